"""A seat's picks with prompts, labels and previews, and why a move is not among them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from subak.choices import SEAT_LETTERS, Choice, Choices, Message, Move
from subak.games.rios import notation, previews
from subak.games.rios.components import KIND_NAMES, Components
from subak.games.rios.flow import build_finca, build_hacienda
from subak.games.rios.geometry import NAMES, below
from subak.games.rios.river import dams_built
from subak.games.rios.state import (
    BORDER,
    CELLS,
    DAM,
    DAMMING,
    DAMS,
    DIRECTIONS,
    DONE,
    DRIVE,
    DRIVING,
    FINCA,
    FLOW,
    FREE,
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
)
from subak.games.rios.telling import card_name, place
from subak.games.rios.walking import holder, is_held_by_others, unsettled
from subak.kernel.log import new_log

STAGE_PROMPTS = {WALKING: "destination", DRIVING: "first", JOINED: "second", DAMMING: "border"}
CELL_LABELS = ((PLACE, "rios-place"), (FINCA, "rios-finca"), (HACIENDA, "rios-hacienda"))


def choose(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """One level of the tree."""
    state = states[0]
    options = []
    for code, preview in zip(moves, _previews(states, seat, moves), strict=True):
        text = notation.write_move(state, code)
        options.append(Choice(Move(seat, code, text), text, _label(state, components, seat, code), preview))
    return Choices(_prompt(state, components, seat), tuple(options))


# --- prompts -------------------------------------------------------------------------------------------------------
def _prompt(state: Any, components: Components, seat: int) -> Message:
    if state.head != NONE:
        return Message("rios-choose-way", {"cell": NAMES[state.head]})
    if state.phase == PLACING:
        return Message("rios-choose-place")
    stage = int(state.stage)
    if stage in (WALKING, JOINED):
        args = {"from": place(components, int(state.picked)), "steps": int(state.steps)}
        return Message(f"rios-choose-{STAGE_PROMPTS[stage]}", args)
    if stage == DRIVING:
        return Message("rios-choose-first", {"cell": NAMES[state.target]})
    if stage == DAMMING:
        return Message("rios-choose-border", {"wood": int(state.players[seat].wood)})
    if state.phase == OVER or seat != state.turn:
        return Message("rios-choose-nothing")
    if int(unsettled(state, seat)):
        return Message("rios-choose-on", {"steps": int(state.steps)})
    return Message("rios-choose-action", {"steps": int(state.steps)})


# --- labels --------------------------------------------------------------------------------------------------------
def kind_name(state: Any, cell: int) -> Message:
    return Message(f"rios-kind-{KIND_NAMES[state.terrain[cell]]}")


def _label(state: Any, components: Components, seat: int, code: int) -> Message:
    board = state.tables.map
    if code < FLOW + DIRECTIONS:
        return _below_label(state, "rios-flow", int(state.head), code - FLOW)
    for base, name in CELL_LABELS:
        if base <= code < base + CELLS:
            return Message(name, {"cell": NAMES[code - base], "kind": kind_name(state, code - base)})
    if FROM <= code < FROM + CELLS:
        cell = code - FROM
        on_field = int(board.fields) >> cell & 1
        args = {"place": place(components, cell)} | ({"kind": kind_name(state, cell)} if on_field else {})
        return Message("rios-from-field" if on_field else "rios-from", args)
    if TO <= code < TO + CELLS:
        return _to_label(state, components, seat, code - TO)
    if DRIVE <= code < DRIVE + CELLS:
        other = int(holder(state, code - DRIVE))
        count = int(state.players[other].at[code - DRIVE])
        args = {"cell": NAMES[code - DRIVE], "kind": kind_name(state, code - DRIVE)}
        return Message("rios-drive", {**args, "seat": SEAT_LETTERS[other], "count": count})
    if BORDER <= code < RESOLVE:
        cell, direction = divmod(code - BORDER, DIRECTIONS)
        return Message("rios-border", {"upper": NAMES[cell], "lower": NAMES[int(below(cell, direction))]})
    if code == DAM:
        return Message("rios-dam", {"wood": int(state.players[seat].wood)})
    if code == DONE:
        return Message("rios-done")
    name = "rios-resolve" if code == RESOLVE else "rios-push"
    return Message(name, {"card": card_name(components, int(state.row[0]))})


def _below_label(state: Any, name: str, cell: int, direction: int) -> Message:
    """Where water would go: a field, a lake or the city."""
    down = int(below(cell, direction))
    if int(state.tables.map.fields) >> down & 1:
        return Message(name, {"cell": NAMES[down], "kind": kind_name(state, down)})
    end = "rios-city" if down == state.tables.map.city else "rios-lake"
    return Message(name, {"cell": NAMES[down], "kind": Message(end)})


def _to_label(state: Any, components: Components, seat: int, cell: int) -> Message:
    if not int(state.tables.map.fields) >> cell & 1:
        return Message("rios-to", {"place": place(components, cell)})
    args: dict[str, str | int | Message] = {"cell": NAMES[cell], "kind": kind_name(state, cell)}
    if is_held_by_others(state, seat, cell):
        return Message("rios-to-drive", {**args, "seat": SEAT_LETTERS[int(holder(state, cell))]})
    return Message("rios-to-field", args)


# --- previews ------------------------------------------------------------------------------------------------------
Preview = dict[str, int]


def _previews(states: Any, seat: int, moves: Sequence[int]) -> list[Preview]:
    state, copies = states[0], states.copy()
    if state.phase == LAYING:
        return [{} for _ in moves]
    found = [_preview(states, copies, seat, code) for code in moves]
    own = f"rio_{SEAT_LETTERS[seat]}"
    if state.stage != FREE:  # what would be better than now
        now = _harvest_now(states)[own]
        for preview in found:
            if own in preview:
                preview["points"] = (preview[own] - now) // 100
    return found


def _preview(states: Any, copies: Any, seat: int, code: int) -> Preview:
    """What a pick would bring: steps, new courses, everybody's harvest from the present card, the way to victory."""
    if code < FLOW + DIRECTIONS or BORDER <= code < RESOLVE:
        return _river_preview(states, copies, seat, code)
    if TO <= code < TO + CELLS:
        figures = np.zeros(previews.WALK_FIGURES, np.int64)
        previews.preview_walk(states, copies, seat, code - TO, figures)
        found = {"steps": int(figures[previews.STEPS]), "drives_out": int(figures[previews.DRIVES])}
        return found | _harvest(states, figures[:SEATS], figures[SEATS:])
    if FINCA <= code < DAM:
        return _building_preview(states, copies, seat, code)
    if code == RESOLVE:
        return _harvest_now(states)
    return {}


