"""Gymnasium: a vector environment whose games are all stepped by one call of the kernels.

    envs = gymnasium.make_vec("subak/NAME-v1", num_envs=4096, seats=3, opponents="greedy")
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

`import subak.envs.vector` registers `subak/NAME-v1` for every installed game.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from subak import games
from subak.envs.batch import Batch
from subak.errors import BadSeat

VERSION = 1
"""Moves when observations, actions or rewards do."""
Answer = tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SubakVectorEnv(VectorEnv[Any, Any, Any]):
    """You sit at one seat of many games, built-in players at the others.

    The reward is your share of the win at the end of a game (1 for a win, equal parts for a shared one), otherwise 0.
    `infos["action_mask"]` has the legal actions, `infos["seat"]` your seat. A finished game begins anew at the
    next step, whose action is ignored there (Gymnasium's `NEXT_STEP`).

    - `opponents`: `"random"`, `"greedy"`, or one of these for each of the others, in turn order after you
    - `seat`: yours in all games; without one you sit where chance puts you, game by game
    - `copy`: whether observations and masks are yours to keep; if not, the next step overwrites them
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        copy: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        seats = games.find(game).seats.start if seats is None else seats
        players = lineup(opponents, seats, seat)
        self.batch = Batch(
            game, num_envs, seats=seats, players=players, seed=0, turning=seat is None, threads=threads, **options
        )
        self.num_envs, self._copy = num_envs, copy
        encoding = self.batch.encoding
        self.single_observation_space = Box(encoding.low, encoding.high, dtype=np.int8)
        self.single_action_space = Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal all games anew. Without a seed the environment goes on drawing its own."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._observations(), self._infos()

    def step(self, actions: ArrayLike) -> Answer:
        """One action for each game; raises IllegalMove, and changes nothing, if one is not legal."""
        self.batch.step(actions)
        over = self.batch.is_over.copy()
        return self._observations(), self.batch.reward.copy(), over, np.zeros_like(over), self._infos()

    def _observations(self) -> NDArray[np.int8]:
        return self.batch.observations.copy() if self._copy else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        masks = self.batch.masks.copy() if self._copy else self.batch.masks
        return {"action_mask": masks, "seat": self.batch.asked.copy()}

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


def lineup(opponents: str | Sequence[str], seats: int, seat: int | None) -> list[str]:
    """Who plays at each seat (before the players change seats by chance)."""
    if seat is not None and seat not in range(seats):
        raise BadSeat(f"there is no seat {seat!r}; expected 0 to {seats - 1}")
    others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    players = ["ask", *others]
    start = 0 if seat is None else len(players) - seat
    return players[start:] + players[:start]


for _game in (kind.name for kind in games.shelf() if kind.brings("encoding")):
    gymnasium.register(
        id=f"subak/{_game}-v{VERSION}",
        vector_entry_point="subak.envs.vector:SubakVectorEnv",
        kwargs={"game": _game},
    )
