"""Analyses of finished games: computed in the background, asked for until they are done, then kept for a while."""

import asyncio
import logging
import time
from collections import OrderedDict

from subak.game import SPECTATOR, Game
from subak.server.tables.computers import Pool
from subak.server.wire.messages import Analysis, CurvePoint, PointsByMove, TurningPoint
from subak.server.wire.refusals import Refused
from subak.show.choices import Message, Move
from subak.study.analysis import Moment, analyse, turning_points

log = logging.getLogger(__name__)
KEPT = 200
MOMENT = 0.2
MOST_WAITING = 8


class _Stopped(Exception):
    """The server is closing."""


class Analyses:
    """One after the other, in a thread of their own."""

    def __init__(self, pool: Pool, iterations: int) -> None:
        self._pool, self._iterations = pool, iterations
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def of(self, table: str, game: Game) -> Analysis:
        """What is known so far; begins if nothing is."""
        if table not in self._known:
            if len(self._tasks) >= MOST_WAITING:
                raise Refused("busy")
            self._known[table] = Analysis(0.0)
            self._tasks[table] = asyncio.create_task(self._run(table, game.copy()))
            self._forget_old()
        return self._known[table]

    async def _run(self, table: str, game: Game) -> None:
        loop = asyncio.get_running_loop()

        def progress(done: int, total: int) -> None:
            if self._closing:
                raise _Stopped
            share = min(0.99, round(done / total, 3))  # 1 only with the result
            loop.call_soon_threadsafe(self._known.__setitem__, table, Analysis(share))

        def work() -> Analysis:
            while self._pool.preparation.is_under_way(game.kind.name):
                if self._closing:
                    raise _Stopped
                time.sleep(MOMENT)
            return described(game, analyse(game, self._iterations, progress))

        try:
            self._known[table] = await self._pool.look_back(work)
        except Exception:
            self._known.pop(table, None)  # asked again, it is tried again
            if not self._closing:
                log.exception("table %s: the analysis stumbled", table)
        finally:
            del self._tasks[table]

    def _forget_old(self) -> None:
        for table in [table for table in self._known if table not in self._tasks][: max(0, len(self._known) - KEPT)]:
            del self._known[table]

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def points_by_move(game: Game) -> PointsByMove:
    """The points that everybody could see, move by move."""
    table = game.restarted()
    points = [_points(table)]
    for seat, code in game.made:
        table.push(code, seat)
        points.append(_points(table))
    return PointsByMove(tuple(points))


def _points(game: Game) -> tuple[int, ...]:
    return tuple(panel.points for panel in game.scene(SPECTATOR).panels)


def described(game: Game, moments: list[Moment]) -> Analysis:
    """The value curve and the turning points, in messages and numbers."""
    return Analysis(
        1.0, tuple(_curve(game.seats, moments)), tuple(_turning_point(game, found) for found in turning_points(moments))
    )


def _curve(seats: int, moments: list[Moment]) -> list[CurvePoint]:
    """A seat's share is known at its own decisions; between them the others keep theirs (of two, the rest)."""
    shares, points = [1 / seats] * seats, []
    for moment in moments:
        seat = moment.played.seat
        shares[seat] = moment.share
        if seats == 2:
            shares[1 - seat] = 1 - moment.share
        points.append(CurvePoint(moment.number, seat, tuple(round(share, 3) for share in shares)))
    return points


def _turning_point(game: Game, moment: Moment) -> TurningPoint:
    before, seat = game.at(moment.number - 1), moment.played.seat
    return TurningPoint(
        move=moment.number,
        seat=seat,
        played=_label(before, moment.played),
        better=_label(before, moment.best.move),
        share=round(moment.share, 3),
        better_share=round(moment.best.share, 3),
        loss=round(moment.loss, 3),
    )


def _label(game: Game, move: Move) -> Message:
    """What a move is called where it is offered."""
    return next(choice.label for choice in game.choices(move.seat) if choice.move.code == move.code)
