"""A seat's picks with prompts, labels and previews."""

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from subak.games.seasons.components import SYMBOLS, Components, card_message
from subak.games.seasons.rules.river import wet_points
from subak.games.seasons.rules.state import (
    DRY,
    MOVES_AT_MOST,
    PICK_PLACE,
    PICK_ROW,
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
