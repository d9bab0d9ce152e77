"""The protocol as JSON Schema, made from the structs themselves: what is documented is what is read and written.

The types of the browser client are made from it (`typescript.py`).
"""

import functools
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect

import subak
from subak.server.wire import messages
from subak.server.wire.lessons import Lesson
from subak.server.wire.refusals import Refusal
from subak.show.scene import Drawing

PROTOCOL = 3
"""Raised when clients of the one before would no longer understand."""
REQUESTS = messages.AnyRequest.__args__
MESSAGES = (
    messages.Frame, messages.Update, messages.Hint, messages.Why, messages.Chat, messages.Note, messages.Done,
    messages.Pong, Refusal,
)  # fmt: skip
WISHES = (messages.TableWish, messages.EnterWish, messages.SitWish, messages.RematchWish)
ANSWERS = (
    messages.About, messages.TableInfo, messages.Mine, messages.Lobby, messages.Opened, messages.Entered,
    messages.Preparations, messages.PointsByMove, messages.Analysis, Drawing, Lesson,
)  # fmt: skip


@functools.cache
def schema() -> bytes:
    """The definitions as a document."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Subak {subak.__version__}: protocol {PROTOCOL}",
        "protocol": PROTOCOL,
        "$defs": definitions(),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def definitions() -> dict[str, Any]:
    """`#/$defs/<name>` for everything that travels; `request` and `message` are what a WebSocket carries."""
    everything = [*REQUESTS, *MESSAGES, *WISHES, *ANSWERS]
    _, parts = msgspec.json.schema_components(everything, ref_template="#/$defs/{name}")
    found: dict[str, Any] = dict(parts)
    for struct in _structs_in(inspect.multi_type_info([*MESSAGES, *ANSWERS]), set()):
        _promise(found[struct.cls.__name__], struct)
    found["request"] = _one_of(REQUESTS)
    found["message"] = _one_of(MESSAGES)
    return found


def _structs_in(parts: Iterable[object], known: set[type]) -> Iterator[inspect.StructType]:
    """All structs that these types are made of."""
    for part in parts:
        if isinstance(part, inspect.StructType):
            if part.cls in known:
                continue
            known.add(part.cls)
            yield part
        if isinstance(part, inspect.Type | inspect.Field):
            values = [getattr(part, name) for name in part.__struct_fields__]
            yield from _structs_in([it for value in values for it in _as_tuple(value)], known)


def _as_tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _promise(part: dict[str, Any], struct: inspect.StructType) -> None:
    """msgspec says what it would read; this is what the server writes. Only structs that omit defaults leave anything
    out, and what travels as an array says what stands where."""
    if struct.array_like:
        part["minItems"] = part["maxItems"] = len(struct.fields)
        for item, field in zip(part["prefixItems"], struct.fields, strict=True):
            item["title"] = field.name
            item.pop("default", None)
    elif not struct.cls.__struct_config__.omit_defaults:
        part["required"] = list(part["properties"])


def _one_of(types: tuple[type, ...]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in types]}
