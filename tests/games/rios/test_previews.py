"""What a preview promises is what happens: every preview of many positions against the game played on.

The harvest is counted by the second implementation, and everything that can follow a pick is played out.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from games.rios import second
from games.rios.positions import Table
from games.rios.second import SEATS, Position
from games.rios.test_second_implementation import bring_wood_forward, restless_pick, take_back, turn_starts
from subak.game import Game
from subak.show.choices import Choice
from subak.show.texts import Catalogue

STARTS = 100
"""Turns that are played pick by pick."""
WIN = 1_000
"""More than any harvest: a course that wins comes before all others."""

Harvest = dict[str, tuple[int, ...]]


# --- what happens --------------------------------------------------------------------------------------------------
def harvest(game: Game) -> Harvest:
    """What the present card would bring everybody now. While water is led, the old bed still counts."""
    view = game.view().to_dict()
    wet = {
        river: tuple(field["cell"] for field in view["fields"] if river in field["rivers"]) for river in second.SPRINGS
    }
    brings = second.harvest(replace(Position.of(view), courses=wet), view["row"][0])
    gains = [brings[seat] for seat in SEATS[: game.seats]]
    return {"rio": tuple(rio for rio, _ in gains), "wood": tuple(wood for _, wood in gains)}


def value(seat: int, brings: Harvest) -> int:
    """One's own harvest against everybody else's; a hundred rio count twice as much as a dam wood."""
    worth = [2 * rio // 100 + wood for rio, wood in zip(brings["rio"], brings["wood"], strict=True)]
    return 2 * worth[seat] - sum(worth)


def ends(game: Game, stages: tuple[str, ...]) -> Iterator[Game]:
    """The game at every point where what was begun is done."""
    view = game.view().to_dict()
    if game.is_over or (view["stage"] not in stages and view["head"] is None):
        yield game
        return
    for move in game.moves():
        game.push(move)
        yield from ends(game, stages)
        take_back(game)


def course_bits(course: list[str]) -> int:
    """Fields as the documentation numbers them."""
    return sum(1 << 9 * "abcdefg".index(cell[0]) + int(cell[1]) - 1 for cell in course if cell in second.FIELDS)


# --- what was said beforehand --------------------------------------------------------------------------------------
def check_walk(game: Game, choice: Choice, seen: Counter[str]) -> None:
    seat, before = choice.move.seat, game.view().to_dict()["steps"]
    now = harvest(game)["rio"][seat]
    game.push(choice.move)
    driven = [event.numbers[1] for event in game.last_events if event.kind == "driven_out"]
    after = harvest(game)
    points = (after["rio"][seat] - now) // 100
    steps = before - game.view().to_dict()["steps"]
    assert choice.preview == {"steps": steps, "drives_out": sum(driven), "points": points}
    assert choice.everybody == after
    seen["walks"] += 1
    seen["walks that drive out"] += bool(driven)


def check_drive(game: Game, choice: Choice, seen: Counter[str]) -> None:
    """Where several pairs can go, it is one of those that take the fewest steps, and of these the best harvest."""
    seat, before = choice.move.seat, game.view().to_dict()["steps"]
    now = harvest(game)["rio"][seat]
    game.push(choice.move)
    outcomes = []
    for end in ends(game, ("driving", "joined")):
        (driven,) = [event.numbers[1] for event in end.last_events if event.kind == "driven_out"]
        outcomes.append((before - end.view().to_dict()["steps"], -value(seat, harvest(end)), driven, harvest(end)))
    fewest, best = min((steps, worth) for steps, worth, _, _ in outcomes)
    fitting = [
        ({"steps": steps, "drives_out": driven, "points": (brings["rio"][seat] - now) // 100}, brings)
        for steps, worth, driven, brings in outcomes
        if (steps, worth) == (fewest, best)
    ]
    assert (choice.preview, choice.everybody) in fitting
    seen["drives"] += 1
    seen["drives with a choice"] += len(outcomes) > 1


def check_water(game: Game, choice: Choice, seen: Counter[str]) -> None:
    """The course that is shown can come, nothing is better, and all are counted."""
    seat, now = choice.move.seat, harvest(game)
    wood = game.view().to_dict()["players"][seat]["wood"]
    game.push(choice.move)
    outcomes = []
    for end in ends(game, ("leading",)):
        view, brings = end.view().to_dict(), harvest(end)
        won, lost = (end.outcome or (0,) * end.seats)[seat] == 1, end.is_over and (end.outcome or (1,))[seat] == 0
        figures = {
            "verde": course_bits(view["rivers"]["verde"]),
            "moreno": course_bits(view["rivers"]["moreno"]),
            "wins": int(won),
            "loses": int(lost),
            "points": (brings["rio"][seat] - now["rio"][seat]) // 100,
        }
        outcomes.append((value(seat, brings) + WIN * won - WIN * lost, figures, brings))
    best = max(worth for worth, _, _ in outcomes)
    fitting = [(figures | {"courses": len(outcomes)}, brings) for worth, figures, brings in outcomes if worth == best]
    assert (choice.preview, choice.everybody) in fitting
    seen["dams"] += choice.target.startswith("dam:")
    seen["with a choice of courses"] += len(outcomes) > 1
    seen["room for wood by paying with it"] += wood == second.WOOD_HELD and brings["wood"][seat] > now["wood"][seat]


def check_building(game: Game, choice: Choice, seen: Counter[str]) -> None:
    game.push(choice.move)
    player = game.view().to_dict()["players"][choice.move.seat]
    wet = {field["cell"] for field in game.view().to_dict()["fields"] if field["rivers"]}
    built = [*player["fincas"], *([player["hacienda"]] if player["hacienda"] else [])]
    on_water = min(3, len(wet & set(player["fincas"]))) + (player["hacienda"] in wet)
    assert choice.preview == {"missing": 5 - len(built), "missing_wet": 4 - on_water, "wins": int(game.is_over)}
    seen["buildings"] += 1


def check_resolving(game: Game, choice: Choice, seen: Counter[str]) -> None:
    before = game.view().to_dict()["players"]
    game.push(choice.move)
    after = game.view().to_dict()["players"]
    for what in ("rio", "wood"):
        gained = tuple(now[what] - then[what] for then, now in zip(before, after, strict=True))
        assert choice.everybody[what] == gained
    seen["harvests"] += 1


CHECKS = {
    "to": check_walk,
    "drive": check_drive,
    "flow": check_water,
    "dam": check_water,
    "finca": check_building,
    "hacienda": check_building,
    "card": check_resolving,
}


def check_previews(game: Game, seen: Counter[str]) -> None:
    """All choices of a moment. The two of a pair are campesinos that are picked, as is one that walks."""
    stage, count = game.view().to_dict()["stage"], len(game)
    for choice in game.choices(game.actors[0]):
        kind = choice.target.split(":")[0]
        if kind == "campesino" and stage in ("driving", "joined"):
            check_drive(game, choice, seen)
        elif kind in CHECKS:
            CHECKS[kind](game, choice, seen)
        else:
            assert not choice.preview, choice
            assert not choice.everybody, choice
        game.rewind(count)


def fill_store(game: Game, seat: int) -> None:
    """As much dam wood as fits, where nothing but paying makes room for more."""
    state = game._states[0]
    more = min(second.WOOD_HELD - int(state.players[seat].wood), int(state.supply))
    state.players[seat].wood += more
    state.supply -= more
    game._forget_moves()


@pytest.mark.long
@pytest.mark.parametrize("part", range(3))
def test_every_preview_is_what_happens(part: int) -> None:
    rng, seen = random.Random(part), Counter[str]()
    for game in turn_starts(rng, STARTS, natural=0.2):
        seat = game.actors[0]
        if rng.random() < 0.5:
            bring_wood_forward(game)
            fill_store(game, seat)
        if "dam" in {move.text for move in game.moves()}:
            game.push("dam")
            check_previews(game, seen)
            take_back(game)
        while not game.is_over and game.actors == (seat,):
            check_previews(game, seen)
            game.push(restless_pick(rng, game))
    wanted = ("walks", "walks that drive out", "drives", "drives with a choice", "dams", "with a choice of courses")
    for what in (*wanted, "room for wood by paying with it", "buildings", "harvests"):
        assert seen[what] >= 3, (what, seen)


# --- by hand -------------------------------------------------------------------------------------------------------
def test_the_preview_of_a_dam_counts_the_wood_it_costs() -> None:
    """Five dam wood leave no room for more; one that is paid makes room for one of the two from the forests."""
    table = Table().put("A", "a2", "g2", "d1").stock("A", wood=5).row("wood")
    choices = {choice.move.text: choice for choice in table.game.choices(0)}
    assert choices["resolve"].everybody["wood"] == (0, 0)
    dams = {choice.move.text: choice for choice in table.game.choices(0, after=["dam"])}
    assert dams["d1-e2"].everybody["wood"] == (1, 0)
    table.play("dam d1-e2 resolve")
    assert table.wood()[0] == 5


def test_two_together_are_previewed_like_walks() -> None:
    """A's pair on b5 and d5 pays one step each; together on the wet wheat of c6 they leave two wet fields."""
    table = Table(kinds={"hill": "c6"}).rivers("a1 a2 a3 b3 b4 b5 c6 c7 c8 c9", "g1 g2 g3 f3 e4 d4 d5 c6")
    table.put("A", "b5", "d5").put("B", "c6").row("wheat")
    table.terrain(wheat="b5 d5", corn="c6")
    drive = {choice.move.text: choice for choice in table.game.choices(0)}["drive:c6"]
    assert drive.preview == {"steps": 2, "drives_out": 1, "points": -2}
    assert drive.everybody == {"rio": (0, 0), "wood": (0, 0)}
    first = {choice.move.text: choice for choice in table.game.choices(0, after=["drive:c6"])}
    assert first["b5"].preview == {"steps": 2, "drives_out": 1, "points": -2}


def test_the_ghost_of_two_together_shows_their_steps() -> None:
    table = Table().put("A", "c4", "c4").put("B", "c6")
    table.state.steps = 4
    ghosts = {ghost.id: ghost for ghost in table.game.scene(0).ghosts}
    assert ghosts["drive:c6"].art == "rios-drive-0-4"


def test_the_question_for_two_says_what_is_left_and_names_no_price() -> None:
    table = Table().put("A", "c4", "b4", "d4").put("B", "c5")
    texts = {"en": "(6 steps left)", "de": "(noch 6 Schritte)"}
    for after in (["drive:c5"], ["drive:c5", "b4"]):
        prompt = table.game.choices(0, after=after).prompt
        for language, words in texts.items():
            text = Catalogue(language).text(prompt)
            assert words in text
            assert "both" not in text
            assert "beide" not in text


def test_courses_are_those_of_the_documentation() -> None:
    """Bit 9 × column + row, both from 0: a2 is bit 1, b1 bit 9."""
    assert (course_bits(["a2"]), course_bits(["b1"]), course_bits(["a1", "d8", "a8"])) == (2, 512, 0)
    assert all(course_bits([one]) < course_bits([other]) for one, other in pairwise(second.FIELDS))
