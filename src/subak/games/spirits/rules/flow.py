"""The course of the game: deal, drafts, rounds, the end (docs/rules/spirits.md)."""

import numpy as np

from subak.games.spirits.rules import events
from subak.games.spirits.rules.effects import (
    END_ACHIEVEMENTS,
    END_LABOURERS,
    END_LARGE_PADDIES,
    END_LIVESTOCK,
    LARGE_PADDY,
    PEST_ANYWHERE,
    WEED_NEXT_DOOR,
    WEED_OR_PEST_AT_HOME,
    count_paddies,
    passive,
    rain_falls_on,
)
from subak.games.spirits.rules.farming import begin_step, list_farm, must_wait, play_farm, run_farms
from subak.games.spirits.rules.field import find_paddies
from subak.games.spirits.rules.labour import (
    ALLOCATIONS,
    LAST_ROUND,
    allocate,
    clear_labour,
    list_numbers,
    most_to_allocate,
    next_question,
)
from subak.games.spirits.rules.market import buy, claim, list_claims, list_market
from subak.games.spirits.rules.state import (
    ACHIEVEMENTS,
    ALLOCATE,
    BETWEEN,
    BUILD,
    CARD,
    CLAIM,
    CLAIM_TILE,
    DONE,
    DRAFT,
    FARM,
    FIRST_GATE,
    FIRST_SPIRITS,
    GATE,
    HEXES,
    KEEP,
    LABOURERS,
    MARKET,
    MOVES_AT_MOST,
    NONE,
    NUMBER,
    OVER,
    PASS,
    PEST_ANY,
    PLANTED,
    RAIN,
    RAINS,
    RESOLVE,
    SEATS,
    SETUPS,
    SIDES,
    SPIRITS,
    WEED_NEXT,
    WEED_OR_PEST,
    WEEDS,
    Map,
    Player,
    State,
)
from subak.games.spirits.rules.tasks import (
    call_spirits,
    drop_task,
    is_idle,
    list_task,
    play_task,
    push_task,
    use_next_spirit,
)
from subak.kernel import contract
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import has, list_bits, lowest_bit
from subak.kernel.chance import shuffle
from subak.kernel.log import Log, note, note_long
from subak.kernel.rule import rule

HAND = 4
KEPT = 3
WATER, LESS_WATER_FOR_3, LESS_WATER_FOR_2 = 30, 8, 15
SECOND_DRAFT_AFTER = 3
MORE_TILES_THAN_PLAYERS = 6


# --- the deal --------------------------------------------------------------------------------------------------
@contract.deal.register(State)
@rule
def deal(s: State) -> None:
    s.phase = FIRST_GATE
    s.rain = NONE
    fill_supply(s)
    shuffle_decks(s)
    draw_tiles(s)
    setups = np.arange(SETUPS)
    shuffle(s.chance, setups)
    for seat in range(s.seats):
        s.order[seat] = seat
        s.place[seat] = seat
        set_up_farm(s, seat, setups[seat])


@rule
def fill_supply(s: State) -> None:
    less = LESS_WATER_FOR_3 if s.seats == 3 else 0
    less = LESS_WATER_FOR_2 if s.seats == 2 else less
    supply = s.supply
    supply.walls, supply.gates = 80, 24
    supply.weeds, supply.pests, supply.fertilizer = 24, 24, 12
    supply.water, supply.magic = WATER - less, 7


@rule
def shuffle_decks(s: State) -> None:
    """Gentle games leave out what hinders others: those cards go to the end of their deck, where none is dealt."""
    for i in range(RAINS):
        s.rains[i] = i
    shuffle(s.chance, s.rains)
    for i in range(SPIRITS):
        s.spirits[i] = i
    shuffle(s.chance, s.spirits[:FIRST_SPIRITS])
    shuffle(s.chance, s.spirits[FIRST_SPIRITS:])
    if s.gentle:
        last = RAINS
        for i in range(RAINS - 1, -1, -1):
            if s.tables.rains[s.rains[i]].aggressive:
                last -= 1
                swap(s.rains, i, last)
        for deck in range(2):
            last = FIRST_SPIRITS * (deck + 1)
            for i in range(last - 1, last - FIRST_SPIRITS - 1, -1):
                if s.tables.spirits[s.spirits[i]].hinders:
                    last -= 1
                    swap(s.spirits, i, last)


