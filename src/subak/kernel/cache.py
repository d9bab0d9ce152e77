"""Where compiled rules are kept.

A folder for each toolkit (Python, Numba, the processor, this package's compiler), in it a file for each part and whole
(parts.py), named by what is in it: the fingerprint of a rule and the types it was compiled for. So an edit compiles
only what depends on it, and going back to an earlier version of a rule compiles nothing.

A package may bring rules that were compiled ahead (`make wheel`), for a processor that most machines can stand in for.
They are used where everything else is the same; elsewhere rules are compiled as usual.
"""

import contextlib
import functools
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import serialize
from numba.core.registry import cpu_target

_COMPILER = ("bits", "compiled", "fingerprint", "generic", "parts", "rule")
"""The modules of this package that machine code depends on (`bits` teaches Numba a function)."""
AHEAD = Path(__file__).resolve().parent.parent / "ahead"
"""Where a package has rules that were compiled ahead, in a folder for their toolkit."""
PROCESSOR = "x86-64-v3"
FEATURES = ("avx", "avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sahf", "sse4.2", "xsave")
"""What they are compiled for, and what a processor must be able to do to run them."""
KEPT = 3
"""The number of caches of earlier toolkits that stay on disk, so that switching between them compiles nothing."""
KEPT_DAYS = 30
"""How long a file stays that nobody reads."""
_DAY = 86_400


def cache_root() -> Path:
    """`$SUBAK_CACHE`, else the user's cache folder."""
    own = os.environ.get("SUBAK_CACHE")
    if own:
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(base) / "subak" if base else Path.home() / ".cache" / "subak"


def rules_folder() -> Path:
    """All caches of rules, and nothing else."""
    return cache_root() / "rules"


@functools.cache
def toolkit(processor: str | None = None) -> str:
    """Changes with the compiler, its versions, and the processor it compiles for: this one, or another one by name."""
    versions = (sys.implementation.cache_tag, numba.__version__, llvmlite.__version__, np.__version__)
    system, *here = cpu_target.target_context.codegen().magic_tuple()
    machine = (sys.platform, platform.machine(), system, *(here if processor is None else (processor, "")))
    digest = hashlib.blake2b(repr((versions, machine, bool(numba.config.BOUNDSCHECK))).encode(), digest_size=10)
    for name in _COMPILER:
        digest.update((Path(__file__).parent / f"{name}.py").read_bytes())
    return digest.hexdigest()


def cache_folder() -> Path:
    """The folder for this toolkit."""
    return rules_folder() / toolkit()


@functools.cache
def ahead_folder() -> Path | None:
    """Rules that came compiled with the package, if they fit."""
    folder = AHEAD / toolkit(PROCESSOR)
    features = llvm.get_host_cpu_features() if folder.is_dir() else {}
    return folder if folder.is_dir() and all(features.get(name) for name in FEATURES) else None


def _paths_of(name: str) -> list[Path]:
    """Where something may be kept."""
    ahead = ahead_folder()
    return [*([ahead / name] if ahead else []), cache_folder() / name]


def can_write() -> bool:
    """Whether there is a folder to write to. Without one (a read-only home) every process compiles for itself."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(cache_folder(), os.W_OK)


def key_of(name: str, fingerprint: str, kinds: Iterable[Any]) -> str:
    """The name of what is compiled: readable, and unique."""
    digest = hashlib.blake2b(repr((name, fingerprint, *map(str, kinds))).encode(), digest_size=10)
    return f"{name.replace('<locals>.', '')}-{digest.hexdigest()}"


def read(name: str) -> Any:
    """What was kept under a name; None if there is nothing."""
    found = (_read(path) for path in _paths_of(name))
    return next((content for content in found if content is not None), None)


def has(name: str) -> bool:
    """Whether something whole is kept under a name."""
    return any(_bytes_of(path) is not None for path in _paths_of(name))


def _read(path: Path) -> Any:
    data = _bytes_of(path)
    if data is None:
        return None
    try:
        found = serialize.pickle.loads(data)
    except Exception:  # of a module that is gone
        return None
    with contextlib.suppress(OSError):  # somebody else's, or deleted meanwhile
        if time.time() - path.stat().st_mtime > _DAY:
            path.touch()
    return found


def _bytes_of(path: Path) -> bytes | None:
    """The content of a file. A damaged one is as good as none."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    digest, data = content[:16], content[16:]
    return data if hashlib.blake2b(data, digest_size=16).digest() == digest else None


def keep(name: str, content: Any) -> None:
    """Whole or not at all. A full disk is no reason to stop a game."""
    if not can_write():
        return
    data = serialize.dumps(content)
    with contextlib.suppress(OSError), tempfile.NamedTemporaryFile(dir=cache_folder(), delete=False) as file:
        try:
            file.write(hashlib.blake2b(data, digest_size=16).digest() + data)
            file.close()
            os.chmod(file.name, 0o644)  # a temporary file is for its owner alone
            os.replace(file.name, cache_folder() / name)
        except OSError:
            os.unlink(file.name)  # half a file would make a full disk fuller
            raise


def prune_caches() -> None:
    """Delete what nobody has read for long, and the caches of older toolkits, the newest few excepted."""
    ages: dict[Path, float] = {}
    for path in rules_folder().glob("*"):
        with contextlib.suppress(OSError):  # another process may be pruning, too
            if path != cache_folder() and path.is_dir() and len(path.name) == 20:
                ages[path] = path.stat().st_mtime
    others = sorted(ages, key=lambda path: ages[path])
    for path in others[: max(0, len(others) - KEPT + 1)]:
        shutil.rmtree(path, ignore_errors=True)
    for path in cache_folder().glob("*"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > KEPT_DAYS * _DAY:
                path.unlink()
