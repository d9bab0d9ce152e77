"""A seat's picks with prompts, labels and previews."""

from collections.abc import Callable, Sequence
from typing import Any

from subak.games.spirits.components import Components
from subak.games.spirits.rules.farming import harvest_yield, pieces_left
from subak.games.spirits.rules.field import paddy_size, room
from subak.games.spirits.rules.labour import ASK_BUILDERS, ASK_HARVESTERS, free_labour, harvest_cost, wall_cost
from subak.games.spirits.rules.market import price
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BUILD,
    BUY,
    CARD,
    CLAIM,
    CLAIM_TILE,
    DRAFT,
    FARM,
    FIRST_GATE,
    GATE,
    GROW,
    GROW_AGAIN,
    HARVEST,
    HARVESTERS,
    HEX,
    HEXES,
    HIRE,
    KEEP,
    MAGIC_WATER,
    MARKET,
    MOVE_GATE,
    MOVE_TO,
    MOVES,
    NONE,
    NUMBER,
    OFFER,
    OTHERS_PADDY,
    PADDY,
    PASS,
    PEST,
    PESTS,
    PLANT,
    RAIN,
    REMOVE_PEST,
    REMOVE_ROCK,
    REMOVE_WEED,
    RESOLVE,
    ROCKS,
    ROT,
    SEAT,
    SPIRITS,
    TAKE_DISC,
    TAKE_RICE,
    USE,
    WALL,
    WATER_IN,
    WATER_OUT,
    WEED,
    WEED_NEXT,
    WEED_OWN,
    WEEDS,
    WHICH_SPIRIT,
)
from subak.games.spirits.table import notation
from subak.games.spirits.table.description import players_of
from subak.games.spirits.table.log_lines import card_name, edge_name, tile_name
from subak.games.spirits.table.previews import preview_pieces
from subak.kernel.bits import count_bits
from subak.kernel.plain import copied
from subak.show.choices import SEAT_LETTERS, Args, Choice, Choices, Message, Move
from subak.show.remember import once

ALLOCATION_NAMES = ("builders", "oxen-build", "oxen-rocks", "weeders", "ducks", "harvesters", "planters")
TASK_NAMES = (
    "",
    "offer",
    "weed-own",
    "which-spirit",
    "weed-or-pest",
    "weed-next",
    "pest-any",
    "pest-richest",
    "remove-pest",
    "remove-weed",
    "remove-rock",
    "magic-water",
    "take-disc",
    "take-rice",
    "pest-own-rice",
)
EDGE_LABELS = (
    (WALL, "spirits-wall-at"),
    (GATE, "spirits-gate-at"),
    (MOVE_GATE, "spirits-move-gate"),
    (MOVE_TO, "spirits-to-edge"),
)
HEX_LABELS = ((WEED, "spirits-weed-in"), (PEST, "spirits-pest-in"), (HEX, "spirits-hex"))
PADDY_SIZE = getattr(paddy_size, "py_func", paddy_size)  # of a plain player; compiled rules take records
STEP_PROMPTS = {
    ROCKS: "rock",
    WEEDS: "weed",
    PESTS: "pest",
    HARVEST: "harvest",
    ROT: "rot",
    GROW: "grow",
    PLANT: "plant",
    GROW_AGAIN: "grow",
}
DEED_TARGETS = {HARVEST: "harvest", GROW: "grow", PLANT: "plant", GROW_AGAIN: "grow"}


