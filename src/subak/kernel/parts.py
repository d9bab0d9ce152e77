"""From rules to machine code.

Numba gives every function machine code and a wrapper for Python, although nine rules in ten are called by rules only.
Here a rule becomes a *part*: typed, and translated to LLVM's language, no more. When Python calls a rule, it becomes a
*whole*: its part and all parts that this one needs, linked, optimised together and translated to machine code once,
with a wrapper.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
from numba.core import compiler, itanium_mangler
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

Kinds = tuple[Any, ...]
"""The types of a rule's arguments."""


@dataclass(frozen=True, eq=False)
class Part:
    """A rule as other rules call it, for one set of types."""

    key: str  # its name in the cache, and part of its name in the code
    library: "PartLibrary"
    description: Any  # Numba's, of the function
    signature: Any
    environment: Any


@dataclass(frozen=True, eq=False)
class Whole:
    """A rule as Python calls it: machine code, and what is needed to load it."""

    code: bytes
    symbols: tuple[str, ...]
    description: Any
    signature: Any
    environment: Any
    constants: tuple[Any, ...]  # Python objects that the wrapper wants
    environments: tuple[Any, ...]  # of all parts


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, to be linked into wholes."""

    @property
    def needs(self) -> "list[PartLibrary]":
        """The parts that its code calls."""
        return [library for library in dict.fromkeys(self._linking_libraries) if isinstance(library, PartLibrary)]

    @property
    def module(self) -> Any:
        """Its code, without that of other parts."""
        self._ensure_finalized()
        return self._final_module

    @classmethod
    def read(cls, name: str, code: bytes, needs: "list[PartLibrary]") -> "PartLibrary":
        """The library that was kept."""
        library = cls(cpu_target.target_context.codegen(), name)
        library._final_module = llvm.parse_bitcode(code)
        library._linking_libraries.extend(needs)
        library._finalized = True
        return library

    def _optimize_functions(self, module: Any) -> None:
        """Only what makes the code short to keep; the rest is left to the whole."""
        module.data_layout = self._codegen._data_layout
        tidying, builder = llvm.create_new_module_pass_manager(), self._codegen._pass_builder()
        tidying.add_sroa_pass()
        tidying.add_aggressive_dce_pass()
        tidying.add_simplify_cfg_pass()
        tidying.add_global_dead_code_eliminate_pass()
        tidying.run(module, builder)

    def finalize(self) -> None:
        """Nothing is optimised or emitted. Two parts may bring the same function: any of them will do."""
        self._raise_if_finalized()
        _defined_as(self._final_module, "weak_odr")
        for library in dict.fromkeys(self._linking_libraries):
            if not isinstance(library, PartLibrary) and library is not rtsys.library:
                self._take_in(library)
        self._finalized = True

    def _take_in(self, library: JITCodeLibrary) -> None:
        """A function of Numba's own. Its name is unique in one process only, so nobody else may see it."""
        other = library._get_module_for_linking().clone()
        names = {function.name for function in other.functions if not function.is_declaration}
        self._final_module.link_in(other)
        for function in self._final_module.functions:
            if function.name in names:
                function.linkage = "internal"

    def _get_module_for_linking(self) -> Any:
        """With everything it needs, for a function of Numba's own that calls a rule."""
        whole = self.module.clone()
        for part in self.all_needs():
            whole.link_in(part.module, preserve=True)
        return whole

    def all_needs(self) -> "Iterator[PartLibrary]":
        """The parts that it needs and that these need, each once."""
        waiting, seen = self.needs, {self}
        while waiting:
            part = waiting.pop()
            if part not in seen:
                seen.add(part)
                waiting.extend(part.needs)
                yield part


def _defined_as(module: Any, linkage: str) -> None:
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = linkage


def compile_part(function: FunctionType, kinds: Kinds, options: Mapping[str, Any], key: str) -> Part:
    """Let Numba type and translate a function."""
    # The key says everything about the function, so names need no types, which are long, and no counter, which differs
    # from process to process.
    context = cpu_target.target_context.subtarget(
        mangler=lambda name, kinds, **_: itanium_mangler.mangle(name, (), abi_tags=(key,))
    )
    flags = compiler.Flags()
    cpu_target.options.parse_as_flags(flags, dict(options))
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    library = PartLibrary(context.codegen(), key)
    found = compiler.compile_extra(
        cpu_target.typing_context, context, function, kinds, None, flags, locals={}, library=library
    )
    library.finalize()
    found.fndesc.typemap = found.fndesc.calltypes = None  # large, and nobody asks any more
    return Part(key, library, found.fndesc, found.signature, found.environment)


def is_for_this_process_only(part: Part) -> bool:
    """Numba writes large arrays into the code as addresses."""
    return any(each.name.startswith("numba.dynamic.globals") for each in part.library.module.global_variables)


def make_whole(part: Part, environments: tuple[Any, ...], release_gil: bool) -> Whole:
    """Link a part with all it needs, and translate it to machine code."""
    cpu_target.target_context.refresh()  # nothing may have been compiled in this process before
    rtsys.initialize(cpu_target.target_context)
    context = cpu_target.target_context.subtarget(enable_nrt=True)  # arrays that a rule returns are counted
    library = context.codegen().create_library(part.key)
    module = library._final_module
    for each in (part.library, *part.library.all_needs()):
        module.link_in(each.module, preserve=True)
    context.create_cpython_wrapper(library, part.description, part.environment, None, release_gil)
    module.link_in(rtsys.library._get_module_for_linking(), preserve=True)
    for function in module.functions:
        if not function.is_declaration and function.name != part.description.llvm_cpython_wrapper_name:
            function.linkage = "internal"
    library._verify_declare_only_symbols()
    library._optimize_final_module()
    module.verify()
    return Whole(
        code=context.codegen()._tm.emit_object(module),
        symbols=tuple(each.name for each in (*module.functions, *module.global_variables) if not each.is_declaration),
        description=part.description,
        signature=part.signature,
        environment=part.environment,
        constants=tuple(part.environment.consts),
        environments=environments,
    )


_alive: list[Any] = []


def load_whole(whole: Whole) -> Any:
    """What Numba's dispatcher takes for a compiled function."""
    context = cpu_target.target_context
    rtsys.initialize(context)
    codegen = context.codegen()
    library = codegen.create_library(whole.description.qualname)
    library.enable_object_caching()
    library._set_compiled_object(whole.code)
    library._finalize_final_module()
    codegen._engine._defined_symbols.update(whole.symbols)
    # Numba keeps one environment of a name. If the part was read before, it is that one, without the wrapper's
    # constants.
    whole.environment.consts[:] = whole.constants
    call = context.get_executable(library, whole.description, whole.environment)
    _alive.extend(whole.environments)  # the machine code has their addresses, and nothing else holds them
    for environment in whole.environments:
        if codegen._engine.is_symbol_defined(environment.env_name):
            codegen.set_env(environment.env_name, environment)
    return compiler.compile_result(
        typing_context=cpu_target.typing_context,
        target_context=context,
        entry_point=call,
        objectmode=False,
        signature=whole.signature,
        fndesc=whole.description,
        library=library,
        environment=whole.environment,
    )
