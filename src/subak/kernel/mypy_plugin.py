"""Tells mypy what the fields of a layout are.

    points: i16       int
    rows: u32[32]     Row[int]
    edge: i8[10, 6]   Grid[int]
    cards: Placed[8]  Row[Placed]

Without it mypy takes `i16` for a variable in place of a type. A package that brings a game switches it on in its own
`pyproject.toml`: `plugins = ["subak.kernel.mypy_plugin"]`.
"""

from collections.abc import Callable

from mypy.nodes import AssignmentStmt, MypyFile, TypeInfo
from mypy.plugin import AnalyzeTypeContext, ClassDefContext, Plugin
from mypy.types import AnyType, Instance, RawExpressionType, Type, TypeOfAny

_LAYOUT, _ANNOTATIONS = "subak.kernel.layout", "subak.kernel.annotations"
_ARRAYS = ("Row", "Grid", "Block")  # with one, two and three indices
_WHOLE = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
_SCALARS = {f"{_LAYOUT}.{name}": "builtins.int" for name in _WHOLE} | {
    f"{_LAYOUT}.{name}": "builtins.float" for name in ("f32", "f64")
}


def _is_layout(info: TypeInfo) -> bool:
    return info.has_base(f"{_LAYOUT}.Layout")


def _sized(context: AnalyzeTypeContext, item: Type) -> Type:
    """What stands alone is one of them; mypy never needs to know how many there are."""
    indices = len(context.type.args)
    if indices == 0:
        return item
    if indices > len(_ARRAYS):
        return AnyType(TypeOfAny.explicit)
    return context.api.named_type(f"{_ANNOTATIONS}.{_ARRAYS[indices - 1]}", [item])


def _hide_calls(context: ClassDefContext) -> None:
    """A field may be declared by a call: `flags(5, "phase")`. mypy does not keep what was called, so anything goes."""
    if not _is_layout(context.cls.info):
        return
    for statement in context.cls.defs.body:
        if isinstance(statement, AssignmentStmt) and isinstance(statement.type, RawExpressionType):
            statement.type = statement.unanalyzed_type = AnyType(TypeOfAny.explicit)


class LayoutPlugin(Plugin):
    """Reads the annotations of layouts."""

    def get_type_analyze_hook(self, fullname: str) -> Callable[[AnalyzeTypeContext], Type] | None:
        if fullname in _SCALARS:
            return lambda context: _sized(context, context.api.named_type(_SCALARS[fullname], []))
        symbol = self.lookup_fully_qualified(fullname)
        node = symbol and symbol.node
        if isinstance(node, TypeInfo) and _is_layout(node):
            return lambda context: _sized(context, Instance(node, []))
        return None

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """Where there are layouts, mypy reads the types of their fields, too."""
        return [(10, _ANNOTATIONS, -1)] if file.fullname == _LAYOUT else []

    def get_customize_class_mro_hook(self, fullname: str) -> Callable[[ClassDefContext], None]:
        return _hide_calls


def plugin(version: str) -> type[LayoutPlugin]:
    """Where mypy begins, whatever its version."""
    return LayoutPlugin
