"""The table as text for the terminal: fields side by side, stock, cards, achievements."""

from itertools import zip_longest
from typing import Any

from subak.games.spirits.components import Components
from subak.games.spirits.rules.field import paddy_size, room
from subak.games.spirits.rules.state import HEXES, NONE
from subak.games.spirits.table import text_picture
from subak.games.spirits.table.description import PHASES
from subak.games.spirits.table.log_lines import card_name, rain_name, tile_name
from subak.games.spirits.wording import rain_text, spirit_text, tile_text
from subak.kernel.bits import bits_of
from subak.show.texts import Catalogue

BETWEEN = 4


def table(states: Any, components: Components, seat: int, catalogue: Catalogue) -> str:
    """What a seat sees of the table."""
    state = states[0]
    parts = [catalogue.text(f"spirits-phase-{PHASES[state.phase].replace('_', '-')}", round=int(state.turn))]
    if state.rain != NONE:
        parts.append(_rain(state, components, catalogue))
    order = [seat, *(other for other in range(state.seats) if other != seat)]
    parts.append(_fields(state, components, seat, order, catalogue))
    parts.append(_tiles(state, components, catalogue))
    hand = bits_of(state.players[seat].hand)
    if hand:
        lines = [_card(components, card, catalogue) for card in hand]
        parts.append("\n".join([catalogue.text("spirits-hand"), *lines]))
    parts.append(catalogue.text("spirits-legend"))
    return "\n\n".join(part for part in parts if part)


def _rain(state: Any, components: Components, catalogue: Catalogue) -> str:
    name = rain_name(components, int(state.rain))
    discs = int(state.rain_discs)
    return catalogue.text("spirits-rain-line", name=name, text=rain_text(state.tables.rains[state.rain]), discs=discs)


def _fields(state: Any, components: Components, seat: int, order: list[int], catalogue: Catalogue) -> str:
    columns = [_column(state, components, seat, of, catalogue) for of in order]
    widths = [max(len(line) for line in column) + BETWEEN for column in columns]
    rows = zip_longest(*columns, fillvalue="")
    return "\n".join(
        "".join(line.ljust(width) for line, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _column(state: Any, components: Components, seat: int, of: int, catalogue: Catalogue) -> list[str]:
    player = state.players[of]
    title = "spirits-your-field" if of == seat else "spirits-other-field"
    stock = {"labourers": int(player.labourers), "livestock": int(player.livestock), "reservoir": int(player.reservoir)}
    lines = [
        catalogue.text(title, seat=(of,), rice=int(player.rice)),
        catalogue.text("spirits-stock", **stock),
        catalogue.text(f"spirits-setup-{components.setups[player.setup].replace('_', '-')}"),
        *text_picture.field(state, components, of).splitlines(),
    ]
    for h in range(HEXES):
        if player.paddy_hexes[h]:
            lines.append(catalogue.text("spirits-paddy-line", **_paddy(player, h)))
    played = ", ".join(catalogue.text(card_name(components, card)) for card in bits_of(player.played))
    return [*lines, catalogue.text("spirits-played", seat=(of,), cards=played or "–")]


def _paddy(player: Any, h: int) -> dict[str, int]:
    return {
        "hex": h + 1,
        "size": int(paddy_size(player, h)),
        "discs": int(player.discs[h]),
        "room": int(room(player, h)),
        "rice": int(player.rice_in[h]),
        "weeds": int(player.weeds[h]),
        "pests": int(player.pests[h]),
        "fertilized": int(player.fertilized[h]),
    }


def _tiles(state: Any, components: Components, catalogue: Catalogue) -> str:
    lines = [catalogue.text("spirits-tiles")]
    for tile in range(len(components.achievements)):
        if int(state.open_tiles) >> tile & 1:
            name, rice = tile_name(components, tile), int(state.tables.achievements[tile].rice)
            text = tile_text(state.tables.achievements[tile])
            lines.append("  " + catalogue.text("spirits-tile-line", name=name, text=text, rice=rice))
    return "\n".join(lines)


def _card(components: Components, card: int, catalogue: Catalogue) -> str:
    name, text = card_name(components, card), spirit_text(components.tables[0].spirits[card])
    return "  " + catalogue.text("spirits-card-line", number=card + 1, name=name, text=text)
