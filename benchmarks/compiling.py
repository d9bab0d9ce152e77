"""How long it takes to compile the rules from nothing: `python benchmarks/compiling.py [GAME …]`.

For each game and stage, in an empty cache: processor time to find out what Python asks of the rules, to make the parts
(Numba's types and translation), to make the wholes (LLVM), and how many there are. Then everything side by side, as a
server does it, by the clock.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any


def measure(name: str) -> None:
    """In a process of its own with a cache of its own."""
    from subak.kernel import compiled
    from subak.study.warm import STAGES, needs_of, warm

    seconds, counts = Counter[str](), Counter[str]()

    def timed(what: str) -> None:
        original = getattr(compiled, what)

        def call(*arguments: Any, **named: Any) -> Any:
            start, inner = time.process_time(), sum(seconds.values())
            try:
                return original(*arguments, **named)
            finally:  # without what it called in turn
                seconds[what] += time.process_time() - start - (sum(seconds.values()) - inner)
                counts[what] += 1

        setattr(compiled, what, call)

    timed("compile_part")
    timed("make_whole")
    for stage in STAGES:
        seconds.clear()
        counts.clear()
        start = time.process_time()
        needs_of(name, [stage])
        found_out = time.process_time() - start
        warm(name, stages=[stage])
        whole = time.process_time() - start
        print(
            f"| {name} | {stage} | {found_out:.1f} | {seconds['compile_part']:.1f} | {seconds['make_whole']:.1f} "
            f"| {whole:.1f} | {counts['compile_part']} | {counts['make_whole']} |",
            flush=True,
        )


def in_an_empty_cache(*command: str) -> float:
    """Seconds by the clock."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, env=os.environ | {"SUBAK_CACHE": folder})
        took = time.perf_counter() - start
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    print(f"{' '.join(command[-2:])}: {took:.1f} s by the clock, {size / 1e6:.1f} MB", file=sys.stderr)
    return took


def main(arguments: list[str]) -> None:
    import subak

    if arguments[:1] == ["--measure"]:
        measure(arguments[1])
        return
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores", file=sys.stderr)
    print("| game | stage | found out, s | parts, s | wholes, s | in all, s | parts | wholes |")
    print("|---|---|---|---|---|---|---|---|")
    for name in arguments or subak.game_names():
        in_an_empty_cache(__file__, "--measure", name)
    if not arguments:
        in_an_empty_cache("-m", "subak", "warm")


if __name__ == "__main__":
    main(sys.argv[1:])
