"""Server nodes as processes of their own, to be killed and started again: `python -m server.nodes PORT STORE`."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx
import uvicorn

from server.harness import PATIENCE, QUICK, Client, Running
from subak.cli.serve import configuration
from subak.server.app import create_app
from subak.server.store import open_store
from subak.server.tables.bus import NoBus, RedisBus

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Node(Running):
    """A node that can be killed. What is asked of a server in a thread can be asked of it, too."""

    def __init__(self, store: str, redis: str = "", port: int = 0) -> None:
        self.store, self.redis, self.port = store, redis, port or free_port()
        self.host = f"127.0.0.1:{self.port}"

    def __enter__(self) -> "Node":
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.kill()
        self.http.close()

    def start(self) -> None:
        """Until it answers."""
        command = [
            sys.executable,
            "-m",
            "server.nodes",
            str(self.port),
            self.store,
            *([self.redis] if self.redis else []),
        ]
        path = os.pathsep.join((str(ROOT / "tests"), str(ROOT / "src")))
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if self.http.get("/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the node ended"
            assert time.monotonic() < until, "the node does not get ready"
            time.sleep(0.02)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Player(Client):
    """A client that comes back, to the same node or another."""

    def __enter__(self) -> "Player":
        return self

    def come_back(self, node: Running, table: str, *keys: str) -> None:
        self._line.close()
        self.__init__(node)  # type: ignore[misc]  # a new connection, the same player
        self.hello(table, *keys)


async def serve(port: int, store: str, redis: str = "") -> None:
    node = f"node-{port}"
    bus = RedisBus(redis, node) if redis else NoBus()
    config = configuration(create_app(await open_store(store), QUICK, bus, node))
    config.host, config.port = "127.0.0.1", port
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), *sys.argv[2:]))
