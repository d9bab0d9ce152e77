"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from subak.errors import one_of

Language = Annotated[str | None, typer.Option("--language", "-l", help="en or de; the system's language by default.")]
Data = Annotated[Path | None, typer.Option(metavar="FILE", help="Where the tables are kept.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", envvar="SUBAK_DATABASE", help="… or in PostgreSQL: postgresql://…")
]

Jobs = Annotated[
    int | None,
    typer.Option("--jobs", "-j", min=1, help="Processes at the same time; with --ray as many as it has cores."),
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: local (begin one here), auto, HOST:PORT, ray://…"),
]
Parquet = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a table with a row per game (Parquet).")]


def chosen_language(language: str | None) -> str:
    """The language that was asked for, or the system's."""
    from subak.show.texts import LANGUAGES, UnknownLanguage, system_language

    if language is not None and language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; {one_of(language, LANGUAGES)}")
    return language or system_language()
