"""The Water Festival: the two river scorings (docs/rules/seasons.md)."""

from subak.games.seasons.rules import events
from subak.games.seasons.rules.counting import in_closed_fields, in_field
from subak.games.seasons.rules.scoring import earn
from subak.games.seasons.rules.state import (
    BUFFALO,
    FARMER,
    FROM_RIVER_DRY,
    FROM_RIVER_WET,
    HOUSE,
    LARGEST,
    NONE,
    RIVER_BUFFALO,
    RIVER_CARDS,
    RIVER_FEATURE,
    Player,
    State,
)
from subak.kernel.log import Log, note
from subak.kernel.rule import rule


@rule
def symbol_at(s: State, position: int) -> int:
    return int(s.tables.river[s.river[position]].symbol)


# --- after the wet season --------------------------------------------------------------------------------------
@rule
def holder_in_farms(s: State, symbol: int) -> int:
    """Who has more in closed fields of the whole farm; NONE on a tie."""
    first, second = in_closed_fields(s.players[0], symbol), in_closed_fields(s.players[1], symbol)
    if first == second:
        return NONE
    return 0 if first > second else 1


@rule
def features_by_the_river(player: Player, symbol: int) -> int:
    """Features in closed fields that lie partly on a river card."""
    total = 0
    for i in range(player.field_count):
        if player.fields[i].banks != 0:
            total += in_field(player.fields[i], symbol)
    return total


@rule
def wet_points(s: State, seat: int, symbol: int) -> int:
    """What a river card of the wet season pays the seat that holds it. "Largest field" pays by another card."""
    own, other = s.players[seat], s.players[1 - seat]
    if symbol == HOUSE:
        return in_closed_fields(own, HOUSE) * in_closed_fields(other, FARMER)
    if symbol == FARMER:
        features = features_by_the_river(own, FARMER) + features_by_the_river(own, HOUSE)
        return RIVER_FEATURE * (features + features_by_the_river(own, BUFFALO))
    if symbol == BUFFALO:  # all of them: on both sides of the river
        return RIVER_BUFFALO * (features_by_the_river(own, BUFFALO) + features_by_the_river(other, BUFFALO))
    return 0


@rule
def cards_to_score_for(s: State, seat: int) -> int:
    """As bits: the river cards on which the other seat holds the majority (for the largest field's holder)."""
    cards = 0
    for position in range(RIVER_CARDS):
        symbol = symbol_at(s, position)
        if symbol != LARGEST and holder_in_farms(s, symbol) == 1 - seat:
            cards |= 1 << position
    return cards


@rule
def score_wet_card(s: State, seat: int, position: int, log: Log) -> None:
    """Pay a river card of the wet season to a seat."""
    symbol = symbol_at(s, position)
    points = wet_points(s, seat, symbol)
    earn(s.players[seat], FROM_RIVER_WET, points)
    note(log, events.RIVER_POINTS, seat, position, symbol, points, 0)


@rule
def river_needs_a_choice(s: State, log: Log) -> bool:
    """Score river cards in order, from where the scoring stands; true if the largest field's holder must choose."""
    while s.river_at < RIVER_CARDS:
        position = int(s.river_at)
        symbol = symbol_at(s, position)
        holder = holder_in_farms(s, symbol)
        note_majority(s, holder, position, symbol, log)
        if holder != NONE and symbol == LARGEST and cards_to_score_for(s, holder) != 0:
            s.active = holder
            return True
        if holder != NONE and symbol != LARGEST:
            score_wet_card(s, holder, position, log)
        s.river_at += 1
    return False


@rule
def note_majority(s: State, holder: int, position: int, symbol: int, log: Log) -> None:
    first, second = in_closed_fields(s.players[0], symbol), in_closed_fields(s.players[1], symbol)
    note(log, events.RIVER_MAJORITY, holder, position, symbol, max(first, second), min(first, second))


# --- after the dry season --------------------------------------------------------------------------------------
@rule
def in_bank_field(s: State, seat: int, position: int, symbol: int) -> int:
    """The symbol's number in the seat's closed field at that river card; 0 where the field is open.

    Seat 1 sits opposite: its left bank is the rightmost card.
    """
    player = s.players[seat]
    bank = position if seat == 0 else RIVER_CARDS - 1 - position
    for i in range(player.field_count):
        if (int(player.fields[i].banks) >> bank) & 1:
            return in_field(player.fields[i], symbol)
    return 0


@rule
def arrow_at(s: State, position: int) -> int:
    """Where the arrow points from seat 0's view: a card turned by 180° points the other way."""
    arrow = int(s.tables.river[s.river[position]].arrow)
    return -arrow if s.river_turned[position] else arrow


@rule
def score_dry_card(s: State, position: int, log: Log) -> None:
    """Whoever has more at this card follows the arrow and scores the next card's symbol in both fields there."""
    symbol = symbol_at(s, position)
    first, second = in_bank_field(s, 0, position, symbol), in_bank_field(s, 1, position, symbol)
    holder = NONE
    if first != second:
        holder = 0 if first > second else 1
    note(log, events.RIVER_MAJORITY, holder, position, symbol, max(first, second), min(first, second))
    if holder == NONE:
        return
    target = (position + arrow_at(s, position)) % RIVER_CARDS  # beyond an end: the card at the other end
    there = symbol_at(s, target)
    points = in_bank_field(s, 0, target, there) + in_bank_field(s, 1, target, there)
    earn(s.players[holder], FROM_RIVER_DRY, points)
    note(log, events.RIVER_FOLLOW, holder, position, target, points, 0)
