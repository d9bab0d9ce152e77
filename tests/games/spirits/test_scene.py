"""The picture of the table: complete, unambiguous, true to the state, and nothing hidden in it."""

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import subak
from conformance.players import play_randomly, worth_a_look
from conformance.test_scenes import is_inside
from games.spirits.positions import (
    A,
    B,
    C,
    farm,
    give,
    lay_out,
    put,
    rain,
    resolve,
    set_order,
    table,
)
from subak.game import SPECTATOR, Game
from subak.games.spirits.components import Components
from subak.games.spirits.kind import KIND
from subak.games.spirits.rules import effects
from subak.games.spirits.rules.labour import ALLOCATIONS
from subak.games.spirits.rules.state import (
    ALLOCATE,
    BUILD,
    CLAIM,
    DRAFT,
    FARM,
    HARVEST,
    MARKET,
    MOVES_AT_MOST,
    PESTS,
    PLANT,
    ROCKS,
    USE,
    WATER_OUT,
    WEEDS,
)
from subak.games.spirits.table.drawings import OPS, RAINS, STATIONS, TESTS
from subak.kernel import entry
from subak.kernel.log import new_log
from subak.show.choices import Choices, Message
from subak.show.scene import Scene, Sprite
from subak.show.texts import LANGUAGES, Catalogue

CATALOGUES = [Catalogue(language) for language in LANGUAGES]
BUTTONS = ("number:", "button:")
"""Numbers and passing have no place on the table."""
TABLES = [(2, False), (3, True), (4, False)]
EVERY_TABLE = pytest.mark.parametrize(("seats", "gentle"), TABLES)
DRAWINGS = {drawing.id: drawing for drawing in KIND.table.drawings(Components.ours())}
TOLERANCE = 0.05


def positions(seats: int, gentle: bool, seeds: int = 2) -> Iterator[Game]:
    """Positions of random games, the end included."""
    for seed in range(seeds):
        game = subak.new("spirits", seats=seats, seed=f"scene {seed}", gentle=gentle)
        for number, _ in enumerate(play_randomly(game, random.Random(seed))):
            if worth_a_look(number):
                yield game
        yield game


def shown(game: Game) -> Iterator[tuple[int, Scene]]:
    for seat in (*range(game.seats), SPECTATOR):
        yield seat, game.scene(seat)


def scene_of(states: Any, seat: int) -> Scene:
    """The scene of a position built by hand."""
    hidden, out = states.copy(), np.zeros(MOVES_AT_MOST, np.int32)
    entry.hide_from(hidden, seat)
    count = entry.legal_moves(hidden, seat, out)
    choices = (
        KIND.table.choose(hidden, Components.ours(), seat, out[:count].tolist())
        if count
        else Choices(Message("nothing-to-choose"))
    )
    return KIND.table.scene(hidden, Components.ours(), seat, choices)


def ids(scene: Scene, kind: str, of: int | None = None) -> list[str]:
    """Without the kind: `ids(scene, "wall", 0)` is ["1se", …]."""
    start = f"{kind}:" if of is None else f"{kind}:{of}:"
    return [sprite.id.removeprefix(start) for sprite in scene.sprites if sprite.id.startswith(start)]


def by_id(scene: Scene) -> dict[str, Sprite]:
    return {sprite.id: sprite for sprite in scene.sprites}


def targets(scene: Scene) -> list[str]:
    return [option.target for option in scene.choices]


def ghosts(scene: Scene) -> dict[str, Sprite]:
    return {ghost.id: ghost for ghost in scene.ghosts}


def label_of(sprite: Sprite) -> Message | None:
    drawing = DRAWINGS.get(sprite.art)
    return sprite.label or (drawing.label if drawing else None)


# --- whatever the position -------------------------------------------------------------------------------------------


def test_a_thing_nobody_knows_is_answered_for_as_well() -> None:
    game = subak.new("spirits", seed=1)
    assert KIND.table.why_not(game.view(0).states, game.components, 0, "moon").args["reason"] == Message(
        "spirits-why-scenery"
    )


