"""What a seat sees as a tensor of fixed size, and what it may do as a mask. The declaration is in each game's
`encoding.py`; everything here is read off it."""

import functools
from typing import Any, TypeVar

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from subak import games
from subak.envs import stepping
from subak.errors import BadSeat
from subak.game import Game
from subak.games.kind import AnyKind
from subak.kernel.layout import Layout
from subak.kernel.observation import FieldOf, Picks, described

Tensor = NDArray[np.int8]
Mask = NDArray[np.int8]
Numbers = TypeVar("Numbers", bound=np.generic)


class Encoding:
    """The observations and actions of one game: the same size for every number of seats and all options."""

    def __init__(self, kind: AnyKind, observation: type[Layout], picks: tuple[Picks, ...]) -> None:
        self.kind = kind
        self.observation = observation
        self.fields: tuple[FieldOf, ...] = tuple(described(observation))
        self.size: int = observation.dtype.itemsize
        self.actions = kind.rules.moves
        """The number of actions. An action is the number of a move: the same pick has the same number everywhere."""
        self.picks = picks
        """What the numbers of actions mean."""
        self.low, self.high = np.zeros(self.size, np.int8), np.zeros(self.size, np.int8)
        for field in self.fields:
            for place in field.places():
                self.low[place.start : place.stop] = field.low
                self.high[place.start : place.stop] = field.high

    def tensors(self, count: int) -> tuple[Tensor, Any]:
        """Memory for `count` observations: as rows of numbers, and the same memory as records for the kernels."""
        tensor = np.zeros((count, self.size), np.int8)
        return tensor, tensor.view(self.observation.dtype)[:, 0]

    def named(self, tensor: NDArray[Numbers]) -> dict[str, NDArray[Numbers]]:
        """The fields of one observation (or of many: the last axis is the tensor's) by name, without copying.

        `seats.rice` and the like begin with an axis for the players: yourself, then the others in turn order.
        """
        before = tensor.shape[:-1]
        return {field.name: _cut(tensor, field).reshape(*before, *field_shape(field)) for field in self.fields}

    def look(self, game: Game, seat: int) -> tuple[Tensor, Mask]:
        """What a seat of a game sees and may do. A seat that has nothing to decide may do nothing."""
        if not 0 <= seat < game.seats:
            raise BadSeat(f"there is no seat {seat!r}; expected 0 to {game.seats - 1}")
        tensor, seen = self.tensors(1)
        mask = np.zeros(self.actions, np.int8)
        copies, out = np.zeros(1, self.kind.rules.layout.dtype), np.zeros(self.kind.rules.moves_at_most, np.int32)
        stepping.show_game(game.states, seat, copies, seen, tensor, mask, out)
        return tensor[0], mask


def field_shape(field: FieldOf) -> tuple[int, ...]:
    """As it is found under its name: a single number is an array of one."""
    return (field.count, *field.shape) if field.stride else field.shape or (1,)


def _cut(tensor: NDArray[Numbers], field: FieldOf) -> NDArray[Numbers]:
    """The numbers of a field; those of several players on an axis of their own."""
    if not field.stride:
        return tensor[..., field.offset : field.offset + field.length]
    *outer, step = tensor.strides
    shape = (*tensor.shape[:-1], field.count, field.length)
    return as_strided(tensor[..., field.offset :], shape, (*outer, field.stride * step, step))


@functools.cache
def encoding_of(name: str) -> Encoding:
    """The encoding of the game of that name."""
    kind = games.find(name)
    return Encoding(kind, kind.encoding.observation, kind.encoding.picks)
