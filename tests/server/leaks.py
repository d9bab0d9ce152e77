"""Looks for leaks: does anybody hear of what they cannot know?

Every table that is played here has a twin for each seat, and one for spectators: a table where everything that this
seat cannot know is otherwise (dealt anew; secret picks of others made anew). Whatever the server sends to the seat must
be the same to the byte at both. Besides, all is searched for keys, seeds, others' words, and names of hidden cards.

The true table is real, from the requests of visitors down to the store; only the network is missing.
"""

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from subak.errors import CannotUndo
from subak.game import SPECTATOR, Game, Step
from subak.kernel.entry import hide_from, redeal_for
from subak.players import SearchPlayer
from subak.server.keys import hash_key
from subak.server.limits import Bucket
from subak.server.people.visitor import Visitor
from subak.server.store import Clock, SqliteStore, TableRow
from subak.server.tables import broadcast, care, computers, entries, talk
from subak.server.tables import tables as tables_module
from subak.server.tables.broadcast import Broadcast
from subak.server.tables.care import Care
from subak.server.tables.computers import Pool
from subak.server.tables.journal import Journal
from subak.server.tables.presence import Presence
from subak.server.tables.services import Services
from subak.server.tables.table import Table
from subak.server.tables.tables import Tables
from subak.server.tables.talk import Talk
from subak.server.wire.messages import ClockWish, HintedMove, SeatInfo, SeatWish, TableWish, encode

Json = dict[str, Any]
NOW = 1_000_000.0
"""What the server takes for the time of day."""
PLENTY = 1e9
TRIES = 3
"""So often other secret picks are tried before the same ones."""


class Leak(AssertionError):
    """Somebody was told what they cannot know."""


# --- games that look the same ------------------------------------------------------------------------------------
def seen(game: Game, viewer: int) -> bytes:
    """All that a seat may know."""
    states = game.copy()._states
    hide_from(states, viewer)
    return bytes(states.tobytes())


def otherwise(game: Game, viewer: int, key: int) -> Game:
    """The same table, as far as a seat can tell: with other secret picks if that can be, else with another deal."""
    other = with_other_picks(game, viewer, key, epoch_began(game))
    if other is None:
        other = game.copy()
        redeal_for(other._states, viewer, key)
    return other


def epoch_began(game: Game) -> int:
    began = len(game)
    while began and game._steps[began - 1].epoch == game._epochs[0]:
        began -= 1
    return began


def with_other_picks(game: Game, viewer: int, key: int, began: int) -> Game | None:
    """Dealt anew after so many moves, with as many picks of everybody since, if it looks the same to the viewer."""
    view, chooser = seen(game, viewer), random.Random(key)
    for number in range(TRIES + 1):
        other = game.at(began)
        redeal_for(other._states, viewer, key + number)
        dealt = other.to_bytes()
        is_same = _play_on(other, game._steps[began:], viewer, chooser if number < TRIES else None)
        is_same = is_same and other._epochs[0] == game._epochs[0] and seen(other, viewer) == view
        if is_same and other.events_since(began) == game.events_since(began):
            other._steps[began:] = map(_same_if_equal, other._steps[began:], game._steps[began:])
            other._befores[began : began + 1] = [dealt][: len(other) - began]  # what was before is not of this deal
            return other
    return None


def _play_on(game: Game, steps: list[Step], viewer: int, chooser: random.Random | None) -> bool:
    """The viewer's own moves, and any for everybody else (without a chooser, the same); false if it cannot be."""
    for step in steps:
        codes = game.codes(step.seat).tolist()
        code = step.code if chooser is None or step.seat == viewer or not codes else chooser.choice(codes)
        if code not in codes:
            return False
        game.push(code, step.seat)
    return True


def _same_if_equal(one: Step, other: Step) -> Step:
    """Copies of a game know by their steps what they have in common."""
    return other if one == other else one


# --- twins -------------------------------------------------------------------------------------------------------
class NoCare(Care):
    """Nobody sees to the table: it only follows."""

    def see_to(self) -> None:
        pass


