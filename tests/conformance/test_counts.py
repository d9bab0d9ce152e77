"""Node counts from fixed positions; a difference names the picks it comes from."""

import pytest

from conformance.chosen import game_names
from conformance.counts import Position, file_of, read_positions

POSITIONS = [
    pytest.param(position, id=f"{name}: {position.name}")
    for name in game_names()
    if file_of(name).exists()
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


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_node_counts(name: str) -> None:
    assert file_of(name).exists()
    assert len(list(read_positions(name))) >= 5
