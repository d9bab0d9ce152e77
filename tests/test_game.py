"""The Game object: pleasant, and unchanged by anything it refuses."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import subak
from subak.errors import (
    BadOption,
    BadSeat,
    CannotUndo,
    IllegalMove,
    MalformedMove,
    NotYourTurn,
    SubakError,
    UnknownGame,
)
from subak.game import Game


@pytest.fixture
def game() -> Game:
    return subak.new("seasons", seed=1)


def test_a_game_says_what_it_is(game: Game) -> None:
    assert repr(game) == "<subak.Game seasons, 0 moves, waiting for A, B, scores (0, 0)>"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'seasons'"):
        subak.new("season")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"editon": "de"}, "did you mean 'edition'"),
        ({"edition": "fr"}, "expected one of: de, en, en-capped"),
        ({"water_festival": "maybe"}, "expected one of: off, on"),
        ({"water_festival": 2}, "expected one of: off, on"),
        ({"younger": 2}, "expected one of: 0, 1"),
        ({"younger": True}, "expected one of: 0, 1"),
        ({"deal": "boran boran"}, "named twice"),
        ({"deal": "borann"}, "did you mean 'boran'"),
        ({"deal": "boran | houses"}, "no river without"),
        ({"deal": "boran | houses", "water_festival": True}, "expected each of"),
        ({"seats": 3}, "3 seats are not possible; expected 2"),
        ({"seats": 2.0}, "2.0 seats are not possible; expected 2"),
        ({"deal": "boran\ntevy"}, "expected plain text on one line"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        subak.new("seasons", **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "value"), [("on", True), ("off", False), ("yes", True), ("true", True), (False, False)]
)
def test_switches_understand_words(text: object, value: bool) -> None:
    assert subak.new("seasons", water_festival=text).options["water_festival"] is value


@pytest.mark.parametrize(
    ("move", "error", "words"),
    [
        ("", MalformedMove, "there is no card ''"),
        ("borann", MalformedMove, "did you mean 'boran'"),
        ("v1", MalformedMove, "no card 'v1'"),
        ("v-30,0", MalformedMove, "no card can lie that far"),
        ("v999,0", MalformedMove, "no card can lie that far"),
        ("v٢,0", MalformedMove, "no card"),
        ("dry:", MalformedMove, "no card ''"),
        (":boran", MalformedMove, "is no move"),
        ("wet:boran", MalformedMove, "is no move"),
        ("river:lake", MalformedMove, "no river card 'lake'"),
        ("v0,0", IllegalMove, "choose a card of the hand"),
        ("boran", IllegalMove, "choose a card of the hand"),
        ("dry:boran", IllegalMove, "choose a card of the hand"),
        (99999, IllegalMove, "expected a number from 0"),
        (-1, IllegalMove, "expected a number from 0"),
    ],
)
def test_a_refused_move_changes_nothing(game: Game, move: str | int, error: type[SubakError], words: str) -> None:
    before = game.to_bytes()
    with pytest.raises(error, match=words):
        game.push(move, 0)
    assert (game.to_bytes(), len(game), game.events) == (before, 0, [])


def test_out_of_turn(game: Game) -> None:
    game.push(game.moves(0)[0])
    game.push("v0,0", 0)
    with pytest.raises(NotYourTurn, match="A has nothing to decide now; the game waits for B"):
        game.push("v0,0", 0)


def test_simultaneous_picks_need_a_seat(game: Game) -> None:
    with pytest.raises(NotYourTurn, match="A and B choose at the same time"):
        game.push("samnang")


@pytest.mark.parametrize("seat", [2, -1, "A", None, 1.0, True, np.int64(5)])
def test_an_unknown_seat_is_refused(game: Game, seat: object) -> None:
    with pytest.raises(BadSeat, match="expected 0 to 1"):
        game.choices(seat)  # type: ignore[arg-type]
    with pytest.raises(BadSeat):
        game.undo(seat)  # type: ignore[arg-type]
    if seat != -1:
        with pytest.raises(BadSeat):
            game.view(seat)  # type: ignore[arg-type]
    with pytest.raises(BadSeat):
        game.view().picture(seat)  # type: ignore[arg-type]


def test_numpy_numbers_are_numbers(game: Game) -> None:
    code = game.codes(np.int64(0))[0]  # type: ignore[arg-type]
    game.push(code, np.int8(0))  # type: ignore[arg-type]
    assert game.history[0].code == code


@pytest.mark.parametrize("move", [None, 5.0, True, b"boran", ["boran"]])
def test_what_is_no_move_at_all(game: Game, move: object) -> None:
    with pytest.raises(MalformedMove, match="expected a Move, its notation or its number"):
        game.push(move, 0)  # type: ignore[arg-type]
    with pytest.raises(MalformedMove):
        game.choices(0, after=[move])  # type: ignore[list-item]


@pytest.mark.parametrize("code", [10**30, -5])
def test_looking_ahead_with_an_impossible_number(game: Game, code: int) -> None:
    with pytest.raises(IllegalMove, match="expected a number from 0"):
        game.choices(0, after=[code])


@pytest.mark.parametrize("seed", ["a\nb", "a\rb", "a\u2028b", "\ud800", " a", 'x"]\n[Result "z', 1.5, b"a"])
def test_seeds_that_no_record_could_keep_are_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="expected plain text on one line"):
        subak.new("seasons", seed=seed)  # type: ignore[arg-type]


@given(seed=st.text(max_size=30) | st.integers())
@settings(max_examples=200, deadline=None)
def test_every_accepted_seed_survives_its_record(seed: str | int) -> None:
    try:
        game = subak.new("seasons", seed=seed)
    except BadOption:
        assert isinstance(seed, str)
        assert not seed.isprintable() or seed != seed.strip()
        return
    assert subak.read(game.record()).to_bytes() == game.to_bytes()


def test_moves_can_be_pushed_as_objects_text_or_numbers(game: Game) -> None:
    first = game.moves(0)[0]
    for move in (first, first.text, first.code):
        other = game.copy()
        other.push(move, 0)
        assert other.history == [first]


def test_undo_within_one_s_own_sequence(game: Game) -> None:
    start = game.to_bytes()
    game.push("samnang", 0)
    game.push("rachana", 1)
    game.push("v0,0", 0)
    assert str(game.undo(0)) == "v0,0"
    assert str(game.undo(0)) == "samnang"
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert str(game.undo(1)) == "rachana"
    assert game.to_bytes() == start


def test_nothing_is_taken_back_once_it_is_revealed(game: Game) -> None:
    for seat, move in ((0, "samnang"), (0, "v0,0"), (1, "rachana"), (1, "v0,0")):
        game.push(move, seat)
    for seat in range(2):
        with pytest.raises(CannotUndo, match="what is revealed stands"):
            game.undo(seat)
    assert str(game.pop()) == "v0,0"  # analysis may


def test_choices_show_what_a_place_would_bring() -> None:
    game = subak.new("seasons", seed=1)
    for seat in range(2):
        game.push(game.moves(seat)[0])
        game.push("v0,0", seat)
    while game.view().to_dict()["phase"] == "wet":
        seat = game.actors[0]
        best = max(game.choices(seat), key=lambda choice: choice.preview.get("points", 0))
        points, fields = game.scores[seat], len(game.view().to_dict()["players"][seat]["fields"])
        if game.view(seat).to_dict()["players"][seat]["pick"]["stage"] == "place":
            tried = game.copy()
            tried.push(best.move)
            while len(tried.view().to_dict()["players"][seat]["cards"]) == len(
                game.view().to_dict()["players"][seat]["cards"]
            ):
                actor = tried.actors[0]
                tried.push(int(tried.codes(actor)[0]), actor)
            if tried.view().to_dict()["phase"] == "wet":
                assert tried.scores[seat] - points == best.preview["points"]
                now = len(tried.view().to_dict()["players"][seat]["fields"])
                assert now - fields == best.preview["fields"]
        game.push(best.move)


def test_looking_ahead_refuses_what_cannot_follow(game: Game) -> None:
    assert {choice.move.text for choice in game.choices(0, after=["samnang"])} == {"v0,0", "h0,0"}
    assert len(game.choices(0, after=["samnang", "v0,0"])) == 0
    with pytest.raises(IllegalMove, match="looking ahead"):
        game.choices(0, after=["v0,0"])
    assert len(game) == 0


def test_without_a_seed_every_deal_is_secret_and_different() -> None:
    first, second = subak.new("seasons"), subak.new("seasons")
    assert first.seed != second.seed
    assert len(str(first.seed)) == 32
    assert subak.new("seasons", seed=first.seed).to_bytes() == first.to_bytes()


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert subak.new("seasons", seed=7).to_bytes() == subak.new("seasons", seed="7").to_bytes()


def test_options_are_listed_with_their_default_first() -> None:
    assert subak.options("seasons")["edition"] == ("de", "en", "en-capped")
    assert subak.options("seasons")["water_festival"] == (False, True)


def test_a_game_at_an_earlier_point_is_that_game(game: Game) -> None:
    states = [game.to_bytes()]
    while actors := game.actors:
        game.push(int(game.codes(actors[0])[0]), actors[0])
        states.append(game.to_bytes())
    for moves in (0, 1, 7, len(game)):
        then = game.at(moves)
        assert then.to_bytes() == states[moves]
        assert then.made == game.made[:moves]
        assert then.events == game.events[: len(then.events)]
    assert game.made == [(move.seat, move.code) for move in game.history]


def test_can_undo_says_what_undo_does(game: Game) -> None:
    assert not game.can_undo(0)
    game.push(int(game.codes(0)[0]), 0)
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo(0)
    assert not game.can_undo(0)


@pytest.mark.parametrize("name", subak.game_names())
def test_a_redealt_game_looks_the_same_to_its_seat_and_has_no_past(name: str) -> None:
    game = subak.new(name, seed=3)
    seat = game.actors[0]
    game.push(int(game.codes(seat)[0]), seat)
    others = [game.redealt(0, number) for number in range(4)]
    for other in others:
        assert other.view(0).to_bytes() == game.view(0).to_bytes()
        assert other.codes(0).tolist() == game.codes(0).tolist()
        assert len(other) == 0
    assert len({other.to_bytes() for other in others}) == 4
    assert others[0].to_bytes() == game.redealt(0, 0).to_bytes()
    assert len(game) == 1


@pytest.mark.parametrize("name", subak.game_names())
def test_what_a_seat_could_know_earlier(name: str) -> None:
    """`after` so many moves a view is what it was then, however far the game has gone (old states are replayed)."""
    game, then = subak.new(name, seed=6), []
    for _ in range(30):
        then.append([game.view(seat).to_bytes() for seat in (-1, 0, 1)])
        seat = game.actors[0]
        game.push(game.moves(seat)[0], seat)
    for moves, views in enumerate(then):
        assert [game.view(seat, moves).to_bytes() for seat in (-1, 0, 1)] == views
        assert game.has_moved(0, moves) == (0 in [seat for seat, _ in game.made[moves:]])
    assert game.view(0, 3).moves() == game.at(3).moves(0)
    with pytest.raises(CannotUndo):
        game.view(0, 31)
