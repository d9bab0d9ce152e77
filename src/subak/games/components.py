"""Components: the cards, tiles and boards of a table. Read from TOML with errors a person can act on.

An error names file, entry, field and what was expected. All problems of a file are collected, so that whoever
transcribes a printed copy sees them in one go.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Self

from subak.errors import ComponentsError, one_of

ORIGINS = ("rulebook", "public", "subak", "own")
"""Where an entry comes from; `own` is for files transcribed from a printed copy."""


class Problems:
    """What is wrong with a file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[ComponentsError] = []

    def add(self, where: str, problem: str) -> None:
        self.found.append(ComponentsError(self.file, where, problem))

    def raise_first(self) -> None:
        if self.found:
            first = self.found[0]
            more = f" (and {len(self.found) - 1} more)" if len(self.found) > 1 else ""
            raise ComponentsError(first.file, first.entry, first.problem + more)


class Entry:
    """One table of the file. Reads fields, remembers which were read, reports what does not fit.

    A field that is missing or wrong is reported and read as a harmless value, so that checking can go on.
    """

    def __init__(self, data: object, where: str, problems: Problems) -> None:
        self.where, self.problems = where, problems
        self._read: set[str] = set()
        self._data: dict[str, Any] = data if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            problems.add(where, f"expected a table, found {data!r}")

    def wrong(self, field: str, problem: str) -> None:
        self.problems.add(f"{self.where}, {field}" if self.where else field, problem)

    def get(self, field: str, kind: type | tuple[type, ...], expected: str, default: Any) -> Any:
        """A field of a kind; `default` is what a wrong one is read as."""
        self._read.add(field)
        if field not in self._data:
            self.wrong(field, f"missing; expected {expected}")
            return default
        value = self._data[field]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            self.wrong(field, f"{value!r} does not fit; expected {expected}")
            return default
        return value

    def has(self, field: str) -> bool:
        return not self._left_out(field)

    def _left_out(self, field: str) -> bool:
        """An optional field that is not there (it still counts as known)."""
        self._read.add(field)
        return field not in self._data

    def text(self, field: str) -> str:
        value: str = self.get(field, str, "a text", "")
        return value

    def choice(self, field: str, allowed: Sequence[str], default: str | None = None) -> str:
        if default is not None and self._left_out(field):
            return default
        value = self.get(field, str, f"one of: {', '.join(allowed)}", allowed[0])
        if value not in allowed:
            self.wrong(field, f"unknown {value!r}; {one_of(value, allowed)}")
            return allowed[0]
        return str(value)

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and self._left_out(field):
            return default
        expected = f"a whole number from {low} to {high}" if low < high else f"{low}"
        value = self.get(field, int, expected, low)
        if not low <= value <= high:
            self.wrong(field, f"{value} is out of range; expected {expected}")
            return low
        return int(value)

    def numbers(self, field: str, count: range, low: int, high: int) -> list[int]:
        expected = f"{count.start} to {count.stop - 1} whole numbers from {low} to {high}"
        if len(count) == 1:
            expected = f"{count.start} whole numbers from {low} to {high}"
        values = self.get(field, list, expected, [low] * count.start)
        fits = all(isinstance(value, int) and not isinstance(value, bool) and low <= value <= high for value in values)
        if len(values) not in count or not fits:
            self.wrong(field, f"{values!r} does not fit; expected {expected}")
            return [low] * count.start
        return list(values)

    def texts(self, field: str, count: range, default: list[str] | None = None) -> list[str]:
        if default is not None and self._left_out(field):
            return default
        expected = f"{count.start} to {count.stop - 1} texts" if len(count) > 1 else f"{count.start} texts"
        values = self.get(field, list, expected, [""] * count.start)
        if len(values) not in count or not all(isinstance(value, str) for value in values):
            self.wrong(field, f"{values!r} does not fit; expected {expected}")
            return [""] * count.start
        return list(values)

    def table(self, field: str) -> "Entry":
        return Entry(self.get(field, dict, "a table", {}), self._inside(field), self.problems)

    def tables(self, field: str, count: range) -> list["Entry"]:
        values = self.get(field, list, f"a list of {_span(count)} tables", [])
        if len(values) not in count:
            self.wrong(field, f"there are {len(values)}; expected {_span(count)}")
        return [self._numbered(field, number, value) for number, value in enumerate(values, 1)]

    def _numbered(self, field: str, number: int, value: object) -> "Entry":
        name = value.get("id") if isinstance(value, dict) else None
        return Entry(value, self._inside(f"{field} {name!r}" if name else f"{field} {number}"), self.problems)

    def _inside(self, field: str) -> str:
        return f"{self.where}, {field}" if self.where else field

    @property
    def names(self) -> list[str]:
        """The names of all its fields."""
        return list(self._data)

    def done(self) -> None:
        """Report fields nobody asked for: a misspelt one must not be ignored silently."""
        for field in self._data:
            if field not in self._read:
                self.wrong(field, f"unknown field; {one_of(field, sorted(self._read))}")


