"""Lessons as they travel: every step with the frame that the learner sees."""

import functools

from msgspec import Struct

from subak import games
from subak.guides.lessons import Step, lesson_steps
from subak.server.wire.frames import lines_since, make_frame
from subak.server.wire.messages import Frame, SeatInfo
from subak.show.choices import Message
from subak.show.scene import Drawing

LEARNER, NEIGHBOURS = SeatInfo("me", None, None, True), ("Mira", "Tomo", "Lani")
"""Neighbours have names, so that texts can speak of them."""


class LessonStep(Struct, frozen=True):
    """A text, the table (None: as before), what to pick to go on (None: a button) and what to point at."""

    message: Message
    frame: Frame | None
    expect: str | None
    code: int | None
    point: tuple[str, ...]


class Lesson(Struct, frozen=True):
    """All steps, and the drawings of the cards in them."""

    steps: tuple[LessonStep, ...]
    drawings: tuple[Drawing, ...]


@functools.cache
def lesson(game: str) -> Lesson:
    """A game's lesson. A frame that is the same as before is not sent again."""
    kind, steps, shown = games.find(game), list[LessonStep](), None
    for step in lesson_steps(game):
        frame = _frame_of(step)
        news = None if frame == shown else frame
        steps.append(LessonStep(step.message, news, step.expect, step.code, step.point))
        shown = frame
    return Lesson(tuple(steps), tuple(kind.table.drawings(kind.load_components(None))))


def _frame_of(step: Step) -> Frame:
    return make_frame(
        step.table, step.seat, lines_since(step.table), _sitting_with(step), (step.seat,), scene=step.scene
    )


def _sitting_with(step: Step) -> tuple[SeatInfo, ...]:
    others = iter(NEIGHBOURS)
    return tuple(
        LEARNER if seat == step.learner else SeatInfo("computer", next(others), None, True)
        for seat in range(step.table.seats)
    )
