"""Every reason why something cannot be picked is true: asked for all that is refused, in positions of random games.

What a reason claims is said here again, from the state and from what may be picked, without a look at `why_not.py`.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import subak
from subak.game import Game
from subak.games.spirits.components import Components
from subak.games.spirits.rules import effects, market, tasks
from subak.games.spirits.rules import state as numbers
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BUILD,
    CARD,
    CLAIM,
    DRAFT,
    DUCKS,
    EMPTY,
    FARM,
    FIRST_GATE,
    GROW,
    GROW_AGAIN,
    GROWN,
    HARVEST,
    HARVESTERS,
    HEX,
    HEXES,
    MARKET,
    MOVE_GATE,
    MOVES,
    MOVES_AT_MOST,
    NONE,
    NUMBER,
    OXEN_ROCKS,
    PADDY,
    PASS,
    PEST,
    PESTS,
    PLANT,
    PLANTED,
    PLANTERS,
    RESOLVE,
    ROT,
    SIDES,
    USE,
    WATER_IN,
    WATER_OUT,
    WEED,
    WEEDERS,
    WEEDS,
)
from subak.games.spirits.table import notation, refusals, why_not
from subak.players import GreedyPlayer
from subak.show.choices import Message

LAST = 7


class Asked(NamedTuple):
    """A reason, and what it was given for: a thing on the table (`wall:0:2sw`) or a move as text."""

    components: Components
    states: Any
    seat: int
    codes: list[int]
    thing: str
    args: Any

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def me(self) -> Any:
        return self.state.players[self.seat]

    @property
    def of(self) -> int:
        return int(self.thing.split(":")[1])

    @property
    def paddy(self) -> int:
        return int(self.args["hex"]) - 1

    @property
    def card(self) -> int:
        name = self.args["card"].id.removeprefix("spirits-card-").replace("-", "_")
        return self.components.spirits.index(name)

    @property
    def tile(self) -> int:
        name = self.args["tile"].id.removeprefix("spirits-tile-").replace("-", "_")
        return self.components.achievements.index(name)

    @property
    def edge(self) -> int:
        return self.components.edges.index(self.thing.rpartition(":")[2])

    @property
    def step(self) -> int:
        """The farm action of the seat, NONE outside the farm actions."""
        return int(self.me.step) if self.state.phase == FARM else NONE

    def holds(self, set_: Any, number: int) -> bool:
        return bool(int(set_) >> number & 1)

    def sum_of(self, word: int) -> int:
        return int(effects.passive(self.state.tables, self.me, word))


def kind_of(asked: Asked) -> int:
    return int(asked.state.tables.spirits[asked.card].kind)


def plays(asked: Asked, kind: int) -> bool:
    return asked.holds(asked.me.played, asked.card) and kind_of(asked) == kind


def can_be_used(asked: Asked) -> bool:
    return bool(tasks.can_use(asked.state, asked.seat, asked.card, np.zeros(MOVES_AT_MOST, np.int32)))


def spirits_still_act(asked: Asked) -> bool:
    """After the resolving of round 6 none does."""
    state = asked.state
    return bool(state.turn < 6 or (state.turn == 6 and state.phase in (numbers.RAIN, CARD, RESOLVE)))


def has_resolved(asked: Asked) -> bool:
    """The seat's spirits are called, or were in this round."""
    return bool(asked.state.at >= asked.state.place[asked.seat])


def holder(asked: Asked) -> Any:
    return asked.state.players[asked.args["seat"][0]]


# --- the field, looked at hex by hex ---------------------------------------------------------------------------------
class Land(NamedTuple):
    """The hexes that hang together with one, the gates around them, and whether the rim lets them out."""

    hexes: set[int]
    gates: set[int]
    is_open: bool


def land(field: Any, player: Any, first: int) -> Land:
    built, found, waiting = int(player.walls) | int(player.gates), {first}, [first]
    gates, is_open = set[int](), False
    while waiting:
        h = waiting.pop()
        for side in range(SIDES):
            edge, other = int(field.edge[h, side]), int(field.next_hex[h, side])
            if edge == NONE:
                continue
            if built >> edge & 1:
                gates ^= {edge} if int(player.gates) >> edge & 1 else set()  # one inside is met from both sides
            elif other == NONE:
                is_open = True
            elif other not in found:
                found.add(other)
                waiting.append(other)
    return Land(found, gates, is_open)


