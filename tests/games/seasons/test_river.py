"""The two river scorings (docs/rules/seasons.md), on closed fields written by hand.

The rulebook's worked example is the scenario `river-example.txt`.
"""

from typing import Any

import pytest

import subak
from games.seasons.positions import COMPONENTS, events_of, give_fields, lay_river, log, out, table
from subak.games.seasons.rules.flow import end_game, end_wet_season, legal, play
from subak.games.seasons.rules.state import DRY, RIVER, RIVER_CARD, RIVER_PASS, WET

A, B, NOBODY = 0, 1, -1


def after_wet_season(order: tuple[str, ...], a: tuple[str, ...], b: tuple[str, ...]) -> tuple[Any, Any]:
    """A table at the moment the wet season ends, the river scored as far as it goes without a choice."""
    states, logs = table(water_festival=True), log()
    states[0].phase = WET
    lay_river(states, *order)
    give_fields(states, A, *a)
    give_fields(states, B, *b)
    end_wet_season(states[0], logs[0])
    return states, logs


def river_points(logs: Any) -> list[tuple[int, str, int]]:
    """(seat, symbol, points) of every card scored."""
    symbols = ("", "farmers", "houses", "buffalo", "largest")
    return [(event.seat, symbols[event.numbers[1]], event.numbers[2]) for event in events_of(logs, "river_points")]


ORDER = ("houses", "farmers", "buffalo", "largest")


def test_the_river_is_shuffled_and_its_cards_turned() -> None:
    """All 24 orders come up, and every card lies both ways."""
    orders, turned = set(), set()
    for seed in range(400):
        river = subak.new("seasons", seed=seed, water_festival=True).view().to_dict()["river"]
        orders.add(tuple(card["card"] for card in river))
        turned |= {(card["card"], card["turned"]) for card in river}
    assert len(orders) == 24
    assert len(turned) == 8


def test_both_scorings_use_the_cards_where_they_lie() -> None:
    """They are turned over on the spot: order and turns are the same after the wet season."""
    states, _ = after_wet_season(("buffalo", "largest'", "houses", "farmers"), ("1f1@0",), ("1f1@0",))
    assert states[0].river.tolist() == [
        COMPONENTS.river.index(name) for name in ("buffalo", "largest", "houses", "farmers")
    ]
    assert states[0].river_turned.tolist() == [0, 1, 0, 0]


def test_houses_pay_the_number_of_the_other_s_farmers_for_each_own_house() -> None:
    # A: 3 houses against 1; B has 2 farmers in closed fields: 3 × 2. Fields away from the river count too.
    _, logs = after_wet_season(ORDER, ("1h2", "1h1"), ("1h1f2",))
    assert (A, "houses", 6) in river_points(logs)


def test_farmers_pay_one_for_every_own_feature_by_the_river() -> None:
    # A has 3 farmers to 1; by the river lie 1 farmer, 1 house and 2 buffalo of A's
    _, logs = after_wet_season(ORDER, ("2f1h1b2@1", "1f2"), ("1f1@0",))
    assert (A, "farmers", 4) in river_points(logs)


def test_buffalo_pay_two_for_all_buffalo_by_the_river_on_both_sides() -> None:
    # B has 3 buffalo to 2; by the river lie 2 of B's and 1 of A's
    _, logs = after_wet_season(ORDER, ("1b1@0", "1b1"), ("1b2@3", "1b1"))
    assert (B, "buffalo", 6) in river_points(logs)


def test_a_tie_scores_nobody() -> None:
    states, logs = after_wet_season(ORDER, ("1f1@0",), ("1f1@0",))
    assert river_points(logs) == []
    assert [event.seat for event in events_of(logs, "river_majority")] == [NOBODY] * 4
    assert [player.points for player in states[0].players] == [0, 0]


def test_open_parcels_count_for_nothing() -> None:
    states, logs = table(water_festival=True), log()
    states[0].phase = WET
    lay_river(states, *ORDER)
    give_fields(states, A, "1")
    give_fields(states, B, "1")
    states[0].players[A].houses = 5  # all in open parcels
    end_wet_season(states[0], logs[0])
    assert river_points(logs) == []


def test_cards_are_scored_in_the_order_of_the_river() -> None:
    _, logs = after_wet_season(("buffalo", "largest", "houses", "farmers"), ("1b1@0", "1f1h1"), ("1f1h1",))
    positions = [event.numbers[0] for event in events_of(logs, "river_majority")]
    assert positions == [0, 1, 2, 3]


def test_the_largest_field_includes_its_houses() -> None:
    # A's 2 parcels and 2 houses are larger than B's 3 parcels; B holds nothing A could score instead
    states, logs = after_wet_season(ORDER, ("2h2",), ("3",))
    (last,) = [event for event in events_of(logs, "river_majority") if event.numbers[1] == 4]
    assert (last.seat, last.numbers[2:4]) == (A, (4, 3))
    assert states[0].phase == DRY


def test_the_holder_of_the_largest_field_scores_one_card_of_the_other() -> None:
    # B holds farmers (2 to 0) and buffalo (1 to 0); A holds the largest field and must choose
    states, logs = after_wet_season(ORDER, ("4@0",), ("1f2@1", "1b1@2"))
    state, moves = states[0], out()
    assert (state.phase, state.active) == (RIVER, A)
    count = legal(state, A, moves)
    assert moves[:count].tolist() == [RIVER_CARD + 1, RIVER_CARD + 2, RIVER_PASS]
    assert legal(state, B, moves) == 0
    play(state, A, RIVER_CARD + 2, logs[0])
    # buffalo: 2 for B's one buffalo by the river, for A as if A held it (and B scored it, too)
    assert river_points(logs) == [(B, "farmers", 3), (B, "buffalo", 2), (A, "buffalo", 2)]
    assert state.phase == DRY


