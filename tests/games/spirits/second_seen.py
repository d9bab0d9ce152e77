"""What was compared: rare things are counted, so that a test can insist on having seen them."""

from collections import Counter
from typing import NamedTuple

from games.spirits.second_farm import is_to_be_fertilized
from games.spirits.second_field import ENDS, Field, is_enclosed, region_of
from games.spirits.second_spirits import RAINS
from games.spirits.second_table import Farmer, Table

Seen = Counter[str]


class Moment(NamedTuple):
    """A pick about to be made."""

    table: Table
    farmer: Farmer
    pick: str
    options: list[str]

    @property
    def field(self) -> Field:
        """The field of whoever picks."""
        return self.farmer.field


def note(seen: Seen, table: Table, farmer: Farmer, pick: str, options: list[str]) -> None:
    """Count what is about to happen."""
    seen["picks"] += 1
    seen[f"picks: {table.phase}"] += 1
    moment = Moment(table, farmer, pick, options)
    match table.phase:
        case "rain":
            note_rain(seen, moment)
        case "resolve":
            note_spirits(seen, moment)
        case "farm":
            seen[f"picks: {farmer.step}"] += 1
            NOTES[farmer.step](seen, moment)
        case "claim" if pick != "pass":
            seen[pick] += 1
            seen["two achievements in a round"] += farmer.claims == 1
        case "market" if pick != "pass":
            seen["five items in one market"] += farmer.items == 4
            seen["no tax for two items"] += farmer.items == 1 and farmer.has("tax_less")


# --- rain and spirits --------------------------------------------------------------------------------------------
def note_rain(seen: Seen, moment: Moment) -> None:
    """Weeds and pests somebody places."""
    plague = "weeds" if moment.pick.startswith("weed") else "pests"
    if ":" in moment.pick and moment.farmer.has(f"no_{plague}"):
        seen["named what a spirit keeps away"] += moment.pick.startswith(("weed:", "pest:"))
    seen["the box has no more weeds or pests to choose"] += 0 in (moment.table.box["weeds"], moment.table.box["pests"])


def note_spirits(seen: Seen, moment: Moment) -> None:
    """The order of own spirits, magic water, and whom they hit."""
    if {"use", "pass"} <= set(moment.options):
        seen["order of own spirits"] += len(moment.options) > 2
        seen["a named spirit goes first"] += moment.pick not in ("use", "pass")
        seen["a spirit is declined"] += moment.pick == "pass"
    if moment.pick.startswith("hex:"):
        note_magic(seen, moment, int(moment.pick.removeprefix("hex:")))
    if moment.pick[1:3] == ":p":
        seen["a pest to the richest"] += 1
        seen["several are the richest"] += len({pick[0] for pick in moment.options}) > 1
    if moment.pick[0] == "@":
        seen["a player is named"] += 1
    if moment.pick[0] == "p" and moment.pick[1:].isdigit():
        seen["a paddy is named for a spirit"] += 1


def note_magic(seen: Seen, moment: Moment, h: int) -> None:
    """Where magic water goes."""
    paddy = moment.field.paddy_with(h)
    seen["magic water"] += 1
    if not paddy:
        seen["magic water in open land"] += 1
    elif paddy.discs and paddy.discs >= moment.field.room(paddy):
        seen["magic water in a full paddy"] += 1


# --- building ----------------------------------------------------------------------------------------------------
def note_build(seen: Seen, moment: Moment) -> None:
    """Paddies made, divided and connected; gates moved; pieces run out."""
    word, _, edge = moment.pick.partition(":")
    field, box = moment.field, moment.table.box
    if word in ("wall", "gate"):
        seen["no gates in the box"] += not box["gates"]
        seen["no walls in the box"] += not box["walls"]
        note_piece(seen, field, word, edge)
    elif word == "to":
        gates = [gate for gate, kind in field.pieces.items() if kind == "gate" and edge in field.places_for(gate)]
        seen["a gate moves"] += 1
        seen["a gate moves on a paddy with water"] += any(
            paddy.discs for h in ENDS[edge] if (paddy := field.paddy_with(h))
        )
        if len(gates) == 1:
            after = copy_of(field)
            after.move_gate(gates[0], edge)
            note_change(seen, field, after, "a moved gate")


