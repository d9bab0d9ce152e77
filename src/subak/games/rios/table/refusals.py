"""Why a move is not legal. The browser gives these reasons for things on the table (`why_not.py`), and a refused
move in its error.

Every reason is true by itself (`tests/games/rios/test_why_not.py` checks each against the rules said a second time).
"""

from typing import Any

from subak.games.rios.components import Components
from subak.games.rios.rules.geometry import NAMES
from subak.games.rios.rules.state import (
    BORDER,
    BUILDINGS_A_TURN,
    CELLS,
    DAM,
    DAMMING,
    DIRECTIONS,
    DONE,
    DRIVE,
    DRIVING,
    FINCA,
    FINCA_PRICE,
    FINCAS,
    FLOW,
    FREE,
    FROM,
    HACIENDA,
    HACIENDA_PRICE,
    JOINED,
    MOVES_AT_MOST,
    NONE,
    PLACE,
    PLACING,
    RESOLVE,
    ROADS,
    TO,
    WALKING,
    State,
)
from subak.games.rios.table import notation
from subak.games.rios.table.scene import BELOW, Sprites, sprites_of
from subak.games.rios.table.supposing import (
    PLENTY,
    if_all_could_stay,
    if_there_was_room,
    is_legal,
    lone_drivers,
    restless,
    steps_needed,
    with_steps,
)
from subak.games.rios.wording import amounts
from subak.kernel.entry import legal_codes
from subak.kernel.plain import plain
from subak.show.choices import Args, Message
from subak.show.texts import Catalogue


class Asked:
    """A seat, what it may do, and what is on the table."""

    def __init__(self, states: Any, components: Components, seat: int) -> None:
        self.states, self.seat = states, seat
        self.state: Any = plain(State, states)
        self.sprites: Sprites = sprites_of(components)
        self.moves: list[int] = legal_codes(states, seat, MOVES_AT_MOST) if seat >= 0 else []

    @property
    def stage(self) -> int:
        return int(self.state.stage)

    @property
    def is_free(self) -> bool:
        """One's own turn, and nothing begun."""
        return bool(self.moves) and self.stage == FREE and self.state.head == NONE and self.state.phase != PLACING

    @property
    def me(self) -> Any:
        return self.state.players[self.seat]

    def has(self, base: int, count: int = CELLS) -> bool:
        """Whether any move of a kind is legal."""
        return any(base <= move < base + count for move in self.moves)

    def is_field(self, cell: int) -> bool:
        return bool(self.state.tables.map.fields >> cell & 1)

    def place(self, cell: int) -> str | Message:
        return self.sprites.places[cell]

    def others_on(self, cell: int) -> int:
        """Whose campesinos, other than one's own, stand in a place; NONE: nobody's."""
        others = (seat for seat in range(self.state.seats) if seat != self.seat)
        return next((seat for seat in others if self.state.players[seat].at[cell]), NONE)

    def building_on(self, cell: int) -> tuple[int, bool]:
        """Whose building stands on a field, and whether it is the hacienda."""
        for seat, player in enumerate(self.state.players[: self.state.seats]):
            if (player.fincas | player.hacienda) >> cell & 1:
                return seat, bool(player.hacienda >> cell & 1)
        return NONE, False

    def is_crossing(self, cell: int) -> bool:
        """Whether one's own campesino stands on a foreign finca."""
        return bool(self.me.at[cell]) and self.building_on(cell)[0] not in (NONE, self.seat)


def refusal(states: Any, components: Components, seat: int, move: int) -> str:
    """The reason for somebody who writes moves, and what would be legal."""
    asked = Asked(states, components, seat)
    texts = notation.write_moves(states, components, seat, asked.moves)
    shown = ", ".join(texts[:8]) + (" …" if len(texts) > 8 else "")
    return f"{Catalogue('en').text(reason(asked, move)).removesuffix('.')}; choose one of {shown}"


def reason(asked: Asked, move: int) -> Message:
    """Why a move of the seat that is to decide is not legal."""
    if asked.state.head != NONE:
        return _no_flow(asked, move) if move < FLOW + DIRECTIONS else water_first(asked)
    if asked.state.phase == PLACING:
        return no_start(asked, move - PLACE) if PLACE <= move < FROM else Message("rios-why-placing-first")
    if move < PLACE:
        return Message("rios-why-no-water")
    if move < FROM:
        return Message("rios-why-placing-over")
    if asked.stage == WALKING:
        return _while_walking(asked, move)
    if asked.stage in (DRIVING, JOINED):
        return no_driver(asked, move - FROM) if FROM <= move < TO else driving_first(asked)
    if asked.stage == DAMMING:
        return no_border(asked, move) if BORDER <= move < RESOLVE else Message("rios-why-dam-first")
    return _while_free(asked, move)


