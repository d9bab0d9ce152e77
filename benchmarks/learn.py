"""`python benchmarks/learn.py GAME [--games N] [--generations N]`: learn a game's weights from self-play.

Every generation plays games against itself, a little at random, and fits the weights so that the softmax of the
utilities tells who won. Where points decide (`--points`), a win by a hair counts less than a clear one: less of it is
chance. Players search with the present weights; without any, the first generation plays at random. A generation also
learns from the games of the one before. Writes the `weights.toml`.
"""

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from numpy.typing import NDArray

import subak
from subak.games import find
from subak.kernel.contract import features, is_quiet
from subak.kernel.rule import rule
from subak.players import GreedyPlayer, Player, RandomPlayer, SearchPlayer
from subak.players.weights import Weights, write_weights

NARROW = 0.2
"""Who is ahead by so many standard deviations of all differences has e times the share."""
STEPS = 12

Sample = tuple[NDArray[np.float64], NDArray[np.float64]]


@rule
def write_features(states, out):  # type: ignore[no-untyped-def]
    for seat in range(states[0].seats):
        features(states[0], seat, out[seat])


@rule
def all_quiet(states):  # type: ignore[no-untyped-def]
    quiet = True
    for seat in range(states[0].seats):
        quiet = quiet and is_quiet(states[0], seat)
    return quiet


def play(task: tuple[str, int, int, int, Weights | None, float, float, bool]) -> Sample:
    """One game: features of some positions (positions, seats, features), and for each how the game ended."""
    name, seats, seed, iterations, weights, surprise, share, by_points = task
    game, chance = subak.new(name, seats=seats, seed=f"learn {seed}"), random.Random(seed)
    players: list[Player] = [_player(seed * 7 + seat, iterations, weights) for seat in range(seats)]
    seen = []
    while actors := game.actors:
        seat = actors[0]
        surprised = chance.random() < surprise
        game.push(chance.choice(game.moves(seat)) if surprised else players[seat].choose(game, seat), seat)
        if game.actors and all_quiet(game._states) and chance.random() < share:
            found = np.zeros((seats, len(find(name).players.features)))
            write_features(game._states, found)
            seen.append(found)
    end = game.scores if by_points else game.outcome
    return np.array(seen), np.repeat([end], len(seen), axis=0).astype(np.float64)


def _player(seed: int, iterations: int, weights: Weights | None) -> Player:
    if weights is None:
        return RandomPlayer(seed)
    return SearchPlayer(iterations, seed=seed, weights=weights) if iterations else GreedyPlayer(seed, 2, weights)


def fit(samples: list[Sample], decay: float) -> tuple[Weights, float]:
    """Softmax regression (Newton's method), all numbers of seats together. Returns the weights and the loss."""
    prepared = [(_with_change(found), ends) for found, ends in samples]
    count, width = sum(len(ends) for _, ends in prepared), prepared[0][0].shape[2]
    weights, loss = np.zeros(width), 0.0
    for _ in range(STEPS):
        slope, bend, loss = decay * weights, decay * np.eye(width), 0.0
        for found, ends in prepared:
            shares = _softmax(found @ weights)
            mean = np.einsum("ps,psf->pf", shares, found)
            flat, each = found.reshape(-1, width), shares.reshape(-1, 1)
            slope = slope + np.einsum("ps,psf->f", shares - ends, found) / count
            bend = bend + ((flat * each).T @ flat - mean.T @ mean) / count
            loss -= float(np.sum(ends * np.log(shares + 1e-12))) / count
        weights = weights - np.linalg.solve(bend, slope)
    return weights.reshape(2, -1), loss


def _softmax(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    shares: NDArray[np.float64] = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def _shares(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Shares of the win by the points at the end."""
    differences = points[:, 1:] - points[:, :1]
    return _softmax(points / (NARROW * differences.std()))


def _with_change(found: NDArray[np.float64]) -> NDArray[np.float64]:
    """Every feature twice: by itself, and times progress. Progress alone says nothing about a seat."""
    progress = found[:, :, :1]
    both = np.concatenate([found, found * progress], axis=2)
    both[:, :, 0] = both[:, :, found.shape[2]] = 0
    return both


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=subak.game_names())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--surprise", type=float, default=0.1, help="share of picks made at random; less in long games")
    parser.add_argument("--seen", type=float, default=0.35, help="share of the positions that are learned from")
    parser.add_argument("--points", action="store_true", help="learn from the points at the end")
    parser.add_argument("--decay", type=float, default=1e-3, help="holds weights down; 0.0001 in Seasons")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="begin with random play")
    given = parser.parse_args()
    name = given.game
    weights: Weights | None = None
    if not given.fresh and find(name).players.weights.exists():
        from subak.players.weights import load_weights

        weights = load_weights(name)
    samples: list[Sample] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for generation in range(given.generations):
            start = time.perf_counter()
            samples, before = [], samples
            for seats in find(name).seats:
                count = given.games // len(find(name).seats)
                iterations = given.iterations if generation or weights is not None else 0
                tasks = [
                    (
                        name,
                        seats,
                        (generation + 1) * 100_000 + i,
                        iterations,
                        weights,
                        given.surprise,
                        given.seen,
                        given.points,
                    )
                    for i in range(count)
                ]
                played = [sample for sample in pool.map(play, tasks, chunksize=4) if len(sample[0])]
                ends = np.concatenate([s[1] for s in played])
                samples.append((np.concatenate([s[0] for s in played]), _shares(ends) if given.points else ends))
            weights, loss = fit(samples + before, given.decay)
            positions = sum(len(ends) for _, ends in samples)
            seconds = time.perf_counter() - start
            print(
                f"{name}, generation {generation}: {positions} positions, loss {loss:.3f}, {seconds:.0f} s", flush=True
            )
            write_weights(name, weights)


if __name__ == "__main__":
    main()
