"""Showing a table: frames for who comes, updates for who is there."""

import logging
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from subak.game import SPECTATOR
from subak.server.tables.journal import Journal
from subak.server.tables.presence import Presence, Watcher
from subak.server.tables.services import Services
from subak.server.tables.state import TableState
from subak.server.wire.frames import Shown, lines_since, make_frame, show
from subak.server.wire.messages import AskInfo, Frame, SceneUpdate, SeatInfo, Update, encode, update_between
from subak.server.wire.refusals import Refused

log = logging.getLogger(__name__)
View = tuple[int, tuple[int, ...]]
"""From which seat somebody looks, and which are theirs."""


class Moment(NamedTuple):
    """All that frames are made of."""

    journal: Journal
    seats: tuple[SeatInfo, ...]
    rematch: str | None


class Broadcast:
    """Knows what everybody was shown last, and sends the difference."""

    def __init__(self, state: TableState, presence: Presence, services: Services) -> None:
        self._state, self._presence, self._recent = state, presence, services.recent
        self._told = self.moment()

    def moment(self) -> Moment:
        return Moment(self._state.journal, self._presence.seat_infos(), self._state.row.rematch)

    # --- whole frames --------------------------------------------------------------------------------------------
    def frame(self, seat: int, yours: tuple[int, ...] = ()) -> Frame:
        """As things are, without the log."""
        return self._shown((seat, yours), self.moment()).frame

    def whole(self, seat: int, yours: tuple[int, ...], since: int | None = None, lines: int = 0) -> Frame:
        """As things are, with the lines of the log that somebody does not have yet; `since` and `lines` are the version
        and the number of lines that they have seen."""
        frame, game = self.frame(seat, yours), self._state.game
        moves = None if since is None else self._state.journal.moves_known(since, frame.yours)
        if moves is None or game.count_events(moves) != lines:
            moves = lines = 0
        return structs.replace(frame, log=tuple(lines_since(game, moves)), log_from=lines)

    def replay(self, moves: int, seat: int) -> Frame:
        """A finished game, as after this number of moves."""
        game = self._state.finished()
        if not 0 <= moves <= len(game):
            raise Refused("no-such-move", last=len(game))
        if not SPECTATOR <= seat < game.seats:
            raise Refused("bad-seat")
        then = game.at(moves)
        return make_frame(then, seat, lines_since(then), self._presence.seat_infos())

    def _shown(self, view: View, moment: Moment, last: Shown | None = None) -> Shown:
        journal, (seat, yours) = moment.journal, view
        shown = show(
            journal.game,
            seat,
            last,
            seq=journal.seq_for(yours),
            log=(),
            seats=moment.seats,
            yours=yours,
            version=journal.version_for(yours),
            clock=journal.clocks.info(time.time()) if journal.clocks else None,
            ask=None if journal.asking is None else AskInfo(journal.asking, tuple(sorted(journal.agreed))),
            rematch=moment.rematch,
        )
        return shown._replace(version=journal.version)

    # --- updates -------------------------------------------------------------------------------------------------
    def tell(self, but: Watcher | None = None) -> None:
        """Show everybody how things are now."""
        before, self._told = self._told, self.moment()
        groups: dict[View, list[Watcher]] = {}
        for watcher in self._presence.watchers:
            if watcher is not but:
                groups.setdefault((watcher.seat, watcher.yours), []).append(watcher)
        lines = self._new_lines(before.journal) if before.journal is not self._told.journal else {}
        for view, watchers in groups.items():
            try:
                self._tell_view(view, watchers, before, lines)
            except Exception:  # one picture that fails must not keep a committed move from all others
                log.exception("table %s: seat %s could not be shown", self._state.id, view[0])
                for watcher in watchers:
                    watcher.apologise()

    def _tell_view(self, view: View, watchers: list[Watcher], before: Moment, lines: Mapping[str, Any]) -> None:
        is_same = before.journal is self._told.journal
        change = self._company(view) if is_same else self._change(view, before, lines)
        if change is None:
            return
        update = encode(change)
        for watcher in watchers:
            if not watcher.offer(update):
                watcher.show(self.whole(*view))

    def _company(self, view: View) -> Update:
        """Only who is here has changed: nothing is drawn for that."""
        (seat, yours), (journal, seats, _) = view, self._told
        name = (self._state.id, *view)
        shown = self._recent.get(name)
        if shown is not None and shown.version == journal.version:
            self._recent.put(name, shown._replace(frame=structs.replace(shown.frame, seats=seats)))
        return Update(journal.version_for(yours), journal.seq_for(yours), seat, SceneUpdate(), seats=seats)

    def _change(self, view: View, before: Moment, lines: Mapping[str, Any]) -> Update | None:
        """What has changed; None if nothing has that this view may know of."""
        name = (self._state.id, *view)
        old = self._recent.get(name)
        if old is None or not _is_of(old, before):  # too long ago, or nobody has looked from there for a while
            old = self._shown(view, before)
        new = self._shown(view, self._told, old)
        self._recent.put(name, new)
        if new.frame == old.frame and not lines.get("log") and "log_from" not in lines:
            return None
        return update_between(old.frame, new.frame, **lines)

    def _new_lines(self, before: Journal) -> dict[str, Any]:
        """The lines of the log that an update brings."""
        journal, game = self._told.journal, self._told.journal.game
        moves = journal.moves_at(before.version)
        if moves is not None:
            return {"log": tuple(lines_since(game, moves))}
        moves = game.moves_shared_with(before.game)
        lines, known = tuple(lines_since(game, moves)), game.count_events(moves)
        if not lines and known == before.game.count_events(len(before.game)):
            return {}  # what was taken back had not been told of
        return {"log": lines, "log_from": known}


def _is_of(shown: Shown, moment: Moment) -> bool:
    known = (shown.version, shown.frame.seats, shown.frame.rematch)
    return known == (moment.journal.version, moment.seats, moment.rematch)
