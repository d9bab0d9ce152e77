"""What a seat of Dos Rios sees, as numbers (docs/environments.md)."""

from subak.games.rios.rules.state import (
    BORDER,
    CAMPESINOS,
    CARDS,
    CELLS,
    CROP,
    DAM,
    DAMS,
    DESPERADOS,
    DIRECTIONS,
    DONE,
    DRIVE,
    FINCA,
    FLOW,
    FROM,
    HACIENDA,
    KINDS,
    LAYING,
    LEADING,
    NONE,
    ONE_EACH,
    OVER,
    PLACE,
    PUSH,
    RESOLVE,
    RIVERS,
    ROW,
    SEATS,
    STEPS,
    TO,
    WHEAT,
    WOOD,
    WOOD_AT_MOST,
    Card,
    Player,
    State,
)
from subak.kernel.layout import Layout
from subak.kernel.observation import HIGHEST, Each, Picks, clamped, flag, flags, number, numbers, observe, spread
from subak.kernel.rule import rule

CARD_KINDS = ("wheat", "corn", "tobacco", "wood", "verde", "moreno", "desperados verde", "desperados moreno")
"""Harvest cards of one kind do the same."""
_, _, _, WOOD_CARD, RIVER_CARD, _, DESPERADOS_CARD, _ = range(len(CARD_KINDS))
PICKS = (
    Picks("flow", FLOW, DIRECTIONS, "+ direction (southwest, south, southeast): the river goes on there"),
    Picks("place", PLACE, CELLS, "+ cell: put a campesino there"),
    Picks("from", FROM, CELLS, "+ cell: pick up a campesino from there"),
    Picks("to", TO, CELLS, "+ cell: go there with it"),
    Picks("drive", DRIVE, CELLS, "+ cell: clear this field with two campesinos"),
    Picks("finca", FINCA, CELLS, "+ cell: build a finca"),
    Picks("hacienda", HACIENDA, CELLS, "+ cell: build the hacienda"),
    Picks("dam", DAM, 1, "build a dam"),
    Picks("border", BORDER, DIRECTIONS * CELLS, "+ 3 · cell + direction: the dam goes on this border"),
    Picks("resolve", RESOLVE, 1, "end the turn with the harvest"),
    Picks("push", PUSH, 1, "end the turn by pushing the harvest card on"),
    Picks("done", DONE, 1, "end the turn in the first round"),
)


class SeenPlayer(Layout):
    """A seat and what it has on the board."""

    is_seated: flag("somebody sits here")
    money: number(0, HIGHEST, "hundreds of rio")
    wood: number(0, WOOD_AT_MOST, "wood for dams")
    campesinos: numbers(CELLS, 0, CAMPESINOS, "campesinos on each cell")
    fincas: flags(CELLS, "a finca stands there")
    hacienda: flags(CELLS, "the hacienda stands there")


class Observation(Layout):
    """The table as one seat sees it. A cell is 9 · column + row, as in the moves."""

    seat: flags(SEATS, "your seat")
    players: number(2, SEATS, "how many sit at the table")
    river_laying: flags(ONE_EACH + 1, "option river_laying: in turn, start player, one each")
    phase: flags(OVER + 1, "laying, placing, turns, over")
    stage: flags(LEADING + 1, "of a turn: free, walking, driving, joined, damming, leading")
    turn: flags(SEATS, "whose turn it is: yours, the next seat's …")
    lap: number(0, HIGHEST, "the round")
    rounds_left: number(0, HIGHEST, "until the game ends by its limit")
    steps: number(0, STEPS, "steps left in this turn")
    built: number(0, 2, "buildings this turn")
    laying: flags(RIVERS, "the river that is being laid")
    head: flags(CELLS, "the cell the water has to leave")
    target: flags(CELLS, "the field to be cleared")
    picked: flags(CELLS, "where the campesino comes from")
    supply: number(0, DAMS, "dam wood in the box")
    harvest: flags((ROW, len(CARD_KINDS)), "harvest cards in the row, the present one first: " + ", ".join(CARD_KINDS))
    unseen: numbers(len(CARD_KINDS), 0, CARDS, "harvest cards of each kind in the deck")
    terrain: flags((KINDS, CELLS), "fields of each kind: hill, forest, wheat, corn, tobacco")
    can_flow: flags((DIRECTIONS, CELLS), "water could flow from here southwest, south, southeast: an outlet, no dam")
    flows: flags((DIRECTIONS, CELLS), "water does")
    rivers: flags((RIVERS, CELLS), "the fields that the Rio Verde and the Rio Moreno cross")
    seats: Each(SeenPlayer, SEATS)


@observe.register(State)
@rule
def write_observation(s: State, seat: int, o: Observation) -> None:
    o.seat[seat] = 1
    write_table(s, seat, o)
    write_cards(s, o)
    write_board(s, o)
    for i in range(s.seats):
        write_player(s.players[(seat + i) % s.seats], o.seats[i])


@rule
def write_table(s: State, seat: int, o: Observation) -> None:
    o.players = s.seats
    o.river_laying[s.river_laying] = 1
    o.phase[s.phase] = 1
    o.stage[s.stage] = 1
    o.turn[(s.turn - seat) % s.seats] = 1
    o.lap = clamped(s.lap)
    o.rounds_left = clamped(max(0, s.max_rounds - s.lap))
    o.steps = s.steps
    o.built = s.built
    if s.phase == LAYING:
        o.laying[s.laying] = 1
    if s.head != NONE:
        o.head[s.head] = 1
    if s.target != NONE:
        o.target[s.target] = 1
    if s.picked != NONE:
        o.picked[s.picked] = 1
    o.supply = s.supply


@rule
def card_kind(card: Card) -> int:
    """Where a harvest card stands in CARD_KINDS."""
    if card.kind == CROP:
        return int(card.of) - WHEAT
    if card.kind == WOOD:
        return WOOD_CARD
    return int(card.of) + (DESPERADOS_CARD if card.kind == DESPERADOS else RIVER_CARD)


@rule
def write_cards(s: State, o: Observation) -> None:
    known = int(s.discard)
    for i in range(s.row_count):
        o.harvest[i, card_kind(s.tables.cards[s.row[i]])] = 1
        known |= 1 << int(s.row[i])
    for card in range(s.tables.card_count):
        if known >> card & 1 == 0:
            o.unseen[card_kind(s.tables.cards[card])] += 1


@rule
def write_board(s: State, o: Observation) -> None:
    for kind in range(KINDS):
        spread(s.kinds[kind], o.terrain[kind])
    for direction in range(DIRECTIONS):
        spread(s.open[direction], o.can_flow[direction])
        spread(s.flow[direction], o.flows[direction])
    for river in range(RIVERS):
        spread(s.rivers[river], o.rivers[river])


@rule
def write_player(player: Player, seen: SeenPlayer) -> None:
    seen.is_seated = 1
    seen.money = clamped(player.money)
    seen.wood = player.wood
    for cell in range(CELLS):
        seen.campesinos[cell] = player.at[cell]
    spread(player.fincas, seen.fincas)
    spread(player.hacienda, seen.hacienda)
