"""`python benchmarks/peers.py`: other engines and ours in one go, on the same core, with random players.

Installs the others with pip into a virtual environment of their own (`--folder`, kept for the next time), then measures
all in turn, `--rounds` times, each in a process of its own. Figures are per second of processor time, so that other
work on the machine counts less. What cannot be installed or does not run is said to be missing, and why.

`--write docs/peers.md` puts the tables between the page's marks.
"""

import argparse
import importlib.metadata
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Work = Callable[[], tuple[float, int]]
"""Does some of it, and returns the seconds it took and the decisions made."""
Faces = Iterator[tuple[str, str, Work]]
"""Section, name, work."""

COMPILED = "Whole games in compiled code"
PYTHON = "One game, driven from Python"
ENVIRONMENT = "One game as an environment: observation and mask"
BATCH = "Many games stepped by one call"
SECTIONS = {
    COMPILED: "The engine plays whole games at random by itself.",
    PYTHON: "In a Python loop: ask for the legal moves, choose one at random, make it. No observations.",
    ENVIRONMENT: "In a Python loop: look at observation and mask, choose, step.",
    BATCH: "1,024 games; only the steps are timed (with observations, masks and new games), not the choice of actions.",
}
PACKAGES = {
    "subak": "subak",
    "OpenSpiel": "open-spiel",
    "catanatron": "catanatron",
    "PettingZoo": "pettingzoo",
    "pgx": "pgx",
}
WANTED = {"PettingZoo": ["pettingzoo[classic]"], "OpenSpiel": ["open-spiel", "numpy"]}
"""What to install, if it is more than the package."""
ALSO = {"PettingZoo": ("rlcard", "chess"), "pgx": ("jax",), "subak": ("numba", "numpy", "gymnasium", "pettingzoo")}
"""Versions worth telling."""
GAMES = 1_024
MARKS = ("<!-- measured -->\n", "<!-- end -->")


# --- measuring, in a process of its own -------------------------------------------------------------------------------
def looped(step: Callable[[], int], times: int = 200) -> Work:
    """Many calls between two looks at the clock."""

    def work() -> tuple[float, int]:
        start, made = time.process_time(), 0
        for _ in range(times):
            made += step()
        return time.process_time() - start, made

    return work


def any_of(mask: Any) -> int:
    """A legal action at random."""
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def ours() -> Faces:
    import numpy as np

    import subak

    for name in subak.game_names():
        yield COMPILED, name, _our_random_games(name)
    for name in subak.game_names():
        yield PYTHON, f"{name}, `Game`", looped(_our_game(name))
    for name in subak.game_names():
        yield ENVIRONMENT, f"{name}, PettingZoo", looped(_our_aec(name), 50)
    for name in subak.game_names():
        yield BATCH, f"{name}, `Batch`", _our_batch(np, name)
    for name in subak.game_names():
        yield BATCH, f"{name}, Gymnasium vector", _our_vector(np, name)


def _our_random_games(name: str) -> Work:
    import numpy as np

    from subak.games import find
    from subak.kernel import entry
    from subak.kernel.chance import Chance, seed_chance
    from subak.kernel.log import new_log

    kind = find(name)
    template = kind.rules.template(kind.seats.start, kind.check_options({}), kind.load_components(None))
    out, dice, logs, seeds = (
        np.zeros(kind.rules.moves_at_most, np.int32),
        Chance.zeros(),
        new_log(on=False),
        iter(range(1 << 30)),
    )

    def work() -> tuple[float, int]:
        states = np.repeat(template, 64)
        for state in states:
            seed_chance(state.chance, next(seeds))
        start = time.process_time()
        entry.deal_all(states)
        made = entry.random_games(states, dice, out, logs)
        return time.process_time() - start, int(made)

    return work


def _our_game(name: str) -> Callable[[], int]:
    import subak

    games = [subak.new(name, seed=0)]

    def step() -> int:
        game = games[0]
        if not game.actors:
            game = games[0] = subak.new(name, seed=random.getrandbits(60))
        seat = game.actors[0]
        codes = game.codes(seat)
        game.push(int(codes[int(random.random() * len(codes))]), seat)
        return 1

    return step


def _our_aec(name: str) -> Callable[[], int]:
    from subak.envs.aec import SubakEnv

    env = SubakEnv(name)
    env.reset(seed=0)
    return _aec_step(env)


def _aec_step(env: Any) -> Callable[[], int]:
    """One step of any environment of PettingZoo."""

    def step() -> int:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset(seed=random.getrandbits(30))
            observation = env.last()[0]
        env.step(any_of(observation["action_mask"]))
        return 1

    return step


def _random_actions(np: Any, masks: Any) -> Any:
    return (masks * np.random.default_rng().integers(1, 1 << 15, masks.shape[1], np.int16)).argmax(axis=1)


