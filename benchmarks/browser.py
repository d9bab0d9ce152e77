"""How heavy and how quick the browser table is. Needs Chromium and the built client (`make table`).

    PYTHONPATH=tests python -P benchmarks/browser.py [picks]

- What home weighs, as it travels (compressed).
- From a click to the answer on the screen, on this machine: from the mouse button going up to the frame that shows what
  the server made of it. Movement is off. Computer players think afterwards: one's own pick is shown before they begin.
- The time until `subak serve` answers, when everything has been compiled before.
"""

import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
from playwright.sync_api import Browser, CDPSession, sync_playwright

from browser.conftest import chromium
from browser.people import OVER, PICKS, PLACE, Visitors
from server.harness import Running

STARTS = 5

# From the button going up to the frame that shows the answer. A pick on its way disables what could be picked.
STOPWATCH = """() => {
  window.took = [];
  let since = 0;
  let isSent = false;
  addEventListener("pointerup", () => { since = performance.now(); isSent = false; }, true);
  new MutationObserver(() => {
    if (!since) return;
    const isBusy = Boolean(document.querySelector("[aria-disabled='true'][data-target], [data-option]:disabled"));
    if (isBusy) isSent = true;
    if (isBusy || !isSent) return;
    const start = since;
    since = 0;
    requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - start)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# Until the table is at rest again. Asking from outside meanwhile would keep the page from what is measured.
REST = "() => new Promise((done) => setTimeout(done, 250))"


def spread(values: list[float], unit: str) -> str:
    ordered = sorted(values)
    middle, late = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"p50 {middle:.0f} {unit}, p95 {late:.0f} {unit}, {min(values):.0f} to {max(values):.0f} (n = {len(values)})"


def weigh(browser: Browser, address: str) -> None:
    """Everything that home loads, as it came over the line."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    line: CDPSession = context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    weights: Counter[str] = Counter()
    line.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    line.on(
        "Network.loadingFinished",
        lambda event: weights.update({names.get(event["requestId"], "?"): int(event["encodedDataLength"])}),
    )
    start = time.perf_counter()
    page.goto(address)
    page.get_by_role("heading", level=3).first.wait_for()
    shown = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    context.close()
    art = sum(weight for name, weight in weights.items() if name.endswith("/art.svg"))
    print(
        f"Home: {sum(weights.values()) / 1024:.0f} KiB in {len(weights)} requests; {art / 1024:.0f} KiB of it art,",
        end=" ",
    )
    print(f"{(sum(weights.values()) - art) / 1024:.0f} KiB without. Shown after {1000 * shown:.0f} ms (new visitor).")
    for name, weight in weights.most_common():
        print(f"  {weight / 1024:7.1f} KiB  {name.removeprefix(address)}")


def click(browser: Browser, server: Running, game: str, picks: int) -> list[float]:
    """So many picks at tables with a computer player, of whatever can be picked."""
    found: list[float] = []
    chance = random.Random(game)
    with Visitors(browser, f"http://{server.host}") as visitors:
        while len(found) < picks:
            table, keys = server.open(game, "me", "computer:seedling", seed=chance.randrange(10**6))
            person = visitors.window().sit(table, keys[0])
            person.page.evaluate(STOPWATCH)
            while len(found) < picks and not person.is_over():
                before = person.page.evaluate("() => window.took.length")
                place = person.page.evaluate(PLACE, chance.random())
                if place is None:
                    continue
                person.page.mouse.move(place["x"] - 2, place["y"])
                person.page.mouse.click(place["x"], place["y"])
                person.page.evaluate(REST)
                person.page.locator(f"{PICKS}, {OVER}").first.wait_for(state="attached")
                took = person.page.evaluate("() => window.took")
                if len(took) > before:
                    found.append(took[before])
            person.page.context.close()
            visitors.contexts.clear()
    return found


def start(data: Path) -> float:
    """Seconds until the address answers."""
    command = [sys.executable, "-m", "subak.cli.main", "serve", "--port", "0", "--language", "en", "--data", str(data)]
    begin = time.perf_counter()
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONIOENCODING": "utf-8"}
    )
    try:
        assert running.stdout is not None
        found = None
        while not found:
            found = re.search(r"http://[\d.]+:\d+/", running.stdout.readline())
        httpx.get(f"{found[0]}api/about").raise_for_status()
        return time.perf_counter() - begin
    finally:
        running.terminate()
        running.wait(20)


def main(picks: int) -> None:
    found = chromium()
    if not found:
        sys.exit("Chromium is not installed (or name one with SUBAK_CHROMIUM).")
    with tempfile.TemporaryDirectory() as folder:
        start(Path(folder) / "tables.db")  # compiles, if need be
        starts = [1000 * start(Path(folder) / "tables.db") for _ in range(STARTS)]
        print(f"subak serve, until it answers: {spread(starts, 'ms')}, mean {statistics.mean(starts):.0f} ms")
        with Running(Path(folder) / "clicks.db") as server, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
            weigh(browser, f"http://{server.host}")
            for game in ("seasons", "spirits", "rios"):
                print(f"From click to drawn answer, {game}: {spread(click(browser, server, game, picks), 'ms')}")
            browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
