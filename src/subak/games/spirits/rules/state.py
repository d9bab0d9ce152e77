"""The state of a game of Spirits of the Rice Paddy, and the numbers it is written in (docs/rules/spirits.md)."""

from subak.kernel.chance import Chance
from subak.kernel.layout import Layout, i8, i16, u16, u32, u64

# --- limits of the box -----------------------------------------------------------------------------------------
SEATS = 4
HEXES = 10
EDGES = 30
"""Edges that can be built on: 19 between two hexes, 11 at the rim. Bamboo is no edge here: it is always closed."""
SIDES = 6
SPIRITS = 40
FIRST_SPIRITS = 20
"""Spirits 1 to 20 are drafted before the first round, the others after the third."""
RAINS = 12
SETUPS = 9
ACHIEVEMENTS = 24
LABOURERS = 10
"""What everybody begins with; as many again wait in the market."""
MARKET_LABOUR = 10
MARKET_LIVESTOCK = 6
PADDY_HEXES = 5
TASKS = 48
NONE = -1

# --- rice in a paddy -------------------------------------------------------------------------------------------
EMPTY, PLANTED, GROWN = range(3)

# --- phases ----------------------------------------------------------------------------------------------------
FIRST_GATE, DRAFT, RAIN, CARD, RESOLVE, ALLOCATE, FARM, CLAIM, MARKET, OVER, BETWEEN = range(11)
"""BETWEEN rounds (and before the first) nobody decides; a game is never left there."""

# --- farm actions, in the order they are resolved; a seat goes through them on its own -------------------------
BUILD, ROCKS, WATER_OUT, WEEDS, PESTS, HARVEST, ROT, WATER_IN, GROW, PLANT, GROW_AGAIN, DONE = range(12)

# --- what labour can be allocated to (`Player.labour`, `Player.animals`) ---------------------------------------
BUILDERS, WEEDERS, HARVESTERS, PLANTERS = range(4)
OXEN_BUILD, OXEN_ROCKS, DUCKS = range(3)

# --- tasks: choices that cards and rain ask for, one after the other -------------------------------------------
NO_TASK, OFFER, WEED_OWN, WHICH_SPIRIT, WEED_OR_PEST, WEED_NEXT, PEST_ANY, PEST_RICHEST = range(8)
REMOVE_PEST, REMOVE_WEED, REMOVE_ROCK, MAGIC_WATER, TAKE_DISC, TAKE_RICE, PEST_OWN_RICE = range(8, 15)

# --- moves: one number for one pick, the same in every position ------------------------------------------------
KEEP = 0
"""KEEP + spirit: keep it in the draft, play it, or use it next."""
WALL = 40
GATE = 70
"""… + edge: build a wall or a gate there."""
MOVE_GATE = 100
MOVE_TO = 130
"""… + edge: this gate changes places with the wall on that edge."""
NUMBER = 160
"""NUMBER + n: the number n (of labourers, livestock, discs, hexes)."""
PADDY = 210
"""PADDY + hex: the paddy whose first hex this is."""
HEX = 220
SEAT = 230
WEED = 240
PEST = 250
"""… + hex: a weed (a pest) into this paddy of the seat in question."""
CLAIM_TILE = 260
"""CLAIM_TILE + achievement."""
HIRE, BUY = 290, 291
USE, PASS = 292, 293
"""USE: this spirit, or all the others in order. PASS: no more of this; also: not this card."""
OTHERS_PADDY = 300
"""OTHERS_PADDY + 10 · seat + hex: that seat's paddy."""
MOVES = 340
MOVES_AT_MOST = 128


# --- components ------------------------------------------------------------------------------------------------
class Op(Layout):
    """What a spirit does (effects.OPS) and how much."""

    op: i8
    amount: i8


class Spirit(Layout):
    """A spirit card."""

    kind: i8  # effects.KINDS: active, passive, once, end
    hinders: i8  # 1: hinders others (left out of gentle games)
    ops: Op[3]


class Rain(Layout):
    """A rain card."""

    water: i8[3]  # discs with 2, 3, 4 players
    effect: i8  # effects.RAIN_EFFECTS
    aggressive: i8  # 1: left out of gentle games


class Setup(Layout):
    """A setup card."""

    rocks: u16  # bit h: a rock on hex h
    walls: i8  # pieces that are built free in the first build step
    rice: i8
    labourers: i8
    livestock: i8


class Achievement(Layout):
    """An achievement tile: what must be true, and the rice it pays."""

    test: i8  # effects.TESTS
    number: i8
    rice: i8


class Map(Layout):
    """How the hexes of a field lie; every field of a table is alike."""

    hexes: i8  # how many
    edges: i8
    start: i8  # the hex of the starting paddy
    next_hex: i8[HEXES, SIDES]  # the neighbour on each side; NONE: rim or bamboo
    edge: i8[HEXES, SIDES]  # the edge on each side; NONE: bamboo
    ends: i8[EDGES, 2]  # the two hexes of an edge; the second is NONE at the rim
    edges_of: u32[HEXES]  # the edges of each hex, as bits


