"""Thousands of games at once, on all cores.

    batch = Batch(name, 4096, seats=3, players=("ask", "greedy", "random"), seed=7)
    while training:
        batch.step(policy(batch.observations, batch.masks))
        learn(batch.reward, batch.is_over)

    play_games(name, 10_000, players="random")     # whole games: shares of the win, points, decisions

The kernels release the GIL, so plain threads share the games. Every game has its own dice: the same seed gives the same
games with any number of threads, and the first games of a large batch are those of a small one.
"""

import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from subak import games
from subak.envs import stepping
from subak.envs.encoding import Mask, Tensor, encoding_of
from subak.errors import BadOption, IllegalMove, one_of
from subak.game import Game
from subak.games.kind import AnyKind
from subak.kernel.chance import Chance, seed_chance
from subak.kernel.log import new_log
from subak.players.weights import load_weights
from subak.show.choices import SEAT_LETTERS

Policy = Callable[[Tensor, Mask], ArrayLike]
"""Observations and masks of some games → their actions."""
BUILT_IN = {"ask": stepping.ASK, "random": stepping.RANDOM, "greedy": stepping.GREEDY}
BLOCK = 4096
"""The number of whole games that are played at a time; each takes up to 10 KB."""
GAMES_A_THREAD = 128
"""With fewer games than this for each, handing work to a thread takes longer than doing it (greedy players excepted:
one of their decisions is worth it)."""


_SETTINGS = ("kind", "seats", "options", "count", "players", "_turning", "_again", "_template", "_weights", "_threads")
_ARRAYS = ("_states", "_masks", "_lanes", "observations")


