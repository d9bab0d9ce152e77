"""Self-play: what is in the files is what was played; a run goes on where it stopped; bad input is explained."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import subak
from subak.cli.screen import console
from subak.cli.selfplay import run_selfplay
from subak.envs import encoding_of
from subak.errors import BadOption
from subak.players.levels import make_player
from subak.study import files, selfplay
from subak.study.arena import Match, play_match, write_parquet
from subak.study.selfplay import Plan, generate, missing, played_in, read, read_files

parquet = pytest.importorskip("pyarrow.parquet", reason="PyArrow is not installed (pip install 'subak[parquet]')")


def plan(game: str = "seasons", players: tuple[str, ...] = ("greedy", "random"), **other: Any) -> Plan:
    table = subak.new(game, seats=other.pop("seats", 2), options=other)
    return Plan(game, players, table.seats, table.options, "7")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def nothing(file: object) -> None:
    """Told of a file, and content."""


# --- what is in the files --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", subak.game_names())
def test_what_is_read_is_what_was_played(tmp_path: Path, game: str) -> None:
    """Played again from seed and moves, every decision has the observation, the legal moves and the result that the
    files say."""
    played = plan(game, ("greedy", "random", "search:5"), seats=2)
    generate(tmp_path / "games", played, 4, nothing, together=3)
    decisions, encoding = read(tmp_path / "games"), encoding_of(game)
    assert sorted(set(decisions.game.tolist())) == [0, 1, 2, 3]
    policies = decisions.policy()
    for number in range(4):
        at = np.flatnonzero(decisions.game == number)
        table = subak.new(game, seats=2, seed=str(decisions.seed[at[0]]), options=decisions.about["options"])
        for move_number, row in enumerate(at):
            seat, move = int(decisions.seat[row]), int(decisions.move[row])
            seen, legal = encoding.look(table, seat)
            assert decisions.number[row] == move_number
            assert np.array_equal(decisions.observation[row], seen)
            assert np.array_equal(decisions.legal[row], legal)
            name = decisions.about["players"][decisions.player[row]]
            assert (decisions.visited[row] == legal.sum()) if name == "search:5" else decisions.visited[row] == 0
            assert policies[row].sum() == pytest.approx(1)
            assert not policies[row][legal == 0].any()
            assert policies[row][move] > 0  # looked at; but not necessarily most
            assert policies[row][move] == 1 or name == "search:5"
            table.push(move, seat)
        assert table.outcome is not None
        for seat in range(2):
            own = at[decisions.seat[at] == seat]
            assert set(decisions.share[own].tolist()) == {np.float32(table.outcome[seat])}
            assert set(decisions.points[own].tolist()) == {table.scores[seat]}


def test_a_searching_player_plays_as_everywhere() -> None:
    """Asking for its visits changes nothing."""
    played = selfplay.play_game(plan(players=("search:20",)), 0)
    game = subak.new("seasons", seed="7 0")
    players = [make_player("search:20", selfplay._dice(plan(), 0, seat)) for seat in range(2)]
    for decision in played.decisions:
        assert players[decision.seat].choose(game, decision.seat) == decision.move
        game.push(decision.move, decision.seat)


def test_everybody_sits_everywhere_and_every_deal_is_new() -> None:
    four = plan("spirits", ("greedy", "random", "seedling", "buffalo"), seats=2)
    rows = [four.lineup(number) for number in range(12)]
    assert len(set(rows)) == 12
    assert len({four.seed_of(number) for number in range(12)}) == 12
    assert plan(players=("greedy",)).lineup(5) == (0, 0)


def test_meta_says_what_the_numbers_mean(tmp_path: Path) -> None:
    generate(tmp_path, plan(edition="en"), 1, nothing)
    meta = json.loads((tmp_path / "meta.json").read_bytes())
    encoding = encoding_of("seasons")
    assert (meta["game"], meta["options"]["edition"], meta["players"]) == ("seasons", "en", ["greedy", "random"])
    assert (meta["observation"], meta["actions"]) == (encoding.size, encoding.actions)
    assert meta["encoding"] == selfplay.digest_of(encoding) != selfplay.digest_of(encoding_of("rios"))
    (file,) = tmp_path.glob("*.parquet")
    inside = json.loads(parquet.read_schema(file).metadata[files.ABOUT])
    assert inside == meta


# --- going on --------------------------------------------------------------------------------------------------------
def test_files_are_the_same_in_one_process_and_two(tmp_path: Path) -> None:
    generate(tmp_path / "one", plan(), 6, nothing, together=2)
    generate(tmp_path / "two", plan(), 6, nothing, jobs=2, together=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert len(contents(tmp_path / "one")) == 4


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    generate(tmp_path / "whole", plan(), 7, nothing, together=3)
    generate(tmp_path / "parts", plan(), 5, nothing, together=3)
    before = contents(tmp_path / "parts")
    assert missing(tmp_path / "parts", 5) == []
    assert missing(tmp_path / "parts", 9, 3) == [range(5, 8), range(8, 9)]
    told: list[range] = []
    generate(tmp_path / "parts", plan(), 7, lambda file: told.append(file.games), together=3)
    assert told == [range(5, 7)]
    assert before.items() <= contents(tmp_path / "parts").items()
    whole, parts = read(tmp_path / "whole"), read(tmp_path / "parts")
    assert np.array_equal(whole.observation, parts.observation)
    assert np.array_equal(whole.move, parts.move)
    (tmp_path / "parts" / "games-000000000-000000002.parquet").unlink()
    assert missing(tmp_path / "parts", 7) == [range(3)]
    assert sum(len(part) for part in read_files(tmp_path / "parts")) < len(whole)


def test_a_file_that_could_not_be_finished_is_not_there(tmp_path: Path) -> None:
    generate(tmp_path, plan(), 2, nothing, together=1)
    (tmp_path / "games-000000002-000000002.parquet.part").write_bytes(b"half")
    assert played_in(tmp_path) == {0, 1}
    generate(tmp_path, plan(), 3, nothing, together=1)
    assert len(read(tmp_path)) > 0
    assert list(tmp_path.glob("*.part")) == []


HANGS = 120
"""Seconds until a test gives up."""


def heeds_ctrl_c() -> None:
    """Tests that a shell has started in the background ignore Ctrl-C, and so would all that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def begun(folder: Path, *more: object) -> "subprocess.Popen[str]":
    """`subak selfplay` in a process group of its own, when its first file is there."""
    command = [sys.executable, "-m", "subak.cli.main", "selfplay", "seasons", "greedy", "random", "--out", folder]
    options = ["--games", 5000, "--batch", 2, "--jobs", 2, "--seed", 7, *more]
    process = subprocess.Popen(
        [str(word) for word in command + options],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heeds_ctrl_c,
    )
    while not played_in(folder):
        assert process.poll() is None, process.stderr and process.stderr.read()
        time.sleep(0.05)
    return process


