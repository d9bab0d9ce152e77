"""`@rule`: the one decorator of all kernels. Compiled, cached, GIL-free; plain Python with NUMBA_DISABLE_JIT=1.

A process that must not wait (a server that has just been installed) calls `run_plain_until_loaded`. From then on a rule
that is not in the cache runs as plain Python, to the same bytes, and goes over to machine code when somebody loads it.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core import sigutils, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher, cpu_target

from subak.kernel.compiled import key_of, part_of, read_whole, whole_of
from subak.kernel.parts import Kinds, Part
from subak.kernel.uncompiled import Uncompiled, run

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: bool = not numba.config.DISABLE_JIT
"""False under NUMBA_DISABLE_JIT=1: every rule then runs as plain Python, for debugging and coverage."""

RULES: list[Any] = []
"""All compiled rules, in the order they were defined."""


def widened(kinds: Iterable[Any]) -> Kinds:
    """int64 for every constant and every smaller whole number; other types as they are."""
    return tuple(types.int64 if _is_narrow(kind) else types.unliteral(kind) for kind in kinds)


def _is_narrow(kind: Any) -> bool:
    kind = types.unliteral(kind)
    return isinstance(kind, types.Integer) and kind.bitwidth < 64


class Rule(CPUDispatcher):  # type: ignore[misc]
    """Compiles a rule once, however it is called.

    Numba would compile `earn(player, 3, points)` anew for every constant and for int8, int16 and int64 points, and give
    each of them machine code (ARCHITECTURE.md has the measurements).
    """

    def __init__(self, py_func: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(py_func=py_func, targetoptions=options)
        self._parts: dict[Kinds, Part] = {}
        self._absent: set[Kinds] = set()  # not in the cache when they were last looked for

    # --- for other rules -----------------------------------------------------------------------------------------
    def part(self, kinds: Iterable[Any]) -> Part:
        """The rule for arguments of these types."""
        wide = widened(kinds)
        with global_compiler_lock:
            if wide not in self._parts:
                self._parts[wide] = part = part_of(self.py_func, wide, self.targetoptions)
                cpu_target.target_context.insert_user_function(part, part.description, [part.library])
            return self._parts[wide]

    def get_call_template(self, arguments: Any, keywords: Any) -> Any:
        signature, kinds = self._compiler.fold_argument_types(arguments, keywords)
        part = self.part(kinds)
        name = self.py_func.__name__
        template = typing.make_concrete_template(f"Call of {name}", key=name, signatures=[part.signature])
        return template, signature, kinds, {}

    def get_overload(self, sig: Any) -> Part:
        return self.part(sigutils.normalize_signature(sig)[0])

    # --- for Python ----------------------------------------------------------------------------------------------
    def compile(self, sig: Any) -> Any:
        kinds, _ = sigutils.normalize_signature(sig)
        wide = widened(kinds)
        with global_compiler_lock:
            if wide not in self.overloads:
                self.add_overload(whole_of(self.py_func, wide, self.targetoptions))
            entry = self.overloads[wide].entry_point
            if any(_is_narrow(kind) for kind in kinds):
                # Known from now on: otherwise every call from Python with a NumPy int8 would come here again (4 ms).
                self._insert([kind._code for kind in kinds], entry)
        return entry

    def file_of(self, kinds: Kinds) -> str:
        """Where its machine code is in the cache."""
        return f"{key_of(self.py_func, kinds, self.targetoptions)}.whole"

    def load(self, kinds: Kinds) -> bool:
        """Take the machine code from the cache; false if it is not there."""
        with global_compiler_lock:
            if kinds not in self.overloads:
                found = read_whole(self.py_func, kinds, self.targetoptions)
                if found is None:
                    self._absent.add(kinds)
                    return False
                self.add_overload(found)
        return True


class _NotLoaded(Exception):
    """The dispatcher knows no machine code for these arguments."""


class _PlainUntilLoaded(Rule):
    """A rule in a process that must not wait for the compiler."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        try:
            return CPUDispatcher.__call__(self, *arguments, **named)  # not super(): it may become a Rule meanwhile
        except _NotLoaded:
            pass
        return run(self.py_func, arguments, named)

    def _compile_for_args(self, *arguments: Any, **keywords: Any) -> Any:
        """What the dispatcher does when it meets new types."""
        kinds = tuple(self.typeof_pyval(each) for each in (*arguments, *keywords.values()))
        wide = widened(kinds)
        if wide in self.overloads or (wide not in self._absent and self.load(wide)):
            return self.compile(kinds)
        raise _NotLoaded


class _Rehearsed(Rule):
    """A rule that says what it is called with, and runs as plain Python."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        _note(self, widened(self.typeof_pyval(each) for each in (*arguments, *named.values())))
        return run(self.py_func, arguments, named)


Note = Callable[[Rule, Kinds], None]
_class: type[Rule] = Rule
_note: Note = lambda rule, kinds: None  # noqa: E731


def run_plain_until_loaded() -> None:
    """Compile nothing in this process."""
    _become(_PlainUntilLoaded)


def compile_when_called() -> None:
    """The usual way again: a rule that is called is compiled, if it is not in the cache."""
    _become(Rule)


@contextmanager
def rehearsing(note: Note) -> Iterator[None]:
    """Meanwhile rules run as plain Python, whatever is loaded, and `note` is told of every call from Python. That holds
    for all threads, so it is for a process that does nothing else."""
    global _note
    before = _class, _note
    _note = note
    _become(_Rehearsed)
    try:
        yield
    finally:
        _note = before[1]
        _become(before[0])


def _become(kind: type[Rule]) -> None:
    """Rules change their class: as long as one may be plain, each call passes through a function of Python's."""
    global _class
    _class = kind
    for each in RULES:
        each.__class__ = kind


def rule(function: F) -> F:
    """Compile a function of the rules. Division by zero follows NumPy: kernels never raise in production."""
    return _compiled(function, nogil=True)


def quick_rule(function: F) -> F:
    """The same for functions that Python calls often and that take a microsecond. They keep the GIL, because releasing
    it costs more than the call and wakes a waiting thread in vain."""
    return _compiled(function, nogil=False)


def _compiled(function: F, nogil: bool) -> F:
    if not COMPILED:
        return cast(F, Uncompiled(cast(FunctionType, function)))
    compiled = _class(function, {"nopython": True, "nogil": nogil, "error_model": "numpy"})
    RULES.append(compiled)
    return cast(F, compiled)
