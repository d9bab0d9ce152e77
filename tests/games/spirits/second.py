"""Spirits of the Rice Paddy said a second time, in slow and obvious Python.

Written from the rules alone: the page that players read, the rulings and the rulebook. It shares nothing with the
kernels but the components file. Cards are dealt by whoever calls.

    game = SecondGame(table)      # a table just set up, with its decks in order
    game.moves()                  # {0: ["gate:1e", …], 1: […]}: what every seat that owes a decision may pick
    game.push(0, "gate:1e")
    game.table.farmers[0].rice    # what everybody has
    game.winner                   # when nobody owes a decision any more

second_table.py    who is asked, and what everybody has
second_field.py    hexes, walls, gates, paddies
second_farm.py     labour and farm actions
second_spirits.py  spirits and rain
"""

from collections import Counter

from games.spirits.second_farm import allocate, farm
from games.spirits.second_field import COMPONENTS, EDGES_OF, START, Paddy
from games.spirits.second_spirits import rain, resolve
from games.spirits.second_table import (
    Course,
    Farmer,
    Question,
    Steps,
    Table,
    alone,
    always,
    choose,
    choose_if_any,
    together,
)

BOX = {"walls": 80, "gates": 24, "weeds": 24, "pests": 24, "fertilizer": 12, "magic": 7}
DISCS = {2: 15, 3: 22, 4: 30}
DEALT, KEPT = 4, 3
ROUNDS, LAST_WITH_MARKET, SECOND_DRAFT_AFTER = 7, 5, 3
TILES = {tile["id"]: tile for tile in COMPONENTS["achievement"]}
SETUPS = {card["id"]: card for card in COMPONENTS["setup"]}


