"""Counting in a farm: features and sizes in closed fields, and gaps."""

import numpy as np

from subak.games.seasons.rules.geometry import bit
from subak.games.seasons.rules.state import FARMER, HOUSE, LARGEST, LAST_SIZE, RIVER_CARDS, Field, Player
from subak.kernel.annotations import Grid
from subak.kernel.rule import rule


@rule
def in_field(field: Field, symbol: int) -> int:
    """How often a symbol stands in a field; "largest field" counts its size."""
    if symbol == LARGEST:
        return int(field.extent)
    if symbol == FARMER:
        return int(field.farmers)
    return int(field.houses) if symbol == HOUSE else int(field.buffalo)


@rule
def in_closed_fields(player: Player, symbol: int) -> int:
    """How often a feature stands in closed fields; for "largest field" the size of the largest one."""
    total = 0
    for i in range(player.field_count):
        count = in_field(player.fields[i], symbol)
        total = max(total, count) if symbol == LARGEST else total + count
    return total


@rule
def different_sizes(player: Player) -> int:
    """How many of the sizes 1, 2 … up to LAST_SIZE or more occur among the closed fields."""
    seen = 0
    for i in range(player.field_count):
        seen |= 1 << min(int(player.fields[i].extent), LAST_SIZE)
    count = 0
    for size in range(1, LAST_SIZE + 1):
        count += (seen >> size) & 1
    return count


@rule
def gaps(player: Player, river: bool) -> int:
    """How many separate uncovered places are shut in on all sides by cards (or the river)."""
    left, top = int(player.left) - 1, int(player.top) - 1  # a box around the farm, with a free rim
    right, bottom = left, top
    for i in range(player.placed_count):
        right = max(right, int(player.placed[i].x) + 4)
        bottom = max(bottom, int(player.placed[i].y) + 4)
    if river:
        left, right = min(left, -1), max(right, 2 * RIVER_CARDS + 1)
    walked = np.zeros((bottom - top, right - left), np.int8)
    count = 0
    for y in range(top, bottom):
        for x in range(left, right):
            if is_free(player, x, y) and walked[y - top, x - left] == 0 and is_shut_in(player, left, top, walked, x, y):
                count += 1
    return count


@rule
def is_free(player: Player, x: int, y: int) -> bool:
    return bit(player.covered, x, y) == 0


@rule
def is_shut_in(player: Player, left: int, top: int, walked: Grid[int], x: int, y: int) -> bool:
    """Walk over the free cells from (x, y) on; true if the walk never reaches the rim of the box."""
    height, width = walked.shape
    waiting = np.empty((height * width, 2), np.int64)
    waiting[0, 0], waiting[0, 1] = x, y
    walked[y - top, x - left] = 1
    count, shut_in = 1, True
    while count > 0:
        count -= 1
        x, y = waiting[count, 0], waiting[count, 1]
        if x == left or y == top or x == left + width - 1 or y == top + height - 1:
            shut_in = False
        for side in range(4):
            next_x = x + (side == 0) - (side == 1)
            next_y = y + (side == 2) - (side == 3)
            if not (left <= next_x < left + width and top <= next_y < top + height):
                continue
            if is_free(player, next_x, next_y) and walked[next_y - top, next_x - left] == 0:
                walked[next_y - top, next_x - left] = 1
                waiting[count, 0], waiting[count, 1] = next_x, next_y
                count += 1
    return shut_in
