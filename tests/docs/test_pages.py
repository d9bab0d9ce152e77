"""What the pages show works."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import subak
from subak.envs import Batch

DOCS = Path(__file__).resolve().parents[2] / "docs"


def read(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def test_getting_started_prints_what_it_says() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", read("getting-started.md"), re.DOTALL)
    assert len(blocks) >= 5
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "getting-started", None, 0)
    failures: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=failures.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(failures)


def test_the_agents_play() -> None:
    """One block after the other; they hold assertions of their own."""
    blocks = re.findall(r"```python\n(.*?)```", read("writing-an-agent.md"), re.DOTALL)
    assert len(blocks) >= 6
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)


@pytest.mark.parametrize("game", subak.game_names())
def test_the_check_of_components_finds_nothing_wrong_with_ours(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (block,) = re.findall(r"From Python:\n\n```python\n(.*?)```", read(f"components/{game}.md"), re.DOTALL)
    ours = DOCS.parent / "src" / "subak" / "games" / game / "components.toml"
    (tmp_path / "mine.toml").write_bytes(ours.read_bytes())
    monkeypatch.chdir(tmp_path)
    exec(block, {})
    assert capsys.readouterr().out == ""
    (tmp_path / "mine.toml").write_text("format = 1")
    exec(block, {})
    assert "mine.toml" in capsys.readouterr().out


@pytest.mark.parametrize("game", subak.game_names())
def test_the_overview_lists_the_options(game: str) -> None:
    (row,) = [line for line in read("rules/README.md").splitlines() if f"`{game}`" in line]
    assert re.findall(r"`(\w+)`", row)[1:] == list(subak.options(game))


def test_the_reference_lists_the_arrays_of_a_batch() -> None:
    batch = Batch("seasons", 3, seed=0, threads=1)
    sizes = {
        "games": 3,
        "seats": 2,
        "`encoding.size`": batch.encoding.size,
        "`encoding.actions`": batch.encoding.actions,
    }
    rows = re.findall(r"^\| `(\w+)` \| (games[^|]*?) \|", read("reference/envs.md"), re.MULTILINE)
    assert {name for name, _ in rows} >= {"observations", "masks", "asked", "is_over", "reward"}
    for name, shape in rows:
        assert getattr(batch, name).shape == tuple(sizes[side] for side in shape.split(" × ")), name
