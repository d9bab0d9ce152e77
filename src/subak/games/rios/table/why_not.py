"""Why a thing on the table cannot be picked now, and what can. Legal moves are asked for; this only explains."""

from collections.abc import Callable
from typing import Any

import numpy as np

from subak.games.rios.components import Components
from subak.games.rios.rules.geometry import NAMES
from subak.games.rios.rules.state import (
    BUILDINGS_A_TURN,
    CELLS,
    DAM,
    DAMMING,
    DRIVE,
    DRIVING,
    FINCA,
    FINCA_PRICE,
    FINCAS,
    FREE,
    FROM,
    HACIENDA,
    HACIENDA_PRICE,
    JOINED,
    MOVES_AT_MOST,
    NONE,
    OVER,
    PLACE,
    PLACING,
    RESOLVE,
    TO,
    WALKING,
    State,
)
from subak.games.rios.table.choices import must_go_on
from subak.games.rios.table.scene import Sprites, sprites_of
from subak.kernel import entry
from subak.kernel.plain import plain
from subak.show.choices import Args, Message


class Asked:
    """A seat, what it may do, and the thing it asks about."""

    def __init__(self, states: Any, components: Components, seat: int, target: str) -> None:
        self.sprites: Sprites = sprites_of(components)
        self.state, self.seat = plain(State, states), seat
        self.kind, *self.words = target.split(":")
        out = np.zeros(MOVES_AT_MOST, np.int32)
        count = entry.legal_moves(states, seat, out) if seat >= 0 else 0
        self.moves: list[int] = out[:count].tolist()

    @property
    def is_free(self) -> bool:
        """One's own turn, and nothing begun."""
        return bool(self.moves) and self.stage == FREE and self.state.head == NONE and self.state.phase != PLACING

    @property
    def stage(self) -> int:
        return int(self.state.stage)

    @property
    def owner(self) -> int:
        """The seat in a name such as `wood:1`; NONE if there is none."""
        return int(self.words[0]) if self.words and self.words[0].isdigit() else NONE

    @property
    def cell(self) -> int:
        """The place in a name such as `field:b3` or `campesino:1:city`; NONE if there is none."""
        name = self.words[-1] if self.words else self.kind
        if self.kind in ("city", "plaza"):
            name = "city"
        return self.sprites.ids.index(name) if name in self.sprites.ids else NONE

    def may(self, base: int) -> bool:
        """Whether a move of this kind is legal in the place asked about."""
        return self.cell != NONE and base + self.cell in self.moves


def why_not(states: Any, components: Components, seat: int, target: str) -> Message:
    """A reason and what can be done instead."""
    asked = Asked(states, components, seat, target)
    return Message("rios-why", {"reason": REASONS.get(asked.kind, _nothing)(asked), "now": now(asked)})


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
    state, look = asked.state, asked.sprites
    if asked.stage == WALKING:
        return Message("rios-why-now-walking", {"place": look.places[state.picked], "steps": state.steps})
    if asked.stage in (DRIVING, JOINED):
        return Message("rios-why-now-driving", {"cell": NAMES[state.target]})
    if asked.stage == DAMMING:
        return Message("rios-why-now-damming")
    if must_go_on(asked.moves):
        return Message("rios-why-now-on")
    return Message("rios-why-now-first" if state.lap == 1 else "rios-why-now-free", {"steps": state.steps})


# --- places ----------------------------------------------------------------------------------------------------------
def _field(asked: Asked) -> Message:
    """A field (or the place of a choice that is not offered)."""
    state, cell = asked.state, asked.cell
    if asked.may(TO) or asked.may(PLACE) or asked.may(DRIVE):
        return Message("rios-why-pick-the-figure", {"cell": NAMES[cell]})
    if cell == NONE or not asked.moves:
        return Message("rios-why-field")
    if state.head != NONE:
        return Message("rios-why-field-water", {"cell": NAMES[cell], "head": NAMES[state.head]})
    if state.phase == PLACING:
        return _no_place(asked)
    if asked.stage == WALKING:
        return _no_destination(asked)
    return Message("rios-why-field-dam" if asked.stage == DAMMING else "rios-why-field")


