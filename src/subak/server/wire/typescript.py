"""The types of the browser client, made from the published schema.

    python -m subak.server.wire.typescript     # writes web/src/lib/protocol.ts

A struct that travels as an array becomes two types: its fields by name, and the array with their names in order.
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from subak.server.wire.schema import PROTOCOL, definitions

FILE = Path(__file__).parents[4] / "web" / "src" / "lib" / "protocol.ts"
COMMAND = "python -m subak.server.wire.typescript"
HEAD = f"""/**
 * What travels between browser and server (docs/protocol.md), protocol {PROTOCOL}.
 * Written by `{COMMAND}` from the structs of the server. Do not edit.
 */
"""
UNIONS = {"request": "AnyRequest", "message": "AnyMessage"}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def typescript() -> str:
    found = definitions()
    arrays = {name for name, part in found.items() if part.get("type") == "array"}
    return HEAD + "".join(f"\n{text}" for name, part in found.items() for text in _declared(name, part, arrays))


def _declared(name: str, part: Schema, arrays: set[str]) -> Iterator[str]:
    if "oneOf" in part:
        yield (
            f"export type {UNIONS[name]} =\n"
            + "".join(f"  | {_type(kind, arrays)}\n" for kind in part["oneOf"]).rstrip()
            + ";\n"
        )
        return
    if part["type"] == "object":
        required = set(part.get("required", ()))
        fields = [(key, kind, key in required) for key, kind in part["properties"].items()]
    else:
        fields = [(kind["title"], kind, True) for kind in part["prefixItems"]]
    lines = [f"  {key}{'' if must else '?'}: {_type(kind, arrays)};\n" for key, kind, must in fields]
    yield f"{_comment(part)}export interface {name} {{\n{''.join(lines)}}}\n"
    if name in arrays:
        items = [f"  {key}: {_type(kind, arrays)},\n" for key, kind, _ in fields]
        yield f"export type {name}Array = [\n{''.join(items)}];\n"


def _comment(part: Schema) -> str:
    text = " ".join(part.get("description", "").split())
    if not text:
        return ""
    if len(text) <= 110:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in wrap(text, 115)) + " */\n"


def _type(part: Schema, arrays: set[str]) -> str:
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"{name}Array" if name in arrays else name
    if "anyOf" in part:
        return " | ".join(_type(kind, arrays) for kind in part["anyOf"])
    if "enum" in part:
        return " | ".join("null" if value is None else f'"{value}"' for value in part["enum"])
    if part.get("type") == "array":
        return _array(part, arrays)
    if part.get("type") == "object":
        return f"Record<string, {_type(part['additionalProperties'], arrays)}>"
    return PLAIN[part["type"]]


def _array(part: Schema, arrays: set[str]) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(_type(kind, arrays) for kind in part['prefixItems'])}]"
    item = _type(part["items"], arrays)
    return f"({item})[]" if " | " in item else f"{item}[]"


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"written: {FILE}")
