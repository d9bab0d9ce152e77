"""A game as small as tic-tac-toe that goes on for long: mark any of nine cells. Only to compare servers with."""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.games.kind import GameKind, States, Value
from subak.kernel import contract
from subak.kernel.chance import Chance
from subak.kernel.layout import Layout, i8, i16, i32
from subak.kernel.log import note
from subak.kernel.plain import plain
from subak.kernel.rule import rule
from subak.show.choices import Choice, Choices, Event, Message, Move
from subak.show.scene import Drawing, Panel, Scene, Sprite, Zone
from subak.show.texts import Catalogue

LONGEST = 30_000
CELLS = [Message("cell", {"number": number}) for number in range(9)]
ZONES = (Zone("board", "board", Message("board"), 0, 0, 3, 3, -1),)
PANELS = tuple(Panel(number, 0, ()) for number in range(2))


@functools.lru_cache(maxsize=16)
def _cells(owners: tuple[int, ...]) -> tuple[Sprite, ...]:
    """Drawn once for both seats."""
    return tuple(
        Sprite(f"cell:{n}", "board", f"seat-mark-{owner - 1}" if owner else "", n % 3, n // 3, 1, 1, label=CELLS[n])
        for n, owner in enumerate(owners)
    )


class Nine(Layout):
    """Nine cells, and whose turn it is."""

    seats: i8
    epoch: i16
    turn: i8
    made: i32
    cells: i8[9]
    chance: Chance


@contract.deal.register(Nine)
@rule
def deal(s):  # type: ignore[no-untyped-def]
    s.turn = 0


@contract.actors.register(Nine)
@rule
def actors(s):  # type: ignore[no-untyped-def]
    return 1 << int(s.turn) if s.made < LONGEST else 0


@contract.legal.register(Nine)
@rule
def legal(s, seat, out):  # type: ignore[no-untyped-def]
    for cell in range(9):
        out[cell] = cell
    return 9 if seat == s.turn else 0


@contract.play.register(Nine)
@rule
def play(s, seat, move, log):  # type: ignore[no-untyped-def]
    s.cells[move] = seat + 1
    s.turn = 1 - s.turn
    s.made += 1
    s.epoch = (s.epoch + 1) % 30000
    note(log, 0, seat, move, 0, 0, 0)


@contract.hide.register(Nine)
@rule
def hide(s, seat):  # type: ignore[no-untyped-def]
    s.chance.key[0] = s.chance.key[1] = 0


@contract.redeal.register(Nine)
@rule
def redeal(s, seat, key):  # type: ignore[no-untyped-def]
    s.chance.key[0] = key


@contract.scores.register(Nine)
@rule
def scores(s, out):  # type: ignore[no-untyped-def]
    out[0] = out[1] = 0


@contract.outcome.register(Nine)
@rule
def outcome(s, out):  # type: ignore[no-untyped-def]
    out[0] = out[1] = 0.5


class NineKind(GameKind):
    """The faces that a server needs."""

    name, version, seats, options = "nine", 1, range(2, 3), ()
    layout, moves, moves_at_most, event_kinds = Nine, 9, 9, ("mark",)

    def load_components(self, path: Path | None) -> Any:
        return SimpleNamespace(digest="none")

    def check_components(self, path: Path) -> Sequence[Exception]:
        return ()

    def template(self, seats: int, options: Mapping[str, Value], components: Any) -> States:
        states = Nine.zeros(1)
        states["seats"] = seats
        return states

    def arrange(self, states: States, components: Any, text: str) -> None:
        raise NotImplementedError

    def write_moves(self, states: States, components: Any, seat: int, moves: Sequence[int]) -> list[str]:
        return [str(move) for move in moves]

    def read_move(self, states: States, components: Any, seat: int, text: str) -> int:
        return int(text)

    def refusal(self, states: States, components: Any, seat: int, move: int) -> str:
        return "no"

    def describe(self, states: States, components: Any) -> dict[str, Any]:
        return {"cells": plain(Nine, states).cells}

    def choose(self, states: States, components: Any, seat: int, moves: Sequence[int]) -> Choices:
        options = [Choice(Move(seat, move, str(move)), f"cell:{move}", CELLS[move]) for move in moves]
        return Choices(Message("choose"), tuple(options))

    def picture(self, states: States, components: Any, seat: int) -> str:
        return str(plain(Nine, states).cells)

    def table(self, states: States, components: Any, seat: int, catalogue: Catalogue) -> str:
        return self.picture(states, components, seat)

    def drawings(self, components: Any) -> list[Drawing]:
        return []

    def scene(self, states: States, components: Any, seat: int, choices: Choices) -> Scene:
        state = plain(Nine, states)
        return Scene(Message("turn", {"seat": state.turn}), ZONES, _cells(tuple(state.cells)), PANELS, choices)

    def why_not(self, states: States, components: Any, seat: int, target: str) -> Message:
        return Message("no")

    def score_rows(self, states: States) -> list[tuple[Message, list[int]]]:
        return []

    def tell(self, event: Event, components: Any) -> Message:
        return Message("marked", {"cell": event.numbers[0]})

    def statistics(self, states: States) -> dict[str, NDArray[np.float64]]:
        return {}


KIND = NineKind()
