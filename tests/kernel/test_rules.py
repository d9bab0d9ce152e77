"""`@rule`, generic functions, the event log and the cache."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core.caching import NullCache

from subak.errors import LayoutError
from subak.kernel import cache
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import lowest_bit
from subak.kernel.generic import generic
from subak.kernel.layout import Layout, i8, i64, u8
from subak.kernel.log import CAPACITY, new_log, note, note_long
from subak.kernel.rule import COMPILED, rule

needs_compiler = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled")


class Apple(Layout):
    weight: i64


class Pear(Layout):
    weight: i8
    colour: u8


@generic
def heavier(s: Apple | Pear, other: int) -> bool:
    raise NotImplementedError


@heavier.register(Apple)
@rule
def apple_heavier(s: Apple, other: int) -> bool:
    return s.weight > other


@heavier.register(Pear)
@rule
def pear_heavier(s: Pear, other: int) -> bool:
    return 10 * s.weight > other


@rule
def count_heavier(fruits: Row[Apple | Pear], other: int) -> int:
    count = 0
    for i in range(len(fruits)):
        if heavier(fruits[i], other):
            count += 1
    return count


def test_generic_functions_choose_by_the_state_s_type() -> None:
    apples, pears = Apple.zeros(3), Pear.zeros(2)
    apples["weight"], pears["weight"] = [5, 50, 500], [5, 6]
    assert count_heavier(apples, 49) == 2
    assert count_heavier(pears, 49) == 2
    assert heavier(apples[0], 4)
    assert not heavier(pears[0], 51)


def test_a_game_registers_once() -> None:
    with pytest.raises(LayoutError, match="heavier: Apple"):
        heavier.register(Apple)(apple_heavier)


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def call_in_many_ways(pears: Row[Pear]) -> int:
    return doubled(1) + doubled(2) + doubled(pears[0].weight) + doubled(pears[0].colour) + doubled(int64(3))


@needs_compiler
def test_a_rule_is_compiled_once_however_it_is_called() -> None:
    pears = Pear.zeros()
    pears[0].weight, pears[0].colour = 4, 5
    compiled: list[Any] = [doubled, call_in_many_ways]
    for kernel in compiled:
        kernel._cache = NullCache()  # what is loaded is not compiled
    assert call_in_many_ways(pears) == 2 * (1 + 2 + 4 + 5 + 3)
    assert len(compiled[0].signatures) == 1


@needs_compiler
def test_a_narrow_number_is_met_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A NumPy int8 from Python does not go through the compiler at every call."""

    @rule
    def twice_and(a: int | np.integer[Any], b: int | np.integer[Any]) -> int | np.integer[Any]:
        return 2 * a + b

    asked: list[object] = []
    kind: Any = type(twice_and)
    compiles = kind.compile

    def noted(self: Any, sig: object) -> Any:
        asked.append(sig)
        return compiles(self, sig)

    monkeypatch.setattr(kind, "compile", noted)
    for _ in range(3):
        assert twice_and(np.int8(-3), np.uint16(65_000)) == 64_994
        assert twice_and(100, 1) == 201
    assert len(asked) == 1  # and 64 bits are there already


@rule
def lowest(number: int) -> int:
    return lowest_bit(number)


@pytest.mark.parametrize("bits", [1, 2, 0b101000, 1 << 31, 1 << 62])
def test_lowest_bit(bits: int) -> None:
    assert lowest_bit(bits) == lowest(bits) == bin(bits)[::-1].index("1")


@rule
def read_past_the_end(numbers: Row[float]) -> float:
    return numbers[len(numbers) + 2]


def test_a_wrong_index_is_an_error_in_the_tests() -> None:
    """Production leaves bounds checks out; here they are on, so that no rules bug goes unnoticed."""
    with pytest.raises(IndexError):
        read_past_the_end(np.zeros(3))


# --- the log -----------------------------------------------------------------------------------------------------
def test_events_are_written_only_to_an_open_log() -> None:
    logs, silent = new_log(), new_log(on=False)
    for log in (logs[0], silent[0]):
        note(log, 3, 1, 10, 20, 30, 40)
        note_long(log, 4, -1, 1, 2, 3, 4, 5, 6, 7)
    assert (logs[0].count, silent[0].count) == (2, 0)
    assert logs[0].events[0].numbers.tolist() == [10, 20, 30, 40, 0, 0, 0]
    assert (logs[0].events[1].kind, logs[0].events[1].seat) == (4, -1)
    assert logs[0].events[1].numbers.tolist() == [1, 2, 3, 4, 5, 6, 7]


def test_a_full_log_stays_whole() -> None:
    logs = new_log()
    for _ in range(CAPACITY + 5):
        note(logs[0], 1, 0, 0, 0, 0, 0)
    assert logs[0].count == CAPACITY


# --- the cache ---------------------------------------------------------------------------------------------------
PACKAGE = {
    "kernel/entry.py": "@rule\ndef one(): ...",
    "players/tree.py": "from subak.kernel import entry\n@rule\ndef two(): ...",
    "study/arena.py": "from subak.players.tree import two",
    "games/seasons/kind.py": "from subak.games.seasons.rules import flow",
    "games/seasons/rules/flow.py": "from subak.games.seasons.rules.state import (\n    A,\n)\n@rule\ndef three(): ...",
    "games/seasons/rules/state.py": "A = 1",
    "games/seasons/players/features.py": "from subak.games.seasons.rules import flow\n@rule\ndef four(): ...",
    "games/seasons/table/scene.py": "from subak.games.seasons.rules.flow import three",
    "games/rios/kind.py": "",
    "games/rios/rules/flow.py": "@rule\ndef three(): ...",
}
"""A package like ours, in small: its files and what is in them."""


