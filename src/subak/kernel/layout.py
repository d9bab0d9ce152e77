"""State layouts: an annotated class says once what a record holds, and yields its NumPy dtype.

    class Farm(Layout):
        points: i16        # may go below 0
        rows: u32[32]      # bit x of row y: the cell (x, y) is covered
        cards: Placed[8]   # another layout, nested

`Farm.dtype` is the record, `Farm.zeros(n)` an array of n of them. The dtype is built on `np.record`, so that
`s.points` reads the same in compiled and in uncompiled code.
"""

import functools
import struct
from collections import namedtuple
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, NamedTuple, Self

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
    def plain(cls, record: Any) -> Self:
        """The record as nested named tuples of plain numbers: quick to read from Python, and never written back.

        It has the fields of the layout, so mypy takes it for one."""
        return cls.plain_all(record.tobytes())[0]

    @classmethod
    def plain_all(cls, content: bytes) -> list[Self]:
        """The same for the bytes of any number of records."""
        return _plain_reader(cls.dtype)(content)

    @classmethod
    def described(cls) -> Iterator[tuple[str, np.dtype[Any], int]]:
        """Name, dtype and offset of each field, in order (for documentation and tools)."""
        for name, (dtype, offset, *_) in (cls.dtype.fields or {}).items():
            if not name.startswith(PAD):
                yield name, dtype, offset


class _Reader(NamedTuple):
    """How to read a dtype from the flat tuple that `struct` unpacks: its format codes, the number of its values, and
    the function that builds the result from a position on."""

    codes: str
    size: int
    make: Callable[[tuple[Any, ...], int], Any]


MANY = 100
"""A nested record with at least this number of values is a table of components."""
_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}


@functools.cache
def _plain_reader(dtype: np.dtype[Any]) -> Callable[[bytes], list[Any]]:
    """What turns the bytes of records into named tuples. All numbers are unpacked at once: NumPy would make an array
    of every part first (157 µs for a state of 2 KB; this takes 45)."""
    reader = _reader_of(dtype)
    unpack, make = struct.Struct("=" + reader.codes).iter_unpack, reader.make
    return lambda content: [make(values, 0) for values in unpack(content)]


def _reader_of(dtype: np.dtype[Any]) -> _Reader:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return _row_reader(base if len(shape) == 1 else np.dtype((base, shape[1:])), shape[0])
    if dtype.names is None:
        return _Reader(_CODES[dtype.str[1:]], 1, lambda values, at: values[at])
    return _record_reader(dtype)


def _row_reader(base: np.dtype[Any], length: int) -> _Reader:
    part = _reader_of(base)
    codes, count, make = part.codes * length, part.size * length, part.make
    if base.names is None and base.subdtype is None:
        return _Reader(codes, count, lambda values, at: list(values[at : at + count]))
    steps = range(0, count, part.size)
    return _Reader(codes, count, lambda values, at: [make(values, at + step) for step in steps])


def _made_once(part: _Reader) -> Callable[[tuple[Any, ...], int], Any]:
    """For large parts that are the same in all states of a game."""
    remember = functools.lru_cache(maxsize=16)(lambda values: part.make(values, 0))
    return lambda values, at: remember(values[at : at + part.size])


def _record_reader(dtype: np.dtype[Any]) -> _Reader:
    names, codes, count, parts = list[str](), "", 0, list[tuple[int, Any]]()
    for name in dtype.names or ():
        if name.startswith(PAD):
            codes += f"{dtype[name].itemsize}x"
            continue
        part = _reader_of(dtype[name])
        names.append(name)
        parts.append((count, _made_once(part) if dtype[name].names and part.size >= MANY else part.make))
        codes, count = codes + part.codes, count + part.size
    named: Any = namedtuple("Plain", names)  # type: ignore[misc]  # the names come from the layout
    make = named._make
    if not any(dtype[name].shape or dtype[name].names for name in names):  # nothing but numbers
        return _Reader(codes, count, lambda values, at: make(values[at : at + count]))
    return _Reader(codes, count, lambda values, at: make([read(values, at + start) for start, read in parts]))