@EVERY_TABLE
def test_what_a_ghost_promises_is_there_afterwards(seats: int, gentle: bool) -> None:
    """A wall, gate, weed, pest or magic water gets the id and the place that its ghost had."""
    seen = set()
    for game in positions(seats, gentle, 1):
        for seat in game.actors:
            scene = game.scene(seat)
            for option in list(scene.choices)[:8]:
                kind = option.target.partition(":")[0]
                if option.target not in ghosts(scene) or kind not in ("wall", "gate", "weed", "pest", "magic"):
                    continue
                after = game.copy()
                after.push(option.move)
                ghost, thing = ghosts(scene)[option.target], by_id(after.scene(seat))[option.target]
                assert (thing.zone, thing.x, thing.y, thing.turn) == (ghost.zone, ghost.x, ghost.y, ghost.turn)
                seen.add(kind)
    assert {"wall", "gate"} <= seen


@EVERY_TABLE
def test_a_scene_shows_what_the_state_says(seats: int, gentle: bool) -> None:
    for game in positions(seats, gentle, 1):
        view = game.view(0).to_dict()
        scene = game.scene(0)
        things = by_id(scene)
        for of, player in enumerate(view["players"]):
            assert ids(scene, "wall", of) == player["walls"]
            assert ids(scene, "gate", of) == player["gates"]
            assert [int(h) for h in ids(scene, "rock", of)] == player["rocks"]
            assert [int(h) for h in ids(scene, "magic", of)] == player["magic"]
            assert len(ids(scene, "flow", of)) == len(player["chain"])
            assert things[f"store-count:{of}"].text == str(player["rice"])
            assert len(ids(scene, "disc", of)) == min(12, player["reservoir"])
            assert_paddies(scene, of, player)
        assert sorted(ids(scene, "tile")) == sorted(view["tiles"])
        assert_spirits(scene, view)


def assert_paddies(scene: Scene, of: int, player: dict[str, Any]) -> None:
    inside = {h: paddy for paddy in player["paddies"] for h in paddy["hexes"]}
    things = by_id(scene)
    for h in range(1, 11):
        art = things[f"hex:{of}:{h}"].art
        if h not in inside:
            assert art in ("spirits-open", "spirits-waste")
            continue
        assert art.startswith(("spirits-dry", "spirits-wet"))
        assert {"none": "", "planted": "young", "grown": "ripe"}[inside[h]["rice"]] in art
        assert art.endswith(("young", "ripe")) == (inside[h]["rice"] != "none")
    for paddy in player["paddies"]:
        wet = [h for h in paddy["hexes"] if things[f"hex:{of}:{h}"].art.startswith("spirits-wet")]
        magic = len(set(paddy["hexes"]) & set(player["magic"]))
        assert len(wet) == min(len(paddy["hexes"]), paddy["discs"] + magic)  # discs may lie beside magic water
        assert len(ids(scene, f"weed:{of}", paddy["hex"])) == paddy["weeds"]
        assert len(ids(scene, f"pest:{of}", paddy["hex"])) == paddy["pests"]
        assert (f"fertilizer:{of}:{paddy['hex']}" in things) == paddy["fertilized"]


def assert_spirits(scene: Scene, view: dict[str, Any]) -> None:
    """Own cards lie in the hand; of others those that are known, and a back for each that is not."""
    hand = {sprite.id for sprite in scene.sprites if sprite.zone == "hand:0" and sprite.id.startswith("card:")}
    assert hand == {f"card:{card}" for card in view["players"][0]["hand"] + view["players"][0]["kept"]}
    for of, player in enumerate(view["players"]):
        row = by_id(scene)[f"row:{of}"]
        cards = [
            sprite.id.removeprefix("card:")
            for sprite in scene.sprites
            if sprite.zone == "spirits" and sprite.id.startswith("card:") and lies_in(sprite, row)
        ]
        known = player["played"] + (player["hand"] if of else [])
        assert sorted(cards) == sorted(known)
        kept = int(scene.status.id == "spirits-phase-draft") * (4 - player["held"])
        assert len(ids(scene, "back", of)) == (player["held"] - len(player["hand"]) + kept if of else 0)


