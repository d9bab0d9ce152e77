"""Rules must not call each other in a circle: Numba compiles that, but what it caches crashes the next process."""

import ast
from pathlib import Path

import subak

PACKAGE = Path(subak.__file__).parent


def calls() -> dict[str, set[str]]:
    """Which rule mentions which other names, by name within a folder (every game has its own `play`)."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(_is_rule(decorator) for decorator in node.decorator_list):
                names = {
                    child.func.id
                    for child in ast.walk(node)
                    if isinstance(child, ast.Call) and isinstance(child.func, ast.Name)
                }
                found[f"{path.parent.name}.{node.name}"] = {f"{path.parent.name}.{name}" for name in names}
    return found


def _is_rule(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "rule"


def circle_from(start: str, graph: dict[str, set[str]]) -> bool:
    seen, waiting = set[str](), [start]
    while waiting:
        for name in graph.get(waiting.pop(), ()):
            if name == start:
                return True
            if name not in seen:
                seen.add(name)
                waiting.append(name)
    return False


def test_no_rule_calls_itself_in_the_end() -> None:
    graph = calls()
    assert len(graph) > 100
    assert [name for name in graph if circle_from(name, graph)] == []


def test_a_circle_would_be_found() -> None:
    assert circle_from("a", {"a": {"b"}, "b": {"c"}, "c": {"a"}})
