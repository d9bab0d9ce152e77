"""The course of the game (docs/rules/seasons.md)."""

import pytest

import subak
from games.seasons.positions import CARDS
from subak.errors import IllegalMove, NotYourTurn
from subak.game import Game

DEAL = (
    "boran chantrea / chhean pally / "
    "rachana kosal visal phirun rithy tevy maly / dara veasna samnang sokha sovann nimol arun"
)
HAND_A = ["rachana", "kosal", "visal", "phirun", "rithy", "tevy", "maly"]
HAND_B = ["dara", "veasna", "samnang", "sokha", "sovann", "nimol", "arun"]


@pytest.fixture
def game() -> Game:
    return subak.new("seasons", components=CARDS, deal=DEAL, seed=0)


def acting(game: Game) -> list[int]:
    return list(game.actors)


def texts(game: Game, seat: int) -> list[str]:
    return [move.text for move in game.moves(seat)]


def push(game: Game, seat: int, moves: str) -> None:
    for move in moves.split():
        game.push(move, seat)


def begin(game: Game) -> Game:
    push(game, 0, "boran v0,0")
    push(game, 1, "chhean v0,0")
    return game


def wet(game: Game, a: str, b: str) -> None:
    push(game, 0, a)
    push(game, 1, b)


def test_all_18_cards_are_in_play(game: Game) -> None:
    seen = set(texts(game, 0)) | set(texts(game, 1))
    begin(game)
    assert seen | set(texts(game, 0)) | set(texts(game, 1)) == set(game.components.cards)


def test_both_choose_at_the_same_time_and_in_any_order(game: Game) -> None:
    assert acting(game) == [0, 1]
    assert texts(game, 0) == ["boran", "chantrea"]
    assert texts(game, 1) == ["chhean", "pally"]
    push(game, 1, "pally h0,0")
    assert acting(game) == [0]
    with pytest.raises(NotYourTurn):
        game.push("chhean", 1)


def test_picks_stay_hidden_until_both_have_chosen(game: Game) -> None:
    push(game, 0, "boran v0,0")
    seen_by_b = game.view(1).to_dict()["players"][0]
    assert seen_by_b["pick"] == {"stage": "done", "card": None, "place": None, "row": None}
    assert seen_by_b["cards"] == []
    assert seen_by_b["ancestor"] is None
    assert seen_by_b["hand"] == []
    assert game.events == []


def test_one_card_begins_the_farm_and_the_other_is_the_ancestor(game: Game) -> None:
    begin(game)
    players = game.view().to_dict()["players"]
    assert [player["ancestor"] for player in players] == ["chantrea", "pally"]
    assert [player["cards"][0]["card"] for player in players] == ["boran", "chhean"]


def test_the_first_card_may_lie_upright_or_sideways(game: Game) -> None:
    game.push("boran", 0)
    assert texts(game, 0) == ["v0,0", "h0,0"]


def test_a_field_on_the_start_card_is_scored_when_the_farm_begins() -> None:
    game = subak.new("seasons", components=CARDS, deal="kosal boran / chhean pally", seed=0)
    push(game, 0, "kosal v0,0")
    assert game.scores == (0, 0)  # nothing shows before both have chosen
    push(game, 1, "chhean v0,0")
    assert game.scores == (2, 0)


def test_the_ancestor_already_counts_for_the_start_card() -> None:
    game = subak.new("seasons", components=CARDS, deal="arun kosal / chhean pally", seed=0)
    push(game, 0, "arun v0,0")
    push(game, 1, "chhean v0,0")
    assert game.scores[0] == 2 + 2 + 2  # size 1, one buffalo, Kosal's 2 for a field of one parcel


def test_seven_cards_each_for_the_wet_season(game: Game) -> None:
    begin(game)
    assert texts(game, 0) == HAND_A
    assert texts(game, 1) == HAND_B


def test_a_wet_turn_is_a_card_its_place_and_another_card_for_the_row(game: Game) -> None:
    begin(game)
    game.push("kosal", 0)
    assert all(text[0] in "vh" for text in texts(game, 0))
    game.push("v2,0", 0)
    assert texts(game, 0) == [f"dry:{card}" for card in HAND_A if card != "kosal"]
    with pytest.raises(IllegalMove, match="choose a card of the hand for the dry row"):
        game.push("dry:kosal", 0)
    game.push("dry:tevy", 0)
    assert acting(game) == [1]


def test_hands_are_swapped_after_every_turn(game: Game) -> None:
    begin(game)
    wet(game, "kosal v2,0 dry:tevy", "arun v2,0 dry:dara")
    assert texts(game, 0) == ["veasna", "samnang", "sokha", "sovann", "nimol"]
    assert texts(game, 1) == ["rachana", "visal", "phirun", "rithy", "maly"]
    wet(game, "nimol v4,0 dry:veasna", "rachana v4,0 dry:maly")
    assert texts(game, 0) == ["visal", "phirun", "rithy"]
    assert texts(game, 1) == ["samnang", "sokha", "sovann"]