@rule
def swap(cards: Row[int], i: int, j: int) -> None:
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


@rule
def draw_tiles(s: State) -> None:
    tiles = np.arange(ACHIEVEMENTS)
    shuffle(s.chance, tiles)
    for i in range(s.seats + MORE_TILES_THAN_PLAYERS):
        s.open_tiles = int64(s.open_tiles) | 1 << tiles[i]


@rule
def set_up_farm(s: State, seat: int, setup: int) -> None:
    """The setup card, ten labourers, and the starting paddy as far as it is not the player's choice."""
    player, card, field = s.players[seat], s.tables.setups[setup], s.tables.map
    player.setup = setup
    player.rocks = card.rocks
    player.free_pieces = card.walls
    player.rice = card.rice
    player.labourers = LABOURERS + card.labourers
    player.hired = card.labourers
    player.livestock = card.livestock
    player.bought = card.livestock
    for side in range(SIDES):
        edge = int(field.edge[field.start, side])
        if edge != NONE:
            player.walls = int64(player.walls) | 1 << edge
            s.supply.walls -= 1
    for h in range(HEXES):
        player.paddy[h] = NONE
        player.chain[h] = NONE
    player.pick.card = NONE
    player.pick.about = NONE


@rule
def choose_first_gate(s: State, seat: int, edge: int, log: Log) -> None:
    """One of the starting paddy's walls is a gate; it is flooded and planted."""
    player, field = s.players[seat], s.tables.map
    player.walls = int64(player.walls) & ~(1 << edge)
    player.gates = 1 << edge
    s.supply.walls += 1
    s.supply.gates -= 1
    s.supply.water -= 1
    find_paddies(field, player)
    player.discs[field.start] = 1
    player.rice_in[field.start] = PLANTED
    player.pick.done = 1
    s.epoch += 1
    note(log, events.FIRST_GATE, seat, edge, 0, 0, 0)
    if all_done(s):
        begin_draft(s)


# --- from one decision to the next ---------------------------------------------------------------------------
@rule
def proceed(s: State, mover: int, log: Log) -> None:
    """Go on until somebody has to decide. Phases follow one another here, and nowhere else: rules must not call each
    other in a circle, since a part has to be finished before another one can call it."""
    out = np.empty(MOVES_AT_MOST, np.int32)
    phase = NONE
    while phase != s.phase:
        phase = int(s.phase)
        if phase == RAIN or phase == RESOLVE:
            settle(s, out, log)
        elif phase == ALLOCATE and all_done(s):
            begin_farming(s, log)
            mover = NONE
        elif phase == FARM and run_farms(s, mover, out, log):
            end_farming(s, log)
        elif phase == CLAIM:
            go_on_claiming(s, out)
        elif phase == MARKET and all_done(s):
            s.phase = BETWEEN
        elif phase == BETWEEN:
            begin_what_comes_next(s, log)


@rule
def begin_what_comes_next(s: State, log: Log) -> None:
    """The second draft comes between rounds 3 and 4."""
    if s.turn == SECOND_DRAFT_AFTER and s.drafts == 1:
        begin_draft(s)
    else:
        begin_round(s, log)


# --- simultaneous decisions ------------------------------------------------------------------------------------
@rule
def all_done(s: State) -> bool:
    for seat in range(s.seats):
        if s.players[seat].pick.done == 0:
            return False
    return True


@rule
def clear_done(s: State) -> None:
    for seat in range(s.seats):
        pick = s.players[seat].pick
        pick.done = 0
        pick.card = NONE
        pick.about = NONE
        pick.pool = 0
        pick.stage = 0


# --- drafts ----------------------------------------------------------------------------------------------------
@rule
def begin_draft(s: State) -> None:
    s.phase = DRAFT
    s.draft = 0
    s.drafts += 1
    first = FIRST_SPIRITS * (s.drafts - 1)
    for seat in range(s.seats):
        player = s.players[seat]
        player.hand = 0
        player.held = HAND
        for i in range(HAND):
            player.hand = int64(player.hand) | 1 << int(s.spirits[first + seat * HAND + i])
        player.seen = player.hand
        player.kept = 0
        player.passed[0] = 0
        player.passed[1] = 0
        player.third = 0
    for i in range(first, first + FIRST_SPIRITS):
        s.spirits[i] = NONE
    clear_done(s)


