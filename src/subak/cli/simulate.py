"""`subak simulate`: random play and what came of it."""

import numpy as np
from numpy.typing import NDArray
from rich.table import Table

from subak.cli.screen import console, progress_bar
from subak.cli.warm import warm_up
from subak.game import Game
from subak.games.kind import States
from subak.kernel import entry
from subak.kernel.chance import Chance, seed_chance
from subak.kernel.log import new_log
from subak.show.choices import SEAT_LETTERS

Numbers = NDArray[np.float64]
BATCH = 2000


def show_simulation(game: Game, games: int) -> None:
    """Play `games` random games with the options of this one and print a summary."""
    warm_up([game.kind.name], environments=True)
    lengths, shares, columns = run_simulation(game, games)
    table = Table(title=f"{game.kind.name}: {games} random games")
    table.add_column("")
    for heading in ("mean", "sd", "min", "median", "max"):
        table.add_column(heading, justify="right")
    _add_row(table, "decisions", lengths)
    for name, values in columns.items():
        for seat in range(game.seats):
            _add_row(table, f"{name} {SEAT_LETTERS[seat]}", values[:, seat])
    console.print(table)
    wins = ", ".join(f"{SEAT_LETTERS[seat]} {shares[:, seat].mean():.1%}" for seat in range(game.seats))
    console.print(f"wins: {wins}; shared: {np.mean(shares.max(axis=1) < 1):.1%}")


def _add_row(table: Table, name: str, values: Numbers) -> None:
    figures = (values.mean(), values.std(), values.min(), np.median(values), values.max())
    table.add_row(name, *(f"{figure:.1f}" for figure in figures))


def run_simulation(game: Game, games: int) -> tuple[Numbers, Numbers, dict[str, Numbers]]:
    """Decisions per game, shares of the win and the game's statistics."""
    lengths, shares, parts = [], [], []
    dice, out, logs = Chance.zeros(), np.zeros(game.kind.rules.moves_at_most, np.int32), new_log(on=False)
    seed_chance(dice[0], f"simulate {game.seed}")
    with progress_bar("Playing", games) as move:
        for start in range(0, games, BATCH):
            states = fresh_deals(game, start, min(BATCH, games - start))
            for at in range(len(states)):
                lengths.append(entry.random_games(states[at : at + 1], dice, out, logs))
                share = np.zeros(game.seats)
                entry.outcome_of(states[at : at + 1], share)
                shares.append(share)
            parts.append(game.kind.balance.statistics(states) if game.kind.brings("balance") else {})
            move(start + len(states), games)
    columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    return np.array(lengths, np.float64), np.array(shares), columns


def fresh_deals(game: Game, first: int, count: int) -> States:
    """New deals of the same kind of game, numbered from `first` on."""
    states = np.repeat(game.kind.rules.template(game.seats, game.options, game.components), count)
    for at in range(count):
        seed_chance(states[at].chance, f"{game.seed}/{first + at}")
    entry.deal_all(states)
    return states
