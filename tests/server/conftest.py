"""PostgreSQL and Redis for whoever asks for them; a server of the file's own, and two people with browsers."""

import threading
from collections.abc import Iterator

import pytest

from server.harness import PATIENCE, Running
from server.people import PLENTY, Person
from services import postgres, redis
from subak.game import Game
from subak.players import Judged, SearchPlayer

__all__ = ["ayu", "postgres", "redis", "server", "slow_hints", "sri"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db", PLENTY) as running:
        yield running


@pytest.fixture
def sri(server: Running) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def ayu(server: Running) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def slow_hints(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Hints are thought about until this is set."""
    may_end, judge = threading.Event(), SearchPlayer.judge

    def judge_late(self: SearchPlayer, game: Game, seat: int) -> list[Judged]:
        may_end.wait(PATIENCE)
        return judge(self, game, seat)

    monkeypatch.setattr(SearchPlayer, "judge", judge_late)
    yield may_end
    may_end.set()
