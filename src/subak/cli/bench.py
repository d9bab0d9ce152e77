"""`subak bench`: figures with their spread, never a verdict."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.table import Table

import subak
from subak.cli.screen import console, progress_bar
from subak.cli.simulate import fresh_deals
from subak.cli.warm import warm_up
from subak.game import Game
from subak.kernel import entry
from subak.kernel.chance import Chance, seed_chance
from subak.kernel.log import new_log
from subak.kernel.rule import COMPILED
from subak.players import SearchPlayer

GAMES = 20_000 if COMPILED else 20
PYTHON_GAMES = 1_000
CLONES = 20_000
UNCOMPILED_RUNS = 3
ITERATIONS, SEARCHED = 1_000, 25
"""Iterations at each position, and the number of positions."""

Figure = dict[str, Any]


def figure(name: str, unit: str, values: list[float]) -> Figure:
    """A measurement: median, smallest and largest of all runs."""
    return {"name": name, "unit": unit, "median": statistics.median(values), "low": min(values), "high": max(values)}


def timed(runs: int, work: Callable[[], float]) -> list[float]:
    """How much work per second, in each of several runs; `work` returns its amount."""
    values = []
    for _ in range(runs):
        start = time.perf_counter()
        amount = work()
        values.append(amount / (time.perf_counter() - start))
    return values


# --- in this process -------------------------------------------------------------------------------------------
def random_play(game: Game, runs: int) -> list[Figure]:
    """Random play inside the kernels, one core."""
    deals = fresh_deals(game, 0, GAMES)
    dice, out, logs = Chance.zeros(), np.zeros(game.kind.rules.moves_at_most, np.int32), new_log(on=False)
    seed_chance(dice[0], "bench")
    decisions: list[int] = []

    def work() -> float:
        decisions.append(entry.random_games(states, dice, out, logs))
        return float(decisions[-1])

    values = []
    states = deals[:1].copy()
    work()  # the first call loads the rules
    decisions.clear()
    for _ in range(runs):
        states = deals.copy()
        values += timed(1, work)
    length = statistics.mean(decisions) / GAMES
    mode = "compiled" if COMPILED else "uncompiled"
    return [
        figure(f"random play, {mode}", "decisions/s", values),
        figure(f"random play, {mode}", "games/s", [value / length for value in values]),
    ]


def through_doors(game: Game, runs: int) -> Figure:
    """Driven from Python through the entry functions alone: who acts, what is legal, play."""
    out, logs, dice = np.zeros(game.kind.rules.moves_at_most, np.int32), new_log(on=False), Chance.zeros()
    seed_chance(dice[0], "doors")

    def work() -> float:
        decisions = 0
        for at in range(PYTHON_GAMES):
            states = deals[at : at + 1]
            while bits := entry.actors_of(states):
                seat = (bits & -bits).bit_length() - 1
                count = entry.legal_moves(states, seat, out)
                entry.checked_play(states, seat, int(out[decisions * 7919 % count]), out, logs)
                decisions += 1
        return float(decisions)

    values = []
    for _ in range(runs + 1):
        deals = fresh_deals(game, 0, PYTHON_GAMES)
        values += timed(1, work)
    return figure("driven from Python, bare doors", "decisions/s", values[1:])  # the first run loads the rules


def through_game(game: Game, runs: int) -> Figure:
    """Driven from Python through the Game object: checked moves, history, events."""
    fresh = [Game(game.kind, seats=game.seats, seed=seed, options=game.options) for seed in range(PYTHON_GAMES // 4)]

    def work() -> float:
        decisions = 0
        for table in tables:
            while actors := table.actors:
                codes = table.codes(actors[0])
                table.push(int(codes[decisions * 7919 % len(codes)]), actors[0])
                decisions += 1
        return float(decisions)

    values = []
    for _ in range(runs + 1):
        tables = [table.copy() for table in fresh]
        values += timed(1, work)
    return figure("driven from Python, Game object", "decisions/s", values[1:])


def clones(game: Game, runs: int) -> Figure:
    states = fresh_deals(game, 0, 1)
    many, copies = np.repeat(states, 64), np.repeat(states, 64)

    def work() -> float:
        for _ in range(CLONES // 64 + 1):
            entry.clone_states(many, copies)
        return (CLONES // 64 + 1) * 64.0

    work()
    return figure("clones", "states/s", timed(runs, work))


def choices(game: Game, runs: int) -> Figure:
    """Building a seat's choices with previews, at every decision of a game."""
    table = Game(game.kind, seats=game.seats, seed=1, options=game.options)

    def work() -> float:
        count, position = 0, table.copy()
        while actors := position.actors:
            options = position.choices(actors[0]).options
            position.push(options[count * 7919 % len(options)].move)
            count += 1
        return float(count)

    work()
    return figure("choices with previews", "levels/s", timed(runs, work))


