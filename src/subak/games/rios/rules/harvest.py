"""The harvest row: what a card brings, drawing, desperados (docs/rules/rios.md)."""

from subak.games.rios.rules import events
from subak.games.rios.rules.geometry import below
from subak.games.rios.rules.river import outflow, wet_fields
from subak.games.rios.rules.state import (
    CROP,
    DESPERADOS,
    FOREST,
    HILL,
    NONE,
    RIO_A_FIELD,
    RIVER,
    WOOD,
    WOOD_A_FIELD,
    WOOD_AT_MOST,
    Card,
    State,
)
from subak.games.rios.rules.walking import buildings, holder, put, take
from subak.kernel.bits import count_bits, has, lowest_bit
from subak.kernel.chance import shuffle
from subak.kernel.log import Log, note, note_long
from subak.kernel.rule import rule

ROBBED_FIELDS = 3


# --- what a card brings ----------------------------------------------------------------------------------------
@rule
def held_fields(s: State, seat: int) -> int:
    """Fields with a campesino or a building of a seat."""
    player = s.players[seat]
    return (player.here | buildings(player)) & s.tables.map.fields


@rule
def money_from(s: State, card: Card, seat: int) -> int:
    """Hundreds of rio a card would bring a seat now."""
    held = held_fields(s, seat)
    if card.kind == CROP:
        return RIO_A_FIELD * count_bits(held & wet_fields(s) & s.kinds[card.of])
    if card.kind == RIVER:
        return RIO_A_FIELD * count_bits(held & s.rivers[card.of] & ~(s.kinds[HILL] | s.kinds[FOREST]))
    return 0


@rule
def wood_from(s: State, card: Card, seat: int) -> int:
    """Dam wood a card would bring a seat if there were enough."""
    held = held_fields(s, seat) & s.kinds[FOREST]
    if card.kind == WOOD:
        return WOOD_A_FIELD * count_bits(held & wet_fields(s))
    if card.kind == RIVER:
        return WOOD_A_FIELD * count_bits(held & s.rivers[card.of])
    return 0


@rule
def wood_gained(s: State, card: Card, seat: int, supply: int) -> int:
    """… and no more than five in stock, nor than the box holds."""
    return min(wood_from(s, card, seat), WOOD_AT_MOST - int(s.players[seat].wood), supply)


@rule
def pay(s: State, card: Card, log: Log) -> None:
    """Everybody harvests, beginning with the active player (who gets the last of the wood)."""
    for i in range(s.seats):
        seat = (int(s.turn) + i) % int(s.seats)
        player = s.players[seat]
        money, wood = money_from(s, card, seat), wood_gained(s, card, seat, int(s.supply))
        player.money += money
        player.wood += wood
        s.supply -= wood
        if money + wood > 0:
            note(log, events.EARNED, seat, money, wood, 0, 0)


# --- the row ---------------------------------------------------------------------------------------------------
@rule
def draw(s: State, log: Log) -> int:
    """The next card of the deck; the discarded ones are shuffled first if there is none."""
    if s.deck_count == 0:
        reshuffle(s, log)
    s.deck_count -= 1
    card = int(s.deck[s.deck_count])
    s.deck[s.deck_count] = NONE
    return card


@rule
def shuffle_in(s: State, cards: int) -> None:
    """Cards, given as bits, go into the deck, which is shuffled."""
    while cards != 0:
        s.deck[s.deck_count] = lowest_bit(cards)
        s.deck_count += 1
        cards &= cards - 1
    shuffle(s.chance, s.deck[: s.deck_count])


@rule
def reshuffle(s: State, log: Log) -> None:
    shuffle_in(s, int(s.discard))
    s.discard = 0
    note(log, events.SHUFFLED, NONE, int(s.deck_count), 0, 0, 0)


@rule
def is_raid(s: State, card: int) -> bool:
    return s.tables.cards[card].kind == DESPERADOS


@rule
def append_card(s: State, card: int) -> None:
    s.row[s.row_count] = card
    s.row_count += 1


@rule
def take_first_card(s: State) -> int:
    card = int(s.row[0])
    for i in range(1, s.row_count):
        s.row[i - 1] = s.row[i]
    s.row_count -= 1
    s.row[s.row_count] = NONE
    return card


@rule
def lay_out_row(s: State, log: Log) -> None:
    """One card more than players. Desperados go back into the deck, which is then shuffled again."""
    back = 0
    while s.row_count <= s.seats:
        card = draw(s, log)
        if is_raid(s, card):
            back |= 1 << card
        else:
            append_card(s, card)
    if back != 0:
        shuffle_in(s, back)
    row = s.row
    note_long(log, events.ROW, NONE, row[0], row[1], row[2], row[3], row[4], 0, 0)


@rule
def push_card(s: State, log: Log) -> None:
    card = take_first_card(s)
    append_card(s, card)
    note(log, events.PUSHED, int(s.turn), card, 0, 0, 0)


@rule
def resolve_card(s: State, log: Log) -> None:
    card = take_first_card(s)
    note(log, events.RESOLVED, int(s.turn), card, 0, 0, 0)
    pay(s, s.tables.cards[card], log)
    s.discard |= 1 << card
    card = draw(s, log)
    while is_raid(s, card):
        note(log, events.DESPERADOS, NONE, card, 0, 0, 0)
        raid(s, int(s.tables.cards[card].of), log)
        s.discard |= 1 << card
        card = draw(s, log)
    append_card(s, card)
    note(log, events.DRAWN, NONE, card, 0, 0, 0)


# --- desperados ------------------------------------------------------------------------------------------------
@rule
def raid(s: State, river: int, log: Log) -> None:
    """They come down the river and drive one campesino out of each of the first three fields with any, but never
    from a hacienda."""
    cell, robbed = int(s.tables.map.springs[river]), 0
    direction = outflow(s, cell)
    while direction != NONE and robbed < ROBBED_FIELDS:
        cell = below(cell, direction)
        direction = outflow(s, cell)
        seat = holder(s, cell) if has(s.tables.map.fields, cell) else NONE
        if seat != NONE and not has(s.players[seat].hacienda, cell):
            take(s.players[seat], cell)
            put(s.players[seat], int(s.tables.map.city))
            robbed += 1
            note(log, events.ROBBED, seat, cell, 0, 0, 0)
