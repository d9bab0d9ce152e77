"""Every reason that is given is true: whatever cannot be picked is asked about, in whole games with all options, and
what is answered is held against the table. Nothing here looks at how reasons are found.
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

import subak
from games.seasons.test_second_implementation import closed_fields, draw
from subak.errors import IllegalMove, MoveError
from subak.game import Game
from subak.games.seasons.kind import KIND
from subak.games.seasons.rules.state import MOVES, PLACE, RIVER_CARD, RIVER_PASS, State
from subak.games.seasons.table import notation, refusals, why_not
from subak.games.seasons.table.description import read
from subak.show.choices import Message
from subak.show.texts import LANGUAGES, Catalogue

A, B, SPECTATOR = 0, 1, -1
OPTIONS: list[dict[str, Any]] = [
    {},
    {"water_festival": True},
    {"edition": "en", "jasmine_ginger": True, "younger": 1},
    {"edition": "en-capped", "water_festival": True, "jasmine_ginger": True},
]
EVERY_TABLE = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(str, options)) or "plain")


RIVER_COUNTS = {"house": "houses", "farmer": "farmers", "buffalo": "buffalo"}


# --- what is really so ---------------------------------------------------------------------------------------------
@dataclass
class Situation:
    """A game, who asks in it, about what, and what was answered."""

    game: Game
    seat: int
    about: str
    said: Message

    @cached_property
    def seen(self) -> dict[str, Any]:
        return self.game.view(self.seat).to_dict()

    @cached_property
    def mine(self) -> dict[str, Any]:
        player: dict[str, Any] = self.seen["players"][self.seat]
        return player

    @property
    def phase(self) -> str:
        return str(self.seen["phase"])

    @property
    def card(self) -> str:
        return self.name("card")

    @property
    def who(self) -> int:
        seats = self.said.args["seat"]
        assert isinstance(seats, tuple)
        return seats[0]

    def name(self, argument: str) -> str:
        named = self.said.args[argument]
        assert isinstance(named, Message)
        return named.id.removeprefix("seasons-card-").removeprefix("seasons-symbol-")

    @cached_property
    def hands(self) -> list[set[str]]:
        """The real ones."""
        players = State.plain(self.game._states[0]).players
        return [
            {name for at, name in enumerate(self.game.components.cards) if player.hand >> at & 1} for player in players
        ]

    def picks(self) -> set[str]:
        return {move.text for move in self.game.moves(self.seat)} if self.seat in self.game.actors else set()

    @cached_property
    def choosable(self) -> set[str]:
        """The cards that the seat's sequence began with."""
        return set(self.seen["row"]) if self.phase == "dry" else self.hands[self.seat]

    @cached_property
    def place(self) -> tuple[int, int, int, int]:
        """Columns and rows of the place that was asked about: left, top, width, height."""
        found = re.search(r"([vh])(-?\d+),(-?\d+)$", self.about)
        assert found
        width, height = (2, 3) if found[1] == "v" else (3, 2)
        return int(found[2]), int(found[3]), width, height

    def cells(self) -> set[tuple[int, int]]:
        x, y, width, height = self.place
        return {(column, row) for column in range(x, x + width) for row in range(y, y + height)}

    def named_cell(self) -> tuple[int, int]:
        return int(str(self.said.args["x"])), int(str(self.said.args["y"]))

    def farm(self) -> dict[tuple[int, int], str]:
        """The covered cells of the farm, and by which card."""
        covered = {}
        for card in self.mine["cards"]:
            width, height = (3, 2) if card["turn"] % 2 else (2, 3)
            for right in range(width):
                for down in range(height):
                    covered[card["x"] + right, card["y"] + down] = card["card"]
        return covered

    def touches(self) -> bool:
        return any(
            (x + dx, y + dy) in self.farm() for x, y in self.cells() for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))
        )

    def in_closed(self, seat: int, what: str) -> int:
        fields = self.seen["players"][seat]["fields"]
        return (
            max((field["size"] for field in fields), default=0)
            if what == "size"
            else sum(field[what] for field in fields)
        )


def visible(at: Situation) -> set[str]:
    """All cards that the seat sees somewhere."""
    found = set(at.seen["row"])
    for player in at.seen["players"]:
        found |= {card["card"] for card in player["cards"]} | set(player["hand"]) | {player["ancestor"]}
    return found


def is_in_a_closed_field(at: Situation) -> bool:
    kind, seat, rest = at.about.split(":")
    x, y = map(int, rest.split(",")) if kind == "field" else (int(rest), 0)
    cards = at.seen["players"][int(seat)]["cards"]
    fields = closed_fields(draw(cards, bool(at.game.options["water_festival"])))
    return any((x, y) in parcels for parcels in fields)


