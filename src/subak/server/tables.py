"""Live tables: the game replayed from the store, who looks on, and the computer players that sit there."""

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from subak import games
from subak.agents.levels import LEVELS
from subak.choices import Choices, Message
from subak.errors import CannotUndo
from subak.game import SPECTATOR, Game
from subak.server.computers import Computer, Pool, advise
from subak.server.frames import all_lines, last_lines, make_frame, may_undo
from subak.server.refusals import Refused
from subak.server.store import UNDO, Entry, SeatRow, SeqTaken, Store, TableRow
from subak.server.wire import Frame, HintedMove, Opened, SeatInfo, SeatWish, TableInfo, TableWish

log = logging.getLogger(__name__)
KEPT = 256
"""So many tables that nobody looks at stay in memory. Dropping one loses nothing: it is replayed in a millisecond."""
MOST_WATCHERS = 200
LONGEST_NAME = 40
DEFAULT_LEVEL = "buffalo"


class Watcher(Protocol):
    """Somebody connected to a table: looks from one seat (or as a spectator), and may play some."""

    seat: int
    yours: tuple[int, ...]

    def show(self, frame: Frame, whole: bool) -> None:
        """Send the frame, or (unless the whole is wanted) what is different from the last one."""

    def apologise(self) -> None:
        """There is something to show, but it could not be drawn."""


Decision = tuple[int, Choices]
"""Which pick of its own a seat owes, and what it may choose. The same as before: a choice still means the same."""


