"""What a placement would score and close, tried on a copy of the seat's (hidden) state."""

from subak.games.seasons.rules.farm import free_places, start_places
from subak.games.seasons.rules.scoring import build
from subak.games.seasons.rules.state import SETUP, State
from subak.kernel.annotations import Grid, Row
from subak.kernel.bits import lowest_bit
from subak.kernel.log import Log
from subak.kernel.rule import rule


@rule
def preview_place(
    states: Row[State], copies: Row[State], seat: int, card: int, place: int, logs: Row[Log]
) -> tuple[int, int]:
    """Points and closed fields of one placement."""
    copies[0] = states[0]
    s, player = copies[0], copies[0].players[seat]
    if s.phase == SETUP:  # the other card would be the ancestor
        player.ancestor = lowest_bit(int(player.hand) & ~(1 << card))
    points, fields = int(player.points), int(player.field_count)
    build(s, seat, card, place, logs[0])
    return int(player.points) - points, int(player.field_count) - fields


@rule
def preview_places(
    states: Row[State], copies: Row[State], seat: int, card: int, places: Row[int], logs: Row[Log], out: Grid[int]
) -> None:
    """… of several placements of a card."""
    for i in range(len(places)):
        out[i, 0], out[i, 1] = preview_place(states, copies, seat, card, places[i], logs)


@rule
def preview_cards(
    states: Row[State], copies: Row[State], seat: int, cards: Row[int], places: Row[int], logs: Row[Log], out: Grid[int]
) -> None:
    """For each card, the best of all its placements."""
    s = states[0]
    player = s.players[seat]
    count = start_places(s.water_festival == 1, places) if s.phase == SETUP else free_places(player, places)
    for i in range(len(cards)):
        for j in range(count):
            points, fields = preview_place(states, copies, seat, cards[i], places[j], logs)
            if j == 0 or points > out[i, 0]:
                out[i, 0], out[i, 1] = points, fields