def lies_in(sprite: Sprite, row: Sprite) -> bool:
    return abs(sprite.x - row.x) < row.w / 2 and abs(sprite.y - row.y) < row.h / 2


# --- positions by hand: every kind of pick ---------------------------------------------------------------------------
def two_paddies(seats: int = 2) -> Any:
    """A has the paddies 1 and 2–5, B only the first."""
    states = table(seats)
    lay_out(states, A, "1 | 2 5", "1e 2e")
    return states


def assert_picks(scene: Scene, things: list[str], places: list[str]) -> None:
    """These things on the table can be picked, and these places have a ghost; numbers and passing aside."""
    picks = [target for target in targets(scene) if not target.startswith(BUTTONS)]
    assert sorted(picks) == sorted(things + places)
    assert sorted(ghosts(scene)) == sorted(places)
    assert set(things) <= by_id(scene).keys()


def test_harvest_and_plant_have_a_sign_in_the_paddy() -> None:
    states = two_paddies()
    put(states, A, "2: grown, 1 weed", "1: grown")
    farm(states, HARVEST, harvesters=2)
    assert_picks(scene_of(states, A), [], ["harvest:0:1", "harvest:0:2"])
    assert ghosts(scene_of(states, A))["harvest:0:2"].zone == "farm:0"
    states = table()
    lay_out(states, A, "1 | 2 3 7 10 9 | 6", "1e 2e 9sw")  # bent around hex 6
    put(states, A, "2: grown", "1: grown")
    farm(states, HARVEST, harvesters=2)
    scene = scene_of(states, A)
    sign = ghosts(scene)["harvest:0:2"]
    below = [h for h in range(1, 11) if is_at(by_id(scene)[f"hex:0:{h}"], sign)]
    assert below in ([2], [3], [7], [10], [9])
    states = two_paddies()
    put(states, A, "2: 2 discs", "1: 1 disc")
    farm(states, PLANT, planters=2)
    scene = scene_of(states, A)
    assert_picks(scene, [], ["plant:0:1", "plant:0:2"])
    assert "button:pass" in targets(scene)


def is_at(one: Sprite, other: Sprite) -> bool:
    return math.hypot(one.x - other.x, one.y - other.y) < 0.5


def test_weeds_and_pests_are_picked_themselves_and_fertilizer_has_a_ghost() -> None:
    states = two_paddies()
    put(states, A, "2: 2 weeds", "1: 1 weed")
    farm(states, WEEDS, weeders=2)
    assert_picks(scene_of(states, A), ["weed:0:1:0", "weed:0:2:1"], [])
    states = two_paddies()
    put(states, A, "2: planted", "1: 2 pests")
    farm(states, PESTS, ducks=1)
    assert_picks(scene_of(states, A), ["pest:0:1:1"], ["fertilizer:0:2"])


def test_rocks_are_picked_themselves_by_oxen_and_by_spirits() -> None:
    states = two_paddies()
    put(states, A, "7: rock", "9: rock")
    farm(states, ROCKS, rock_oxen=1)
    assert_picks(scene_of(states, A), ["rock:0:7", "rock:0:9"], [])


def test_a_spirit_that_is_offered_is_picked_itself() -> None:
    states = two_paddies()
    give(states, A, "spring")
    resolve(states)
    scene = scene_of(states, A)
    assert targets(scene) == ["card:spring", "button:pass"]
    assert by_id(scene)["card:spring"].zone == "spirits"


