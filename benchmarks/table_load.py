"""Many tables played at once through real WebSockets, as cheaply as a client can: the server is to be measured."""

import asyncio
import base64
import json
import os
import random
import struct
import time
import urllib.request
import zlib
from collections import deque
from typing import Any

import msgspec


class Option(msgspec.Struct):
    code: int


class Choices(msgspec.Struct):
    options: list[Option] = []


class Scene(msgspec.Struct):
    choices: Choices | None = None


class Said(msgspec.Struct):
    """All that this client reads of what it is sent."""

    type: str
    version: int = -1
    scene: Scene | None = None
    over: bool | None = None
    re: int | None = None
    code: str = ""


read = msgspec.json.Decoder(Said).decode
TEXT, PING = 1, 9
DEFLATE = "permessage-deflate; client_no_context_takeover; client_max_window_bits"


class Seat(asyncio.Protocol):
    """One seat's connection. It picks at random whenever it may, if its load lets it."""

    def __init__(self, load: "Load", host: str) -> None:
        self.load, self.host = load, host
        self.buffer, self.greeted = bytearray(), False
        self.table, self.key, self.seat = "", "", 0
        self.version, self.codes, self.sent_at, self.number = 0, [0], 0.0, 0
        self.is_waiting = False  # for the answer to a pick
        self.bytes_in = 0
        self.other: Seat | None = None

    # --- the line ------------------------------------------------------------------------------------------------
    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        deflate = f"Sec-WebSocket-Extensions: {DEFLATE}\r\n" if self.load.packed else ""
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{deflate}\r\n".encode()
        )

    def send(self, message: bytes) -> None:
        size = len(message)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + message)  # a mask of zeros masks nothing, and costs nothing

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        self.buffer += data
        if not self.greeted:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:300])
            del self.buffer[: end + 4]
            self.greeted = True
            self.load.connected(self)
        while (message := self._next()) is not None:
            self.hear(message)

    def _next(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 0x7F, 2
        if size == 126 and len(buffer) >= 4:
            size, at = struct.unpack_from("!H", buffer, 2)[0], 4
        elif size == 127 and len(buffer) >= 10:
            size, at = struct.unpack_from("!Q", buffer, 2)[0], 10
        elif size > 125:
            return None
        if len(buffer) < at + size:
            return None
        first, message = buffer[0], bytes(buffer[at : at + size])
        del buffer[: at + size]
        if first & 0x40:
            message = zlib.decompressobj(-15).decompress(message + b"\0\0\xff\xff")
        if first & 0x0F == PING:
            self.transport.write(struct.pack("!BB", 0x8A, 0x80 | size) + b"\0\0\0\0" + message)
        return message if first & 0x0F == TEXT else b'{"type":"other"}'

    def connection_lost(self, error: Exception | None) -> None:
        self.load.lost(self)

    # --- the game ------------------------------------------------------------------------------------------------
    def sit(self, table: str, key: str, seat: int) -> None:
        self.table, self.key, self.seat, self.codes, self.is_waiting = table, key, seat, [], False
        self.send(json.dumps({"do": "hello", "table": table, "keys": [key]}).encode())

    def hear(self, message: bytes) -> None:
        said = read(message)
        if said.type in ("frame", "update"):
            self.version = said.version
            if said.scene is not None and said.scene.choices is not None:
                self.codes = [option.code for option in said.scene.choices.options]
            if said.over:
                self.load.over(self)
        elif said.type in ("done", "refused") and said.re == self.number:
            self.is_waiting = False
            self.load.answered(self, said)
        if self.codes and not self.is_waiting:
            self.load.may_pick(self)

    def pick(self) -> None:
        if not self.codes or self.is_waiting or self.load.is_over:
            return
        self.is_waiting, self.sent_at = True, time.perf_counter()
        self.number += 1
        code = random.choice(self.codes)  # they stay what they are unless an update says otherwise
        self.send(
            b'{"do":"pick","seat":%d,"version":%d,"code":%d,"re":%d}' % (self.seat, self.version, code, self.number)
        )


class Load:
    """So many two-seat tables. Without a pace everybody picks as soon as possible."""

    def __init__(self, url: str, game: str, tables: int, packed: bool = False, pace: float = 0) -> None:
        self.url, self.game, self.tables, self.packed, self.pace = url, game, tables, packed, pace
        self.host = url.removeprefix("http://").rstrip("/")
        self.seats: list[Seat] = []
        self.ready: deque[Seat] = deque()
        self.took: list[float] = []  # seconds from pick to answer
        self.refusals: dict[str, int] = {}
        self.acknowledged: dict[str, int] = {}  # by table: the highest version that was told
        self.open_seats: asyncio.Event = asyncio.Event()
        self.is_over = False
        self.tasks: set[asyncio.Future[None]] = set()

    # --- tables --------------------------------------------------------------------------------------------------
    def _open_table(self) -> tuple[str, list[str]]:
        seats = [{"kind": "link"}, {"kind": "link"}]
        body = json.dumps({"game": self.game, "seats": seats}).encode()
        ask = urllib.request.Request(f"{self.url}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(ask, timeout=30) as answer:
            found = json.load(answer)
        return found["table"], found["keys"]

    async def _seat_two(self, first: Seat, second: Seat) -> None:
        table, keys = await asyncio.get_running_loop().run_in_executor(None, self._open_table)
        if not self.is_over:
            first.sit(table, keys[0], 0)
            second.sit(table, keys[1], 1)

    async def begin(self) -> None:
        loop = asyncio.get_running_loop()
        host, port = self.host.split(":")
        for _ in range(self.tables):
            pair = []
            for _ in range(2):
                _, seat = await loop.create_connection(lambda: Seat(self, self.host), host, int(port))
                pair.append(seat)
            while not all(seat.greeted for seat in pair):
                await asyncio.sleep(0.001)
            pair[0].other, pair[1].other = pair[1], pair[0]
            self.seats += pair
            await self._seat_two(*pair)

    # --- what happens --------------------------------------------------------------------------------------------
    def connected(self, seat: Seat) -> None:
        pass

    def lost(self, seat: Seat) -> None:
        self.is_over = True

    def may_pick(self, seat: Seat) -> None:
        if self.pace:
            self.ready.append(seat)
        else:
            seat.pick()

    def answered(self, seat: Seat, said: Said) -> None:
        if said.type == "done":
            self.took.append(time.perf_counter() - seat.sent_at)
            self.acknowledged[seat.table] = max(self.acknowledged.get(seat.table, 0), said.version)
        else:
            self.refusals[said.code] = self.refusals.get(said.code, 0) + 1

    def over(self, seat: Seat) -> None:
        """The next game, for both."""
        if seat.seat == 0 and seat.other is not None and not self.is_over:
            self.tasks.add(asyncio.ensure_future(self._seat_two(seat, seat.other)))

    async def keep_pace(self, seconds: float) -> None:
        """So many picks a second, whoever's turn it is."""
        start, made = time.perf_counter(), 0
        while (now := time.perf_counter() - start) < seconds:
            while made < now * self.pace and self.ready:
                self.ready.popleft().pick()
                made += 1
            await asyncio.sleep(0.0005)

    async def run(self, seconds: float) -> float:
        """Play on; returns moves per second."""
        self.took.clear()
        start = time.perf_counter()
        if self.pace:
            await self.keep_pace(seconds)
        else:
            await asyncio.sleep(seconds)
        return len(self.took) / (time.perf_counter() - start)

    def end(self) -> None:
        self.is_over = True
        for seat in self.seats:
            seat.transport.abort()


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
