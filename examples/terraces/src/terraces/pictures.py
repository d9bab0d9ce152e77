"""How it looks: drawings of cards and fields, put together from the art, and the scene; the table as text.

Sprites: `water:17` (a card, wherever it lies), `field:0`, `pile:0:red`, `mark:0`, `done:1` (somebody has chosen), and
the ghost `to:1`: one's water on the first field. A card is 2 × 3.
"""

from collections.abc import Iterator
from typing import Any

from subak.games.kind import States
from subak.kernel.bits import bits_of
from subak.kernel.plain import plain
from subak.show.choices import SEAT_LETTERS, Choices, Message
from subak.show.scene import Drawing, Fact, Panel, Part, Scene, Sprite, Zone
from subak.show.texts import Catalogue
from terraces.components import RICE, Components
from terraces.rules import FIELD, NONE, OFFERING, ROUNDS, WATERS, State
from terraces.table import score_rows

CARD_W, CARD_H = 2.0, 3.0
FIELD_W, FIELD_H = 3.6, 2.6
COLUMN, DOWN = 4.0, 0.5
"""From one terrace to the next."""
BARN_W, BARN_H = 3.7, 2.2
GROUND, THINGS, CARDS = range(3)
RICE_NAMES = tuple(Message(f"terraces-rice-{rice}") for rice in RICE)
RICE_ART = tuple(f"terraces-rice-{rice}" for rice in RICE)
OFFERINGS = Message("terraces-offerings")


# --- drawings --------------------------------------------------------------------------------------------------------
def drawings(components: Components) -> list[Drawing]:
    """All water cards; a field of each rice, with its points."""
    fields = [_field(rice, row[1:]) for rice, row in zip(RICE, components.points, strict=True)]
    return [*(_water(number) for number in range(1, WATERS + 1)), *fields]


def _water(number: int) -> Drawing:
    level = (number - 1) * 4 // WATERS + 1
    parts = (Part(f"terraces-water-{level}", 0, 0, CARD_W, CARD_H), Part("", 0, -0.55, 1.6, 1.5, text=str(number)))
    label, about = Message("terraces-water", {"number": number}), Message("terraces-water-help")
    return Drawing(f"terraces-water:{number}", CARD_W, CARD_H, parts, label, about)


def _field_help(points: list[int]) -> Message:
    return Message("terraces-field-help", {"points": ", ".join(map(str, points))})


def _field(rice: str, points: list[int]) -> Drawing:
    ground = Part(f"terraces-field-{rice}", 0, 0, FIELD_W, FIELD_H)
    step = (FIELD_W - 0.4) / ROUNDS
    numbers = (
        Part("", (at - (ROUNDS - 1) / 2) * step, 0.94, step, 0.46, text=str(pays)) for at, pays in enumerate(points)
    )
    label, about = Message(f"terraces-rice-{rice}"), _field_help(points)
    return Drawing(f"terraces-field:{rice}", FIELD_W, FIELD_H, (ground, *numbers), label, about)


# --- the scene -------------------------------------------------------------------------------------------------------
def scene(states: States, components: Components, seat: int, choices: Choices) -> Scene:
    state = plain(State, states)
    is_over = state.lap == ROUNDS
    status = "terraces-status-over" if is_over else "terraces-status"
    sprites = [*_terraces(state, is_over), *_barns(state, is_over)]
    if seat >= 0 and not is_over:
        sprites += _own_water(state, seat)
    ghosts = [
        _on_field(option.target, f"terraces-water:{state.water[seat] + 1}", option.move.code - FIELD, option.label)
        for option in choices
        if option.move.code >= FIELD
    ]
    return Scene(
        Message(status, {"round": state.lap + 1, "rounds": ROUNDS}),
        tuple(_zones(state, seat)),
        tuple(sprites),
        tuple(_panel(state, of, sum(row[of] for _, row in score_rows(states))) for of in range(state.seats)),
        choices,
        tuple(ghosts),
    )


def _zones(state: Any, seat: int) -> Iterator[Zone]:
    height = FIELD_H + DOWN * (state.seats - 1) + BARN_H + 0.65
    box = -COLUMN / 2, -FIELD_H / 2 - 0.2, COLUMN * state.seats, height
    yield Zone("board", "board", Message("terraces-board"), *box)
    if seat >= 0:
        yield Zone(f"hand:{seat}", "hand", Message("terraces-hand"), 0, -0.35, (ROUNDS + 1) * 2.2, CARD_H + 0.4, seat)


def _terraces(state: Any, is_over: bool) -> Iterator[Sprite]:
    for at in range(state.seats):
        x, y = COLUMN * at, DOWN * at
        yield Sprite(f"step:{at}", "board", "terraces-step", x, y + 0.14, COLUMN + 0.1, COLUMN * 0.8, 0, GROUND)
        if not is_over:
            art = f"terraces-field:{RICE[state.open[at]]}"
            yield Sprite(f"field:{at}", "board", art, x, y, FIELD_W, FIELD_H, 0, THINGS)