def _while_walking(asked: Asked, move: int) -> Message:
    if TO <= move < DRIVE:
        return no_destination(asked, move - TO)
    if FROM <= move < TO and asked.me.at[move - FROM]:
        return Message("rios-why-picked-already" if move - FROM == asked.state.picked else "rios-why-another-walks")
    return Message("rios-why-walking-first", {"place": asked.place(asked.state.picked)})


def _while_free(asked: Asked, move: int) -> Message:
    if move < TO:
        return no_walker(asked, move - FROM)
    if move < DRIVE:
        return walker_first(asked)
    if move < FINCA:
        return no_drive(asked, move - DRIVE)
    if move < DAM:
        hacienda = move >= HACIENDA
        return no_building(asked, (move - HACIENDA) if hacienda else (move - FINCA), hacienda)
    if move == DAM:
        return no_dam(asked)
    return no_border_yet(asked) if move < RESOLVE else no_end(asked, move)


# --- water -----------------------------------------------------------------------------------------------------------
def water_first(asked: Asked) -> Message:
    return Message("rios-why-water-first", {"cell": NAMES[asked.state.head]})


def _no_flow(asked: Asked, direction: int) -> Message:
    head = asked.state.head
    if not asked.state.tables.map.outlets[direction] >> head & 1:
        return Message("rios-why-water-nothing-there", {"head": NAMES[head]})
    return no_water(asked, BELOW[head][direction])


def no_water(asked: Asked, cell: int) -> Message:
    """Why the water that is being led does not go to a place."""
    state = asked.state
    args: Args = {"head": NAMES[state.head], "cell": NAMES[cell]}
    if cell not in BELOW[state.head]:
        return Message("rios-why-water-not-below", args)
    if not state.open[BELOW[state.head].index(cell)] >> state.head & 1:
        return Message("rios-why-water-dam", args)
    lower = NAMES[BELOW[state.head][asked.moves[0] - FLOW]]
    return Message("rios-why-water-higher", {**args, "lower": lower})


# --- the first campesinos --------------------------------------------------------------------------------------------
def no_start(asked: Asked, cell: int) -> Message:
    """Why the next campesino cannot begin in a place."""
    if not asked.is_field(cell):
        return Message("rios-why-place-on-fields")
    others = asked.others_on(cell)
    if others != NONE:
        return Message("rios-why-taken", {"cell": NAMES[cell], "seat": (others,)})
    return Message("rios-why-full-at-start", {"cell": NAMES[cell]})


# --- walking ---------------------------------------------------------------------------------------------------------
def walker_first(asked: Asked) -> Message:
    """A place to go to, when nobody has been picked."""
    if asked.has(FROM):
        return Message("rios-why-field")
    return _no_steps() if not asked.state.steps else Message("rios-why-nobody-walks")


def _no_steps() -> Message:
    return Message("rios-why-no-steps", {"steps": amounts()["steps"]})


def no_walker(asked: Asked, start: int) -> Message:
    """Why no campesino walks from a place."""
    if not asked.me.at[start]:
        return Message("rios-why-nobody-there", {"place": asked.place(start)})
    if not asked.state.steps:
        return _no_steps()
    if held := _held_back(asked, FROM + start, start):
        return held
    needed = steps_needed(if_all_could_stay(asked.states, asked.seat, start), asked.seat, FROM + start)
    if needed is None:
        return Message("rios-why-no-way", {"place": asked.place(start)})
    return Message("rios-why-far-from-all", _far(asked, start, needed))


def _held_back(asked: Asked, move: int, walker: int = NONE) -> Message | None:
    """Whether a move is only refused because somebody else has to move on."""
    fields = restless(asked.states, asked.seat)
    if not fields or not is_legal(if_all_could_stay(asked.states, asked.seat, walker), asked.seat, move):
        return None
    args: Args = {"cells": ", ".join(NAMES[cell] for cell in fields), "steps": asked.state.steps}
    by_steps = is_legal(with_steps(asked.states, PLENTY), asked.seat, move)
    return Message("rios-why-reserved" if by_steps else "rios-why-no-place-left", args)


