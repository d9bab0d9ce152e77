"""What travels (docs/protocol.md): requests as typed structs, frames, and updates as the difference of two frames."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType

from subak.show.choices import Message
from subak.show.scene import Panel, Sprite, Zone

TableId = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]  # longer ones are not even looked at
Target = Annotated[str, Meta(max_length=200)]
Words = Annotated[str, Meta(max_length=20_000)]  # what is said or noted; the server allows less, in words
Word = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=-1, le=3)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
MOST_SEATS, MOST_OPTIONS = 4, 32
SeatKind = Literal["me", "here", "link", "open", "computer"]
Access = Literal["link", "open"]


# --- from the client ---------------------------------------------------------------------------------------------
class Request(Struct, frozen=True, tag_field="do"):
    """`re` comes back with the answer."""


class Hello(Request, frozen=True, tag="hello"):
    """`since` and `lines`: the version and how many lines of the log somebody who was here before has seen."""

    table: TableId
    keys: Annotated[tuple[Key, ...], Meta(max_length=MOST_SEATS)] = ()
    watch: Key | None = None
    since: Number | None = None
    lines: Number = 0
    re: Number | None = None


class Look(Request, frozen=True, tag="look"):
    seat: SeatNumber
    re: Number | None = None


class Pick(Request, frozen=True, tag="pick"):
    seat: SeatNumber
    version: Number
    code: Number
    re: Number | None = None


class Undo(Request, frozen=True, tag="undo"):
    seat: SeatNumber
    re: Number | None = None


class AskBack(Request, frozen=True, tag="ask-back"):
    """May I have my last turn back?"""

    seat: SeatNumber
    re: Number | None = None


class Agree(Request, frozen=True, tag="agree"):
    seat: SeatNumber
    re: Number | None = None


class Decline(Request, frozen=True, tag="decline"):
    """No; or, of one's own question, never mind."""

    seat: SeatNumber
    re: Number | None = None


class Leave(Request, frozen=True, tag="leave"):
    """A computer player sits in until one returns."""

    seat: SeatNumber
    re: Number | None = None


class Return(Request, frozen=True, tag="return"):
    seat: SeatNumber
    re: Number | None = None


class Resign(Request, frozen=True, tag="resign"):
    """A computer player takes the seat for good."""

    seat: SeatNumber
    re: Number | None = None


class Say(Request, frozen=True, tag="say"):
    """`seat` −1: a spectator, who may give a name."""

    seat: SeatNumber
    words: Words
    name: Name | None = None
    re: Number | None = None


class WriteNote(Request, frozen=True, tag="note"):
    seat: SeatNumber
    words: Words
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


AnyRequest = (
    Hello | Look | Pick | Undo | AskBack | Agree | Decline | Leave | Return | Resign | Say | WriteNote
    | AskHint | AskWhy | Rename | Ping
)  # fmt: skip


def _reader(kind: Any) -> Callable[[str | bytes], Any]:
    """What reads JSON of this kind; whatever is wrong with it is a DecodeError."""
    decode = msgspec.json.Decoder(kind).decode

    def read(content: str | bytes) -> Any:
        try:
            return decode(content if isinstance(content, str) else content.decode())  # what is skipped is text, too
        except (UnicodeError, RecursionError) as error:
            raise msgspec.DecodeError(f"cannot be read ({type(error).__name__})") from None

    return read


read_request: Callable[[str | bytes], AnyRequest] = _reader(AnyRequest)


class SeatWish(Struct, frozen=True):
    """Who shall sit there. `open`: whoever comes first, from the lobby."""

    kind: SeatKind
    name: Name | None = None
    level: Word | None = None


class ClockWish(Struct, frozen=True):
    """Seconds that each decision may take, and those to spare for all of them together."""

    free: Annotated[float, Meta(ge=0, le=31 * 24 * 3600)] = 0
    bank: Annotated[float, Meta(ge=0, le=31 * 24 * 3600)] = 0


class TableWish(Struct, frozen=True):
    """A table somebody wants to open. `hold`: how the opener keeps the own seats, in a cookie or by their keys."""

    game: Word
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Word | bool | int], Meta(max_length=MOST_OPTIONS)] = {}
    seed: Word | int | None = None
    access: Access = "link"
    clock: ClockWish | None = None
    hold: Literal["cookie", "keys"] = "keys"


class EnterWish(Struct, frozen=True):
    """Keys from links, to be kept in a cookie from now on."""

    keys: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class SitWish(Struct, frozen=True):
    """A free seat at an open table (none named: the first that is free)."""

    seat: SeatNumber | None = None
    name: Name | None = None
    hold: Literal["cookie", "keys"] = "keys"


class RematchWish(Struct, frozen=True):
    """The same people again, with other options if they like; what is missing is as it was."""

    options: Annotated[dict[Word, Word | bool | int], Meta(max_length=MOST_OPTIONS)] | None = None
    clock: ClockWish | UnsetType | None = UNSET


