"""Where compiled rules are kept: one folder per state of the sources.

Numba looks only at the file of the function itself. A rule that calls a rule in another file would go on with the old
one after an edit, so the folder's name carries a hash of all sources that hold rules.
"""

import contextlib
import functools
import hashlib
import os
import platform
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

PACKAGE = Path(__file__).resolve().parent.parent
RULE_FOLDERS = ("kernel", "games", "agents")
_CACHE_NAME = re.compile("[0-9a-f]{20}")
KEPT = 3
"""So many caches of earlier sources stay on disk (switching between two versions should not compile anew)."""


def cache_root() -> Path:
    """`$SUBAK_CACHE`, else the user's cache folder."""
    own = os.environ.get("SUBAK_CACHE")
    if own:
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(base) / "subak" if base else Path.home() / ".cache" / "subak"


@functools.cache
def sources_hash() -> str:
    """Changes with any rule, with Numba, NumPy or Python, and with the machine's kind."""
    digest = hashlib.blake2b(digest_size=10)
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__, platform.machine())
    digest.update(repr(versions).encode())
    digest.update(repr(bool(numba.config.BOUNDSCHECK)).encode())
    for folder in RULE_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def rules_folder() -> Path:
    """All caches of rules, and nothing else."""
    return cache_root() / "rules"


def cache_folder() -> Path:
    """The folder for the sources as they are now."""
    return rules_folder() / sources_hash()


@functools.cache
def _can_write() -> bool:
    """Without a folder to write to (a read-only home) every process compiles for itself: slow, but it works."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(cache_folder(), os.W_OK)


def prune_caches() -> None:
    """Delete the caches of older sources, the newest few excepted."""
    ages = {}
    for path in rules_folder().glob("*"):
        with contextlib.suppress(OSError):  # another process may be pruning, too
            if _CACHE_NAME.fullmatch(path.name) and path != cache_folder():
                ages[path] = path.stat().st_mtime
    others = sorted(ages, key=lambda path: ages[path])
    for path in others[: max(0, len(others) - KEPT + 1)]:
        shutil.rmtree(path, ignore_errors=True)


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba to use our folder, for our functions only: its global settings stay the user's."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        self._py_file = py_file
        self._lineno = py_func.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> Any:
        path = Path(self._py_file)
        if path.is_relative_to(PACKAGE):
            return sources_hash()
        return sources_hash(), path.read_bytes()  # somebody's own game, outside the package

    def get_disambiguator(self) -> str:
        return f"{Path(self._py_file).parent.name}-{self._lineno}"  # two games may both have a flow.py

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator":
        return cls(py_func, py_file)


class _Impl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _Impl

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        """Our doors and players, compiled for somebody's own game, depend on that game's sources, too."""
        kinds = [kind.dtype if isinstance(kind, types.Array) else kind for kind in sig]
        folders = {_OUTSIDE[kind] for kind in kinds if kind in _OUTSIDE}
        return *super()._index_key(sig, codegen), tuple(_folder_hash(folder) for folder in sorted(folders))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What cannot be loaded (a damaged file, a module that is gone) is compiled anew."""
        try:
            return super().load_overload(sig, target_context)
        except Exception:
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """A damaged index is begun anew; a full disk is no reason to stop a game."""
        try:
            super().save_overload(sig, data)
        except Exception:
            with contextlib.suppress(Exception):
                self.flush()
                super().save_overload(sig, data)


_OUTSIDE: dict[Any, Path] = {}
"""State types of games outside the package → the folder their rules are in."""


def remember_game(dtype: np.dtype[Any], function: Any) -> None:
    """Note where a game's rules are; called when it registers them."""
    folder = Path(function.__code__.co_filename).resolve().parent
    if not folder.is_relative_to(PACKAGE):
        _OUTSIDE[numba.from_dtype(dtype)] = folder


@functools.cache
def _folder_hash(folder: Path) -> str:
    digest = hashlib.blake2b(digest_size=10)
    for path in sorted(folder.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def attach_cache(compiled: Any) -> None:
    """Give a compiled function our cache (what `cache=True` does, with our folder)."""
    if _can_write():
        compiled._cache = _Cache(compiled.py_func)