def test_weeds_and_pests_from_the_rain_have_a_ghost_where_they_would_be() -> None:
    states = two_paddies()
    put(states, A, "2: 1 weed")
    rain(states, "fickle")
    scene = scene_of(states, A)
    assert_picks(scene, [], ["pest:0:1:0", "pest:0:2:0", "weed:0:1:0", "weed:0:2:1"])
    states = two_paddies(3)
    rain(states, "hungry_clouds")
    assert_picks(scene_of(states, A), [], ["pest:1:1:0", "pest:2:1:0"])
    assert ghosts(scene_of(states, A))["pest:2:1:0"].zone == "farm:2"
    states = two_paddies(3)
    put(states, B, "1: 1 weed")
    rain(states, "seeds_in_the_wind")
    assert targets(scene_of(states, A)) == ["weed:1:1:1"]


@pytest.mark.parametrize(("spirit", "thing"), [("leech", "reservoir"), ("monkey", "store")])
def test_players_are_picked_by_what_is_taken_from_them(spirit: str, thing: str) -> None:
    states = two_paddies(3)
    set_order(states, A, B, C)
    give(states, A, spirit)
    for of in (B, C):
        states[0].players[of].reservoir, states[0].players[of].rice = 2, 9
    resolve(states)
    entry.checked_play(states, A, USE, np.zeros(MOVES_AT_MOST, np.int32), new_log())
    assert_picks(scene_of(states, A), [f"{thing}:1", f"{thing}:2"], [])


def test_a_gate_is_picked_itself_and_then_its_place() -> None:
    states = table()
    farm(states, BUILD, builders=3)
    scene = scene_of(states, A)
    assert "gate:0:1e" in by_id(scene)
    assert "gate:0:1e" in targets(scene)
    assert "gate:0:1e" not in ghosts(scene)
    assert {"wall:0:2e", "gate:0:2e"} <= ghosts(scene).keys()
    states[0].players[A].pick.about = Components.ours().edges.index("1e")
    scene = scene_of(states, A)
    assert_picks(scene, [], ["gate:0:1se", "gate:0:1sw"])
    assert "asked:0:gate" in by_id(scene)


def test_water_marks_the_paddy_and_shows_what_is_on_its_way() -> None:
    states = two_paddies()
    put(states, A, "1: 1 disc")
    farm(states, WATER_OUT)
    scene = scene_of(states, A)
    assert ids(scene, "asked", A) == ["1"]
    assert by_id(scene)["pool:0"].text == "0"
    states[0].players[A].pick.about, states[0].players[A].pick.pool = 1, 1
    states[0].players[A].discs[0] = 0
    scene = scene_of(states, A)
    assert ids(scene, "asked", A) == ["2", "5"]
    assert by_id(scene)["pool:0"].text == "1"
    assert targets(scene) == ["number:0", "number:1"]


def test_arrows_show_the_way_of_the_water() -> None:
    """From 1 east into 2–5, and from 5 down to the south-west, out of the field."""
    states = table()
    lay_out(states, A, "1 | 2 5", "1e 5sw")
    put(states, A)
    things = by_id(scene_of(states, A))
    assert {id for id in things if id.startswith("flow:0")} == {"flow:0:1e", "flow:0:5sw"}
    assert (things["flow:0:1e"].turn, things["flow:0:5sw"].turn) == (0, 120)
    assert things["gate:0:5sw"].art == "spirits-gate-open"
    put(states, A, "5: rock")
    things = by_id(scene_of(states, A))
    assert things["flow:0:1e"].label == Message("spirits-flows-out", {"from": 1})
    assert things["gate:0:5sw"].art == "spirits-gate"


def test_arrows_may_lead_up_again() -> None:
    """From 1 down to 5 and from there up into 2: the edge is named after hex 2, but the water comes from 5."""
    states = table()
    lay_out(states, A, "1 | 5 | 2", "1se 2sw 2e")
    put(states, A)
    things = by_id(scene_of(states, A))
    turns = {id: things[id].turn for id in things if id.startswith("flow:0")}
    assert turns == {"flow:0:1se": 60, "flow:0:2sw": 300, "flow:0:2e": 0}


