"""A seat's picks with prompts, labels and previews, and why a move is not among them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from subak.choices import Choice, Choices, Message, Move
from subak.games.seasons import notation
from subak.games.seasons.components import Components, card_message
from subak.games.seasons.previews import preview_cards, preview_places
from subak.games.seasons.river import wet_points
from subak.games.seasons.state import (
    DRY,
    MOVES,
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
from subak.kernel.log import new_log


def choose(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """One level of the tree: pick a card → its place and turn → the card for the dry row."""
    state = states[0]
    stage = state.players[seat].pick.stage
    if state.phase == RIVER:
        return _river_choices(state, components, seat, moves)
    if stage == PICK_PLACE:
        return _place_choices(states, components, seat, moves)
    if stage == PICK_ROW:
        return _row_choices(states, components, seat, moves)
    return _card_choices(states, components, seat, moves)


def card_name(components: Components, card: int) -> Message:
    return Message(card_message(components.cards[card]))


def _move(states: Any, components: Components, seat: int, code: int) -> Move:
    return Move(seat, code, notation.write_move(states[0], components, seat, code))


def _card_choices(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """Which card to build; the preview is the best that one of its places would score at once."""
    state = states[0]
    prompt = {SETUP: "seasons-choose-start", DRY: "seasons-choose-dry"}.get(int(state.phase), "seasons-choose-build")
    label = "seasons-take-start" if state.phase == SETUP else "seasons-take"
    best = np.zeros((len(moves), 2), np.int64)
    preview_cards(states, states.copy(), seat, np.array(moves, np.int64), _places(), new_log(on=False), best)
    options = []
    for code, (points, fields) in zip(moves, best.tolist(), strict=True):
        args: dict[str, str | int | Message] = {"card": card_name(components, code)}
        if state.phase == SETUP:
            args["ancestor"] = card_name(components, sum(moves) - code)
        options.append(
            Choice(
                _move(states, components, seat, code),
                f"card:{components.cards[code]}",
                Message(label, args),
                {"points": points, "fields": fields},
            )
        )
    return Choices(Message(prompt), tuple(options))


def _places() -> Any:
    return np.zeros(MOVES_AT_MOST, np.int32)


def _place_choices(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    """Where to build; the preview says what it would score and close at once."""
    card = int(states[0].players[seat].pick.card)
    gains = np.zeros((len(moves), 2), np.int64)
    preview_places(states, states.copy(), seat, card, np.array(moves, np.int64), new_log(on=False), gains)
    options = []
    for code, (points, fields) in zip(moves, gains.tolist(), strict=True):
        move = _move(states, components, seat, code)
        x, y = notation.place_of(states[0], seat, code)
        label = "seasons-place-sideways" if notation.is_sideways(code) else "seasons-place-upright"
        options.append(
            Choice(
                move, f"place:{move.text}", Message(label, {"x": x, "y": y}), {"points": points, "fields": fields}
            )
        )
    return Choices(Message("seasons-choose-place", {"card": card_name(components, card)}), tuple(options))


def _row_choices(states: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    options = tuple(
        Choice(
            _move(states, components, seat, code),
            f"card:{components.cards[code - TO_ROW]}",
            Message("seasons-to-row", {"card": card_name(components, code - TO_ROW)}),
        )
        for code in moves
    )
    return Choices(Message("seasons-choose-row"), options)


def _river_choices(state: Any, components: Components, seat: int, moves: Sequence[int]) -> Choices:
    options = []
    for code in moves:
        text = notation.write_move(state, components, seat, code)
        if code == RIVER_PASS:
            options.append(Choice(Move(seat, code, text), "button:none", Message("seasons-river-none")))
            continue
        river = state.tables.river[state.river[code - RIVER_CARD]]
        name = components.river[state.river[code - RIVER_CARD]]
        options.append(
            Choice(
                Move(seat, code, text),
                f"river:{name}",
                Message("seasons-river-score", {"symbol": Message(f"seasons-river-{name}")}),
                {"points": int(wet_points(state, seat, int(river.symbol)))},
            )
        )
    return Choices(Message("seasons-choose-river"), tuple(options))


# --- refusals --------------------------------------------------------------------------------------------------
def refusal(states: Any, components: Components, seat: int, move: int) -> str:
    """Why a move is not legal for a seat whose turn it is."""
    state = states[0]
    if not 0 <= move < MOVES:
        return f"{move} is no move; expected a number from 0 to {MOVES - 1}"
    text = notation.write_move(state, components, seat, move)
    pick = state.players[seat].pick
    if state.phase == RIVER:
        return f"{text} is not possible; choose one of the river cards the other player holds, or river:none"
    if pick.stage == PICK_PLACE:
        return f"{text}: {_place_refusal(state, components, seat, move)}"
    if pick.stage == PICK_ROW:
        return f"{text} is not possible; choose a card of the hand for the dry row, as in dry:{_another(state, components, seat)}"
    where = "the dry row" if state.phase == DRY else "the hand"
    return f"{text} is not possible; choose a card of {where}"


def _another(state: Any, components: Components, seat: int) -> str:
    player = state.players[seat]
    rest = int(player.hand) & ~(1 << int(player.pick.card))
    return components.cards[(rest & -rest).bit_length() - 1]


def _place_refusal(state: Any, components: Components, seat: int, move: int) -> str:
    player = state.players[seat]
    if move < PLACE:
        card = components.cards[player.pick.card]
        return f"not possible; choose where {card} goes, as in v0,0 (upright) or h0,0 (sideways)"
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
            if rows[row % 32] >> column % 32 & 1:
                return f"the cell in column {column}, row {row} is covered already"
    return "no edge touches a card of the farm (corners do not count)"
