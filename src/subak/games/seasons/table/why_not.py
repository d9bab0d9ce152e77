"""Why a thing on the table cannot be picked now, and what can."""

from collections.abc import Callable
from typing import Any, NamedTuple

from subak.errors import MalformedMove
from subak.games.seasons.components import CONTRACTS, SYMBOLS, Components, card_message
from subak.games.seasons.rules.state import (
    DONE,
    DRY,
    GRID,
    LARGEST,
    NO_CONTRACT,
    NONE,
    OVER,
    PICK_PLACE,
    PICK_ROW,
    RIVER,
    SETUP,
    WET,
)
from subak.games.seasons.table import notation
from subak.games.seasons.table.description import Table, read
from subak.show.choices import Message, Seats


class Asked(NamedTuple):
    """A question: who asks about what, and how things stand."""

    states: Any
    table: Table
    components: Components
    seat: int
    name: str  # what follows the colon in the target

    @property
    def stage(self) -> int:
        return self.table.players[self.seat].pick.stage

    def say(self, reason: str, **args: str | int | Seats | Message) -> Message:
        """A reason, followed by what can be done now."""
        return Message(reason, {**args, "now": now(self.table, self.components, self.seat)})


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
        return Message("seasons-choose-place", {"card": _card(components, pick.card)})
    if pick.stage == PICK_ROW:
        return Message("seasons-choose-row")
    return Message({SETUP: "seasons-choose-start", DRY: "seasons-choose-dry"}.get(table.phase, "seasons-choose-build"))


def why_not(states: Any, components: Components, seat: int, target: str) -> Message:
    """The reason for this seat (−1: somebody who only watches)."""
    kind, _, name = target.partition(":")
    asked = Asked(states, read(states), components, seat, name)
    return _ABOUT.get(kind, _about_something)(asked)


def _card(components: Components, card: int) -> Message:
    return Message(card_message(components.cards[card]))


# --- cards -----------------------------------------------------------------------------------------------------
def _about_card(asked: Asked) -> Message:
    """By where the card lies; what is picked already comes first, since it lies where it will go."""
    table, components = asked.table, asked.components
    if asked.name not in components.cards:
        return _about_something(asked)
    card = components.cards.index(asked.name)
    named = _card(components, card)
    if asked.seat >= 0:
        mine = table.players[asked.seat]
        if card in (mine.pick.card, mine.pick.row):
            return _about_picked_card(asked, card, named)
        if mine.hand >> card & 1:
            return _about_card_in_hand(asked, named)
    if table.row >> card & 1:
        return _about_card_in_row(asked, named)
    for seat, player in enumerate(table.players):
        if any(lying.card == card for lying in player.placed):
            return asked.say("seasons-why-laid", card=named, seat=(seat,))
        if seat != asked.seat and player.hand >> card & 1:
            return asked.say("seasons-why-other-hand", card=named, seat=(seat,))
    return _about_something(asked)


def _about_picked_card(asked: Asked, card: int, named: Message) -> Message:
    pick = asked.table.players[asked.seat].pick
    if card == pick.row:
        return asked.say("seasons-why-set-aside", card=named)
    if pick.place == NONE:
        return asked.say("seasons-why-needs-place", card=named)
    return asked.say("seasons-why-has-place", card=named)


def _about_card_in_hand(asked: Asked, named: Message) -> Message:
    pick = asked.table.players[asked.seat].pick
    if pick.stage == PICK_PLACE:
        return asked.say("seasons-why-one-at-a-time", card=named, first=_card(asked.components, pick.card))
    if asked.table.phase == SETUP:
        return asked.say("seasons-why-becomes-ancestor", card=named)
    return asked.say("seasons-why-later", card=named)


def _about_card_in_row(asked: Asked, named: Message) -> Message:
    table = asked.table
    if table.phase != DRY:
        return asked.say("seasons-why-row-waits", card=named)
    if asked.seat == table.active and asked.stage == PICK_PLACE:
        first = _card(asked.components, table.players[asked.seat].pick.card)
        return asked.say("seasons-why-one-at-a-time", card=named, first=first)
    return asked.say("seasons-why-row-turn", card=named, seat=(table.active,))


