"""Every reason that is given is true.

Whatever cannot be picked is asked about: every move that is not legal and every thing on the table, by every seat, in
positions of whole games. For each reason there is a fact here, said by the second implementation or read from the view.
"""

import functools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import subak
from games.rios import second
from games.rios.positions import Table
from games.rios.second import CITY, CITY_HEX, FIELDS, LAKES, OUTLETS, ROADS, SEATS, SPRINGS, Position
from games.rios.test_second_implementation import new_game, restless_pick, turn_starts
from subak.errors import IllegalMove
from subak.game import SPECTATOR, Game
from subak.games.rios.rules.state import MOVES
from subak.games.rios.table.refusals import Asked, reason
from subak.games.rios.table.why_not import why_not
from subak.players import GreedyPlayer
from subak.show.choices import Args, Message
from subak.show.texts import LANGUAGES, Catalogue

MANY = 60
"""More steps than any way takes."""
PRICES = {"finca": 500, "hacienda": 1000}
SCENERY = {"ground", "names", "mark", "picked", "target", "?"}
CATALOGUES = [Catalogue(language) for language in LANGUAGES]


# --- what is asked about --------------------------------------------------------------------------------------------
class Moment:
    """A position, as a seat sees it, with everything that follows from it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.view = game.view(seat).to_dict()
        self.position = Position.of(self.view)
        self.letter = SEATS[seat] if seat >= 0 else "–"
        self.offered = {move.text for move in game.moves(seat)} if seat in game.actors else set[str]()
        self.steps = self.position.steps
        self.built = int(game._states[0].built)
        self.walks = functools.cache(self._walks)
        self.far = functools.cache(self._far)

    @property
    def me(self) -> dict[str, Any]:
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    @property
    def leaving(self) -> list[str]:
        return second.must_leave(self.position, self.letter)

    @property
    def is_free(self) -> bool:
        view = self.view
        return bool(self.offered) and (view["phase"], view["stage"], view["head"]) == ("turn", "free", None)

    def count(self, place: str) -> int:
        return self.position.count(self.letter, place) if self.seat >= 0 else 0

    def _walks(self, start: str) -> dict[str, int]:
        return second.walks(self.position, self.letter, start, MANY)

    def _far(self) -> Position:
        return replace(self.position, steps=MANY)

    def owner(self, field: str) -> str | None:
        building = self.position.buildings.get(field)
        return building.seat if building else None

    def foreigners(self, field: str) -> int:
        found = self.position.foreigners(self.letter, field)
        return found[1] if found else 0

    def is_crossing(self, field: str) -> bool:
        return self.count(field) > 0 and self.owner(field) not in (None, self.letter)

    def can_end(self, after: Position, steps: int) -> bool | None:
        return second.can_end(after, self.letter, steps)

    # --- what could be done if nobody had to move on ----------------------------------------------------------------
    def going(self, start: str, limit: int) -> Iterator[tuple[str, int, Position]]:
        """Where a campesino could go with so many steps: the place, the steps, the position afterwards."""
        yield from second.outcomes(replace(self.position, steps=limit), self.letter, start)

    def rests(self, start: str) -> Iterator[int]:
        """The steps to every place where a campesino could stay, if need be after a stop on the way (to come back)."""
        for goal, cost, after in self.going(start, MANY):
            if (
                goal in after.kinds
                and not second.may_stay(self.position, self.letter, goal)
                and not self.foreigners(goal)
            ):
                for other, more in second.walks(after, self.letter, goal, MANY).items():
                    if other != goal and second.may_stay(after, self.letter, other):
                        yield cost + more
            else:
                yield cost

    def pairs(self, field: str, *among: str) -> list[int]:
        """The steps of all pairs that could clear a field, these places among them."""
        found = second.joint_drives(self.far(), self.letter).get(field, {})
        wanted = Counter(among)
        return [cost for pair, cost in found.items() if not wanted - Counter(pair)]

    def clearing(self, field: str, *among: str) -> Iterator[tuple[int, Position]]:
        """How two could clear a field with the steps left, these places among theirs: the steps, and the position
        afterwards."""
        owner, number = self.position.foreigners(self.letter, field) or ("", 0)
        left = self.position
        for _ in range(number):
            left = left.with_walk(owner, field, CITY)
        for (one, other), cost in second.joint_drives(self.position, self.letter).get(field, {}).items():
            if not Counter(among) - Counter((one, other)):
                yield cost, left.with_walk(self.letter, one, field).with_walk(self.letter, other, field)


class Case:
    """A question and the answer: what was asked about, and what was said."""

    def __init__(self, moment: Moment, asked: str, said: Message) -> None:
        self.moment, self.asked, self.id = moment, asked, said.id.removeprefix("rios-why-")
        self.args = {name: _plain(value) for name, value in said.args.items()}
        self.word, self.where, self.border = _parsed(asked)

    @property
    def start(self) -> str:
        """Where the campesino that is on its way comes from."""
        return str(self.moment.view["picked"])

    @property
    def outcomes(self) -> list[tuple[int, Position]]:
        """The steps and the position afterwards, for all that the pick could lead to if nobody had to move on."""
        moment, stage = self.moment, self.moment.view["stage"]
        if stage == "walking":
            return [(cost, after) for goal, cost, after in moment.going(self.start, moment.steps) if goal == self.where]
        if stage == "free" and (self.where not in FIELDS or not moment.foreigners(self.where)):
            return [(cost, after) for _, cost, after in moment.going(self.where, moment.steps)]
        if stage == "free":
            return list(moment.clearing(self.where))
        named = [moment.view["picked"]] if stage == "joined" else []
        return list(moment.clearing(moment.view["target"], *named, self.where))


def _plain(value: Any) -> Any:
    """Places by the names of the view, seats as letters."""
    if isinstance(value, Message):
        return value.id.removeprefix("rios-").removeprefix("road-")
    return SEATS[value[0]] if isinstance(value, tuple) else value


def _parsed(asked: str) -> tuple[str, str, tuple[str, str]]:
    """The kind of thing or move, the place, and the two ends of a border."""
    word, *rest = asked.split(":")
    where = rest[-1] if rest else ""
    if word in ("west", "east", CITY, "plaza") or (len(word) == 2 and word[1].isdigit()):
        word, where = ("from" if word != "plaza" else "plaza"), (CITY if word == "plaza" else word)
    ends = (where if word == "dam" else word).split("-")
    if len(ends) == 2 and not where[:1].isdigit():
        return "border", "", (ends[0], ends[1])
    return word, where, ("", "")


# --- facts ----------------------------------------------------------------------------------------------------------
Fact = Callable[[Case, Moment], bool]
FACTS: dict[str, Fact] = {}


def fact(*ids: str) -> Callable[[Fact], Fact]:
    """What has to be so when a reason is given."""

    def keep(test: Fact) -> Fact:
        FACTS.update(dict.fromkeys(ids, test))
        return test

    return keep


def is_one_of(*words: str) -> Fact:
    return lambda case, m: case.word in words


FACTS |= {
    "over": lambda case, m: m.view["phase"] == "over",
    "pick-the-figure": lambda case, m: bool(
        {f"{word}:{case.args['cell']}" for word in ("to", "place", "drive")} & m.offered
    ),
    "pick-own": lambda case, m: case.args["place"] in m.offered,
    "pick-the-arrow": lambda case, m: f"flow:{case.args['cell']}" in m.offered,
    "pick-the-site": lambda case, m: any(move.startswith(case.word.removesuffix("s") + ":") for move in m.offered),
    "pick-the-card": lambda case, m: "resolve" in m.offered,
    "pick-the-wood": lambda case, m: "dam" in m.offered,
    "field": lambda case, m: m.is_free and bool(m.offered & set(second.PLACES)),
    "nobody-walks": lambda case, m: m.is_free and m.steps > 0 and not m.offered & set(second.PLACES),
    "field-later": lambda case, m: not m.offered and m.view["phase"] != "over",
    "own-later": lambda case, m: not m.offered and m.count(case.where) > 0,
    "end-in-turn": lambda case, m: not m.offered,
    "build-in-turn": lambda case, m: not m.is_free,
    "nobody-there": lambda case, m: m.count(case.args["place"]) == 0 and case.where in ("", case.args["place"]),
    "no-steps": lambda case, m: m.steps == 0 and case.args["steps"] == 6,
    "starts-here": lambda case, m: m.view["stage"] == "walking" and case.where == case.start,
    # water
    "water-first": lambda case, m: m.view["head"] == case.args["cell"],
    "no-water": lambda case, m: m.view["head"] is None,
    "water-nothing-there": lambda case, m: len(OUTLETS[m.view["head"]]) < 3,
    "water-not-below": lambda case, m: case.args["cell"] not in OUTLETS[m.view["head"]],
    "water-dam": lambda case, m: (m.view["head"], case.args["cell"]) in m.position.dams,
    # the beginning
    "placing-first": lambda case, m: m.view["phase"] == "placing",
    "placing-over": lambda case, m: m.view["phase"] == "turn",
    "place-on-fields": lambda case, m: m.view["phase"] == "placing" and case.where not in FIELDS,
    "taken": lambda case, m: m.position.count(case.args["seat"], case.args["cell"]) > 0,
    "full-at-start": lambda case, m: m.count(case.args["cell"]) == 2,
    # what is begun
    "walking-first": lambda case, m: m.view["stage"] == "walking" and m.view["picked"] == case.args["place"],
    "driving-first": lambda case, m: m.view["target"] == case.args["cell"],
    "picked-already": lambda case, m: case.where == m.view["picked"],
    "another-walks": lambda case, m: m.view["picked"] not in (None, case.where) and m.count(case.where) > 0,
    "dam-first": lambda case, m: m.view["stage"] == "damming",
    "dam-begun": lambda case, m: m.view["stage"] == "damming",
    "dam-on-border": lambda case, m: m.view["stage"] == "damming",
    # places
    "lake": lambda case, m: case.where in LAKES or case.word == "mouth",
    "spring": lambda case, m: case.where in SPRINGS.values(),
    "mountains": lambda case, m: case.where not in (*FIELDS, *LAKES, *SPRINGS.values(), CITY, CITY_HEX, *ROADS),
    "hacienda-closed": lambda case, m: m.position.foreign_building(m.letter, case.where) == "hacienda",
    "building": lambda case, m: case.where in m.position.buildings,
    # walking
    "barred": lambda case, m: case.args["place"] == case.where and case.where not in m.walks(case.start),
    "no-way": lambda case, m: not list(m.rests(case.where)),
    # driving out
    "foreign": lambda case, m: m.letter != case.args["seat"] and m.position.count(case.args["seat"], case.where) > 0,
    "safe-outside": lambda case, m: case.where in (CITY, *ROADS),
    "safe-building": lambda case, m: m.owner(case.where) == case.args["seat"] and m.foreigners(case.where) > 0,
    "safe-first": lambda case, m: (
        m.view["round"] == 1 and case.args["seat"] > m.letter and m.foreigners(case.where) > 0
    ),
    "nobody-to-drive": lambda case, m: case.where not in FIELDS or m.foreigners(case.where) == 0,
    "two-not-one": lambda case, m: m.foreigners(case.args["cell"]) == 2 and m.view["stage"] == "walking",
    "two-foreign": lambda case, m: m.foreigners(case.args["cell"]) == 2 and not m.pairs(case.args["cell"]),
    "one-foreign": lambda case, m: m.foreigners(case.args["cell"]) == 1 and not m.pairs(case.args["cell"]),
    # building
    "store-of-others": lambda case, m: case.asked.split(":")[1] != str(m.seat),
    "build-on-fields": lambda case, m: case.where not in FIELDS,
    "built-here": lambda case, m: case.args["cell"] in m.position.buildings,
    "built-enough": lambda case, m: m.built == case.args["most"] == 2,
    "no-site": lambda case, m: all(field in m.position.buildings for field in FIELDS if m.count(field)),
    "no-wood": lambda case, m: m.me["wood"] == 0,
    "river-no-wood": lambda case, m: m.me["wood"] == 0,
    "no-border": lambda case, m: not second.dam_borders(m.position, m.letter),
    "no-such-border": lambda case, m: case.border[1] not in OUTLETS.get(case.border[0], ()),
    "dam-there": lambda case, m: case.border in m.position.dams,
    "dam": lambda case, m: case.border in m.position.dams,
    "not-at-border": lambda case, m: not any(m.count(end) for end in case.border if end in FIELDS),
    # cards
    "discarded": lambda case, m: case.word == "discard" or int(m.game._states[0].discard) >> int(case.where) & 1 == 1,
    "later-card": lambda case, m: int(case.where) in m.game._states[0].row.tolist()[1:],
    "no-harvest-yet": lambda case, m: m.view["round"] == 1,
    "end-with-card": lambda case, m: m.view["round"] > 1 and case.word in ("done", "button"),
    "card-ends-turn": lambda case, m: not m.is_free and case.word in ("card", "now"),
    "somebody-must-go-on": lambda case, m: m.is_free and set(case.args["cells"].split(", ")) == set(m.leaving) != set(),
    # what is only looked at
    "deck": is_one_of("deck"),
    "river": is_one_of("river"),
    "ground": is_one_of(*SCENERY),
    "money": lambda case, m: (case.args["finca"], case.args["hacienda"]) == (500, 1000),
    "steps": lambda case, m: m.is_free and bool(m.offered & set(second.PLACES)),
    "steps-later": is_one_of("steps"),
}


@fact("water-higher")
def _(case: Case, m: Moment) -> bool:
    head, cell, lower = m.view["head"], case.args["cell"], case.args["lower"]
    return lower in second.ways_on(m.position, head) and second.level(m.position, lower) < second.level(
        m.position, cell
    )


@fact("too-far")
def _(case: Case, m: Moment) -> bool:
    is_asked = case.args["place"] == case.where and case.args["steps"] == m.steps
    return bool(is_asked and m.walks(case.start).get(case.where) == case.args["needed"] > m.steps)


@fact("full", "no-stay")
def _(case: Case, m: Moment) -> bool:
    """The place is near, but who stops there does not get on."""
    is_closed = m.count(case.where) >= 2 if case.id == "full" else m.owner(case.where) == case.args["seat"] != m.letter
    cost = m.walks(case.start)[case.where]
    after = m.position.with_walk(m.letter, case.start, case.where)
    return is_closed and cost <= m.steps == case.args["steps"] and m.can_end(after, m.steps - cost) is not True


@fact("far-from-all")
def _(case: Case, m: Moment) -> bool:
    nearest = min(m.rests(case.where))
    return bool(case.args["place"] == case.where and nearest == case.args["needed"] > m.steps == case.args["steps"])


@fact("reserved", "no-place-left")
def _(case: Case, m: Moment) -> bool:
    """Afterwards who has to move on could not: because of the steps, or whatever the steps."""
    if set(case.args["cells"].split(", ")) != set(m.leaving) or not m.leaving or case.args["steps"] != m.steps:
        return False
    found = case.outcomes
    if not found:
        return False
    is_stuck = all(m.can_end(after, m.steps - cost) is not True for cost, after in found)
    by_steps = any(m.can_end(after, MANY) is not False for _, after in found)
    return is_stuck and (by_steps or case.id == "no-place-left")


@fact("far-from-above", "not-from-above")
def _(case: Case, m: Moment) -> bool:
    alone = second.lone_drives(m.position, m.letter, case.start, MANY).get(case.where)
    if case.id == "not-from-above":
        return m.foreigners(case.where) == 1 and alone is None
    return bool(alone == case.args["needed"] > m.steps)


@fact("one-can", "one-can-or-two")
def _(case: Case, m: Moment) -> bool:
    field, start = case.args["cell"], case.args["place"]
    steps = {
        place: second.lone_drives(m.position, m.letter, place, m.steps).get(field)
        for place in m.offered & set(second.PLACES)
    }
    with_two = f"drive:{field}" in m.offered
    return steps[start] == case.args["steps"] and with_two == (case.id == "one-can-or-two")


@fact("too-far-for-two")
def _(case: Case, m: Moment) -> bool:
    return bool(min(m.pairs(case.args["place"])) == case.args["needed"] > m.steps)


@fact("cannot-join", "too-far-to-join")
def _(case: Case, m: Moment) -> bool:
    named = [m.view["picked"]] if m.view["stage"] == "joined" else []
    pairs = m.pairs(m.view["target"], *named, case.where)
    return not pairs if case.id == "cannot-join" else min(pairs) == case.args["needed"] > m.steps


@fact("all-built")
def _(case: Case, m: Moment) -> bool:
    return m.me["hacienda"] is not None if case.word.startswith("hacienda") else len(m.me["fincas"]) == 4


@fact("no-money")
def _(case: Case, m: Moment) -> bool:
    price = PRICES[case.word.removesuffix("s")]
    return bool(case.args["price"] == price and case.args["rio"] == price - m.me["rio"] > 0)


@fact("crossing")
def _(case: Case, m: Moment) -> bool:
    ends = [end for end in case.border if end] or FIELDS
    borders = second.dam_borders(m.position, m.letter)
    is_open = case.border in borders if case.border[0] else bool(borders)
    return any(m.is_crossing(end) for end in ends if end in FIELDS) and not is_open


@fact("last-way")
def _(case: Case, m: Moment) -> bool:
    upper = case.border[0]
    return sum((upper, lower) not in m.position.dams for lower in OUTLETS[upper]) == 1


NOW: dict[str, Callable[[dict[str, Any], Moment], bool]] = {
    "over": lambda args, m: m.view["phase"] == "over",
    "watching": lambda args, m: m.seat == SPECTATOR and args["seat"] == m.view["turn"],
    "waiting": lambda args, m: not m.offered and args["seat"] == m.view["turn"],
    "water": lambda args, m: bool(m.offered) and args["cell"] == m.view["head"],
    "placing": lambda args, m: bool(m.offered) and m.view["phase"] == "placing",
    "walking": lambda args, m: (args["place"], args["steps"]) == (m.view["picked"], m.steps),
    "driving": lambda args, m: args["cell"] == m.view["target"],
    "damming": lambda args, m: m.view["stage"] == "damming",
    "on": lambda args, m: m.is_free and bool(m.leaving),
    "first": lambda args, m: m.is_free and m.view["round"] == 1 and args["steps"] == m.steps and "done" in m.offered,
    "free": lambda args, m: m.is_free and args["steps"] == m.steps and "resolve" in m.offered,
}


# --- asking ---------------------------------------------------------------------------------------------------------
def check(moment: Moment, asked: str, said: Message, seen: Counter[str]) -> None:
    case = Case(moment, asked, said)
    assert case.id in FACTS, (asked, said)
    assert FACTS[case.id](case, moment), (asked, said, moment.view)
    for catalogue in CATALOGUES:
        assert catalogue.text(said)
    seen[case.id] += 1


def ask_for_moves(game: Game, seen: Counter[str]) -> None:
    """Every move that is not legal, of whoever is to decide."""
    seat = game.actors[0]
    moment, asked = Moment(game, seat), Asked(game.view(seat).states, game.components, seat)
    texts = game.kind.notation.write_moves(game._states, game.components, seat, range(MOVES))
    for code in sorted(set(range(MOVES)) - set(game.codes(seat).tolist())):
        text = texts[code] if not texts[code].startswith("#") else "flow:"
        check(moment, text, reason(asked, code), seen)


def ask_for_things(game: Game, seen: Counter[str]) -> None:
    """Every thing on the table that cannot be picked, by everybody; and what is only there as a ghost at times."""
    for seat in (*range(game.seats), SPECTATOR):
        moment, states = Moment(game, seat), game.view(seat).states
        scene = game.scene(seat)
        pickable = {choice.target for choice in scene.choices}
        ghosts = [f"{word}:{place}" for word in ("to", "drive", "place", "flow") for place in ("b3", "d7", "e8")]
        ghosts += [
            f"finca:{max(seat, 0)}:d5",
            f"hacienda:{max(seat, 0)}:b2",
            "dam:b3-b4",
            "dam:g7-g8",
            "push",
            "button:done",
            "?",
        ]
        for target in [sprite.id for sprite in scene.sprites] + ghosts:
            if target not in pickable:
                said = why_not(states, game.components, seat, target)
                found, now = said.args["reason"], said.args["now"]
                assert isinstance(found, Message)
                assert isinstance(now, Message)
                check(moment, target, found, seen)
                args = {name: _plain(value) for name, value in now.args.items()}
                assert NOW[now.id.removeprefix("rios-why-now-")](args, moment), (target, now, moment.view)
                check_lone_driver(moment, target, found)


def check_lone_driver(moment: Moment, target: str, said: Message) -> None:
    """Whoever asks for a foreigner that one can drive out alone is told which one."""
    word, where, _ = _parsed(target)
    if not moment.is_free or word not in ("campesino", "field") or where not in FIELDS or moment.leaving:
        return
    drivers = [place for place in moment.position.people[moment.letter] if place in moment.offered]
    if any(where in second.lone_drives(moment.position, moment.letter, place, moment.steps) for place in drivers):
        assert said.id.startswith("rios-why-one-can"), (target, said)


def moments(rng: random.Random, turns: int) -> Iterator[Game]:
    """Of turns that are played pick by pick, crowded ones and such with few steps among them."""
    for game in turn_starts(rng, turns, natural=0.3):
        seat = game.actors[0]
        if rng.random() < 0.5:
            game._states[0].steps = rng.randint(1, 3)
            game._forget_moves()
        while not game.is_over and game.actors == (seat,):
            yield game
            game.push(restless_pick(rng, game))
        yield game


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_every_reason_is_true(part: int) -> None:
    rng, seen = random.Random(f"why {part}"), Counter[str]()
    for number, game in enumerate(moments(rng, 30)):
        if game.actors:
            ask_for_moves(game, seen)
        if number % 4 == 0:
            ask_for_things(game, seen)
    for what in (
        "too-far",
        "full",
        "no-stay",
        "not-from-above",
        "crossing",
        "too-far-to-join",
        "one-can-or-two",
        "reserved",
    ):
        assert seen[what], (what, seen)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_true_in_whole_games(seats: int) -> None:
    """From the first piece of a river to the end."""
    rng, seen = random.Random(seats), Counter[str]()
    for _ in range(2):
        game = new_game(rng, seats)
        while not game.is_over:
            if rng.random() < (0.5 if game._states[0].lap == 0 else 0.02):
                ask_for_moves(game, seen)
                ask_for_things(game, seen)
            game.push(rng.choice(game.codes(game.actors[0]).tolist()), game.actors[0])
        ask_for_things(game, seen)
    for what in ("over", "water-higher", "water-not-below", "pick-the-arrow", "taken", "placing-first", "later-card"):
        assert seen[what], (what, seen)


@pytest.mark.long
def test_steps_for_whoever_has_to_move_on_are_said_to_be_reserved() -> None:
    """Four greedy players: whenever somebody has to move on and one step is left, ask for the other campesinos."""
    asked = 0
    for seed in range(200, 240):
        game, player = subak.new("rios", seats=4, seed=seed), GreedyPlayer()
        while not game.is_over:
            seat = game.actors[0]
            moment = Moment(game, seat)
            if moment.is_free and moment.leaving and moment.steps == 1:
                for place in moment.position.people[moment.letter]:
                    if place not in moment.offered:
                        said = why_not(game.view(seat).states, game.components, seat, f"campesino:{seat}:{place}")
                        check(moment, f"campesino:{seat}:{place}", said.args["reason"], Counter())  # type: ignore[arg-type]
                        asked += 1
            game.push(player.choose(game, seat), seat)
    assert asked >= 500


# --- by hand --------------------------------------------------------------------------------------------------------
def told(table: Table, target: str, seat: int = 0) -> Message:
    said = why_not(table.game.view(seat).states, table.game.components, seat, target).args["reason"]
    assert isinstance(said, Message)
    return said


def test_the_last_step_is_reserved_for_whoever_has_to_move_on() -> None:
    table = Table().put("A", "c5", "c6", "c6", "e3").play("c5 to:c6")
    table.state.steps = 1
    assert told(table, "campesino:0:e3") == Message("rios-why-reserved", {"cells": "c6", "steps": 1})
    with pytest.raises(
        IllegalMove, match="reserved: one of your campesinos on c6 still has to move on; choose one of c6"
    ):
        table.play("e3")


def test_a_finca_out_of_reach_is_out_of_reach() -> None:
    table = Table().put("A", "c5").finca("B", "c6", "g2").play("c5")
    table.state.steps = 1
    assert told(table, "field:g2") == Message("rios-why-too-far", {"place": "g2", "needed": 5, "steps": 1})
    assert told(table, "field:c6") == Message("rios-why-no-stay", {"cell": "c6", "steps": 1, "seat": (1,)})


def test_whoever_asks_for_a_foreigner_is_told_who_can_drive_it_out_alone() -> None:
    table = Table(kinds={"forest": "c5"}).put("A", "c5", "a2").put("B", "c6")
    args: Args = {"place": "c5", "steps": 1, "cell": "c6"}
    for target in ("campesino:1:c6", "field:c6"):
        assert told(table, target) == Message("rios-why-one-can-or-two", args)
    table.state.steps = 1
    for target in ("campesino:1:c6", "field:c6"):
        assert told(table, target) == Message("rios-why-one-can", args)
    with pytest.raises(
        IllegalMove, match=r"Your campesino over there \(c5\) can drive it out of c6 alone \(one step\)"
    ):
        table.play("drive:c6")


def surrounded(**more: str) -> Table:
    """A's two on the wheat c5, with B's or C's pairs on all six fields around: nobody can come from above."""
    table = Table(seats=4, **more)  # type: ignore[arg-type]
    table.put("A", "c5", "c5").put("B", "c4", "c4", "c6", "c6", "b4", "b4").put("C", "b5", "b5", "d4", "d4", "d5", "d5")
    return table