read_wish: Callable[[str | bytes], TableWish] = _reader(TableWish)
read_enter: Callable[[str | bytes], EnterWish] = _reader(EnterWish)
read_sit: Callable[[str | bytes], SitWish] = _reader(SitWish)
read_rematch: Callable[[str | bytes], RematchWish] = _reader(RematchWish)


# --- to the client -----------------------------------------------------------------------------------------------
Away = Literal["left", "resigned", "timeout"]
"""Why a computer player sits in for a person."""


class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know."""

    kind: SeatKind
    name: str | None
    level: str | None
    here: bool
    free: bool = False  # whoever comes first may sit down
    away: Away | None = None  # why a computer player sits in for a person


class ScoreRow(Struct, frozen=True):
    """A line of the breakdown of points: a number per seat."""

    title: Message
    values: tuple[int, ...]


class LogLine(Struct, frozen=True):
    """A line of the log: `seq` is the number of the move that brought it about, `seat` whom it is about."""

    seq: int
    seat: int
    message: Message


class ClockInfo(Struct, frozen=True):
    """Seconds since 1970 by the server's clock; `now` tells how far that is from one's own."""

    now: float
    free: float
    bank: tuple[float, ...]
    since: tuple[float | None, ...]  # since when each seat owes a decision


class AskInfo(Struct, frozen=True):
    """Somebody would like a turn back."""

    seat: int
    agreed: tuple[int, ...]


class ChoiceInfo(Struct, frozen=True, omit_defaults=True):
    """A `Choice` as it travels; `code` is the number of its move. Its seat is the frame's."""

    code: int
    target: str
    label: Message
    preview: Mapping[str, int] = {}
    everybody: Mapping[str, tuple[int, ...]] = {}
    ends: bool = False


class ChoicesInfo(Struct, frozen=True):
    """What a seat is asked, and what it may pick. No options: it has nothing to decide."""

    prompt: Message
    options: tuple[ChoiceInfo, ...]


class SceneInfo(Struct, frozen=True):
    """All a seat sees, and what it may pick. A ghost shows how an option would look: its id is the option's target."""

    status: Message
    zones: tuple[Zone, ...]
    sprites: tuple[Sprite, ...]
    panels: tuple[Panel, ...]
    choices: ChoicesInfo
    ghosts: tuple[Sprite, ...]


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    """A table as one seat (or a spectator) sees it. `log` follows after the first `log_from` lines, which are known."""

    version: int
    seq: int
    seat: int
    actors: tuple[int, ...]
    scene: SceneInfo
    score: tuple[ScoreRow, ...]
    log: tuple[LogLine, ...]
    can_undo: bool
    over: bool
    outcome: tuple[float, ...] | None
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...] = ()  # the seats this connection may play
    log_from: int = 0
    clock: ClockInfo | None = None
    ask: AskInfo | None = None
    rematch: str | None = None


class SceneUpdate(Struct, frozen=True, omit_defaults=True):
    """What is different in a scene. What is missing is as it was."""

    status: Message | UnsetType = UNSET
    zones: tuple[Zone, ...] | UnsetType = UNSET
    panels: tuple[Panel, ...] | UnsetType = UNSET
    choices: ChoicesInfo | UnsetType = UNSET
    ghosts: tuple[Sprite, ...] | UnsetType = UNSET
    set: tuple[Sprite, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] | UnsetType = UNSET


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """What is different in a frame. What is missing is as it was; `log` follows after the first `log_from` lines."""

    version: int
    seq: int
    seat: int
    scene: SceneUpdate
    actors: tuple[int, ...] | UnsetType = UNSET
    score: tuple[ScoreRow, ...] | UnsetType = UNSET
    log: tuple[LogLine, ...] = ()
    log_from: int | UnsetType = UNSET  # missing: after all that are known
    can_undo: bool | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    outcome: tuple[float, ...] | UnsetType | None = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    yours: tuple[int, ...] | UnsetType = UNSET
    clock: ClockInfo | UnsetType | None = UNSET
    ask: AskInfo | UnsetType | None = UNSET
    rematch: str | UnsetType | None = UNSET


