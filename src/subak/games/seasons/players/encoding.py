"""What a seat of Seasons of Rice sees, as numbers (docs/environments.md)."""

from subak.games.seasons.rules.state import (
    CARDS,
    DONE,
    FARM_CARDS,
    FIELDS_AT_MOST,
    FROM,
    GINGER,
    GRID,
    JASMINE,
    NONE,
    OVER,
    PLACE,
    RIVER,
    RIVER_CARD,
    RIVER_CARDS,
    RIVER_PASS,
    SIDEWAYS,
    TAKE,
    TO_ROW,
    Pick,
    Player,
    State,
)
from subak.kernel.layout import Layout
from subak.kernel.observation import (
    HIGHEST,
    LOWEST,
    Each,
    Picks,
    clamped,
    flag,
    flags,
    number,
    numbers,
    observe,
    spread,
)
from subak.kernel.rule import rule

SEATS = 2
EDITIONS = ("de", "en", "en-capped")
PICKS = (
    Picks("take", TAKE, CARDS, "+ card: begin the farm with it, or build it"),
    Picks("to_row", TO_ROW, CARDS, "+ card: it goes to the dry row"),
    Picks("river_card", RIVER_CARD, RIVER_CARDS, "+ position: score this river card as if held"),
    Picks("river_pass", RIVER_PASS, 1, "score none"),
    Picks("place", PLACE, 2 * SIDEWAYS, "+ 1024 · sideways + 32 · row + column: where the top left cell goes"),
)


class SeenFarm(Layout):
    """A seat and its farm."""

    covered: flags((GRID, GRID), "the cell (row, column) of the torus is covered by a card or by the bank")
    paths: flags((GRID, GRID), "… and the line in it is a path")
    cards: flags((FARM_CARDS, CARDS), "which card was laid first, second …")
    turns: flags((FARM_CARDS, 4), "its quarter turns clockwise")
    columns: numbers(FARM_CARDS, -GRID, GRID, "the column of its top left cell, counted from the start card")
    rows: numbers(FARM_CARDS, -GRID, GRID, "the row of its top left cell")
    hand: flags(CARDS, "cards in the hand, as far as you know them")
    held: number(0, 7, "how many cards are in the hand")
    ancestor: flags(CARDS, "the ancestor, once it is revealed")
    jasmine: flag("has the jasmine contract")
    ginger: flag("has the ginger contract")
    farmers: number(0, HIGHEST, "farmers in the whole farm")
    houses: number(0, HIGHEST, "houses")
    buffalo: number(0, HIGHEST, "buffalo")
    field_count: number(0, FIELDS_AT_MOST, "closed fields")
    dry_fields: number(0, FIELDS_AT_MOST, "fields closed in the dry season")
    field_parcels: numbers(FIELDS_AT_MOST, 0, HIGHEST, "parcels of each closed field")
    field_farmers: numbers(FIELDS_AT_MOST, 0, HIGHEST, "its farmers")
    field_houses: numbers(FIELDS_AT_MOST, 0, HIGHEST, "its houses")
    field_buffalo: numbers(FIELDS_AT_MOST, 0, HIGHEST, "its buffalo")
    field_sizes: numbers(FIELDS_AT_MOST, LOWEST, HIGHEST, "its size when it closed")
    points: number(LOWEST, HIGHEST, "points so far")
    earned: numbers(len(FROM), LOWEST, HIGHEST, "points by where they came from: " + ", ".join(FROM))
    is_done: flag("has nothing to pick at the moment")