def test_whoever_is_surrounded_has_no_way() -> None:
    table = surrounded()
    assert told(table, "campesino:0:c5") == Message("rios-why-no-way", {"place": "c5"})
    assert told(table, "campesino:1:c4") == Message("rios-why-two-foreign", {"cell": "c4"})
    table.play("city")
    assert told(table, "field:c5") == Message("rios-why-barred", {"place": "c5"})
    assert told(table, "field:c4") == Message("rios-why-two-not-one", {"cell": "c4"})


def test_one_of_two_may_have_no_way_from_above() -> None:
    """B's two on c6 give way only from the forest b5; those on c5 come over it, nobody comes from the city."""
    table = (
        Table(seats=4, kinds={"forest": "b5"}).put("A", "c5", "c5", "c7").put("B", "c6", "c6", "b4", "b4", "a5", "a5")
    )
    table.put("C", "b6", "b6", "c4", "c4", "d4", "d4").put("D", "d5", "d5", "a6", "a6").play("drive:c6")
    assert table.view["stage"] == "free"  # only the pair on c5 can do it, so it did
    table.game.pop()
    table.put("A", "b5").play("drive:c6")
    assert table.moves() == {"b5", "c5"}
    assert told(table, "campesino:0:c7") == Message("rios-why-cannot-join", {"cell": "c6"})