def note_piece(seen: Seen, field: Field, kind: str, edge: str) -> None:
    """One wall or gate."""
    after = copy_of(field)
    after.build(kind, edge)
    region, whole = region_of(ENDS[edge][0], after.pieces), region_of(ENDS[edge][0], field.pieces)
    divides = region != whole and len(ENDS[edge]) == 2
    if field.paddy_with(ENDS[edge][0]):
        seen["a paddy is divided"] += divides
        seen["a paddy with magic water is divided"] += divides and bool(whole & field.magic)
        seen["a piece inside a paddy that does not divide it"] += not divides
    elif is_enclosed(whole, field.pieces):
        seen["waste land is divided into two paddies"] += divides and all(map(after.paddy_with, ENDS[edge]))
        seen["waste land is divided into a paddy and waste land"] += divides and not all(
            map(after.paddy_with, ENDS[edge])
        )
        seen["a piece in waste land that does not divide it"] += not divides
    note_change(seen, field, after, "a piece")


def note_change(seen: Seen, before: Field, after: Field, what: str) -> None:
    """What becomes of paddies and chain."""
    seen[f"{what} makes a paddy"] += len(after.paddies) > len(before.paddies)
    longer = len(after.chain()) - len(before.chain())
    seen[f"{what} connects paddies that were there"] += longer > len(after.paddies) - len(before.paddies)
    if longer < 0:
        seen[f"{what} cuts the chain"] += 1
        left = {paddy.first for paddy in before.chain()} - {paddy.first for paddy in after.chain()}
        seen[f"{what} cuts off a paddy with water"] += any(before.named(f"p{first}").discs for first in left)


def copy_of(field: Field) -> Field:
    """A field to try something on."""
    copy = Field(dict(field.pieces), set(field.rocks), set(field.magic), list(field.paddies), set(field.moved))
    copy.survey()
    return copy


# --- the other farm actions --------------------------------------------------------------------------------------
def note_rocks(seen: Seen, moment: Moment) -> None:
    """Fewer animals than rocks."""
    seen["a rock is chosen"] += 1


def note_water(seen: Seen, moment: Moment) -> None:
    """Paddies with more discs than room, and partly filled ones."""
    field, step = moment.field, moment.farmer.step
    chain = field.chain()
    if step == "water_out":
        seen["more discs than room at Water Out"] += any(paddy.discs > field.room(paddy) for paddy in chain)
    else:
        seen["a full paddy at Water In"] += any(paddy.discs >= field.room(paddy) > 0 for paddy in chain)
        seen["a partly filled paddy at Water In"] += any(0 < paddy.discs < field.room(paddy) for paddy in chain)
        seen["more discs than room at Water In"] += any(paddy.discs > field.room(paddy) for paddy in chain)


def note_weeds(seen: Seen, moment: Moment) -> None:
    """Stopping early."""
    seen["weeding stops early"] += moment.pick == "pass"


def note_pests(seen: Seen, moment: Moment) -> None:
    """Ducks under water, more than one pest, no fertilizer left."""
    field, box = moment.field, moment.table.box
    crops = [paddy for paddy in field.paddies if is_to_be_fertilized(paddy)]
    seen["no fertilizer in the box"] += bool(crops) and not box["fertilizer"]
    seen["the last fertilizer"] += box["fertilizer"] == 1
    if moment.pick != "pass":
        paddy = field.named(moment.pick)
        seen["ducks under water"] += not paddy.is_dry
        seen["two pests at once"] += paddy.pests >= 2 and moment.farmer.has("more_pests")
        seen["fertilized without a pest"] += not paddy.pests
        seen["in an unconnected paddy"] += paddy not in field.chain()


