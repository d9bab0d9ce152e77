"""A game over the wire of which everything is written down, and searched for what its reader could not know.

What each seat and a spectator were sent over their WebSockets and over HTTP, and what the server wrote into its log.
"""

import json
import logging
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

import httpx

import subak
from server.harness import Client, Running
from server.leaks import Leak, is_named, names_held, names_known
from subak.game import SPECTATOR, Game

READ = ("", "/record", "/replay?move=0&seat=0", "/scores", "/analysis")
"""About a table, for anybody; all but the first are refused until the game is over."""


class Heard(NamedTuple):
    """A text, who read it, and how many moves had been made."""

    viewer: int
    seq: int
    text: str


class Overheard:
    """Two to four people, each with a connection, who do whatever they like."""

    def __init__(self, server: Running, game: str, seats: int, seed: int, longest: int = 10_000) -> None:
        self.server, self.chooser, self.longest = server, random.Random(seed), longest
        wish = {"game": game, "seats": [{"kind": "link"}] * seats, "access": "open"}
        opened = server.http.post("/api/tables", json=wish).json()
        server.watch[opened["table"]] = opened["watch"]
        self.table, self.keys = opened["table"], opened["keys"]
        self.secrets = [*self.keys, opened["watch"]]
        self.people = list(range(seats))
        self.viewers = [SPECTATOR, *self.people]
        self.notes: dict[int, list[str]] = {}
        self.gossip: list[str] = []
        self.said: list[str] = []
        self.heard: list[Heard] = []
        self.lines: list[str] = []

    def play(self) -> Counter[str]:
        with ExitStack() as stack, written_down(self.lines):
            self.clients = {viewer: stack.enter_context(self.join(viewer)) for viewer in self.viewers}
            for number in range(self.longest):
                if self.is_over:
                    break
                self.do_something(stack)
                if number % 10 == 0:
                    self.read_over_http()
            self.keep_what_was_heard()
            self.leave_to_computers()
        return self.search()

    @property
    def is_over(self) -> bool:
        return bool(self.clients[0].now["over"])

    def join(self, viewer: int) -> Client:
        return self.server.join(self.table, *([] if viewer == SPECTATOR else [self.keys[viewer]]))

    # --- what people do ------------------------------------------------------------------------------------------
    def do_something(self, stack: ExitStack) -> None:
        dice, seat = self.chooser.random(), self.chooser.choice(self.people)
        if dice < 0.75:
            self.move()
        elif dice < 0.85:
            what = self.chooser.choice(["undo", "ask-back", "agree", "decline"])
            self.clients[seat].ask(do=what, seat=seat)
        elif dice < 0.95:
            self.talk(seat)
        else:
            viewer = self.chooser.choice(self.viewers)
            self.keep_what_was_heard()
            self.clients[viewer].__exit__(None, None, None)
            self.clients[viewer] = stack.enter_context(self.join(viewer))
        for client in self.clients.values():
            client.ask(do="ping")

    def move(self) -> None:
        seat = self.chooser.choice(self.clients[0].now["actors"])
        client = self.clients[seat]
        client.ask(do="pick", seat=seat, version=client.now["version"], code=self.chooser.choice(client.codes))

    def talk(self, seat: int) -> None:
        number = len(self.gossip) + len(self.said) + sum(map(len, self.notes.values()))
        match self.chooser.choice(["note", "gossip", "say"]):
            case "note":
                self.notes.setdefault(seat, []).append(f"note {number} of {seat}")
                self.clients[seat].ask(do="note", seat=seat, words=self.notes[seat][-1])
            case "gossip":
                self.gossip.append(f"gossip {number}")
                self.clients[SPECTATOR].ask(do="say", seat=SPECTATOR, words=self.gossip[-1])
            case _:
                self.said.append(f"saying {number}")
                self.clients[seat].ask(do="say", seat=seat, words=self.said[-1])

    def read_over_http(self) -> None:
        for path in (*(f"/api/tables/{self.table}{part}" for part in READ), "/api/lobby", "/api/mine", "/metrics"):
            self.keep(SPECTATOR, self.server.http.get(path))
        seat = self.chooser.choice(self.people)
        headers = {"Authorization": f"Bearer {self.keys[seat]}"}
        request = {"do": "why", "seat": seat, "target": self.clients[seat].now["scene"]["sprites"][0][0]}
        self.keep(seat, self.server.http.post(f"/api/tables/{self.table}/do", json=request, headers=headers))
        with self.server.http.stream("GET", f"/api/tables/{self.table}/stream", headers=headers) as stream:
            self.heard.append(Heard(seat, self.clients[seat].now["seq"], next(stream.iter_lines())))

    def keep(self, viewer: int, answer: httpx.Response) -> None:
        self.heard.append(Heard(viewer, self.clients[0].now["seq"], f"{answer.headers} {answer.text}"))

    def keep_what_was_heard(self) -> None:
        for viewer, client in self.clients.items():
            seq = 0
            for message in client.seen:
                seq = message.get("seq", seq)
                self.heard.append(Heard(viewer, seq, json.dumps(message)))
            client.seen.clear()

    def leave_to_computers(self) -> None:
        """The record, which is needed to know what was hidden, can be read when the game is over."""
        for viewer in self.viewers:
            if viewer != 0:  # who does not listen is a slow connection
                self.clients[viewer].__exit__(None, None, None)
        if not self.is_over:
            for key, seat in zip(self.keys, self.people, strict=True):
                request, headers = {"do": "resign", "seat": seat}, {"Authorization": f"Bearer {key}"}
                self.server.http.post(f"/api/tables/{self.table}/do", json=request, headers=headers)
            self.clients[0].wait(lambda frame: bool(frame["over"]))
        self.record = self.server.http.get(f"/api/tables/{self.table}/record").text

    # --- who could know what -------------------------------------------------------------------------------------
    def search(self) -> Counter[str]:
        game = subak.read(self.record)
        counts = Counter({"messages": len(self.heard), "lines of the log": len(self.lines)})
        notes = [words for seat in self.notes for words in self.notes[seat]]
        for line in self.lines:
            self.search_for([*self.secrets, str(game.seed), *self.gossip, *self.said, *notes], line, "the log")
        hidden = {viewer: list(hidden_names(game, viewer)) for viewer in self.viewers}
        for viewer, seq, text in self.heard:
            others = [words for seat, notes in self.notes.items() if seat != viewer for words in notes]
            seed = [str(game.seed)] if seq < len(game) else []
            gossip = self.gossip if viewer != SPECTATOR and seq < len(game) else []
            self.search_for([*self.secrets, *seed, *others, *gossip], text, f"seat {viewer} after move {seq}")
            for name in hidden[viewer][seq]:
                counts["names looked for"] += 1
                if is_named(game.kind.name, name, text):
                    raise Leak(f"{self.table}: seat {viewer} after move {seq} reads of {name!r}: {text:.500}")
        return counts

    def search_for(self, words: list[str], text: str, where: str) -> None:
        for word in words:
            if word in text:
                at = text.index(word)
                raise Leak(f"{self.table}: {where} has {word!r}: {text[max(0, at - 100) : at + 100]}")


def hidden_names(game: Game, viewer: int) -> Iterator[set[str]]:
    """After every move, the cards in somebody's hand that the viewer has never seen."""
    known: set[str] = set()
    then = game.restarted()
    for seat, code in [*game.made, (0, -1)]:
        known |= names_known(then, viewer)
        yield names_held(then) - known
        if code >= 0:
            then.push(code, seat)


@contextmanager
def written_down(lines: list[str]) -> Iterator[None]:
    """Every line that the server would write with `--log-level debug`."""

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record) + str(getattr(record, "fields", "")))

    handler, ours = Handler(logging.DEBUG), logging.getLogger("subak")
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error", "uvicorn.access")]
    level = ours.level
    for logger in loggers:
        logger.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        ours.setLevel(level)
        for logger in loggers:
            logger.removeHandler(handler)
