"""Generic functions: declared once, implemented by each game, chosen by the type of the state.

    @generic
    def legal(s: GameState, seat: int, out: Row[int]) -> int: ...

    @legal.register(State)
    @rule
    def legal_here(s: State, seat: int, out: Row[int]) -> int: ...

Search, rollouts and batches call `legal(s, seat, out)` and are written once for all games. Compiled callers are bound
to the game's function when they are compiled; uncompiled ones look it up by the record's dtype.
"""

import functools
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global

from subak.errors import LayoutError
from subak.kernel.layout import Layout

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

    def call(s: Any, *arguments: Any) -> Any:
        return implementations[s.dtype](s, *arguments)

    functools.update_wrapper(call, declaration)
    _teach_numba(call, implementations)

    def register(layout: type[Layout]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def remember(function: Callable[..., Any]) -> Callable[..., Any]:
            if layout.dtype in implementations:
                raise LayoutError(f"{declaration.__name__}: {layout.__name__} (or its twin) has one already")
            implementations[layout.dtype] = function
            return function

        return remember

    generic_rule: Any = call
    generic_rule.register = register
    generic_rule.implementations = implementations
    return cast(GenericRule[S_contra, P, R], generic_rule)


def _teach_numba(call: Callable[..., Any], implementations: dict[np.dtype[Any], Any]) -> None:
    """A call of a generic function is a call of the implementation for its first argument."""

    def find(kind: Any) -> Any:
        return next((rule for dtype, rule in implementations.items() if numba.from_dtype(dtype) == kind), None)

    key = f"{call.__module__}.{call.__qualname__}"

    @infer_global(call, typing_key=key)
    class Chosen(AbstractTemplate):  # type: ignore[misc]
        def generic(self, kinds: Any, keywords: Any) -> Any:
            rule = find(kinds[0]) if kinds and not keywords else None
            return rule.part(kinds).signature if rule is not None else None

    @lower_builtin(key, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
    def lowered(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        rule = find(signature.args[0])
        function = context.get_function(types.Dispatcher(rule), signature)
        return function(builder, arguments)
