"""Learned weights: a TOML file in each game's folder, by the names of its features."""

import functools
import importlib
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subak.errors import ComponentsError, one_of
from subak.games import MODULES

Weights = NDArray[np.float64]


def feature_names(game: str) -> tuple[str, ...]:
    """The features of a game, in order; the first is how far the game has come."""
    names: tuple[str, ...] = importlib.import_module(MODULES[game].replace(".kind", ".value")).NAMES
    return names


def weights_file(game: str) -> Path:
    module: Any = importlib.import_module(MODULES[game])
    return Path(module.__file__).with_name("weights.toml")


@functools.cache
def load_weights(game: str, path: Path | None = None) -> Weights:
    """Two rows: the weights at the beginning, and by how much they change until the end."""
    names = feature_names(game)
    file = path or weights_file(game)
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
    lines = ["# Learned by self-play: at the beginning, and the change until the end (docs/players.md).", "[weights]"]
    for name, start, change in zip(feature_names(game)[1:], weights[0, 1:], weights[1, 1:], strict=True):
        lines.append(f"{name} = [{start:.3f}, {change:.3f}]")
    (path or weights_file(game)).write_text("\n".join(lines) + "\n", encoding="utf-8")
