"""Dos Rios as the rest of the package sees it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.errors import ComponentsError
from subak.games.kind import GameKind, Option, States, Value
from subak.games.rios import components as parts
from subak.games.rios.players import features as _value  # noqa: F401  # registers what computer players ask for
from subak.games.rios.rules import hidden as _hidden  # noqa: F401  # registers hide and redeal (and, through it, the rest)
from subak.games.rios.rules.events import KINDS
from subak.games.rios.rules.state import MOVES, MOVES_AT_MOST, State
from subak.games.rios.table import (
    choices,
    description,
    drawings,
    log_lines,
    notation,
    scene,
    terminal,
    text_picture,
    why_not,
)
from subak.kernel import entry
from subak.kernel.plain import plain
from subak.show.choices import Choices, Event, Message
from subak.show.scene import Drawing, Scene
from subak.show.texts import Catalogue

RIVER_LAYING = ("start_player", "in_turn", "one_each")


class Rios(GameKind):
    """Dos Rios."""

    name = "rios"
    version = 1
    layout = State
    seats = range(2, 5)
    moves = MOVES
    moves_at_most = MOVES_AT_MOST
    options = (Option("river_laying", RIVER_LAYING, "start_player"), Option("max_rounds", (60, 20), 60))
    event_kinds = KINDS
    board_events = frozenset({"rivers_laid", "diverted", "finca", "hacienda"})

    def load_components(self, path: Path | None) -> parts.Components:
        return parts.ours() if path is None else parts.load(path)

    def check_components(self, path: Path) -> Sequence[ComponentsError]:
        return parts.check(path)

    def template(self, seats: int, options: Mapping[str, Value], components: parts.Components) -> States:
        states = State.zeros()
        states[0].seats = seats
        states[0].river_laying = RIVER_LAYING.index(str(options["river_laying"]))
        states[0].max_rounds = options["max_rounds"]
        states[0].tables = components.tables[0]
        return states

    def arrange(self, states: States, components: parts.Components, text: str) -> None:
        notation.arrange(states, components, text)

    def write_moves(self, states: States, components: parts.Components, seat: int, moves: Sequence[int]) -> list[str]:
        return notation.write_moves(states, moves)

    def read_move(self, states: States, components: parts.Components, seat: int, text: str) -> int:
        return notation.read_move(states[0], text)

    def refusal(self, states: States, components: parts.Components, seat: int, move: int) -> str:
        out = np.zeros(MOVES_AT_MOST, np.int32)
        return choices.refusal(states, components, seat, move, out[: entry.legal_moves(states, seat, out)].tolist())

    def describe(self, states: States, components: parts.Components) -> dict[str, Any]:
        return description.describe(states, components)

    def choose(self, states: States, components: parts.Components, seat: int, moves: Sequence[int]) -> Choices:
        return choices.choose(states, components, seat, moves)

    def picture(self, states: States, components: parts.Components, seat: int) -> str:
        return text_picture.board(plain(State, states))

    def table(self, states: States, components: parts.Components, seat: int, catalogue: Catalogue) -> str:
        return terminal.table(states, components, seat, catalogue)

    def drawings(self, components: parts.Components) -> list[Drawing]:
        return drawings.drawings(components)

    def scene(self, states: States, components: parts.Components, seat: int, choices: Choices) -> Scene:
        return scene.scene(states, components, seat, choices)

    def why_not(self, states: States, components: parts.Components, seat: int, target: str) -> Message:
        return why_not.why_not(states, components, seat, target)

    def score_rows(self, states: States) -> list[tuple[Message, list[int]]]:
        return terminal.score_rows(states)

    def tell(self, event: Event, components: parts.Components) -> Message:
        return log_lines.tell(event, components)

    def statistics(self, states: States) -> dict[str, NDArray[np.float64]]:
        seats = int(states["seats"][0])
        players = states["players"][:, :seats]
        fincas = np.bitwise_count(players["fincas"]).astype(np.float64)
        hacienda = (players["hacienda"] != 0).astype(np.float64)
        return {
            "buildings": fincas + hacienda,
            "hacienda": hacienda,
            "rio": players["money"].astype(np.float64) * 100,
            "wood": players["wood"].astype(np.float64),
            "rounds": np.repeat(states["lap"].astype(np.float64)[:, None], seats, axis=1),
        }


KIND = Rios()
