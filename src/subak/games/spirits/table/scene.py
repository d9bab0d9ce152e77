"""What a seat sees: every field with its reservoir, stock, stations and market; rain, achievements, box; the spirits.

Ids are `kind:seat:place` with hexes and edges as in the notation: `hex:0:4`, `gate:1:2sw`, `weed:0:5:1` (the second
weed of the paddy that begins with hex 5). What a pick would put somewhere has the id it will have then; numbers and
passing are buttons (`number:3`, `button:pass`). Everything is made by `Sprites`, which remembers what it has made.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from subak.games.spirits.components import Components
from subak.games.spirits.rules.labour import LAST_ROUND
from subak.games.spirits.rules.state import (
    ACHIEVEMENTS,
    ALLOCATE,
    BUILD,
    CARD,
    DONE,
    DRAFT,
    FARM,
    HARVEST,
    MARKET,
    NONE,
    WATER_IN,
    WATER_OUT,
    Supply,
)
from subak.games.spirits.table.choices import ALLOCATION_NAMES
from subak.games.spirits.table.description import PHASES, players_of
from subak.games.spirits.table.sprites import DEEDS, ON_TABLE, Sprites, sprites_of
from subak.kernel.bits import bits_of
from subak.show.choices import Choices, Message
from subak.show.scene import Fact, Panel, Scene, Sprite

RAIN_CARDS = 6
"""Six rounds have rain."""
STATION_OF_ASK = (0, 0, 1, 3, 4, 5, 7)
STATION_OF_STEP = (0, 1, 2, 3, 4, 5, 5, 6, 7, 7, 7)
"""Rotting belongs to the harvest, growing to the planting."""
"""Which station each question of the allocation is about."""
LONGEST_ROW, WIDEST = 8.0, 1.58
"""Spirits of a seat lie side by side, closer together if they are many."""


class Head(NamedTuple):
    """What a scene reads besides the players (the tables of components are the same all the time)."""

    seats: int
    phase: int
    turn: int
    draft: int
    rain: int
    rain_discs: int
    open_tiles: int
    order: list[int]
    place: list[int]


def scene(states: Any, components: Components, seat: int, choices: Choices) -> Scene:
    """All a seat sees; −1 is a spectator."""
    made = sprites_of(components)
    head = Head(*(states[name][0].tolist() for name in Head._fields))
    players = players_of(states)
    seats = _from(seat, head.seats)
    sprites: list[Sprite] = []
    for of in seats:
        _add_farm(sprites, made, head, players[of], of, seat)
    sprites += made.board(head.turn)
    sprites.append(made.yields(head.turn == LAST_ROUND))
    _add_rain(sprites, made, head)
    _add_tiles(sprites, made, head.open_tiles)
    supply: Any = Supply.plain(states["supply"][0])  # a named tuple
    sprites += made.box(*supply)
    _add_spirits(sprites, made, head, players, seat)
    zones = [made.farm_zone(of, of == seat) for of in seats]
    zones += [made.spirits_zone(head.seats), made.table_zone, made.yields_zone]
    if seat != NONE and _add_hand(sprites, made, seat, players[seat]):
        zones.append(made.hand_zone(seat))
    panels = tuple(_panel(head, players[of], of) for of in range(head.seats))
    status = Message(f"spirits-phase-{PHASES[head.phase].replace('_', '-')}", {"round": head.turn})
    return Scene(status, tuple(zones), tuple(sprites), panels, choices, _ghosts(made, players, choices))


def _from(seat: int, seats: int) -> list[int]:
    """One's own field comes first."""
    first = max(seat, 0)
    return [(first + i) % seats for i in range(seats)]


# --- a seat's field ----------------------------------------------------------------------------------------------
def _add_farm(sprites: list[Sprite], made: Sprites, head: Head, player: Any, of: int, seat: int) -> None:
    sprites += made.ground(of)
    sprites += made.field(
        of,
        player.walls,
        player.gates,
        player.rocks,
        player.magic,
        tuple(player.discs),
        tuple(player.weeds),
        tuple(player.pests),
        tuple(player.rice_in),
        tuple(player.fertilized),
    )
    sprites += made.reservoir(of, player.reservoir)
    sprites += made.stock(of, player.rice, player.labourers + player.helpers, player.livestock)
    sprites += made.market(of, player.hired, player.bought)
    if head.turn <= 1:
        sprites.append(made.setup(of, player.setup))
    _add_stations(sprites, made, head, player, of, seat)
    if head.phase == FARM and player.pick.about != NONE:
        _add_question(sprites, made, player, of)
    if head.phase == MARKET and player.items_now:
        sprites.append(made.bill(of, player.items_now, player.spent_now))


def _add_stations(sprites: list[Sprite], made: Sprites, head: Head, player: Any, of: int, seat: int) -> None:
    """The farm actions in their order, with the labour allocated to them; the present one is marked."""
    now = NONE
    if head.phase == FARM and player.step < DONE:
        now = STATION_OF_STEP[player.step]
    elif head.phase == ALLOCATE and of == seat and player.pick.stage < len(ALLOCATION_NAMES):
        now = STATION_OF_ASK[player.pick.stage]
    sprites += made.stations(of, now)
    if head.phase in (ALLOCATE, FARM):
        secret = head.phase == ALLOCATE and of != seat
        sprites += made.workers(of, secret, tuple(player.labour), tuple(player.animals))


