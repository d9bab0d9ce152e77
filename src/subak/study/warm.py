"""Compile the rules once. Afterwards every process loads them from the cache.

What Python asks of the rules of a game is found out by playing it with plain rules, which takes a second or two. So it
is known from the beginning what there is to compile. `compiling.py` does it in processes of their own.
"""

import contextlib
import functools
import hashlib
import importlib
import os
import random
import signal
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType

import numpy as np

from subak import games
from subak.game import Game
from subak.games.kind import AnyKind
from subak.kernel import cache, entry
from subak.kernel.chance import Chance
from subak.kernel.compiled import watching
from subak.kernel.fingerprint import records_in, rules_used
from subak.kernel.log import new_log
from subak.kernel.parts import Kinds
from subak.kernel.rule import COMPILED, Note, Rule, rehearsing
from subak.players import GreedyPlayer, SearchPlayer

TABLE, PLAYERS, ENVIRONMENTS = STAGES = ("table", "players", "environments")
"""What is compiled first: what a table needs, then computer players, then what only people who study games ask for."""
AT_TABLES = (TABLE, PLAYERS)

Report = Callable[[str, int, int], None]
"""Told of a stage how much is done and how much there is, in bytes of code."""

WHOLE, READ = 0.15, 0.03
"""The time to make a whole and to read parts, for the time to make these parts: measured, as exactly as a bar needs."""
PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Need:
    """A rule that Python calls, and with what."""

    module: str
    name: str
    kinds: Kinds
    stage: str

    @property
    def call(self) -> tuple[str, str, Kinds]:
        """The same whatever the stage."""
        return self.module, self.name, self.kinds

    @property
    def file(self) -> str:
        return self.rule.file_of(self.kinds)

    @property
    def rule(self) -> Rule:
        found: Rule = getattr(importlib.import_module(self.module), self.name)
        return found


# --- what a game needs -----------------------------------------------------------------------------------------------
def needs_of(name: str, stages: Collection[str] = AT_TABLES) -> list[Need]:
    """Everything that Python calls in these stages."""
    found = list[Need]()
    for stage in stages:
        known = known_needs(name, stage)
        found += _found_out(name, stage) if known is None else known
    return found


def known_needs(name: str, stage: str) -> list[Need] | None:
    """The same if it was found out before."""
    found: list[Need] | None = cache.read(file_of_needs(name, stage))
    try:
        for need in found or ():
            _ = need.file
    except Exception:  # a rule that is gone, or that is made of something outside the folders that are looked at
        return None
    return found


def file_of_needs(name: str, stage: str) -> str:
    """What it is called in the cache."""
    return f"{name}-{stage}-{_sources_of(games.find(name))}.needs"


def _sources_of(kind: AnyKind) -> str:
    """Changes with whatever may change what Python asks of the rules."""
    folders = [kind.folder, *(PACKAGE / room for room in ("kernel", "game", "players", "envs", "study"))]
    digest = hashlib.blake2b(digest_size=10)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def _found_out(name: str, stage: str) -> list[Need]:
    found: dict[tuple[str, str, Kinds], Need] = {}

    def note(rule: Rule, kinds: Kinds) -> None:
        function = rule.py_func
        if "<locals>" not in function.__qualname__:
            need = Need(function.__module__, function.__qualname__, kinds, stage)
            found.setdefault((need.module, need.name, kinds), need)

    with rehearsing(note):
        REHEARSALS[stage](games.find(name), note)
    needs = list(found.values())
    cache.keep(file_of_needs(name, stage), needs)
    return needs


# --- rehearsals ------------------------------------------------------------------------------------------------------
SHOWN, THEN_EVERY = 80, 12
"""The picture of the table is made at so many decisions from the beginning, then at every twelfth."""
ASKED_WHY = 3


class _Noted(Exception):
    """The rule that was called is written down, and need not run."""


@contextlib.contextmanager
def _only_noting(note: Note) -> Iterator[None]:
    """For what takes long as plain Python: it ends with the first rule that it calls."""

    def note_and_stop(rule: Rule, kinds: Kinds) -> None:
        note(rule, kinds)
        raise _Noted

    with contextlib.suppress(_Noted), rehearsing(note_and_stop):
        yield


def _played(kind: AnyKind) -> Iterator[tuple[Game, int]]:
    """The decisions of two random games, the second with all options switched on, and both ends (seat −1)."""
    switches = {option.name: True for option in kind.options if option.default is False}
    for options in ({}, switches) if switches else ({},):
        game, chance = Game(kind, seed=0, options=options), random.Random(0)
        while actors := game.actors:
            yield game, actors[0]
            game.push(int(chance.choice(game.codes(actors[0]))), actors[0])
        yield game, -1


