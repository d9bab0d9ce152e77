"""What a seat may do and what happened, in a form every face (terminal, browser, notebook) can show."""

from collections.abc import Iterator, Mapping

import msgspec

SEAT_LETTERS = "ABCD"


class Message(msgspec.Struct, frozen=True):
    """A text by its id in the catalogues, with what it is to be filled with. Never a sentence."""

    id: str
    args: Mapping[str, "str | int | Message"] = {}


class Event(msgspec.Struct, frozen=True):
    """Something that happened; `numbers` are explained where the game lists its kinds."""

    kind: str
    seat: int
    numbers: tuple[int, ...]


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


class Choices(msgspec.Struct, frozen=True):
    """One level of a seat's tree of picks. Empty when the seat has nothing to decide."""

    prompt: Message
    options: tuple[Choice, ...] = ()

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.options)
