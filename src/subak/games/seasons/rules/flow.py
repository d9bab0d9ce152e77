"""The course of the game: deal, who decides, what they may pick, what follows (docs/rules/seasons.md)."""

from subak.games.seasons.rules import events
from subak.games.seasons.rules.farm import free_places, lay_bank, start_places
from subak.games.seasons.rules.river import cards_to_score_for, river_needs_a_choice, score_dry_card, score_wet_card
from subak.games.seasons.rules.scoring import build, earn, score_end
from subak.games.seasons.rules.state import (
    CARDS,
    DONE,
    DRY,
    FROM_JASMINE,
    GINGER,
    JASMINE,
    NONE,
    OVER,
    PICK_CARD,
    PICK_PLACE,
    PICK_ROW,
    RIVER,
    RIVER_CARD,
    RIVER_CARDS,
    RIVER_PASS,
    SETUP,
    TAKE,
    TO_ROW,
    WET,
    Player,
    State,
)
from subak.kernel import contract
from subak.kernel.annotations import Row, int64, uint32
from subak.kernel.bits import list_bits, lowest_bit
from subak.kernel.chance import below, shuffle
from subak.kernel.log import Log, note
from subak.kernel.rule import rule

FIRST_HAND, WET_HAND = 2, 7
DRY_PICKS = 6


# --- the deal --------------------------------------------------------------------------------------------------
@contract.deal.register(State)
@rule
def deal(s: State) -> None:
    s.seats = 2
    s.phase = SETUP
    s.active = NONE
    if s.water_festival:
        lay_river(s)
    shuffle_deck(s)
    for seat in range(2):
        s.players[seat].ancestor = NONE
    deal_hands(s, 0, FIRST_HAND)


@rule
def shuffle_deck(s: State) -> None:
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s.chance, s.deck)


@rule
def lay_river(s: State) -> None:
    for position in range(RIVER_CARDS):
        s.river[position] = position
        s.river_turned[position] = below(s.chance, 2)
    shuffle(s.chance, s.river)
    for seat in range(2):
        lay_bank(s.players[seat])


@rule
def deal_hands(s: State, first: int, count: int) -> None:
    """Deal each seat `count` cards from the deck's place `first` on; their picks begin."""
    for seat in range(2):
        player = s.players[seat]
        player.hand = 0
        player.held = count
        for i in range(count):
            player.hand |= uint32(1 << int(s.deck[first + seat * count + i]))
        begin_picks(s, seat)


# --- who decides -----------------------------------------------------------------------------------------------
@contract.actors.register(State)
@rule
def actors(s: State) -> int:
    if s.phase == SETUP or s.phase == WET:
        return waiting(s, 0) | waiting(s, 1) << 1
    if s.phase == OVER:
        return 0
    return 1 << int(s.active)


@rule
def waiting(s: State, seat: int) -> int:
    return 1 if s.players[seat].pick.stage != DONE else 0


@rule
def begin_picks(s: State, seat: int) -> None:
    """A fresh sequence of picks. Where only one card is left there is nothing to choose but its place."""
    player = s.players[seat]
    cards = int64(s.row) if s.phase == DRY else int64(player.hand)
    only_one = cards != 0 and cards & (cards - 1) == 0
    pick = player.pick
    pick.stage = PICK_PLACE if only_one else PICK_CARD
    pick.card = lowest_bit(cards) if only_one else NONE
    pick.place = NONE
    pick.row = NONE


@rule
def clear_picks(player: Player) -> None:
    """The sequence is carried out: nothing of it is left in the state."""
    pick = player.pick
    pick.stage = DONE
    pick.card = NONE
    pick.place = NONE
    pick.row = NONE


