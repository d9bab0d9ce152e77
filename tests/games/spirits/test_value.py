"""What computer players see in a field before it is there: what builders and oxen sent out are about to finish.

The hexes and their neighbours:      bamboo
                                    1   2   3
                            bamboo 4   5   6   7
                                    8   9   10

The starting paddy is hex 1, its gate 1e. The next paddy begins at hex 2 and grows where least is missing: 2 takes three
pieces, 2 3 five, 2 3 6 seven, 2 3 5 6 eight, and 2 3 4 5 6 eight again: 3e 3se, 6e 6se 6sw, 5se 5sw, 4se (the edges to
hex 1 stand already). In the last round they would bring 8, 20, 35, 60 and 90 rice; every piece that is missing makes it
0.7 of that.
"""

from typing import Any

import numpy as np
import pytest

from games.spirits.positions import A, farm, lay_out, play, put, table
from subak.games.spirits.components import Components
from subak.games.spirits.players import features
from subak.games.spirits.rules.labour import ASK_BUILDERS
from subak.games.spirits.rules.state import ALLOCATE, BUILD, GROWN, MARKET, ROCKS, WATER_IN


def seen(states: Any, *names: str) -> list[float]:
    """Features of A's position, in rice where they are measured in rice."""
    out = np.zeros(len(features.NAMES))
    features.features(states[0], A, out)
    return [round(float(out[features.NAMES.index(name)]) * features.RICE, 3) for name in names]


@pytest.mark.parametrize(
    ("pieces", "plan", "ready"),
    [
        (3, 90 * 0.7**5, 0.0),  # hex 2 could be finished, but that would be only 8
        (7, 90 * 0.7, 0.0),  # 2 3 6 could, but that would be only 35
        (8, 0.0, 90.0),
    ],
)
def test_a_paddy_that_can_be_finished_now_counts_as_finished(pieces: int, plan: float, ready: float) -> None:
    states = table()
    states[0].players[A].free_pieces = pieces
    farm(states, BUILD)
    assert seen(states, "plan", "ready") == [round(plan, 3), ready]


def test_what_is_as_good_as_built_is_part_of_the_chain_and_of_the_last_harvest() -> None:
    states = table()
    farm(states, BUILD, builders=3 * 8)
    assert seen(states, "chain") == [features.RICE * 2 / 4]
    assert seen(states, "chain_hexes") == [features.RICE * (1 + 5) / 5]
    # ten labourers harvest five hexes: that of the starting paddy, and four of the five
    assert seen(states, "last_harvest") == [8 + 60]


def test_builders_count_as_soon_as_they_are_sent_out() -> None:
    states = table()
    player = states[0].players[A]
    states[0].phase = ALLOCATE
    player.pick.stage, player.labour[0] = ASK_BUILDERS, 24
    assert seen(states, "ready") == [0]
    player.pick.stage = ASK_BUILDERS + 1
    assert seen(states, "ready") == [90]


@pytest.mark.parametrize(("oxen", "plan", "ready"), [(0, 8 * 0.7, 0.0), (1, 0.0, 8.0)])
def test_an_ox_sent_to_the_last_rock_of_a_paddy_finishes_it(oxen: int, plan: float, ready: float) -> None:
    states = table()
    states[0].players[A].livestock = 1
    lay_out(states, A, "1 | 2", "1e 2e")
    put(states, A, "2: rock", "9: rock")
    farm(states, ROCKS, rock_oxen=oxen)
    if oxen == 0:
        states[0].players[A].step = ROCKS  # without oxen the step ends by itself
    assert seen(states, "plan", "ready") == [round(plan, 3), ready]
    assert seen(states, "rocks") == [features.RICE * (2 - oxen) / 4]


@pytest.mark.parametrize("water", ["magic", "1 disc"])
def test_rice_that_its_owner_lets_grow_is_worth_as_much_as_before(water: str) -> None:
    """Grown rice counts where it can be harvested, so not before the next round: whoever looks one pick ahead would
    never let it grow."""
    states = table()
    lay_out(states, A, "1 | 2 3", "1e 3e")
    put(states, A, "2: planted", f"2: {water}", "3: magic")
    farm(states, WATER_IN)
    assert seen(states, "growing") == [12]
    play(states, A, "paddy 2")
    assert states[0].players[A].rice_in[1] == GROWN
    assert seen(states, "growing") == [12]


def test_what_can_be_claimed_this_round() -> None:
    states = table()
    lay_out(states, A, "1 | 2 | 3 | 5", "1e 2e 3e 5e 5w")
    state = states[0]
    state.open_tiles = sum(
        1 << Components.ours().achievements.index(tile) for tile in ("three_paddies", "four_paddies")
    )
    farm(states, BUILD, builders=3)
    assert seen(states, "claimable", "claimable_later") == [7, 4]
    state.players[A].claimed_now = 1
    assert seen(states, "claimable", "claimable_later") == [0, 0]
    state.players[A].claimed_now, state.phase = 0, MARKET
    assert seen(states, "claimable") == [0]
