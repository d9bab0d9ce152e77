"""What a rule depends on: its code and everything that its code refers to, as one short word, and as a set of rules.

Numba looks only at the file of the function itself, so a rule would still use the old code of a rule in another file
after that was edited. Two rules with the same fingerprint do the same. Comments, texts and the place in a file do not
count, and of a module only what is used of it.
"""

import dis
import enum
import hashlib
import threading
from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba import types

_EXTENDED, _GLOBAL = dis.opmap["EXTENDED_ARG"], dis.opmap["LOAD_GLOBAL"]
_LIBRARIES = ("numpy", "math", "numba", "builtins")

_lock = threading.RLock()
_known: dict[tuple[FunctionType, frozenset[Any]], str] = {}


def records_in(kinds: Iterable[Any]) -> frozenset[Any]:
    """The record types among these types and within them. They decide which game a generic function belongs to."""
    return frozenset(_records(kinds))


def _records(kinds: Iterable[Any]) -> Iterator[Any]:
    for kind in kinds:
        if isinstance(kind, types.BaseTuple):
            yield from _records(kind)
        elif isinstance(kind, types.Array | types.NestedArray):
            yield from _records([kind.dtype])
        elif isinstance(kind, types.Record):
            yield kind
            yield from _records(field.type for field in kind.fields.values())


def _own_records(function: FunctionType) -> frozenset[Any]:
    """The record types of tables that the function itself refers to."""
    tables = (each for each in _referred(function.__code__, function) if isinstance(each, np.ndarray))
    return records_in(numba.from_dtype(each.dtype) for each in tables if each.dtype.fields)


def fingerprint(function: FunctionType, records: frozenset[Any]) -> str:
    """Changes with whatever changes what the function does with records of these types."""
    with _lock:
        key = function, records | _own_records(function)
        if key not in _known:
            _known[key] = f"{function.__module__}.{function.__qualname__}"  # for a function that comes back to itself
            words = (repr(function.__defaults__), *_code_words(function.__code__, function, key[1]))
            _known[key] = hashlib.blake2b("\n".join(words).encode(), digest_size=12).hexdigest()
        return _known[key]


def rules_used(function: FunctionType, records: frozenset[Any]) -> set[FunctionType]:
    """The function itself and all rules that it calls, however far down."""
    found, waiting = {function}, [function]
    while waiting:
        each = waiting.pop()
        records |= _own_records(each)
        for value in _referred(each.__code__, each):
            for called in _functions_in(value, each.__code__, records):
                if called not in found:
                    found.add(called)
                    waiting.append(called)
    return found


# --- what code refers to ---------------------------------------------------------------------------------------------
def names_of(code: CodeType) -> set[str]:
    """The names that the code looks up outside itself."""
    found, extended = set(), 0
    for at in range(0, len(code.co_code), 2):
        operation, argument = code.co_code[at], code.co_code[at + 1] | extended
        extended = argument << 8 if operation == _EXTENDED else 0
        if operation == _GLOBAL:
            found.add(code.co_names[argument >> 1])
    return found


def _referred(code: CodeType, function: FunctionType) -> Iterator[Any]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _referred(constant, function)
    yield from (function.__globals__[name] for name in names_of(code) if name in function.__globals__)
    yield from (cell.cell_contents for cell in function.__closure__ or ())


def _functions_in(value: Any, code: CodeType, records: frozenset[Any]) -> Iterator[FunctionType]:
    if hasattr(value, "py_func"):
        yield value.py_func
    elif hasattr(value, "implementations"):
        yield from _chosen(value.implementations, records)
    elif isinstance(value, ModuleType):
        for _, each in used_of(value, code):
            yield from _functions_in(each, code, records)


def _chosen(implementations: dict[np.dtype[Any], Any], records: frozenset[Any]) -> Iterator[FunctionType]:
    """A generic function is what the games at hand have registered for it."""
    for dtype, function in implementations.items():
        if numba.from_dtype(dtype) in records:
            yield getattr(function, "py_func", function)


def used_of(module: ModuleType, code: CodeType) -> Iterator[tuple[str, Any]]:
    """What the code may use of a module of ours."""
    if not is_of_a_library(module):
        yield from ((name, vars(module)[name]) for name in code.co_names if name in vars(module))


def is_of_a_library(module: ModuleType) -> bool:
    """Of these only the name counts; their versions are part of the name of the cache."""
    return module.__name__.partition(".")[0] in _LIBRARIES


# --- as words --------------------------------------------------------------------------------------------------------
def _code_words(code: CodeType, function: FunctionType, records: frozenset[Any]) -> Iterator[str]:
    yield code.co_code.hex()
    yield repr((code.co_argcount, code.co_varnames, code.co_names, code.co_freevars))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code_words(constant, function, records)
        elif constant != function.__doc__:
            yield repr(constant)
    known = function.__globals__
    for name in sorted(names_of(code)):
        if name in known:
            yield f"{name} = {_word(known[name], code, records)}"
    for cell in function.__closure__ or ():
        yield _word(cell.cell_contents, code, records)


def _word(value: Any, code: CodeType, records: frozenset[Any]) -> str:
    """What a rule refers to, in a word."""
    if hasattr(value, "py_func"):
        options = sorted(getattr(value, "targetoptions", {}).items())  # a helper may be compiled in another way
        return f"{fingerprint(value.py_func, records)} {options}"
    if hasattr(value, "implementations"):
        return "; ".join(fingerprint(each, records) for each in _chosen(value.implementations, records))
    if isinstance(value, FunctionType):
        return fingerprint(value, records)
    if isinstance(value, ModuleType):
        return "; ".join(
            (value.__name__, *(f"{name} = {_word(each, code, records)}" for name, each in used_of(value, code)))
        )
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.blake2b(value.tobytes(), digest_size=12).hexdigest()}"
    if isinstance(value, tuple):
        return f"({', '.join(_word(each, code, records) for each in value)})"
    if isinstance(value, type) and issubclass(value, enum.Enum):
        return f"{value.__qualname__} {[(each.name, each.value) for each in value]}"
    if isinstance(value, type):
        return f"{value.__module__}.{value.__qualname__} {getattr(value, 'dtype', '')}"
    return repr(value)
