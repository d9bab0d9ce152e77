"""Writes pieces of source files into pages: `python docs/excerpts.py` fills every block that follows a mark such as

    <!-- from examples/terraces/src/terraces/rules.py: State, deal -->

with these definitions (or `1-9`, lines; or the whole file). So a page can be read anywhere, and nothing in it is copied
by hand: `tests/docs/test_excerpts.py` fails when a block is not what the file says.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "docs" / "writing-a-game.md",)
_BLOCK = re.compile(r"(<!-- from ([\w./-]+)(?:: ([^>]*?))? -->\n```\w*\n)(.*?)(```)", re.DOTALL)


def excerpt(path: str, what: str | None) -> str:
    """A piece of a file: all of it, lines (`3-9`), or definitions of a Python file by name."""
    text = (ROOT / path).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    if not what:
        return text
    if found := re.fullmatch(r"(\d+)-(\d+)", what):
        return "".join(lines[int(found[1]) - 1 : int(found[2])])
    places, shown, end = _definitions(text), "", -1
    for first, last in (places[name] for name in what.split(", ")):
        shown += ("" if first == end or not shown else "\n\n") + "".join(lines[first:last])
        end = last
    return shown


def _definitions(text: str) -> dict[str, tuple[int, int]]:
    """The first and the last line of everything that a module defines, by name."""
    found = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = (first - 1, node.end_lineno or 0)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        found[name.id] = (node.lineno - 1, node.end_lineno or 0)
    return found


def filled(page: str) -> str:
    """A page with all blocks as the files are now."""
    return _BLOCK.sub(lambda found: found[1] + excerpt(found[2], found[3]) + found[5], page)


def excerpts_in(page: str) -> list[str]:
    """The files that a page shows pieces of."""
    return [found[2] for found in _BLOCK.finditer(page)]


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
