"""Compiling what a command needs, with progress; `subak warm`."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bars

from subak.cli.screen import errors
from subak.kernel.rule import COMPILED, compile_when_called
from subak.show.choices import Message
from subak.show.texts import Catalogue, system_language
from subak.study.compiling import Progress, compile_all
from subak.study.warm import AT_TABLES, STAGES, is_warm


def warm_up(names: Sequence[str], language: str | None = None, environments: bool = False) -> None:
    """Compile the rules of games side by side; quick when it was done before."""
    stages = STAGES if environments else AT_TABLES
    cold = [name for name in names if not is_warm(name, stages)]
    if cold and COMPILED:
        _compile(cold, stages, Catalogue(language or system_language()))
    compile_when_called()


def _compile(names: Sequence[str], stages: Sequence[str], texts: Catalogue) -> None:
    with bars_of(names, texts) as show:
        compile_all(names, stages, show)


@contextmanager
def bars_of(names: Sequence[str], texts: Catalogue) -> Iterator[Callable[[Sequence[Progress]], None]]:
    """A bar for each game on the error stream, until it is ready; yields what is told of those that are not."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(compact=True))
    with Bars(*columns, console=errors, transient=True) as bars:
        titles = {name: texts.text(Message("warm-title", {"game": Message(f"game-{name}")})) for name in names}
        tasks = {name: bars.add_task(titles[name], total=None) for name in names}

        def show(left: Sequence[Progress]) -> None:
            for game in left:
                bars.update(tasks[game.name], completed=game.done, total=game.total or None)
            for name in set(tasks) - {game.name for game in left}:
                bars.remove_task(tasks.pop(name))

        yield show
