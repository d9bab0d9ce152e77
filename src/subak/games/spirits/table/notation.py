"""Moves and deals as text (documented in `docs/rules/spirits.md`).

dew              keep this spirit, or play it
wall:2sw         build a wall (gate:2sw a gate) on the south-western side of hex 2
move:2sw to:4e   this gate changes places with that wall
n3               a number
p4  B:p4         the paddy whose first hex is 4, one's own or another player's
weed:p4 pest:p4  a weed, a pest into this paddy
hex:4  @B        a hex, a player
claim:full_store hire  buy  use  pass
"""

import re
from collections.abc import Sequence
from typing import Any

from subak.errors import BadOption, MalformedMove, one_of
from subak.games.spirits.components import SIDE_NAMES, Components
from subak.games.spirits.rules.state import (
    BUY,
    CLAIM_TILE,
    GATE,
    HEX,
    HEXES,
    HIRE,
    KEEP,
    MOVE_GATE,
    MOVE_TO,
    NONE,
    NUMBER,
    OTHERS_PADDY,
    PADDY,
    PASS,
    PEST,
    SEAT,
    SPIRITS,
    USE,
    WALL,
    WEED,
)
from subak.show.choices import SEAT_LETTERS

WORDS = {HIRE: "hire", BUY: "buy", USE: "use", PASS: "pass"}
EDGE_MOVES = {"wall": WALL, "gate": GATE, "move": MOVE_GATE, "to": MOVE_TO}
LARGEST_NUMBER = PADDY - NUMBER - 1

_HEX = re.compile(r"[0-9]{1,2}")


UNKNOWN = "#"


# --- writing -------------------------------------------------------------------------------------------------------
def write_moves(states: Any, components: Components, seat: int, moves: Sequence[int]) -> list[str]:
    """Moves in words."""
    return [write_move(components, move) for move in moves]


def write_move(components: Components, move: int) -> str:
    """A move in words; numbers that stand for nothing become `#…` (only ever shown in a refusal)."""
    if move in WORDS:
        return WORDS[move]
    if KEEP <= move < SPIRITS:
        return components.spirits[move - KEEP]
    for word, base in EDGE_MOVES.items():
        if base <= move < base + len(components.edges):
            return f"{word}:{components.edges[move - base]}"
    if NUMBER <= move <= NUMBER + LARGEST_NUMBER:
        return f"n{move - NUMBER}"
    if CLAIM_TILE <= move < CLAIM_TILE + len(components.achievements):
        return f"claim:{components.achievements[move - CLAIM_TILE]}"
    if SEAT <= move < SEAT + len(SEAT_LETTERS):
        return f"@{SEAT_LETTERS[move - SEAT]}"
    if OTHERS_PADDY <= move < OTHERS_PADDY + HEXES * len(SEAT_LETTERS):
        seat, h = divmod(move - OTHERS_PADDY, HEXES)
        return f"{SEAT_LETTERS[seat]}:p{h + 1}"
    for word, base in (("p", PADDY), ("hex:", HEX), ("weed:p", WEED), ("pest:p", PEST)):
        if base <= move < base + HEXES:
            return f"{word}{move - base + 1}"
    return f"{UNKNOWN}{move}"


def is_unknown(components: Components, move: int) -> bool:
    """Does the number stand for nothing?"""
    return write_move(components, move).startswith(UNKNOWN)


