"""The kernel against a second, slow and obvious implementation, pick by pick (second.py says how it is made).

Everything that lies on the table, what every seat may pick, scores and winner: of random games, of players who build
sensibly, of greedy ones, and of games that begin in the middle, with full fields or with an empty box.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import subak
from games.spirits.second import SETUPS, TILES
from games.spirits.second_compare import Match
from games.spirits.second_players import Player, greedy, idle, sensible, uniform
from games.spirits.second_seen import Seen
from games.spirits.second_spirits import RAINS
from games.spirits.second_start import begin_in_the_middle
from games.spirits.second_table import SPIRITS

pytestmark = pytest.mark.long

BEGINNINGS = (None, 1, 4, 5, 6)


def play_both(seed: int, player: Callable[[random.Random], Player], seen: Seen, begin: int = 0, **box: bool) -> None:
    """One game to its end; `begin`: from the middle of a round on."""
    rng = random.Random(seed)
    game = subak.new("spirits", seed=seed, seats=2 + seed % 3, gentle=seed // 3 % 2 == 1)
    match, choose = Match(game, seen), player(rng)
    while game.actors:
        if begin and match.table.phase == "card":
            begin_in_the_middle(rng, match, begin, **box)
            begin = 0
        seat = rng.choice(game.actors)
        match.push(seat, choose(match, seat))
    match.compare_end()