class Tables(Layout):
    """The components in play."""

    spirits: Spirit[SPIRITS]
    rains: Rain[RAINS]
    setups: Setup[SETUPS]
    achievements: Achievement[ACHIEVEMENTS]
    map: Map
    labour_price: i8[MARKET_LABOUR]
    livestock_price: i8[MARKET_LIVESTOCK]
    yields: i16[2, 4, 6]  # rounds 1–6 or round 7; clean, one pest, one weed, more; size − 1


# --- the table -------------------------------------------------------------------------------------------------
class Supply(Layout):
    """What is left in the box. What has run out cannot be added."""

    walls: i8
    gates: i8
    weeds: i8
    pests: i8
    fertilizer: i8
    water: i8
    magic: i8


class Task(Layout):
    """A choice somebody owes because of a card or the rain."""

    kind: i8
    seat: i8  # who chooses
    about: i8  # the spirit offered, or the seat it is about
    amount: i8


class Pick(Layout):
    """Where a seat stands in its present sequence of picks."""

    stage: i8  # ALLOCATE: which allocation comes next; RESOLVE: 1 once the rest is used in order; FARM: see the step
    about: i8  # gate to be moved, paddy to be harvested, position in the chain; NONE: nothing yet
    pool: i8  # discs on their way down the chain
    card: i8  # the spirit kept or played, until all have chosen; NONE: not yet
    done: i8  # 1: this seat has finished a simultaneous decision


class Player(Layout):
    """A seat, its field and its stock. Arrays by hex speak of the paddy whose first (lowest) hex it is."""

    setup: i8  # which setup card was dealt
    walls: u32  # bits by edge
    gates: u32
    moved: u32  # gates (by edge) that were moved this round
    rocks: u16  # bits by hex
    magic: u16  # bits by hex: magic water
    paddy: i8[HEXES]  # the first hex of the paddy this hex is in; NONE: in none
    paddy_hexes: u16[HEXES]  # the hexes of the paddy, as bits; 0: no paddy begins here
    chain: i8[HEXES]  # the paddies water can reach, from the reservoir on; NONE: no more
    chain_length: i8
    discs: i8[HEXES]
    weeds: i8[HEXES]
    pests: i8[HEXES]
    rice_in: i8[HEXES]  # EMPTY, PLANTED, GROWN
    fertilized: i8[HEXES]  # 1: yes
    reservoir: i8
    rice: i16
    labourers: i8
    livestock: i8
    hired: i8  # labourers taken from the market
    bought: i8  # livestock taken from the market
    hand: u64  # spirits as bits
    held: i8
    played: u64  # spirits on the table, as bits
    used: u64  # spirits that act once and have
    waiting: u64  # RESOLVE: spirits that may still act this round
    kept: u64  # spirits kept in the draft so far
    seen: u64  # spirits this seat has had in its hand in the last draft
    passed: u64[2]  # what it passed on after its first and its second pick
    third: u64  # its last hand, of which it kept one card and discarded the other
    free_pieces: i8  # walls or gates to build without labour
    helpers: i8  # more labourers, this round only
    labour: i8[4]  # allocated labourers, by BUILDERS …
    animals: i8[3]  # allocated livestock, by OXEN_BUILD …
    step: i8  # BUILD … DONE
    pick: Pick
    claimed: i8  # achievements in all
    claimed_now: i8  # … this round
    items_now: i8  # bought in this round's market
    spent_now: i16  # … for so much rice
    harvests_now: i8  # paddies harvested this round
    harvest_rice: i16  # rice harvested this round
    harvest_best: i16  # … from one paddy
    harvested_before: i8  # 1: harvested last round
    passed_on: i8  # discs passed on this round
    received: i8  # discs received from a player this round


class State(Layout):
    """One game."""

    seats: i8
    epoch: i16
    gentle: i8
    phase: i8
    turn: i8  # rounds 1 … 7; 0 before the first
    draft: i8  # picks made in the present draft
    drafts: i8  # drafts begun so far
    rain: i8  # the card of this round; NONE: none yet
    rain_discs: i8  # discs on it
    rains: i8[RAINS]  # the deck, the next one at `turn` − 1; NONE: not known
    spirits: i8[SPIRITS]  # both decks shuffled, 0 … 19 and 20 … 39; NONE: dealt or not known
    order: i8[SEATS]  # seats in turn order
    place: i8[SEATS]  # the other way round
    at: i8  # place in the order of whose turn it is (RESOLVE, CLAIM)
    open_tiles: u32  # achievements as bits
    supply: Supply
    tasks: Task[TASKS]
    task_count: i8
    players: Player[SEATS]
    tables: Tables
    chance: Chance