def test_the_choice_comes_in_the_card_s_turn_and_the_rest_follows() -> None:
    states, logs = after_wet_season(("largest", "farmers", "houses", "buffalo"), ("4@0",), ("1f2@1",))
    state = states[0]
    assert river_points(logs) == []
    play(state, A, RIVER_CARD + 1, logs[0])
    # "as if A held it": A has no features by the river, so A's choice pays 0; then B scores its own card
    assert river_points(logs) == [(A, "farmers", 0), (B, "farmers", 2)]


def test_the_holder_of_the_largest_field_may_decline() -> None:
    states, logs = after_wet_season(ORDER, ("4@0",), ("1f2@1",))
    play(states[0], A, RIVER_PASS, logs[0])
    assert states[0].players[A].points == 0
    assert states[0].phase == DRY


# --- after the dry season --------------------------------------------------------------------------------------
def after_dry_season(order: tuple[str, ...], a: tuple[str, ...], b: tuple[str, ...]) -> tuple[Any, Any]:
    states, logs = table(water_festival=True), log()
    states[0].phase = DRY
    lay_river(states, *order)
    give_fields(states, A, *a)
    give_fields(states, B, *b)
    end_game(states[0], logs[0])
    return states, logs


def followed(logs: Any) -> list[tuple[int, ...]]:
    """(seat, from, to, points) of every arrow followed."""
    return [(event.seat, *event.numbers[:3]) for event in events_of(logs, "river_follow")]


def test_the_rulebook_s_example() -> None:
    # Farmers at position 1 point right to "largest field" at 2. B sits opposite: B's bank 2 is position 1.
    order = ("houses", "farmers", "largest", "buffalo")
    _, logs = after_dry_season(order, ("1f1@1", "2@2"), ("1@2", "2@1"))
    assert followed(logs) == [(A, 1, 2, 4)]


def test_only_the_field_with_the_card_s_symbol_counts() -> None:
    # A's farmers elsewhere do not help: at the farmers' card B has 1, A has 0
    order = ("houses", "farmers", "largest", "buffalo")
    _, logs = after_dry_season(order, ("1f3@0", "1@1", "1f2"), ("1f1@2", "3@1"))
    assert followed(logs)[0] == (B, 1, 2, 3)


def test_an_open_field_counts_nothing_but_the_other_side_still_does() -> None:
    # At the farmers' card only A's field is closed; at "largest field" only B's, of size 3
    order = ("houses", "farmers", "largest", "buffalo")
    _, logs = after_dry_season(order, ("1f1@1",), ("3@1",))
    assert followed(logs)[0] == (A, 1, 2, 3)


def test_a_tie_at_a_card_pays_nothing() -> None:
    order = ("houses", "farmers", "largest", "buffalo")
    _, logs = after_dry_season(order, ("1f1@1", "2@2"), ("1f1@2", "2@1"))
    assert followed(logs) == []


@pytest.mark.parametrize(
    ("order", "target"),
    [
        (("farmers", "largest", "houses", "buffalo"), 1),  # unturned, the farmers' arrow points right
        (("farmers'", "largest", "houses", "buffalo"), 3),  # turned by 180° it points left, past the end to the other
        (("largest", "houses", "buffalo", "farmers"), 0),  # right, past the right end
        (("largest", "houses", "buffalo", "farmers'"), 2),
    ],
)
def test_arrows_and_the_ends_of_the_river(order: tuple[str, ...], target: int) -> None:
    position = [name.removesuffix("'") for name in order].index("farmers")
    _, logs = after_dry_season(order, (f"1f1@{position}",), ())
    assert followed(logs)[0][:3] == (A, position, target)


@pytest.mark.parametrize(("card", "arrow"), [("houses", -1), ("farmers", 1), ("buffalo", -1), ("largest", 1)])
def test_the_arrows_of_our_cards(card: str, arrow: int) -> None:
    states = table(water_festival=True)
    assert states[0].tables.river[COMPONENTS.river.index(card)].arrow == arrow


def test_one_field_may_lie_at_several_cards() -> None:
    # A's field of 3 parcels lies at banks 0 to 2 and has a farmer and a house: it counts at each of its cards
    order = ("houses'", "farmers", "largest", "buffalo")
    _, logs = after_dry_season(order, ("3f1h1@012",), ())
    assert followed(logs) == [(A, 0, 1, 1), (A, 1, 2, 4), (A, 2, 3, 0)]


def test_the_end_scores_the_river_before_fields_and_buffalo() -> None:
    order = ("houses", "farmers", "largest", "buffalo")
    states, logs = after_dry_season(order, ("1f1@1", "2@2"), ())
    kinds = ["river_follow", "end_fields"]
    first = [min(i for i in range(logs[0].count) if _kind(logs, i) == kind) for kind in kinds]
    assert first == sorted(first)
    assert states[0].players[A].points == 2 + 0 + 2  # farmers → size 2; largest → no buffalo; 2 fields


def _kind(logs: Any, at: int) -> str:
    from subak.games.seasons.rules.events import KINDS

    return KINDS[int(logs[0].events[at].kind)]