def interrupted(process: "subprocess.Popen[str]") -> str:
    """Ctrl-C, and what it says."""
    try:
        os.killpg(process.pid, signal.SIGINT)
        return process.communicate(timeout=HANGS)[1]
    finally:
        process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_ctrl_c_leaves_whole_files_and_the_run_goes_on(tmp_path: Path) -> None:
    process = begun(tmp_path / "games")
    words = interrupted(process)
    assert process.returncode == 130
    assert "The same command goes on" in words
    assert "Traceback" not in words
    there = len(played_in(tmp_path / "games"))
    assert 0 < there < 5000
    generate(tmp_path / "games", plan(), there + 2, nothing, together=2)
    again = read(tmp_path / "games")
    assert set(again.game.tolist()) >= set(range(there + 2))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_no_process_outlives_a_run_that_was_killed(tmp_path: Path) -> None:
    process = begun(tmp_path / "games")
    process.kill()
    process.communicate(timeout=HANGS)
    until = time.monotonic() + HANGS
    while is_alive(process.pid):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert len(read(tmp_path / "games")) > 0


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# --- refusals --------------------------------------------------------------------------------------------------------
def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    generate(tmp_path, plan(), 1, nothing)
    with pytest.raises(BadOption, match=r"holds other games: players \['greedy', 'random'\], not \['greedy'\]"):
        generate(tmp_path, plan(players=("greedy",)), 1, nothing)
    (tmp_path / "meta.json").write_text("[]", encoding="utf-8")
    with pytest.raises(BadOption, match="holds no self-play"):
        generate(tmp_path, plan(), 1, nothing)


def test_bad_input_is_refused_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="did you mean 'greedy'"):
        generate(tmp_path / "a", plan(players=("gredy",)), 1, nothing)
    (tmp_path / "letter.txt").touch()
    with pytest.raises(BadOption, match="is not empty, and holds no self-play"):
        generate(tmp_path, plan(), 1, nothing)
    with pytest.raises(BadOption, match="cannot be written"):
        generate(tmp_path / "letter.txt", plan(), 1, nothing)
    with pytest.raises(BadOption, match="holds no self-play"):
        read(tmp_path / "nowhere")
    selfplay.open_folder(tmp_path / "empty", plan())
    with pytest.raises(BadOption, match="holds no games yet"):
        read(tmp_path / "empty")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match=r"pip install 'subak\[parquet\]'"):
        generate(tmp_path / "b", plan(), 1, nothing)
    assert not (tmp_path / "a").exists()
    assert not (tmp_path / "b").exists()


def test_the_command_line_refuses_in_one_line() -> None:
    pytest.importorskip("ray", reason="Ray is not installed (pip install 'subak[ray]')")
    command = [sys.executable, "-m", "subak.cli.main", "arena", "seasons", "greedy", "--ray", "nowhere"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith("subak: --ray nowhere: that is no address")
    assert "Traceback" not in done.stderr


def test_it_is_said_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(console, "print", said.append)
    for games in (3, 4):
        run_selfplay(plan(), games, tmp_path, 2)
    assert said == [
        f"{tmp_path}: 3 games in 2 files, 0.0 MB",
        f"{tmp_path}: 3 games are played already",
        f"{tmp_path}: 4 games in 3 files, 0.0 MB",
    ]


# --- the page, and other tables --------------------------------------------------------------------------------------
def test_the_example_on_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "scale.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    generate(tmp_path / "games", plan(), 1, nothing)
    monkeypatch.chdir(tmp_path)
    exec(example, {})


def test_the_page_names_all_columns(tmp_path: Path) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "scale.md").read_text(encoding="utf-8")
    generate(tmp_path, plan(), 1, nothing)
    (file,) = tmp_path.glob("*.parquet")
    for field in parquet.read_schema(file):
        assert f"| `{field.name}` |" in page
    for name in selfplay.meta_of(tmp_path):
        assert f"`{name}`" in page


def test_a_match_as_a_table(tmp_path: Path) -> None:
    match = Match("seasons", ("greedy", "random"), 2)
    play_match(match, 2, 1, lambda now: None)
    write_parquet(match, tmp_path / "match.parquet")
    rows = parquet.read_table(tmp_path / "match.parquet").to_pylist()
    assert [row["deal"] for row in rows] == [0, 0, 1, 1]
    assert rows[0]["players"] == ["greedy", "random"]
    assert rows[1]["players"] == ["random", "greedy"]
    assert rows[1]["shares"] == list(match.deals[0].shares[1])
    assert rows[3]["points"] == list(match.deals[1].scores[1])
