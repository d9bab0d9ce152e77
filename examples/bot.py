"""A program that sits down at a table and plays. It knows no rules: only the choices it is offered (docs/protocol.md).

    python examples/bot.py URL TABLE KEY [--line ws|http] [--name NAME] [--seed N]

It picks what promises the most points, else anything. Over HTTP it needs nothing but Python; over the WebSocket, the
package `websockets`. If the line breaks, it comes back; it ends with the game.
"""

import argparse
import contextlib
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, Protocol

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds of silence after which a line counts as broken; the server says something more often."""
PAUSE = 1.0
TRY_AGAIN = ("too-many", "busy", "full", "store")
"""The server cannot answer at this moment."""
TOO_LATE = ("stale", "not-your-turn", "illegal", "game-over")
"""The table has changed meanwhile: what it is like now is on its way."""


class Player:
    """Hears what happens at the table, and says what to do about it."""

    def __init__(self, name: str | None, chooser: random.Random) -> None:
        self.name, self.chooser = name, chooser
        self.table: Json = {}  # the last frame, with everything that has changed since (but for its picture)
        self.options: list[Json] = []

    @property
    def is_over(self) -> bool:
        return bool(self.table.get("over"))

    def hear(self, message: Json) -> Json | None:
        """What to ask the server for now, if anything."""
        if message["type"] == "refused":
            return self.hear_refusal(message["code"])
        if message["type"] not in ("frame", "update"):
            return None
        self.table |= message
        if "choices" in message["scene"]:  # an update leaves out what is as it was
            self.options = message["scene"]["choices"]["options"]
        return self.decide()

    def hear_refusal(self, code: str) -> Json | None:
        if code in TRY_AGAIN:
            if not self.table:
                raise ConnectionError(f"the server refuses: {code}")
            time.sleep(PAUSE)
            return self.decide()
        if code in TOO_LATE:
            return None
        sys.exit(f"the server refuses: {code}")

    def decide(self) -> Json | None:
        seat = self.table["seat"]
        if self.name and self.table["seats"][seat]["name"] != self.name:
            return {"do": "name", "seat": seat, "name": self.name}
        if not self.options or self.is_over:
            return None
        return {"do": "pick", "seat": seat, "version": self.table["version"], "code": self.choose()}

    def choose(self) -> int:
        """The number of a move that promises the most points."""
        best = max(self.promised(option) for option in self.options)
        good = [option for option in self.options if self.promised(option) == best]
        return int(self.chooser.choice(good)["code"])

    def promised(self, option: Json) -> int:
        return int(option.get("preview", {}).get("points", 0))  # what is empty is left out


class Line(Protocol):
    """A way to talk to the server."""

    def messages(self) -> Iterator[Json]:
        """All it says, until the line breaks: then this raises an OSError."""

    def ask(self, request: Json) -> Json | None:
        """Send a request; the answer, unless it comes with the messages."""


class Http:
    """A stream of JSON lines to read, and one address to send requests to."""

    def __init__(self, url: str, table: str, key: str) -> None:
        self.address = f"{url}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}

    def messages(self) -> Iterator[Json]:
        yield from self.answers("stream")
        raise ConnectionError("the stream has ended")

    def ask(self, request: Json) -> Json | None:
        return next(self.answers("do", json.dumps(request).encode()))

    def answers(self, what: str, content: bytes | None = None) -> Iterator[Json]:
        request = urllib.request.Request(f"{self.address}/{what}", content, self.headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as lines:
                for line in lines:
                    if line.strip():  # an empty one only says that the server is still there
                        yield json.loads(line)
        except urllib.error.HTTPError as refusal:
            yield json.load(refusal)
        except (http.client.HTTPException, ValueError) as problem:  # it ended in the middle of something
            raise ConnectionError(repr(problem)) from problem


class Socket:
    """A WebSocket, as browsers use it: answers come among everything else."""

    def __init__(self, url: str, table: str, key: str) -> None:
        self.address = "ws" + url.removeprefix("http") + "/ws"
        self.hello = {"do": "hello", "table": table, "keys": [key]}

    def messages(self) -> Iterator[Json]:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        try:
            with connect(self.address, max_size=None) as self.socket:
                self.ask(self.hello)
                for text in self.socket:
                    yield json.loads(text)
        except WebSocketException as problem:
            raise ConnectionError(str(problem)) from problem
        raise ConnectionError("the server has closed the line")

    def ask(self, request: Json) -> Json | None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):  # whoever reads the messages will notice
            self.socket.send(json.dumps(request))
        return None


def play(line: Line, player: Player) -> None:
    """Until the game is over, or the line breaks."""
    for message in line.messages():
        news: Json | None = message
        while news is not None:
            request = player.hear(news)
            news = line.ask(request) if request else None
        if player.is_over:
            return


def play_to_the_end(line: Line, player: Player) -> None:
    while not player.is_over:
        try:
            play(line, player)
        except OSError as problem:
            print(f"{problem}; trying again", file=sys.stderr)
            time.sleep(PAUSE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Sit down at a table of Subak and play.")
    parser.add_argument("url", help="of the server, such as http://localhost:8420")
    parser.add_argument("table", help="its id")
    parser.add_argument("key", help="of the seat")
    parser.add_argument("--line", choices=("ws", "http"), default="ws")
    parser.add_argument("--name", help="what the others see")
    parser.add_argument("--seed", type=int, help="the same seed and the same table: the same choices")
    given = parser.parse_args()
    line = (Http if given.line == "http" else Socket)(given.url.rstrip("/"), given.table, given.key)
    player = Player(given.name, random.Random(given.seed))
    play_to_the_end(line, player)
    seat = player.table["seat"]
    print(f"over: my share of the win is {player.table['outcome'][seat]}")


if __name__ == "__main__":
    main()
