"""`subak admin`: looking after the tables of a server, also while it runs."""

import asyncio
import json as json_format
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from subak.cli.options import Data, Database, Language, chosen_language
from subak.errors import BadOption, SubakError, one_of
from subak.show.choices import SEAT_LETTERS

if TYPE_CHECKING:
    from subak.server.admin import Findings
    from subak.server.store import SeatRow, Store, TableRow, TableSummary
    from subak.show.texts import Catalogue

admin_app = typer.Typer(help="Look after the tables of a server: list, show, export, delete, back up, check.")
TableId = Annotated[str, typer.Argument(metavar="ID", help="Which table.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it, and do not ask.")]
COLUMNS = ("admin-id", "admin-game", "admin-seats", "admin-entries", "admin-created", "admin-touched")
NUMBERS = ("admin-seats", "admin-entries")
SECONDS = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400, "y": 365 * 86400}
T = TypeVar("T")


# --- commands ----------------------------------------------------------------------------------------------------
@admin_app.command("list")
def list_tables(
    data: Data = None,
    database: Database = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: a list of objects, times in UTC.")] = False,
    language: Language = None,
) -> None:
    """List all tables, those touched last at the end."""
    from subak.server.admin import all_tables

    tables = _with_store(data, database, all_tables)
    if json:
        typer.echo(json_format.dumps([_as_json(table) for table in tables], indent=1))
    else:
        _print_tables(tables, _texts(language))


@admin_app.command()
def show(table: TableId, data: Data = None, database: Database = None, language: Language = None) -> None:
    """Show what is known of a table, without anything that is hidden from its players."""
    from subak.cli.screen import console

    async def look(store: "Store") -> list[tuple[str, str]]:
        return await _described(store, table, texts)

    texts = _texts(language)
    for name, value in _with_store(data, database, look):
        console.print(f"{name + ':':<16} {value}", soft_wrap=True)


@admin_app.command()
def export(
    table: TableId,
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Also if the game is not over.")] = False,
    language: Language = None,
) -> None:
    """Write the record of a game as text."""
    from subak.server.admin import find, replayed

    async def record(store: "Store") -> tuple[str, bool]:
        game = (await replayed(store, await find(store, table))).game
        return game.record(), game.is_over

    text, is_over = _with_store(data, database, record)
    if not is_over:
        if not force:
            raise BadOption(f"{table}: the game is not over, and its record shows what is hidden; --force writes it")
        _warn(_texts(language).text("admin-not-over"))
    typer.echo(text, nl=False)


@admin_app.command()
def delete(
    table: TableId, data: Data = None, database: Database = None, yes: Yes = False, language: Language = None
) -> None:
    """Delete a table with everything about it, for good."""
    from subak.server.admin import find

    async def look(store: "Store") -> tuple[str, int]:
        row = await find(store, table)
        return row.game, len(await store.entries(table))

    texts = _texts(language)
    game, entries = _with_store(data, database, look)
    if yes or _agrees(texts.text("admin-delete", id=table, game=game, entries=entries), texts):
        _delete(data, database, [table], texts)
    else:
        typer.echo(texts.text("admin-kept"))


@admin_app.command()
def prune(
    older_than: Annotated[
        str, typer.Option(metavar="TIME", help="Tables whose last entry is older: 90d (also m, h, w, y).")
    ],
    data: Data = None,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete them; without it they are only listed.")] = False,
    language: Language = None,
) -> None:
    """Delete all tables that nobody has touched for a long time."""
    from subak.server.admin import all_tables

    texts, before = _texts(language), time.time() - seconds_of(older_than)
    tables = _with_store(data, database, lambda store: all_tables(store, before))
    if yes:
        _delete(data, database, [table.id for table in tables], texts)
        return
    _print_tables(tables, texts)
    if tables:
        typer.echo(texts.text("admin-would-delete", count=len(tables)))


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist yet.")],
    data: Data = None,
    database: Database = None,
    language: Language = None,
) -> None:
    """Copy the tables of a file while the server runs (PostgreSQL: use pg_dump)."""
    from subak.server.store.backup import back_up

    size = back_up(_file(data, database), file)
    typer.echo(_texts(language).text("admin-backed-up", file=str(file), megabytes=f"{size / 1e6:.1f}"))


@admin_app.command()
def check(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A backup; else the tables themselves.")] = None,
    data: Data = None,
    database: Database = None,
    language: Language = None,
) -> None:
    """Check a backup, or the tables themselves: is the file whole, can every table be replayed?"""
    from subak.cli.serve import place

    if file is not None and (data is not None or database):
        raise BadOption(f"{file}: a backup is checked by itself, without --data and --database")
    where = file or place(data, database)
    texts = _texts(language)
    problems, findings = _checked(where, texts.text("admin-checking"))
    for problem in [*problems, *(f"{table}: {why}" for table, why in findings.broken.items())]:
        typer.echo(problem, err=True)
    for table in findings.earlier:
        typer.echo(texts.text("admin-earlier-rules", id=table))
    if problems or findings.broken:
        raise typer.Exit(1)
    typer.echo(texts.text("admin-sound", count=findings.sound))


