"""Why a thing on the table cannot be picked now, and what can. Most things stand for moves: then it is the reason why
that move is not legal (`refusals.py`)."""

from collections.abc import Callable
from typing import Any

from subak.games.rios.components import Components
from subak.games.rios.rules.geometry import NAMES
from subak.games.rios.rules.state import (
    BORDER,
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
    NONE,
    OVER,
    PLACE,
    PLACING,
    PUSH,
    RESOLVE,
    TO,
    WALKING,
)
from subak.games.rios.table.choices import must_go_on
from subak.games.rios.table.refusals import (
    Asked,
    driving_first,
    no_drive,
    no_place,
    no_water,
    nowhere_to_build,
    one_can,
    reason,
    somebody_must_go_on,
    walker_first,
    water_first,
)
from subak.games.rios.table.scene import BELOW
from subak.games.rios.wording import amounts
from subak.show.choices import Message


class Thing:
    """Something on the table, by the words of its name."""

    def __init__(self, asked: Asked, target: str) -> None:
        self.kind, *self.words = target.split(":")
        self.asked = asked

    @property
    def owner(self) -> int:
        """The seat in a name such as `wood:1`; NONE if there is none."""
        return int(self.words[0]) if self.words and self.words[0].isdigit() else NONE

    @property
    def is_mine(self) -> bool:
        return 0 <= self.asked.seat == self.owner

    @property
    def cell(self) -> int:
        """The place in a name such as `field:b3` or `campesino:1:city`; NONE if there is none."""
        name = "city" if self.kind in ("city", "plaza") else self.words[-1] if self.words else ""
        ids = self.asked.sprites.ids
        return ids.index(name) if name in ids else _cell(name)

    def may(self, base: int) -> bool:
        """Whether a move of this kind is legal in the place asked about."""
        return self.cell != NONE and base + self.cell in self.asked.moves


def _cell(name: str) -> int:
    return NAMES.index(name) if name in NAMES else NONE


def why_not(states: Any, components: Components, seat: int, target: str) -> Message:
    """A reason and what can be done instead."""
    asked = Asked(states, components, seat)
    thing = Thing(asked, target)
    return Message("rios-why", {"reason": REASONS.get(thing.kind, _scenery)(asked, thing), "now": now(asked)})


# --- what can be done now --------------------------------------------------------------------------------------------
def now(asked: Asked) -> Message:
    state = asked.state
    if state.phase == OVER:
        return Message("rios-why-now-over")
    if asked.seat < 0:
        return Message("rios-why-now-watching", {"seat": (state.turn,)})
    if asked.seat != state.turn:
        return Message("rios-why-now-waiting", {"seat": (state.turn,)})
    if state.head != NONE:
        return Message("rios-why-now-water", {"cell": NAMES[state.head]})
    if state.phase == PLACING:
        return Message("rios-why-now-placing")
    return _now_in_turn(asked)


def _now_in_turn(asked: Asked) -> Message:
    state = asked.state
    if asked.stage == WALKING:
        return Message("rios-why-now-walking", {"place": asked.place(state.picked), "steps": state.steps})
    if asked.stage in (DRIVING, JOINED):
        return Message("rios-why-now-driving", {"cell": NAMES[state.target]})
    if asked.stage == DAMMING:
        return Message("rios-why-now-damming")
    if must_go_on(asked.moves):
        return Message("rios-why-now-on")
    return Message("rios-why-now-first" if state.lap == 1 else "rios-why-now-free", {"steps": state.steps})


def _later(asked: Asked, otherwise: str) -> Message:
    """For somebody who decides nothing now."""
    return Message("rios-why-over" if asked.state.phase == OVER else otherwise)


# --- places ----------------------------------------------------------------------------------------------------------
def _place(asked: Asked, thing: Thing) -> Message:
    """A field, the city, a road (or the place of a choice that is not offered)."""
    cell, state = thing.cell, asked.state
    if not asked.moves or cell == NONE:
        return _later(asked, "rios-why-field-later")
    if state.head != NONE:
        return _water_to(asked, cell)
    if thing.may(TO) or thing.may(PLACE):
        return _figure(asked, cell)
    if state.phase == PLACING:
        return reason(asked, PLACE + cell)
    if asked.stage == WALKING:
        return reason(asked, TO + cell)
    if asked.stage == DAMMING:
        return Message("rios-why-dam-on-border")
    if asked.stage in (DRIVING, JOINED):
        return _driving(asked, cell)
    return _place_to_begin_with(asked, cell)


