"""Why a thing on the table cannot be picked now, and what can."""

from collections.abc import Callable
from typing import Any, NamedTuple

from subak.games.seasons.components import CONTRACTS, SYMBOLS, Components, card_message
from subak.games.seasons.rules.state import (
    DONE,
    DRY,
    LARGEST,
    MOVES_AT_MOST,
    NO_CONTRACT,
    NONE,
    OVER,
    PICK_PLACE,
    PICK_ROW,
    RIVER,
    SETUP,
    TAKE,
    TO_ROW,
    WET,
)
from subak.games.seasons.table import notation
from subak.games.seasons.table.description import Pick, Table, read
from subak.games.seasons.table.scene import ripe_parcels, size_of
from subak.kernel import entry
from subak.show.choices import Message, Seats


class Asked(NamedTuple):
    """A question: who asks about what, and how things stand."""

    states: Any
    table: Table
    components: Components
    seat: int
    name: str  # what follows the colon in the target
    moves: tuple[int, ...]  # what the seat may do now

    @property
    def pick(self) -> Pick:
        """What the seat has picked so far."""
        return self.table.players[self.seat].pick

    @property
    def stage(self) -> int:
        return self.pick.stage

    def has_in_hand(self, card: int) -> bool:
        return self.seat >= 0 and bool(self.table.players[self.seat].hand >> card & 1)

    def say(self, reason: str, **args: str | int | Seats | Message) -> Message:
        """A reason, followed by what can be done now."""
        return Message(reason, {**args, "now": now(self.table, self.components, self.seat)})


def ask(states: Any, components: Components, seat: int, name: str) -> Asked:
    moves = tuple(entry.legal_codes(states, seat, MOVES_AT_MOST)) if seat >= 0 else ()
    return Asked(states, read(states), components, seat, name, moves)


def now(table: Table, components: Components, seat: int) -> Message:
    """What the seat may do at this moment."""
    if seat < 0:
        return Message("seasons-now-watch")
    if table.phase == OVER:
        return Message("seasons-now-over")
    pick = table.players[seat].pick
    is_waiting = table.active not in (NONE, seat) if table.phase in (RIVER, DRY) else pick.stage == DONE
    if is_waiting:
        return Message("seasons-now-wait", {"seat": (1 - seat,)})
    if table.phase == RIVER:
        return Message("seasons-choose-river")
    if pick.stage == PICK_PLACE:
        return Message("seasons-choose-place", {"card": card_name(components, pick.card)})
    if pick.stage == PICK_ROW:
        return Message("seasons-choose-row")
    return Message({SETUP: "seasons-choose-start", DRY: "seasons-choose-dry"}.get(table.phase, "seasons-choose-build"))


def why_not(states: Any, components: Components, seat: int, target: str) -> Message:
    """The reason for this seat (−1: somebody who only watches)."""
    kind, _, name = target.partition(":")
    return _ABOUT.get(kind, _about_something)(ask(states, components, seat, name))


def card_name(components: Components, card: int) -> Message:
    return Message(card_message(components.cards[card]))


# --- cards -----------------------------------------------------------------------------------------------------
def _about_named_card(asked: Asked) -> Message:
    cards = asked.components.cards
    return about_card(asked, cards.index(asked.name)) if asked.name in cards else _about_something(asked)


def about_card(asked: Asked, card: int) -> Message:
    """By where the card lies; what is picked already comes first, since it lies where it will go."""
    table, named = asked.table, card_name(asked.components, card)
    if asked.seat >= 0 and card in (asked.pick.card, asked.pick.row):
        return _about_picked_card(asked, card)
    if TAKE + card in asked.moves or TO_ROW + card in asked.moves:  # asked about its name, or its other side
        return asked.say("seasons-why-pick-card", card=named)
    if asked.has_in_hand(card):
        return _about_card_in_hand(asked, card)
    if table.row >> card & 1:
        return _about_card_in_row(asked, card)
    for seat, player in enumerate(table.players):
        if any(lying.card == card for lying in player.placed):
            return asked.say("seasons-why-laid", card=named, seat=(seat,))
        if player.ancestor == card:
            return _about_somebody_s_ancestor(asked, card, seat)
        if player.hand >> card & 1:  # somebody else's, and known
            is_last = player.held == 1
            return asked.say(f"seasons-why-other-{'last' if is_last else 'hand'}", card=named, seat=(seat,))
    return asked.say("seasons-why-unseen", card=named)


