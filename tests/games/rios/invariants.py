"""What holds at every moment of every game: where water runs, where people stand, what the box holds.

Written with plain sets and names, so that it shares nothing with the kernels but the record it reads.
"""

from typing import Any

from subak.games.rios.rules.state import FREE, LAYING, NONE, OVER, PLACING, TURN, State

FIELDS = 49
DOWN = {"sw": (-1, 1), "s": (0, 2), "se": (1, 1)}
CITY, LAKES = (3, 15), {(0, 14), (1, 15), (2, 16), (6, 14), (5, 15), (4, 16)}
SPRINGS = ((0, 0), (6, 0))
HILL, FOREST = 0, 1

Place = tuple[int, int]


def place(cell: int) -> Place:
    """Column and half rows, as the rules' map has them."""
    column, row = divmod(cell, 9)
    return column, 2 * row + column % 2


def places(bits: int) -> set[Place]:
    return {place(cell) for cell in range(63) if bits >> cell & 1}


def check(record: Any) -> None:
    state = State.plain(record)
    fields = places(state.tables.map.fields)
    kinds = {place(cell): state.terrain[cell] for cell in range(63) if state.terrain[cell] != NONE}
    assert len(fields) == FIELDS
    assert set(kinds) == fields
    check_water(state, fields, kinds)
    check_people(state, fields)
    check_box(state)


# --- water ---------------------------------------------------------------------------------------------------------
def height(at: Place, kinds: dict[Place, int]) -> int:
    if at in LAKES:
        return 0
    if at == CITY:
        return 1
    return {HILL: 4, FOREST: 3}.get(kinds[at], 2)


def ways_down(state: Any, at: Place) -> tuple[list[Place], list[Place]]:
    """Where water from here could go, and where it does."""
    could, does = [], []
    for way, (right, down) in enumerate(DOWN.values()):
        below = (at[0] + right, at[1] + down)
        if at in places(state.open[way]):
            could.append(below)
        if at in places(state.flow[way]):
            does.append(below)
    return could, does


def check_water(state: Any, fields: set[Place], kinds: dict[Place, int]) -> None:
    ways = {at: ways_down(state, at) for at in fields | set(SPRINGS)}
    for at, (could, does) in ways.items():
        assert could, f"{at} has no way down"
        assert len(does) <= 1
        lowest = min(height(below, kinds) for below in could)
        for below in does:
            assert below in could, "water over a dam"
            assert height(below, kinds) == lowest, "water runs where it is not lowest"
    if state.phase == LAYING or state.head != NONE:
        return
    wet = set()
    for river, spring in enumerate(SPRINGS):
        course = [spring]
        while course[-1] in ways:
            (below,) = ways[course[-1]][1]
            course.append(below)
        assert course[-1] in LAKES | {CITY}
        assert places(state.rivers[river]) == set(course[1:-1])
        wet |= set(course[:-1])
    assert {at for at, (_, does) in ways.items() if does} == wet, "water in a dead arm"


# --- people ----------------------------------------------------------------------------------------------------------
def check_people(state: Any, fields: set[Place]) -> None:
    players = state.players[: state.seats]
    held: dict[Place, int] = {}
    built: dict[Place, int] = {}
    for seat, player in enumerate(players):
        count = {place(cell): number for cell, number in enumerate(player.at) if number}
        assert set(count) == places(player.here)
        assert {at for at, number in count.items() if number > 1} == places(player.pair)
        assert {at for at, number in count.items() if number > 2} == places(player.crowd)
        assert sum(count.values()) == 6 if state.phase in (TURN, OVER) else 3 <= sum(count.values()) <= 6
        for at in set(count) & fields:
            assert held.setdefault(at, seat) == seat, "two players on a field"
        for at in places(player.fincas) | places(player.hacienda):
            assert at not in built, "two buildings on a field"
            assert at in fields
            built[at] = seat
        assert not player.fincas & player.hacienda
    between_turns = state.phase == PLACING or (state.phase == TURN and state.steps == 6 and state.stage == FREE)
    if between_turns and state.built == 0:
        for player in players:
            assert not places(player.crowd) & fields, "three on a field"
        for at, seat in held.items():
            assert built.get(at, seat) == seat, "somebody stays on a foreign building"


# --- the box ---------------------------------------------------------------------------------------------------------
def check_box(state: Any) -> None:
    players = state.players[: state.seats]
    dams = sum((state.tables.map.outlets[way] & ~state.open[way]).bit_count() for way in range(3))
    assert dams + state.supply + sum(player.wood for player in players) == 40
    assert state.supply >= 0
    for player in players:
        assert 0 <= player.wood <= 5
        assert player.money >= 0
        assert player.fincas.bit_count() <= 4
        assert player.hacienda.bit_count() <= 1
    row = state.row[: state.row_count]
    deck = state.deck[: state.deck_count]
    discard = [card for card in range(24) if state.discard >> card & 1]
    assert sorted(row + deck + discard) == list(range(15))
    assert state.row_count == (state.seats + 1 if state.phase in (TURN, OVER) else 0)
    assert not any(state.tables.cards[card].kind == 3 for card in row)
    assert 0 <= state.steps <= 6
    assert 0 <= state.built <= 2