class Observation(Layout):
    """The table as one seat sees it."""

    seat: flags(SEATS, "your seat")
    edition: flags(len(EDITIONS), "option edition: " + ", ".join(EDITIONS))
    water_festival: flag("option water_festival")
    jasmine_ginger: flag("option jasmine_ginger")
    is_younger: flag("you are the younger player and win a tie")
    phase: flags(OVER + 1, "setup, wet season, river, dry season, over")
    turn: number(0, 6, "turn of the wet season, pick of the dry season")
    is_active: flag("river and dry season: it is your turn")
    other_is_active: flag("… it is the other's turn")
    river: flags((RIVER_CARDS, RIVER_CARDS), "which river card lies at each position, from seat 0's left")
    river_turned: flags(RIVER_CARDS, "it is turned around")
    river_at: flags(RIVER_CARDS, "the position that is being scored")
    dry_row: flags(CARDS, "cards in the dry row")
    stage: flags(DONE + 1, "your next pick: a card, its place, a card for the dry row, none")
    picked: flags(CARDS, "the card you have picked")
    has_place: flag("you have picked a place for it")
    place_sideways: flag("it lies sideways")
    place_row: number(0, GRID - 1, "the row of that place, on the torus")
    place_column: number(0, GRID - 1, "its column")
    farms: Each(SeenFarm, SEATS)


@observe.register(State)
@rule
def write_observation(s: State, seat: int, o: Observation) -> None:
    o.seat[seat] = 1
    write_table(s, seat, o)
    write_pick(s.players[seat].pick, o)
    for i in range(SEATS):
        write_farm(s.players[(seat + i) % SEATS], o.farms[i])


@rule
def write_table(s: State, seat: int, o: Observation) -> None:
    o.edition[s.edition] = 1
    o.water_festival = s.water_festival
    o.jasmine_ginger = s.jasmine_ginger
    o.is_younger = 1 if s.younger == seat else 0
    o.phase[s.phase] = 1
    o.turn = s.turn
    if s.active != NONE:
        o.is_active = 1 if s.active == seat else 0
        o.other_is_active = 1 - o.is_active
    spread(s.row, o.dry_row)
    if s.water_festival:
        for position in range(RIVER_CARDS):
            o.river[position, s.river[position]] = 1
            o.river_turned[position] = s.river_turned[position]
        if s.phase == RIVER:
            o.river_at[s.river_at] = 1


@rule
def write_pick(pick: Pick, o: Observation) -> None:
    """The card for the dry row is the last pick of a sequence: nobody is asked anything afterwards."""
    o.stage[pick.stage] = 1
    if pick.card != NONE:
        o.picked[pick.card] = 1
    if pick.place != NONE:
        place = int(pick.place) - PLACE
        o.has_place = 1
        o.place_sideways = place // SIDEWAYS
        o.place_row = place % SIDEWAYS // GRID
        o.place_column = place % GRID


@rule
def write_farm(player: Player, farm: SeenFarm) -> None:
    for y in range(GRID):
        if player.covered[y] != 0:
            spread(player.covered[y], farm.covered[y])
            spread(player.paths[y], farm.paths[y])
    write_cards(player, farm)
    spread(player.hand, farm.hand)
    farm.held = player.held
    if player.ancestor != NONE:
        farm.ancestor[player.ancestor] = 1
    farm.jasmine = 1 if player.contract == JASMINE else 0
    farm.ginger = 1 if player.contract == GINGER else 0
    farm.farmers = player.farmers
    farm.houses = player.houses
    farm.buffalo = player.buffalo
    write_fields(player, farm)
    farm.points = clamped(player.points)
    for i in range(len(FROM)):
        farm.earned[i] = clamped(player.earned[i])
    farm.is_done = 1 if player.pick.stage == DONE else 0


@rule
def write_cards(player: Player, farm: SeenFarm) -> None:
    for i in range(player.placed_count):
        placed = player.placed[i]
        farm.cards[i, placed.card] = 1
        farm.turns[i, placed.turn] = 1
        farm.columns[i] = placed.x
        farm.rows[i] = placed.y


@rule
def write_fields(player: Player, farm: SeenFarm) -> None:
    farm.field_count = player.field_count
    farm.dry_fields = player.dry_fields
    for i in range(player.field_count):
        field = player.fields[i]
        farm.field_parcels[i] = field.parcels
        farm.field_farmers[i] = field.farmers
        farm.field_houses[i] = field.houses
        farm.field_buffalo[i] = field.buffalo
        farm.field_sizes[i] = field.extent