def _about_ancestor(asked: Asked) -> Message:
    if asked.name not in asked.components.cards:
        return _about_something(asked)
    named = Message(card_message(asked.name))
    effect = asked.components.ability(asked.components.cards.index(asked.name))
    reason = "seasons-why-ancestor-side" if asked.table.phase == SETUP else "seasons-why-ancestor"
    return asked.say(reason, card=named, effect=effect)


def _about_back(asked: Asked) -> Message:
    seat = asked.name.partition(":")[0]
    if seat not in ("0", "1"):
        return _about_something(asked)
    return asked.say("seasons-why-back", seat=(int(seat),))


# --- the rest of the table -------------------------------------------------------------------------------------
def _about_river(asked: Asked) -> Message:
    """Outside the river's scoring: when it comes. In it: why not this card."""
    table, components = asked.table, asked.components
    if asked.name not in components.river:
        return _about_something(asked)
    symbol = int(asked.states[0].tables.river[components.river.index(asked.name)].symbol)
    named = Message(f"seasons-symbol-{SYMBOLS[symbol]}")
    if table.phase in (SETUP, WET):
        return asked.say("seasons-why-river-wet", symbol=named)
    if table.phase == DRY:
        return asked.say("seasons-why-river-dry", symbol=named)
    if table.phase == RIVER and asked.seat == table.active:
        reason = "seasons-why-river-itself" if symbol == LARGEST else "seasons-why-river-not-held"
        return asked.say(reason, symbol=named)
    return asked.say("seasons-why-river-other", symbol=named)


def _about_contract(asked: Asked) -> Message:
    contract = asked.table.players[int(asked.name)].contract if asked.name in ("0", "1") else NO_CONTRACT
    if contract == NO_CONTRACT:
        return _about_something(asked)
    return asked.say("seasons-why-contract", contract=Message(f"seasons-contract-{CONTRACTS[contract]}"))


def _about_field(asked: Asked) -> Message:
    return asked.say("seasons-why-field")


def _about_place(asked: Asked) -> Message:
    """A place where the picked card cannot lie."""
    if asked.seat < 0 or asked.stage != PICK_PLACE:
        return asked.say("seasons-why-no-card-to-lay")
    try:
        move = notation.read_move(asked.states, asked.components, asked.seat, asked.name)
    except MalformedMove:
        return asked.say("seasons-why-place-far")
    if asked.table.phase == SETUP:
        return asked.say("seasons-why-place-river" if asked.table.water_festival else "seasons-why-place-first")
    x, y = notation.place_of(asked.table, asked.seat, move)
    if asked.table.water_festival and y < 0:
        return asked.say("seasons-why-place-across")
    if _is_covered(asked, x, y, notation.is_sideways(move)):
        return asked.say("seasons-why-place-covered")
    return asked.say("seasons-why-place-corner")


def _is_covered(asked: Asked, x: int, y: int, sideways: bool) -> bool:
    rows = asked.states["players"][0, asked.seat]["covered"].tolist()
    width, height = (3, 2) if sideways else (2, 3)
    return any(rows[(y + down) % GRID] >> (x + right) % GRID & 1 for down in range(height) for right in range(width))


def _about_deck(asked: Asked) -> Message:
    return asked.say("seasons-why-deck")


def _about_guide(asked: Asked) -> Message:
    return asked.say("seasons-why-guide")


def _about_mark(asked: Asked) -> Message:
    return asked.say("seasons-why-mark")


def _about_something(asked: Asked) -> Message:
    return asked.say("seasons-why-ground")


_ABOUT: dict[str, Callable[[Asked], Message]] = {
    "card": _about_card,
    "name": _about_card,
    "lines": _about_card,
    "ancestor": _about_ancestor,
    "back": _about_back,
    "river": _about_river,
    "bank": _about_field,
    "contract": _about_contract,
    "field": _about_field,
    "place": _about_place,
    "deck": _about_deck,
    "guide": _about_guide,
    "mark": _about_mark,
}
