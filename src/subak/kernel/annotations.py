"""What kernels are annotated with, for mypy and for readers. Numba reads no annotations.

    @rule
    def is_full(farm: Farm, limits: Row[int], y: int) -> bool:
        return farm.rows[y] >= limits[y]

`mypy_plugin.py` reads the fields of a layout in the same words. Every NumPy array fits `Row`, `Grid` and `Block`.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, overload

import numpy as np

T = TypeVar("T")


class Row(Protocol[T]):
    """An array with one index: `u32[32]`, `Placed[8]`, or the states of several games."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[T]: ...
    @overload
    def __getitem__(self, at: int, /) -> T: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Row[T]": ...
    @overload
    def __setitem__(self, at: int, value: T, /) -> None: ...
    @overload
    def __setitem__(self, at: slice, value: Any, /) -> None: ...  # one for all, or one for each
    def copy(self) -> "Row[T]": ...


class Grid(Protocol[T]):
    """An array with two indices: `i8[HEXES, SIDES]`."""

    @property
    def shape(self) -> tuple[Any, ...]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, at: int, /) -> Row[T]: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> T: ...
    @overload
    def __getitem__(self, at: tuple[slice, int], /) -> Row[T]: ...
    def __setitem__(self, at: tuple[int, int | slice], value: T, /) -> None: ...


class Block(Protocol[T]):
    """An array with three indices: `i16[2, 4, 6]`."""

    @overload
    def __getitem__(self, at: int, /) -> Grid[T]: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> Row[T]: ...
    @overload
    def __getitem__(self, at: tuple[int, int, int], /) -> T: ...
    def __setitem__(self, at: tuple[int, int, int], value: T, /) -> None: ...


# Kernels convert with NumPy's types, since only these have a width. To mypy the result is a whole number like any
# other, and may be written to a field.
if TYPE_CHECKING:
    int64 = uint8 = uint32 = uint64 = int
else:
    int64, uint8, uint32, uint64 = np.int64, np.uint8, np.uint32, np.uint64
