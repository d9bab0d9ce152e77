"""Where the water runs: laying the rivers, dams, new beds (docs/rules/rios.md)."""

from subak.games.rios.rules.geometry import above_all, below
from subak.games.rios.rules.state import DIRECTIONS, FOREST, HILL, NONE, RIVERS, State
from subak.kernel.bits import count_bits, has
from subak.kernel.rule import rule

LAKE_HEIGHT, CITY_HEIGHT, CROP_HEIGHT, FOREST_HEIGHT, HILL_HEIGHT = range(5)


@rule
def water_height(s: State, cell: int) -> int:
    """Water prefers a lake to the city, the city to crops, crops to forests, forests to hills."""
    if has(s.tables.map.lakes, cell):
        return LAKE_HEIGHT
    if cell == s.tables.map.city:
        return CITY_HEIGHT
    if s.terrain[cell] == HILL:
        return HILL_HEIGHT
    return FOREST_HEIGHT if s.terrain[cell] == FOREST else CROP_HEIGHT


@rule
def ways_on(s: State, cell: int) -> int:
    """The directions water from here may take, as bits: the open borders to the lowest kind below."""
    lowest, ways = HILL_HEIGHT + 1, 0
    for direction in range(DIRECTIONS):
        if has(s.open[direction], cell):
            height = water_height(s, below(cell, direction))
            if height < lowest:
                lowest, ways = height, 0
            if height == lowest:
                ways |= 1 << direction
    return ways


@rule
def flows(s: State, cell: int) -> bool:
    """Whether water leaves this cell (so a river lies in it)."""
    return has(s.flow[0] | s.flow[1] | s.flow[2], cell)


@rule
def outflow(s: State, cell: int) -> int:
    """The direction in which water leaves a cell; NONE from a dry one."""
    for direction in range(DIRECTIONS):
        if has(s.flow[direction], cell):
            return direction
    return NONE


@rule
def lay_piece(s: State, direction: int) -> None:
    """The water leaves the head in this direction. Where it meets a river, a lake or the city it is done."""
    cell = int(s.head)
    s.flow[direction] |= 1 << cell
    down = below(cell, direction)
    goes_on = has(s.tables.map.fields, down) and not flows(s, down)
    s.head = down if goes_on else NONE


@rule
def wet_fields(s: State) -> int:
    return s.rivers[0] | s.rivers[1]


@rule
def follow(s: State, river: int) -> int:
    """The cells a river crosses, its spring first, as bits."""
    cell, course = int(s.tables.map.springs[river]), 0
    while cell != NONE:
        direction = outflow(s, cell)
        if direction == NONE:
            return course
        course |= 1 << cell
        cell = below(cell, direction)
    return course


@rule
def drain(s: State) -> None:
    """Find both courses anew; what is cut off from its spring falls dry."""
    courses = 0
    for river in range(RIVERS):
        course = follow(s, river)
        courses |= course
        s.rivers[river] = course & s.tables.map.fields
    for direction in range(DIRECTIONS):
        s.flow[direction] &= courses


# --- dams --------------------------------------------------------------------------------------------------------
@rule
def borders_for_dams(s: State, cells: int, direction: int) -> int:
    """The cells below which, in this direction, somebody standing on these cells may build: the border is open, and
    the water above it keeps another way down."""
    spare = (s.open[0] & s.open[1]) | (s.open[0] & s.open[2]) | (s.open[1] & s.open[2])
    return s.open[direction] & spare & (cells | above_all(cells, direction))


@rule
def dams_built(s: State) -> int:
    count = 0
    for direction in range(DIRECTIONS):
        count += count_bits(s.tables.map.outlets[direction] & ~s.open[direction])
    return count


@rule
def build_dam(s: State, seat: int, cell: int, direction: int) -> None:
    """Close a border for one dam wood. If water ran over it, the water has to find a new way from the cell above."""
    s.players[seat].wood -= 1
    s.open[direction] &= ~(1 << cell)
    if has(s.flow[direction], cell):
        s.flow[direction] &= ~(1 << cell)
        s.head = cell
