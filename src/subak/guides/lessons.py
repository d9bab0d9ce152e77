"""Guided first games: a game's `lesson.toml` holds scenes (a table each) and their steps; the words are in its texts.

A step is shown after its `moves` were made. With `expect` it waits for the learner's pick, which is then made; without,
for a button. `python -m subak.guides` says which step no longer works after cards have changed.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from subak import games
from subak.errors import NotProvided, SubakError
from subak.game import Game
from subak.show.choices import SEAT_LETTERS, Args, Choice, Choices, Message
from subak.show.scene import Scene


class NoLesson(NotProvided):
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


# --- as it is played ---------------------------------------------------------------------------------------------
class Step(NamedTuple):
    """A text, the table at that moment, what to pick to go on (None: a button) and what to point at.

    While something is only explained, nothing is on offer: then the scene has no choices.
    """

    where: str  # file, scene and step, for errors
    message: Message
    table: Game
    learner: int  # the seat of the learner
    seat: int  # from which the learner looks
    scene: Scene
    expect: str | None
    code: int | None
    point: tuple[str, ...]


# --- playing a lesson --------------------------------------------------------------------------------------------
def read_lesson(game: str) -> LessonFile:
    """The file of a game's lesson."""
    kind = games.find(game)
    if not kind.brings("lesson"):
        raise NoLesson(f"{game} brings no lesson", "lesson")
    try:
        return msgspec.convert(tomllib.loads(kind.lesson.read_text(encoding="utf-8")), LessonFile)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{kind.lesson}: {error}") from error


def problems(game: str) -> list[str]:
    """Everything that does not work: in each scene the first step that fails."""
    try:
        file = read_lesson(game)
    except LessonError as error:
        return [str(error)]
    found = []
    for number, scene in enumerate(file.scene, 1):
        try:
            for _ in _steps_of(file.game, number, scene):
                pass
        except LessonError as error:
            found.append(str(error))
    return found


def lesson_steps(game: str) -> Iterator[Step]:
    """All steps of a game's lesson; raises LessonError at the first that does not work."""
    file = read_lesson(game)
    for number, scene in enumerate(file.scene, 1):
        yield from _steps_of(file.game, number, scene)


def _steps_of(game: str, number: int, scene: SceneFile) -> Iterator[Step]:
    where = f"{game}, lesson.toml, scene {number}"
    try:
        kind = games.find(game)
        table = Game(kind, seats=scene.seats, seed=scene.seed, deal=scene.deal, options=scene.options)
    except SubakError as error:
        raise LessonError(f"{where}: {error}") from error
    player = Player(table, scene.seat)
    for at, step in enumerate(scene.step, 1):
        spot = f"{where}, step {at} ({step.say})"
        yield player.show(spot, step)
        player.go_on(spot, step)


class Player:
    """Goes through the steps of one scene."""

    def __init__(self, table: Game, seat: int) -> None:
        self.table, self.seat = table, seat
        self.news: list[str] = []
        self.points = table.scores[seat]

    def show(self, where: str, step: StepFile) -> Step:
        for line in step.moves:
            self._make(where, line)
        self._check_news(where, step.happened)
        seat = self.seat if step.seat is None else step.seat
        scene = self.table.scene(seat)
        option = _expected(where, scene, step.expect) if step.expect else None
        if option is None:
            scene = msgspec.structs.replace(scene, choices=Choices(Message("nothing-to-choose")), ghosts=())
        _check_targets(where, scene, step.point)
        expect, code = (option.target, option.move.code) if option else (None, None)
        args = self._args() | (_label_args(where, scene, step.about) if step.about else {})
        point = dict.fromkeys((*step.point, expect) if expect else step.point)  # what to pick is pointed at, too
        return Step(
            where, Message(step.say, args), self.table.copy(), self.seat, seat, scene, expect, code, tuple(point)
        )

    def _args(self) -> Args:
        """Texts may speak of the neighbour, of one's points, of what has come since the step before, and of rules."""
        points = self.table.scores[self.seat]
        gain, self.points = points - self.points, points
        told: Args = {"other": ((self.seat + 1) % self.table.seats,), "points": points, "gain": gain}
        rules: Args = self.table.components.numbers().get("rules", {})
        return told | rules

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
        for event in self.table.last_events:
            self.news.append(f"{SEAT_LETTERS[event.seat] if event.seat >= 0 else '–'}: {event.kind}")


def _expected(where: str, scene: Scene, expect: str) -> Choice:
    for option in scene.choices.options:
        if option.move.text == expect:
            return option
    offered = ", ".join(option.move.text for option in scene.choices.options) or "nothing"
    raise LessonError(f"{where}: {expect!r} cannot be picked; on offer: {offered}")


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
