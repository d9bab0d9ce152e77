"""Three builds of the rules play alike: compiled as shipped, compiled with bounds checks, and plain Python."""

import os
import subprocess
import sys

import pytest

from conformance.chosen import game_names

pytestmark = pytest.mark.long
GAMES = 6
LONGEST = 150
"""Plain Python is slow: long games are not played to their end."""

PLAY = """
import hashlib, itertools, random, sys
import subak
from subak.games import find

for name in NAMES:
    kind = find(name)
    combinations = itertools.product(*(option.values for option in kind.options))
    for number, values in enumerate(itertools.islice(itertools.cycle(combinations), GAMES * len(kind.seats))):
        options = dict(zip((option.name for option in kind.options), values))
        seats = kind.seats[number % len(kind.seats)]
        game = subak.new(name, seats=seats, seed=number, **options)
        chooser, digest = random.Random(number), hashlib.sha256()
        while game.actors and len(game) < LONGEST:
            seat = chooser.choice(game.actors)
            game.push(int(chooser.choice(game.codes(seat).tolist())), seat)
            digest.update(game.to_bytes() + game.view(seat).to_bytes() + repr(game.last_events).encode())
        print(name, number, digest.hexdigest())
"""


JUDGE = """
import random
import subak
from subak.games import find
from subak.players import GreedyPlayer, SearchPlayer

for name in NAMES:
    if not find(name).brings("players"):
        continue
    game, chooser = subak.new(name, seed="judge"), random.Random(name)
    players = GreedyPlayer(seed=3), SearchPlayer(iterations=12, seed=4)
    while game.actors and len(game) < LONGEST:
        seat = game.actors[0]
        if len(game) % 12 == 0:
            for player in players:
                print(name, len(game), [(move.code, round(move.share, 6)) for move in player.judge(game, seat)[:5]])
        game.push(int(chooser.choice(game.codes(seat).tolist())), seat)
"""


def play(code: str = PLAY, **environment: str) -> list[str]:
    """What the same random games come to in another process."""
    code = code.replace("GAMES", str(GAMES)).replace("LONGEST", str(LONGEST)).replace("NAMES", repr(game_names()))
    clean = {key: value for key, value in os.environ.items() if key != "NUMBA_BOUNDSCHECK"}
    answer = subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr[-3000:]
    return answer.stdout.splitlines()


@pytest.fixture(scope="module")
def with_bounds_checks() -> list[str]:
    return play(NUMBA_BOUNDSCHECK="1")


def test_the_shipped_build_agrees(with_bounds_checks: list[str]) -> None:
    assert len(with_bounds_checks) >= GAMES * len(game_names())
    assert play() == with_bounds_checks


def test_plain_python_agrees(with_bounds_checks: list[str]) -> None:
    assert play(NUMBA_DISABLE_JIT="1") == with_bounds_checks


def test_computer_players_judge_alike_as_plain_python() -> None:
    """Until the rules of a new server are compiled, they play so."""
    assert play(JUDGE, NUMBA_DISABLE_JIT="1") == play(JUDGE, NUMBA_BOUNDSCHECK="1") != []
