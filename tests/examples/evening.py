"""Run by `test_terraces.py` in a process of its own: does a game of another package work everywhere?

    python tests/examples/evening.py GAME FOLDER

Prints what it has done: games in the arena, steps of the environments, a whole game at a table of a real server.
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

import subak
from subak.players.levels import LEVELS
from subak.study.arena import Match, play_deal

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def arena(game: str) -> str:
    """All four levels against a player that picks at random; those who search get a few iterations."""
    players = [level if level in ("seedling", "buffalo") else "search:20" for level in LEVELS]
    for player in players:
        play_deal(Match(game, (player, "random"), 2), 1)
    return f"arena: {len(players)} levels"


def environments(game: str) -> str:
    """Gymnasium, PettingZoo, OpenSpiel."""
    import pyspiel

    import subak.envs.spiel  # noqa: F401  # registers the games
    from subak.envs import aec
    from subak.envs.vector import SubakVectorEnv

    vector = SubakVectorEnv(game, 3, seats=2)
    _, infos = vector.reset(seed=1)
    for _ in range(20):
        *_, infos = vector.step(np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]]))
    table = aec.env(game, seats=3)
    table.reset(seed=1)
    for _ in table.agent_iter():
        observation, _, is_over, _, _ = table.last()
        table.step(None if is_over else int(np.flatnonzero(observation["action_mask"])[0]))
    state = pyspiel.load_game(f"subak_{game}(players=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return f"environments: {state.returns()}"


def server(game: str, folder: Path) -> str:
    """The bot of the examples against a computer player, over plain HTTP."""
    from server.harness import Running

    with Running(folder / "tables.db") as running:
        shelf = [about["name"] for about in running.get("/api/about")["games"]]
        table, keys = running.open(game, "link", "computer:buffalo")
        command = [sys.executable, str(BOT), f"http://{running.host}", table, keys[0], "--line", "http", "--seed", "1"]
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
        rules = running.http.get(f"/api/rules/{game}/de").status_code
    return f"server: {game in shelf}, {rules}, {said.strip()}"


def main(game: str, folder: str) -> None:
    assert game in subak.game_names()
    for line in (arena(game), environments(game), server(game, Path(folder))):
        print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
