"""Dos Rios as the rest of the package sees it."""

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
from subak.games.rios.components import Components
from subak.games.rios.players import encoding, features
from subak.games.rios.players.balance import BALANCE
from subak.games.rios.rules import hidden as _hidden  # noqa: F401  # registers hide and redeal, and imports the other rules
from subak.games.rios.rules.events import KINDS
from subak.games.rios.rules.state import MOVES, MOVES_AT_MOST, State
from subak.games.rios.table import (
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
RIVER_LAYING = ("in_turn", "start_player", "one_each")


def template(seats: int, options: Mapping[str, Value], components: Components) -> States:
    states = State.zeros()
    states[0].seats = seats
    states[0].river_laying = RIVER_LAYING.index(str(options["river_laying"]))
    states[0].max_rounds = options["max_rounds"]
    states[0].tables = components.tables[0]
    return states


KIND = GameKind(
    name="rios",
    title="Dos Rios",
    version=2,
    seats=range(2, 5),
    folder=FOLDER,
    shelf=3,
    options=(Option("river_laying", RIVER_LAYING, "in_turn"), Option("max_rounds", (60, 20), 60)),
    components=Components,
    rules=Rules(
        layout=State,
        moves=MOVES,
        moves_at_most=MOVES_AT_MOST,
        picks_at_most=20_000,
        event_kinds=KINDS,
        template=template,
        has_secrets=False,
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
        board_events=frozenset({"rivers_laid", "diverted", "finca", "hacienda"}),
    ),
    players=Players(features=features.NAMES, weights=FOLDER / "players" / "weights.toml"),
    encoding=Encoding(observation=encoding.Observation, picks=encoding.PICKS),
    balance=BALANCE,
    terminal=Terminal(picture=text_picture.picture, table=terminal.table),
    guide=Guide(lesson=FOLDER / "guide" / "lesson.toml", pages=FOLDER / "guide"),
)