def is_waste(field: Any, player: Any, first: int) -> bool:
    """Enclosed, and no paddy."""
    hexes, gates, is_open = land(field, player, first)
    wanted = 1 if field.start in hexes else 2
    return not is_open and (len(hexes) > numbers.PADDY_HEXES or len(gates) != wanted)


def is_open_land(asked: Asked, h: int) -> bool:
    return land(asked.state.tables.map, asked.me, h).is_open


def is_waste_land(asked: Asked, h: int) -> bool:
    return is_waste(asked.state.tables.map, asked.me, h)


def hexes_in(asked: Asked, paddy: int) -> int:
    return int(asked.me.paddy_hexes[paddy]).bit_count()


def dry_hexes(asked: Asked, paddy: int) -> int:
    """Hexes without magic water."""
    return (int(asked.me.paddy_hexes[paddy]) & ~int(asked.me.magic)).bit_count()


def gates_at(asked: Asked, h: int) -> int:
    return (int(asked.state.tables.map.edges_of[h]) & int(asked.me.gates)).bit_count()


def borders_a_paddy(asked: Asked, edge: int) -> bool:
    return any(h != NONE and asked.me.paddy[h] != NONE for h in asked.state.tables.map.ends[edge])


def shown(asked: Asked) -> int:
    """The hex of the thing."""
    return int(asked.thing.rpartition(":")[2].strip("ph")) - 1 if ":" in asked.thing else int(asked.thing[1:]) - 1


def is_paddy_now(asked: Asked) -> bool:
    return bool(asked.me.paddy_hexes[asked.paddy])


