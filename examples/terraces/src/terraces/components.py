"""Reads `components.toml`, or somebody's own file."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from subak.games import components
from terraces.rules import ROUNDS

RICE = ("white", "red", "black")


@dataclass(frozen=True, eq=False)
class Components(components.Components):
    OURS: ClassVar[Path] = Path(__file__).with_name("components.toml")
    points: list[list[int]]  # for 0, 1, 2 … fields of each rice

    @classmethod
    def read(cls, path: Path) -> "tuple[Components, components.Problems]":
        top, digest = components.read_toml(path, "terraces")
        entry = top.table("points")
        points = [[0, *entry.numbers(rice, range(ROUNDS, ROUNDS + 1), 0, 99)] for rice in RICE]
        entry.done()
        top.done()
        return cls(str(path), digest, points), top.problems
