"""Spirits of the Rice Paddy said a second time: what the spirits do, and what the rain brings."""

from collections.abc import Callable

from games.spirits.second_field import COMPONENTS, HEXES, Field, Paddy
from games.spirits.second_table import (
    SPIRITS,
    Course,
    Effect,
    Farmer,
    Options,
    Spirit,
    Steps,
    Table,
    alone,
    always,
    choose,
)

HELPFUL = {"helpers", "free_pieces"}
RICE = {"rice", "rice_per_paddy", "rice_if_harvested"}
LOOK_AT_RICE = {"pest_to_richest", "rice_lost_by_a_richer"}
Act = Callable[[str], None]


def ask(farmer: Farmer, options: Options, act: Act) -> Course:
    """One question to one player, unless nothing can be answered."""

    def steps() -> Steps:
        act((yield from choose(options)))

    if options():
        yield from alone(farmer.seat, steps())


# --- a player's spirits ------------------------------------------------------------------------------------------
def resolve(table: Table, farmer: Farmer) -> Course:
    """A player's active spirits, and those that act once and have not yet, in the order the player likes."""
    left = [SPIRITS[name] for name in farmer.played - farmer.used if SPIRITS[name].kind in ("active", "once")]
    is_rest_in_order = False
    while able := sorted(spirit for spirit in left if can_act(table, farmer, spirit)):
        chosen = able[0]
        if not is_rest_in_order and any(is_optional(table, farmer, spirit) for spirit in able):
            names = [spirit.name for spirit in able] if len(able) > 1 else []
            picks: list[str] = []
            yield from ask(farmer, always([*names, "use", "pass"]), picks.append)
            if picks[0] == "pass":
                left = [spirit for spirit in left if not is_optional(table, farmer, spirit)]
                continue
            is_rest_in_order = picks[0] == "use" and len(able) > 1
            chosen = next((spirit for spirit in able if spirit.name == picks[0]), able[0])
        left.remove(chosen)
        yield from use(table, farmer, chosen)


def is_optional(table: Table, farmer: Farmer, spirit: Spirit) -> bool:
    """Whether its owner may have a reason to decline."""
    does = {effect.do for effect in spirit.effects}
    if not does <= HELPFUL | RICE:
        return True
    somebody_looks = any(other.has(word) for other in table.others(farmer) for word in LOOK_AT_RICE)
    return bool(does & RICE) and somebody_looks


def can_act(table: Table, farmer: Farmer, spirit: Spirit) -> bool:
    """Whether any part of it is possible."""
    return any(is_possible(table, farmer, effect) for effect in spirit.effects)


def use(table: Table, farmer: Farmer, spirit: Spirit) -> Course:
    """All parts of a spirit, as far as they are possible."""
    if spirit.kind == "once":
        farmer.used.add(spirit.name)
    for effect in spirit.effects:
        give(table, farmer, effect)
    for effect in spirit.effects:
        yield from carry_out(table, farmer, effect)


# --- effects without a question ----------------------------------------------------------------------------------
def give(table: Table, farmer: Farmer, effect: Effect) -> None:
    """What simply comes to the owner."""
    match effect.do:
        case "discs":
            discs = min(effect.amount, table.box["water"])
            table.box["water"] -= discs
            farmer.reservoir += discs
        case "rice" | "rice_per_paddy" | "rice_if_harvested":
            farmer.rice += rice_of(farmer, effect)
        case "free_pieces":
            farmer.free_pieces += effect.amount
        case "helpers":
            farmer.helpers += effect.amount
        case "take_disc_from_all":
            for other in table.others(farmer):
                take_disc(other, farmer)


def rice_of(farmer: Farmer, effect: Effect) -> int:
    """Rice a spirit brings."""
    times = {"rice": 1, "rice_per_paddy": len(farmer.field.paddies), "rice_if_harvested": farmer.harvested_before}
    return effect.amount * times[effect.do]


def take_disc(loser: Farmer, winner: Farmer) -> None:
    """A disc from one reservoir into another, if there is one."""
    taken = min(1, loser.reservoir)
    loser.reservoir -= taken
    winner.reservoir += taken