def searching(game: Game, runs: int) -> Figure:
    """Iterations of the search, one thread, at positions along a random game; every iteration tries all moves of a
    leaf."""
    positions, table = list[Game](), Game(game.kind, seats=game.seats, seed=2, options=game.options)
    while actors := table.actors:
        codes = table.codes(actors[0])
        if len(codes) > 1 and table.solved(actors[0]) is None:
            positions.append(table.copy())
        table.push(int(codes[len(positions) * 7919 % len(codes)]), actors[0])
    chosen = positions[:: max(1, len(positions) // SEARCHED)]
    player = SearchPlayer(ITERATIONS, seed=1, keep=False)

    def work() -> float:
        done = 0
        for position in chosen:
            player.judge(position, position.actors[0])
            done += player.trees[0].done
        return float(done)

    work()
    return figure("search", "iterations/s", timed(runs, work))


def scenes(game: Game, runs: int) -> list[Figure]:
    """Building what a seat sees, with its choices, at every decision of a game; and its size on the wire."""
    table, first = Game(game.kind, seats=game.seats, seed=1, options=game.options), list[float]()
    for _ in range(runs + 1):
        position, times, sizes = table.copy(), list[float](), list[float]()
        while actors := position.actors:
            start = time.perf_counter()
            scene = position.scene(actors[0])
            times.append(1000 * (time.perf_counter() - start))
            sizes.append(len(zlib.compress(msgspec.json.encode(scene), 6)) / 1000)
            options = scene.choices.options
            position.push(options[len(times) * 7919 % len(options)].move)
        first.append(statistics.median(times))
    return [
        figure("scene with choices, median of a game", "ms", first[1:]),
        figure("scene with choices, compressed", "kB", sizes),
    ]


# --- in processes of their own ---------------------------------------------------------------------------------
def start_ups(game: str, runs: int) -> list[Figure]:
    """Importing, starting a game with warm rules, compiling everything from nothing."""
    first_moves = f"import subak; g = subak.new({game!r}, seed=1); g.push(g.moves(g.actors[0])[0])"
    with tempfile.TemporaryDirectory() as folder:
        cold = _seconds(f"from subak.study.warm import warm; warm({game!r})", {"SUBAK_CACHE": folder})
    return [
        figure("import subak", "s", [_seconds("import subak") for _ in range(runs)]),
        figure("start a game, first move (rules warm)", "s", [_seconds(first_moves) for _ in range(runs)]),
        figure("compile all rules from nothing", "s", [cold]),
    ]


def _seconds(code: str, more: dict[str, str] | None = None) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | (more or {}))
    return time.perf_counter() - start


def uncompiled(game: str, seats: int, options: dict[str, str]) -> list[Figure]:
    """The same random play as plain Python."""
    code = (
        "import json, subak\nfrom subak.cli.bench import random_play\n"
        f"table = subak.new({game!r}, seats={seats}, seed='bench', options={options!r})\n"
        f"print(json.dumps(random_play(table, {UNCOMPILED_RUNS})))"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    answer = subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True)
    found: list[Figure] = json.loads(answer.stdout)
    return found


# --- the command -----------------------------------------------------------------------------------------------
def measure(game: str, seats: int | None, options: dict[str, str], runs: int) -> list[Figure]:
    table = subak.new(game, seats=seats, seed="bench", options=options)
    parts: list[Callable[[], list[Figure]]] = [
        lambda: random_play(table, runs),
        lambda: [through_doors(table, runs)],
        lambda: [through_game(table, runs)],
        lambda: [clones(table, runs)],
        lambda: [choices(table, runs)],
        lambda: scenes(table, runs),
        lambda: [searching(table, runs)],
        lambda: uncompiled(game, table.seats, options),
        lambda: start_ups(game, runs),
    ]
    figures = [figure("state", "bytes", [table.kind.rules.layout.dtype.itemsize])]
    with progress_bar("Measuring", len(parts)) as move:
        for done, part in enumerate(parts, 1):
            figures += part()
            move(done, len(parts))
    return figures


def show_benchmark(game: str, seats: int | None, options: dict[str, str], runs: int, path: Path | None) -> None:
    """Measure and print; JSON too if asked for."""
    warm_up([game], environments=True)
    figures = measure(game, seats, options, runs)
    table = Table(
        title=" ".join([game, *(f"{key}={value}" for key, value in options.items())]) + f": one core, {runs} runs"
    )
    table.add_column("")
    for heading in ("median", "lowest", "highest", "unit"):
        table.add_column(heading, justify="right")
    for found in figures:
        values = (found["median"], found["low"], found["high"])
        table.add_row(found["name"], *(_number(value) for value in values), found["unit"])
    console.print(table)
    if path is not None:
        path.write_text(json.dumps({"game": game, "options": options, "figures": figures}, indent=1), encoding="utf-8")


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3f}"
