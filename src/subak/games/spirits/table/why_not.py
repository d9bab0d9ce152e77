"""Why a thing on the table cannot be picked, and what can. The rules are asked, never told again here."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from subak.games.spirits.components import Components
from subak.games.spirits.rules import effects
from subak.games.spirits.rules.effects import fulfils
from subak.games.spirits.rules.farming import SIXTH_ROUND, can_fertilize, plant_cost
from subak.games.spirits.rules.field import (
    WASTE,
    has_rock,
    is_dry,
    is_flooded,
    paddy_size,
    region_of,
    room,
    verdict,
    ways,
)
from subak.games.spirits.rules.labour import LAST_ROUND
from subak.games.spirits.rules.market import has_claimed_enough, price
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BUILD,
    BUY,
    CARD,
    CLAIM,
    DRAFT,
    EMPTY,
    FARM,
    FIRST_GATE,
    GROW,
    GROW_AGAIN,
    GROWN,
    HARVEST,
    HIRE,
    MARKET,
    MOVES_AT_MOST,
    NONE,
    OVER,
    OXEN_ROCKS,
    PADDY,
    PESTS,
    PLANT,
    PLANTED,
    PLANTERS,
    RESOLVE,
    ROT,
    WATER_IN,
    WATER_OUT,
    WEEDERS,
    WEEDS,
)
from subak.games.spirits.rules.tasks import can_use
from subak.games.spirits.table.choices import prompt
from subak.games.spirits.table.drawings import STATIONS
from subak.games.spirits.table.log_lines import card_name, tile_name
from subak.kernel import entry
from subak.kernel.bits import has
from subak.show.choices import Args, Message


class Ask(NamedTuple):
    """Who asks about what: `wall:0:2sw` is the kind wall, of seat 0, at 2sw."""

    state: Any
    components: Components
    seat: int
    moves: list[int]
    kind: str
    words: list[str]

    @property
    def of(self) -> int:
        return int(self.words[0])

    @property
    def owner(self) -> Any:
        return self.state.players[self.of]

    @property
    def here(self) -> int:
        """The hex of the thing."""
        return int(self.words[1]) - 1


def why_not(states: Any, components: Components, seat: int, target: str) -> Message:
    """The reason, and what the seat can do now."""
    kind, *words = target.split(":")
    out = np.zeros(MOVES_AT_MOST, np.int32)
    moves = out[: entry.legal_moves(states, seat, out)].tolist() if seat >= 0 else []
    ask = Ask(states[0], components, seat, moves, kind, words)
    return Message("spirits-why", {"reason": reason(ask), "now": _now(states, ask)})


def _now(states: Any, ask: Ask) -> Message:
    if ask.state.phase == OVER:
        return Message("spirits-now-over")
    if ask.moves:
        return Message("spirits-now-choose", {"question": prompt(states, ask.components, ask.seat)})
    actors = int(entry.actors_of(states))
    seats = tuple(seat for seat in range(ask.state.seats) if actors >> seat & 1)
    return Message("spirits-now-wait", {"seats": seats, "count": len(seats)})


def reason(ask: Ask) -> Message:
    find = REASONS.get(ask.kind)
    if find is None:
        return Message("spirits-why-scenery")
    return find(ask) if callable(find) else Message(find)


# --- spirits -------------------------------------------------------------------------------------------------------
def _card(ask: Ask) -> Message:
    card = ask.components.spirits.index(ask.words[0])
    name = {"card": card_name(ask.components, card)}
    for of in range(ask.state.seats):
        player = ask.state.players[of]
        if int(player.played) >> card & 1:
            return _called(ask, card) if of == ask.seat else _others("spirits-why-others-card", of, name)
        if int(player.hand) >> card & 1:
            return _in_hand(ask, card) if of == ask.seat else _others("spirits-why-passed-on", of, name)
    kept = ask.seat >= 0 and int(ask.state.players[ask.seat].kept) >> card & 1
    return Message("spirits-why-kept" if kept else "spirits-why-not-in-hand", name)


def _others(message: str, of: int, args: "dict[str, Message]") -> Message:
    return Message(message, {"seat": (of,), **args})


def _in_hand(ask: Ask, card: int) -> Message:
    pick, name = ask.state.players[ask.seat].pick, card_name(ask.components, card)
    if ask.state.phase in (DRAFT, CARD) and pick.card != NONE:
        message = "spirits-why-chosen" if pick.card == card else "spirits-why-chosen-other"
        return Message(message, {"card": card_name(ask.components, int(pick.card))})
    return Message("spirits-why-hand", {"card": name})


def _called(ask: Ask, card: int) -> Message:
    """A spirit on one's own side of the table."""
    kind, player = ask.state.tables.spirits[card].kind, ask.state.players[ask.seat]
    if kind == effects.PASSIVE:
        reason = "passive"
    elif kind == effects.AT_END:
        reason = "end"
    elif has(player.used, card):
        reason = "spent"
    elif _is_resolving(ask) and has(player.waiting, card):
        out = np.zeros(MOVES_AT_MOST, np.int32)
        reason = "acts-later" if can_use(ask.state, ask.seat, card, out) else "idle"
    elif _is_resolving(ask) and kind == effects.ACTIVE:
        reason = "acted"
    elif ask.state.turn > SIXTH_ROUND or (ask.state.turn == SIXTH_ROUND and ask.state.phase > RESOLVE):
        reason = "acts-no-more"
    else:
        reason = "active" if kind == effects.ACTIVE else "once"
    return Message(f"spirits-why-{reason}", {"card": card_name(ask.components, card)})


