"""Why a move that somebody has written is refused: the reason that the table gives, and what would be legal."""

from typing import Any

from subak.games.spirits.components import Components
from subak.games.spirits.rules.farming import pieces_left
from subak.games.spirits.rules.field import is_bare, takes_a_gate
from subak.games.spirits.rules.labour import LAST_ROUND
from subak.games.spirits.rules.market import price
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BUILD,
    BUY,
    CLAIM_TILE,
    EDGES,
    FIRST_GATE,
    GATE,
    HEX,
    HEXES,
    HIRE,
    KEEP,
    MAGIC_WATER,
    MARKET,
    MOVE_GATE,
    MOVE_TO,
    MOVES_AT_MOST,
    NONE,
    NUMBER,
    OTHERS_PADDY,
    PADDY,
    PASS,
    PEST,
    RAIN,
    REMOVE_ROCK,
    RESOLVE,
    ROCKS,
    SEAT,
    USE,
    WALL,
    WEED,
)
from subak.games.spirits.table import notation
from subak.games.spirits.table.log_lines import tile_name
from subak.games.spirits.table.why_not import Ask, about_gate, about_hex, farm_step, reason
from subak.kernel import entry
from subak.kernel.bits import has
from subak.show.choices import Message
from subak.show.texts import Catalogue


def refusal(states: Any, components: Components, seat: int, move: int) -> str:
    """The reason, and what would be legal."""
    moves = entry.legal_codes(states, seat, MOVES_AT_MOST)
    texts = [notation.write_move(components, code) for code in moves]
    shown = ", ".join(texts[:8]) + (" …" if len(texts) > 8 else "")
    why = Catalogue("en").text(reason_of_move(states, components, seat, move))
    return f"{why.removesuffix('.')}; choose one of {shown}"


def reason_of_move(states: Any, components: Components, seat: int, move: int) -> Message:
    moves = entry.legal_codes(states, seat, MOVES_AT_MOST)
    return _of_move(Ask(states[0], components, seat, moves, "", []), move)


def _of_move(ask: Ask, move: int) -> Message:
    """Why a move is not legal. Most are about a thing on the table."""
    if notation.is_unknown(ask.components, move):
        return Message("spirits-why-no-such-move")
    if move < WALL:
        return reason(ask._replace(kind="card", words=[ask.components.spirits[move - KEEP]]))
    if move < NUMBER:
        return _edge(ask, move)
    if move < PADDY:
        return _number(ask)
    if CLAIM_TILE <= move < HIRE:
        return _claim(ask, move - CLAIM_TILE)
    if move in (HIRE, BUY):
        return _next_item(ask, move)
    if move in (USE, PASS):
        return Message("spirits-why-no-question")
    if move >= OTHERS_PADDY:
        of, h = divmod(move - OTHERS_PADDY, HEXES)
        return _place(ask, h) if of == ask.seat else Message("spirits-why-others-field", {"seat": (of,)})
    if SEAT <= move < WEED:
        return Message("spirits-why-no-victim", {"seat": (move - SEAT,)})
    return _place(ask, (move - PADDY) % HEXES)


def _place(ask: Ask, h: int) -> Message:
    """A hex or paddy of one's own field."""
    ask = ask._replace(kind="hex", words=[str(ask.seat), str(h + 1)])
    player, asked = ask.owner, _asked(ask)
    if any(base + h in ask.moves for base in (PADDY, HEX, WEED, PEST)):
        return Message("spirits-why-other-word")
    if asked == REMOVE_ROCK and not has(player.rocks, h):
        return Message("spirits-why-no-rock", {"hex": h + 1})
    if asked == MAGIC_WATER:
        return Message("spirits-why-rock-there" if has(player.rocks, h) else "spirits-why-magic-there", {"hex": h + 1})
    if asked != NONE and player.paddy[h] == h:
        return Message("spirits-why-not-this-paddy", {"hex": h + 1})
    return about_hex(ask)


def _asked(ask: Ask) -> int:
    """The kind of task a place is chosen for; NONE for none."""
    state = ask.state
    if state.phase in (RAIN, RESOLVE) and state.task_count:
        return int(state.tasks[state.task_count - 1].kind)
    return REMOVE_ROCK if farm_step(ask) == ROCKS else NONE


def _number(ask: Ask) -> Message:
    numbers = [code - NUMBER for code in ask.moves if NUMBER <= code < PADDY]
    if not numbers:
        return Message("spirits-why-no-number")
    if ask.state.phase == ALLOCATE:
        return Message("spirits-why-too-many", {"most": max(numbers)})
    return Message("spirits-why-other-number", {"numbers": ", ".join(map(str, numbers))})


def _claim(ask: Ask, tile: int) -> Message:
    if not has(ask.state.open_tiles, tile):
        return Message("spirits-why-tile-gone", {"tile": tile_name(ask.components, tile)})
    return reason(ask._replace(kind="tile", words=[ask.components.achievements[tile]]))


def _next_item(ask: Ask, item: int) -> Message:
    player, hires = ask.state.players[ask.seat], item == HIRE
    if ask.state.phase == MARKET and price(ask.state, player, item) < 0:
        return Message("spirits-why-sold-out")
    kind, bought = ("labourer", player.hired) if hires else ("animal", player.bought)
    return reason(ask._replace(kind=kind, words=[str(ask.seat), str(int(bought))]))


def _edge(ask: Ask, move: int) -> Message:
    """Walls and gates that cannot be built or moved."""
    player, edge = ask.state.players[ask.seat], (move - WALL) % EDGES
    ask = ask._replace(words=[str(ask.seat), ask.components.edges[edge]])
    if ask.state.phase == FIRST_GATE:
        return Message("spirits-why-first-gate")
    if farm_step(ask) != BUILD:
        return Message("spirits-why-nothing-built" if ask.state.turn >= LAST_ROUND else "spirits-why-build-later")
    moving = player.pick.about != NONE
    if move >= MOVE_TO:
        there = "spirits-why-not-there" if has(player.walls, edge) else "spirits-why-no-wall"
        return Message(there if moving else "spirits-why-no-gate-in-hand")
    if moving:
        return Message("spirits-why-gate-in-hand")
    if move >= MOVE_GATE:
        return about_gate(ask) if has(player.gates, edge) else Message("spirits-why-no-gate")
    return _piece(ask, player, edge, move >= GATE)


def _piece(ask: Ask, player: Any, edge: int, is_gate: bool) -> Message:
    """A piece that cannot be built, in the build step."""
    field, supply, gates = ask.state.tables.map, ask.state.supply, int(player.gates)
    if has(player.walls, edge) or has(gates, edge):
        return Message("spirits-why-built")
    if pieces_left(ask.state, player) <= 0:
        return Message("spirits-why-no-pieces")
    if (supply.gates if is_gate else supply.walls) <= 0:
        return Message("spirits-why-box-empty")
    if is_gate and not takes_a_gate(field, edge, gates):
        return Message("spirits-why-third-gate")
    inside = int(player.paddy[field.ends[edge, 0]])
    if inside != NONE and not is_bare(player, inside):
        return Message("spirits-why-not-bare", {"hex": inside + 1})
    return Message("spirits-why-only-waste")