# --- what they may pick ----------------------------------------------------------------------------------------
@contract.legal.register(State)
@rule
def legal(s: State, seat: int, out: Row[int]) -> int:
    if (actors(s) >> seat) & 1 == 0:
        return 0
    if s.phase == RIVER:
        return list_river_choices(s, seat, out)
    player = s.players[seat]
    pick = player.pick
    if pick.stage == PICK_PLACE:
        return start_places(s.water_festival == 1, out) if s.phase == SETUP else free_places(player, out)
    if pick.stage == PICK_ROW:
        return list_bits(int64(player.hand) & ~(1 << int(pick.card)), TO_ROW, out, 0)
    return list_bits(int64(s.row) if s.phase == DRY else int64(player.hand), TAKE, out, 0)


@rule
def list_river_choices(s: State, seat: int, out: Row[int]) -> int:
    """One of the other's river cards, or none: the rulebook says "may"."""
    count = list_bits(cards_to_score_for(s, seat), RIVER_CARD, out, 0)
    out[count] = RIVER_PASS
    return count + 1


# --- picks -----------------------------------------------------------------------------------------------------
@contract.play.register(State)
@rule
def play(s: State, seat: int, move: int, log: Log) -> None:
    if s.phase == RIVER:
        play_river_choice(s, seat, move, log)
        return
    write_pick(s, seat, move)
    if s.players[seat].pick.stage != DONE:
        return
    if s.phase == DRY:
        finish_dry_turn(s, seat, log)
    elif s.players[1 - seat].pick.stage == DONE:
        reveal(s, log)


@rule
def write_pick(s: State, seat: int, move: int) -> None:
    player = s.players[seat]
    pick = player.pick
    if pick.stage == PICK_CARD:
        pick.card = move - TAKE
        pick.stage = PICK_PLACE
    elif pick.stage == PICK_PLACE:
        pick.place = move
        pick.stage = PICK_ROW if s.phase == WET and player.held > 1 else DONE
    else:
        pick.row = move - TO_ROW
        pick.stage = DONE


@rule
def reveal(s: State, log: Log) -> None:
    """Both sequences are complete: carry them out."""
    s.epoch += 1
    if s.phase == SETUP:
        for seat in range(2):
            found_farm(s, seat, log)
        begin_wet_season(s)
        return
    for seat in range(2):
        player = s.players[seat]
        build(s, seat, player.pick.card, player.pick.place, log)
        drop_card(player, player.pick.card)
        if player.pick.row != NONE:
            s.row |= uint32(1 << int(player.pick.row))
            drop_card(player, player.pick.row)
            note(log, events.DRY_ROW, seat, player.pick.row, 0, 0, 0)
        clear_picks(player)
    s.turn += 1
    if s.players[0].held == 0:
        end_wet_season(s, log)
    else:
        swap_hands(s, log)


@rule
def drop_card(player: Player, card: int) -> None:
    player.hand = int64(player.hand) & ~(1 << card)
    player.held -= 1


# --- set-up and wet season -------------------------------------------------------------------------------------
@rule
def found_farm(s: State, seat: int, log: Log) -> None:
    """One card begins the farm, the other is the ancestor. It already counts for what the start card closes."""
    player = s.players[seat]
    other = int64(player.hand) & ~(1 << int(player.pick.card))
    player.ancestor = lowest_bit(other)
    note(log, events.ANCESTOR, seat, player.ancestor, 0, 0, 0)
    build(s, seat, player.pick.card, player.pick.place, log)
    player.hand = 0
    player.held = 0


@rule
def begin_wet_season(s: State) -> None:
    s.phase = WET
    deal_hands(s, 2 * FIRST_HAND, WET_HAND)
    for i in range(CARDS):
        s.deck[i] = NONE


@rule
def swap_hands(s: State, log: Log) -> None:
    first, second = s.players[0], s.players[1]
    hand = int64(first.hand)
    first.hand = second.hand
    second.hand = hand
    note(log, events.SWAP, NONE, first.held, 0, 0, 0)
    for seat in range(2):
        begin_picks(s, seat)


