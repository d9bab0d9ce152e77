"""Compiling ahead: what there is to do is known before, done once, and taken over by processes that play meanwhile."""

import logging
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from conformance.chosen import game_names
from subak import games
from subak.game import Game
from subak.kernel import cache
from subak.kernel.rule import COMPILED, RULES, Rule, rehearsing
from subak.study.compiling import Compiling, Progress, compile_all
from subak.study.warm import AT_TABLES, STAGES, is_warm, known_needs, load, needs_of, warm

pytestmark = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled")
PATIENCE = 120.0


# --- what a game needs -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", game_names())
def test_what_a_table_asks_of_the_rules_is_found_out_by_playing(name: str) -> None:
    asked = {need.name for need in needs_of(name, ["table"])}
    assert {"deal_all", "actors_of", "legal_moves", "checked_play", "hide_from", "scores_of", "redeal_for"} <= asked
    if games.find(name).brings("players"):
        assert {"judge_moves", "search"} <= {need.name for need in needs_of(name, ["players"])}
    assert "random_games" in {need.name for need in needs_of(name, ["environments"])}
    assert all(type(rule) is Rule for rule in RULES)  # the process is as it was


def test_what_is_loaded_already_is_asked_for_too() -> None:
    name = game_names()[0]
    load(name)
    asked = list[str]()
    with rehearsing(lambda rule, kinds: asked.append(rule.py_func.__name__)):
        game = Game(games.find(name), seed=1)
        game.push(game.moves(game.actors[0])[0])
    assert {"deal_all", "actors_of", "legal_moves", "checked_play"} <= set(asked)


@pytest.mark.parametrize("name", game_names())
def test_it_is_found_out_once(name: str) -> None:
    for stage in STAGES:
        found = needs_of(name, [stage])
        assert known_needs(name, stage) == found
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("subak.study.warm.REHEARSALS", {})
            assert needs_of(name, [stage]) == found


def test_nothing_is_warm_in_an_empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = game_names()[0]
    warm(name, stages=["table"])
    assert is_warm(name, ["table"])
    assert load(name, ["table"])
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    assert not is_warm(name, ["table"])
    assert not load(name, ["table"])


def test_one_missing_rule_is_enough_not_to_be_warm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = game_names()[0]
    warm(name, stages=["table"])
    whole = cache.cache_folder()
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    cache.cache_folder().mkdir(parents=True)
    kept = [path for path in whole.iterdir() if not path.name.startswith("outcome_of")]
    for path in kept:
        (cache.cache_folder() / path.name).symlink_to(path)
    assert known_needs(name, "table")
    assert not is_warm(name, ["table"])


def test_progress_is_told_in_order_and_ends_with_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wholes that are gone are made again from their parts."""
    name = game_names()[0]
    warm(name, stages=["table"])
    before = cache.cache_folder()
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    cache.cache_folder().mkdir(parents=True)
    for path in before.iterdir():
        if path.suffix != ".whole":
            (cache.cache_folder() / path.name).symlink_to(path)
    code = f"from subak.study.warm import *\nwarm({name!r}, print, ['table', 'players'], ['table'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    steps = [(stage, int(made), int(total)) for stage, made, total in map(str.split, done.stdout.splitlines())]
    assert [step[:2] for step in steps[:2]] == [
        ("table", 0),
        ("players", 0),
    ]  # all that there is, before anything is done
    assert all(total > 0 for _, _, total in steps)
    table = [made for stage, made, _ in steps if stage == "table"]
    assert table == sorted(table)
    assert table[-1] == steps[-1][2]
    assert [made for stage, made, _ in steps if stage == "players"] == [0]
    assert is_warm(name, ["table"])


# --- in other processes ----------------------------------------------------------------------------------------------
def compiling(tmp_path: Path, script: str, *names: str, jobs: int = 1, **more: object) -> Compiling:
    """With a script in the place of the compiler; its arguments are a game, a stage, and all stages."""
    made = Compiling(names, AT_TABLES, jobs=jobs, **more)  # type: ignore[arg-type]
    (tmp_path / "script.py").write_text(script, "utf-8")
    made.command = [sys.executable, str(tmp_path / "script.py")]
    return made


TWO_STEPS = """
import sys
game, stage, *stages = sys.argv[1:]
for each in stages:
    print(each, 0, 100 if each == "table" else 300)