def _is_resolving(ask: Ask) -> bool:
    """Are the seat's own spirits called, or have they been in this round?"""
    return bool(ask.state.phase == RESOLVE and ask.state.at >= ask.state.place[ask.seat])


def _back(ask: Ask) -> Message:
    return Message("spirits-why-back", {"seat": (ask.of,)})


# --- the field -----------------------------------------------------------------------------------------------------
def _mine(find: "Callable[[Ask], Message] | str") -> Callable[[Ask], Message]:
    """In another field there is nothing to do, unless a card says so."""
    return _of_mine(find, "spirits-why-others-field")


def _owned(find: "Callable[[Ask], Message] | str") -> Callable[[Ask], Message]:
    """With others' stock there is nothing to do."""
    return _of_mine(find, "spirits-why-others-stock")


def _of_mine(find: "Callable[[Ask], Message] | str", others: str) -> Callable[[Ask], Message]:
    def look(ask: Ask) -> Message:
        if ask.of != ask.seat:
            return Message(others, {"seat": (ask.of,)})
        return find(ask) if callable(find) else Message(find)

    return look


def farm_step(ask: Ask) -> int:
    """The farm action its owner is at; NONE outside the farm actions."""
    return int(ask.owner.step) if ask.state.phase == FARM else NONE


def about_hex(ask: Ask) -> Message:
    paddy = int(ask.owner.paddy[ask.here])
    if paddy != NONE:
        return _paddy(ask, paddy)
    if ask.state.phase == FIRST_GATE and ask.here == ask.state.tables.map.start:
        return Message("spirits-why-first-gate")
    if ask.state.turn >= LAST_ROUND:
        return Message("spirits-why-nothing-built")
    field, walls, gates = ask.state.tables.map, int(ask.owner.walls), int(ask.owner.gates)
    region = region_of(ways(field, walls | gates), ask.here)
    waste = gates and verdict(field, region, walls, gates) == WASTE
    return Message("spirits-why-waste-land" if waste else "spirits-why-open-land")


def _paddy(ask: Ask, paddy: int) -> Message:
    """What it lacks for the present farm action."""
    step = farm_step(ask)
    if PADDY + paddy in ask.moves:
        return Message("spirits-why-pick-sign")
    if step in (WATER_OUT, WATER_IN):
        return Message("spirits-why-water" if ask.moves else "spirits-why-water-waits")
    find = STEP_REASONS.get(step)
    return find(ask, paddy) if find else Message("spirits-why-paddy", {"hex": paddy + 1})


def _weeds(ask: Ask, paddy: int) -> Message:
    player, args = ask.owner, {"hex": paddy + 1}
    if not player.weeds[paddy]:
        return Message("spirits-why-no-weeds", args)
    if not is_dry(player, paddy):
        return Message("spirits-why-not-dry", args)
    size, left = int(paddy_size(player, paddy)), int(player.labour[WEEDERS])
    return Message("spirits-why-few-weeders", {**args, "needed": size, "left": left})


