"""What is compiled is kept, and used as long as it is right."""

import os
import platform
import time
from pathlib import Path
from typing import Any

import pytest

from kernel.toys import COUNTED, run
from subak.kernel import cache
from subak.kernel.rule import COMPILED

needs_compiler = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled")

FRUIT = (
    COUNTED
    + """
import numpy as np
from subak.kernel.layout import Layout, i64
from subak.kernel.generic import generic
from subak.kernel.rule import rule

class Fruit(Layout):
    weight: i64

LIMIT = 3

@generic
def heavy(s): ...

@heavy.register(Fruit)
@rule
def fruit_heavy(s):
    return is_more(s.weight)

@rule
def is_more(weight):
    # a comment
    return weight > LIMIT

@rule
def first(fruits):
    return heavy(fruits[0])

@rule
def count(fruits):
    return len(fruits)

fruits = Fruit.zeros(2)
fruits["weight"] = 4
print(first(fruits), count(fruits))
print(", ".join(sorted(MADE)))
"""
)
ALL = "part count, part first, part fruit_heavy, part is_more, whole, whole"


@needs_compiler
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, FRUIT) == ["True 2", ALL]
    assert run(tmp_path, FRUIT) == ["True 2", ""]


@needs_compiler
@pytest.mark.parametrize(
    ("old", "new", "answer", "made"),
    [
        ("weight > LIMIT", "weight > LIMIT + 1", "False 2", "part first, part fruit_heavy, part is_more, whole"),
        ("LIMIT = 3", "LIMIT = 4", "False 2", "part first, part fruit_heavy, part is_more, whole"),
        ("return len(fruits)", "return len(fruits) + 1", "True 3", "part count, whole"),
        ("return heavy(fruits[0])", "return not heavy(fruits[0])", "False 2", "part first, whole"),
        ("# a comment", "# another one", "True 2", ""),
        ("class Fruit(Layout):", "UNUSED = 7\n\nclass Fruit(Layout):", "True 2", ""),
        ("    weight: i64", "    weight: i64\n    colour: i64", "True 2", ALL.replace(", part is_more", "")),
    ],
)
def test_an_edit_compiles_what_depends_on_it_and_nothing_else(
    old: str, new: str, answer: str, made: str, tmp_path: Path
) -> None:
    run(tmp_path, FRUIT)
    assert FRUIT.count(old) == 1
    assert run(tmp_path, FRUIT.replace(old, new)) == [answer, made]
    assert run(tmp_path, FRUIT) == ["True 2", ""]  # back again: what was there before is there still


ENTRY = """
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
    answers = [run(tmp_path, ENTRY.replace("ANSWER", answer)) for answer in ("1", "2", "2")]
    assert answers == [["1"], ["2"], ["2"]]


@needs_compiler
@pytest.mark.parametrize("kept", [0, 10, 40, 400])
def test_a_damaged_cache_is_compiled_anew(kept: int, tmp_path: Path) -> None:
    for _ in range(2):
        assert run(tmp_path, ENTRY.replace("ANSWER", "3")) == ["3"]
        files = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
        assert files
        for path in files:
            path.write_bytes(path.read_bytes()[:kept])


@needs_compiler
def test_a_changed_byte_is_noticed(tmp_path: Path) -> None:
    """Machine code with a wrong byte would end the process."""
    assert run(tmp_path, FRUIT) == ["True 2", ALL]
    for path in (tmp_path / "cache").rglob("*.whole"):
        content = bytearray(path.read_bytes())
        content[len(content) // 2] ^= 1
        path.write_bytes(content)
    assert run(tmp_path, FRUIT) == ["True 2", "whole, whole"]


@needs_compiler
def test_a_damaged_file_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    cache.keep("thing", [1, 2, 3])
    path = cache.cache_folder() / "thing"
    for content in (b"", path.read_bytes()[:-1], path.read_bytes() + b"x"):
        path.write_bytes(content)
        assert not cache.has("thing")
        assert cache.read("thing") is None


@needs_compiler
def test_without_a_place_to_write_rules_still_compile(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert run(tmp_path, FRUIT, SUBAK_CACHE=str(tmp_path / "file" / "cache")) == ["True 2", ALL]


KINDS = (
    COUNTED
    + """
import enum
import numba
import numpy as np
from subak.kernel.layout import Layout, i64
from subak.kernel.generic import generic
from subak.kernel.rule import quick_rule, rule

class Phase(enum.IntEnum):
    PLANT = 3

class Card(Layout):
    worth: i64

CARDS = Card.zeros(2)
CARDS["worth"] = 5
DEFAULT = 2

@generic
def worth(card): ...

@worth.register(Card)
@rule
def worth_of_card(card):
    return card.worth

@numba.njit(error_model="numpy")
def share(number, parts):
    return number / parts

@rule
def total(number, times=DEFAULT):
    return worth(CARDS[0]) * times + Phase.PLANT + share(number, 2.0)

print(total(1.0))
print(", ".join(MADE))
"""
)


@needs_compiler
@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("PLANT = 3", "PLANT = 4", "14.5"),
        ("return card.worth", "return card.worth + 1", "15.5"),
        ('CARDS["worth"] = 5', 'CARDS["worth"] = 6', "15.5"),
        ("DEFAULT = 2", "DEFAULT = 3", "18.5"),
        ('error_model="numpy"', 'error_model="python"', "13.5"),
        ("@rule\ndef total", "@quick_rule\ndef total", "13.5"),
    ],
)
def test_whatever_changes_a_rule_compiles_it_anew(old: str, new: str, answer: str, tmp_path: Path) -> None:
    assert run(tmp_path, KINDS) == ["13.5", "part worth_of_card, part total, whole"]
    assert KINDS.count(old) == 1
    changed = run(tmp_path, KINDS.replace(old, new))
    assert changed[0] == answer
    assert "whole" in changed[1]
    assert run(tmp_path, KINDS) == ["13.5", ""]


RETURNS = """
import numpy as np
from subak.kernel.rule import rule