class SamePresence(Presence):
    """Those who are at another table."""

    there: Broadcast | None = None

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        return self.there._told.seats if self.there else super().seat_infos()


class Twin(Table):
    """A table as it could be, as far as one seat can tell."""

    def __init__(self, true: Table, viewer: int, services: Services) -> None:
        self.true, self.viewer = true, viewer
        self.followed: Journal | None = None
        super().__init__(disguised(true.row, viewer), (), services)
        presence = SamePresence(self.state, services)
        presence.there = true.broadcast
        self.presence = presence
        self.broadcast = Broadcast(self.state, presence, services)
        self.talk = Talk(self.state, presence, services)
        self.care = NoCare(self.state, presence, self.entries, services)
        self.follow(0)

    def follow(self, key: int) -> None:
        self.state.row = disguised(self.true.row, self.viewer)
        if self.followed is not self.true.journal:  # otherwise only who is here has changed
            self.followed = self.true.journal
            self.state.journal = disguised_journal(self.true.journal, self.viewer, key)


def disguised(row: TableRow, viewer: int) -> TableRow:
    """Another seed, and other keys for everybody else."""
    seats = [
        seat if number == viewer or seat.key_hash is None else replace(seat, key_hash=hash_key(f"another {number}"))
        for number, seat in enumerate(row.seats)
    ]
    return replace(row, seed="another", seats=tuple(seats))


def disguised_journal(journal: Journal, viewer: int, key: int) -> Journal:
    other = journal.copy()
    other.game = otherwise(journal.game, viewer, key)
    return other


@dataclass
class Onlooker:
    """A seat (or a spectator), connected to the true table and to its twin."""

    viewer: int
    true: Visitor
    other: Visitor
    twin: Twin

    def heard(self) -> tuple[list[bytes], list[bytes]]:
        """What came since the last time, at both."""
        return drained(self.true), drained(self.other)


def drained(visitor: Visitor) -> list[bytes]:
    waiting = visitor.outbox._waiting
    found = list(waiting)
    waiting.clear()
    return found


# --- a table that is played --------------------------------------------------------------------------------------
@dataclass
class Wish:
    """What is played."""

    game: str
    kinds: tuple[str, ...]
    seed: int
    is_drawn: bool = False
    clock: Clock | None = None
    options: dict[str, Any] = field(default_factory=dict)


