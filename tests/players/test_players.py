"""Computer players: reproducible, blind for what is hidden, and better the longer they think."""

import random
import tomllib

import numpy as np
import pytest

import subak
from conformance.players import play_randomly, worth_a_look
from subak.errors import BadOption
from subak.game import Game
from subak.games import find
from subak.kernel import entry
from subak.kernel.annotations import Row
from subak.kernel.contract import GameState, features
from subak.kernel.rule import rule
from subak.players import ForgetfulPlayer, GreedyPlayer, Player, RandomPlayer, SearchPlayer
from subak.players import tree as kernels
from subak.players.levels import LEVELS, make_player
from subak.players.search_tree import Tree
from subak.players.weights import load_weights

EVERY_GAME = pytest.mark.parametrize("name", subak.game_names())


def middle(name: str, moves: int, seed: int = 1, seats: int | None = None, at_least: int = 2) -> Game:
    """A game in the middle of it, where a seat has at least so many moves."""
    game, chooser = subak.new(name, seats=seats, seed=seed), random.Random(seed)
    for number, _ in enumerate(play_randomly(game, chooser)):
        if number >= moves and len(game.codes(game.actors[0])) >= at_least:
            return game
    raise AssertionError("the game is too short")


def players() -> list[Player]:
    return [RandomPlayer(3), GreedyPlayer(3), ForgetfulPlayer(3), SearchPlayer(60, seed=3)]


def play(name: str, seats: list[Player], seed: int) -> tuple[float, ...]:
    game = subak.new(name, seats=len(seats), seed=f"duel {seed}")
    while actors := game.actors:
        game.push(seats[actors[0]].choose(game, actors[0]), actors[0])
    return game.outcome or ()


def share_of(name: str, one: Player, other: Player, deals: int) -> float:
    """The first player's share over deals played from both seats."""
    total = 0.0
    for seed in range(deals):
        total += play(name, [one, other], seed)[0] + play(name, [other, one], seed)[1]
    return total / (2 * deals)


# --- what all of them promise ------------------------------------------------------------------------------------
@EVERY_GAME
def test_the_same_seed_and_position_give_the_same_move(name: str) -> None:
    for moves in (0, 11, 25):
        game = middle(name, moves)
        seat = game.actors[0]
        for one, other in zip(players(), players(), strict=True):
            code = one.choose(game, seat)
            assert code == other.choose(game.copy(), seat)
            assert code in game.codes(seat)


@EVERY_GAME
def test_no_player_sees_more_than_its_seat_may_know(name: str) -> None:
    """Two deals that differ in what is hidden give the same move."""
    for moves in (2, 9, 18, 30):
        game = middle(name, moves, seed=moves)
        seat = game.actors[0]
        for number, (one, other) in enumerate(zip(players(), players(), strict=True)):
            dealt = game.copy()
            entry.redeal_for(dealt._states, seat, 99 + number)
            assert one.choose(game, seat) == other.choose(dealt, seat)


@EVERY_GAME
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    game = middle(name, 12)
    before = game.to_bytes()
    for player in players():
        player.choose(game, game.actors[0])
    assert game.to_bytes() == before


@rule
def write_features(states: Row[GameState], seat: int, out: Row[float]) -> None:
    features(states[0], seat, out)


@EVERY_GAME
def test_features_are_named_finite_and_tell_nothing_hidden(name: str) -> None:
    for seats in find(name).seats:
        game, width = subak.new(name, seats=seats, seed=4), len(find(name).players.features)
        for number, _ in enumerate(play_randomly(game, random.Random(4))):
            if not worth_a_look(number):
                continue
            for seat in range(seats):
                other = game.copy()
                entry.redeal_for(other._states, seat, number)  # a seat's position is judged by what it knows itself
                one, two = np.full(width, np.nan), np.full(width, np.nan)
                write_features(game._states, seat, one)
                write_features(other._states, seat, two)
                assert np.isfinite(one).all()
                assert np.abs(one).max() < 20
                assert 0 <= one[0] <= 1
                assert one.tolist() == two.tolist()


@EVERY_GAME
def test_weights_are_learned_for_every_feature(name: str) -> None:
    weights = load_weights(name)
    assert weights.shape == (2, len(find(name).players.features))
    written = tomllib.loads(find(name).players.weights.read_text(encoding="utf-8"))["weights"]
    assert list(written) == list(find(name).players.features[1:])
    assert not weights[:, 0].any()  # progress says nothing about a seat
    assert np.abs(weights).max() > 0.5


# --- strength ----------------------------------------------------------------------------------------------------
@EVERY_GAME
def test_greedy_beats_random(name: str) -> None:
    assert share_of(name, GreedyPlayer(1), RandomPlayer(2), 10) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize(("name", "iterations"), [("seasons", 300), ("spirits", 100), ("rios", 100)])
def test_searching_beats_looking_one_pick_ahead(name: str, iterations: int) -> None:
    assert share_of(name, SearchPlayer(iterations, seed=1), GreedyPlayer(2), 10) >= 0.55


@pytest.mark.long
@EVERY_GAME
def test_the_beginner_errs(name: str) -> None:
    assert share_of(name, GreedyPlayer(1), ForgetfulPlayer(2), 10) >= 0.6
    assert share_of(name, ForgetfulPlayer(1), RandomPlayer(2), 60) >= 0.55


# --- search ------------------------------------------------------------------------------------------------------
@EVERY_GAME
def test_judgements_add_up(name: str) -> None:
    game = middle(name, 14)
    seat = game.actors[0]
    judged = SearchPlayer(200).judge(game, seat)
    assert {move.code for move in judged} == set(game.codes(seat).tolist()) or len(judged) == 1
    assert all(0 <= move.share <= 1 for move in judged)
    assert sum(move.weight for move in judged) == pytest.approx(1)


