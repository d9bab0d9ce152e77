"""The contract of a game with the rest of the package: one `GameKind`, made of sections.

`rules`, `components`, `notation` and `table` are required. A game without one of the other sections can still be
played; whoever asks for a missing section is refused (`NotProvided`). `games.find` and `games.register` check a game
once and name all gaps together. What the kernels promise is in `subak/kernel/contract.py`.

Functions that take states get them hidden from the seat they speak to, unless they say otherwise. They also get the
components of the table, so that somebody's own cards work everywhere.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from subak.errors import BadOption, IncompleteGame, NotProvided, one_of
from subak.games.components import Components
from subak.kernel import contract
from subak.kernel.layout import Layout
from subak.kernel.observation import Picks, observe
from subak.show.choices import Choices, Event, Message
from subak.show.scene import Drawing, Scene
from subak.show.texts import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from subak.game import Game

Value = str | bool | int
States = NDArray[Any]
"""An array of state records; a single game is an array of one."""
ScoreRows = list[tuple[Message, list[int]]]
C = TypeVar("C", bound=Components)
T = TypeVar("T")

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


# --- the sections ----------------------------------------------------------------------------------------------------
class _Missing:
    """Stands where a section lacks something; the check at registration names it."""

    def __repr__(self) -> str:
        return "missing"


MISSING: Any = _Missing()


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[C]):
    """The state's record and the bounds of its moves. The kernels themselves are registered with `kernel.contract`."""

    layout: type[Layout] = MISSING
    moves: int = MISSING
    """Moves are 0 … moves − 1."""
    moves_at_most: int = MISSING
    """The most moves that a seat can choose from at one pick."""
    picks_at_most: int = MISSING
    """No game takes more picks than this; far above what any has needed."""
    event_kinds: tuple[str, ...] = MISSING
    """The names of the events that `play` notes, by their number."""
    template: Callable[[int, Mapping[str, Value], C], States] = MISSING
    """(seats, options, components) → a state with options and tables, ready for `deal`."""
    has_secrets: bool = True
    """Whether seats ever pick at the same time, in secret."""


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[C]):
    """Moves as short words, for records and the terminal."""

    write_moves: Callable[[States, C, int, Sequence[int]], list[str]] = MISSING
    """(states, components, seat, moves) → each move in the game's notation, without spaces."""
    read_move: Callable[[States, C, int, str], int] = MISSING
    """(states, components, seat, text) → the move it stands for, legal or not; raises MalformedMove if it is none."""
    refusal: Callable[[States, C, int, int], str] = MISSING
    """(states, components, seat, move) → why a move is not legal and what would be, in a sentence's tail."""
    arrange: Callable[[States, C, str], None] | None = None
    """(states, components, text): replace what was dealt by what a text says (scenarios, puzzles, lessons)."""


@dataclass(frozen=True, kw_only=True)
class Table(Generic[C]):
    """What people see and pick."""

    choose: Callable[[States, C, int, Sequence[int]], Choices] = MISSING
    """(states, components, seat, moves) → the moves with prompt, labels, targets and previews."""
    scene: Callable[[States, C, int, Choices], Scene] = MISSING
    """(states, components, seat, choices) → what a seat (or a spectator, −1) sees, with its choices."""
    drawings: Callable[[C], list[Drawing]] = MISSING
    """(components) → pictures of this table's cards and tiles, put together from the art; sent once."""
    log_line: Callable[[Event, C], Message] = MISSING
    """(event, components) → the event as a message."""
    why_not: Callable[[States, C, int, str], Message] = MISSING
    """(states, components, seat, target) → why a thing on the table cannot be picked now, and what can."""
    score_rows: Callable[[States], ScoreRows] = MISSING
    """(states) → the breakdown of all seats' points: a title and a number per seat."""
    describe: Callable[[States, C], dict[str, Any]] = MISSING
    """(states, components) → a state in plain words and numbers, ready for JSON."""
    board_events: frozenset[str] = frozenset()
    """After these events a seat's board looks different."""


