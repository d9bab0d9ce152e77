"""The rules of Terraces: small functions that are compiled."""

from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.bits import list_bits, lowest_bit
from subak.kernel.chance import Chance, below, blind, random_card, rekey
from subak.kernel.layout import Layout, i8, i16, i64
from subak.kernel.log import Log, note
from subak.kernel.rule import rule

SEATS, RICES, WATERS, ROUNDS = 4, 3, 32, 7
FIELD = WATERS  # moves: 0 … 31 choose a water card, FIELD + n the n-th of the open fields
OFFERING, NONE = 2, -1  # points of an offering; no card, no field
EVENTS = ("won", "lost", "offering")  # numbers: the water card; of won and lost also the rice


class State(Layout):
    seats: i8
    epoch: i16
    lap: i8  # rounds played
    open: i8[SEATS]  # the rice of each open field
    hand: i64[SEATS]  # water cards as bits; a chosen one stays until it is revealed
    water: i8[SEATS]  # the chosen card; NONE
    target: i8[SEATS]  # the chosen field; NONE: has still to choose
    poured: i8[SEATS]  # the number on the card of the round before; 0: none
    seen: i64  # water cards that were revealed, as bits
    won: i8[SEATS, RICES]  # fields
    offerings: i8[SEATS]
    points: i8[RICES, ROUNDS + 1]  # for 0, 1, 2 … fields of a rice
    chance: Chance


@contract.deal.register(State)
@rule
def deal(s: State) -> None:
    deal_hands(s, NONE)
    begin_round(s)


@rule
def deal_hands(s: State, viewer: int) -> None:
    """Everybody but the viewer gets cards that the viewer has not seen: one more than there are rounds left."""
    rest = ((1 << WATERS) - 1) & ~s.seen & ~(s.hand[viewer] if viewer != NONE else 0)
    for seat in range(s.seats):
        if seat != viewer:
            s.hand[seat] = 0
            for _ in range(ROUNDS + 1 - s.lap):
                s.hand[seat] |= random_card(s.chance, rest)
                rest &= ~s.hand[seat]


@rule
def begin_round(s: State) -> None:
    for seat in range(s.seats):
        s.open[seat] = below(s.chance, RICES)  # as many fields as players
        choose_anew(s, seat)


@contract.take_back.register(State)
@rule
def choose_anew(s: State, seat: int) -> None:
    s.water[seat] = s.target[seat] = NONE if s.lap < ROUNDS else 0


@contract.actors.register(State)
@rule
def actors(s: State) -> int:
    found = 0
    for seat in range(s.seats):
        found |= (s.target[seat] == NONE) << seat
    return found


@contract.legal.register(State)
@rule
def legal(s: State, seat: int, out: Row[int]) -> int:
    if s.target[seat] != NONE:
        return 0
    if s.water[seat] == NONE:
        return list_bits(s.hand[seat], 0, out, 0)
    return list_bits((1 << s.seats) - 1, FIELD, out, 0)


@contract.play.register(State)
@rule
def play(s: State, seat: int, move: int, log: Log) -> None:
    if move < FIELD:
        s.water[seat] = move
        return
    s.target[seat] = move - FIELD
    if actors(s) == 0:
        reveal(s, log)


@rule
def reveal(s: State, log: Log) -> None:
    """The most water wins each field; whoever used the least of all gets an offering."""
    thrifty = 0
    for seat in range(s.seats):
        water, rice, wins = int(s.water[seat]), s.open[s.target[seat]], True
        for other in range(s.seats):
            wins &= s.target[other] != s.target[seat] or s.water[other] <= water
        s.won[seat, rice] += wins
        note(log, 0 if wins else 1, seat, water, rice, 0, 0)
        thrifty = seat if water < s.water[thrifty] else thrifty
        s.poured[seat] = water + 1
        s.hand[seat] &= ~(1 << water)
        s.seen |= 1 << water
    s.offerings[thrifty] += 1
    note(log, 2, thrifty, s.water[thrifty], 0, 0, 0)
    s.epoch += 1
    s.lap += 1
    begin_round(s)


@rule
def points_of(s: State, seat: int) -> int:
    total = OFFERING * s.offerings[seat]
    for rice in range(RICES):
        total += s.points[rice, s.won[seat, rice]]
    return total


@contract.scores.register(State)
@rule
def scores(s: State, out: Row[int]) -> None:
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@contract.outcome.register(State)
@rule
def outcome(s: State, out: Row[float]) -> None:
    """Most points; then the most water saved. No two cards are alike, so there is always one winner."""
    best = 0
    for seat in range(s.seats):
        out[seat] = 0.0
        ahead = points_of(s, seat) - points_of(s, best)
        if ahead > 0 or (ahead == 0 and s.hand[seat] > s.hand[best]):
            best = seat
    out[best] = 1.0 if s.lap == ROUNDS else 0.0


@contract.hide.register(State)
@rule
def hide(s: State, seat: int) -> None:
    """Hands and choices of others; that somebody is done everybody sees. In the end all hands are shown."""
    blind(s.chance)
    for other in range(s.seats):
        if other != seat and s.lap < ROUNDS:
            s.hand[other] = 0
            s.water[other] = s.target[other] = NONE if s.target[other] == NONE else 0


@contract.redeal.register(State)
@rule
def redeal(s: State, seat: int, key: int) -> None:
    """A choice that was made could be any; one that was not begins anew."""
    rekey(s.chance, key)
    if s.lap < ROUNDS:
        deal_hands(s, seat)
        for other in range(s.seats):
            if other != seat:
                is_done = s.target[other] != NONE
                s.water[other] = lowest_bit(random_card(s.chance, s.hand[other])) if is_done else NONE
                s.target[other] = below(s.chance, s.seats) if is_done else NONE