def _our_batch(np: Any, name: str) -> Work:
    from subak.envs import Batch

    batch = Batch(name, GAMES, seed=0, threads=1)

    def work() -> tuple[float, int]:
        actions = _random_actions(np, batch.masks)
        start = time.process_time()
        batch.step(actions)
        return time.process_time() - start, GAMES

    return work


def _our_vector(np: Any, name: str) -> Work:
    from subak.envs.vector import SubakVectorEnv

    env = SubakVectorEnv(name, GAMES, threads=1)
    env.reset(seed=0)

    def work() -> tuple[float, int]:
        actions = _random_actions(np, env.batch.masks)
        start = time.process_time()
        env.step(actions)
        return time.process_time() - start, GAMES

    return work


def openspiel() -> Faces:
    import pyspiel

    names = ("tic_tac_toe", "connect_four", "backgammon", "gin_rummy", "leduc_poker", "chess")
    for name in names:
        yield COMPILED, name, _spiel_bots(pyspiel, name)
    for name in names:
        yield PYTHON, name, looped(_spiel_state(pyspiel.load_game(name)))
    for name in names[:-1]:
        yield ENVIRONMENT, f"{name}, rl_environment", looped(_spiel_environment(name), 50)


def _spiel_bots(pyspiel: Any, name: str) -> Work:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]

    def work() -> tuple[float, int]:
        state = game.new_initial_state()
        start = time.process_time()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        took = time.process_time() - start
        return took, sum(1 for past in state.full_history() if past.player >= 0)

    return work


def _spiel_state(game: Any) -> Callable[[], int]:
    states = [game.new_initial_state()]

    def step() -> int:
        state = states[0]
        if state.is_terminal():
            state = states[0] = game.new_initial_state()
        is_chance = state.is_chance_node()
        actions = [pair[0] for pair in state.chance_outcomes()] if is_chance else state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
        return 0 if is_chance else 1

    return step


def _spiel_environment(name: str) -> Callable[[], int]:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)
    now = [env.reset()]

    def step() -> int:
        if now[0].last():
            now[0] = env.reset()
        legal = now[0].observations["legal_actions"][now[0].observations["current_player"]]
        now[0] = env.step([legal[int(random.random() * len(legal))]])
        return 1

    return step


def catan() -> Faces:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    for count in (2, 4):
        games = [Game([RandomPlayer(color) for color in colors[:count]])]

        def step(games: list[Any] = games, count: int = count) -> int:
            if games[0].winning_color() is not None or games[0].state.num_turns >= 1_000:
                games[0] = Game([RandomPlayer(color) for color in colors[:count]])
            games[0].play_tick()
            return 1

        yield PYTHON, f"Catan, {count} players", looped(step)


def pettingzoo() -> Faces:
    import importlib

    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        env.reset(seed=0)
        yield ENVIRONMENT, name, looped(_aec_step(env), 50)


def pgx_games() -> Faces:
    for name in ("tic_tac_toe", "connect_four", "backgammon", "leduc_holdem", "othello", "go_9x9", "animal_shogi"):
        yield BATCH, name, _pgx(name, resets=False)
        yield BATCH, f"{name}, auto_reset", _pgx(name, resets=True)


def _pgx(name: str, resets: bool) -> Work:
    """With pgx's own restarting of finished games, or (often quicker) all anew when half of them are over."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    first = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init) if resets else env.step))
    choose = jax.jit(lambda mask, key: jnp.argmax(mask * jax.random.uniform(key, mask.shape, minval=0.01), axis=1))
    keys = [jax.random.PRNGKey(0)]

    def split(count: int) -> Any:
        keys[0], part = jax.random.split(keys[0])
        return jax.random.split(part, count)

    states = [first(split(GAMES))]

    def work() -> tuple[float, int]:
        actions = choose(states[0].legal_action_mask, split(1)[0])
        dice = split(GAMES)
        live = GAMES if resets else GAMES - int(states[0].terminated.sum())
        jax.block_until_ready((actions, dice))
        start = time.process_time()
        states[0] = jax.block_until_ready(first(dice) if live < GAMES / 2 else step(states[0], actions, dice))
        return time.process_time() - start, 0 if live < GAMES / 2 else live

    return work


ENGINES = {"subak": ours, "OpenSpiel": openspiel, "catanatron": catan, "PettingZoo": pettingzoo, "pgx": pgx_games}


def measure(engine: str, seconds: float) -> None:
    """One round of one engine, as lines of JSON."""
    for section, name, work in ENGINES[engine]():
        work()
        work()  # compiled by now, and warm
        took, made = 0.0, 0
        while took < seconds:
            more, decisions = work()
            took, made = took + more, made + decisions
        print(json.dumps({"section": section, "engine": engine, "name": name, "rate": made / took}), flush=True)
    for package in (PACKAGES[engine], *ALSO.get(engine, ())):
        print(json.dumps({"package": package, "version": importlib.metadata.version(package)}), flush=True)


# --- all of them -----------------------------------------------------------------------------------------------------
class Results:
    """What was found so far."""

    def __init__(self) -> None:
        self.rates: dict[tuple[str, str, str], list[float]] = {}
        self.versions: dict[str, str] = {}
        self.missing: dict[str, str] = {}

    def add(self, line: dict[str, Any]) -> None:
        if "package" in line:
            self.versions[line["package"]] = line["version"]
        else:
            self.rates.setdefault((line["section"], line["engine"], line["name"]), []).append(line["rate"])

    def median(self, section: str, engine: str, name: str) -> float:
        return statistics.median(self.rates[section, engine, name])


def install(folder: Path) -> tuple[Path, dict[str, str]]:
    """The Python of the virtual environment, and which peers cannot be installed and why."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    missing = {}
    for engine, package in PACKAGES.items():
        if engine != "subak":
            command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            done = subprocess.run([*command, *WANTED.get(engine, [package])], capture_output=True, text=True)
            if done.returncode:
                missing[engine] = f"cannot be installed: {_last_line(done.stderr)}"
    return python, missing


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return next((line for line in reversed(lines) if "rror" in line), lines[-1] if lines else "no reason was given")


