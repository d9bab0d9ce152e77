"""Without the server: home, rules and lessons are there; tables are not, and say so; what is newer is never hidden."""

import json
import random
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

import subak
from browser.people import HAS_SECOND, PATIENCE, PICKS, Person, Visitors
from browser.screens import GAMES, prepare
from server.harness import QUICK, Running
from subak.guides.pages import rules_html
from subak.server import pages
from subak.server.pages import STATIC
from subak.show.texts import LANGUAGES

FAILED = ("ERR_CONNECTION_REFUSED", "Failed to load resource", "ERR_FAILED", "WebSocket")
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) {
      found[new URL(request.url).pathname] = await (await caches.match(request)).text();
    }
  }
  return found;
}"""
KEEPS = """async ([path, part]) => ((await (await caches.match(path))?.text()) ?? "").includes(part)"""
IS_ALONE = """async (name) => (await caches.keys()).join() === name"""
UNTIL = """async ([given, patience]) => {
  const [holds, end] = [CONDITION, Date.now() + patience];
  while (!(await holds(given))) {
    if (Date.now() > end) throw new Error("waited in vain");
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
LAST = f"/api/lessons/{subak.game_names()[-1]}"
"""What the worker keeps last."""


class Overlooked(Running):
    """Notes who was asked for what, and whether rules were still being compiled; can hide behind a proxy without it."""

    is_gone = False

    def _application(self) -> ASGIApp:
        self.asked: list[tuple[str, bool]] = []
        inner = super()._application()

        async def outer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http":
                self.asked.append((scope["path"], bool(self.preparation.games)))
            answer = Response("Bad Gateway", 502) if self.is_gone and scope["type"] == "http" else inner
            await answer(scope, receive, send)

        return outer


@pytest.fixture
def visitors(browser: Browser, data: Path) -> Iterator[Visitors]:
    """Of a server of its own: these tests begin and end it as they like."""
    with Running(data) as server:  # a port that is free
        pass
    with Visitors(browser, f"http://{server.host}") as found:
        found.forgive(*FAILED)
        yield found


@pytest.fixture
def server(visitors: Visitors, data: Path) -> Overlooked:
    return Overlooked(data, port=int(visitors.address.rpartition(":")[2]))


def visit(visitors: Visitors, way: str = "mouse", language: str = "en") -> Person:
    """The front door, until the worker has kept everything."""
    person = visitors.window(way, workers=True, language=language).go()
    wait_until_kept(person)
    return person


def wait_until_kept(person: Person, path: str = LAST, part: str = "steps") -> None:
    wait_until(person, KEEPS, [path, part])


def wait_until(person: Person, condition: str, given: object) -> None:
    """Playwright's own way takes a promise for a yes."""
    person.page.evaluate(UNTIL.replace("CONDITION", condition), [given, PATIENCE])


def notice(person: Person, message: str = "web-no-server-but-guides") -> None:
    status = person.page.get_by_role("status").filter(has_text=person.texts.text(message))
    expect(status).to_be_visible()


# --- what is there -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "way"), [("en", "mouse"), ("de", "touch")])
def test_after_one_visit_all_rules_can_be_read_in_all_languages(
    visitors: Visitors, server: Overlooked, language: str, way: str
) -> None:
    with server:
        person = visit(visitors, way, language)
    person.page.reload()
    notice(person)
    for chosen in (*LANGUAGES, language):
        person.page.locator(f"label[lang={chosen}]").click()
        person.page.locator(f"html[lang={chosen}]").wait_for()
        for game in GAMES:
            person.go(f"rules/{game}")
            title = re.findall(r"<h2[^>]*>(.*?)</h2>", rules_html(game, chosen))[0]
            expect(person.page.locator("main h2").first).to_have_text(title)
            expect(person.page.locator("main svg").first).to_be_attached()
        person.go()


@pytest.mark.parametrize("game", GAMES)
def test_after_one_visit_a_lesson_can_be_played_to_its_end(visitors: Visitors, server: Overlooked, game: str) -> None:
    with server:
        steps = len(server.get(f"/api/lessons/{game}")["steps"])
        person = visit(visitors)
    person.go(f"learn/{game}")
    person.page.locator("svg[data-zone] use, svg[data-zone] path").first.wait_for(state="attached")
    for at in range(1, steps + 1):
        expect(person.page.get_by_text(person.texts.text("web-step", at=at, count=steps)).first).to_be_visible()
        if at < steps:
            go_on(person)
    expect(person.link(person.texts.text("web-play"))).to_be_visible()


def go_on(person: Person) -> None:
    """By the button, or by what the lesson wants to be picked."""
    following = person.button("Next")
    if following.count():
        following.click()
        return
    wanted = person.page.evaluate(
        """async (game) => {
          const lesson = await (await caches.match(`/api/lessons/${game}`)).json();
          return lesson.steps[JSON.parse(localStorage.getItem(`subak-lesson-${game}`))].expect;
        }""",
        person.page.url.rpartition("/")[2],
    )
    quoted = json.dumps(wanted)
    place = person.page.locator(f"[data-target={quoted}], [data-option={quoted}]:not(:disabled)").first
    place.focus()
    place.press("Enter")
    if person.page.evaluate(HAS_SECOND):
        person.button("Confirm").click()


def test_nothing_about_tables_is_kept(visitors: Visitors, server: Overlooked) -> None:
    with server:
        person = visit(visitors)
        table, keys = server.open("seasons", "me", "computer:seedling")
        person.sit(table, keys[0])
        person.go()
        expect(person.page.get_by_role("region", name="Continue")).to_be_visible()
        found = person.page.evaluate(KEPT)
    for path in found:
        assert re.match(r"/(assets/|texts/|api/(about|rules|lessons)\b|[\w-]*(\.\w+)?$)", path), path
    person.page.reload()
    notice(person)
    assert person.page.get_by_role("region", name="Continue").count() == 0


# --- what is not there -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_the_server_says_so_and_comes_back_by_itself(
    visitors: Visitors, server: Overlooked, language: str
) -> None:
    with server:
        table, keys = server.open("seasons", "me", "computer:seedling", seed="back")
        person = visit(visitors, language=language)
        person.enter(table, keys[0])
    person.go("new/seasons")
    notice(person, "web-no-server")
    person.button(person.texts.text("web-begin")).click()
    expect(person.page.get_by_role("alert")).to_have_text(person.texts.text("web-unreachable"))
    person.go(f"table/{table}")
    expect(person.page.get_by_role("status")).to_have_text(person.texts.text("web-no-connection"))
    person.go()
    notice(person)
    person.page.evaluate("() => void (window.isTheSame = true)")
    with server:
        mine = person.page.get_by_role("region", name=person.texts.text("web-my-tables"))
        expect(mine).to_be_visible()
        expect(person.page.get_by_text(person.texts.text("web-no-server-but-guides"))).to_have_count(0)
        assert person.page.evaluate("() => window.isTheSame === true")
        mine.get_by_role("link").first.click()
        person.page.locator(PICKS).first.wait_for(state="attached")
        person.choose(random.Random(1))


def test_without_a_worker_nothing_is_promised(visitors: Visitors, server: Overlooked) -> None:
    with server:
        person = visitors.window().go()
        expect(person.link("Play Dos Rios")).to_be_visible()
    notice(person, "web-no-server")
    expect(person.page.get_by_text(person.texts.text("web-no-server-but-guides"))).to_have_count(0)


def test_a_proxy_without_a_server_behind_it_is_no_server(visitors: Visitors, server: Overlooked) -> None:
    with server:
        person = visit(visitors)
        server.is_gone = True
        person.page.reload()
        notice(person)
        person.link("Rules Dos Rios").click()
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("Rules: Dos Rios")
        expect(person.page.locator("main h2").first).to_be_visible()


# --- what is newer -----------------------------------------------------------------------------------------------
def test_guides_wait_until_the_rules_are_compiled(visitors: Visitors, server: Overlooked) -> None:
    with server:
        prepare(server, "rios")
        person = visitors.window(workers=True).go()
        expect(person.page.locator(".preparing")).to_be_visible()
        wait_until_kept(person, f"/texts/{LANGUAGES[-1]}.ftl", "web-name")
        server.preparation.games = ()
        wait_until_kept(person)
    guides = [(path, is_early) for path, is_early in server.asked if re.match("/api/(rules|lessons)/", path)]
    assert len(guides) == len(GAMES) * (len(LANGUAGES) + 1)
    assert not any(is_early for _, is_early in guides)


def test_what_the_server_has_otherwise_is_kept_anew_and_the_rest_is_not_sent_again(
    visitors: Visitors, server: Overlooked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answered(status: int) -> int:
        route = f'method="GET",route="/api/rules/{{game}}/{{language}}",status="{status}"'
        found = re.search(re.escape(route) + r"} (\d+)", server.http.get("/metrics").text)
        return int(found[1]) if found else 0

    ours, newer = pages.rules, "<h2>Newer</h2>"
    with server:
        person = visit(visitors)
        monkeypatch.setattr(pages, "rules", lambda *page: newer if page == ("rios", "en") else ours(*page))
        person.page.reload()
        wait_until_kept(person, "/api/rules/rios/en", newer)
        sent, spared = answered(200), answered(304)
    assert sent == len(GAMES) * len(LANGUAGES) + 1
    assert spared > 0
    person.go("rules/rios")
    expect(person.page.get_by_role("heading", name="Newer")).to_be_visible()


@pytest.fixture
def another(tmp_path: Path) -> Path:
    """Another build of the client: its title says so, and its worker has another version."""
    folder = tmp_path / "another"
    shutil.copytree(STATIC, folder)
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text(encoding="utf-8").replace("<body>", '<body data-build="another">'), encoding="utf-8")
    text, count = re.subn(r'"subak-" ?\+ ?"\w+"', '"subak-another"', worker.read_text(encoding="utf-8"))
    assert count == 1
    worker.write_text(text, encoding="utf-8")
    return folder


def test_a_newer_client_is_shown_at_once_and_kept(visitors: Visitors, server: Overlooked, another: Path) -> None:
    new = Overlooked(server.data, replace(QUICK, static=another), server.port)
    with server:
        person = visit(visitors)
        expect(person.page.locator("body[data-build]")).to_have_count(0)
    with new:
        person.page.reload()
        expect(person.page.locator("body[data-build=another]")).to_be_attached()
        wait_until(person, IS_ALONE, "subak-another")
        wait_until_kept(person)
    person.page.reload()
    notice(person)
    expect(person.page.locator("body[data-build=another]")).to_be_attached()


def test_a_page_from_the_cache_becomes_the_newer_one_by_itself(
    visitors: Visitors, server: Overlooked, another: Path
) -> None:
    """Opened while the server was gone; then a newer one comes."""
    new = Overlooked(server.data, replace(QUICK, static=another), server.port)
    with server:
        person = visit(visitors)
    person.page.reload()
    notice(person)
    with new:
        expect(person.page.locator("body[data-build=another]")).to_be_attached()
        expect(person.link("Play Dos Rios")).to_be_visible()
