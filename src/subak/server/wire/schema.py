"""The protocol as JSON Schema, made from the structs themselves: what is documented is what is read and written."""

import functools
from typing import Any

import msgspec

import subak
from subak.server.wire import messages
from subak.server.wire.refusals import Refusal

PROTOCOL = 2
"""Raised when clients of the one before would no longer understand."""
MESSAGES = (
    messages.Frame, messages.Update, messages.Hint, messages.Why, messages.Chat, messages.Note, messages.Done,
    messages.Pong, Refusal,
)  # fmt: skip
BODIES = (
    messages.TableWish, messages.EnterWish, messages.SitWish, messages.RematchWish, messages.About, messages.TableInfo,
    messages.Mine, messages.Lobby, messages.Opened, messages.Entered, messages.PointsByMove, messages.Analysis,
)  # fmt: skip


@functools.cache
def schema() -> bytes:
    """`#/$defs/<name>` for everything that travels; `request` and `message` are what a WebSocket carries."""
    requests = messages.AnyRequest.__args__
    _, parts = msgspec.json.schema_components([*requests, *MESSAGES, *BODIES], ref_template="#/$defs/{name}")
    definitions: dict[str, Any] = dict(parts)
    definitions["request"] = _one_of(requests)
    definitions["message"] = _one_of(MESSAGES)
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Subak {subak.__version__}: protocol {PROTOCOL}",
        "protocol": PROTOCOL,
        "$defs": definitions,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def _one_of(types: tuple[type, ...]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in types]}
