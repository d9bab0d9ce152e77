"""Work for tests. It is in a file of its own because workers find it by its name."""

import os
import signal
from pathlib import Path

from subak.errors import BadOption


def square(number: int) -> int:
    return number * number


def die_once(chore: tuple[Path, int]) -> int:
    """A worker that meets the third chore for the first time is killed as from outside; every try leaves a file."""
    folder, number = chore
    tries = len(list(folder.glob(f"{number}-*")))
    (folder / f"{number}-{tries}").touch()
    if number == 3 and tries == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_always(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    if number == 3:
        raise BadOption(f"chore {number} cannot be done", "chore")
    return number


def exit_at_once(number: int) -> int:
    os._exit(number)
