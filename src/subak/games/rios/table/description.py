"""A (hidden) state in plain words and numbers, ready for JSON."""

from typing import Any

import numpy as np

from subak.games.rios.components import KIND_NAMES, Components
from subak.games.rios.rules.geometry import NAMES, below
from subak.games.rios.rules.state import (
    CELLS,
    DIRECTIONS,
    FINCA_PRICE,
    FINCAS,
    HACIENDA_PRICE,
    NONE,
    SEATS,
    TURN,
    State,
)
from subak.games.rios.table.notation import place_name
from subak.games.rios.table.previews import standing
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.choices import SEAT_LETTERS

PHASES = ("laying", "placing", "turn", "over")
STAGES = ("free", "walking", "driving", "joined", "damming", "leading")
RIVER_NAMES = ("verde", "moreno")


def describe(states: Any, components: Components) -> dict[str, Any]:
    """Everything a table shows. The order of the deck is blank in it already."""
    state, figures = plain(State, states), standing_of(states)
    return {
        "game": "rios",
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "round": state.lap,
        "turn": SEAT_LETTERS[state.turn],
        "steps": state.steps if state.phase == TURN else None,
        "picked": None if state.picked == NONE else place_name(state.tables.map.city, state.picked),
        "target": None if state.target == NONE else NAMES[state.target],
        "head": None if state.head == NONE else NAMES[state.head],
        "fields": [field(state, cell) for cell in bits_of(state.tables.map.fields)],
        "rivers": {name: course(state, river) for river, name in enumerate(RIVER_NAMES)},
        "dams": [
            [NAMES[cell], NAMES[int(below(cell, way))]] for way in range(DIRECTIONS) for cell in _dams(state, way)
        ],
        "row": [components.cards[card] for card in state.row[: state.row_count]],
        "deck": state.deck_count,
        "discard": [name for card, name in enumerate(components.cards) if state.discard >> card & 1],
        "wood_left": state.supply,
        "harvest": [{"rio": 100 * money, "wood": wood} for money, wood, _, _ in figures],
        "players": [_player(state, seat, *figures[seat][2:]) for seat in range(state.seats)],
    }


def standing_of(states: Any) -> list[list[int]]:
    """For every seat: hundreds of rio and wood from the present card, buildings missing anywhere, missing on water."""
    out = np.zeros((SEATS, 4), np.int64)
    standing(states, out)
    found: list[list[int]] = out[: int(states[0].seats)].tolist()
    return found


def field(state: Any, cell: int) -> dict[str, Any]:
    """A field with everything on it."""
    players = state.players[: state.seats]
    campesinos = {SEAT_LETTERS[seat]: player.at[cell] for seat, player in enumerate(players) if player.at[cell]}
    buildings = [
        (SEAT_LETTERS[seat], name)
        for seat, player in enumerate(players)
        for name, bits in (("finca", player.fincas), ("hacienda", player.hacienda))
        if bits >> cell & 1
    ]
    return {
        "cell": NAMES[cell],
        "kind": KIND_NAMES[state.terrain[cell]],
        "rivers": [name for river, name in enumerate(RIVER_NAMES) if state.rivers[river] >> cell & 1],
        "campesinos": campesinos,
        "building": None if not buildings else {"seat": buildings[0][0], "kind": buildings[0][1]},
    }


def course(state: Any, river: int) -> list[str]:
    """The cells of a river from its spring to where it ends (as far as it is laid)."""
    cell, found = state.tables.map.springs[river], list[str]()
    while True:
        found.append(NAMES[cell])
        ways = [way for way in range(DIRECTIONS) if state.flow[way] >> cell & 1]
        if not ways:
            return found
        cell = int(below(cell, ways[0]))


def _dams(state: Any, way: int) -> tuple[int, ...]:
    return bits_of(state.tables.map.outlets[way] & ~state.open[way])


def _player(state: Any, seat: int, to_five: int, to_wet: int) -> dict[str, Any]:
    player, city = state.players[seat], state.tables.map.city
    fincas = player.fincas.bit_count()
    hacienda = bits_of(player.hacienda)
    price = FINCA_PRICE * (FINCAS - fincas) + (0 if hacienda else HACIENDA_PRICE)
    return {
        "rio": 100 * player.money,
        "wood": player.wood,
        "campesinos": {place_name(city, cell): player.at[cell] for cell in range(CELLS) if player.at[cell]},
        "fincas": [NAMES[cell] for cell in bits_of(player.fincas)],
        "hacienda": NAMES[hacienda[0]] if hacienda else None,
        "missing": {
            "buildings": to_five,  # for five anywhere
            "wet": to_wet,  # for four on water, the hacienda among them
            "rio": 100 * max(0, price - player.money),  # to pay for all that is not built
        },
    }
