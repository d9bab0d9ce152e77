"""The rules of Terraces, played in its notation. With seed 38 A holds 3 6 8 11 15 16 21 30, B 1 9 13 14 17 18 25 27."""

from pathlib import Path

import numpy as np
import pytest
from terraces.components import Components
from terraces.players import BALANCE

import subak
from subak.errors import IllegalMove, MalformedMove
from subak.game import Game


def played(*moves: str, seats: int = 2, seed: int = 38) -> Game:
    """`A30>1`: A pours 30 on the first field."""
    game = subak.new("terraces", seats=seats, seed=seed)
    for move in moves:
        water, _, field = move[1:].partition(">")
        game.push(water, "ABCD".index(move[0]))
        game.push(f"to:{field}", "ABCD".index(move[0]))
    return game


def to_the_end(seed: int) -> Game:
    """Everybody always picks the first thing on offer."""
    game = subak.new("terraces", seats=3, seed=seed)
    while game.actors:
        game.push(game.moves()[0])
    return game


def harvest(game: Game, seat: int) -> dict[str, int]:
    fields: dict[str, int] = game.view(seat).to_dict()["won"][seat]
    return fields


def test_the_most_water_wins_a_field_and_the_least_an_offering() -> None:
    game = played("A30>1", "B9>1")
    assert harvest(game, 0) == {"white": 0, "red": 1, "black": 0}
    assert sum(harvest(game, 1).values()) == 0
    assert [(event.kind, event.seat) for event in game.last_events] == [("won", 0), ("lost", 1), ("offering", 1)]
    assert game.scores == (1, 2)


def test_whoever_is_alone_wins_with_any_card_and_may_also_get_the_offering() -> None:
    game = played("A3>2", "B27>1")
    assert harvest(game, 0)["white"] == 1
    assert harvest(game, 1)["red"] == 1
    assert game.scores == (2 + 2, 1)


def test_further_fields_of_red_rice_pay_more() -> None:
    assert played("A30>1", "B9>1", "A3>2", "B27>1").scores == (3 + 2, 2 + 2)


def test_nothing_shows_before_all_have_chosen() -> None:
    before, after = played(), played("B27>1")
    assert after.scene(0).choices == before.scene(0).choices
    assert after.view(0).to_dict()["hands"][1] == []
    assert [sprite.id for sprite in after.scene(0).sprites if sprite.id.startswith("done")] == ["done:1"]
    assert after.undo(1).text == "to:1"
    assert after.undo(1).text == "27"
    assert after.to_bytes() == before.to_bytes()


def test_what_is_not_possible_is_refused_in_words() -> None:
    with pytest.raises(IllegalMove, match="choose water of your hand"):
        played().push("2", 0)
    with pytest.raises(MalformedMove, match="expected water, 1 to 32, or a field, to:1 to to:4"):
        played().push("33", 0)


def test_after_seven_rounds_one_wins_and_ties_go_to_the_most_water_saved() -> None:
    ties = 0
    for seed in range(200):
        game = to_the_end(seed)
        assert len(game) == 2 * 3 * 7
        best = [seat for seat in range(3) if game.scores[seat] == max(game.scores)]
        saved = {seat: game.view(seat).to_dict()["hands"][seat] for seat in best}
        winner = max(best, key=lambda seat: saved[seat])
        assert game.outcome == tuple(float(seat == winner) for seat in range(3))
        ties += len(best) > 1
    assert ties


def test_own_components_are_checked(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(Components.OURS.read_text().replace("[2, 4", "[3, 4"))
    assert Components.load(own).points[0][1] == 3
    own.write_text(Components.OURS.read_text().replace("[2, 4", '["two", 4').replace("red", "green"))
    assert [problem.entry for problem in Components.check(own)] == ["points, white", "points, red", "points, green"]


def test_finished_games_are_looked_back_at() -> None:
    game = to_the_end(1)
    seen = list(BALANCE.observe(game))
    assert len(seen) == sum(sum(harvest(game, seat).values()) for seat in range(3))
    offerings = BALANCE.statistics(game.states)["offerings"]
    assert offerings.shape == (1, 3)
    assert np.sum(offerings) == 7
