"""What a seat of Spirits of the Rice Paddy sees, as numbers (docs/environments.md)."""

from subak.games.spirits.rules.state import (
    ACHIEVEMENTS,
    BUY,
    CLAIM,
    CLAIM_TILE,
    DONE,
    EDGES,
    FARM,
    GATE,
    GROWN,
    HEX,
    HEXES,
    HIRE,
    KEEP,
    LABOURERS,
    MARKET_LABOUR,
    MARKET_LIVESTOCK,
    MOVE_GATE,
    MOVE_TO,
    NONE,
    NUMBER,
    OFFER,
    OTHERS_PADDY,
    OVER,
    PADDY,
    PASS,
    PEST,
    PEST_OWN_RICE,
    PLANTED,
    RAINS,
    RESOLVE,
    SEAT,
    SEATS,
    SPIRITS,
    USE,
    WALL,
    WEED,
    Player,
    State,
    Supply,
)
from subak.kernel.layout import Layout
from subak.kernel.observation import HIGHEST, Each, Picks, clamped, flag, flags, number, numbers, observe, spread
from subak.kernel.rule import rule

PICKS = (
    Picks("keep", KEEP, SPIRITS, "+ spirit: keep it in the draft, or play it"),
    Picks("wall", WALL, EDGES, "+ edge: build a wall there"),
    Picks("gate", GATE, EDGES, "+ edge: build a gate there"),
    Picks("move_gate", MOVE_GATE, EDGES, "+ edge: move this gate"),
    Picks("move_to", MOVE_TO, EDGES, "+ edge: it changes places with the wall there"),
    Picks("number", NUMBER, PADDY - NUMBER, "+ n: the number n (of labourers, livestock, discs or hexes)"),
    Picks("paddy", PADDY, HEXES, "+ hex: the paddy whose first hex this is"),
    Picks("hex", HEX, HEXES, "+ hex: this hex"),
    Picks("seat", SEAT, SEATS, "+ seat: this seat (by its number, not seen from yours)"),
    Picks("weed", WEED, HEXES, "+ hex: a weed into this paddy"),
    Picks("pest", PEST, HEXES, "+ hex: a pest into this paddy"),
    Picks("claim", CLAIM_TILE, ACHIEVEMENTS, "+ achievement: claim it"),
    Picks("hire", HIRE, 1, "hire a labourer"),
    Picks("buy", BUY, 1, "buy livestock"),
    Picks("use", USE, 1, "use the card"),
    Picks("pass", PASS, 1, "no more of this; not this card"),
    Picks("others_paddy", OTHERS_PADDY, SEATS * HEXES, "+ 10 · seat + hex: that seat's paddy"),
)


