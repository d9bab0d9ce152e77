"""Learned weights: a TOML file in each game's folder, by the names of its features."""

import functools
import tomllib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from subak.errors import ComponentsError, one_of
from subak.games import find

Weights = NDArray[np.float64]


@functools.cache
def load_weights(game: str, path: Path | None = None) -> Weights:
    """Two rows: the weights at the beginning, and by how much they change until the end."""
    players = find(game).players
    names, file = players.features, path or players.weights
    with file.open("rb") as opened:
        table = tomllib.load(opened)["weights"]
    found = np.zeros((2, len(names)))
    for name, pair in table.items():
        if name not in names:
            raise ComponentsError(str(file), name, f"there is no such feature; {one_of(name, names)}")
        found[:, names.index(name)] = pair
    found.setflags(write=False)
    return found


def write_weights(game: str, weights: Weights, path: Path | None = None) -> None:
    players = find(game).players
    lines = ["# Learned by self-play: at the beginning, and the change until the end (docs/players.md).", "[weights]"]
    for name, start, change in zip(players.features[1:], weights[0, 1:], weights[1, 1:], strict=True):
        lines.append(f"{name} = [{start:.3f}, {change:.3f}]")
    (path or players.weights).write_text("\n".join(lines) + "\n", encoding="utf-8")
