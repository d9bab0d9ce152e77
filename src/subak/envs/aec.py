"""PettingZoo: each game as an AEC environment, one agent after the other.

    env = subak.envs.aec.env(name, seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else policy(observation["observation"], observation["action_mask"]))

Seats that decide at the same time are asked one after the other; what they pick stays hidden until all have.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from subak import games
from subak.envs.encoding import Encoding, encoding_of, field_shape
from subak.errors import BadOption, one_of
from subak.game import Game
from subak.show.texts import Catalogue

VERSION = 1
"""Moves when observations, actions or rewards do."""
SHAPES = ("flat", "dictionary")


def env(game: str, **settings: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """The environment as most people want it: wrong order of calls is refused."""
    return OrderEnforcingWrapper(SubakEnv(game, **settings))


class SubakEnv(AECEnv[str, Any, int]):  # type: ignore[misc]  # PettingZoo tells no types
    """One table. Agents are `seat_0`, `seat_1` …; observations are `{"observation": …, "action_mask": …}`.

    The reward is the share of the win at the end, otherwise 0. `env.game` is the table itself (records, pictures).

    - `seats` and the options of the game, by name
    - `observation`: `"flat"`, one tensor, or `"dictionary"`, its fields by name
    - `max_cycles`: stop after this number of decisions (truncation); without it every game is played to its end
    - the same seed deals the same game as `subak.new(game, seed=…)`
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        observation: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if observation not in SHAPES:
            raise BadOption(f"there is no observation {observation!r}; {one_of(observation, SHAPES)}", "observation")
        super().__init__()
        self.metadata = {"name": f"subak_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._encoding, self._named = encoding_of(game), observation == "dictionary"
        self._settings: dict[str, Any] = {"seats": seats, "options": options}
        self._seeds = np.random.default_rng()
        self._begin(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self._encoding, self._named) for agent in self._seat_of}
        self.action_spaces = {agent: Discrete(self._encoding.actions) for agent in self._seat_of}

    def _begin(self, seed: int) -> None:
        self.game = Game(games.find(self._encoding.kind.name), seed=seed, **self._settings)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; without a seed the next of the environment's own."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._begin(int(self._seeds.integers(1 << 62)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.actors[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do: nothing, if it is not its turn."""
        tensor, mask = self._encoding.look(self.game, self._seat_of[agent])
        return {"observation": self._encoding.named(tensor) if self._named else tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's action; raises IllegalMove, and changes nothing, if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.push(int(action), self._seat_of[agent])  # type: ignore[arg-type]  # only the dead step with None
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        actors = self.game.actors
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
        else:
            self.rewards = dict(zip(self.agents, self.game.outcome or (), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        if actors and len(self.game) == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """The table as the selected agent sees it, as text."""
        seat, game = self._seat_of[self.agent_selection], self.game
        return game.kind.terminal.table(game.view(seat).states, game.components, seat, Catalogue("en"))

    def close(self) -> None:
        """Nothing is held."""


def observation_space(encoding: Encoding, named: bool) -> Space[Any]:
    mask = Box(0, 1, (encoding.actions,), np.int8)
    whole: Space[Any] = Box(encoding.low, encoding.high, dtype=np.int8)
    if named:
        whole = Dict({field.name: Box(field.low, field.high, field_shape(field), np.int8) for field in encoding.fields})
    return Dict({"observation": whole, "action_mask": mask})
