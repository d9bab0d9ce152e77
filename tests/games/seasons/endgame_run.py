"""`python -m games.seasons.endgame_run [N]`: N positions of the dry season with four picks left, solved by brute force
(test code), by the exact endgame and by the strong level. Long: seconds for every position."""

import sys

import pytest

from games.seasons.test_endgame import brute_force, dry_positions
from subak.game import Game
from subak.games.seasons.players import endgame
from subak.players import SearchPlayer
from subak.players.levels import make_player


def search_alone(game: Game, seat: int, seed: int) -> int:
    """What search finds out by itself, without the solver."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "solved", lambda self, seat: None)
        return SearchPlayer(milliseconds=300, seed=seed).choose(game, seat)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    equal = strong = alone = 0
    for number, game in enumerate(dry_positions(count, 4, 10_000), 1):
        seat, worth = game.actors[0], brute_force(game)
        best = max(worth.values())
        equal += endgame.solve(game._states) == worth
        strong += worth[make_player("heron", seed=number).choose(game, seat)] == best
        alone += worth[search_alone(game, seat, number)] == best
        print(f"\r{number} positions: exact {equal}, strong level {strong}, search alone {alone}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