def _figure(asked: Asked, cell: int) -> Message:
    return Message("rios-why-pick-the-figure", {"cell": asked.place(cell)})


def _water_to(asked: Asked, cell: int) -> Message:
    """A place the water may go to, or not. It never goes to roads."""
    head, board = asked.state.head, asked.state.tables.map
    if cell in [BELOW[head][move - FLOW] for move in asked.moves]:
        return Message("rios-why-pick-the-arrow", {"cell": NAMES[cell]})
    is_for_water = (board.hexes | board.lakes) >> cell & 1
    return no_water(asked, cell) if is_for_water and cell != head else water_first(asked)


def _driving(asked: Asked, cell: int) -> Message:
    """While the two are named that clear a field."""
    if FROM + cell in asked.moves:
        return Message("rios-why-pick-own", {"place": asked.place(cell)})
    return reason(asked, FROM + cell) if asked.me.at[cell] else driving_first(asked)


def _place_to_begin_with(asked: Asked, cell: int) -> Message:
    """When nothing is begun: whoever stands there is what can be picked."""
    if FROM + cell in asked.moves:
        return Message("rios-why-pick-own", {"place": asked.place(cell)})
    if asked.me.at[cell]:
        return reason(asked, FROM + cell)
    if asked.is_field(cell) and asked.others_on(cell) != NONE:
        return _foreigners(asked, cell)
    return no_place(asked, cell) or walker_first(asked)


def _lake(asked: Asked, thing: Thing) -> Message:
    return _ground_for_water(asked, thing, "rios-why-lake")


def _spring(asked: Asked, thing: Thing) -> Message:
    return Message("rios-why-spring")


def _mouth(asked: Asked, thing: Thing) -> Message:
    return Message("rios-why-lake")


def _ground_for_water(asked: Asked, thing: Thing, otherwise: str) -> Message:
    """The water may end in a lake; nothing else may be there."""
    if asked.moves and asked.state.head != NONE and thing.cell != NONE:
        return _water_to(asked, thing.cell)
    return Message(otherwise)


def _river(asked: Asked, thing: Thing) -> Message:
    if asked.is_free and not asked.me.wood:
        return Message("rios-why-river-no-wood")
    return Message("rios-why-river")


def _flow(asked: Asked, thing: Thing) -> Message:
    """The arrow of a way the water does not take."""
    if asked.state.head == NONE or thing.cell == NONE:
        return Message("rios-why-no-water")
    return _water_to(asked, thing.cell) if asked.moves else _later(asked, "rios-why-field-later")


def _dam(asked: Asked, thing: Thing) -> Message:
    """A dam, or the ghost of one that is not offered."""
    upper, _, lower = (thing.words[0] if thing.words else "").partition("-")
    above, below = _cell(upper), _cell(lower)
    if NONE in (above, below) or below not in BELOW[above]:
        return Message("rios-why-no-such-border")
    way = BELOW[above].index(below)
    if (asked.state.tables.map.outlets[way] & ~asked.state.open[way]) >> above & 1:
        return Message("rios-why-dam")
    if not asked.moves:
        return _later(asked, "rios-why-build-in-turn")
    return reason(asked, BORDER + DIRECTIONS * above + way)


# --- pieces ----------------------------------------------------------------------------------------------------------
def _campesino(asked: Asked, thing: Thing) -> Message:
    if not thing.is_mine:
        return _foreign(asked, thing)
    if not asked.moves:
        return _later(asked, "rios-why-own-later")
    if asked.state.head == NONE and asked.stage == WALKING and thing.may(TO):
        return _figure(asked, thing.cell)
    return reason(asked, FROM + thing.cell) if thing.cell != NONE else Message("rios-why-ground")


def _foreign(asked: Asked, thing: Thing) -> Message:
    begun = asked.state.head != NONE or asked.stage == DAMMING or asked.state.phase == PLACING
    if not asked.moves or begun or NONE in (thing.owner, thing.cell):
        return Message("rios-why-foreign", {"seat": (max(thing.owner, 0),)})
    if not asked.is_field(thing.cell):
        return Message("rios-why-safe-outside")
    if asked.stage == WALKING:
        return _figure(asked, thing.cell) if thing.may(TO) else reason(asked, TO + thing.cell)
    return driving_first(asked) if asked.stage in (DRIVING, JOINED) else _foreigners(asked, thing.cell)


