"""Achievements and the market (docs/rules/spirits.md)."""

from subak.games.spirits.rules import events
from subak.games.spirits.rules.effects import EXTRA_CLAIMS, TAX_LESS, fulfils, passive
from subak.games.spirits.rules.state import (
    ACHIEVEMENTS,
    BUY,
    CLAIM_TILE,
    HIRE,
    MARKET_LABOUR,
    MARKET_LIVESTOCK,
    PASS,
    Player,
    State,
)
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import has
from subak.kernel.log import Log, note
from subak.kernel.rule import rule


# --- achievements ----------------------------------------------------------------------------------------------
@rule
def has_claimed_enough(s: State, player: Player) -> bool:
    """One a round, unless a spirit allows more."""
    return player.claimed_now > passive(s.tables, player, EXTRA_CLAIMS)


@rule
def list_claims(s: State, seat: int, out: Row[int]) -> int:
    """Open achievements the seat has fulfilled, and none."""
    player, count = s.players[seat], 0
    if has_claimed_enough(s, player):
        return 0
    for tile in range(ACHIEVEMENTS):
        if has(s.open_tiles, tile) and fulfils(s, seat, tile):
            out[count] = CLAIM_TILE + tile
            count += 1
    if count > 0:
        out[count] = PASS
        count += 1
    return count


@rule
def claim(s: State, seat: int, tile: int, log: Log) -> None:
    player, rice = s.players[seat], int(s.tables.achievements[tile].rice)
    s.open_tiles = int64(s.open_tiles) & ~(1 << tile)
    player.rice += rice
    player.claimed += 1
    player.claimed_now += 1
    note(log, events.CLAIM, seat, tile, rice, 0, 0)


# --- market ----------------------------------------------------------------------------------------------------
@rule
def tax(items: int) -> int:
    """For all items of a round together: nothing for one, the square for more."""
    return items * items if items > 1 else 0


@rule
def more_tax(s: State, player: Player) -> int:
    """What one more item adds to the tax."""
    counted = int(player.items_now) - passive(s.tables, player, TAX_LESS)
    return tax(counted + 1) - tax(counted)


@rule
def price(s: State, player: Player, item: int) -> int:
    """The price of the next labourer or animal, tax included; −1: none left."""
    if item == HIRE:
        if player.hired >= MARKET_LABOUR:
            return -1
        return int(s.tables.labour_price[player.hired]) + more_tax(s, player)
    if player.bought >= MARKET_LIVESTOCK:
        return -1
    return int(s.tables.livestock_price[player.bought]) + more_tax(s, player)


@rule
def list_market(s: State, seat: int, out: Row[int]) -> int:
    player, count = s.players[seat], 0
    for item in (HIRE, BUY):
        cost = price(s, player, item)
        if 0 <= cost <= player.rice:
            out[count] = item
            count += 1
    out[count] = PASS
    return count + 1


@rule
def buy(s: State, seat: int, item: int) -> None:
    """Take an item; what was paid is told when the seat leaves the market."""
    player = s.players[seat]
    cost = price(s, player, item)
    player.rice -= cost
    player.spent_now += cost
    player.items_now += 1
    if item == HIRE:
        player.hired += 1
        player.labourers += 1
    else:
        player.bought += 1
        player.livestock += 1
