"""The course of the game: deal, rivers, placement, turns, the end (docs/rules/rios.md)."""

import numpy as np

from subak.games.rios.rules import events
from subak.games.rios.rules.geometry import below
from subak.games.rios.rules.harvest import lay_out_row, push_card, resolve_card
from subak.games.rios.rules.river import borders_for_dams, build_dam, drain, lay_piece, ways_on, wet_fields
from subak.games.rios.rules.state import (
    BORDER,
    BUILDINGS_A_TURN,
    CAMPESINOS,
    CARDS,
    CELLS,
    DAM,
    DAMMING,
    DAMS,
    DIRECTIONS,
    DONE,
    DRIVE,
    DRIVING,
    FINCA,
    FINCA_PRICE,
    FINCAS,
    FLOW,
    FREE,
    FROM,
    HACIENDA,
    HACIENDA_PRICE,
    IN_TURN,
    JOINED,
    LAYING,
    LEADING,
    MORENO,
    NONE,
    ONE_EACH,
    OVER,
    PLACE,
    PLACED,
    PLACING,
    PUSH,
    RESOLVE,
    ROW,
    SLOTS,
    STEPS,
    TILE,
    TO,
    TURN,
    VERDE,
    WALKING,
    WOOD_AT_START,
    State,
)
from subak.games.rios.rules.walking import (
    buildings,
    cost_of_drive,
    cost_of_walk,
    drive_together,
    foreign_buildings,
    is_held_by_others,
    list_destinations,
    list_drives,
    list_firsts,
    list_seconds,
    list_walkers,
    pairs_for,
    partners,
    put,
    unsettled,
    walk,
)
from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.bits import count_bits, has, list_bits, lowest_bit
from subak.kernel.chance import below as random_below
from subak.kernel.chance import shuffle
from subak.kernel.log import Log, note
from subak.kernel.rule import rule

FOR_THE_EARLY_WIN = 4
ALL_BUILDINGS = FINCAS + 1


# --- the deal --------------------------------------------------------------------------------------------------
@contract.deal.register(State)
@rule
def deal(s: State) -> None:
    slots = int(s.tables.map.slot_count)
    tiles = np.arange(slots)
    shuffle(s.chance, tiles)
    for slot in range(SLOTS):
        s.slot_tile[slot] = tiles[slot] if slot < slots else NONE
        s.slot_turn[slot] = random_below(s.chance, TILE) if slot < slots else 0
    shuffle_deck(s)
    for seat in range(s.seats):
        player = s.players[seat]
        player.wood = WOOD_AT_START
        for _ in range(CAMPESINOS - PLACED):
            put(player, int(s.tables.map.city))
    s.supply = DAMS - WOOD_AT_START * int(s.seats)
    set_board(s)


@rule
def shuffle_deck(s: State) -> None:
    cards = int(s.tables.card_count)
    for i in range(CARDS):
        s.deck[i] = i if i < cards else NONE
    shuffle(s.chance, s.deck[:cards])
    s.deck_count = cards
    for i in range(ROW):
        s.row[i] = NONE


@rule
def set_board(s: State) -> None:
    """Put the tiles into the frame and let the first river run to the first choice."""
    board = s.tables.map
    for cell in range(CELLS):
        s.terrain[cell] = board.fixed[cell]
    for slot in range(board.slot_count):
        for i in range(TILE):
            kind = s.tables.tiles[s.slot_tile[slot], (i + int(s.slot_turn[slot])) % TILE]
            s.terrain[board.slots[slot, i]] = kind
    s.kinds[:] = 0
    for cell in range(CELLS):
        if has(board.fields, cell):
            s.kinds[s.terrain[cell]] |= 1 << cell
    for direction in range(DIRECTIONS):
        s.open[direction] = board.outlets[direction]
        s.flow[direction] = 0
    s.target = s.picked = NONE
    s.phase, s.laying, s.pieces = LAYING, VERDE, 0
    s.head = board.springs[VERDE]
    lay_rivers(s)


# --- laying the rivers -----------------------------------------------------------------------------------------
@rule
def lay_rivers(s: State) -> None:
    """Lay every piece that goes without saying; stop where somebody has a choice, or when both rivers are laid."""
    while s.head != NONE:
        ways = ways_on(s, int(s.head))
        if ways & (ways - 1) != 0:
            s.turn = layer(s)
            return
        lay_first_piece(s, lowest_bit(ways))
    drain(s)
    s.phase, s.turn = PLACING, 0


@rule
def layer(s: State) -> int:
    """Who lays the next piece: all in turn, the start player, or the first two players one river each.

    The rulebook has the start player lay the first piece, of either river; so both are laid in turn from there on.
    """
    if s.river_laying == IN_TURN:
        return int(s.pieces) % int(s.seats)
    return int(s.laying) if s.river_laying == ONE_EACH else 0


