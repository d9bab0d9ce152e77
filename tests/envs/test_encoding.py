"""Observations: complete, within their ranges, seen from the seat, and free of what it may not know."""

import itertools
import random
from typing import Any

import numpy as np
import pytest

import subak
from envs.tables import EVERY_GAME, EVERY_TABLE, positions
from subak.envs import encoding_of
from subak.errors import BadSeat, LayoutError
from subak.games import find
from subak.kernel import entry
from subak.kernel.layout import Layout
from subak.kernel.observation import described, flag, observe


@EVERY_GAME
def test_fields_cover_the_tensor_without_gap_or_overlap(name: str) -> None:
    encoding = encoding_of(name)
    covered = sorted((place.start, place.stop) for field in encoding.fields for place in field.places())
    assert covered[0][0] == 0
    assert covered[-1][1] == encoding.size
    assert all(before[1] == after[0] for before, after in itertools.pairwise(covered))
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)
    assert all(field.meaning and field.low < field.high for field in encoding.fields)


@EVERY_GAME
def test_picks_name_every_action_once(name: str) -> None:
    encoding, chooser = encoding_of(name), random.Random(1)
    named = [number for picks in encoding.picks for number in range(picks.first, picks.first + picks.count)]
    assert len(set(named)) == len(named)
    assert set(named) <= set(range(encoding.actions))
    for seats in find(name).seats:
        for game in positions(subak.new(name, seats=seats, seed=chooser.random().hex()), seats):
            assert all(set(game.codes(seat).tolist()) <= set(named) for seat in game.actors)


@EVERY_TABLE
def test_observations_are_within_their_ranges(name: str, seats: int, options: dict[str, Any]) -> None:
    encoding = encoding_of(name)
    for game in positions(subak.new(name, seats=seats, seed=5, options=options), 5, every=7):
        for seat in range(seats):
            tensor, mask = encoding.look(game, seat)
            outside = (tensor < encoding.low) | (tensor > encoding.high)
            assert not outside.any(), [f.name for f in encoding.fields for p in f.places() if outside[p].any()]
            assert np.flatnonzero(mask).tolist() == game.codes(seat).tolist()


@EVERY_TABLE
def test_observations_hide_what_the_seat_may_not_know(name: str, seats: int, options: dict[str, Any]) -> None:
    encoding = encoding_of(name)
    for game in positions(subak.new(name, seats=seats, seed=6, options=options), 6, every=5):
        for seat in range(seats):
            other = game.copy()
            entry.redeal_for(other._states, seat, len(game))
            for before, after in zip(encoding.look(game, seat), encoding.look(other, seat), strict=True):
                assert (before == after).all()


@EVERY_TABLE
def test_observations_differ_where_views_do(name: str, seats: int, options: dict[str, Any]) -> None:
    """What a table shows in words is in the numbers, too."""
    encoding, seen = encoding_of(name), dict[bytes, str]()
    for game in positions(subak.new(name, seats=seats, seed=7, options=options), 7, every=3):
        for seat in range(seats):
            words = repr(game.view(seat).to_dict())
            assert seen.setdefault(encoding.look(game, seat)[0].tobytes(), words) == words


def test_only_a_seat_can_look() -> None:
    for seat in (-1, 2):
        with pytest.raises(BadSeat, match=f"there is no seat {seat}; expected 0 to 1"):
            encoding_of("rios").look(subak.new("rios", seats=2, seed=1), seat)


@EVERY_GAME
def test_looking_changes_nothing(name: str) -> None:
    game = subak.new(name, seed=8)
    before = game.to_bytes()
    encoding_of(name).look(game, 0)
    assert game.to_bytes() == before


@EVERY_GAME
def test_named_fields_are_views_of_the_tensor(name: str) -> None:
    """For one observation and for many; together they are the whole tensor."""
    encoding = encoding_of(name)
    tensors = np.arange(3 * encoding.size).reshape(3, encoding.size)
    for tensor in (tensors, tensors[1]):
        named = encoding.named(tensor)
        assert sum(values.size for values in named.values()) == tensor.size
        assert all(np.shares_memory(values, tensor) for values in named.values())
        found = np.concatenate([values.reshape(-1) for values in named.values()])
        assert sorted(found.tolist()) == tensor.reshape(-1).tolist()