def _about_picked_card(asked: Asked, card: int) -> Message:
    named = card_name(asked.components, card)
    if card == asked.pick.row:
        return asked.say("seasons-why-set-aside", card=named)
    if asked.pick.place != NONE:
        return asked.say("seasons-why-has-place", card=named)
    cards = asked.table.row if asked.table.phase == DRY else asked.table.players[asked.seat].hand
    is_only_one = cards & (cards - 1) == 0  # nobody picked it, so it cannot be taken back
    return asked.say(f"seasons-why-{'only-card' if is_only_one else 'needs-place'}", card=named)


def _about_card_in_hand(asked: Asked, card: int) -> Message:
    named = card_name(asked.components, card)
    if asked.stage == PICK_PLACE:
        return asked.say("seasons-why-one-at-a-time", card=named, first=card_name(asked.components, asked.pick.card))
    if asked.table.phase == SETUP:
        return asked.say("seasons-why-becomes-ancestor", card=named)
    return asked.say("seasons-why-later", card=named, seat=(1 - asked.seat,))


def _about_card_in_row(asked: Asked, card: int) -> Message:
    table, named = asked.table, card_name(asked.components, card)
    if table.phase != DRY:
        return asked.say("seasons-why-row-waits", card=named)
    if asked.seat == table.active:
        return asked.say("seasons-why-one-at-a-time", card=named, first=card_name(asked.components, asked.pick.card))
    return asked.say("seasons-why-row-turn", card=named, seat=(table.active,))


def _about_ancestor(asked: Asked) -> Message:
    if asked.name not in asked.components.cards:
        return _about_something(asked)
    card = asked.components.cards.index(asked.name)
    for seat, player in enumerate(asked.table.players):
        if player.ancestor == card:
            return _about_somebody_s_ancestor(asked, card, seat)
    if asked.table.phase == SETUP and asked.has_in_hand(card):
        return _about_ancestor_side(asked, card)
    return _about_something(asked)


def _about_somebody_s_ancestor(asked: Asked, card: int, seat: int) -> Message:
    named, effect = card_name(asked.components, card), asked.components.ability(card)
    return asked.say("seasons-why-ancestor", card=named, seat=(seat,), effect=effect)


def _about_ancestor_side(asked: Asked, card: int) -> Message:
    """Of a card in the hand, before the farm has begun."""
    named, effect = card_name(asked.components, card), asked.components.ability(card)
    if asked.pick.card == NONE:
        return asked.say("seasons-why-ancestor-side", card=named, effect=effect)
    if asked.pick.card == card:
        return asked.say("seasons-why-start-side", card=named, effect=effect)
    return asked.say("seasons-why-becomes-ancestor", card=named)


def _about_back(asked: Asked) -> Message:
    seat = asked.name.partition(":")[0]
    if seat not in ("0", "1") or not asked.table.players[int(seat)].held or asked.table.players[int(seat)].hand:
        return _about_something(asked)
    return asked.say("seasons-why-back", seat=(int(seat),))


# --- the rest of the table -------------------------------------------------------------------------------------
def _about_named_river_card(asked: Asked) -> Message:
    if asked.name not in asked.components.river or not asked.table.water_festival:
        return _about_something(asked)
    return about_river(asked, asked.components.river.index(asked.name))


