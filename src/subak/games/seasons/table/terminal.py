"""The table as text for the terminal: both farms side by side, ancestors, hand, dry row."""

from itertools import zip_longest
from typing import Any

from subak.games.seasons.components import CONTRACTS, Components, card_message, full_name
from subak.games.seasons.rules.state import NO_CONTRACT, NONE, SETUP
from subak.games.seasons.table import text_picture
from subak.games.seasons.table.description import PHASES
from subak.kernel.bits import bits_of
from subak.show.choices import SEAT_LETTERS, Message
from subak.show.texts import Catalogue

BETWEEN = 6
"""Spaces between two farms."""


def table(states: Any, components: Components, seat: int, catalogue: Catalogue) -> str:
    """What a seat sees of the table."""
    state = states[0]
    parts = [catalogue.text(f"seasons-phase-{PHASES[state.phase]}", turn=int(state.turn) + 1)]
    if state.phase != SETUP or state.water_festival:  # where the river cards lie matters to the first card
        parts.append(_farms(state, seat, catalogue))
    if state.phase != SETUP:
        parts.append("\n".join(_ancestors(state, components, catalogue)))
    for message, cards in (("seasons-row", int(state.row)), ("seasons-hand", int(state.players[seat].hand))):
        if cards:
            parts.append(_cards(state, components, catalogue.text(message), cards, catalogue))
    parts.append(catalogue.text("seasons-legend"))
    if state.water_festival:
        parts[-1] += "\n" + catalogue.text("seasons-legend-river")
    return "\n\n".join(parts)


def _farms(state: Any, seat: int, catalogue: Catalogue) -> str:
    columns = []
    for of in (seat, 1 - seat):
        title = "seasons-your-farm" if of == seat else "seasons-other-farm"
        head = catalogue.text(title, seat=(of,), points=int(state.players[of].points))
        columns.append([head, *text_picture.farm(state, of).splitlines()])
    width = max(len(line) for line in columns[0]) + BETWEEN
    return "\n".join(f"{left:<{width}}{right}".rstrip() for left, right in zip_longest(*columns, fillvalue=""))


def _ancestors(state: Any, components: Components, catalogue: Catalogue) -> list[str]:
    lines = []
    for seat in range(2):
        card = int(state.players[seat].ancestor)
        if card != NONE:
            lines.append(f"{SEAT_LETTERS[seat]}: {ancestor(components, card, catalogue)}")
        contract = int(state.players[seat].contract)
        if contract != NO_CONTRACT:
            name = Message(f"seasons-contract-{CONTRACTS[contract]}")
            lines.append(catalogue.text("seasons-holds-contract", seat=(seat,), contract=name))
    return lines


def ancestor(components: Components, card: int, catalogue: Catalogue) -> str:
    """An ancestor with meaning and effect, in a sentence."""
    name = full_name(components, components.cards[card])
    return catalogue.text("seasons-ancestor", name=name, text=components.ability(card))


def _cards(state: Any, components: Components, title: str, cards: int, catalogue: Catalogue) -> str:
    numbers = list(bits_of(cards))
    names = [catalogue.text(card_message(components.cards[card])) for card in numbers]
    drawn = f"{title}\n{text_picture.cards(state.tables, numbers, names)}"
    if state.phase != SETUP:
        return drawn
    return "\n".join([drawn, "", *(ancestor(components, card, catalogue) for card in numbers)])
