"""Rules as plain Python: what people play with until a game is compiled, and everything under NUMBA_DISABLE_JIT=1.

Two things make NumPy slow here: reading a field of a record takes a microsecond, and what it returns is a NumPy number,
narrow enough to overflow where the compiled rule counts in 64 bits. So a rule gets its records as ctypes structures on
the same memory, which read as plain whole numbers in a twentieth of the time, and its code is rewritten where ctypes
works differently:

    deck[:count]        a part of an array that writes through     slice_of(deck, slice(count))
    flow[:] = 0         one value for a whole array                fill(flow, slice(None), 0)
    edge[hex, side]     two indices                                edge[hex][side]
    deck.copy()         an array of its own                        copy_of(deck)
    grid.shape          the lengths                                shape_of(grid)

Rules call each other as these functions, without a detour through `@rule`. Two things are not as in compiled rules, and
should not happen in any: a division by zero (there 0, or infinity) and a whole number beyond 64 bits (there it wraps).
"""

import ast
import ctypes
import functools
import linecache
import threading
from collections.abc import Callable, Mapping
from types import CodeType, FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from subak.kernel.fingerprint import is_of_a_library, names_of, used_of

_NUMBERS: dict[str, Any] = {
    "i1": ctypes.c_int8,
    "i2": ctypes.c_int16,
    "i4": ctypes.c_int32,
    "i8": ctypes.c_int64,
    "u1": ctypes.c_uint8,
    "u2": ctypes.c_uint16,
    "u4": ctypes.c_uint32,
    "u8": ctypes.c_uint64,
    "f4": ctypes.c_float,
    "f8": ctypes.c_double,
}
_NARROW = frozenset({np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32})
"""What `int` parameters are widened from, as the compiled rule widens them."""


_lock = threading.RLock()
"""Event loop and threads may meet a game at the same time; there is one structure for a dtype, and one plain rule."""
_structures: dict[np.dtype[Any], Any] = {}


# --- records on the same memory --------------------------------------------------------------------------------------
def structure_of(dtype: np.dtype[Any]) -> Any:
    """The ctypes type with the same bytes as a dtype."""
    if dtype not in _structures:
        with _lock:
            if dtype not in _structures:
                _structures[dtype] = _new_structure(dtype)
    return _structures[dtype]


