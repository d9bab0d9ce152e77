"""Positions built by hand: a table on which only what a test is about is set. Hexes are called 1 to 10, edges `2sw`."""

from typing import Any

import numpy as np

from subak.games.spirits.components import SIDE_NAMES, Components
from subak.games.spirits.rules import farming, field, flow
from subak.games.spirits.rules.events import KINDS
from subak.games.spirits.rules.state import (
    BUY,
    CLAIM_TILE,
    DONE,
    EDGES,
    FARM,
    GATE,
    GROWN,
    HEX,
    HEXES,
    HIRE,
    KEEP,
    MOVE_GATE,
    MOVE_TO,
    MOVES_AT_MOST,
    NONE,
    NUMBER,
    OTHERS_PADDY,
    PADDY,
    PASS,
    PEST,
    PLANT,
    PLANTED,
    RESOLVE,
    SEAT,
    USE,
    WALL,
    WEED,
    State,
)
from subak.kernel import entry
from subak.kernel.chance import seed_chance
from subak.kernel.log import Event as LoggedEvent
from subak.kernel.log import new_log
from subak.show.choices import Event

A, B, C, D = range(4)
LETTERS = "ABCD"
FIELD = Components.ours().tables[0].map


# --- tables ----------------------------------------------------------------------------------------------------
def dealt(seats: int = 2, *, gentle: bool = False, seed: int = 0) -> Any:
    """An array of one freshly dealt state."""
    states = State.zeros(1)
    states[0].seats, states[0].gentle = seats, gentle
    states[0].tables = Components.ours().tables[0]
    seed_chance(states[0].chance, seed)
    entry.deal_all(states)
    return states


def table(seats: int = 2, *, turn: int = 2) -> Any:
    """A table in some round: every starting paddy has its gate at 1e and is bare; no rocks, no bonus."""
    states = dealt(seats)
    states[0].turn = turn
    for seat in range(seats):
        player = states[0].players[seat]
        player.rocks, player.free_pieces, player.rice = 0, 0, 0
        player.labourers, player.livestock, player.hired, player.bought = 10, 0, 0, 0
        lay_out(states, seat, "1", "1e")
    return states


def edge(name: str) -> int:
    """The number of an edge, named from either side: 1e is 2w."""
    digits = name.rstrip("nesw")
    number = int(FIELD.edge[int(digits) - 1, SIDE_NAMES.index(name[len(digits) :])])
    assert number != NONE, f"{name} is bamboo"
    return number


def bits(edges: str) -> int:
    return sum({1 << edge(name) for name in edges.split()})


def lay_out(states: Any, seat: int, paddies: str, gates: str, walls: str = "") -> None:
    """Enclose groups of hexes, `1 | 2 5`: walls all round but for the gates named. More walls may stand anywhere."""
    player, border = states[0].players[seat], bits(walls)
    for group in paddies.split("|"):
        border |= field.border_of(FIELD, sum(1 << (int(h) - 1) for h in group.split()))
    player.gates, player.walls = bits(gates), border & ~bits(gates)
    field.find_paddies(FIELD, player)


def put(states: Any, seat: int, *contents: str) -> None:
    """What lies where, taken out of the box: `2: grown, 2 weeds, 1 pest, fertilized, 3 discs`, `5: rock`, `3: magic`.

    Rocks and magic water lie on the hex itself, everything else in the paddy it is the first of.
    """
    player, supply = states[0].players[seat], states[0].supply
    for text in contents:
        name, _, things = text.partition(":")
        h = int(name) - 1
        for thing in things.split(","):
            *number, word = thing.split()
            count = int(number[0]) if number else 1
            assert word in ("rock", "magic") or field.is_paddy(player, h), f"no paddy begins at {name}"
            if word == "rock":
                player.rocks |= 1 << h
            elif word == "magic":
                player.magic |= 1 << h
                supply.magic -= 1
            elif word in ("planted", "grown"):
                player.rice_in[h] = PLANTED if word == "planted" else GROWN
            else:
                box, of_paddy = {
                    "disc": ("water", player.discs),
                    "weed": ("weeds", player.weeds),
                    "pest": ("pests", player.pests),
                    "fertilized": ("fertilizer", player.fertilized),
                }[word.removesuffix("s")]
                of_paddy[h] += count
                setattr(supply, box, getattr(supply, box) - count)
    field.find_chain(FIELD, player)


def give(states: Any, seat: int, *spirits: str) -> None:
    """Spirits on the table before a seat."""
    for spirit in spirits:
        states[0].players[seat].played |= np.uint64(1 << Components.ours().spirits.index(spirit))


# --- into the middle of a round --------------------------------------------------------------------------------
LABOUR = ("builders", "weeders", "harvesters", "planters")
ANIMALS = ("oxen", "rock_oxen", "ducks")


def farm(states: Any, step: int, seat: int = A, *, alone: bool = False, **workers: int) -> Any:
    """The seat begins a farm step with what it has allocated; returns the log of what follows by itself.

    The other seats have let their water in and not planted yet, so nobody holds this seat's water up, and the round
    goes on no further than its own steps. `alone`: they have finished; the round ends with this seat.
    """
    state = states[0]
    state.phase = FARM
    player = state.players[seat]
    for name, number in workers.items():
        if name in LABOUR:
            player.labour[LABOUR.index(name)] = number
        else:
            player.animals[ANIMALS.index(name)] = number
    for other in range(state.seats):
        before = state.place[other] < state.place[seat]
        farming.begin_step(state, other, DONE if alone or before else PLANT)
    farming.begin_step(state, seat, step)
    logs = new_log()
    flow.proceed(state, seat, logs[0])
    return logs


