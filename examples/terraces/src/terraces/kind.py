"""Terraces as Subak sees it: all sections of the contract."""

from collections.abc import Mapping
from pathlib import Path

from subak.games.kind import Encoding, GameKind, Guide, Notation, Players, Rules, States, Table, Terminal, Value
from terraces import pictures, players, table
from terraces.components import Components
from terraces.rules import EVENTS, FIELD, ROUNDS, SEATS, State

HERE = Path(__file__).parent


def template(seats: int, options: Mapping[str, Value], components: Components) -> States:
    states = State.zeros()
    states[0].seats, states[0].points = seats, components.points
    return states


KIND = GameKind(
    name="terraces",
    title="Terraces",
    version=1,
    seats=range(2, SEATS + 1),
    folder=HERE,
    components=Components,
    rules=Rules(
        layout=State, moves=FIELD + SEATS, moves_at_most=ROUNDS + 1, picks_at_most=100, event_kinds=EVENTS,
        template=template,
    ),
    notation=Notation(write_moves=table.write_moves, read_move=table.read_move, refusal=table.refusal),
    table=Table(
        choose=table.choose, scene=pictures.scene, drawings=pictures.drawings, log_line=table.log_line,
        why_not=table.why_not, score_rows=table.score_rows, describe=table.describe,
    ),
    players=Players(features=players.FEATURES, weights=HERE / "weights.toml"),
    encoding=Encoding(observation=players.Observation, picks=players.PICKS),
    balance=players.BALANCE,
    terminal=Terminal(picture=pictures.text_picture, table=pictures.text_table),
    guide=Guide(lesson=HERE / "guide" / "lesson.toml", pages=HERE / "guide"),
)  # fmt: skip