class Table:
    """One table. The game is replaced by a new one only after the store has the move: nobody can hear of it earlier."""

    def __init__(self, row: TableRow, entries: Iterable[Entry], store: Store, pool: Pool) -> None:
        self.row, self._store, self._pool = row, store, pool
        self.watchers: set[Watcher] = set()
        self._lock = asyncio.Lock()
        self._computers: dict[int, Computer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._replay(entries)

    def _replay(self, entries: Iterable[Entry]) -> None:
        game, count = deal(self.row), 0
        for entry in entries:
            if entry.code == UNDO:
                game.undo(entry.seat)
            else:
                game.push(entry.code, entry.seat)
            count += 1
        self.game, self._entries = game, count
        self._lines = all_lines(game)
        self._fresh_since = [len(game)] * game.seats
        self._decisions = [self._decision(seat) for seat in range(game.seats)]

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

    def join(self, watcher: Watcher) -> None:
        if len(self.watchers) >= MOST_WATCHERS:
            raise Refused("full")
        self.watchers.add(watcher)
        self.tell(but=watcher)  # others see who came
        watcher.show(self.frame(watcher.seat, watcher.yours), whole=True)
        self._wake_computers()

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.tell()

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self._thinking and not self._lock.locked()

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        here = {seat for watcher in self.watchers for seat in watcher.yours}
        return tuple(
            SeatInfo(seat.kind, seat.name, seat.level, number in here or seat.kind == "computer")
            for number, seat in enumerate(self.row.seats)
        )

    async def rename(self, seat: int, name: str) -> None:
        kept = checked_name(name)
        async with self._lock:
            await self._store.rename(self.row.id, seat, kept)
            seats = list(self.row.seats)
            seats[seat] = replace(seats[seat], name=kept)
            self.row = replace(self.row, seats=tuple(seats))
        self.tell()

    # --- showing -------------------------------------------------------------------------------------------------
    def frame(self, seat: int, yours: tuple[int, ...] = ()) -> Frame:
        return make_frame(self.game, seat, self._lines, self.seat_infos(), yours)

    def tell(self, whole: bool = False, but: Watcher | None = None) -> None:
        """Show everybody how things are now."""
        frames: dict[tuple[int, tuple[int, ...]], Frame] = {}
        for watcher in list(self.watchers):
            view = (watcher.seat, watcher.yours)
            try:
                if watcher is not but:
                    frame = frames[view] = frames.get(view) or self.frame(*view)
                    watcher.show(frame, whole)
            except Exception:  # one picture that fails must not keep a committed move from all others
                log.exception("table %s: seat %s could not be shown", self.row.id, watcher.seat)
                watcher.apologise()

    def info(self) -> TableInfo:
        row, game = self.row, self.game
        seal = hashlib.sha256(row.seed.encode()).hexdigest() if row.is_drawn else None
        infos, options = self.seat_infos(), dict(game.options)
        return TableInfo(row.id, row.game, options, infos, len(game), game.is_over, game.outcome, seal)

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
        lines = [line for line in self._lines if line.seq <= moves]
        return make_frame(game.at(moves), seat, lines, self.seat_infos())

    # --- moves ---------------------------------------------------------------------------------------------------
    def _decision(self, seat: int) -> Decision:
        return sum(mover == seat for mover, _ in self.game.made), self.game.choices(seat)

    async def pick(self, seat: int, code: int, seen: int) -> None:
        """A person's move; `seen` is the number of moves they knew of."""
        async with self._lock:
            if not self._fresh_since[seat] <= seen <= len(self.game):
                raise Refused("stale")
            await self._add(seat, code)

    async def undo(self, seat: int) -> None:
        async with self._lock:
            if not may_undo(self.game, seat):
                raise CannotUndo("nothing to take back")
            await self._add(seat, UNDO)

    async def _add(self, seat: int, code: int) -> None:
        """Try, commit, and only then let the table be what it has become. Called with the lock held."""
        ahead = self.game.copy()
        if code == UNDO:
            ahead.undo(seat)
        else:
            ahead.push(code, seat)
        try:
            await self._store.append(self.row.id, Entry(self._entries, seat, code, time.time()))
        except SeqTaken:  # another process plays this table, too: see what it did
            self._replay(await self._store.entries(self.row.id))
            self._changed(whole=True)
            raise Refused("stale") from None
        self.game, self._entries = ahead, self._entries + 1
        if code == UNDO:
            self._lines = all_lines(ahead)
        else:
            self._lines = self._lines + last_lines(ahead)
        self._notice_new_decisions()
        self._changed(whole=code == UNDO)

    def _notice_new_decisions(self) -> None:
        """Since when each seat has the choices it has: a pick made without having seen that is stale."""
        for seat in range(self.game.seats):
            now = self._decision(seat)
            if now != self._decisions[seat]:
                self._decisions[seat], self._fresh_since[seat] = now, len(self.game)
            else:
                self._fresh_since[seat] = min(self._fresh_since[seat], len(self.game))  # an undo goes back

    def _changed(self, whole: bool) -> None:
        self.tell(whole)
        self._wake_computers()

    # --- computer players ----------------------------------------------------------------------------------------
    def _wake_computers(self) -> None:
        """Everyone who owes a decision thinks at once. Nobody here, nobody thinks: they go on when somebody looks."""
        for seat in self.game.actors:
            if self.row.seats[seat].kind == "computer" and seat not in self._thinking and self.watchers:
                self._thinking[seat] = asyncio.create_task(self._play(seat))

    async def _play(self, seat: int) -> None:
        try:
            while seat in self.game.actors and self.watchers:
                await self._play_once(seat)
        except Exception:  # the table stays as it is; the next visitor wakes the player again
            log.exception("table %s: the computer at seat %s stumbled", self.row.id, seat)
        finally:
            del self._thinking[seat]

    async def _play_once(self, seat: int) -> None:
        if seat not in self._computers:
            self._computers[seat] = Computer(self.game, seat, self.row.seats[seat].level or DEFAULT_LEVEL)
        computer, decision, made = self._computers[seat], self._decisions[seat], self.game.made
        code = await self._pool.think(lambda: computer.choose(made))
        async with self._lock:
            if self._decisions[seat] == decision:  # otherwise somebody took back what it thought about
                try:
                    await self._add(seat, code)
                except Refused:
                    log.info("table %s: another process was quicker", self.row.id)

    # --- questions -----------------------------------------------------------------------------------------------
    async def hint(self, seat: int, milliseconds: int) -> tuple[HintedMove, ...]:
        if seat not in self.game.actors:
            raise Refused("game-over" if self.game.is_over else "not-your-turn")
        decision, game = self._decisions[seat], self.game.copy()
        moves = await self._pool.think(lambda: advise(game, seat, milliseconds))
        if self._decisions[seat] != decision:
            raise Refused("stale")
        return moves

    def why(self, seat: int, target: str) -> Message:
        """Why something that the seat sees cannot be picked."""
        game, scene = self.game, self.game.scene(seat)
        if target not in {sprite.id for sprite in (*scene.sprites, *scene.ghosts)}:
            raise Refused("no-such-thing")
        return game.kind.why_not(game.view(seat).states, game.components, seat, target)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# --- opening and finding tables ----------------------------------------------------------------------------------
def hash_key(key: str) -> bytes:
    """Keys are 128 random bits: a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()


def checked_name(name: str | None) -> str | None:
    """A name as others will see it."""
    name = (name or "").strip()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name or None


def deal(row: TableRow) -> Game:
    """The game of a table before its first move."""
    kind = games.find(row.game)
    game = Game(kind, seats=len(row.seats), seed=row.seed, options=row.options)
    if (kind.version, game.components.digest) != (row.rules, row.components):
        raise Refused("old-rules")
    return game


def _seat_row(wish: SeatWish) -> tuple[SeatRow, str | None]:
    """A seat as it is kept, and its key."""
    name = checked_name(wish.name)
    if wish.kind == "computer":
        level = wish.level or DEFAULT_LEVEL
        if level not in LEVELS:
            raise Refused("bad-level", levels=", ".join(LEVELS))
        return SeatRow(wish.kind, level, name), None
    key = secrets.token_urlsafe(16)
    return SeatRow(wish.kind, None, name, hash_key(key)), key


class Tables:
    """All tables of this server; those in use are in memory."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self._store, self._pool = store, pool
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, wish: TableWish) -> Opened:
        """A new table."""
        kind = games.find(wish.game)
        seats = [_seat_row(seat) for seat in wish.seats]
        game = Game(kind, seats=len(seats), seed=wish.seed, options=wish.options)  # refuses what is not possible
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=kind.name,
            rules=kind.version,
            components=game.components.digest,
            options=game.options,
            seed=str(game.seed),
            is_drawn=wish.seed is None,
            created=time.time(),
            seats=tuple(seat for seat, _ in seats),
        )
        await self._store.create(row)
        return Opened(row.id, tuple(key for _, key in seats))

    async def get(self, table: str) -> Table:
        """A table, replayed from the store if it is not in memory."""
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:  # two who ask at the same time get the same one
                if table not in self._live:
                    self._live[table] = await self._load(table)
        finally:
            if not lock.locked():
                self._loading.pop(table, None)
        self._live.move_to_end(table)
        found = self._live[table]
        self._drop_idle()
        return found

    async def _load(self, table: str) -> Table:
        row = await self._store.table(table)
        if row is None:
            raise Refused("unknown-table")
        return Table(row, await self._store.entries(table), self._store, self._pool)

    def _drop_idle(self) -> None:
        """The longest unused first; never the one that was just asked for."""
        too_many = len(self._live) - KEPT
        for name in list(self._live)[: max(0, too_many)]:
            if self._live[name].is_idle:
                del self._live[name]

    async def close(self) -> None:
        for table in self._live.values():
            await table.close()
