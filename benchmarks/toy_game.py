"""A game as small as tic-tac-toe that goes on for long: mark any of nine cells. Only to compare servers with.

`write_texts` writes the catalogues that every game brings; `games.register(kind(folder))` makes it known to a process.
"""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from subak.games.components import Components
from subak.games.kind import GameKind, Notation, Rules, States, Table, Value
from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.chance import Chance, blind, rekey
from subak.kernel.layout import Layout, i8, i16, i32
from subak.kernel.log import Log, note
from subak.kernel.plain import plain
from subak.kernel.rule import rule
from subak.show.choices import Choice, Choices, Event, Message, Move
from subak.show.scene import Drawing, Panel, Scene, Sprite, Zone
from subak.show.texts import LANGUAGES

LONGEST = 30_000
CELLS = [Message("cell", {"number": number}) for number in range(9)]
ZONES = (Zone("board", "board", Message("board"), 0, 0, 3, 3, -1),)
PANELS = tuple(Panel(number, 0, ()) for number in range(2))


class Nine(Layout):
    """Nine cells, and whose turn it is."""

    seats: i8
    epoch: i16
    turn: i8
    made: i32
    cells: i8[9]
    chance: Chance


# --- the rules -------------------------------------------------------------------------------------------------------
@contract.deal.register(Nine)
@rule
def deal(s: Nine) -> None:
    s.turn = 0


@contract.actors.register(Nine)
@rule
def actors(s: Nine) -> int:
    return 1 << int(s.turn) if s.made < LONGEST else 0


@contract.legal.register(Nine)
@rule
def legal(s: Nine, seat: int, out: Row[int]) -> int:
    for cell in range(9):
        out[cell] = cell
    return 9 if seat == s.turn else 0


@contract.play.register(Nine)
@rule
def play(s: Nine, seat: int, move: int, log: Log) -> None:
    s.cells[move] = seat + 1
    s.turn = 1 - s.turn
    s.made += 1
    s.epoch = (s.epoch + 1) % 30000
    note(log, 0, seat, move, 0, 0, 0)


@contract.hide.register(Nine)
@rule
def hide(s: Nine, seat: int) -> None:
    blind(s.chance)


@contract.redeal.register(Nine)
@rule
def redeal(s: Nine, seat: int, key: int) -> None:
    rekey(s.chance, key)


@contract.scores.register(Nine)
@rule
def scores(s: Nine, out: Row[int]) -> None:
    out[0] = out[1] = 0


@contract.outcome.register(Nine)
@rule
def outcome(s: Nine, out: Row[float]) -> None:
    out[0] = out[1] = 0.5 if s.made == LONGEST else 0.0


# --- what people see and pick ----------------------------------------------------------------------------------------
def template(seats: int, options: Mapping[str, Value], components: Components) -> States:
    states = Nine.zeros()
    states["seats"] = seats
    return states


def write_moves(states: States, components: Components, seat: int, moves: Sequence[int]) -> list[str]:
    return [str(move) for move in moves]


def read_move(states: States, components: Components, seat: int, text: str) -> int:
    return int(text)


def refusal(states: States, components: Components, seat: int, move: int) -> str:
    return "choose a cell, 0 to 8"


def choose(states: States, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    options = [Choice(Move(seat, move, str(move)), f"cell:{move}", CELLS[move]) for move in moves]
    return Choices(Message("choose"), tuple(options))


@functools.lru_cache(maxsize=16)
def _cells(owners: tuple[int, ...]) -> tuple[Sprite, ...]:
    """Drawn once for both seats."""
    return tuple(
        Sprite(f"cell:{n}", "board", f"seat-mark-{owner - 1}" if owner else "", n % 3, n // 3, 1, 1, label=CELLS[n])
        for n, owner in enumerate(owners)
    )


def scene(states: States, components: Components, seat: int, choices: Choices) -> Scene:
    state = plain(Nine, states)
    return Scene(Message("turn", {"seat": (state.turn,)}), ZONES, _cells(tuple(state.cells)), PANELS, choices)


def drawings(components: Components) -> list[Drawing]:
    return []


def log_line(event: Event, components: Components) -> Message:
    return Message("marked", {"cell": event.numbers[0]})


def why_not(states: States, components: Components, seat: int, target: str) -> Message:
    return Message("no")


def score_rows(states: States) -> list[tuple[Message, list[int]]]:
    return []


def describe(states: States, components: Components) -> dict[str, Any]:
    return {"cells": plain(Nine, states).cells}


# --- the game --------------------------------------------------------------------------------------------------------
def write_texts(folder: Path) -> None:
    """Every game brings catalogues; this one's are empty, as nobody reads them."""
    (folder / "texts").mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / "texts" / f"{language}.ftl").touch()


def kind(folder: Path) -> GameKind[Components]:
    """The required sections and nothing else."""
    write_texts(folder)
    return GameKind(
        name="nine",
        title="Nine cells",
        version=1,
        seats=range(2, 3),
        folder=folder,
        components=Components,
        rules=Rules(
            layout=Nine,
            moves=9,
            moves_at_most=9,
            picks_at_most=LONGEST,
            event_kinds=("mark",),
            template=template,
            has_secrets=False,
        ),
        notation=Notation(write_moves=write_moves, read_move=read_move, refusal=refusal),
        table=Table(
            choose=choose,
            scene=scene,
            drawings=drawings,
            log_line=log_line,
            why_not=why_not,
            score_rows=score_rows,
            describe=describe,
        ),
    )
