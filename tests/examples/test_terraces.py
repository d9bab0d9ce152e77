"""A game of another package, installed as anybody would install it: it works everywhere, and nothing here knows it.

It is put into a folder of its own, which only the processes below look into.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import subak

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "terraces"
KEPT = EXAMPLE / "tests"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the package installed."""
    pytest.importorskip("hatchling", reason="the package is built with hatchling (subak[dev])")
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(folder), str(EXAMPLE)], check=True)
    paths = [str(folder), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def run(installed: dict[str, str], *command: str) -> str:
    """What a process says."""
    answer = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=installed, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout[-6000:] + answer.stderr[-3000:]
    return answer.stdout


def pytest_in(installed: dict[str, str], *arguments: str) -> str:
    return run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)


def test_nobody_sees_it_who_has_not_installed_it() -> None:
    assert "terraces" not in subak.game_names()


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    assert " passed" in pytest_in(installed, str(KEPT))


def test_it_keeps_the_contract(installed: dict[str, str]) -> None:
    """The whole conformance suite, nothing skipped."""
    said = pytest_in(installed, "tests/conformance", "--game", "terraces", "--kept", str(KEPT))
    assert " passed" in said
    assert "skipped" not in said


def test_it_plays_in_the_arena_in_environments_and_at_tables(
    installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("evening")
    said = run(installed, "tests/examples/evening.py", "terraces", str(folder)).splitlines()
    assert said[0] == "arena: 4 levels"
    assert said[1] in ("environments: [1.0, 0.0]", "environments: [0.0, 1.0]")
    assert said[2].startswith("server: True, 200, over: my share of the win is ")


def test_its_guided_first_game_works(installed: dict[str, str]) -> None:
    assert "all fine" in run(installed, "-m", "subak.guides", "terraces")
