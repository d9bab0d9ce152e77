"""Our components file, and what the check says of others."""

import random
from pathlib import Path

import pytest

import subak
from subak.errors import BadOption, ComponentsError, MalformedMove
from subak.games.rios.components import Components

TEXT = Components.OURS.read_text(encoding="utf-8")


def problems(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    """What is wrong with our file after some changes."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return [f"{problem.entry}: {problem.problem}" for problem in Components.check(path)]


def test_our_file_is_good() -> None:
    assert Components.check(Components.OURS) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('city = "d8"', 'city = "d10"', "no cell"),
        ('city = "d8"', "", "missing"),
        ('springs = ["a1", "g1"]', 'springs = ["a1"]', "expected 2 texts"),
        ('"c8", "d7"]', '"c8", "d6"]', "used twice"),
        ('a = ["a4", "b3", "b4"]', 'a = ["a4", "b3"]', "expected 3 texts"),
        ('a = ["a4", "b3", "b4"]', 'a = ["a4", "b3", "b9"]', "do not meet"),
        ('roads = [["a4", "a5", "a6"]', 'roads = [["a4", "a5", "a8"]', "no field"),
        ('roads = [["a4", "a5", "a6"], ["g4", "g5", "g6"]]', "roads = [[]]", "two lists"),
        ('["hill", "hill", "forest"]', '["hill", "hill"]', "expected 3 of: hill, forest, wheat, corn, tobacco"),
        ('["hill", "hill", "forest"]', '["hill", "hill", "lake"]', "expected 3 of"),
        ('  ["hill", "hill", "forest"],\n', "", "11 tiles; expected 12"),
        ('springs = ["a1", "g1"]', 'springs = ["", "g1"]', "'' is no cell"),
        ('springs = ["a1", "g1"]', 'springs = ["b9", "g1"]', "springs: b9: row 9 is for lakes only"),
        ('city = "d8"', 'city = "d9"', "city: d9: row 9 is for lakes only"),
        ("verde = 3", "verde = 30", "out of range"),
        ("verde = 3", "verde = 13", "25 cards; expected at most 24"),
        ("wood = 1", "woods = 1", "unknown field"),
        ('origin = "rulebook"', 'origin = "box"', "unknown 'box'"),
        ('game = "rios"', 'game = "seasons"', "expected 'rios'"),
        ('a = ["a4", "b3", "b4"]\n', "", "12 tiles; expected 11"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    found = problems(tmp_path, (old, new))
    assert any(says in problem for problem in found), found


def test_a_deck_with_too_few_harvests_is_refused(tmp_path: Path) -> None:
    changes = [("wheat = 2\n", "wheat = 0\n"), ("corn = 2\n", "corn = 0\n"), ("tobacco = 2\n", "tobacco = 0\n")]
    changes += [("verde = 3", "verde = 1"), ("moreno = 3", "moreno = 2")]
    assert any("4 cards bring a harvest; expected at least 5" in problem for problem in problems(tmp_path, *changes))


def test_a_board_in_two_pieces_is_refused(tmp_path: Path) -> None:
    """Without the hexes in row 3 and without roads nobody gets from the city to the springs."""
    changes = [
        ('hill = ["a3", "b1", "b2", "c1", "e1", "f1", "f2", "g3"]', 'hill = ["b1", "c1", "e1", "f1"]'),
        ('forest = ["a2", "c2", "d1", "e2", "g2"]', 'forest = ["a2", "d1", "g2"]'),
        ('a = ["a4", "b3", "b4"]\n', ""),
        ('d = ["c3", "d2", "d3"]\n', ""),
        ('h = ["e3", "e4", "f3"]\n', ""),
        ('  ["hill", "hill", "forest"],\n', ""),
        ('  ["forest", "forest", "hill"],\n', ""),
        ('  ["wheat", "tobacco", "forest"],\n', ""),
        ('roads = [["a4", "a5", "a6"]', 'roads = [["a5", "a6"]'),
    ]
    found = problems(tmp_path, *changes)
    assert any("cannot be reached from the city" in problem for problem in found), found
    assert any("no way down" in problem for problem in found), found


def test_a_field_with_nothing_below_is_refused(tmp_path: Path) -> None:
    lakes = 'lakes = ["a8", "b8", "c9", "g8", "f8", "e9"]'
    assert problems(tmp_path, (lakes, 'lakes = ["a8", "b8"]')) == []  # every field still has a way down
    found = problems(tmp_path, (lakes, 'lakes = ["a8", "b8"]'), ('hill = ["a3"', 'hill = ["f8", "a3"'))
    assert found == ["board, slots: f8 has no way down; expected a field, a lake or the city below it"]


def test_too_few_fields_are_refused(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        (TEXT[TEXT.index("[board.slots]") : TEXT.index("[tiles]")], '[board.slots]\nx = ["a4", "b3", "b4"]\n\n'),
        ('hill = ["a3", "b1", "b2", "c1", "e1", "f1", "f2", "g3"]', 'hill = ["a3", "b1", "b2", "c1"]'),
        ('forest = ["a2", "c2", "d1", "e2", "g2"]', 'forest = ["a2", "c2", "d1"]'),
    )
    assert any("there are 10 fields; expected at least 11" in problem for problem in found), found


SMALL = """
format = 1
game = "rios"
[board]
origin = "own"
springs = ["a1", "e1"]
lakes = ["a4", "b4", "d4", "e5"]
city = "c5"
roads = [["a3"], []]
[board.fixed]
hill = ["a2", "b1", "d1"]
wheat = ["c2", "e4"]
[board.slots]
x = ["a3", "b2", "b3"]
y = ["c3", "c4", "d3"]
z = ["d2", "e2", "e3"]
[tiles]
origin = "own"
fields = [["wheat", "corn", "tobacco"], ["forest", "corn", "tobacco"], ["wheat", "hill", "tobacco"]]
[deck]
origin = "own"
wheat = 2
corn = 1
tobacco = 1
wood = 1
verde = 1
moreno = 1
desperados_verde = 2
desperados_moreno = 0
"""


def test_another_board_loads_is_checked_and_played(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    assert [f"{problem.entry}: {problem.problem}" for problem in Components.check(path)] == []
    for seed in range(20):
        game = subak.new("rios", seats=2, seed=seed, components=path, max_rounds=20)
        chooser = random.Random(seed)
        while game.actors:
            game.push(chooser.choice(game.codes(game.actors[0]).tolist()), game.actors[0])
        assert sum(game.outcome or ()) == pytest.approx(1)
        assert game.view().picture(0)


def test_a_file_with_problems_is_not_played_with(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(TEXT.replace('city = "d8"', 'city = "x"'), encoding="utf-8")
    with pytest.raises(ComponentsError, match="no cell"):
        Components.load(path)


# --- deals and moves as text -------------------------------------------------------------------------------------
def test_a_deal_names_tiles_and_cards() -> None:
    tiles = " ".join(f"{number}.{number % 3}" for number in range(12, 0, -1))
    game = subak.new("rios", seed=1, deal=f"tiles: {tiles} | deck: wood wheat")
    state = game._states[0]
    assert state.slot_tile[:12].tolist() == list(range(11, -1, -1))
    assert state.slot_turn[:3].tolist() == [0, 2, 1]
    again = subak.new("rios", seed=2, deal=f"tiles: {tiles}")
    assert again._states[0].terrain.tolist() == state.terrain.tolist()
    while game.view().to_dict()["phase"] != "turn":
        game.push(game.moves()[0])
    assert game.view().to_dict()["row"][:2] == ["wood", "wheat"]


@pytest.mark.parametrize(
    ("deal", "says"),
    [
        ("tiles: 13.0", "expected a number from 1 to 12"),
        ("tiles: 3.3", "a turn from 0 to 2"),
        ("tiles: 3.1 3.0", "stands twice"),
        ("deck: rice", "there is no card 'rice'"),
        ("deck: wood wood", "not that many"),
        ("hand: wood", "expected 'tiles: …' or 'deck: …'"),
        ("tiles:" + " 1.0" * 13, "at most 12"),
    ],
)
def test_a_wrong_deal_is_refused(deal: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        subak.new("rios", seed=1, deal=deal)


@pytest.mark.parametrize(
    "text", ["b3b", "to:h1", "to:b0", "flow:z9", "c4-g1", "drive:", "finca", "dam:c4", "", "to:", "-"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    game = subak.new("rios", seed=1)
    with pytest.raises(MalformedMove):
        game.push(text, 0)