# --- what the reasons claim ------------------------------------------------------------------------------------------
TRUE: dict[str, Callable[[Asked], Any]] = {
    # spirits
    "others-card": lambda a: a.holds(holder(a).played, a.card) and a.args["seat"] != (a.seat,),
    "passed-on": lambda a: a.holds(a.me.seen, a.card) and a.state.phase == DRAFT and a.args["seat"] != (a.seat,),
    "kept": lambda a: a.holds(a.me.kept, a.card) and a.state.phase == DRAFT,
    "chosen": lambda a: a.me.pick.card == a.card and a.state.phase in (DRAFT, CARD),
    "chosen-other": lambda a: a.me.pick.card == a.card and not a.thing.endswith(a.components.spirits[a.card]),
    "hand": lambda a: a.holds(a.me.hand, a.card) and a.state.turn <= 6,
    "not-in-hand": lambda a: not a.holds(a.me.hand, a.card) and not a.holds(a.me.played, a.card),
    "active": lambda a: plays(a, effects.ACTIVE) and spirits_still_act(a),
    "passive": lambda a: plays(a, effects.PASSIVE),
    "once": lambda a: plays(a, effects.ONCE) and not a.holds(a.me.used, a.card) and spirits_still_act(a),
    "spent": lambda a: plays(a, effects.ONCE) and a.holds(a.me.used, a.card),
    "end": lambda a: plays(a, effects.AT_END),
    "acts-no-more": lambda a: kind_of(a) in (effects.ACTIVE, effects.ONCE) and not spirits_still_act(a),
    "idle": lambda a: a.holds(a.me.waiting, a.card) and not can_be_used(a),
    "acts-later": lambda a: a.holds(a.me.waiting, a.card) and can_be_used(a),
    "acted": lambda a: plays(a, effects.ACTIVE) and has_resolved(a) and not a.holds(a.me.waiting, a.card),
    "back": lambda a: a.of != a.seat and a.thing.startswith("back:"),
    "mark": lambda a: a.thing.split(":")[0] in ("chosen", "kept"),
    # hexes and paddies
    "others-stock": lambda a: a.args["seat"] == (a.of,) != (a.seat,),
    "others-field": lambda a: a.args["seat"] != (a.seat,),
    "open-land": lambda a: is_open_land(a, shown(a)) and a.state.turn < LAST,
    "waste-land": lambda a: is_waste_land(a, shown(a)) and a.state.turn < LAST,
    "nothing-built": lambda a: a.state.turn >= LAST,
    "paddy": lambda a: is_paddy_now(a) and a.step not in (WEEDS, PESTS, HARVEST, GROW, PLANT, GROW_AGAIN),
    "water": lambda a: a.step in (WATER_OUT, WATER_IN) and any(NUMBER <= code < PADDY for code in a.codes),
    "water-waits": lambda a: a.step in (WATER_OUT, WATER_IN) and not a.codes,
    "pick-sign": lambda a: any(PADDY + h in a.codes for h in range(HEXES)),
    "other-word": lambda a: any(base + shown(a) in a.codes for base in (PADDY, HEX, WEED, PEST)),
    "not-this-paddy": lambda a: is_paddy_now(a) and not {b + a.paddy for b in (PADDY, WEED, PEST)} & set(a.codes),
    # weeds and pests
    "no-weeds": lambda a: a.me.weeds[a.paddy] == 0,
    "few-weeders": lambda a: a.me.labour[WEEDERS] == a.args["left"] < a.args["needed"] == hexes_in(a, a.paddy),
    "no-pests": lambda a: a.me.pests[a.paddy] == 0 and a.me.rice_in[a.paddy] != PLANTED,
    "fertilized-already": lambda a: a.me.pests[a.paddy] == 0 and a.me.fertilized[a.paddy],
    "no-fertilizer": lambda a: a.me.pests[a.paddy] == 0 and a.state.supply.fertilizer == 0,
    "no-ducks": lambda a: a.step == PESTS and a.me.animals[DUCKS] == 0,
    "not-dry": lambda a: (
        a.me.discs[a.paddy] > 0
        and not (a.step == PESTS and a.sum_of(effects.DUCKS_SWIM))
        and not (a.step == HARVEST and a.sum_of(effects.HARVEST_FLOODED))
    ),
    # harvest, growing, planting
    "not-grown": lambda a: a.me.rice_in[a.paddy] != GROWN,
    "few-harvesters": lambda a: (
        a.step == HARVEST and a.me.labour[HARVESTERS] < max(1, 2 - a.sum_of(effects.HARVEST_LESS))
    ),
    "harvest-hexes": lambda a: a.step == HARVEST and a.me.pick.about == a.paddy and NUMBER + 1 in a.codes,
    "rot": lambda a: a.step == ROT and {USE, PASS} == set(a.codes),
    "no-rice": lambda a: a.me.rice_in[a.paddy] == EMPTY,
    "stays-dry": lambda a: (
        a.me.rice_in[a.paddy] == PLANTED
        and a.me.discs[a.paddy] + hexes_in(a, a.paddy) - dry_hexes(a, a.paddy) < hexes_in(a, a.paddy)
        and a.me.pick.pool >= a.sum_of(effects.GROW_DRY)
    ),
    "has-grown": lambda a: a.me.rice_in[a.paddy] == GROWN,
    "has-rice": lambda a: a.me.rice_in[a.paddy] != EMPTY,
    "rock-inside": lambda a: int(a.me.paddy_hexes[a.paddy]) & int(a.me.rocks),
    "not-flooded": lambda a: dry_hexes(a, a.paddy) - a.me.discs[a.paddy] == a.args["missing"] > 0,
    "few-planters": lambda a: (
        a.me.labour[PLANTERS] == a.args["left"] < a.args["needed"]
        and a.args["needed"] == max(1, hexes_in(a, a.paddy) - a.sum_of(effects.PLANT_LESS))
    ),
    # things in a field
    "weed": lambda a: a.thing.startswith("weed:") and a.step != WEEDS,
    "pest": lambda a: a.thing.startswith("pest:") and a.step != PESTS,
    "fertilizer": lambda a: a.thing.startswith("fertilizer:"),
    "magic": lambda a: a.thing.startswith("magic:"),
    "rock": lambda a: a.holds(a.me.rocks, shown(a)) and a.state.turn < LAST,
    "rock-soon": lambda a: a.me.animals[OXEN_ROCKS] > 0 and (a.state.phase == ALLOCATE or a.step == BUILD),
    "wall": lambda a: a.holds(a.me.walls, a.edge),
    "not-there": lambda a: a.step == BUILD and a.me.pick.about != NONE and a.holds(a.me.walls, a.edge),
    "gate": lambda a: a.holds(a.me.gates, a.edge) and a.step != BUILD and a.state.turn < LAST,
    "gate-moves": lambda a: a.step == BUILD and a.me.pick.about == a.edge,
    "moved": lambda a: a.step == BUILD and a.holds(a.me.moved, a.edge),
    "gate-of-no-paddy": lambda a: a.step == BUILD and not borders_a_paddy(a, a.edge),
    "gate-stays": lambda a: a.step == BUILD and borders_a_paddy(a, a.edge) and MOVE_GATE + a.edge not in a.codes,
    "flow": lambda a: a.thing.split(":")[0] in ("flow", "inflow", "channel"),
    "bamboo": lambda a: a.thing.startswith("bamboo:"),
    "scenery": lambda a: a.thing.startswith("numbers"),
    "asked": lambda a: a.of == a.seat and a.codes,
    "pool": lambda a: a.of == a.seat and any(NUMBER <= code < PADDY for code in a.codes),
    # stock, stations, market
    "reservoir": lambda a: a.of == a.seat and a.state.turn < LAST,
    "no-water": lambda a: a.state.turn == LAST and a.me.reservoir == 0,
    "store": lambda a: a.of == a.seat and a.state.turn < 6,
    "store-counts": lambda a: a.of == a.seat and a.state.turn >= 6,
    "hands": lambda a: a.of == a.seat,
    "herd": lambda a: a.of == a.seat,
    "station": lambda a: a.thing.split(":")[0] in ("work", "workers"),
    "market-later": lambda a: a.state.phase != MARKET and a.state.turn < 6,
    "no-market": lambda a: a.state.turn >= 6,
    "market-left": lambda a: a.state.phase == MARKET and not a.codes,
    "cheapest": lambda a: (
        a.state.phase == MARKET and int(a.thing.split(":")[2]) + 1 != bought(a) and cost(a) == a.args["price"]
    ),
    "too-dear": lambda a: a.state.phase == MARKET and cost(a) == a.args["price"] > a.args["rice"] == a.me.rice,
    "sold-out": lambda a: a.state.phase == MARKET and cost(a) < 0,
    "stalls": lambda a: a.thing.split(":")[0] in ("stalls", "bill"),
    "setup": lambda a: a.thing.startswith("setup:"),
    "owner": lambda a: a.thing.split(":")[0] in ("mark", "row-mark"),
    # achievements
    "tile": lambda a: not fulfils(a) and a.state.phase != CLAIM and a.state.turn < LAST,
    "tile-soon": lambda a: fulfils(a) and a.state.phase != CLAIM and a.state.turn < LAST,
    "tile-last": lambda a: a.state.turn == LAST,
    "tile-wait": lambda a: a.state.phase == CLAIM and fulfils(a) and not a.codes,
    "tile-open": lambda a: a.state.phase == CLAIM and not fulfils(a),
    "tile-gone": lambda a: not a.holds(a.state.open_tiles, a.tile),
    "claimed": lambda a: a.state.phase == CLAIM and a.me.claimed_now > a.sum_of(effects.EXTRA_CLAIMS),
    # the rest of the table
    "rain": lambda a: a.thing.startswith("rain:"),
    "rain-discs": lambda a: a.thing.startswith("rain-discs") and a.state.phase in (numbers.RAIN, CARD),
    "rain-deck": lambda a: a.thing.split(":")[0] in ("rain-deck", "rain-left", "rain-place") and a.state.turn < 6,
    "rain-over": lambda a: a.thing.startswith("rain-") and a.state.turn >= 6,
    "round": lambda a: a.thing == f"round:{a.args['number']}",
    "yields": lambda a: a.thing.startswith("yields"),
    "box": lambda a: a.thing.split(":")[0] in ("box", "box-count"),
    "order": lambda a: a.thing.split(":")[0] in ("row", "place"),
    "ready": lambda a: a.thing.startswith("ready:"),
    # moves as text
    "first-gate": lambda a: a.state.phase == FIRST_GATE,
    "build-later": lambda a: a.step != BUILD and a.state.phase != FIRST_GATE and a.state.turn < LAST,
    "no-gate-in-hand": lambda a: a.step == BUILD and a.me.pick.about == NONE,
    "gate-in-hand": lambda a: a.step == BUILD and a.me.pick.about != NONE,
    "no-wall": lambda a: a.step == BUILD and a.me.pick.about != NONE and not a.holds(a.me.walls, a.edge),
    "no-gate": lambda a: a.step == BUILD and not a.holds(a.me.gates, a.edge),
    "built": lambda a: a.holds(int(a.me.walls) | int(a.me.gates), a.edge),
    "no-pieces": lambda a: a.step == BUILD and not any(code < MOVE_GATE for code in a.codes),
    "box-empty": lambda a: (a.state.supply.gates if a.thing.startswith("gate") else a.state.supply.walls) == 0,
    "third-gate": lambda a: a.thing.startswith("gate:") and any(is_full_of_gates(a, h) for h in ends(a)),
    "not-bare": lambda a: not is_bare(a, a.paddy) and a.paddy in {int(a.me.paddy[h]) for h in ends(a)},
    "only-waste": lambda a: a.step == BUILD and makes_waste(a),
    "no-number": lambda a: not any(NUMBER <= code < PADDY for code in a.codes),
    "too-many": lambda a: int(a.thing[1:]) > a.args["most"] and NUMBER + a.args["most"] in a.codes,
    "other-number": lambda a: (
        [code - NUMBER for code in a.codes if NUMBER <= code < PADDY] == list(map(int, a.args["numbers"].split(", ")))
    ),
    "no-question": lambda a: True,  # the move is refused, and nothing else is claimed
    "no-victim": lambda a: True,
    "no-rock": lambda a: not a.holds(a.me.rocks, shown(a)),
    "rock-there": lambda a: a.holds(a.me.rocks, shown(a)),
    "magic-there": lambda a: a.holds(a.me.magic, shown(a)) or a.state.supply.magic == 0,
}


