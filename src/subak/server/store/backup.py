"""Copies of a store that is a file: made while a server uses it, and looked at without touching them."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from subak.server.store.rows import StoreError


def back_up(source: Path, target: Path) -> int:
    """A whole copy as of one moment; the number of its bytes. Never over a file that is there already."""
    if target.exists():
        raise StoreError(f"{target}: the file exists already; choose another name")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # hashes of keys and what people said are in it
    except OSError as error:
        raise StoreError(f"{part}: cannot be written ({error.strerror})") from error
    try:
        _copy(source, part)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def problems_of(file: Path) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    with _reading(file) as base:
        damage = [row[0] for row in base.execute("PRAGMA integrity_check") if row[0] != "ok"]
        if damage:  # then no more can be asked
            return damage
        return [f"{row[0]}: a row without its {row[2]}" for row in base.execute("PRAGMA foreign_key_check")]


@contextmanager
def copied(file: Path) -> Iterator[Path]:
    """A copy for the while, so that one of an earlier version can be brought up to date."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        _copy(file, copy)
        yield copy


def _copy(source: Path, target: Path) -> None:
    """All in one step: in WAL mode that keeps nobody from writing meanwhile."""
    with _reading(source) as base, closing(sqlite3.connect(target)) as copy:
        base.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # so that one file is all of it


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    if not file.is_file():
        raise StoreError(f"{file}: there is no such file")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as base:
            if not base.execute("SELECT 1 FROM sqlite_master WHERE name = 'game_table'").fetchall():
                raise StoreError(f"{file}: there are no tables of Subak in it")
            yield base
    except sqlite3.Error as error:
        raise StoreError(f"{file}: cannot be read as a store of tables ({error})") from error
