"""Spirits of the Rice Paddy said a second time: sharing out the labour, and the work in the field."""

from games.spirits.second_field import COMPONENTS, EDGES, HEXES, Paddy
from games.spirits.second_table import Farmer, Steps, Table, Until, always, choose, choose_if_any

LABOURERS_A_PIECE, LABOURERS_A_HEX = 3, 2
MOST_HEXES_COUNTED = 6
LAST_ROUND, ROUND_OF_TWO_GROWINGS = 7, 6
ROWS = ("more", "weed", "pest", "clean")
"""Of the yield chart, from the bottom."""
ORDER_OF_STEPS = (
    "build",
    "rocks",
    "water_out",
    "weeds",
    "pests",
    "harvest",
    "rot",
    "water_in",
    "grow",
    "plant",
    "grow_again",
    "done",
)


def numbers(fewest: int, most: int) -> list[str]:
    """`n0`, `n1`, …; at least the first."""
    return [f"n{n}" for n in range(fewest, max(fewest, most) + 1)]


def has_come_to(farmer: Farmer, step: str) -> bool:
    """Whether somebody has got as far as a step, or further."""
    return ORDER_OF_STEPS.index(farmer.step) >= ORDER_OF_STEPS.index(step)


# --- sharing out the labour --------------------------------------------------------------------------------------
def labourers_a_piece(farmer: Farmer) -> int:
    """For a wall or gate."""
    return max(1, LABOURERS_A_PIECE - farmer.total("wall_less"))


def labourers_a_hex(farmer: Farmer) -> int:
    """For a hex to harvest."""
    return max(1, LABOURERS_A_HEX - farmer.total("harvest_less"))


def labourers_to_plant(farmer: Farmer, paddy: Paddy) -> int:
    """For a whole paddy."""
    return max(1, paddy.size - farmer.total("plant_less"))


