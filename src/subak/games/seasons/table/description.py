"""A (hidden) state in plain words and numbers, ready for JSON."""

from typing import Any, NamedTuple

from subak.games.seasons.components import CONTRACTS, EDITIONS, SYMBOLS, Components
from subak.games.seasons.rules.state import FROM, NONE, State
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.remember import once

PHASES = ("setup", "wet", "river", "dry", "over")


class Pick(NamedTuple):
    """A seat's picks, as in the state."""

    stage: int
    card: int
    row: int
    place: int


class Lying(NamedTuple):
    """A card in a farm, as in the state."""

    card: int
    turn: int
    x: int
    y: int


class Seat(NamedTuple):
    """What pictures and picks need of a seat, called as in the state."""

    hand: int
    held: int
    ancestor: int
    contract: int
    left: int
    top: int
    farmers: int
    houses: int
    buffalo: int
    points: int
    placed_count: int
    field_count: int
    placed: list[Lying]
    pick: Pick


class Table(NamedTuple):
    """What pictures and picks need of a state: two thirds of the time that `State.plain` takes for all of it."""

    edition: int
    water_festival: int
    jasmine_ginger: int
    phase: int
    turn: int
    active: int
    row: int
    river: list[int]
    river_turned: list[int]
    players: list[Seat]


@once
def read(states: Any) -> Table:
    """The one state of an array, read from Python as quickly as it goes."""
    players = states["players"][0]
    columns: Any = [players[name].tolist() for name in Seat._fields[:-2]]
    pick_columns: Any = [players["pick"][name].tolist() for name in Pick._fields]
    farms = players["placed"].tolist()
    seats = []
    for seat, values in enumerate(zip(*columns, strict=True)):
        lying = [Lying(*card) for card in farms[seat][: players["placed_count"][seat]]]
        pick = Pick(*(column[seat] for column in pick_columns))
        seats.append(Seat._make((*values, lying, pick)))
    return Table._make((*(states[name][0].tolist() for name in Table._fields[:-1]), seats))


def describe(states: Any, components: Components) -> dict[str, Any]:
    """Everything a table shows. What the state's viewer may not know is blank in it already."""
    state = plain(State, states)
    return {
        "game": "seasons",
        "edition": EDITIONS[state.edition],
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": None if state.active == NONE else state.active,
        "row": card_names(state.row, components),
        "river": _river(state, components) if state.water_festival else None,
        "players": [_player(player, components) for player in state.players],
    }


def card_names(cards: int, components: Components) -> list[str]:
    """Cards given as bits, by name."""
    return [components.cards[card] for card in bits_of(cards)]


def _player(player: Any, components: Components) -> dict[str, Any]:
    return {
        "points": player.points,
        "earned": {name: points for name, points in zip(FROM, player.earned, strict=True) if points},
        "ancestor": _name(player.ancestor, components),
        "contract": None if player.contract == 0 else CONTRACTS[player.contract],
        "held": player.held,
        "hand": card_names(player.hand, components),  # only the cards the viewer knows
        "pick": _pick(player.pick, components),
        "farmers": player.farmers,
        "houses": player.houses,
        "buffalo": player.buffalo,
        "cards": [
            {"card": components.cards[placed.card], "x": placed.x, "y": placed.y, "turn": placed.turn}
            for placed in player.placed[: player.placed_count]
        ],
        "fields": [_field(field) for field in player.fields[: player.field_count]],
    }


def _field(field: Any) -> dict[str, int]:
    return {
        "parcels": field.parcels,
        "farmers": field.farmers,
        "houses": field.houses,
        "buffalo": field.buffalo,
        "size": field.extent,
        "banks": field.banks,
        "dry": field.dry,
    }


def _pick(pick: Any, components: Components) -> dict[str, Any]:
    return {
        "stage": ("card", "place", "row", "done")[pick.stage],
        "card": _name(pick.card, components),
        "place": None if pick.place == NONE else pick.place,
        "row": _name(pick.row, components),
    }


def _name(card: int, components: Components) -> str | None:
    return None if card == NONE else components.cards[card]


def _river(state: Any, components: Components) -> list[dict[str, Any]]:
    return [
        {
            "card": components.river[card],
            "symbol": SYMBOLS[state.tables.river[card].symbol],
            "turned": bool(turned),
            "arrow": state.tables.river[card].arrow * (-1 if turned else 1),  # from seat A: −1 left, 1 right
        }
        for card, turned in zip(state.river, state.river_turned, strict=True)
    ]
