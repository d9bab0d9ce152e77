"""The command line, as a person uses it: in processes of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import subak

pytestmark = pytest.mark.long


def run(*arguments: object, keys: str = "", cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"COLUMNS": "100", "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "subak.cli.main", *map(str, arguments)]
    return subprocess.run(
        command, input=keys, capture_output=True, text=True, encoding="utf-8", env=environment, cwd=cwd, check=False
    )


def ok(*arguments: object, keys: str = "", cwd: Path | None = None) -> str:
    done = run(*arguments, keys=keys, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: object) -> str:
    done = run(*arguments)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def test_help_lists_every_command() -> None:
    text = ok("--help")
    for command in ("play", "serve", "admin", "new", "replay", "simulate", "selfplay", "bench", "warm", "components"):
        assert command in text
        assert "Usage" in ok(command, "--help")
    assert "Without a command it opens in the browser" in " ".join(text.split())  # as tests/test_wheel.py has it


def test_python_finds_the_command_by_the_name_of_the_package() -> None:
    said = subprocess.run([sys.executable, "-m", "subak", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"subak {subak.__version__}\n"


def test_new_writes_a_record_that_reads_back() -> None:
    text = ok("new", "seasons", "--seed", "3", "-o", "edition=en", "-o", "water-festival=on")
    game = subak.read(text)
    assert game.options["edition"] == "en"
    assert game.options["water_festival"] is True
    assert game.to_bytes() == subak.new("seasons", seed=3, edition="en", water_festival=True).to_bytes()


def test_new_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert "waiting for A and B" in ok("new", "seasons", "--out", file)
    before = file.read_text(encoding="utf-8")
    assert "exists already" in refused("new", "seasons", "--out", file)
    assert file.read_text(encoding="utf-8") == before


def test_new_with_somebody_s_own_components(tmp_path: Path) -> None:
    from subak.games.seasons.components import Components

    own = tmp_path / "mine.toml"
    own.write_text(Components.OURS.read_text(encoding="utf-8").replace("buffalo = 2", "buffalo = 3"), encoding="utf-8")
    text = ok("new", "seasons", "--components", own)
    assert '[Components "mine.toml ' in text
    assert "a complete set of components for seasons" in ok("components", "check", own)
    from subak.games.spirits.components import Components as Spirits

    assert "a complete set of components for spirits" in ok("components", "check", Spirits.OURS)


def test_a_broken_components_file_is_explained(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('format = 1\ngame = "seasons"\n', encoding="utf-8")
    text = refused("components", "check", broken)
    assert "broken.toml: card: missing; expected a list of 18 tables" in text
    assert "broken.toml: points: missing" in text
    assert "subak: " in refused("new", "seasons", "--components", broken)
    broken.write_text("format = 1\n", encoding="utf-8")
    assert "expected the name of the game" in refused("components", "check", broken)


def test_replay_tells_the_game_and_shows_the_boards() -> None:
    golden = Path(__file__).parent / "golden" / "seasons" / "everything.txt"
    text = ok("replay", golden, "-l", "de")
    assert "Die Trockenzeit beginnt" in text
    assert "≈" in text
    assert "gewinnt" in text
    assert "wins" not in text
    early = ok("replay", golden, "--move", 4)
    assert "begins the farm" in early
    assert "dry season" not in early
    annotated = ok("replay", golden, "--annotated")
    assert annotated == golden.read_text(encoding="utf-8")


def test_replay_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(ok("new", "seasons", "--seed", "3") + "1. A borann\n", encoding="utf-8")
    assert "subak: line 12: 'borann': there is no card" in refused("replay", file)
    assert "cannot be read" in refused("replay", tmp_path / "nowhere.txt")
    assert "has only" in refused("replay", Path(__file__).parent / "golden/seasons/default.txt", "--move", 99)


def test_simulate_prints_a_summary() -> None:
    text = ok("simulate", "seasons", "--games", 50, "-o", "water_festival=on")
    for words in ("50 random games", "decisions", "points A", "fields B", "wins: A"):
        assert words in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("new", "season"), "did you mean 'seasons'"),
        (("new", "seasons", "-o", "edition"), "expected NAME=VALUE"),
        (("new", "seasons", "-o", "edition=fr"), "expected one of: de, en, en-capped"),
        (("replay", "x", "-l", "fr"), "cannot be read"),
        (("play", "seasons", "-l", "fr"), "there is no language 'fr'"),
        (("simulate", "seasons", "--games", "0"), "--games"),
    ],
)
def test_bad_input_is_explained(arguments: tuple[str, ...], words: str) -> None:
    assert words in refused(*arguments)


def test_bench_measures_and_writes_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With little to do, and without the parts that start other processes."""
    from subak.cli import bench

    for name, value in (("GAMES", 5), ("PYTHON_GAMES", 8), ("CLONES", 64)):
        monkeypatch.setattr(bench, name, value)
    monkeypatch.setattr(bench, "uncompiled", lambda game, seats, options: [])
    monkeypatch.setattr(bench, "start_ups", lambda game, runs: [])
    bench.show_benchmark("seasons", None, {"edition": "en"}, 2, tmp_path / "figures.json")
    written = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert written["options"] == {"edition": "en"}
    names = {figure["name"] for figure in written["figures"]}
    assert {"state", "clones", "choices with previews"} <= names
    for figure in written["figures"]:
        assert 0 < figure["low"] <= figure["median"] <= figure["high"]