def note_harvest(seen: Seen, moment: Moment) -> None:
    """Whole and in part, wet and dry, early and late."""
    if moment.pick == "pass":
        seen["harvesting stops early"] += 1
        return
    if moment.pick[0] == "n":
        seen["a partial harvest"] += moment.pick != moment.options[-1] or moment.farmer.work["harvesters"] < 1
        return
    paddy = moment.field.named(moment.pick)
    seen["harvest in round 7"] += moment.table.round == 7
    seen["harvest under water"] += not paddy.is_dry
    seen["harvest with fertilizer"] += paddy.fertilized
    seen["harvest of five hexes with fertilizer"] += paddy.fertilized and paddy.size == 5
    seen["harvest with one weed"] += paddy.weeds == 1 and not paddy.pests
    seen["harvest with one pest"] += paddy.pests == 1 and not paddy.weeds
    seen["harvest with weeds and pests"] += paddy.weeds + paddy.pests > 1
    seen["harvest in a paddy of magic water"] += moment.field.is_flooded_by_magic_only(paddy)


def note_rot(seen: Seen, moment: Moment) -> None:
    """Moon."""
    seen["Moon asks"] += 1
    seen["Moon is declined"] += moment.pick == "pass"


def note_grow(seen: Seen, moment: Moment) -> None:
    """Sun, and magic water, alone or beside discs."""
    paddies = [moment.field.named(pick) for pick in moment.options if pick != "pass"]
    flooded = [moment.field.is_flooded(paddy) for paddy in paddies]
    seen["Sun asks"] += not all(flooded)
    seen["magic water asks whether rice grows"] += any(flooded)
    seen["magic water beside discs asks"] += any(wet and not p.is_dry for p, wet in zip(paddies, flooded, strict=True))
    seen["both ask at once"] += any(flooded) and not all(flooded)
    if moment.farmer.step == "grow_again":
        seen["Sun asks again"] += not all(flooded)
        seen["magic water asks again"] += any(flooded)


def note_plant(seen: Seen, moment: Moment) -> None:
    """Round 6, and magic water."""
    seen["planted in round 6"] += moment.table.round == 6 and moment.pick != "pass"
    if moment.pick != "pass":
        paddy = moment.field.named(moment.pick)
        seen["planted in a paddy of magic water"] += moment.field.is_flooded_by_magic_only(paddy)
        seen["planting away from the chain"] += paddy not in moment.field.chain()


NOTES = {
    "build": note_build,
    "rocks": note_rocks,
    "water_out": note_water,
    "weeds": note_weeds,
    "pests": note_pests,
    "harvest": note_harvest,
    "rot": note_rot,
    "water_in": note_water,
    "grow": note_grow,
    "plant": note_plant,
    "grow_again": note_grow,
}


# --- rounds and games --------------------------------------------------------------------------------------------
def note_round(seen: Seen, table: Table) -> None:
    """A rain card has just been turned up."""
    if table.rain:
        seen[f"rain:{table.rain}"] += 1
        asked_for = RAINS[table.rain]["water"][len(table.farmers) - 2]
        seen["less rain than the card says"] += table.rain_discs < asked_for


def note_claims(seen: Seen, table: Table) -> None:
    """Everybody has farmed."""
    seen["water is passed on"] += any(farmer.passed_on for farmer in table.farmers)
    if table.round == 6:
        grown = [paddy for farmer in table.farmers for paddy in farmer.field.paddies if paddy.rice == "grown"]
        seen["grown at the end of round 6"] += bool(grown)


def note_end(seen: Seen, table: Table) -> None:
    """How it ended."""
    seen["games"] += 1
    seen[f"games with {len(table.farmers)} players"] += 1
    for farmer in table.farmers:
        for name in farmer.played:
            seen[f"spirit:{name}"] += 1
        seen["chains of three or more"] += len(farmer.field.chain()) >= 3
        seen["harvests"] += bool(farmer.harvests)
    most = max(farmer.rice for farmer in table.farmers)
    seen["a tie"] += sum(farmer.rice == most for farmer in table.farmers) > 1