def _new_structure(dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        found = structure_of(base)
        for length in reversed(shape):
            found = found * length
        return found
    if dtype.fields is None:
        return _NUMBERS[dtype.str[1:]]
    fields = [(name, structure_of(dtype.fields[name][0])) for name in dtype.names or ()]
    made = type("Record", (ctypes.Structure,), {"_fields_": fields, "dtype": dtype})
    assert ctypes.sizeof(made) == dtype.itemsize, "layouts have no gaps"
    return made


def _on_the_same_memory(value: Any) -> Any:
    """An array of records, or one of them, as the rules read it; anything else as it is."""
    if value.__class__ is np.ndarray:
        return _records(value) if value.dtype.fields is not None or _is_narrow(value) else value
    if isinstance(value, np.void):
        record = structure_of(value.dtype).from_address(value.__array_interface__["data"][0])
        record.lives_in = value
        return record
    return tuple(map(_on_the_same_memory, value)) if value.__class__ is tuple else value


def _is_narrow(array: np.ndarray[Any, Any]) -> bool:
    """Whether its elements might overflow, as NumPy reads them, where a compiled rule counts in 64 bits."""
    return array.dtype.kind in "iu" and array.dtype.itemsize < 8 and array.flags.c_contiguous


def _records(array: np.ndarray[Any, Any]) -> Any:
    if not array.flags.c_contiguous:
        raise ValueError("the records of an array must lie side by side")
    rows = structure_of(np.dtype((array.dtype, array.shape))).from_address(array.ctypes.data)
    rows.lives_in = array
    return rows


def copy_of(array: Any) -> Any:
    """`array.copy()`"""
    return type(array).from_buffer_copy(array) if isinstance(array, ctypes.Array) else array.copy()


def shape_of(array: Any) -> tuple[int, ...]:
    """`array.shape`"""
    if not isinstance(array, ctypes.Array):
        found: tuple[int, ...] = array.shape
        return found
    return (len(array), *(shape_of(array[0]) if isinstance(array[0], ctypes.Array) else ()))


def slice_of(array: Any, part: Any) -> Any:
    """A part of an array, such as `[1:3]` or `[0, :2]`; what is written to it is written to the array."""
    if not isinstance(array, ctypes.Array | list):
        return array[part]
    if isinstance(part, tuple):
        *first, last = part
        for index in first:
            array = array[index]
        return slice_of(array, last) if isinstance(last, slice) else array[last]
    if isinstance(array, list):  # a table of the rules, which nobody writes to
        return array[part]
    start, stop, step = part.indices(len(array))
    assert step == 1, "a part of an array is without steps"
    kind = array._type_ * max(0, stop - start)
    return kind.from_buffer(array, start * ctypes.sizeof(array._type_))


def fill(array: Any, at: Any, value: Any) -> None:
    """`array[at] = value`, where `at` is a slice or has one in it: one value for all, or one for each."""
    if not isinstance(array, ctypes.Array):
        array[at] = value
        return
    first, others = (at[0], at[1:]) if isinstance(at, tuple) else (at, ())
    if not isinstance(first, slice):
        fill(array[first], others if len(others) > 1 else others[0], value)
        return
    for n, i in enumerate(range(*first.indices(len(array)))):
        each = value[n] if hasattr(value, "__len__") else value
        if others:
            fill(array[i], others if len(others) > 1 else others[0], each)
        else:
            array[i] = each


# --- code ------------------------------------------------------------------------------------------------------------
class _Rewriting(ast.NodeTransformer):
    """What works differently with ctypes, as calls of the functions above."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load) or not _has_slice(node.slice):
            return _one_index_each(node)
        return _call("slice_of", node.value, _as_value(node.slice))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "copy" and not (node.args or node.keywords):
            return _call("copy_of", node.func.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        return _call("shape_of", node.value) if node.attr == "shape" and isinstance(node.ctx, ast.Load) else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Subscript) and _has_slice(target.slice):
            return ast.copy_location(ast.Expr(_call("fill", target.value, _as_value(target.slice), node.value)), node)
        return node


def _has_slice(index: ast.expr) -> bool:
    return isinstance(index, ast.Slice) or (
        isinstance(index, ast.Tuple) and any(isinstance(each, ast.Slice) for each in index.elts)
    )


def _one_index_each(node: ast.Subscript) -> ast.Subscript:
    """`a[i, j]` → `a[i][j]`, which ctypes, lists and NumPy all understand."""
    if not isinstance(node.slice, ast.Tuple) or _has_slice(node.slice):
        return node
    inner: ast.expr = node.value
    for index in node.slice.elts[:-1]:
        inner = ast.copy_location(ast.Subscript(inner, index, ast.Load()), node)
    return ast.copy_location(ast.Subscript(inner, node.slice.elts[-1], node.ctx), node)


def _as_value(index: ast.expr) -> ast.expr:
    """A slice as the expression that makes it."""
    if isinstance(index, ast.Tuple):
        return ast.copy_location(ast.Tuple([_as_value(each) for each in index.elts], ast.Load()), index)
    if not isinstance(index, ast.Slice):
        return index
    parts = [part or ast.Constant(None) for part in (index.lower, index.upper, index.step)]
    return ast.copy_location(ast.Call(ast.Name("slice", ast.Load()), parts, []), index)


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.copy_location(ast.Call(ast.Name(f"_{name}", ast.Load()), list(arguments), []), arguments[0])


def _widening(parameters: ast.arguments) -> list[ast.stmt]:
    """`if n.__class__ in _NARROW: n = int(n)` for every parameter that may be a number."""
    source = "\n".join(
        f"if {each.arg}.__class__ in _NARROW: {each.arg} = int({each.arg})"
        for each in parameters.args
        if _may_be_a_number(each)
    )
    return ast.parse(source).body


def _may_be_a_number(parameter: ast.arg) -> bool:
    kind = "int" if parameter.annotation is None else ast.unparse(parameter.annotation)
    return "int" in kind and "[" not in kind


@functools.cache
def _definitions(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line they begin at, decorators included."""
    source = "".join(linecache.getlines(file))
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return {min([node.lineno, *(each.lineno for each in node.decorator_list)]): node for node in found}


def _rewritten(function: FunctionType, namespace: dict[str, Any]) -> Callable[..., Any]:
    """The function once more, in another namespace. One without a source (typed at a prompt) keeps its code; so does a
    closure."""
    code = function.__code__
    _fill_namespace(namespace, function)
    definition = _definitions(code.co_filename).get(code.co_firstlineno)
    if definition is None or definition.name != function.__name__ or function.__closure__:
        return FunctionType(code, namespace, function.__name__, function.__defaults__, function.__closure__)
    body = [_Rewriting().visit(statement) for statement in definition.body]
    plain = ast.FunctionDef(
        definition.name, _bare(definition.args), [*_widening(definition.args), *body], [], None, None, lineno=1
    )
    if hasattr(plain, "type_params"):
        plain.type_params = []
    module = ast.fix_missing_locations(ast.Module([plain], []))
    made: dict[str, Any] = {}
    # It is our own source, or that of a game somebody installed.
    exec(compile(module, code.co_filename, "exec"), namespace, made)
    found: FunctionType = made[definition.name]
    found.__defaults__ = function.__defaults__
    return found


def _bare(parameters: ast.arguments) -> ast.arguments:
    """The same parameters without annotations and defaults, whose names may be unknown when the program runs."""
    names = [ast.arg(each.arg) for each in parameters.args]
    return ast.arguments([], names, None, [], [], None, [])


# --- namespaces ------------------------------------------------------------------------------------------------------
_HELPERS = {
    "_copy_of": copy_of,
    "_fill": fill,
    "_NARROW": _NARROW,
    "_shape_of": shape_of,
    "_slice_of": slice_of,
}
_namespaces: dict[int, dict[str, Any]] = {}
"""The identity of a module's globals → the same with plain rules in the place of compiled ones."""
_plain: dict[FunctionType, Callable[..., Any]] = {}


def plain(function: FunctionType) -> Callable[..., Any]:
    """A rule's function, rewritten; it takes records as ctypes structures."""
    if function not in _plain:
        with _lock:
            if function not in _plain:
                _plain[function] = _rewritten(function, _namespace_of(function))
    return _plain[function]


def _namespace_of(function: FunctionType) -> dict[str, Any]:
    known = function.__globals__
    return _namespaces.setdefault(id(known), dict(_HELPERS))


def _fill_namespace(namespace: dict[str, Any], function: FunctionType) -> None:
    """What the function refers to, and nothing else."""
    known = function.__globals__
    for name in names_of(function.__code__):
        if name in known:
            namespace[name] = _uncompiled_value(known[name], function.__code__, namespace.get(name))


def _uncompiled_value(value: Any, code: CodeType, before: Any) -> Any:
    if hasattr(value, "py_func"):
        return plain(value.py_func)
    if value is np.int64:
        return int
    if hasattr(value, "implementations"):
        return _chooser(value.implementations)
    if isinstance(value, np.ndarray) and value.dtype.kind in "iu":
        return value.tolist()
    if isinstance(value, ModuleType) and not is_of_a_library(value):
        found = before or SimpleNamespace()
        for name, each in used_of(value, code):
            setattr(found, name, _uncompiled_value(each, code, getattr(found, name, None)))
        return found
    return value


def _chooser(implementations: dict[np.dtype[Any], Any]) -> Callable[..., Any]:
    """A generic function: the implementation for the type of the first argument."""

    class Chosen(dict[Any, Callable[..., Any]]):
        def __missing__(self, kind: Any) -> Callable[..., Any]:
            function = implementations[kind.dtype]
            found = self[kind] = plain(getattr(function, "py_func", function))
            return found

    chosen = Chosen()
    return lambda s, *arguments: chosen[s.__class__](s, *arguments)


class Uncompiled:
    """A rule as Python calls it."""

    def __init__(self, py_func: FunctionType) -> None:
        functools.update_wrapper(self, py_func)
        self.py_func = py_func

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return run(self.py_func, arguments, named)


def run(function: FunctionType, arguments: tuple[Any, ...], named: Mapping[str, Any] = MappingProxyType({})) -> Any:
    """Call a rule's function from outside the rules."""
    others = {name: _on_the_same_memory(value) for name, value in named.items()}
    # The generator multiplies modulo 2^64. Compiled code wraps silently, NumPy's scalars would warn each time.
    with np.errstate(over="ignore"):
        return _returned(plain(function)(*map(_on_the_same_memory, arguments), **others))


def _returned(result: Any) -> Any:
    """What a compiled rule returns: plain numbers, in which sets of 64 numbers have a sign."""
    if isinstance(result, np.generic):
        result = result.item()
    if result.__class__ is int and not -(1 << 63) <= result < 1 << 63:
        return ((result + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)
    if isinstance(result, ctypes.Array):
        return np.ctypeslib.as_array(result)
    return tuple(map(_returned, result)) if result.__class__ is tuple else result
