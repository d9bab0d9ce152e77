"""What happens around the choices: reloading, a lost line, one screen for two, taking back, asking, looking back."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import subak
from browser.games import played
from browser.people import PICKS, Person, Visitors
from server.harness import Running

GAMES = ["seasons", "spirits", "rios"]

EVERYTHING = """() => {
  const things = [...document.querySelectorAll("[data-thing], [data-target]")].map((node) => {
    const id = node.getAttribute("data-thing") ?? node.getAttribute("data-target");
    return `${id} ${node.getAttribute("aria-label")} ${node.getAttribute("transform")}`;
  });
  const words = [...document.querySelectorAll("header, aside, [data-prompt]")].map((node) => node.innerText);
  return [...things, ...words];
}"""
ONLY_THESE = """(things) => {
  const shown = [...document.querySelectorAll("[data-thing]")].map((node) => node.getAttribute("data-thing"));
  return shown.length > 0 && shown.every((thing) => things.includes(thing));
}"""


def settled(person: Person) -> list[str]:
    """All that is on the table, when it is one's turn and the computer has nothing to do."""
    person.page.locator(PICKS).first.wait_for(state="attached")
    return list(person.page.evaluate(EVERYTHING))


# --- coming back ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_reload_keeps_everything(visitors: Visitors, server: Running, game: str) -> None:
    table = played(server, game, 6, seed="reload")
    person = visitors.window().sit(table.table, table.key)
    before = settled(person)
    assert len(before) > 10
    person.page.reload()
    assert settled(person) == before
    assert table.key not in person.page.url


def test_another_window_of_the_same_person_knows_the_table(visitors: Visitors, server: Running) -> None:
    table = played(server, "rios", 3)
    person = visitors.window().sit(table.table, table.key)
    person.go()
    entry = person.page.get_by_role("region", name="Continue").get_by_role("link", name="Dos Rios")
    expect(entry).to_contain_text("Your turn")
    entry.click()
    person.page.locator(PICKS).first.wait_for(state="attached")


def test_a_restarted_server_is_noticed_and_found_again(browser: Browser, data: Path) -> None:
    with Running(data) as server:
        table, keys = server.open("seasons", "me", "computer:seedling", seed="restart")
        visitors = Visitors(browser, f"http://{server.host}")
        visitors.forgive("WebSocket", "ERR_CONNECTION_REFUSED")
        visitors.__enter__()
        person = visitors.window().sit(table, keys[0])
        person.play("before", 3)
        before = settled(person)
    with visitors:
        banner = person.page.get_by_role("alert").filter(has_text="The table comes back by itself")
        expect(banner).to_be_visible()
        person.choose(random.Random(3))  # what is chosen now does not get through, and says so
        expect(person.page.get_by_text("That did not get through")).to_be_visible()
        person.button("Try again").click()
        expect(banner).to_be_visible()
        with Running(data, port=server.port) as server:
            expect(banner).to_be_hidden()
            expect(person.page.get_by_text("That did not get through")).to_be_hidden()
            assert settled(person) == before
            back = [message for message in person.heard if message["type"] == "frame"][-1]
            assert back["log_from"] > 0, "what was known need not come again"
            lines = person.page.get_by_role("list", name="What happened").get_by_role("listitem")
            expect(lines).to_have_count(back["log_from"] + len(back["log"]))
            person.play("after")
            expect(person.dialog().get_by_role("table")).to_be_visible()
            assert server.get(f"/api/tables/{table}")["over"]


def test_a_browser_that_is_offline_says_so(visitors: Visitors) -> None:
    visitors.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    person = visitors.window()
    person.page.goto(f"{visitors.address}/#/settings")
    expect(person.page.get_by_role("heading", name="Settings")).to_be_visible()
    person.page.context.set_offline(True)
    person.link("Home").click()
    expect(person.page.get_by_text("The server does not answer.").or_(person.link("Play Dos Rios"))).to_be_visible()
    person.page.context.set_offline(False)
    again = person.button("Try again")
    if again.count():
        again.click()
    expect(person.link("Play Dos Rios")).to_be_visible()


