"""Walls that no linter knows of: who may name a game, and who may look inside a `Game`."""

import re
from pathlib import Path

import pytest

import subak
from subak import games

SOURCES = Path(subak.__file__).parent
CLIENT = SOURCES.parents[1] / "web" / "src"
OF_GAME = re.compile(r"\b(?:game|table|other|tried|replayed|bare|twin)\._(?!asdict|replace|make\b|fields)[a-z]\w*")


def in_no_game(path: Path) -> bool:
    return not any(path.is_relative_to(kind.folder) for kind in games.shelf()) and "static" not in path.parts


def code() -> list[Path]:
    """All code but that of the games, and the client's."""
    python = [path for path in SOURCES.rglob("*.py") if in_no_game(path)]
    return [*python, *(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte", ".css"))]


def test_only_a_game_s_own_folder_names_it() -> None:
    """A fourth game is one folder: no list of games, no special case for one of them stands anywhere else."""
    names = re.compile(rf"\b(?:{'|'.join(subak.game_names())})\b", re.IGNORECASE)
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in code()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert found == []


def test_no_file_outside_a_game_s_folder_is_called_like_it() -> None:
    found = [
        path.relative_to(SOURCES)
        for path in SOURCES.rglob("*")
        if path.is_file() and in_no_game(path) and any(name in path.name for name in subak.game_names())
    ]
    assert found == []


def test_nobody_else_looks_inside_a_game() -> None:
    """Players, environments, analysis and balance use what `Game` offers to all."""
    found = [
        f"{path.name}: {match[0]}"
        for path in SOURCES.rglob("*.py")
        if path.name != "game.py" or path.parent.name != "game"
        for match in OF_GAME.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("name", subak.game_names())
def test_every_game_has_the_same_rooms(name: str) -> None:
    folder = games.find(name).folder
    rooms = {path.name for path in folder.iterdir() if not path.name.startswith("__")}
    files = {"components.py", "components.toml", "kind.py", "wording.py"}
    expected = files | {"art", "guide", "players", "rules", "table", "texts"}
    assert rooms == expected