@EVERY_GAME
def test_only_what_was_looked_at_equally_is_compared(name: str) -> None:
    """Of 400 iterations 20 are a glance. The best four get 50 each, the better two of them 100 more."""
    game = middle(name, 14, at_least=5)
    seat = game.actors[0]
    player = SearchPlayer(400)
    judged = player.judge(game, seat)
    looks = player.trees[0].looks(seat, set(game.codes(seat).tolist()))
    visits = sorted((count for count, _ in looks.values()), reverse=True)
    assert len(visits) >= 4
    assert min(visits[:2]) >= 150
    assert min(visits[2:4]) >= 50
    assert sum(visits[4:]) <= 20
    compared = [code for code, (count, _) in looks.items() if count >= 150]
    assert judged[0].code == max(compared, key=lambda code: looks[code][1])
    assert {move.code for move in judged[: len(compared)]} == set(compared)


def test_visits_of_the_decision_before_count() -> None:
    """Who has thought about a move already needs to look at it less."""
    game, player = middle("rios", 40, seed=3), SearchPlayer(400)
    seat = game.actors[0]
    game.push(player.choose(game, seat), seat)
    assert game.actors == (seat,)
    player.choose(game, seat)
    fresh = SearchPlayer(400)
    fresh.choose(game, seat)
    assert player.trees[0].done < fresh.trees[0].done


def test_a_kept_tree_is_followed() -> None:
    """In Dos Rios a walk is two picks: the tree of the first serves the second."""
    game, player = middle("rios", 40, seed=3), SearchPlayer(200)
    seat = game.actors[0]
    game.push(player.choose(game, seat), seat)
    followed = 0
    while game.actors == (seat,) and len(game.codes(seat)) > 1:
        player._follow(game, seat)
        followed += player.trees[0].used > 0
        game.push(player.choose(game, seat), seat)
    assert followed > 0
    player._follow(middle("rios", 40, seed=2), seat)
    assert player.trees[0].used == 0


def test_threads_search_together() -> None:
    game = middle("seasons", 6)
    seat = game.actors[0]
    player = SearchPlayer(100, threads=2)
    judged = player.judge(game, seat)
    assert all(tree.counts[0] > 1 for tree in player.trees)
    assert judged[0].code in game.codes(seat)


def test_a_budget_of_time() -> None:
    game = middle("rios", 30)
    SearchPlayer(10).judge(game, game.actors[0])  # the first search loads the rules, which takes longer than the budget
    player = SearchPlayer(milliseconds=200)
    assert player.choose(game, game.actors[0]) in game.codes(game.actors[0])
    assert player.trees[0].done >= 50


def test_nobody_answers_what_is_picked_in_secret() -> None:
    """Both choose their first card at the same time: the other's picks hang beside ours, never below them."""
    game, player = subak.new("seasons", seed=3), SearchPlayer(300, seed=1)
    player.judge(game, 0)
    grown = player.trees[0]
    first = grown.children(0)
    assert {int(node.seat) for node in first} == {0, 1}
    followers = 0
    for node in first:
        if node.tally != kernels.NONE:  # who begins to pick a card goes on with its place, alone
            seats = {int(later.seat) for later in grown.children(int(node.tally))}
            assert seats <= {int(node.seat)}
            followers += len(seats)
    assert followers >= 2


@EVERY_GAME
def test_a_tree_without_room_goes_on(name: str) -> None:
    game = middle(name, 14)
    seat = game.actors[0]
    player = SearchPlayer(200)
    player.trees = [Tree(150)]
    judged = player.judge(game, seat)
    grown = player.trees[0]
    assert grown.used == 1
    assert sum(grown.seen(node, seat)[0] for node in grown.children(0) if node.seat == seat) > 100  # most iterations
    assert judged[0].code in game.codes(seat)
    assert all(0 <= move.share <= 1 for move in judged)
    assert sum(move.weight for move in judged) == pytest.approx(1)


def everything_below(grown: Tree, tally: int) -> list[object]:
    """A part of a tree as nested lists: what was judged, how often it was made, what came of it."""
    return [
        (
            int(node.seat),
            int(node.move),
            float(node.judged),
            None if node.tally == kernels.NONE else int(grown.tallies[int(node.tally)].visits),
            [] if node.tally == kernels.NONE else grown.tallies[int(node.tally)].shares.tolist(),
            [] if node.tally == kernels.NONE else everything_below(grown, int(node.tally)),
        )
        for node in grown.children(tally)
    ]


@EVERY_GAME
def test_a_pruned_tree_is_what_follows_the_root(name: str) -> None:
    game = middle(name, 14)
    seat = game.actors[0]
    player = SearchPlayer(300)
    code = player.choose(game, seat)
    grown = player.trees[0]
    assert grown.descend(seat, code)
    before, root = everything_below(grown, grown.root), grown.tallies[grown.root].copy()
    nodes, tallies = grown.counts.tolist()
    grown.prune()
    assert everything_below(grown, grown.root) == before
    assert grown.tallies[grown.root].visits == root.visits
    assert 0 < grown.counts[0] < nodes
    assert 0 < grown.counts[1] < tallies


# --- names -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "search:20", "search:5ms"])
def test_every_name_makes_a_player(name: str) -> None:
    game = subak.new("seasons", seed=1)
    assert make_player(name).choose(game, 0) in game.codes(0)


@pytest.mark.parametrize("name", ["herron", "search", "search:", "search:0", "search:-3", "search:5s", ""])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="there is no computer player"):
        make_player(name)
