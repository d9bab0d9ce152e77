"""Random games with everything checked after every decision, and money counted along."""

import random

import pytest

import subak
from conformance.players import play_randomly
from games.rios.invariants import check
from subak.game import Game

pytestmark = pytest.mark.long

LAYINGS = ("in_turn", "start_player", "one_each")
CHECKED = 25
"""Checking takes far longer than playing: here after every 25th decision, in `make fuzz` after each."""


@pytest.mark.parametrize("part", range(6))
def test_three_hundred_random_games(part: int) -> None:
    for seed in range(50 * part, 50 * part + 50):
        game = subak.new("rios", seats=2 + seed % 3, seed=seed, river_laying=LAYINGS[seed // 3 % 3])
        chooser = random.Random(seed)
        spent = [0] * game.seats
        for number, (seat, code) in enumerate(play_randomly(game, chooser)):
            text = game.kind.notation.write_moves(game._states, game.components, seat, [code])[0]
            spent[seat] += 5 if text.startswith("finca") else 10 if text.startswith("hacienda") else 0
            if number % CHECKED == 0:
                check(game._states[0])
        check(game._states[0])
        check_money(game, spent)
        assert game.outcome is not None


def check_money(game: Game, spent: list[int]) -> None:
    """Everybody has what the harvests brought, less what was built."""
    earned = [0] * game.seats
    for event in game.events:
        if event.kind == "earned":
            earned[event.seat] += event.numbers[0]
    money = [int(player["money"]) for player in game._states[0].players[: game.seats]]
    assert [have + paid for have, paid in zip(money, spent, strict=True)] == earned
    assert list(game.scores) == earned
