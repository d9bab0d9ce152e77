"""Dos Rios said a second time: walking, driving out, rivers, dams and harvests, in slow and obvious Python.

Written from the rules alone; it shares nothing with the kernels. It reads what a table shows (`game.view().to_dict()`),
calls places by their names and walks one step after the other.

    position = Position.of(game.view().to_dict())
    destinations(position, "A", "b3")       # {"c4": 1, "city": 5, …}: where a campesino from b3 may go, and its steps
    joint_drives(position, "A")             # {"c4": {("b3", "d3"): 2}}: fields two together may clear, from where
    new_courses(position, ("c4", "c5"))     # every course the rivers may take behind a dam there
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, pairwise
from typing import Any

SEATS = "ABCD"
STEPS_A_TURN = 6
SHORTCUT_STEPS = 2
FIELD_HOLDS = 2
WOOD_HELD = 5
ROBBED_AT_MOST = 3

# --- the board -------------------------------------------------------------------------------------------------
ROWS = {"a": (2, 7), "b": (1, 7), "c": (1, 8), "d": (1, 7), "e": (1, 8), "f": (1, 7), "g": (2, 7)}
"""The first and the last row of fields in each column."""
FIELDS = tuple(f"{column}{row}" for column, (first, last) in ROWS.items() for row in range(first, last + 1))
SPRINGS = {"verde": "a1", "moreno": "g1"}
LAKES = frozenset({"a8", "b8", "c9", "g8", "f8", "e9"})
CITY, CITY_HEX = "city", "d8"
"""The city is a place for people, and under the name of its hex an end for rivers."""
ROADS = {"west": ("a4", "a5", "a6"), "east": ("g4", "g5", "g6")}
PLACES = (*FIELDS, CITY, *ROADS)

BELOW = ((-1, 1), (0, 2), (1, 1))
"""Columns to the east and half rows downwards: south-west, south, south-east."""
HEIGHT_FOR_PEOPLE = {"low": 0, "wheat": 1, "corn": 1, "tobacco": 1, "forest": 2, "hill": 3}
HEIGHT_FOR_WATER = {"lake": 0, "city": 1, "wheat": 2, "corn": 2, "tobacco": 2, "forest": 3, "hill": 4}
CROPS = ("wheat", "corn", "tobacco")

Outflow = dict[str, str]
"""From each wet cell to the one its water goes to."""
Border = tuple[str, str]
"""The upper and the lower cell."""
Pair = tuple[str, str]
"""The places two campesinos come from, in alphabetical order."""


def spot(cell: str) -> tuple[int, int]:
    """Column and half row of a cell; b, d and f lie half a hex lower."""
    column = "abcdefg".index(cell[0])
    return column, 2 * (int(cell[1]) - 1) + column % 2


def outlets_of(cell: str) -> tuple[str, ...]:
    """What lies below a field or a spring: fields, lakes, the city."""
    column, half_row = spot(cell)
    below = {(column + east, half_row + down) for east, down in BELOW}
    return tuple(other for other in (*FIELDS, *sorted(LAKES), CITY_HEX) if spot(other) in below)


OUTLETS = {cell: outlets_of(cell) for cell in (*FIELDS, *SPRINGS.values())}


def neighbours_of(place: str) -> tuple[str, ...]:
    """Where one step leads from a place, whoever stands there."""
    if place == CITY:
        return ("c8", "d7", "e8", *ROADS)
    if place in ROADS:
        return (CITY, *ROADS[place])
    hexes = [cell for cell in FIELDS if cell in OUTLETS[place] or place in OUTLETS[cell]]
    city = [CITY] if place in ("c8", "d7", "e8") else []
    return (*hexes, *city, *(road for road, ends in ROADS.items() if place in ends))


NEIGHBOURS = {place: neighbours_of(place) for place in PLACES}


# --- the position ----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Building:
    """A finca or a hacienda."""

    seat: str
    kind: str


@dataclass(frozen=True)
class Position:
    """What lies on the table."""

    kinds: dict[str, str]
    people: dict[str, dict[str, int]]  # by seat, then by place
    buildings: dict[str, Building]
    dams: frozenset[Border]
    courses: dict[str, tuple[str, ...]]
    wood: dict[str, int]
    wood_left: int
    turn: str
    round: int
    steps: int

    @classmethod
    def of(cls, view: dict[str, Any]) -> "Position":
        """The position a view shows."""
        seats = SEATS[: len(view["players"])]
        return cls(
            kinds={field["cell"]: field["kind"] for field in view["fields"]},
            people={seat: dict(player["campesinos"]) for seat, player in zip(seats, view["players"], strict=True)},
            buildings={field["cell"]: Building(**field["building"]) for field in view["fields"] if field["building"]},
            dams=frozenset((upper, lower) for upper, lower in view["dams"]),
            courses={river: tuple(course) for river, course in view["rivers"].items()},
            wood={seat: player["wood"] for seat, player in zip(seats, view["players"], strict=True)},
            wood_left=view["wood_left"],
            turn=view["turn"],
            round=view["round"],
            steps=view["steps"] or 0,
        )

    def count(self, seat: str, place: str) -> int:
        """How many campesinos of a seat stand at a place."""
        return self.people[seat].get(place, 0)

    def foreigners(self, seat: str, field: str) -> tuple[str, int] | None:
        """Whose campesinos, other than this seat's, stand on a field, and how many."""
        for other in self.people:
            if other != seat and self.count(other, field):
                return other, self.count(other, field)
        return None

    def foreign_building(self, seat: str, field: str) -> str | None:
        """The kind of another seat's building on a field."""
        building = self.buildings.get(field)
        return building.kind if building and building.seat != seat else None

    def with_walk(self, seat: str, start: str, goal: str) -> "Position":
        """The position after one campesino went from one place to another."""
        people = dict(self.people[seat])
        people[start] -= 1
        people[goal] = people.get(goal, 0) + 1
        return replace(self, people={**self.people, seat: people})


