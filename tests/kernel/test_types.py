"""What mypy knows of layouts. `make check` reads this file with the plugin; the tests say the same of real records."""

from typing import Any, assert_type

from subak.kernel.annotations import Block, Grid, Row
from subak.kernel.layout import Layout, f32, i8, i16, u32, u64
from subak.kernel.observation import flags

ROWS = 3


class Leaf(Layout):
    span: i8


class Tree(Layout):
    height: i16
    weight: f32
    cells: u64
    rows: u32[ROWS]
    ends: i8[ROWS, 2]
    yields: i16[2, 4, 6]
    crown: Leaf
    leaves: Leaf[2 * ROWS]
    seasons: flags(4, "spring, summer, autumn, winter")


def test_every_field_has_its_type() -> None:
    tree: Tree = Tree.zeros()[0]
    assert float(assert_type(tree.height, int)) == float(assert_type(tree.weight, float)) == 0
    assert assert_type(tree.cells, int) == 0
    assert len(assert_type(tree.rows, Row[int])) == ROWS
    assert assert_type(tree.rows[1], int) == 0
    assert len(assert_type(tree.rows[1:], Row[int])) == ROWS - 1
    assert assert_type(tree.ends, Grid[int])[2, 1] == 0
    assert assert_type(tree.ends[2], Row[int])[1] == 0
    assert assert_type(tree.yields, Block[int])[1, 3, 5] == 0
    assert assert_type(tree.crown, Leaf).span == 0
    assert assert_type(tree.leaves, Row[Leaf])[2 * ROWS - 1].span == 0
    assert len(assert_type(tree.seasons, Any)) == 4  # declared by a call: mypy cannot tell


def wrong(trees: Row[Tree]) -> None:
    """Never called. To mypy each line is an error, and a comment that excuses nothing would be another."""
    trees[0].crown.spans = 1  # type: ignore[attr-defined]
    trees[0].rows[0] = 1.5  # type: ignore[call-overload]
    trees[0].leaves[0] = 1  # type: ignore[call-overload]
    trees[0].crown = trees[1]  # type: ignore[assignment]
    trees[0].ends[0, 0, 0]  # type: ignore[index]
