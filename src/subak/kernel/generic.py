"""Generic functions: declared once, implemented by each game, chosen by the type of the state.

    @generic
    def legal(s: GameState, seat: int, out: Row[int]) -> int: ...

    @legal.register(State)
    @rule
    def legal_here(s: State, seat: int, out: Row[int]) -> int: ...

Search, rollouts and batches call `legal(s, seat, out)` and are written once for all games. Compiled callers are bound
to the game's function when they are compiled; uncompiled ones look it up by the record's dtype.
"""

import inspect
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

from subak.errors import LayoutError
from subak.kernel.cache import remember_game
from subak.kernel.layout import Layout

# Numba wants an overload with exactly the parameters of the function it stands for, so the two small functions
# below are made from the declaration's own parameters.
_SOURCE = """
def {name}({parameters}):
    return implementations[{state}.dtype]({parameters})

def choose({parameters}):
    function = find({state})
    return (lambda {parameters}: function({parameters})) if function is not None else None
"""


S_contra = TypeVar("S_contra", contravariant=True)
L = TypeVar("L", bound=Layout)
P = ParamSpec("P")
R = TypeVar("R")


class GenericRule(Protocol[S_contra, P, R]):
    """A declaration that games implement. An implementation has the same parameters, with its own state in front."""

    implementations: dict[np.dtype[Any], Callable[..., Any]]

    def __call__(self, s: S_contra, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    def register(
        self, layout: type[L]
    ) -> Callable[[Callable[Concatenate[L, P], R]], Callable[Concatenate[L, P], R]]: ...


def generic(declaration: Callable[Concatenate[S_contra, P], R]) -> GenericRule[S_contra, P, R]:
    """Make a declaration generic over the record type of its first parameter."""
    implementations: dict[np.dtype[Any], Callable[..., Any]] = {}

    def find(state_type: Any) -> Callable[..., Any] | None:
        for dtype, function in implementations.items():
            if numba.from_dtype(dtype) == state_type:
                return function
        return None

    parameters = list(inspect.signature(declaration).parameters)
    source = _SOURCE.format(name=declaration.__name__, parameters=", ".join(parameters), state=parameters[0])
    namespace: dict[str, Any] = {"implementations": implementations, "find": find}
    exec(source, namespace)  # our own text, filled with the names of our own parameters
    call, choose = namespace[declaration.__name__], namespace["choose"]
    call.__doc__ = declaration.__doc__
    overload(call)(choose)

    def register(layout: type[Layout]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def remember(function: Callable[..., Any]) -> Callable[..., Any]:
            if layout.dtype in implementations:
                raise LayoutError(f"{declaration.__name__}: {layout.__name__} (or its twin) has one already")
            implementations[layout.dtype] = function
            remember_game(layout.dtype, getattr(function, "py_func", function))
            return function

        return remember

    call.register = register
    call.implementations = implementations
    return cast(GenericRule[S_contra, P, R], call)
