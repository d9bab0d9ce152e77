"""What somebody needs who runs the server: options, stopping, figures, the log."""

import asyncio
import json
import re
import socket
import sqlite3
import threading
import time
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from server.harness import PATIENCE, Client, Running, run
from server.people import assert_more_than, soon
from server.serving import Served, refused
from services import PASSWORD, Postgres, Redis
from subak.cli.main import app as command_line
from subak.cli.serve import GRACE_SECONDS, Wishes, configuration, place
from subak.errors import BadOption
from subak.server.app import Server, Settings, create_app
from subak.server.operations import running
from subak.server.operations.metrics import Metrics
from subak.server.store import Entry, SeqTaken, SqliteStore, Store, StoreError, TableGone
from subak.server.store.timed import TimedStore
from subak.server.tables.bus import RedisBus
from subak.server.tables.computers import Pool
from subak.server.tables.tables import Tables
from subak.server.wire.messages import SeatWish, TableWish

STRANGERS = Origin("https://strangers.example")
LOOKS = 1000
GAMES = ("rios", "seasons", "spirits")


# --- options -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--data", "x.db", "--database", "postgresql://me:s3cret@localhost/x"), "not in both"),
        (("--redis", "redis://localhost"), "give --database, too"),
        (("--origin", "example.org"), "such as https://example.org"),
        (("--origin", "https://example.org/"), "such as https://example.org"),
        (("--behind-proxy", "*"), "such as 10.0.0.7 or 10.0.0.0/24"),
        (("--log", "jason"), "did you mean 'json'"),
        (("--log-level", "loud"), "expected one of: debug, info, warning, error"),
        (("--metrics", "everybody"), "expected one of: off, loopback, all"),
    ],
)
def test_what_is_wrong_is_said_before_anything_starts(options: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadOption) as told:
        command_line(["serve", *options], standalone_mode=False)
    assert words in str(told.value)
    assert "s3cret" not in str(told.value)


@pytest.mark.parametrize(
    ("database", "redis", "words"),
    [
        ("postgresql://me:s3cret@localhost:1/x", "", "postgresql://localhost:1/x: cannot be opened"),
        ("mysql://me:s3cret@localhost/x", "", "expected postgresql://"),
        ("postgresql://localhost:1/x", "http://:s3cret@localhost", "expected redis://"),
    ],
)
def test_secrets_come_from_the_environment_and_go_nowhere(database: str, redis: str, words: str) -> None:
    text = refused(SUBAK_DATABASE=database, SUBAK_REDIS=redis)
    assert words in text
    assert "s3cret" not in text


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    """Somebody listens, and never says a word."""
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"postgresql://me:s3cret@127.0.0.1:{silent.getsockname()[1]}/x"
        assert "no answer in 5 seconds" in refused("--database", url)


def test_where_the_tables_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_DATA", str(tmp_path))
    assert place(None, None) == tmp_path / "tables.db"
    assert place(Path("x"), None) == Path("x")
    assert place(None, "postgresql://here/x") == "postgresql://here/x"
    with pytest.raises(BadOption, match="not in both"):
        place(Path("x"), "postgresql://here/x")
    Wishes(origins=("https://a.example:8443",), proxies=("10.0.0.0/8", "::1")).check()


