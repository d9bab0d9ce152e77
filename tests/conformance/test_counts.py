"""Node counts from fixed positions; a difference names the picks it comes from."""

import pytest

import subak
from conformance.counts import FOLDER, Position, read_positions

POSITIONS = [
    pytest.param(position, id=f"{name}: {position.name}")
    for name in subak.game_names()
    if (FOLDER / f"{name}.txt").exists()
    for position in read_positions(name)
]


@pytest.mark.parametrize("position", POSITIONS)
def test_node_counts(position: Position) -> None:
    found = position.counted()
    wrong = {
        move: f"expected {position.split.get(move)}, found {found.get(move)}"
        for move in {*found, *position.split}
        if found.get(move) != position.split.get(move)
    }
    assert not wrong, f"{position.game}, {position.name}, depth {position.depth}: {wrong}"


@pytest.mark.parametrize("name", subak.game_names())
def test_every_game_has_node_counts(name: str) -> None:
    assert (FOLDER / f"{name}.txt").exists()
    positions = list(read_positions(name))
    assert len(positions) >= 5
    assert any(len(set(position.split.values())) > 1 for position in positions), "all picks lead to equally many"
