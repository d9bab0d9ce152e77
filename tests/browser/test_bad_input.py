"""Wrong links, wrong keys, full tables, no server: words that a person understands, and a way on that works."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.games import played
from browser.people import PICKS, Person, Visitors
from browser.screens import World, wrong_key
from server.harness import Running
from subak.server.tables import presence


def assert_problem(person: Person, words: str) -> None:
    """The page says what is wrong, and leads home, where everything is as usual."""
    page = person.page
    expect(page.get_by_role("heading", name="That did not work")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(words)
    person.link("Home").click()
    expect(person.link("Play Dos Rios")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("nowhere", "There is nothing here."),
        ("table", "There is n"),
        ("table/nonsense", "There is no table with this name."),
        ("table/nonsense/key", "There is no table with this name."),
        ("table/%00%ff/..", "There is no"),
        ("watch/nonsense", "There is no table with this name."),
        ("replay/nonsense", "There is no table with this name."),
        ("new/chess", "There is nothing here."),
        ("rules/chess", "There is no such game here."),
        ("learn/chess", "There is no such game here."),
    ],
)
def test_a_dead_link(visitors: Visitors, path: str, words: str) -> None:
    visitors.forgive("404 (Not Found)", "400 (Bad Request)")
    person = visitors.window().go(path)
    assert_problem(person, words)


def test_a_wrong_key(visitors: Visitors, server: Running) -> None:
    person = visitors.window()
    wrong_key(person, World(server))
    assert person.link("Watch").count() == 0, "watching needs a key, too"
    assert_problem(person, "This link does not open a seat at this table.")
    assert person.page.get_by_role("region", name="Continue").count() == 0, "such a table is not remembered"
    person.go(f"table/{World(server).offered()}/{'x' * 22}")
    person.link("Watch").click()
    expect(person.page.get_by_text("You are watching")).to_be_visible()


def test_watching_needs_a_link(visitors: Visitors, server: Running) -> None:
    table = played(server, "seasons", 2)
    assert_problem(visitors.window().go(f"watch/{table.table}"), "To watch this table you need its link")
    assert_problem(visitors.window().go(f"table/{table.table}"), "To watch this table you need its link")


def test_a_wrong_key_for_somebody_who_sits_there_already(visitors: Visitors, server: Running) -> None:
    table = played(server, "seasons", 2)
    visitors.forgive("403")
    person = visitors.window().sit(table.table, table.key)
    person.go(f"table/{table.table}/{'x' * 22}")
    assert_problem(person, "This link does not open a seat at this table.")
    person.go(f"table/{table.table}")
    person.page.locator(PICKS).first.wait_for(state="attached")


def test_looking_back_at_a_game_that_goes_on(visitors: Visitors, server: Running) -> None:
    visitors.forgive("409 (Conflict)")
    table = played(server, "seasons", 2)
    assert_problem(visitors.window().go(f"replay/{table.table}"), "That comes only when the game is over")


def test_a_full_table(visitors: Visitors, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_WATCHERS", 2)
    table, keys = server.open("rios", "me", "link", river_laying="start_player")
    with server.join(table, keys[0]) as seated, server.join(table):
        assert_problem(visitors.window().go(f"watch/{table}/{server.watch[table]}"), "So many are watching this table")
        seated.play(seated.now["actors"][0], seated.codes[0])


def test_one_seat_from_two_windows(visitors: Visitors, server: Running) -> None:
    """Both show the same, both can play; what one of them did the other sees at once."""
    table = played(server, "seasons", 0)
    first, second = (visitors.window().sit(table.table, table.key) for _ in range(2))
    chance = random.Random(1)
    for person, other in ((first, second), (second, first)) * 2:
        person.page.locator(PICKS).first.wait_for(state="attached")
        moves = server.get(f"/api/tables/{table.table}")["seq"]
        with other.line.expect_event("framereceived", lambda text, moves=moves: json.loads(text).get("seq", 0) > moves):
            person.choose(chance)
        other.page.locator(PICKS).first.wait_for(state="attached")
        assert person.page.get_by_role("alert").count() == other.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [("what is this?", "That is neither a link to a table nor the name of one."), ("nonsense", "There is no table")],
)
def test_joining_with_nonsense(visitors: Visitors, text: str, words: str) -> None:
    visitors.forgive("404 (Not Found)")
    person = visitors.window().go()
    person.page.get_by_label("Link, or the name of a table").fill(text)
    person.button("Open").click()
    expect(person.page.get_by_text(words)).to_be_visible()


def test_joining_with_a_link(visitors: Visitors, server: Running) -> None:
    table, keys = server.open("seasons", "link", "link")
    person = visitors.window().go()
    person.page.get_by_label("Link, or the name of a table").fill(f"{visitors.address}/#/table/{table}/{keys[0]}")
    person.button("Open").click()
    person.page.locator(PICKS).first.wait_for(state="attached")


def test_a_name_that_is_no_markup(visitors: Visitors) -> None:
    person = visitors.window(name="<b>Ann</b><img src=x>")
    person.begin("seasons", "markup")
    expect(person.page.get_by_role("heading", name="<b>Ann</b><img src=x>", exact=True)).to_be_visible()
    assert person.page.locator("img[src=x]").count() == 0


# --- without a server --------------------------------------------------------------------------------------------
def test_the_server_is_gone(browser: Browser, data: Path) -> None:
    with Running(data) as server:
        visitors = Visitors(browser, f"http://{server.host}")
        visitors.forgive("ERR_CONNECTION_REFUSED", "Failed to load resource")
        person = visitors.window().go("new/rios")
        expect(person.button("Begin")).to_be_visible()
    with visitors:
        person.button("Begin").click()
        expect(person.page.get_by_role("alert")).to_contain_text("The server does not answer.")
        person.link("Home").click()
        person.link("Rules Dos Rios").click()
        expect(person.page.get_by_text("The server does not answer.")).to_be_visible()
        expect(person.link("Home")).to_be_visible()
        with Running(data, port=server.port):
            person.button("Try again").click()
            expect(person.page.get_by_role("heading", level=1)).to_contain_text("Rules: Dos Rios")
