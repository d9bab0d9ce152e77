"""Moves and deals as text (documented in `docs/rules/rios.md`).

flow:b3           the river goes on to b3
place:b3          a campesino begins on b3
b3 to:c4          a campesino from b3 goes to c4 (also: city, west, east)
drive:c4 b3 d3    two campesinos, from b3 and d3, clear c4 together
dam c4-c5         a dam between c4 and c5
finca:c4  hacienda:c4
resolve  push  done
"""

import re
from collections.abc import Sequence
from typing import Any

from subak.errors import BadOption, MalformedMove, one_of
from subak.games.rios.components import Components
from subak.games.rios.rules.flow import set_board
from subak.games.rios.rules.geometry import NAMES, below
from subak.games.rios.rules.state import (
    BORDER,
    CELLS,
    DAM,
    DIRECTIONS,
    DONE,
    DRIVE,
    FINCA,
    FLOW,
    FROM,
    HACIENDA,
    NONE,
    PLACE,
    PUSH,
    RESOLVE,
    ROADS,
    TILE,
    TO,
)

WORDS = {DAM: "dam", RESOLVE: "resolve", PUSH: "push", DONE: "done"}
CELL_MOVES = {"place": PLACE, "to": TO, "drive": DRIVE, "finca": FINCA, "hacienda": HACIENDA}
ROAD_NAMES = ("west", "east")


def place_name(city: int, cell: int) -> str:
    """The city and the roads by name, all others by column and row."""
    if cell == city:
        return "city"
    return ROAD_NAMES[ROADS.index(cell)] if cell in ROADS else NAMES[cell]


# --- writing -------------------------------------------------------------------------------------------------------
def write_moves(states: Any, components: Components, seat: int, moves: Sequence[int]) -> list[str]:
    """Moves in words."""
    city, head = int(states["tables"]["map"]["city"][0]), int(states["head"][0])
    return [_write_move(city, head, move) for move in moves]


def _write_move(city: int, head: int, move: int) -> str:
    """A move in words; numbers that stand for nothing become `#…` (only ever shown in a refusal)."""
    if move in WORDS:
        return WORDS[move]
    if FROM <= move < FROM + CELLS:
        return place_name(city, move - FROM)
    for word, base in CELL_MOVES.items():
        if base <= move < base + CELLS:
            return f"{word}:{place_name(city, move - base)}"
    if FLOW <= move < FLOW + DIRECTIONS and head != NONE:
        return f"flow:{_cell_below(head, move - FLOW)}"
    if BORDER <= move < BORDER + DIRECTIONS * CELLS:
        cell, direction = divmod(move - BORDER, DIRECTIONS)
        return f"{NAMES[cell]}-{_cell_below(cell, direction)}"
    return f"#{move}"


def _cell_below(cell: int, direction: int) -> str:
    down = int(below(cell, direction))
    return NAMES[down] if 0 <= down < CELLS else "?"


# --- reading -------------------------------------------------------------------------------------------------------
def read_move(states: Any, components: Components, seat: int, text: str) -> int:
    """The move a text stands for."""
    state = states[0]
    for move, word in WORDS.items():
        if text == word:
            return move
    prefix, colon, rest = text.partition(":")
    if colon and prefix in CELL_MOVES:
        return CELL_MOVES[prefix] + _read_place(state, text, rest)
    if colon and prefix == "flow":
        return FLOW + _read_direction(text, int(state.head), rest)
    upper, dash, lower = text.partition("-")
    if dash:
        cell = _read_cell(text, upper)
        return BORDER + DIRECTIONS * cell + _read_direction(text, cell, lower)
    if text in ("city", *ROAD_NAMES) or re.fullmatch(r"[a-z][0-9]", text):
        return FROM + _read_place(state, text, text)
    examples = (*WORDS.values(), "b3", "to:c4", "drive:c4", "c4-c5", "finca:c4", "hacienda:c4", "flow:b3", "place:b3")
    raise MalformedMove(f"{text!r} is no move; {one_of(text, examples)}")


def _read_cell(text: str, name: str) -> int:
    if name not in NAMES:
        raise MalformedMove(f"{text!r}: there is no cell {name!r}; expected a column a to g and a row 1 to 9, as in b3")
    return NAMES.index(name)


def _read_place(state: Any, text: str, name: str) -> int:
    if name == "city":
        return int(state.tables.map.city)
    return ROADS[ROAD_NAMES.index(name)] if name in ROAD_NAMES else _read_cell(text, name)


def _read_direction(text: str, cell: int, name: str) -> int:
    """The direction from a cell to the one below it of that name."""
    if cell == NONE:
        raise MalformedMove(f"{text!r}: no water is to be led now")
    lower = _read_cell(text, name)
    for direction in range(DIRECTIONS):
        if int(below(cell, direction)) == lower:
            return direction
    ways = ", ".join(_cell_below(cell, direction) for direction in range(DIRECTIONS))
    raise MalformedMove(f"{text!r}: {name} is not below {NAMES[cell]}; expected one of {ways}")


# --- deals -----------------------------------------------------------------------------------------------------------
def arrange(states: Any, components: Components, text: str) -> None:
    """`tiles: 3.1 12.0 … | deck: wheat verde …`

    For each slot in order the number of its tile (from 1) and how often it is turned (0 to 2); the harvest cards in
    the order they are drawn. What is not named keeps its shuffled order.
    """
    for part in text.split("|"):
        word, colon, rest = part.partition(":")
        if not colon or word.strip() not in ("tiles", "deck"):
            raise _bad_deal(f"{part.strip()!r}: expected 'tiles: …' or 'deck: …'")
        if word.strip() == "tiles":
            _arrange_tiles(states[0], components, rest.split())
        else:
            _arrange_deck(states[0], components, rest.split())


def _arrange_tiles(state: Any, components: Components, words: list[str]) -> None:
    count = len(components.slots)
    if len(words) > count:
        raise _bad_deal(f"{len(words)} tiles; expected at most {count}")
    named: list[int] = []
    for slot, word in enumerate(words):
        match = re.fullmatch(r"([0-9]{1,2})\.([0-9])", word)
        if not match or not 1 <= int(match[1]) <= count or not int(match[2]) < TILE:
            raise _bad_deal(f"tile {word!r}: expected a number from 1 to {count} and a turn from 0 to 2, as in 3.1")
        named.append(int(match[1]) - 1)
        state.slot_turn[slot] = int(match[2])
    if len(set(named)) < len(named):
        raise _bad_deal("a tile stands twice")
    rest = [tile for tile in state.slot_tile[:count].tolist() if tile not in named]
    state.slot_tile[:count] = named + rest
    set_board(state)


def _arrange_deck(state: Any, components: Components, words: list[str]) -> None:
    deck = state.deck[: state.deck_count].tolist()[::-1]  # the next card first
    first: list[int] = []
    for word in words:
        if word not in components.cards:
            raise _bad_deal(f"there is no card {word!r}; {one_of(word, sorted(set(components.cards)))}")
        left = [card for card in deck if components.cards[card] == word and card not in first]
        if not left:
            raise _bad_deal(f"there are not that many cards {word!r}")
        first.append(left[0])
    cards = first + [card for card in deck if card not in first]
    state.deck[: state.deck_count] = cards[::-1]


def _bad_deal(problem: str) -> BadOption:
    return BadOption(f"rios: deal: {problem}", "Deal")