def bought(asked: Asked) -> int:
    """The number of the item that goes next, from 1 on."""
    hires = asked.thing.startswith("labourer") or asked.thing == "hire"
    return int(asked.me.hired if hires else asked.me.bought) + 1


def cost(asked: Asked) -> int:
    item = numbers.HIRE if asked.thing.startswith("labourer") or asked.thing == "hire" else numbers.BUY
    return int(market.price(asked.state, asked.me, item))


def fulfils(asked: Asked) -> bool:
    return bool(effects.fulfils(asked.state, asked.seat, asked.tile))


def ends(asked: Asked) -> list[int]:
    return [int(h) for h in asked.state.tables.map.ends[asked.edge] if h != NONE]


def is_full_of_gates(asked: Asked, h: int) -> bool:
    return gates_at(asked, h) >= (1 if h == asked.state.tables.map.start else 2)


def is_bare(asked: Asked, paddy: int) -> bool:
    me = asked.me
    return not (me.discs[paddy] or me.weeds[paddy] or me.pests[paddy] or me.rice_in[paddy] or me.fertilized[paddy])


def makes_waste(asked: Asked) -> bool:
    """Put the piece there, and look whether something enclosed beside it is no paddy."""
    before = asked.states.copy()
    me = before[0].players[asked.seat]
    if asked.thing.startswith("gate"):
        me.gates = int(me.gates) | 1 << asked.edge
    else:
        me.walls = int(me.walls) | 1 << asked.edge
    return any(is_waste(before[0].tables.map, me, h) for h in ends(asked))


