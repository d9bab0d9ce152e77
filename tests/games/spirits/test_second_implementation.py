"""The kernel against a second, slow and obvious implementation, pick by pick (second.py says how that is made).

Everything that lies on the table, what every seat may pick, scores and winner: in whole games, in games that begin in
the middle, with full fields or an empty box, with spirits that do something else, and in positions laid out by hand.
What is rare is counted, and has to occur. `python -m games.spirits.second_games 500` plays more.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import subak
from games.spirits.second import TILES, price_of
from games.spirits.second_compare import Match
from games.spirits.second_farm import rice_from
from games.spirits.second_field import Field, Paddy
from games.spirits.second_games import Way, play_both
from games.spirits.second_players import uniform
from games.spirits.second_seen import Seen
from games.spirits.second_spirits import RAINS
from games.spirits.second_start import begin_by_hand, deal, follow, go_on_to, idle_pick, lay_out
from games.spirits.second_table import SPIRITS, Farmer, Table

pytestmark = pytest.mark.long

CARDS = [*(f"spirit:{name}" for name in SPIRITS), *(f"rain:{name}" for name in RAINS)]
CLAIMS = [f"claim:{name}" for name in TILES]


def played(ways: dict[Way, int]) -> Seen:
    """So many games of each kind, all without a difference."""
    seen: Seen = Counter()
    for way, number in ways.items():
        for seed in range(number):
            play_both(way, seed, seen)
    return seen


def missing(seen: Seen, *wanted: str) -> list[str]:
    """What should have occurred and did not."""
    return [what for what in wanted if not seen[what]]


# --- games -------------------------------------------------------------------------------------------------------
def test_games_of_players_who_do_anything_or_nothing() -> None:
    seen = played({Way("uniform"): 20, Way("idle"): 8})
    assert not missing(
        seen,
        *CARDS,
        "games with 2 players",
        "games with 3 players",
        "games with 4 players",
        "no gates in the box",
        "a gate moves on a paddy with water",
        "a rock is chosen",
        "order of own spirits",
        "a named spirit goes first",
        "a spirit is declined",
        "magic water in open land",
        "Sun asks",
        "water is passed on",
        "weeding stops early",
        "a tie",
    )


def test_games_of_players_who_build_sensibly_or_look_ahead() -> None:
    seen = played({Way("sensible"): 30, Way("greedy"): 8})
    assert not missing(
        seen,
        *CARDS,
        *CLAIMS,
        "chains of three or more",
        "a piece connects paddies that were there",
        "a paddy is divided",
        "a paddy with magic water is divided",
        "magic water in a full paddy",
        "more discs than room at Water Out",
        "more discs than room at Water In",
        "magic water asks whether rice grows",
        "planted in a paddy of magic water",
        "harvest in a paddy of magic water",
        "harvest under water",
        "harvest with fertilizer",
        "harvest with one pest",
        "harvest with one weed",
        "harvest with weeds and pests",
        "harvest in round 7",
        "planted in round 6",
        "grown at the end of round 6",
        "ducks under water",
        "fertilized without a pest",
        "two achievements in a round",
        "no tax for two items",
        "Moon asks",
    )


def test_games_that_begin_with_full_fields() -> None:
    seen = played({Way(player, at_round): 8 for player in ("uniform", "sensible") for at_round in (1, 4, 5, 6)})
    assert not missing(
        seen,
        *CARDS,
        "a piece connects paddies that were there",
        "a piece inside a paddy that does not divide it",
        "waste land is divided into two paddies",
        "waste land is divided into a paddy and waste land",
        "a paddy is divided",
        "a paddy with magic water is divided",
        "magic water in a full paddy",
        "more discs than room at Water Out",
        "more discs than room at Water In",
        "a full paddy at Water In",
        "a partly filled paddy at Water In",
        "Moon asks",
        "Moon is declined",
        "Sun asks",
        "Sun asks again",
        "magic water asks whether rice grows",
        "magic water asks again",
        "magic water beside discs asks",
        "planting away from the chain",
        "in an unconnected paddy",
        "two pests at once",
        "a partial harvest",
        "harvesting stops early",
        "several are the richest",
        "a pest to the richest",
        "a player is named",
        "two achievements in a round",
    )


def test_games_with_hardly_anything_in_the_box() -> None:
    seen = played({Way(player, at, short=True): 8 for player in ("uniform", "sensible") for at in (1, 4, 6)})
    assert not missing(
        seen,
        *CARDS,
        "no walls in the box",
        "no gates in the box",
        "no fertilizer in the box",
        "the last fertilizer",
        "less rain than the card says",
        "the box has no more weeds or pests to choose",
    )


def test_games_with_spirits_that_do_something_else() -> None:
    ways = {Way("sensible", invented=True): 6, Way("uniform", 4, invented=True): 12}
    ways |= {Way("sensible", 5, invented=True): 12, Way("sensible", 4, short=True, invented=True): 12}
    seen = played(ways)
    assert not missing(seen, "order of own spirits", "a paddy is named for a spirit", "Moon asks", "Sun asks")


# --- positions laid out by hand ----------------------------------------------------------------------------------
def by_hand(at_round: int, arrange: Callable[[Table], None], *wanted: str, seats: int = 2) -> Match:
    """A position, some picks, and then anything to the end of the game."""
    match = Match(subak.new("spirits", seed=1, seats=seats))
    begin_by_hand(match, at_round, arrange)
    follow(match, *wanted)
    return match


def to_the_end(match: Match) -> None:
    """Whatever follows is the same, too."""
    choose = uniform(random.Random(0))
    while match.game.actors:
        seat = match.game.actors[0]
        match.push(seat, choose(match, seat))
    match.compare_end()


def paddy_of(match: Match, first: int) -> Paddy:
    """A paddy of A."""
    return match.table.farmers[0].field.named(f"p{first}")


def test_magic_water_in_a_full_paddy_leaves_the_discs_where_they_are() -> None:
    def arrange(table: Table) -> None:
        lay_out(table, 0, "1 | 2 3", "1e 3e", {2: {"discs": 2, "rice": "planted"}})
        deal(table, 0, "spring", "market")

    match = by_hand(5, arrange, "A spring", "A use", "A hex:3")
    assert paddy_of(match, 2).discs == 2
    go_on_to(match, "water_out")
    assert match.options[0] == ["n0", "n1", "n2"]  # both may stay
    follow(match, "A n2")
    assert match.seen["more discs than room at Water Out"]
    assert (paddy_of(match, 2).discs, paddy_of(match, 2).rice) == (2, "grown")
    to_the_end(match)


def test_sun_and_magic_water_ask_at_both_growings_of_round_6() -> None:
    def arrange(table: Table) -> None:
        crop = {"rice": "planted"}
        farmer = lay_out(table, 0, "1 | 2 | 4 | 9 | 10", "1se 2e 2se 4e 4se 9e 9se 10e", {2: crop, 9: crop, 10: crop})
        farmer.field.magic = {2}
        deal(table, 0, "sun", "market")

    match = by_hand(6, arrange, "A sun")
    follow(match, "A p9")
    assert match.options[0] == ["p2", "pass"]  # one ray of sun is used up
    follow(match, "A pass", "A p10", "A p2")
    assert [paddy_of(match, first).rice for first in (2, 9, 10)] == ["grown"] * 3
    assert match.seen["both ask at once"] >= 2
    to_the_end(match)


def test_magic_water_beside_a_disc_asks_whether_rice_grows() -> None:
    def arrange(table: Table) -> None:
        crop = {"rice": "planted"}
        lay_out(table, 0, "1 | 2 3 | 6", "1e 3sw 6sw", {2: {"discs": 1, **crop}, 6: {"discs": 1, **crop}})
        table.farmers[0].field.magic = {3}
        deal(table, 0, "market")

    match = by_hand(3, arrange, "A market")
    go_on_to(match, "water_out")
    follow(match, "A n1", "A n1")
    go_on_to(match, "grow")
    assert paddy_of(match, 6).rice == "grown"  # its disc floods it
    assert match.options[0] == ["p2", "pass"]
    follow(match, "A pass")
    assert paddy_of(match, 2).rice == "planted"
    assert match.seen["magic water beside discs asks"]
    to_the_end(match)


def test_a_fertilized_paddy_of_five_counts_six() -> None:
    def arrange(table: Table) -> None:
        things = {"rice": "grown", "fertilized": True}
        lay_out(table, 0, "1 | 2 3 5 6 7", "1e 7e", {2: things})

    match = by_hand(5, arrange, "A n5", "A p2", "A n5")
    assert match.table.farmers[0].harvests == [70]
    to_the_end(match)


def test_five_items_in_one_market() -> None:
    def arrange(table: Table) -> None:
        table.farmers[0].rice = 100

    match = by_hand(5, arrange, "A hire", "A buy", "A hire", "A buy", "A hire")
    spent = 4 + 4 + 4 + 4 + 4 + 25
    assert match.table.farmers[0].spent == spent
    to_the_end(match)


def test_a_gate_between_two_chains_makes_one() -> None:
    """3 stands alone until 2 is finished between it and the start."""

    def arrange(table: Table) -> None:
        farmer = lay_out(table, 0, "1 | 3", "1e 2e 3e")
        farmer.field.build("wall", "2sw")
        farmer.free_pieces = 1

    match = by_hand(5, arrange, "A wall:2se")
    assert [paddy.first for paddy in match.table.farmers[0].field.chain()] == [1, 2, 3]
    assert match.seen["a piece connects paddies that were there"] == 1
    to_the_end(match)


def test_a_gate_does_not_move_twice_in_a_round() -> None:
    match = by_hand(5, lambda table: None, "A move:1e", "A to:1se")
    assert "move:1se" not in match.options.get(0, [])
    to_the_end(match)


@pytest.mark.parametrize(("mine", "yours", "winner"), [("egret", "crow", 1), ("herd", "village", 0)])
def test_the_highest_spirit_wins_a_tie(mine: str, yours: str, winner: int) -> None:
    def arrange(table: Table) -> None:
        for farmer, name in zip(table.farmers, (mine, yours), strict=True):
            deal(table, farmer.seat, name)
            farmer.rice = 9

    match = by_hand(6, arrange, f"A {mine}", f"B {yours}")
    while match.game.actors:
        idle_pick(match, but=0)
    match.compare_end()
    assert match.seen["a tie"] == 1
    assert match.second.winner == winner


# --- whoever checks needs checking, too: examples of the rulebook -------------------------------------------------
def some_table(at_round: int = 1) -> Table:
    return Table([Farmer(0, "valley")], Counter(), set(), [], [], [], [0], round=at_round)


@pytest.mark.parametrize(
    ("size", "weeds", "hexes", "rice"),
    [(1, 1, 1, 2), (3, 0, 3, 20), (3, 0, 2, 12)],
)
def test_the_second_implementation_knows_the_yield_chart(size: int, weeds: int, hexes: int, rice: int) -> None:
    paddy = Paddy(frozenset(range(2, 2 + size)), weeds=weeds, rice="grown")
    table = some_table()
    assert rice_from(table, table.farmers[0], paddy, hexes) == rice


def test_the_second_implementation_knows_what_brent_paid() -> None:
    farmer, paid = Farmer(0, "valley", hired=2, livestock=2), 0
    for pick in ("hire", "hire", "buy"):
        paid += price_of(farmer, pick)
        farmer.items += 1
        farmer.hired += pick == "hire"
        farmer.livestock += pick == "buy"
    assert paid == 24
    farmer.items = 0
    assert price_of(farmer, "buy") == 5


def test_the_second_implementation_knows_the_turn_order_of_the_example() -> None:
    """With 2 and 15, 6 and 7, 14 and 17, 10 and 12 on the table."""
    numbers = ((2, 15), (6, 7), (14, 17), (10, 12))
    names = {spirit.number: name for name, spirit in SPIRITS.items()}
    farmers = [Farmer(seat, "valley", played={names[number] for number in pair}) for seat, pair in enumerate(numbers)]
    assert sorted(range(4), key=lambda seat: farmers[seat].highest) == [1, 3, 0, 2]


def test_the_second_implementation_knows_paddies() -> None:
    field = Field({"1e": "gate", "1se": "wall", "1sw": "wall"})
    field.survey()
    assert [paddy.hexes for paddy in field.paddies] == [{1}]
    for edge in ("2sw", "2se", "2e"):
        assert field.may_build("wall", edge)
    field.build("wall", "2sw")
    field.build("wall", "2se")
    assert not field.may_build("wall", "2e")  # 2 would have a single gate
    assert field.may_build("gate", "2e")
    field.build("gate", "2e")
    assert [paddy.first for paddy in field.chain()] == [1, 2]
