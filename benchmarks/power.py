"""`python benchmarks/power.py [--games N] [--first SEED] [--keep FILE]`: what each spirit of Spirits of the Rice Paddy
is worth apart from its number.

A high number is a price: whoever has it gets water late. So shares of the win cannot show whether higher numbers are
stronger: with a fair price they are all alike. Here the effects are dealt to the numbers anew for every game. How far a
player is ahead of the others in the end, in rice, is then explained (least squares) by the effects they had, how high
their numbers were, and their setup cards. With `--keep`, games are kept in a file, and more are added to them.
"""

import argparse
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.game import Game
from subak.games import find
from subak.games.spirits.components import Components, ours
from subak.games.spirits.players.balance import by_lot
from subak.games.spirits.rules.state import FIRST_SPIRITS, SPIRITS
from subak.kernel.bits import bits_of
from subak.players.levels import make_player
from subak.study.balance import rank_correlation

SEEDS = 200_000
"""Seeds of these games begin here, if nothing else is said."""
RESAMPLES = 500
Vector = NDArray[np.float64]
Played = dict[str, Any]


# --- games ---------------------------------------------------------------------------------------------------------
def dealt_anew(parts: Components, lots: random.Random) -> Components:
    """The same effects with other numbers."""
    order = lots.sample(range(SPIRITS), SPIRITS)
    tables = parts.tables.copy()
    tables["spirits"][0] = parts.tables["spirits"][0][order]
    return replace(parts, tables=tables, spirits=tuple(parts.spirits[card] for card in order))


def play(seats: int, seed: int, player: str) -> Played:
    """A game between equal players; the drafts and who is asked first are left to lot."""
    lots = random.Random(seed)
    parts = dealt_anew(ours(), lots)
    game = Game(find("spirits"), seats=seats, seed=f"power {seed}", components=parts)
    players = [make_player(player, seed=seed * 8 + seat) for seat in range(seats)]
    while actors := game.actors:
        seat = lots.choice(actors)
        game.push(int(lots.choice(game.codes(seat))) if by_lot(game, seat) else players[seat].choose(game, seat), seat)
    farms = game.state.players
    return {
        "scores": list(game.scores),
        "setup": [parts.setups[farms[seat].setup] for seat in range(seats)],
        "cards": [[(card + 1, parts.spirits[card]) for card in bits_of(farms[seat].played)] for seat in range(seats)],
    }


# --- what explains a lead ------------------------------------------------------------------------------------------
def explained(games: list[Played]) -> tuple[NDArray[np.float64], Vector, NDArray[np.int64]]:
    """For every farm: what it had more than the others, its lead in rice, and the game."""
    spirits, setups = ours().spirits, ours().setups
    rows, leads, numbers = [], [], []
    for number, game in enumerate(games):
        had = np.zeros((len(game["scores"]), SPIRITS + len(setups) + 2))
        for seat, cards in enumerate(game["cards"]):
            for card, name in cards:
                had[seat, spirits.index(name)] = 1
                had[seat, -2 if card <= FIRST_SPIRITS else -1] += card / 3
            had[seat, SPIRITS + setups.index(game["setup"][seat])] = 1
        for seat, score in enumerate(game["scores"]):
            others = [other for other in range(len(had)) if other != seat]
            rows.append(had[seat] - had[others].mean(axis=0))
            leads.append(score - np.mean([game["scores"][other] for other in others]))
            numbers.append(number)
    return np.array(rows), np.array(leads), np.array(numbers)


def fitted(rows: NDArray[np.float64], leads: Vector, weights: Vector) -> Vector:
    """Least squares; spirits as differences from their average."""
    heavy = rows * weights[:, None]
    found: Vector = np.linalg.solve(heavy.T @ rows + 1e-3 * np.eye(rows.shape[1]), heavy.T @ leads)
    found[:SPIRITS] -= found[:SPIRITS].mean()
    return found


def correlation(power: Vector) -> float:
    """Of number and power, by rank."""
    return rank_correlation([(float(card), float(worth)) for card, worth in enumerate(power)])


def show(games: list[Played]) -> None:
    rows, leads, numbers = explained(games)
    found = fitted(rows, leads, np.ones(len(rows)))
    chance, count = np.random.default_rng(1), len(games)
    drawn = chance.multinomial(count, np.full(count, 1 / count), size=RESAMPLES).astype(float)
    again = np.array([fitted(rows, leads, one[numbers]) for one in drawn])
    margins = 1.96 * again.std(axis=0)
    for card, name in enumerate(ours().spirits):
        print(f"{card + 1:2} {name:14} {found[card]:+5.1f} ± {margins[card]:.1f}")
    power, first = found[:SPIRITS], slice(0, FIRST_SPIRITS)
    low, high = np.percentile([correlation(one[:SPIRITS]) for one in again], [2.5, 97.5])
    print(f"{count} games; rice of a lead on average: first deck {power[first].mean():+.1f}, second the opposite")
    print(f"rank correlation of number and power: {correlation(power):.2f} ({low:.2f} to {high:.2f})")
    print(f"within the decks: {correlation(power[first]):.2f} and {correlation(power[FIRST_SPIRITS:]):.2f}")
    for deck, at in (("first", -2), ("second", -1)):
        print(
            f"ten numbers higher, on average of the {deck} draft: {10 * found[at]:+.1f} ± {10 * margins[at]:.1f} rice"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="so many more")
    parser.add_argument("--player", default="search:30")
    parser.add_argument("--first", type=int, default=SEEDS, help="the first seed")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    kept = given.keep.read_text().splitlines() if given.keep and given.keep.exists() else []
    games: list[Played] = [json.loads(line) for line in kept]
    seats = find("spirits").seats
    for number in range(len(games), len(games) + given.games):
        games.append(play(seats[number % len(seats)], given.first + number, given.player))
        if given.keep:
            with given.keep.open("a") as file:
                file.write(json.dumps(games[-1]) + "\n")
    show(games)


if __name__ == "__main__":
    main()
