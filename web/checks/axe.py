"""Looks for barriers with axe-core: every screen, every game, both layouts, all themes. Usage: axe.py ADDRESS"""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
FOUND = "`${it.id}: ${it.nodes.map(node => node.html.slice(0, 120)).join(' ')}`"
RUN = f"axe.run().then(found => found.violations.map(it => {FOUND}))"
SIZES = {"wide": (1440, 900), "phone": (360, 740)}


def problems(page: Page, name: str) -> int:
    page.wait_for_timeout(1200)
    page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    found = page.evaluate(RUN)
    for line in found:
        print(f"{name}: {line}")
    return len(found)


def look(page: Page, address: str, name: str) -> int:
    games = [game["name"] for game in page.request.get(f"{address}/api/about").json()["games"]]
    count = 0
    for path in ("", "settings", *(f"rules/{game}" for game in games), *(f"learn/{game}" for game in games)):
        page.goto(f"{address}/#/{path}")
        count += problems(page, f"{name} #/{path}")
    for game in games:
        page.goto(f"{address}/#/new/{game}")
        count += problems(page, f"{name} #/new/{game}")
        page.locator("form button.primary").click()
        page.wait_for_selector("svg[data-zone]")
        count += problems(page, f"{name} table of {game}")
    return count


def main(address: str) -> int:
    count = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for theme in ("light", "dark", "contrast"):
            for layout, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
                )
                context.add_init_script(f"localStorage.setItem('subak-settings', '{{\"theme\": \"{theme}\"}}')")
                count += look(context.new_page(), address, f"{theme} {layout}")
        browser.close()
    print(f"{count} problems")
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1].rstrip("/")))
