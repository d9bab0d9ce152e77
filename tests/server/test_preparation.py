"""What a server does about rules that are not compiled, when that goes well and when it does not."""

import os
import sys
from pathlib import Path

import pytest

from conformance.chosen import game_names
from subak.kernel import cache, rule
from subak.kernel.rule import COMPILED, Rule
from subak.server.operations.preparation import Compilation, OwnCache, Preparation, prepare
from subak.study.compiling import Compiling
from subak.study.warm import warm

pytestmark = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT=1: nothing is compiled")
PATIENCE = 120.0


@pytest.fixture
def game() -> str:
    name = game_names()[0]
    warm(name)
    return name


def is_plain() -> bool:
    return type(rule.RULES[0]) is not Rule


def ended(preparation: Preparation) -> Compilation:
    assert isinstance(preparation, Compilation)
    preparation.begin()
    assert preparation._compiling.wait(PATIENCE)
    return preparation


def test_a_server_with_everything_compiled_has_nothing_to_do(game: str) -> None:
    preparation = prepare([game])
    assert type(preparation) is Preparation
    assert (preparation.state(), preparation.is_ready(game), is_plain()) == ((), True, False)


@pytest.mark.parametrize(
    "script",
    ["", "import sys; sys.exit('no room')", "this is no Python"],
    ids=["nothing made", "fails", "cannot begin"],
)
def test_what_cannot_be_compiled_beside_the_server_is_compiled_when_it_is_called(
    script: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it would be without any of this: nobody plays with plain rules for ever."""
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    original = Compiling.__init__

    def scripted(self: Compiling, *arguments: object, **more: object) -> None:
        original(self, *arguments, **more)  # type: ignore[arg-type]
        self.command = [sys.executable, "-c", script]

    monkeypatch.setattr(Compiling, "__init__", scripted)
    preparation = prepare([game])
    try:
        assert is_plain()
        assert [each.game for each in preparation.state()] == [game]
        assert not preparation.is_ready(game)
        ended(preparation)
        assert (preparation.state(), preparation.is_ready(game), is_plain()) == ((), True, False)
    finally:
        preparation.close()
        rule.compile_when_called()


def test_a_cache_that_is_read_only_is_copied_for_this_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_CACHE", str(tmp_path))
    cache.keep("thing", 7)
    own = OwnCache()
    assert os.environ["SUBAK_CACHE"] != str(tmp_path)
    assert cache.read("thing") == 7
    cache.keep("other", 8)
    own.close()
    assert os.environ["SUBAK_CACHE"] == str(tmp_path)
    assert (cache.read("thing"), cache.read("other")) == (7, None)