def test_bench_refuses_a_bad_path_before_it_measures(tmp_path: Path) -> None:
    assert "cannot be written" in refused("bench", "seasons", "--json", tmp_path / "nowhere" / "figures.json")


def test_options_and_version_are_shown() -> None:
    text = ok("options", "seasons")
    assert "edition = de (default) | en | en-capped" in text
    assert "water_festival = off (default) | on" in text
    assert ok("--version").startswith("subak 0.")


def test_the_river_and_its_arrows_are_shown_from_the_start(tmp_path: Path) -> None:
    keys, arguments = "q\n", ("-o", "water_festival=on", "-l", "en")
    text = ok("play", "seasons", "--seed", "4", *arguments, keys=keys, cwd=tmp_path)
    assert "≈" in text
    assert "→" in text or "←" in text
    assert "largest field" in text
    assert "you are A" in text


# --- playing -----------------------------------------------------------------------------------------------------
def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Always the first choice; the record that is left behind is a whole game."""
    text = ok("play", "seasons", "--seed", "4", "--level", "buffalo", "-l", "de", keys="1\n" * 40, cwd=tmp_path)
    assert "Die Reisbauern gegen Büffel" in text
    assert "Summe" in text
    (record,) = tmp_path.glob("seasons-*.txt")
    assert subak.load(record).is_over


def test_three_at_the_table_of_spirits(tmp_path: Path) -> None:
    arguments = ("--seed", "4", "--seats", "3", "--level", "seedling", "-l", "de")
    text = ok("play", "spirits", *arguments, keys="1\n" * 400, cwd=tmp_path)
    assert "Computer C" in text
    assert "gewinn" in text
    (record,) = tmp_path.glob("spirits-*.txt")
    assert subak.load(record).is_over


def test_undo_hint_nonsense_and_quit_in_the_terminal(tmp_path: Path) -> None:
    keys = "u\n1\nu\nh\nx\n[/b]\n99\n2\nm\nv0,0\nq\n"
    text = ok("play", "seasons", "--seed", "4", "--level", "buffalo", keys=keys, cwd=tmp_path)
    assert "There is nothing to take back" in text
    assert "chance to win" in text
    assert "'x' is not on the list" in text
    assert "'[/b]' is not on the list" in text
    assert "'99' is not on the list" in text
    assert "See you at the next harvest" in text
    (record,) = tmp_path.glob("seasons-*.txt")
    assert len(subak.load(record)) > 0
