"""State layouts: an annotated class says once what a record holds, and yields its NumPy dtype.

    class Farm(Layout):
        points: i16        # may go below 0
        rows: u32[32]      # bit x of row y: the cell (x, y) is covered
        cards: Placed[8]   # another layout, nested

`Farm.dtype` is the record, `Farm.zeros(n)` an array of n of them. The dtype is built on `np.record`, so that
`s.points` reads the same in compiled and in uncompiled code.
"""

import functools
from collections import namedtuple
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import numpy as np

from subak.errors import LayoutError


class Sized:
    """`u32[32]` or `Placed[8]`: a fixed number of equal things."""

    def __init__(self, base: "Scalar | type[Layout]", shape: int | tuple[int, ...]) -> None:
        self.dtype = np.dtype((base.dtype, shape))
        self.aligned = np.dtype((base.aligned, shape))


class Scalar:
    """A machine number: `i16` alone is one of them, `i16[8]` a row of eight, `i16[2, 8]` two rows."""

    def __init__(self, kind: type[np.generic]) -> None:
        self.dtype = self.aligned = np.dtype(kind)

    def __getitem__(self, shape: int | tuple[int, ...]) -> Sized:
        return Sized(self, shape)


i8, i16, i32, i64 = Scalar(np.int8), Scalar(np.int16), Scalar(np.int32), Scalar(np.int64)
u8, u16, u32, u64 = Scalar(np.uint8), Scalar(np.uint16), Scalar(np.uint32), Scalar(np.uint64)
f32, f64 = Scalar(np.float32), Scalar(np.float64)

# A field called like an attribute of an array would read as that attribute in uncompiled code.
_TAKEN = frozenset(dir(np.recarray)) | frozenset(dir(np.record))


PAD = "pad_"
"""Fields called so only fill the gaps that alignment leaves."""


def _without_gaps(aligned: np.dtype[Any], formats: dict[str, np.dtype[Any]]) -> np.dtype[Any]:
    """The aligned record with its gaps filled by fields: NumPy leaves gaps undefined when it copies, and the bytes of
    a state are its identity."""
    names, dtypes, offsets, end = list[str](), list[np.dtype[Any]](), list[int](), 0
    fields: Any = aligned.fields or {}
    starts = [int(fields[name][1]) for name in formats]
    for name, start in [*zip(formats, starts, strict=True), ("", aligned.itemsize)]:
        if start > end:
            names.append(f"{PAD}{end}")
            dtypes.append(np.dtype((np.uint8, (start - end,))))
            offsets.append(end)
        if name:
            names.append(name)
            dtypes.append(formats[name])
            offsets.append(start)
            end = start + formats[name].itemsize
    described = {"names": names, "formats": dtypes, "offsets": offsets, "itemsize": aligned.itemsize}
    return np.dtype((np.record, described))


class _Nested(type):
    """Lets a layout be sized like a scalar: `Placed[8]`."""

    def __getitem__(cls, shape: int | tuple[int, ...]) -> Sized:
        return Sized(cls, shape)  # type: ignore[arg-type]  # every class of this kind is a Layout


class Layout(metaclass=_Nested):
    """Base of all state layouts; subclassing it builds `dtype` from the annotations."""

    dtype: ClassVar[np.dtype[Any]] = np.dtype([])
    aligned: ClassVar[np.dtype[Any]] = np.dtype([], align=True)  # the plain C layout (np.record forgets to align)

    def __init_subclass__(cls) -> None:
        kinds = {}
        for name, kind in cls.__annotations__.items():
            if name in _TAKEN or name.startswith(PAD):
                raise LayoutError(f"{cls.__name__}.{name}: the name is taken by NumPy's records; choose another")
            if not isinstance(kind, Scalar | Sized) and not (isinstance(kind, type) and issubclass(kind, Layout)):
                raise LayoutError(f"{cls.__name__}.{name}: {kind!r} is no scalar, layout or sized one of them")
            kinds[name] = kind
        cls.aligned = np.dtype([(name, kind.aligned) for name, kind in kinds.items()], align=True)
        cls.dtype = _without_gaps(cls.aligned, {name: kind.dtype for name, kind in kinds.items()})

    @classmethod
    def zeros(cls, count: int = 1) -> "np.ndarray[Any, Any]":
        """An array of `count` records, all bytes zero."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def plain(cls, record: Any) -> Any:
        """The record as nested named tuples of plain numbers: quick to read from Python, and never written back."""
        return _plain_reader(cls.dtype)(record.tolist())

    @classmethod
    def described(cls) -> Iterator[tuple[str, np.dtype[Any], int]]:
        """Name, dtype and offset of each field, in order (for documentation and tools)."""
        for name, (dtype, offset, *_) in (cls.dtype.fields or {}).items():
            if not name.startswith(PAD):
                yield name, dtype, offset


@functools.cache
def _plain_reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """What turns `record.tolist()` (nested tuples and lists) into named tuples."""
    if dtype.subdtype is not None:  # NumPy leaves inner arrays as arrays
        inner = _plain_reader(dtype.subdtype[0])
        if dtype.subdtype[0].names is None:
            return lambda values: values.tolist()
        return lambda values: [inner(value) for value in values.tolist()]
    if dtype.names is None:
        return lambda value: value
    kept = [(at, name) for at, name in enumerate(dtype.names) if not name.startswith(PAD)]
    make: Any = namedtuple("Plain", [name for _, name in kept])  # type: ignore[misc]  # the names come from the layout
    parts = [(at, _plain_reader(dtype[name])) for at, name in kept if dtype[name].shape or dtype[name].names]
    places = [at for at, _ in kept]

    def read(values: Any) -> Any:
        found = list(values)
        for at, read_part in parts:  # plain numbers are what they are
            found[at] = read_part(found[at])
        return make._make(found if len(found) == len(places) else [found[at] for at in places])

    return read
