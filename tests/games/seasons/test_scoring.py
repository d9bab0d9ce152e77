"""What a closed field pays (docs/rules/seasons.md)."""

import itertools
from collections.abc import Iterable
from typing import Any

import pytest

from games.seasons.positions import COMPONENTS, events_of, give_fields, log, table
from subak.games.seasons.rules.effects import ON_FIELD, QUANTITIES, RELATIONS, TARGETS
from subak.games.seasons.rules.scoring import score_end, score_new_fields
from subak.games.seasons.rules.state import DRY, GINGER, WET

SIZE_POINTS = {
    "de": (2, 3, 5, 8, 11, 11, 11),
    "en": (1, 2, 4, 7, 10, 6, 6),
    "en-capped": (1, 2, 4, 7, 10, 10, 10),
}


def score(field: str, *, edition: str = "de", phase: int = WET) -> tuple[int, ...]:
    """Points for size, farmers and buffalo of one new field."""
    states, logs = table(edition=edition), log()
    states[0].phase = phase
    give_fields(states, 0, field)
    score_new_fields(states[0], 0, 1, logs[0])
    (event,) = events_of(logs, "field")
    assert states[0].players[0].points == sum(event.numbers[4:])
    return event.numbers[4:]


@pytest.mark.parametrize("edition", SIZE_POINTS)
@pytest.mark.parametrize("size", range(1, 8))
def test_size_pays_by_the_edition_s_table(edition: str, size: int) -> None:
    assert score(str(size), edition=edition) == (SIZE_POINTS[edition][size - 1], 0, 0)


@pytest.mark.parametrize("edition", SIZE_POINTS)
@pytest.mark.parametrize(("field", "size"), [("1h1", 2), ("2h1", 3), ("1h3", 4), ("3h2", 5), ("4h2", 6)])
def test_every_house_adds_one_to_the_size(edition: str, field: str, size: int) -> None:
    assert score(field, edition=edition)[0] == SIZE_POINTS[edition][size - 1]


@pytest.mark.parametrize(("farmers", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 8)])
def test_farmers_pay_as_a_set(farmers: int, points: int) -> None:
    assert score(f"2f{farmers}")[1] == points


@pytest.mark.parametrize("buffalo", range(5))
def test_every_buffalo_pays_two(buffalo: int) -> None:
    assert score(f"2b{buffalo}")[2] == 2 * buffalo


def test_everything_in_one_field_adds_up() -> None:
    # 3 parcels and 1 house: size 4, 8 points; 2 farmers: 3; 2 buffalo: 4
    assert score("3f2h1b2") == (8, 3, 4)


def test_several_fields_closed_at_once_all_pay() -> None:
    states, logs = table(), log()
    give_fields(states, 0, "1", "2f1")
    score_new_fields(states[0], 0, 2, logs[0])
    assert states[0].players[0].points == 2 + (3 + 1)


def test_the_largest_of_several_fields_is_scored_first() -> None:
    states, logs = table(), log()
    give_fields(states, 0, "1", "3", "2")
    score_new_fields(states[0], 0, 3, logs[0])
    assert [event.numbers[0] for event in events_of(logs, "field")] == [3, 2, 1]


@pytest.mark.parametrize("fields", [("2", "1h1"), ("1h1", "2"), ("1h1", "2", "1"), ("1", "1h1", "2")])
def test_equal_fields_are_scored_in_the_order_that_pays_most(fields: tuple[str, ...]) -> None:
    """Veasna pays 1 per parcel for the first field of the dry season: of two fields of size 2 that with two parcels."""
    states, logs = table(), log()
    states[0].phase, states[0].players[0].ancestor = DRY, COMPONENTS.cards.index("veasna")
    give_fields(states, 0, *fields)
    score_new_fields(states[0], 0, len(fields), logs[0])
    assert states[0].players[0].points == 3 + 3 + 2 + (2 if "1" in fields else 0)
    assert [event.numbers[0] for event in events_of(logs, "field")][:2] == [2, 1]


def test_a_larger_field_is_scored_first_even_if_that_pays_less() -> None:
    """Size 3 with one parcel before size 2 with two parcels: Veasna pays 1, not 2."""
    states, logs = table(), log()
    states[0].phase, states[0].players[0].ancestor = DRY, COMPONENTS.cards.index("veasna")
    give_fields(states, 0, "2", "1h2")
    score_new_fields(states[0], 0, 2, logs[0])
    assert states[0].players[0].points == 3 + 5 + 1


