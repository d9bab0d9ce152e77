"""PostgreSQL and Redis for whoever asks for them; a server of the file's own, and two people with browsers."""

from collections.abc import Iterator

import pytest

from server.harness import Running
from server.people import PLENTY, Person
from services import postgres, redis

__all__ = ["ayu", "postgres", "redis", "server", "sri"]


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
