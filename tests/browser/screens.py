"""Every screen there is, and how one comes to it; in any language, by mouse or by touch."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import expect

from browser.games import Played, played
from browser.people import PICKS, PLACE, Json, Person
from server.harness import Running
from subak.server.wire.messages import Preparing
from subak.show.choices import Message

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
    _drawn: str = ""

    def table(self, game: str, is_over: bool = False) -> Played:
        if (game, is_over) not in self._kept:
            moves = None if is_over else MIDDLE[game]
            level = "buffalo" if self.is_wise else "seedling"
            self._kept[game, is_over] = played(self.server, game, moves, f"screens {game}", level, self.is_wise)
        return self._kept[game, is_over]

    def watch(self, game: str) -> str:
        """Where spectators of a table go."""
        table = self.table(game).table
        return f"watch/{table}/{self.server.watch[table]}"

    def together(self, game: str = "rios", clock: Json | None = None) -> tuple[str, list[str]]:
        """A table of two people with a clock, after the first move; its id and keys."""
        seats = [{"kind": "link", "name": name} for name in ("Ann", "Bo")]
        options = {"river_laying": "start_player"} if game == "rios" else {}  # Ann has several picks in a row
        wish = {"game": game, "seats": seats, "seed": "together", "clock": clock or {"free": 30, "bank": 600}}
        wish["options"] = options
        opened = self.server.http.post("/api/tables", json=wish).json()
        table, keys = opened["table"], opened["keys"]
        self.server.watch[table] = opened["watch"]
        with self.server.join(table, *keys) as client:
            seat = client.now["actors"][0]
            client.look(seat)
            client.play(seat, client.codes[0])
        return table, keys

    def drawn(self) -> str:
        """A finished game whose seed the server drew."""
        if not self._drawn:
            self._drawn = played(self.server, "seasons", seed=None).table
        return self._drawn

    def offered(self) -> str:
        """An open table with a free seat, where somebody waits."""
        seats = [{"kind": "link", "name": "Ann"}, {"kind": "open"}]
        wish = {"game": "spirits", "seats": seats, "options": {"gentle": True}, "clock": {"free": 259200, "bank": 0}}
        return str(self.server.http.post("/api/tables", json=wish).json()["table"])


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
    for game, is_over in (("seasons", True), ("rios", False)):
        table = world.table(game, is_over)
        person.enter(table.table, table.key)
    world.offered()
    person.go()
    shows(person, "about-rios")
    shows(person, "web-my-tables")
    shows(person, "web-sit-down")


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
        person.page.locator("[data-thing]").last.press("Enter")
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


@screen("seat")
def seat(person: Person, world: World) -> None:
    sit(person, world, "rios")
    open_menu(person, "web-my-seat")
    press(person, "web-resign")
    shows(person, "web-resign-sure")


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
    person.enter(table, *keys).go(f"table/{table}")
    shows(person, "web-handover-help")


@screen("watching")
def watching(person: Person, world: World) -> None:
    person.go(world.watch("spirits"))
    shows(person, "web-watching")
    person.page.locator("svg[data-zone]").first.wait_for()


@screen("clock")
def clock(person: Person, world: World) -> None:
    table, keys = world.together(clock={"free": 0, "bank": 3600})
    person.sit(table, keys[0])
    person.page.get_by_role("timer").first.wait_for()


@screen("short of time")
def short_of_time(person: Person, world: World) -> None:
    table, keys = world.together(clock={"free": 14, "bank": 0})
    person.sit(table, keys[0])
    person.page.locator(".clock.low").first.wait_for()


@screen("turn back")
def turn_back(person: Person, world: World) -> None:
    table, keys = world.together()
    with world.server.join(table, *keys) as client:
        seat = client.now["log"][-1]["seat"]
        client.ask(do="ask-back", seat=seat)
    person.sit(table, keys[1 - seat])
    shows(person, "web-agree")


@screen("left")
def left(person: Person, world: World) -> None:
    table, keys = world.together()
    with world.server.join(table, *keys) as client:
        client.ask(do="leave", seat=0)
        client.ask(do="resign", seat=1)
    person.sit(table, keys[0])
    shows(person, "web-own-left")


def open_talk(person: Person, message: str) -> None:
    """Chat or notes; on a phone they are behind a button."""
    if person.way == "touch":
        press(person, "web-talk")
    person.press(person.page.get_by_role("tab", name=person.texts.text(message)))


@screen("chat")
def chat(person: Person, world: World) -> None:
    table, keys = world.together()
    with world.server.join(table, *keys) as client:
        client.ask(do="say", seat=0, words="Subak!")
        client.ask(do="say", seat=1, words="Subak? Subak.")
    person.sit(table, keys[0])
    open_talk(person, "web-chat")
    expect(person.page.get_by_text("Subak? Subak.")).to_be_visible()
    person.press(person.page.get_by_text(person.texts.text("web-mute")))


@screen("chat of a spectator")
def chat_of_spectator(person: Person, world: World) -> None:
    table, _ = world.together()
    person.go(f"watch/{table}/{world.server.watch[table]}")
    shows(person, "web-watching")
    open_talk(person, "web-chat")
    shows(person, "web-chat-empty-watching")


@screen("notes")
def notes(person: Person, world: World) -> None:
    table, keys = world.together()
    person.sit(table, keys[0])
    open_talk(person, "web-notes")
    person.page.get_by_role("textbox", name=person.texts.text("web-notes")).fill("Subak")
    shows(person, "web-notes-saved")


@screen("free seat")
def free_seat(person: Person, world: World) -> None:
    person.go(f"watch/{world.offered()}")
    shows(person, "web-seat-is-free")


@screen("new with clock")
def new_with_clock(person: Person, world: World) -> None:
    person.go("new/spirits")
    person.page.locator("#kind-1").select_option("open")
    person.page.get_by_text(person.texts.text("web-clock-is-own"), exact=True).click()
    shows(person, "web-access-open-seat")


@screen("again")
def again(person: Person, world: World) -> None:
    sit(person, world, "rios", is_over=True)
    press(person, "web-again-otherwise")
    shows(person, "web-options")


@screen("verify before")
def verify_before(person: Person, world: World) -> None:
    person.go(f"verify/{world.offered()}")
    shows(person, "web-fair-later")


@screen("verify after")
def verify_after(person: Person, world: World) -> None:
    person.go(f"verify/{world.drawn()}")
    shows(person, "web-fair-yes")


def prepare(server: Running, *games: str, seconds: float | None = 38) -> None:
    """A third of the rules of these games is compiled; of the last one nobody knows yet."""
    known = tuple(Preparing(game, 4, 12, seconds) for game in games[:-1])
    server.preparation.games = (*known, Preparing(games[-1], 0, 0, None))


@screen("home preparing")
def home_preparing(person: Person, world: World) -> None:
    prepare(world.server, *GAMES[1:])
    person.go()
    shows(person, "web-preparing-seconds", count=40)
    shows(person, "web-preparing-begin")


@screen("new preparing")
def new_preparing(person: Person, world: World) -> None:
    prepare(world.server, "spirits")
    person.go("new/spirits")
    person.page.locator("#level-1").select_option("dragon")
    shows(person, "web-warming", level=Message("level-dragon"), other=Message("level-buffalo"))


@screen("table preparing")
def table_preparing(person: Person, world: World) -> None:
    prepare(world.server, "rios")
    table, keys = world.server.open("rios", "me", "computer:heron", seed="preparing")
    person.sit(table, keys[0])
    shows(person, "web-warming", level=Message("level-heron"), other=Message("level-buffalo"))


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
    person.visitors.forgive("403")
    person.go(f"table/{world.table('rios').table}/{'x' * 22}")
    shows(person, "refused-bad-key")
