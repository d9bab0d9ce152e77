"""The components file of Spirits: ours is complete, and every mistake is named with place and remedy."""

from pathlib import Path

import pytest

import subak
from subak.errors import ComponentsError
from subak.games.spirits import components
from subak.games.spirits.components import Components
from subak.show.texts import Catalogue


@pytest.fixture
def text() -> str:
    return Components.OURS.read_text(encoding="utf-8")


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my_copy.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_our_components_are_complete(text: str) -> None:
    assert Components.check(Components.OURS) == []
    ours = components.Components.ours()
    assert [len(names) for names in (ours.spirits, ours.rains, ours.setups, ours.achievements)] == [40, 12, 9, 24]
    assert text.count("origin = ") == 40 + 12 + 9 + 24 + 4


def test_what_the_rulebook_says_of_the_cards_is_kept() -> None:
    ours = components.Components.ours()
    tables = ours.tables[0]
    assert ours.spirits[27] == "pure_spirit"
    assert [at + 1 for at in range(40) if tables.spirits[at].hinders] == [3, 4, 14, 22, 26, 34]
    assert [at + 1 for at in range(12) if tables.rains[at].aggressive] == [10, 11]


WRONG = [
    ("rows = [[1, 3], [0, 4], [1, 3]]", "rows = [[1, 3], [1, 4], [1, 3]]", "field, rows", "differ by an odd number"),
    ("rows = [[1, 3], [0, 4], [1, 3]]", "rows = [[0, 1000000000]]", "field, rows", "at most 10 hexes"),
    ("rows = [[1, 3], [0, 4], [1, 3]]", 'rows = ["three"]', "field, rows", "expected rows such as [1, 3]"),
    ('bamboo = ["top", "left"]', 'bamboo = ["bottom"]', "field, bamboo", "'top', 'left'"),
    ("livestock = [4, 4, 5, 5, 6, 6]", "livestock = [4, 4]", "market, livestock", "6 whole numbers"),
    ("clean = [5, 12, 20, 35, 50, 70]", "clean = [5, 12]", "yields, clean", "6 whole numbers"),
    ('id = "dew"', 'id = "pass"', "spirit 'pass', id", "no move"),
    ('id = "dew"', 'id = "cricket"', "spirit 'cricket', id", "used twice"),
    ('number = 1\nid = "market"', 'number = 2\nid = "market"', "spirit 'market', number", "expected 1"),
    ('do = "discs", amount = 1', 'do = "disks", amount = 1', "effects 1, do", "did you mean 'discs'"),
    ('do = "discs", amount = 1', 'do = "no_weeds", amount = 1', "effects 1, do", "expected one of"),
    ('do = "take_disc", amount = 1', 'do = "take_disc", amount = 2', "effects 1, amount", "expected 1"),
    ('do = "magic_water", amount = 3', 'do = "magic_water", amount = 9', "effects 1, amount", "from 1 to 3"),
    ('kind = "passive"', 'kind = "passiv"', "kind", "did you mean 'passive'"),
    ('effect = "pest_anywhere"', 'effect = "pest"', "rain 'hungry_clouds', effect", "expected one of"),
    ("water = [5, 7, 9]", "water = [5, 7]", "rain 'steady_rain', water", "3 whole numbers"),
    ("rocks = [2, 3, 7, 8]", "rocks = [1, 3, 7, 8]", "setup 'stony_gate', rocks", "from 2 to 10"),
    ("rocks = [2, 3, 7, 8]", "rocks = [3, 3, 7, 8]", "setup 'stony_gate', rocks", "4 different hexes"),
    ('test = "rice_in_stock"', 'test = "rice"', "achievement 'full_barns', test", "expected one of"),
    ('game = "spirits"', 'game = "seasons"', "game", "expected 'spirits'"),
]


@pytest.mark.parametrize(("old", "new", "entry", "words"), WRONG)
def test_a_mistake_is_named_with_its_place_and_remedy(
    tmp_path: Path, text: str, old: str, new: str, entry: str, words: str
) -> None:
    assert old in text
    path = written(tmp_path, text.replace(old, new, 1))
    problems = Components.check(path)
    assert any(entry in problem.entry and words in problem.problem for problem in problems), problems
    with pytest.raises(ComponentsError, match=r"my_copy\.toml"):
        Components.load(path)


def test_gentle_games_need_enough_cards(tmp_path: Path, text: str) -> None:
    many = text.replace('kind = "active"', 'kind = "active"\nhinders = true', 5)
    problems = Components.check(written(tmp_path, many.replace("hinders = true # the rulebook names its number\n", "")))
    assert any("too many hinder others in 1 to 20" in problem.problem for problem in problems)


def test_another_field_and_other_cards_can_be_played(tmp_path: Path, text: str) -> None:
    own = text.replace("rows = [[1, 3], [0, 4], [1, 3]]", "rows = [[0, 4], [1, 3], [0, 3]]").replace(
        'id = "dew"', 'id = "morning_dew"'
    )
    path = written(tmp_path, own)
    game = subak.new("spirits", seed=2, seats=3, components=path)
    texts = Catalogue("de", game.components.messages("de"))
    while actors := game.actors:
        choices = game.choices(actors[0])
        assert all(texts.text(choice.label) for choice in choices)
        game.push(choices.options[len(game) % len(choices)].move)
    assert "Morning dew" in texts.text("spirits-card-morning-dew")
    assert subak.read(game.record(), components=path).to_bytes() == game.to_bytes()
