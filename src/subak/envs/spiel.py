"""OpenSpiel: each game as a Python game with imperfect information.

    import pyspiel, subak.envs.spiel
    game = pyspiel.load_game("subak_NAME(players=3)")  # a game's options are parameters, too

The deal is drawn first, in four chance nodes of 256 outcomes each: they are the seed, and everything that chance
decides later follows from it (players cannot know it). Seats that decide at the same time are asked one after the
other; what they pick stays hidden until all have.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from subak import games
from subak.envs.encoding import encoding_of
from subak.errors import BadOption
from subak.game import SPECTATOR, Game
from subak.games.kind import AnyKind
from subak.kernel import entry
from subak.show.choices import SEAT_LETTERS

DRAWS, OUTCOMES = 4, 256
"""Chance nodes before the game, and the outcomes of each."""
REDEALS = 2**48
"""Ways to deal anew what a player cannot know."""
_CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def game_type(kind: AnyKind) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"subak_{kind.name}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[-1],
        min_num_players=kind.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.seats[0]} | {option.name: option.default for option in kind.options},
    )


class SubakGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and its options; each of ours is a subclass."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        kind = games.find(self.name)
        self.seats = int(given.get("players", kind.seats[0]))
        if self.seats not in kind.seats:
            expected = f"expected {kind.seats[0]} to {kind.seats[-1]}"
            raise BadOption(f"{self.name}: {self.seats} players are not possible; {expected}", "players")
        self.options = kind.check_options({key: value for key, value in given.items() if key != "players"})
        info = pyspiel.GameInfo(
            num_distinct_actions=kind.rules.moves,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=kind.rules.picks_at_most,
        )
        super().__init__(GAME_TYPES[self.name], info, given)

    def new_initial_state(self) -> "SubakState":
        return SubakState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SubakObserver | None":
        """Observations (tensor and text), information states (text) and what everybody sees (text)."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not kind.public_info or not (private or kind.private_info == pyspiel.PrivateInfoType.NONE):
            return None
        return SubakObserver(self.name, kind.perfect_recall, private)


class Played:
    """A game after the deal, and what each seat has learned in its course.

    That is worked out only when somebody asks: OpenSpiel's bots play whole games without asking.
    """

    def __init__(self, game: Game, learned: list[bytes], unread: list[tuple[int, int, bytes]]) -> None:
        self.game = game
        self._learned = learned  # for each seat
        self._unread = unread  # who moved, how, and the state after it

    @classmethod
    def begin(cls, name: str, seats: int, options: Mapping[str, Any], seed: str) -> "Played":
        game = Game(games.find(name), seats=seats, seed=seed, options=options)
        course = cls(game, [b""] * seats, [])
        course._look(game.to_bytes())
        return course

    def __deepcopy__(self, memo: Any) -> "Played":
        return Played(self.game.copy(), list(self._learned), list(self._unread))

    def redealt(self, seat: int, number: int) -> "Played":
        """What might be, for all the seat knows; it has learned the same."""
        self.learned(seat)
        return Played(self.game.redealt(seat, number), list(self._learned), [])

    def push(self, seat: int, code: int) -> None:
        self.game.push(code, seat)
        self._unread.append((seat, code, self.game.to_bytes()))

    def learned(self, seat: int) -> bytes:
        """All that a seat has seen and done, as a hash."""
        for mover, code, after in self._unread:
            self._learned[mover] = _chained(self._learned[mover], code.to_bytes(4, "little"))
            self._look(after)
        self._unread.clear()
        return self._learned[seat][:16]

    def _look(self, table: bytes) -> None:
        """A seat learns whatever is new in its view; all it has seen and done is one chain of hashes."""
        for seat, before in enumerate(self._learned):
            states = np.frombuffer(bytearray(table), self.game.kind.rules.layout.dtype)
            entry.hide_from(states, seat)
            view = hashlib.blake2b(states.data, digest_size=16).digest()
            if not before.endswith(view):
                self._learned[seat] = _chained(before, view) + view


def _chained(before: bytes, news: bytes) -> bytes:
    return hashlib.blake2b(before[:16] + news, digest_size=16).digest()


class SubakState(pyspiel.State):  # type: ignore[misc]
    """A table at one moment. OpenSpiel copies its attributes one by one."""

    def __init__(self, game: SubakGame) -> None:
        super().__init__(game)
        self.name, self.seats, self.options = game.name, game.seats, game.options
        self.drawn: tuple[int, ...] = ()
        self.course: Played | None = None
        self.redeal: int | None = None  # of a state sampled for a player: which

    # --- OpenSpiel's names ---------------------------------------------------------------------------------------
    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.course.game.actors
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.game.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        codes: list[int] = [] if self.course is None else self.course.game.codes(player).tolist()
        return codes

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.push(self.course.game.actors[0], action)
            return
        self.drawn += (action,)
        if len(self.drawn) == DRAWS:
            self.course = Played.begin(self.name, self.seats, self.options, _seed(self.drawn))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SubakState":
        """A state that the player cannot tell from this one (for OpenSpiel's ISMCTS)."""
        other: SubakState = self.clone()
        if self.course is not None:
            other.redeal = int(sampler() * REDEALS)
            other.course = self.course.redealt(player, other.redeal)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if self.course is None or player < 0:
            return f"draw {action}"
        game = self.course.game
        return game.kind.notation.write_moves(game.view(player).states, game.components, player, [action])[0]

    def returns(self) -> list[float]:
        outcome = None if self.course is None else self.course.game.outcome
        return [0.0] * self.seats if outcome is None else list(outcome)

    def __str__(self) -> str:
        made = [] if self.course is None else self.course.game.made
        redeal = [] if self.redeal is None else [f"redeal {self.redeal}"]
        return " ".join([_seed(self.drawn), *redeal, *(f"{SEAT_LETTERS[seat]}{code}" for seat, code in made)])


def _seed(drawn: tuple[int, ...]) -> str:
    return bytes(drawn).hex() or "-"


class SubakObserver:
    """Writes what a player sees (`tensor`, and `dict` by name) or says it."""

    def __init__(self, name: str, recalls: bool, private: bool) -> None:
        self._encoding, self._recalls, self._private = encoding_of(name), recalls, private
        self.tensor = np.zeros(self._encoding.size, np.float32) if private and not recalls else None
        self.dict = {} if self.tensor is None else self._encoding.named(self.tensor)

    def set_from(self, state: SubakState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.course is None else self._encoding.look(state.course.game, player)[0]

    def string_from(self, state: SubakState, player: int) -> str:
        """An information state is a hash of everything the player has seen and done; an observation is JSON."""
        if state.course is None:
            return "before the deal"
        if self._recalls and self._private:
            return f"{SEAT_LETTERS[player]} {state.course.learned(player).hex()}"
        seen = state.course.game.view(player if self._private else SPECTATOR).to_dict()
        return json.dumps(seen, ensure_ascii=False)


GAME_TYPES = {kind.name: game_type(kind) for kind in games.shelf() if kind.brings("encoding")}
for _name, _type in GAME_TYPES.items():
    # A class and not a function: pyspiel lets go of it after the interpreter has ended, and only classes survive that.
    _class = type(f"Subak{_name.title()}", (SubakGame,), {"name": _name, "__module__": __name__})
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(_type, _class)
