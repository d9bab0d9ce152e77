"""Two people at one table by a link, each with a browser; what each is sent says nothing of the other's hand."""

import json
import random

import pytest
from playwright.sync_api import expect

from browser.people import OVER, PICKS, TITLES, Json, Person, Visitors
from server.harness import Running, merged


def sit_down_together(visitors: Visitors, game: str, seed: str) -> tuple[Person, Person]:
    """The first opens a table and passes on the link that the page shows."""
    first, second = visitors.window(name="Ann"), visitors.window(name="Bo")
    first.sow(seed)
    first.go(f"new/{game}")
    first.page.get_by_label("Seat B").select_option("A friend with a link")
    first.button("Begin").click()
    invitation = first.dialog("Links for friends")
    link = invitation.get_by_role("textbox", name="Seat B").input_value()
    invitation.get_by_role("button", name="Close").click()
    second.page.goto(link)
    second.page.locator("svg[data-zone]").first.wait_for()
    assert link.rpartition("/")[2] not in second.page.url, "the key is a secret, it must not stay in the address bar"
    return first, second


def play_together(people: tuple[Person, Person], seed: str, most: int) -> None:
    """Both choose by turns, so many times each or until it is over."""
    chance = random.Random(seed)
    for _ in range(most):
        for person in people:
            if person.is_asked():
                person.choose(chance)
        if all(person.page.locator(OVER).count() for person in people):
            return


# --- what the messages say --------------------------------------------------------------------------------------
def told(person: Person) -> list[tuple[str, Json]]:
    """Every message about the table, as it came, with the frame it led to."""
    found: list[tuple[str, Json]] = []
    for message in person.heard:
        if message["type"] == "frame":
            found.append((json.dumps(message), message))
        elif message["type"] == "update":
            found.append((json.dumps(message), merged(found[-1][1], message)))
    return found


def cards_in(frame: Json, *zones: str) -> set[str]:
    """The names by which messages speak of the cards in these zones, or in all."""
    cards = [sprite for sprite in frame["scene"]["sprites"] if sprite[0].startswith("card:")]
    return {name for sprite in cards if not zones or sprite[1] in zones for name in (sprite[0], sprite[2])}


def is_open(frame: Json) -> bool:
    """In the wet season of Seasons of Rice the hands are no secret: they are all cards that lie nowhere else."""
    return str(frame["scene"]["status"]["id"]) == "seasons-status-wet"


def leaks(watcher: Person, other: Person, seat: int) -> tuple[list[tuple[int, str]], int]:
    """Cards of the other's hand that the watcher was told of before ever having seen them; and how often we looked."""
    hands = {frame["seq"]: cards_in(frame, f"hand:{seat}") for _, frame in told(other)}
    seen: set[str] = set()
    found, looked = [], 0
    for text, frame in told(watcher):
        if is_open(frame):
            seen |= cards_in(frame, f"hand:{seat}")
        for name in hands.get(frame["seq"], set()) - seen:
            looked += 1
            if json.dumps(name) in text:
                found.append((frame["seq"], name))
        seen |= cards_in(frame)
    return found, looked


@pytest.mark.parametrize(("game", "most"), [("seasons", 60), ("spirits", 30)])
def test_nothing_of_the_others_hand_is_sent(visitors: Visitors, game: str, most: int) -> None:
    first, second = sit_down_together(visitors, game, "hidden")
    play_together((first, second), game, most)
    assert min(len(told(first)), len(told(second))) > 25
    for watcher, other, seat in ((first, second, 1), (second, first, 0)):
        found, looked = leaks(watcher, other, seat)
        assert looked > 10
        assert not found
        assert leaks(other, other, seat)[0], "who has the cards is told of them: this test would notice"


def test_a_choice_is_told_when_all_have_chosen(visitors: Visitors) -> None:
    first, second = sit_down_together(visitors, "seasons", "together")
    chance = random.Random(1)
    card = cards_in(told(second)[-1][1], "hand:1")
    while second.is_asked():
        second.choose(chance)
    expect(second.page.get_by_text("The game waits for Ann.")).to_be_visible()
    assert not any(json.dumps(name) in text for name in card for text, _ in told(first))
    while first.is_asked() and second.page.locator(PICKS).count() == 0:
        first.choose(chance)
    second.page.locator(PICKS).first.wait_for(state="attached")
    first.page.locator(PICKS).first.wait_for(state="attached")
    laid = cards_in(told(second)[-1][1], "farm:1")
    assert laid
    assert laid & card
    assert laid <= cards_in(told(first)[-1][1], "farm:1"), "now the first is told, too"


def test_both_finish_and_see_the_same_result(visitors: Visitors, server: Running) -> None:
    first, second = sit_down_together(visitors, "seasons", "to the end")
    play_together((first, second), "to the end", 200)
    for person in (first, second):
        expect(person.dialog().get_by_role("table")).to_be_visible()
    results = {person.dialog().get_by_role("heading").first.inner_text() for person in (first, second)}
    assert len(results) == 1
    assert server.get(f"/api/tables/{first.table}")["over"]
    assert TITLES["seasons"] in first.page.locator("h1").first.inner_text()