def test_discs_and_magic_water_are_seen_hex_by_hex() -> None:
    states = table()
    lay_out(states, A, "1 | 2 3 5", "1e 2se")
    put(states, A, "2: 1 disc, planted")
    art = [by_id(scene_of(states, A))[f"hex:0:{h}"].art for h in (2, 3, 5)]
    assert sorted(art) == ["spirits-dry-young", "spirits-dry-young", "spirits-wet-young"]
    put(states, A, "5: magic")
    art = [by_id(scene_of(states, A))[f"hex:0:{h}"].art for h in (2, 3, 5)]
    assert sorted(art) == ["spirits-dry-young", "spirits-wet-young", "spirits-wet-young"]
    assert art[2] == "spirits-wet-young"


def test_waste_land_looks_different() -> None:
    states = table()
    lay_out(states, A, "1 | 7", "1e", "")
    art = {h: by_id(scene_of(states, A))[f"hex:0:{h}"].art for h in (1, 7, 10)}
    assert art == {1: "spirits-dry", 7: "spirits-waste", 10: "spirits-open"}


def test_allocation_shows_what_was_chosen_so_far_and_nothing_of_others() -> None:
    game = subak.new("spirits", seats=2, seed=5)
    while game.view().to_dict()["phase"] != "allocate":
        game.push(game.moves(game.actors[0])[0])
    for seat in (0, 1):
        game.push("n2", seat=seat)
    mine, others = by_id(game.scene(0)), by_id(game.scene(SPECTATOR))
    assert mine["workers:0:build:0"].text == "6"
    assert mine["work:0:build"].art != others["work:0:build"].art
    assert {mine[f"workers:1:{name}:0"].text for name in STATIONS if f"workers:1:{name}:0" in mine} == {"?"}
    assert others["workers:0:build:0"].text == "?"
    assert all(game.view(seat).states["players"][0, 1 - seat]["pick"]["stage"] in (0, ALLOCATIONS) for seat in (0, 1))


def test_in_the_market_the_cheapest_can_be_picked() -> None:
    states = table()
    states[0].phase = MARKET
    states[0].players[A].rice, states[0].players[A].hired = 9, 3
    scene = scene_of(states, A)
    assert targets(scene) == ["labourer:0:3", "animal:0:0", "button:pass"]
    assert ids(scene, "labourer", A) == [str(at) for at in range(3, 10)]
    states[0].players[A].rice = 5
    assert targets(scene_of(states, A)) == ["animal:0:0", "button:pass"]


# --- why not ---------------------------------------------------------------------------------------------------------
def reason(states: Any, seat: int, target: str) -> Message:
    hidden = states.copy()
    entry.hide_from(hidden, seat)
    found = KIND.table.why_not(hidden, Components.ours(), seat, target).args["reason"]
    assert isinstance(found, Message)
    assert all(catalogue.text(found) for catalogue in CATALOGUES)
    return found


def test_why_a_paddy_cannot_be_worked() -> None:
    states = two_paddies()
    put(states, A, "1: grown, 1 disc", "2: planted, 1 weed")
    states[0].phase, states[0].players[A].step = FARM, HARVEST
    assert reason(states, A, "hex:0:1").id == "spirits-why-not-dry"
    assert reason(states, A, "hex:0:5") == Message("spirits-why-not-grown", {"hex": 2})
    assert reason(states, A, "hex:0:7").id == "spirits-why-open-land"
    assert reason(states, B, "hex:0:1") == Message("spirits-why-others-field", {"seat": (0,)})
    states[0].players[A].step = WEEDS
    states[0].players[A].labour[1] = 1
    assert reason(states, A, "weed:0:2:0") == Message("spirits-why-few-weeders", {"hex": 2, "needed": 2, "left": 1})
    assert reason(states, A, "hex:0:1").id == "spirits-why-no-weeds"


