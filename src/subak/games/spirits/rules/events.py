"""What can happen, as written to the event log. The comments say what an event's numbers mean."""

KINDS = (
    "none",
    "first_gate",  # edge
    "draft_over",  # which draft
    "rain",  # card, discs
    "weed",  # hex of the paddy, seat it came from (−1: the rain)
    "pest",  # hex of the paddy, seat it came from (−1: the rain)
    "card",  # spirit played
    "order",  # the seats in turn order (four numbers), how many they are
    "takes_rain",  # discs
    "spirit",  # spirit used, rice gained, discs gained
    "weed_gone",  # hex of the paddy, how many
    "pest_gone",  # hex of the paddy, how many, 1 if it is fertilized now
    "rock_gone",  # hex
    "magic_water",  # hex
    "takes_disc",  # from seat
    "takes_rice",  # from seat, rice gained
    "labour",  # labourers allocated to walls, weeds, harvest, planting
    "built",  # pieces built, paddies in all
    "water_out",  # discs passed on
    "water_in",  # discs passed on
    "harvest",  # hex of the paddy, hexes harvested, row of the chart, rice
    "rotted",  # hex of the paddy
    "grown",  # hex of the paddy
    "planted",  # hex of the paddy
    "claim",  # achievement, rice
    "market",  # items bought, rice paid
    "round",  # number
    "end_bonus",  # rice
    "over",  # seat won
    "kept_away",  # hex of the paddy, 1 for a weed, 0 for a pest
)
(
    _,
    FIRST_GATE,
    DRAFT_OVER,
    RAIN,
    WEED,
    PEST,
    CARD,
    ORDER,
    TAKES_RAIN,
    SPIRIT,
    WEED_GONE,
    PEST_GONE,
    ROCK_GONE,
    MAGIC_WATER,
    TAKES_DISC,
    TAKES_RICE,
    LABOUR,
    BUILT,
    WATER_OUT,
    WATER_IN,
    HARVEST,
    ROTTED,
    GROWN,
    PLANTED,
    CLAIM,
    MARKET,
    ROUND,
    END_BONUS,
    OVER,
    KEPT_AWAY,
) = range(len(KINDS))