def _foreigners(asked: Asked, cell: int) -> Message:
    """Others on a field, when nothing is begun."""
    if DRIVE + cell in asked.moves:
        return one_can(asked, cell) or _figure(asked, cell)
    return no_drive(asked, cell)


def _standing(asked: Asked, thing: Thing) -> Message:
    """A building on the board, or the ghost of one that is not offered."""
    if thing.cell != NONE and asked.building_on(thing.cell)[0] != NONE:
        return Message("rios-why-building")
    if not thing.is_mine:
        return Message("rios-why-store-of-others")
    if not asked.moves or thing.cell == NONE:
        return _later(asked, "rios-why-build-in-turn")
    return reason(asked, (HACIENDA if thing.kind == "hacienda" else FINCA) + thing.cell)


def _fincas(asked: Asked, thing: Thing) -> Message:
    return _unbuilt(asked, thing, hacienda=False)


def _haciendas(asked: Asked, thing: Thing) -> Message:
    return _unbuilt(asked, thing, hacienda=True)


def _unbuilt(asked: Asked, thing: Thing, hacienda: bool) -> Message:
    """A building in store: what is missing to build it."""
    if not thing.is_mine:
        return Message("rios-why-store-of-others")
    if asked.has(HACIENDA if hacienda else FINCA):
        return Message("rios-why-pick-the-site")
    return nowhere_to_build(asked, hacienda) if asked.is_free else _later(asked, "rios-why-build-in-turn")


# --- cards and stock -------------------------------------------------------------------------------------------------
def _card(asked: Asked, thing: Thing) -> Message:
    state, name = asked.state, thing.words[0] if thing.words else ""
    card = int(name) if name.isdigit() else NONE
    if card != NONE and state.discard >> card & 1:
        return Message("rios-why-discarded")
    if card != NONE and card in state.row[1 : state.row_count]:
        return Message("rios-why-later-card")
    if RESOLVE in asked.moves:
        return Message("rios-why-pick-the-card")
    if state.phase == OVER:
        return Message("rios-why-over")
    if state.lap == 1:
        return Message("rios-why-no-harvest-yet")
    return somebody_must_go_on(asked) if asked.is_free else Message("rios-why-card-ends-turn")


def _end(asked: Asked, thing: Thing) -> Message:
    """The button that ends a turn of the first round, or the place at the back of the row."""
    if not asked.moves:
        return _later(asked, "rios-why-end-in-turn")
    return reason(asked, DONE if thing.kind == "button" else PUSH)


def _deck(asked: Asked, thing: Thing) -> Message:
    return Message("rios-why-deck")


def _discard(asked: Asked, thing: Thing) -> Message:
    return Message("rios-why-discarded")


def _wood(asked: Asked, thing: Thing) -> Message:
    if not thing.is_mine:
        return Message("rios-why-store-of-others")
    if asked.stage == DAMMING and asked.moves:
        return Message("rios-why-dam-begun")
    if DAM in asked.moves:
        return Message("rios-why-pick-the-wood")
    return reason(asked, DAM) if asked.is_free else _later(asked, "rios-why-build-in-turn")


def _money(asked: Asked, thing: Thing) -> Message:
    return Message("rios-why-money", {"finca": amounts()["finca"], "hacienda": amounts()["hacienda"]})


def _steps(asked: Asked, thing: Thing) -> Message:
    if not asked.state.steps:
        return Message("rios-why-no-steps", {"steps": amounts()["steps"]})
    return Message("rios-why-steps" if asked.is_free and asked.has(FROM) else "rios-why-steps-later")


def _scenery(asked: Asked, thing: Thing) -> Message:
    return Message("rios-why-ground")


REASONS: dict[str, Callable[[Asked, Thing], Message]] = {
    "field": _place,
    "to": _place,
    "place": _place,
    "drive": _place,
    "city": _place,
    "plaza": _place,
    "road": _place,
    "lake": _lake,
    "mouth": _mouth,
    "spring": _spring,
    "river": _river,
    "flow": _flow,
    "dam": _dam,
    "campesino": _campesino,
    "finca": _standing,
    "hacienda": _standing,
    "fincas": _fincas,
    "haciendas": _haciendas,
    "card": _card,
    "now": _card,
    "push": _end,
    "button": _end,
    "deck": _deck,
    "discard": _discard,
    "wood": _wood,
    "money": _money,
    "rio": _money,
    "steps": _steps,
}
"""By the first word of a sprite's id."""
