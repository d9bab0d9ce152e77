"""The table as text for the terminal: board, city and roads, harvest row, players."""

from typing import Any

from subak.games.rios.components import Components
from subak.games.rios.rules.state import ROADS, State
from subak.games.rios.table import text_picture
from subak.games.rios.table.description import PHASES, standing_of
from subak.games.rios.table.log_lines import card_name
from subak.games.rios.table.notation import ROAD_NAMES
from subak.kernel.plain import plain
from subak.show.choices import SEAT_LETTERS
from subak.show.texts import Catalogue


def table(states: Any, components: Components, seat: int, catalogue: Catalogue) -> str:
    """What a seat sees of the table; the same for everybody, but that one's own line comes first."""
    state = plain(State, states)
    parts = [
        catalogue.text(f"rios-phase-{PHASES[state.phase]}", round=state.lap),
        text_picture.board(state),
        _outside(state, catalogue),
        _row(state, components, catalogue),
        _players(state, standing_of(states), seat, catalogue),
        catalogue.text("rios-legend"),
    ]
    return "\n\n".join(part for part in parts if part)


def _outside(state: Any, catalogue: Catalogue) -> str:
    """Who stands in the city and on the roads."""
    found = {}
    for name, cell in (("city", state.tables.map.city), *zip(ROAD_NAMES, ROADS, strict=True)):
        letters = (SEAT_LETTERS[seat] * player.at[cell] for seat, player in enumerate(state.players[: state.seats]))
        found[name] = "".join(letters) or "–"
    return catalogue.text("rios-outside", **found)


def _row(state: Any, components: Components, catalogue: Catalogue) -> str:
    if not state.row_count:
        return ""
    names = [catalogue.text(card_name(components, card)) for card in state.row[: state.row_count]]
    return catalogue.text("rios-row", now=names[0], later=", ".join(names[1:]), deck=state.deck_count)


def _players(state: Any, figures: list[list[int]], seat: int, catalogue: Catalogue) -> str:
    lines = []
    for of in sorted(range(state.seats), key=lambda other: other != seat):
        player = state.players[of]
        money, wood, to_five, to_wet = figures[of]
        line = catalogue.text(
            "rios-player-you" if of == seat else "rios-player",
            seat=(of,),
            rio=100 * player.money,
            wood=player.wood,
            missing=to_five,
            wet=to_wet,
        )
        gain = catalogue.text("rios-player-harvest", rio=100 * money, wood=wood)
        lines.append(f"{line} {gain}" if state.row_count else line)
    return "\n".join(lines)
