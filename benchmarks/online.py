"""How much one process carries: `python benchmarks/online.py`, or with --games nine,rios --tables 200 --seconds 8.

Two-seat tables in a closed loop (everybody picks as soon as it is their turn) through real WebSockets, the server in
one process on SQLite with synchronous=FULL, every move committed before anybody is told, full scenes and choices for
both seats. Beside it, in the same run, boardgame.io with its memory store and its file store (needs npm; `--no-peer`
leaves it out).
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from table_load import Load, quantile

HERE = Path(__file__).parent
PEER = "boardgame.io@0.50.2"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# --- our server --------------------------------------------------------------------------------------------------
def serve(port: int, data: str) -> None:
    """Runs in a process of its own."""
    import toy_game
    import uvicorn

    from subak import games
    from subak.cli.serve import configuration
    from subak.server.app import Settings, create_app
    from subak.server.store import SqliteStore

    games.register(toy_game.kind(Path(data).parent / "nine"))
    no_limit = 1e12
    settings = Settings(tables_at_once=no_limit, requests_at_once=no_limit, asked_at_once=no_limit, connections=10**9)
    config = configuration(create_app(SqliteStore(data), settings))
    config.port = port
    uvicorn.Server(config).run()


@contextlib.contextmanager
def our_server(data: str | None = None) -> Iterator[tuple[str, int]]:
    """Address and process id."""
    folder = tempfile.mkdtemp()
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(port, data or f"{folder}/tables.db"))
    process.start()
    url = f"http://127.0.0.1:{port}"
    wait_for(f"{url}/healthz")
    try:
        yield url, process.pid or 0
    finally:
        process.terminate()
        process.join()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(url: str, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while True:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(url, timeout=5).close()
            return
        if time.monotonic() > until:
            raise TimeoutError(url)
        time.sleep(0.02)


def seconds_of(process: int) -> float:
    """Of the processor's time, in all threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Resident bytes."""
    fields = Path(f"/proc/{process}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


async def measure(
    url: str, process: int, game: str, tables: int, seconds: float, packed: bool, pace: float
) -> dict[str, float]:
    load = Load(url, game, tables, packed, pace)
    await load.begin()
    await load.run(min(2.0, seconds))  # warm
    before, worked = sum(seat.bytes_in for seat in load.seats), seconds_of(process)
    rate = await load.run(seconds)
    came = sum(seat.bytes_in for seat in load.seats) - before
    cost = 1000 * (seconds_of(process) - worked) / max(1, len(load.took))
    p50, p99 = (1000 * quantile(load.took, share) for share in (0.5, 0.99))
    load.end()
    refused = sum(load.refusals.values())
    size = came / max(1, len(load.took)) / 2
    return {"rate": rate, "p50": p50, "p99": p99, "bytes": size, "refused": refused, "cost": cost}


# --- boardgame.io ------------------------------------------------------------------------------------------------
def install_peer() -> Path:
    folder = Path(tempfile.gettempdir()) / "subak-boardgame-io"
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(exist_ok=True)
        package = {
            "private": True,
            "dependencies": {"boardgame.io": PEER.split("@")[1], "socket.io-client": "4", "node-persist": "3"},
            "overrides": {"koa-compose": "4.1.0"},
        }
        (folder / "package.json").write_text(json.dumps(package))
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    for script in ("server.cjs", "load.cjs"):
        shutil.copy(HERE / "boardgame_io" / script, folder)
    return folder


def measure_peer(store: str, tables: int, seconds: float) -> dict[str, float]:
    folder, port = install_peer(), free_port()
    server = subprocess.Popen(["node", "server.cjs", str(port), store], cwd=folder, stdout=subprocess.DEVNULL)
    try:
        time.sleep(2)
        command = ["node", "load.cjs", str(port), str(tables), str(seconds)]
        answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, timeout=300)
        return dict(json.loads(answer.stdout.splitlines()[-1]))
    finally:
        server.kill()
        server.wait()


# --- all of it ---------------------------------------------------------------------------------------------------
def show(name: str, found: dict[str, float], beside: float = 0) -> None:
    ratio = f"  {found['rate'] / beside:5.2f} × boardgame.io in memory" if beside else ""
    size = f"  {found['bytes']:6.0f} B per seat  {found['cost']:.2f} ms of processor" if "bytes" in found else ""
    print(
        f"{name:34} {found['rate']:8.0f} moves/s  p50 {found['p50']:6.1f} ms  p99 {found['p99']:6.1f} ms{size}{ratio}"
    )
    if found.get("refused"):
        print(f"  {found['refused']:.0f} refused")


def compare(games: list[str], tables: int, seconds: float, runs: int, peer: bool) -> None:
    beside = 0.0
    if peer:
        for store in ("memory", "file"):
            found = [measure_peer(store, tables, seconds) for _ in range(runs)]
            best = max(found, key=lambda one: one["rate"])
            beside = beside or best["rate"]
            show(f"boardgame.io, {store}", best)
    for game in games:
        for packed in (False, True):
            with our_server() as (url, process):
                found = [asyncio.run(measure(url, process, game, tables, seconds, packed, 0)) for _ in range(runs)]
            show(f"{game}{', compressed' if packed else ''}", max(found, key=lambda one: one["rate"]), beside)


def paced(games: list[str], tables: int, seconds: float, pace: float) -> None:
    for game in games:
        with our_server() as (url, process):
            found = asyncio.run(measure(url, process, game, tables, seconds, False, pace))
            show(f"{game}, paced {pace:.0f}/s", found)


def memory(games: list[str], tables: int) -> None:
    for game in games:
        with our_server() as (url, process):
            asyncio.run(_memory(url, process, game, tables))


async def _memory(url: str, process: int, game: str, tables: int) -> None:
    first = Load(url, game, 200, packed=True)
    await first.begin()
    await first.run(3.0)  # whatever is allocated once
    first.is_over = True  # they stay, but rest
    await asyncio.sleep(1)
    before = memory_of(process)
    load = Load(url, game, tables, packed=True, pace=1500)
    await load.begin()
    fresh = memory_of(process)
    await load.run(tables * 20 / 1000)
    after, moves = memory_of(process), len(load.took) / tables
    print(
        f"{game:34} {(fresh - before) / tables / 1024:6.1f} KiB per connected table, "
        f"{(after - before) / tables / 1024:6.1f} KiB after {moves:.0f} moves each"
    )
    load.end()
    first.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="nine,seasons,spirits,rios")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1000)
    parser.add_argument("--only", choices=("rate", "pace", "memory"))
    parser.add_argument("--no-peer", action="store_true")
    asked = parser.parse_args()
    games = asked.games.split(",")
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    if asked.only in (None, "rate"):
        compare(games, asked.tables, asked.seconds, asked.runs, not asked.no_peer)
    if asked.only in (None, "pace"):
        paced(games, asked.tables, asked.seconds, asked.pace)
    if asked.only in (None, "memory"):
        memory([game for game in games if game != "nine"], 1000)


if __name__ == "__main__":
    main()
