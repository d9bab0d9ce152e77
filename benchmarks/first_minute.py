"""A newcomer's first minute: from a fresh clone to the first answer of a computer player.

    PYTHONPATH=tests python -P benchmarks/first_minute.py [--runs 3] [--game NAME …] [--installed]

For each game and run: a fresh clone with empty caches of rules (packages were downloaded before), then the seconds

    a   until Subak is installed and the browser table is built
    b   from there until home is on the screen of a real browser
    c   from the click on the first own choice until its result is drawn
    d   from that click until the Buffalo has answered
    e   from the start of the server until all games are compiled
    f   until home is on the screen again after a second start

and, from b on, the longest time that a choice took to be drawn. `--installed` leaves the clone out and measures from b
on with what is installed here. Needs Chromium.
"""

import argparse
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import chromium
from browser.people import TITLES, Person, Visitors

ROOT = Path(__file__).parent.parent
CHOICES = 12
"""That are made at most until the Buffalo must have answered."""
Seconds = dict[str, float]


# --- a server --------------------------------------------------------------------------------------------------------
@contextmanager
def served(python: Path, environment: dict[str, str]) -> Iterator[str]:
    """`subak serve`, as `make play` starts it; its address."""
    command = [python, "-m", "subak", "serve", "--port", "0", "--language", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://[\w.]+:\d+", process.stdout.readline())
        assert found, "the server does not start"
        try:
            yield found[0]
        finally:
            process.terminate()


def shown(browser: Browser, address: str) -> Visitors:
    """Home in a new window, drawn."""
    visitors = Visitors(browser, address)
    person = visitors.window()
    person.go()
    person.page.get_by_role("heading", level=3).first.wait_for()
    return visitors


# --- what is measured ------------------------------------------------------------------------------------------------
def install(folder: Path) -> float:
    start = time.perf_counter()
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    subprocess.run(["make", ".venv/.installed", "table"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def first_answer(person: Person, game: str) -> Seconds:
    """Play until the Buffalo has made a move."""
    person.go(f"new/{game}")
    person.set_list(person.page.get_by_label("Level").first, "Buffalo")
    person.press(person.button("Begin"))
    person.page.locator("svg[data-zone]").first.wait_for()
    chance, taken, answered = random.Random(game), list[float](), 0.0
    begun = 0.0
    for own in range(1, CHOICES + 1):
        person.is_over()  # waits until there is something to choose
        start = time.perf_counter()
        begun = begun or start
        person.choose(chance)
        while seq_of(person) < own:
            person.page.wait_for_timeout(5)
        taken.append(time.perf_counter() - start)
        person.is_over()
        if seq_of(person) > own:
            answered = time.perf_counter() - begun
            break
    return {"c": taken[0], "d": answered, "longest": max(taken)}


def seq_of(person: Person) -> int:
    """How many moves the page has heard of."""
    return max((message["seq"] for message in person.heard if "seq" in message), default=0)


def compiled(address: str) -> None:
    """Wait until all games are."""
    while httpx.get(f"{address}/api/preparing", timeout=60).json()["games"]:
        time.sleep(0.2)


def measure(browser: Browser, game: str, folder: Path, is_installed: bool) -> Seconds:
    found: Seconds = {}
    if not is_installed:
        found["a"] = install(folder / "subak")
    python = Path(sys.executable) if is_installed else folder / "subak" / ".venv" / "bin" / "python"
    environment = os.environ | {"SUBAK_CACHE": str(folder / "cache"), "SUBAK_DATA": str(folder / "data")}
    environment.pop("PYTHONPATH", None)
    start = time.perf_counter()
    with served(python, environment) as address:
        visitors = shown(browser, address)
        found["b"] = time.perf_counter() - start
        found |= first_answer(visitors.window(), game)
        compiled(address)
        found["e"] = time.perf_counter() - start
        visitors.__exit__(None, None, None)
    start = time.perf_counter()
    with served(python, environment) as address:
        visitors = shown(browser, address)
        found["f"] = time.perf_counter() - start
        visitors.__exit__(None, None, None)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", nargs="*", default=list(TITLES))
    parser.add_argument("--installed", action="store_true")
    wishes = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores; seconds: median (lowest to highest)")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in wishes.game:
            runs = []
            for _ in range(wishes.runs):
                with tempfile.TemporaryDirectory() as folder:
                    runs.append(measure(browser, game, Path(folder), wishes.installed))
            for name in runs[0]:
                values = [run[name] for run in runs]
                print(
                    f"{game:<8} {name:<8} {statistics.median(values):6.2f} ({min(values):.2f} to {max(values):.2f})",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