def _add_question(sprites: list[Sprite], made: Sprites, player: Any, of: int) -> None:
    """What the present pick is about: a paddy (and the discs on their way), or a gate that is to be moved."""
    step, about = player.step, player.pick.about
    if step == BUILD:
        sprites.append(made.asked_gate(of, about))
        return
    if step in (WATER_OUT, WATER_IN):
        if about >= player.chain_length:
            return
        about = player.chain[about]
        sprites.append(made.pool(of, player.paddy_hexes[about], player.pick.pool))
    elif step != HARVEST:
        return
    sprites += made.asked_paddy(of, player.paddy_hexes[about])


# --- the middle of the table ---------------------------------------------------------------------------------------
def _add_rain(sprites: list[Sprite], made: Sprites, head: Head) -> None:
    if head.rain != NONE:
        sprites.append(made.rain(head.rain))
    if head.rain_discs:
        sprites.append(made.rain_discs(head.rain_discs))
    if head.turn < RAIN_CARDS:
        sprites += made.rain_deck(RAIN_CARDS - head.turn)


def _add_tiles(sprites: list[Sprite], made: Sprites, open_tiles: int) -> None:
    at = 0
    for tile in range(ACHIEVEMENTS):
        if open_tiles >> tile & 1:
            sprites.append(made.tile(tile, at))
            at += 1


# --- spirits -------------------------------------------------------------------------------------------------------
def _add_spirits(sprites: list[Sprite], made: Sprites, head: Head, players: Sequence[Any], seat: int) -> None:
    """A row for each seat, in turn order: what it has called, and what it holds."""
    for place in range(head.seats):
        of = head.order[place]
        player = players[of]
        sprites += made.row(of, place)
        cards = bits_of(player.played)
        hidden: list[int] = []
        if of != seat:
            known = bits_of(player.hand)
            kept = head.draft if head.phase == DRAFT else 0
            hidden = [*known, *range(-1, -1 - (player.held - len(known)) - kept, -1)]
        pitch = min(WIDEST, LONGEST_ROW / max(1, len(cards) + len(hidden) - 1))
        for at, card in enumerate(cards):
            sprites.append(made.called(of, place, card, at, pitch, bool(player.used >> card & 1)))
        for at, card in enumerate(hidden):
            sprites.append(made.held(of, place, card, len(cards) + at, pitch))
        if player.pick.done and head.phase in (DRAFT, CARD, ALLOCATE, MARKET):
            sprites.append(made.ready(of, place))


def _add_hand(sprites: list[Sprite], made: Sprites, seat: int, player: Any) -> bool:
    """One's own cards: those to choose from, then those kept in this draft."""
    hand, kept = bits_of(player.hand), bits_of(player.kept)
    for at, card in enumerate(hand):
        sprites.append(made.in_hand(seat, card, at))
        if card == player.pick.card:
            sprites.append(made.tick(seat, f"chosen:{seat}", at, "spirits-chosen"))
    for at, card in enumerate(kept):
        place = ON_TABLE - len(kept) + at
        sprites.append(made.in_hand(seat, card, place))
        sprites.append(made.tick(seat, f"kept:{seat}:{at}", place, "spirits-kept"))
    return bool(hand or kept)


def _panel(head: Head, player: Any, of: int) -> Panel:
    paddies = sum(1 for hexes in player.paddy_hexes if hexes)
    return Panel(
        of,
        player.rice,
        (
            Fact("spirits-place", head.place[of] + 1, FACT_LABELS[0]),
            Fact("farmer", player.labourers, FACT_LABELS[1]),
            Fact("buffalo", player.livestock, FACT_LABELS[2]),
            Fact("spirits-disc", player.reservoir, FACT_LABELS[3]),
            Fact("spirits-flooded", paddies, FACT_LABELS[4]),
            Fact("card-back", player.held, FACT_LABELS[5]),
            Fact("spirits-medal", player.claimed, FACT_LABELS[6]),
        ),
    )


FACT_LABELS = tuple(
    Message(f"spirits-fact-{name}")
    for name in ("place", "labourers", "livestock", "reservoir", "paddies", "hand", "claimed")
)


# --- ghosts ----------------------------------------------------------------------------------------------------------
def _ghosts(made: Sprites, players: Sequence[Any], choices: Choices) -> tuple[Sprite, ...]:
    """What an option would put on the table, for every option that is about nothing that lies there already."""
    found = []
    for option in choices.options:
        kind, _, rest = option.target.partition(":")
        if kind in GHOSTS:
            of, *where = rest.split(":")
            ghost = _ghost(made, players[int(of)], kind, int(of), where)
            if ghost is not None:
                found.append(ghost)
    return tuple(found)


GHOSTS = frozenset({"wall", "gate", "weed", "pest", "fertilizer", "magic", *DEEDS})


def _ghost(made: Sprites, player: Any, kind: str, of: int, where: list[str]) -> Sprite | None:
    """The thing where it would be; None if it is there."""
    if kind in ("wall", "gate"):
        edge = made.edge_numbers[where[0]]
        if kind == "wall":
            return made.wall(of, edge)
        return None if player.gates >> edge & 1 else made.gate(of, edge, False)
    first = int(where[0]) - 1
    if kind == "fertilizer":
        return made.fertilizer(of, first)
    if kind == "magic":
        return made.magic(of, first)
    hexes = bits_of(player.paddy_hexes[first])
    if kind in DEEDS:
        return made.deed(kind, of, first, hexes)
    at, there = int(where[1]), player.weeds[first] if kind == "weed" else player.pests[first]
    return None if at < there else made.token(kind, of, first, hexes, at)
