"""A seat's picks with prompts, labels and previews."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from subak.games.rios.components import KIND_NAMES, Components
from subak.games.rios.rules.geometry import NAMES, below
from subak.games.rios.rules.state import (
    BORDER,
    CELLS,
    DAM,
    DAMMING,
    DIRECTIONS,
    DONE,
    DRIVE,
    DRIVING,
    FINCA,
    FLOW,
    FROM,
    HACIENDA,
    JOINED,
    LAYING,
    NONE,
    OVER,
    PLACE,
    PLACING,
    PUSH,
    RESOLVE,
    SEATS,
    TO,
    WALKING,
    State,
)
from subak.games.rios.table import notation, previews
from subak.games.rios.table.description import standing_of
from subak.games.rios.table.log_lines import card_name, place
from subak.games.rios.wording import amounts
from subak.kernel.log import new_log
from subak.kernel.plain import copied, plain
from subak.show.choices import Args, Choice, Choices, Message, Move

STAGE_PROMPTS = {WALKING: "destination", DRIVING: "first", JOINED: "second", DAMMING: "border"}
ENDS = (RESOLVE, PUSH, DONE)


def choose(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """One level of the tree."""
    state = plain(State, states)
    options = []
    texts, previews_of = notation.write_moves(states, components, seat, moves), _previews(states, state, seat, moves)
    for code, text, figures in zip(moves, texts, previews_of, strict=True):
        target, label = _target(state, seat, code, text), _label(state, components, seat, code)
        ends = code in (RESOLVE, PUSH)  # the card that is picked does not say so
        options.append(Choice(Move(seat, code, text), target, label, *figures, ends))
    return Choices(_prompt(state, components, seat, moves), tuple(options))


def _target(state: Any, seat: int, code: int, text: str) -> str:
    """The sprite or ghost of `scene.py` that stands for a move; mostly it is called like the move."""
    if FROM <= code < FROM + CELLS:
        return f"campesino:{seat}:{text}"
    if FINCA <= code < HACIENDA + CELLS:
        kind, _, cell = text.partition(":")
        return f"{kind}:{seat}:{cell}"
    if code == DAM:
        return f"wood:{seat}"
    if BORDER <= code < RESOLVE:
        return f"dam:{text}"
    if code == RESOLVE:
        return f"card:{state.row[0]}"
    return "button:done" if code == DONE else text


# --- prompts -------------------------------------------------------------------------------------------------------
def _prompt(state: Any, components: Components, seat: int, moves: Sequence[int]) -> Message:
    if state.phase == OVER or seat != state.turn:
        return Message("rios-choose-nothing")
    if state.head != NONE:
        return Message("rios-choose-way", {"cell": NAMES[state.head]})
    if state.phase == PLACING:
        return Message("rios-choose-place")
    if state.stage in (WALKING, JOINED):
        args = {"from": place(components, state.picked), "steps": state.steps}
        return Message(f"rios-choose-{STAGE_PROMPTS[state.stage]}", args)
    if state.stage == DRIVING:
        return Message("rios-choose-first", {"cell": NAMES[state.target], "steps": state.steps})
    if state.stage == DAMMING:
        return Message("rios-choose-border", {"wood": state.players[seat].wood})
    return Message("rios-choose-on" if must_go_on(moves) else "rios-choose-action", {"steps": state.steps})


def must_go_on(moves: Sequence[int]) -> bool:
    """Whether somebody stands where they may not stay: then the rules offer no end of the turn."""
    return not any(move in ENDS for move in moves)


# --- labels --------------------------------------------------------------------------------------------------------
def kind_name(state: Any, cell: int) -> Message:
    return Message(f"rios-kind-{KIND_NAMES[state.terrain[cell]]}")


def _label(state: Any, components: Components, seat: int, code: int) -> Message:
    if code < FLOW + DIRECTIONS:
        return _flow_label(state, code - FLOW)
    if PLACE <= code < PLACE + CELLS:
        return Message("rios-place", {"cell": NAMES[code - PLACE], "kind": kind_name(state, code - PLACE)})
    for base, building in ((FINCA, "finca"), (HACIENDA, "hacienda")):
        if base <= code < base + CELLS:
            args: Args = {"cell": NAMES[code - base], "kind": kind_name(state, code - base)}
            return Message(f"rios-{building}", {**args, "price": amounts()[building]})
    if FROM <= code < FROM + CELLS:
        cell = code - FROM
        if state.tables.map.fields >> cell & 1:
            return Message("rios-from-field", {"place": NAMES[cell], "kind": kind_name(state, cell)})
        return Message("rios-from", {"place": place(components, cell)})
    if TO <= code < TO + CELLS:
        return _to_label(state, components, seat, code - TO)
    if DRIVE <= code < DRIVE + CELLS:
        cell = code - DRIVE
        other = _foreigner(state, seat, cell)
        count = int(state.players[other].at[cell])
        whose: Args = {"seat": (other,), "count": count}
        return Message("rios-drive", {"cell": NAMES[cell], "kind": kind_name(state, cell), **whose})
    if BORDER <= code < RESOLVE:
        cell, direction = divmod(code - BORDER, DIRECTIONS)
        return Message("rios-border", {"upper": NAMES[cell], "lower": NAMES[below(cell, direction)]})
    if code == DAM:
        return Message("rios-dam", {"wood": state.players[seat].wood})
    if code == DONE:
        return Message("rios-done")
    return Message("rios-resolve" if code == RESOLVE else "rios-push", {"card": card_name(components, state.row[0])})


def _flow_label(state: Any, direction: int) -> Message:
    """Where water would go: a field, a lake or the city."""
    down = below(state.head, direction)
    if state.tables.map.fields >> down & 1:
        return Message("rios-flow", {"cell": NAMES[down], "kind": kind_name(state, down)})
    end = "rios-city" if down == state.tables.map.city else "rios-lake"
    return Message("rios-flow", {"cell": NAMES[down], "kind": Message(end)})


def _to_label(state: Any, components: Components, seat: int, cell: int) -> Message:
    if not state.tables.map.fields >> cell & 1:
        return Message("rios-to", {"place": place(components, cell)})
    args: Args = {"cell": NAMES[cell], "kind": kind_name(state, cell)}
    other = _foreigner(state, seat, cell)
    if other != NONE:
        return Message("rios-to-drive", {**args, "seat": (other,)})
    return Message("rios-to-field", args)


def _foreigner(state: Any, seat: int, cell: int) -> int:
    """Whose campesinos stand on a field; NONE: nobody else's."""
    others = (other for other in range(state.seats) if other != seat and state.players[other].at[cell])
    return next(others, NONE)