def test_a_tie_of_the_wet_season_pays_veasna_nothing() -> None:
    states, logs = table(), log()
    states[0].phase, states[0].players[0].ancestor = WET, COMPONENTS.cards.index("veasna")
    give_fields(states, 0, "1h1", "2")
    score_new_fields(states[0], 0, 2, logs[0])
    assert states[0].players[0].points == 3 + 3


def give_effects(states: Any, *written: dict[str, Any]) -> None:
    """Somebody's own ancestor for A."""
    states[0].players[0].ancestor = 0
    for number, effect in enumerate(written):
        slot = states[0].tables.ancestors[0].effects[number]
        slot.when, slot.season, slot.amount = ON_FIELD, effect.get("season", 0), effect["amount"]
        slot.target, slot.per = TARGETS.index(effect.get("to", "points")), QUANTITIES.index(effect.get("per", "once"))
        for at in range(2):
            condition = slot.conditions[at]
            quantity, relation, limit = effect.get("if", {}).get(at, ("once", "always", 0))
            condition.quantity, condition.relation = QUANTITIES.index(quantity), RELATIONS.index(relation)
            condition.number = limit
    if len(written) == 1:
        states[0].tables.ancestors[0].effects[1].when = 0


OWN = [
    [{"amount": 3, "if": {0: ("nth_dry_field", "==", 2)}, "per": "houses"}],
    [{"amount": -2, "per": "nth_dry_field", "if": {0: ("farmers", ">=", 1)}}],
    [{"amount": 1, "if": {0: ("nth_dry_field", ">=", 2)}, "to": "farmers"}, {"amount": 2, "per": "nth_dry_field"}],
    [
        {"amount": 4, "if": {0: ("nth_dry_field", "==", 1), 1: ("houses", "==", 0)}},
        {"amount": 7, "if": {0: ("nth_dry_field", "<=", 2)}, "to": "farmer_points"},
    ],
]
EQUAL = [("3", "2h1f1", "1h2f2"), ("2f4", "1h1", "2b1", "1h1f1"), ("2h2f1", "4", "3h1f3", "1h3")]


@pytest.mark.parametrize("effects", OWN)
@pytest.mark.parametrize("fields", EQUAL)
def test_no_other_order_of_equal_fields_pays_more(effects: list[dict[str, Any]], fields: tuple[str, ...]) -> None:
    """Whatever somebody's own ancestor pays for: every order is tried by closing one field after the other."""

    def paid(groups: Iterable[tuple[str, ...]]) -> int:
        states, logs = table(), log()
        states[0].phase = DRY
        give_effects(states, *effects)
        for group in groups:
            give_fields(states, 0, *group)
            score_new_fields(states[0], 0, len(group), logs[0])
        return int(states[0].players[0].points)

    orders = [paid((field,) for field in order) for order in itertools.permutations(fields)]
    assert len(set(orders)) > 1
    assert paid([fields]) == max(orders)


def test_ginger_pays_two_for_every_field_of_the_dry_season_whatever_its_size() -> None:
    states, logs = table(jasmine_ginger=True), log()
    states[0].players[0].contract = GINGER
    states[0].phase = DRY
    give_fields(states, 0, "1", "4")
    score_new_fields(states[0], 0, 2, logs[0])
    assert states[0].players[0].points == (2 + 2) + (8 + 2)


def test_ginger_pays_nothing_in_the_wet_season() -> None:
    states, logs = table(jasmine_ginger=True), log()
    states[0].players[0].contract = GINGER
    states[0].phase = WET
    give_fields(states, 0, "1")
    score_new_fields(states[0], 0, 1, logs[0])
    assert states[0].players[0].points == 2


def test_the_end_pays_one_per_field_and_costs_one_per_stranded_buffalo() -> None:
    states, logs = table(), log()
    give_fields(states, 0, "1b1", "2", "1")
    states[0].players[0].buffalo += 2  # in open parcels
    score_end(states[0], 0, logs[0])
    assert states[0].players[0].points == 3 - 2


def test_points_may_go_below_zero() -> None:
    states, logs = table(), log()
    states[0].players[0].buffalo = 4
    score_end(states[0], 0, logs[0])
    assert states[0].players[0].points == -4