def _far(asked: Asked, cell: int, needed: int) -> Args:
    return {"place": asked.place(cell), "needed": needed, "steps": asked.state.steps}


def no_place(asked: Asked, cell: int) -> Message | None:
    """Where nobody ever goes."""
    board = asked.state.tables.map
    if board.lakes >> cell & 1:
        return Message("rios-why-lake")
    if cell in board.springs:
        return Message("rios-why-spring")
    if cell in ROADS:
        return None if board.links[ROADS.index(cell)] else Message("rios-why-no-road")
    return None if board.hexes >> cell & 1 else Message("rios-why-mountains", {"cell": NAMES[cell]})


def no_destination(asked: Asked, cell: int) -> Message:
    """Why the campesino that is on its way does not go to a place."""
    if cell == asked.state.picked:
        return Message("rios-why-starts-here")
    if nowhere := no_place(asked, cell):
        return nowhere
    if asked.is_field(cell) and asked.others_on(cell) != NONE:
        return _no_driving_alone(asked, cell)
    owner, is_hacienda = asked.building_on(cell)
    if is_hacienda and owner != asked.seat:
        return Message("rios-why-hacienda-closed", {"cell": NAMES[cell], "seat": (owner,)})
    if held := _held_back(asked, TO + cell, asked.state.picked):
        return held
    supposed = if_all_could_stay(asked.states, asked.seat, asked.state.picked)
    if asked.is_field(cell):
        supposed = if_there_was_room(supposed, asked.seat, cell)
    needed = steps_needed(supposed, asked.seat, TO + cell)
    if needed is None:
        return Message("rios-why-barred", {"place": asked.place(cell)})
    if needed > asked.state.steps:
        return Message("rios-why-too-far", _far(asked, cell, needed))
    args: Args = {"cell": NAMES[cell], "steps": asked.state.steps}
    if owner not in (NONE, asked.seat):
        return Message("rios-why-no-stay", {**args, "seat": (owner,)})
    return Message("rios-why-full", args)


# --- driving out -----------------------------------------------------------------------------------------------------
def _safe(asked: Asked, cell: int) -> Message | None:
    """Why nobody can drive out who stands in a place."""
    other = asked.others_on(cell)
    args: Args = {"seat": (other,)}
    if not asked.is_field(cell):
        return Message("rios-why-safe-outside")
    if asked.building_on(cell)[0] == other:
        return Message("rios-why-safe-building", args)
    if asked.state.lap <= 1 and other > asked.seat:
        return Message("rios-why-safe-first", args)
    return None


def _no_driving_alone(asked: Asked, cell: int) -> Message:
    """Why the campesino that is on its way does not drive out those on a field."""
    if safe := _safe(asked, cell):
        return safe
    if asked.state.players[asked.others_on(cell)].at[cell] > 1:
        return Message("rios-why-two-not-one", {"cell": NAMES[cell]})
    if held := _held_back(asked, TO + cell, asked.state.picked):
        return held
    needed = steps_needed(if_all_could_stay(asked.states, asked.seat, asked.state.picked), asked.seat, TO + cell)
    if needed is None:
        return Message("rios-why-not-from-above", {"cell": NAMES[cell]})
    return Message("rios-why-far-from-above", _far(asked, cell, needed))


def no_drive(asked: Asked, cell: int) -> Message:
    """Why no two of one's own clear a field; perhaps one can do it alone."""
    if asked.others_on(cell) == NONE:
        return Message("rios-why-nobody-to-drive", {"place": asked.place(cell)})
    if safe := _safe(asked, cell):
        return safe
    if alone := one_can(asked, cell):
        return alone
    if held := _held_back(asked, DRIVE + cell):
        return held
    needed = steps_needed(if_all_could_stay(asked.states, asked.seat), asked.seat, DRIVE + cell)
    if needed is not None:
        return Message("rios-why-too-far-for-two", _far(asked, cell, needed))
    several = asked.state.players[asked.others_on(cell)].at[cell] > 1
    return Message("rios-why-two-foreign" if several else "rios-why-one-foreign", {"cell": NAMES[cell]})


