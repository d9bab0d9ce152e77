"""Spirits of the Rice Paddy said a second time: who owes a decision, and what everybody has.

Whatever somebody does is a generator. It yields a question (what may be picked just now) and is sent the pick, or it
yields `Until` and goes on as soon as that holds.
"""

import dataclasses
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from games.spirits.second_field import COMPONENTS, Field, Paddy

LETTERS = "ABCD"
OWN_LABOURERS = 10


# --- asking ------------------------------------------------------------------------------------------------------
Options = Callable[[], list[str]]
"""What may be picked. It is looked up again whenever somebody wants to know, since others may change it."""


class Question(NamedTuple):
    """What a player is asked."""

    options: Options
    only_if_any: bool
    """Not to be asked when only one answer is left."""


class Until(NamedTuple):
    """Waiting for others."""

    holds: Callable[[], bool]


Steps = Generator[Question | Until, str, None]
"""What one player does."""
Answer = Generator[Question | Until, str, str]
Course = Generator[dict[int, Question], tuple[int, str], None]
"""What happens at the table: it yields what each seat is asked, and is sent a seat and its pick."""


def always(options: list[str]) -> Options:
    """Nothing others do changes these."""
    return lambda: options


def choose(options: Options) -> Answer:
    """Ask, even if there is only one answer."""
    pick = yield Question(options, only_if_any=False)
    return pick


def choose_if_any(options: Options) -> Answer:
    """Ask, unless only one answer is possible."""
    found = options()
    if len(found) == 1:
        return found[0]
    pick = yield Question(options, only_if_any=True)
    return pick


class Crowd:
    """Players who act at the same time: everybody goes on as far as they can, whenever they can."""

    def __init__(self, players: dict[int, Steps]) -> None:
        self.players = players
        self.waiting: dict[int, Question | Until] = {}
        for seat in players:
            self.go_on(seat, None)

    def go_on(self, seat: int, pick: str | None) -> None:
        """A player answers, or need not wait any longer; then the next thing to wait for."""
        self.waiting.pop(seat, None)
        with suppress(StopIteration):
            self.waiting[seat] = self.players[seat].send(pick)  # type: ignore[arg-type]  # None starts a generator

    def find_ready(self) -> tuple[int, str | None] | None:
        """Somebody who has waited long enough, or has only one answer left."""
        for seat, what in sorted(self.waiting.items()):
            if isinstance(what, Until) and what.holds():
                return seat, None
            if isinstance(what, Question) and what.only_if_any and len(what.options()) == 1:
                return seat, what.options()[0]
        return None


def together(players: dict[int, Steps]) -> Course:
    """Several players at once, in whatever order they answer."""
    crowd = Crowd(players)
    while crowd.waiting:
        if ready := crowd.find_ready():
            crowd.go_on(*ready)
        else:
            seat, pick = yield {seat: what for seat, what in crowd.waiting.items() if isinstance(what, Question)}
            crowd.go_on(seat, pick)


def alone(seat: int, steps: Steps) -> Course:
    """One player acts."""
    return together({seat: steps})


# --- spirits -----------------------------------------------------------------------------------------------------
class Effect(NamedTuple):
    """What a spirit does, and how much."""

    do: str
    amount: int


class Spirit(NamedTuple):
    """A spirit card."""

    number: int
    name: str
    kind: str
    effects: tuple[Effect, ...]


SPIRITS = {
    card["id"]: Spirit(
        card["number"],
        card["id"],
        card["kind"],
        tuple(Effect(effect["do"], effect["amount"]) for effect in card["effects"]),
    )
    for card in COMPONENTS["spirit"]
}


# --- a player ----------------------------------------------------------------------------------------------------
@dataclass
class Farmer:
    """A player: field, stock, spirits, and what happened this round."""

    seat: int
    setup: str
    field: Field = dataclasses.field(default_factory=Field)
    rice: int = 0
    hired: int = 0
    livestock: int = 0
    reservoir: int = 0
    on_the_way: int = 0
    """Discs that are flowing through the field just now."""

    hand: set[str] = dataclasses.field(default_factory=set)
    kept: set[str] = dataclasses.field(default_factory=set)
    played: set[str] = dataclasses.field(default_factory=set)
    used: set[str] = dataclasses.field(default_factory=set)
    secret: str = ""
    """The card chosen and not yet revealed."""

    work: Counter[str] = dataclasses.field(default_factory=Counter)
    """What labour was allocated to and has not done yet."""
    step: str = "done"
    free_pieces: int = 0
    helpers: int = 0
    claimed: int = 0
    claims: int = 0
    items: int = 0
    spent: int = 0
    harvests: list[int] = dataclasses.field(default_factory=list)
    """The rice of each harvest of the round."""
    harvested_before: bool = False
    passed_on: int = 0
    received: int = 0

    @property
    def letter(self) -> str:
        """As moves call the player."""
        return LETTERS[self.seat]

    @property
    def labourers(self) -> int:
        """Own ones."""
        return OWN_LABOURERS + self.hired

    @property
    def highest(self) -> int:
        """The highest number on the table."""
        return max((SPIRITS[name].number for name in self.played), default=0)

    def total(self, word: str) -> int:
        """What the spirits on the table add up to in one respect."""
        return sum(effect.amount for name in self.played for effect in SPIRITS[name].effects if effect.do == word)

    def has(self, word: str) -> bool:
        """Whether a spirit on the table does this."""
        return self.total(word) > 0


# --- the box -----------------------------------------------------------------------------------------------------
@dataclass
class Table:
    """What all share."""

    farmers: list[Farmer]
    box: Counter[str]
    tiles: set[str]
    rains: list[str]
    first_deck: list[str]
    second_deck: list[str]
    order: list[int]
    phase: str = "first_gate"
    round: int = 0
    rain: str | None = None
    rain_discs: int = 0

    @property
    def in_order(self) -> list[Farmer]:
        """Everybody in turn order."""
        return [self.farmers[seat] for seat in self.order]

    def others(self, farmer: Farmer) -> list[Farmer]:
        """All but one."""
        return [other for other in self.farmers if other is not farmer]

    def can_get(self, farmer: Farmer, plague: str) -> bool:
        """Whether weeds (pests) can come into a field: the box has one, and no spirit keeps it away."""
        return self.box[plague] > 0 and not farmer.has(f"no_{plague}")

    def infest(self, farmer: Farmer, paddy: Paddy, plague: str) -> None:
        """A weed or a pest into a paddy, if it can come."""
        if self.can_get(farmer, plague):
            self.box[plague] -= 1
            setattr(paddy, plague, getattr(paddy, plague) + 1)

    def free_of(self, paddy: Paddy, plague: str, number: int) -> None:
        """Weeds or pests out of a paddy, back into the box."""
        gone = min(number, getattr(paddy, plague))
        self.box[plague] += gone
        setattr(paddy, plague, getattr(paddy, plague) - gone)
