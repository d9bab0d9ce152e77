"""Seasons of Rice as the rest of the package sees it."""

from collections.abc import Mapping
from pathlib import Path

from subak.games.kind import (
    Encoding,
    GameKind,
    Guide,
    Notation,
    Option,
    Players,
    Rules,
    States,
    Table,
    Terminal,
    Value,
)
from subak.games.seasons.components import EDITIONS, Components
from subak.games.seasons.players import encoding, exact, features
from subak.games.seasons.players.balance import BALANCE
from subak.games.seasons.rules import hidden as _hidden  # noqa: F401  # registers hide and redeal, and imports the other rules
from subak.games.seasons.rules.events import KINDS
from subak.games.seasons.rules.state import (
    MOVES,
    MOVES_AT_MOST,
    State,
)
from subak.games.seasons.table import (
    choices,
    description,
    drawings,
    log_lines,
    notation,
    refusals,
    scene,
    scores,
    terminal,
    text_picture,
    why_not,
)

FOLDER = Path(__file__).parent


def template(seats: int, options: Mapping[str, Value], components: Components) -> States:
    states = State.zeros()
    state = states[0]
    state.seats = seats
    state.edition = EDITIONS.index(str(options["edition"]))
    state.water_festival = options["water_festival"]
    state.jasmine_ginger = options["jasmine_ginger"]
    state.younger = options["younger"]
    state.tables = components.tables[str(options["edition"])][0]
    return states


KIND = GameKind(
    name="seasons",
    title="Seasons of Rice / Die Reisbauern, with Water Festival and Jasmine & Ginger",
    version=2,
    seats=range(2, 3),
    folder=FOLDER,
    shelf=1,
    options=(
        Option("edition", EDITIONS, "de"),
        Option("water_festival", (False, True), False),
        Option("jasmine_ginger", (False, True), False),
        Option("younger", (0, 1), 0),
    ),
    components=Components,
    rules=Rules(
        layout=State,
        moves=MOVES,
        moves_at_most=MOVES_AT_MOST,
        picks_at_most=200,
        event_kinds=KINDS,
        template=template,
    ),
    notation=Notation(
        write_moves=notation.write_moves,
        read_move=notation.read_move,
        refusal=refusals.refusal,
        arrange=notation.arrange,
    ),
    table=Table(
        choose=choices.choose,
        scene=scene.scene,
        drawings=drawings.drawings,
        log_line=log_lines.log_line,
        why_not=why_not.why_not,
        score_rows=scores.score_rows,
        describe=description.describe,
        board_events=frozenset({"start", "build"}),
    ),
    players=Players(features=features.NAMES, weights=FOLDER / "players" / "weights.toml", solve=exact.best_move),
    encoding=Encoding(observation=encoding.Observation, picks=encoding.PICKS),
    balance=BALANCE,
    terminal=Terminal(picture=text_picture.picture, table=terminal.table),
    guide=Guide(lesson=FOLDER / "guide" / "lesson.toml", pages=FOLDER / "guide"),
)