print(stage, 50, 100 if stage == "table" else 300, flush=True)
"""
WAITS = TWO_STEPS + "sys.stdin.read()\n"


def test_tables_come_first_then_players(tmp_path: Path) -> None:
    ready: list[tuple[str, str]] = []
    made = compiling(tmp_path, TWO_STEPS, "one", "two", ready=lambda *task: ready.append(task))
    assert made.progress() == (Progress("one", 0, 0, None), Progress("two", 0, 0, None))
    made.start()
    assert made.wait(PATIENCE)
    assert ready == [("one", "table"), ("two", "table"), ("one", "players"), ("two", "players")]
    assert made.progress() == ()
    assert made.failed == []


def test_what_somebody_plays_comes_first(tmp_path: Path) -> None:
    ready: list[tuple[str, str]] = []
    made = compiling(tmp_path, TWO_STEPS, "one", "two", "three", ready=lambda *task: ready.append(task))
    made.want("three")
    made.start()
    assert made.wait(PATIENCE)
    assert ready[:2] == [("three", "table"), ("three", "players")]


def test_progress_counts_all_stages_and_foretells_the_rest(tmp_path: Path) -> None:
    made = compiling(tmp_path, WAITS, "one", "two")
    made.start()
    while not (now := made.progress())[0].done:
        threading.Event().wait(0.01)
    assert now[0].name == "one"
    assert (now[0].done, now[0].total) == (50, 400)
    assert now[0].seconds is not None
    assert now[1] == Progress("two", 0, 0, None)
    made.stop()
    assert made.wait(0)


def test_a_compiler_that_fails_is_reported_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ready: list[tuple[str, str]] = []
    script = "import sys\nsys.exit('no room') if sys.argv[1:3] == ['one', 'table'] else None"
    made = compiling(tmp_path, script, "one", "two", ready=lambda *task: ready.append(task))
    with caplog.at_level(logging.ERROR):
        made.start()
        assert made.wait(PATIENCE)
    assert made.failed == [("one", "table")]
    assert ready == [("two", "table"), ("one", "players"), ("two", "players")]
    assert [record.getMessage() for record in caplog.records] == [
        "one: the rules (table) could not be compiled: no room"
    ]


def test_what_a_game_prints_itself_is_no_progress_and_many_words_block_nobody(tmp_path: Path) -> None:
    script = "import sys\nprint('hello world !')\nprint('x' * 100_000, file=sys.stderr)\n" + TWO_STEPS
    made = compiling(tmp_path, script, "one")
    made.start()
    assert made.wait(PATIENCE)
    assert made.failed == []


def test_progress_never_goes_back(tmp_path: Path) -> None:
    """The second compiler may find more to do than the first has foretold."""
    script = TWO_STEPS.replace("else 300", "else (300 if stage == 'table' else 600)") + "sys.stdin.read()\n"
    made = compiling(tmp_path, script, "one", jobs=2)
    made.start()
    while (now := made.progress()[0]).done < 50 + 25:
        threading.Event().wait(0.01)
    made.stop()
    assert (now.done, now.total) in ((75, 400), (100, 700))


def test_it_may_be_stopped_before_it_begins(tmp_path: Path) -> None:
    made = compiling(tmp_path, TWO_STEPS, "one")
    made.stop()
    made.start()
    assert made.wait(PATIENCE)
    assert made.progress() != ()


def test_a_compiler_that_cannot_be_started_is_a_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    made = compiling(tmp_path, TWO_STEPS, "one")
    made.command = [str(tmp_path / "nothing")]
    finished = threading.Event()
    made._finished = finished.set
    with caplog.at_level(logging.ERROR):
        made.start()
        assert made.wait(PATIENCE)
    assert (made.failed, made.progress()) == ([("one", "table"), ("one", "players")], ())
    assert finished.is_set()
    assert "could not be compiled" in caplog.text


def test_stopping_ends_the_processes_and_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    made = compiling(tmp_path, WAITS, "one", "two", jobs=2)
    with caplog.at_level(logging.ERROR):
        made.start()
        while not all(game.done for game in made.progress()):
            threading.Event().wait(0.01)
        made.stop()
    assert not caplog.records


def test_a_compiler_ends_with_whoever_started_it(tmp_path: Path) -> None:
    """A server that was killed leaves no process behind."""
    child = (
        "import threading, time\nfrom subak.study import warm\n"
        "threading.Thread(target=warm._end_with_parent).start()\nprint('begun', flush=True)\ntime.sleep(1000)"
    )
    begins = (
        f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {child!r}], stdin=subprocess.PIPE).wait()"
    )
    with subprocess.Popen([sys.executable, "-c", begins], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "begun\n"
        parent.kill()
        assert parent.stdout.read() == ""  # it ends when nobody holds the other end any more


def test_a_bar_is_moved_until_all_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    waits = f"from pathlib import Path\nwhile not Path({str(tmp_path / 'seen')!r}).exists(): pass\n"
    (tmp_path / "script.py").write_text(TWO_STEPS + waits, "utf-8")
    original, seen = Compiling.__init__, list[tuple[Progress, ...]]()

    def with_script(self: Compiling, *arguments: object) -> None:
        original(self, *arguments)  # type: ignore[arg-type]
        self.command = [sys.executable, str(tmp_path / "script.py")]

    monkeypatch.setattr(Compiling, "__init__", with_script)

    def move(left: tuple[Progress, ...]) -> None:
        seen.append(left)
        if left and left[0].done >= 50:
            (tmp_path / "seen").touch()

    compile_all(["one"], AT_TABLES, move)
    assert {game.name for left in seen for game in left} == {"one"}