@dataclass(frozen=True)
class Solved:
    """A decision whose best move is known for certain."""

    code: int
    share: float
    """Of the win: 1, a half, 0."""


@dataclass(frozen=True, kw_only=True)
class Players:
    """What computer players judge positions by. The kernels are `features`, `is_quiet`, `is_open` and `take_back`."""

    features: tuple[str, ...] = MISSING
    """Their names, in the order in which the kernel writes them; the first is how far the game has come."""
    weights: Path = MISSING
    """The file of learned weights (TOML)."""
    solve: Callable[[States, int], Solved | None] | None = None
    """(states, seat) → the best move where it can be known exactly, None elsewhere."""


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """Observations and actions of fixed size, for environments. The kernel is `observe`."""

    observation: type[Layout] = MISSING
    picks: tuple[Picks, ...] = MISSING
    """What the numbers of moves mean, as ranges."""


@dataclass(frozen=True)
class Seen:
    """Something seen in a finished game, with a number: a win above the fair share, a count, 0 or 1."""

    group: str
    name: str
    value: float


@dataclass(frozen=True)
class Wish:
    """What the numbers of a group should be: the mean of each name, or of all together, between two bounds."""

    group: str
    low: float
    high: float
    text: str


@dataclass(frozen=True, kw_only=True)
class Balance:
    """What should be balanced, and how it is seen in a finished game. These functions see everything."""

    wishes: tuple[Wish, ...] = MISSING
    observe: "Callable[[Game], Iterator[Seen]]" = MISSING
    by_lot: "Callable[[Game, int], bool]" = lambda game, seat: False
    """Whether a seat's pick now is left to lot, so that a card players like or avoid is judged like any other."""
    told: tuple[str, ...] = ()
    """Groups without a wish that the report tells of."""
    numbered: str | None = None
    """A group whose names begin with a card's number of two digits: the report compares numbers with wins."""
    statistics: Callable[[States], dict[str, NDArray[np.float64]]] = lambda states: {}
    """(finished states) → name → array of (games, seats), for summaries."""


@dataclass(frozen=True, kw_only=True)
class Terminal(Generic[C]):
    """The table as text."""

    picture: Callable[[States, C, int], str] = MISSING
    """(states, components, seat) → a seat's board."""
    table: Callable[[States, C, int, Catalogue], str] = MISSING
    """(states, components, seat, catalogue) → all that a seat sees."""


@dataclass(frozen=True, kw_only=True)
class Guide:
    """How people learn the game. Texts of the lesson are in the game's catalogue."""

    lesson: Path | None = None
    """The guided first game (TOML, `subak/guides/lessons.py`)."""
    pages: Path | None = None
    """The folder with the rules that players read: `en.md`, `de.md` and `pictures.toml` (`subak/guides/pages.py`)."""


# --- the game --------------------------------------------------------------------------------------------------------
FOR_ALL = ("deal", "actors", "legal", "play", "hide", "redeal", "scores", "outcome")
FOR_PLAYERS = ("features", "is_quiet", "is_open", "take_back")
IN_EVERY_STATE = ("seats", "epoch", "chance")
BRINGS = {
    "players": "features for computer players",
    "encoding": "observations",
    "balance": "wishes for its balance",
    "terminal": "pictures for the terminal",
    "lesson": "lesson",
    "pages": "rules pages",
    "arrange": "way to arrange a deal",
}
"""The optional sections, and what is said where one is missing."""