def goes_to_the_other(at: Situation) -> bool:
    """When the other has picked, too, the card is in that hand."""
    table, chooser = at.game.copy(), random.Random(0)
    while table.actors == at.game.actors and table.view().to_dict()["turn"] == at.seen["turn"]:
        seat = table.actors[0]
        table.push(int(chooser.choice(table.codes(seat).tolist())), seat)
    return at.card in table.view(at.who).to_dict()["players"][at.who]["hand"]


def is_river(at: Situation, *phases: str) -> bool:
    return bool(at.game.options["water_festival"]) and at.phase in phases


TRUE: dict[str, Callable[[Situation], bool]] = {
    "pick-card": lambda at: {at.card, f"dry:{at.card}"} & at.picks() != set(),
    "only-card": lambda at: (
        at.choosable == {at.card} == {at.mine["pick"]["card"]} and at.mine["pick"]["stage"] == "place"
    ),
    "needs-place": lambda at: (
        at.mine["pick"]["card"] == at.card and at.mine["pick"]["stage"] == "place" and len(at.choosable) > 1
    ),
    "has-place": lambda at: at.mine["pick"]["card"] == at.card and at.mine["pick"]["place"] is not None,
    "set-aside": lambda at: at.mine["pick"]["row"] == at.card,
    "one-at-a-time": lambda at: (
        at.mine["pick"]["stage"] == "place"
        and at.mine["pick"]["card"] == at.name("first") != at.card
        and at.card in at.choosable
    ),
    "becomes-ancestor": lambda at: (
        at.phase == "setup" and at.card in at.mine["hand"] and at.mine["pick"]["card"] not in (None, at.card)
    ),
    "later": goes_to_the_other,
    "row-waits": lambda at: at.card in at.seen["row"] and at.phase != "dry",
    "row-turn": lambda at: (
        at.card in at.seen["row"] and at.phase == "dry" and at.game.actors == (at.who,) != (at.seat,)
    ),
    "laid": lambda at: at.card in [card["card"] for card in at.seen["players"][at.who]["cards"]],
    "other-hand": lambda at: at.card in at.hands[at.who] and at.who != at.seat and len(at.hands[at.who]) > 1,
    "other-last": lambda at: at.hands[at.who] == {at.card} and at.who != at.seat,
    "ancestor": lambda at: at.seen["players"][at.who]["ancestor"] == at.card,
    "ancestor-side": lambda at: (
        at.phase == "setup" and {at.card} < at.hands[at.seat] and at.mine["pick"]["card"] is None
    ),
    "start-side": lambda at: at.phase == "setup" and at.mine["pick"]["card"] == at.card,
    "unseen": lambda at: at.card not in visible(at),
    "back": lambda at: (
        at.seen["players"][at.who]["hand"] == [] != at.seen["players"][at.who]["held"] and at.who != at.seat
    ),
    "river-wet": lambda at: is_river(at, "setup", "wet"),
    "river-dry": lambda at: is_river(at, "dry"),
    "river-over": lambda at: is_river(at, "over"),
    "river-other": lambda at: (
        is_river(at, "river")
        and at.game.actors == (at.who,) != (at.seat,)
        and at.in_closed(at.who, "size") > at.in_closed(1 - at.who, "size")
    ),
    "river-itself": lambda at: is_river(at, "river") and at.name("symbol") == "largest" and at.seat in at.game.actors,
    "river-not-held": lambda at: (
        is_river(at, "river")
        and at.in_closed(1 - at.seat, RIVER_COUNTS[at.name("symbol")])
        <= at.in_closed(at.seat, RIVER_COUNTS[at.name("symbol")])
    ),
    "no-river": lambda at: not at.game.options["water_festival"],
    "no-river-choice": lambda at: is_river(at, "setup", "wet", "dry"),
    "contract": lambda at: at.seen["players"][int(at.about[-1])]["contract"] in str(at.said.args["contract"]),
    "field": is_in_a_closed_field,
    "no-card-to-lay": lambda at: at.seat < 0 or at.seat not in at.game.actors or at.mine["pick"]["stage"] != "place",
    "place-first": lambda at: at.phase == "setup" and not is_river(at, "setup") and at.place[:2] != (0, 0),
    "place-river": lambda at: (
        is_river(at, "setup")
        and not {(x, y - 1) for x, y in at.cells()} & {(column, -1) for column in range(8)}
        and at.place[1] >= 0
    ),
    "place-across": lambda at: bool(at.game.options["water_festival"]) and at.place[1] < 0,
    "place-covered": lambda at: at.named_cell() in at.cells() and at.farm().get(at.named_cell()) == at.card,
    "place-corner": lambda at: not at.cells() & at.farm().keys() and not at.touches(),
    "place-far": lambda at: not at.cells() & at.farm().keys() and not at.touches(),
    "build-first": lambda at: at.phase == "wet" and at.mine["pick"]["stage"] == "card" and at.card in at.mine["hand"],
    "being-laid": lambda at: at.mine["pick"]["stage"] == "place" and at.mine["pick"]["card"] == at.card,
    "builds-other": lambda at: (
        at.mine["pick"]["stage"] == "row"
        and at.mine["pick"]["card"] == at.name("first") != at.card
        and at.card in at.mine["hand"]
    ),
    "no-row": lambda at: at.phase != "wet",
    "no-move": lambda at: at.about.startswith("#"),
    "deck": lambda at: at.phase == "setup",
    "guide": lambda at: at.about == "guide",
    "mark": lambda at: at.about.startswith("mark:"),
    "ground": lambda at: at.about not in [choice.target for choice in choices_of(at)],
}
"""For every reason, whether it is true."""


