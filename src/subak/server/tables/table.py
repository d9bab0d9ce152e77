"""A live table: the game replayed from the store, who looks on, and the computer players that sit there."""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import structs

from subak import games
from subak.errors import CannotUndo
from subak.game import SPECTATOR, Game
from subak.server.people.limits import sayings
from subak.server.people.secret import hash_key
from subak.server.store import ChatRow, Entry, SeqTaken, StoreError, TableGone, TableRow
from subak.server.tables.bus import Signal
from subak.server.tables.computers import Computer, advise
from subak.server.tables.journal import NEWS, SIT, TIMEOUT, UNDO, Journal
from subak.server.wire.frames import Shown, clock_info, lines_since, make_frame, may_undo, show
from subak.server.wire.messages import (
    AskInfo,
    Chat,
    ChatLine,
    Frame,
    HintedMove,
    SceneUpdate,
    SeatInfo,
    TableInfo,
    Update,
    encode,
    update_between,
)
from subak.server.wire.refusals import Refused
from subak.show.choices import Message

if TYPE_CHECKING:
    from subak.server.tables.tables import Tables

log = logging.getLogger(__name__)
MOST_WATCHERS = 200
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_NOTE = 4000
TRIES = 5
"""So often something is written again when others write at the same moment."""
DEFAULT_LEVEL = "buffalo"
ELSEWHERE_SECONDS = 30
"""Who is present at another node is believed for so long."""


class Watcher(Protocol):
    """Somebody connected to a table: looks from one seat (or as a spectator), and may play some."""

    seat: int
    yours: tuple[int, ...]

    def offer(self, update: bytes) -> bool:
        """Send what changed; false if it can only make sense of a whole frame."""

    def show(self, frame: Frame) -> None:
        """Send all of it."""

    def tell(self, message: object) -> None:
        """Send something else."""

    def apologise(self) -> None:
        """There is something to show, but it could not be drawn."""


View = tuple[int, tuple[int, ...]]
"""From which seat somebody looks, and which are theirs."""


class Moment(NamedTuple):
    """All that frames are made of."""

    course: Journal
    seats: tuple[SeatInfo, ...]
    rematch: str | None


