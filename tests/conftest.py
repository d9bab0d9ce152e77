"""All tests run with bounds checks in the compiled rules: a wrong index must show here, not in a player's process."""

import os

import pytest

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("conformance")
    group.addoption("--game", default="", help="run the conformance suite for this game only")
    group.addoption("--kept", default="", help="the folder of that game's golden playthroughs and node counts")
    parser.addoption("--every-python", action="store_true", help="install the wheel on every Python that is here")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes many seconds; `make quick` leaves it out")
    if config.getoption("--game"):
        from conformance import chosen

        chosen.choose(config.getoption("--game"), config.getoption("--kept"))