def choices_of(at: Situation) -> Any:
    return at.game.choices(at.seat) if at.seat in at.game.actors else ()


def check(game: Game, seat: int, about: str, said: Message, heard: Counter[str]) -> None:
    at, reason = Situation(game, seat, about, said), said.id.removeprefix("seasons-why-")
    assert TRUE[reason](at), f"{reason} is not true of {about} for {seat}: {said}\n{game.record()}"
    heard[reason] += 1
    now = said.args["now"]
    assert isinstance(now, Message)
    if seat in game.actors:
        assert now == game.choices(seat).prompt
    elif seat < 0:
        assert now.id == "seasons-now-watch"
    elif game.is_over:
        assert now.id == "seasons-now-over"
    else:
        assert now == Message("seasons-now-wait", {"seat": game.actors})


# --- everything is asked about -------------------------------------------------------------------------------------
def positions(options: dict[str, Any], games: int) -> Iterator[tuple[Game, random.Random]]:
    """Every position of some games; seats pick in any order, and mostly what closes fields."""
    for seed in range(games):
        game, chooser = subak.new("seasons", seed=f"why {seed}", **options), random.Random(seed)
        while True:
            yield game, chooser
            if not game.actors:
                break
            seat = chooser.choice(game.actors)
            picks = list(game.choices(seat))
            if chooser.random() < 0.7:
                best = max(pick.preview.get("points", 0) for pick in picks)
                picks = [pick for pick in picks if pick.preview.get("points", 0) == best]
            game.push(chooser.choice(picks).move)


def places(chooser: random.Random, count: int) -> list[str]:
    """Some near, some far."""
    found = [f"{chooser.choice('vh')}{chooser.randint(-6, 12)},{chooser.randint(-6, 9)}" for _ in range(count)]
    return [
        *found,
        "v0,0",
        "h0,0",
        "v0,-1",
        "h4,-1",
        f"{chooser.choice('vh')}{chooser.randint(-60, 60)},{chooser.randint(-60, 60)}",
    ]


def things(game: Game, seat: int, chooser: random.Random) -> set[str]:
    """All that lies on the table or could, and places."""
    found = {sprite.id for sprite in game.scene(seat).sprites}
    for card in game.components.cards:
        found |= {f"{kind}:{card}" for kind in ("card", "name", "lines", "ancestor")}
    found |= {f"river:{card}" for card in game.components.river}
    found |= {"contract:0", "contract:1", "deck", "guide", "mark:0", "back:0:0", "back:1:6", "slot:2", "button:none"}
    found |= {f"field:{chooser.randint(0, 1)}:{chooser.randint(-4, 8)},{chooser.randint(-4, 8)}" for _ in range(6)}
    found |= {
        f"bank:{chooser.randint(0, 1)}:{chooser.choice([1, 3, 5, 7])}",
        "card:nonsense",
        "place:boran",
        "nonsense",
    }
    return found | {f"place:{place}" for place in places(chooser, 20)}


