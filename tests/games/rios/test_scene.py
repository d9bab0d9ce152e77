"""The picture of the table: complete, unambiguous, the same for everybody, and nothing hidden in it."""

import math
import random
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import msgspec
import pytest

import subak
from conformance.players import play_randomly, worth_a_look
from games.rios.positions import Table
from subak.game import SPECTATOR, Game
from subak.games.rios.components import Components
from subak.games.rios.rules.geometry import NAMES, beside
from subak.games.rios.rules.geometry import below as below_rule
from subak.games.rios.rules.state import CELLS, DIRECTIONS, STEPS
from subak.games.rios.table.drawings import PIECES, Frame, centre
from subak.games.rios.table.scene import BELOW, RIVERS
from subak.show.choices import Message
from subak.show.scene import Panel, Scene, Sprite
from subak.show.svg import draw, symbols
from subak.show.texts import LANGUAGES, Catalogue

CATALOGUES = [Catalogue(language) for language in LANGUAGES]
BUTTONS = ("button:done",)
"""Choices without a place on the table."""
TABLES = [
    (seats, {"river_laying": laying, "max_rounds": 20})
    for seats, laying in zip((2, 3, 4), ("in_turn", "start_player", "one_each"), strict=True)
]
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))


def positions(seats: int, options: dict[str, Any], seeds: int = 2) -> Iterator[Game]:
    """Positions of random games, the end included."""
    for seed in range(seeds):
        game = subak.new("rios", seats=seats, seed=f"scene {seed}", **options)
        for number, _ in enumerate(play_randomly(game, random.Random(seed))):
            if worth_a_look(number):
                yield game
        yield game


def shown(game: Game) -> Iterator[tuple[int, Scene]]:
    for seat in (*range(game.seats), SPECTATOR):
        yield seat, game.scene(seat)


def by_id(scene: Scene) -> dict[str, Sprite]:
    return {sprite.id: sprite for sprite in scene.sprites}


# --- whatever the position -------------------------------------------------------------------------------------------


def test_every_drawing_is_made_of_what_there_is() -> None:
    """Every symbol of ours is used by a drawing, a scene, or another symbol: no dead art."""
    used = {part.art for drawing in subak.new("rios", seed=1).drawings() for part in drawing.parts}
    used |= {f"rios-mouth-{way}" for way in ("n", "ne", "nw")} | {"rios-here", "rios-badge"}
    nested = "".join(symbols().values())
    ours = [name for name in symbols() if name.startswith("rios-")]
    assert [name for name in ours if name not in used and f'href="#{name}"' not in nested] == []


def _check_words(*texts: "Message | str | None") -> None:
    for text in texts:
        if isinstance(text, Message):
            assert all(catalogue.text(text).strip() for catalogue in CATALOGUES)


@EVERY_TABLE
def test_everybody_sees_the_same_but_for_the_choices(seats: int, options: dict[str, Any]) -> None:
    for game in positions(seats, options, 1):
        pictures = {msgspec.json.encode((scene.status, scene.sprites, scene.panels)) for _, scene in shown(game)}
        assert len(pictures) == 1


@EVERY_TABLE
def test_the_picture_shows_the_board(seats: int, options: dict[str, Any]) -> None:
    """Against the view, which has its own way to read the state."""
    for game in positions(seats, options):
        sprites, view = by_id(game.scene()), game.view().to_dict()
        for field in view["fields"]:
            water = "wet" if field["rivers"] else "dry"
            if not view["head"]:
                assert sprites[f"field:{field['cell']}"].art == f"rios-tile-{field['kind']}-{water}"
            assert (f"river:{field['cell']}" in sprites) >= bool(field["rivers"])
        assert {id for id in sprites if id.startswith("dam:")} == {f"dam:{a}-{b}" for a, b in view["dams"]}
        people = {id: sprite.art for id, sprite in sprites.items() if id.startswith("campesino:")}
        assert people == {
            f"campesino:{seat}:{place}": f"rios-men-{seat}-{count}"
            for seat, player in enumerate(view["players"])
            for place, count in player["campesinos"].items()
        }
        houses = {id for id in sprites if id.startswith(("finca:", "hacienda:"))}
        assert houses == {
            f"{kind}:{seat}:{cell}"
            for seat, player in enumerate(view["players"])
            for kind, cells in (("finca", player["fincas"]), ("hacienda", [player["hacienda"] or ""]))
            for cell in cells
            if cell
        }
        row = [sprites[f"card:{card}"] for card in game._states[0].row.tolist() if card >= 0]
        assert [sprite.art.removeprefix("rios-card-") for sprite in row] == [_id(name) for name in view["row"]]
        assert [sprite.x for sprite in row] == sorted({sprite.x for sprite in row})
        assert sum(id.startswith("card:") for id in sprites) == len(view["row"]) + len(view["discard"])
        assert sprites["deck:count"].text == str(view["deck"])


