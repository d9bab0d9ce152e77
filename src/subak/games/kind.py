"""What the rest of the package knows about a game. Each game brings one `GameKind`; nothing else names a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from subak.errors import BadOption, one_of
from subak.kernel.layout import Layout
from subak.show.choices import Choices, Event, Message
from subak.show.scene import Drawing, Scene
from subak.show.texts import Catalogue

Value = str | bool | int
States = NDArray[Any]
"""An array of state records; a single game is an array of one."""

_WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins."""

    name: str
    values: tuple[Value, ...]
    default: Value

    def check(self, game: str, value: object) -> Value:
        """The value as the game knows it; words such as `on` are understood for switches."""
        if isinstance(self.default, bool) and isinstance(value, str):
            value = _WORDS.get(value.lower(), value)
        for known in self.values:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
            if isinstance(known, int) and not isinstance(known, bool) and value == str(known):
                return known
        words = [option_text(known) for known in self.values]
        problem = f"{game}: option {self.name}: {value!r} is not possible; {one_of(value, words)}"
        raise BadOption(problem, self.name)


def option_text(value: Value) -> str:
    """As written in records and on the command line."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Solved:
    """A decision whose best move is known for certain."""

    code: int
    share: float
    """Of the win: 1, a half, 0."""


class GameKind(ABC):
    """One of the games. Functions that take a state get it hidden from the seat they speak to."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Of the rules; moves only when their behaviour does."""
    layout: ClassVar[type[Layout]]
    seats: ClassVar[range]
    moves: ClassVar[int]
    """Moves are 0 … moves − 1."""
    moves_at_most: ClassVar[int]
    """So many at one pick."""
    options: ClassVar[tuple[Option, ...]]
    event_kinds: ClassVar[tuple[str, ...]]
    board_events: ClassVar[frozenset[str]]
    """After these a seat's board looks different."""

    def check_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options, the given ones checked."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name}: there is no option {name!r}; {one_of(name, known)}")
        return {
            name: option.check(self.name, given[name]) if name in given else option.default
            for name, option in known.items()
        }

    @abstractmethod
    def load_components(self, path: Path | None) -> Any:
        """A components file, checked; ours without a path."""

    @abstractmethod
    def check_components(self, path: Path) -> Sequence[Exception]:
        """Everything that is wrong with a components file."""

    @abstractmethod
    def template(self, seats: int, options: Mapping[str, Value], components: Any) -> States:
        """A state with options and tables, ready for `deal`."""

    @abstractmethod
    def arrange(self, states: States, components: Any, text: str) -> None:
        """Replace what was dealt by what a text says (scenarios, puzzles, lessons)."""

    @abstractmethod
    def write_moves(self, states: States, components: Any, seat: int, moves: Sequence[int]) -> list[str]:
        """Moves in the game's notation."""

    @abstractmethod
    def read_move(self, states: States, components: Any, seat: int, text: str) -> int:
        """The move a text stands for, legal or not; raises MalformedMove if it is none."""

    @abstractmethod
    def refusal(self, states: States, components: Any, seat: int, move: int) -> str:
        """Why a move is not legal and what would be, in a sentence's tail."""

    @abstractmethod
    def describe(self, states: States, components: Any) -> dict[str, Any]:
        """A state in plain words and numbers, ready for JSON."""

    @abstractmethod
    def choose(self, states: States, components: Any, seat: int, moves: Sequence[int]) -> Choices:
        """The seat's moves with prompt, labels, targets and previews."""

    @abstractmethod
    def picture(self, states: States, components: Any, seat: int) -> str:
        """A seat's board as text."""

    @abstractmethod
    def table(self, states: States, components: Any, seat: int, catalogue: Catalogue) -> str:
        """All a seat sees, as text for the terminal."""

    @abstractmethod
    def drawings(self, components: Any) -> list[Drawing]:
        """Pictures of this table's cards and tiles, put together from the art; sent once."""

    @abstractmethod
    def scene(self, states: States, components: Any, seat: int, choices: Choices) -> Scene:
        """What a seat (or a spectator, −1) sees, with its choices."""

    @abstractmethod
    def why_not(self, states: States, components: Any, seat: int, target: str) -> Message:
        """Why a thing on the table cannot be picked now, and what can."""

    @abstractmethod
    def score_rows(self, states: States) -> list[tuple[Message, list[int]]]:
        """The breakdown of all seats' points: a title and a number per seat."""

    @abstractmethod
    def tell(self, event: Event, components: Any) -> Message:
        """An event as a message."""

    @abstractmethod
    def statistics(self, states: States) -> dict[str, NDArray[np.float64]]:
        """Per finished game and seat, for summaries: name → array of (games, seats)."""

    def solve(self, states: States, seat: int) -> Solved | None:
        """The best move where it can be known exactly; None elsewhere."""
        return None