# --- walking ---------------------------------------------------------------------------------------------------
def may_enter(position: Position, seat: str, place: str) -> bool:
    """Whether a campesino may walk into a place, if only to walk on."""
    if place not in position.kinds:
        return True
    return not position.foreigners(seat, place) and position.foreign_building(seat, place) != "hacienda"


def may_stay(position: Position, seat: str, place: str) -> bool:
    """Whether one more campesino may end a turn at a place."""
    if place not in position.kinds:
        return True
    return not position.foreign_building(seat, place) and position.count(seat, place) < FIELD_HOLDS


def single_steps(position: Position, seat: str, place: str) -> Iterator[tuple[str, int]]:
    """Where one may go from a place without passing another, and the steps it takes."""
    for neighbour in NEIGHBOURS[place]:
        yield neighbour, 1
    if place == CITY:
        for field, building in position.buildings.items():
            if building == Building(seat, "hacienda"):
                yield field, SHORTCUT_STEPS


def walks(position: Position, seat: str, start: str, steps: int) -> dict[str, int]:
    """Every place a campesino can walk to, with the fewest steps; standing still costs none."""
    fewest = {start: 0}
    for spent in range(steps):
        for place in [place for place, cost in fewest.items() if cost == spent]:
            for goal, price in single_steps(position, seat, place):
                cost = spent + price
                if cost <= steps and cost < fewest.get(goal, cost + 1) and may_enter(position, seat, goal):
                    fewest[goal] = cost
    return fewest


def height(position: Position, place: str) -> int:
    """How high a place lies, for people."""
    return HEIGHT_FOR_PEOPLE[position.kinds.get(place, "low")]


def last_step(position: Position, fewest: dict[str, int], field: str, *, from_above: bool) -> int | None:
    """The fewest steps into an occupied field, for a campesino that can walk to the places in `fewest`."""
    costs = [
        fewest[place] + 1
        for place in NEIGHBOURS[field]
        if place in fewest and (not from_above or height(position, place) > height(position, field))
    ]
    return min(costs, default=None)


# --- driving out -----------------------------------------------------------------------------------------------
def number_to_drive_out(position: Position, seat: str, field: str) -> int:
    """How many foreign campesinos stand on a field from which they may be driven out; 0: none do."""
    found = position.foreigners(seat, field)
    if found is None:
        return 0
    owner, number = found
    if field in position.buildings:
        return 0  # they stand on their own finca or hacienda field
    if position.round == 1 and owner > seat:
        return 0  # they had no turn yet
    return number


def lone_drives(position: Position, seat: str, start: str, steps: int) -> dict[str, int]:
    """The fields one campesino may clear by itself, coming from above, and the steps."""
    fewest, found = walks(position, seat, start, steps), {}
    for field in FIELDS:
        if number_to_drive_out(position, seat, field) == 1:
            cost = last_step(position, fewest, field, from_above=True)
            if cost is not None and cost <= steps:
                found[field] = cost
    return found


