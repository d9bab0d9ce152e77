"""What is made once and kept: frames ask again and again for the same things."""

import functools
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")
KEPT, SPRITES_KEPT = 16, 1024


class _State(bytes):
    """The bytes of a state, as a key; `dtype` turns them into a state again."""

    dtype: Any


def _key(argument: Any) -> Any:
    if not isinstance(argument, np.ndarray):
        return argument
    key = _State(argument[:1].tobytes())
    key.dtype = argument.dtype
    return key


def _argument(key: Any) -> Any:
    return np.frombuffer(key, key.dtype) if isinstance(key, _State) else key


def once(make: Callable[..., T]) -> Callable[..., T]:
    """For a function of states and components: what it makes is kept for the next who asks with equal ones.

    States are equal by their bytes (the first of an array counts), components by the content of their file.
    """

    @functools.lru_cache(maxsize=KEPT)
    def remember(*keys: Any) -> T:
        return make(*map(_argument, keys))

    @functools.wraps(make)
    def made(*arguments: Any) -> T:
        return remember(*map(_key, arguments))

    return made


class SpriteMaker:
    """Makes the sprites of a table. Most of a table stays as it is from move to move, so every public method of a
    subclass keeps what it made; a subclass calls `remember_all` at the end of its `__init__`."""

    def remember_all(self) -> None:
        for name, method in vars(type(self)).items():
            if not name.startswith("_") and callable(method):
                setattr(self, name, functools.lru_cache(maxsize=SPRITES_KEPT)(functools.partial(method, self)))
