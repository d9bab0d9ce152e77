"""Points: for a closed field, for the card that closed it, and at the end of the game."""

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
    FROM_ANCESTOR,
    FROM_BUFFALO,
    FROM_CLOSED_FIELDS,
    FROM_FARMERS,
    FROM_GINGER,
    FROM_SIZE,
    FROM_STRANDED,
    GINGER,
    NONE,
    SETUP,
    Field,
    Player,
    State,
    Tables,
)
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
    """Largest first: that matters to an ancestor who pays for the first field of the dry season."""
    player = s.players[seat]
    dry = s.phase == DRY
    for i in range(player.field_count - closed, player.field_count):
        measure_field(s.tables, player, player.fields[i], dry)
    for _ in range(closed):
        best = NONE
        for i in range(player.field_count - closed, player.field_count):
            field = player.fields[i]
            if field.dry == UNSCORED and (best == NONE or field.extent > player.fields[best].extent):
                best = i
        score_field(s, seat, player.fields[best], dry, log)
    field = player.fields[player.field_count - 1]
    bonus = effect_amount(s.tables, player, field, closed, False, dry, ON_CARD, TO_POINTS, 0)
    pay_ancestor(player, seat, bonus, log)


@rule
def measure_field(tables: Tables, player: Player, field: Field, dry: bool) -> None:
    """The field's size: its parcels and houses, and what the ancestor adds."""
    field.dry = UNSCORED
    field.extent = field.parcels + field.houses
    added = effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_SIZE, 0)
    field.extent = max(0, min(int(field.extent) + added, 100))  # whatever somebody's own cards say
    field.size_points = tables.size_points[min(int(field.extent), 6)]


@rule
def score_field(s: State, seat: int, field: Field, dry: bool, log: Log) -> None:
    """Size, farmers, buffalo; then the ancestor; then the ginger contract."""
    player, tables = s.players[seat], s.tables
    field.dry = 1 if dry else 0
    player.dry_fields += field.dry
    farmers = int(field.farmers) + effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_FARMERS, 0)
    farmer_points = int(tables.farmer_points[max(0, min(farmers, 4))])
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
    # A replaced payment for farmers is booked as farmers' points plus the ancestor's difference.
    bonus = effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_FARMER_POINTS, farmer_points)
    bonus += effect_amount(tables, player, field, 0, False, dry, ON_FIELD, TO_POINTS, 0) - farmer_points
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
    """1 per closed field, −1 per buffalo in open parcels, then the ancestor."""
    player = s.players[seat]
    fields = int(player.field_count)
    stranded = int(player.buffalo) - in_closed_fields(player, BUFFALO)
    earn(player, FROM_CLOSED_FIELDS, fields)
    earn(player, FROM_STRANDED, -stranded)
    note(log, events.END_FIELDS, seat, fields, fields, 0, 0)
    note(log, events.END_BUFFALO, seat, stranded, -stranded, 0, 0)
    river = s.water_festival == 1
    bonus = effect_amount(s.tables, player, player.fields[0], 0, river, True, ON_END, TO_POINTS, 0)
    if bonus != 0:
        earn(player, FROM_ANCESTOR, bonus)
        note(log, events.END_ANCESTOR, seat, bonus, 0, 0, 0)
