"""`subak admin`, as somebody uses it who looks after a server."""

import json
import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

import subak
from server.harness import Running, run
from server.people import soon
from services import Postgres
from subak.cli.admin import seconds_of
from subak.cli.main import app
from subak.errors import BadOption, SubakError
from subak.game import Game
from subak.server.admin import replay_all
from subak.server.store import ChatRow, Clock, Entry, SeatRow, SqliteStore, Store, StoreError, TableRow, open_store
from subak.server.store.backup import back_up

DAY = 86400.0
Admin = Callable[..., str]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """What a command says; in English unless told otherwise."""

    def call(*arguments: object) -> str:
        app(["admin", *map(str, arguments), *([] if "-l" in arguments else ["-l", "en"])], standalone_mode=False)
        return capsys.readouterr().out

    return call


def finished(seed: int) -> Game:
    """A whole game of Seasons, always the first choice."""
    game = subak.new("seasons", seed=seed)
    while game.actors:
        game.push(int(game.codes(game.actors[0])[0]), game.actors[0])
    return game


def row_of(name: str, game: Game, days: float = 0.0) -> TableRow:
    seats = (SeatRow("me", name="Sri", key_hash=b"hash"), SeatRow("computer", "heron"))
    now = time.time() - days * DAY
    digest = game.components.digest
    return TableRow(name, "seasons", game.kind.version, digest, game.options, str(game.seed), True, now, seats)


async def keep(store: Store, name: str, moves: int | None = None, days: float = 0.0, seed: int = 5) -> None:
    """A table with so many moves of a finished game (None: all of them), untouched for so many days."""
    game = finished(seed)
    row = row_of(name, game, days)
    await store.create(row)
    for number, (seat, code) in enumerate(game.made[:moves]):
        await store.append(name, Entry(number, seat, code, row.created))


