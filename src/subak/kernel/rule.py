"""`@rule`: the one decorator of all kernels. Compiled, cached, GIL-free; plain Python with NUMBA_DISABLE_JIT=1."""

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core import sigutils
from numba.core.registry import CPUDispatcher

from subak.kernel.cache import attach_cache

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: bool = not numba.config.DISABLE_JIT
"""False under NUMBA_DISABLE_JIT=1: every rule then runs as plain Python, for debugging and coverage."""

RULES: list[Any] = []
"""All compiled rules, in the order they were defined."""

if not COMPILED:
    # The generator multiplies modulo 2^64. Compiled code wraps silently, NumPy's scalars would warn each time.
    np.seterr(over="ignore")


def _widened(kind: Any) -> Any:
    """int64 for every constant and every smaller whole number; other types as they are."""
    kind = types.unliteral(kind)
    return types.int64 if _is_narrow(kind) else kind


def _is_narrow(kind: Any) -> bool:
    return isinstance(kind, types.Integer) and not isinstance(kind, types.Literal) and kind.bitwidth < 64


class _Rule(CPUDispatcher):  # type: ignore[misc]
    """Compiles a rule once, however it is called.

    Numba would compile `earn(player, 3, points)` anew for every constant and for int8, int16 and int64 points
    (ARCHITECTURE.md has the measurement).
    """

    def compile(self, sig: Any) -> Any:
        arguments, _ = sigutils.normalize_signature(sig)
        entry = super().compile(tuple(_widened(kind) for kind in arguments))
        if any(_is_narrow(kind) for kind in arguments):
            # Known from now on: otherwise every call from Python with a NumPy int8 would come here again (4 ms).
            self._insert([kind._code for kind in arguments], entry)
        return entry


def _widening(function: F) -> F:
    """The uncompiled rule, with the same arguments as the compiled one gets: no narrow whole numbers."""

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        return function(*(int(a) if isinstance(a, np.integer) and a.itemsize < 8 else a for a in arguments))

    return cast(F, call)


def rule(function: F) -> F:
    """Compile a function of the rules. Division by zero follows NumPy: kernels never raise in production."""
    return _compiled(function, nogil=True)


def quick_rule(function: F) -> F:
    """The same for functions that Python calls often and that take a microsecond. They keep the GIL, because releasing
    it costs more than the call and wakes a waiting thread in vain."""
    return _compiled(function, nogil=False)


def _compiled(function: F, nogil: bool) -> F:
    if not COMPILED:
        return _widening(function)
    options = {"nopython": True, "nogil": nogil, "error_model": "numpy", "no_cfunc_wrapper": True}
    compiled = _Rule(py_func=function, targetoptions=options)
    attach_cache(compiled)
    RULES.append(compiled)
    return cast(F, compiled)