@rule
def end_draft_pick(s: State, log: Log) -> None:
    """All have kept one; the rest goes on: to the left in the first draft, to the right in the second."""
    s.epoch += 1
    s.draft += 1
    for seat in range(s.seats):
        player = s.players[seat]
        player.kept = int64(player.kept) | 1 << int(player.pick.card)
        player.hand = int64(player.hand) & ~(1 << int(player.pick.card))
        player.held -= 1
    clear_done(s)
    if s.draft < KEPT:
        pass_hands(s)
        return
    for seat in range(s.seats):
        player = s.players[seat]
        player.hand = player.kept
        player.held = KEPT
        player.kept = 0
    note(log, events.DRAFT_OVER, NONE, s.drafts, 0, 0, 0)
    s.phase = BETWEEN


@rule
def passes_to(s: State, seat: int) -> int:
    """The seat that gets this seat's cards in the present (or last) draft."""
    return (seat + (s.seats - 1 if s.drafts == 2 else 1)) % s.seats


@rule
def pass_hands(s: State) -> None:
    hands = np.zeros(SEATS, np.int64)
    for seat in range(s.seats):
        hands[passes_to(s, seat)] = int64(s.players[seat].hand)
        s.players[seat].passed[s.draft - 1] = s.players[seat].hand
    for seat in range(s.seats):
        s.players[seat].hand = hands[seat]
        s.players[seat].seen = int64(s.players[seat].seen) | hands[seat]
        if s.draft == KEPT - 1:
            s.players[seat].third = hands[seat]


# --- a round: rain and spirits ---------------------------------------------------------------------------------
@rule
def begin_round(s: State, log: Log) -> None:
    s.turn += 1
    note(log, events.ROUND, NONE, s.turn, 0, 0, 0)
    for seat in range(s.seats):
        forget_round(s.players[seat])
    clear_done(s)
    if s.turn == LAST_ROUND:
        s.rain = NONE
        drain_all(s)
        begin_allocation(s)
        return
    s.phase = RAIN
    s.rain = s.rains[s.turn - 1]
    card = s.tables.rains[s.rain]
    s.rain_discs = min(int(card.water[s.seats - 2]), int(s.supply.water))
    s.supply.water -= s.rain_discs
    note(log, events.RAIN, NONE, s.rain, s.rain_discs, 0, 0)
    for place in range(s.seats):
        rain_falls_on(s, int(s.order[place]), card.effect, log)
    ask_because_of_rain(s, int(card.effect))


@rule
def forget_round(player: Player) -> None:
    player.harvested_before = 1 if player.harvests_now > 0 else 0
    player.moved = 0
    player.helpers = 0
    player.claimed_now = 0
    player.items_now = 0
    player.spent_now = 0
    player.harvests_now = 0
    player.harvest_rice = 0
    player.harvest_best = 0
    player.passed_on = 0
    player.received = 0
    clear_labour(player)


@rule
def ask_because_of_rain(s: State, effect: int) -> None:
    """Rain that lets players choose, in the order of the last round (pushed last to first)."""
    for place in range(s.seats - 1, -1, -1):
        seat = int(s.order[place])
        if effect == WEED_OR_PEST_AT_HOME:
            push_task(s, WEED_OR_PEST, seat, NONE, 1)
        elif effect == WEED_NEXT_DOOR:
            push_task(s, WEED_NEXT, seat, (seat + 1) % s.seats, 1)
        elif effect == PEST_ANYWHERE:
            push_task(s, PEST_ANY, seat, NONE, 1)


@rule
def settle(s: State, out: Row[int], log: Log) -> None:
    """Rain, or each seat's spirits in turn order, as far as nobody has to choose; then the next phase."""
    while True:
        if s.task_count > 0:
            if not is_idle(s, out):
                return
            drop_task(s)
            continue
        if s.phase == RAIN:
            s.phase = CARD
            clear_done(s)
            return
        if s.at >= 0 and use_next_spirit(s, int(s.order[s.at]), out, log):
            continue
        s.at += 1
        if s.at == s.seats:
            begin_allocation(s)
            return
        call_spirits(s, int(s.order[s.at]))


