"""Nodes die, databases go away, two nodes share a table: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import resource
import signal
from pathlib import Path

import pytest

from server.crash import FEWEST, kill_and_restart, race
from server.harness import Client
from server.nodes import Node, Player
from server.people import assert_more_than, soon
from services import Postgres, Redis
from subak.server.store import StoreError, open_store

STORES = ("sqlite", "postgres")


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def entries_of(store: str, table: str) -> list[tuple[int, int, int]]:
    """What the store has, read by somebody else."""

    async def read() -> list[tuple[int, int, int]]:
        opened = await open_store(store)
        try:
            return [entry[:3] for entry in await opened.entries(table)]
        finally:
            await opened.close()

    return asyncio.run(read())


# --- kill -9 -----------------------------------------------------------------------------------------------------
def test_a_killed_node_loses_nothing_that_it_acknowledged(store: str) -> None:
    report = kill_and_restart(store, kills=3, pairs=3)
    assert report.kills == 3
    assert report.acknowledged > 3 * FEWEST


# --- two nodes ---------------------------------------------------------------------------------------------------
def test_the_same_table_through_two_nodes_at_once(store: str, redis: Redis) -> None:
    """Racing pairs of moves for the same seat: exactly one wins, the other is told "stale" and catches up."""
    with Node(store, redis.url) as here, Node(store, redis.url) as there:
        table, keys = here.open("rios", "link", "link", seed=5)
        with here.join(table, *keys) as first, there.join(table, *keys) as second:
            won = race(first, second, rounds=60)
            assert min(won) > 0, "one node always wins"
            for client in (first, second):
                client.wait_for(sum(won))
            assert first.now["version"] == second.now["version"]
        assert [entry[0] for entry in entries_of(store, table)] == list(range(sum(won)))


def test_players_go_on_at_the_other_node_and_so_does_the_computer(store: str, redis: Redis) -> None:
    with Node(store, redis.url) as here, Node(store, redis.url) as there:
        table, keys = here.open("seasons", "link", "computer:buffalo", seed=5)
        with Player(here) as player:
            player.hello(table, keys[0])
            own_turns(player, 2)
            here.kill()
            player.come_back(there, table, keys[0])
            own_turns(player, 4)  # each but the first needs an answer of the computer player
        here.start()


def own_turns(player: Client, count: int) -> None:
    for _ in range(count):
        player.wait(lambda frame: 0 in frame["actors"])
        assert player.answer_to(player.pick(0, player.codes[0]))["type"] == "done"


def test_a_computer_s_turn_is_taken_over_though_nobody_looks(store: str, redis: Redis) -> None:
    """The node dies while its computer player owes a decision, and no person is connected anywhere."""
    with Node(store, redis.url) as here, Node(store, redis.url):
        table, keys = here.open("rios", "link", "computer:seedling", seed=7)
        with Player(here) as player:
            player.hello(table, keys[0])
            while player.now["actors"] != [1]:
                own_turns(player, 1)
            here.kill()
        seen = len(entries_of(store, table))
        soon(lambda: assert_more_than(len(entries_of(store, table)), seen))
        here.start()


# --- outages -----------------------------------------------------------------------------------------------------
def test_postgresql_restarted_under_load(postgres: Postgres) -> None:
    store = postgres.database()
    with Node(store) as node:
        table, keys = node.open("rios", "link", "link", seed=3, river_laying="start_player")
        with node.join(table, *keys) as player:
            play(player, 10)
            with postgres.killed():
                seat = player.now["actors"][0]
                answer = player.ask(do="pick", seat=seat, code=player.codes[0], version=player.now["version"])
                assert answer["code"] == "store"
                assert node.http.get("/readyz").status_code == 503
                assert node.http.get("/healthz").status_code == 200
            node.wait_until_ready()
            play(player, 10)
            version = player.now["version"]
        assert [entry[0] for entry in entries_of(store, table)] == list(range(version))


def test_redis_restarted_under_load(postgres: Postgres, redis: Redis) -> None:
    store = postgres.database()
    with Node(store, redis.url) as here, Node(store, redis.url) as there:
        table, keys = here.open("rios", "link", "link", seed=3)
        with here.join(table, *keys) as player, there.join(table, *keys) as other:
            with redis.killed():
                play(player, 10)
                other.wait_for_version(player.now["version"])  # by asking the store
            play(player, 10)
            other.wait_for_version(player.now["version"])


def test_a_full_disk_is_told_of_and_gotten_over(tmp_path: Path) -> None:
    """No file of the node may grow any more, as on a full disk: nothing is told, and it goes on when there is room."""
    store = str(tmp_path / "tables.db")
    with Node(store) as node:
        table, keys = node.open("rios", "link", "link", seed=3, river_laying="start_player")
        with node.join(table, *keys) as player:
            play(player, 4)
            written = (tmp_path / "tables.db-wal").stat().st_size
            resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))
            seat, version = player.now["actors"][0], player.now["version"]
            pick = {"do": "pick", "seat": seat, "code": player.codes[0], "version": version}
            assert player.refused(**pick) == "store"
            assert player.refused(**pick) == "store"
            assert (
                node.http.post("/api/tables", json={"game": "rios", "seats": [{"kind": "me"}] * 2}).status_code == 503
            )
            resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert player.now["version"] == version
            play(player, 4)
        assert [entry[0] for entry in entries_of(store, table)] == list(range(version + 4))


def test_a_place_where_nothing_can_be_kept_is_refused_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_store(folder / "tables.db"))


def play(player: Client, moves: int) -> None:
    """Whoever's turn it is, any move."""
    for _ in range(moves):
        seat = player.now["actors"][0]
        if player.now["seat"] != seat:
            player.look(seat)
        answer = player.answer_to(player.pick(seat, player.codes[0]))
        assert answer["type"] == "done", answer


def test_a_node_that_is_told_to_stop_stops_and_loses_nothing(store: str) -> None:
    with Node(store) as node:
        table, keys = node.open("rios", "link", "link", seed=3, river_laying="start_player")
        with node.join(table, *keys) as player:
            play(player, 6)
            node.kill(signal.SIGTERM)
        node.start()
        assert len(entries_of(store, table)) == 6
