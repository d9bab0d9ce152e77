"""A field as text.

╱ ╲ ┃ walls, ○ gates, ▓ bamboo, · edges to build on. In a hex: its number, then ● a rock, ≈ a disc, ✦ magic water,
and , planted or Ψ grown rice.
"""

from typing import Any

from subak.games.spirits.components import SIDE_NAMES, Components
from subak.games.spirits.rules.state import GROWN, HEXES, NONE, PLANTED

LINES = {"e": "┃", "w": "┃", "se": "╱", "nw": "╱", "sw": "╲", "ne": "╲"}
BAMBOO, GATE, FREE = "▓", "○", "·"
WIDTH = 4
"""Signs for half a hex."""


def picture(states: Any, components: Components, seat: int) -> str:
    """A seat's field."""
    return field(states[0], components, seat)


def field(state: Any, components: Components, seat: int) -> str:
    """A seat's field. A hex is eight signs wide and two lines high; its sides are single signs."""
    player = state.players[seat]
    signs: dict[tuple[int, int], str] = {}
    for h, (row, x) in enumerate(components.places):
        left, middle = WIDTH * x, 3 * row + 2
        for side, name in enumerate(SIDE_NAMES):
            for at in _cells(name, left, middle):
                signs[at] = _side(state, player, h, side, name)
        for i, sign in enumerate(_inside(player, h)):
            signs[left + 2 + i, middle] = sign
    width = max(x for x, _ in signs) + 1
    height = max(y for _, y in signs) + 1
    lines = ("".join(signs.get((x, y), " ") for x in range(width)).rstrip() for y in range(height))
    return "\n".join(line for line in lines if line)


def _cells(name: str, left: int, middle: int) -> list[tuple[int, int]]:
    """Where a side of a hex is drawn: upright ones beside its middle line, slanted ones above or below."""
    right = left + 2 * WIDTH
    if name in ("e", "w"):
        return [(right if name == "e" else left, middle), (right if name == "e" else left, middle + 1)]
    down = middle + 2 if name.startswith("s") else middle - 1
    across = left + 2 if name.endswith("w") else right - 2
    return [(across, down)]


def _side(state: Any, player: Any, h: int, side: int, name: str) -> str:
    edge = int(state.tables.map.edge[h][side])
    if edge == NONE:
        return BAMBOO
    if int(player.gates) >> edge & 1:
        return GATE
    return LINES[name] if int(player.walls) >> edge & 1 else FREE


def _inside(player: Any, h: int) -> str:
    """Five signs: the number, and what lies in the hex."""
    first = int(player.paddy[h])
    signs = f"{h + 1:<2}"
    signs += "●" if int(player.rocks) >> h & 1 else " "
    if int(player.magic) >> h & 1:
        signs += "✦"
    else:
        signs += "≈" if first != NONE and _has_disc(player, first, h) else " "
    rice = int(player.rice_in[first]) if first != NONE else 0
    return signs + {PLANTED: ",", GROWN: "Ψ"}.get(rice, " ")


def _has_disc(player: Any, first: int, h: int) -> bool:
    """Discs are drawn in the first hexes of a paddy that have no magic water."""
    free = [other for other in range(HEXES) if player.paddy[other] == first and not int(player.magic) >> other & 1]
    return h in free[: int(player.discs[first])]
