"""What a seat may know: `hide` blanks the rest, `redeal` fills it again at random."""

from subak.games.spirits.rules.flow import passes_to
from subak.games.spirits.rules.labour import ALLOCATIONS, allocate, clear_labour, most_to_allocate, next_question
from subak.games.spirits.rules.state import ALLOCATE, CARD, DRAFT, FIRST_SPIRITS, NONE, RAINS, SPIRITS, State
from subak.kernel import contract
from subak.kernel.annotations import int64
from subak.kernel.bits import count_bits, lowest_bit
from subak.kernel.chance import below, blind, random_card, rekey
from subak.kernel.rule import rule

SPECTATOR = -1


@rule
def knows_hand(s: State, seat: int, other: int) -> bool:
    """Your own; and in a draft, the hand you have just passed on."""
    if seat == SPECTATOR:
        return False
    return seat == other or (s.phase == DRAFT and s.draft > 0 and passes_to(s, seat) == other)


@contract.hide.register(State)
@rule
def hide(s: State, seat: int) -> None:
    blind(s.chance)
    for i in range(RAINS):
        if i >= s.turn:
            s.rains[i] = NONE
    for i in range(SPIRITS):
        s.spirits[i] = NONE
    for other in range(s.seats):
        if other != seat:
            hide_player(s, seat, other)


@rule
def hide_player(s: State, seat: int, other: int) -> None:
    player = s.players[other]
    if not knows_hand(s, seat, other):
        player.hand = 0
    player.kept = 0
    player.seen = 0
    player.passed[0] = 0
    player.passed[1] = 0
    player.third = 0
    player.pick.card = NONE
    if s.phase == ALLOCATE:
        clear_labour(player)
        player.pick.stage = ALLOCATIONS if player.pick.done else 0


# --- redealing -------------------------------------------------------------------------------------------------
@contract.redeal.register(State)
@rule
def redeal(s: State, seat: int, key: int) -> None:
    rekey(s.chance, key)
    redeal_rains(s)
    redeal_spirits(s, seat)
    for other in range(s.seats):
        if other == seat:
            continue
        if s.phase == ALLOCATE:
            redeal_allocation(s, other)
        elif (s.phase == DRAFT or s.phase == CARD) and s.players[other].pick.done:
            s.players[other].pick.card = lowest_bit(random_card(s.chance, int64(s.players[other].hand)))


@rule
def redeal_rains(s: State) -> None:
    """Rain cards that have not come yet, in any order; gentle games leave some out."""
    left = 0
    for card in range(RAINS):
        if not (s.gentle and s.tables.rains[card].aggressive):
            left |= 1 << card
    for i in range(s.turn):
        if i < RAINS and s.rains[i] != NONE:
            left &= ~(1 << int(s.rains[i]))
    for i in range(s.turn, RAINS):
        if left != 0:
            card = random_card(s.chance, left)
            left &= ~card
            s.rains[i] = lowest_bit(card)
        else:
            s.rains[i] = NONE


@rule
def deck_now(s: State) -> int:
    """The spirits of the deck that was drafted last, as bits."""
    first = FIRST_SPIRITS if s.drafts == 2 else 0
    cards = 0
    for card in range(first, first + FIRST_SPIRITS):
        if not (s.gentle and s.tables.spirits[card].hinders):
            cards |= 1 << card
    return cards


@rule
def redeal_spirits(s: State, seat: int) -> None:
    """Hands and kept cards of the others, from what the seat has not seen, and what it has seen pass by."""
    unknown = deck_now(s)
    for other in range(s.seats):
        player = s.players[other]
        unknown &= ~int64(player.played)
        if knows_hand(s, seat, other):
            unknown &= ~int64(player.hand)
        elif other != seat:
            player.hand = 0
        if other != seat:
            player.kept = 0
    if seat != SPECTATOR:
        unknown &= ~int64(s.players[seat].kept)
        if s.phase == DRAFT:
            place_what_passed_by(s, seat, unknown & int64(s.players[seat].seen))
        else:
            give_what_passed_by(s, seat, unknown)
        unknown &= ~int64(s.players[seat].seen)
    fill_hands(s, seat, unknown)
    redeal_decks(s)


@rule
def give_what_passed_by(s: State, seat: int, unknown: int) -> None:
    """After the draft: the next seat has kept one card of each hand it was passed, the seat after that one more of the
    first. What of these is not on the table yet is in their hands; with two players the first is known for certain."""
    first = passes_to(s, seat)
    second = passes_to(s, first)
    passed = int64(s.players[seat].passed[0])
    if second == seat:
        passed &= ~int64(s.players[seat].third)  # what came back
    give_one(s, first, passed, unknown)
    give_one(s, first, int64(s.players[seat].passed[1]), unknown)
    if second != seat:
        give_one(s, second, passed & ~int64(s.players[first].hand), unknown)


@rule
def give_one(s: State, other: int, candidates: int, unknown: int) -> None:
    """One of these cards was kept by a seat: if it has not been played, it is in the hand."""
    player = s.players[other]
    candidates &= deck_now(s)
    left = candidates & unknown
    if candidates & int64(player.played) == 0 and left != 0:
        player.hand = int64(player.hand) | random_card(s.chance, left)


@rule
def place_what_passed_by(s: State, seat: int, cards: int) -> None:
    """In the draft, after two picks: the first hand that was passed on has lost one card to the next seat, and lies
    with the one after that (with two players it is back, and only the card that was kept is missing)."""
    if cards == 0:
        return
    first = passes_to(s, seat)
    second = passes_to(s, first)
    card = random_card(s.chance, cards)
    s.players[first].kept = card
    if second != seat:
        s.players[second].hand = cards & ~card


@rule
def fill_hands(s: State, seat: int, unknown: int) -> None:
    """Everything else is any card that could be there."""
    for other in range(s.seats):
        player = s.players[other]
        if other == seat:
            continue
        if s.phase == DRAFT:
            for _ in range(s.draft - count_bits(player.kept)):
                card = random_card(s.chance, unknown)
                unknown &= ~card
                player.kept = int64(player.kept) | card
        if not knows_hand(s, seat, other):
            for _ in range(player.held - count_bits(player.hand)):
                card = random_card(s.chance, unknown)
                unknown &= ~card
                player.hand = int64(player.hand) | card


@rule
def redeal_decks(s: State) -> None:
    """The undealt decks. A deck that was dealt from is never used again."""
    for i in range(SPIRITS):
        s.spirits[i] = NONE
    for deck in range(2):
        first = FIRST_SPIRITS * deck
        if deck < s.drafts:
            continue
        left = 0
        for card in range(first, first + FIRST_SPIRITS):
            if not (s.gentle and s.tables.spirits[card].hinders):
                left |= 1 << card
        i = first
        while left != 0:
            card = random_card(s.chance, left)
            left &= ~card
            s.spirits[i] = lowest_bit(card)
            i += 1


@rule
def redeal_allocation(s: State, other: int) -> None:
    """Allocations of the others: what is finished is made up, what is not starts over."""
    player = s.players[other]
    clear_labour(player)
    player.pick.stage = next_question(s, other, 0)
    if player.pick.done:
        while player.pick.stage < ALLOCATIONS:
            allocate(s, other, below(s.chance, most_to_allocate(s, other, int(player.pick.stage)) + 1))
