"""Guided first games: `GAME.toml` holds scenes (a table each) and their steps; the words are in the catalogues.

A step is shown after its `moves` were made. With `expect` it waits for the learner's pick, which is then made; without,
for a button. `python -m subak.guides.lessons` says which step no longer works after cards have changed.
"""

import functools
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from subak import games
from subak.errors import SubakError
from subak.game import Game
from subak.server.wire.frames import lines_since, make_frame
from subak.server.wire.messages import Frame, LogLine, SeatInfo
from subak.show.choices import SEAT_LETTERS, Choice, Choices, Message
from subak.show.scene import Drawing, Scene

FOLDER = Path(__file__).parent
LEARNER, NEIGHBOURS = SeatInfo("me", None, None, True), ("Mira", "Tomo", "Lani")
"""Neighbours have names, so that texts can speak of them."""


class NoLesson(SubakError):
    """A game without a guided first game."""

    code = "no-lesson"


class LessonError(SubakError):
    """A lesson that does not work: the message names file, scene and step."""

    code = "lesson"


# --- as it is written --------------------------------------------------------------------------------------------
class StepFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`moves` are "B: notation", several moves of a seat in one line; `point` names zones, sprites or ghosts.

    What the text relies on can be said: `happened` lists events since the step before ("A: field", or without a seat),
    `about` is a sprite whose label fills the text.
    """

    say: str
    moves: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()
    about: str | None = None
    expect: str | None = None
    point: tuple[str, ...] = ()
    seat: int | None = None  # another one than the learner's, to look from


class SceneFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and what is shown there."""

    step: Annotated[tuple[StepFile, ...], Meta(min_length=1)]
    seats: int = 2
    seed: int | str = 0
    deal: str | None = None
    seat: int = 0  # the learner's
    options: dict[str, str | bool | int] = {}


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson."""

    game: str
    scene: Annotated[tuple[SceneFile, ...], Meta(min_length=1)]


# --- as it travels -----------------------------------------------------------------------------------------------
class Step(Struct, frozen=True):
    """A text, the table (None: as before), what to pick to go on (None: a button) and what to point at."""

    message: Message
    frame: Frame | None
    expect: str | None
    code: int | None
    point: tuple[str, ...]


class Lesson(Struct, frozen=True):
    """All steps, and the drawings of the cards in them."""

    steps: tuple[Step, ...]
    drawings: tuple[Drawing, ...]


Args = dict[str, str | int | Message]


class Moment(NamedTuple):
    """A step and the table at that moment."""

    where: str
    table: Game
    seat: int
    step: Step


# --- playing a lesson --------------------------------------------------------------------------------------------
def read_lesson(game: str) -> LessonFile:
    """The file of a game's lesson."""
    path = FOLDER / f"{games.find(game).name}.toml"
    if not path.is_file():
        raise NoLesson(f"{game}: there is no lesson")
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{path.name}: {error}") from error


def lesson_steps(game: str) -> list[Step]:
    """All steps of a game's lesson; raises LessonError at the first that does not work."""
    return [moment.step for moment in moments(game)]


@functools.cache
def lesson(game: str) -> Lesson:
    """A game's lesson as the server sends it."""
    kind = games.find(game)
    return Lesson(tuple(lesson_steps(game)), tuple(kind.drawings(kind.load_components(None))))


def problems(game: str) -> list[str]:
    """Everything that does not work: in each scene the first step that fails."""
    try:
        file = read_lesson(game)
    except LessonError as error:
        return [str(error)]
    found = []
    for number, scene in enumerate(file.scene, 1):
        try:
            for _ in _moments_of(file.game, number, scene):
                pass
        except LessonError as error:
            found.append(str(error))
    return found


def moments(game: str) -> Iterator[Moment]:
    """Every step of a lesson with its table."""
    file = read_lesson(game)
    for number, scene in enumerate(file.scene, 1):
        yield from _moments_of(file.game, number, scene)


def _moments_of(game: str, number: int, scene: SceneFile) -> Iterator[Moment]:
    where = f"{game}.toml, scene {number}"
    try:
        kind = games.find(game)
        table = Game(kind, seats=scene.seats, seed=scene.seed, deal=scene.deal, options=scene.options)
    except SubakError as error:
        raise LessonError(f"{where}: {error}") from error
    player = Player(table, scene.seat)
    for at, step in enumerate(scene.step, 1):
        spot = f"{where}, step {at} ({step.say})"
        shown = player.show(spot, step)
        yield Moment(spot, table.copy(), scene.seat if step.seat is None else step.seat, shown)
        player.go_on(spot, step)