class Batch:
    """Many games of one kind, each waiting for an action of the seat that is asked.

    `players` says who chooses for each seat: `"ask"` (whoever steps the batch), `"random"` or `"greedy"`; one word
    stands for all seats. With `turning` the players change seats by chance from game to game. A finished game begins
    anew at the next step (`again`), whose action is ignored; otherwise it stays as it is.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        players: str | Sequence[str] = "ask",
        seed: int | str | None = None,
        turning: bool = False,
        again: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        table = Game(games.find(game), seats=seats, seed=0, options=options)
        self.kind, self.seats, self.options, self.count = table.kind, table.seats, table.options, _whole(count, "count")
        self.encoding = encoding_of(game)
        self.players = _players(players, self.seats)
        self._turning, self._again = int(turning), int(again)
        self._template = self.kind.rules.template(self.seats, self.options, table.components)
        self._weights = load_weights(game)
        self._states: Any = np.zeros(self.count, self.kind.rules.layout.dtype)
        self._masks = np.zeros((self.count, self.encoding.actions), np.int8)
        self._lanes: Any = stepping.Lane.zeros(self.count)
        self._threads = threads
        self._show()
        self._hire()
        self.reset(seed)

    def _hire(self) -> None:
        """Threads to share the games among."""
        least = 1 if stepping.GREEDY in self.players else GAMES_A_THREAD
        parts = max(1, min(_threads(self._threads), self.count // least))
        self._crew = Crew(self.count, [_work(self.kind, self._weights.shape[1]) for _ in range(parts)])

    # --- copies --------------------------------------------------------------------------------------------------
    def copy(self) -> "Batch":
        """The same games at the same point, independent of these; it has threads of its own."""
        other = object.__new__(Batch)
        other.__setstate__(self.__getstate__())
        return other

    def __copy__(self) -> "Batch":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Batch":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickle: the arrays that hold the games, and none of the views of them."""
        kept = {name: getattr(self, name) for name in _SETTINGS}
        return {**kept, **{name: getattr(self, name).copy() for name in _ARRAYS}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.encoding = encoding_of(self.kind.name)
        self._show()
        self.observations[:] = kept["observations"]
        self._hire()

    def _show(self) -> None:
        """The arrays that callers see; the next step overwrites them. All but the observations are read-only, because
        the kernels trust them."""
        lanes = self._lanes
        self.observations, self._seen = self.encoding.tensors(self.count)
        """What each asked seat sees: (games, encoding.size)."""
        self.masks: NDArray[np.int8] = _read_only(self._masks)
        """1 for every legal action: (games, encoding.actions)."""
        self.asked: NDArray[np.int8] = _read_only(lanes["seat"])
        """The seat that is asked in each game (in a finished one, that was asked last)."""
        self.is_over: NDArray[np.bool_] = _read_only(lanes["is_over"].view(np.bool_))
        """Which games have ended with the last step."""
        self.reward: NDArray[np.float32] = _read_only(lanes["reward"])
        """The asked seat's share of the win in the games that are over, 0 in the others."""
        self.rewards: NDArray[np.float32] = _read_only(lanes["rewards"][:, : self.seats])
        """The same for all seats: (games, seats)."""
        self.points: NDArray[np.int32] = _read_only(lanes["points"][:, : self.seats])
        """Each seat's points in the games that are over, 0 in the others: (games, seats)."""
        self.decisions: NDArray[np.int32] = _read_only(lanes["decisions"])
        """Decisions made in each game so far, those of built-in players among them."""
        self.turned: NDArray[np.int8] = _read_only(lanes["turned"])
        """Player p of `players` sits at seat (p + turned) % seats."""
        self.states = _read_only(self._states)
        """The states themselves, hidden things included."""

    # --- playing -------------------------------------------------------------------------------------------------
    def reset(self, seed: int | str | None = None, first: int = 0) -> None:
        """Deal all games anew. Without a seed: a random one. The games of a seed are numbered; `first` skips some."""
        stepping.seed_lanes(self._lanes, _key(secrets.token_hex(16) if seed is None else seed) + first)
        self._crew.share(
            stepping.begin_and_show, self._states, self._template, self._lanes, self.players, self._turning,
            self._weights, self._seen, self.observations, self._masks,
        )  # fmt: skip

    def step(self, actions: ArrayLike) -> None:
        """Make one move in every game. Nothing changes if one of them is not legal."""
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.count,):
            raise IllegalMove(f"actions have the shape {moves.shape}; expected one for each game, ({self.count},)")
        wrong = stepping.first_illegal(self._lanes, self._masks, moves)
        if wrong >= 0:
            self._refuse(wrong, int(moves[wrong]))
        self._crew.share(
            stepping.step_and_show, self._states, self._template, self._lanes, self.players, self._turning,
            self._again, moves, self._weights, self._seen, self.observations, self._masks,
        )  # fmt: skip

    def _refuse(self, at: int, move: int) -> None:
        legal = np.flatnonzero(self.masks[at]).tolist()
        letter = SEAT_LETTERS[int(self.asked[at])]
        raise IllegalMove(f"game {at}, {letter}: {move} is not possible; expected one of {legal}")

    def close(self) -> None:
        """Let the threads go."""
        self._crew.close()


@dataclass(frozen=True)
class Played:
    """Whole games: per game and seat."""

    shares: NDArray[np.float32]  # of the win
    points: NDArray[np.int32]
    turned: NDArray[np.int8]  # player p sat at seat (p + turned) % seats
    decisions: int

    def by_player(self, values: NDArray[Any]) -> NDArray[Any]:
        """Shares or points by player instead of by seat."""
        seats = values.shape[1]
        columns = (np.arange(seats) + self.turned[:, None]) % seats
        return np.take_along_axis(values, columns, axis=1)


def play_games(
    game: str,
    count: int,
    *,
    players: str | Policy | Sequence[str | Policy] = "random",
    seats: int | None = None,
    seed: int | str | None = None,
    turning: bool = False,
    threads: int | None = None,
    **options: Any,
) -> Played:
    """Whole games. A player is `"random"`, `"greedy"` or a function from observations and masks to actions."""
    seats = games.find(game).seats.start if seats is None else seats
    given = (players,) * seats if isinstance(players, str) or callable(players) else tuple(players)
    names = tuple("ask" if callable(player) else player for player in given)
    seed = secrets.token_hex(16) if seed is None else seed
    batch = Batch(
        game, min(_whole(count, "count"), BLOCK), seats=seats, players=names, seed=seed, turning=turning, again=False,
        threads=threads, **options,
    )  # fmt: skip
    try:
        blocks = [_play_block(batch, given, seed, first) for first in range(0, count, batch.count)]
    finally:
        batch.close()
    shares, points, turned, decisions = (np.concatenate(parts)[:count] for parts in zip(*blocks, strict=True))
    return Played(shares, points, turned, int(decisions.sum()))


