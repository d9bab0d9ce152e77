"""What is documented is what is sent."""

import random
import time
from collections import Counter

import jsonschema
import pytest

import subak
from server.harness import Client, Json, Running
from server.people import Person, do_pick


class Schema:
    """The schema that the server publishes."""

    def __init__(self, server: Running) -> None:
        self.whole: Json = server.get("/api/schema")
        jsonschema.Draft202012Validator.check_schema(self.whole)
        self.seen: Counter[str] = Counter()

    def check(self, name: str, content: object) -> None:
        self.seen[name] += 1
        self.validator(name).validate(content)

    def validator(self, name: str) -> jsonschema.Draft202012Validator:
        return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": self.whole["$defs"]})

    def check_message(self, message: Json) -> None:
        """As the kind it says it is, and as that one only."""
        self.check(NAMES[message["type"]], message)
        others = [name for kind, name in NAMES.items() if kind != message["type"]]
        assert not any(self.validator(name).is_valid(message) for name in others)


NAMES = {
    "frame": "Frame", "update": "Update", "hint": "Hint", "why": "Why", "chat": "Chat", "note": "Note", "done": "Done",
    "pong": "Pong", "refused": "Refusal",
}  # fmt: skip


@pytest.mark.parametrize("name", subak.game_names())
def test_every_message_is_as_the_schema_says(server: Running, sri: Person, name: str) -> None:
    """A game with everything: talk, notes, hints, whys, undo, turns back, leaving, clocks, a rematch."""
    schema, chooser = Schema(server), random.Random(1)
    opened = sri.open(name, "me", "here", clock={"free": 500, "bank": 500})
    schema.check("Opened", opened)
    with sri.at(opened["table"]) as line, server.join(opened["table"]) as watcher:
        line.ask(do="say", seat=0, words="hello")
        line.ask(do="note", seat=1, words="to myself")
        watcher.ask(do="say", seat=-1, words="hello", name="Wayan")
        line.hello(opened["table"])
        for _ in range(60):
            if not line.now["over"]:
                do_anything(line, chooser)
        for seat in (0, 1):
            line.ask(do="resign", seat=seat)
        line.wait(lambda frame: bool(frame["over"]))
        watcher.wait(lambda frame: bool(frame["over"]))
        sri.post(f"/api/tables/{opened['table']}/rematch")
        line.wait(lambda frame: frame["rematch"] is not None)
        watcher.wait(lambda frame: frame["rematch"] is not None)
        for message in sampled(line.seen) + sampled(watcher.seen):
            schema.check_message(message)
    check_answers(schema, server, sri, opened["table"])
    assert {"Frame", "Update", "Chat", "Note", "Done", "Refusal"} <= set(schema.seen)


def do_anything(line: Client, chooser: random.Random) -> None:
    """A pick, and one of the other things that people do."""
    seat = chooser.choice(line.now["actors"])
    line.look(seat)
    if line.codes:
        do_pick(line, seat, chooser.choice(line.codes))
    what = chooser.choice(["undo", "ask-back", "agree", "decline", "hint", "leave", "return", "return", "why", "name"])
    line.ask(do=what, seat=chooser.randrange(2), target=line.now["scene"]["sprites"][0][0], name="Sri")


def sampled(messages: list[Json]) -> list[Json]:
    """All that are small; of the others, enough for a test that people wait for."""
    large = [message for message in messages if message["type"] in ("frame", "update")]
    small = [message for message in messages if message["type"] not in ("frame", "update")]
    return small + large[:40] + large[40 :: max(1, len(large) // 40)] + large[-3:]


def check_answers(schema: Schema, server: Running, sri: Person, table: str) -> None:
    paths = {
        "About": "about", "TableInfo": f"tables/{table}", "Lobby": "lobby", "Preparations": "preparing",
        "PointsByMove": f"tables/{table}/scores", "Analysis": f"tables/{table}/analysis",
        "Frame": f"tables/{table}/replay?move=3&seat=0",
    }  # fmt: skip
    for name, path in paths.items():
        schema.check(name, server.get(f"/api/{path}"))
    schema.check("Mine", sri.http.get("/api/mine").json())
    schema.check("Refusal", server.http.get("/api/tables/nowhere").json())
    done: Json = {"done": 0}
    while done["done"] < 1:
        time.sleep(0.05)
        done = server.get(f"/api/tables/{table}/analysis")
    schema.check("Analysis", done)


REQUESTS: list[tuple[Json, bool]] = [
    ({"do": "hello", "table": "x", "keys": ["k"], "watch": None, "since": 3, "lines": 2, "re": 1}, True),
    ({"do": "hello", "table": "x" * 65}, False),
    ({"do": "hello", "keys": []}, False),
    ({"do": "pick", "seat": 0, "version": 12, "code": 37}, True),
    ({"do": "pick", "seat": 0, "version": -1, "code": 37}, False),
    ({"do": "pick", "seat": 4, "version": 0, "code": 37}, False),
    ({"do": "say", "seat": -1, "words": "x", "name": "y"}, True),
    ({"do": "say", "seat": -1, "words": 1}, False),
    *(({"do": word, "seat": 0}, True) for word in ("look", "undo", "ask-back", "agree", "decline", "leave", "return")),
    ({"do": "ping", "re": 1 << 41}, False),
    ({"do": "dance"}, False),
]


@pytest.mark.parametrize(("request_", "fits"), REQUESTS, ids=lambda value: str(value)[:40])
def test_what_is_asked_for_is_in_the_schema_too(server: Running, request_: Json, fits: bool) -> None:
    """What fits it is understood (refused or not), and nothing else."""
    assert Schema(server).validator("request").is_valid(request_) == fits
    with Client(server) as line:
        code = line.ask(**{"re": 0, **request_}).get("code")
        assert (code == "bad-request") != fits