class ChatLine(Struct, frozen=True):
    """Something that was said, by a seat or (−1) a spectator."""

    number: int
    seat: int
    name: str | None
    words: str
    at: float


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Lines of chat. `whole`: all there are for this connection, in place of those it has."""

    lines: tuple[ChatLine, ...]
    whole: bool = False


class Note(Struct, frozen=True, tag_field="type", tag="note"):
    """What a seat has noted for itself."""

    seat: int
    words: str


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """A request was carried out; the table is at this version."""

    version: int
    re: int | None = None


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
    seed: str | None = None  # once the game is over: its SHA-256 is the seal
    created: float = 0.0
    access: Access = "link"
    clock: tuple[float, float] | None = None  # free and bank, in seconds
    rematch: str | None = None


class MyTable(Struct, frozen=True):
    """One of my tables: those where I have to decide come first."""

    info: TableInfo
    yours: tuple[int, ...]
    your_turn: bool
    touched: float


class Mine(Struct, frozen=True):
    tables: tuple[MyTable, ...]


class Lobby(Struct, frozen=True):
    """Open tables with a free seat."""

    tables: tuple[TableInfo, ...]


class Opened(Struct, frozen=True):
    """A new table. Keys of the seats that people take by link (and the opener's own, if they are not in a cookie)."""

    table: str
    keys: tuple[str | None, ...]
    watch: str | None = None  # the key for spectators


class Entered(Struct, frozen=True):
    """The seats that are now yours, with the key where it is not kept in a cookie."""

    table: str
    yours: tuple[int, ...]
    key: str | None = None


class Preparing(Struct, frozen=True):
    """A game whose rules are still being compiled: how many parts are, of how many (0: not known yet), and how many
    seconds it will take by what it took so far (null: not known)."""

    game: str
    done: int
    of: int
    seconds: float | None


class Preparations(Struct, frozen=True):
    """All games whose rules are not ready. They can be played; it only takes longer."""

    games: tuple[Preparing, ...]


class OptionAbout(Struct, frozen=True):
    name: str
    values: tuple[str | bool | int, ...]
    default: str | bool | int


class GameAbout(Struct, frozen=True):
    name: str
    seats: tuple[int, ...]
    options: tuple[OptionAbout, ...]


class About(Struct, frozen=True):
    """`stand_ins`: the levels that play like another one while the rules of their game are not ready, and which."""

    version: str
    games: tuple[GameAbout, ...]
    levels: tuple[str, ...]
    languages: tuple[str, ...]
    stand_ins: dict[str, str]


class PointsByMove(Struct, frozen=True):
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


def kind_of(request: Request) -> str:
    """What a request says it is: `pick`, `hello` …"""
    return str(type(request).__struct_config__.tag)


def _plain(value: object) -> Any:
    """Numbers that come out of states are NumPy's."""
    if isinstance(value, np.integer | np.floating):
        return value.item()
    raise NotImplementedError(f"{type(value).__name__} does not travel")


encode = msgspec.json.Encoder(enc_hook=_plain).encode


# --- differences -------------------------------------------------------------------------------------------------
def update_between(old: Frame, new: Frame, log: tuple[LogLine, ...] = (), log_from: int | UnsetType = UNSET) -> Update:
    """What turns the old frame into the new one, with these lines of the log. Both are of the same seat."""
    return Update(
        new.version,
        new.seq,
        new.seat,
        _scene_update(old.scene, new.scene),
        actors=_news(old.actors, new.actors),
        score=_news(old.score, new.score),
        log=log,
        log_from=log_from,
        can_undo=_news(old.can_undo, new.can_undo),
        over=_news(old.over, new.over),
        outcome=_news(old.outcome, new.outcome),
        seats=_news(old.seats, new.seats),
        yours=_news(old.yours, new.yours),
        clock=_news(old.clock, new.clock),
        ask=_news(old.ask, new.ask),
        rematch=_news(old.rematch, new.rematch),
    )


def _news(old: Any, new: Any) -> Any:
    return UNSET if old is new or old == new else new


def _scene_update(old: SceneInfo, new: SceneInfo) -> SceneUpdate:
    if old is new:
        return SceneUpdate()
    return SceneUpdate(
        status=_news(old.status, new.status),
        zones=_news(old.zones, new.zones),
        panels=_news(old.panels, new.panels),
        choices=_news(old.choices, new.choices),
        ghosts=_news(old.ghosts, new.ghosts),
        **_sprite_changes(old.sprites, new.sprites),
    )


def _sprite_changes(old: tuple[Sprite, ...], new: tuple[Sprite, ...]) -> dict[str, Any]:
    """Where everybody sees the same things, one comparison is enough for all."""
    global _compared
    if _compared[0] is not old or _compared[1] is not new:
        _compared = (old, new, _compare_sprites(old, new))
    return _compared[2]


_compared: tuple[tuple[Sprite, ...], tuple[Sprite, ...], dict[str, Any]] = ((), (), {})


def _compare_sprites(old: tuple[Sprite, ...], new: tuple[Sprite, ...]) -> dict[str, Any]:
    before, order = [sprite.id for sprite in old], [sprite.id for sprite in new]
    if order == before:  # most of the time the same things are there
        return {"set": tuple([now for was, now in zip(old, new, strict=True) if now is not was and now != was])}
    known, there = dict(zip(before, old, strict=True)), set(order)
    gone, come = known.keys() - there, there - known.keys()
    kept = [name for name in before if name not in gone] if gone else before
    added = [name for name in order if name in come] if come else []
    return {
        "set": tuple([now for now in new if (was := known.get(now.id)) is not now and was != now]),
        "gone": tuple([name for name in before if name in gone]) if gone else (),
        "order": UNSET if kept + added == order else tuple(order),
    }
