"""A table as one seat sees it: made of nothing but `Game.scene(seat)`, views of that seat, and public events."""

from collections.abc import Sequence

from subak.game import SPECTATOR, Game
from subak.server.course import Clocks
from subak.server.wire import AskInfo, ClockInfo, Frame, Line, ScoreRow, SeatInfo


def make_frame(
    game: Game,
    seat: int,
    log: Sequence[Line] = (),
    seats: tuple[SeatInfo, ...] = (),
    yours: tuple[int, ...] = (),
    *,
    version: int = 0,
    clock: ClockInfo | None = None,
    ask: AskInfo | None = None,
    rematch: str | None = None,
) -> Frame:
    """What a seat (or a spectator) sees now."""
    view, actors = game.view(seat), game.actors
    return Frame(
        version=version,
        seq=len(game),
        seat=seat,
        actors=actors,
        scene=view.scene(),
        score=tuple(ScoreRow(title, tuple(map(int, numbers))) for title, numbers in view.score_rows()),
        log=tuple(log),
        can_undo=may_undo(game, seat),
        over=not actors,
        outcome=None if actors else game.outcome,
        seats=seats,
        yours=yours,
        clock=clock,
        ask=ask,
        rematch=rematch,
    )


def may_undo(game: Game, seat: int) -> bool:
    """What is over stands: its record may have been read."""
    return seat != SPECTATOR and game.can_undo(seat) and not game.is_over


def lines_since(game: Game, moves: int = 0) -> list[Line]:
    """The log, in words, of all that happened after so many moves."""
    return [
        Line(number, event.seat, game.kind.tell(event, game.components)) for number, event in game.events_since(moves)
    ]


def clock_info(clocks: Clocks | None, now: float) -> ClockInfo | None:
    if clocks is None:
        return None
    return ClockInfo(now, clocks.free, tuple(clocks.bank), tuple(clocks.since))
