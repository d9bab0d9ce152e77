"""Rules must not call each other in a circle: a part has to be finished before another one can call it."""

import ast
from pathlib import Path

import subak

PACKAGE = Path(subak.__file__).parent


def calls(package: Path = PACKAGE) -> dict[str, set[str]]:
    """Which rule mentions which other names, by name within a room (every game has its own `play`)."""
    found: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        room = room_of(path.relative_to(package))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(_is_rule(decorator) for decorator in node.decorator_list):
                names = {
                    child.func.id
                    for child in ast.walk(node)
                    if isinstance(child, ast.Call) and isinstance(child.func, ast.Name)
                }
                found.setdefault(f"{room}.{node.name}", set()).update(f"{room}.{name}" for name in names)
    return found


def room_of(path: Path) -> str:
    """A whole game is one room: its players and its pictures call its rules."""
    return "/".join(path.parts[:2]) if path.parts[0] == "games" else path.parts[0]


def _is_rule(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id in ("rule", "quick_rule")


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


def test_a_circle_would_be_found(tmp_path: Path) -> None:
    """Also one through two folders of a game, and through a rule that keeps the lock."""
    for name, text in {
        "rules/flow.py": "@rule\ndef play(s):\n    return proceed(s)\n",
        "players/endgame.py": "@quick_rule\ndef proceed(s):\n    return play(s)\n",
    }.items():
        (tmp_path / "games/toy" / name).parent.mkdir(parents=True)
        (tmp_path / "games/toy" / name).write_text(text)
    graph = calls(tmp_path)
    assert sorted(name for name in graph if circle_from(name, graph)) == ["games/toy.play", "games/toy.proceed"]
