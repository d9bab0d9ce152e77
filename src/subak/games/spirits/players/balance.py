"""What should be balanced in Spirits of the Rice Paddy, and how it is seen in a finished game."""

from collections.abc import Iterator

from subak.game import Game
from subak.games.spirits.rules.state import DRAFT
from subak.games.spirits.table.notation import card_bits
from subak.study.balance import Seen, Wish

WISHES = (
    Wish("spirit", -0.08, 0.08, "every spirit's owner wins within 8 percentage points of the fair share"),
    Wish("setup", -0.06, 0.06, "no setup card is worth more than 6 percentage points"),
    Wish("claimed", 0.10, 1.0, "every achievement is claimed in at least 10 % of the games in which it is open"),
    Wish("last gets no water", 0.15, 0.40, "the last player gets no water in 15 to 40 % of the rounds"),
)


def by_lot(game: Game, seat: int) -> bool:
    """The draft."""
    return int(game._states[0].phase) == DRAFT


def observe(game: Game) -> Iterator[Seen]:
    state, parts, shares = game._states[0], game.components, game.outcome or ()
    fair = 1 / game.seats
    for seat in range(game.seats):
        player = state.players[seat]
        yield Seen("setup", parts.setups[player.setup], shares[seat] - fair)
        for card in card_bits(player.played):
            yield Seen("spirit", f"{card + 1:02} {parts.spirits[card]}", shares[seat] - fair)
    yield from _achievements(game)
    yield from _water(game)


def _achievements(game: Game) -> Iterator[Seen]:
    claimed = {event.numbers[0] for event in game.events if event.kind == "claim"}
    left = int(game._states[0].open_tiles)
    opened = claimed | {tile for tile in range(len(game.components.achievements)) if left >> tile & 1}
    for tile in opened:
        yield Seen("claimed", game.components.achievements[tile], float(tile in claimed))


def _water(game: Game) -> Iterator[Seen]:
    """Round by round: whether anything flowed on to the last in turn order."""
    order: tuple[int, ...] = ()
    passed: dict[int, int] = {}
    for event in game.events:
        if event.kind == "order":
            yield from _last_one(order, passed)
            order, passed = event.numbers[: event.numbers[4]], {}
        elif event.kind in ("water_out", "water_in"):
            passed[event.seat] = passed.get(event.seat, 0) + event.numbers[0]
    yield from _last_one(order, passed)


def _last_one(order: tuple[int, ...], passed: dict[int, int]) -> Iterator[Seen]:
    if order:
        yield Seen("last gets no water", "all rounds", float(passed.get(order[-2], 0) == 0))
