"""Random games with 2 to 4 players, the whole box counted at every moment."""

import random

import pytest

import subak
from conformance.players import play_randomly
from games.spirits.invariants import check

pytestmark = pytest.mark.long

GAMES = 300
CHUNKS = 12


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_is_lost_or_made(chunk: int) -> None:
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        game = subak.new("spirits", seed=seed, seats=2 + seed % 3, gentle=seed % 2 == 1)
        for _ in play_randomly(game, random.Random(seed)):
            check(game._states[0])
        check(game._states[0])