def animals_wanted(farmer: Farmer, paddy: Paddy) -> int:
    """How many animals find work in a paddy: pests to catch, or at least a crop to fertilize."""
    each = 1 + farmer.total("more_pests")
    for_pests = -(-paddy.pests // each)
    return max(for_pests, 1 if is_to_be_fertilized(paddy) else 0)


def is_to_be_fertilized(paddy: Paddy) -> bool:
    """Planted, not grown, and never done before."""
    return paddy.rice == "planted" and not paddy.fertilized


def allocate(table: Table, farmer: Farmer) -> Steps:
    """Seven numbers, or three in the last round; those that can only be 0 are not asked for."""
    farmer.work.clear()
    field, paddies = farmer.field, farmer.field.paddies
    people, animals = farmer.labourers + farmer.helpers, farmer.livestock
    hexes_grown = sum(paddy.size for paddy in paddies if paddy.rice == "grown")
    to_weed = sum(paddy.weeds * paddy.size for paddy in paddies)
    to_tend = sum(animals_wanted(farmer, paddy) for paddy in paddies)
    to_build = max(0, len(field.free_edges()) - farmer.free_pieces)
    is_last = table.round == LAST_ROUND

    def share(task: str, most: int) -> Steps:
        pick = yield from choose_if_any(always(numbers(0, most)))
        farmer.work[task] = int(pick[1:])

    if not is_last:
        yield from share("builders", min(people // labourers_a_piece(farmer), to_build))
        people -= farmer.work["builders"] * labourers_a_piece(farmer)
        yield from share("oxen", min(animals, to_build - farmer.work["builders"]))
        animals -= farmer.work["oxen"]
        yield from share("rock_oxen", min(animals, len(field.rocks)))
        animals -= farmer.work["rock_oxen"]
    yield from share("weeders", min(people, to_weed))
    people -= farmer.work["weeders"]
    yield from share("ducks", min(animals, to_tend))
    yield from share("harvesters", min(people // labourers_a_hex(farmer), hexes_grown))
    people -= farmer.work["harvesters"] * labourers_a_hex(farmer)
    if not is_last:
        yield from share("planters", min(people, len(HEXES)))


# --- the work in the field ---------------------------------------------------------------------------------------
def farm(table: Table, farmer: Farmer) -> Steps:
    """All farm actions of a player, in the rulebook's order."""
    if table.round < LAST_ROUND:
        yield from build(table, farmer)
        yield from clear_rocks(farmer)
        farmer.step = "water_out"
        yield Until(lambda: is_turn_for(table, farmer, "water_out"))
        yield from let_water_out(table, farmer)
    yield from weed(table, farmer)
    yield from tend(table, farmer)
    yield from harvest(table, farmer)
    yield from rot(table, farmer)
    if table.round < LAST_ROUND:
        farmer.step = "water_in"
        yield Until(lambda: is_turn_for(table, farmer, "water_in"))
        yield from let_water_in(table, farmer)
        farmer.step = "grow"
        yield from grow(farmer)
        yield from plant(farmer)
        if table.round == ROUND_OF_TWO_GROWINGS:
            farmer.step = "grow_again"
            yield from grow(farmer)
    farmer.step = "done"


def is_turn_for(table: Table, farmer: Farmer, step: str) -> bool:
    """Water flows when all have come so far, and then one player after the other."""
    before = table.in_order[: table.order.index(farmer.seat)]
    all_are_here = all(has_come_to(other, step) for other in table.farmers)
    return all_are_here and all(has_come_to(other, step) and other.step != step for other in before)


# --- building ----------------------------------------------------------------------------------------------------
def build(table: Table, farmer: Farmer) -> Steps:
    """Pieces as many as there is labour for, gates moved for nothing."""
    farmer.step, field = "build", farmer.field
    field.moved.clear()
    farmer.work["pieces"] = farmer.free_pieces + farmer.work["builders"] + farmer.work["oxen"]
    while (pick := (yield from choose_if_any(lambda: [*building_picks(table, farmer), "pass"]))) != "pass":
        word, edge = pick.split(":")
        if word == "move":
            goal = yield from choose(always([f"to:{wall}" for wall in field.places_for(edge)]))
            field.move_gate(edge, goal.removeprefix("to:"))
        else:
            table.box[f"{word}s"] -= 1
            field.build(word, edge)
            farmer.work["pieces"] -= 1
    farmer.free_pieces = 0


def building_picks(table: Table, farmer: Farmer) -> list[str]:
    """Walls and gates that may be built, gates that may move."""
    field = farmer.field
    kinds = [kind for kind in ("wall", "gate") if farmer.work["pieces"] and table.box[f"{kind}s"]]
    built = [f"{kind}:{edge}" for kind in kinds for edge in EDGES if field.may_build(kind, edge)]
    return built + [f"move:{edge}" for edge in EDGES if field.places_for(edge)]


def clear_rocks(farmer: Farmer) -> Steps:
    """A rock for each animal, as long as there are rocks."""
    farmer.step, rocks = "rocks", farmer.field.rocks
    if len(rocks) <= farmer.work["rock_oxen"]:
        rocks.clear()
    for _ in range(farmer.work["rock_oxen"] if rocks else 0):
        pick = yield from choose(always([f"hex:{h}" for h in sorted(rocks)]))
        rocks.remove(int(pick.removeprefix("hex:")))


# --- water -------------------------------------------------------------------------------------------------------
def let_water_out(table: Table, farmer: Farmer) -> Steps:
    """From the top of the chain on, each paddy keeps or takes what its owner likes; the rest flows on."""
    for paddy in farmer.field.chain():
        there = paddy.discs + farmer.on_the_way
        most = max(paddy.discs, min(there, farmer.field.room(paddy)))
        pick = yield from choose_if_any(always(numbers(0, most)))
        paddy.discs = int(pick[1:])
        farmer.on_the_way = there - paddy.discs
    flow_on(table, farmer)


def let_water_in(table: Table, farmer: Farmer) -> Steps:
    """All of the reservoir goes down the chain; each paddy ends full or without water."""
    farmer.on_the_way, farmer.reservoir = farmer.reservoir, 0
    for paddy in farmer.field.chain():
        room, there = farmer.field.room(paddy), paddy.discs + farmer.on_the_way
        if paddy.discs >= room:
            continue  # full, and stays so
        levels = [0, room] if there >= room else [0]
        pick = yield from choose_if_any(always([f"n{n}" for n in levels]))
        paddy.discs = int(pick[1:])
        farmer.on_the_way = there - paddy.discs
    flow_on(table, farmer)


def flow_on(table: Table, farmer: Farmer) -> None:
    """What is left goes to the next player in turn order, from the last back to the supply."""
    discs, farmer.on_the_way = farmer.on_the_way, 0
    following = table.in_order[table.order.index(farmer.seat) + 1 :]
    if following:
        following[0].reservoir += discs
        following[0].received += discs
        farmer.passed_on += discs
    else:
        table.box["water"] += discs


# --- weeds and pests ---------------------------------------------------------------------------------------------
def weed(table: Table, farmer: Farmer) -> Steps:
    """One labourer per hex of the paddy for each weed; the paddy is dry."""
    farmer.step = "weeds"

    def question() -> list[str]:
        weedy = [paddy for paddy in farmer.field.paddies if paddy.is_dry and paddy.weeds]
        return [*(paddy.name for paddy in weedy if paddy.size <= farmer.work["weeders"]), "pass"]

    while (pick := (yield from choose_if_any(question))) != "pass":
        paddy = farmer.field.named(pick)
        farmer.work["weeders"] -= paddy.size
        table.free_of(paddy, "weeds", 1)


def tend(table: Table, farmer: Farmer) -> Steps:
    """An animal catches a pest in a dry paddy and fertilizes its crop."""
    farmer.step = "pests"

    def is_worth_it(paddy: Paddy) -> bool:
        return bool(paddy.pests) or (is_to_be_fertilized(paddy) and table.box["fertilizer"] > 0)

    def question() -> list[str]:
        open_to_ducks = [paddy for paddy in farmer.field.paddies if paddy.is_dry or farmer.has("ducks_swim")]
        return [*(paddy.name for paddy in open_to_ducks if farmer.work["ducks"] and is_worth_it(paddy)), "pass"]

    while (pick := (yield from choose_if_any(question))) != "pass":
        paddy = farmer.field.named(pick)
        farmer.work["ducks"] -= 1
        table.free_of(paddy, "pests", 1 + farmer.total("more_pests"))
        if is_to_be_fertilized(paddy) and table.box["fertilizer"]:
            paddy.fertilized = True
            table.box["fertilizer"] -= 1


# --- harvest -----------------------------------------------------------------------------------------------------
def harvest(table: Table, farmer: Farmer) -> Steps:
    """Grown, dry paddies, whole or in part."""
    farmer.step = "harvest"

    def question() -> list[str]:
        ripe = [paddy for paddy in farmer.field.paddies if paddy.rice == "grown"]
        dry = [paddy for paddy in ripe if paddy.is_dry or farmer.has("harvest_flooded")]
        return [*(paddy.name for paddy in dry if farmer.work["harvesters"]), "pass"]

    while (pick := (yield from choose_if_any(question))) != "pass":
        paddy = farmer.field.named(pick)
        most = min(paddy.size, farmer.work["harvesters"])
        hexes = yield from choose_if_any(always(numbers(1, most)))
        farmer.work["harvesters"] -= int(hexes[1:])
        farmer.harvests.append(rice_from(table, farmer, paddy, int(hexes[1:])))
        farmer.rice += farmer.harvests[-1]
        clear_crop(table, paddy)


def rice_from(table: Table, farmer: Farmer, paddy: Paddy, hexes: int) -> int:
    """What some hexes of a paddy bring."""
    counted = min(MOST_HEXES_COUNTED, hexes + paddy.fertilized + farmer.total("larger_harvest"))
    row = min(ROWS.index(row_of(paddy)) + farmer.total("better_row"), len(ROWS) - 1)
    chart = COMPONENTS["last_yields" if table.round == LAST_ROUND else "yields"]
    rice: int = chart[ROWS[row]][counted - 1] + farmer.total("harvest_more")
    return rice + (farmer.total("small_harvest_more") if paddy.size <= 2 else 0)


def row_of(paddy: Paddy) -> str:
    """The row of the yield chart."""
    if paddy.weeds + paddy.pests > 1:
        return "more"
    return "pest" if paddy.pests else "weed" if paddy.weeds else "clean"


def clear_crop(table: Table, paddy: Paddy) -> None:
    """Rice and fertilizer leave a paddy."""
    paddy.rice = "none"
    table.box["fertilizer"] += paddy.fertilized
    paddy.fertilized = False


def rot(table: Table, farmer: Farmer) -> Steps:
    """What is still grown rots, with weeds and pests; with Moon its owner may keep it all, and does at the end."""
    farmer.step = "rot"
    left = [paddy for paddy in farmer.field.paddies if paddy.rice == "grown"]
    if left and farmer.has("no_rot"):
        makes_no_difference = table.round == LAST_ROUND
        if makes_no_difference or (yield from choose(always(["use", "pass"]))) == "use":
            return
    for paddy in left:
        clear_crop(table, paddy)
        for plague in ("weeds", "pests"):
            table.free_of(paddy, plague, getattr(paddy, plague))


# --- growing and planting ----------------------------------------------------------------------------------------
def grow(farmer: Farmer) -> Steps:
    """Flooded rice grows; where it takes magic water to flood it, and where the sun shines, the owner decides."""
    field, suns = farmer.field, farmer.total("grow_dry")
    planted = [paddy for paddy in field.paddies if paddy.rice == "planted"]
    for paddy in planted:
        if field.is_flooded(paddy) and not field.needs_magic(paddy):
            paddy.rice = "grown"

    def question() -> list[str]:
        waiting = [paddy for paddy in planted if paddy.rice == "planted"]
        may_grow = [paddy for paddy in waiting if field.is_flooded(paddy) or suns]
        return [*(paddy.name for paddy in may_grow), "pass"]

    while (pick := (yield from choose_if_any(question))) != "pass":
        paddy = field.named(pick)
        if not field.is_flooded(paddy):
            suns -= 1
        paddy.rice = "grown"


def plant(farmer: Farmer) -> Steps:
    """Flooded paddies without rice, as whole ones."""
    farmer.step, field = "plant", farmer.field

    def question() -> list[str]:
        bare = [paddy for paddy in field.paddies if field.is_flooded(paddy) and paddy.rice == "none"]
        return [*(p.name for p in bare if labourers_to_plant(farmer, p) <= farmer.work["planters"]), "pass"]

    while (pick := (yield from choose_if_any(question))) != "pass":
        paddy = field.named(pick)
        farmer.work["planters"] -= labourers_to_plant(farmer, paddy)
        paddy.rice = "planted"
