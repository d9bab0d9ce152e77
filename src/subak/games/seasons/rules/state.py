"""The whole state of a game of Seasons of Rice, and the numbers it is written in (docs/rules/seasons.md)."""

from subak.kernel.chance import Chance
from subak.kernel.layout import Layout, i8, i16, i32, u8, u32

# --- limits of the box -----------------------------------------------------------------------------------------
CARDS = 18
FARM_CARDS = 8
"""The start card, four of the wet season and three of the dry season."""
GRID = 32
"""The farm lies on a torus of 32 × 32 cells: eight cards in a row reach 24 cells, so nothing ever meets itself."""
FIELDS_AT_MOST = 26
"""Eight cards and four banks hold 104 triangles; a parcel has four."""
RIVER_CARDS = 4
NONE = -1

# --- phases, and the stages of a seat's sequence of picks ------------------------------------------------------
SETUP, WET, RIVER, DRY, OVER = range(5)
PICK_CARD, PICK_PLACE, PICK_ROW, DONE = range(4)

# --- features, and the river cards' symbols (the first three are the same) -------------------------------------
NO_FEATURE, FARMER, HOUSE, BUFFALO = range(4)
LARGEST = 4

# --- contracts -------------------------------------------------------------------------------------------------
NO_CONTRACT, JASMINE, GINGER = range(3)

# --- numbers that no components file changes; texts take them from here ------------------------------------------
HOUSE_GROWS = 1
"""What a house adds to the size of its field."""
FIELD_AT_END = 1
STRANDED_AT_END = -1
"""A closed field, and a buffalo in an open parcel."""
RIVER_FEATURE, RIVER_BUFFALO = 1, 2
"""After the wet season: every own feature by the river, and every buffalo there."""
LAST_SIZE = 5
"""Sizes from here on count as one where different sizes are counted."""

# --- where points come from (`Player.earned`) ------------------------------------------------------------------
FROM = (
    "size",
    "farmers",
    "buffalo",
    "ancestor",
    "river_wet",
    "river_dry",
    "jasmine",
    "ginger",
    "closed_fields",
    "stranded",
)
(
    FROM_SIZE,
    FROM_FARMERS,
    FROM_BUFFALO,
    FROM_ANCESTOR,
    FROM_RIVER_WET,
    FROM_RIVER_DRY,
    FROM_JASMINE,
    FROM_GINGER,
    FROM_CLOSED_FIELDS,
    FROM_STRANDED,
) = range(len(FROM))

# --- moves: one number for one pick, the same in every position ------------------------------------------------
TAKE = 0
"""TAKE + card: this card (begins the farm, or is built)."""
TO_ROW = 18
"""TO_ROW + card: this card goes to the dry row."""
RIVER_CARD = 36
"""RIVER_CARD + position: score this river card as if held."""
RIVER_PASS = 40
PLACE = 64
"""PLACE + 1024 · (lies sideways) + 32 · row + column: where the card's top left cell goes, on the torus."""
SIDEWAYS = GRID * GRID
MOVES = PLACE + 2 * SIDEWAYS
MOVES_AT_MOST = 256
"""At one pick: each of seven cards has 32 places that touch it."""


class Card(Layout):
    """A printed card's paddy side, standing upright with the whole parcel above."""

    paths: u8  # bit c: the line in cell c is a path, otherwise a furrow (cells row by row)
    parts: i8[6]  # feature in each part of a parcel: whole, left, right, bottom, corner left, corner right


class Condition(Layout):
    """`quantity relation number`; an unused condition is all zero and holds."""

    quantity: i8
    relation: i8  # effects.RELATIONS
    number: i8


class Effect(Layout):
    """One line of an ancestor (see effects.py); an unused one is all zero."""

    when: i8  # effects.WHEN; 0: unused
    season: i8  # 0: both, 1: dry only
    target: i8  # effects.TARGETS
    amount: i8
    per: i8  # effects.QUANTITIES; 0: once
    conditions: Condition[2]


class Ancestor(Layout):
    """The other side of a card."""

    effects: Effect[2]


class RiverCard(Layout):
    """A river card's symbol and the arrow on its back: −1 left, +1 right, as seat 0 sees the unturned card."""

    symbol: i8
    arrow: i8


class Tables(Layout):
    """The components in play. They travel inside the state, so a table may use its owner's own cards."""

    cards: Card[CARDS]
    ancestors: Ancestor[CARDS]
    river: RiverCard[RIVER_CARDS]
    size_points: i8[7]  # by size, 6 stands for 6 and more; size 0 pays nothing
    farmer_points: i8[5]  # by number of farmers, 4 stands for 4 and more
    buffalo_points: i8
    jasmine_points: i8
    jasmine_per_farmer: i8
    ginger_per_field: i8


class Placed(Layout):
    """A card lying in a farm."""

    card: i8
    turn: i8  # quarter turns clockwise
    x: i8  # top left cell; the start card of a farm without river lies at (0, 0)
    y: i8  # downwards; with the river the bank is row −1


class Field(Layout):
    """A closed field."""

    parcels: i8
    farmers: i8
    houses: i8
    buffalo: i8
    extent: i8  # its size: parcels + houses (+ what the ancestor adds), as it was when the field closed
    size_points: i8
    banks: u8  # bit b: the half parcel of bank b (own left to right) belongs to it
    dry: i8  # 1: closed in the dry season


class Pick(Layout):
    """What a seat has chosen in its present sequence; unknown to others until the sequence is complete."""

    stage: i8  # PICK_CARD … DONE
    card: i8  # NONE: not yet
    row: i8  # the card for the dry row; NONE: not yet or not needed
    place: i16  # as in PLACE + …; NONE: not yet


class Player(Layout):
    """A seat and its farm."""

    covered: u32[GRID]  # bit x of row y: a card (or the bank) covers the cell
    paths: u32[GRID]  # … and its line is a path
    upright: u32[GRID]  # an upright card may go here (its top left cell)
    sideways: u32[GRID]  # … a card lying sideways
    hand: u32  # cards as bits
    held: i8  # how many cards are in the hand (also where `hand` is blanked)
    ancestor: i8  # NONE before the reveal
    contract: i8
    left: i8  # smallest x of a card in the farm
    top: i8  # smallest y
    farmers: i8  # in the whole farm, open parcels included
    houses: i8
    buffalo: i8
    dry_fields: i8  # closed in the dry season so far
    placed_count: i8
    placed: Placed[FARM_CARDS]
    field_count: i8
    fields: Field[FIELDS_AT_MOST]
    pick: Pick
    points: i32  # may go below 0; somebody's own cards may pay a lot
    earned: i32[len(FROM)]  # the same points by where they came from


class State(Layout):
    """One game."""

    seats: i8
    epoch: i16
    edition: i8  # index in components.EDITIONS
    water_festival: i8
    jasmine_ginger: i8
    younger: i8  # which seat is the younger player (breaks a tie)
    phase: i8
    turn: i8  # wet turns 0 … 3, dry picks 0 … 5
    active: i8  # the one seat to decide in RIVER and DRY; NONE elsewhere
    river_at: i8  # position of the river card being scored
    river: i8[RIVER_CARDS]  # which river card lies at each position, from seat 0's left
    river_turned: i8[RIVER_CARDS]  # 1: turned by 180°
    row: u32  # the dry row, cards as bits
    deck: i8[CARDS]  # the shuffled cards: two for each seat, then seven for each; NONE once they are dealt
    players: Player[2]
    tables: Tables
    chance: Chance
