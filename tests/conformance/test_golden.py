"""Every game has golden playthroughs, and they still come out as written (`make golden` after a wanted change)."""

import pytest

import subak
from conformance import chosen
from conformance.chosen import game_names
from conformance.golden import folder, golden_games
from subak.game.annotate import annotate

FILES = [(name, file) for name in game_names() for file in golden_games(name)]


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_golden_playthrough_replays_as_written(name: str, file: str) -> None:
    path = folder() / name / f"{file}.txt"
    assert path.exists(), f"{path.name} is missing: every game needs its playthroughs (make golden)"
    text = path.read_text(encoding="utf-8")
    game = subak.read(text)
    assert game.is_over
    assert annotate(game) == text


def test_no_stray_playthroughs() -> None:
    """Of the game that was chosen, or of all: then a folder of an unknown game is a stray, too."""
    found = {(path.parent.name, path.stem) for path in folder().glob(f"{chosen.GAME or '*'}/*.txt")}
    assert found == set(FILES)