def one_can(asked: Asked, cell: int) -> Message | None:
    """The campesino that can drive out a lone foreigner by itself, with the fewest steps."""
    found = min(((steps, start) for start, steps in lone_drivers(asked.states, asked.seat, cell)), default=None)
    if found is None:
        return None
    args: Args = {"place": asked.place(found[1]), "steps": found[0], "cell": NAMES[cell]}
    return Message("rios-why-one-can-or-two" if DRIVE + cell in asked.moves else "rios-why-one-can", args)


def driving_first(asked: Asked) -> Message:
    return Message("rios-why-driving-first", {"cell": NAMES[asked.state.target]})


def no_driver(asked: Asked, start: int) -> Message:
    """Why no campesino from a place is one of the two that clear a field."""
    if not asked.me.at[start]:
        return Message("rios-why-nobody-there", {"place": asked.place(start)})
    if asked.stage == JOINED and start == asked.state.picked and asked.me.at[start] < 2:
        return Message("rios-why-picked-already")
    if held := _held_back(asked, FROM + start):
        return held
    needed = steps_needed(if_all_could_stay(asked.states, asked.seat), asked.seat, FROM + start)
    args: Args = {"cell": NAMES[asked.state.target]}
    if needed is None:
        return Message("rios-why-cannot-join", args)
    return Message("rios-why-too-far-to-join", {**args, "needed": needed, "steps": asked.state.steps})


# --- building --------------------------------------------------------------------------------------------------------
def nowhere_to_build(asked: Asked, hacienda: bool) -> Message:
    """Why a building cannot be built anywhere now."""
    price = HACIENDA_PRICE if hacienda else FINCA_PRICE
    if asked.me.hacienda if hacienda else asked.me.fincas.bit_count() == FINCAS:
        return Message("rios-why-all-built")
    if asked.state.built >= BUILDINGS_A_TURN:
        return Message("rios-why-built-enough", {"most": amounts()["buildings_a_turn"]})
    if asked.me.money < price:
        return Message("rios-why-no-money", {"rio": 100 * (price - asked.me.money), "price": 100 * price})
    return Message("rios-why-no-site")


def no_building(asked: Asked, cell: int, hacienda: bool) -> Message:
    """Why a building cannot be built in a place."""
    if not asked.is_field(cell):
        return Message("rios-why-build-on-fields")
    if not asked.me.at[cell]:
        return Message("rios-why-nobody-there", {"place": NAMES[cell]})
    if asked.building_on(cell)[0] != NONE:
        return Message("rios-why-built-here", {"cell": NAMES[cell]})
    return nowhere_to_build(asked, hacienda)


def no_dam(asked: Asked) -> Message:
    """Why no dam can be begun."""
    if not asked.me.wood:
        return Message("rios-why-no-wood")
    crossing = [cell for cell in range(CELLS) if asked.is_field(cell) and asked.is_crossing(cell)]
    return Message("rios-why-crossing" if crossing else "rios-why-no-border")


def no_border_yet(asked: Asked) -> Message:
    return Message("rios-why-pick-the-wood") if DAM in asked.moves else no_dam(asked)


def no_border(asked: Asked, move: int) -> Message:
    """Why the dam that is begun cannot lie on a border."""
    cell, way = divmod(move - BORDER, DIRECTIONS)
    board = asked.state.tables.map
    if not board.outlets[way] >> cell & 1:
        return Message("rios-why-no-such-border")
    down = BELOW[cell][way]
    args: Args = {"upper": NAMES[cell], "lower": NAMES[down]}
    if not asked.state.open[way] >> cell & 1:
        return Message("rios-why-dam-there", args)
    if sum(asked.state.open[other] >> cell & 1 for other in range(DIRECTIONS)) == 1:
        return Message("rios-why-last-way", args)
    crosses = any(asked.is_field(end) and asked.is_crossing(end) for end in (cell, down))
    return Message("rios-why-crossing" if crosses else "rios-why-not-at-border", args)


# --- the end of the turn ---------------------------------------------------------------------------------------------
def no_end(asked: Asked, move: int) -> Message:
    """Why the turn cannot end like this."""
    if move != DONE and asked.state.lap == 1:
        return Message("rios-why-no-harvest-yet")
    if move == DONE and asked.state.lap > 1:
        return Message("rios-why-end-with-card")
    return somebody_must_go_on(asked)


def somebody_must_go_on(asked: Asked) -> Message:
    cells = ", ".join(NAMES[cell] for cell in restless(asked.states, asked.seat))
    return Message("rios-why-somebody-must-go-on", {"cells": cells})
