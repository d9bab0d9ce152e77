"""What holds at every moment of every game: the box is never fuller or emptier than it was."""

from typing import Any

from subak.games.spirits.rules.state import CLAIM, FARM, HEXES, MARKET, WATER_IN, WATER_OUT, State

DISCS = {2: 15, 3: 22, 4: 30}


def bits(value: int) -> int:
    return int(value).bit_count()


def check(record: Any) -> None:
    state = State.plain(record)
    players = state.players[: state.seats]
    supply = state.supply
    flowing = sum(
        player.pick.pool for player in players if state.phase == FARM and player.step in (WATER_OUT, WATER_IN)
    )
    discs = sum(sum(player.discs) + player.reservoir for player in players)
    assert discs + flowing + state.rain_discs + supply.water == DISCS[state.seats]
    assert sum(bits(player.walls) for player in players) + supply.walls == 80
    assert sum(bits(player.gates) for player in players) + supply.gates == 24
    assert sum(sum(player.weeds) for player in players) + supply.weeds == 24
    assert sum(sum(player.pests) for player in players) + supply.pests == 24
    assert sum(sum(player.fertilized) for player in players) + supply.fertilizer == 12
    assert sum(bits(player.magic) for player in players) + supply.magic == 7
    numbers: Any = supply  # a named tuple
    assert min(numbers) >= 0
    for player in players:
        check_player(state, player)


def check_player(state: Any, player: Any) -> None:
    assert player.rice >= 0
    assert player.labourers == 10 + player.hired <= 20
    assert player.livestock == player.bought <= 6
    assert player.reservoir >= 0
    assert not player.walls & player.gates
    assert sum(player.labour) <= player.labourers + player.helpers
    assert sum(player.animals) <= player.livestock
    firsts = [h for h in range(HEXES) if player.paddy_hexes[h]]
    chain = player.chain[: player.chain_length]
    assert len(set(chain)) == len(chain)
    assert set(chain) <= set(firsts)
    for h in range(HEXES):
        contents = (player.discs[h], player.weeds[h], player.pests[h], player.rice_in[h], player.fertilized[h])
        assert min(contents) >= 0
        if h not in firsts:
            assert not any(contents), "something lies where no paddy begins"
            continue
        hexes = player.paddy_hexes[h]
        room = bits(hexes & ~player.magic)
        assert 1 <= bits(hexes) <= 5
        assert player.discs[h] <= bits(hexes)  # magic water may be put into a full paddy: then the discs stay
        assert not (player.discs[h] and hexes & player.rocks), "water on a rock"
        if state.phase in (CLAIM, MARKET):
            assert player.discs[h] == 0 or player.discs[h] >= room, "partly flooded after Water In"