# --- one screen for two ------------------------------------------------------------------------------------------
def hand_of(person: Person) -> set[str]:
    found = person.page.locator("[data-zone^=hand] [data-target], [data-zone^=hand] [data-thing]")
    return {str(node.get_attribute("data-target") or node.get_attribute("data-thing")) for node in found.all()}


def share_a_screen(visitors: Visitors) -> Person:
    """Ann and Bo at one screen; it is Ann's turn."""
    person = visitors.window(name="Ann")
    person.sow("hot seat")
    person.go("new/seasons")
    person.page.get_by_label("Seat B").select_option("A friend at this screen")
    person.page.get_by_label("Your friend’s name").fill("Bo")
    person.button("Begin").click()
    return person


def finish_turn(person: Person, following: str) -> None:
    """Choose until the screen is to be passed on."""
    chance = random.Random(2)
    done = person.page.get_by_role("heading", name=f"It is {following}’s turn")
    while not done.count():
        person.page.locator(PICKS).first.or_(done).wait_for(state="attached")
        if person.page.locator(PICKS).count():
            person.choose(chance)


def test_one_screen_for_two_hides_everything_in_between(visitors: Visitors) -> None:
    person = share_a_screen(visitors)

    def assert_hidden(name: str, *hands: set[str]) -> None:
        expect(person.page.get_by_role("heading", name=f"It is {name}’s turn")).to_be_visible()
        expect(person.page.locator("svg[data-zone]")).to_have_count(0)
        page = person.page.content()
        for card in set().union(*hands):
            assert card not in page
            assert card.partition(":")[2].title() not in page

    assert_hidden("Ann")
    person.button("I am Ann").click()
    person.page.locator(PICKS).first.wait_for(state="attached")
    of_ann = {card for card in hand_of(person) if card.startswith("card:")}
    assert of_ann
    finish_turn(person, "Bo")
    assert_hidden("Bo", of_ann)
    person.page.reload()
    assert_hidden("Bo", of_ann)
    person.button("I am Bo").click()
    person.page.locator(PICKS).first.wait_for(state="attached")
    of_bo = {card for card in hand_of(person) if card.startswith("card:")}
    assert of_bo
    assert not of_bo & of_ann
    page = person.page.content()
    assert not any(card in page for card in of_ann)


def test_one_screen_for_two_after_a_lost_connection(browser: Browser, data: Path) -> None:
    """Whoever looks is still the one who looks: the other's cards are not shown."""
    with Running(data) as server:
        visitors = Visitors(browser, f"http://{server.host}")
        visitors.forgive("WebSocket", "ERR_CONNECTION_REFUSED")
        visitors.__enter__()
        person = share_a_screen(visitors)
        person.button("I am Ann").click()
        person.page.locator(PICKS).first.wait_for(state="attached")
        of_ann = {card for card in hand_of(person) if card.startswith("card:")}
        finish_turn(person, "Bo")
        person.button("I am Bo").click()
        before = settled(person)
        of_bo = hand_of(person)
    with visitors, Running(data, port=server.port):
        expect(person.page.get_by_role("alert")).to_have_count(0)
        person.page.locator(PICKS).first.wait_for(state="attached")
        assert hand_of(person) == of_bo
        assert not hand_of(person) & of_ann
        assert settled(person) == before
        assert not any(card in person.page.content() for card in of_ann)


# --- taking back, asking -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("by_key", [False, True])
def test_taking_back(visitors: Visitors, server: Running, by_key: bool) -> None:
    table, keys = server.open("seasons", "me", "link", seed="undo")
    person = visitors.window().sit(table, keys[0])
    undo = person.button("Take back (U)")
    expect(undo).to_be_disabled()
    before = settled(person)
    person.choose(random.Random(1))
    expect(undo).to_be_enabled()
    assert settled(person) != before
    if by_key:
        person.page.keyboard.press("u")
    else:
        undo.click()
    expect(undo).to_be_disabled()
    person.page.mouse.move(0, 0)
    assert settled(person) == before
    person.page.keyboard.press("u")
    expect(person.page.get_by_role("alert")).to_have_text("There is nothing to take back.")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_written_on_what_can_be_chosen(visitors: Visitors, server: Running, game: str) -> None:
    table = played(server, game, 4, seed="hint")
    person = visitors.window().sit(table.table, table.key)
    hinted = person.page.locator("main").get_by_role("button", name=re.compile(r"chance to win \d+%"))
    in_buttons = person.page.get_by_role("group", name="Choices").get_by_role("button", name=re.compile(r"\d+%"))
    expect(hinted.or_(in_buttons)).to_have_count(0)
    person.button("Hint (H)").click()
    expect(hinted.or_(in_buttons).first).to_be_attached()
    person.choose(random.Random(1))
    expect(person.page.get_by_text("chance to win")).to_have_count(0)