@rule
def reveal_spirits(s: State, log: Log) -> None:
    s.epoch += 1
    for seat in range(s.seats):
        player = s.players[seat]
        card = int(player.pick.card)
        player.hand = int64(player.hand) & ~(1 << card)
        player.held -= 1
        player.played = int64(player.played) | 1 << card
        note(log, events.CARD, seat, card, 0, 0, 0)
    clear_done(s)
    find_order(s)
    note_long(log, events.ORDER, NONE, s.order[0], s.order[1], s.order[2], s.order[3], s.seats, 0, 0)
    first = s.players[s.order[0]]
    first.reservoir += s.rain_discs
    note(log, events.TAKES_RAIN, s.order[0], s.rain_discs, 0, 0, 0)
    s.rain_discs = 0
    s.phase = RESOLVE
    s.at = NONE


@rule
def highest(player: Player) -> int:
    """The player's highest spirit on the table; −1 before the first."""
    cards, best = int64(player.played), NONE
    while cards != 0:
        best = lowest_bit(cards)
        cards &= cards - 1
    return best


@rule
def find_order(s: State) -> None:
    """The lowest of everyone's highest cards comes first."""
    for seat in range(s.seats):
        place = 0
        for other in range(s.seats):
            if highest(s.players[other]) < highest(s.players[seat]):
                place += 1
        s.order[place] = seat
        s.place[seat] = place


@rule
def drain_all(s: State) -> None:
    """Round 7: all discs leave the paddies (and the reservoirs)."""
    for seat in range(s.seats):
        player = s.players[seat]
        for h in range(HEXES):
            s.supply.water += player.discs[h]
            player.discs[h] = 0
        s.supply.water += player.reservoir
        player.reservoir = 0


# --- labour and farm -------------------------------------------------------------------------------------------
@rule
def begin_allocation(s: State) -> None:
    s.phase = ALLOCATE
    clear_done(s)
    for seat in range(s.seats):
        pick = s.players[seat].pick
        pick.stage = next_question(s, seat, 0)
        pick.done = 1 if pick.stage == ALLOCATIONS else 0


@rule
def play_allocation(s: State, seat: int, number: int) -> None:
    player = s.players[seat]
    allocate(s, seat, number)
    if player.pick.stage == ALLOCATIONS:
        player.pick.done = 1
        if all_done(s):
            s.epoch += 1


@rule
def begin_farming(s: State, log: Log) -> None:
    s.phase = FARM
    for seat in range(s.seats):
        player = s.players[seat]
        note(log, events.LABOUR, seat, player.labour[0], player.labour[1], player.labour[2], player.labour[3])
    clear_done(s)
    for seat in range(s.seats):
        begin_step(s, seat, WEEDS if s.turn == LAST_ROUND else BUILD)


@rule
def end_farming(s: State, log: Log) -> None:
    if s.turn == LAST_ROUND:
        end_game(s, log)
    else:
        s.phase = CLAIM
        s.at = 0
        clear_done(s)


# --- achievements and market -----------------------------------------------------------------------------------
@rule
def go_on_claiming(s: State, out: Row[int]) -> None:
    while s.at < s.seats and list_claims(s, int(s.order[s.at]), out) == 0:
        s.at += 1
    if s.at == s.seats:
        begin_market(s, out)


@rule
def begin_market(s: State, out: Row[int]) -> None:
    """Everyone has a market of their own, so nobody waits. There is none in round 6."""
    s.phase = MARKET
    clear_done(s)
    for seat in range(s.seats):
        closed = s.turn == LAST_ROUND - 1 or list_market(s, seat, out) == 1
        s.players[seat].pick.done = 1 if closed else 0


@rule
def play_market(s: State, seat: int, move: int, log: Log) -> None:
    player = s.players[seat]
    if move != PASS:
        buy(s, seat, move)
        if list_market(s, seat, np.empty(3, np.int32)) > 1:
            return
    s.epoch += 1
    note(log, events.MARKET, seat, player.items_now, player.spent_now, 0, 0)
    player.pick.done = 1