def _write_package(root: Path) -> Path:
    for name, text in PACKAGE.items():
        file = root / "subak" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root / "subak"


@needs_compiler
@pytest.mark.parametrize(
    ("edited", "for_all", "for_the_game"),
    [
        ("kernel/entry.py", True, False),
        ("players/tree.py", True, False),
        ("study/arena.py", False, False),  # it imports rules
        ("games/seasons/rules/flow.py", False, True),
        ("games/seasons/rules/state.py", False, True),  # rules import it
        ("games/seasons/players/features.py", False, True),
        ("games/seasons/table/scene.py", False, False),  # it imports rules
        ("games/rios/rules/flow.py", False, False),  # another game
    ],
)
def test_compiled_rules_are_keyed_by_their_sources(
    edited: str, for_all: bool, for_the_game: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit of a file that rules depend on compiles anew (Numba itself would not notice), others do not."""
    package = _write_package(tmp_path)
    monkeypatch.setattr(cache, "PACKAGE", package)

    def both() -> tuple[str, str]:
        cache.sources_hash.cache_clear()
        cache.game_hash.cache_clear()
        return cache.sources_hash(), cache.game_hash(package / "games/seasons")

    before = both()
    with (package / edited).open("a") as file:
        file.write("\nC = 2")
    after = both()
    monkeypatch.undo()
    both()
    assert [one != other for one, other in zip(before, after, strict=True)] == [for_all, for_the_game]


@pytest.mark.parametrize("file", ["kind.py", "rules/flow.py", "players/features.py", "table/scene.py"])
def test_the_files_of_a_game_belong_to_the_folder_with_its_kind(file: str, tmp_path: Path) -> None:
    game = _write_package(tmp_path) / "games/seasons"
    assert cache.game_folder(game / file) == game


def test_a_file_without_a_kind_above_it_is_a_game_of_its_own(tmp_path: Path) -> None:
    assert cache.game_folder(tmp_path / "fruit.py") == tmp_path


def test_old_caches_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    for age in range(6):
        folder = tmp_path / "rules" / f"{age:020x}"
        folder.mkdir(parents=True)
        os.utime(folder, (1000 + age, 1000 + age))
    for other in ("photos", "rules/photos"):
        (tmp_path / other).mkdir()
        os.utime(tmp_path / other, (1, 1))
    cache.cache_folder().mkdir()
    cache.prune_caches()
    left = {path.name for path in (tmp_path / "rules").iterdir()}
    assert left == {f"{4:020x}", f"{5:020x}", cache.cache_folder().name, "photos"}
    assert (tmp_path / "photos").is_dir()


@needs_compiler
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    """The toy of this file, twice: the second process finds everything in the cache."""
    script = tmp_path / "toy.py"
    script.write_text(
        "from subak.kernel.layout import Layout, i64\nfrom subak.kernel.generic import generic\n"
        "from subak.kernel.rule import rule\n"
        "class Fruit(Layout):\n    weight: i64\n"
        "@generic\ndef heavy(s): ...\n"
        "@heavy.register(Fruit)\n@rule\ndef fruit_heavy(s):\n    return s.weight > 3\n"
        "@rule\ndef first(fruits):\n    return heavy(fruits[0])\n"
        "print(first(Fruit.zeros()), sum(first.stats.cache_misses.values()))\n"
    )
    answers = []
    for _ in range(2):
        environment = os.environ | {"SUBAK_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
        answers.append(done.stdout.split())
    assert answers == [["False", "1"], ["False", "0"]]


TOY = """
import numpy as np
from subak.kernel import contract, entry
from subak.kernel.layout import Layout, i64
from subak.kernel.rule import rule

class Fruit(Layout):
    weight: i64

@contract.actors.register(Fruit)
@rule
def actors(s):
    return ANSWER

print(entry.actors_of(Fruit.zeros()))
"""


@needs_compiler
def test_an_edit_in_somebody_s_own_game_reaches_the_entry_points(tmp_path: Path) -> None:
    """The entry point itself is ours and unchanged; what it was compiled with is not."""
    environment = os.environ | {"SUBAK_CACHE": str(tmp_path / "cache")}
    answers = []
    for answer in ("1", "2", "2"):
        (tmp_path / "fruit.py").write_text(TOY.replace("ANSWER", answer))
        command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import fruit"]
        answers.append(
            subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()
        )
    assert answers == ["1", "2", "2"]


@needs_compiler
def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    environment = os.environ | {"SUBAK_CACHE": str(tmp_path / "cache")}
    (tmp_path / "fruit.py").write_text(TOY.replace("ANSWER", "3"))
    for _ in range(2):
        command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import fruit"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == "3"
        for path in (tmp_path / "cache").rglob("*.nb*"):
            path.write_bytes(path.read_bytes()[:40])


@needs_compiler
def test_without_a_place_to_write_rules_still_compile(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    code = "from subak.kernel.rule import rule\n@rule\ndef f(x):\n    return x + 1\nprint(f(1))"
    script = tmp_path / "toy.py"
    script.write_text(code)
    environment = os.environ | {"SUBAK_CACHE": str(tmp_path / "file" / "cache")}
    done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "2"
