"""A game with nothing but what the contract requires: take one to three sticks; whoever takes the last one wins."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from subak.errors import MalformedMove
from subak.games.components import Components
from subak.games.kind import GameKind, Notation, Rules, States, Table, Value
from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.chance import Chance, below, rekey
from subak.kernel.layout import Layout, i8, i16
from subak.kernel.log import Log, note
from subak.kernel.rule import rule
from subak.show.choices import Choice, Choices, Message, Move
from subak.show.scene import Panel, Scene, Sprite, Zone

NOTHING = Message("nothing-to-choose")


class Sticks(Layout):
    """What lies on the table."""

    seats: i8
    epoch: i16
    turn: i8
    left: i16  # sticks left, 0 when the game is over
    taken: i16[2]
    chance: Chance


@contract.deal.register(Sticks)
@rule
def deal(s: Sticks) -> None:
    s.left = 10 + below(s.chance, 10)


@contract.actors.register(Sticks)
@rule
def actors(s: Sticks) -> int:
    return 1 << int(s.turn) if s.left > 0 else 0


@contract.legal.register(Sticks)
@rule
def legal(s: Sticks, seat: int, out: Row[int]) -> int:
    count = min(3, int(s.left)) if seat == s.turn else 0
    for i in range(count):
        out[i] = i + 1
    return count


@contract.play.register(Sticks)
@rule
def play(s: Sticks, seat: int, move: int, log: Log) -> None:
    s.left -= move
    s.taken[seat] += move
    s.turn = 1 - s.turn
    s.epoch += 1
    note(log, 0, seat, move, 0, 0, 0)


@contract.hide.register(Sticks)
@rule
def hide(s: Sticks, seat: int) -> None:
    s.chance.key[0] = s.chance.key[1] = 0
    s.chance.counter = 0


@contract.redeal.register(Sticks)
@rule
def redeal(s: Sticks, seat: int, key: int) -> None:
    rekey(s.chance, key)


@contract.scores.register(Sticks)
@rule
def scores(s: Sticks, out: Row[int]) -> None:
    for seat in range(2):
        out[seat] = s.taken[seat]


@contract.outcome.register(Sticks)
@rule
def outcome(s: Sticks, out: Row[float]) -> None:
    for seat in range(2):
        out[seat] = 1.0 if s.left == 0 and seat != s.turn else 0.0


def template(seats: int, options: Mapping[str, Value], components: Components) -> States:
    states = Sticks.zeros()
    states["seats"] = seats
    return states


def write_moves(states: States, components: Components, seat: int, moves: Sequence[int]) -> list[str]:
    return [str(move) for move in moves]


def read_move(states: States, components: Components, seat: int, text: str) -> int:
    if not text.isdigit():
        raise MalformedMove(f"{text!r} is no move; expected a number")
    return int(text)


def choose(states: States, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    return Choices(NOTHING, tuple(Choice(Move(seat, move, str(move)), f"button:{move}", NOTHING) for move in moves))


def scene(states: States, components: Components, seat: int, choices: Choices) -> Scene:
    heap = Sprite("heap", "table", "wood", 0.5, 0.5, 1, 1, text=str(states["left"][0]), label=NOTHING)
    panels = tuple(Panel(of, int(states["taken"][0, of])) for of in range(2))
    return Scene(NOTHING, (Zone("table", "board", NOTHING, 0, 0, 1, 1),), (heap,), panels, choices)


def describe(states: States, components: Components) -> dict[str, Any]:
    return {"left": int(states["left"][0])}


RULES = Rules(layout=Sticks, moves=4, moves_at_most=3, picks_at_most=20, event_kinds=("take",), template=template)
NOTATION = Notation(write_moves=write_moves, read_move=read_move, refusal=lambda states, components, seat, move: "no")
TABLE = Table(
    choose=choose,
    scene=scene,
    drawings=lambda components: [],
    log_line=lambda event, components: NOTHING,
    why_not=lambda states, components, seat, target: NOTHING,
    score_rows=lambda states: [(NOTHING, states["taken"][0].tolist())],
    describe=describe,
)


def sticks(folder: Path, **sections: Any) -> GameKind[Components]:
    """The game, with its texts in a folder; sections may be replaced, or added."""
    (folder / "texts").mkdir(exist_ok=True)
    for language in ("en", "de"):
        (folder / "texts" / f"{language}.ftl").write_text("game-sticks = Sticks\n", encoding="utf-8")
    required = {"rules": RULES, "components": Components, "notation": NOTATION, "table": TABLE}
    kept = {"name": "sticks", "title": "Sticks", "version": 1, "seats": range(2, 3), "folder": folder}
    return GameKind(**{**kept, **required, **sections})
