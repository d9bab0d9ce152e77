"""A seat's picks with prompts, labels and previews, and why a move is not among them."""

from collections.abc import Callable, Sequence
from typing import Any

from subak.choices import SEAT_LETTERS, Choice, Choices, Message, Move
from subak.games.spirits import notation
from subak.games.spirits.components import Components
from subak.games.spirits.farming import harvest_yield, pieces_left
from subak.games.spirits.field import count_bits, paddy_size, room
from subak.games.spirits.labour import (
    ASK_BUILDERS,
    ASK_HARVESTERS,
    free_labour,
    harvest_cost,
    wall_cost,
)
from subak.games.spirits.market import price
from subak.games.spirits.previews import preview_pieces
from subak.games.spirits.state import (
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
    HARVEST,
    HARVESTERS,
    HEX,
    HEXES,
    HIRE,
    KEEP,
    MARKET,
    MOVE_GATE,
    MOVE_TO,
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
    RESOLVE,
    ROCKS,
    SEAT,
    SPIRITS,
    USE,
    WALL,
    WATER_IN,
    WATER_OUT,
    WEED,
    WEED_NEXT,
    WEEDS,
)
from subak.games.spirits.telling import card_name, tile_name

ALLOCATION_NAMES = ("builders", "oxen-build", "oxen-rocks", "weeders", "ducks", "harvesters", "planters")
TASK_NAMES = (
    "",
    "offer",
    "weed-own",
    "",
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
STEP_PROMPTS = {ROCKS: "rock", WEEDS: "weed", PESTS: "pest", HARVEST: "harvest", PLANT: "plant"}


def choose(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """One level of the tree."""
    state = states[0]
    gains = _previews(states, seat, moves)
    options = []
    for at, code in enumerate(moves):
        text = notation.write_move(components, code)
        label = _label(state, components, seat, code)
        options.append(Choice(Move(seat, code, text), text, label, gains(at, code)))
    return Choices(_prompt(state, components, seat), tuple(options))


# --- prompts -------------------------------------------------------------------------------------------------------
def _prompt(state: Any, components: Components, seat: int) -> Message:
    phase = int(state.phase)
    if phase in (RAIN, RESOLVE):
        return _task_prompt(state, components)
    if phase == ALLOCATE:
        return _allocation_prompt(state, seat)
    names = {FIRST_GATE: "first-gate", DRAFT: "keep", CARD: "play", CLAIM: "claim"}
    if phase in names:
        return Message(f"spirits-choose-{names[phase]}")
    if phase == MARKET:
        return Message("spirits-choose-market", {"rice": int(state.players[seat].rice)})
    return _farm_prompt(state, seat)


def _task_prompt(state: Any, components: Components) -> Message:
    task = state.tasks[state.task_count - 1]
    args: dict[str, str | int | Message] = {}
    if task.kind == OFFER:
        args["card"] = card_name(components, int(task.about))
    if task.kind == WEED_NEXT:
        args["seat"] = SEAT_LETTERS[task.about]
    return Message(f"spirits-choose-{TASK_NAMES[task.kind]}", args)


def _allocation_prompt(state: Any, seat: int) -> Message:
    player = state.players[seat]
    ask = int(player.pick.stage)
    args: dict[str, str | int | Message] = {"free": int(free_labour(player))}
    if ask == ASK_BUILDERS:
        args["cost"] = int(wall_cost(state.tables, player))
    if ask == ASK_HARVESTERS:
        args["cost"] = int(harvest_cost(state.tables, player))
    return Message(f"spirits-allocate-{ALLOCATION_NAMES[ask]}", args)


def _farm_prompt(state: Any, seat: int) -> Message:
    player = state.players[seat]
    step, about = int(player.step), int(player.pick.about)
    if step == BUILD and about == NONE:
        return Message("spirits-choose-build", {"pieces": int(pieces_left(state, player))})
    if step == BUILD:
        return Message("spirits-choose-gate-place")
    if step in (WATER_OUT, WATER_IN):
        paddy = int(player.chain[about])
        name = "level" if step == WATER_OUT else "fill"
        return Message(f"spirits-choose-{name}", {"hex": paddy + 1, "room": int(room(player, paddy))})
    if step == HARVEST and about != NONE:
        return Message("spirits-choose-harvest-hexes", {"hex": about + 1})
    return Message(f"spirits-choose-{STEP_PROMPTS[step]}")


# --- labels --------------------------------------------------------------------------------------------------------
def _label(state: Any, components: Components, seat: int, code: int) -> Message:
    """What a pick is called. Numbers mean discs, hexes or labour, as the step has it."""
    player = state.players[seat]
    if code < SPIRITS:
        return Message("spirits-take", {"card": card_name(components, code - KEEP)})
    for base, name in EDGE_LABELS:
        if base <= code < base + len(components.edges):
            return Message(name, {"edge": components.edges[code - base]})
    if NUMBER <= code < PADDY:
        return Message(*_number_label(state, player, code - NUMBER))
    if CLAIM_TILE <= code < CLAIM_TILE + len(components.achievements):
        rice = int(state.tables.achievements[code - CLAIM_TILE].rice)
        return Message("spirits-claim", {"tile": tile_name(components, code - CLAIM_TILE), "rice": rice})
    if code in (HIRE, BUY):
        return Message("spirits-hire" if code == HIRE else "spirits-buy", {"price": int(price(state, player, code))})
    if code in (USE, PASS):
        offered = state.phase in (RAIN, RESOLVE)
        return Message("spirits-use" if code == USE else "spirits-decline" if offered else "spirits-pass")
    return _place_label(player, code)


def _number_label(state: Any, player: Any, n: int) -> tuple[str, dict[str, str | int | Message]]:
    if state.phase == ALLOCATE:
        return "spirits-number", {"n": n}
    return ("spirits-hexes" if player.step == HARVEST else "spirits-discs"), {"n": n}


def _place_label(player: Any, code: int) -> Message:
    if code >= OTHERS_PADDY:
        seat, h = divmod(code - OTHERS_PADDY, HEXES)
        return Message("spirits-paddy-of", {"seat": SEAT_LETTERS[seat], "hex": h + 1})
    if SEAT <= code < SEAT + len(SEAT_LETTERS):
        return Message("spirits-seat", {"seat": SEAT_LETTERS[code - SEAT]})
    for base, name in HEX_LABELS:
        if base <= code < base + HEXES:
            return Message(name, {"hex": code - base + 1})
    paddy = code - PADDY
    return Message("spirits-paddy", {"hex": paddy + 1, "size": int(paddy_size(player, paddy))})


# --- previews ------------------------------------------------------------------------------------------------------
def _previews(states: Any, seat: int, moves: Sequence[int]) -> Callable[[int, int], dict[str, int]]:
    """What a pick would bring: rice of a harvest, paddies a piece completes, where the water goes."""
    state = states[0]
    player = state.players[seat]
    if player.step == BUILD and state.phase == FARM and player.pick.about == NONE:
        finished = preview_pieces(states, states.copy(), seat, moves)
        return lambda at, code: {"paddies": finished[at]} if finished[at] else {}
    if state.phase == FARM and player.step == HARVEST and player.pick.about != NONE:
        paddy = int(player.pick.about)
        return lambda at, code: {"points": int(harvest_yield(state, player, paddy, code - NUMBER)[0])}
    if state.phase == FARM and player.step == HARVEST:
        return lambda at, code: {
            "points": int(harvest_yield(state, player, code - PADDY, _harvestable(state, player, code - PADDY))[0])
        }
    if state.phase == FARM and player.step in (WATER_OUT, WATER_IN):
        here = int(player.discs[player.chain[player.pick.about]]) + int(player.pick.pool)
        return lambda at, code: {"flows_on": here - (code - NUMBER)}
    if state.phase == CLAIM:
        return lambda at, code: (
            {"points": int(state.tables.achievements[code - CLAIM_TILE].rice)} if code != PASS else {}
        )
    return lambda at, code: {}


def _harvestable(state: Any, player: Any, paddy: int) -> int:
    """How many hexes the labour left could harvest there."""
    hexes = int(player.labour[HARVESTERS]) // int(harvest_cost(state.tables, player))
    return min(hexes, int(count_bits(player.paddy_hexes[paddy])))


# --- refusals ------------------------------------------------------------------------------------------------------
def refusal(components: Components, moves: Sequence[int]) -> str:
    """What would be legal instead."""
    texts = [notation.write_move(components, code) for code in moves]
    shown = ", ".join(texts[:8]) + (" …" if len(texts) > 8 else "")
    return f"choose one of {shown}"
