"""Events as messages for the log."""

from subak.games.rios.components import Components
from subak.games.rios.rules.geometry import NAMES
from subak.games.rios.rules.state import NONE, ROADS
from subak.games.rios.table.notation import ROAD_NAMES
from subak.show.choices import Args, Event, Message

_NUMBERS: dict[str, tuple[str, ...]] = {
    "flow": ("from", "to"),
    "rivers_laid": ("verde", "moreno"),
    "placed": ("cell",),
    "moved": ("from", "to", "steps"),
    "joined": ("from", "other", "to", "steps"),
    "driven_out": ("cell", "count"),
    "dam": ("from", "to"),
    "diverted": ("wet", "dry"),
    "finca": ("cell",),
    "hacienda": ("cell",),
    "robbed": ("cell",),
    "shuffled": ("cards",),
    "round": ("number",),
}
"""Events whose numbers go into the text as they are, or as the names of places."""
_PLACES = ("from", "to", "other", "cell")
_CARDS = ("pushed", "resolved", "drawn", "desperados")


def log_line(event: Event, components: Components) -> Message:
    """The message of an event, `rios-event-…`, filled with its numbers and names."""
    numbers = event.numbers
    args: Args = {"seat": event.who}
    for name, number in zip(_NUMBERS.get(event.kind, ()), numbers, strict=False):
        args[name] = place(components, number) if name in _PLACES else number
    kind = event.kind.replace("_", "-")
    if event.kind in _CARDS:
        args["card"] = card_name(components, numbers[0])
    elif event.kind == "joined" and numbers[0] == numbers[1]:
        kind = "joined-same"
    elif event.kind == "driven_out":
        args["by"] = (numbers[2],)
    elif event.kind == "earned":
        args |= {"rio": 100 * numbers[0], "wood": numbers[1]}
        kind = "earned" if numbers[0] and numbers[1] else "earned-rio" if numbers[0] else "earned-wood"
    elif event.kind == "row":
        args = {f"card{at}": card_name(components, card) for at, card in enumerate(numbers[:5], 1) if card != NONE}
        kind = f"row-{len(args)}"
    elif event.kind == "over" and event.seat == NONE:
        kind = "over-shared"
    return Message(f"rios-event-{kind}", args)


def place(components: Components, cell: int) -> str | Message:
    """A field by its coordinates, the city and the roads by name."""
    if cell == components.tables[0].map.city:
        return Message("rios-city")
    return Message(f"rios-road-{ROAD_NAMES[ROADS.index(cell)]}") if cell in ROADS else NAMES[cell]


def card_name(components: Components, card: int) -> Message:
    return Message(f"rios-card-{components.cards[card].replace('_', '-')}")