def test_nobody_takes_the_last_place_of_whoever_has_to_move_on() -> None:
    """Three on the hacienda c5; only c6 beside it has room, for one. Who comes from the city would take it."""
    table = Table(seats=3).put("A", "c5", "c5", "c6", "c6").hacienda("A", "c5")
    table.put("B", "c4", "b4", "b5", "d4", "d5", "b6").put("C", "d6", "c7").play("c6 to:c5 city")
    assert told(table, "field:c6") == Message("rios-why-no-place-left", {"cells": "c5", "steps": 5})


def test_water_that_can_go_there_is_not_said_to_go_elsewhere() -> None:
    table = Table(kinds={"hill": "a4"}).rivers("a1 a2 a3 b3 b4 b5 b6 b7 b8", "g1 g2 g3 g4 g5 g6 g7 g8")
    table.put("A", "b3").stock("A", wood=1).play("dam b3-b4")
    assert table.view["head"] == "c4"
    assert told(table, "field:b4") == Message("rios-why-pick-the-arrow", {"cell": "b4"})
    assert told(table, "field:a4") == Message("rios-why-water-not-below", {"head": "c4", "cell": "a4"})


def test_python_and_browser_give_the_same_reason() -> None:
    """For all that stands for one move."""
    rng, compared = random.Random(5), 0
    for game in moments(rng, 4):
        if not game.actors:
            continue
        seat = game.actors[0]
        for place in ("b3", "c5", "d4", "e6", "f3", "g5"):
            for target, text in ((f"campesino:{seat}:{place}", place), (f"to:{place}", f"to:{place}")):
                said = why_not(game.view(seat).states, game.components, seat, target).args["reason"]
                assert isinstance(said, Message)
                asked = Asked(game.view(seat).states, game.components, seat)
                code = game.kind.notation.read_move(game._states, game.components, seat, text)
                if code in asked.moves or said.id in ("rios-why-pick-the-figure", "rios-why-pick-own"):
                    continue
                if said == reason(asked, code):
                    with pytest.raises(IllegalMove) as refused:
                        game.push(text, seat)
                    assert CATALOGUES[0].text(said).removesuffix(".") in str(refused.value)
                    compared += 1
    assert compared > 100