def test_why_a_paddy_cannot_be_planted() -> None:
    states = two_paddies()
    put(states, A, "2: 1 disc", "1: planted, 1 disc")
    states[0].phase, states[0].players[A].step, states[0].players[A].labour[3] = FARM, PLANT, 1
    assert reason(states, A, "hex:0:1").id == "spirits-why-has-rice"
    assert reason(states, A, "hex:0:2") == Message("spirits-why-not-flooded", {"hex": 2, "missing": 1})
    put(states, A, "2: 1 disc")
    assert reason(states, A, "hex:0:5") == Message("spirits-why-few-planters", {"hex": 2, "needed": 2, "left": 1})
    put(states, A, "5: rock")
    assert reason(states, A, "hex:0:5").id == "spirits-why-rock-inside"


def test_why_a_gate_or_wall_cannot_be_picked() -> None:
    states = two_paddies()
    farm(states, BUILD, builders=3)
    assert reason(states, A, "gate:0:1e").id == "spirits-why-gate-stays"
    assert reason(states, A, "wall:0:1se").id == "spirits-why-wall"
    states[0].players[A].moved = 1 << Components.ours().edges.index("2e")
    assert reason(states, A, "gate:0:2e").id == "spirits-why-moved"
    states[0].players[A].pick.about = Components.ours().edges.index("2e")
    assert reason(states, A, "wall:0:1se").id == "spirits-why-not-there"
    states[0].phase = ALLOCATE
    assert reason(states, A, "gate:0:1e").id == "spirits-why-gate"


def test_why_the_market_sells_nothing() -> None:
    states = table()
    assert reason(states, A, "labourer:0:0").id == "spirits-why-market-later"
    states[0].phase = MARKET
    states[0].players[A].rice = 3
    assert reason(states, A, "labourer:0:0") == Message("spirits-why-too-dear", {"price": 4, "rice": 3})
    assert reason(states, A, "animal:0:2") == Message("spirits-why-cheapest", {"price": 4})
    assert reason(states, B, "animal:0:2").id == "spirits-why-others-field"
    states[0].phase, states[0].turn = ALLOCATE, 6
    assert reason(states, A, "animal:0:0").id == "spirits-why-no-market"


def test_why_an_achievement_cannot_be_claimed() -> None:
    states = two_paddies()
    states[0].players[A].rice = 20
    assert reason(states, A, "tile:full_store").id == "spirits-why-tile-soon"
    assert reason(states, B, "tile:full_store").id == "spirits-why-tile"
    states[0].phase = CLAIM
    assert reason(states, B, "tile:full_store").id == "spirits-why-tile-open"
    states[0].players[A].claimed_now = 1
    assert reason(states, A, "tile:full_store").id == "spirits-why-claimed"
    states[0].turn = 7
    assert reason(states, A, "tile:full_store").id == "spirits-why-tile-last"


def test_why_a_spirit_cannot_be_picked() -> None:
    states = two_paddies()
    give(states, A, "dew", "cricket", "herd", "spring")
    states[0].players[A].used = 1 << Components.ours().spirits.index("spring")
    for spirit, why in (("dew", "active"), ("cricket", "passive"), ("herd", "end"), ("spring", "spent")):
        assert reason(states, A, f"card:{spirit}").id == f"spirits-why-{why}"
        assert reason(states, B, f"card:{spirit}").id == "spirits-why-others-card"
    states[0].players[A].hand = 1 << Components.ours().spirits.index("ox")
    assert reason(states, A, "card:ox").id == "spirits-why-hand"
    states[0].phase, states[0].players[A].pick.card = DRAFT, Components.ours().spirits.index("ox")
    assert reason(states, A, "card:ox").id == "spirits-why-chosen"


def test_what_can_be_done_now_is_said() -> None:
    game = subak.new("spirits", seed=1)
    now = KIND.table.why_not(game.view(0).states, game.components, 0, "rock:0:3").args["now"]
    assert now == Message("spirits-now-choose", {"question": Message("spirits-choose-first-gate")})
    game.push(game.moves(0)[0])
    now = KIND.table.why_not(game.view(0).states, game.components, 0, "rock:0:3").args["now"]
    assert now == Message("spirits-now-wait", {"seats": (1,), "count": 1})


