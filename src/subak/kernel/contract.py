"""What every game promises. The conformance suite (`tests/conformance`) holds each registered game to it.

A state is one record. Whatever the game, it has the fields

- `seats`   how many players sit at the table,
- `epoch`   counts what was revealed or carried out; a pick can be taken back while it has not moved on,
- `chance`  the generator (see `chance.py`).

Seats are numbered from 0. A move is a whole number, the same number for the same pick in every position. All functions
are compiled; they trust their input, so whoever calls them from outside checks it first (`entry.py` does).
"""

# Declarations have no body; every game brings its own.
# mypy: disable-error-code="empty-body"

from typing import Protocol

from subak.kernel.annotations import Row
from subak.kernel.chance import Chance
from subak.kernel.generic import generic
from subak.kernel.log import Log


class GameState(Protocol):
    """The fields that the state of every game has."""

    seats: int
    epoch: int
    chance: Chance


@generic
def deal(s: GameState) -> None:
    """Set the table. Options and tables are in `s` already and the generator is seeded; the rest is zero.

    Equal generators give equal bytes. Afterwards `actors(s)` is not 0.
    """


@generic
def actors(s: GameState) -> int:
    """The seats that owe a decision, as bits; 0 when and only when the game is over."""


@generic
def legal(s: GameState, seat: int, out: Row[int]) -> int:
    """Write the moves of a seat to `out` and return how many they are.

    Ascending, no move twice, at least one for every seat in `actors(s)`, none for the others. Depends only on what
    `hide(s, seat)` leaves. `s` is not changed. `out` holds `moves_at_most` numbers.
    """


@generic
def play(s: GameState, seat: int, move: int, log: Log) -> None:
    """Make a legal move. Everything that follows without a decision follows at once.

    Picks of a simultaneous decision stay hidden in `s` until the last of them is in. When something is revealed, or
    carried out so that others build on it, `epoch` goes up. The log gets only what all seats may know: every pick of a
    seat that decides alone and openly. Undoing a pick removes its events.
    """


@generic
def hide(s: GameState, seat: int) -> None:
    """Blank, in place, whatever the seat may not know; seat −1 is a spectator. Deny by default.

    Two states that differ only in what the seat cannot know become the same bytes. Hiding twice is hiding once.
    """


@generic
def redeal(s: GameState, seat: int, key: int) -> None:
    """Fill what `hide(s, seat)` blanked, in place, at random (from `key`) and in agreement with what the seat knows.

    `hide(redeal(s, seat), seat) == hide(s, seat)`, and the seat's legal moves are the same. The result is a complete
    state that could have come about; different keys sample what could be.
    """


@generic
def scores(s: GameState, out: Row[int]) -> None:
    """Write each seat's points so far to `out` (int32). Open to all at every moment."""


@generic
def outcome(s: GameState, out: Row[float]) -> None:
    """Write each seat's share of the win to `out` (float64): 1 for the winner, equal parts for a shared one.

    The shares of a game that is over add up to 1. Before the end all are 0.
    """


# --- what computer players ask for besides ---------------------------------------------------------------------------
@generic
def features(s: GameState, seat: int, out: Row[float]) -> None:
    """Write what matters in a seat's position to `out` (float64), one number for each name of the game's features.

    Everything is of the order of 1. The first number is how far the game has come, from 0 to 1.
    """


@generic
def is_quiet(s: GameState, seat: int) -> bool:
    """Whether the features of a seat describe its position: it is not in the middle of picks still hidden."""


@generic
def is_open(s: GameState) -> bool:
    """Whether the seats decide openly, one after the other, and not in secret at the same time."""


@generic
def take_back(s: GameState, seat: int) -> None:
    """Discard the secret picks of a seat, finished or not. What was carried out stays."""