@rule
def lay_first_piece(s: State, direction: int) -> None:
    """A piece before the game begins; Rio Moreno follows when Rio Verde is done."""
    lay_piece(s, direction)
    s.pieces += 1
    if s.head == NONE and s.laying == VERDE:
        s.laying, s.pieces = MORENO, 0
        s.head = s.tables.map.springs[MORENO]


@rule
def choose_way(s: State, seat: int, direction: int, log: Log) -> None:
    """Before the game, or after a dam."""
    cell = int(s.head)
    if s.phase == LAYING:
        lay_first_piece(s, direction)
        lay_rivers(s)
        end_pick(s, seat)
        note(log, events.FLOW, seat, cell, below(cell, direction), 0, 0)
        if s.phase == PLACING:
            note(log, events.RIVERS_LAID, seat, count_bits(s.rivers[0]), count_bits(s.rivers[1]), 0, 0)
    else:
        note(log, events.FLOW, seat, cell, below(cell, direction), 0, 0)
        lay_piece(s, direction)
        lead_water(s, seat, log)


@rule
def end_pick(s: State, seat: int) -> None:
    """What the next player builds on cannot be taken back."""
    if s.turn != seat:
        s.epoch += 1


# --- placement -------------------------------------------------------------------------------------------------
@rule
def free_fields(s: State, seat: int) -> int:
    """At most two campesinos on a field, of one player only."""
    taken = s.players[seat].pair
    for other in range(s.seats):
        if other != seat:
            taken |= s.players[other].here
    return s.tables.map.fields & ~taken


@rule
def place(s: State, seat: int, cell: int, log: Log) -> None:
    put(s.players[seat], cell)
    note(log, events.PLACED, seat, cell, 0, 0, 0)
    s.epoch += 1
    s.turn = (seat + 1) % int(s.seats)
    if on_fields(s, int(s.seats) - 1) == PLACED:
        lay_out_row(s, log)
        s.phase, s.lap = TURN, 1
        begin_turn(s)
        note(log, events.ROUND, NONE, 1, 0, 0, 0)


@rule
def on_fields(s: State, seat: int) -> int:
    fields = s.tables.map.fields
    player = s.players[seat]
    return count_bits(player.here & fields) + count_bits(player.pair & fields)


# --- a turn ----------------------------------------------------------------------------------------------------
@rule
def begin_turn(s: State) -> None:
    s.steps, s.built, s.stage = STEPS, 0, FREE
    s.target = s.picked = NONE


@rule
def end_turn(s: State, log: Log) -> None:
    """The next player's turn; perhaps the last round is over."""
    s.epoch += 1
    s.turn = (int(s.turn) + 1) % int(s.seats)
    begin_turn(s)
    if s.turn == 0:
        if s.lap == s.max_rounds:
            end_by_wealth(s, log)
        else:
            s.lap += 1
            note(log, events.ROUND, NONE, int(s.lap), 0, 0, 0)


@rule
def move_campesino(s: State, seat: int, cell: int, log: Log) -> None:
    start = int(s.picked)
    cost = cost_of_walk(s, seat, start, cell)
    drives = is_held_by_others(s, seat, cell)
    other, count = walk(s, seat, start, cell, drives)
    s.steps -= cost
    s.stage, s.picked = FREE, NONE
    note(log, events.MOVED, seat, start, cell, cost, 0)
    if drives:
        note(log, events.DRIVEN_OUT, other, cell, count, seat, 0)


@rule
def name_field_to_clear(s: State, seat: int, cell: int, log: Log) -> None:
    """If only two campesinos can do it, they do it at once."""
    s.stage, s.target = DRIVING, cell
    if pairs_for(s, seat, cell) == 1:
        first = first_driver(s, seat, cell)
        clear_field(s, seat, first, lowest_bit(partners(s, seat, cell, first)), log)


@rule
def first_driver(s: State, seat: int, cell: int) -> int:
    rest = s.players[seat].here
    while partners(s, seat, cell, lowest_bit(rest)) == 0:
        rest &= rest - 1
    return lowest_bit(rest)


@rule
def name_first_driver(s: State, seat: int, first: int, log: Log) -> None:
    others = partners(s, seat, int(s.target), first)
    s.stage, s.picked = JOINED, first
    if others & (others - 1) == 0:
        clear_field(s, seat, first, lowest_bit(others), log)


@rule
def clear_field(s: State, seat: int, first: int, second: int, log: Log) -> None:
    """Two of one's own enter together, and the others go to the city."""
    cell = int(s.target)
    cost = cost_of_drive(s, seat, cell, first, second)
    other, count = drive_together(s, seat, cell, first, second)
    s.steps -= cost
    s.stage = FREE
    s.target = s.picked = NONE
    note(log, events.JOINED, seat, first, second, cell, cost)
    note(log, events.DRIVEN_OUT, other, cell, count, seat, 0)


