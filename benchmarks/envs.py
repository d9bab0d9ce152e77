"""`python benchmarks/envs.py [GAME …]`: steps per second of every face, with observation and mask.

Only the steps are timed, not the choice of actions (random and legal). A step of a batch in self-play is one decision;
a step of the vector environment is yours and all that random opponents do until you are asked again. What runs on one
thread is measured in processor time, so that other work on the machine counts less; several threads by the clock.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import subak
from subak.envs import Batch, encoding_of
from subak.game import Game

GAMES = (1, 64, 4096)
SECONDS = 0.5
RUNS = 5
STEPS_AT_LEAST = 3


class Chooser:
    """Random legal actions, quickly."""

    def __init__(self, actions: int) -> None:
        self.chance = np.random.default_rng(0)
        self.actions = actions

    def __call__(self, masks: Any) -> Any:
        noise = self.chance.integers(1, 1 << 15, self.actions, np.int16)
        return (masks * noise).argmax(axis=-1)


def per_second(step: Callable[[], tuple[float, int]]) -> list[float]:
    """In each of several runs; `step` returns the seconds it took and how many steps it made."""
    figures = []
    for _ in range(RUNS):
        seconds, steps, count = 0.0, 0, 0
        while seconds < SECONDS / RUNS or count < STEPS_AT_LEAST:
            took, made = step()
            seconds, steps, count = seconds + took, steps + made, count + 1
        figures.append(steps / seconds)
    return figures


def timed(work: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    start = clock()
    work()
    return clock() - start


def batch_steps(name: str, count: int, threads: int) -> Callable[[], tuple[float, int]]:
    batch, clock = Batch(name, count, seed=0, threads=threads), time.process_time if threads == 1 else time.perf_counter
    choose = Chooser(batch.encoding.actions)

    def step() -> tuple[float, int]:
        actions = choose(batch.masks)
        return timed(lambda: batch.step(actions), clock), count

    return step


def vector_steps(name: str, count: int, copy: bool) -> Callable[[], tuple[float, int]]:
    from subak.envs.vector import SubakVectorEnv

    env = SubakVectorEnv(name, count, threads=1, copy=copy)
    choose = Chooser(env.batch.encoding.actions)
    env.reset(seed=0)

    def step() -> tuple[float, int]:
        actions = choose(env.batch.masks)
        return timed(lambda: env.step(actions)), count

    return step


def aec_steps(name: str) -> Callable[[], tuple[float, int]]:
    from subak.envs.aec import SubakEnv

    env = SubakEnv(name)
    choose = Chooser(encoding_of(name).actions)
    env.reset(seed=0)

    def step() -> tuple[float, int]:
        if env.game.is_over:
            env.reset()
        action = int(choose(env.last()[0]["action_mask"]))

        def work() -> None:
            env.step(action)
            if env.agents:
                env.last()

        return timed(work), 1

    return step


def spiel_steps(name: str) -> Callable[[], tuple[float, int]]:
    import pyspiel

    import subak.envs.spiel  # noqa: F401  # registers the games

    game, chance = pyspiel.load_game(f"subak_{name}"), np.random.default_rng(0)
    states = [game.new_initial_state()]

    def step() -> tuple[float, int]:
        if states[0].is_terminal():
            states[0] = game.new_initial_state()
        while states[0].is_chance_node():
            states[0].apply_action(int(chance.integers(256)))
        legal, player = states[0].legal_actions(), states[0].current_player()
        action = legal[chance.integers(len(legal))]

        def work() -> None:
            states[0].apply_action(action)
            states[0].legal_actions()
            states[0].observation_tensor(player)

        return timed(work), 1

    return step


def game_steps(name: str) -> Callable[[], tuple[float, int]]:
    """The Game object with observation and mask: what adapters of single games are built on."""
    encoding, games, choose = encoding_of(name), [subak.new(name, seed=0)], Chooser(encoding_of(name).actions)

    def step() -> tuple[float, int]:
        if games[0].is_over:
            games[0] = subak.new(name, seed=0)
        game: Game = games[0]
        seat = game.actors[0]
        action = int(choose(encoding.look(game, seat)[1]))

        def work() -> None:
            game.push(action, seat)
            encoding.look(game, (game.actors or (0,))[0])

        return timed(work), 1

    return step


def faces(name: str) -> Iterator[tuple[str, Callable[[], tuple[float, int]]]]:
    for count in GAMES:
        yield f"batch of {count}, self-play", batch_steps(name, count, 1)
    yield f"batch of {GAMES[-1]}, self-play, 2 threads", batch_steps(name, GAMES[-1], 2)
    for count in GAMES:
        yield f"Gymnasium, {count} games", vector_steps(name, count, copy=True)
    yield f"Gymnasium, {GAMES[-1]} games, copy=False", vector_steps(name, GAMES[-1], copy=False)
    yield "one game, `Game` and its encoding", game_steps(name)
    yield "PettingZoo", aec_steps(name)
    yield "OpenSpiel", spiel_steps(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=subak.game_names())
    for name in parser.parse_args().games:
        table = Table("steps per second", "median", "lowest", "highest", title=name)
        for title, step in faces(name):
            step()  # the first loads what is compiled
            found = per_second(step)
            table.add_row(title, *(f"{value:,.0f}" for value in (statistics.median(found), min(found), max(found))))
        Console().print(table)


if __name__ == "__main__":
    main()
