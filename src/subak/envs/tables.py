"""The documentation of observations and actions, read off the declarations."""

import re

from subak.envs.encoding import Encoding, encoding_of
from subak.kernel.observation import FieldOf

_MARKED = re.compile(r"(<!-- (fields|actions) of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_tables(page: str) -> str:
    """A page with the tables between its marks written anew."""
    return _MARKED.sub(lambda found: found[1] + _table(found[2], encoding_of(found[3])) + "\n" + found[4], page)


def _table(what: str, encoding: Encoding) -> str:
    return field_table(encoding) if what == "fields" else action_table(encoding)


def field_table(encoding: Encoding) -> str:
    """All fields of an observation, as a Markdown table."""
    rows = ["| field | from | shape | range | meaning |", "|---|---|---|---|---|"]
    for field in encoding.fields:
        shape = " × ".join(map(str, field.shape)) or "1"
        rows.append(f"| `{field.name}` | {_start(field)} | {shape} | {field.low} … {field.high} | {field.meaning} |")
    return "\n".join(rows)


def _start(field: FieldOf) -> str:
    return f"{field.offset} + {field.stride} p" if field.stride else str(field.offset)


def action_table(encoding: Encoding) -> str:
    """All actions, as a Markdown table."""
    rows = ["| pick | actions | meaning |", "|---|---|---|"]
    for picks in encoding.picks:
        last = picks.first + picks.count - 1
        numbers = str(picks.first) if picks.count == 1 else f"{picks.first} … {last}"
        rows.append(f"| `{picks.name}` | {numbers} | {picks.meaning} |")
    return "\n".join(rows)
