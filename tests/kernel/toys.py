"""Small programs with rules, run in processes of their own with a cache of their own."""

import os
import subprocess
import sys
from pathlib import Path

COUNTED = """
from subak.kernel import compiled

MADE = []

def counted(name):
    original = getattr(compiled, name)

    def call(first, *others):
        made = original(first, *others)
        MADE.append(f"part {first.__name__}" if name == "compile_part" else "whole")
        return made

    setattr(compiled, name, call)

counted("compile_part")
counted("make_whole")
"""
"""Notes in MADE what is compiled, not what is read."""


def run(folder: Path, text: str, name: str = "toy", **environment: str) -> list[str]:
    """What a program prints; it is imported as a module, as rules of games are."""
    (folder / f"{name}.py").write_text(text, "utf-8")
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder)!r}); import {name}"]
    whole = os.environ | {"SUBAK_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"} | environment
    done = subprocess.run(command, env=whole, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