def set_order(states: Any, *order: int) -> None:
    for place, seat in enumerate(order):
        states[0].order[place], states[0].place[seat] = seat, place


def resolve(states: Any) -> Any:
    """The spirits on the table act, as far as nobody has to choose."""
    states[0].phase, states[0].at = RESOLVE, NONE
    logs = new_log()
    flow.proceed(states[0], NONE, logs[0])
    return logs


def rain(states: Any, card: str) -> Any:
    """The next round begins with this rain card."""
    states[0].rains[states[0].turn] = Components.ours().rains.index(card)
    logs = new_log()
    flow.begin_round(states[0], logs[0])
    flow.proceed(states[0], NONE, logs[0])
    return logs


def claims(states: Any, *tiles: str) -> None:
    """Everybody has farmed and may claim; these achievements are open. Without any, the market is next."""
    state = states[0]
    state.open_tiles = sum(1 << Components.ours().achievements.index(tile) for tile in tiles)
    state.phase = FARM
    for seat in range(state.seats):
        farming.begin_step(state, seat, DONE)
    flow.proceed(state, NONE, new_log()[0])


# --- moves by name ---------------------------------------------------------------------------------------------
def _names() -> dict[int, str]:
    names = {HIRE: "hire", BUY: "buy", USE: "use", PASS: "pass"}
    names |= {KEEP + at: f"keep {spirit}" for at, spirit in enumerate(Components.ours().spirits)}
    names |= {CLAIM_TILE + at: f"claim {tile}" for at, tile in enumerate(Components.ours().achievements)}
    names |= {NUMBER + n: str(n) for n in range(PADDY - NUMBER)}
    names |= {SEAT + seat: LETTERS[seat] for seat in range(4)}
    for base, word in ((WALL, "wall"), (GATE, "gate"), (MOVE_GATE, "move"), (MOVE_TO, "to")):
        names |= {base + at: f"{word} {Components.ours().edges[at]}" for at in range(EDGES)}
    for base, word in ((PADDY, "paddy"), (HEX, "hex"), (WEED, "weed"), (PEST, "pest")):
        names |= {base + h: f"{word} {h + 1}" for h in range(HEXES)}
    for seat in range(4):
        names |= {OTHERS_PADDY + HEXES * seat + h: f"{LETTERS[seat]} {h + 1}" for h in range(HEXES)}
    return names


NAMES = _names()
NUMBERS = {name: move for move, name in NAMES.items()}


def moves(states: Any, seat: int) -> list[str]:
    """What the seat may pick, in words: `wall 2sw`, `move 1e`, `to 1se`, `paddy 2`, `hex 4`, `B 2` (B's paddy), `3`."""
    out = np.zeros(MOVES_AT_MOST, np.int32)
    return [NAMES[int(move)] for move in out[: flow.legal(states[0], seat, out)]]


def play(states: Any, seat: int, *picks: str) -> Any:
    """Make some moves one after the other; returns their log."""
    logs = new_log()
    for pick in picks:
        offered = moves(states, seat)
        assert pick in offered, f"{pick} is not among {offered}"
        flow.play(states[0], seat, NUMBERS[pick], logs[0])
    return logs


def work_on(states: Any, seat: int) -> None:
    """Go on in this step as long as there is something to do, always with the first that is offered."""
    player = states[0].players[seat]
    step = int(player.step)
    while player.step == step and (offered := [pick for pick in moves(states, seat) if pick != "pass"]):
        play(states, seat, offered[0])


def waiting_for(states: Any) -> str:
    """Who owes a decision, as letters."""
    return "".join(LETTERS[seat] for seat in range(4) if flow.actors(states[0]) >> seat & 1)


# --- reading ---------------------------------------------------------------------------------------------------
def events_of(logs: Any, kind: str) -> list[Event]:
    """The events of one kind in a log."""
    rows = [LoggedEvent.plain(row) for row in logs[0].events[: logs[0].count]]
    found = [Event(KINDS[row.kind], row.seat, tuple(row.numbers)) for row in rows]
    return [event for event in found if event.kind == kind]


def paddies(states: Any, seat: int = A) -> str:
    """The paddies of a field, as they are written for `lay_out`."""
    groups = [int(hexes) for hexes in states[0].players[seat].paddy_hexes if hexes]
    return " | ".join(" ".join(str(h + 1) for h in range(HEXES) if group >> h & 1) for group in groups)


def chain(states: Any, seat: int = A) -> str:
    """The first hexes of the paddies water can reach, from the reservoir on."""
    player = states[0].players[seat]
    return " ".join(str(h + 1) for h in player.chain[: player.chain_length])


def discs(states: Any, seat: int = A) -> list[int]:
    """The discs in each paddy of the chain."""
    player = states[0].players[seat]
    return [int(player.discs[h]) for h in player.chain[: player.chain_length]]
