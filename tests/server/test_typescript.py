"""The types of the browser client are those of the server."""

from subak.server.wire.schema import definitions
from subak.server.wire.typescript import COMMAND, FILE, typescript


def test_the_client_s_types_are_those_of_the_server() -> None:
    """A struct was changed: the client's types have to be written anew."""
    assert FILE.read_text(encoding="utf-8") == typescript(), f"stale: {COMMAND}"


def test_what_travels_as_an_array_says_what_stands_where() -> None:
    found = definitions()
    assert [item["title"] for item in found["Fact"]["prefixItems"]] == ["art", "value", "label"]
    assert "export type FactArray = [\n  art: string,\n  value: number | string,\n  label: Message,\n];" in typescript()


def test_only_what_may_be_missing_is_optional() -> None:
    text = typescript()
    assert "\n  rematch: string | null;\n}" in text, "a frame is whole"
    assert "\n  rematch?: string | null;\n}" in text, "an update is not"
    assert "\n  seed?: string | number | null;\n" in text, "a wish need not say everything"
