"""What nobody may know: the order of the deck. `hide` blanks it, `redeal` fills it again at random."""

from subak.games.rios.rules import flow as _flow  # noqa: F401  # registers the other rules
from subak.games.rios.rules.state import CARDS, NONE, State
from subak.kernel import contract
from subak.kernel.chance import blind, rekey, shuffle
from subak.kernel.rule import rule


@contract.hide.register(State)
@rule
def hide(s: State, seat: int) -> None:
    blind(s.chance)
    for i in range(CARDS):
        s.deck[i] = NONE


@contract.redeal.register(State)
@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Every card that lies neither in the row nor on the discard pile, in any order."""
    rekey(s.chance, key)
    known = int(s.discard)
    for i in range(s.row_count):
        known |= 1 << int(s.row[i])
    count = 0
    for card in range(s.tables.card_count):
        if known >> card & 1 == 0:
            s.deck[count] = card
            count += 1
    shuffle(s.chance, s.deck[:count])