# --- asking ----------------------------------------------------------------------------------------------------------
def sensible_games(seed: int, seats: int) -> Iterator[Game]:
    """Positions of a game in which mostly the greedy player decides, so that there are paddies and harvests."""
    game, chooser, greedy = subak.new("spirits", seats=seats, seed=seed), random.Random(seed), GreedyPlayer()
    while actors := game.actors:
        seat = chooser.choice(actors)
        game.push(greedy.choose(game, seat) if chooser.random() < 0.7 else chooser.choice(list(game.moves(seat))), seat)
        yield game


def is_working(game: Game) -> bool:
    """In the steps of the farm for which a field must be as it should be."""
    states = game.view(game.actors[0]).states if game.actors else None
    return states is not None and states[0].phase == FARM and states[0].players[game.actors[0]].step > WATER_OUT


def reasons(game: Game, seat: int) -> Iterator[tuple[Asked, str]]:
    """All that this seat cannot pick, things and moves, with what it is told."""
    view = game.view(seat)
    states, components, choices = view.states, game.components, view.choices()
    codes = [choice.move.code for choice in choices]
    pickable = {choice.target for choice in choices}
    for sprite in view.scene().sprites:
        if sprite.id not in pickable:
            reason = why_not.why_not(states, components, seat, sprite.id).args["reason"]
            assert isinstance(reason, Message)
            yield Asked(components, states, seat, codes, sprite.id, reason.args), reason.id
    for code in set(range(MOVES)) - set(codes) if codes else ():
        if not notation.is_unknown(components, code):
            move = notation.write_move(components, code)
            reason = refusals.reason_of_move(states, components, seat, code)
            yield Asked(components, states, seat, codes, move, reason.args), reason.id


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_true(seats: int) -> None:
    said = set()
    for seed in range(3):
        for number, game in enumerate(sensible_games(100 * seats + seed, seats)):
            if number % 10 and not (is_working(game) and number % 3 == 0):
                continue
            for seat in range(seats):
                for asked, reason in reasons(game, seat):
                    assert TRUE[reason.removeprefix("spirits-why-")](asked), (
                        asked.seat,
                        asked.thing,
                        reason,
                        asked.args,
                    )
                    said.add(reason)
    assert len(said) > 95
