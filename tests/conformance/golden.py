"""Golden playthroughs: annotated records in `golden/<game>/` of the tests. `make golden` writes them anew.

They show line by line what a change of rules, cards or texts does to whole games.
"""

import sys
from pathlib import Path
from typing import Any

import subak
from conformance import chosen
from conformance.players import option_sets
from subak.game import Game
from subak.game.annotate import annotate
from subak.games import find
from subak.players import GreedyPlayer, Player, RandomPlayer


def folder() -> Path:
    return chosen.KEPT / "golden"


def golden_games(name: str) -> dict[str, dict[str, Any]]:
    """File name → options: the defaults, every other value of every option once, every number of players."""
    default = option_sets(name)[0] | {key: values[0] for key, values in subak.options(name).items()}
    found = {"default": default}
    for key, values in subak.options(name).items():
        for value in values[1:]:
            found[f"{key}-{value}".lower()] = default | {key: value}
    switches = [key for key, values in subak.options(name).items() if isinstance(values[0], bool)]
    if len(switches) > 1:
        found["everything"] = default | dict.fromkeys(switches, True)
    for seats in find(name).seats[1:]:
        found[f"{seats}-players"] = default | {"seats": seats}
    return found


def play_golden(name: str, file: str, options: dict[str, Any]) -> Game:
    """A game between sensible computer players; always the same."""
    game = subak.new(name, seed=f"golden {file}", **options)
    player: Player = GreedyPlayer() if game.kind.brings("players") else RandomPlayer(1)
    while actors := game.actors:
        seat = actors[0]
        game.push(player.choose(game, seat), seat)
    return game


def write_all() -> None:
    for name in chosen.game_names():
        (folder() / name).mkdir(parents=True, exist_ok=True)
        for old in (folder() / name).glob("*.txt"):
            old.unlink()
        for file, options in golden_games(name).items():
            text = annotate(play_golden(name, file, options))
            (folder() / name / f"{file}.txt").write_text(text, encoding="utf-8")
            print(name, file)


if __name__ == "__main__":
    if sys.argv[1:]:
        chosen.choose(*sys.argv[1:])
    write_all()