def about_river(asked: Asked, card: int) -> Message:
    """Outside the river's scoring: when it comes. In it: why not this card."""
    table = asked.table
    symbol = int(asked.states[0].tables.river[card].symbol)
    named = Message(f"seasons-symbol-{SYMBOLS[symbol]}")
    if table.phase in (SETUP, WET):
        return asked.say("seasons-why-river-wet", symbol=named)
    if table.phase == DRY:
        return asked.say("seasons-why-river-dry", symbol=named)
    if table.phase == OVER:
        return asked.say("seasons-why-river-over", symbol=named)
    if asked.seat != table.active:
        return asked.say("seasons-why-river-other", symbol=named, seat=(table.active,))
    return asked.say(f"seasons-why-river-{'itself' if symbol == LARGEST else 'not-held'}", symbol=named)


def _about_contract(asked: Asked) -> Message:
    contract = asked.table.players[int(asked.name)].contract if asked.name in ("0", "1") else NO_CONTRACT
    if contract == NO_CONTRACT:
        return _about_something(asked)
    return asked.say("seasons-why-contract", contract=Message(f"seasons-contract-{CONTRACTS[contract]}"))


def _about_field(asked: Asked) -> Message:
    """`0:3,-2` is a parcel of a closed field."""
    seat, _, parcel = asked.name.partition(":")
    ripe = ripe_parcels(asked.states, asked.table, int(seat)) if seat in ("0", "1") else ()
    if parcel not in {f"{x},{y}" for x, y in ripe}:
        return _about_something(asked)
    return asked.say("seasons-why-field")


def _about_bank(asked: Asked) -> Message:
    """The half of such a parcel that is on a river card."""
    return _about_field(asked._replace(name=f"{asked.name},0"))


def _about_named_place(asked: Asked) -> Message:
    place = notation.read_place(asked.name)
    return about_place(asked, place) if place else _about_something(asked)


def about_place(asked: Asked, place: notation.Place) -> Message:
    """A place where the picked card cannot lie."""
    table = asked.table
    if asked.seat >= 0 and notation.code_of(table, asked.seat, place) is None:
        return asked.say(notation.too_far(table, place.y))
    if asked.seat < 0 or asked.stage != PICK_PLACE:
        return asked.say("seasons-why-no-card-to-lay")
    if table.water_festival and place.y < 0:
        return asked.say("seasons-why-place-across")
    if table.phase == SETUP:
        return asked.say("seasons-why-place-river" if table.water_festival else "seasons-why-place-first")
    if covered := _covered_at(asked, place):
        card, x, y = covered
        return asked.say("seasons-why-place-covered", card=card_name(asked.components, card), x=x, y=y)
    return asked.say("seasons-why-place-corner")


def _covered_at(asked: Asked, place: notation.Place) -> tuple[int, int, int] | None:
    """The first card that would be covered, and in which cell."""
    width, height = size_of(int(place.is_sideways))
    cells = [(place.x + right, place.y + down) for down in range(height) for right in range(width)]
    for x, y in cells:
        for lying in asked.table.players[asked.seat].placed:
            wide, high = size_of(lying.turn)
            if lying.x <= x < lying.x + wide and lying.y <= y < lying.y + high:
                return lying.card, x, y
    return None


def _about_deck(asked: Asked) -> Message:
    return asked.say("seasons-why-deck") if asked.table.phase == SETUP else _about_something(asked)


def _about_guide(asked: Asked) -> Message:
    return asked.say("seasons-why-guide")


def _about_mark(asked: Asked) -> Message:
    return asked.say("seasons-why-mark")


def _about_something(asked: Asked) -> Message:
    return asked.say("seasons-why-ground")


_ABOUT: dict[str, Callable[[Asked], Message]] = {
    "card": _about_named_card,
    "name": _about_named_card,
    "lines": _about_named_card,
    "ancestor": _about_ancestor,
    "back": _about_back,
    "river": _about_named_river_card,
    "bank": _about_bank,
    "contract": _about_contract,
    "field": _about_field,
    "place": _about_named_place,
    "deck": _about_deck,
    "deck-count": _about_deck,
    "guide": _about_guide,
    "mark": _about_mark,
}