def after_wet_season(game: Game) -> Game:
    begin(game)
    wet(game, "kosal v2,0 dry:tevy", "arun v2,0 dry:dara")
    wet(game, "nimol v4,0 dry:veasna", "rachana v4,0 dry:maly")
    wet(game, "visal v6,0 dry:phirun", "sokha v6,0 dry:samnang")
    wet(game, "v8,0", "v8,0")
    return game


def test_the_last_card_is_swapped_too_and_only_placed(game: Game) -> None:
    begin(game)
    wet(game, "kosal v2,0 dry:tevy", "arun v2,0 dry:dara")
    wet(game, "nimol v4,0 dry:veasna", "rachana v4,0 dry:maly")
    wet(game, "visal v6,0 dry:phirun", "sokha v6,0 dry:samnang")
    players = game.view(0).to_dict()["players"]
    assert (players[0]["pick"]["card"], players[0]["pick"]["stage"]) == ("sovann", "place")
    assert game.view(1).to_dict()["players"][1]["pick"]["card"] == "rithy"
    wet(game, "v8,0", "v8,0")
    assert game.view().to_dict()["phase"] == "dry"


def test_the_dry_row_has_six_cards_and_is_open(game: Game) -> None:
    row = after_wet_season(game).view().to_dict()["row"]
    assert sorted(row) == sorted(["tevy", "dara", "veasna", "maly", "phirun", "samnang"])


def test_in_the_dry_season_players_take_turns(game: Game) -> None:
    after_wet_season(game)
    order = []
    while not game.is_over:
        (seat,) = game.actors
        order.append(seat)
        while seat in game.actors:
            game.push(int(game.codes(seat)[0]), seat)
    assert order in ([0, 1] * 3, [1, 0] * 3)
    players = game.view().to_dict()["players"]
    assert [len(player["cards"]) for player in players] == [8, 8]


def test_the_trailing_player_starts_the_dry_season(game: Game) -> None:
    after_wet_season(game)
    fewer = min(range(2), key=lambda seat: game.scores[seat])
    assert game.scores[0] != game.scores[1]
    assert acting(game) == [fewer]


def test_fields_still_score_in_the_dry_season_and_the_end_adds_up(game: Game) -> None:
    after_wet_season(game)
    while game.actors:
        seat = game.actors[0]
        best = max(game.choices(seat), key=lambda choice: choice.preview.get("points", 0))
        game.push(best.move)
    for seat, player in enumerate(game.view().to_dict()["players"]):
        assert sum(player["earned"].values()) == game.scores[seat] == player["points"]
    assert any(field["dry"] for player in game.view().to_dict()["players"] for field in player["fields"])


# --- what a seat knows -------------------------------------------------------------------------------------------
def test_the_other_hand_is_hidden_in_the_set_up_and_known_from_the_first_wet_turn_on(game: Game) -> None:
    """Of 18 cards four lie on the table and seven are one's own: the other seven are the other's."""
    assert game.view(0).to_dict()["players"][1]["hand"] == []
    begin(game)
    assert game.view(0).to_dict()["players"][1]["hand"] == HAND_B
    assert game.view(1).to_dict()["players"][0]["hand"] == HAND_A
    wet(game, "kosal v2,0 dry:tevy", "arun v2,0 dry:dara")
    assert game.view(0).to_dict()["players"][1]["hand"] == ["rachana", "visal", "phirun", "rithy", "maly"]


def test_what_the_other_has_picked_stays_in_the_hand_that_is_shown(game: Game) -> None:
    """In every turn of the wet season: nothing but being done shows before both have picked."""
    begin(game)
    for moves, answer in (
        ("kosal v2,0 dry:tevy", "arun v2,0 dry:dara"),
        ("nimol v4,0 dry:veasna", "rachana v4,0 dry:maly"),
        ("visal v6,0 dry:phirun", "sokha v6,0 dry:samnang"),
    ):
        before = game.view(1).to_dict()["players"][0]
        cards = game.scene(1).sprites
        for move in moves.split():
            game.push(move, 0)
            shown = game.view(1).to_dict()["players"][0]
            assert shown | {"pick": before["pick"]} == before
            assert game.scene(1).sprites == cards
        push(game, 1, answer)


def test_spectators_never_see_a_hand(game: Game) -> None:
    begin(game)
    for moves in (("kosal v2,0 dry:tevy", "arun v2,0 dry:dara"), ("nimol v4,0 dry:veasna", "rachana v4,0 dry:maly")):
        wet(game, *moves)
        players = game.view().to_dict()["players"]
        assert [player["hand"] for player in players] == [[], []]
        assert [player["held"] for player in players] in ([5, 5], [3, 3])


def test_landscapes_never_meet(game: Game) -> None:
    """What one builds leaves the other's farm as it is."""
    begin(game)
    before = game.view().to_dict()["players"][1]["cards"]
    push(game, 0, "kosal v2,0 dry:tevy")
    assert game.view().to_dict()["players"][1]["cards"] == before
