"""Games for the comparison: who plays, where they begin, and with which cards.

`python -m games.spirits.second_games GAMES [FIRST]` plays games of every kind and says what was seen.
"""

import random
import sys
import time
from collections import Counter
from contextlib import nullcontext
from typing import NamedTuple

import subak
from games.spirits.second_cards import cards_in_play, invented_cards, teach
from games.spirits.second_compare import Match
from games.spirits.second_players import greedy, idle, sensible, uniform
from games.spirits.second_seen import Seen
from games.spirits.second_start import begin_in_the_middle

PLAYERS = {"uniform": uniform, "sensible": sensible, "greedy": greedy, "idle": idle}


class Way(NamedTuple):
    """A kind of game."""

    player: str
    at_round: int = 0
    """The round in the middle of which it begins; 0: it is played from the first gate on."""
    short: bool = False
    """Hardly anything is left in the box."""
    invented: bool = False
    """Most spirits do something else than they usually do."""


WAYS = (
    Way("uniform"),
    Way("sensible"),
    Way("sensible", 1),
    Way("uniform", 4),
    Way("sensible", 5, short=True),
    Way("uniform", 6),
    Way("greedy"),
    Way("sensible", 4, invented=True),
    Way("uniform", 5, short=True, invented=True),
    Way("idle", 4),
)


def play_both(way: Way, seed: int, seen: Seen) -> None:
    """One game to its end, compared at every pick."""
    rng = random.Random(f"{way} {seed}")
    cards = invented_cards(rng) if way.invented else None
    with cards_in_play(cards) if cards else nullcontext():
        game = subak.new("spirits", seed=seed, seats=2 + seed % 3, gentle=seed // 3 % 2 == 1)
        if cards:
            teach(game, cards)
        match = Match(game, seen)
        match.notes.append(str(way))
        play_on(match, way, rng)


def play_on(match: Match, way: Way, rng: random.Random) -> None:
    """From the first gate, or from the middle, to the end."""
    choose, begins_later = PLAYERS[way.player](rng), way.at_round > 0
    while match.game.actors:
        if begins_later and match.table.phase == "card":
            begin_in_the_middle(rng, match, way.at_round, short=way.short)
            begins_later = False
        seat = rng.choice(match.game.actors)
        match.push(seat, choose(match, seat))
    match.compare_end()


def compare_games(number: int, first: int = 0) -> Seen:
    """Games of all kinds in turn."""
    seen: Seen = Counter()
    for seed in range(first, first + number):
        play_both(WAYS[seed % len(WAYS)], seed, seen)
    return seen


def main(number: int, first: int) -> None:
    """Play, and say what was seen."""
    begin = time.perf_counter()
    seen = compare_games(number, first)
    for what, times in sorted(seen.items()):
        print(f"{times:8} {what}")
    print(f"{number} games, {seen['picks']} picks, {time.perf_counter() - begin:.0f} seconds, no difference")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