class Played:
    """A table with bots that do whatever people do, and everybody's twins."""

    def __init__(self, file: Path, wish: Wish, *, longest: int = 10_000, dense: int = 10_000) -> None:
        self.wish, self.longest, self.dense = wish, longest, dense
        self.store, self.pool = SqliteStore(file), Pool()
        self.house = Tables(self.store, self.pool)
        self.chooser = random.Random(wish.seed)
        self.onlookers: dict[int, Onlooker] = {}
        self.secrets: list[str] = []
        self.notes: dict[int, list[str]] = {}
        self.gossip: list[str] = []
        self.counts: Counter[str] = Counter()
        self.known: dict[int, set[str]] = {}  # names that each seat has read where it may
        self.leaks: list[str] = []

    async def run(self) -> Counter[str]:
        try:
            with time_standing_still():
                await self._open()
                with telling(self):
                    await self._play_before_twins()
        finally:
            await self.house.close()
            self.pool.close()
            await self.store.close()
        return self.counts

    async def _play_before_twins(self) -> None:
        for viewer in (SPECTATOR, *self.people):
            await self.connect(viewer)
        await self._play()
        for viewer in (SPECTATOR, *self.people):
            await self.connect(viewer)

    async def _open(self) -> None:
        wish = self.wish
        clock = None if wish.clock is None else ClockWish(*wish.clock)
        seats = tuple(SeatWish(kind, None, "seedling" if kind == "computer" else None) for kind in wish.kinds)  # type: ignore[arg-type]
        seed = None if wish.is_drawn else f"the seed {wish.seed}"
        opened = await self.house.open(TableWish(wish.game, seats, wish.options, seed, clock=clock))
        self.keys, self.watch = opened.keys, opened.watch
        self.table = await self.house.get(opened.table)
        self.secrets = [secret for secret in (*opened.keys, opened.watch, self.table.row.seed) if secret]
        for seat in self.people:  # from now on nobody's coming changes anything but who is here
            visitor = Visitor(self.house, Bucket(PLENTY, PLENTY), 10)
            await visitor.handle(json.dumps({"do": "hello", "table": opened.table, "keys": [self.keys[seat]]}))
            visitor.leave()

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.wish.kinds) if kind != "computer"]

    async def connect(self, viewer: int, since: int | None = None, lines: int = 0) -> None:
        """Come (back) in, at both tables."""
        await self._quiet()
        house = Tables(self.store, self.pool)
        twin = Twin(self.table, viewer, house.services)
        house._live[self.table.row.id] = twin
        visitors = [Visitor(rooms, Bucket(PLENTY, PLENTY), 10) for rooms in (self.house, house)]
        known = self.onlookers.pop(viewer, None)
        if known is not None:
            known.true.leave()
        onlooker = Onlooker(viewer, visitors[0], visitors[1], twin)
        keys = [] if viewer == SPECTATOR else [self.keys[viewer]]
        hello = {"do": "hello", "table": self.table.row.id, "keys": keys, "watch": self.watch, "since": since}
        await self.ask_both(onlooker, {**hello, "lines": lines})
        self.onlookers[viewer] = onlooker

    # --- comparing -----------------------------------------------------------------------------------------------
    async def ask_both(self, onlooker: Onlooker, request: Json) -> None:
        """Something that changes nothing: the answers are the same."""
        content = json.dumps(request)
        for visitor in (onlooker.true, onlooker.other):
            await visitor.handle(content)
            if visitor._hint is not None:
                await visitor._hint
        self.compare(onlooker, request["do"])

    def compare(self, onlooker: Onlooker, what: str) -> None:
        true, other = onlooker.heard()
        self.counts[what] += len(true)
        if true != other:
            self.leaks.append(f"{self.where(onlooker.viewer)}, {what}: {difference(true, other)}")
        self.search(onlooker.viewer, true)

    def where(self, viewer: int) -> str:
        return f"{self.wish}: after move {len(self.table.game)} seat {viewer}"

    def show_twins(self) -> None:
        """The true table has told everybody how things are: so do the twins."""
        number = self.counts["tellings"]
        self.counts["tellings"] += 1
        is_looked_at = number < self.dense or number % 5 == 0 or self.table.game.is_over
        for onlooker in self.onlookers.values():
            onlooker.twin.follow(1000 * number + onlooker.viewer + 1)
            if onlooker.twin.journal.game.to_bytes() != self.table.game.to_bytes():
                self.counts["different"] += 1
            if onlooker.twin.journal.game.made != self.table.game.made:
                self.counts["other picks"] += 1
            if not is_looked_at:
                self.search(onlooker.viewer, drained(onlooker.true))
                onlooker.twin.broadcast._told = onlooker.twin.broadcast.moment()
                continue
            onlooker.twin.broadcast.tell()
            self.compare(onlooker, "update")
            if not self.table.game.is_over:  # then the seed is told
                self.compare_infos(onlooker)

    def compare_infos(self, onlooker: Onlooker) -> None:
        true, other = (structs.replace(table.info(), seal=None) for table in (self.table, onlooker.twin))
        if encode(true) != encode(other):
            self.leaks.append(f"{self.where(onlooker.viewer)}: {true} {other}")
        self.search(onlooker.viewer, [encode(true)])

    # --- searching -----------------------------------------------------------------------------------------------
    def search(self, viewer: int, messages: Iterable[bytes]) -> None:
        known = self.known.setdefault(viewer, set())
        known |= names_known(self.table.game, viewer)
        names = names_held(self.table.game) - known
        for content in messages:
            text = content.decode()
            found = [word for word in self.forbidden(viewer) if word in text]
            found += [name for name in names if is_named(self.wish.game, name, text)]
            self.leaks += [f"{self.where(viewer)} reads {word!r}" for word in found]

    def forbidden(self, viewer: int) -> Iterator[str]:
        yield from self.secrets
        for seat, words in self.notes.items():
            if seat != viewer:
                yield from words
        if viewer != SPECTATOR and not self.table.game.is_over:
            yield from self.gossip

    # --- playing -------------------------------------------------------------------------------------------------
    async def _play(self) -> None:
        for _ in range(self.longest):
            await self._quiet()
            if self.table.game.is_over:
                return
            await self._do_something()
            if self.leaks:
                raise Leak(self.leaks[0])

    async def _quiet(self) -> None:
        """Until no computer player can speak in between."""
        while self.house._tasks:
            await asyncio.sleep(0.001)

    async def _do_something(self) -> None:
        dice, seat = self.chooser.random(), self.chooser.choice(self.people)
        if dice < 0.6:
            await self._move()
        elif dice < 0.72:
            self._compare_turns_back(seat)
            await self.ask(seat, do=self.chooser.choice(["undo", "ask-back", "agree", "agree", "decline"]), seat=seat)
        elif dice < 0.74:
            await self.ask(seat, do=self.chooser.choice(["leave", "return"]), seat=seat)
        elif dice < 0.82:
            await self._talk(seat)
        elif dice < 0.90:
            await self._ask_what_is_refused(seat)
        elif dice < 0.97:
            await self._ask_why(seat)
        else:
            viewer = self.chooser.choice([SPECTATOR, *self.people])
            moves = self.chooser.randint(0, len(self.table.game))
            version = self.chooser.choice([None, self.table.journal.version, moves])
            await self.connect(viewer, version, self.table.game.count_events(moves))

    async def _move(self) -> None:
        waiting = [seat for seat in self.table.game.actors if not self.table.journal.is_computers(seat)]
        if waiting:
            seat = self.chooser.choice(waiting)
            code = int(self.chooser.choice(self.table.game.codes(seat).tolist()))
            await self.ask(seat, do="pick", seat=seat, version=self.table.journal.version, code=code)

    async def ask(self, viewer: int, **request: Any) -> None:
        """What the others hear of it is compared when they are told; a refusal is compared here."""
        onlooker, version = self.onlookers[viewer], self.table.journal.version
        await onlooker.true.handle(json.dumps({**request, "re": 1}))
        if self.table.journal.version == version:
            await onlooker.other.handle(json.dumps({**request, "re": 1}))
            self.compare(onlooker, "refused")
        else:
            self.counts[request["do"]] += 1
            self.search(viewer, drained(onlooker.true))

    def _compare_turns_back(self, seat: int) -> None:
        """Whether one may ask for a turn back tells nothing either."""
        game = self.table.game
        if not any(step.seat == seat for step in game._steps):
            return
        other = with_other_picks(game, seat, self.chooser.randrange(1 << 30), game.turn_of(seat))
        if other is not None:
            may = can_be_taken_back(game, seat)
            self.counts["turns back" if may else "no turns back"] += 1
            if may != can_be_taken_back(other, seat):
                self.leaks.append(f"{self.where(seat)} may {'' if may else 'not '}ask for its turn back")

    async def _talk(self, seat: int) -> None:
        number = self.counts["words"]
        self.counts["words"] += 1
        if self.chooser.random() < 0.5:
            words = f"note {number} of {seat}"
            self.notes.setdefault(seat, []).append(words)
            await self._say(seat, do="note", seat=seat, words=words)
        elif self.chooser.random() < 0.5:
            self.gossip.append(f"gossip {number}")
            await self._say(SPECTATOR, do="say", seat=SPECTATOR, words=self.gossip[-1])
        else:
            await self._say(seat, do="say", seat=seat, words=f"words {number}")

    async def _say(self, viewer: int, **request: Any) -> None:
        """At the true table only: what is written to the store is there for all."""
        await self.onlookers[viewer].true.handle(json.dumps(request))
        for onlooker in self.onlookers.values():
            self.search(onlooker.viewer, drained(onlooker.true))

    async def _ask_what_is_refused(self, seat: int) -> None:
        others = [other for other in range(-1, 4) if other != seat]
        version, code = self.table.journal.version, self.chooser.randrange(self.table.game.kind.rules.moves)
        request = self.chooser.choice(
            [
                {"do": "pick", "seat": self.chooser.choice(others), "version": version, "code": code},
                {"do": "pick", "seat": seat, "version": version + 1, "code": code},
                {"do": "pick", "seat": seat, "version": max(0, version - self.chooser.randint(1, 9)), "code": 1 << 30},
                {"do": "pick", "seat": seat, "version": version, "code": 1 << 30},
                {"do": "undo", "seat": self.chooser.choice(others)},
                {"do": "look", "seat": self.chooser.choice(others)},
                {"do": "hint", "seat": self.chooser.choice(others)},
                {"do": "why", "seat": seat, "target": "card:nothing"},
            ]
        )
        await self.ask(seat, **request)

    async def _ask_why(self, seat: int) -> None:
        onlooker, scene = self.onlookers[seat], self.table.game.scene(seat)
        target = self.chooser.choice([sprite.id for sprite in (*scene.sprites, *scene.ghosts)])
        await self.ask_both(onlooker, {"do": "why", "seat": seat, "target": target})
        await self.ask_both(onlooker, {"do": "look", "seat": seat})
        if self.chooser.random() < 0.2:
            await self.ask_both(onlooker, {"do": "hint", "seat": seat})


