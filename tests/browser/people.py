"""People at a browser: they find out from the page what can be done, and do it by mouse, by touch or by keys."""

import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, WebSocket, expect

from subak.show.texts import Catalogue

Json = dict[str, Any]
PATIENCE = 120_000
"""Milliseconds until a test gives up waiting. It only ends what hangs."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
MOST_CHOICES = 400
TITLES = {"seasons": "Seasons of Rice", "spirits": "Spirits of the Rice Paddy", "rios": "Dos Rios"}

# What can be chosen now: things on the table, and buttons. Nothing while a pick is on its way.
PICKS = "[data-target][aria-disabled='false'], [data-option]:not(:disabled)"
OVER = "dialog[open] table"
# The middle of one of them on the screen, after it was brought into sight. A second step of a choice goes first.
PLACE = f"""(chance) => {{
  const second = [...document.querySelectorAll(".confirm [data-option]:not(:disabled)")];
  const all = second.length ? second : [...document.querySelectorAll("{PICKS}")];
  const node = all[Math.floor(chance * all.length)];
  if (!node) return null;
  node.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const target = node.getAttribute("data-target");
  const box = node.getBoundingClientRect();
  const matrix = target === null ? null : node.getScreenCTM();
  const x = matrix ? matrix.e : box.x + box.width / 2;
  const y = matrix ? matrix.f : box.y + box.height / 2;
  return {{ target, x, y }};
}}"""
IS_ACTIVE = "(target) => document.querySelector('.pick.active[data-target]')?.getAttribute('data-target') === target"
SELECTED = "() => document.querySelector('.pick.selected[data-target]')?.getAttribute('data-target') ?? null"
FOCUSED = f'() => Boolean(document.activeElement?.matches("{PICKS}"))'
FOCUSED_SECOND = '() => Boolean(document.activeElement?.matches(".confirm [data-option]"))'
HAS_SECOND = '() => Boolean(document.querySelector(".confirm [data-option]"))'


class Visitors:
    """Opens windows, each of a person of their own (seats and settings are not shared)."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.forgiven: list[str] = []

    def __enter__(self) -> "Visitors":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        for context in self.contexts:
            context.close()
        found = [text for text in self.errors if not any(part in text for part in self.forgiven)]
        if kind is None:
            assert not found, found

    def forgive(self, *parts: str) -> None:
        """Browsers write every request that failed to the console; some tests want them to fail."""
        self.forgiven += parts

    def window(
        self, way: str = "mouse", keeps: Json | None = None, workers: bool = False, **settings: object
    ) -> "Person":
        """`settings` are those of the page, `keeps` other things kept on this device."""
        touch: Json = (
            {"viewport": PHONE, "has_touch": True, "is_mobile": True} if way == "touch" else {"viewport": WIDE}
        )
        context = self.browser.new_context(
            locale="en-GB", service_workers="allow" if workers else "block", accept_downloads=True, **touch
        )
        context.set_default_timeout(PATIENCE)
        kept: dict[str, Any] = {"subak-settings": {"speed": "off", "language": "en", "theme": "light"} | settings} | (
            keeps or {}
        )
        for name, value in kept.items():
            text = json.dumps(json.dumps(value))
            keep = f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})"
            context.add_init_script(f"if (location.protocol === 'http:') {keep}")
        self.contexts.append(context)
        return Person(context.new_page(), self, way, str(kept["subak-settings"]["language"]))

    def watch(self, page: Page) -> None:
        def told(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.errors.append(f"{message.text} {message.location.get('url', '')}")

        page.on("console", told)
        page.on("pageerror", lambda error: self.errors.append(str(error)))


class Person:
    """Somebody with a window, and a way to use it: `mouse`, `touch` or `keys`."""

    def __init__(self, page: Page, visitors: Visitors, way: str, language: str) -> None:
        self.page, self.visitors, self.way = page, visitors, way
        self.texts = Catalogue(language)
        self.heard: list[Json] = []
        """All messages from the server, in the order they came."""
        self.chosen = 0
        visitors.watch(page)
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        self.line = line
        line.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    # --- going somewhere -----------------------------------------------------------------------------------------
    def go(self, path: str = "") -> "Person":
        """A new page load, whatever was there before."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.visitors.address}/#/{path}")
        return self

    def sit(self, table: str, key: str) -> "Person":
        self.go(f"table/{table}/{key}")
        self.page.locator("svg[data-zone]").first.wait_for()
        return self

    def enter(self, table: str, *keys: str) -> "Person":
        """From now on this window's cookie opens these seats, as if their links had been opened here."""
        answer = self.page.request.post(f"{self.visitors.address}/api/tables/{table}/enter", data={"keys": keys})
        assert answer.ok, answer.text()
        return self

    def begin(self, game: str, seed: str, choose: dict[str, str] | None = None) -> None:
        """From the front door to the table, all by clicking (or keys): against the weakest computer player."""
        self.sow(seed)
        self.go()
        self.press(self.link(f"Play {TITLES[game]}"))
        expect(self.page.get_by_role("heading", name=TITLES[game]).first).to_be_visible()  # open tables have it, too
        self.set_list(self.page.get_by_label("Level").first, "Seedling")
        for name, value in (choose or {}).items():
            radio = self.page.get_by_role("radiogroup", name=name).get_by_role("radio", name=value, exact=True)
            if self.way == "keys":
                self.reach(self.page.get_by_role("radiogroup", name=name).get_by_role("radio", checked=True))
                self.until(radio.is_checked, "ArrowRight")
            else:
                self.press(radio.locator(".."))
            expect(radio).to_be_checked()
        self.press(self.button("Begin"))
        self.page.locator("svg[data-zone]").first.wait_for()

    def sow(self, seed: str) -> None:
        """Tables that this page opens are dealt by this seed."""

        def add(route: Route) -> None:
            route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "seed": seed}))

        self.page.route(lambda address: address.endswith("/api/tables"), add)

    # --- looking -------------------------------------------------------------------------------------------------
    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def dialog(self, name: str | None = None) -> Locator:
        return self.page.get_by_role("dialog", name=name) if name else self.page.get_by_role("dialog")

    def is_over(self) -> bool:
        """Waits until there is something to choose, or the game is over."""
        self.page.locator(f"{OVER}, {PICKS}").first.wait_for(state="attached")
        return self.page.locator(OVER).count() > 0

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.partition("#/")[2].split("/")[1]

    def is_asked(self) -> bool:
        """Waits until there is something to choose, or it is known that there is not."""
        waits = self.page.get_by_text("The game waits for")
        self.page.locator(f"{OVER}, {PICKS}").or_(waits).first.wait_for(state="attached")
        return self.page.locator(PICKS).count() > 0 and self.page.locator(OVER).count() == 0

    # --- doing ---------------------------------------------------------------------------------------------------
    def press(self, what: Locator) -> None:
        if self.way == "keys":
            self.reach(what)
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            what.tap()
        else:
            what.click()

    def set_list(self, what: Locator, words: str) -> None:
        if self.way != "keys":
            what.select_option(words)
            return
        self.reach(what)
        self.page.keyboard.type(words[:3])
        expect(what.locator("option:checked")).to_have_text(words)

    def reach(self, what: Locator) -> None:
        """With Tab alone."""
        what.wait_for()
        self.until(lambda: bool(what.evaluate("node => node === document.activeElement")), "Tab")

    def until(self, condition: Callable[[], bool], key: str, most: int = 80) -> None:
        for _ in range(most):
            if condition():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{most} times {key}, in vain")

    def choose(self, chance: random.Random) -> None:
        """Something that can be chosen now, whatever it is."""
        {"mouse": self._click, "touch": self._tap, "keys": self._type}[self.way](chance)
        self.chosen += 1

    def _click(self, chance: random.Random) -> None:
        number = chance.random()
        for _ in range(20):  # the computer may move, and the page with it, while the mouse is on its way
            place = self.page.evaluate(PLACE, number)
            if place is None:
                return
            self.page.mouse.move(place["x"] - 2, place["y"])  # a mouse that does not move points at nothing new
            self.page.mouse.move(place["x"], place["y"])
            if place["target"] is None or self.page.evaluate(IS_ACTIVE, place["target"]):
                self.page.mouse.click(place["x"], place["y"])
                return
        raise AssertionError(f"the mouse is at {place}, but that is not what it points at")

    def _tap(self, chance: random.Random) -> None:
        number = chance.random()
        for _ in range(20):
            place = self.page.evaluate(PLACE, number)
            if place is None:
                return
            self.page.touchscreen.tap(place["x"], place["y"])
            if place["target"] is None:
                return
            if self.page.evaluate(SELECTED) == place["target"]:  # the first tap shows, the button confirms
                self.page.locator(".confirm").get_by_role("button").first.tap()
                return
        raise AssertionError(f"a tap at {place} does not choose that")

    def _type(self, chance: random.Random) -> None:
        keys = self.page.keyboard
        self.until(lambda: bool(self.page.evaluate(FOCUSED)) or self.is_over(), "Tab")
        for _ in range(chance.randrange(4)):
            keys.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r"]))
        if not self.page.evaluate(FOCUSED):
            return
        keys.press("Enter")
        if self.page.evaluate(HAS_SECOND):
            self.until(lambda: bool(self.page.evaluate(FOCUSED_SECOND) or not self.page.evaluate(HAS_SECOND)), "Tab")
            keys.press("Enter")

    def play(self, seed: str, choices: int = MOST_CHOICES) -> None:
        """So many choices, or to the end."""
        chance = random.Random(seed)
        for _ in range(choices):
            if self.is_over():
                return
            self.choose(chance)
        assert choices < MOST_CHOICES, "the game does not come to an end"