# --- the end ---------------------------------------------------------------------------------------------------
@rule
def end_game(s: State, log: Log) -> None:
    s.phase = OVER
    for seat in range(s.seats):
        player = s.players[seat]
        bonus = passive(s.tables, player, END_LIVESTOCK) * int(player.livestock)
        bonus += passive(s.tables, player, END_LABOURERS) * max(0, int(player.labourers) - LABOURERS)
        bonus += passive(s.tables, player, END_LARGE_PADDIES) * count_paddies(player, LARGE_PADDY)
        bonus += passive(s.tables, player, END_ACHIEVEMENTS) * int(player.claimed)
        if bonus > 0:
            player.rice += bonus
            note(log, events.END_BONUS, seat, bonus, 0, 0, 0)
    note(log, events.OVER, winner(s), 0, 0, 0, 0)


@rule
def winner(s: State) -> int:
    """Most rice; of those tied, the highest-numbered spirit."""
    best = 0
    for seat in range(1, s.seats):
        rice, most = s.players[seat].rice, s.players[best].rice
        if rice > most or (rice == most and highest(s.players[seat]) > highest(s.players[best])):
            best = seat
    return best


@contract.scores.register(State)
@rule
def scores(s: State, out: Row[int]) -> None:
    for seat in range(s.seats):
        out[seat] = s.players[seat].rice


@contract.outcome.register(State)
@rule
def outcome(s: State, out: Row[float]) -> None:
    for seat in range(s.seats):
        out[seat] = 1.0 if s.phase == OVER and winner(s) == seat else 0.0


# --- who decides, what they may pick ---------------------------------------------------------------------------
@contract.actors.register(State)
@rule
def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == RAIN or s.phase == RESOLVE:
        return 1 << int(s.tasks[s.task_count - 1].seat)
    if s.phase == CLAIM:
        return 1 << int(s.order[s.at])
    waiting = 0
    for seat in range(s.seats):
        if s.phase == FARM:
            if s.players[seat].step != DONE and not must_wait(s, seat):
                waiting |= 1 << seat
        elif s.players[seat].pick.done == 0:
            waiting |= 1 << seat
    return waiting


@contract.legal.register(State)
@rule
def legal(s: State, seat: int, out: Row[int]) -> int:
    if not has(actors(s), seat):
        return 0
    player = s.players[seat]
    if s.phase == FIRST_GATE:
        return list_first_gates(s.tables.map, out)
    if s.phase == DRAFT or s.phase == CARD:
        return list_bits(int64(player.hand), KEEP, out, 0)
    if s.phase == RAIN or s.phase == RESOLVE:
        return list_task(s, out)
    if s.phase == ALLOCATE:
        return list_numbers(most_to_allocate(s, seat, int(player.pick.stage)), out)
    if s.phase == FARM:
        return list_farm(s, seat, out)
    if s.phase == CLAIM:
        return list_claims(s, seat, out)
    return list_market(s, seat, out)


@rule
def list_first_gates(field: Map, out: Row[int]) -> int:
    count = 0
    for edge in range(field.edges):
        if field.ends[edge, 0] == field.start or field.ends[edge, 1] == field.start:
            out[count] = GATE + edge
            count += 1
    return count


@contract.play.register(State)
@rule
def play(s: State, seat: int, move: int, log: Log) -> None:
    carry_out(s, seat, move, log)
    proceed(s, seat, log)


@rule
def carry_out(s: State, seat: int, move: int, log: Log) -> None:
    """The move itself; what follows from it is `proceed`'s business."""
    if s.phase == FIRST_GATE:
        choose_first_gate(s, seat, move - GATE, log)
    elif s.phase == DRAFT or s.phase == CARD:
        choose_spirit(s, seat, move - KEEP, log)
    elif s.phase == RAIN or s.phase == RESOLVE:
        s.epoch += 1
        play_task(s, move, log)
    elif s.phase == ALLOCATE:
        play_allocation(s, seat, move - NUMBER)
    elif s.phase == FARM:
        play_farm(s, seat, move, log)
    elif s.phase == CLAIM:
        play_claim(s, seat, move, log)
    else:
        play_market(s, seat, move, log)


@rule
def choose_spirit(s: State, seat: int, card: int, log: Log) -> None:
    """In secret, until all have chosen."""
    s.players[seat].pick.card = card
    s.players[seat].pick.done = 1
    if all_done(s):
        if s.phase == DRAFT:
            end_draft_pick(s, log)
        else:
            reveal_spirits(s, log)


@rule
def play_claim(s: State, seat: int, move: int, log: Log) -> None:
    s.epoch += 1
    if move == PASS:
        s.at += 1
    else:
        claim(s, seat, move - CLAIM_TILE, log)
