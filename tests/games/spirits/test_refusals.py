"""Refused moves give the reason that people are told in the browser, and no move is refused without one."""

import random

import pytest

import subak
from subak.errors import IllegalMove
from subak.game import Game
from subak.games.spirits.rules.state import MOVES
from subak.games.spirits.table.notation import write_move
from subak.show.choices import Message
from subak.show.texts import Catalogue


def played(seed: int, picks: int, seats: int = 2) -> Game:
    game, chooser = subak.new("spirits", seats=seats, seed=seed), random.Random(seed)
    for _ in range(picks):
        seat = chooser.choice(list(game.actors))
        game.push(chooser.choice(list(game.moves(seat))))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_every_move_that_is_refused_has_a_reason(seed: int) -> None:
    for picks in range(0, 140, 20):
        game = played(seed, picks, seats=2 + seed % 3)
        for seat in game.actors:
            legal = {move.code for move in game.moves(seat)}
            for code in set(range(MOVES)) - legal:
                text = write_move(game.components, code)
                if text.startswith("#"):
                    continue
                with pytest.raises(IllegalMove, match="choose one of"):
                    game.push(text, seat)


def test_python_and_browser_say_the_same() -> None:
    """A tile that is open but not fulfilled, a wall that stays, a spirit that is elsewhere."""
    game = played(3, 40)
    seat = game.actors[0]
    said = 0
    for sprite in game.scene(seat).sprites:
        kind, _, rest = sprite.id.partition(":")
        text = {"tile": f"claim:{rest}", "card": rest}.get(kind)
        if text is None or any(move.text == text for move in game.moves(seat)):
            continue
        reason = game.kind.table.why_not(game.view(seat).states, game.components, seat, sprite.id).args["reason"]
        assert isinstance(reason, Message)
        with pytest.raises(IllegalMove) as refused:
            game.push(text, seat)
        assert Catalogue("en").text(reason).removesuffix(".") in str(refused.value)
        said += 1
    assert said > 3


def test_the_build_step_says_why_a_piece_does_not_fit() -> None:
    game = subak.new("spirits", seed=1)
    with pytest.raises(IllegalMove, match="gate of the starting paddy"):
        game.push("wall:5e", 0)
    while not any(move.text.startswith("wall:") for move in game.moves(0)):
        seat = game.actors[0]
        numbers = [move for move in game.moves(seat) if move.text.startswith("n")]
        game.push(max(numbers, key=lambda move: move.code) if numbers else next(iter(game.moves(seat))))
    with pytest.raises(IllegalMove, match="a wall or a gate on that edge already"):
        game.push("wall:1e", 0)
    with pytest.raises(IllegalMove, match="no gate on that edge"):
        game.push("move:6e", 0)
    with pytest.raises(IllegalMove, match="No gate is being moved"):
        game.push("to:1se", 0)
    with pytest.raises(IllegalMove, match="No number is asked for"):
        game.push("n1", 0)
