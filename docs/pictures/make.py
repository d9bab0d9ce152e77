"""Takes the pictures in this folder (`make pictures`): a server of its own, and games until there is something to see.

PYTHONPATH=tests python docs/pictures/make.py [folder [png]]
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import chromium
from browser.people import Visitors
from browser.screens import SCREENS, World
from server.harness import QUICK, Running

# File, screen, language, theme, way (touch is a phone).
PICTURES = [
    ("home", "home", "en", "light", "mouse"),
    ("home-phone-dark-de", "home", "de", "dark", "touch"),
    ("new-table-de", "new spirits", "de", "light", "mouse"),
    ("seasons", "pointing seasons", "en", "light", "mouse"),
    ("seasons-phone-de", "table seasons", "de", "light", "touch"),
    ("seasons-phone-choosing", "pointing seasons", "en", "dark", "touch"),
    ("spirits-de", "table spirits", "de", "light", "mouse"),
    ("spirits-phone", "table spirits", "en", "light", "touch"),
    ("rios-dark", "table rios", "en", "dark", "mouse"),
    ("rios-phone-de", "table rios", "de", "light", "touch"),
    ("rios-hint", "hint", "en", "light", "mouse"),
    ("spirits-contrast", "table spirits", "en", "contrast", "mouse"),
    ("why-not-de", "why spirits", "de", "dark", "mouse"),
    ("end", "end seasons", "en", "light", "mouse"),
    ("end-phone-de", "end rios", "de", "dark", "touch"),
    ("looking-back", "analysis", "en", "light", "mouse"),
    ("looking-back-phone-de", "replay spirits", "de", "light", "touch"),
    ("rules-de", "rules seasons", "de", "light", "mouse"),
    ("learn", "learn seasons", "en", "light", "mouse"),
    ("learn-phone-de", "learn rios", "de", "light", "touch"),
    ("settings-dark-de", "settings", "de", "dark", "mouse"),
    ("hand-over-phone", "hand-over", "en", "light", "touch"),
    ("problem-de", "wrong key", "de", "light", "mouse"),
]
QUALITY = 82


def main(folder: Path, form: str) -> None:
    found = chromium()
    if not found:
        sys.exit("Chromium is not installed (or name one with SUBAK_CHROMIUM).")
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data) / "tables.db", QUICK) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        world = World(server, is_wise=True)
        for name, screen, language, theme, way in PICTURES:
            with Visitors(browser, f"http://{server.host}") as visitors:
                person = visitors.window(way, language=language, theme=theme)
                SCREENS[screen](person, world)
                person.page.evaluate("() => document.fonts.ready.then(() => null)")
                line = person.page.context.new_cdp_session(person.page)
                wish = {"format": form} if form == "png" else {"format": form, "quality": QUALITY}
                picture = base64.b64decode(line.send("Page.captureScreenshot", wish)["data"])
            (folder / f"{name}.{form}").write_bytes(picture)
            print(f"{name}.{form}: {len(picture) // 1024} KiB")
        browser.close()


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent, sys.argv[2] if len(sys.argv) > 2 else "webp"
    )