@pytest.mark.parametrize(("game", "thing"), [("seasons", "deck"), ("spirits", "rain-deck"), ("rios", "deck")])
def test_why_not(visitors: Visitors, server: Running, game: str, thing: str) -> None:
    table = played(server, game, 0, seed="why")
    person = visitors.window().sit(table.table, table.key)
    settled(person)
    box = person.page.locator(f"[data-thing='{thing}']").bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    answer = person.dialog().get_by_role("status")
    expect(answer).to_have_text(re.compile(r"\w+ \w+.*\."))
    assert person.heard[-1]["type"] == "why"
    person.button("Close").click()
    expect(person.dialog()).to_be_hidden()


def test_the_log_calls_people_by_their_names(visitors: Visitors, server: Running) -> None:
    table = played(server, "spirits", 8)
    person = visitors.window().sit(table.table, table.key)
    order = person.page.get_by_role("list", name="What happened").get_by_text("order").first
    expect(order).to_contain_text("Seedling")
    expect(order).to_contain_text("Seat A")


def test_somebody_watches_and_can_choose_nothing(visitors: Visitors, server: Running) -> None:
    table = played(server, "seasons", 4)
    person = visitors.window().go(f"watch/{table.table}/{server.watch[table.table]}")
    expect(person.page.get_by_text("You are watching")).to_be_visible()
    person.page.locator("svg[data-zone]").first.wait_for()
    assert person.page.locator(PICKS).count() == 0
    assert person.button("Hint (H)").count() == 0


# --- afterwards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_looking_back_with_slider_buttons_and_arrow_keys(visitors: Visitors, server: Running, game: str) -> None:
    table = played(server, game)
    moves = server.get(f"/api/tables/{table.table}")["seq"]
    person = visitors.window().sit(table.table, table.key)
    person.link("Look back").click()
    page = person.page

    def assert_at(move: int) -> None:
        expect(page.get_by_text(f"{move} / {moves}", exact=True)).to_be_visible()
        expect(slider).to_have_value(str(move))

    slider = page.get_by_role("slider", name="Move")
    assert_at(0)
    at_first = page.evaluate(EVERYTHING)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert_at(1)
    person.button("Next").click()
    assert_at(2)
    page.keyboard.press("End")
    assert_at(moves)
    expect(person.button("Next")).to_be_disabled()
    last = server.get(f"/api/tables/{table.table}/replay?move={moves}&seat=-1")
    things = [sprite[0] for sprite in last["scene"]["sprites"]]
    page.wait_for_function(ONLY_THESE, arg=things)  # the number of the move is there before its board
    slider.fill(str(moves // 2))
    assert_at(moves // 2)
    slider.press("ArrowRight")
    assert_at(moves // 2 + 1)
    page.get_by_label("Look from the seat of").select_option(index=1)
    assert_at(moves // 2 + 1)
    page.get_by_label("Look from the seat of").select_option(index=0)
    slider.press("Home")
    assert_at(0)
    wanted = json.dumps(at_first, ensure_ascii=False, separators=(",", ":"))
    page.wait_for_function(f"(wanted) => JSON.stringify(({EVERYTHING})()) === wanted", arg=wanted)
    person.button("Analyse").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_role("img", name="Chances to win in the course of the game")).to_be_visible()


def test_the_record_can_be_downloaded_and_read(visitors: Visitors, server: Running) -> None:
    table = played(server, "seasons")
    person = visitors.window().sit(table.table, table.key)
    with person.page.expect_download() as arriving:
        person.link("Download the record").click()
    file = arriving.value
    assert file.suggested_filename == f"seasons-{table.table}.txt"
    game = subak.read(Path(file.path()).read_text(encoding="utf-8"))
    assert game.is_over
    assert game.outcome == tuple(server.get(f"/api/tables/{table.table}")["outcome"])