class GameKind(Generic[C]):
    """A game as the rest of the package sees it."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        version: int,
        seats: range,
        folder: Path,
        shelf: int = 100,
        options: tuple[Option, ...] = (),
        rules: Rules[C] = MISSING,
        components: type[C] = MISSING,
        notation: Notation[C] = MISSING,
        table: Table[C] = MISSING,
        players: Players | None = None,
        encoding: Encoding | None = None,
        balance: Balance | None = None,
        terminal: Terminal[C] | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.name = name
        self.title = title
        """In a few words, for people who study games; what players read is in the catalogues."""
        self.version = version
        """Of the rules; raised only when their behaviour changes."""
        self.seats = seats
        self.folder = folder
        """Holds `texts/<language>.ftl` and may hold `art/*.svg`."""
        self.shelf = shelf
        """Its place among all games: those with low numbers come first."""
        self.options = options
        self.rules, self.components, self.notation, self.table = rules, components, notation, table
        self._players, self._encoding, self._balance, self._terminal = players, encoding, balance, terminal
        self._guide = guide or Guide()

    def __repr__(self) -> str:
        return f"<GameKind {self.name}>"

    def __reduce__(self) -> Any:
        """Copies and pickles are the registered game itself."""
        from subak.games import find

        return find, (self.name,)

    # --- optional sections -------------------------------------------------------------------------------------------
    @property
    def players(self) -> Players:
        return self._provided("players", self._players)

    @property
    def encoding(self) -> Encoding:
        return self._provided("encoding", self._encoding)

    @property
    def balance(self) -> Balance:
        return self._provided("balance", self._balance)

    @property
    def terminal(self) -> Terminal[C]:
        return self._provided("terminal", self._terminal)

    @property
    def lesson(self) -> Path:
        return self._provided("lesson", self._guide.lesson)

    @property
    def pages(self) -> Path:
        return self._provided("pages", self._guide.pages)

    @property
    def arrange(self) -> Callable[[States, C, str], None]:
        return self._provided("arrange", self.notation.arrange)

    def brings(self, section: str) -> bool:
        """Whether the game has an optional section: one of `BRINGS`."""
        try:
            return getattr(self, section) is not None
        except NotProvided:
            return False

    def _provided(self, section: str, found: T | None) -> T:
        if found is None:
            raise NotProvided(f"{self.name} brings no {BRINGS[section]}", section)
        return found

    # --- options and components --------------------------------------------------------------------------------------
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

    def load_components(self, path: Path | None) -> C:
        """A components file, checked; ours without a path."""
        return self.components.ours() if path is None else self.components.load(path)

    # --- the check at registration -----------------------------------------------------------------------------------
    def check(self) -> None:
        """Refuse a game that lacks something, with everything that it lacks."""
        gaps = list(self._gaps())
        if gaps:
            raise IncompleteGame(f"the game {self.name} is incomplete; it lacks {', '.join(gaps)}")

    def _gaps(self) -> Iterator[str]:
        for section in ("rules", "components", "notation", "table"):
            if getattr(self, section) is MISSING:
                yield section
            elif section != "components":
                yield from _missing_in(section, getattr(self, section))
        for section in ("players", "encoding", "balance", "terminal"):
            if self.brings(section):
                yield from _missing_in(section, getattr(self, section))
        layout = getattr(self.rules, "layout", MISSING)
        if layout is not MISSING:
            yield from self._missing_kernels(layout)
        for language in LANGUAGES:
            if not (self.folder / "texts" / f"{language}.ftl").is_file():
                yield f"texts/{language}.ftl"

    def _missing_kernels(self, layout: type[Layout]) -> Iterator[str]:
        yield from (f"the field {name} of its state" for name in IN_EVERY_STATE if name not in layout.__annotations__)
        wanted = [*FOR_ALL, *(FOR_PLAYERS if self._players else ())]
        rules = {name: getattr(contract, name) for name in wanted}
        if self._encoding:
            rules["observe"] = observe
        yield from (f"the rule {name}" for name, rule in rules.items() if layout.dtype not in rule.implementations)


AnyKind = GameKind[Any]
"""A game, whatever its components are."""


def _missing_in(section: str, found: Any) -> Iterable[str]:
    return (f"{section}.{field.name}" for field in fields(found) if getattr(found, field.name) is MISSING)