def one_round(results: Results, python: Path, core: int, seconds: float) -> None:
    for engine in ENGINES:
        if engine in results.missing:
            continue
        command = [sys.executable if engine == "subak" else str(python), __file__, "--measure", engine]
        pinned = {"preexec_fn": lambda: os.sched_setaffinity(0, {core})} if hasattr(os, "sched_setaffinity") else {}
        environment = {**os.environ, "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"}
        done = subprocess.run(
            [*command, "--seconds", str(seconds)], capture_output=True, text=True, env=environment, **pinned
        )
        for line in done.stdout.splitlines():
            if line.startswith("{"):
                results.add(json.loads(line))
        if done.returncode:
            results.missing[engine] = f"stopped: {_last_line(done.stderr)}"
        print(f"  {engine}: {'stopped' if done.returncode else 'done'}", file=sys.stderr, flush=True)


def tables(results: Results) -> str:
    """The results as Markdown."""
    parts = []
    for section, meaning in SECTIONS.items():
        own = [name for part, engine, name in results.rates if (part, engine) == (section, "subak")]
        kinds = list(dict.fromkeys(_face(name) for name in own))
        parts += [f"### {section}", "", meaning, ""]
        heads = [f"ours{f', {kind}' if kind else ''}" for kind in kinds[:1]]
        parts += [f"| engine | game | decisions/s | lowest … highest | {heads[0]} ÷ this |", "|---|---|---|---|---|"]
        for part, engine, name in results.rates:
            if part == section:
                rates = results.rates[part, engine, name]
                ratios = " / ".join(
                    f"{_short(results.median(section, 'subak', other) / statistics.median(rates))} ×"
                    for other in own
                    if _face(other) == kinds[0]
                )
                spread = f"{_rounded(min(rates))} … {_rounded(max(rates))}"
                cells = [engine, name, _rounded(statistics.median(rates)), spread, "" if engine == "subak" else ratios]
                parts.append(f"| {' | '.join(cells)} |")
        parts.append("")
    parts += [f"- {engine} is missing: {reason}" for engine, reason in results.missing.items()]
    versions = ", ".join(f"{package} {version}" for package, version in results.versions.items())
    return "\n".join([*parts, f"Python {platform.python_version()}; {versions}.", ""])


def _face(name: str) -> str:
    return name.partition(", ")[2]


def _short(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.2g}"


def _rounded(rate: float) -> str:
    """To three digits."""
    digits = max(0, len(str(int(rate))) - 3)
    return f"{round(rate / 10**digits) * 10**digits:,}"


def write(page: Path, text: str) -> None:
    before, rest = page.read_text(encoding="utf-8").split(MARKS[0])
    page.write_text(before + MARKS[0] + text + MARKS[1] + rest.split(MARKS[1], 1)[1], encoding="utf-8")


def main() -> None:
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", choices=ENGINES, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each figure and round")
    parser.add_argument("--core", type=int, default=(os.cpu_count() or 1) - 1)
    parser.add_argument("--folder", type=Path, default=cache / "subak-peers")
    parser.add_argument("--write", type=Path, metavar="PAGE")
    given = parser.parse_args()
    if given.measure:
        measure(given.measure, given.seconds)
        return
    results = Results()
    print("Installing …", file=sys.stderr, flush=True)
    python, results.missing = install(given.folder)
    for number in range(given.rounds):
        print(f"Round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
        one_round(results, python, given.core, given.seconds)
    text = tables(results)
    print(text)
    if given.write:
        write(given.write, text)


if __name__ == "__main__":
    main()
