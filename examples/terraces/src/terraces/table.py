"""What people read and pick: notation, choices, log lines, reasons, points."""

from collections.abc import Sequence
from typing import Any

from subak.errors import MalformedMove
from subak.games.kind import ScoreRows, States
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.choices import Choice, Choices, Event, Message, Move
from terraces.components import RICE, Components
from terraces.rules import FIELD, NONE, OFFERING, SEATS, WATERS, State


def write_moves(states: States, components: Components, seat: int, moves: Sequence[int]) -> list[str]:
    return [str(move + 1) if move < FIELD else f"to:{move - FIELD + 1}" for move in moves]


def read_move(states: States, components: Components, seat: int, text: str) -> int:
    known = write_moves(states, components, seat, range(FIELD + SEATS))
    if text not in known:
        raise MalformedMove(f"{text!r} is no move; expected water, 1 to {WATERS}, or a field, to:1 to to:{SEATS}")
    return known.index(text)


def refusal(states: States, components: Components, seat: int, move: int) -> str:
    return "choose water of your hand" if states[0].water[seat] == NONE else "choose one of the open fields, as in to:1"


def choose(states: States, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    state, texts = plain(State, states), write_moves(states, components, seat, moves)
    options = [_choice(state, Move(seat, move, text)) for move, text in zip(moves, texts, strict=True)]
    args = {"number": state.water[seat] + 1}
    return Choices(Message(f"terraces-choose-{'water' if moves[0] < FIELD else 'field'}", args), tuple(options))


def _choice(state: Any, move: Move) -> Choice:
    """The preview of a field is what it pays if it is won."""
    if move.code < FIELD:
        return Choice(move, f"water:{move.text}", Message("terraces-water", {"number": move.text}))
    rice = state.open[move.code - FIELD]
    pays, won = state.points[rice], state.won[move.seat][rice]
    return Choice(move, move.text, Message(f"terraces-rice-{RICE[rice]}"), {"points": pays[won + 1] - pays[won]})


def log_line(event: Event, components: Components) -> Message:
    water, rice = event.numbers[0] + 1, Message(f"terraces-rice-{RICE[event.numbers[1]]}")
    return Message(f"terraces-event-{event.kind}", {"seat": event.who, "number": water, "rice": rice})


def why_not(states: States, components: Components, seat: int, target: str) -> Message:
    kind, state = target.partition(":")[0], plain(State, states)
    if kind in ("water", "field") and seat >= 0 and state.target[seat] == NONE:
        return Message("terraces-why-first" if state.water[seat] == NONE else "terraces-why-chosen")
    known = {"water": "wait", "field": "wait", "done": "secret", "pile": "harvest", "mark": "harvest"}
    return Message(f"terraces-why-{known.get(kind, 'ground')}")


def score_rows(states: States) -> ScoreRows:
    state = plain(State, states)
    seats, rice = range(state.seats), [Message(f"terraces-rice-{rice}") for rice in RICE]
    rows = [[state.points[at][state.won[seat][at]] for seat in seats] for at in range(len(RICE))]
    offerings = Message("terraces-offerings"), [OFFERING * state.offerings[seat] for seat in seats]
    return [*zip(rice, rows, strict=True), offerings]


def describe(states: States, components: Components) -> dict[str, Any]:
    state = plain(State, states)
    hands = [[card + 1 for card in bits_of(hand)] for hand in state.hand]
    table = {"round": state.lap + 1, "fields": [RICE[rice] for rice in state.open], "hands": hands}
    chosen = {"water": state.water, "target": state.target, "poured": state.poured}
    won = [dict(zip(RICE, state.won[seat], strict=True)) for seat in range(state.seats)]
    return table | chosen | {"won": won, "offerings": state.offerings}
