"""The same laws on sequences that Hypothesis invents and shrinks."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import subak
from conformance.chosen import game_names
from subak.game import Game
from subak.kernel import entry

pytestmark = pytest.mark.long

PICKS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 10_000), st.booleans()), max_size=60)
"""Which of the acting seats, which of its moves, and whether it is taken back at once."""


def follow(game: Game, picks: list[tuple[int, int, bool]]) -> None:
    for who, what, take_back in picks:
        actors = game.actors
        if not actors:
            return
        seat = actors[who % len(actors)]
        codes = game.codes(seat).tolist()
        before, epoch = game.to_bytes(), game.epoch
        game.push(codes[what % len(codes)], seat)
        if take_back and game.epoch == epoch:
            game.undo(seat)
            assert game.to_bytes() == before


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(name=st.sampled_from(game_names()), seed=st.integers(0, 2**64), picks=PICKS, festival=st.booleans())
def test_any_sequence_of_picks_obeys_the_laws(
    name: str, seed: int, picks: list[tuple[int, int, bool]], festival: bool
) -> None:
    options = {option: festival for option, values in subak.options(name).items() if isinstance(values[0], bool)}
    game = subak.new(name, seed=seed, options=options)
    follow(game, picks)
    assert subak.read(game.record()).to_bytes() == game.to_bytes()
    for seat in range(game.seats):
        view = game.view(seat).to_bytes()
        other = game.copy()
        entry.redeal_for(other._states, seat, seed % 2**31)
        assert other.view(seat).to_bytes() == view
        assert other.codes(seat).tolist() == game.codes(seat).tolist()