def made(file: Path, *tables: tuple[str, int | None, float]) -> Path:
    async def fill() -> None:
        store = SqliteStore(file)
        for name, moves, days in tables:
            await keep(store, name, moves, days)
        await store.close()

    run(fill())
    return file


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Three tables: one just finished, one that goes on, one long forgotten."""
    return made(tmp_path / "tables.db", ("finished-one", None, 0), ("half-way", 5, 1), ("forgotten", 2, 100))


def refused(*arguments: object) -> str:
    with pytest.raises(SubakError) as told:
        app(["admin", *map(str, arguments)], standalone_mode=False)
    return str(told.value)


# --- looking -----------------------------------------------------------------------------------------------------
def test_list_shows_all_tables(data: Path, admin: Admin) -> None:
    lines = admin("list", "--data", data).splitlines()
    assert lines[0].split() == ["Table", "Game", "Seats", "Entries", "Opened", "Last", "entry"]
    assert [line.split()[:4] for line in lines[1:4]] == [
        ["forgotten", "seasons", "2", "2"],
        ["half-way", "seasons", "2", "5"],
        ["finished-one", "seasons", "2", str(len(finished(5)))],
    ]
    assert lines[4:] == ["3 tables"]
    assert admin("list", "--data", data, "-l", "de").splitlines()[-1] == "3 Tische"


def test_list_for_programs(data: Path, admin: Admin) -> None:
    found = json.loads(admin("list", "--json", "--data", data))
    assert [table["id"] for table in found] == ["forgotten", "half-way", "finished-one"]
    assert (found[1]["entries"], found[1]["seats"], found[1]["game"]) == (5, 2, "seasons")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", found[0]["touched"])


def test_there_may_be_no_tables(tmp_path: Path, admin: Admin) -> None:
    empty = made(tmp_path / "tables.db")
    assert admin("list", "--data", empty) == "There are no such tables.\n"
    assert json.loads(admin("list", "--json", "--data", empty)) == []


def test_show_tells_nothing_hidden(data: Path, admin: Admin) -> None:
    text = admin("show", "half-way", "--data", data)
    assert re.search(r"State: +after 5 moves, waiting for A", text)
    assert re.search(r"Seat A: +me Sri\n", text)
    assert re.search(r"Seat B: +computer heron\n", text)
    assert "seed" not in text.lower()
    assert "hash" not in text
    over = admin("show", "finished-one", "--data", data, "-l", "de")
    assert re.search(r"Stand: +beendet nach \d+ Zügen", over)


def test_show_has_the_rest_of_it(tmp_path: Path, admin: Admin) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        row = row_of("open-one", finished(5))
        free = SeatRow("open", is_free=True)
        changed = {**vars(row), "seats": (row.seats[0], free), "clock": Clock(60, 600), "access": "open"}
        await store.create(TableRow(**changed))
        await store.say("open-one", ChatRow(0, 0, None, "Hello", time.time()))
        await store.close()

    run(fill())
    text = admin("show", "open-one", "--data", tmp_path / "tables.db")
    for line in (r"Clock: +60 s \+ 600 s", r"Access: +open", r"Seat B: +open \(free\)", r"Lines of chat: +1"):
        assert re.search(line, text), line
    assert "Hello" not in text


# --- exporting ---------------------------------------------------------------------------------------------------
def test_export_writes_the_record(data: Path, admin: Admin) -> None:
    record = admin("export", "finished-one", "--data", data)
    assert record == finished(5).record()
    assert subak.read(record).is_over


def test_what_is_not_over_is_exported_only_with_force(
    data: Path, admin: Admin, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--force writes it" in refused("export", "half-way", "--data", data)
    assert capsys.readouterr().out == ""
    app(["admin", "export", "half-way", "--force", "--data", str(data), "-l", "en"], standalone_mode=False)
    told = capsys.readouterr()
    assert len(subak.read(told.out)) == 5
    assert "not over" in told.err


# --- deleting ----------------------------------------------------------------------------------------------------
def names_in(data: Path) -> list[str]:
    with closing(sqlite3.connect(data)) as base:
        return [row[0] for row in base.execute("SELECT id FROM game_table ORDER BY id")]


@pytest.mark.parametrize(
    ("language", "answer", "goes"), [("en", "yes", True), ("de", "ja", True), ("en", "", False), ("de", "yes", False)]
)
def test_delete_asks_first(
    data: Path, admin: Admin, monkeypatch: pytest.MonkeyPatch, language: str, answer: str, goes: bool
) -> None:
    asked: list[str] = []

    def prompt(text: str, **_: object) -> str:
        asked.append(text)
        return answer

    monkeypatch.setattr("typer.prompt", prompt)
    admin("delete", "half-way", "--data", data, "-l", language)
    assert "half-way" in asked[0]
    assert ("half-way" not in names_in(data)) is goes
    assert {"finished-one", "forgotten"} <= set(names_in(data))


def test_delete_with_yes_takes_everything_about_the_table(data: Path, admin: Admin) -> None:
    assert admin("delete", "half-way", "--yes", "--data", data) == "One table was deleted.\n"
    with closing(sqlite3.connect(data)) as base:
        for part in ("move", "seat"):
            assert base.execute(f"SELECT count(*) FROM {part} WHERE table_id = 'half-way'").fetchone() == (0,)


def test_prune_only_shows_unless_told_otherwise(data: Path, admin: Admin) -> None:
    text = admin("prune", "--older-than", "90d", "--data", data)
    assert "forgotten" in text
    assert "half-way" not in text
    assert "It would be deleted; --yes does it." in text
    assert len(names_in(data)) == 3
    assert admin("prune", "--older-than", "90d", "--yes", "--data", data) == "One table was deleted.\n"
    assert names_in(data) == ["finished-one", "half-way"]
    assert admin("prune", "--older-than", "90d", "--yes", "--data", data) == "Nothing was deleted.\n"
    assert admin("prune", "--older-than", "12h", "--yes", "--data", data, "-l", "de") == "Ein Tisch wurde gelöscht.\n"


@pytest.mark.parametrize(("text", "seconds"), [("90d", 90 * DAY), ("2w", 14 * DAY), ("1h", 3600), (" 5M ", 300)])
def test_durations(text: str, seconds: float) -> None:
    assert seconds_of(text) == seconds


@pytest.mark.parametrize("text", ["", "d", "90", "-1d", "1.5d", "90 days", "9999999d"])
def test_bad_durations(text: str) -> None:
    with pytest.raises(BadOption, match=r"such as 90d; unit: .*expected one of: m, h, d, w, y"):
        seconds_of(text)


# --- copies ------------------------------------------------------------------------------------------------------
def test_a_backup_while_people_play(tmp_path: Path, admin: Admin) -> None:
    """Every copy is whole, whatever is written meanwhile, and nobody notices."""
    with Running(tmp_path / "tables.db") as server:
        table, keys = server.open("rios", "me", "here")
        stop = threading.Event()
        played = threading.Thread(target=_play, args=(server, table, keys, stop))
        played.start()
        for number in range(5):
            copy = tmp_path / f"copy-{number}.db"
            assert "MB. Check it with: subak admin check" in admin("backup", copy, "--data", tmp_path / "tables.db")
            assert admin("check", copy) == "One table can be replayed.\n"
            assert copy.stat().st_mode & 0o077 == 0
            assert copy.read_bytes()[18:20] == b"\x01\x01"  # no other file belongs to it (WAL: 2, 2)
            soon(partial(assert_more, tmp_path / "tables.db", copy))
        stop.set()
        played.join()
    counts = [_entries(tmp_path / f"copy-{number}.db") for number in range(5)]
    assert counts == sorted(set(counts))
    assert counts[-1] <= _entries(tmp_path / "tables.db")
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", *(f"copy-{number}.db" for number in range(5))}


def _play(server: Running, table: str, keys: list[str], stop: threading.Event) -> None:
    with server.join(table, *keys) as player:
        while not stop.is_set() and player.now["actors"]:
            seat = player.now["actors"][0]
            if player.now["seat"] != seat:
                player.look(seat)
            player.play(seat, player.codes[0])


def assert_more(file: Path, copy: Path) -> None:
    """Somebody has played on since."""
    assert _entries(file) > _entries(copy)


def _entries(file: Path) -> int:
    with closing(sqlite3.connect(file)) as base:
        return int(base.execute("SELECT count(*) FROM move").fetchone()[0])


def test_a_backup_is_a_server_s_data(data: Path, tmp_path: Path, admin: Admin) -> None:
    """Restoring is starting with the copy."""
    admin("backup", tmp_path / "copy.db", "--data", data)
    with Running(tmp_path / "copy.db") as server:
        assert server.get("/api/tables/finished-one")["over"]


def test_a_backup_overwrites_nothing(data: Path, tmp_path: Path, admin: Admin) -> None:
    (tmp_path / "old.db").write_text("precious")
    assert "exists already" in refused("backup", tmp_path / "old.db", "--data", data)
    assert (tmp_path / "old.db").read_text() == "precious"
    (tmp_path / "new.db.part").write_text("somebody else is at it")
    assert "cannot be written" in refused("backup", tmp_path / "new.db", "--data", data)
    assert (tmp_path / "new.db.part").exists()
    assert "cannot be written" in refused("backup", tmp_path / "nowhere" / "x.db", "--data", data)


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("no database at all, but long enough to be taken for one" * 20)
    with pytest.raises(StoreError, match="cannot be read as a store of tables"):
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


def test_check_reports_what_cannot_be_replayed(data: Path, admin: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data, isolation_level=None)) as base:
        base.execute("UPDATE move SET code = 9999 WHERE table_id = 'half-way' AND seq = 3")
        base.execute("UPDATE game_table SET rules = 0 WHERE id = 'forgotten'")
    before = data.read_bytes()
    assert app(["admin", "check", str(data), "-l", "en"], standalone_mode=False) == 1
    told = capsys.readouterr()
    assert "half-way: " in told.err
    assert "forgotten: dealt with earlier rules" in told.out
    assert "finished-one" not in told.err + told.out
    assert data.read_bytes() == before


def test_a_database_that_fails_is_no_fault_of_its_tables(data: Path) -> None:
    class Failing(SqliteStore):
        async def entries(self, table: str, since: int = 0) -> list[Entry]:
            raise StoreError("here: cannot be read (the line is cut)")

    async def check() -> None:
        store = Failing(data)
        with pytest.raises(StoreError, match="the line is cut"):
            await replay_all(store)
        await store.close()

    run(check())


def test_check_finds_a_damaged_file(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data)) as base:
        (page,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seat_free'").fetchone()
        base.execute("UPDATE seat SET is_free = 1")
        base.commit()
    whole = bytearray(data.read_bytes())
    start = (page - 1) * 4096
    whole[start + 8 : start + 10] = whole[start + 10 : start + 12]  # one entry of an index twice, another not at all
    data.write_bytes(whole)
    assert app(["admin", "check", str(data)], standalone_mode=False) == 1
    assert "seat_free" in capsys.readouterr().err
    data.write_bytes(whole[: len(whole) // 2])
    assert "malformed" in refused("check", data)


def test_check_finds_rows_that_belong_to_nothing(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data, isolation_level=None)) as base:
        base.execute("DELETE FROM game_table WHERE id = 'half-way'")
    assert app(["admin", "check", str(data)], standalone_mode=False) == 1
    assert "move: a row without its game_table" in capsys.readouterr().err


def test_check_of_an_earlier_version_s_backup(tmp_path: Path, admin: Admin) -> None:
    """It is brought up to date in a copy; the file itself stays as it is."""
    from subak.server.store.base import migrations

    old = tmp_path / "old.db"
    game = finished(5)
    row = row_of("old-one", game)
    head = (row.id, row.game, row.rules, row.components, json.dumps(dict(row.options)), row.seed, 1, row.created)
    with closing(sqlite3.connect(old, isolation_level=None)) as base:
        base.executescript(migrations("sqlite")[0][1])
        base.execute("PRAGMA user_version = 1")
        base.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", head)
        for number, seat in enumerate(row.seats):
            base.execute(
                "INSERT INTO seat VALUES ('old-one', ?, ?, ?, ?, NULL)", (number, seat.kind, seat.level, seat.name)
            )
        for number, (seat_, code) in enumerate(game.made):
            base.execute("INSERT INTO move VALUES ('old-one', ?, ?, ?, 1.0)", (number, seat_, code))
    before = old.read_bytes()
    assert admin("check", old) == "One table can be replayed.\n"
    assert old.read_bytes() == before


# --- mistakes ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("show", "half-wa"), "did you mean 'half-way'? `subak admin list` shows all"),
        (("export", "nothing-like-it"), "there is no table 'nothing-like-it'; `subak admin list`"),
        (("delete", "nope", "--yes"), "there is no table 'nope'"),
        (("prune", "--older-than", "soon"), "such as 90d"),
        (("list", "-l", "fr"), "there is no language 'fr'"),
        (("list", "--database", "postgresql://me:s3cret@here/x"), "not in both"),
        (("check", "some.db"), "a backup is checked by itself"),
    ],
)
def test_mistakes_are_explained(data: Path, arguments: tuple[str, ...], words: str) -> None:
    text = refused(*arguments, "--data", data)
    assert words in text
    assert "s3cret" not in text


def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (("list",), ("show", "x"), ("backup", tmp_path / "copy.db"), ("check",)):
        assert "there is no such file" in refused(*command, "--data", tmp_path / "nowhere.db")
    assert "there is no such file" in refused("check", tmp_path / "nowhere.db")
    (tmp_path / "other.db").touch()
    assert "no tables of Subak" in refused("check", tmp_path / "other.db")
    assert [path.name for path in tmp_path.iterdir()] == ["other.db"]


def test_the_usual_file_and_exit_codes(data: Path) -> None:
    """In a process of its own, with nothing but the environment to tell where the tables are."""
    command = [sys.executable, "-m", "subak.cli.main", "admin"]
    environment = {**os.environ, "SUBAK_DATA": str(data.parent), "PYTHONIOENCODING": "utf-8"}

    def call(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
        whole = {**environment, **more}
        return subprocess.run([*command, *arguments], capture_output=True, text=True, env=whole, check=False)

    assert "half-way" in call("list").stdout
    wrong = call("show", "nope")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("subak: there is no table 'nope'")
    unreachable = call("list", SUBAK_DATABASE="postgresql://me:s3cret@localhost:1/x")
    assert unreachable.returncode == 2
    assert unreachable.stderr.count("\n") == 1
    assert "s3cret" not in unreachable.stderr


# --- PostgreSQL --------------------------------------------------------------------------------------------------
def test_the_same_with_postgresql(postgres: Postgres, admin: Admin, tmp_path: Path) -> None:
    url = postgres.database()

    async def fill() -> None:
        store = await open_store(url)
        await keep(store, "finished-one")
        await keep(store, "forgotten", 3, days=100)
        await store.close()

    run(fill())
    assert "2 tables" in admin("list", "--database", url)
    assert re.search(r"State: +over", admin("show", "finished-one", "--database", url))
    assert admin("export", "finished-one", "--database", url) == finished(5).record()
    assert admin("check", "--database", url) == "2 tables can be replayed.\n"
    assert admin("prune", "--older-than", "90d", "--yes", "--database", url) == "One table was deleted.\n"
    assert admin("delete", "finished-one", "--yes", "--database", url) == "One table was deleted.\n"
    assert "pg_dump" in refused("backup", tmp_path / "x.db", "--database", url)


def test_a_dump_of_postgresql_is_a_backup(postgres: Postgres, admin: Admin, tmp_path: Path) -> None:
    """As docs/running.md has it."""
    url, other, dump = postgres.database(), postgres.database(), str(tmp_path / "subak.dump")

    async def fill() -> None:
        store = await open_store(url)
        await keep(store, "finished-one")
        await store.close()

    run(fill())
    subprocess.run([postgres.binaries / "pg_dump", "--format=custom", f"--file={dump}", url], check=True)
    options = ["--clean", "--if-exists", "--no-owner", f"--dbname={other}"]
    subprocess.run([postgres.binaries / "pg_restore", *options, dump], check=True)
    assert admin("check", "--database", other) == "One table can be replayed.\n"
    assert admin("export", "finished-one", "--database", other) == finished(5).record()