@rule
def row(length):
    found = np.zeros(length, np.int64)
    found[0] = 7
    return found

@rule
def firsts(length):
    return row(length)[0], 0.5

print(FIRST)
print(row(2).tolist(), firsts(3))
"""


@needs_compiler
@pytest.mark.parametrize("first", ["0", "firsts(1)", "row(1)[0]"])
def test_what_a_rule_returns_is_the_same_from_the_cache(first: str, tmp_path: Path) -> None:
    """An array that goes to Python needs its type, which is kept beside the code; whatever was called before."""
    for _ in range(2):
        assert run(tmp_path, RETURNS.replace("FIRST", first))[1:] == ["[7, 0] (7, 0.5)"]


TAKES = (
    COUNTED
    + """
import numpy as np
from subak.kernel.rule import rule

@rule
def pick(number, box):
    rows, at = box
    return rows[at] + number

print(pick(np.int8(1), (np.arange(5), 3)))
print(MADE)
"""
)


@needs_compiler
def test_a_whole_is_made_again_from_parts_that_were_read(tmp_path: Path) -> None:
    """In a process that has compiled nothing else."""
    assert run(tmp_path, TAKES) == ["4", "['part pick', 'whole']"]
    for path in (tmp_path / "cache").rglob("*.whole"):
        path.unlink()
    assert run(tmp_path, TAKES) == ["4", "['whole']"]


@needs_compiler
def test_an_error_in_a_rule_is_python_s(tmp_path: Path) -> None:
    code = """
import numpy as np
from subak.kernel.rule import rule

@rule
def past(numbers):
    return numbers[len(numbers)]

try:
    past(np.zeros(3))
except IndexError as error:
    print("IndexError")
"""
    for _ in range(2):
        assert run(tmp_path, code, NUMBA_BOUNDSCHECK="1") == ["IndexError"]


@needs_compiler
def test_a_rule_that_calls_itself_does_not_compile(tmp_path: Path) -> None:
    code = """
from subak.kernel.rule import rule

@rule
def down(n):
    return up(n - 1) if n > 0 else 0

@rule
def up(n):
    return down(n) + 1

try:
    down(3)
except Exception as error:
    print("re-entrant" in str(error))
"""
    assert run(tmp_path, code) == ["True"]


# --- compiled ahead --------------------------------------------------------------------------------------------------
PLAIN_PROCESSOR = {"NUMBA_CPU_NAME": cache.PROCESSOR, "NUMBA_CPU_FEATURES": ""}


@needs_compiler
@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="rules are compiled ahead for x86-64 only")
@pytest.mark.parametrize(
    ("differs", "made"),
    [
        ("", ""),
        ("cache.FEATURES = ('no-such-feature',)", ALL),
        ("cache.numba.__version__ = '0'", ALL),
        ("cache.sys.implementation.cache_tag = 'cpython-399'", ALL),
    ],
)
def test_rules_compiled_ahead_are_used_where_everything_else_is_the_same(
    differs: str, made: str, tmp_path: Path
) -> None:
    assert run(tmp_path, FRUIT, **PLAIN_PROCESSOR) == ["True 2", ALL]
    (tmp_path / "cache" / "rules").rename(tmp_path / "ahead")
    told = (
        f"from pathlib import Path\nfrom subak.kernel import cache\ncache.AHEAD = Path({str(tmp_path / 'ahead')!r})\n"
    )
    assert run(tmp_path, f"{told}{differs}\n{FRUIT}") == ["True 2", made]
    other = FRUIT.replace("LIMIT = 3", "LIMIT = 4")  # what was not compiled ahead is compiled now
    assert run(tmp_path, f"{told}{differs}\n{other}")[0] == "False 2"


# --- keeping order ---------------------------------------------------------------------------------------------------
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


def test_what_nobody_reads_any_more_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    cache.keep("read", 1)
    cache.keep("unread", 2)
    long_ago = time.time() - (cache.KEPT_DAYS + 1) * 86_400
    for name in ("read", "unread"):
        os.utime(cache.cache_folder() / name, (long_ago, long_ago))
    assert cache.read("read") == 1  # which notes that somebody has
    cache.prune_caches()
    assert (cache.read("read"), cache.read("unread")) == (1, None)


def test_a_name_tells_rules_and_types_apart() -> None:
    names = {
        cache.key_of(name, fingerprint, kinds)
        for name in ("one", "two")
        for fingerprint in ("a", "b")
        for kinds in ((), ("int64",), ("int64", "int64"))
    }
    assert len(names) == 12
    assert all(name.partition("-")[0] in ("one", "two") for name in names)


def test_what_is_kept_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    content: Any = {"a": [1, 2.5, None]}
    assert cache.read("thing") is None
    assert not cache.has("thing")
    cache.keep("thing", content)
    assert cache.has("thing")
    assert cache.read("thing") == content
    assert [path.name for path in cache.cache_folder().iterdir()] == ["thing"]  # nothing half written beside it