class SeenPlayer(Layout):
    """A seat, its field and its stock. Arrays by hex speak of the paddy whose first (lowest) hex it is."""

    is_seated: flag("somebody sits here")
    order: number(0, SEATS - 1, "place in turn order, 0 for the first")
    is_done: flag("has finished its part of a decision made at the same time")
    walls: flags(EDGES, "a wall on this edge")
    gates: flags(EDGES, "a gate")
    moved: flags(EDGES, "a gate that was moved this round")
    rocks: flags(HEXES, "a rock on this hex")
    magic: flags(HEXES, "magic water")
    paddy: numbers(HEXES, 0, HEXES, "the paddy this hex is in: its first hex + 1; 0 for none")
    chain: numbers(HEXES, 0, HEXES, "the place of this paddy in the chain, 1 for the first; 0: water cannot reach it")
    discs: numbers(HEXES, 0, HIGHEST, "discs of water in this paddy")
    weeds: numbers(HEXES, 0, HIGHEST, "weeds")
    pests: numbers(HEXES, 0, HIGHEST, "pests")
    planted: flags(HEXES, "planted")
    grown: flags(HEXES, "grown")
    fertilized: flags(HEXES, "fertilized")
    reservoir: number(0, HIGHEST, "discs in the reservoir")
    rice: numbers(2, 0, HIGHEST, "rice up to 127, and what is beyond")
    labourers: number(0, LABOURERS + MARKET_LABOUR, "labourers")
    livestock: number(0, HIGHEST, "livestock")
    hired: number(0, MARKET_LABOUR, "labourers taken from the market")
    bought: number(0, MARKET_LIVESTOCK, "livestock taken from the market")
    hand: flags(SPIRITS, "spirits in the hand, as far as you know them")
    held: number(0, HIGHEST, "how many spirits are in the hand")
    played: flags(SPIRITS, "spirits on the table")
    used: flags(SPIRITS, "spirits that act once and have")
    waiting: flags(SPIRITS, "resolve: spirits that may still act this round")
    free_pieces: number(0, HIGHEST, "walls or gates to build without labour")
    helpers: number(0, HIGHEST, "more labourers, this round only")
    labour: numbers(4, 0, HIGHEST, "labourers allocated to building, weeding, harvesting, planting, as far as known")
    animals: numbers(3, 0, HIGHEST, "oxen that build, oxen that clear rocks, ducks")
    step: flags(
        DONE + 1,
        "farm: build, rocks, water out, weeds, pests, harvest, rot, water in, grow, plant, grow again, done",
    )
    question: number(0, HIGHEST, "allocation: which comes next; resolve: 1 once the rest is used in order")
    about: number(0, HIGHEST, "gate, paddy or place in the chain that was picked + 1; 0 for none")
    pool: number(0, HIGHEST, "discs on their way down the chain, pieces built, or paddies grown with a spirit's help")
    claimed: number(0, HIGHEST, "achievements")
    claimed_now: number(0, HIGHEST, "… this round")
    items_now: number(0, HIGHEST, "bought in this round's market")
    spent_now: number(0, HIGHEST, "… for so much rice")
    harvests_now: number(0, HIGHEST, "paddies harvested this round")
    harvest_rice: number(0, HIGHEST, "rice harvested this round")
    harvest_best: number(0, HIGHEST, "… from one paddy")
    harvested_before: flag("harvested last round")
    passed_on: number(0, HIGHEST, "discs passed on this round")
    received: number(0, HIGHEST, "discs received from a player this round")


class Observation(Layout):
    """The table as one seat sees it."""

    seat: flags(SEATS, "your seat")
    players: number(2, SEATS, "how many sit at the table")
    gentle: flag("option gentle")
    phase: flags(OVER + 1, "first gate, draft, rain, card, resolve, allocate, farm, claim, market, over")
    turn: number(0, 7, "the round; 0 before the first")
    draft: number(0, HIGHEST, "picks made in the present draft")
    drafts: number(0, 2, "drafts begun so far")
    rain: flags(RAINS, "the rain of this round")
    rains: flags(RAINS, "rain cards that have come")
    rain_discs: number(0, HIGHEST, "discs on it")
    turn_at: flags(SEATS, "resolve and claim: whose turn it is: yours, the next seat's …")
    tiles: flags(ACHIEVEMENTS, "achievements that are open")
    supply: numbers(7, 0, HIGHEST, "walls, gates, weeds, pests, fertilizer, water and magic water in the box")
    task: flags(PEST_OWN_RICE + 1, "the choice that a card or the rain asks for, by kind")
    task_seat: flags(SEATS, "who makes it: you, the next seat …")
    task_spirit: flags(SPIRITS, "the spirit offered")
    task_target: flags(SEATS, "the seat it is about: you, the next seat …")
    task_amount: number(0, HIGHEST, "how much or how often")
    kept: flags(SPIRITS, "spirits you have kept in the draft")
    seen: flags(SPIRITS, "spirits you have had in your hand in the last draft")
    passed: flags((2, SPIRITS), "what you passed on after your first and your second pick")
    third: flags(SPIRITS, "your last hand of the draft")
    card: flags(SPIRITS, "the spirit you have picked, until all have")
    seats: Each(SeenPlayer, SEATS)


@observe.register(State)
@rule
def write_observation(s: State, seat: int, o: Observation) -> None:
    o.seat[seat] = 1
    write_table(s, seat, o)
    write_supply(s.supply, o)
    if s.task_count > 0:
        write_task(s, seat, o)
    write_own(s.players[seat], o)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        o.seats[i].order = s.place[other]
        write_stock(s.players[other], o.seats[i])
        write_field(s.players[other], o.seats[i])
        write_round(s, s.players[other], o.seats[i])


