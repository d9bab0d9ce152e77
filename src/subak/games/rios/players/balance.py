"""What is looked at in Dos Rios: how games end, and when. The rulebook's components leave little to wish."""

from collections.abc import Iterator

from subak.game import Game
from subak.study.balance import Seen, Wish

WISHES = (
    Wish("rounds", 8, 40, "games end long before the sixtieth round"),
    Wish("endless", 0.0, 0.02, "hardly any game is ended by the limit of rounds"),
)


def by_lot(game: Game, seat: int) -> bool:
    """Nothing is owned by one player alone from the start."""
    return False


def observe(game: Game) -> Iterator[Seen]:
    state = game._states[0]
    winners = [seat for seat, share in enumerate(game.outcome or ()) if share > 0]
    built = max(
        int(state.players[seat].fincas).bit_count() + int(state.players[seat].hacienda != 0) for seat in winners
    )
    limit = int(state.lap) == int(state.max_rounds)
    yield Seen("rounds", f"{game.seats} players", float(state.lap))
    yield Seen("endless", f"{game.seats} players", float(limit and built < 4))
    yield Seen("end", "five buildings", float(built == 5))
    yield Seen("end", "four on water", float(built == 4 and not limit))