# --- drawings --------------------------------------------------------------------------------------------------------
def test_every_effect_of_the_vocabulary_can_be_drawn() -> None:
    assert OPS.keys() == set(effects.OPS[1:])
    assert RAINS.keys() == set(effects.RAIN_EFFECTS)
    assert TESTS.keys() == set(effects.TESTS[1:])


def test_cards_show_the_numbers_of_the_components(tmp_path: Path) -> None:
    """A card with another amount looks different; nothing about it is written down elsewhere."""
    text = Components.OURS.read_text(encoding="utf-8")
    old = 'id = "lantern"\norigin = "subak"\nkind = "active"\neffects = [{ do = "rice", amount = '
    assert text.count(old) == 1
    own = tmp_path / "own.toml"
    at = text.index(old) + len(old)
    own.write_text(text[:at] + "17" + text[text.index(" }", at) :], encoding="utf-8")
    drawings = {drawing.id: drawing for drawing in KIND.table.drawings(KIND.load_components(own))}
    assert "+17" in [part.text for part in drawings["spirits-spirit-lantern"].parts]
    assert "+17" not in [part.text for part in DRAWINGS["spirits-spirit-lantern"].parts]


def test_the_harvest_chart_shows_what_this_round_pays() -> None:
    """All numbers of the components in their rows; another chart in the last round."""
    yields = Components.ours().tables[0].yields.tolist()
    for turn, rows in ((1, yields[0]), (6, yields[0]), (7, yields[1])):
        states = table()
        states[0].turn = turn
        drawing = DRAWINGS[by_id(scene_of(states, A))["yields"].art]
        written = [part for part in drawing.parts if isinstance(part.text, str) and part.text]
        lines = [[part.text for part in written if part.y == y] for y in sorted({part.y for part in written})]
        assert lines == [["1", "2", "3", "4", "5", "6+"], *([str(rice) for rice in row] for row in rows)]


def test_every_spirit_shows_its_number_name_kind_and_amounts() -> None:
    for card, name in enumerate(Components.ours().spirits):
        parts = DRAWINGS[f"spirits-spirit-{name}"].parts
        texts = [part.text for part in parts]
        assert str(card + 1) in texts
        assert Message(f"spirits-card-{name.replace('_', '-')}") in texts
        for op in Components.ours().tables[0].spirits[card].ops:
            row = OPS.get(effects.OPS[op.op], ())
            for sign in row:
                if "#" in sign:
                    assert sign.replace("#", str(op.amount)) in texts
                else:
                    assert sign.rpartition(":")[2] in [part.art for part in parts]
        kind = effects.KINDS[Components.ours().tables[0].spirits[card].kind]
        assert f"spirits-head-{kind}" in [part.art for part in parts]


def test_fields_of_another_shape_are_drawn_as_well(tmp_path: Path) -> None:
    text = Components.OURS.read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("rows = [[1, 3], [0, 4], [1, 3]]", "rows = [[0, 5], [1, 5]]"), encoding="utf-8")
    game = subak.new("spirits", seed=1, components=own)
    for _ in range(40):
        seat = game.actors[0]
        scene = game.scene(seat)
        zones = {zone.id: zone for zone in scene.zones}
        assert all(is_inside(sprite, zones[sprite.zone]) for sprite in (*scene.sprites, *scene.ghosts))
        game.push(game.moves(seat)[-1])


def test_a_paddy_is_none_before_the_first_gate() -> None:
    game = subak.new("spirits", seed=1)
    assert by_id(game.scene(0))["hex:0:1"].art == "spirits-open"
    assert {target.partition(":")[0] for target in targets(game.scene(0))} == {"gate"}
    assert game.scene(0).ghosts[0].label is not None
