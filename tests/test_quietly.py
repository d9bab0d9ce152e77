"""`scripts/quietly`, which `make` runs pip, npm and Vite with."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

QUIETLY = Path(__file__).parents[1] / "scripts" / "quietly"
pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh to run it with")


def quietly(folder: Path, command: str) -> "subprocess.CompletedProcess[str]":
    words = ["sh", str(QUIETLY), "Trying", "try", "sh", "-c", command]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)


def test_what_goes_well_takes_one_line(tmp_path: Path) -> None:
    done = quietly(tmp_path, "echo noise; echo more noise >&2")
    assert re.fullmatch(r"Trying … \d+ s \(build/logs/try\.log\)\n", done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "build" / "logs" / "try.log").read_text(encoding="utf-8") == "noise\nmore noise\n"


def test_what_fails_says_why_and_where_the_rest_is(tmp_path: Path) -> None:
    done = quietly(tmp_path, "echo the reason; exit 3")
    assert done.returncode == 3
    assert done.stdout == "Trying … failed\n\n    the reason\n\nAll of it is in build/logs/try.log.\n"


def test_of_many_lines_the_first_and_the_last_are_shown(tmp_path: Path) -> None:
    lines = quietly(tmp_path, "seq 100; exit 1").stdout.split("\n")
    assert lines[2:] == [
        *(f"    {number}" for number in range(1, 16)),
        "    …",
        *(f"    {number}" for number in range(81, 101)),
        "",
        "All of it is in build/logs/try.log.",
        "",
    ]