def joint_drives(position: Position, seat: str) -> dict[str, dict[Pair, int]]:
    """The fields two campesinos may clear together: from which pairs of places, and the steps of both together."""
    starts = sorted(place for place, number in position.people[seat].items() if number)
    fewest = {start: walks(position, seat, start, position.steps) for start in starts}
    found: dict[str, dict[Pair, int]] = {}
    for field in FIELDS:
        number = number_to_drive_out(position, seat, field)
        if number == 0:
            continue
        costs = {start: last_step(position, fewest[start], field, from_above=number == 2) for start in starts}
        for one, other in combinations_with_replacement(starts, 2):
            first, second = costs[one], costs[other]
            if first is None or second is None or first + second > position.steps:
                continue
            if one != other or position.count(seat, one) >= 2:
                found.setdefault(field, {})[one, other] = first + second
    return found


# --- going somewhere -------------------------------------------------------------------------------------------
def can_go_on(position: Position, seat: str, place: str, steps: int) -> bool:
    """Whether a campesino at a place can still get to one where it may stay, by walking or by driving out."""
    onwards = walks(position, seat, place, steps)
    if any(goal != place and may_stay(position, seat, goal) for goal in onwards):
        return True
    return bool(lone_drives(position, seat, place, steps))


def must_leave(position: Position, seat: str) -> list[str]:
    """The fields a seat's campesinos have to leave before its turn ends, once for each that has to."""
    found: list[str] = []
    for place, number in position.people[seat].items():
        if place in position.kinds:
            allowed = 0 if position.foreign_building(seat, place) else FIELD_HOLDS
            found += [place] * max(0, number - allowed)
    return found


def can_end(position: Position, seat: str, steps: int) -> bool | None:
    """Whether the turn can still end: the one that may not stay can go on. None: several may not, ask somebody else."""
    leaving = must_leave(position, seat)
    if len(leaving) > 1:
        return None
    return not leaving or can_go_on(position, seat, leaving[0], steps)


def outcomes(position: Position, seat: str, start: str) -> Iterator[tuple[str, int, Position]]:
    """Wherever a campesino could go with the steps left: the place, the steps, the position afterwards."""
    for goal, cost in walks(position, seat, start, position.steps).items():
        if goal != start:
            yield goal, cost, position.with_walk(seat, start, goal)
    for field, cost in lone_drives(position, seat, start, position.steps).items():
        owner, _ = position.foreigners(seat, field) or ("", 0)
        yield field, cost, position.with_walk(owner, field, CITY).with_walk(seat, start, field)


def destinations(position: Position, seat: str, start: str) -> dict[str, int]:
    """Where a campesino may go in one pick, and the steps."""
    return {
        goal: cost
        for goal, cost, after in outcomes(position, seat, start)
        if can_end(after, seat, position.steps - cost)
    }


def undecided(position: Position, seat: str, start: str) -> set[str]:
    """Where a campesino could go, but several would have to go on then."""
    return {
        goal
        for goal, cost, after in outcomes(position, seat, start)
        if can_end(after, seat, position.steps - cost) is None
    }


# --- rivers ----------------------------------------------------------------------------------------------------
def level(position: Position, cell: str) -> int:
    """How high a cell lies, for water."""
    kind = "lake" if cell in LAKES else "city" if cell == CITY_HEX else position.kinds[cell]
    return HEIGHT_FOR_WATER[kind]


def ways_on(position: Position, cell: str) -> list[str]:
    """Where water may go from a field or a spring: the lowest of what lies open below it."""
    is_open = [lower for lower in OUTLETS[cell] if (cell, lower) not in position.dams]
    lowest = min(level(position, lower) for lower in is_open)
    return [lower for lower in is_open if level(position, lower) == lowest]


def outflow_of(position: Position) -> Outflow:
    """Where the water of each wet cell goes; the rivers must not part again where they have met."""
    outflow: Outflow = {}
    for course in position.courses.values():
        for upper, lower in pairwise(course):
            assert outflow.setdefault(upper, lower) == lower, f"the rivers part below {upper}"
    return outflow


def course_of(outflow: Outflow, river: str) -> tuple[str, ...]:
    """A river from its spring to where it ends."""
    course = [SPRINGS[river]]
    while course[-1] in outflow:
        course.append(outflow[course[-1]])
    return tuple(course)


