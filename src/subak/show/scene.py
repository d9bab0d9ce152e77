"""What a table looks like: a display list. Games write it, renderers draw it, and neither knows the other.

A scene has zones (planes of their own: a board, a hand, a row of cards) and sprites that lie in them. A sprite shows a
symbol of our art, or a drawing: a picture put together from symbols once, such as a card. docs/scenes.md explains it.
"""

import msgspec

from subak.show.choices import Choices, Message


class Part(msgspec.Struct, frozen=True, array_like=True):
    """A symbol at a place in a drawing; x and y are its centre."""

    art: str
    x: float
    y: float
    w: float
    h: float
    turn: int = 0  # degrees, clockwise
    tone: str = ""  # words such as "seat-1 faint", for colours and patterns
    text: str | Message = ""  # a number or a name on it


class Drawing(msgspec.Struct, frozen=True):
    """A picture made of symbols; sprites use its id as their art. The origin is the middle."""

    id: str
    w: float
    h: float
    parts: tuple[Part, ...]
    label: Message | None = None  # what it is called
    help: Message | None = None  # what it does


class Sprite(msgspec.Struct, frozen=True, array_like=True):
    """A thing on the table. Its id stays the same as long as it is the same thing; x and y are its centre."""

    id: str
    zone: str
    art: str
    x: float
    y: float
    w: float
    h: float
    turn: int = 0
    layer: int = 0
    tone: str = ""
    text: str | Message = ""
    label: Message | None = None  # without: its drawing's
    help: Message | None = None


class Zone(msgspec.Struct, frozen=True):
    """A plane of the table, and the part of it that is shown."""

    id: str
    look: str  # "board": zoom and pan; "hand": a seat's cards; "row": things all share
    title: Message
    x: float
    y: float
    w: float
    h: float
    seat: int = -1  # whose it is; −1: everybody's


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """A number to know about a seat."""

    art: str
    value: int | str
    label: Message


class Panel(msgspec.Struct, frozen=True):
    """A seat at a glance."""

    seat: int
    points: int
    facts: tuple[Fact, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """All a seat sees, and what it may pick."""

    status: Message  # round, phase
    zones: tuple[Zone, ...]
    sprites: tuple[Sprite, ...]
    panels: tuple[Panel, ...]
    choices: Choices
    ghosts: tuple[Sprite, ...] = ()  # how an option would look: its id is the option's target
