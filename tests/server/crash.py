"""Nodes killed under load. What was acknowledged must be there afterwards; nothing may be there twice."""

import random
import threading
import time
from dataclasses import dataclass

import httpx
from websockets.exceptions import WebSocketException

from server.harness import PATIENCE, Client
from server.nodes import Node, Player

GAMES = ("seasons", "spirits", "rios")
FEWEST, MOST = 5, 40
"""So many moves are acknowledged from one death of a node to the next."""


@dataclass
class Report:
    """What a run has seen."""

    kills: int = 0
    acknowledged: int = 0


class Pair:
    """Two seats at one table, played by one thread as quickly as it goes; it survives the death of its node."""

    def __init__(self, node: Node, game: str, seed: int) -> None:
        self.node, self.rng, self.told = node, random.Random(seed), 0
        self.table, self.keys = node.open(game, "link", "link", seed=seed)
        self.problem: BaseException | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)
        self.stop = threading.Event()

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self.stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self.problem is not None:
            raise self.problem

    def _play(self) -> None:
        while not self.stop.is_set():
            try:
                with Player(self.node) as player:
                    player.hello(self.table, *self.keys)
                    self._check(player)
                    self._pick_on(player)
            except (WebSocketException, OSError, EOFError, TimeoutError, httpx.TransportError):
                time.sleep(0.02)  # the node is down; it comes back
            except BaseException as problem:
                self.problem = problem
                return

    def _check(self, player: Player) -> None:
        assert player.now["version"] >= self.told, f"told of {self.told}, kept {player.now['version']}"

    def _pick_on(self, player: Player) -> None:
        while not self.stop.is_set() and not player.now["over"]:
            seat = self.rng.choice(player.now["actors"])
            if player.now["seat"] != seat:
                player.look(seat)
            answer = player.ask(do="pick", seat=seat, code=self.rng.choice(player.codes), version=player.now["version"])
            assert answer["type"] == "done" or answer["code"] in ("stale", "store", "not-your-turn"), answer
            if answer["type"] == "done":
                self.told = max(self.told, answer["version"])
        self.stop.wait(0.05 if player.now["over"] else 0)


def wait_for_moves(players: list[Pair], number: int) -> None:
    """Until so many more were acknowledged, however long that takes."""
    wanted, until = sum(player.told for player in players) + number, time.monotonic() + PATIENCE
    while sum(player.told for player in players) < wanted:
        for player in players:
            if player.problem is not None:
                raise player.problem
        assert time.monotonic() < until, "nobody plays"
        time.sleep(0.001)


def kill_and_restart(store: str, kills: int, pairs: int = 4, redis: str = "") -> Report:
    """Kill -9 after some moves, in the middle of the next ones, and look at every table after each restart."""
    report, rng = Report(), random.Random(kills)
    with Node(store, redis) as node:
        players = [Pair(node, GAMES[number % 3], number) for number in range(pairs)]
        for player in players:
            player.begin()
        for _ in range(kills):
            wait_for_moves(players, rng.randint(FEWEST, MOST))
            node.kill()
            node.start()
            report.kills += 1
            for player in players:
                info = node.get(f"/api/tables/{player.table}")
                assert info["seq"] <= 2000
        wait_for_moves(players, FEWEST)
        for player in players:
            player.end()
        report.acknowledged = sum(player.told for player in players)
        for player in players:
            with Player(node) as again:
                again.hello(player.table, *player.keys)
                assert again.now["version"] >= player.told
    return report


def race(first: Client, second: Client, rounds: int) -> list[int]:
    """Both send a move for the same seat at the same time: one wins, the other is told "stale" and catches up."""
    won, rng = [0, 0], random.Random(1)
    for _ in range(rounds):
        if first.now["over"]:
            break
        version = first.now["version"]
        second.wait_for_version(version)
        seat = first.now["actors"][0]
        for client in (first, second):
            if client.now["seat"] != seat:
                client.look(seat)
        code = rng.choice(first.codes)
        clients = [first, second] if rng.random() < 0.5 else [second, first]
        numbers = [client.pick(seat, code, version) for client in clients]
        answers = [client.answer_to(number) for client, number in zip(clients, numbers, strict=True)]
        kinds = [answer.get("code", "done") for answer in answers]
        assert sorted(kinds) == ["done", "stale"], kinds
        won[0 if clients[kinds.index("done")] is first else 1] += 1
        first.wait_for_version(version + 1)
    return won