def laid_on(position: Position, outflow: Outflow, cell: str) -> Iterator[Outflow]:
    """Every way to lead water on from a cell until it meets a bed, a lake or the city."""
    if cell in outflow or cell in LAKES or cell == CITY_HEX:
        yield outflow
        return
    for lower in ways_on(position, cell):
        yield from laid_on(position, {**outflow, cell: lower}, lower)


def new_courses(position: Position, dam: Border) -> set[tuple[tuple[str, ...], ...]]:
    """The courses of both rivers that are possible once this dam is built."""
    upper, lower = dam
    outflow = outflow_of(position)
    if outflow.get(upper) != lower:
        return {tuple(position.courses.values())}
    del outflow[upper]  # only this piece is taken away first; the old bed below still ends the new one
    behind = replace(position, dams=position.dams | {dam})
    return {tuple(course_of(beds, river) for river in position.courses) for beds in laid_on(behind, outflow, upper)}


def course_errors(position: Position) -> list[str]:
    """What is wrong with the rivers as they lie."""
    errors = []
    for river, course in position.courses.items():
        if course[0] != SPRINGS[river] or (course[-1] not in LAKES and course[-1] != CITY_HEX):
            errors.append(f"{river} goes from {course[0]} to {course[-1]}")
        for upper, lower in pairwise(course):
            if lower not in ways_on(position, upper):
                errors.append(f"{river} goes from {upper} to {lower}, not to {ways_on(position, upper)}")
    return errors


# --- dams ------------------------------------------------------------------------------------------------------
def builds_at(position: Position, seat: str, cell: str) -> bool:
    """Whether a campesino of a seat stands where it may build; a foreign finca is only crossed."""
    is_field = cell in position.kinds
    return is_field and position.count(seat, cell) > 0 and position.foreign_building(seat, cell) is None


def dam_borders(position: Position, seat: str) -> set[Border]:
    """The borders on which a seat may build a dam."""
    found = set()
    for upper, outlets in OUTLETS.items():
        is_open = [lower for lower in outlets if (upper, lower) not in position.dams]
        for lower in is_open:
            stands_there = any(builds_at(position, seat, cell) for cell in (upper, lower))
            if stands_there and len(is_open) > 1:
                found.add((upper, lower))
    return found


# --- harvest ---------------------------------------------------------------------------------------------------
def harvested(position: Position, card: str, field: str) -> tuple[int, int]:
    """Rio and dam wood a field brings whoever holds it when a card is resolved."""
    kind = position.kinds[field]
    rivers = [river for river, course in position.courses.items() if field in course]
    if card in SPRINGS and card not in rivers:
        return 0, 0
    if card not in SPRINGS and (not rivers or kind != ("forest" if card == "wood" else card)):
        return 0, 0
    return (100 if kind in CROPS else 0), (1 if kind == "forest" else 0)


def holds(position: Position, seat: str, field: str) -> bool:
    """Whether a seat harvests on a field: with campesinos or a building."""
    building = position.buildings.get(field)
    return position.count(seat, field) > 0 or (building is not None and building.seat == seat)


def harvest(position: Position, card: str) -> dict[str, tuple[int, int]]:
    """Rio and wood each seat gets for a card; wood goes round from the seat whose turn it is while it lasts."""
    left, paid = position.wood_left, {}
    seats = list(position.people)
    first = seats.index(position.turn)
    for seat in seats[first:] + seats[:first]:
        brought = [harvested(position, card, field) for field in FIELDS if holds(position, seat, field)]
        room = max(0, WOOD_HELD - position.wood[seat])
        wood = min(sum(wood for _, wood in brought), room, left)
        left -= wood
        paid[seat] = (sum(rio for rio, _ in brought), wood)
    return paid


def desperados(position: Position, river: str) -> tuple[list[tuple[str, str]], Position]:
    """Who is robbed where when desperados come along a river, and the position afterwards."""
    robbed: list[tuple[str, str]] = []
    for field in position.courses[river]:
        for seat in position.people:
            is_safe = position.buildings.get(field) == Building(seat, "hacienda")
            if position.count(seat, field) and not is_safe and len(robbed) < ROBBED_AT_MOST:
                robbed.append((seat, field))
                position = position.with_walk(seat, field, CITY)
    return robbed, position
