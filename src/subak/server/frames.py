"""A table as one seat sees it: made of nothing but `Game.scene(seat)`, views of that seat, and public events."""

from collections.abc import Sequence

from subak.game import SPECTATOR, Game
from subak.server.wire import Frame, Line, ScoreRow, SeatInfo


def make_frame(
    game: Game, seat: int, log: Sequence[Line], seats: tuple[SeatInfo, ...] = (), yours: tuple[int, ...] = ()
) -> Frame:
    """What a seat (or a spectator) sees now."""
    rows = game.kind.score_rows(game.view(seat).states)
    return Frame(
        seq=len(game),
        seat=seat,
        actors=game.actors,
        scene=game.scene(seat),
        score=tuple(ScoreRow(title, tuple(int(number) for number in numbers)) for title, numbers in rows),
        log=tuple(log),
        can_undo=may_undo(game, seat),
        over=game.is_over,
        outcome=game.outcome,
        seats=seats,
        yours=yours,
    )


def may_undo(game: Game, seat: int) -> bool:
    """What is over stands: its record may have been read."""
    return seat != SPECTATOR and not game.is_over and game.can_undo(seat)


def last_lines(game: Game) -> list[Line]:
    """What the last move brought about, in words."""
    return [Line(len(game), event.seat, game.kind.tell(event, game.components)) for event in game.last_events]


def all_lines(game: Game) -> list[Line]:
    """The whole log."""
    table, lines = game.restarted(), list[Line]()
    for seat, code in game.made:
        table.push(code, seat)
        lines += last_lines(table)
    return lines