def _span(count: range) -> str:
    return str(count.start) if len(count) == 1 else f"{count.start} to {count.stop - 1}"


def _parse(path: Path) -> tuple[dict[str, Any], bytes]:
    try:
        content = path.read_bytes()
        return tomllib.loads(content.decode()), content
    except OSError as error:
        raise ComponentsError(path, "file", f"cannot be read ({error.strerror}); expected a TOML file") from error
    except UnicodeDecodeError as error:
        raise ComponentsError(path, f"byte {error.start}", "not UTF-8; expected a TOML file in UTF-8") from error
    except (ValueError, RecursionError) as error:  # tomllib has no own error for huge numbers and deep nesting
        raise ComponentsError(path, "file", f"no valid TOML: {str(error)[:200]}") from error


@dataclass(frozen=True, eq=False)
class Components:
    """A checked set of components. A game derives its own; one without cards or tiles uses this class as it is.

    Two sets are equal when they were read from the same content.
    """

    file: str
    digest: str
    OURS: ClassVar[Path | None] = None  # the file that comes with the game

    @classmethod
    def read(cls, path: Path) -> tuple[Self, Problems]:
        """What a file holds, and what is wrong with it. Each game writes its own."""
        raise ComponentsError(path, "file", "this game has no components; expected no file")

    @classmethod
    def ours(cls) -> Self:
        """Those that come with the game, read once."""
        if cls not in _ours:
            _ours[cls] = cls("", "none") if cls.OURS is None else cls.load(cls.OURS)
        found: Self = _ours[cls]
        return found

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a components file; raises with the first problem (`check` lists them all)."""
        components, problems = cls.read(path)
        problems.raise_first()
        return components

    @classmethod
    def check(cls, path: Path) -> list[ComponentsError]:
        """Everything that is wrong with a file."""
        try:
            return cls.read(path)[1].found
        except ComponentsError as error:
            return [error]

    @property
    def is_ours(self) -> bool:
        return self == type(self).ours()

    def numbers(self) -> dict[str, Any]:
        """What texts may name besides what is in the file: numbers of the rules, and what follows from the file."""
        return {}

    def messages(self, language: str) -> dict[str, str]:
        """Names and texts that somebody's own file brings along, by message id."""
        return {}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)


_ours: dict[type[Components], Any] = {}


def read_data(path: Path) -> dict[str, Any]:
    """The file as it was written, unchecked."""
    return _parse(path)[0]


def game_of(path: Path) -> str:
    """The game a components file says it is for."""
    game = read_data(path).get("game")
    if not isinstance(game, str):
        raise ComponentsError(path, "game", 'missing; expected the name of the game, as in game = "…"')
    return game


def read_toml(path: Path, game: str) -> tuple[Entry, str]:
    """The file's top table, checked to be for this game, and a short hash of the file."""
    data, content = _parse(path)
    top = Entry(data, "", Problems(str(path)))
    top.number("format", 1, 1)
    if (name := top.text("game")) != game and name:
        top.wrong("game", f"{name!r} does not fit; expected {game!r}")
    # Line ends must not make two files out of one.
    digest = blake2b(content.replace(b"\r\n", b"\n"), digest_size=6).hexdigest()
    return top, digest
