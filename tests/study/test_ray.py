"""On a Ray cluster of this machine: the same results, and dead workers cost one batch."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import subak
from study import chores
from study.test_selfplay import contents, plan
from study.test_workers import arena_json, balance_of
from subak.errors import BadOption
from subak.study.selfplay import generate
from subak.study.workers import LostWorker, do_all

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install 'subak[ray]')")
pytest.importorskip("pyarrow", reason="PyArrow is not installed (pip install 'subak[parquet]')")
# Ray's own processes and sockets are its own affair.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One for all tests, since it is slow to begin. Its workers are to find the chores."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[1]))
        ray.init("local", num_cpus=2, object_store_memory=80_000_000, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()


def test_results_are_the_same_as_in_one_process(tmp_path: Path) -> None:
    """Matches, balance and self-play, byte by byte."""

    def everything(name: str, **where: Any) -> tuple[Any, ...]:
        folder = tmp_path / name
        folder.mkdir()
        generate(folder / "games", plan(), 6, lambda file: None, together=2, **where)
        return (
            arena_json(folder / "match.json", 4, **where),
            balance_of(folder / "balance.parquet", 10, **where),
            contents(folder / "games"),
        )

    alone = everything("alone")
    assert everything("one", ray="local", jobs=1) == alone
    assert everything("all", ray="local") == alone  # both of the cluster's cores


def test_machines_that_cannot_do_the_work_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version there, or no package at all."""
    monkeypatch.setattr(subak, "__version__", "0.0.9")
    with pytest.raises(BadOption, match=r"a machine of the cluster has subak .*, this one 0\.0\.9"):
        do_all(chores.square, [1], lambda number, result: None, ray="local")
    monkeypatch.setattr(chores.square, "__module__", "nowhere")
    monkeypatch.setitem(sys.modules, "nowhere", chores)
    with pytest.raises(BadOption, match=r"cannot do this \(.*nowhere.*\); is subak 0\.0\.9 installed"):
        do_all(chores.square, [1], lambda number, result: None, ray="local")


def test_a_killed_worker_costs_its_batch_and_nothing_else(tmp_path: Path) -> None:
    found: dict[int, int] = {}
    do_all(chores.die_once, [(tmp_path, number) for number in range(6)], found.__setitem__, ray="local")
    assert found == {number: number for number in range(6)}
    tried = sorted(path.name for path in tmp_path.iterdir())
    assert tried == ["0-0", "1-0", "2-0", "3-0", "3-1", "4-0", "5-0"]
    with pytest.raises(LostWorker, match="batch 4: 3 workers have died at it"):
        do_all(chores.die_always, list(range(6)), found.__setitem__, ray="local")
    with pytest.raises(BadOption, match="chore 3 cannot be done"):
        do_all(chores.refuse, list(range(6)), found.__setitem__, ray="local")