@rule
def write_table(s: State, seat: int, o: Observation) -> None:
    o.players = s.seats
    o.gentle = s.gentle
    o.phase[s.phase] = 1
    o.turn = s.turn
    o.draft = s.draft
    o.drafts = s.drafts
    o.rain_discs = clamped(s.rain_discs)
    if s.rain != NONE:
        o.rain[s.rain] = 1
    for i in range(s.turn):
        if s.rains[i] != NONE:
            o.rains[s.rains[i]] = 1
    if (s.phase == RESOLVE or s.phase == CLAIM) and s.at < s.seats:
        o.turn_at[(s.order[s.at] - seat) % s.seats] = 1
    spread(s.open_tiles, o.tiles)


@rule
def write_supply(supply: Supply, o: Observation) -> None:
    o.supply[0] = supply.walls
    o.supply[1] = supply.gates
    o.supply[2] = supply.weeds
    o.supply[3] = supply.pests
    o.supply[4] = supply.fertilizer
    o.supply[5] = supply.water
    o.supply[6] = supply.magic


@rule
def write_task(s: State, seat: int, o: Observation) -> None:
    """Only the last of the tasks is asked for; the others may yet change."""
    task = s.tasks[s.task_count - 1]
    o.task[task.kind] = 1
    o.task_seat[(task.seat - seat) % s.seats] = 1
    if task.kind == OFFER:
        o.task_spirit[task.about] = 1
    elif task.about >= 0 and task.about < s.seats:
        o.task_target[(task.about - seat) % s.seats] = 1
    o.task_amount = max(0, task.amount)


@rule
def write_own(player: Player, o: Observation) -> None:
    spread(player.kept, o.kept)
    spread(player.seen, o.seen)
    spread(player.passed[0], o.passed[0])
    spread(player.passed[1], o.passed[1])
    spread(player.third, o.third)
    if player.pick.card != NONE:
        o.card[player.pick.card] = 1


@rule
def write_stock(player: Player, o: SeenPlayer) -> None:
    o.is_seated = 1
    o.reservoir = player.reservoir
    o.rice[0] = clamped(player.rice)
    o.rice[1] = clamped(player.rice - clamped(player.rice))
    o.labourers = player.labourers
    o.livestock = player.livestock
    o.hired = player.hired
    o.bought = player.bought
    spread(player.hand, o.hand)
    o.held = player.held
    spread(player.played, o.played)
    spread(player.used, o.used)
    spread(player.waiting, o.waiting)
    o.free_pieces = player.free_pieces
    o.helpers = player.helpers
    for i in range(4):
        o.labour[i] = player.labour[i]
    for i in range(3):
        o.animals[i] = player.animals[i]


@rule
def write_field(player: Player, o: SeenPlayer) -> None:
    spread(player.walls, o.walls)
    spread(player.gates, o.gates)
    spread(player.moved, o.moved)
    spread(player.rocks, o.rocks)
    spread(player.magic, o.magic)
    for i in range(player.chain_length):
        o.chain[player.chain[i]] = i + 1
    for h in range(HEXES):
        o.paddy[h] = player.paddy[h] + 1
        o.discs[h] = player.discs[h]
        o.weeds[h] = player.weeds[h]
        o.pests[h] = player.pests[h]
        o.planted[h] = 1 if player.rice_in[h] == PLANTED else 0
        o.grown[h] = 1 if player.rice_in[h] == GROWN else 0
        o.fertilized[h] = player.fertilized[h]


@rule
def write_round(s: State, player: Player, o: SeenPlayer) -> None:
    """Where a seat stands in this round, and what counts for achievements."""
    pick = player.pick
    o.is_done = pick.done
    o.question = pick.stage
    o.about = pick.about + 1
    o.pool = pick.pool
    if s.phase == FARM:
        o.step[player.step] = 1
    o.claimed = player.claimed
    o.claimed_now = player.claimed_now
    o.items_now = player.items_now
    o.spent_now = clamped(player.spent_now)
    o.harvests_now = player.harvests_now
    o.harvest_rice = clamped(player.harvest_rice)
    o.harvest_best = clamped(player.harvest_best)
    o.harvested_before = player.harvested_before
    o.passed_on = player.passed_on
    o.received = player.received
