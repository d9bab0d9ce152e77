"""Draws the built icon in pixels, for systems that cannot show SVG: `python checks/icons.py` writes to public/."""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
ICON = WEB.parent / "src/subak/server/static/icon.svg"
SIZES = (180, 192, 512)


def main() -> None:
    (WEB / "public").mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("SUBAK_CHROMIUM", "/usr/bin/chromium"))
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{ICON.read_text()}")
            page.screenshot(path=WEB / f"public/icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