class Table:
    """One table. Its course is replaced only after the store has the entry: nobody can hear of it earlier."""

    def __init__(self, row: TableRow, entries: Iterable[Entry], house: "Tables") -> None:
        self.row, self._house = row, house
        self.watchers: set[Watcher] = set()
        self.course = Journal(deal(row), row.seats, row.clock)
        for entry in entries:
            self.course.add(entry, known=True)
        self._lock = asyncio.Lock()
        self._computers: dict[int, Computer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._elsewhere: dict[str, tuple[tuple[int, ...], float]] = {}
        self._due = self.course.due()  # what the store has
        self._is_unsure = False  # whether the store may have something that we do not know of
        self._said = 0  # lines of chat that were passed on
        self._sayings = [sayings() for _ in row.seats]
        self._hinted: set[int] = set()  # seats for which a hint is being thought about
        self._sitting: tuple[object, tuple[SeatInfo, ...]] = (None, ())  # who sits here, and what that was made of
        self.present: tuple[int, ...] = ()  # seats whose owners are connected to this node
        self._told = self._moment()

    @property
    def game(self) -> Game:
        return self.course.game

    # --- who is here ---------------------------------------------------------------------------------------------
    def seats_of(self, keys: Iterable[str]) -> tuple[int, ...]:
        """The seats that these keys open; refuses a key that opens none."""
        found = set()
        for key in keys:
            digest = hash_key(key)
            opened = [n for n, seat in enumerate(self.row.seats) if hmac.compare_digest(seat.key_hash or b"", digest)]
            if not opened:
                raise Refused("bad-key")
            found.update(opened)
        return tuple(sorted(found))

    def check_watching(self, key: str | None) -> None:
        """Spectators need their key, except at open tables."""
        wanted = self.row.watch_hash
        if self.row.access == "open" or wanted is None:
            return
        if key is None or not hmac.compare_digest(wanted, hash_key(key)):
            raise Refused("no-watching")

    def join(self, watcher: Watcher, since: int | None = None, lines: int = 0) -> None:
        """`since`, `lines`: what somebody who was here before has seen."""
        if len(self.watchers) >= MOST_WATCHERS:
            raise Refused("full")
        self.watchers.add(watcher)
        self._count_present()
        self.tell(but=watcher)  # others see who came
        watcher.show(self._with_log(self.frame(watcher.seat, watcher.yours), since, lines))
        self._say_who_is_here()
        self._house.see_to(self)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._count_present()
            self.tell()
            self._say_who_is_here()

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self._thinking and not self._lock.locked()

    @property
    def at_rest(self) -> asyncio.Lock:
        """While it is held, nothing happens here."""
        return self._lock

    def _count_present(self) -> None:
        self.present = tuple(sorted({seat for watcher in self.watchers for seat in watcher.yours}))

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        known = (self.row, self.present, self.course.away)
        if not self._elsewhere and known == self._sitting[0]:
            return self._sitting[1]
        here, now = set(self.present), time.monotonic()
        for seats, until in self._elsewhere.values():
            here.update(seats if now < until else ())
        infos = tuple(
            SeatInfo(seat.kind, seat.name, seat.level, number in here or seat.kind == "computer", seat.is_free, away)
            for number, (seat, away) in enumerate(zip(self.row.seats, self.course.away, strict=True))
        )
        self._sitting = (known, infos)
        return infos

    # --- showing -------------------------------------------------------------------------------------------------
    def _moment(self) -> Moment:
        return Moment(self.course, self.seat_infos(), self.row.rematch)

    def frame(self, seat: int, yours: tuple[int, ...] = ()) -> Frame:
        """As things are, without the log."""
        return self._shown((seat, yours), self._moment()).frame

    def _shown(self, view: View, moment: Moment, last: Shown | None = None) -> Shown:
        course = moment.course
        shown = show(
            course.game,
            view[0],
            last,
            seq=course.seq_for(view[1]),
            log=(),
            seats=moment.seats,
            yours=view[1],
            version=course.version_for(view[1]),
            clock=clock_info(course.clocks, time.time()) if course.clocks else None,
            ask=None if course.asking is None else AskInfo(course.asking, tuple(sorted(course.agreed))),
            rematch=moment.rematch,
        )
        return shown._replace(version=course.version)

    def whole(self, seat: int, yours: tuple[int, ...]) -> Frame:
        """As things are, with the whole log."""
        return self._with_log(self.frame(seat, yours))

    def _with_log(self, frame: Frame, since: int | None = None, lines: int = 0) -> Frame:
        """With the lines of the log that somebody does not have yet."""
        moves = None if since is None else self.course.moves_known(since, frame.yours)
        if moves is None or self.game.count_events(moves) != lines:
            moves = lines = 0
        return structs.replace(frame, log=tuple(lines_since(self.game, moves)), log_from=lines)

    def tell(self, but: Watcher | None = None) -> None:
        """Show everybody how things are now."""
        before, self._told = self._told, self._moment()
        groups: dict[View, list[Watcher]] = {}
        for watcher in self.watchers:
            if watcher is not but:
                groups.setdefault((watcher.seat, watcher.yours), []).append(watcher)
        lines = self._new_lines(before.course) if before.course is not self.course else {}
        for view, watchers in groups.items():
            try:
                self._tell_view(view, watchers, before, lines)
            except Exception:  # one picture that fails must not keep a committed move from all others
                log.exception("table %s: seat %s could not be shown", self.row.id, view[0])
                for watcher in watchers:
                    watcher.apologise()

    def _tell_view(self, view: View, watchers: list[Watcher], before: Moment, lines: Mapping[str, Any]) -> None:
        change = self._company(view) if before.course is self.course else self._change(view, before, lines)
        if change is None:
            return
        update = encode(change)
        for watcher in watchers:
            if not watcher.offer(update):
                watcher.show(self.whole(*view))

    def _company(self, view: View) -> Update:
        """Only who is here has changed: nothing is drawn for that."""
        name, course = (self.row.id, *view), self.course
        shown = self._house.recent.get(name)
        if shown is not None and shown.version == course.version:
            self._house.recent.put(name, shown._replace(frame=structs.replace(shown.frame, seats=self._told.seats)))
        return Update(
            course.version_for(view[1]), course.seq_for(view[1]), view[0], SceneUpdate(), seats=self._told.seats
        )

    def _change(self, view: View, before: Moment, lines: Mapping[str, Any]) -> Update | None:
        """What has changed; None if nothing has that this view may know of."""
        name = (self.row.id, *view)
        old = self._house.recent.get(name)
        if old is None or not _is_of(old, before):  # too long ago, or nobody has looked from there for a while
            old = self._shown(view, before)
        new = self._shown(view, self._told, old)
        self._house.recent.put(name, new)
        if new.frame == old.frame and not lines.get("log") and "log_from" not in lines:
            return None
        return update_between(old.frame, new.frame, **lines)

    def _new_lines(self, before: Journal) -> dict[str, Any]:
        """The lines of the log that an update brings."""
        moves = self.course.moves_at(before.version)
        if moves is not None:
            return {"log": tuple(lines_since(self.game, moves))}
        moves = self.game.moves_shared_with(before.game)
        log, log_from = tuple(lines_since(self.game, moves)), self.game.count_events(moves)
        if not log and log_from == before.game.count_events(len(before.game)):
            return {}  # what was taken back had not been told of
        return {"log": log, "log_from": log_from}

    def info(self) -> TableInfo:
        row, game = self.row, self.game
        return TableInfo(
            table=row.id,
            game=row.game,
            options=dict(game.options),
            seats=self.seat_infos(),
            seq=self.course.seq_for(()),
            over=game.is_over,
            outcome=game.outcome,
            seal=hashlib.sha256(row.seed.encode()).hexdigest() if row.is_drawn else None,
            seed=row.seed if game.is_over else None,
            created=row.created,
            access=row.access,
            clock=row.clock,
            rematch=row.rematch,
        )

    # --- looking back --------------------------------------------------------------------------------------------
    def finished(self) -> Game:
        """The game, if it is over: only then its record, replay and analysis hide nothing."""
        if not self.game.is_over:
            raise Refused("not-over")
        return self.game

    def replay(self, moves: int, seat: int) -> Frame:
        """A frame as after so many moves."""
        game = self.finished()
        if not 0 <= moves <= len(game):
            raise Refused("no-such-move", last=len(game))
        if not SPECTATOR <= seat < game.seats:
            raise Refused("bad-seat")
        then = game.at(moves)
        return make_frame(then, seat, lines_since(then), self.seat_infos())

    # --- what happens --------------------------------------------------------------------------------------------
    async def pick(self, seat: int, code: int, seen: int, yours: tuple[int, ...] = ()) -> None:
        """A person's move; `seen` is the version that the owner of these seats knew of."""
        async with self._lock:
            self._check_played_by_person(seat)
            for _ in range(TRIES):
                if not self._is_same_decision(seat, seen, yours or (seat,)):
                    raise Refused("stale")
                if await self._add_unless_stale(seat, code):
                    return
        raise Refused("busy")

    async def undo(self, seat: int) -> None:
        async with self._lock:
            self._check_played_by_person(seat)
            if not may_undo(self.game, seat):
                raise CannotUndo("nothing to take back")
            await self._add(seat, UNDO)

    async def happen(self, seat: int, code: int) -> None:
        """One of the other things that people do at tables (course.py)."""
        async with self._lock:
            await self._add(seat, code)

    def _check_played_by_person(self, seat: int) -> None:
        if self.course.is_computers(seat):
            raise Refused("seat-given-up")

    def _is_same_decision(self, seat: int, seen: int, knowers: Collection[int]) -> bool:
        """Whether a seat has the same choice as at an earlier version, as the owners of these seats counted: then a
        pick still means the same."""
        if seen == self.course.version_for(knowers):
            return True
        moves = self.course.moves_known(seen, knowers)
        if moves is None or self.game.has_moved(seat, moves):
            return False
        then, now = self.game.view(seat, moves), self.game.view(seat)
        return then.to_bytes() == now.to_bytes() or then.moves() == now.moves()

    async def _add(self, seat: int, code: int) -> None:
        """Try, commit, and only then let the table be what it has become. Called with the lock held."""
        if self._is_unsure:
            await self._catch_up()
        ahead = self.course.copy()
        entry = Entry(self.course.version, seat, code, time.time())
        ahead.add(entry)
        try:
            await self._append(entry, ahead.due())
        except SeqTaken:  # another node plays this table, too: see what it did
            await self._catch_up()
            raise Refused("stale") from None
        except TableGone:
            self._house.forget(self.row.id)
            raise
        except StoreError:
            self._is_unsure = True  # it may have been written before the line broke
            raise
        self._become(ahead)

    async def _add_in_any_case(self, seat: int, code: int) -> None:
        """What is true whatever others have done meanwhile. Called with the lock held."""
        for _ in range(TRIES):
            if await self._add_unless_stale(seat, code):
                return
        raise Refused("busy")

    async def _add_unless_stale(self, seat: int, code: int) -> bool:
        """False: another node was quicker with an entry, maybe about something else; now it is known here, too."""
        try:
            await self._add(seat, code)
        except Refused as refused:
            if refused.code != "stale":
                raise
            return False
        return True

    async def _append(self, entry: Entry, due: float | None) -> None:
        store = self._house.store
        if due == self._due:
            await store.append(self.row.id, entry)
        else:
            await store.append_due(self.row.id, entry, due)
            self._due = due

    def _become(self, course: Journal) -> None:
        self.course = course
        self.tell()
        if course.game.is_over and self.watchers:
            self._house.start(self._tell_all_chat())  # now players may read what spectators said
        self._house.wake.publish(Signal(self.row.id, course.version, self._said, self._house.node))
        self._house.see_to(self)

    async def _catch_up(self) -> None:
        """Read what others have written. Called with the lock held."""
        entries = await self._house.store.entries(self.row.id, self.course.version)
        self._is_unsure = False
        if not entries:
            return
        if any(entry.code in (NEWS, SIT) for entry in entries):
            self.row = await self._house.store.table(self.row.id) or self.row
        ahead = self.course.copy()
        for entry in entries:
            ahead.add(entry, known=True)
        self._due = ahead.due()  # whoever wrote the last one has written that, too
        self._become(ahead)

    async def refresh(self) -> None:
        """Read what others have written."""
        async with self._lock:
            await self._catch_up()

    async def hear(self, woken: Signal) -> None:
        """Another node says how far the table is."""
        if woken.here is not None:
            until = time.monotonic() + ELSEWHERE_SECONDS
            known, self._elsewhere[woken.node] = self._elsewhere.get(woken.node), (woken.here, until)
            if known is None or known[0] != woken.here:
                self.tell()
                if known is None:
                    self._say_who_is_here()
        if woken.version > self.course.version:
            await self.refresh()
        if woken.chat > self._said:
            await self._pass_on_chat()

    def _say_who_is_here(self) -> None:
        news = Signal(self.row.id, self.course.version, self._said, self._house.node, self.present)
        self._house.wake.publish(news)

    # --- seats ---------------------------------------------------------------------------------------------------
    async def rename(self, seat: int, name: str) -> None:
        kept = checked_name(name)
        async with self._lock:
            await self._house.store.rename(self.row.id, seat, kept)
            seats = list(self.row.seats)
            seats[seat] = replace(seats[seat], name=kept)
            self.row = replace(self.row, seats=tuple(seats))
            await self._add_in_any_case(seat, NEWS)

    async def read_again(self, seat: int = SPECTATOR) -> None:
        """Somebody has sat down there, or there is a rematch: tell everybody, on all nodes."""
        async with self._lock:
            self.row = await self._house.store.table(self.row.id) or self.row
            await self._add_in_any_case(seat, NEWS if seat == SPECTATOR else SIT)

    async def welcome(self, seats: Iterable[int]) -> None:
        """Whoever has come by link: from now on their clock may run."""
        if self.course.clocks is None or self.game.is_over:
            return
        for seat in self.course.empty.intersection(seats):
            async with self._lock:
                await self._add_in_any_case(seat, SIT)

    # --- chat and notes ------------------------------------------------------------------------------------------
    async def say(self, seat: int, words: str, name: str | None) -> None:
        words, name = checked_words(words, LONGEST_SAYING), checked_name(name)
        if not words:
            raise Refused("bad-words", longest=LONGEST_SAYING)
        if seat != SPECTATOR and not self._sayings[seat].take():
            raise Refused("too-many")
        for _ in range(TRIES):
            lines = await self._house.store.chat(self.row.id, self._said)
            number = lines[-1].number + 1 if lines else self._said
            try:
                await self._house.store.say(self.row.id, ChatRow(number, seat, name, words, time.time()))
            except SeqTaken:
                continue
            await self._pass_on_chat()
            self._house.wake.publish(Signal(self.row.id, self.course.version, self._said, self._house.node))
            return
        raise Refused("busy")

    async def _pass_on_chat(self, but: Watcher | None = None) -> None:
        lines = await self._house.store.chat(self.row.id, self._said)
        fresh = [line for line in lines if line.number >= self._said]  # another may have been quicker while we read
        if fresh:
            self._said = fresh[-1].number + 1
        for watcher in self.watchers - {but}:
            heard = self._heard_by(watcher, fresh)
            if heard:
                watcher.tell(Chat(heard))

    async def tell_chat(self, watcher: Watcher) -> None:
        """All that was said, to somebody who has just come."""
        await self._pass_on_chat(but=watcher)  # others may not have heard yet what was said at another node
        heard = self._heard_by(watcher, await self._house.store.chat(self.row.id))
        if heard:
            watcher.tell(Chat(heard, whole=True))

    async def _tell_all_chat(self) -> None:
        for watcher in list(self.watchers):
            await self.tell_chat(watcher)

    def _heard_by(self, watcher: Watcher, lines: Iterable[ChatRow]) -> tuple[ChatLine, ...]:
        """Spectators may talk about hands they see: players hear that when the game is over."""
        hears_all = self.game.is_over or not watcher.yours
        return tuple(ChatLine(*line) for line in lines if hears_all or line.seat != SPECTATOR)

    async def write_note(self, seat: int, words: str) -> None:
        await self._house.store.write_note(self.row.id, seat, checked_words(words, LONGEST_NOTE))

    async def note(self, seat: int) -> str:
        return await self._house.store.note(self.row.id, seat)

    # --- computer players and clocks -----------------------------------------------------------------------------
    @property
    def wants_care(self) -> bool:
        """Whether this node should see to the table now, if no other does."""
        due = self.course.due()
        return bool((due is not None and due <= time.time()) or (self.watchers and self.course.thinkers))

    async def care(self) -> None:
        """Run clocks and computer players; only the node with the lease does."""
        for seat in self.course.timed_out(time.time()):
            try:
                await self.happen(seat, TIMEOUT)
            except Refused:
                log.info("table %s: seat %s moved in the last moment", self.row.id, seat)
        for seat in self.course.thinkers:
            if seat not in self._thinking and (self.watchers or self.course.people):
                self._thinking[seat] = self._house.start(self._play(seat))

    async def _play(self, seat: int) -> None:
        try:
            while seat in self.course.thinkers and (self.watchers or self.course.people):
                await self._play_once(seat)
        except StoreError as error:  # the caretaker comes back to it
            log.warning("table %s: the computer at seat %s cannot go on: %s", self.row.id, seat, error)
        except Exception:  # the table stays as it is
            log.exception("table %s: the computer at seat %s stumbled", self.row.id, seat)
        finally:
            del self._thinking[seat]

    async def _play_once(self, seat: int) -> None:
        if seat not in self._computers:
            self._computers[seat] = Computer(self.game, seat, self.row.seats[seat].level or DEFAULT_LEVEL)
        computer, version, made = self._computers[seat], self.course.version, self.game.made
        code = await self._house.pool.choose(computer, made)
        async with self._lock:
            if self.course.is_computers(seat) and self._is_same_decision(seat, version, range(self.game.seats)):
                try:
                    await self._add(seat, code)
                except Refused:
                    log.info("table %s: another node was quicker", self.row.id)

    # --- questions -----------------------------------------------------------------------------------------------
    async def hint(self, seat: int, milliseconds: int) -> tuple[HintedMove, ...]:
        if seat not in self.game.actors:
            raise Refused("game-over" if self.game.is_over else "not-your-turn")
        if seat in self._hinted:
            raise Refused("busy")
        version, game = self.course.version, self.game.copy()
        self._hinted.add(seat)
        try:
            moves = await self._house.pool.think(lambda: advise(game, seat, milliseconds))
        finally:
            self._hinted.discard(seat)
        if not self._is_same_decision(seat, version, range(self.game.seats)):
            raise Refused("stale")
        return moves

    def why(self, seat: int, target: str) -> Message:
        """Why something that the seat sees cannot be picked."""
        game, scene = self.game, self.game.scene(seat)
        if target not in {sprite.id for sprite in (*scene.sprites, *scene.ghosts)}:
            raise Refused("no-such-thing")
        return game.kind.table.why_not(game.view(seat).states, game.components, seat, target)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_of(shown: Shown, moment: Moment) -> bool:
    known = (shown.version, shown.frame.seats, shown.frame.rematch)
    return known == (moment.course.version, moment.seats, moment.rematch)


def checked_name(name: str | None) -> str | None:
    """A name as others will see it."""
    name = (name or "").strip()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name or None


def checked_words(words: str, longest: int) -> str:
    """What somebody says or notes; several lines are fine."""
    words = words.strip()
    if len(words) > longest or not all(line.isprintable() for line in words.replace("\t", " ").splitlines()):
        raise Refused("bad-words", longest=longest)
    return words


def deal(row: TableRow) -> Game:
    """The game of a table before its first move."""
    kind = games.find(row.game)
    game = Game(kind, seats=len(row.seats), seed=row.seed, options=row.options)
    if (kind.version, game.components.digest) != (row.rules, row.components):
        raise Refused("old-rules")
    return game