class SecondGame:
    """A game that is followed pick by pick."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._course = play(table)
        self._asked: dict[int, Question] = next(self._course)

    def moves(self) -> dict[int, list[str]]:
        """What everybody who owes a decision may pick."""
        return {seat: question.options() for seat, question in self._asked.items()}

    def push(self, seat: int, pick: str) -> None:
        """Somebody picks."""
        try:
            self._asked = self._course.send((seat, pick))
        except StopIteration:
            self._asked = {}

    @property
    def winner(self) -> int:
        """Most rice; of equals, the highest spirit."""
        return max(self.table.farmers, key=lambda farmer: (farmer.rice, farmer.highest)).seat


# --- setting up --------------------------------------------------------------------------------------------------
def set_up(setups: list[str], tiles: set[str], rains: list[str], first: list[str], second: list[str]) -> Table:
    """A table with these cards; the two decks of spirits lie in the order in which they are dealt."""
    seats = range(len(setups))
    table = Table(
        farmers=[Farmer(seat, setup) for seat, setup in zip(seats, setups, strict=True)],
        box=Counter({**BOX, "water": DISCS[len(seats)]}),
        tiles=set(tiles),
        rains=list(rains),
        first_deck=list(first),
        second_deck=list(second),
        order=list(seats),
    )
    for farmer in table.farmers:
        card = SETUPS[farmer.setup]
        farmer.field.rocks = set(card["rocks"])
        farmer.free_pieces, farmer.rice = card["walls"], card["rice"]
        farmer.hired, farmer.livestock = card["labourers"], card["livestock"]
        farmer.field.paddies = [Paddy(frozenset({START}), discs=1, rice="planted")]
        table.box.subtract({"water": 1, "walls": len(EDGES_OF[START]) - 1, "gates": 1})
    return table


def place_first_gate(farmer: Farmer) -> Steps:
    """A gate on one edge of the starting hex, walls on the others."""
    edges = EDGES_OF[START]
    gate = yield from choose(always([f"gate:{edge}" for edge in edges]))
    farmer.field.pieces = {edge: "gate" if gate == f"gate:{edge}" else "wall" for edge in edges}
    farmer.field.survey()


# --- the course of the game --------------------------------------------------------------------------------------
def play(table: Table) -> Course:
    """From the first gate to the last harvest."""
    yield from together({farmer.seat: place_first_gate(farmer) for farmer in table.farmers})
    yield from draft(table, table.first_deck, to_the_left=True)
    while table.round < ROUNDS:
        begin_round(table)
        if table.round < ROUNDS:
            yield from rain_and_spirits(table)
        yield from work(table)
        if table.round < ROUNDS:
            yield from claim_achievements(table)
        if table.round <= LAST_WITH_MARKET:
            yield from hold_market(table)
        if table.round == SECOND_DRAFT_AFTER:
            yield from draft(table, table.second_deck, to_the_left=False)
    finish(table)


def begin_round(table: Table) -> None:
    """Nothing has happened yet in this round."""
    table.round, table.rain = table.round + 1, None
    for farmer in table.farmers:
        farmer.harvested_before = bool(farmer.harvests)
        farmer.harvests, farmer.claims = [], 0
        farmer.passed_on = farmer.received = 0
        farmer.items = farmer.spent = farmer.helpers = 0
        farmer.field.moved.clear()
        if table.round == ROUNDS:
            drain(table, farmer)


def drain(table: Table, farmer: Farmer) -> None:
    """In the last round there is no more water."""
    for paddy in farmer.field.paddies:
        table.box["water"] += paddy.discs
        paddy.discs = 0
    table.box["water"] += farmer.reservoir
    farmer.reservoir = 0


# --- drafts ------------------------------------------------------------------------------------------------------
def draft(table: Table, deck: list[str], to_the_left: bool) -> Course:
    """Four cards each; keep one and pass the others on, three times."""
    table.phase = "draft"
    for farmer in table.farmers:
        farmer.hand, farmer.kept = set(deck[:DEALT]), set()
        del deck[:DEALT]
    for left_to_keep in range(KEPT, 0, -1):
        yield from choose_secretly(table)
        for farmer in table.farmers:
            farmer.kept.add(farmer.secret)
        if left_to_keep > 1:
            pass_hands_on(table, 1 if to_the_left else -1)
    for farmer in table.farmers:
        farmer.hand, farmer.kept = farmer.kept, set()


def choose_secretly(table: Table) -> Course:
    """Everybody takes a card out of the hand; nobody sees which until all have."""

    def steps(farmer: Farmer) -> Steps:
        farmer.secret = yield from choose(lambda: sorted(farmer.hand))

    yield from together({farmer.seat: steps(farmer) for farmer in table.farmers})
    for farmer in table.farmers:
        farmer.hand.discard(farmer.secret)


def pass_hands_on(table: Table, direction: int) -> None:
    """Hands go to a neighbour."""
    seats = len(table.farmers)
    hands = [farmer.hand for farmer in table.farmers]
    for farmer in table.farmers:
        farmer.hand = hands[(farmer.seat - direction) % seats]


# --- rain, spirits, work -----------------------------------------------------------------------------------------
def rain_and_spirits(table: Table) -> Course:
    """Steps 1 to 4 of a round."""
    table.phase = "rain"
    yield from rain(table, table.rains.pop(0))
    table.phase = "card"
    yield from choose_secretly(table)
    for farmer in table.farmers:
        farmer.played.add(farmer.secret)
    table.order = sorted(table.order, key=lambda seat: table.farmers[seat].highest)
    table.in_order[0].reservoir += table.rain_discs
    table.rain_discs = 0
    table.phase = "resolve"
    for farmer in table.in_order:
        yield from resolve(table, farmer)


def work(table: Table) -> Course:
    """Steps 5 and 6."""
    table.phase = "allocate"
    yield from together({farmer.seat: allocate(table, farmer) for farmer in table.farmers})
    table.phase = "farm"
    for farmer in table.farmers:
        farmer.step = "build"
    yield from together({farmer.seat: farm(table, farmer) for farmer in table.farmers})


# --- achievements ------------------------------------------------------------------------------------------------
def claim_achievements(table: Table) -> Course:
    """In turn order, as many as everybody may claim."""
    table.phase = "claim"
    for farmer in table.in_order:
        yield from alone(farmer.seat, claim(table, farmer))


def claim(table: Table, farmer: Farmer) -> Steps:
    """One tile; two with Cricket."""

    def question() -> list[str]:
        return [*(f"claim:{name}" for name in sorted(table.tiles) if fulfils(table, farmer, name)), "pass"]

    for _ in range(1 + farmer.total("extra_claims")):
        pick = yield from choose_if_any(question)
        if pick == "pass":
            return
        name = pick.removeprefix("claim:")
        table.tiles.remove(name)
        farmer.rice += TILES[name]["rice"]
        farmer.claims += 1
        farmer.claimed += 1


def fulfils(table: Table, farmer: Farmer, name: str) -> bool:
    """Whether what a tile asks for is true now, or happened this round."""
    test: str = TILES[name]["test"]
    number: int = TILES[name]["number"]
    if test == "flooded_paddy_of":
        return any(paddy.size == number and farmer.field.is_flooded(paddy) for paddy in farmer.field.paddies)
    if test == "rocks_left_at_most":
        return len(farmer.field.rocks) <= number
    return measure(table, farmer, test) >= number


def measure(table: Table, farmer: Farmer, test: str) -> int:
    """How much of what a tile asks for there is."""
    field, paddies = farmer.field, farmer.field.paddies
    with_rice = [paddy for paddy in paddies if paddy.rice != "none"]
    is_clean = not any(paddy.weeds or paddy.pests for paddy in paddies)
    is_last = farmer is table.in_order[-1]
    numbers = {
        "paddies": len(paddies),
        "hexes_in_paddies": sum(paddy.size for paddy in paddies),
        "paddy_of": max(paddy.size for paddy in paddies),
        "hexes_flooded": sum(paddy.size for paddy in paddies if field.is_flooded(paddy)),
        "rice_in_paddy_of": max([paddy.size for paddy in with_rice], default=0),
        "paddies_planted": sum(paddy.rice == "planted" for paddy in paddies),
        "paddies_with_rice": len(with_rice),
        "fertilized": sum(paddy.fertilized for paddy in paddies),
        "clean_paddies": len(paddies) if is_clean else 0,
        "livestock": farmer.livestock,
        "labourers": farmer.labourers,
        "rice_in_stock": farmer.rice,
        "harvests_this_round": len(farmer.harvests),
        "rice_from_one_harvest": max(farmer.harvests, default=0),
        "rice_harvested_this_round": sum(farmer.harvests),
        "harvested_while_last": len(farmer.harvests) if is_last else 0,
        "discs_passed_on": farmer.passed_on,
        "discs_received": farmer.received,
    }
    return numbers[test]


# --- market ------------------------------------------------------------------------------------------------------
def hold_market(table: Table) -> Course:
    """Everybody at once, each at their own market."""
    table.phase = "market"
    yield from together({farmer.seat: go_shopping(farmer) for farmer in table.farmers})


def go_shopping(farmer: Farmer) -> Steps:
    """Labourers and livestock, the cheapest first."""
    while (pick := (yield from choose_if_any(lambda: [*affordable(farmer), "pass"]))) != "pass":
        price = price_of(farmer, pick)
        farmer.rice -= price
        farmer.spent += price
        farmer.items += 1
        if pick == "hire":
            farmer.hired += 1
        else:
            farmer.livestock += 1


def affordable(farmer: Farmer) -> list[str]:
    """What is left in the market and not too expensive."""
    left = {"hire": 10 - farmer.hired, "buy": 6 - farmer.livestock}
    return [pick for pick in ("hire", "buy") if left[pick] and price_of(farmer, pick) <= farmer.rice]


def price_of(farmer: Farmer, pick: str) -> int:
    """The price of one more item, with the tax that comes on top of what was paid before."""
    market, taken = COMPONENTS["market"], farmer.livestock if pick == "buy" else farmer.hired
    price: int = market["livestock" if pick == "buy" else "labourers"][taken]
    return price + tax(farmer, farmer.items + 1) - tax(farmer, farmer.items)


def tax(farmer: Farmer, items: int) -> int:
    """Nothing for one, the square for more."""
    counted = max(0, items - farmer.total("tax_less"))
    return counted * counted if counted > 1 else 0


# --- the end -----------------------------------------------------------------------------------------------------
def finish(table: Table) -> None:
    """The spirits that work at the end bring their rice."""
    table.phase = "over"
    for farmer in table.farmers:
        farmer.rice += (
            farmer.total("end_livestock") * farmer.livestock
            + farmer.total("end_labourers") * farmer.hired
            + farmer.total("end_large_paddies") * sum(paddy.size >= 3 for paddy in farmer.field.paddies)
            + farmer.total("end_achievements") * farmer.claimed
        )
