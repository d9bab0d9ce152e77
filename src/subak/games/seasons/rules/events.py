"""What can happen, as written to the event log. The comments say what an event's numbers mean."""

KINDS = (
    "none",
    "start",  # card, turn, x, y: the farm begins
    "ancestor",  # card
    "build",  # card, turn, x, y
    "field",  # parcels, houses, farmers, buffalo; points for size, farmers, buffalo
    "ancestor_points",  # points (while building: for a field or a card)
    "ginger_points",  # points
    "dry_row",  # card
    "swap",  # cards in each hand
    "wet_over",
    "river_majority",  # position, symbol, own number, the other's number (seat −1: nobody holds it)
    "river_points",  # position, symbol, points
    "river_choice",  # position chosen (−1: none)
    "contract",  # which, points at once
    "dry_begins",  # seat starts
    "river_follow",  # from position, to position, sum in both fields
    "end_fields",  # closed fields, points
    "end_buffalo",  # buffalo in open parcels, points
    "end_ancestor",  # points
    "over",  # seat won (−1: shared)
)
(
    _,
    START,
    ANCESTOR,
    BUILD,
    FIELD,
    ANCESTOR_POINTS,
    GINGER_POINTS,
    DRY_ROW,
    SWAP,
    WET_OVER,
    RIVER_MAJORITY,
    RIVER_POINTS,
    RIVER_CHOICE,
    CONTRACT,
    DRY_BEGINS,
    RIVER_FOLLOW,
    END_FIELDS,
    END_BUFFALO,
    END_ANCESTOR,
    OVER,
) = range(len(KINDS))
