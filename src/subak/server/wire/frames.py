"""A table as one seat sees it: made of nothing but `Game.scene(seat)`, views of that seat, and public events."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import structs

from subak.game import SPECTATOR, Game
from subak.server.wire.messages import (
    AskInfo,
    ChoiceInfo,
    ChoicesInfo,
    ClockInfo,
    Frame,
    LogLine,
    SceneInfo,
    ScoreRow,
    SeatInfo,
)
from subak.show.scene import Scene


class Shown(NamedTuple):
    """A frame, and the bytes of the state it was drawn from: as much of it as its viewer may know."""

    state: bytes
    frame: Frame
    version: int = 0  # of the journal: some of it may be secret


def make_frame(
    game: Game,
    seat: int,
    log: Sequence[LogLine] = (),
    seats: tuple[SeatInfo, ...] = (),
    yours: tuple[int, ...] = (),
    *,
    version: int = 0,
    clock: ClockInfo | None = None,
    ask: AskInfo | None = None,
    rematch: str | None = None,
    scene: Scene | None = None,
) -> Frame:
    """What a seat (or a spectator) sees; that it says how many moves were made is only right when the game is over.
    A lesson brings the scene: sometimes nothing is on offer."""
    more = {"version": version, "clock": clock, "ask": ask, "rematch": rematch}
    frame = show(game, seat, None, seq=len(game), log=tuple(log), seats=seats, yours=yours, **more).frame
    return frame if scene is None else structs.replace(frame, scene=scene_info(scene))


def show(game: Game, seat: int, last: Shown | None, **more: Any) -> Shown:
    """The same, with what frames know besides; whoever saw the `last` one and has learned nothing is shown the same
    picture again (while others pick in secret: up to a quarter of all frames)."""
    view, actors = game.view(seat), game.actors
    state = view.to_bytes()
    if last is not None and last.state == state:
        state, scene, score = last.state, last.frame.scene, last.frame.score
    else:
        scene = scene_info(view.scene())
        score = tuple(ScoreRow(title, tuple(map(int, numbers))) for title, numbers in view.score_rows())
    frame = Frame(
        seat=seat,
        actors=actors,
        scene=scene,
        score=score,
        can_undo=may_undo(game, seat),
        over=not actors,
        outcome=None if actors else game.outcome,
        **more,
    )
    return Shown(state, frame)


def scene_info(scene: Scene) -> SceneInfo:
    options = [
        ChoiceInfo(choice.move.code, choice.target, choice.label, choice.preview, choice.everybody, choice.ends)
        for choice in scene.choices
    ]
    choices = ChoicesInfo(scene.choices.prompt, tuple(options))
    return SceneInfo(scene.status, scene.zones, scene.sprites, scene.panels, choices, scene.ghosts)


def may_undo(game: Game, seat: int) -> bool:
    """What is over stands: its record may have been read."""
    return seat != SPECTATOR and game.can_undo(seat) and not game.is_over


def lines_since(game: Game, moves: int = 0) -> list[LogLine]:
    """The log lines of all that happened after the first `moves` moves."""
    return [
        LogLine(number, event.seat, game.kind.table.log_line(event, game.components))
        for number, event in game.events_since(moves)
    ]
