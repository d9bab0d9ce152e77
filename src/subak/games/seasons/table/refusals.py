"""Why a move that somebody has written is not possible: the reason that the table gives, and what would be possible."""

from typing import Any

from subak.games.seasons.components import Components
from subak.games.seasons.rules.state import (
    DRY,
    PICK_CARD,
    PICK_PLACE,
    PICK_ROW,
    PLACE,
    RIVER,
    RIVER_CARD,
    RIVER_PASS,
    TO_ROW,
    WET,
)
from subak.games.seasons.table import notation
from subak.games.seasons.table.why_not import Asked, about_card, about_place, about_river, ask, card_name
from subak.show.choices import Message
from subak.show.texts import Catalogue


def refusal(states: Any, components: Components, seat: int, move: int) -> str:
    """Why a move is not legal for a seat whose turn it is, and what would be."""
    asked = ask(states, components, seat, "")
    message = reason(asked, move)
    said = Message(message.id, {**message.args, "now": ""})
    text = Catalogue("en", components.messages("en")).text(said).strip().removesuffix(".")
    return f"{text}; {_instead(asked)}"


def reason(asked: Asked, move: int) -> Message:
    """The same as for the thing on the table that the move is about."""
    if move >= PLACE:
        place = notation.Place(notation.is_sideways(move), *notation.place_of(asked.table, asked.seat, move))
        return about_place(asked, place)
    if move > RIVER_PASS:
        return asked.say("seasons-why-no-move")
    if move >= RIVER_CARD:
        return _about_river_pick(asked, move)
    if move >= TO_ROW:
        return _about_setting_aside(asked, move - TO_ROW)
    return _about_taking(asked, move)


def _about_river_pick(asked: Asked, move: int) -> Message:
    if not asked.table.water_festival:
        return asked.say("seasons-why-no-river")
    if move == RIVER_PASS:
        return asked.say("seasons-why-no-river-choice")
    return about_river(asked, asked.table.river[move - RIVER_CARD])


def _about_setting_aside(asked: Asked, card: int) -> Message:
    is_mine, picked = asked.has_in_hand(card), asked.pick.card
    if asked.table.phase != WET and (is_mine or asked.table.row >> card & 1):
        return asked.say("seasons-why-no-row")
    if is_mine and asked.stage == PICK_CARD:
        return asked.say("seasons-why-build-first", card=card_name(asked.components, card))
    if is_mine and card == picked and asked.stage == PICK_PLACE:
        return asked.say("seasons-why-being-laid", card=card_name(asked.components, card))
    return about_card(asked, card)


def _about_taking(asked: Asked, card: int) -> Message:
    if asked.stage == PICK_ROW and asked.has_in_hand(card) and card != asked.pick.card:
        first = card_name(asked.components, asked.pick.card)
        return asked.say("seasons-why-builds-other", card=card_name(asked.components, card), first=first)
    return about_card(asked, card)


def _instead(asked: Asked) -> str:
    """What is possible, with the first of the moves as an example."""
    moves = [notation.write_move(asked.table, asked.components, asked.seat, move) for move in asked.moves]
    if asked.table.phase == RIVER:
        return f"choose one of {', '.join(moves)}"
    if asked.stage == PICK_PLACE:
        return f"choose where {asked.components.cards[asked.pick.card]} goes, as in {moves[0]}"
    if asked.stage == PICK_ROW:
        return f"choose a card of the hand for the dry row, as in {moves[0]}"
    where = "the dry row" if asked.table.phase == DRY else "the hand"
    return f"choose a card of {where}, as in {moves[0]}"
