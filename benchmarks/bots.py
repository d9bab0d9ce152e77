"""`python benchmarks/bots.py GAME [--bot ismcts] [--games 100] [--ms 300]`: OpenSpiel's bots against our strong level.

Both play through the OpenSpiel face, two players, every deal from both seats, with the same time for each decision.
OpenSpiel's `ismcts` searches what a player knows; its `mcts` looks at the true state, hidden cards included. Its
bots in C++ cannot play games written in Python (version 2.0.2 crashes, as it does with its own Python games).
"""

import argparse
import functools
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import subak
import subak.envs.spiel  # registers the games
from subak.players import SearchPlayer
from subak.study.workers import do_all

LEAST = 3
"""Simulations at every decision, however long they take: without any there is no answer."""
CURIOSITY = 1.4
"""OpenSpiel's examples use the square root of two or two."""
WITHOUT_END = 10**9


class TimeIsUp(Exception):
    """The bot has to answer."""


class Clock:
    """Rings when the time of a decision is up; counts simulations."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds, self.until, self.now, self.all = milliseconds / 1000, 0.0, 0, 0

    def start(self) -> None:
        self.now, self.until = 0, time.perf_counter() + self.seconds

    def tick(self) -> None:
        if self.now >= LEAST and time.perf_counter() >= self.until:
            raise TimeIsUp
        self.now += 1
        self.all += 1


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set search, stopped by the clock."""

    def __init__(self, game: Any, clock: Clock, seed: int) -> None:
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, rollouts, CURIOSITY, WITHOUT_END, random_state=chance)
        self.clock = clock

    def sample_root_state(self, state: Any) -> Any:
        self.clock.tick()
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        self.clock.start()
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


class TimedMCTS(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search for games without secrets, stopped by the clock. It looks at the true state."""

    def __init__(self, game: Any, clock: Clock, seed: int) -> None:
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, CURIOSITY, WITHOUT_END, rollouts, random_state=chance)
        self.clock, self.root = clock, None

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)

    def mcts_search(self, state: Any) -> Any:
        self.clock.start()
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root


BOTS = {"ismcts": TimedISMCTS, "mcts": TimedMCTS}


@dataclass
class Seat:
    """One of the two in a deal: share of the wins, decisions (where there was a choice), seconds for them."""

    share: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0


def play_deal(name: str, bot: str, milliseconds: int, number: int) -> tuple[Seat, Seat]:
    """A deal from both seats: ours, theirs."""
    game = pyspiel.load_game(f"subak_{name}(players=2)")
    ours, theirs = Seat(), Seat()
    for our_seat in (0, 1):
        state, clock = _dealt(game, number), Clock(milliseconds)
        player = SearchPlayer(milliseconds=milliseconds, seed=number * 2 + our_seat)
        other = BOTS[bot](game, clock, number * 2 + our_seat)
        while not state.is_terminal():
            seat = state.current_player()
            mine = seat == our_seat
            if len(state.legal_actions()) == 1:
                state.apply_action(state.legal_actions()[0])
                continue
            start = time.perf_counter()
            action = player.choose(state.course.game, seat) if mine else int(other.step(state))
            who = ours if mine else theirs
            who.seconds += time.perf_counter() - start
            who.decisions += 1
            state.apply_action(action)
        theirs.simulations += clock.all
        ours.share += state.returns()[our_seat] / 2
        theirs.share += state.returns()[1 - our_seat] / 2
    return ours, theirs


def _dealt(game: Any, number: int) -> Any:
    state, chance = game.new_initial_state(), np.random.RandomState(number)
    while state.is_chance_node():
        state.apply_action(int(chance.randint(subak.envs.spiel.OUTCOMES)))
    return state


def told(name: str, bot: str, deals: Sequence[tuple[Seat, Seat]]) -> str:
    """The result so far; the interval is 1.96 standard errors over deals."""
    shares = [ours.share for ours, _ in deals]
    error = 1.96 * float(np.std(shares)) / len(shares) ** 0.5
    pace = [
        sum(seat.seconds for seat in side) / sum(seat.decisions for seat in side) for side in zip(*deals, strict=True)
    ]
    simulations = sum(theirs.simulations for _, theirs in deals) / sum(theirs.decisions for _, theirs in deals)
    return (
        f"{name}, ours against OpenSpiel's {bot}: {2 * len(deals)} games, {np.mean(shares):.1%} (± {error:.1%}); "
        f"{pace[0] * 1000:.0f} ms and {pace[1] * 1000:.0f} ms a decision, theirs with {simulations:.0f} simulations"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=subak.game_names())
    parser.add_argument("--bot", choices=sorted(BOTS), default="ismcts")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--ms", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    deals: list[tuple[Seat, Seat]] = []

    def keep(_: int, deal: tuple[Seat, Seat]) -> None:
        deals.append(deal)
        print(told(given.game, given.bot, deals), flush=True)

    work = functools.partial(play_deal, given.game, given.bot, given.ms)
    do_all(work, range(given.games // 2), keep, given.jobs)


if __name__ == "__main__":
    main()