@EVERY_TABLE
@pytest.mark.long
def test_every_reason_the_table_gives_is_true(options: dict[str, Any]) -> None:
    heard: Counter[str] = Counter()
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for game, chooser in positions(options, 3):
        for seat in (A, B, SPECTATOR):
            offered = {choice.target for choice in game.choices(seat)} if seat in game.actors else set()
            states = game.view(seat).states
            for thing in things(game, seat, chooser) - offered:
                said = why_not.why_not(states, game.components, seat, thing)
                check(game, seat, thing, said, heard)
                assert all(catalogue.text(said) for catalogue in catalogues)
    expected = {
        "needs-place",
        "has-place",
        "set-aside",
        "one-at-a-time",
        "becomes-ancestor",
        "later",
        "row-waits",
        "row-turn",
    }
    expected |= {
        "laid",
        "other-hand",
        "other-last",
        "ancestor",
        "ancestor-side",
        "start-side",
        "unseen",
        "back",
        "field",
    }
    expected |= {
        "only-card",
        "pick-card",
        "no-card-to-lay",
        "place-corner",
        "place-covered",
        "place-far",
        "deck",
        "ground",
    }
    if options.get("water_festival"):
        expected |= {"river-wet", "river-dry", "river-over", "place-river", "place-across"}
    assert expected <= set(heard), expected - set(heard)


RIVER_SCRIPT = """
    A visal h1,0 / B kosal h1,0 / A arun h4,0 dry:boran / B sokha h4,0 dry:chantrea / A phirun h2,2 dry:rithy
    B tevy h-2,0 dry:pally / A nimol h5,2 dry:dara / B maly h7,0 dry:veasna / A h-2,0 / B h3,2
"""


def test_every_reason_is_true_while_a_river_card_is_chosen() -> None:
    game = subak.new("seasons", seed="wf8", water_festival=True, jasmine_ginger=True)
    for words in RIVER_SCRIPT.strip().replace("\n", "/").split("/"):
        letter, *moves = words.split()
        for move in moves:
            game.push(move, "AB".index(letter))
    assert game.view().to_dict()["phase"] == "river"
    heard, chooser = Counter[str](), random.Random(1)
    for seat in (A, B, SPECTATOR):
        offered = {choice.target for choice in game.choices(seat)} if seat in game.actors else set()
        for thing in things(game, seat, chooser) - offered:
            check(game, seat, thing, why_not.why_not(game.view(seat).states, game.components, seat, thing), heard)
    (seat,) = game.actors
    asked = why_not.ask(game.view(seat).states, game.components, seat, "")
    for code in {*range(MOVES)} - {move.code for move in game.moves(seat)}:
        text = notation.write_move(asked.table, game.components, seat, code)
        check(game, seat, text, refusals.reason(asked, code), heard)
    assert {"river-itself", "river-not-held", "river-other", "row-waits", "no-row"} <= set(heard)


@EVERY_TABLE
@pytest.mark.long
def test_every_refused_move_gets_a_true_reason(options: dict[str, Any]) -> None:
    """All numbers but those of places, and some of these, in every position; the error has the reason and a way out."""
    heard: Counter[str] = Counter()
    english = Catalogue("en")
    for game, chooser in positions(options, 3):
        for seat in game.actors:
            legal = {move.code for move in game.moves(seat)}
            states = game.view(seat).states
            asked = why_not.ask(states, game.components, seat, "")
            codes = [*range(PLACE), *chooser.sample(range(PLACE, MOVES), 40)]
            for code in set(codes) - legal:
                text = notation.write_move(read(states), game.components, seat, code)
                said = refusals.reason(asked, code)
                check(game, seat, text, said, heard)
                error = refusals.refusal(states, game.components, seat, code)
                words = english.text(Message(said.id, {**said.args, "now": ""})).strip().removesuffix(".")
                assert error.startswith(f"{words}; choose "), error
    expected = {
        "build-first",
        "being-laid",
        "builds-other",
        "no-row",
        "no-move",
        "one-at-a-time",
        "has-place",
        "needs-place",
    }
    expected |= {"no-river-choice", "place-across"} if options.get("water_festival") else {"no-river", "place-corner"}
    assert expected <= set(heard), expected - set(heard)


@pytest.mark.long
def test_every_place_that_is_refused_gets_a_true_reason() -> None:
    """All 2,048 of them, by the river and without, at the start and later."""
    for options in ({}, {"water_festival": True}):
        heard: Counter[str] = Counter()
        for number, (game, _) in enumerate(positions(options, 1)):
            for seat in game.actors:
                asked = why_not.ask(game.view(seat).states, game.components, seat, "")
                if asked.stage != 1 or number % 3:
                    continue
                legal = {move.code for move in game.moves(seat)}
                for code in set(range(PLACE, MOVES)) - legal:
                    text = notation.write_move(asked.table, game.components, seat, code)
                    check(game, seat, text, refusals.reason(asked, code), heard)
        assert heard["place-corner"] > 500
        assert heard["place-covered"] > 50


