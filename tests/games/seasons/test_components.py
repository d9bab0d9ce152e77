"""Components files: ours is complete, somebody's own works, and every mistake is named with place and remedy."""

import pickle
import re
from pathlib import Path

import pytest

import subak
from subak.errors import ComponentsError, RecordError
from subak.games.seasons import components
from subak.games.seasons.components import Components


@pytest.fixture
def text() -> str:
    return Components.OURS.read_text(encoding="utf-8")


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my_copy.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_our_components_are_complete() -> None:
    assert Components.check(Components.OURS) == []
    ours = components.Components.ours()
    assert len(ours.cards) == len(set(ours.cards)) == 18
    assert set(ours.river) == {"houses", "farmers", "buffalo", "largest"}


def test_no_two_paddy_sides_are_equal() -> None:
    """Turning a card moves its whole parcel to the other side, so equal means equal in the upright drawing."""
    faces = {card.tobytes() for card in components.Components.ours().tables["de"][0].cards}
    assert len(faces) == 18


def test_every_entry_says_where_it_comes_from(text: str) -> None:
    entries = text.count("[[card]]") * 2 + text.count("[[river]]") + 3 + 2 + 1
    assert text.count("origin = ") == entries


def test_furrows_may_be_typed_in_ascii(tmp_path: Path, text: str) -> None:
    plain = text
    for sign, typed in (("╱", "/"), ("╲", "\\\\"), ("⋰", "."), ("⋱", ".")):
        plain = plain.replace(sign, typed)
    own = Components.load(written(tmp_path, plain))
    assert (own.tables["de"]["cards"] == components.Components.ours().tables["de"]["cards"]).all()
    assert not own.is_ours


WRONG = [
    # what is replaced, by what, the entry that must be named, words that must be in the problem
    ('lines = ["╱╲", "╲╱", "⋰⋱"]', 'lines = ["╱╲", "╲╱"]', "card 'arun', lines", "expected 3 texts"),
    ('lines = ["╱╲", "╲╱", "⋰⋱"]', 'lines = ["╱╲", "╲╱", "⋰"]', "row 3", "expected 2 signs"),
    ('lines = ["╱╲", "╲╱", "⋰⋱"]', 'lines = ["╱╲", "╲╱", "⋱⋱"]', "row 3, sign 1", "'╱' for a path or '⋰'"),
    ('whole = "buffalo", left = "house"', 'hole = "buffalo"', "card 'arun', features, hole", "did you mean 'whole'"),
    ('whole = "buffalo", left = "house"', 'whole = "bufalo"', "card 'arun', features, whole", "did you mean 'buffalo'"),
    ('id = "arun"', 'id = "nimol"', "card 'nimol', id", "used twice"),
    ('id = "arun"', 'id = "Arun!"', "card 'Arun!', id", "small letters"),
    ('id = "arun"\n', "", "card 18, id", "missing"),
    ('per = "different_sizes"', 'per = "sizes"', "card 'arun', ancestor, effects 1, per", "different_sizes"),
    ('per = "different_sizes"', 'per = "parcels"', "effects 1, per", "expected one of"),
    ('amount = 1, per = "different_sizes"', "amount = 200", "effects 1, amount", "from -20 to 20"),
    ('if = ["gaps == 0"]', 'if = ["gaps = 0"]', "effects 1, if, number 1", "quantity relation number"),
    ('if = ["gaps == 0"]', 'if = ["gap == 0"]', "effects 1, if, number 1", "did you mean 'gaps'"),
    ('if = ["gaps == 0"]', "if = []", "effects 1, if", "1 to 2 texts"),
    ('{ when = "end", if = ["gaps', '{ when = "ende", if = ["gaps', "effects 1, when", "did you mean 'end'"),
    ('{ when = "end", if = ["gaps', '{ when = "end", season = "dry", if = ["gaps', "effects 1, season", "no season"),
    ('{ when = "end", if = ["gaps', '{ when = "end", to = "size", if = ["gaps', "effects 1, to", "only a field"),
    (
        'to = "size", amount = 2, per = "houses"',
        'to = "size", amount = 2, per = "size"',
        "effects 1, per",
        "expected one of",
    ),
    ('season = "dry", to = "size"', 'saison = "dry", to = "size"', "effects 1, saison", "did you mean 'season'"),
    ('symbol = "largest"', 'symbol = "house"', "river 'largest', symbol", "used twice"),
    ('arrow = "right"', 'arrow = "up"', "river 'farmers', arrow", "left, right"),
    ('id = "largest"', 'id = "none"', "river 'none', id", "not 'none'"),
    ("size_points = [2, 3, 5, 8, 11]", "size_points = [2, 3, 5]", "editions, de, size_points", "5 to 6 whole numbers"),
    ("[editions.en-capped]", "[editions.english]", "editions, en-capped", "missing"),
    ("points = 10", 'points = "ten"', "contracts, jasmine, points", "whole number from 0 to 100"),
    ("points = 10", "points = true", "contracts, jasmine, points", "whole number from 0 to 100"),
    ('game = "seasons"', 'game = "spirits"', "game", "expected 'seasons'"),
    ("format = 1", "format = 2", "format", "expected 1"),
    ('if = ["gaps == 0"]', f'if = ["gaps == {"9" * 5000}"]', "effects 1, if, number 1", "quantity relation number"),
    ('origin = "rulebook"', 'origin = "rulebok"', "points, origin", "did you mean 'rulebook'"),
    ("buffalo = 2", "buffalo = 2\nbufalo = 3", "points, bufalo", "unknown field"),
]


