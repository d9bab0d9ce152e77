"""Seasons of Rice as the rest of the package sees it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.errors import ComponentsError
from subak.games.kind import GameKind, Option, Solved, States, Value
from subak.games.seasons import components as parts
from subak.games.seasons.players import endgame
from subak.games.seasons.players import features as _value  # noqa: F401  # registers what computer players ask for
from subak.games.seasons.rules import hidden as _hidden  # noqa: F401  # registers hide and redeal (and, through it, the rest)
from subak.games.seasons.rules.events import KINDS
from subak.games.seasons.rules.state import MOVES, MOVES_AT_MOST, State
from subak.games.seasons.table import (
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
from subak.kernel.plain import plain
from subak.show.choices import Choices, Event, Message
from subak.show.scene import Drawing, Scene
from subak.show.texts import Catalogue


class Seasons(GameKind):
    """Seasons of Rice / Die Reisbauern, with Water Festival and Jasmine & Ginger."""

    name = "seasons"
    version = 1
    layout = State
    seats = range(2, 3)
    moves = MOVES
    moves_at_most = MOVES_AT_MOST
    options = (
        Option("edition", parts.EDITIONS, "de"),
        Option("water_festival", (False, True), False),
        Option("jasmine_ginger", (False, True), False),
        Option("younger", (0, 1), 0),
    )
    event_kinds = KINDS
    board_events = frozenset({"start", "build"})

    def load_components(self, path: Path | None) -> parts.Components:
        return parts.ours() if path is None else parts.load(path)

    def check_components(self, path: Path) -> Sequence[ComponentsError]:
        return parts.check(path)

    def template(self, seats: int, options: Mapping[str, Value], components: parts.Components) -> States:
        states = State.zeros()
        state = states[0]
        state.seats = seats
        state.edition = parts.EDITIONS.index(str(options["edition"]))
        state.water_festival = options["water_festival"]
        state.jasmine_ginger = options["jasmine_ginger"]
        state.younger = options["younger"]
        state.tables = components.tables[str(options["edition"])][0]
        return states

    def arrange(self, states: States, components: parts.Components, text: str) -> None:
        notation.arrange(states, components, text)

    def write_moves(self, states: States, components: parts.Components, seat: int, moves: Sequence[int]) -> list[str]:
        state = description.read(states)
        return [notation.write_move(state, components, seat, move) for move in moves]

    def read_move(self, states: States, components: parts.Components, seat: int, text: str) -> int:
        return notation.read_move(states[0], components, seat, text)

    def refusal(self, states: States, components: parts.Components, seat: int, move: int) -> str:
        return choices.refusal(states, components, seat, move)

    def describe(self, states: States, components: parts.Components) -> dict[str, Any]:
        return description.describe(plain(State, states), components)

    def choose(self, states: States, components: parts.Components, seat: int, moves: Sequence[int]) -> Choices:
        return choices.choose(states, components, seat, moves)

    def picture(self, states: States, components: parts.Components, seat: int) -> str:
        return text_picture.farm(states[0], seat)

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

    def solve(self, states: States, seat: int) -> Solved | None:
        if not endgame.can_solve(states):
            return None
        code, worth = max(endgame.solve(states).items(), key=lambda pair: pair[1])
        return Solved(code, 0.5 + 0.5 * ((worth > 0) - (worth < 0)))

    def statistics(self, states: States) -> dict[str, NDArray[np.float64]]:
        players = states["players"]
        return {
            "points": players["points"].astype(np.float64),
            "fields": players["field_count"].astype(np.float64),
            "largest": players["fields"]["extent"].max(axis=2).astype(np.float64),
            "farmers": players["farmers"].astype(np.float64),
        }


KIND = Seasons()