# --- previews ------------------------------------------------------------------------------------------------------
class Figures(NamedTuple):
    """What a pick would bring: to oneself or to the table, and to each seat."""

    preview: dict[str, int] = {}
    everybody: dict[str, tuple[int, ...]] = {}


def _previews(states: Any, state: Any, seat: int, moves: Sequence[int]) -> list[Figures]:
    """What picks would bring: steps, new courses, everybody's harvest from the present card, the way to victory."""
    if not moves or state.phase in (LAYING, PLACING):
        return [Figures() for _ in moves]
    if state.head != NONE or state.stage == DAMMING:
        return _against_now(states, seat, _river_previews(states, seat, moves))
    if state.stage == WALKING:
        return _against_now(states, seat, _walk_previews(states, seat, moves))
    if state.stage == DRIVING:
        return _drive_previews(states, seat, [(state.target, code - FROM, NONE) for code in moves])
    if state.stage == JOINED:
        return _drive_previews(states, seat, [(state.target, state.picked, code - FROM) for code in moves])
    found = _building_previews(states, seat, moves)
    drives = [code for code in moves if DRIVE <= code < FINCA]
    found |= zip(drives, _drive_previews(states, seat, [(code - DRIVE, NONE, NONE) for code in drives]), strict=True)
    if RESOLVE in moves:
        found[RESOLVE] = Figures({}, _harvest(standing_of(states)))
    return [found.get(code, Figures()) for code in moves]


