"""A seat's picks with prompts, labels and previews, and why a move is not among them."""

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from subak.games.seasons.components import SYMBOLS, Components, card_message
from subak.games.seasons.rules.river import wet_points
from subak.games.seasons.rules.state import (
    DRY,
    GRID,
    MOVES_AT_MOST,
    PICK_PLACE,
    PICK_ROW,
    PLACE,
    RIVER,
    RIVER_CARD,
    RIVER_PASS,
    SETUP,
    TO_ROW,
)
from subak.games.seasons.table import notation
from subak.games.seasons.table.description import read
from subak.games.seasons.table.previews import preview_cards, preview_places
from subak.kernel.log import new_log
from subak.kernel.plain import copied
from subak.show.choices import Choice, Choices, Message, Move


def choose(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """One level of the tree: pick a card → its place and turn → the card for the dry row."""
    state = read(states)
    texts = [notation.write_move(state, components, seat, code) for code in moves]
    named = [Move(seat, code, text) for code, text in zip(moves, texts, strict=True)]
    stage = state.players[seat].pick.stage
    if state.phase == RIVER:
        return _river_choices(states[0], components, seat, named)
    if stage == PICK_PLACE:
        return _place_choices(states, state, components, seat, named)
    if stage == PICK_ROW:
        return _row_choices(components, named)
    return _card_choices(states, components, seat, named)


def card_name(components: Components, card: int) -> Message:
    return Message(card_message(components.cards[card]))


def _card_choices(states: Any, components: Components, seat: int, moves: list[Move]) -> Choices:
    """Which card to build; the preview is the best that one of its places would score at once."""
    phase = int(states[0].phase)
    prompt = {SETUP: "seasons-choose-start", DRY: "seasons-choose-dry"}.get(phase, "seasons-choose-build")
    codes = np.array([move.code for move in moves], np.int64)
    best = np.zeros((len(moves), 2), np.int64)
    places = np.zeros(MOVES_AT_MOST, np.int32)
    preview_cards(states, copied(states), seat, codes, places, new_log(on=False), best)
    options = []
    for move, (points, fields) in zip(moves, best.tolist(), strict=True):
        label = Message("seasons-take", {"card": card_name(components, move.code)})
        if phase == SETUP:
            other = card_name(components, int(codes.sum()) - move.code)
            label = Message("seasons-take-start", {**label.args, "ancestor": other})
        preview = {"points": points, "fields": fields}
        options.append(Choice(move, f"card:{components.cards[move.code]}", label, preview))
    return Choices(Message(prompt), tuple(options))


def _place_choices(states: Any, plain: Any, components: Components, seat: int, moves: list[Move]) -> Choices:
    """Where to build; the preview says what it would score and close at once."""
    card = int(plain.players[seat].pick.card)
    gains = np.zeros((len(moves), 2), np.int64)
    codes = np.array([move.code for move in moves], np.int64)
    preview_places(states, copied(states), seat, card, codes, new_log(on=False), gains)
    options = []
    for move, (points, fields) in zip(moves, gains.tolist(), strict=True):
        label = _place_label(notation.is_sideways(move.code), *notation.place_of(plain, seat, move.code))
        options.append(Choice(move, f"place:{move.text}", label, {"points": points, "fields": fields}))
    return Choices(Message("seasons-choose-place", {"card": card_name(components, card)}), tuple(options))


@functools.lru_cache(maxsize=4096)
def _place_label(is_sideways: bool, x: int, y: int) -> Message:
    return Message("seasons-place-sideways" if is_sideways else "seasons-place-upright", {"x": x, "y": y})


def _row_choices(components: Components, moves: list[Move]) -> Choices:
    options = []
    for move in moves:
        card = move.code - TO_ROW
        label = Message("seasons-to-row", {"card": card_name(components, card)})
        options.append(Choice(move, f"card:{components.cards[card]}", label))
    return Choices(Message("seasons-choose-row"), tuple(options))


def _river_choices(state: Any, components: Components, seat: int, moves: list[Move]) -> Choices:
    options = []
    for move in moves:
        if move.code == RIVER_PASS:
            options.append(Choice(move, "button:none", Message("seasons-river-none")))
            continue
        card = int(state.river[move.code - RIVER_CARD])
        symbol = int(state.tables.river[card].symbol)
        label = Message("seasons-river-score", {"symbol": Message(f"seasons-symbol-{SYMBOLS[symbol]}")})
        preview = {"points": int(wet_points(state, seat, symbol))}
        options.append(Choice(move, f"river:{components.river[card]}", label, preview))
    return Choices(Message("seasons-choose-river"), tuple(options))


# --- refusals --------------------------------------------------------------------------------------------------
def refusal(states: Any, components: Components, seat: int, move: int) -> str:
    """Why a move is not legal for a seat whose turn it is, and what would be."""
    state = states[0]
    pick = state.players[seat].pick
    if state.phase == RIVER:
        return "choose one of the river cards the other player holds, or river:none"
    if pick.stage == PICK_PLACE:
        return _place_refusal(state, components, seat, move)
    if pick.stage == PICK_ROW:
        return f"choose a card of the hand for the dry row, as in dry:{_another(state, components, seat)}"
    where = "the dry row" if state.phase == DRY else "the hand"
    return f"choose a card of {where}"


def _another(state: Any, components: Components, seat: int) -> str:
    player = state.players[seat]
    rest = int(player.hand) & ~(1 << int(player.pick.card))
    return components.cards[(rest & -rest).bit_length() - 1]


def _place_refusal(state: Any, components: Components, seat: int, move: int) -> str:
    player = state.players[seat]
    if move < PLACE:
        card = components.cards[player.pick.card]
        return f"choose where {card} goes, as in v0,0 (upright) or h0,0 (sideways)"
    if state.phase == SETUP:
        if state.water_festival:
            return "the first card must touch the river: row 0, beside one of columns 0 to 7"
        return "the first card lies at v0,0 or h0,0"
    x, y = notation.place_of(state, seat, move)
    if state.water_festival and y < 0:
        return "that is across the river; stay on your own side (row 0 and below)"
    width, height = (3, 2) if notation.is_sideways(move) else (2, 3)
    rows = player.covered.tolist()
    for row in range(y, y + height):
        for column in range(x, x + width):
            if rows[row % GRID] >> column % GRID & 1:
                return f"the cell in column {column}, row {row} is covered already"
    return "no edge touches a card of the farm (corners do not count)"