# --- effects with a question -------------------------------------------------------------------------------------
def is_possible(table: Table, farmer: Farmer, effect: Effect) -> bool:
    """Whether an effect would change anything."""
    match effect.do:
        case "helpers" | "free_pieces":
            return True
        case "discs":
            return table.box["water"] > 0
        case "rice" | "rice_per_paddy" | "rice_if_harvested":
            return rice_of(farmer, effect) > 0
        case "take_disc_from_all":
            return any(other.reservoir for other in table.others(farmer))
        case "weed_for_all_others" | "pest_for_all_others":
            return any(places_at_home(table, other, effect.do) for other in table.others(farmer))
    return bool(picks_for(table, farmer, effect.do))


def carry_out(table: Table, farmer: Farmer, effect: Effect) -> Course:
    """What somebody has to choose for."""
    match effect.do:
        case "weed_for_all_others" | "pest_for_all_others":
            plague = "weeds" if effect.do.startswith("weed") else "pests"
            for other in table.in_order:
                if other is not farmer:
                    yield from infest_at_home(table, other, plague, effect.do)
        case "pest_to_richest" | "take_disc" | "rice_lost_by_a_richer":
            yield from aim(table, farmer, effect, 1)
        case "remove_pest" | "remove_weed" | "remove_rock" | "magic_water":
            yield from aim(table, farmer, effect, effect.amount)


def aim(table: Table, farmer: Farmer, effect: Effect, times: int) -> Course:
    """Its owner names a paddy, a hex or a player, so many times."""
    for _ in range(times):
        yield from ask(
            farmer,
            lambda: picks_for(table, farmer, effect.do),
            lambda pick: strike(table, farmer, effect, pick),
        )


def picks_for(table: Table, farmer: Farmer, do: str) -> list[str]:
    """What an effect may be aimed at."""
    field, others = farmer.field, table.others(farmer)
    match do:
        case "remove_pest":
            return [paddy.name for paddy in field.paddies if paddy.pests]
        case "remove_weed":
            return [paddy.name for paddy in field.paddies if paddy.weeds]
        case "remove_rock":
            return [f"hex:{h}" for h in sorted(field.rocks)]
        case "magic_water":
            free = [h for h in HEXES if h not in field.magic | field.rocks]
            return [f"hex:{h}" for h in free if table.box["magic"]]
        case "take_disc":
            return [f"@{other.letter}" for other in others if other.reservoir]
        case "rice_lost_by_a_richer":
            return [f"@{other.letter}" for other in others if other.rice > farmer.rice]
        case "pest_to_richest":
            richest = [other for other in others if other.rice == max(one.rice for one in others)]
            return [pick for other in richest for pick in paddies_of(table, other, "pests")]
    return []


def strike(table: Table, farmer: Farmer, effect: Effect, pick: str) -> None:
    """What becomes of it."""
    match effect.do:
        case "remove_pest":
            table.free_of(farmer.field.named(pick), "pests", 1)
        case "remove_weed":
            table.free_of(farmer.field.named(pick), "weeds", 1)
        case "remove_rock":
            farmer.field.rocks.remove(hex_of(pick))
        case "magic_water":
            table.box["magic"] -= 1
            farmer.field.magic.add(hex_of(pick))
        case "take_disc":
            take_disc(called(table, pick), farmer)
        case "rice_lost_by_a_richer":
            loser = called(table, pick)
            loser.rice = max(0, loser.rice - effect.amount)
            farmer.rice += 1
        case "pest_to_richest":
            infest_other(table, pick, "pests")


def hex_of(pick: str) -> int:
    """`hex:4`."""
    return int(pick.removeprefix("hex:"))


def called(table: Table, pick: str) -> Farmer:
    """`@B`."""
    return next(farmer for farmer in table.farmers if f"@{farmer.letter}" == pick)


