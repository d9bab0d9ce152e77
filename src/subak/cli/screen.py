"""The console all commands write to, and how boards are coloured."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

# No markup: names of somebody's own cards and what a player types are shown as they are.
console = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)

COLOURS = {
    "╱╲": "yellow",
    "⋰⋱": "green",
    "░": "green3",
    "♙": "bold red",
    "⌂": "bold blue",
    "Ψ": "bold magenta",
    "◇": "bold cyan",
    "≈": "cyan",
}
_STYLE = {sign: style for signs, style in COLOURS.items() for sign in signs}


def show_board(text: str) -> None:
    """Print boards and words: boards keep their lines and get colours (on a terminal), words are wrapped."""
    for line in text.split("\n"):
        drawn = Text()
        for sign in line:
            drawn.append(sign, _STYLE.get(sign))
        console.print(drawn, soft_wrap=any(sign in _STYLE for sign in line))


def end_early(words: str) -> NoReturn:
    """After Ctrl-C: say what became of the work. Shells know 130 as the end by that key."""
    errors.print(words, soft_wrap=True)
    raise typer.Exit(130)


@contextmanager
def progress_bar(title: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A progress bar on the error stream; yields what moves it: `move(done, total)`, or with a word about it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(title, total=total)

        def move(done: int, all_: int, word: str = "") -> None:
            progress.update(task, completed=done, total=all_, description=f"{title} {word}".strip())

        yield move