# --- dams ------------------------------------------------------------------------------------------------------
@rule
def fields_to_build_from(s: State, seat: int) -> int:
    """Fields with a campesino of one's own. Who only crosses a foreign finca builds nothing there."""
    return s.players[seat].here & s.tables.map.fields & ~foreign_buildings(s, seat)


@rule
def can_dam(s: State, seat: int) -> bool:
    if s.players[seat].wood == 0:
        return False
    cells = fields_to_build_from(s, seat)
    return (borders_for_dams(s, cells, 0) | borders_for_dams(s, cells, 1) | borders_for_dams(s, cells, 2)) != 0


@rule
def list_borders(s: State, seat: int, out: Row[int]) -> int:
    cells = fields_to_build_from(s, seat)
    sw, south, se = borders_for_dams(s, cells, 0), borders_for_dams(s, cells, 1), borders_for_dams(s, cells, 2)
    count, rest = 0, sw | south | se
    while rest != 0:
        cell = lowest_bit(rest)
        rest &= rest - 1
        for direction in range(DIRECTIONS):
            if has(sw if direction == 0 else south if direction == 1 else se, cell):
                out[count] = BORDER + DIRECTIONS * cell + direction
                count += 1
    return count


@rule
def dam_border(s: State, seat: int, border: int, log: Log) -> None:
    cell, direction = border // DIRECTIONS, border % DIRECTIONS
    s.stage = FREE
    note(log, events.DAM, seat, cell, below(cell, direction), 0, 0)
    build_dam(s, seat, cell, direction)
    if s.head != NONE:
        s.stage = LEADING
        lead_water(s, seat, log)


@rule
def lead_water(s: State, seat: int, log: Log) -> None:
    """The new bed, as far as it goes without saying. When it is done, the dead arm falls dry."""
    while s.head != NONE:
        ways = ways_on(s, int(s.head))
        if ways & (ways - 1) != 0:
            return
        lay_piece(s, lowest_bit(ways))
    before = wet_fields(s)
    drain(s)
    after = wet_fields(s)
    s.stage = FREE
    note(log, events.DIVERTED, seat, count_bits(after & ~before), count_bits(before & ~after), 0, 0)
    look_for_winner(s, log)


# --- buildings ---------------------------------------------------------------------------------------------------
@rule
def building_sites(s: State, seat: int) -> int:
    """Fields with a campesino of one's own and no building yet."""
    return fields_to_build_from(s, seat) & ~buildings(s.players[seat])


@rule
def can_build_finca(s: State, seat: int) -> bool:
    player = s.players[seat]
    return s.built < BUILDINGS_A_TURN and player.money >= FINCA_PRICE and count_bits(player.fincas) < FINCAS


@rule
def can_build_hacienda(s: State, seat: int) -> bool:
    player = s.players[seat]
    return s.built < BUILDINGS_A_TURN and player.money >= HACIENDA_PRICE and player.hacienda == 0


@rule
def build_finca(s: State, seat: int, cell: int, log: Log) -> None:
    player = s.players[seat]
    player.money -= FINCA_PRICE
    player.fincas |= 1 << cell
    s.built += 1
    note(log, events.FINCA, seat, cell, 0, 0, 0)
    look_for_winner(s, log)


@rule
def build_hacienda(s: State, seat: int, cell: int, log: Log) -> None:
    player = s.players[seat]
    player.money -= HACIENDA_PRICE
    player.hacienda |= 1 << cell
    s.built += 1
    note(log, events.HACIENDA, seat, cell, 0, 0, 0)
    look_for_winner(s, log)


# --- the end -----------------------------------------------------------------------------------------------------
@rule
def missing(s: State, seat: int) -> tuple[int, int]:
    """Buildings missing for the one and for the other victory: five anywhere; three fincas and the hacienda wet."""
    player, wet = s.players[seat], wet_fields(s)
    fincas = min(FOR_THE_EARLY_WIN - 1, count_bits(player.fincas & wet))
    hacienda = 1 if player.hacienda & wet != 0 else 0
    return ALL_BUILDINGS - count_bits(buildings(player)), FOR_THE_EARLY_WIN - fincas - hacienda


@rule
def has_won(s: State, seat: int) -> bool:
    """Five buildings anywhere, or four on water with the hacienda among them."""
    player = s.players[seat]
    built, wet = buildings(player), wet_fields(s)
    if count_bits(built) == ALL_BUILDINGS:
        return True
    return player.hacienda & wet != 0 and count_bits(built & wet) >= FOR_THE_EARLY_WIN


@rule
def look_for_winner(s: State, log: Log) -> None:
    """The active player first, then in turn order: there is one winner."""
    for i in range(s.seats):
        seat = (int(s.turn) + i) % int(s.seats)
        if has_won(s, seat):
            finish(s, 1 << seat, log)
            return


