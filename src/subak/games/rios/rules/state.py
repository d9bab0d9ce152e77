"""The state of a game of Dos Rios, and the numbers it is written in (docs/rules/rios.md)."""

from subak.kernel.chance import Chance
from subak.kernel.layout import Layout, i8, i16, i32, i64

# --- limits of the box -----------------------------------------------------------------------------------------
SEATS = 4
COLUMNS = 7
HEIGHT = 9
"""Rows of a column. The last is no land: it keeps the columns apart when sets of cells are shifted."""
CELLS = COLUMNS * HEIGHT
"""A cell is HEIGHT · column + row; sets of cells are bits (cell 62 is the last, so they fit a signed number)."""
SLOTS = 16
TILE = 3
CARDS = 24
ROW = SEATS + 1
RIVERS = 2
DIRECTIONS = 3
CAMPESINOS, PLACED = 6, 3
FINCAS = 4
DAMS, WOOD_AT_START, WOOD_AT_MOST = 40, 2, 5
FINCA_PRICE, HACIENDA_PRICE = 5, 10
"""In hundreds of rio, as all money here."""
RIO_A_FIELD, WOOD_A_FIELD = 1, 1
"""What a field brings its holder: hundreds of rio, dam wood."""
STEPS = 6
BUILDINGS_A_TURN = 2
NONE = -1

# --- what a cell is --------------------------------------------------------------------------------------------
HILL, FOREST, WHEAT, CORN, TOBACCO = range(5)
KINDS = 5
"""Kinds of fields. Wheat, corn and tobacco lie equally low."""
ROADS = (HEIGHT - 1, CELLS - 1)
"""Roads are no hexes; they use two cells of the row that is no land."""

# --- where water goes ------------------------------------------------------------------------------------------
SW, S, SE = range(DIRECTIONS)
VERDE, MORENO = range(RIVERS)

# --- harvest cards ---------------------------------------------------------------------------------------------
CROP, WOOD, RIVER, DESPERADOS = range(4)

# --- options ---------------------------------------------------------------------------------------------------
IN_TURN, START_PLAYER, ONE_EACH = range(3)
"""Who lays the rivers."""

# --- phases, and stages of a turn ------------------------------------------------------------------------------
LAYING, PLACING, TURN, OVER = range(4)
FREE, WALKING, DRIVING, JOINED, DAMMING, LEADING = range(6)
"""Of a turn: anything may be done; a campesino was picked up; a field was named to be cleared by two; the first of
the two was named; a dam is to be built; the water is to be led into its new bed."""

# --- moves: one number for one pick, the same in every position ------------------------------------------------
FLOW = 0
"""FLOW + direction: the river goes on there."""
PLACE = 3
FROM = PLACE + CELLS
TO = FROM + CELLS
"""… + cell: put a campesino there; pick up one from there; go there with it, driving out a lone foreigner."""
DRIVE = TO + CELLS
"""DRIVE + cell: clear this field with two campesinos; then FROM names them."""
FINCA = DRIVE + CELLS
HACIENDA = FINCA + CELLS
DAM = HACIENDA + CELLS
BORDER = DAM + 1
"""BORDER + 3 · cell + direction: a dam on the border below this cell."""
RESOLVE = BORDER + DIRECTIONS * CELLS
PUSH = RESOLVE + 1
DONE = PUSH + 1
MOVES = DONE + 1
MOVES_AT_MOST = 64


# --- components ------------------------------------------------------------------------------------------------
class Card(Layout):
    """A harvest card."""

    kind: i8  # CROP, WOOD, RIVER, DESPERADOS
    of: i8  # the crop, or the river


class Map(Layout):
    """The frame of the board."""

    fields: i64
    hexes: i64  # fields and the city
    lakes: i64
    outlets: i64[DIRECTIONS]  # cells (fields and springs) below which there is something in this direction
    links: i64[2]  # the cells joined by the western and by the eastern road; 0: no such road
    city: i8
    springs: i8[RIVERS]
    fixed: i8[CELLS]  # the kind of a field on the frame; NONE: no field, or one of a tile
    slots: i8[SLOTS, TILE]  # the three cells of a slot, clockwise
    slot_count: i8


class Tables(Layout):
    """The components in play."""

    map: Map
    tiles: i8[SLOTS, TILE]  # three kinds, clockwise
    cards: Card[CARDS]
    card_count: i8


# --- the table -------------------------------------------------------------------------------------------------
class Player(Layout):
    """A seat."""

    money: i16  # hundreds of rio
    wood: i8  # for dams
    at: i8[CELLS]  # campesinos by cell
    here: i64  # cells with at least one campesino, …
    pair: i64  # … with at least two, …
    crowd: i64  # … with three or more
    fincas: i64
    hacienda: i64  # 0: not built


class State(Layout):
    """The whole game."""

    seats: i8
    epoch: i16
    phase: i8
    stage: i8
    turn: i8  # whose
    lap: i16  # the round; 1 is the first after the placement
    steps: i8  # left in this turn
    built: i8  # buildings this turn
    river_laying: i8  # option
    max_rounds: i16  # option
    laying: i8  # the river that is being laid
    pieces: i8  # of this river, laid before the game
    head: i8  # the cell the water has to leave; NONE: no water is to be led
    target: i8  # DRIVING, JOINED: the field to be cleared
    picked: i8  # WALKING, JOINED: where the campesino comes from
    supply: i8  # dam wood in the box
    winners: i8  # seats, as bits
    row_count: i8
    deck_count: i8
    row: i8[ROW]  # harvest cards, the present one first; NONE: no card
    deck: i8[CARDS]  # the last is drawn first
    discard: i32  # cards, as bits
    slot_tile: i8[SLOTS]
    slot_turn: i8[SLOTS]
    terrain: i8[CELLS]  # the kind of each field; NONE: no field
    kinds: i64[KINDS]  # the fields of each kind
    open: i64[DIRECTIONS]  # cells from which water could flow in this direction: an outlet and no dam
    flow: i64[DIRECTIONS]  # cells from which water flows in this direction
    rivers: i64[RIVERS]  # the fields each river crosses
    players: Player[SEATS]
    tables: Tables
    chance: Chance
