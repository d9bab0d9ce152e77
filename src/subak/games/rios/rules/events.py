"""What can happen, as written to the event log. The comments say what an event's numbers mean."""

KINDS = (
    "none",
    "flow",  # from cell, to cell: a free choice of the way
    "rivers_laid",  # by the last to choose: fields of Rio Verde, fields of Rio Moreno
    "placed",  # cell
    "row",  # the cards of the row (five numbers; −1: none)
    "moved",  # from cell, to cell, steps
    "joined",  # from cell, other from cell, to cell, steps: two together
    "driven_out",  # the seat that goes: cell, how many, by which seat
    "dam",  # upper cell, lower cell
    "diverted",  # fields that became wet, fields that fell dry
    "finca",  # cell
    "hacienda",  # cell
    "pushed",  # card
    "resolved",  # card
    "earned",  # hundreds of rio, wood
    "drawn",  # card
    "desperados",  # card
    "robbed",  # the seat that loses one: cell
    "shuffled",  # cards in the new deck
    "round",  # number
    "over",  # seat won; −1: several
)
(
    _,
    FLOW,
    RIVERS_LAID,
    PLACED,
    ROW,
    MOVED,
    JOINED,
    DRIVEN_OUT,
    DAM,
    DIVERTED,
    FINCA,
    HACIENDA,
    PUSHED,
    RESOLVED,
    EARNED,
    DRAWN,
    DESPERADOS,
    ROBBED,
    SHUFFLED,
    ROUND,
    OVER,
) = range(len(KINDS))