def _id(name: str) -> str:
    return name.replace("_", "-")


@EVERY_TABLE
def test_rivers_join_from_field_to_field(seats: int, options: dict[str, Any]) -> None:
    """Each piece of a river ends at the border where the next begins."""
    for game in positions(seats, options):
        scene, view = game.scene(), game.view().to_dict()
        beds: dict[str, set[str]] = {}
        for sprite in scene.sprites:
            if sprite.art.startswith("rios-river-"):
                beds.setdefault(sprite.id.split(":")[1], set()).add("-".join(sprite.art.split("-")[3:]))
        for name, course in view["rivers"].items():
            if view["phase"] == "laying" and name == "moreno" and len(course) == 1:
                continue
            for upper, lower in pairwise(course):
                way = next(d for d in range(DIRECTIONS) if BELOW[NAMES.index(upper)][d] == NAMES.index(lower))
                assert any(piece.endswith(f"-{('sw', 's', 'se')[way]}") for piece in beds[upper]), (upper, lower)
                if lower in beds:
                    assert any(piece.startswith(f"{('ne', 'n', 'nw')[way]}-") for piece in beds[lower])
                else:
                    assert any(sprite.id.startswith(f"mouth:{lower}") for sprite in scene.sprites) or lower == "d8"


# --- certain positions -----------------------------------------------------------------------------------------------
def test_directions_are_those_of_the_rules() -> None:
    for cell, way in product(range(CELLS), range(DIRECTIONS)):
        assert BELOW[cell][way] == int(below_rule(cell, way))


def test_neighbours_lie_side_by_side() -> None:
    """Fields one step apart are a hex apart in the picture, all others further."""
    table = Table()
    board = table.state.tables.map
    cells = Frame(table.game.components).fields
    for one, other in product(cells, cells):
        away = math.dist(centre(one), centre(other))
        if int(beside(board, 1 << one)) >> other & 1:
            assert away == pytest.approx(math.sqrt(3), abs=0.002)
        else:
            assert one == other or away > 2.9


def test_there_is_a_piece_of_river_for_every_bend() -> None:
    assert len(PIECES) == 15
    for river, piece in product(("verde", "moreno", "both"), PIECES):
        assert f"rios-bed-{river}-{piece}" in symbols()


def test_walking_is_one_pick_with_its_steps() -> None:
    table = Table().put("A", "b3")
    table.play("b3")
    scene = table.game.scene(0)
    ghosts = {ghost.id: ghost for ghost in scene.ghosts}
    assert ghosts["to:b4"].art == "rios-go-walk-0-1"
    assert ghosts["to:city"].art.startswith("rios-go-walk-0-")
    assert ghosts["to:west"].zone == "board"
    for option in scene.choices:
        assert ghosts[option.target].art.endswith(f"-{option.preview['steps']}")
        label, steps = ghosts[option.target].label, option.preview["steps"]
        assert label
        assert ("one step" if steps == 1 else f"{steps} steps") in CATALOGUES[0].text(label)
    assert by_id(scene)["picked"].x == centre(NAMES.index("b3"))[0]


def test_driving_out_shows_at_once() -> None:
    table = Table(kinds={"hill": "b3"}).put("A", "b3").put("B", "b4").play("b3")
    ghosts = {ghost.id: ghost for ghost in table.game.scene(0).ghosts}
    assert ghosts["to:b4"].art == "rios-go-drive-0-1"
    assert ghosts["to:c4"].art == "rios-go-walk-0-1"


