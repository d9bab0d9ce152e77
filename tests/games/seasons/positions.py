"""Positions built by hand: a state in which only what a test is about is set."""

from pathlib import Path
from typing import Any

import numpy as np

from subak.games.seasons.kind import KIND
from subak.games.seasons.rules.events import KINDS
from subak.games.seasons.rules.state import RIVER_CARDS
from subak.kernel import entry
from subak.kernel.chance import seed_chance
from subak.kernel.log import Event as LoggedEvent
from subak.kernel.log import new_log
from subak.show.choices import Event

CARDS = Path(__file__).with_name("cards.toml")
COMPONENTS = KIND.load_components(CARDS)


def table(**options: Any) -> Any:
    """An array of one freshly dealt state."""
    states = KIND.rules.template(2, KIND.check_options(options), COMPONENTS)
    seed_chance(states[0].chance, 0)
    entry.deal_all(states)
    return states


def give_fields(states: Any, seat: int, *fields: str) -> None:
    """Closed fields in short: `3f1h2b1@02` has 3 parcels, a farmer, 2 houses, a buffalo, and lies at banks 0 and 2."""
    player = states[0].players[seat]
    for text in fields:
        counts, _, banks = text.partition("@")
        field = player.fields[player.field_count]
        field.parcels = int(counts[0])
        for letter, name in (("f", "farmers"), ("h", "houses"), ("b", "buffalo")):
            if letter in counts:
                number = int(counts[counts.index(letter) + 1])
                setattr(field, name, number)
                setattr(player, name, int(getattr(player, name)) + number)
        field.extent = field.parcels + field.houses
        field.banks = sum(1 << int(bank) for bank in banks)
        player.field_count += 1


def lay_river(states: Any, *cards: str) -> None:
    """The river from A's left; `'` marks a card turned by 180°."""
    for position in range(RIVER_CARDS):
        name = cards[position].removesuffix("'")
        states[0].river[position] = COMPONENTS.river.index(name)
        states[0].river_turned[position] = cards[position].endswith("'")


def log() -> Any:
    return new_log()


def events_of(logs: Any, kind: str) -> list[Event]:
    """The events of one kind in a log."""
    rows = [LoggedEvent.plain(row) for row in logs[0].events[: logs[0].count]]
    found = [Event(KINDS[row.kind], row.seat, tuple(row.numbers)) for row in rows]
    return [event for event in found if event.kind == kind]


def out() -> Any:
    return np.zeros(KIND.rules.moves_at_most, np.int32)
