"""Every screen there is, and how one comes to it; in any language, by mouse or by touch."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import expect

from browser.games import Played, played
from browser.people import PICKS, PLACE, Json, Person
from server.harness import Running

GAMES = ("seasons", "spirits", "rios")
MIDDLE = {"seasons": 10, "spirits": 25, "rios": 25}
"""Choices after which there is something on the table."""


@dataclass
class World:
    """A server with a table in the middle of a game, and one at its end, for each game; made when first asked for."""

    server: Running
    is_wise: bool = False
    """People at the tables play as well as they can."""
    _kept: dict[tuple[str, bool], Played] = field(default_factory=dict)

    def table(self, game: str, is_over: bool = False) -> Played:
        if (game, is_over) not in self._kept:
            moves = None if is_over else MIDDLE[game]
            level = "buffalo" if self.is_wise else "seedling"
            self._kept[game, is_over] = played(self.server, game, moves, f"screens {game}", level, self.is_wise)
        return self._kept[game, is_over]

    def known(self) -> Json:
        """What a device keeps that knows two tables."""
        found = []
        for game, is_over in (("seasons", True), ("rios", False)):
            table = self.table(game, is_over)
            entry = {"id": table.table, "game": game, "keys": {0: table.key}, "links": {}, "over": is_over}
            found.append(entry | {"when": 1_700_000_000_000})
        return {"subak-tables": found}


Opens = Callable[[Person, World], None]
SCREENS: dict[str, Opens] = {}


def screen(name: str) -> Callable[[Opens], Opens]:
    def add(opens: Opens) -> Opens:
        SCREENS[name] = opens
        return opens

    return add


def shows(person: Person, message: str, **args: object) -> None:
    expect(person.page.get_by_text(person.texts.text(message, **args)).first).to_be_visible()


def press(person: Person, message: str) -> None:
    person.press(person.button(person.texts.text(message)))


def sit(person: Person, world: World, game: str, is_over: bool = False) -> None:
    table = world.table(game, is_over)
    person.sit(table.table, table.key)
    (person.dialog() if is_over else person.page.locator(PICKS)).first.wait_for(state="attached")


def open_menu(person: Person, message: str) -> None:
    """A button of the bar; on a phone it is in a menu."""
    if person.way == "touch":
        press(person, "web-menu")
        person.dialog().get_by_role("button", name=person.texts.text(message), exact=True).tap()
    else:
        press(person, message)
    expect(person.page.get_by_role("dialog", name=person.texts.text(message))).to_be_visible()


@screen("home")
def home(person: Person, world: World) -> None:
    person.go()
    shows(person, "about-rios")
    shows(person, "web-my-tables")


@screen("settings")
def settings(person: Person, world: World) -> None:
    person.go("settings")
    shows(person, "web-theme-contrast")


def _of(game: str) -> None:
    @screen(f"new {game}")
    def new(person: Person, world: World) -> None:
        person.go(f"new/{game}")
        shows(person, "web-begin")

    @screen(f"table {game}")
    def table(person: Person, world: World) -> None:
        sit(person, world, game)

    @screen(f"pointing {game}")
    def pointing(person: Person, world: World) -> None:
        sit(person, world, game)
        place = person.page.evaluate(PLACE, 0)
        if person.way == "touch":
            person.page.touchscreen.tap(place["x"], place["y"])
        else:
            person.page.mouse.move(place["x"], place["y"])

    @screen(f"why {game}")
    def why(person: Person, world: World) -> None:
        sit(person, world, game)
        person.page.locator("[data-thing]").last.focus()
        person.page.keyboard.press("Enter")
        expect(person.dialog().get_by_role("status")).to_be_visible()

    @screen(f"end {game}")
    def end(person: Person, world: World) -> None:
        sit(person, world, game, is_over=True)
        shows(person, "web-record")

    @screen(f"replay {game}")
    def replay(person: Person, world: World) -> None:
        person.go(f"replay/{world.table(game, is_over=True).table}")
        person.page.get_by_role("slider").fill("12")
        person.page.locator("[data-thing]").first.wait_for(state="attached")

    @screen(f"rules {game}")
    def rules(person: Person, world: World) -> None:
        person.go(f"rules/{game}")
        person.page.locator("main h2").first.wait_for()

    @screen(f"learn {game}")
    def learn(person: Person, world: World) -> None:
        person.go(f"learn/{game}")
        for _ in range(2):
            following = person.button(person.texts.text("web-next"))
            person.page.locator("progress").wait_for()
            if following.count():
                person.press(following)


for _game in GAMES:
    _of(_game)


@screen("score")
def score(person: Person, world: World) -> None:
    sit(person, world, "seasons")
    open_menu(person, "web-score")


@screen("links")
def links(person: Person, world: World) -> None:
    sit(person, world, "rios")
    open_menu(person, "web-invite")


@screen("keys")
def keys(person: Person, world: World) -> None:
    sit(person, world, "spirits")
    open_menu(person, "web-keys")


@screen("name")
def name(person: Person, world: World) -> None:
    sit(person, world, "rios")
    open_menu(person, "web-rename")


@screen("log")
def log(person: Person, world: World) -> None:
    sit(person, world, "spirits")
    person.page.keyboard.press("l")
    expect(person.page.get_by_role("dialog", name=person.texts.text("web-log"))).to_be_visible()


@screen("hint")
def hint(person: Person, world: World) -> None:
    sit(person, world, "rios")
    press(person, "web-hint")
    person.page.locator(".hinted, .badge, .share").first.wait_for()


@screen("analysis")
def analysis(person: Person, world: World) -> None:
    person.go(f"replay/{world.table('seasons', is_over=True).table}")
    press(person, "web-analyse")
    shows(person, "analyse-turning-points")


@screen("hand-over")
def handover(person: Person, world: World) -> None:
    table, keys = world.server.open("seasons", "me", "here", seed="hand-over")
    kept = {"id": table, "game": "seasons", "when": 1, "keys": {0: keys[0], 1: keys[1]}, "links": {}, "over": False}
    person.go("settings")
    person.page.evaluate("kept => localStorage.setItem('subak-tables', JSON.stringify([kept]))", kept)
    person.go(f"table/{table}")
    shows(person, "web-handover-help")


@screen("watching")
def watching(person: Person, world: World) -> None:
    person.go(f"watch/{world.table('spirits').table}")
    shows(person, "web-watching")
    person.page.locator("svg[data-zone]").first.wait_for()


@screen("no such page")
def nowhere(person: Person, world: World) -> None:
    person.go("nowhere")
    shows(person, "web-not-found")


@screen("no such table")
def no_table(person: Person, world: World) -> None:
    person.visitors.forgive("404")
    person.go("table/nonsense")
    shows(person, "refused-unknown-table")


@screen("wrong key")
def wrong_key(person: Person, world: World) -> None:
    person.go(f"table/{world.table('rios').table}/{'x' * 22}")
    shows(person, "refused-bad-key")