def test_dams_lie_across_the_border() -> None:
    table = Table().put("A", "b4").stock("A", wood=1)
    assert "wood:0" in {option.target for option in table.game.scene(0).choices}
    ghosts = {ghost.id: ghost for ghost in table.play("dam").game.scene(0).ghosts}
    assert {ghosts[f"dam:b4-{lower}"].turn for lower in ("a5", "b5", "c5")} == {60, 0, 300}
    for lower in ("a5", "b5", "c5"):
        x, y = centre(NAMES.index("b4"))
        to_x, to_y = centre(NAMES.index(lower))
        ghost = ghosts[f"dam:b4-{lower}"]
        assert (ghost.x, ghost.y) == pytest.approx(((x + to_x) / 2, (y + to_y) / 2), abs=0.002)
    table.play("b4-b5")
    assert by_id(table.game.scene(0))["dam:b4-b5"] == ghosts["dam:b4-b5"]


def test_water_that_is_led_stands_on_its_field() -> None:
    table = Table(kinds={"corn": "b3 b4 c4", "hill": "a4"}).rivers(
        "a1 a2 a3 b3 b4 b5 b6 b7 b8", "g1 g2 g3 g4 g5 g6 g7 g8"
    )
    table.put("A", "b3").stock("A", wood=1).play("dam b3-b4")
    scene = table.game.scene(0)
    assert NAMES[int(table.state.head)] == "c4"
    assert by_id(scene)["river:c4"].art == "rios-river-verde-nw-end"
    assert by_id(scene)["field:c4"].art == "rios-tile-corn-wet"
    assert by_id(scene)["river:b4"].art == "rios-river-verde-start-s"  # the old bed, until the new one is done
    assert (
        {option.target for option in scene.choices}
        == {ghost.id for ghost in scene.ghosts}
        == {"flow:b4", "flow:c5", "flow:d4"}
    )
    table.play("flow:b4")
    assert by_id(table.game.scene(0))["river:b4"].art == "rios-river-verde-ne-s"


def test_rivers_that_meet_share_a_bed() -> None:
    table = Table().rivers("a1 a2 a3 b3 b4 c5 c6 c7 c8 c9", "g1 g2 g3 f3 e4 d4 c5")
    sprites = by_id(table.game.scene())
    assert {sprites["river:c5"].art, sprites["river:c5:2"].art} == {"rios-river-verde-nw-s", "rios-river-moreno-ne-s"}
    assert sprites["river:c5:water"].layer > sprites["river:c5"].layer == RIVERS
    assert sprites["river:c6"].art == "rios-river-both-n-s"
    assert sprites["field:c6"].label == Message("rios-field-both", {"cell": "c6", "kind": Message("rios-kind-wheat")})


def test_the_present_card_is_marked_and_ends_the_turn() -> None:
    table = Table()
    scene = table.game.scene(0)
    first = by_id(scene)[f"card:{table.state.row[0]}"]
    assert by_id(scene)["now"].x == first.x
    assert {first.id, "push"} <= {option.target for option in scene.choices}
    push = next(ghost for ghost in scene.ghosts if ghost.id == "push")
    assert push.art == first.art
    assert push.x > max(sprite.x for sprite in scene.sprites if sprite.id.startswith("card:"))


def test_buildings_are_chosen_where_they_would_stand() -> None:
    table = Table().put("A", "b4").stock("A", rio=1500)
    ghosts = {ghost.id: ghost for ghost in table.game.scene(0).ghosts}
    assert {"finca:0:b4", "hacienda:0:b4"} <= set(ghosts)
    assert math.dist((ghosts["finca:0:b4"].x, ghosts["finca:0:b4"].y), centre(NAMES.index("b4"))) < 0.5
    sprites = by_id(table.play("finca:b4").game.scene(0))
    assert sprites["finca:0:b4"] == ghosts["finca:0:b4"]
    assert sprites["fincas:0"].art == "rios-fincas-0-3"


def test_panels_and_stores_tell_what_everybody_has() -> None:
    table = Table(seats=3).put("A", "a4", "a5").stock("A", rio=700, wood=3).finca("B", "g4", "c3")
    scene = table.game.scene(1)
    assert [panel.points for panel in scene.panels] == list(table.game.scores)
    assert _facts(scene.panels[0]) == [700, 3, "0/5", "0/4", "+200"]
    assert _facts(scene.panels[1])[2:4] == ["2/5", "1/4"]
    sprites = by_id(scene)
    assert sprites["rio:0"].text == "700"
    assert sprites["wood:0"].art == "rios-wood-3"
    assert sprites["steps:0"].art == f"rios-steps-{STEPS}"
    assert "steps:1" not in sprites


