"""What every scene promises (docs/scenes.md), for every registered game and all its options."""

import functools
import math
import random
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import subak
from conformance.chosen import game_names
from conformance.players import play_randomly, table_id, tables, worth_a_look
from subak.game import SPECTATOR, Game
from subak.kernel import entry
from subak.show.choices import Choice, Choices, Message
from subak.show.scene import Drawing, Scene, Sprite, Zone
from subak.show.svg import draw, symbols
from subak.show.texts import LANGUAGES, Catalogue

pytestmark = pytest.mark.long

EVERY_TABLE = pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=table_id)
EVERY_GAME = pytest.mark.parametrize("name", game_names())
BUTTONS = ("button:", "number:")
"""Numbers and passing have no place on the table."""
CATALOGUES = [Catalogue(language) for language in LANGUAGES]
TOLERANCE = 0.2
LARGEST = 12_000
"""Bytes of a whole scene on the wire, compressed."""


def positions(name: str, seats: int, options: dict[str, Any]) -> list[Game]:
    """Of a random game, its end included."""
    return _positions(name, seats, tuple(options.items()))


@functools.cache
def _positions(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> list[Game]:
    game, found = subak.new(name, seats=seats, seed="scenes", options=dict(options)), list[Game]()
    for number, _ in enumerate(play_randomly(game, random.Random(1))):
        if worth_a_look(number):
            found.append(game.copy())
    return [*found, game]


@functools.cache
def drawings(name: str) -> dict[str, Drawing]:
    found = subak.new(name, seed=1).drawings()
    assert len({drawing.id for drawing in found}) == len(found)
    return {drawing.id: drawing for drawing in found}


def shown(game: Game) -> Iterator[tuple[int, Scene]]:
    for seat in (*range(game.seats), SPECTATOR):
        yield seat, game.scene(seat)


def things_of(scene: Scene) -> tuple[Sprite, ...]:
    return (*scene.sprites, *scene.ghosts)


def label_of(name: str, sprite: Sprite) -> Message | None:
    drawing = drawings(name).get(sprite.art)
    return sprite.label or (drawing.label if drawing else None)


def messages_in(thing: object) -> Iterator[Message]:
    """All messages anywhere inside; those inside messages are put into words with them."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from messages_in(item)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from messages_in(getattr(thing, field))
    elif isinstance(thing, Choices):
        yield thing.prompt
        yield from messages_in(thing.options)
    elif isinstance(thing, Choice):
        yield thing.label


def is_inside(sprite: Sprite, zone: Zone) -> bool:
    """The box of a sprite, turned, against that of its zone."""
    angle = math.radians(sprite.turn)
    across, along = abs(math.cos(angle)), abs(math.sin(angle))
    w, h = (sprite.w * across + sprite.h * along) / 2, (sprite.w * along + sprite.h * across) / 2
    fits_x = zone.x - TOLERANCE <= sprite.x - w and sprite.x + w <= zone.x + zone.w + TOLERANCE
    return fits_x and zone.y - TOLERANCE <= sprite.y - h and sprite.y + h <= zone.y + zone.h + TOLERANCE


@EVERY_TABLE
def test_ids_are_unique_and_everything_lies_in_its_zone(name: str, seats: int, options: dict[str, Any]) -> None:
    for game in positions(name, seats, options):
        for _, scene in shown(game):
            counts = Counter(sprite.id for sprite in things_of(scene))
            assert [id for id, count in counts.items() if count > 1] == []
            zones = {zone.id: zone for zone in scene.zones}
            assert len(zones) == len(scene.zones)
            assert [sprite for sprite in things_of(scene) if not is_inside(sprite, zones[sprite.zone])] == []


@EVERY_GAME
def test_drawings_are_made_of_symbols_and_other_drawings(name: str) -> None:
    known = {*symbols(), *drawings(name)}
    assert not set(symbols()) & set(drawings(name))
    for drawing in drawings(name).values():
        for part in drawing.parts:
            assert part.art in known or (part.art == "" and part.text), (drawing.id, part)
            middle_is_inside = abs(part.x) <= drawing.w / 2 and abs(part.y) <= drawing.h / 2
            assert middle_is_inside, (drawing.id, part)


@EVERY_TABLE
def test_all_art_is_known(name: str, seats: int, options: dict[str, Any]) -> None:
    known = {*symbols(), *drawings(name)}
    for game in positions(name, seats, options):
        for _, scene in shown(game):
            assert [sprite for sprite in things_of(scene) if not (sprite.art or sprite.text)] == []
            assert {sprite.art for sprite in things_of(scene)} - {""} <= known
            assert {fact.art for panel in scene.panels for fact in panel.facts} <= known


@EVERY_TABLE
def test_every_move_can_be_picked_on_the_table(name: str, seats: int, options: dict[str, Any]) -> None:
    """A labelled thing, a labelled ghost (not both), or a button; and ghosts are of nothing else."""
    reached = set()
    for game in positions(name, seats, options):
        for seat, scene in shown(game):
            sprites = {sprite.id: sprite for sprite in scene.sprites}
            ghosts = {ghost.id: ghost for ghost in scene.ghosts}
            codes = [] if seat == SPECTATOR else game.codes(seat).tolist()
            assert [choice.move.code for choice in scene.choices] == codes
            assert ghosts.keys() <= {choice.target for choice in scene.choices}
            for choice in scene.choices:
                if choice.target.startswith(BUTTONS):
                    continue
                assert (choice.target in sprites) != (choice.target in ghosts), choice.target
                assert label_of(name, sprites.get(choice.target) or ghosts[choice.target]), choice.target
                reached.add(choice.target)
    assert reached, "nothing on the table can be picked"


@EVERY_TABLE
def test_everything_is_said_in_every_language(name: str, seats: int, options: dict[str, Any]) -> None:
    found: dict[str, Message] = {}
    for game in positions(name, seats, options):
        for _, scene in shown(game):
            found |= {str(message): message for message in messages_in(scene)}
    found |= {str(message): message for message in messages_in(list(drawings(name).values()))}
    for message in found.values():
        assert all(catalogue.text(message).strip() for catalogue in CATALOGUES), message


@EVERY_TABLE
def test_nothing_hidden_is_in_a_scene(name: str, seats: int, options: dict[str, Any]) -> None:
    """Byte by byte the same, whatever the viewer cannot know is like."""
    differ = 0
    for number, game in enumerate(positions(name, seats, options)):
        for seat, scene in shown(game):
            other = game.copy()
            entry.redeal_for(other._states, seat, number)
            differ += other.to_bytes() != game.to_bytes()
            assert msgspec.json.encode(other.scene(seat)) == msgspec.json.encode(scene)
    assert differ  # otherwise nothing was hidden, and nothing shown by this


@EVERY_TABLE
def test_there_is_a_reason_for_everything_that_cannot_be_picked(name: str, seats: int, options: dict[str, Any]) -> None:
    """Also for what nobody knows; things with a name have better reasons than that."""
    found: dict[str, Message] = {}
    for number, game in enumerate(positions(name, seats, options)):
        seat = number % (seats + 1) - 1
        states, scene = game.view(seat).states, game.scene(seat)
        pickable = {choice.target for choice in scene.choices}
        unknown = game.kind.table.why_not(states, game.components, seat, "?")
        for sprite in scene.sprites:
            if sprite.id not in pickable:
                why = game.kind.table.why_not(states, game.components, seat, sprite.id)
                assert why != unknown or label_of(name, sprite) is None, sprite.id
                found[str(why)] = why
        found[str(unknown)] = unknown
    for why in found.values():
        assert all(catalogue.text(why).strip() for catalogue in CATALOGUES), why
    assert len(found) > 1, sorted(found)


@EVERY_TABLE
def test_a_scene_is_small_and_can_be_drawn(name: str, seats: int, options: dict[str, Any]) -> None:
    game = positions(name, seats, options)[-2]
    scene = game.scene(0)
    assert len(zlib.compress(msgspec.json.encode(scene), 6)) <= LARGEST
    drawn = draw(scene, drawings(name).values(), CATALOGUES[0])
    assert drawn.count("<use") >= sum(1 for sprite in scene.sprites if sprite.art) > 0
