"""Batches of work: the same results wherever they are done, and dead workers cost one batch."""

import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from study import chores
from subak.errors import BadOption
from subak.study import workers
from subak.study.arena import Match, play_match, write_json
from subak.study.balance import Ledger, measure
from subak.study.balance import write_parquet as write_balance
from subak.study.workers import LostWorker, do_all, in_order


def results(work: Any, batches: list[Any], jobs: int) -> dict[int, Any]:
    found: dict[int, Any] = {}
    do_all(work, batches, found.__setitem__, jobs)
    return found


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_batch_is_done_once(jobs: int) -> None:
    assert results(chores.square, [4, 5, 6], jobs) == {0: 16, 1: 25, 2: 36}
    assert results(chores.square, [], jobs) == {}
    assert multiprocessing.active_children() == []


def test_a_killed_process_costs_its_batch_and_nothing_else(tmp_path: Path) -> None:
    assert results(chores.die_once, [(tmp_path, number) for number in range(6)], 2) == {n: n for n in range(6)}
    tried = sorted(path.name for path in tmp_path.iterdir())
    assert tried == ["0-0", "1-0", "2-0", "3-0", "3-1", "4-0", "5-0"]


def test_a_batch_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(LostWorker, match="batch 4: 3 workers have died at it"):
        results(chores.die_always, list(range(6)), 2)
    assert multiprocessing.active_children() == []


def test_workers_that_cannot_begin_do_not_begin_for_ever() -> None:
    with pytest.raises(LostWorker, match=r"batch [12]: 3 workers"):
        results(chores.exit_at_once, [1, 1], 2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_comes_home_as_it_is(jobs: int) -> None:
    with pytest.raises(BadOption, match="chore 3 cannot be done") as caught:
        results(chores.refuse, list(range(6)), jobs)
    assert caught.value.option == "chore"
    assert multiprocessing.active_children() == []


def test_processes_end_when_nobody_wants_their_results() -> None:
    def interrupt(number: int, result: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        do_all(chores.square, list(range(9)), interrupt, 2)
    assert multiprocessing.active_children() == []


def test_results_in_order() -> None:
    told: list[str] = []
    take = in_order(told.append)
    for number, result in ((2, "c"), (0, "a"), (1, "b")):
        take(number, result)
    assert told == ["a", "b", "c"]


# --- arena and balance -----------------------------------------------------------------------------------------------
def arena_json(path: Path, deals: int, after: Any = lambda now: None, **where: Any) -> bytes:
    match = Match("seasons", ("greedy", "random", "seedling"), 2)
    play_match(match, deals, where.pop("jobs", None), after, **where)
    write_json(match, path)
    return path.read_bytes()


def test_a_match_is_the_same_in_one_process_and_two_even_if_one_is_killed(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(now: Match) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            killed.append(victim.pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    alone = arena_json(tmp_path / "alone.json", 8)
    assert arena_json(tmp_path / "two.json", 8, kill_one, jobs=2) == alone
    assert killed


def balance_of(path: Path, games: int, **where: Any) -> tuple[Ledger, bytes]:
    ledger, played = Ledger("spirits", "greedy"), list[Any]()
    measure(ledger, games, played.append, **where)
    write_balance(ledger, played, path)
    return ledger, path.read_bytes()


def test_balance_is_the_same_in_one_process_and_two(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="PyArrow is not installed")
    alone = balance_of(tmp_path / "alone.parquet", 20)
    assert balance_of(tmp_path / "two.parquet", 20, jobs=2) == alone
    assert alone[0].games == 20


# --- addresses -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", ["greedy", "", "head", "head:x", "http://head:80", "head:1:2"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadOption, match="expected local, auto, HOST:PORT"):
        workers.check_address(address)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1", "127.0.0.1:99999"])
def test_an_address_where_nobody_answers_is_refused(address: str) -> None:
    with pytest.raises(BadOption, match="no cluster answers there"):
        workers.check_address(address)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'subak\[ray\]'"):
        do_all(chores.square, [1], lambda number, result: None, ray="local")
