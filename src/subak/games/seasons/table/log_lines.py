"""Events as messages for the log."""

from collections.abc import Callable

from subak.games.seasons.components import CONTRACTS, SYMBOLS, Components, card_message
from subak.show.choices import Args, Event, Message

_NAMES: dict[str, tuple[str, ...]] = {
    "field": ("parcels", "houses", "farmers", "buffalo", "size_points", "farmer_points", "buffalo_points"),
    "ancestor_points": ("points",),
    "ginger_points": ("points",),
    "swap": ("cards",),
    "end_fields": ("fields", "points"),
    "end_ancestor": ("points",),
}
"""Events whose numbers go into the text as they are."""


def log_line(event: Event, components: Components) -> Message:
    """The message of an event, `seasons-event-…`, filled with its numbers and names."""
    args: Args = {"seat": event.who}
    args |= dict(zip(_NAMES.get(event.kind, ()), event.numbers, strict=False))
    if event.kind in _SPECIAL:
        args |= _SPECIAL[event.kind](event.numbers, components)
    if event.kind == "field":
        args["points"] = sum(event.numbers[4:7])
    name = event.kind.replace("_", "-")
    nobody = "-nobody" if event.seat < 0 and event.kind in ("river_majority", "over") else ""
    return Message(f"seasons-event-{name}{nobody}", args)


def _card(numbers: tuple[int, ...], components: Components) -> Args:
    return {"card": Message(card_message(components.cards[numbers[0]]))}


def _placed(numbers: tuple[int, ...], components: Components) -> Args:
    return {**_card(numbers, components), "x": numbers[2], "y": numbers[3]}


def _symbol(number: int) -> Message:
    return Message(f"seasons-symbol-{SYMBOLS[number]}")


def _majority(numbers: tuple[int, ...], components: Components) -> Args:
    what, more, less = SYMBOLS[numbers[1]], numbers[2], numbers[3]
    return {"position": numbers[0] + 1, "symbol": _symbol(numbers[1]), "what": what, "more": more, "less": less}


def _river_points(numbers: tuple[int, ...], components: Components) -> Args:
    return {"position": numbers[0] + 1, "symbol": _symbol(numbers[1]), "points": numbers[2]}


def _choice(numbers: tuple[int, ...], components: Components) -> Args:
    return {"position": numbers[0] + 1}


def _contract(numbers: tuple[int, ...], components: Components) -> Args:
    return {"contract": Message(f"seasons-contract-{CONTRACTS[numbers[0]]}"), "points": numbers[1]}


def _follow(numbers: tuple[int, ...], components: Components) -> Args:
    return {"from": numbers[0] + 1, "to": numbers[1] + 1, "points": numbers[2]}


def _stranded(numbers: tuple[int, ...], components: Components) -> Args:
    return {"buffalo": numbers[0], "lost": -numbers[1]}


_SPECIAL: dict[str, Callable[[tuple[int, ...], Components], Args]] = {
    "start": _placed,
    "build": _placed,
    "ancestor": _card,
    "dry_row": _card,
    "river_majority": _majority,
    "river_points": _river_points,
    "river_choice": _choice,
    "contract": _contract,
    "river_follow": _follow,
    "end_buffalo": _stranded,
}