class Player:
    """Goes through the steps of one scene."""

    def __init__(self, table: Game, seat: int) -> None:
        self.table, self.seat = table, seat
        self.log: list[LogLine] = []
        self.news: list[str] = []
        self.points = table.scores[seat]
        self.shown: Frame | None = None
        others = iter(NEIGHBOURS)
        self.seats = tuple(
            LEARNER if of == seat else SeatInfo("computer", next(others), None, True) for of in range(table.seats)
        )

    def show(self, where: str, step: StepFile) -> Step:
        for line in step.moves:
            self._make(where, line)
        self._check_news(where, step.happened)
        seat = self.seat if step.seat is None else step.seat
        frame = make_frame(self.table, seat, self.log, self.seats, (seat,))
        option = _expected(where, frame, step.expect) if step.expect else None
        if option is None:
            frame = _without_choices(frame)
        _check_targets(where, frame.scene, step.point)
        news = None if frame == self.shown else frame
        self.shown = frame
        expect, code = (option.target, option.move.code) if option else (None, None)
        args = self._args() | (_label_args(where, frame.scene, step.about) if step.about else {})
        point = dict.fromkeys((*step.point, expect) if expect else step.point)  # what to pick is pointed at, too
        return Step(Message(step.say, args), news, expect, code, tuple(point))

    def _args(self) -> Args:
        """Texts may speak of the neighbour, of one's points and of what has come since the step before."""
        points = self.table.scores[self.seat]
        gain, self.points = points - self.points, points
        return {"other": SEAT_LETTERS[(self.seat + 1) % self.table.seats], "points": points, "gain": gain}

    def _check_news(self, where: str, happened: tuple[str, ...]) -> None:
        missing = Counter(happened) - Counter(self.news) - Counter(line.partition(": ")[2] for line in self.news)
        if missing:
            raise LessonError(f"{where}: {', '.join(missing)} did not happen, only {', '.join(self.news) or 'nothing'}")
        self.news = []

    def go_on(self, where: str, step: StepFile) -> None:
        """What the learner picks is made, after the step was shown."""
        if step.expect is not None:
            self._push(where, step.expect, self.seat if step.seat is None else step.seat)

    def _make(self, where: str, line: str) -> None:
        letter, colon, moves = line.partition(":")
        seat = SEAT_LETTERS[: self.table.seats].find(letter)
        if not colon or not letter or seat < 0:
            raise LessonError(f"{where}: {line!r} does not begin with a seat, as in 'B: pass'")
        for move in moves.split():
            self._push(where, move, seat)

    def _push(self, where: str, move: str, seat: int) -> None:
        try:
            self.table.push(move, seat)
        except SubakError as error:
            raise LessonError(f"{where}: {SEAT_LETTERS[seat]} {move}: {error}") from error
        self.log = [*self.log, *lines_since(self.table, len(self.table) - 1)]
        for event in self.table.last_events:
            self.news.append(f"{SEAT_LETTERS[event.seat] if event.seat >= 0 else '–'}: {event.kind}")


def _expected(where: str, frame: Frame, expect: str) -> Choice:
    for option in frame.scene.choices.options:
        if option.move.text == expect:
            return option
    offered = ", ".join(option.move.text for option in frame.scene.choices.options) or "nothing"
    raise LessonError(f"{where}: {expect!r} cannot be picked; on offer: {offered}")


def _without_choices(frame: Frame) -> Frame:
    """While something is explained nothing is on offer."""
    calm = msgspec.structs.replace(frame.scene, choices=Choices(Message("nothing-to-choose")), ghosts=())
    return msgspec.structs.replace(frame, scene=calm)


def _label_args(where: str, scene: Scene, id: str) -> Args:
    for sprite in scene.sprites:
        if sprite.id == id and sprite.label:
            return dict(sprite.label.args)
    raise LessonError(f"{where}: nothing with a label is called {id}")


def targets_of(scene: Scene) -> set[str]:
    """Everything a step may point at."""
    found = {sprite.id for sprite in (*scene.sprites, *scene.ghosts)}
    return found | {zone.id for zone in scene.zones} | {option.target for option in scene.choices.options}


def _check_targets(where: str, scene: Scene, point: tuple[str, ...]) -> None:
    missing = [target for target in point if target not in targets_of(scene)]
    if missing:
        raise LessonError(f"{where}: nothing on the table is called {', '.join(missing)}")