def _no_place(asked: Asked) -> Message:
    others = _others_here(asked)
    if others != NONE:
        return Message("rios-why-taken", {"cell": NAMES[asked.cell], "seat": (others,)})
    return Message("rios-why-full", {"cell": NAMES[asked.cell]})


def _no_destination(asked: Asked) -> Message:
    state, cell = asked.state, asked.cell
    if cell == state.picked:
        return Message("rios-why-starts-here")
    if _others_here(asked) != NONE and asked.sprites.is_field[cell]:
        return _no_driving(asked, _others_here(asked))
    owner, is_hacienda = _building(state, cell)
    if owner not in (NONE, asked.seat):
        name: Args = {"cell": NAMES[cell], "seat": (owner,)}
        return Message("rios-why-hacienda-closed" if is_hacienda else "rios-why-no-stay", name)
    if state.players[asked.seat].pair >> cell & 1 and asked.sprites.is_field[cell]:
        return Message("rios-why-full", {"cell": NAMES[cell]})
    return Message("rios-why-too-far", {"place": asked.sprites.places[cell], "steps": state.steps})


def _others_here(asked: Asked) -> int:
    others = (seat for seat in range(asked.state.seats) if seat != asked.seat)
    return next((seat for seat in others if asked.state.players[seat].at[asked.cell]), NONE)


def _building(state: Any, cell: int) -> tuple[int, bool]:
    """Whose building stands in a place, and whether it is the hacienda."""
    for seat, player in enumerate(state.players[: state.seats]):
        if (player.fincas | player.hacienda) >> cell & 1:
            return seat, bool(player.hacienda >> cell & 1)
    return NONE, False


def _outside(asked: Asked) -> Message:
    """The city and the roads."""
    cell = asked.cell
    if asked.may(TO):
        return Message("rios-why-pick-the-figure", {"cell": asked.sprites.places[cell]})
    if asked.may(FROM):
        return Message("rios-why-pick-own", {"place": asked.sprites.places[cell]})
    if asked.stage == WALKING and asked.moves and cell != NONE:
        return _no_destination(asked)
    return Message("rios-why-outside")


def _lake(asked: Asked) -> Message:
    return Message("rios-why-lake")


def _spring(asked: Asked) -> Message:
    return Message("rios-why-spring")


def _river(asked: Asked) -> Message:
    if asked.moves and asked.is_free and not asked.state.players[asked.seat].wood:
        return Message("rios-why-river-no-wood")
    return Message("rios-why-river")


def _dam(asked: Asked) -> Message:
    return Message("rios-why-dam")


# --- pieces ----------------------------------------------------------------------------------------------------------
def _campesino(asked: Asked) -> Message:
    if asked.owner != asked.seat or asked.seat < 0:
        return _foreign(asked)
    if not asked.moves:
        return Message("rios-why-own-later")
    if asked.cell == asked.state.picked:
        return Message("rios-why-picked-already")
    if asked.state.head != NONE or asked.state.phase == PLACING:
        return Message("rios-why-own-later")
    if asked.stage == WALKING:
        return Message("rios-why-another-walks")
    if asked.stage in (DRIVING, JOINED):
        return Message("rios-why-cannot-join", {"cell": NAMES[asked.state.target]})
    if asked.stage == DAMMING:
        return Message("rios-why-dam-first")
    return Message("rios-why-no-steps" if not asked.state.steps else "rios-why-no-way")


def _foreign(asked: Asked) -> Message:
    begun = asked.state.head != NONE or asked.stage == DAMMING or asked.state.phase == PLACING
    if not asked.moves or asked.owner == NONE or begun:
        return Message("rios-why-foreign", {"seat": (max(asked.owner, 0),)})
    if asked.may(DRIVE) or asked.may(TO):
        return Message("rios-why-pick-the-figure", {"cell": asked.sprites.places[asked.cell]})
    return _no_driving(asked, asked.owner)


def _no_driving(asked: Asked, other: int) -> Message:
    state, cell = asked.state, asked.cell
    args: Args = {"seat": (other,), "steps": state.steps}
    if cell == NONE or not asked.sprites.is_field[cell]:
        return Message("rios-why-safe-outside", args)
    if _building(state, cell)[0] == other:
        return Message("rios-why-safe-building", args)
    if state.lap <= 1 and other > asked.seat:
        return Message("rios-why-safe-first", args)
    return Message("rios-why-two-foreign" if state.players[other].at[cell] > 1 else "rios-why-one-foreign", args)


