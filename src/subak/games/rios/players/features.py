"""What matters in Dos Rios, as numbers for computer players. The weights are learned (docs/players.md)."""

from subak.games.rios.rules.flow import missing
from subak.games.rios.rules.geometry import beside
from subak.games.rios.rules.harvest import held_fields, money_from, wood_from
from subak.games.rios.rules.river import wet_fields
from subak.games.rios.rules.state import CAMPESINOS, DESPERADOS, FOREST, FREE, HILL, NONE, TURN, State
from subak.games.rios.rules.walking import buildings
from subak.kernel import contract
from subak.kernel.annotations import Row
from subak.kernel.bits import count_bits
from subak.kernel.rule import rule

NAMES = (
    "progress",  # rounds so far
    "on_turn",  # 1 for the active player
    "steps",  # left, for the active player
    "own_harvest",  # what the active player could harvest now
    "money",
    "can_pay_finca",
    "can_pay_hacienda",  # if it is not built yet
    "buildings",
    "hacienda",
    "wet_buildings",
    "wet_hacienda",
    "one_missing",  # one building missing for a victory
    "two_missing",
    "wood",
    "income",  # from an average card
    "wood_income",
    "next_card",  # money from the card that is next
    "card_after",
    "third_card",
    "wet_fields",  # held
    "on_board",  # campesinos on fields
    "doubled",  # fields held by two
    "on_high_ground",
    "sheltered",  # campesinos on buildings of their own
    "exposed",  # lone campesinos with higher ground beside them
)
AVERAGE_GAME = 30.0
HUNDREDS = 10.0


@contract.features.register(State)
@rule
def features(s: State, seat: int, out: Row[float]) -> None:
    player = s.players[seat]
    fields, built, wet = s.tables.map.fields, buildings(player), wet_fields(s)
    here = player.here & fields
    anywhere, on_water = missing(s, seat)
    left = min(anywhere, on_water)
    for i in range(3):
        out[16 + i] = money_from(s, s.tables.cards[s.row[i]], seat) if i < s.row_count else 0.0
    on_turn = s.turn == seat and s.phase == TURN
    out[0] = min(1.0, s.lap / AVERAGE_GAME)
    out[1] = 1.0 if on_turn else 0.0
    out[2] = s.steps / 6.0 if on_turn else 0.0
    out[3] = out[16] if on_turn and s.lap > 1 else 0.0
    out[4] = player.money / HUNDREDS
    out[5] = min(1.0, player.money / 5.0)
    out[6] = min(1.0, player.money / 10.0) if player.hacienda == 0 else 0.0
    out[7] = count_bits(built)
    out[8] = 1.0 if player.hacienda != 0 else 0.0
    out[9] = count_bits(built & wet)
    out[10] = 1.0 if player.hacienda & wet != 0 else 0.0
    out[11] = 1.0 if left <= 1 else 0.0
    out[12] = 1.0 if left == 2 else 0.0
    out[13] = player.wood / 5.0
    income(s, seat, out)
    out[19] = count_bits(held_fields(s, seat) & wet)
    out[20] = (count_bits(here) + count_bits(player.pair & fields)) / CAMPESINOS
    out[21] = count_bits(player.pair & fields)
    out[22] = count_bits(here & (s.kinds[HILL] | s.kinds[FOREST]))
    out[23] = count_bits(here & built)
    out[24] = count_bits(exposed(s, here & ~player.pair & ~built))


@rule
def income(s: State, seat: int, out: Row[float]) -> None:
    money, wood, cards = 0, 0, 0
    for i in range(s.tables.card_count):
        card = s.tables.cards[i]
        if card.kind != DESPERADOS:
            money += money_from(s, card, seat)
            wood += wood_from(s, card, seat)
            cards += 1
    out[14] = money / cards
    out[15] = wood / cards


@rule
def exposed(s: State, cells: int) -> int:
    """Those of the cells that lie next to higher ground."""
    hills, forests = s.kinds[HILL], s.kinds[FOREST]
    low = s.tables.map.fields & ~hills & ~forests
    beside_hills, beside_high = beside(s.tables.map, hills), beside(s.tables.map, hills | forests)
    return cells & ((forests & beside_hills) | (low & beside_high))


@contract.is_quiet.register(State)
@rule
def is_quiet(s: State, seat: int) -> bool:
    return s.phase != TURN or (s.stage == FREE and s.head == NONE)


@contract.is_open.register(State)
@rule
def is_open(s: State) -> bool:
    return True


@contract.take_back.register(State)
@rule
def take_back(s: State, seat: int) -> None:
    pass  # there are no secrets
