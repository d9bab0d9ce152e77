"""The scene: everything can be seen and picked, nothing hidden shows, pictures agree with the rules."""

import functools
import math
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import subak
from conformance.players import play_randomly
from games.seasons.positions import CARDS, give_fields, lay_river
from subak.game import SPECTATOR, Game
from subak.games.seasons.kind import KIND
from subak.games.seasons.rules.geometry import CELL_AT, PART_AT, turn_at
from subak.games.seasons.rules.state import RIVER, State
from subak.games.seasons.table import why_not
from subak.games.seasons.table.description import read
from subak.games.seasons.table.drawings import FEATURE_ART
from subak.games.seasons.table.scene import TURNS
from subak.show.choices import Message
from subak.show.scene import Drawing, Part, Scene, Sprite
from subak.show.svg import ART, symbols
from subak.show.texts import LANGUAGES, Catalogue

A, B = 0, 1
VIEWERS = (SPECTATOR, A, B)
TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "en", "jasmine_ginger": True},
    {"water_festival": True},
    {"edition": "en-capped", "water_festival": True, "jasmine_ginger": True, "younger": 1},
]
EVERY_TABLE = pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options)) or "plain")
BUTTONS = ("button:",)
"""Targets that are buttons: declining to score a river card."""


def moments(options: dict[str, Any], games: int = 3, close: bool = True) -> Iterator[Game]:
    """Every position of some games, the last one included; with `close` seats like to close fields."""
    for seed in range(games):
        game, chooser = subak.new("seasons", seed=seed, **options), random.Random(seed)
        while True:
            yield game
            if not game.actors:
                break
            seat = chooser.choice(game.actors)
            picks = list(game.choices(seat))
            worth = {id(pick): pick.preview.get("points", 0) if close else 0 for pick in picks}
            game.push(max(picks, key=lambda pick: (worth[id(pick)], chooser.random())).move)


@functools.cache
def our_drawings() -> dict[str, Drawing]:
    return {drawing.id: drawing for drawing in KIND.table.drawings(KIND.load_components(None))}


def label_of(sprite: Sprite) -> Message | None:
    drawing = our_drawings().get(sprite.art)
    return sprite.label or (drawing.label if drawing else None)