def _play_block(batch: Batch, players: Sequence[str | Policy], seed: int | str, first: int) -> tuple[NDArray[Any], ...]:
    """The games of a seed from the given one on, as many as the batch holds, to their end."""
    if first > 0:  # the batch begins with the first ones
        batch.reset(seed, first)
    while not batch.is_over.all():
        batch.step(_chosen(batch, players))
    return batch.rewards.copy(), batch.points.copy(), batch.turned.copy(), batch.decisions.copy()


def _chosen(batch: Batch, players: Sequence[str | Policy]) -> NDArray[np.int64]:
    """Ask every function for the games in which it is to choose."""
    actions = np.zeros(batch.count, np.int64)
    player_asked = (batch.asked - batch.turned) % batch.seats
    for number, player in enumerate(players):
        at = np.flatnonzero((player_asked == number) & ~batch.is_over)
        if callable(player) and len(at):
            actions[at] = player(batch.observations[at], batch.masks[at])
    return actions


# --- threads ---------------------------------------------------------------------------------------------------------
class Crew:
    """Threads that share the games of a batch, each with its own arrays to work in."""

    def __init__(self, count: int, works: Sequence[Any]) -> None:
        threads = len(works)
        ends = [count * n // threads for n in range(threads + 1)]
        self._parts = list(zip(ends, ends[1:], works, strict=False))
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def share(self, kernel: Callable[..., Any], *arguments: Any) -> None:
        """Run a kernel on all games; the calling thread takes its part."""
        (first, last, work), *others = self._parts
        tasks = [self._pool.submit(kernel, start, end, *arguments, own) for start, end, own in others if self._pool]
        kernel(first, last, *arguments, work)
        for task in tasks:
            task.result()

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()


def _work(kind: AnyKind, features: int) -> tuple[Any, ...]:
    """Arrays that kernels work in: copies of states, moves, a log that is off, dice, features, shares, values."""
    return (
        np.zeros(stepping.COPIES, kind.rules.layout.dtype),
        np.zeros(kind.rules.moves_at_most, np.int32),
        new_log(on=False),
        Chance.zeros(2),
        np.zeros(features, np.float64),
        np.zeros(stepping.SEATS, np.float64),
        np.zeros(kind.rules.moves_at_most, np.float64),
    )


# --- what was asked for ----------------------------------------------------------------------------------------------
def _players(players: str | Sequence[str], seats: int) -> NDArray[np.int8]:
    names = (players,) * seats if isinstance(players, str) else tuple(players)
    if len(names) != seats:
        raise BadOption(
            f"{len(names)} players for {seats} seats; expected one for each, or one word for all", "players"
        )
    for name in names:
        if name not in BUILT_IN:
            raise BadOption(f"there is no built-in player {name!r}; {one_of(name, BUILT_IN)}", "players")
    return np.array([BUILT_IN[name] for name in names], np.int8)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    shown = array[:]
    shown.flags.writeable = False
    return shown


def _whole(value: object, name: str) -> int:
    if type(value) is not int or value < 1:
        raise BadOption(f"{name}: {value!r} is not possible; expected a whole number from 1 on", name)
    return value


def _threads(threads: int | None) -> int:
    return (os.cpu_count() or 1) if threads is None else _whole(threads, "threads")


def _key(seed: int | str) -> int:
    """Games of one seed use consecutive keys from here on."""
    dice = Chance.zeros()
    seed_chance(dice[0], f"batch {seed}")
    return int(dice[0].key[0]) >> 2