def _harvest(figures: Sequence[Sequence[int]]) -> dict[str, tuple[int, ...]]:
    """`rio` and `wood` of everybody at the table, from rows of (hundreds of rio, wood, …)."""
    return {"rio": tuple(100 * row[0] for row in figures), "wood": tuple(row[1] for row in figures)}


def _against_now(states: Any, seat: int, found: list[Figures]) -> list[Figures]:
    """Add how many hundreds of rio more than now one would harvest oneself."""
    now = standing_of(states)[seat][0]
    return [
        Figures(preview | {"points": everybody["rio"][seat] // 100 - now}, everybody) for preview, everybody in found
    ]


def _walk_previews(states: Any, seat: int, moves: Sequence[int]) -> list[Figures]:
    out = np.zeros((len(moves), previews.WALK_FIGURES), np.int64)
    previews.preview_walks(states, copied(states), seat, np.array(moves, np.int64) - TO, out)
    return [_walk_figures(states, row) for row in out.tolist()]


def _walk_figures(states: Any, row: list[int]) -> Figures:
    harvest = _harvest([(row[other], row[SEATS + other]) for other in range(int(states[0].seats))])
    return Figures({"steps": row[previews.STEPS], "drives_out": row[previews.DRIVES]}, harvest)


def _drive_previews(states: Any, seat: int, drives: list[tuple[int, int, int]]) -> list[Figures]:
    """Of two together: (field, where the first comes from, where the second does)."""
    if not drives:
        return []
    out = np.zeros((len(drives) + 1, previews.WALK_FIGURES), np.int64)  # the last row is for trials
    fields, firsts, seconds = (np.array(column, np.int64) for column in zip(*drives, strict=True))
    previews.preview_drives(states, copied(states), seat, fields, firsts, seconds, out)
    return _against_now(states, seat, [_walk_figures(states, row) for row in out[:-1].tolist()])


def _river_previews(states: Any, seat: int, moves: Sequence[int]) -> list[Figures]:
    """Both courses as sets of cells (bits), the harvest, how many courses the builder can choose from."""
    stack = np.zeros((CELLS, DIRECTIONS + 1), np.int64)
    trial = np.zeros(previews.RIVER_FIGURES, np.int64)
    out = np.zeros((len(moves), previews.RIVER_FIGURES), np.int64)
    codes = np.array(moves, np.int64)
    if codes[0] < FLOW + DIRECTIONS:
        previews.preview_ways(states, copied(states), seat, codes - FLOW, stack, trial, out)
    else:
        previews.preview_dams(states, copied(states), seat, codes - BORDER, stack, trial, out)
    seats, found = int(states[0].seats), []
    for row in out.tolist():
        courses = {"verde": row[previews.COURSES], "moreno": row[previews.COURSES + 1]}
        more = {"courses": row[previews.ENDS], "wins": row[previews.WINS], "loses": row[previews.LOSES]}
        harvest = _harvest([(row[previews.MONEY + other], row[previews.WOOD + other]) for other in range(seats)])
        found.append(Figures(courses | more, harvest))
    return found


def _building_previews(states: Any, seat: int, moves: Sequence[int]) -> dict[int, Figures]:
    found = {}
    for base, hacienda in ((FINCA, False), (HACIENDA, True)):
        codes = [code for code in moves if base <= code < base + CELLS]
        out = np.zeros((len(codes), 3), np.int64)
        if codes:
            cells, logs = np.array(codes, np.int64) - base, new_log(on=False)
            previews.preview_buildings(states, copied(states), seat, cells, hacienda, logs, out)
        for code, (anywhere, wet, wins) in zip(codes, out.tolist(), strict=True):
            found[code] = Figures({"missing": anywhere, "missing_wet": wet, "wins": wins})
    return found
