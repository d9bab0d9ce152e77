"""While the server compiles the rules: what home, a new table and a table say of it, and that it goes by itself."""

import time

import pytest
from playwright.sync_api import Locator, Request, Response, expect

from browser.people import Person, Visitors
from browser.screens import World, home_preparing, new_preparing, prepare, shows, table_preparing
from server.harness import Running
from subak.show.choices import Message

LOOKS = [("en", "mouse"), ("de", "touch")]


@pytest.fixture(scope="module")
def world(server: Running) -> World:
    return World(server)


def text(person: Person, message: str, **args: object) -> Locator:
    return person.page.get_by_text(person.texts.text(message, **args), exact=True)


def warming(person: Person, level: str) -> Locator:
    return text(person, "web-warming", level=Message(f"level-{level}"), other=Message("level-buffalo"))


def card(person: Person, game: str) -> Locator:
    return person.page.get_by_role("article").filter(has_text=person.texts.text(f"about-{game}"))


def stay(person: Person) -> None:
    """A page that is loaded anew forgets this."""
    person.page.evaluate("() => void (window.isTheSame = true)")


def assert_stayed(person: Person) -> None:
    assert person.page.evaluate("() => window.isTheSame === true")


def take_in(person: Person, answer: Response) -> None:
    """Until the page has done something about what it was told."""
    answer.finished()
    come_to_rest(person)


def come_to_rest(person: Person) -> None:
    """The page has heard the answer to a later question."""
    person.page.evaluate("async () => void (await (await fetch('/healthz')).text())")


# --- the front door ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "way"), LOOKS)
def test_home_says_how_far_each_game_is(visitors: Visitors, world: World, language: str, way: str) -> None:
    person = visitors.window(way, language=language)
    home_preparing(person, world)
    stay(person)
    expect(card(person, "spirits")).to_contain_text(person.texts.text("web-preparing-seconds", count=40))
    expect(card(person, "rios")).to_contain_text(person.texts.text("web-preparing"))
    expect(card(person, "seasons").locator(".preparing")).to_have_count(0)
    share = "node => node.getBoundingClientRect().width / node.parentElement.getBoundingClientRect().width"
    assert card(person, "spirits").locator(".share").evaluate(share) == pytest.approx(1 / 3, abs=0.01)
    expect(person.page.get_by_role("status").filter(has_text=person.texts.text("web-preparing-begin"))).to_be_visible()

    play = card(person, "seasons").get_by_role("link").nth(0)
    before = place_of(play)
    prepare(world.server, "rios")
    expect(card(person, "spirits").locator(".preparing")).to_have_count(0)
    world.server.preparation.games = ()
    expect(person.page.locator(".preparing")).to_have_count(0)
    expect(text(person, "web-preparing-begin")).to_have_count(0)
    shows(person, "web-prepared")
    assert place_of(play) == pytest.approx(before, abs=1), "nothing moves under somebody's finger"
    assert_stayed(person)


def place_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"], box["y"]


def test_more_than_a_minute_is_said_in_minutes(visitors: Visitors, world: World) -> None:
    prepare(world.server, "seasons", "rios", seconds=95)
    person = visitors.window().go()
    shows(person, "web-preparing-minutes", count=2)


def test_who_comes_when_all_is_ready_hears_nothing_of_it(visitors: Visitors) -> None:
    person = visitors.window()
    with person.page.expect_response("**/api/preparing") as answer:
        person.go()
    expect(person.link("Play Dos Rios")).to_be_visible()
    take_in(person, answer.value)
    expect(person.page.locator(".preparing")).to_have_count(0)
    expect(text(person, "web-prepared")).to_have_count(0)


