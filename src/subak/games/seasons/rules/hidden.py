"""What a seat may know: `hide` blanks the rest, `redeal` fills it again at random (docs/rules/seasons.md)."""

import numpy as np

from subak.games.seasons.rules.farm import free_places, start_places
from subak.games.seasons.rules.flow import FIRST_HAND, begin_picks, clear_picks
from subak.games.seasons.rules.state import CARDS, DONE, MOVES_AT_MOST, NONE, PICK_CARD, SETUP, WET, Player, State
from subak.kernel import contract
from subak.kernel.annotations import int64
from subak.kernel.bits import lowest_bit
from subak.kernel.chance import below, blind, random_card, rekey
from subak.kernel.rule import rule

SPECTATOR = -1
ALL_CARDS = (1 << CARDS) - 1


@rule
def knows_hand(s: State, seat: int, other: int) -> bool:
    """In the wet season a seat knows the other's hand: at first it holds all cards that lie nowhere else, afterwards it
    is the one that was passed on. The cards of the set-up are hidden, and spectators know no hand."""
    return seat == other or (seat != SPECTATOR and s.phase == WET)


@contract.hide.register(State)
@rule
def hide(s: State, seat: int) -> None:
    blind(s.chance)
    for i in range(CARDS):
        s.deck[i] = NONE
    for other in range(2):
        player = s.players[other]
        if not knows_hand(s, seat, other):
            player.hand = 0
        if other != seat:
            has_finished = player.pick.stage == DONE
            clear_picks(player)
            if not has_finished:
                player.pick.stage = PICK_CARD  # how far the other has come is nobody's business


@contract.redeal.register(State)
@rule
def redeal(s: State, seat: int, key: int) -> None:
    rekey(s.chance, key)
    unknown = ALL_CARDS & ~on_the_table(s)
    for other in range(2):
        if knows_hand(s, seat, other):
            unknown &= ~int64(s.players[other].hand)
    for other in range(2):
        player = s.players[other]
        if not knows_hand(s, seat, other):
            hand = 0
            for _ in range(player.held):
                hand |= random_card(s.chance, unknown & ~hand)
            unknown &= ~hand
            player.hand = hand
        if other != seat:
            redeal_picks(s, other)
    if s.phase == SETUP:
        redeal_deck(s, unknown)


@rule
def redeal_deck(s: State, unknown: int) -> None:
    """The cards nobody has drawn yet, in any order."""
    for i in range(2 * FIRST_HAND, CARDS):
        card = random_card(s.chance, unknown)
        unknown &= ~card
        s.deck[i] = lowest_bit(card)


@rule
def on_the_table(s: State) -> int:
    """All cards everybody sees: farms, ancestors, the dry row."""
    cards = int64(s.row)
    for seat in range(2):
        player = s.players[seat]
        for i in range(player.placed_count):
            cards |= 1 << int(player.placed[i].card)
        if player.ancestor != NONE:
            cards |= 1 << int(player.ancestor)
    return cards


@rule
def redeal_picks(s: State, seat: int) -> None:
    """A sequence begun starts over; a finished one is replaced by any that the seat could have chosen."""
    player = s.players[seat]
    if player.pick.stage != DONE:
        begin_picks(s, seat)
    elif s.phase == SETUP or s.phase == WET:
        hand = int64(player.hand)
        card = random_card(s.chance, hand)
        player.pick.card = lowest_bit(card)
        player.pick.place = random_place(s, player)
        if s.phase == WET and player.held > 1:
            player.pick.row = lowest_bit(random_card(s.chance, hand & ~card))


@rule
def random_place(s: State, player: Player) -> int:
    places = np.empty(MOVES_AT_MOST, np.int32)
    count = start_places(s.water_festival == 1, places) if s.phase == SETUP else free_places(player, places)
    return int(places[below(s.chance, count)])