def _standing(asked: Asked) -> Message:
    """A building on the board, or the ghost of one that is not offered."""
    owner, _ = _building(asked.state, asked.cell) if asked.cell != NONE else (NONE, False)
    return Message("rios-why-building") if owner != NONE else _site(asked)


def _site(asked: Asked) -> Message:
    return _unbuilt(asked, asked.kind == "hacienda")


def _fincas(asked: Asked) -> Message:
    return _unbuilt(asked, False)


def _haciendas(asked: Asked) -> Message:
    return _unbuilt(asked, True)


def _unbuilt(asked: Asked, hacienda: bool) -> Message:
    """A building in store: what is missing to build it."""
    if asked.owner != asked.seat or asked.seat < 0:
        return Message("rios-why-store-of-others")
    state, base = asked.state, HACIENDA if hacienda else FINCA
    player, price = state.players[asked.seat], HACIENDA_PRICE if hacienda else FINCA_PRICE
    if any(base <= move < base + CELLS for move in asked.moves):
        return Message("rios-why-pick-the-site")
    if (hacienda and player.hacienda) or (not hacienda and player.fincas.bit_count() == FINCAS):
        return Message("rios-why-all-built")
    if not asked.is_free:
        return Message("rios-why-build-in-turn")
    if state.built >= BUILDINGS_A_TURN:
        return Message("rios-why-built-two")
    if player.money < price:
        return Message("rios-why-no-money", {"rio": 100 * (price - player.money), "price": 100 * price})
    return Message("rios-why-no-site")


# --- cards and stock -------------------------------------------------------------------------------------------------
def _card(asked: Asked) -> Message:
    state, name = asked.state, asked.words[0] if asked.words else ""
    card = int(name) if name.isdigit() else NONE
    if card != NONE and state.discard >> card & 1:
        return Message("rios-why-discarded")
    if card in state.row[1 : state.row_count]:
        return Message("rios-why-later-card")
    if RESOLVE in asked.moves:
        return Message("rios-why-pick-the-card")
    if state.lap == 1:
        return Message("rios-why-no-harvest-yet")
    if asked.is_free and must_go_on(asked.moves):
        return Message("rios-why-somebody-must-go-on")
    return Message("rios-why-card-ends-turn")


def _deck(asked: Asked) -> Message:
    return Message("rios-why-deck")


def _discard(asked: Asked) -> Message:
    return Message("rios-why-discarded")


def _wood(asked: Asked) -> Message:
    if asked.owner != asked.seat or asked.seat < 0:
        return Message("rios-why-store-of-others")
    if asked.stage == DAMMING and asked.moves:
        return Message("rios-why-dam-begun")
    if not asked.state.players[asked.seat].wood:
        return Message("rios-why-no-wood")
    if asked.is_free:
        return Message("rios-why-pick-the-wood" if DAM in asked.moves else "rios-why-no-border")
    return Message("rios-why-build-in-turn")


def _money(asked: Asked) -> Message:
    return Message("rios-why-money")


def _steps(asked: Asked) -> Message:
    return Message("rios-why-steps")


def _water_ghost(asked: Asked) -> Message:
    return Message("rios-why-water-lowest")


def _nothing(asked: Asked) -> Message:
    return Message("rios-why-ground")


REASONS: dict[str, Callable[[Asked], Message]] = {
    "field": _field,
    "to": _field,
    "place": _field,
    "drive": _field,
    "target": _nothing,
    "city": _outside,
    "plaza": _outside,
    "road": _outside,
    "lake": _lake,
    "mouth": _lake,
    "spring": _spring,
    "river": _river,
    "flow": _water_ghost,
    "dam": _dam,
    "campesino": _campesino,
    "finca": _standing,
    "hacienda": _standing,
    "fincas": _fincas,
    "haciendas": _haciendas,
    "card": _card,
    "push": _card,
    "now": _card,
    "deck": _deck,
    "discard": _discard,
    "wood": _wood,
    "money": _money,
    "rio": _money,
    "steps": _steps,
}
"""By the first word of a sprite's id."""
