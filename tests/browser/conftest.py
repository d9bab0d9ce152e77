"""One real server and one real browser for all tests here; without Chromium or the built client they are skipped."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.people import PATIENCE, Visitors
from server.harness import Running
from subak.server.pages import STATIC


def chromium() -> str | None:
    """Where the browser is: `$SUBAK_CHROMIUM`, or what the system calls Chromium or Chrome.

    The headless shell goes first: it is Chromium without the window around the page, which takes more time to start
    than most of our pages.
    """
    own = os.environ.get("SUBAK_CHROMIUM")
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return own or next((found for found in map(shutil.which, names) if found), None)


# Playwright keeps an event loop in this thread, and other tests start their own: it must end with this folder.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium()
    if not found:
        pytest.skip("Chromium is not installed (or name one with SUBAK_CHROMIUM)")
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: make table")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("tables") / "tables.db") as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Opens windows at the server; no page may have thrown anything when the test is over."""
    with Visitors(browser, f"http://{server.host}") as found:
        yield found
    server.preparation.games = ()  # some have seen it get ready


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
