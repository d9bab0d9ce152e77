"""Parts and wholes: what this process has, else from the cache, else compiled now and kept."""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from subak.kernel import cache
from subak.kernel.fingerprint import fingerprint, records_in
from subak.kernel.parts import (
    Kinds,
    Part,
    PartLibrary,
    Whole,
    compile_part,
    is_for_this_process_only,
    load_whole,
    make_whole,
)

Options = Mapping[str, Any]
"""How Numba shall compile a rule."""
Watcher = Callable[[FunctionType, bool], None]
"""Told of a rule that is there now: its function, and whether it is whole."""

_parts: dict[str, Part] = {}
_wholes: dict[str, Any] = {}
_watchers: list[Watcher] = []


@dataclass(frozen=True)
class _KeptPart:
    """A part as it is kept: its code, and the names of the parts that it calls."""

    code: bytes
    needs: tuple[str, ...]
    description: Any
    signature: Any
    environment: Any


@contextlib.contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """Follow the compiler (a progress bar)."""
    _watchers.append(watcher)
    try:
        yield
    finally:
        _watchers.remove(watcher)


def _tell(function: FunctionType, is_whole: bool) -> None:
    for watcher in _watchers:
        watcher(function, is_whole)


def key_of(function: FunctionType, kinds: Kinds, options: Options) -> str:
    """The name of a rule for these types, as it is now."""
    how = sorted(options.items())  # also what the wrapper for Python does, such as giving up the GIL
    return cache.key_of(function.__qualname__, fingerprint(function, records_in(kinds)), (*kinds, how))


# --- parts -----------------------------------------------------------------------------------------------------------
def part_of(function: FunctionType, kinds: Kinds, options: Options) -> Part:
    """A rule as other rules call it."""
    key = key_of(function, kinds, options)
    found = _read_part(key)
    if found is None:
        found = _parts[key] = compile_part(function, kinds, options, key)
        _keep_part(found)
    _tell(function, False)
    return found


def _read_part(key: str) -> Part | None:
    if key not in _parts:
        kept = cache.read(f"{key}.part")
        if kept is None:
            return None
        needs = [_read_part(each) for each in kept.needs]
        if None in needs:
            return None
        library = PartLibrary.read(key, kept.code, [each.library for each in needs if each])
        _parts[key] = Part(key, library, kept.description, kept.signature, kept.environment)
    return _parts[key]


def _keep_part(part: Part) -> None:
    if not is_for_this_process_only(part):
        needs = tuple(library.name for library in part.library.needs)
        code = part.library.module.as_bitcode()
        cache.keep(f"{part.key}.part", _KeptPart(code, needs, part.description, part.signature, part.environment))


# --- wholes ----------------------------------------------------------------------------------------------------------
def whole_of(function: FunctionType, kinds: Kinds, options: Options) -> Any:
    """A rule as Python calls it: what Numba's dispatcher takes for a compiled function."""
    found = read_whole(function, kinds, options)
    if found is None:
        part = part_of(function, kinds, options)
        found = _wholes[part.key] = load_whole(_make_whole(part, release_gil=options["nogil"]))
    _tell(function, True)
    return found


def read_whole(function: FunctionType, kinds: Kinds, options: Options) -> Any:
    """The same if it need not be compiled, else None."""
    key = key_of(function, kinds, options)
    if key not in _wholes:
        whole = cache.read(f"{key}.whole")
        if whole is None:
            return None
        _wholes[key] = load_whole(whole)
    return _wholes[key]


def _make_whole(part: Part, release_gil: bool) -> Whole:
    needs = [_parts[library.name] for library in part.library.all_needs()]
    whole = make_whole(part, tuple(each.environment for each in (part, *needs)), release_gil)
    if not any(is_for_this_process_only(each) for each in (part, *needs)):
        cache.keep(f"{part.key}.whole", whole)
    return whole
