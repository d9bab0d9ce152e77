"""What travels (docs/protocol.md): requests as typed structs, frames, and updates as the difference of two frames."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType

from subak.choices import Choices, Message
from subak.scene import Panel, Scene, Sprite, Zone

TableId = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]  # longer ones are not even looked at
Target = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=-1, le=3)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
MOST_SEATS, MOST_OPTIONS = 4, 32


# --- from the client ---------------------------------------------------------------------------------------------
class Request(Struct, frozen=True, tag_field="do"):
    """`re` comes back with the answer."""


class Hello(Request, frozen=True, tag="hello"):
    table: TableId
    keys: Annotated[tuple[Key, ...], Meta(max_length=MOST_SEATS)] = ()
    since: Number | None = None
    re: Number | None = None


class Look(Request, frozen=True, tag="look"):
    seat: SeatNumber
    re: Number | None = None


class Pick(Request, frozen=True, tag="pick"):
    seat: SeatNumber
    seq: Number
    code: Number
    re: Number | None = None


class Undo(Request, frozen=True, tag="undo"):
    seat: SeatNumber
    re: Number | None = None


class AskHint(Request, frozen=True, tag="hint"):
    seat: SeatNumber
    re: Number | None = None


class AskWhy(Request, frozen=True, tag="why"):
    seat: SeatNumber
    target: Target
    re: Number | None = None


class Rename(Request, frozen=True, tag="name"):
    seat: SeatNumber
    name: Name
    re: Number | None = None


class Ping(Request, frozen=True, tag="ping"):
    re: Number | None = None


AnyRequest = Hello | Look | Pick | Undo | AskHint | AskWhy | Rename | Ping
read_request = msgspec.json.Decoder(AnyRequest).decode


class SeatWish(Struct, frozen=True):
    """Who shall sit there."""

    kind: Literal["me", "here", "link", "computer"]
    name: Name | None = None
    level: Word | None = None


class TableWish(Struct, frozen=True):
    """A table somebody wants to open."""

    game: Word
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Word | bool | int], Meta(max_length=MOST_OPTIONS)] = {}
    seed: Word | int | None = None


read_wish = msgspec.json.Decoder(TableWish).decode


# --- to the client -----------------------------------------------------------------------------------------------
class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know."""

    kind: str
    name: str | None
    level: str | None
    here: bool


class ScoreRow(Struct, frozen=True):
    """A line of the breakdown of points: a number per seat."""

    title: Message
    values: tuple[int, ...]


class Line(Struct, frozen=True):
    """A line of the log: `seq` is the number of the move that brought it about, `seat` whom it is about."""

    seq: int
    seat: int
    message: Message


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    """A table as one seat (or a spectator) sees it."""

    seq: int
    seat: int
    actors: tuple[int, ...]
    scene: Scene
    score: tuple[ScoreRow, ...]
    log: tuple[Line, ...]
    can_undo: bool
    over: bool
    outcome: tuple[float, ...] | None
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...] = ()  # the seats whose keys this connection has shown


class SceneUpdate(Struct, frozen=True, omit_defaults=True):
    """What is different in a scene. What is missing is as it was."""

    status: Message | UnsetType = UNSET
    zones: tuple[Zone, ...] | UnsetType = UNSET
    panels: tuple[Panel, ...] | UnsetType = UNSET
    choices: Choices | UnsetType = UNSET
    ghosts: tuple[Sprite, ...] | UnsetType = UNSET
    set: tuple[Sprite, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] | UnsetType = UNSET


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """What is different in a frame. What is missing is as it was; `log` holds only the new lines."""

    seq: int
    seat: int
    scene: SceneUpdate
    actors: tuple[int, ...] | UnsetType = UNSET
    score: tuple[ScoreRow, ...] | UnsetType = UNSET
    log: tuple[Line, ...] = ()
    can_undo: bool | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    outcome: tuple[float, ...] | UnsetType | None = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    yours: tuple[int, ...] | UnsetType = UNSET


class HintedMove(Struct, frozen=True):
    """A good move, and the share of the win it promises."""

    code: int
    share: float


class Hint(Struct, frozen=True, tag_field="type", tag="hint", omit_defaults=True):
    moves: tuple[HintedMove, ...]
    re: int | None = None


class Why(Struct, frozen=True, tag_field="type", tag="why", omit_defaults=True):
    message: Message
    re: int | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong", omit_defaults=True):
    re: int | None = None


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it. `seal` is the hash of a seed that we drew; the record shows the seed."""

    table: str
    game: str
    options: dict[str, str | bool | int]
    seats: tuple[SeatInfo, ...]
    seq: int
    over: bool
    outcome: tuple[float, ...] | None
    seal: str | None


class Opened(Struct, frozen=True):
    """A new table, and the keys of the seats that people take."""

    table: str
    keys: tuple[str | None, ...]


class OptionAbout(Struct, frozen=True):
    name: str
    values: tuple[str | bool | int, ...]
    default: str | bool | int


class GameAbout(Struct, frozen=True):
    name: str
    seats: tuple[int, ...]
    options: tuple[OptionAbout, ...]


class About(Struct, frozen=True):
    version: str
    games: tuple[GameAbout, ...]
    levels: tuple[str, ...]
    languages: tuple[str, ...]


class Course(Struct, frozen=True):
    """Everybody's points after every move, before the first one included."""

    points: tuple[tuple[int, ...], ...]


class CurvePoint(Struct, frozen=True):
    """What everybody could expect of the win after a decision."""

    move: int
    seat: int
    shares: tuple[float, ...]


class TurningPoint(Struct, frozen=True):
    """A move that gave much away, and a better one."""

    move: int
    seat: int
    played: Message
    better: Message
    share: float
    better_share: float
    loss: float


class Analysis(Struct, frozen=True):
    done: float
    points: tuple[CurvePoint, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()


def _plain(value: object) -> Any:
    """Numbers that come out of states are NumPy's."""
    if isinstance(value, np.integer | np.floating):
        return value.item()
    raise NotImplementedError(f"{type(value).__name__} does not travel")


encode = msgspec.json.Encoder(enc_hook=_plain).encode


# --- differences -------------------------------------------------------------------------------------------------
def update_between(old: Frame, new: Frame) -> Update:
    """What turns the old frame into the new one. Both are of the same seat, and the log has only grown."""
    return Update(
        new.seq,
        new.seat,
        _scene_update(old.scene, new.scene),
        actors=_news(old.actors, new.actors),
        score=_news(old.score, new.score),
        log=new.log[len(old.log) :],
        can_undo=_news(old.can_undo, new.can_undo),
        over=_news(old.over, new.over),
        outcome=_news(old.outcome, new.outcome),
        seats=_news(old.seats, new.seats),
        yours=_news(old.yours, new.yours),
    )


def _news(old: Any, new: Any) -> Any:
    return UNSET if old == new else new


def _scene_update(old: Scene, new: Scene) -> SceneUpdate:
    known = {sprite.id: sprite for sprite in old.sprites}
    there = {sprite.id: sprite for sprite in new.sprites}
    merged = [*(name for name in known if name in there), *(name for name in there if name not in known)]
    order = [sprite.id for sprite in new.sprites]
    return SceneUpdate(
        status=_news(old.status, new.status),
        zones=_news(old.zones, new.zones),
        panels=_news(old.panels, new.panels),
        choices=_news(old.choices, new.choices),
        ghosts=_news(old.ghosts, new.ghosts),
        set=tuple(sprite for name, sprite in there.items() if known.get(name) != sprite),
        gone=tuple(name for name in known if name not in there),
        order=UNSET if merged == order else tuple(order),
    )
