"""Spirits of the Rice Paddy as the rest of the package sees it."""

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
from subak.games.spirits.components import Components
from subak.games.spirits.players import encoding, features
from subak.games.spirits.players.balance import BALANCE
from subak.games.spirits.rules import hidden as _hidden  # noqa: F401  # registers hide and redeal, and imports the other rules
from subak.games.spirits.rules.events import KINDS
from subak.games.spirits.rules.state import MOVES, MOVES_AT_MOST, State
from subak.games.spirits.table import (
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
    states[0].seats = seats
    states[0].gentle = options["gentle"]
    states[0].tables = components.tables[0]
    return states


KIND = GameKind(
    name="spirits",
    title="Spirits of the Rice Paddy",
    version=2,
    seats=range(2, 5),
    folder=FOLDER,
    shelf=2,
    options=(Option("gentle", (False, True), False),),
    components=Components,
    rules=Rules(
        layout=State,
        moves=MOVES,
        moves_at_most=MOVES_AT_MOST,
        picks_at_most=5_000,
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
        board_events=frozenset({"first_gate", "built"}),
    ),
    players=Players(features=features.NAMES, weights=FOLDER / "players" / "weights.toml"),
    encoding=Encoding(observation=encoding.Observation, picks=encoding.PICKS),
    balance=BALANCE,
    terminal=Terminal(picture=text_picture.picture, table=terminal.table),
    guide=Guide(lesson=FOLDER / "guide" / "lesson.toml", pages=FOLDER / "guide"),
)
