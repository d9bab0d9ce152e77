"""The HTTP interface as an OpenAPI document, and requests that Schemathesis invents for it.

    SUBAK_FUZZ=2000 pytest tests/server/test_http_schema.py     # so many for every route

The document is put together from what the server publishes (`/api/schema`) and its routes: whoever changes one of them
has to say here what may come back.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

import subak
from server.harness import QUICK, Running, run
from subak.players.levels import LEVELS
from subak.server.app import Server, Settings
from subak.server.keys import hash_key
from subak.server.store import Entry, SeatRow, SqliteStore, TableRow
from subak.server.wire.schema import schema

EXAMPLES = int(os.environ.get("SUBAK_FUZZ", "12"))
Json = dict[str, Any]
TABLES = ("going", "open", "over", "nowhere")
"""Ids of tables that are there before the first request (but for the last)."""
SEATED = ("0", "1")
"""The keys of their seats."""


# --- the document ------------------------------------------------------------------------------------------------
def components() -> Json:
    """What the server publishes; narrower only where hardly anything that is made up would be of use."""
    text = schema().decode().replace("#/$defs/", "#/components/schemas/")
    found: Json = json.loads(text)["$defs"]
    found["TableWish"]["properties"]["game"] = {"enum": [*subak.game_names(), "chess"]}
    found["TableWish"]["properties"]["options"] = {"type": "object", "maxProperties": 0}
    found["TableWish"]["properties"]["seats"]["minItems"] = 2
    found["SeatWish"]["properties"]["level"] = {"enum": [*LEVELS, None]}
    found["EnterWish"]["properties"]["keys"]["items"] = {"enum": [*SEATED, "wrong"]}
    return found


def ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def answers(name: str | None, *refusals: int, status: int = 200, media: str = "application/json") -> Json:
    """What comes back if all is well, and the refusals that there may be."""
    content = {} if status == 204 else {"content": {media: {"schema": ref(name) if name else {}}}}
    found = {str(status): {"description": "as asked for", **content}}
    for code in sorted({*refusals}):
        found[str(code)] = {"description": "refused", "content": {"application/json": {"schema": ref("Refusal")}}}
    return found


def get(answer: Json, *parameters: Json) -> Json:
    return {"get": {"parameters": list(parameters), "responses": answer}}


def post(body: str | None, answer: Json, *parameters: Json) -> Json:
    content = {"application/json": {"schema": ref(body)}} if body else None
    request = {"requestBody": {"content": content, "required": True}} if content else {}
    return {"post": {"parameters": list(parameters), "responses": answer, **request}}


def path(name: str, *values: str) -> Json:
    """A part of the path that exists; others come among the requests that are wrong on purpose."""
    return {"name": name, "in": "path", "required": True, "schema": {"enum": list(values)}}


def number(name: str, most: int) -> Json:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": most}}


TABLE = path("table", *TABLES)
KEY = {
    "name": "Authorization",
    "in": "header",
    "schema": {"enum": [f"Bearer {key}" for key in (*SEATED, "wrong")]},
}
PAGE, TEXT = "text/html; charset=utf-8", "text/plain; charset=utf-8"
GAME, LANGUAGE = path("game", *subak.game_names()), path("language", "en", "de")
# 404 also stands for a path or a method that there is not.
ROUTES: Json = {
    "/api/about": get(answers("About")),
    "/api/schema": get(answers(None, media="application/schema+json")),
    "/api/lobby": get(answers("Lobby")),
    "/api/mine": get(answers("Mine")),
    "/api/preparing": get(answers("Preparations")),
    "/api/tables": post("TableWish", answers("Opened", 400, 404, 413, status=201)),
    "/api/tables/{table}": get(answers("TableInfo", 404), TABLE),
    "/api/tables/{table}/enter": post("EnterWish", answers("Entered", 400, 403, 404, 413), TABLE),
    "/api/tables/{table}/sit": post("SitWish", answers("Entered", 400, 404, 409, 413), TABLE),
    "/api/tables/{table}/forget": post(None, answers(None, 404, 413, status=204), TABLE),
    "/api/tables/{table}/rematch": post("RematchWish", answers(None, 400, 401, 403, 404, 409, 413), TABLE, KEY),
    "/api/tables/{table}/do": post("request", answers("message", 400, 401, 403, 404, 409, 413, 429), TABLE, KEY),
    "/api/tables/{table}/record": get(answers(None, 404, 409, media=TEXT), TABLE),
    "/api/tables/{table}/replay": get(answers("Frame", 400, 404, 409), TABLE, number("move", 35), number("seat", 1)),
    "/api/tables/{table}/scores": get(answers("PointsByMove", 404, 409), TABLE),
    "/api/tables/{table}/analysis": get(answers("Analysis", 404, 409), TABLE),
    "/api/drawings/{table}": get(answers(None, 404), TABLE),
    "/api/rules/{game}/{language}": get(answers(None, 404, media=PAGE), GAME, LANGUAGE),
    "/api/lessons/{game}": get(answers("Lesson", 404), GAME),
    "/texts/{language}.ftl": get(answers(None, 404, media=TEXT), LANGUAGE),
    "/art.svg": get(answers(None, media="image/svg+xml")),
    "/themes.css": get(answers(None, media="text/css; charset=utf-8")),
    "/healthz": get(answers(None, media=TEXT)),
    "/readyz": get(answers(None, media=TEXT)),
    "/metrics": get(answers(None, 404, media="text/plain; version=0.0.4; charset=utf-8")),
}
ENDLESS = {"/api/tables/{table}/stream"}
"""Not for a tool that waits for the end."""
DOCUMENT: Json = {
    "openapi": "3.1.0",
    "info": {"title": "Subak", "version": subak.__version__},
    "paths": ROUTES,
    "components": {"schemas": components()},
}
api = schemathesis.openapi.from_dict(DOCUMENT)


# --- the server --------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("data") / "tables.db"
    run(fill(file))
    plenty = replace(QUICK, tables_at_once=10**9, asked_at_once=10**9, hint_milliseconds=1, analysis_iterations=1)
    with Running(file, plenty) as running:
        yield running


async def fill(file: Path) -> None:
    """A table that goes on, one with a free seat, and one that is over."""
    store = SqliteStore(file)
    for name in TABLES[:-1]:
        game = subak.new("seasons", seed=name)
        seats = tuple(SeatRow("link", key_hash=hash_key(key)) for key in SEATED)
        if name == "open":
            seats = (seats[0], SeatRow("open", is_free=True))
        row = TableRow(
            name, "seasons", game.kind.version, game.components.digest, game.options, name, False, 1.0, seats, name
        )
        await store.create(replace(row, access="open"))
        while name == "over" and not game.is_over:
            seat = game.actors[0]
            game.push(int(game.codes(seat)[0]), seat)
            await store.append(name, Entry(len(game) - 1, seat, game.made[-1][1], 1.0))
    await store.close()


@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_every_answer_is_as_documented(case: schemathesis.Case[Any], server: Running) -> None:
    """No failure of the server's; a status, a type and a body that are in the document; a refusal is one."""
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(base_url=f"http://{server.host}", checks=checks)


def test_the_document_has_all_routes(tmp_path: Path) -> None:
    found = Server(SqliteStore(tmp_path / "tables.db"), Settings())
    try:
        routes = {route.path for route in found.routes() if isinstance(route, Route)}
    finally:
        run(found.close())
    assert routes - ENDLESS == set(ROUTES)


UNREADABLE = {
    "no UTF-8": b'{"game": "\xff"}',
    "deep": b'{"more": ' + b"[" * 20_000,
    "nothing": b"",
    "no JSON": b"game=rios",
    "not a number": b'{"game": "rios", "seats": [], "clock": {"free": NaN}}',
}
BODIES = [pytest.param(body, id=name) for name, body in UNREADABLE.items()]


@pytest.mark.parametrize("body", BODIES)
def test_what_cannot_be_read_is_a_bad_request(server: Running, body: bytes) -> None:
    for part in ("", "/going/enter", "/going/sit", "/going/rematch", "/going/do"):
        answer = server.http.post(f"/api/tables{part}", content=body, headers={"Authorization": "Bearer 0"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), part
