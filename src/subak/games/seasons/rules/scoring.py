"""Points: for a closed field, for the card that closed it, and at the end of the game."""

import numpy as np

from subak.games.seasons.rules import events
from subak.games.seasons.rules.counting import in_closed_fields
from subak.games.seasons.rules.effects import (
    ON_CARD,
    ON_END,
    ON_FIELD,
    TO_FARMER_POINTS,
    TO_FARMERS,
    TO_POINTS,
    TO_SIZE,
    effect_amount,
)
from subak.games.seasons.rules.farm import find_closed_fields, lay_card
from subak.games.seasons.rules.state import (
    BUFFALO,
    DRY,
    FIELD_AT_END,
    FIELDS_AT_MOST,
    FROM_ANCESTOR,
    FROM_BUFFALO,
    FROM_CLOSED_FIELDS,
    FROM_FARMERS,
    FROM_GINGER,
    FROM_SIZE,
    FROM_STRANDED,
    GINGER,
    HOUSE_GROWS,
    NONE,
    SETUP,
    STRANDED_AT_END,
    Field,
    Player,
    State,
    Tables,
)
from subak.kernel.annotations import Row
from subak.kernel.bits import count_bits
from subak.kernel.log import Log, note, note_long
from subak.kernel.rule import rule

UNSCORED = -1


@rule
def earn(player: Player, source: int, points: int) -> None:
    player.points += points
    player.earned[source] += points


@rule
def build(s: State, seat: int, card: int, place: int, log: Log) -> None:
    """Lay a card in a seat's farm and score the fields it closes."""
    player = s.players[seat]
    river = s.water_festival == 1
    lay_card(player, s.tables, card, place, river)
    placed = player.placed[player.placed_count - 1]
    kind = events.START if s.phase == SETUP else events.BUILD
    note(log, kind, seat, card, placed.turn, placed.x, placed.y)
    closed = find_closed_fields(player, s.tables, river)
    if closed > 0:
        score_new_fields(s, seat, closed, log)


@rule
def score_new_fields(s: State, seat: int, closed: int, log: Log) -> None:
    """Largest first, equal ones as their owner likes best: an ancestor may pay for the first of the dry season."""
    player = s.players[seat]
    dry = s.phase == DRY
    first = player.field_count - closed
    for i in range(first, player.field_count):
        measure_field(s.tables, player, player.fields[i], dry)
    for _ in range(closed):
        score_field(s, seat, player.fields[next_field(s.tables, player, first, dry)], dry, log)
    field = player.fields[player.field_count - 1]
    bonus = effect_amount(s.tables, player, field, closed, False, dry, ON_CARD, TO_POINTS, 0)
    pay_ancestor(player, seat, bonus, log)


@rule
def next_field(tables: Tables, player: Player, first: int, dry: bool) -> int:
    """The largest field that is not scored yet; of several equal ones the one with which to begin."""
    largest = np.empty(FIELDS_AT_MOST, np.int64)
    count, extent = 0, NONE
    for i in range(first, player.field_count):
        field = player.fields[i]
        if field.dry == UNSCORED and field.extent >= extent:
            count = count if field.extent == extent else 0
            extent = int(field.extent)
            largest[count] = i
            count += 1
    return best_first(tables, player, largest[:count]) if dry and count > 1 else int(largest[0])


@rule
def best_first(tables: Tables, player: Player, equal: Row[int]) -> int:
    """With which of several equal fields to begin, so that all together pay most. What a field pays depends on nothing
    but itself and its number in the season, so it is enough to look at every set of those still to come."""
    count, before = len(equal), int(player.dry_fields)
    pays = np.empty((count, count), np.int64)
    for place in range(count):
        player.dry_fields = before + place + 1
        for i in range(count):
            farmer_points, bonus = field_pay(tables, player, player.fields[equal[i]], True)
            pays[i, place] = farmer_points + bonus
    player.dry_fields = before
    most = np.zeros(1 << count, np.int64)  # by the fields still to come, as bits
    begin = 0
    for coming in range(1, 1 << count):
        place, found = count - count_bits(coming), False
        for i in range(count):
            if coming >> i & 1:
                total = pays[i, place] + most[coming & ~(1 << i)]
                if not found or total > most[coming]:
                    most[coming], begin, found = total, i, True
    return int(equal[begin])


@rule
def measure_field(tables: Tables, player: Player, field: Field, dry: bool) -> None:
    """The field's size: its parcels and houses, and what the ancestor adds."""
    field.dry = UNSCORED
    field.extent = field.parcels + HOUSE_GROWS * field.houses
    added = effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_SIZE, 0)
    field.extent = max(0, min(int(field.extent) + added, 100))  # whatever somebody's own cards say
    field.size_points = tables.size_points[min(int(field.extent), 6)]


@rule
def field_pay(tables: Tables, player: Player, field: Field, dry: bool) -> tuple[int, int]:
    """What a field's farmers pay, and the ancestor on top. A replaced payment for farmers is booked as their usual
    points and the ancestor's difference."""
    farmers = int(field.farmers) + effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_FARMERS, 0)
    farmer_points = int(tables.farmer_points[max(0, min(farmers, 4))])
    bonus = effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_FARMER_POINTS, farmer_points)
    bonus += effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_POINTS, 0) - farmer_points
    return farmer_points, bonus


@rule
def score_field(s: State, seat: int, field: Field, dry: bool, log: Log) -> None:
    """Size, farmers, buffalo; then the ancestor; then the ginger contract."""
    player, tables = s.players[seat], s.tables
    field.dry = 1 if dry else 0
    player.dry_fields += field.dry
    farmer_points, bonus = field_pay(tables, player, field, dry)
    buffalo_points = int(tables.buffalo_points) * int(field.buffalo)
    earn(player, FROM_SIZE, field.size_points)
    earn(player, FROM_FARMERS, farmer_points)
    earn(player, FROM_BUFFALO, buffalo_points)
    note_long(
        log,
        events.FIELD,
        seat,
        field.parcels,
        field.houses,
        field.farmers,
        field.buffalo,
        field.size_points,
        farmer_points,
        buffalo_points,
    )
    pay_ancestor(player, seat, bonus, log)
    if dry and player.contract == GINGER:
        earn(player, FROM_GINGER, tables.ginger_per_field)
        note(log, events.GINGER_POINTS, seat, tables.ginger_per_field, 0, 0, 0)


@rule
def pay_ancestor(player: Player, seat: int, points: int, log: Log) -> None:
    if points != 0:
        earn(player, FROM_ANCESTOR, points)
        note(log, events.ANCESTOR_POINTS, seat, points, 0, 0, 0)


@rule
def score_end(s: State, seat: int, log: Log) -> None:
    """Every closed field pays, every buffalo in an open parcel costs; then the ancestor."""
    player = s.players[seat]
    fields = int(player.field_count)
    stranded = int(player.buffalo) - in_closed_fields(player, BUFFALO)
    earn(player, FROM_CLOSED_FIELDS, FIELD_AT_END * fields)
    earn(player, FROM_STRANDED, STRANDED_AT_END * stranded)
    note(log, events.END_FIELDS, seat, fields, FIELD_AT_END * fields, 0, 0)
    note(log, events.END_BUFFALO, seat, stranded, STRANDED_AT_END * stranded, 0, 0)
    river = s.water_festival == 1
    bonus = effect_amount(s.tables, player, player.fields[0], 0, river, True, ON_END, TO_POINTS, 0)
    if bonus != 0:
        earn(player, FROM_ANCESTOR, bonus)
        note(log, events.END_ANCESTOR, seat, bonus, 0, 0, 0)
