"""`subak warm`."""

from subak.cli.screen import progress_bar
from subak.show.choices import Message
from subak.show.texts import Catalogue


def warm_up(name: str, language: str, environments: bool = False) -> None:
    """Compile a game's rules with a progress bar; quick when it was done before."""
    title = Catalogue(language).text(Message("warm-title", {"game": Message(f"game-{name}")}))
    with progress_bar(title) as move:
        from subak.study.warm import warm

        warm(name, move, environments)
