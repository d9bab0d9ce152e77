"""Compile the rules of all games for a plain processor, for a wheel that carries them (`make wheel`).

python scripts/compile_ahead.py FOLDER
"""

import os
import platform
import shutil
import sys
from pathlib import Path

PROCESSOR = {"NUMBA_CPU_NAME": "x86-64-v3", "NUMBA_CPU_FEATURES": ""}
"""As `subak.kernel.cache` names it. Numba reads them when it is imported, so this program starts itself again."""


def collect(folder: Path) -> int:
    """Compile, and copy what a game reads when it starts; returns the number of files."""
    from subak import game_names
    from subak.cli.warm import warm_up
    from subak.kernel import cache
    from subak.study.warm import STAGES, file_of_needs, needs_of

    assert cache.toolkit() == cache.toolkit(cache.PROCESSOR), "Numba compiles for another processor"
    warm_up(game_names(), "en", environments=True)
    stages = [(name, stage) for name in game_names() for stage in STAGES]
    needs = [need for name, stage in stages for need in needs_of(name, [stage])]
    wanted = {need.file for need in needs}
    wanted |= {file_of_needs(name, stage) for name, stage in stages}
    shutil.rmtree(folder, ignore_errors=True)
    there = folder / cache.toolkit()
    there.mkdir(parents=True)
    for name in wanted:
        shutil.copy(cache.cache_folder() / name, there / name)
    return len(wanted)


def main(arguments: list[str]) -> None:
    if platform.machine().lower() not in ("x86_64", "amd64"):
        sys.exit(f"Rules are compiled ahead for x86-64 only; this machine is {platform.machine()}. Use `make dist`.")
    if any(os.environ.get(name) != value for name, value in PROCESSOR.items()):
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | PROCESSOR)
    folder = Path(arguments[0])
    count = collect(folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {count} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