# --- reading -------------------------------------------------------------------------------------------------------
def read_move(states: Any, components: Components, seat: int, text: str) -> int:
    """The move a text stands for."""
    for move, word in WORDS.items():
        if text == word:
            return move
    if text in components.spirits:
        return KEEP + components.spirits.index(text)
    prefix, colon, rest = text.partition(":")
    if prefix in EDGE_MOVES and colon:
        return EDGE_MOVES[prefix] + _edge(components, text, rest)
    if prefix == "claim" and colon:
        if rest not in components.achievements:
            raise MalformedMove(f"{text!r}: there is no achievement {rest!r}; {one_of(rest, components.achievements)}")
        return CLAIM_TILE + components.achievements.index(rest)
    if prefix == "hex" and colon:
        return HEX + _hex(components, text, rest)
    if prefix in ("weed", "pest") and rest.startswith("p"):
        return (WEED if prefix == "weed" else PEST) + _hex(components, text, rest[1:])
    if colon and prefix and prefix in SEAT_LETTERS and rest.startswith("p"):
        return OTHERS_PADDY + HEXES * SEAT_LETTERS.index(prefix) + _hex(components, text, rest[1:])
    if len(text) == 2 and text[0] == "@" and text[1] in SEAT_LETTERS:
        return SEAT + SEAT_LETTERS.index(text[1])
    if re.fullmatch(r"n[0-9]{1,2}", text) and int(text[1:]) <= LARGEST_NUMBER:
        return NUMBER + int(text[1:])
    if re.fullmatch(r"p[0-9]{1,2}", text):
        return PADDY + _hex(components, text, text[1:])
    raise MalformedMove(
        f"{text!r} is no move; {one_of(text, (*components.spirits, *WORDS.values(), 'wall:2sw', 'n3', 'p4'))}"
    )


def _hex(components: Components, text: str, number: str) -> int:
    if not _HEX.fullmatch(number) or not 1 <= int(number) <= len(components.places):
        raise MalformedMove(f"{text!r}: there is no hex {number!r}; expected 1 to {len(components.places)}")
    return int(number) - 1


def _edge(components: Components, text: str, name: str) -> int:
    """An edge by either of its names: 2e is 3w."""
    match = re.fullmatch(rf"([0-9]{{1,2}})({'|'.join(SIDE_NAMES)})", name)
    if match is None:
        raise MalformedMove(
            f"{text!r}: {name!r} is no edge; expected a hex and a side ({', '.join(SIDE_NAMES)}), as in 2sw"
        )
    edge = int(components.tables[0].map.edge[_hex(components, text, match[1]), SIDE_NAMES.index(match[2])])
    if edge == NONE:
        raise MalformedMove(f"{text!r}: {name} is bamboo; expected an edge that can be built on")
    return edge


# --- deals -----------------------------------------------------------------------------------------------------------
def arrange(states: Any, components: Components, text: str) -> None:
    """`spirits: dew ox … | rain: heat … | tiles: full_store …`

    Spirits in the order they are dealt (four to each seat), rain cards in the order they come, the open achievements.
    What is not named keeps its shuffled order.
    """
    state = states[0]
    for part in text.split("|"):
        word, colon, rest = part.partition(":")
        names = rest.split()
        if not colon or word.strip() not in ("spirits", "rain", "tiles"):
            raise _bad_deal(f"{part.strip()!r}: expected 'spirits: …', 'rain: …' or 'tiles: …'")
        if word.strip() == "spirits":
            for first in (0, SPIRITS // 2):
                deck = state.spirits[first : first + SPIRITS // 2]
                named = [card for card in _numbers(names, components.spirits) if first <= card < first + SPIRITS // 2]
                deck[:] = named + [card for card in deck.tolist() if card not in named]
        elif word.strip() == "rain":
            named = _numbers(names, components.rains)
            state.rains[:] = named + [card for card in state.rains.tolist() if card not in named]
        else:
            state.open_tiles = sum(1 << tile for tile in _numbers(names, components.achievements))


def _numbers(names: list[str], known: tuple[str, ...]) -> list[int]:
    for name in names:
        if name not in known:
            raise _bad_deal(f"there is no {name!r}; {one_of(name, known)}")
    if len(set(names)) < len(names):
        raise _bad_deal("a name stands twice")
    return [known.index(name) for name in names]


def _bad_deal(problem: str) -> BadOption:
    return BadOption(f"spirits: deal: {problem}", "Deal")
