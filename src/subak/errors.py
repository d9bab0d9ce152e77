"""Every way to refuse. Each error says what was wrong, where, and what would be right.

`code` is stable and short: it travels on the wire and chooses the text a player reads.
"""

from collections.abc import Iterable
from difflib import get_close_matches


class SubakError(Exception):
    """Base of all refusals: `except SubakError` catches every one."""

    code = "error"


class LayoutError(SubakError):
    """A state layout or its registration is wrong (a mistake in a game's source)."""

    code = "layout"


class UnknownGame(SubakError):
    """No game of that name is registered."""

    code = "unknown-game"


class IncompleteGame(SubakError):
    """A game that is installed or registered lacks something that every game must have."""

    code = "incomplete-game"


class NotProvided(SubakError):
    """A game does without an optional section, such as observations; `section` names it."""

    code = "not-provided"

    def __init__(self, message: str, section: str = "") -> None:
        super().__init__(message)
        self.section = section


class BadOption(SubakError):
    """An option the game does not have, or a value it cannot take. `option` is the name of its header in records."""

    code = "bad-option"

    def __init__(self, message: str, option: str = "") -> None:
        super().__init__(message)
        self.option = option


class BadSeat(SubakError):
    """A seat that is not at this table."""

    code = "bad-seat"


class MoveError(SubakError):
    """Base of everything that can be wrong with a move; the game is unchanged."""

    code = "move"


class MalformedMove(MoveError):
    """The text is no move at all."""

    code = "malformed"


class IllegalMove(MoveError):
    """A move, but not one of the legal ones here."""

    code = "illegal"


class NotYourTurn(MoveError):
    """That seat owes no decision now."""

    code = "not-your-turn"


class GameOver(NotYourTurn):
    """Nobody owes a decision any more."""

    code = "game-over"


class CannotUndo(MoveError):
    """Nothing of one's own to take back, or something became known since."""

    code = "cannot-undo"


class RecordError(SubakError):
    """A record cannot be read. `line` is the line's number (0: the whole file), `game` what could be replayed."""

    code = "record"

    def __init__(self, message: str, line: int = 0, game: object = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.game = game


class ComponentsError(SubakError):
    """A components file is wrong: file, entry, field, and what was expected."""

    code = "components"

    def __init__(self, file: object, entry: str, problem: str) -> None:
        super().__init__(str(file), entry, problem)  # all three, or it could not come home from a worker process
        self.file, self.entry, self.problem = str(file), entry, problem

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.problem}"


def one_of(value: object, allowed: Iterable[object]) -> str:
    """The tail of a refusal: the nearest right value first, then all of them."""
    names = [str(item) for item in allowed]
    near = get_close_matches(str(value), names, n=1)
    guess = f"did you mean {near[0]!r}? " if near else ""
    return f"{guess}expected one of: {', '.join(names)}"