# --- weeds and pests that come -----------------------------------------------------------------------------------
def paddies_of(table: Table, farmer: Farmer, plague: str) -> list[str]:
    """The paddies of a player, as others call them, if weeds (pests) can come there."""
    return [f"{farmer.letter}:{p.name}" for p in farmer.field.paddies if table.can_get(farmer, plague)]


def infest_other(table: Table, pick: str, plague: str) -> None:
    """`B:p4` gets one."""
    letter, name = pick.split(":")
    farmer = next(farmer for farmer in table.farmers if farmer.letter == letter)
    table.infest(farmer, farmer.field.named(name), plague)


def places_at_home(table: Table, farmer: Farmer, do: str) -> list[str]:
    """Where a player may put a weed (a pest) another's spirit sends."""
    plague = "weeds" if do.startswith("weed") else "pests"
    paddies = [p for p in farmer.field.paddies if plague == "weeds" or p.rice != "none"]
    return [paddy.name for paddy in paddies if table.can_get(farmer, plague)]


def infest_at_home(table: Table, farmer: Farmer, plague: str, do: str) -> Course:
    """A player puts it into a paddy of their own."""
    yield from ask(
        farmer,
        lambda: places_at_home(table, farmer, do),
        lambda pick: table.infest(farmer, farmer.field.named(pick), plague),
    )


# --- rain --------------------------------------------------------------------------------------------------------
RAINS = {card["id"]: card for card in COMPONENTS["rain"]}


def rain(table: Table, name: str) -> Course:
    """Discs on the card, then weeds and pests; who has to choose does so in the order of the round before."""
    card = RAINS[name]
    table.rain, table.rain_discs = name, min(card["water"][len(table.farmers) - 2], table.box["water"])
    table.box["water"] -= table.rain_discs
    for farmer in table.in_order:
        match card["effect"]:
            case "weed_or_pest_at_home":
                yield from weed_or_pest(table, farmer)
            case "weed_next_door":
                left = table.farmers[(farmer.seat + 1) % len(table.farmers)]
                yield from send(table, farmer, [left], "weeds")
            case "pest_anywhere":
                yield from send(table, farmer, table.others(farmer), "pests")
            case effect:
                for paddy in hit_by(farmer.field, effect):
                    table.infest(farmer, paddy, "weeds" if effect.startswith("weed") else "pests")


def hit_by(field: Field, effect: str) -> list[Paddy]:
    """The paddies that get a weed or a pest without anybody choosing."""
    with_rice = [paddy for paddy in field.paddies if paddy.rice != "none"]
    match effect:
        case "weed_in_largest":
            return first_of_largest(field.paddies)
        case "pest_in_largest_rice":
            return first_of_largest(with_rice)
        case "weed_in_dry_of_two":
            return [p for p in field.paddies if p.is_dry and p.size >= 2 and not p.hexes & field.magic]
        case "pest_in_planted":
            return [paddy for paddy in field.paddies if paddy.rice == "planted"]
    return []


def first_of_largest(paddies: list[Paddy]) -> list[Paddy]:
    """The largest, of equal ones the first by hex numbers."""
    return sorted(paddies, key=lambda paddy: (-paddy.size, paddy.first))[:1]


def weed_or_pest(table: Table, farmer: Farmer) -> Course:
    """A weed or a pest into a paddy of one's own; one may name what a spirit keeps away."""

    def question() -> list[str]:
        plagues = [plague for plague in ("weeds", "pests") if table.box[plague]]
        if not any(table.can_get(farmer, plague) for plague in plagues):
            return []
        return [f"{plague[:-1]}:{paddy.name}" for plague in plagues for paddy in farmer.field.paddies]

    def act(pick: str) -> None:
        word, name = pick.split(":")
        table.infest(farmer, farmer.field.named(name), f"{word}s")

    yield from ask(farmer, question, act)


def send(table: Table, farmer: Farmer, targets: list[Farmer], plague: str) -> Course:
    """A weed or a pest into a paddy of somebody else."""
    yield from ask(
        farmer,
        lambda: [pick for target in targets for pick in paddies_of(table, target, plague)],
        lambda pick: infest_other(table, pick, plague),
    )
