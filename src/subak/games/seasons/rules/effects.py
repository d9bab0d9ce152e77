"""The vocabulary of ancestors: when, under which conditions, how much. `docs/components/seasons.md` explains it.

The names here are the words of the components file; kernels see their index.
"""

from subak.games.seasons.rules.counting import different_sizes, gaps, in_closed_fields
from subak.games.seasons.rules.state import BUFFALO, FARMER, HOUSE, LARGEST, NONE, Effect, Field, Player, Tables
from subak.kernel.rule import rule

WHEN = ("never", "field", "card", "end")
"""A field is closed; a card has closed at least one and all are scored; the game ends."""
NEVER, ON_FIELD, ON_CARD, ON_END = range(4)

SEASONS = ("both", "dry")
BOTH_SEASONS, DRY_ONLY = range(2)

TARGETS = ("points", "farmer_points", "size", "farmers")
"""What the amount is added to; `farmer_points` replaces what the field's farmers would pay."""
TO_POINTS, TO_FARMER_POINTS, TO_SIZE, TO_FARMERS = range(4)

RELATIONS = ("always", "==", ">=", "<=")
ALWAYS, EQUAL, AT_LEAST, AT_MOST = range(4)

# Quantities of the field being scored come first, then those of the card just laid, then those of the whole farm.
QUANTITIES = (
    "once",
    "parcels",
    "size",
    "size_points",
    "farmers",
    "houses",
    "buffalo",
    "features",
    "nth_dry_field",
    "fields_closed",
    "closed_fields",
    "open_farmers",
    "open_buffalo",
    "all_farmers",
    "all_houses",
    "all_buffalo",
    "closed_sets",
    "largest_size",
    "different_sizes",
    "gaps",
)
(
    ONCE,
    PARCELS,
    SIZE,
    SIZE_POINTS,
    FARMERS,
    HOUSES,
    BUFFALOES,
    FEATURES,
    NTH_DRY_FIELD,
    FIELDS_CLOSED,
    CLOSED_FIELDS,
    OPEN_FARMERS,
    OPEN_BUFFALO,
    ALL_FARMERS,
    ALL_HOUSES,
    ALL_BUFFALO,
    CLOSED_SETS,
    LARGEST_SIZE,
    DIFFERENT_SIZES,
    GAPS,
) = range(len(QUANTITIES))

QUANTITIES_WHEN = {
    "field": QUANTITIES[: NTH_DRY_FIELD + 1],
    "card": (QUANTITIES[ONCE], QUANTITIES[FIELDS_CLOSED]),
    "end": (QUANTITIES[ONCE], *QUANTITIES[CLOSED_FIELDS:]),
}
"""Which quantities have a meaning when."""
QUANTITIES_FOR_SIZE = tuple(
    name for name in QUANTITIES_WHEN["field"] if name not in ("size", "size_points", "nth_dry_field")
)
"""The size is measured first: it cannot depend on itself, nor on the order in which fields are scored."""


# --- quantities ------------------------------------------------------------------------------------------------
@rule
def field_quantity(player: Player, field: Field, quantity: int) -> int:
    if quantity == PARCELS:
        return int(field.parcels)
    if quantity == SIZE:
        return int(field.extent)
    if quantity == SIZE_POINTS:
        return int(field.size_points)
    if quantity == FARMERS:
        return int(field.farmers)
    if quantity == HOUSES:
        return int(field.houses)
    if quantity == BUFFALOES:
        return int(field.buffalo)
    if quantity == FEATURES:
        return int(field.farmers) + int(field.houses) + int(field.buffalo)
    if quantity == NTH_DRY_FIELD:
        return int(player.dry_fields)
    return 1


@rule
def farm_quantity(player: Player, river: bool, quantity: int) -> int:
    if quantity == CLOSED_FIELDS:
        return int(player.field_count)
    if quantity == OPEN_FARMERS:
        return int(player.farmers) - in_closed_fields(player, FARMER)
    if quantity == OPEN_BUFFALO:
        return int(player.buffalo) - in_closed_fields(player, BUFFALO)
    if quantity == ALL_FARMERS:
        return int(player.farmers)
    if quantity == ALL_HOUSES:
        return int(player.houses)
    if quantity == ALL_BUFFALO:
        return int(player.buffalo)
    if quantity == CLOSED_SETS:
        pairs = min(in_closed_fields(player, FARMER), in_closed_fields(player, HOUSE))
        return min(pairs, in_closed_fields(player, BUFFALO))
    if quantity == LARGEST_SIZE:
        return in_closed_fields(player, LARGEST)
    if quantity == DIFFERENT_SIZES:
        return different_sizes(player)
    if quantity == GAPS:
        return gaps(player, river)
    return 1


@rule
def quantity_of(player: Player, field: Field, fields_closed: int, river: bool, when: int, quantity: int) -> int:
    if when == ON_FIELD:
        return field_quantity(player, field, quantity)
    if when == ON_CARD:
        return fields_closed if quantity == FIELDS_CLOSED else 1
    return farm_quantity(player, river, quantity)


@rule
def holds(value: int, relation: int, number: int) -> bool:
    if relation == EQUAL:
        return value == number
    if relation == AT_LEAST:
        return value >= number
    if relation == AT_MOST:
        return value <= number
    return True


# --- the interpreter -------------------------------------------------------------------------------------------
@rule
def applies(
    effect: Effect, player: Player, field: Field, fields_closed: int, river: bool, dry: bool, when: int, target: int
) -> bool:
    """Is this effect meant for this moment and target, and do its conditions hold?"""
    if effect.when != when or effect.target != target or (effect.season == DRY_ONLY and not dry):
        return False
    for i in range(2):
        condition = effect.conditions[i]
        if condition.relation != ALWAYS:
            value = quantity_of(player, field, fields_closed, river, when, condition.quantity)
            if not holds(value, condition.relation, condition.number):
                return False
    return True


@rule
def effect_amount(
    tables: Tables,
    player: Player,
    field: Field,
    fields_closed: int,
    river: bool,
    dry: bool,
    when: int,
    target: int,
    otherwise: int,
) -> int:
    """What the player's ancestor makes of a target now; `otherwise` if none of its effects applies.

    `field` matters only when a field is scored, `fields_closed` only after a card.
    """
    total, any_applies = 0, False
    if player.ancestor != NONE:
        for i in range(2):
            effect = tables.ancestors[player.ancestor].effects[i]
            if applies(effect, player, field, fields_closed, river, dry, when, target):
                any_applies = True
                total += int(effect.amount) * quantity_of(player, field, fields_closed, river, when, effect.per)
    return total if any_applies else otherwise