def _facts(panel: Panel) -> list[int | str]:
    return [fact.value for fact in panel.facts]


def reason(table: Table, target: str, seat: int = 0) -> str:
    game = table.game
    message = game.kind.table.why_not(game.view(seat).states, game.components, seat, target)
    found = message.args["reason"]
    assert isinstance(found, Message)
    _check_words(message)
    return found.id.removeprefix("rios-why-")


def test_reasons_fit_the_case() -> None:
    table = Table().put("A", "b3", "b3").put("B", "c5", "c5", "d5").finca("B", "d5").finca("A", "c3")
    assert reason(table, "wood:0") == "no-wood"
    assert reason(table, "fincas:0") == "no-money"
    assert reason(table, "wood:1") == "store-of-others"
    assert reason(table, "campesino:1:city") == "safe-outside"
    assert reason(table, "campesino:1:c5") == "two-foreign"
    assert reason(table, "campesino:1:d5") == "safe-building"
    assert reason(table, "finca:1:d5") == "building"
    assert reason(table, "lake:a8") == "lake"
    assert reason(table, "field:b4") == "field"
    assert reason(table, f"card:{table.state.row[1]}") == "later-card"
    assert reason(table, "river:a4") == "river-no-wood"
    assert reason(table, "campesino:1:c5", seat=1) == "own-later"
    table.play("b3")
    assert reason(table, "field:b4") == "pick-the-figure"
    assert reason(table, "campesino:0:b3") == "picked-already"
    assert reason(table, "campesino:0:city") == "pick-the-figure"
    assert reason(table, "field:e1") == "pick-the-figure"
    assert reason(table, "field:c5") == "two-not-one"
    assert reason(table, f"card:{table.state.row[0]}") == "card-ends-turn"


def test_reasons_at_the_end_of_the_steps_and_of_the_money() -> None:
    table = Table().put("A", "b3").stock("A", rio=2000, wood=1)
    table.state.steps = 0
    assert reason(table, "campesino:0:b3") == "no-steps"
    assert reason(table, "fincas:0") == "pick-the-site"
    table.state.built = 2
    assert reason(table, "haciendas:0") == "built-enough"
    assert reason(table, "wood:0") == "pick-the-wood"
    assert reason(table, "river:a4") == "river"
    table.state.steps = 1
    table.play("b3")
    assert reason(table, "field:g7") == "too-far"
    table.game.pop()
    table.state.lap = 1
    assert reason(table, f"card:{table.state.row[0]}") == "no-harvest-yet"


def test_what_can_be_done_now_is_said() -> None:
    table = Table(seats=3)
    kind, states, components = table.game.kind, table.game.view(0).states, table.game.components
    assert kind.table.why_not(states, components, 1, "deck").args["now"] == Message(
        "rios-why-now-waiting", {"seat": (0,)}
    )
    assert kind.table.why_not(states, components, -1, "deck").args["now"] == Message(
        "rios-why-now-watching", {"seat": (0,)}
    )
    assert kind.table.why_not(states, components, 0, "deck").args["now"] == Message(
        "rios-why-now-free", {"steps": STEPS}
    )


def test_another_board_is_drawn_as_well(tmp_path: Any) -> None:
    """Lakes below the city, no roads: nothing of the picture is fixed to our board."""
    text = Components.OURS.read_text(encoding="utf-8").replace('"c9", "g8"', '"c9", "d9", "g8"')
    text = text.replace('roads = [["a4", "a5", "a6"], ["g4", "g5", "g6"]]', "roads = [[], []]")
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    game = subak.new("rios", seed=1, components=path)
    for _ in play_randomly(game, random.Random(1)):
        if len(game) > 150:
            break
    scene = game.scene(game.actors[0] if game.actors else SPECTATOR)
    assert "lake:d9" in by_id(scene)
    assert not any(sprite.id.startswith("road:") for sprite in scene.sprites)
    assert "rios-field-" in draw(scene, game.drawings(), CATALOGUES[0])
