"""A process that must not wait for the compiler goes on with plain rules, and goes over when others have compiled."""

from pathlib import Path

import pytest

from kernel.toys import COUNTED, run
from subak.kernel.rule import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled")

RULES = """
import numpy as np
from numba import types
from subak.kernel import rule as kernel
from subak.kernel.layout import Layout, i64
from subak.kernel.rule import rule

class Fruit(Layout):
    weight: i64

@rule
def twice(number):
    return 2 * number

@rule
def heavier(fruits, by):
    fruits[0].weight += twice(by)
    return fruits[0].weight
"""

SERVER = (
    COUNTED
    + """
from rules import *

kernel.run_plain_until_loaded()
fruits = Fruit.zeros()
told = []
print(heavier(fruits, 1), len(heavier.overloads), MADE)
import subprocess, sys
subprocess.run([sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; import rules, numpy as np; "
    "rules.heavier(rules.Fruit.zeros(), 1)"], check=True)
print(heavier(fruits, 1), len(heavier.overloads), MADE)  # nobody has told it
kinds = tuple(kernel.numba.typeof(each) for each in (fruits, 1))
print(heavier.load(kinds), heavier(fruits, np.int8(1)), len(heavier.overloads), MADE)
print(twice(0.5), MADE)  # other types are not there: plain again
kernel.compile_when_called()
print(twice(4), MADE)
"""
)


def test_rules_go_over_when_they_are_loaded(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, "utf-8")
    assert run(tmp_path, SERVER) == ["2 0 []", "4 0 []", "True 6 1 []", "1.0 []", "8 ['whole']"]


def test_what_is_in_the_cache_already_is_loaded_without_asking(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, "utf-8")
    run(tmp_path, "import rules\nrules.heavier(rules.Fruit.zeros(), 1)")
    later = (
        "from rules import *\nkernel.run_plain_until_loaded()\nprint(heavier(Fruit.zeros(), 1), len(heavier.overloads))"
    )
    assert run(tmp_path, later) == ["2 1"]


def test_it_can_be_asked_what_python_calls(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, "utf-8")
    asked = """
from rules import *
with kernel.rehearsing(lambda rule, kinds: print(rule.py_func.__name__, len(kinds), kinds[-1])):
    heavier(Fruit.zeros(), 1)
    twice(True)
print(twice(4), MADE)
"""
    assert run(tmp_path, COUNTED + asked) == ["heavier 2 int64", "twice 1 bool", "8 ['part twice', 'whole']"]
