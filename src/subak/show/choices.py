"""What a seat may do and what happened, in a form every face (terminal, browser, notebook) can show."""

from collections.abc import Iterator, Mapping

import msgspec

SEAT_LETTERS = "ABCD"


Seats = tuple[int, ...]
"""Seats in the arguments of a message, by number; one is `(seat,)`, nobody is `()`. Whoever puts the message into words
decides what they are called: catalogues write letters, the browser writes names."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text by its id in the catalogues, with what it is to be filled with. Never a sentence."""

    id: str
    args: Mapping[str, "str | int | Seats | Message"] = {}


Args = dict[str, str | int | Seats | Message]


class Event(msgspec.Struct, frozen=True):
    """Something that happened; `numbers` are explained where the game lists its kinds."""

    kind: str
    seat: int  # −1: it is about nobody
    numbers: tuple[int, ...]

    @property
    def who(self) -> Seats:
        """Its seat as an argument of a message."""
        return (self.seat,) if self.seat >= 0 else ()


class Move(msgspec.Struct, frozen=True):
    """A legal move: who, its number, its notation."""

    seat: int
    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Choice(msgspec.Struct, frozen=True):
    """One thing that may be picked."""

    move: Move
    target: str  # the thing on the table: "card:boran", "place:v2,-1", "button:none"
    label: Message
    preview: Mapping[str, int] = {}  # what it would bring: "points", "fields" …
    everybody: Mapping[str, tuple[int, ...]] = {}  # what it would bring each seat: "rio", "wood"
    ends: bool = False  # ends more than this decision, and nothing on the table says so: people are asked first


class Choices(msgspec.Struct, frozen=True):
    """One level of a seat's tree of picks. Empty when the seat has nothing to decide."""

    prompt: Message
    options: tuple[Choice, ...] = ()

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.options)