def _barns(state: Any, is_over: bool) -> Iterator[Sprite]:
    y = FIELD_H / 2 + DOWN * (state.seats - 1) + BARN_H / 2 + 0.3
    for seat in range(state.seats):
        x = COLUMN * seat
        label = Message("terraces-mark", {"seat": (seat,)})
        yield Sprite(f"barn:{seat}", "board", "terraces-barn", x, y, BARN_W, BARN_H, 0, GROUND)
        mark, tone = f"seat-mark-{seat}", f"seat-{seat}"
        yield Sprite(f"mark:{seat}", "board", mark, x - 1.4, y - 0.66, 0.6, 0.6, 0, THINGS, tone, "", label)
        for at, count in enumerate(state.won[seat]):
            about = _field_help(state.points[at][1:])
            yield from _pile(seat, RICE[at], RICE_NAMES[at], about, count, x - 1.35 + 0.72 * at, y + 0.1)
        about = Message("terraces-offering-help", {"points": OFFERING})
        yield from _pile(seat, "offering", OFFERINGS, about, state.offerings[seat], x - 0.55, y - 0.66)
        if state.poured[seat]:
            number = state.poured[seat]
            yield Sprite(f"water:{number}", "board", f"terraces-water:{number}", x + 1.12, y, 1.2, 1.8, 0, CARDS)
        if not is_over and state.target[seat] != NONE:
            done = Message("terraces-done", {"seat": (seat,)})
            yield Sprite(f"done:{seat}", "board", "card-back", x + 1.5, y + 0.5, 0.56, 0.84, 8, CARDS, "", "", done)


def _pile(seat: int, name: str, what: Message, about: Message, count: int, x: float, y: float) -> Iterator[Sprite]:
    """A kind of harvest and how much of it there is; what is missing is faint."""
    label = Message("terraces-pile", {"seat": (seat,), "count": count, "what": what})
    below, beside = (0.0, 0.6) if name != "offering" else (0.6, 0.0), 0.72
    tone = "" if count else "faint"
    yield Sprite(
        f"pile:{seat}:{name}", "board", f"terraces-{'' if name == 'offering' else 'rice-'}{name}",
        x, y, beside, beside, 0, THINGS, tone, "", label, about,
    )  # fmt: skip
    yield Sprite(f"count:{seat}:{name}", "board", "", x + below[0], y + below[1], 0.6, 0.6, 0, THINGS, tone, str(count))


def _own_water(state: Any, seat: int) -> Iterator[Sprite]:
    """The hand; the chosen card stands out, or lies on its field."""
    for at, card in enumerate(bits_of(state.hand[seat])):
        art = f"terraces-water:{card + 1}"
        if card == state.water[seat] and state.target[seat] != NONE:
            yield _on_field(f"water:{card + 1}", art, state.target[seat], None)
        else:
            up = 0.25 if card == state.water[seat] else 0.0
            yield Sprite(
                f"water:{card + 1}", f"hand:{seat}", art, 1.1 + 2.2 * at, CARD_H / 2 - up, CARD_W, CARD_H, 0, CARDS
            )


def _on_field(id: str, art: str, field: int, label: Message | None) -> Sprite:
    return Sprite(id, "board", art, COLUMN * field + 1.1, DOWN * field - 0.2, 1.2, 1.8, 0, CARDS, "", "", label)


def _panel(state: Any, seat: int, points: int) -> Panel:
    harvest = zip(RICE_ART, state.won[seat], RICE_NAMES, strict=True)
    offerings = Fact("terraces-offering", state.offerings[seat], OFFERINGS)
    return Panel(seat, points, (*(Fact(*fact) for fact in harvest), offerings))


# --- the table as text -----------------------------------------------------------------------------------------------
def text_picture(states: States, components: Components, seat: int) -> str:
    state = plain(State, states)
    harvest = "  ".join(f"{rice} {won}" for rice, won in zip(RICE, state.won[seat], strict=True))
    return f"{SEAT_LETTERS[seat]}  {harvest}  offerings {state.offerings[seat]}  poured {state.poured[seat] or '–'}"


def text_table(states: States, components: Components, seat: int, catalogue: Catalogue) -> str:
    state = plain(State, states)
    status = catalogue.text("terraces-status", round=min(state.lap + 1, ROUNDS), rounds=ROUNDS)
    fields = "  ".join(f"to:{at + 1} {catalogue.text(RICE_NAMES[state.open[at]])}" for at in range(state.seats))
    barns = [text_picture(states, components, of) for of in range(state.seats)]
    hand = " ".join(str(card + 1) for card in bits_of(state.hand[seat]))
    return "\n".join([status, "", fields, "", *barns, "", f"{catalogue.text('terraces-hand')}: {hand}"])