def _pests(ask: Ask, paddy: int) -> Message:
    player, args = ask.owner, {"hex": paddy + 1}
    if not player.pests[paddy] and not can_fertilize(ask.state, player, paddy):
        lacks = "fertilized-already" if player.fertilized[paddy] else "no-fertilizer"
        return Message(f"spirits-why-{lacks if player.rice_in[paddy] == PLANTED else 'no-pests'}", args)
    reachable = is_dry(player, paddy) or effects.passive(ask.state.tables, player, effects.DUCKS_SWIM)
    return Message("spirits-why-no-ducks" if reachable else "spirits-why-not-dry", args)


def _harvest(ask: Ask, paddy: int) -> Message:
    player, args = ask.owner, {"hex": paddy + 1}
    if player.pick.about != NONE:
        return Message("spirits-why-harvest-hexes", {"hex": int(player.pick.about) + 1})
    if player.rice_in[paddy] != GROWN:
        return Message("spirits-why-not-grown", args)
    reachable = is_dry(player, paddy) or effects.passive(ask.state.tables, player, effects.HARVEST_FLOODED)
    return Message("spirits-why-few-harvesters" if reachable else "spirits-why-not-dry", args)


def _rot(ask: Ask, paddy: int) -> Message:
    return Message("spirits-why-rot")


def _grow(ask: Ask, paddy: int) -> Message:
    stage = ("no-rice", "stays-dry", "has-grown")[int(ask.owner.rice_in[paddy])]
    return Message(f"spirits-why-{stage}", {"hex": paddy + 1})


def _plant(ask: Ask, paddy: int) -> Message:
    player = ask.owner
    args: Args = {"hex": paddy + 1}
    if player.rice_in[paddy] != EMPTY:
        return Message("spirits-why-has-rice", args)
    if has_rock(player, paddy):
        return Message("spirits-why-rock-inside", args)
    if not is_flooded(player, paddy):
        missing = int(room(player, paddy)) - int(player.discs[paddy])
        return Message("spirits-why-not-flooded", {**args, "missing": missing})
    needed, left = int(plant_cost(ask.state, player, paddy)), int(player.labour[PLANTERS])
    return Message("spirits-why-few-planters", {**args, "needed": needed, "left": left})


STEP_REASONS: "dict[int, Callable[[Ask, int], Message]]" = {
    WEEDS: _weeds,
    PESTS: _pests,
    HARVEST: _harvest,
    ROT: _rot,
    GROW: _grow,
    PLANT: _plant,
    GROW_AGAIN: _grow,
}


def _weed(ask: Ask) -> Message:
    return _paddy(ask, ask.here) if farm_step(ask) == WEEDS else Message("spirits-why-weed")


def _pest(ask: Ask) -> Message:
    return _paddy(ask, ask.here) if farm_step(ask) == PESTS else Message("spirits-why-pest")


def _rock(ask: Ask) -> Message:
    if ask.state.turn >= LAST_ROUND:
        return Message("spirits-why-nothing-built")
    soon = ask.state.phase == ALLOCATE or farm_step(ask) == BUILD
    return Message("spirits-why-rock-soon" if soon and ask.owner.animals[OXEN_ROCKS] else "spirits-why-rock")


def _wall(ask: Ask) -> Message:
    moving = farm_step(ask) == BUILD and ask.owner.pick.about != NONE
    return Message("spirits-why-not-there" if moving else "spirits-why-wall")


def about_gate(ask: Ask) -> Message:
    edge = ask.components.edges.index(ask.words[1])
    if farm_step(ask) != BUILD:
        return Message("spirits-why-nothing-built" if ask.state.turn >= LAST_ROUND else "spirits-why-gate")
    if ask.owner.pick.about == edge:
        return Message("spirits-why-gate-moves")
    if int(ask.owner.moved) >> edge & 1:
        return Message("spirits-why-moved")
    beside = [int(h) for h in ask.state.tables.map.ends[edge] if h != NONE]
    is_of_a_paddy = any(ask.owner.paddy[h] != NONE for h in beside)
    return Message("spirits-why-gate-stays" if is_of_a_paddy else "spirits-why-gate-of-no-paddy")


def _work(ask: Ask) -> Message:
    """Stations show labour; numbers are chosen with buttons, places in the field."""
    name = STATIONS[STATIONS.index(ask.words[1])]
    return Message("spirits-why-station", {"work": Message(f"spirits-work-{name}")})


def _question(message: str) -> Callable[[Ask], Message]:
    """What marks the place of a question; the first in turn order are asked first."""
    return lambda ask: Message(message if ask.moves else "spirits-why-water-waits")