def can_be_taken_back(game: Game, seat: int) -> bool:
    try:
        game.copy().take_back(seat)
    except CannotUndo:
        return False
    return True


@contextmanager
def time_standing_still() -> Iterator[None]:
    """A table and its twins are not looked at in the same moment."""
    still = SimpleNamespace(time=lambda: NOW, monotonic=time.monotonic)
    with pytest.MonkeyPatch.context() as patch:
        for module in (broadcast, care, entries, talk):
            patch.setattr(module, "time", still)
        patch.setattr(tables_module, "time", still)
        yield


@contextmanager
def telling(played: Played) -> Iterator[None]:
    """Twins are told right after the true table; advice is the same for the same position."""
    tell = Broadcast.tell

    def tell_all(broadcast: Broadcast, but: Any = None) -> None:
        tell(broadcast, but)
        if broadcast is played.table.broadcast:
            played.show_twins()

    def advise(game: Game, seat: int, milliseconds: int) -> tuple[HintedMove, ...]:
        judged = SearchPlayer(iterations=30).judge(game, seat)
        return tuple(HintedMove(move.code, round(move.share, 3)) for move in judged[:3])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Broadcast, "tell", tell_all)
        patch.setattr(computers, "advise", advise)
        yield


# --- names of hidden cards ---------------------------------------------------------------------------------------
NAMED_IN = {"seasons": r"\b%s\b", "spirits": r"(?:card:|spirits-card-|spirits-spirit-|\"text\":\")%s\b"}
"""How messages name a card of a game, so that no other word is taken for it. In Dos Rios there are many of each."""


def is_named(game: str, name: str, text: str) -> bool:
    return bool(re.search(NAMED_IN[game] % name, text))


def names_held(game: Game) -> set[str]:
    """Cards in anybody's hand."""
    if game.kind.name not in NAMED_IN or game.is_over:
        return set()
    players = game.kind.table.describe(game._states, game.components)["players"]
    return {name for player in players for name in (*player["hand"], *player.get("kept", ()))}


def names_known(game: Game, viewer: int) -> set[str]:
    """All words of what a seat may know."""
    return set(words_in(game.kind.table.describe(game.view(viewer).states, game.components)))


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words_in(part)


def difference(true: list[bytes], other: list[bytes]) -> str:
    """Where two lists of messages differ first."""
    if len(true) != len(other):
        return f"{len(true)} messages, {len(other)} at another table: {true!r:.300} {other!r:.300}"
    one, two = next((one, two) for one, two in zip(true, other, strict=True) if one != two)
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 80) : at + 80]!r}, at another table {two[max(0, at - 80) : at + 80]!r}"