@rule
def finish(s: State, winners: int, log: Log) -> None:
    s.phase, s.stage = OVER, FREE
    s.winners = winners
    s.epoch += 1
    note(log, events.OVER, lowest_bit(winners) if winners & (winners - 1) == 0 else NONE, 0, 0, 0, 0)


@rule
def end_by_wealth(s: State, log: Log) -> None:
    """After the last round: most buildings, then most money."""
    best, winners = NONE, 0
    for seat in range(s.seats):
        player = s.players[seat]
        rank = 10_000 * count_bits(buildings(player)) + int(player.money)
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
    finish(s, winners, log)


# --- the contract --------------------------------------------------------------------------------------------------
@contract.actors.register(State)
@rule
def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << int(s.turn)


@contract.legal.register(State)
@rule
def legal(s: State, seat: int, out: Row[int]) -> int:
    if seat != s.turn or s.phase == OVER:
        return 0
    if s.head != NONE:
        return list_ways(s, out)
    if s.phase == PLACING:
        return list_bits(free_fields(s, seat), PLACE, out, 0)
    if s.stage == WALKING:
        return list_destinations(s, seat, out)
    if s.stage == DRIVING:
        return list_firsts(s, seat, out)
    if s.stage == JOINED:
        return list_seconds(s, seat, out)
    if s.stage == DAMMING:
        return list_borders(s, seat, out)
    return list_actions(s, seat, out)


@rule
def list_ways(s: State, out: Row[int]) -> int:
    ways, count = ways_on(s, int(s.head)), 0
    for direction in range(DIRECTIONS):
        if has(ways, direction):
            out[count] = FLOW + direction
            count += 1
    return count


@rule
def list_actions(s: State, seat: int, out: Row[int]) -> int:
    """All a player may begin, and the end of the turn if everybody stands where they may stay."""
    count = list_walkers(s, seat, out, 0)
    count = list_drives(s, seat, out, count)
    if can_build_finca(s, seat):
        count = list_bits(building_sites(s, seat), FINCA, out, count)
    if can_build_hacienda(s, seat):
        count = list_bits(building_sites(s, seat), HACIENDA, out, count)
    if can_dam(s, seat):
        out[count] = DAM
        count += 1
    return list_ends(s, seat, out, count)


@rule
def list_ends(s: State, seat: int, out: Row[int], count: int) -> int:
    """In the first round nothing is harvested."""
    if unsettled(s, seat) != 0:
        return count
    if s.lap == 1:
        out[count] = DONE
        return count + 1
    out[count] = RESOLVE
    out[count + 1] = PUSH
    return count + 2


@contract.play.register(State)
@rule
def play(s: State, seat: int, move: int, log: Log) -> None:
    if move < PLACE:
        choose_way(s, seat, move - FLOW, log)
    elif move < FROM:
        place(s, seat, move - PLACE, log)
    elif move < TO:
        pick_up(s, seat, move - FROM, log)
    elif move < DRIVE:
        move_campesino(s, seat, move - TO, log)
    elif move < FINCA:
        name_field_to_clear(s, seat, move - DRIVE, log)
    elif move < HACIENDA:
        build_finca(s, seat, move - FINCA, log)
    elif move < DAM:
        build_hacienda(s, seat, move - HACIENDA, log)
    elif move == DAM:
        s.stage = DAMMING
    elif move < RESOLVE:
        dam_border(s, seat, move - BORDER, log)
    else:
        finish_turn(s, move, log)


@rule
def pick_up(s: State, seat: int, cell: int, log: Log) -> None:
    """A campesino to walk, or one of two that clear a field together."""
    if s.stage == FREE:
        s.stage, s.picked = WALKING, cell
    elif s.stage == DRIVING:
        name_first_driver(s, seat, cell, log)
    else:
        clear_field(s, seat, int(s.picked), cell, log)


@rule
def finish_turn(s: State, move: int, log: Log) -> None:
    if move == RESOLVE:
        resolve_card(s, log)
    elif move == PUSH:
        push_card(s, log)
    end_turn(s, log)


@contract.scores.register(State)
@rule
def scores(s: State, out: Row[int]) -> None:
    """What everybody has earned, in hundreds of rio: money, and what the buildings have cost."""
    for seat in range(s.seats):
        player = s.players[seat]
        built = FINCA_PRICE * count_bits(player.fincas) + (HACIENDA_PRICE if player.hacienda != 0 else 0)
        out[seat] = int(player.money) + built


@contract.outcome.register(State)
@rule
def outcome(s: State, out: Row[float]) -> None:
    count = count_bits(int(s.winners))
    for seat in range(s.seats):
        out[seat] = 1.0 / count if has(int(s.winners), seat) else 0.0
