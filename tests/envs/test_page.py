"""docs/environments.md says what the declarations say."""

import re
from pathlib import Path

import pytest

import subak
from subak.envs.tables import with_tables

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PACKAGES = {"import gymnasium": "gymnasium", "envs import aec": "pettingzoo", "import pyspiel": "pyspiel"}


def test_the_tables_are_those_of_the_declarations() -> None:
    """`python -m subak.envs docs/environments.md` writes them anew."""
    assert with_tables(PAGE) == PAGE


def test_every_game_has_its_tables() -> None:
    for name in subak.game_names():
        assert f"<!-- fields of {name} -->" in PAGE
        assert f"<!-- actions of {name} -->" in PAGE


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str) -> None:
    for line, package in PACKAGES.items():
        if line in example:
            pytest.importorskip(package, reason=f"{package} is not installed")
    exec(example, {})


def test_every_face_has_an_example() -> None:
    assert len(EXAMPLES) == 5
