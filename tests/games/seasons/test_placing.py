"""The building rules (rulebooks: Bauregeln / Expanding Your Landscape), against a plain search over all places."""

import random
from typing import Any

import pytest

import subak
from games.seasons.positions import CARDS
from subak.errors import IllegalMove, MalformedMove
from subak.games.seasons.rules.geometry import turn_at

Cell = tuple[int, int]


def cells(x: int, y: int, sideways: bool) -> set[Cell]:
    """What a card with its top left cell at (x, y) covers."""
    width, height = (3, 2) if sideways else (2, 3)
    return {(x + dx, y + dy) for dx in range(width) for dy in range(height)}


def farm_cells(player: dict[str, Any]) -> set[Cell]:
    covered = set[Cell]()
    for card in player["cards"]:
        covered |= cells(card["x"], card["y"], card["turn"] % 2 == 1)
    return covered


def touches(card: set[Cell], farm: set[Cell]) -> bool:
    """A common stretch of edge, at least one cell long."""
    return any({(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & farm for x, y in card)


def places_by_search(player: dict[str, Any], river: bool) -> set[str]:
    """Every place of the neighbourhood, tried one by one."""
    farm = farm_cells(player)
    xs, ys = [x for x, _ in farm], [y for _, y in farm]
    found = set()
    for sideways in (False, True):
        for x in range(min(xs) - 4, max(xs) + 5):
            for y in range(min(ys) - 4, max(ys) + 5):
                card = cells(x, y, sideways)
                if not card & farm and touches(card, farm) and not (river and y < 0):
                    found.add(f"{'h' if sideways else 'v'}{x},{y}")
    return found


@pytest.mark.parametrize("river", [False, True])
@pytest.mark.parametrize("seed", range(25))
def test_places_are_those_a_plain_search_finds(seed: int, river: bool) -> None:
    game, chooser = subak.new("seasons", seed=seed, water_festival=river), random.Random(seed)
    compared = 0
    while actors := game.actors:
        for seat in actors:
            player = game.view(seat).to_dict()["players"][seat]
            if player["pick"]["stage"] == "place" and player["cards"]:
                assert {move.text for move in game.moves(seat)} == places_by_search(player, river)
                compared += 1
            game.push(int(chooser.choice(game.codes(seat).tolist())), seat)
    assert compared == 14


@pytest.mark.parametrize(("sideways", "turns"), [(False, {0, 2}), (True, {1, 3})])
def test_at_every_place_exactly_one_of_the_two_turns_fits_the_grid(sideways: bool, turns: set[int]) -> None:
    """Parcels must come to lie where x + y is odd; the whole parcel of a turned card moves with it."""
    whole = {0: (1, 1), 1: (2, 1), 2: (1, 2), 3: (1, 1)}  # by turn, from the card's top left corner
    for x in range(-5, 6):
        for y in range(-5, 6):
            fitting = [turn for turn in turns if (x + whole[turn][0] + y + whole[turn][1]) % 2 == 1]
            assert [turn_at(x, y, int(sideways))] == fitting


# --- refusals, on a farm of one card -----------------------------------------------------------------------------
@pytest.fixture
def game() -> subak.game.Game:
    """Both have one upright card at (0, 0); A is about to place another."""
    game = subak.new("seasons", seed=1, components=CARDS)
    for seat in range(2):
        game.push(int(game.codes(seat)[0]), seat)
        game.push("v0,0", seat)
    game.push(int(game.codes(0)[0]), 0)
    return game


@pytest.mark.parametrize(
    "place", ["v2,0", "v2,-2", "v2,2", "v-2,0", "v0,3", "v1,3", "v0,-3", "h2,1", "h-3,2", "h-2,3", "h1,-2"]
)
def test_touching_by_a_stretch_of_edge_is_enough(game: subak.game.Game, place: str) -> None:
    game.push(place, 0)


@pytest.mark.parametrize("place", ["v2,3", "v-2,-3", "v2,-3", "v-2,3", "h2,3", "h-3,-2"])
def test_a_common_corner_is_not_enough(game: subak.game.Game, place: str) -> None:
    with pytest.raises(IllegalMove, match="no edge touches"):
        game.push(place, 0)


@pytest.mark.parametrize(
    ("place", "cell"), [("v0,0", "column 0, row 0"), ("v1,2", "column 1, row 2"), ("h-2,-1", "column 0, row 0")]
)
def test_cards_never_overlap(game: subak.game.Game, place: str, cell: str) -> None:
    with pytest.raises(IllegalMove, match=cell):
        game.push(place, 0)


def test_no_place_is_too_far_to_be_named(game: subak.game.Game) -> None:
    with pytest.raises(IllegalMove, match="no edge touches"):
        game.push("v9,9", 0)
    for place in ("v32,0", "v-30,0", "v2,31", "v34,0", "v2,-32"):  # the same cells on the torus, but not the same place
        with pytest.raises(MalformedMove, match="no card can lie that far"):
            game.push(place, 0)


# --- the river ---------------------------------------------------------------------------------------------------
def test_the_first_card_must_touch_the_river() -> None:
    game = subak.new("seasons", seed=1, water_festival=True)
    game.push(int(game.codes(0)[0]), 0)
    upright = {f"v{x},0" for x in range(-1, 8)}
    sideways = {f"h{x},0" for x in range(-2, 8)}
    assert {move.text for move in game.moves(0)} == upright | sideways
    for place in ("v-2,0", "v8,0", "h-3,0", "v0,1"):
        with pytest.raises(IllegalMove, match="must touch the river"):
            game.push(place, 0)


def test_everyone_builds_on_their_own_side_of_the_river() -> None:
    game = subak.new("seasons", seed=1, water_festival=True)
    for seat in range(2):
        game.push(int(game.codes(seat)[0]), seat)
        game.push("v7,0", seat)
    game.push(int(game.codes(0)[0]), 0)
    for place in ("v9,-1", "h7,-2", "v8,-3"):
        with pytest.raises(IllegalMove, match="across the river"):
            game.push(place, 0)
    with pytest.raises(IllegalMove, match="no edge touches"):
        game.push("v4,0", 0)  # touches the river, but no card of the farm
    game.push("v9,0", 0)  # past the river's end, but on the own side


def test_the_farthest_farms_do_not_meet_themselves() -> None:
    """Eight cards in a row, in every direction and by the river: the torus never wraps onto the farm."""
    for river, step in (
        (False, (3, 0)),
        (False, (-3, 0)),
        (False, (0, 3)),
        (False, (0, -3)),
        (True, (3, 0)),
        (True, (-3, 0)),
    ):
        game = subak.new("seasons", seed=3, water_festival=river)
        start = (7 if step[0] > 0 else -2, 0) if river else (0, 0)
        while actors := game.actors:
            for seat in actors:
                player = game.view(seat).to_dict()["players"][seat]
                if player["pick"]["stage"] != "place":
                    game.push(int(game.codes(seat)[0]), seat)
                    continue
                at = len(player["cards"])
                sideways = "h" if step[0] else "v"
                if at:
                    assert {move.text for move in game.moves(seat)} == places_by_search(player, river)
                game.push(f"{sideways}{start[0] + at * step[0]},{start[1] + at * step[1]}", seat)
        for player in game.view().to_dict()["players"]:
            assert len(farm_cells(player)) == 48