def messages_in(thing: object) -> Iterator[Message]:
    """All messages anywhere inside."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from messages_in(item)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from messages_in(getattr(thing, field))


# --- every scene -----------------------------------------------------------------------------------------------


def box(sprite: Sprite) -> tuple[float, float, float, float]:
    width, height = (sprite.h, sprite.w) if sprite.turn % 180 else (sprite.w, sprite.h)
    return sprite.x - width / 2, sprite.y - height / 2, sprite.x + width / 2, sprite.y + height / 2


@EVERY_TABLE
def test_cards_marks_and_ghosts_do_not_cover_each_other(options: dict[str, Any]) -> None:
    """Ghosts overlap among themselves, and parcels lie on cards; nothing else does."""
    kinds = ("card:", "ancestor:", "contract:", "river:", "mark:", "guide", "back:")
    for game in moments(options):
        for seat in VIEWERS:
            scene = game.scene(seat)
            solid = [(sprite, box(sprite)) for sprite in scene.sprites if sprite.id.startswith(kinds)]
            ghosts = [(ghost, box(ghost)) for ghost in scene.ghosts]
            for at, (one, first) in enumerate(solid):
                for other, second in (*solid[at + 1 :], *ghosts):
                    apart = (
                        one.zone != other.zone
                        or first[2] <= second[0] + 0.01
                        or second[2] <= first[0] + 0.01
                        or first[3] <= second[1] + 0.01
                        or second[3] <= first[1] + 0.01
                    )
                    assert apart, (one, other)


# --- what is hidden --------------------------------------------------------------------------------------------


def test_hidden_hands_are_backs_and_known_ones_are_open() -> None:
    for game in moments({}, 2):
        state = State.plain(game._states[0])
        for seat in (A, B):
            scene = game.scene(seat)
            in_hand = [sprite.id for sprite in scene.sprites if sprite.zone == f"hand:{1 - seat}"]
            assert len(in_hand) == state.players[1 - seat].held
            is_known = game.view(seat).states[0].players[1 - seat].hand != 0
            assert all(id.startswith("card:" if is_known else "back:") for id in in_hand)
        backs = [sprite for sprite in game.scene().sprites if sprite.id.startswith("back:")]
        assert len(backs) == sum(player.held for player in state.players)


# --- pictures agree with the rules -----------------------------------------------------------------------------
def turned(part: Part, sprite: Sprite) -> tuple[float, float]:
    """Where a part of a drawing comes to lie on the table."""
    angle = math.radians(sprite.turn)
    x = sprite.x + part.x * math.cos(angle) - part.y * math.sin(angle)
    y = sprite.y + part.x * math.sin(angle) + part.y * math.cos(angle)
    return x, y


def test_cards_lie_as_the_rules_say() -> None:
    """Each feature stands in its parcel, each line in its cell and along the common grid."""
    for game in moments({}, 4, close=False):
        state, drawings = State.plain(game._states[0]), our_drawings()
        sprites = {sprite.id: sprite for sprite in game.scene().sprites}
        for seat in (A, B):
            player = state.players[seat]
            for placed in player.placed[: player.placed_count]:
                name, printed = game.components.cards[placed.card], state.tables.cards[placed.card]
                sprite = sprites[f"card:{name}"]
                assert sprite.zone == f"farm:{seat}"
                parts = drawings[sprite.art].parts
                features = [part for part in parts if part.art in FEATURE_ART[1:]]
                standing = [part for part, feature in enumerate(printed.parts) if feature]
                assert [FEATURE_ART.index(part.art) for part in features] == [printed.parts[at] for at in standing]
                for part, at in zip(features, standing, strict=True):
                    x, y = turned(part, sprite)
                    centre_x, centre_y = (PART_AT[placed.turn, at] + (placed.x, placed.y)).tolist()
                    assert abs(x - centre_x) + abs(y - centre_y) < 0.9
                lines = [part for part in parts if part.art in ("seasons-path", "seasons-furrow")]
                assert len(lines) == 6
                for line in lines:
                    x, y = turned(line, sprite)
                    cell = (math.floor(x), math.floor(y))
                    cells = [tuple(at) for at in (CELL_AT[placed.turn] + (placed.x, placed.y)).tolist()]
                    assert (line.art == "seasons-path") == bool(printed.paths >> cells.index(cell) & 1)
                    falls = (line.turn + sprite.turn) % 180 == 90
                    assert falls == (sum(cell) % 2 == 0)  # as picture.draw_cell has it


def test_turns_are_those_of_the_rules() -> None:
    for sideways in (0, 1):
        for x in range(-3, 4):
            for y in range(-3, 4):
                assert TURNS[sideways][(x + y) & 1] == turn_at(x, y, sideways)


@pytest.mark.parametrize("options", [{}, {"water_festival": True}], ids=["plain", "river"])
def test_ripe_parcels_are_the_closed_fields(options: dict[str, Any]) -> None:
    """Field by field, with the numbers the rules wrote down when it closed."""
    fields_seen = 0
    for game in moments(options, 5):
        state, scene = State.plain(game._states[0]), game.scene(B)
        for seat in (A, B):
            player = state.players[seat]
            labels = [sprite.label for sprite in scene.sprites if sprite.id.startswith(f"field:{seat}:")]
            counts = [tuple(label.args.items()) for label in labels if label]
            shown = sorted(field for field in set(counts) for _ in range(counts.count(field) // int(str(field[0][1]))))
            kept = [
                tuple((name, getattr(field, name)) for name in ("parcels", "houses", "farmers", "buffalo"))
                for field in player.fields[: player.field_count]
            ]
            assert shown == sorted(kept)
            fields_seen += len(kept)
    assert fields_seen > 50


@EVERY_TABLE
def test_a_card_comes_to_lie_where_its_ghost_was(options: dict[str, Any]) -> None:
    tried = 0
    for game in moments(options, 2):
        for seat in game.actors:
            ghosts = game.scene(seat).ghosts
            for ghost in ghosts[:: max(1, len(ghosts) // 3)]:
                other = game.copy()
                other.push(ghost.id.removeprefix("place:"), seat)
                name = ghost.art.removeprefix("seasons-land:")
                lying = next(sprite for sprite in other.scene(seat).sprites if sprite.id == f"card:{name}")
                assert (lying.zone, lying.x, lying.y, lying.turn, lying.art) == (
                    (ghost.zone, ghost.x, ghost.y, ghost.turn, ghost.art)
                )
                tried += 1
    assert tried > 30


def test_across_the_river_everything_is_turned_round() -> None:
    """What seat 0 sees of both farms, seat 1 sees from the other side."""
    for game in moments({"water_festival": True}, 2):
        first, second = (
            {
                sprite.id: sprite
                for sprite in game.scene(seat).sprites
                if sprite.id.startswith(("field:", "lines:", "bank:"))
            }
            for seat in (A, B)
        )
        assert set(first) == set(second)
        for id, sprite in first.items():
            other = second[id]
            assert (other.x, other.y) == (8 - sprite.x, -3 - sprite.y)
            assert sprite.art == "seasons-ripe" or (sprite.turn - other.turn) % 360 == 180


def test_river_cards_lie_in_order_with_their_arrows() -> None:
    game = subak.new("seasons", seed=1, water_festival=True, deal="| houses farmers' buffalo' largest")
    for seat, order, towards in (
        (A, ["houses", "farmers", "buffalo", "largest"], ["left", "left", "right", "right"]),
        (B, ["largest", "buffalo", "farmers", "houses"], ["left", "left", "right", "right"]),
    ):
        cards = sorted(
            (sprite for sprite in game.scene(seat).sprites if sprite.id.startswith("river:")),
            key=lambda sprite: sprite.x,
        )
        assert [card.id.removeprefix("river:") for card in cards] == order
        assert [card.art.split(":")[2] for card in cards] == towards


def test_a_card_keeps_its_id_wherever_it_lies() -> None:
    game = subak.new("seasons", seed=3)
    zones = []
    card = game.moves(A)[0].text
    for move in (None, card, "v0,0"):
        if move:
            game.push(move, A)
        sprite = next(sprite for sprite in game.scene(A).sprites if sprite.id == f"card:{card}")
        zones.append((sprite.zone, sprite.tone))
    assert zones == [("hand:0", ""), ("hand:0", ""), ("farm:0", "faint")]


def test_panels_count_what_the_rules_count() -> None:
    for game in moments({}, 2):
        state, scene = State.plain(game._states[0]), game.scene()
        for panel, player in zip(scene.panels, state.players, strict=True):
            fields = player.fields[: player.field_count]
            assert panel.points == player.points
            assert [fact.value for fact in panel.facts] == [
                len(fields),
                max((field.extent for field in fields), default=0),
                f"{sum(field.farmers for field in fields)}/{player.farmers}",
                f"{sum(field.houses for field in fields)}/{player.houses}",
                f"{sum(field.buffalo for field in fields)}/{player.buffalo}",
                player.held,
            ]


def test_the_quick_reading_reads_the_same() -> None:
    for game in moments({"water_festival": True}, 1):
        table = read(game._states)
        state: Any = State.plain(game._states[0])  # nested named tuples, compared as such
        for name in table._fields[:-1]:
            assert getattr(table, name) == getattr(state, name)
        for quick, player in zip(table.players, state.players, strict=True):
            for name in quick._fields[:-2]:
                assert getattr(quick, name) == getattr(player, name)
            assert quick.placed == [tuple(placed) for placed in player.placed[: player.placed_count]]
            assert tuple(quick.pick) == tuple(player.pick)


def test_somebody_s_own_cards_are_drawn_from_their_file() -> None:
    components = KIND.load_components(CARDS)
    known = set(symbols())
    drawings = {drawing.id: drawing for drawing in KIND.table.drawings(components)}
    for name in components.cards:
        assert {f"seasons-land:{name}", f"seasons-lines:{name}", f"seasons-ancestor:{name}"} <= set(drawings)
    assert all(part.art in known or not part.art for drawing in drawings.values() for part in drawing.parts)


def test_our_emblems_are_all_there_and_all_different() -> None:
    arts = [f"seasons-emblem-{card}" for card in KIND.load_components(None).cards]
    assert len({symbols()[art].partition(">")[2] for art in arts}) == len(arts)


def test_the_art_keeps_to_the_guide() -> None:
    """Colours are names of the themes; no gradients, ids inside, styles, texts or scripts."""
    text = (KIND.folder / "art" / "seasons.svg").read_text(encoding="utf-8")
    names = set(re.findall(r"(--[\w-]+):", (ART / "themes.css").read_text(encoding="utf-8"))) | {"--tone"}
    assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= names
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none"} <= {f"var({name})" for name in names}
    assert not re.search(r"<(linear|radial|filter|mask|text|style|script|g |use)|style=|#[0-9a-fA-F]{3}", text)
    ids = re.findall(r'id="([^"]+)"', text)
    assert all(id.startswith("seasons-") for id in ids)
    assert len(ids) == len(set(ids)) == text.count("<symbol ")


# --- why not ---------------------------------------------------------------------------------------------------


def reason(game: Game, seat: int, target: str) -> str:
    message = KIND.table.why_not(game.view(seat).states, game.components, seat, target)
    assert all(Catalogue(language).text(message) for language in LANGUAGES)
    return message.id.removeprefix("seasons-why-")


DEAL = (
    "kosal boran / chantrea chhean / sokha pally rachana visal phirun rithy tevy / "
    "maly dara veasna samnang sovann nimol arun"
)


def test_reasons_in_the_course_of_a_game() -> None:
    game = subak.new("seasons", seed=1, deal=DEAL)
    assert reason(game, A, "ancestor:kosal") == "ancestor-side"
    assert reason(game, A, "back:1:0") == "back"
    assert reason(game, A, "deck") == "deck"
    game.push("kosal", A)
    assert reason(game, A, "card:kosal") == "needs-place"
    assert reason(game, A, "card:boran") == "one-at-a-time"
    assert reason(game, A, "place:v5,5") == "place-first"
    game.push("v0,0", A)
    assert reason(game, A, "card:kosal") == "has-place"
    assert reason(game, A, "card:boran") == "becomes-ancestor"
    game.push("chantrea", B)
    game.push("v0,0", B)
    assert reason(game, A, "card:kosal") == "laid"
    assert reason(game, A, "field:0:1,2") == "field"
    assert reason(game, A, "ancestor:boran") == "ancestor"
    assert reason(game, A, "place:v2,0") == "no-card-to-lay"
    game.push("sokha", A)
    assert reason(game, A, "place:v1,1") == "place-covered"
    assert reason(game, A, "place:v2,3") == "place-corner"
    assert reason(game, A, "place:v99,3") == "place-far"
    game.push("v2,-1", A)
    assert reason(game, A, "card:sokha") == "has-place"
    game.push("dry:pally", A)
    assert reason(game, A, "card:pally") == "set-aside"
    assert reason(game, A, "card:rachana") == "later"
    for move in ("maly", "v2,0", "dry:dara"):
        game.push(move, B)
    assert reason(game, A, "card:pally") == "row-waits"
    assert reason(game, A, "card:rachana") == "other-hand"
    assert reason(game, A, "guide") == "guide"
    assert reason(game, A, "mark:1") == "mark"
    assert reason(game, A, "mat:0") == "ground"
    assert reason(game, A, "card:nonsense") == "ground"


def test_reasons_in_the_dry_season_and_after() -> None:
    game = subak.new("seasons", seed=2, jasmine_ginger=True, water_festival=True)
    assert reason(game, A, "river:houses") == "river-wet"
    game.push(game.moves(A)[0])
    assert reason(game, A, "place:v20,0") in ("place-river", "place-far")
    chooser = random.Random(1)
    for _ in play_randomly(game, chooser):
        if State.plain(game._states[0]).phase == 3:
            break
    active = game.actors[0]
    card = game.moves(active)[0].text
    assert reason(game, 1 - active, f"card:{card}") == "row-turn"
    assert reason(game, active, f"contract:{active}") == "contract"
    assert reason(game, active, "river:houses") == "river-dry"
    game.push(card, active)
    other = next(
        sprite.id
        for sprite in game.scene(active).sprites
        if sprite.zone == "row" and sprite.id.startswith("card:") and sprite.id != f"card:{card}"
    )
    assert reason(game, active, other) == "one-at-a-time"
    assert reason(game, active, "place:v0,-1") in ("place-across", "place-covered", "place-far")
    for _ in play_randomly(game, chooser):
        pass
    message = why_not.why_not(game.view(A).states, game.components, A, f"card:{card}")
    assert message.args["now"] == Message("seasons-now-over")


def test_reasons_while_the_river_is_scored() -> None:
    game = subak.new("seasons", seed=1, water_festival=True)
    states = game._states
    lay_river(states, "houses", "farmers", "buffalo", "largest")
    give_fields(states, A, "5@0")
    give_fields(states, B, "1f1@1")
    states[0].phase, states[0].active, states[0].river_at = RIVER, A, 3
    scene = game.scene(A)
    assert {choice.target for choice in scene.choices} == {"river:farmers", "button:none"}
    assert reason(game, A, "river:largest") == "river-itself"
    assert reason(game, A, "river:houses") == "river-not-held"
    assert reason(game, B, "river:farmers") == "river-other"
    assert "A" in Catalogue("en").text(scene.status)


def test_the_end_says_who_has_won() -> None:
    texts = set()
    for game in moments({}, 6):
        if game.outcome:
            scene: Scene = game.scene()
            assert (scene.status.id == "seasons-status-shared") == (0.5 in game.outcome)
            if 1.0 in game.outcome:
                assert scene.status.args["seat"] == (game.outcome.index(1.0),)
            texts.add(Catalogue("de").text(scene.status))
    assert len(texts) > 1
