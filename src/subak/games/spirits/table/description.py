"""A (hidden) state in plain words and numbers, ready for JSON."""

from typing import Any

from subak.games.spirits.components import Components
from subak.games.spirits.rules.state import FARM, HEXES, NONE, Player, State
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.remember import once

PHASES = ("first_gate", "draft", "rain", "card", "resolve", "allocate", "farm", "claim", "market", "over")
STEPS = (
    "build",
    "rocks",
    "water_out",
    "weeds",
    "pests",
    "harvest",
    "rot",
    "water_in",
    "grow",
    "plant",
    "grow_again",
    "done",
)
RICE = ("none", "planted", "grown")


@once
def players_of(states: Any) -> list[Any]:
    """Everybody at the table in plain numbers."""
    return Player.plain_all(states["players"][0].tobytes())[: int(states["seats"][0])]


def describe(states: Any, components: Components) -> dict[str, Any]:
    """Everything a table shows. What the state's viewer may not know is blank in it already."""
    state = plain(State, states)
    supply: Any = state.supply  # in plain numbers it is a named tuple
    seats = range(state.seats)
    return {
        "game": "spirits",
        "phase": PHASES[state.phase],
        "round": state.turn,
        "rain": None if state.rain == NONE else components.rains[state.rain],
        "rain_discs": state.rain_discs,
        "order": state.order[: state.seats],
        "tiles": [name for at, name in enumerate(components.achievements) if state.open_tiles >> at & 1],
        "supply": dict(supply._asdict()),
        "players": [_player(state, state.players[seat], components) for seat in seats],
    }


def _player(state: Any, player: Any, components: Components) -> dict[str, Any]:
    return {
        "setup": components.setups[player.setup],
        "rice": player.rice,
        "labourers": player.labourers,
        "livestock": player.livestock,
        "reservoir": player.reservoir,
        "held": player.held,
        "hand": _names(player.hand, components),  # only the cards the viewer knows
        "kept": _names(player.kept, components),
        "played": _names(player.played, components),
        "claimed": player.claimed,
        "walls": _edges(player.walls, components),
        "gates": _edges(player.gates, components),
        "rocks": [h + 1 for h in range(HEXES) if player.rocks >> h & 1],
        "magic": [h + 1 for h in range(HEXES) if player.magic >> h & 1],
        "paddies": [_paddy(player, h) for h in range(HEXES) if player.paddy_hexes[h]],
        "chain": [h + 1 for h in player.chain[: player.chain_length]],
        "labour": player.labour,
        "animals": player.animals,
        "step": STEPS[player.step] if state.phase == FARM else None,
        "done": bool(player.pick.done),
    }


def _paddy(player: Any, first: int) -> dict[str, Any]:
    return {
        "hex": first + 1,
        "hexes": [h + 1 for h in range(HEXES) if player.paddy_hexes[first] >> h & 1],
        "discs": player.discs[first],
        "weeds": player.weeds[first],
        "pests": player.pests[first],
        "rice": RICE[player.rice_in[first]],
        "fertilized": bool(player.fertilized[first]),
    }


def _names(cards: int, components: Components) -> list[str]:
    return [components.spirits[card] for card in bits_of(cards)]


def _edges(bits: int, components: Components) -> list[str]:
    return [name for at, name in enumerate(components.edges) if bits >> at & 1]