# --- stock and rain ---------------------------------------------------------------------------------------------
def _reservoir(ask: Ask) -> Message:
    return Message("spirits-why-no-water" if ask.state.turn >= LAST_ROUND else "spirits-why-reservoir")


def _store(ask: Ask) -> Message:
    return Message("spirits-why-store-counts" if ask.state.turn >= SIXTH_ROUND else "spirits-why-store")


def _rain_deck(ask: Ask) -> Message:
    return Message("spirits-why-rain-over" if ask.state.turn >= SIXTH_ROUND else "spirits-why-rain-deck")


# --- market and achievements ---------------------------------------------------------------------------------------
def _item(ask: Ask) -> Message:
    hires = ask.kind == "labourer"
    player = ask.owner
    if ask.state.phase != MARKET:
        return Message("spirits-why-no-market" if ask.state.turn >= SIXTH_ROUND else "spirits-why-market-later")
    cost = int(price(ask.state, player, HIRE if hires else BUY))
    if player.pick.done:
        return Message("spirits-why-market-left")
    if int(ask.words[1]) != (player.hired if hires else player.bought):
        return Message("spirits-why-cheapest", {"price": cost})
    return Message("spirits-why-too-dear", {"price": cost, "rice": int(player.rice)})


def _tile(ask: Ask) -> Message:
    tile = ask.components.achievements.index(ask.words[0])
    args = {"tile": tile_name(ask.components, tile)}
    if ask.seat < 0 or ask.state.turn >= LAST_ROUND:
        return Message("spirits-why-tile-last" if ask.state.turn >= LAST_ROUND else "spirits-why-tile", args)
    player = ask.state.players[ask.seat]
    if ask.state.phase == CLAIM and has_claimed_enough(ask.state, player):
        return Message("spirits-why-claimed", args)
    done = fulfils(ask.state, ask.seat, tile)
    if ask.state.phase == CLAIM:
        return Message("spirits-why-tile-wait" if done else "spirits-why-tile-open", args)
    return Message("spirits-why-tile-soon" if done else "spirits-why-tile", args)


def _round(ask: Ask) -> Message:
    return Message("spirits-why-round", {"number": int(ask.words[0])})


REASONS: "dict[str, Callable[[Ask], Message] | str]" = {
    "card": _card,
    "back": _back,
    "chosen": "spirits-why-mark",
    "kept": "spirits-why-mark",
    "hex": _mine(about_hex),
    "weed": _mine(_weed),
    "pest": _mine(_pest),
    "fertilizer": "spirits-why-fertilizer",
    "magic": "spirits-why-magic",
    "rock": _mine(_rock),
    "wall": _mine(_wall),
    "gate": _mine(about_gate),
    "flow": "spirits-why-flow",
    "inflow": "spirits-why-flow",
    "channel": "spirits-why-flow",
    "bamboo": "spirits-why-bamboo",
    "numbers": "spirits-why-scenery",
    "asked": _mine(_question("spirits-why-asked")),
    "pool": _mine(_question("spirits-why-pool")),
    "reservoir": _owned(_reservoir),
    "disc": _owned(_reservoir),
    "level": _owned(_reservoir),
    "store": _owned(_store),
    "store-count": _owned(_store),
    "hands": _owned("spirits-why-hands"),
    "hands-count": _owned("spirits-why-hands"),
    "herd": _owned("spirits-why-herd"),
    "herd-count": _owned("spirits-why-herd"),
    "work": _work,
    "workers": _work,
    "labourer": _mine(_item),
    "animal": _mine(_item),
    "stalls": "spirits-why-stalls",
    "bill": "spirits-why-stalls",
    "setup": "spirits-why-setup",
    "yields": "spirits-why-yields",
    "mark": "spirits-why-owner",
    "row-mark": "spirits-why-owner",
    "tile": _tile,
    "rain": "spirits-why-rain",
    "rain-discs": "spirits-why-rain-discs",
    "rain-deck": _rain_deck,
    "rain-left": _rain_deck,
    "rain-place": _rain_deck,
    "round": _round,
    "box": "spirits-why-box",
    "box-count": "spirits-why-box",
    "row": "spirits-why-order",
    "place": "spirits-why-order",
    "ready": "spirits-why-ready",
}
"""For every kind of thing, why it is not to be picked."""
