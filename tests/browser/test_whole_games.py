"""Every game from the front door to the result, against a computer player: by mouse, by touch, by keys, by ear."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

import subak
from browser.people import MOST_CHOICES, TITLES, Person, Visitors
from server.harness import Running
from subak.show.texts import Catalogue

QUICK = {"seasons": {}, "spirits": {}, "rios": {"Last round": "20"}}
"""Options that make a game short."""
ENOUGH = 25
"""Choices."""


def number(text: str) -> int:
    """As people write it: −1,000."""
    return int(text.replace("−", "-").replace(",", ""))


def assert_result(person: Person, server: Running) -> None:
    """The end screen says who won and why, and the server has the whole game."""
    end = person.dialog()
    expect(end).to_be_visible()
    expect(end.get_by_role("heading").first).to_have_text(re.compile(r"wins\.|share the win\."))
    expect(end.get_by_role("table")).to_be_visible()
    expect(end.get_by_role("link", name="Look back")).to_be_visible()
    game = subak.read(server.http.get(f"/api/tables/{person.table}/record").text)
    assert game.is_over
    assert person.chosen > 5
    hidden = "table => table.parentElement.scrollHeight - table.parentElement.clientHeight"
    assert end.get_by_role("table").evaluate(hidden) <= 1, "rows are cut off"
    rows = [row.inner_text().split("\t") for row in end.get_by_role("row").all()]
    shown = {title: [number(value) for value in values] for title, *values in rows if title.strip()}
    texts = Catalogue("en")
    counted = {texts.text(title): values for title, values in game.kind.table.score_rows(game.view(0).states)}
    assert shown == {title: counted[title] for title in shown}
    assert all(title in shown or not any(values) for title, values in counted.items())


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("game", ["seasons", "spirits", "rios"])
def test_a_whole_game(visitors: Visitors, server: Running, game: str, way: str) -> None:
    """To the end; the longer games by touch and keys only for a while."""
    person = visitors.window(way)
    person.begin(game, f"whole {game}", QUICK[game])
    if game == "seasons" or way == "mouse":
        person.play(f"{game} {way}")
        assert_result(person, server)
    else:
        person.play(f"{game} {way}", ENOUGH)
        assert person.chosen == ENOUGH


# --- by ear ------------------------------------------------------------------------------------------------------
def heard_choices(person: Person) -> list[Locator]:
    """Buttons on boards, in hands and rows, and those of the question, as a screen reader lists them."""
    page = person.page
    boards = page.get_by_role("region", name="Boards").get_by_role("group")
    hands = page.get_by_role("region", name="Hand and display").get_by_role("group")
    question = page.get_by_role("region", name="Your decision").get_by_role("group", name="Choices")
    places = boards.or_(hands).get_by_role("button", disabled=False)
    return [*places.all(), *question.get_by_role("button", disabled=False).all()]


@pytest.mark.parametrize("game", ["seasons", "rios"])
def test_a_whole_game_by_names_and_roles_alone(visitors: Visitors, server: Running, game: str) -> None:
    """Nothing but what a screen reader says: landmarks, roles and names; activated without pointer or position."""
    person = visitors.window()
    person.begin(game, "by ear", QUICK[game])
    page, chance = person.page, random.Random(game)
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=TITLES[game])).to_be_attached()
    result = page.get_by_role("dialog").get_by_role("table", name="Score")
    question = page.get_by_role("region", name="Your decision")
    names: set[str] = set()
    asked = question.get_by_role("button", name="Hint (H)", disabled=False)
    for _ in range(MOST_CHOICES):
        asked.or_(result).first.wait_for()
        if result.count():
            break
        choices = heard_choices(person)
        if not choices:  # the pick before is on its way
            continue
        chosen = chance.choice(choices)
        name = chosen.get_attribute("aria-label") or chosen.inner_text()
        assert re.search(r"\w", name), "a choice without a name"
        names.add(name)
        chosen.dispatch_event("click")
        several = question.get_by_role("button", name="Choose something else")
        if several.count():
            question.get_by_role("button").first.dispatch_event("click")
        person.chosen += 1
    assert len(names) > 5
    assert_result(person, server)
