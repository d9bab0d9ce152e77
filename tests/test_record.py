"""Records: written, read, and refused with line number and reason."""

import random
from pathlib import Path

import pytest

import subak
from subak.errors import RecordError
from subak.game import Game


@pytest.fixture(scope="module")
def game() -> Game:
    game, chooser = subak.new("seasons", seed=5, water_festival=True), random.Random(5)
    while game.actors:
        seat = game.actors[0]
        game.push(int(chooser.choice(game.codes(seat).tolist())), seat)
    return game


@pytest.fixture(scope="module")
def text(game: Game) -> str:
    return game.record()


def test_a_record_gives_back_the_same_game(game: Game, text: str) -> None:
    again = subak.read(text)
    assert again.to_bytes() == game.to_bytes()
    assert again.record() == text
    assert again.events == game.events


def test_comments_and_blank_lines_are_skipped(game: Game, text: str) -> None:
    noisy = (
        "# a game\n\n" + text.replace("\n1. A", "\n# they begin\n\n1. A").replace("\n2. B", "\n   2. B") + "# the end\n"
    )
    assert subak.read(noisy).to_bytes() == game.to_bytes()


def test_an_unfinished_game_is_a_record_too(text: str) -> None:
    lines = [line for line in text.splitlines() if not line.startswith("[Result")]
    for count in range(lines.index(""), len(lines)):
        subak.read("\n".join(lines[:count]))


def test_spaces_comments_and_marks_that_editors_leave(game: Game, text: str) -> None:
    loose = "\ufeff" + text.replace('[Seed "5"]', '[Seed   "5"]  # a note').replace(" dry:", "\t  dry:").replace(
        "2. B ", "2.  B  "
    )
    assert subak.read(loose).to_bytes() == game.to_bytes()


def test_windows_line_ends(game: Game, text: str) -> None:
    assert subak.read(text.replace("\n", "\r\n")).to_bytes() == game.to_bytes()


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


WRONG = [
    # replaced, by, line that is named (start of it in the good record), words of the reason
    ('[Subak "1"]', '[Subak "2"]', "[Subak", "format '2' is unknown"),
    ('[Game "seasons"]', '[Game "season"]', "[Game", "did you mean 'seasons'"),
    ('[Rules "2"]', '[Rules "9"]', "[Rules", "rules version '9'"),
    ('[Seats "2"]', '[Seats "two"]', "[Seats", "no number of seats"),
    ('[Seats "2"]', '[Seats "4"]', "[Seats", "4 seats are not possible"),
    ('[edition "de"]', '[edition "fr"]', "[edition", "expected one of: de, en, en-capped"),
    ('[edition "de"]', '[editon "de"]', "[edition", "did you mean 'edition'"),
    ('[edition "de"]', '[Seed "3"]', "[edition", "header Seed stands already on line"),
    ('[Seed "5"]', '[Seed "5"]\n[Deal "borann"]', "[Components", "did you mean 'boran'"),
    ('[Components "subak', '[Components "mine', "1.", None),
    ("1. A", "2. A", "1. A", "line of moves 2, but 1 comes next"),
    ("2. B", "2. C", "2. B", "there is no seat 2"),
    ("2. B", "2. A", "2. B", "A"),
    ("2. B ", "2. B borann ", "2. B", "did you mean 'boran'"),
    ("3. A ", "3. A v0,0 ", "3. A", "choose a card of the hand"),
    ('[Seed "5"]', "[Seed 5]", "[Seed", "expected a header such as"),
    ("2. B", '[Seed "5"]\n2. B', "2. B", "headers stand before the first move"),
    ("1. A", "99999999999. A", "1. A", "is no line of moves"),
    ('[Seats "2"]', f'[Seats "{"9" * 5000}"]', "[Seats", "no number of seats"),
    ("3. A ", "3 A ", "3. A", "is no line of moves; expected '3. A move move …'"),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), WRONG)
def test_a_wrong_line_is_named(text: str, old: str, new: str, line: str, words: str | None) -> None:
    assert old in text
    if words is None:  # only the hash of the components matters, not the file's name
        subak.read(text.replace(old, new, 1))
        return
    with pytest.raises(RecordError, match=words.replace("…", ".")) as caught:
        subak.read(text.replace(old, new, 1))
    assert caught.value.line == line_of(text, line)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")


@pytest.mark.parametrize("header", ["Subak", "Game", "Rules", "Seats", "Seed"])
def test_a_missing_header_is_named(text: str, header: str) -> None:
    without = "\n".join(line for line in text.splitlines() if not line.startswith(f"[{header} "))
    with pytest.raises(RecordError, match=f"header {header} is missing"):
        subak.read(without)


@pytest.mark.parametrize("empty", ["", "\n\n", "# nothing\n"])
def test_an_empty_file_is_no_record(empty: str) -> None:
    with pytest.raises(RecordError, match="header Subak is missing"):
        subak.read(empty)


def test_a_cut_off_record_is_noticed(text: str) -> None:
    lines = text.splitlines()
    with pytest.raises(RecordError, match="is it cut off") as caught:
        subak.read("\n".join(lines[:-2]))
    assert isinstance(caught.value.game, Game)
    assert 0 < len(caught.value.game) < 40
    with pytest.raises(RecordError):  # cut in the middle of a move
        subak.read(text[: text.rindex(",") + 1])


def test_what_went_well_before_the_mistake_is_kept(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        subak.read(text.replace("5. A ", "5. A v99,0 ", 1))
    assert isinstance(caught.value.game, Game)
    assert caught.value.game.actors


def test_a_wrong_result_is_noticed(text: str) -> None:
    stated = text[text.index("[Result") : text.index("]", text.index("[Result")) + 1]
    with pytest.raises(RecordError, match="is wrong; these moves end"):
        subak.read(text.replace(stated, '[Result "A 99, B 0: A wins"]'))


def test_other_cards_are_noticed(text: str) -> None:
    digest = text.split("[Components ")[1].split('"')[1].split()[1]
    with pytest.raises(RecordError, match="played with the components") as caught:
        subak.read(text.replace(digest, "000000000000"))
    assert caught.value.line == line_of(text, "[Components")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        subak.load(tmp_path / "nowhere.txt")
    with pytest.raises(RecordError) as caught:
        subak.load(tmp_path / "nowhere.txt")
    assert not str(caught.value).startswith("line")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match="no text in UTF-8"):
        subak.load(tmp_path / "picture.png")


def test_a_deal_is_part_of_the_record() -> None:
    game = subak.new(
        "seasons", seed=1, water_festival=True, deal="boran tevy / kosal | largest farmers' houses buffalo"
    )
    again = subak.read(game.record())
    assert again.to_bytes() == game.to_bytes()
    assert [move.text for move in again.moves(0)] == ["boran", "tevy"]
    river = again.view().to_dict()["river"]
    assert [card["card"] for card in river] == ["largest", "farmers", "houses", "buffalo"]
    assert [card["turned"] for card in river] == [False, True, False, False]
