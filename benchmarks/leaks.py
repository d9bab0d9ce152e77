"""Does anybody hear of what they cannot know? The long version of tests/server/test_leaks.py.

    PYTHONPATH=tests python -P benchmarks/leaks.py [games] [first seed]

Random people and computer players at tables of all three games with two to four seats: they move, undo, ask for turns
back, leave and return, talk, take notes, ask why and for hints, break off and come back. Every message to every seat
and to a spectator must be the same, to the byte, at a table where all that this seat cannot know is otherwise; and none
may hold keys, seeds, others' words or names of hidden cards. Every tenth game is played over the wire instead: then all
answers over HTTP and the log (at its most talkative) are searched, too.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

from rich.progress import track

import subak
from conformance.players import option_sets
from server.harness import QUICK, Running
from server.leaks import Leak, Played, Wish
from server.overheard import Overheard
from subak.games import find
from subak.server.store import Clock

GAMES = 300
DENSE = 60
"""So many tellings of each game are compared, and every fifth after them; all are searched."""
OVER_THE_WIRE = 10


def wish(seed: int) -> Wish:
    """Everything in turn: games, seats, options, clocks, drawn seeds; at some tables computer players."""
    chooser = random.Random(seed)
    name = subak.game_names()[seed % len(subak.game_names())]
    seats = chooser.choice(list(find(name).seats))
    kinds = ["link", *(chooser.choice(["link", "link", "computer"]) for _ in range(seats - 1))]
    chooser.shuffle(kinds)
    clock = Clock(100, 1000) if seed % 4 == 0 else None
    return Wish(name, tuple(kinds), seed, seed % 2 == 0, clock, chooser.choice(option_sets(name)))


def play(folder: Path, seed: int) -> Counter[str]:
    return asyncio.run(Played(folder / f"{seed}.db", wish(seed), dense=DENSE).run())


def overhear(server: Running, seed: int) -> Counter[str]:
    wanted = wish(seed)
    return Overheard(server, wanted.game, len(wanted.kinds), seed, longest=150).play()


def main(games: int = GAMES, first: int = 0) -> int:
    counts: Counter[str] = Counter()
    leaks: list[str] = []
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        settings = replace(QUICK, asked_at_once=1_000_000)
        with Running(Path(name) / "wire.db", settings) as server:
            for seed in track(range(first, first + games), description="Playing"):
                try:
                    is_over_the_wire = seed % OVER_THE_WIRE == OVER_THE_WIRE - 1
                    counts += overhear(server, seed) if is_over_the_wire else play(Path(name), seed)
                except Leak as leak:
                    leaks.append(str(leak))
    for what, count in counts.most_common():
        print(f"{count:>9} {what}")
    print(f"{games} games in {time.monotonic() - started:.0f} s, {len(leaks)} with a leak")
    print("\n".join(leaks))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
