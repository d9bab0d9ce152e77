"""Moves and deals as text (documented in `docs/rules/seasons.md`).

boran        this card begins the farm, or is built
v2,-1        … upright, its top left cell at column 2, row −1
h2,-1        … sideways
dry:boran    this card goes to the dry row
river:houses the largest field's holder scores this river card (river:none: no card)
"""

import functools
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from subak.errors import BadOption, MalformedMove, one_of
from subak.games.seasons.components import Components
from subak.games.seasons.rules.flow import FIRST_HAND, deal_hands
from subak.games.seasons.rules.geometry import place_code, unwrapped
from subak.games.seasons.rules.state import CARDS, GRID, PLACE, RIVER_CARD, RIVER_CARDS, RIVER_PASS, SIDEWAYS, TO_ROW
from subak.games.seasons.table.description import read
from subak.show.texts import Catalogue

_PLACE = re.compile(r"([vh])(-?[0-9]{1,3}),(-?[0-9]{1,3})")
UNWRAPPED = getattr(unwrapped, "py_func", unwrapped)  # calling the compiled rule costs more than the sum itself


# --- moves -----------------------------------------------------------------------------------------------------
def write_moves(states: Any, components: Components, seat: int, moves: Sequence[int]) -> list[str]:
    """Moves in words."""
    state = read(states)
    return [write_move(state, components, seat, move) for move in moves]


def write_move(state: Any, components: Components, seat: int, move: int) -> str:
    """`state` is best one in plain numbers (`description.read`): records are slow to read."""
    if move >= PLACE:
        x, y = place_of(state, seat, move)
        return f"{'h' if is_sideways(move) else 'v'}{x},{y}"
    if move > RIVER_PASS:
        return f"#{move}"  # a number that stands for nothing (only ever shown in a refusal)
    if move >= RIVER_CARD:
        return f"river:{'none' if move == RIVER_PASS else components.river[state.river[move - RIVER_CARD]]}"
    return components.cards[move] if move < TO_ROW else f"dry:{components.cards[move - TO_ROW]}"


def is_sideways(move: int) -> bool:
    return move >= PLACE + SIDEWAYS


def place_of(state: Any, seat: int, move: int) -> tuple[int, int]:
    """Column and row of the card's top left cell, counted from the start card (with the river: from its left end)."""
    player = state.players[seat]
    if player.placed_count == 0:
        return _first_place(move)
    return _place_beside(move, int(player.left), int(player.top))


def _first_place(move: int) -> tuple[int, int]:
    x, y = move % GRID, (move - PLACE) // GRID % GRID
    return (x - GRID if x > GRID // 2 else x), (y - GRID if y > GRID // 2 else y)


@functools.lru_cache(maxsize=8192)  # a frame asks three times for each of some fifty places
def _place_beside(move: int, left: int, top: int) -> tuple[int, int]:
    x, y = move % GRID, (move - PLACE) // GRID % GRID
    return UNWRAPPED(x, left), UNWRAPPED(y, top)


class Place(NamedTuple):
    """Where a card is to lie: sideways or upright, and the column and row of its top left cell."""

    is_sideways: bool
    x: int
    y: int


def read_place(text: str) -> Place | None:
    """A place as people write it: `v2,-1`, `h2,-1`."""
    found = _PLACE.fullmatch(text)
    return Place(found[1] == "h", int(found[2]), int(found[3])) if found else None


def code_of(state: Any, seat: int, place: Place) -> int | None:
    """The move that lays a card there; None if nothing can lie that far away: the grid wraps around."""
    move = int(place_code(place.x, place.y, int(place.is_sideways)))
    return move if place_of(state, seat, move) == (place.x, place.y) else None


def too_far(state: Any, y: int) -> str:
    """The message that says so. Beyond the river it is not the distance that matters."""
    return "seasons-why-place-across" if state.water_festival and y < 0 else "seasons-why-place-far"


def read_move(states: Any, components: Components, seat: int, text: str) -> int:
    """The move a text stands for. Places are read from where the seat's farm lies: the grid wraps around."""
    state = read(states)
    place = read_place(text)
    if place:
        move = code_of(state, seat, place)
        if move is None:
            reason = Catalogue("en").text(too_far(state, place.y), now="")
            raise MalformedMove(f"{text!r}: {reason.strip()}")
        return move
    prefix, colon, name = text.rpartition(":")
    if prefix == "river":
        return _read_river(state, components, text, name)
    if prefix not in ("", "dry") or (colon and not prefix):
        raise MalformedMove(f"{text!r} is no move; expected a card, v2,-1, h2,-1, dry:CARD or river:CARD")
    if name not in components.cards:
        raise MalformedMove(f"{text!r}: there is no card {name!r}; {one_of(name, components.cards)}")
    return components.cards.index(name) + (TO_ROW if prefix else 0)


def _read_river(state: Any, components: Components, text: str, name: str) -> int:
    if name == "none":
        return RIVER_PASS
    if name not in components.river:
        allowed = (*components.river, "none")
        raise MalformedMove(f"{text!r}: there is no river card {name!r}; {one_of(name, allowed)}")
    return RIVER_CARD + [int(card) for card in state.river].index(components.river.index(name))


# --- deals -----------------------------------------------------------------------------------------------------
def arrange(states: Any, components: Components, text: str) -> None:
    """`boran tevy / kosal dara / …7 cards / …7 cards | houses farmers' buffalo largest`

    Cards in the order they are dealt, `/` only for the eye; what is not named keeps its shuffled order. After `|` the
    river from seat A's left; `'` marks a card turned by 180°.
    """
    state = states[0]
    cards, bar, river = text.partition("|")
    if bar and not state.water_festival:
        raise _bad_deal("there is no river without the Water Festival; expected no '|'")
    named = [_card(components, name) for name in cards.replace("/", " ").split()]
    for card in named:
        if named.count(card) > 1:
            raise _bad_deal(f"{components.cards[card]!r} is named twice")
    shuffled = [card for card in state.deck.tolist() if card not in named]
    state.deck[:] = (named + shuffled)[:CARDS]
    if bar:
        _arrange_river(state, components, river.split())
    deal_hands(state, 0, FIRST_HAND)


def _bad_deal(problem: str) -> BadOption:
    return BadOption(f"seasons: deal: {problem}", "Deal")


def _card(components: Components, name: str) -> int:
    if name not in components.cards:
        raise _bad_deal(f"there is no card {name!r}; {one_of(name, components.cards)}")
    return components.cards.index(name)


def _arrange_river(state: Any, components: Components, names: list[str]) -> None:
    plain = [name.removesuffix("'") for name in names]
    if sorted(plain) != sorted(components.river):
        raise _bad_deal(f"{' '.join(names)!r} is no river; expected each of {', '.join(components.river)} once")
    for position in range(RIVER_CARDS):
        state.river[position] = components.river.index(plain[position])
        state.river_turned[position] = names[position].endswith("'")