# --- what is where ---------------------------------------------------------------------------------------------------
def named(game: subak.game.Game, seat: int) -> dict[str, Any]:
    encoding = encoding_of(game.kind.name)
    return encoding.named(encoding.look(game, seat)[0])


def test_seasons_shows_your_farm_first() -> None:
    game = subak.new("seasons", seed=3, edition="en", water_festival=True, younger=1)
    *_, last = positions(game, 3)
    for seat in range(2):
        seen = named(last, seat)
        mine, other = last._states[0].players[seat], last._states[0].players[1 - seat]
        assert seen["farms.points"].tolist() == [mine.points, other.points]
        assert seen["farms.farmers"].tolist() == [mine.farmers, other.farmers]
        assert seen["farms.earned"].sum(axis=1).tolist() == [mine.points, other.points]
        cells = [[int(mine.covered[y]) >> x & 1 for x in range(32)] for y in range(32)]
        assert seen["farms.covered"][0].tolist() == cells
        assert seen["seat"].tolist() == [seat == 0, seat == 1]
        assert seen["edition"].tolist() == [0, 1, 0]
        assert seen["is_younger"] == seat
        assert seen["farms.cards"][0].argmax(axis=1).tolist() == mine.placed["card"].tolist()


def test_seasons_editions_are_in_the_order_of_the_option() -> None:
    from subak.games.seasons.players.encoding import EDITIONS

    assert find("seasons").options[0].values == EDITIONS


def test_seasons_shows_your_picks_and_not_the_others() -> None:
    game = subak.new("seasons", seed=3)
    card = int(game.codes(0)[0])
    game.push(card, 0)
    place = int(game.codes(0)[-1])
    assert named(game, 0)["picked"].argmax() == card
    assert named(game, 1)["picked"].sum() == 0
    game.push(place, 0)
    seen = named(game, 0)
    assert seen["has_place"] == 1
    sideways, row, column = (int(seen[f"place_{part}"][0]) for part in ("sideways", "row", "column"))
    assert 64 + 1024 * sideways + 32 * row + column == place
    assert named(game, 1)["farms.is_done"].tolist() == [0, 1]


def test_spirits_shows_others_in_turn_order() -> None:
    game = subak.new("spirits", seats=3, seed=4)
    for position in positions(game, 4, every=20):
        players = position._states[0].players
        for seat in range(3):
            seen = named(position, seat)
            order = [(seat + i) % 3 for i in range(3)]
            assert seen["seats.rice"].sum(axis=1).tolist() == [players[other].rice for other in order] + [0]
            assert seen["seats.labourers"].tolist() == [players[other].labourers for other in order] + [0]
            assert seen["seats.is_seated"].tolist() == [1, 1, 1, 0]
            assert seen["players"] == 3
            walls = [int(edge) for edge in np.flatnonzero(seen["seats.walls"][1])]
            assert walls == [edge for edge in range(30) if int(players[order[1]].walls) >> edge & 1]


def test_rios_shows_the_board_and_the_cards() -> None:
    game = subak.new("rios", seats=4, seed=4)
    for position in positions(game, 4, every=40):
        state = position._states[0]
        seen = named(position, 2)
        assert seen["seats.money"].tolist() == [state.players[seat].money for seat in (2, 3, 0, 1)]
        assert seen["turn"].argmax() == (state.turn - 2) % 4
        assert seen["terrain"].sum(axis=0).max() == 1
        assert [int(cell) for cell in np.flatnonzero(seen["rivers"][0])] == [
            cell for cell in range(63) if int(state.rivers[0]) >> cell & 1
        ]
        assert seen["unseen"].sum() == state.deck_count
        assert seen["harvest"].sum() == state.row_count


# --- the declaration -------------------------------------------------------------------------------------------------
def test_a_game_has_one_encoder() -> None:
    encoding_of("seasons")
    with pytest.raises(LayoutError, match="has one already"):
        observe.register(find("seasons").rules.layout)(lambda s, seat, o: None)


def test_single_numbers_are_fields_of_length_one() -> None:
    class Small(Layout):
        first: flag("one")
        second: flag("two")

    assert [(field.name, field.offset, field.length) for field in described(Small)] == [
        ("first", 0, 1),
        ("second", 1, 1),
    ]