def _harvest_now(states: Any) -> Preview:
    money, wood = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    previews.harvest_now(states[0], money, wood)
    return _harvest(states, money, wood)


def _harvest(states: Any, money: Any, wood: Any) -> Preview:
    """`rio_A`, `wood_A` … for everybody at the table."""
    found = {}
    for seat in range(int(states[0].seats)):
        found[f"rio_{SEAT_LETTERS[seat]}"] = 100 * int(money[seat])
        found[f"wood_{SEAT_LETTERS[seat]}"] = int(wood[seat])
    return found


def _river_preview(states: Any, copies: Any, seat: int, code: int) -> Preview:
    """Both courses as sets of cells (bits), the harvest, how many courses the builder can choose from."""
    stack = np.zeros((CELLS, DIRECTIONS + 1), np.int64)
    trial, out = np.zeros(previews.RIVER_FIGURES, np.int64), np.zeros(previews.RIVER_FIGURES, np.int64)
    if code < FLOW + DIRECTIONS:
        previews.preview_way(states, copies, seat, code - FLOW, stack, trial, out)
    else:
        cell, direction = divmod(code - BORDER, DIRECTIONS)
        previews.preview_dam(states, copies, seat, cell, direction, stack, trial, out)
    found = {"verde": int(out[previews.COURSES]), "moreno": int(out[previews.COURSES + 1])}
    found |= {"courses": int(out[previews.ENDS]), "wins": int(out[previews.WINS])}
    return found | _harvest(states, out[previews.MONEY :], out[previews.WOOD :])


def _building_preview(states: Any, copies: Any, seat: int, code: int) -> Preview:
    copies[0] = states[0]
    logs = new_log(on=False)
    if code < HACIENDA:
        build_finca(copies[0], seat, code - FINCA, logs[0])
    else:
        build_hacienda(copies[0], seat, code - HACIENDA, logs[0])
    to_five, to_wet = previews.missing(copies[0], seat)
    return {"missing": int(to_five), "missing_wet": int(to_wet), "wins": int(copies[0].phase == OVER)}


# --- refusals ------------------------------------------------------------------------------------------------------
def refusal(states: Any, components: Components, seat: int, move: int, moves: Sequence[int]) -> str:
    """Why a move is not legal, where that is plain to see; and what would be."""
    state = states[0]
    texts = [notation.write_move(state, code) for code in moves]
    shown = ", ".join(texts[:8]) + (" …" if len(texts) > 8 else "")
    return f"{_why(state, seat, move)}choose one of {shown}"


def _why(state: Any, seat: int, move: int) -> str:
    player = state.players[seat]
    if move in (RESOLVE, PUSH, DONE) and int(unsettled(state, seat)):
        return "somebody stands where they may not stay; "
    if move in (RESOLVE, PUSH) and state.lap == 1:
        return "in the first round nothing is harvested; "
    if move == DAM and player.wood == 0:
        return "there is no wood for a dam; "
    if FINCA <= move < HACIENDA and player.money < 5:
        return "a finca costs 500 rio; "
    if HACIENDA <= move < DAM and player.money < 10:
        return "the hacienda costs 1000 rio; "
    if BORDER <= move < RESOLVE and dams_built(state) < DAMS:
        return _why_no_dam(state, *divmod(move - BORDER, DIRECTIONS))
    if FROM <= move < FROM + CELLS and not player.at[move - FROM]:
        return "no campesino of yours is there; "
    return ""


def _why_no_dam(state: Any, cell: int, direction: int) -> str:
    if not int(state.open[direction]) >> cell & 1:
        return "there is no open border; "
    if sum(int(state.open[way]) >> cell & 1 for way in range(DIRECTIONS)) == 1:
        return f"{NAMES[cell]} must keep a way down; "
    return "none of your campesinos stands at that border; "
