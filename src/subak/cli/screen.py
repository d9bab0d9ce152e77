"""The console all commands write to, and how boards are coloured."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

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
    """Print a table of text with coloured signs (plain where the output is no terminal)."""
    shown = Text()
    for sign in text:
        shown.append(sign, _STYLE.get(sign))
    console.print(shown, soft_wrap=True)


@contextmanager
def progress_bar(title: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the error stream; yields what moves it: `move(done, total)`."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done, all_: progress.update(task, completed=done, total=all_)
