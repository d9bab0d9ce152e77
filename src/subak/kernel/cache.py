"""Where compiled rules are kept.

Numba looks only at the file of the function itself. After an edit, a rule that calls a rule in another file would still
use the old one. So the name of the folder carries a hash of the rules of the toolkit and the players, and the code of a
game is marked with a hash of that game: of all files that hold rules and of the files they import. Editing the table of
a game (texts, scenes) compiles nothing anew.
"""

import contextlib
import functools
import hashlib
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

PACKAGE = Path(__file__).resolve().parent.parent
RULE_FOLDERS = ("kernel", "players")
"""Rules for all games; those of a game are below the folder that holds its `kind.py`."""
_IMPORT = re.compile(r"^(?:from|import) (\w[\w.]*)(?: import (?:\(([^)]*)\)|(.*)))?", re.MULTILINE)
_CACHE_NAME = re.compile("[0-9a-f]{20}")
KEPT = 3
"""The number of caches of earlier sources that stay on disk, so that switching between versions compiles nothing."""


def cache_root() -> Path:
    """`$SUBAK_CACHE`, else the user's cache folder."""
    own = os.environ.get("SUBAK_CACHE")
    if own:
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(base) / "subak" if base else Path.home() / ".cache" / "subak"


def _top_package(folder: Path) -> Path:
    """The outermost package that a folder is in; the folder itself if it is none."""
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


def rule_files(folders: Iterable[Path], package: Path) -> list[Path]:
    """The files that hold rules, and everything that these import from our package or from the game's own."""
    folders = list(folders)
    packages = {top.name: top.parent for top in (package, *map(_top_package, folders))}
    found = {path for folder in folders for path in folder.rglob("*.py") if "@rule" in path.read_text("utf-8")}
    waiting = list(found)
    while waiting:
        text = waiting.pop().read_text("utf-8")
        for module, bracketed, plain in _IMPORT.findall(text):
            if module.partition(".")[0] not in packages:
                continue
            base = packages[module.partition(".")[0]].joinpath(*module.split("."))
            names = re.findall(r"\w+", bracketed or plain)
            for path in (base.with_suffix(".py"), base / "__init__.py", *(base / f"{name}.py" for name in names)):
                if path.is_file() and path not in found:
                    found.add(path)
                    waiting.append(path)
    return sorted(found)


def _hash_of(folders: Iterable[Path], package: Path, *also: object) -> str:
    digest = hashlib.blake2b(repr(also).encode(), digest_size=10)
    for path in rule_files(folders, package):
        digest.update(str(path.relative_to(package) if path.is_relative_to(package) else path.name).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


@functools.cache
def sources_hash() -> str:
    """Changes with any rule that is for all games, with Numba, NumPy or Python, and with the machine's kind."""
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__, platform.machine())
    folders = [PACKAGE / folder for folder in RULE_FOLDERS]
    return _hash_of(folders, PACKAGE, versions, bool(numba.config.BOUNDSCHECK))


@functools.cache
def game_folder(file: Path) -> Path:
    """The folder of the game that a file belongs to: the nearest with a `kind.py`, else the file's own."""
    return next((folder for folder in file.parents if (folder / "kind.py").is_file()), file.parent)


@functools.cache
def game_hash(folder: Path) -> str:
    """Changes with any rule of the game in this folder."""
    return _hash_of([folder], PACKAGE)


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
        file = Path(self._py_file).resolve()
        if file.parent in [PACKAGE / name for name in RULE_FOLDERS]:
            return sources_hash()
        return sources_hash(), game_hash(game_folder(file))

    def get_disambiguator(self) -> str:
        """Two games may both have a `rules/flow.py`."""
        file = Path(self._py_file).resolve()
        return f"{game_folder(file).name}-{file.parent.name}-{self._lineno}"

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator":
        return cls(py_func, py_file)


class _Impl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _Impl

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        """Doors and players, compiled for a game, depend on that game's sources, too."""
        folders = {_GAMES[kind] for kind in _kinds_in(sig) if kind in _GAMES}
        return *super()._index_key(sig, codegen), tuple(game_hash(folder) for folder in sorted(folders))

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


def _kinds_in(sig: Iterable[Any]) -> Iterator[Any]:
    """The types of all arguments; of arrays that of their elements, of tuples those of their parts."""
    for kind in sig:
        if isinstance(kind, types.BaseTuple):
            yield from _kinds_in(kind)
        else:
            yield kind.dtype if isinstance(kind, types.Array) else kind


_GAMES: dict[Any, Path] = {}
"""The type of a game's state → the folder its rules are in."""


def remember_game(dtype: np.dtype[Any], function: Any) -> None:
    """Note where a game's rules are; called when it registers them."""
    _GAMES[numba.from_dtype(dtype)] = game_folder(Path(function.__code__.co_filename).resolve())


def attach_cache(compiled: Any) -> None:
    """Give a compiled function our cache (what `cache=True` does, with our folder)."""
    if _can_write():
        compiled._cache = _Cache(compiled.py_func)