def choose(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """One level of the tree."""
    gains, labels = _previews(states, seat, moves), _labels(states, components, seat)
    texts, targets = _texts(components), _targets(states, components, seat)
    options = [
        Choice(Move(seat, code, texts[code]), targets(code), labels(code), gains(at, code))
        for at, code in enumerate(moves)
    ]
    return Choices(prompt(states, components, seat), tuple(options))


def _phase(states: Any) -> int:
    return int(states["phase"][0])


@once
def _texts(components: Components) -> list[str]:
    """All moves in words."""
    return [notation.write_move(components, code) for code in range(MOVES)]


# --- targets -------------------------------------------------------------------------------------------------------
def _targets(states: Any, components: Components, seat: int) -> Callable[[int], str]:
    """The thing on the table that a pick is about, or the place where it would put one (see `scene`)."""
    fixed, phase, player = _fixed_targets(components)[seat], _phase(states), players_of(states)[seat]
    if phase in (RAIN, RESOLVE):
        return _task_targets(states[0], components, fixed)
    if phase == FARM:
        return _farm_targets(player, seat, fixed)
    if phase == MARKET:
        items = {HIRE: f"labourer:{seat}:{player.hired}", BUY: f"animal:{seat}:{player.bought}"}
        return lambda code: items.get(code) or fixed[code]
    return fixed.__getitem__


@once
def _fixed_targets(components: Components) -> list[dict[int, str]]:
    """For each seat, the picks that are about the same thing whenever they come."""
    return [_fixed_targets_of(components, seat) for seat in range(len(SEAT_LETTERS))]


def _fixed_targets_of(components: Components, seat: int) -> dict[int, str]:
    found = {KEEP + card: f"card:{name}" for card, name in enumerate(components.spirits)}
    for edge, name in enumerate(components.edges):
        found[WALL + edge] = f"wall:{seat}:{name}"
        found[GATE + edge] = found[MOVE_GATE + edge] = found[MOVE_TO + edge] = f"gate:{seat}:{name}"
    found |= {NUMBER + n: f"number:{n}" for n in range(PADDY - NUMBER)}
    found |= {CLAIM_TILE + tile: f"tile:{name}" for tile, name in enumerate(components.achievements)}
    found |= {USE: "button:use", PASS: "button:pass"}
    return found


def _task_targets(state: Any, components: Components, fixed: dict[int, str]) -> Callable[[int], str]:
    """Where a weed or pest would be put is the next of its paddy, what can go is the last."""
    task = state.tasks[state.task_count - 1]
    kind, seat = int(task.kind), int(task.seat)
    if kind == OFFER:
        offered = f"card:{components.spirits[task.about]}"
        return lambda code: offered if code == USE else fixed[code]
    if kind == WHICH_SPIRIT:
        return fixed.__getitem__
    if kind in (TAKE_DISC, TAKE_RICE):
        thing = "reservoir" if kind == TAKE_DISC else "store"
        return lambda code: f"{thing}:{code - SEAT}"
    if kind in (REMOVE_ROCK, MAGIC_WATER):
        thing = "rock" if kind == REMOVE_ROCK else "magic"
        return lambda code: f"{thing}:{seat}:{code - HEX + 1}"

    def of_a_paddy(code: int) -> str:
        of, h = divmod(code - OTHERS_PADDY, HEXES) if code >= OTHERS_PADDY else (seat, (code - PADDY) % HEXES)
        weed = kind in (WEED_OWN, WEED_NEXT, REMOVE_WEED) or WEED <= code < PEST
        player = state.players[of]
        count = int(player.weeds[h] if weed else player.pests[h])
        last = kind in (REMOVE_WEED, REMOVE_PEST)
        return f"{'weed' if weed else 'pest'}:{of}:{h + 1}:{count - last}"

    return of_a_paddy


def _farm_targets(player: Any, seat: int, fixed: dict[int, str]) -> Callable[[int], str]:
    step = player.step
    if step == ROCKS:
        return lambda code: f"rock:{seat}:{code - HEX + 1}"

    def of_a_paddy(code: int) -> str:
        h = code - PADDY
        if not 0 <= h < HEXES:
            return fixed[code]
        if step == WEEDS:
            return f"weed:{seat}:{h + 1}:{player.weeds[h] - 1}"
        if step == PESTS:
            pests = player.pests[h]
            return f"pest:{seat}:{h + 1}:{pests - 1}" if pests else f"fertilizer:{seat}:{h + 1}"
        return f"{DEED_TARGETS[step]}:{seat}:{h + 1}"

    return of_a_paddy


# --- prompts -------------------------------------------------------------------------------------------------------
def prompt(states: Any, components: Components, seat: int) -> Message:
    """What a seat that owes a decision is asked."""
    phase, state, player = _phase(states), states[0], players_of(states)[seat]
    if phase in (RAIN, RESOLVE):
        return _task_prompt(state, components)
    if phase == ALLOCATE:
        return _allocation_prompt(state, seat, player.pick.stage)
    names = {FIRST_GATE: "first-gate", DRAFT: "keep", CARD: "play", CLAIM: "claim"}
    if phase in names:
        return Message(f"spirits-choose-{names[phase]}")
    if phase == MARKET:
        return Message("spirits-choose-market", {"rice": player.rice})
    return _farm_prompt(state, seat, player)


def _task_prompt(state: Any, components: Components) -> Message:
    task = state.tasks[state.task_count - 1]
    args: Args = {}
    if task.kind == OFFER:
        args["card"] = card_name(components, int(task.about))
    if task.kind == WEED_NEXT:
        args["seat"] = (int(task.about),)
    return Message(f"spirits-choose-{TASK_NAMES[task.kind]}", args)


def _allocation_prompt(state: Any, seat: int, ask: int) -> Message:
    player = state.players[seat]
    args: Args = {"free": int(free_labour(player))}
    if ask == ASK_BUILDERS:
        args["cost"] = int(wall_cost(state.tables, player))
    if ask == ASK_HARVESTERS:
        args["cost"] = int(harvest_cost(state.tables, player))
    return Message(f"spirits-allocate-{ALLOCATION_NAMES[ask]}", args)


def _farm_prompt(state: Any, seat: int, player: Any) -> Message:
    step, about = player.step, player.pick.about
    if step == BUILD and about == NONE:
        return Message("spirits-choose-build", {"pieces": int(pieces_left(state, state.players[seat]))})
    if step == BUILD:
        return Message("spirits-choose-gate-place")
    if step in (WATER_OUT, WATER_IN):
        paddy = player.chain[about]
        name = "level" if step == WATER_OUT else "fill"
        return Message(f"spirits-choose-{name}", {"hex": paddy + 1, "room": int(room(state.players[seat], paddy))})
    if step == HARVEST and about != NONE:
        return Message("spirits-choose-harvest-hexes", {"hex": about + 1})
    return Message(f"spirits-choose-{STEP_PROMPTS[step]}")


# --- labels --------------------------------------------------------------------------------------------------------
@once
def _fixed_labels(components: Components) -> dict[int, Message]:
    """Labels that are the same whenever a pick is offered."""
    found = {KEEP + card: Message("spirits-take", {"card": card_name(components, card)}) for card in range(SPIRITS)}
    for base, name in EDGE_LABELS:
        found |= {base + at: Message(name, {"edge": edge_name(components, at)}) for at in range(len(components.edges))}
    for base, name in HEX_LABELS:
        found |= {base + h: Message(name, {"hex": h + 1}) for h in range(HEXES)}
    for tile, row in enumerate(components.tables[0].achievements):
        called = tile_name(components, tile)
        found[CLAIM_TILE + tile] = Message("spirits-claim", {"tile": called, "rice": int(row.rice)})
    for seat in range(len(SEAT_LETTERS)):
        found[SEAT + seat] = Message("spirits-seat", {"seat": (seat,)})
        for h in range(HEXES):
            found[OTHERS_PADDY + HEXES * seat + h] = Message("spirits-paddy-of", {"seat": (seat,), "hex": h + 1})
    return found


def _labels(states: Any, components: Components, seat: int) -> Callable[[int], Message]:
    """What picks are called here. Numbers mean discs, hexes or labour, as the step has it."""
    fixed, phase, player = _fixed_labels(components), _phase(states), players_of(states)[seat]
    number = "spirits-number" if phase == ALLOCATE else "spirits-hexes" if player.step == HARVEST else "spirits-discs"

    def label(code: int) -> Message:
        if code in fixed:
            return fixed[code]
        if NUMBER <= code < PADDY:
            return Message(number, {"n": code - NUMBER})
        if code in (HIRE, BUY):
            cost = int(price(states[0], states[0].players[seat], code))
            return Message("spirits-hire" if code == HIRE else "spirits-buy", {"price": cost})
        if code in (USE, PASS):
            return Message(USE_AND_PASS[_asked(states, player)][code == PASS])
        paddy = code - PADDY
        return Message("spirits-paddy", {"hex": paddy + 1, "size": int(PADDY_SIZE(player, paddy))})

    return label


USE_AND_PASS = {
    "offer": ("spirits-use", "spirits-decline"),
    "which": ("spirits-use-rest", "spirits-decline-rest"),
    "rot": ("spirits-keep-rice", "spirits-let-rot"),
    "grow": ("", "spirits-grow-no-more"),
    "work": ("", "spirits-pass"),
}


def _asked(states: Any, player: Any) -> str:
    """What "yes" and "no" are about."""
    state = states[0]
    if state.phase in (RAIN, RESOLVE):
        return "which" if state.tasks[state.task_count - 1].kind == WHICH_SPIRIT else "offer"
    if state.phase == FARM and player.step == ROT:
        return "rot"
    return "grow" if state.phase == FARM and player.step in (GROW, GROW_AGAIN) else "work"


# --- previews ------------------------------------------------------------------------------------------------------
def _previews(states: Any, seat: int, moves: Sequence[int]) -> Callable[[int, int], dict[str, int]]:
    """What a pick would bring: rice of a harvest, paddies a piece completes, where the water goes."""
    phase, seen = _phase(states), players_of(states)[seat]
    about, step = seen.pick.about, seen.step
    if phase == CLAIM:
        tiles = states[0].tables.achievements
        return lambda at, code: {"points": int(tiles[code - CLAIM_TILE].rice)} if code != PASS else {}
    if phase != FARM or step not in (BUILD, HARVEST, WATER_OUT, WATER_IN) or (step == BUILD and about != NONE):
        return lambda at, code: {}
    if step == BUILD:
        finished = preview_pieces(states, copied(states), seat, moves)
        return lambda at, code: {"paddies": finished[at]} if finished[at] else {}
    if step in (WATER_OUT, WATER_IN):
        here = seen.discs[seen.chain[about]] + seen.pick.pool
        return lambda at, code: {"flows_on": here - (code - NUMBER)}
    state, player = states[0], states[0].players[seat]
    if about != NONE:
        return lambda at, code: {"points": int(harvest_yield(state, player, about, code - NUMBER)[0])}
    return lambda at, code: (
        {}
        if code == PASS
        else {"points": int(harvest_yield(state, player, code - PADDY, _harvestable(state, player, code - PADDY))[0])}
    )


def _harvestable(state: Any, player: Any, paddy: int) -> int:
    """How many hexes the labour left could harvest there."""
    hexes = int(player.labour[HARVESTERS]) // int(harvest_cost(state.tables, player))
    return min(hexes, int(count_bits(player.paddy_hexes[paddy])))