@pytest.mark.parametrize(("old", "new", "entry", "words"), WRONG)
def test_a_mistake_is_named_with_its_place_and_remedy(
    tmp_path: Path, text: str, old: str, new: str, entry: str, words: str
) -> None:
    assert old in text
    path = written(tmp_path, text.replace(old, new, 1))
    problems = Components.check(path)
    assert any(entry in problem.entry and words in problem.problem for problem in problems), problems
    assert all(problem.file == str(path) for problem in problems)
    with pytest.raises(ComponentsError, match=path.name):
        Components.load(path)
    with pytest.raises(ComponentsError):
        subak.new("seasons", components=path)


def test_all_mistakes_are_listed_at_once(tmp_path: Path, text: str) -> None:
    broken = text.replace('symbol = "largest"', 'symbol = "lake"').replace("format = 1", "format = 9")
    assert len(Components.check(written(tmp_path, broken))) == 2


def test_a_missing_card_is_counted(tmp_path: Path, text: str) -> None:
    problems = Components.check(written(tmp_path, text[: text.rindex("[[card]]")]))
    assert any("there are 17; expected 18" in problem.problem for problem in problems)


def test_a_missing_drawing_is_one_mistake(tmp_path: Path, text: str) -> None:
    problems = Components.check(written(tmp_path, text.replace('lines = ["╱╲", "╲╱", "⋰⋱"]\n', "", 1)))
    assert [problem.problem for problem in problems] == ["missing; expected 3 texts"]


def test_texts_with_line_breaks_are_refused(tmp_path: Path, text: str) -> None:
    own = text.replace('id = "arun"\n', 'id = "arun"\ntexts.de = { name = "A\\nB", meaning = "b", text = "c" }\n')
    assert any("one plain line" in problem.problem for problem in Components.check(written(tmp_path, own)))


def test_the_largest_numbers_a_file_may_have_do_not_overflow(tmp_path: Path, text: str) -> None:
    """Points are wide enough for the most generous cards the check accepts."""
    generous = text.replace("size_points = [2, 3, 5, 8, 11]", "size_points = [100, 100, 100, 100, 100]")
    effect = '{ when = "field", amount = 20, per = "size_points" }'
    effects = re.compile(r"^ancestor\.effects = \[.*?\]$", re.DOTALL | re.MULTILINE)
    generous = effects.sub(f"ancestor.effects = [{effect}, {effect}]", generous)
    game = subak.new("seasons", seed=1, components=written(tmp_path, generous))
    while actors := game.actors:
        choices = game.choices(actors[0]).options
        game.push(max(choices, key=lambda choice: choice.preview.get("points", 0)).move)
    for seat, player in enumerate(game.view().to_dict()["players"]):
        fields = len(player["fields"])
        assert fields > 3
        assert player["earned"]["ancestor"] == fields * 4000
        assert game.scores[seat] == sum(player["earned"].values()) > 12_000


def test_two_equal_paddy_sides_are_refused(tmp_path: Path, text: str) -> None:
    cards = text.split("[[card]]")
    face = "\n".join(line for line in cards[1].splitlines() if line.startswith(("lines", "features")))
    other = "\n".join(line for line in cards[2].splitlines() if line.startswith(("lines", "features")))
    problems = Components.check(written(tmp_path, text.replace(other, face)))
    assert any("every card must differ" in problem.problem for problem in problems)


@pytest.mark.parametrize(
    "content", [b"format = ", b"\xff\xfe", b"", b"format = " + b"9" * 5000, b"x = " + b"[" * 5000], ids=range(5)
)
def test_what_is_no_components_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert Components.check(path)
    with pytest.raises(ComponentsError, match=r"bad\.toml"):
        Components.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="cannot be read"):
        Components.load(tmp_path / "nowhere.toml")


def test_own_cards_can_be_played_recorded_and_named(tmp_path: Path, text: str) -> None:
    own = text.replace('id = "arun"\n', 'id = "sun"\ntexts.de = { name = "Sonne", meaning = "Tag", text = "…" }\n')
    own = own.replace('amount = 1, per = "different_sizes"', 'amount = 3, per = "different_sizes"')
    path = written(tmp_path, own)
    game = subak.new("seasons", seed=1, components=path)
    assert "sun" in game.components.cards
    assert game.components.messages("de")["seasons-card-sun"] == "Sonne"
    game.push(game.moves(0)[0])
    record = game.record()
    assert subak.read(record, components=path).to_bytes() == game.to_bytes()
    with pytest.raises(RecordError, match="give the file it was played with"):
        subak.read(record)


def test_an_error_in_a_components_file_comes_home_from_a_worker_process() -> None:
    error = ComponentsError("own.toml", "card 3", "no farmers")
    home = pickle.loads(pickle.dumps(error))
    assert str(home) == "own.toml: card 3: no farmers"
    assert home.entry == "card 3"
