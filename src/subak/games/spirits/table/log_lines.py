"""Events as messages for the log."""

from subak.games.spirits.components import Components
from subak.games.spirits.rules.state import NONE
from subak.show.choices import Args, Event, Message

_NUMBERS: dict[str, tuple[str, ...]] = {
    "draft_over": ("number",),
    "takes_rain": ("discs",),
    "weed_gone": ("hex", "count"),
    "pest_gone": ("hex", "count", "fertilized"),
    "rock_gone": ("hex",),
    "magic_water": ("hex",),
    "labour": ("build", "weeds", "harvest", "plant"),
    "water_out": ("discs",),
    "water_in": ("discs",),
    "rotted": ("hex",),
    "grown": ("hex",),
    "planted": ("hex",),
    "market": ("items", "rice"),
    "round": ("number",),
    "end_bonus": ("rice",),
    "kept_away": ("hex", "weed"),
}
"""Events whose numbers go into the text as they are (hexes are told from 1 on)."""


def log_line(event: Event, components: Components) -> Message:
    """The message of an event, `spirits-event-…`, filled with its numbers and names."""
    numbers = event.numbers
    args: Args = {"seat": event.who}
    for name, number in zip(_NUMBERS.get(event.kind, ()), numbers, strict=False):
        args[name] = number + 1 if name == "hex" else number
    name = event.kind.replace("_", "-")
    if event.kind in ("weed", "pest"):
        args["hex"] = numbers[0] + 1
        name += "-rain" if numbers[1] == NONE else ""
        if numbers[1] != NONE:
            args["from"] = (numbers[1],)
    return Message(f"spirits-event-{name}", args | _special(event, components))


def _special(event: Event, components: Components) -> Args:
    numbers = event.numbers
    if event.kind == "first_gate":
        return {"edge": edge_name(components, numbers[0])}
    if event.kind == "rain":
        return {"card": rain_name(components, numbers[0]), "discs": numbers[1]}
    if event.kind == "card":
        return {"card": card_name(components, numbers[0])}
    if event.kind == "order":
        return {"order": numbers[: numbers[4]]}
    if event.kind == "spirit":
        return {"card": card_name(components, numbers[0]), "rice": numbers[1], "discs": numbers[2]}
    if event.kind in ("takes_disc", "takes_rice"):
        return {"from": (numbers[0],), "rice": numbers[1]}
    if event.kind == "built":
        return {"pieces": numbers[0], "paddies": numbers[1]}
    if event.kind == "harvest":
        return {"hex": numbers[0] + 1, "hexes": numbers[1], "rice": numbers[3]}
    if event.kind == "claim":
        return {"tile": tile_name(components, numbers[0]), "rice": numbers[1]}
    return {}


def _id(name: str) -> str:
    return name.replace("_", "-")


def edge_name(components: Components, edge: int) -> Message:
    """`2sw` is the south-western side of hex 2."""
    number = components.edges[edge].rstrip("nesw")
    return Message(f"spirits-edge-{components.edges[edge].removeprefix(number)}", {"hex": int(number)})


def card_name(components: Components, card: int) -> Message:
    return Message(f"spirits-card-{_id(components.spirits[card])}")


def rain_name(components: Components, card: int) -> Message:
    return Message(f"spirits-rain-{_id(components.rains[card])}")


def tile_name(components: Components, tile: int) -> Message:
    """Some are called after the number they ask for."""
    number = int(components.tables[0].achievements[tile].number)
    return Message(f"spirits-tile-{_id(components.achievements[tile])}", {"number": number})