# --- behind a proxy ----------------------------------------------------------------------------------------------
def cookie_sent_to(address: str, tmp_path: Path, proxies: tuple[str, ...] = ()) -> str:
    """What a table's opener gets who came through a proxy at that address, which says that it was over TLS."""
    store = SqliteStore(tmp_path / "tables.db")
    config = configuration(create_app(store), proxies)
    config.load()
    found = []

    async def ask() -> None:
        transport = httpx.ASGITransport(config.loaded_app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as http:
            body = {"game": "seasons", "hold": "cookie", "seats": [{"kind": "me"}, {"kind": "computer"}]}
            forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
            found.append((await http.post("/api/tables", json=body, headers=forwarded)).headers["set-cookie"])
        await store.close()

    run(ask())
    return found[0]


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    assert "Secure" in cookie_sent_to("127.0.0.1", tmp_path)
    assert "Secure" in cookie_sent_to("::1", tmp_path)
    assert "Secure" not in cookie_sent_to("10.0.0.7", tmp_path)
    assert "Secure" in cookie_sent_to("10.0.0.7", tmp_path, ("10.0.0.0/24",))
    assert "Secure" not in cookie_sent_to("10.0.1.7", tmp_path, ("10.0.0.0/24",))


def test_other_pages_may_be_let_in(tmp_path: Path) -> None:
    with Served("--data", tmp_path / "tables.db", "--origin", "https://friends.example") as server:
        for origin, welcome in (("https://friends.example", True), ("https://strangers.example", False)):
            answer = server.http.post("/api/tables", content=b"{}", headers={"Origin": origin})
            assert (answer.json()["code"] == "bad-origin") is not welcome


# --- stopping ----------------------------------------------------------------------------------------------------
class Guest:
    """Somebody at a table in a thread of their own, who plays (if it is their turn) until the connection is closed."""

    def __init__(self, server: Running, table: str, key: str) -> None:
        self.client = server.join(table, key)
        self.table, self.told, self.code = table, 0, 0
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        try:
            while True:
                frame = self.client.now
                self.told = frame["version"]
                if self.client.codes:
                    self.client.answer_to(self.client.pick(0, self.client.codes[0]))
                else:
                    self.client.receive()
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else 0

    def gone(self) -> int:
        self._thread.join(PATIENCE)
        return self.code


def begin_streams(server: Running, table: str, key: str, number: int) -> list[threading.Thread]:
    """Programs that listen; a thread that ends without an error has read a whole answer."""
    begun = threading.Barrier(number + 1, timeout=PATIENCE)

    def listen() -> None:
        headers = {"Authorization": f"Bearer {key}"}
        with httpx.stream(
            "GET", f"http://{server.host}/api/tables/{table}/stream", headers=headers, timeout=PATIENCE
        ) as answer:
            lines = answer.iter_lines()
            next(lines)
            begun.wait()
            for _ in lines:
                pass

    threads = [threading.Thread(target=listen) for _ in range(number)]
    for thread in threads:
        thread.start()
    begun.wait()
    return threads


def entries_in(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as base:
        return dict(base.execute("SELECT table_id, count(*) FROM move GROUP BY table_id"))


def leases_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as base:
        return int(base.execute("SELECT count(*) FROM lease").fetchone()[0])


def test_stopping_with_fifty_at_their_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served("--data", file) as server:
        levels = ["dragon"] * 2 + ["seedling"] * 23  # two think for two seconds at a time
        tables = [server.open(GAMES[n % 3], "me", f"computer:{level}") for n, level in enumerate(levels)]
        guests = [Guest(server, table, keys[0]) for table, keys in tables for _ in range(2)]
        table, keys = tables[0]
        streams = begin_streams(server, table, keys[0], 5)
        soon(lambda: assert_more_than(sum(entries_in(file).values()), 2 * len(tables)))
        end = server.end()
        assert Counter(guest.gone() for guest in guests) == {1012: 50}
        for thread in streams:
            thread.join(PATIENCE)
    assert (end.code, end.errors) == (0, "")
    assert "The tables are kept" in end.out
    kept = entries_in(file)
    assert all(kept.get(guest.table, 0) >= guest.told for guest in guests)
    assert leases_in(file) == 0
    assert not file.with_name("tables.db-wal").exists()  # it was closed


def test_who_does_not_read_is_not_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So much is sent to them that it cannot even leave this machine. They are cut off before the time is up that all
    requests have to end."""
    monkeypatch.setattr("subak.cli.serve.GRACE_SECONDS", 2 * PATIENCE)
    assert running.FLUSH_SECONDS < GRACE_SECONDS
    with Running(tmp_path / "tables.db") as server:
        table, keys = server.open("spirits", "me", "computer:seedling")
        line = socket.create_connection(("127.0.0.1", server.port))
        with connect("ws://here/ws", sock=line, max_size=None, max_queue=1, compression=None) as deaf:
            deaf.send(json.dumps({"do": "hello", "table": table, "keys": keys[:1]}))
            for _ in range(LOOKS):
                deaf.send('{"do": "look", "seat": 0}')
            while figures(server).get("subak_requests_total kind=look outcome=done", 0) < LOOKS:
                time.sleep(0.05)
            server.stop()
            deaf.close_socket()
    assert caplog.text == ""


class SlowStore(SqliteStore):
    """Takes its time for the entries of the computer player, in the second seat."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def append(self, table: str, entry: Entry) -> None:
        await self._wait(entry)
        await super().append(table, entry)

    async def append_due(self, table: str, entry: Entry, due: float | None) -> None:
        await self._wait(entry)
        await super().append_due(table, entry, due)

    async def _wait(self, entry: Entry) -> None:
        if entry.seat == 1:
            self.begun.set()
            await self.may_end.wait()


def test_what_is_being_committed_is_finished(tmp_path: Path) -> None:
    """Everything is closed just while a computer player's move is on its way to the disk."""

    async def close_amid() -> None:
        store, pool = SlowStore(tmp_path / "tables.db"), Pool()
        tables = Tables(store, pool)
        await tables.begin()
        wish = TableWish("rios", (SeatWish("me"), SeatWish("computer", level="seedling")))
        table = await tables.get((await tables.open(wish)).table)
        while 1 not in table.game.actors:
            seat = table.game.actors[0]
            await table.entries.pick(seat, int(table.game.codes(seat)[0]), table.journal.version)
        version = table.journal.version
        async with asyncio.timeout(PATIENCE):
            await store.begun.wait()
            closing = asyncio.create_task(tables.close())
            for _ in range(100):  # as far as it gets without the store
                await asyncio.sleep(0)
            assert not closing.done()
            store.may_end.set()
            await closing
        assert table.journal.version == version + 1
        assert len(await store.entries(table.row.id)) == version + 1
        pool.close()
        await store.close()

    run(close_amid())


class DeadStore(SqliteStore):
    """Does not answer (or fails) when leases are given up."""

    def __init__(self, path: Path, hangs: bool) -> None:
        super().__init__(path)
        self.hangs, self.is_closed = hangs, False

    async def close(self) -> None:
        await super().close()
        self.is_closed = True

    async def _write(self, *statements: Any) -> Any:
        if "DELETE FROM lease" in statements[0][0]:
            if self.hangs:
                await asyncio.sleep(3600)
            raise StoreError("here: cannot be written (the disk is full)")
        return await super()._write(*statements)


@pytest.mark.parametrize(("hangs", "words"), [(True, "no answer in time"), (False, "the disk is full")])
def test_a_store_that_fails_keeps_no_server_from_stopping(
    hangs: bool, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("subak.server.app.CLOSING_SECONDS", 0.2)

    async def stop() -> None:
        store = DeadStore(tmp_path / "tables.db", hangs)
        server = Server(store, Settings())
        await server.tables.begin()
        async with asyncio.timeout(PATIENCE):
            await server.close()
        assert store.is_closed

    run(stop())
    assert [record.getMessage() for record in caplog.records] == [f"not everything could be closed: {_quoted(words)}"]


def _quoted(words: str) -> str:
    return words if words.startswith("no") else f"here: cannot be written ({words})"


def test_a_stream_that_begins_at_the_last_moment_ends_too(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        table, keys = server.open("rios", "me", "computer:seedling")
        server.state["end"]()
        headers = {"Authorization": f"Bearer {keys[0]}"}
        with server.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as stream:
            for number, line in enumerate(stream.iter_lines()):
                assert number or json.loads(line)["type"] == "frame"
                assert number < 5, "it goes on, with an empty line now and then"


def test_the_service_manager_is_told(tmp_path: Path) -> None:
    """As systemd wants it (Type=notify)."""
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(address))
        manager.settimeout(PATIENCE)
        with Served("--data", tmp_path / "tables.db", NOTIFY_SOCKET=str(address)) as server:
            assert manager.recv(100) == b"READY=1"
            assert server.http.get("/healthz").status_code == 200
            server.end()
            assert manager.recv(100) == b"STOPPING=1"


def test_an_abstract_address_of_the_service_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind("\0subak-test")
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", "@subak-test")
        running.notify("READY=1")
        assert manager.recv(100) == b"READY=1"


# --- several nodes -----------------------------------------------------------------------------------------------
def test_two_nodes_share_a_database_and_a_bus(postgres: Postgres, redis: Redis) -> None:
    secrets = {"SUBAK_DATABASE": postgres.database(), "SUBAK_REDIS": redis.url}
    with Served("--log", "json", **secrets) as north, Served("--log", "json", **secrets) as south:
        table, keys = north.open("rios", "link", "link")
        with north.join(table, *keys) as first, south.join(table, *keys) as second:
            _until_bus_is_up(north, south)
            assert any(_bus_tells(first, second, south) for _ in range(20))
            ends = [north.end(), south.end()]
    assert [(end.code, end.errors) for end in ends] == [(0, ""), (0, "")]


def _bus_tells(mover: Client, other: Client, node: Running) -> bool:
    """Whether somebody at another node hears of a move though that node reads the database only once: to see the move,
    and not to look for news, as it does now and then."""
    before, seat = _reads(node), mover.now["actors"][0]
    mover.look(seat)
    mover.play(seat, mover.codes[0])
    other.wait_for(mover.now["seq"])
    return _reads(node) - before <= 1


def _reads(node: Running) -> float:
    return figures(node)["subak_store_seconds_count work=read"]


def _until_bus_is_up(*nodes: Running) -> None:
    until = time.monotonic() + PATIENCE
    while not all(figures(node)["subak_bus_connected"] for node in nodes):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_stopping_without_the_database(postgres: Postgres) -> None:
    with Served(SUBAK_DATABASE=postgres.database()) as server:
        table, keys = server.open("rios", "me", "computer:seedling", river_laying="start_player")
        with server.join(table, keys[0]), postgres.killed():
            end = server.end()
    assert end.code == 0
    assert "Traceback" not in end.errors
    assert "cannot be" in end.errors
    assert PASSWORD not in end.errors


# --- figures -----------------------------------------------------------------------------------------------------
def figures(server: Running, **headers: str) -> dict[str, float]:
    """Name and labels → value."""
    answer = server.http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = text_string_to_metric_families(answer.text)
    return {_written(sample.name, sample.labels): sample.value for family in families for sample in family.samples}


def _written(name: str, labels: dict[str, str]) -> str:
    return name + "".join(f" {label}={value}" for label, value in sorted(labels.items()))


def test_what_is_counted(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        table, keys = server.open("rios", "me", "computer:seedling", seed=1)
        with server.join(table, keys[0]) as player:
            picks = 0
            while player.now["version"] < picks + 2:  # until the computer has decided twice
                player.wait(lambda frame: 0 in frame["actors"])
                player.play(0, player.codes[0])
                picks += 1
                player.wait(lambda frame: 0 in frame["actors"])
            player.ask(do="ping")
            assert player.refused(do="pick", seat=1, code=0, version=0) == "not-your-seat"
            player.socket.send("nonsense")
            player.until(lambda message: message["type"] == "refused")
            entries, frames = player.now["version"], len(player.seen)
            _decline_over_http(server, table, keys[0])
            found = figures(server)
    assert found["subak_tables"] == 1
    assert found["subak_connections"] == 1
    assert found["subak_requests_total kind=pick outcome=done"] == picks
    assert found["subak_requests_total kind=pick outcome=not-your-seat"] == 1
    assert found["subak_requests_total kind=unreadable outcome=bad-request"] == 1
    assert found["subak_requests_total kind=hello outcome=done"] == 1
    assert found["subak_requests_total kind=decline outcome=nothing-asked"] == 1
    assert found["subak_request_seconds_count kind=pick"] == picks + 1
    assert found["subak_entries_committed_total"] == found["subak_commit_seconds_count"] == entries
    assert found["subak_frames_sent_total"] == frames
    assert found["subak_sent_bytes_total line=websocket"] > 5_000
    assert found["subak_shown_seconds_count"] == picks + 4  # hello, ping, and the two that were refused
    assert found["subak_computer_moves_total"] == found["subak_thinking_seconds_count"] == entries - picks
    assert found["subak_http_requests_total method=POST route=/api/tables status=201"] == 1
    assert found["subak_http_requests_total method=POST route=/api/tables/{table}/do status=409"] == 1
    assert found["subak_thoughts"] == 0
    assert found["process_resident_memory_bytes"] > 1e6
    assert "subak_bus_connected" not in found


def _decline_over_http(server: Running, table: str, key: str) -> None:
    body, headers = {"do": "decline", "seat": 0}, {"Authorization": f"Bearer {key}"}
    server.http.post(f"/api/tables/{table}/do", json=body, headers=headers)


def test_no_label_tells_who_or_where(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        table, keys = server.open("rios", "me", "computer:seedling")
        with server.join(table, keys[0]) as player:
            player.ask(do="name", seat=0, name="Sri-the-Third")
            server.http.get(f"/api/tables/{table}")
            server.http.get(f"/no/such/{table}")
            server.http.request("BREW", "/coffee")
            page = server.http.get("/metrics").text
    for secret in (table, keys[0], "Sri-the-Third", "127.0.0.1", "coffee", "BREW", "no/such"):
        assert secret not in page
    assert 'route="/{page}",status="404"' in page


def test_the_documents_name_every_figure_and_no_other(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
    named = set(re.findall(r"subak_[a-z_]+", text))
    server = Server(SqliteStore(tmp_path / "tables.db"), Settings(), RedisBus("redis://localhost", "here"))
    families = list(text_string_to_metric_families(server.metrics.page().decode()))
    counted = {family.name + ("_total" if family.type == "counter" else "") for family in families}
    assert named == {name for name in counted if name.startswith("subak_")}
    run(server.close())


def test_each_application_counts_for_itself(tmp_path: Path) -> None:
    with Running(tmp_path / "a.db") as first, Running(tmp_path / "b.db") as second:
        first.open("rios", "me", "computer:seedling")
        opened = "subak_http_requests_total method=POST route=/api/tables status=201"
        assert figures(first)[opened] == 1
        assert opened not in figures(second)


def test_a_store_that_fails_is_counted(tmp_path: Path) -> None:
    async def fail() -> None:
        metrics = Metrics()
        inner = SqliteStore(tmp_path / "tables.db")
        store = TimedStore(inner, metrics)
        await store.check()
        await inner.close()
        with pytest.raises(RuntimeError):
            await store.check()
        broken = TimedStore(DeadStore(tmp_path / "more.db", hangs=False), metrics)
        with pytest.raises(StoreError):
            await broken.release("north")
        await broken.close()
        assert 'subak_store_errors_total{work="write"} 1.0' in metrics.page().decode()

    run(fail())


def test_entries_are_counted_once_and_only_if_they_are_kept(tmp_path: Path) -> None:
    async def write() -> None:
        metrics = Metrics()
        store = TimedStore(SqliteStore(tmp_path / "tables.db"), metrics)
        tables = Tables(store, Pool())
        table = (await tables.open(TableWish("rios", (SeatWish("me"), SeatWish("here"))))).table
        await store.append(table, Entry(0, 0, 0, 1.0))
        await store.append_due(table, Entry(1, 0, 0, 1.0), 2.0)
        with pytest.raises(SeqTaken):
            await store.append(table, Entry(1, 0, 0, 1.0))
        with pytest.raises(TableGone):
            await store.append("no-such-table", Entry(0, 0, 0, 1.0))
        with pytest.raises(StoreError, match="NOT NULL"):
            await store.append(table, Entry(2, 0, 0, None))  # type: ignore[arg-type]
        await store.close()
        tables.services.pool.close()
        page = metrics.page().decode()
        assert "subak_entries_committed_total 2.0" in page
        assert "subak_commit_seconds_count 2.0" in page
        assert "subak_entries_taken_total 1.0" in page
        assert 'subak_store_errors_total{work="commit"} 1.0' in page

    run(write())


def test_back_ends_differ_in_nothing_that_is_not_passed_on() -> None:
    """A store that is measured uses the statements of the base and the back end's way to carry them out."""
    passed_on = {name for name in vars(TimedStore) if not name.startswith("__")}
    for back_end in (SqliteStore, postgres_store()):
        own = {name for name in vars(back_end) if name in vars(Store) and not name.startswith("__")}
        assert own - {"_abc_impl"} <= passed_on | CONSTANTS


CONSTANTS = {"NOW", "BYTES"}


def postgres_store() -> type[Store]:
    pytest.importorskip("asyncpg")
    from subak.server.store.postgres import PostgresStore

    return PostgresStore


@pytest.mark.parametrize(
    ("readers", "address", "forwarded", "status"),
    [
        ("loopback", "127.0.0.1", {}, 200),
        ("loopback", "::1", {}, 200),
        ("loopback", "10.0.0.7", {}, 404),
        ("loopback", "127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, 404),
        ("loopback", "127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("loopback", "127.0.0.1", {"Forwarded": "for=192.0.2.7"}, 404),
        ("loopback", "10.0.0.7", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("loopback", "testclient", {}, 404),
        ("off", "127.0.0.1", {}, 404),
        ("all", "10.0.0.7", {}, 200),
    ],
)
def test_who_may_read_the_figures(
    readers: str, address: str, forwarded: dict[str, str], status: int, tmp_path: Path
) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    config = configuration(create_app(store, Settings(metrics=readers)))
    config.load()

    async def ask() -> None:
        transport = httpx.ASGITransport(config.loaded_app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as http:
            assert (await http.get("/metrics", headers=forwarded)).status_code == status
        await store.close()

    run(ask())


# --- the log -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("style", ["json", "text"])
def test_no_secret_is_ever_in_the_log(style: str, tmp_path: Path) -> None:
    """A whole game with everything that is sent, at the level that says most."""
    with Served("--data", tmp_path / "tables.db", "--log", style, "--log-level", "debug") as server:
        secrets = _play_with_secrets(server)
        end = server.end()
    assert len(secrets) > 6
    assert "request pick: done" in end.errors
    assert "POST /api/tables/{table}/enter 200" in end.errors
    assert [secret for secret in secrets if secret in end.errors + end.out.partition("\n")[2]] == []
    if style == "json":
        lines = [json.loads(line) for line in end.errors.splitlines()]
        assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
        (opening,) = [line for line in lines if line.get("status") == 201]
        assert (opening["method"], opening["route"]) == ("POST", "/api/tables")
        assert opening["ms"] > 0


def _play_with_secrets(server: Running) -> list[str]:
    """Keys, cookies and words that were sent in every way there is."""
    body = {"game": "seasons", "hold": "cookie", "seats": [{"kind": "me"}, {"kind": "link"}]}
    opened = server.http.post("/api/tables", json=body)
    table, key, watch = opened.json()["table"], opened.json()["keys"][1], opened.json()["watch"]
    cookie = opened.cookies["subak"]
    bearer = {"Authorization": f"Bearer {key}"}
    with httpx.Client(base_url=server.http.base_url, timeout=PATIENCE) as friend:
        assert friend.post(f"/api/tables/{table}/enter", json={"keys": [key]}).json()["yours"] == [1]
        cookies = [cookie, friend.cookies["subak"]]
        with friend.stream("GET", f"/api/tables/{table}/stream", headers=bearer) as stream:
            next(stream.iter_lines())
            _all_kinds_of_mistakes(server, table, friend)
            _play_whole_game(server, table, key, cookie)
        _watch_with(server, table, watch, cookie)
    return [key, watch, *cookies, "secret-words", "wr0ng-key", "in-the-query", "in-the-path"]


def _play_whole_game(server: Running, table: str, key: str, cookie: str) -> None:
    """One of the two picks over a WebSocket with its cookie, the other over HTTP with its key."""
    url, headers = f"/api/tables/{table}/do", {"Authorization": f"Bearer {key}"}
    server.http.post(url, json={"do": "say", "seat": 1, "words": "secret-words"}, headers=headers)
    with server.join(table, key) as friend, Client(server, cookie) as player:
        player.hello(table)
        player.ask(do="note", seat=0, words="secret-words")
        assert player.refused(do="hello", table=table, keys=["wr0ng-key"]) == "bad-key"
        while not player.now["over"]:
            if 0 in player.now["actors"]:
                player.ask(do="pick", seat=0, code=player.codes[0], version=player.now["version"])
            friend.ask(do="ping")  # whatever it was told has come
            if 1 in friend.now["actors"]:
                pick = {"do": "pick", "seat": 1, "code": friend.codes[0], "version": friend.now["version"]}
                assert server.http.post(url, json=pick, headers=headers).json()["type"] == "done"
                player.look(0)


def _all_kinds_of_mistakes(server: Running, table: str, friend: httpx.Client) -> None:
    friend.post(f"/api/tables/{table}/enter", json={"keys": ["wr0ng-key"]})
    friend.post("/api/tables/wr0ng-key/enter", json={"keys": ["wr0ng-key"], "secret-words": 1})
    friend.get(f"/api/tables/{table}?key=in-the-query")
    friend.get("/table/in-the-path")
    friend.get(f"/api/tables/{table}/stream", headers={"Authorization": "Bearer wr0ng-key"})
    friend.post("/api/tables", content=b'{"secret-words": ', headers={"Cookie": "subak=wr0ng-key"})
    with pytest.raises(Exception, match="403"):
        ExitStack().enter_context(connect(f"ws://{server.host}/ws?key=in-the-query", origin=STRANGERS))


def _watch_with(server: Running, table: str, watch: str, cookie: str) -> None:
    with connect(f"ws://{server.host}/ws", additional_headers={"Cookie": f"subak={cookie}"}) as line:
        line.send(json.dumps({"do": "hello", "table": table, "watch": watch}))
        while json.loads(line.recv(PATIENCE))["type"] != "frame":
            pass
        line.send(json.dumps({"do": "nonsense", "keys": ["wr0ng-key", "secret-words"]}))
        while json.loads(line.recv(PATIENCE))["type"] != "refused":
            pass


def test_failures_are_one_object_with_their_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    from subak.server.operations import logs

    root, before = logging.getLogger(), logging.getLogger().handlers
    level = root.level
    try:
        logs.set_up("json", "info")
        try:
            raise ValueError("two\nlines")
        except ValueError:
            logging.getLogger("subak.test").exception("it is %s", "broken")
        logging.getLogger("subak.test").debug("nobody reads this")
        logging.getLogger("other").info("nor this")
    finally:
        root.handlers = before
        root.setLevel(level)
        logging.getLogger("subak").setLevel(logging.NOTSET)
    (line,) = capsys.readouterr().err.splitlines()
    written = json.loads(line)
    assert written["message"] == "it is broken"
    assert written["level"] == "error"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", written["time"])
    assert written["exception"].endswith("ValueError: two\nlines")