# --- where the tables are ----------------------------------------------------------------------------------------
def _with_store(data: Path | None, database: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the tables that are there; nothing is made that is not."""
    from subak.cli.serve import place
    from subak.server.store import open_store

    where = place(data, database)

    async def use() -> T:
        store = await open_store(_there(where))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(use())


def _there(where: str | Path) -> str | Path:
    if isinstance(where, Path) and not where.is_file():
        raise BadOption(f"--data {where}: there is no such file")
    return where


def _file(data: Path | None, database: str | None) -> Path:
    from subak.cli.serve import place

    where = place(data, database)
    if isinstance(where, str):
        raise BadOption("--database: back up PostgreSQL with its own pg_dump (docs/running.md)")
    return where


def _checked(where: str | Path, title: str) -> "tuple[list[str], Findings]":
    """What is wrong with the file, and with its tables. A file is only read: its copy is brought up to date."""
    from subak.cli.screen import progress_bar
    from subak.server.admin import Findings, replay_all
    from subak.server.store import backup as copies

    with progress_bar(title) as move:
        if isinstance(where, str):
            return [], _with_store(None, where, lambda store: replay_all(store, move))
        problems = copies.problems_of(where)
        if problems:  # then nothing in it can be relied on
            return problems, Findings()
        with copies.copied(where) as copy:
            return [], _with_store(copy, None, lambda store: replay_all(store, move))


def _delete(data: Path | None, database: str | None, tables: list[str], texts: "Catalogue") -> None:
    async def delete(store: "Store") -> int:
        return sum([await store.delete(table) for table in tables])

    typer.echo(texts.text("admin-deleted", count=_with_store(data, database, delete) if tables else 0))


# --- what is said ------------------------------------------------------------------------------------------------
def _texts(language: str | None) -> "Catalogue":
    from subak.show.texts import Catalogue

    return Catalogue(chosen_language(language))


def _warn(text: str) -> None:
    typer.echo(text, err=True)


def _agrees(question: str, texts: "Catalogue") -> bool:
    answer: str = typer.prompt(question, default="", show_default=False)
    return answer.strip().lower() == texts.text("admin-yes")


def _print_tables(tables: "Iterable[TableSummary]", texts: "Catalogue") -> None:
    from rich.table import Table

    from subak.cli.screen import console

    shown = Table(box=None, pad_edge=False)
    for name in COLUMNS:
        shown.add_column(texts.text(name), no_wrap=True, justify="right" if name in NUMBERS else "left")
    for table in tables:
        times = (_local(table.created), _local(table.touched))
        shown.add_row(table.id, table.game, str(table.seats), str(table.entries), *times)
    if shown.row_count:
        console.print(shown)
    typer.echo(texts.text("admin-tables", count=shown.row_count))


def _as_json(table: "TableSummary") -> dict[str, object]:
    times = {"created": _universal(table.created), "touched": _universal(table.touched)}
    return {**table._asdict(), **times}


def _local(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _universal(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


async def _described(store: "Store", table: str, texts: "Catalogue") -> list[tuple[str, str]]:
    from subak.server.admin import find

    row = await find(store, table)
    entries = await store.entries(table)
    lines = [
        ("admin-id", row.id),
        ("admin-game", f"{row.game} ({', '.join(f'{name}={value}' for name, value in row.options.items())})"),
        ("admin-created", _local(row.created)),
        ("admin-touched", _local(entries[-1].at if entries else row.created)),
        ("admin-entries", str(len(entries))),
        ("admin-chat", str(len(await store.chat(table)))),
        ("admin-access", row.access),
        ("admin-clock", f"{row.clock.free:g} s + {row.clock.bank:g} s" if row.clock else "–"),
        ("admin-rematch", row.rematch or "–"),
        ("admin-state", await _state(store, row, texts)),
    ]
    named = [(texts.text(name), value) for name, value in lines]
    seats = zip(SEAT_LETTERS, row.seats, strict=False)
    return named + [(texts.text("admin-seat", seat=letter), _seat(seat, texts)) for letter, seat in seats]


async def _state(store: "Store", row: "TableRow", texts: "Catalogue") -> str:
    from subak.server.admin import replayed

    try:
        game = (await replayed(store, row)).game
    except SubakError as error:
        return texts.text("admin-state-stuck", why=str(error))
    if game.is_over:
        return texts.text("admin-state-over", moves=len(game))
    seats = ", ".join(SEAT_LETTERS[seat] for seat in game.actors)
    return texts.text("admin-state-going", moves=len(game), seats=seats)


def _seat(seat: "SeatRow", texts: "Catalogue") -> str:
    return " ".join(filter(None, (seat.kind, seat.level, seat.name, texts.text("admin-free") if seat.is_free else "")))


# --- durations ---------------------------------------------------------------------------------------------------
def seconds_of(duration: str) -> float:
    """`90d` → seconds."""
    found = re.fullmatch(r"(\d{1,6})([a-z]+)", duration.strip().lower())
    if found is None or found[2] not in SECONDS:
        unit = found[2] if found else ""
        raise BadOption(
            f"--older-than {duration}: expected a number and a unit, such as 90d; unit: {one_of(unit, SECONDS)}"
        )
    return float(found[1]) * SECONDS[found[2]]