@rule
def end_wet_season(s: State, log: Log) -> None:
    note(log, events.WET_OVER, NONE, 0, 0, 0, 0)
    if s.water_festival:
        s.phase = RIVER
        s.river_at = 0
        go_on_along_the_river(s, log)
    else:
        begin_dry_season(s, log)


@rule
def go_on_along_the_river(s: State, log: Log) -> None:
    if not river_needs_a_choice(s, log):
        begin_dry_season(s, log)


@rule
def play_river_choice(s: State, seat: int, move: int, log: Log) -> None:
    """The largest field's holder scores one of the other's river cards (or none)."""
    s.epoch += 1
    position = NONE if move == RIVER_PASS else move - RIVER_CARD
    note(log, events.RIVER_CHOICE, seat, position, 0, 0, 0)
    if position != NONE:
        score_wet_card(s, seat, position, log)
    s.river_at += 1
    go_on_along_the_river(s, log)


# --- dry season ------------------------------------------------------------------------------------------------
@rule
def dry_starter(s: State) -> int:
    """Fewer points; then fewer farmers in the farm; then the younger player."""
    first, second = s.players[0], s.players[1]
    if first.points != second.points:
        return 0 if first.points < second.points else 1
    if first.farmers != second.farmers:
        return 0 if first.farmers < second.farmers else 1
    return int(s.younger)


@rule
def begin_dry_season(s: State, log: Log) -> None:
    starter = dry_starter(s)  # before the contracts pay: who takes ginger starts
    if s.jasmine_ginger:
        take_contracts(s, starter, log)
    s.phase = DRY
    s.turn = 0
    s.active = starter
    note(log, events.DRY_BEGINS, starter, 0, 0, 0, 0)
    begin_picks(s, starter)


@rule
def take_contracts(s: State, starter: int, log: Log) -> None:
    """Whoever leads takes jasmine and is paid at once, less for every farmer; the starter takes ginger."""
    leader = s.players[1 - starter]
    points = int(s.tables.jasmine_points) + int(s.tables.jasmine_per_farmer) * int(leader.farmers)
    leader.contract = JASMINE
    earn(leader, FROM_JASMINE, points)
    note(log, events.CONTRACT, 1 - starter, JASMINE, points, 0, 0)
    s.players[starter].contract = GINGER
    note(log, events.CONTRACT, starter, GINGER, 0, 0, 0)


@rule
def finish_dry_turn(s: State, seat: int, log: Log) -> None:
    s.epoch += 1
    player = s.players[seat]
    s.row = int64(s.row) & ~(1 << int(player.pick.card))
    build(s, seat, player.pick.card, player.pick.place, log)
    clear_picks(player)
    s.turn += 1
    if s.turn == DRY_PICKS:
        end_game(s, log)
    else:
        s.active = 1 - seat
        begin_picks(s, 1 - seat)


# --- the end ---------------------------------------------------------------------------------------------------
@rule
def end_game(s: State, log: Log) -> None:
    if s.water_festival:
        for position in range(RIVER_CARDS):
            score_dry_card(s, position, log)
    for seat in range(2):
        score_end(s, seat, log)
    s.phase = OVER
    s.active = NONE
    note(log, events.OVER, winner(s), 0, 0, 0, 0)


@rule
def winner(s: State) -> int:
    """Most points; then most farmers in the farm; NONE: the win is shared."""
    first, second = s.players[0], s.players[1]
    if first.points != second.points:
        return 0 if first.points > second.points else 1
    if first.farmers != second.farmers:
        return 0 if first.farmers > second.farmers else 1
    return NONE


@contract.scores.register(State)
@rule
def scores(s: State, out: Row[int]) -> None:
    for seat in range(2):
        out[seat] = s.players[seat].points


@contract.outcome.register(State)
@rule
def outcome(s: State, out: Row[float]) -> None:
    for seat in range(2):
        out[seat] = 0.0
        if s.phase == OVER:
            out[seat] = 0.5 if winner(s) == NONE else 1.0 * (winner(s) == seat)