def _rehearse_table(kind: AnyKind, note: Note) -> None:
    for game, seat in _played(kind):
        if len(game) < SHOWN or len(game) % THEN_EVERY == 0 or seat < 0:
            scene = game.scene(seat)
            for sprite in scene.sprites[:ASKED_WHY] if seat >= 0 else ():
                kind.table.why_not(game.view(seat).states, game.components, seat, sprite.id)
    _ = game.scores, game.outcome, game.view().score_rows()
    if kind.brings("terminal"):
        game.view().picture(0)
    game.redealt(0, 0)
    entry.hide_from(game.states, 0)


def _rehearse_players(kind: AnyKind, note: Note) -> None:
    if not kind.brings("players"):
        return
    search = SearchPlayer(iterations=2)
    for game, seat in _played(kind):
        if seat >= 0:
            if len(game) == 0:
                GreedyPlayer().judge(game, seat)
            if len(game) < ASKED_WHY:
                search.judge(game, seat)
            with _only_noting(note):
                game.solved(seat)


def _rehearse_environments(kind: AnyKind, note: Note) -> None:
    from subak.envs.batch import Batch, play_games
    from subak.envs.encoding import encoding_of

    game = Game(kind, seed=0)
    with _only_noting(note):
        out = np.zeros(kind.rules.moves_at_most, np.int32)
        entry.random_games(game.states, Chance.zeros(), out, new_log(on=False))
    if kind.brings("encoding") and kind.brings("players"):
        batch = Batch(kind.name, 2, players=("ask", "greedy"), seed=0)
        batch.step(batch.masks.argmax(axis=1))
        with _only_noting(note):
            play_games(kind.name, 2, players="random", seed=0)
        encoding_of(kind.name).look(game, 0)


REHEARSALS: dict[str, Callable[[AnyKind, Note], None]] = {
    TABLE: _rehearse_table,
    PLAYERS: _rehearse_players,
    ENVIRONMENTS: _rehearse_environments,
}


# --- compiling and loading -------------------------------------------------------------------------------------------
def is_warm(name: str, stages: Collection[str] = AT_TABLES) -> bool:
    """Whether everything is in the cache, from the sources as they are now."""
    return COMPILED and all(_is_there(known_needs(name, stage)) for stage in stages)


def _is_there(needs: list[Need] | None) -> bool:
    return needs is not None and not _missing(needs)


def _missing(needs: Collection[Need]) -> list[Need]:
    return [need for need in needs if not cache.has(need.file)]


def load(name: str, stages: Collection[str] = AT_TABLES) -> bool:
    """Take machine code from the cache in this process; false if some of it is not there."""
    found = [known_needs(name, stage) for stage in stages]
    return None not in found and all(need.rule.load(need.kinds) for needs in found for need in needs or ())


def warm(
    name: str,
    report: Report = lambda stage, done, total: None,
    stages: Collection[str] = AT_TABLES,
    only: Collection[str] = STAGES,
) -> None:
    """Compile in this process what is not in the cache; with `only` some of the stages, but tell how much all are."""
    if not COMPILED:
        return
    known, asked = set[FunctionType](), set[tuple[str, str, Kinds]]()
    work = {}
    for stage in stages:
        new = [need for need in needs_of(name, [stage]) if need.call not in asked]
        asked |= {need.call for need in new}
        work[stage] = _Work(new, known)
    for stage in stages:
        report(stage, 0, work[stage].total)
    for stage in (stage for stage in stages if stage in only):
        work[stage].do(functools.partial(report, stage))
    cache.prune_caches()


class _Work:
    """What there is to compile in a stage. A part counts by the length of its code."""

    def __init__(self, needs: Collection[Need], known: set[FunctionType]) -> None:
        """`known`: what an earlier stage makes, so that it need only be read. What this one makes is added."""
        self._needs = _missing(needs)
        self._left: dict[tuple[FunctionType, bool], float] = {}
        made = set[FunctionType]()
        for need in needs:
            used = rules_used(need.rule.py_func, records_in(need.kinds))
            made |= used
            if need in self._needs:
                sizes = {each: len(each.__code__.co_code) for each in used}
                self._left.update(((each, False), sizes[each] * (READ if each in known else 1.0)) for each in used)
                self._left[need.rule.py_func, True] = WHOLE * sum(sizes.values())
        known |= made
        self.total = int(sum(self._left.values()))

    def do(self, report: Callable[[int, int], None]) -> None:
        def note(function: FunctionType, is_whole: bool) -> None:
            self._left.pop((function, is_whole), None)
            report(self.total - int(sum(self._left.values())), self.total)

        with watching(note):
            for need in self._needs:
                need.rule.compile(need.kinds)
        report(self.total, self.total)


def _end_with_parent() -> None:
    sys.stdin.read()  # until the other end is gone
    os._exit(1)


def main() -> None:
    """In a process of its own: compile one stage of a game, and print a line for each step, `stage done total`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has started it ends it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    name, only, *stages = sys.argv[1:]
    warm(name, lambda *words: print(*words, flush=True), stages, [only])