def test_nobody_asks_again_when_all_is_ready(visitors: Visitors, world: World) -> None:
    """The page's clock is in our hands: an hour passes at once."""
    person = visitors.window()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(path_of(request)))
    person.page.clock.install()
    home_preparing(person, world)
    with person.page.expect_response("**/api/preparing"):  # again, since it is not ready
        person.page.clock.run_for(10_000)
    world.server.preparation.games = ()
    with person.page.expect_response("**/api/preparing"):
        person.page.clock.run_for(10_000)
    shows(person, "web-prepared")
    person.page.clock.run_for(10_000)
    before, lobby = asked.count("/api/preparing"), asked.count("/api/lobby")
    while asked.count("/api/lobby") == lobby:  # the clock goes: other things are asked again
        person.page.clock.run_for(3_600_000)
    assert asked.count("/api/preparing") == before


def test_an_answer_does_not_make_the_next_question_come_sooner(visitors: Visitors, world: World) -> None:
    person = visitors.window()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(path_of(request)))
    person.page.clock.install()
    home_preparing(person, world)
    person.page.clock.pause_at(time.time() + 3600)  # from now on it only goes when we say so
    come_to_rest(person)
    for _ in range(2):
        before = asked.count("/api/preparing")
        with person.page.expect_response("**/api/preparing") as answer:
            person.page.clock.run_for(2_000)
        take_in(person, answer.value)
        assert asked.count("/api/preparing") == before + 1


def path_of(request: Request) -> str:
    return "/" + request.url.split("/", 3)[3]


# --- levels that warm up -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "way"), LOOKS)
def test_a_new_table_says_which_levels_are_warming_up(
    visitors: Visitors, world: World, language: str, way: str
) -> None:
    person = visitors.window(way, language=language)
    new_preparing(person, world)
    stay(person)
    level = person.page.locator("#level-1")
    expect(text(person, "level-dragon.text")).to_have_count(0)
    level.select_option("heron")
    expect(warming(person, "heron")).to_be_visible()
    level.select_option("buffalo")
    expect(warming(person, "heron")).to_have_count(0)
    expect(text(person, "level-buffalo.text")).to_be_visible()
    level.select_option("dragon")
    expect(warming(person, "dragon")).to_be_visible()
    world.server.preparation.games = ()
    expect(text(person, "level-dragon.text")).to_be_visible()
    expect(warming(person, "dragon")).to_have_count(0)
    assert_stayed(person)


PARTS = """() => [...document.querySelectorAll(".bar, .seats, .boards, .dock, svg[data-zone]")]
  .map((node) => { const { x, y, width, height } = node.getBoundingClientRect(); return [x, y, width, height]; })"""


@pytest.mark.parametrize(("language", "way"), LOOKS)
def test_a_table_says_it_until_it_is_over_and_nothing_moves(
    visitors: Visitors, world: World, language: str, way: str
) -> None:
    person = visitors.window(way, language=language)
    table_preparing(person, world)
    expect(person.page.get_by_role("status").filter(has=warming(person, "heron"))).to_be_visible()
    before = person.page.evaluate(PARTS)
    assert len(before) > 4
    world.server.preparation.games = ()
    expect(warming(person, "heron")).to_have_count(0)
    assert person.page.evaluate(PARTS) == before


def test_what_was_read_can_be_put_away(visitors: Visitors, world: World) -> None:
    person = visitors.window()
    table_preparing(person, world)
    person.page.get_by_role("status").filter(has=warming(person, "heron")).get_by_role("button").click()
    expect(warming(person, "heron")).to_have_count(0)


@pytest.mark.parametrize(("game", "level"), [("rios", "buffalo"), ("seasons", "dragon")])
def test_a_table_without_such_a_level_or_with_another_game_says_nothing(
    visitors: Visitors, world: World, game: str, level: str
) -> None:
    prepare(world.server, "rios")
    table, keys = world.server.open(game, "me", f"computer:{level}", seed="quiet")
    person = visitors.window()
    with person.page.expect_response("**/api/preparing") as answer:
        person.sit(table, keys[0])
    take_in(person, answer.value)
    expect(person.page.locator(".place p")).to_have_count(0)