@EVERY_TABLE
def test_python_and_the_table_give_the_same_reason(options: dict[str, Any]) -> None:
    """Pushed moves, against what is said of the card, the place or the river card."""
    english, compared = Catalogue("en"), 0
    for game, chooser in positions(options, 1):
        for seat in game.actors:
            states = game.view(seat).states
            offered = {move.text for move in game.moves(seat)}
            stage = game.view(seat).to_dict()["players"][seat]["pick"]["stage"]
            things = {card: f"card:{card}" for card in game.components.cards}
            things |= {place: f"place:{place}" for place in places(chooser, 8)}
            things |= {
                f"river:{card}": f"river:{card}" for card in game.components.river if options.get("water_festival")
            }
            for move, thing in things.items():
                if move in offered or f"dry:{move}" in offered or (stage == "row" and move in game.components.cards):
                    continue
                said = why_not.why_not(states, game.components, seat, thing)
                words = english.text(Message(said.id, {**said.args, "now": ""})).strip().removesuffix(".")
                before = game.to_bytes()
                with pytest.raises(MoveError) as refused:
                    game.push(move, seat)
                assert words in str(refused.value)
                assert game.to_bytes() == before
                compared += 1
    assert compared > 500


# --- the bank ------------------------------------------------------------------------------------------------------
def test_a_place_beyond_the_river_names_the_bank() -> None:
    """For the first card and later ones, near and far, in the browser and in Python."""
    game = subak.new("seasons", seed=1, water_festival=True)
    for _ in range(2):
        for seat in (A, B):
            game.push(int(game.codes(seat)[0]), seat)
            for place in ("v7,-1", "h3,-2", "v20,-3", "v7,-9", "h0,-40"):
                said = why_not.why_not(game.view(seat).states, game.components, seat, f"place:{place}")
                assert said.id == "seasons-why-place-across"
                assert "bank" in Catalogue("en").text(said)
                assert "Ufer" in Catalogue("de").text(said)
                with pytest.raises(MoveError, match="beyond the line of the bank"):
                    game.push(place, seat)
            game.push("v7,0" if game.view().to_dict()["phase"] == "setup" else str(game.moves(seat)[0]), seat)
        if game.view().to_dict()["phase"] == "wet":
            for seat in game.actors:
                while seat in game.actors and game.view(seat).to_dict()["players"][seat]["pick"]["stage"] == "row":
                    game.push(int(game.codes(seat)[0]), seat)


def test_reasons_that_were_not_true_once() -> None:
    game = subak.new("seasons", seed=1, deal="kosal boran / chantrea chhean")
    assert why(game, A, "name:kosal") == "pick-card"  # a card that can be picked does not "become the ancestor"
    assert why(game, A, "ancestor:dara") == "ground"  # nobody's
    game.push("kosal", A)
    assert why(game, A, "ancestor:kosal") == "start-side"
    assert why(game, A, "ancestor:boran") == "becomes-ancestor"
    game.push("v0,0", A)
    game.push("chhean", B)
    game.push("h0,0", B)
    assert why(game, SPECTATOR, "deck") == "ground"  # dealt long since
    while len(game.view(A).to_dict()["players"][B]["hand"]) != 1:
        game.push(int(game.codes(game.actors[0])[0]), game.actors[0])
    (last,) = game.view(A).to_dict()["players"][B]["hand"]
    assert why(game, A, f"card:{last}") == "other-last"  # nothing of it comes to A
    (mine,) = game.view(A).to_dict()["players"][A]["hand"]
    assert why(game, A, f"card:{mine}") == "only-card"  # nobody picked it: it cannot be taken back
    while not game.is_over:
        game.push(int(game.codes(game.actors[0])[0]), game.actors[0])
    assert why(game, A, "river:houses") == "ground"
    assert why(game, A, "field:0:20,20") == "ground"


def why(game: Game, seat: int, target: str) -> str:
    said = KIND.table.why_not(game.view(seat).states, game.components, seat, target)
    return said.id.removeprefix("seasons-why-")


def test_a_river_card_after_the_end_has_been_scored() -> None:
    for game, _ in positions({"water_festival": True}, 1):
        if game.is_over:
            assert why(game, A, "river:houses") == "river-over"


def test_numbers_of_the_river_are_refused_with_the_reason() -> None:
    game = subak.new("seasons", seed=1)
    for code in (RIVER_CARD, RIVER_PASS):
        with pytest.raises(IllegalMove, match="There is no river in this game; choose a card of the hand"):
            game.push(code, A)
