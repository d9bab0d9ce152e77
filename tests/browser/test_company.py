"""What people do around a game: they find each other, keep time, ask for a turn back, talk, leave and play again."""

import json
import random
import re
import time

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.games import choose_for, played
from browser.people import PATIENCE, PICKS, Person, Visitors
from browser.screens import World
from server.harness import Running
from subak.server.store import SqliteStore, Store, StoreError
from subak.server.tables import tables

KEPT = "() => JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}, location.href, history.state])"


@pytest.fixture
def world(server: Running) -> World:
    return World(server)


@pytest.fixture
def pair(visitors: Visitors, world: World) -> tuple[Person, Person, str]:
    """Ann and Bo, each with a browser, at a table of Dos Rios after its first move; and the table."""
    table, keys = world.together()
    ann, bo = (visitors.window(name=name).sit(table, key) for name, key in zip(("Ann", "Bo"), keys, strict=True))
    return ann, bo, table


@pytest.fixture
def no_seats_left_open(server: Running) -> None:
    """Tables that other tests have left open are not in the lobby."""
    for info in server.get("/api/lobby")["tables"]:
        for _ in info["seats"]:
            server.http.post(f"/api/tables/{info['table']}/sit", json={})


def panel(person: Person, name: str) -> Locator:
    """Where somebody's points are."""
    return person.page.get_by_role("article").filter(has=person.page.get_by_role("heading", name=name))


def whose_turn(people: tuple[Person, ...]) -> Person:
    """Who is asked; waits until somebody is."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for person in people:
            if person.page.locator(PICKS).count():
                return person
    raise AssertionError("nobody is asked")


def end_by_resigning(server: Running, table: str, keys: list[str]) -> None:
    """Computer players finish the game, since somebody looks on."""
    with server.join(table, *keys) as client:
        for seat in range(len(keys)):
            client.send(do="resign", seat=seat)
        client.wait(lambda frame: bool(frame["over"]))


# --- finding each other ------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("no_seats_left_open")
def test_sitting_down_at_an_open_table(visitors: Visitors, server: Running) -> None:
    bo = visitors.window().go()
    expect(bo.page.get_by_text("Nobody is waiting for players right now.")).to_be_visible()
    ann = visitors.window(name="Ann").go("new/seasons")
    ann.page.get_by_label("Seat B").select_option("Anyone")
    ann.page.get_by_text("Quick", exact=True).click()
    ann.button("Begin").click()
    ann.page.locator("svg[data-zone]").first.wait_for()
    expect(ann.page.get_by_role("article").nth(1)).to_contain_text("free, waiting for somebody")

    lobby = bo.page.get_by_role("region", name="Open tables")
    expect(lobby).to_contain_text("with Ann")
    expect(lobby).to_contain_text("1 of 2 seats free · 30 seconds for each decision, and 10 minutes to spare")
    bo.page.get_by_label("Your name").fill("Bo")
    lobby.get_by_role("button", name="Sit down").click()
    bo.page.locator(PICKS).first.wait_for(state="attached")
    assert bo.table == ann.table
    expect(ann.page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()
    ann.choose(random.Random(1))
    bo.choose(random.Random(1))
    assert server.get("/api/lobby")["tables"] == []
    third = visitors.window().go(f"watch/{ann.table}")
    expect(third.page.get_by_text("You are watching")).to_be_visible()
    assert third.button("Sit down").count() == 0


@pytest.mark.usefixtures("no_seats_left_open")
def test_two_want_the_same_seat(visitors: Visitors, world: World) -> None:
    visitors.forgive("409")
    world.offered()
    late = visitors.window().go()
    expect(late.button("Sit down Spirits of the Rice Paddy with Ann")).to_be_visible()
    late.page.route("**/api/lobby", lambda route: route.abort())
    visitors.forgive("ERR_FAILED")
    quick = visitors.window(name="Bo").go()
    quick.page.get_by_role("button", name="Sit down").click()
    quick.page.locator("svg[data-zone]").first.wait_for()
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("alert")).to_contain_text("Somebody else was quicker")


def test_a_spectator_takes_a_free_seat(visitors: Visitors, world: World) -> None:
    person = visitors.window(name="Bo").go(f"watch/{world.offered()}")
    expect(person.page.get_by_text("You are watching")).to_be_visible()
    person.button("Sit down").click()
    person.page.locator(PICKS).first.wait_for(state="attached")
    expect(person.page.get_by_text("You are watching")).to_be_hidden()
    expect(person.page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()


def test_my_tables_those_that_wait_for_me_first(visitors: Visitors, server: Running, world: World) -> None:
    waiting = played(server, "seasons", 2)
    over = played(server, "seasons")
    table, keys = world.together()
    with server.join(table, *keys) as client:
        other = 1 - client.now["actors"][0]
    person = visitors.window().enter(waiting.table, waiting.key).enter(over.table, over.key).enter(table, keys[other])
    person.go()
    region = person.page.get_by_role("region", name="Continue")
    expect(region.get_by_role("heading")).to_contain_text("one waits for you")
    expect(region.get_by_role("link")).to_have_count(3)
    for at, words in enumerate(("Your turn", "still going", "over")):
        expect(region.get_by_role("link").nth(at)).to_contain_text(words)
    expect(region.get_by_role("link").nth(1)).to_contain_text("with Ann" if other else "with Bo")
    expect(person.page).to_have_title("● one waits for you – Subak")
    region.get_by_role("button", name="Remove from this list").nth(2).click()
    expect(region.get_by_role("link")).to_have_count(2)
    person.visitors.forgive("403")
    person.go(f"table/{over.table}")
    expect(person.page.get_by_text("To watch this table you need its link")).to_be_visible()


# --- secrets -----------------------------------------------------------------------------------------------------
def test_keys_of_own_seats_are_nowhere_a_script_could_read_them(visitors: Visitors) -> None:
    ann, bo = visitors.window(name="Ann"), visitors.window(name="Bo")
    ann.go("new/seasons")
    ann.page.get_by_label("Seat B").select_option("A friend with a link")
    with ann.page.expect_response("**/api/tables") as opened:
        ann.button("Begin").click()
    link = ann.dialog("Links for friends").get_by_role("textbox", name="Seat B").input_value()
    own, key = opened.value.json()["keys"]
    assert own is None
    assert link.endswith(key)
    assert key in ann.page.evaluate(KEPT), "until the friend has come the link can be shown again"
    bo.page.goto(link)
    bo.page.locator(PICKS).first.wait_for(state="attached")
    expect(ann.dialog().get_by_role("textbox", name="Seat B")).to_have_count(0)
    ann.button("Close").click()
    for person in (ann, bo):
        kept = person.page.evaluate(KEPT)
        assert json.loads(kept)[0] == "", "cookies are out of reach"
        assert key not in kept
        (cookie,) = person.page.context.cookies()
        assert cookie["httpOnly"]
        assert cookie["sameSite"] == "Strict"
        assert cookie["value"] not in kept
        person.page.reload()
        person.page.locator(PICKS).first.wait_for(state="attached")
        assert cookie["value"] not in json.dumps(person.heard)
    expect(ann.page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()


def test_a_browser_that_keeps_no_cookies_says_so(visitors: Visitors, server: Running) -> None:
    table, keys = server.open("seasons", "link", "link")
    person = visitors.window()

    def forget(route: Route) -> None:
        answer = route.fetch()
        person.page.context.clear_cookies()
        route.fulfill(status=answer.status, body=answer.body())

    person.page.route("**/enter", forget)
    person.go(f"table/{table}/{keys[0]}")
    expect(person.page.get_by_text("Your browser did not keep your seat")).to_be_visible()


def test_keys_that_an_earlier_version_kept_move_into_the_cookie(visitors: Visitors, server: Running) -> None:
    games = [played(server, game, 2) for game in ("seasons", "rios")]
    old = [{"id": it.table, "game": "x", "when": 1, "keys": {"0": it.key}, "links": {}, "over": False} for it in games]
    person = visitors.window(keeps={"subak-tables": old}).go()
    expect(person.page.get_by_role("region", name="Continue").get_by_role("link")).to_have_count(2)
    kept = person.page.evaluate(KEPT)
    assert not any(it.key in kept for it in games)


# --- clocks ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "clock"), [("No clock", None), ("Calm", [120, 1800]), ("3 days", [259200, 0]), ("Your own", [300, 7200])]
)
def test_choosing_a_clock(visitors: Visitors, server: Running, words: str, clock: list[int] | None) -> None:
    person = visitors.window().go("new/seasons")
    person.page.get_by_text(words, exact=True).click()
    if words == "Your own":
        person.page.get_by_label("For each decision").fill("5")
        person.page.get_by_label("Unit").first.select_option("minutes")
        person.page.get_by_label("To spare, for the whole game").fill("2")
        person.page.get_by_label("Unit").last.select_option("hours")
    person.button("Begin").click()
    person.page.locator("svg[data-zone]").first.wait_for()
    assert server.get(f"/api/tables/{person.table}")["clock"] == clock
    expect(person.page.get_by_role("timer")).to_have_count(0 if clock is None else 1)


def test_too_little_time_is_refused(visitors: Visitors) -> None:
    visitors.forgive("400")
    person = visitors.window().go("new/seasons")
    person.page.get_by_text("Your own", exact=True).click()
    person.page.get_by_label("For each decision").fill("1")
    person.page.get_by_label("Unit").first.select_option("seconds")
    person.page.get_by_label("To spare, for the whole game").fill("0")
    person.button("Begin").click()
    expect(person.page.get_by_role("alert")).to_contain_text("Choose a slower clock.")


def test_a_clock_runs_out_and_a_computer_takes_the_seat(
    visitors: Visitors, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SHORTEST_CLOCK", 0)
    table, keys = world.together(clock={"free": 3, "bank": 4})
    people = [visitors.window().sit(table, key) for key in keys]
    late = whose_turn(tuple(people))
    other = next(person for person in people if person is not late)
    name = ("Ann", "Bo")[people.index(late)]
    clock = panel(late, name).get_by_role("timer")
    expect(clock).to_contain_text("for this decision: 0:0")
    expect(clock).to_contain_text(re.compile(r"to spare: 0:0[321]"))
    expect(late.page.get_by_text("Your time has run out; a computer player has your seat.")).to_be_visible()
    expect(panel(other, name)).to_contain_text("out of time; a computer player has the seat")
    assert late.page.locator(PICKS).count() == 0
    whose_turn((other,))


def test_running_out_of_time_is_told_by_more_than_a_colour(visitors: Visitors, world: World) -> None:
    table, keys = world.together(clock={"free": 30, "bank": 0})
    late = visitors.window().enter(table, *keys).go(f"table/{table}")
    late.page.get_by_role("button", name="I am").click()
    expect(late.page.get_by_role("timer").filter(has_text="hurry")).to_have_count(0)
    expect(late.page.get_by_role("timer").filter(has_text="hurry")).to_be_visible()
    expect(late.page.locator("[aria-live=polite]").filter(has_text="10 seconds left to decide.")).to_be_attached()


# --- a turn back -------------------------------------------------------------------------------------------------
@pytest.fixture
def after_a_turn(pair: tuple[Person, Person, str]) -> tuple[Person, Person, str]:
    """Who has just ended a turn, the other one, and the table."""
    first = whose_turn(pair[:2])
    other = next(person for person in pair[:2] if person is not first)
    chance = random.Random("a turn")
    while other.page.locator(PICKS).count() == 0:
        if first.is_asked():
            first.choose(chance)
    return first, other, pair[2]


def test_a_turn_back_is_asked_for_and_granted(after_a_turn: tuple[Person, Person, str], server: Running) -> None:
    first, other, table = after_a_turn
    moves = server.get(f"/api/tables/{table}")["seq"]
    first.button("Ask for your last turn back (U)").click()
    expect(first.page.get_by_text("No answer yet from")).to_be_visible()
    expect(other.page.get_by_text("would like to take back their last turn.").first).to_be_visible()
    expect(other.page.locator("[aria-live=polite]").filter(has_text="would like to take back")).to_be_attached()
    other.button("Agree").click()
    first.page.locator(PICKS).first.wait_for(state="attached")
    expect(other.page.locator(PICKS)).to_have_count(0)
    expect(other.button("Agree")).to_have_count(0)
    expect(first.page.get_by_text("No answer yet from")).to_be_hidden()
    assert server.get(f"/api/tables/{table}")["seq"] < moves
    assert [it["type"] for it in first.heard].count("frame") == 1, "an update says it all"
    lines = first.page.get_by_role("list", name="What happened").get_by_role("listitem")
    with server.join(table) as client:
        expect(lines).to_have_count(len(client.now["log"]))


@pytest.mark.parametrize("who", ["other", "first"])
def test_a_turn_back_is_declined_or_withdrawn(
    after_a_turn: tuple[Person, Person, str], server: Running, who: str
) -> None:
    first, other, table = after_a_turn
    moves = server.get(f"/api/tables/{table}")["seq"]
    first.page.keyboard.press("u")
    expect(other.button("Agree")).to_be_visible()
    (other.button("No") if who == "other" else first.button("Never mind")).click()
    for person in (first, other):
        expect(person.page.get_by_text("No answer yet from")).to_have_count(0)
        expect(person.button("Agree")).to_have_count(0)
    assert server.get(f"/api/tables/{table}")["seq"] == moves
    whose_turn((other,))


# --- chat and notes ----------------------------------------------------------------------------------------------
def open_chat(person: Person) -> None:
    person.page.get_by_role("tab", name="Chat").click()


def say(person: Person, words: str) -> None:
    person.page.get_by_role("textbox", name="Say something").fill(words)
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("textbox", name="Say something")).to_have_value("")


def test_talking(pair: tuple[Person, Person, str]) -> None:
    ann, bo, _ = pair
    open_chat(ann)
    say(ann, "Hello <b>Bo</b>!")
    expect(bo.page.get_by_role("tab", name="Chat 1 unread")).to_be_visible()
    expect(bo.page.locator("[aria-live=polite]").filter(has_text="Ann says: Hello <b>Bo</b>!")).to_be_attached()
    open_chat(bo)
    expect(bo.page.get_by_role("group", name="Chat").get_by_text("Hello <b>Bo</b>!")).to_be_visible()
    expect(bo.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    bo.page.get_by_text("Do not show words of …").click()
    bo.page.get_by_role("checkbox", name="Ann").check()
    expect(bo.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    bo.page.reload()
    expect(bo.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    open_chat(bo)
    expect(bo.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    bo.page.get_by_text("Do not show words of …").click()
    bo.page.get_by_role("checkbox", name="Ann").uncheck()
    expect(bo.page.get_by_text("Hello <b>Bo</b>!")).to_be_visible()


def test_too_many_words_stay_where_they_were_typed(pair: tuple[Person, Person, str]) -> None:
    ann, _, _ = pair
    open_chat(ann)
    for number in range(6):
        say(ann, f"word {number}")
    ann.page.get_by_role("textbox", name="Say something").fill("one more")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("That was too much at once.")
    expect(ann.page.get_by_role("textbox", name="Say something")).to_have_value("one more")


def test_what_spectators_say_players_hear_at_the_end(visitors: Visitors, server: Running, world: World) -> None:
    table, keys = world.together("seasons")
    ann, bo = (visitors.window(name=name).sit(table, key) for name, key in zip(("Ann", "Bo"), keys, strict=True))
    eve = visitors.window(name="Eve").go(f"watch/{table}/{server.watch[table]}")
    open_chat(eve)
    say(eve, "Bo should take the buffalo")
    expect(eve.page.get_by_text("Bo should take the buffalo").first).to_be_visible()
    open_chat(ann)
    say(ann, "your turn")
    expect(eve.page.get_by_role("group", name="Chat").get_by_text("your turn")).to_be_visible()
    expect(bo.page.get_by_role("tab", name="Chat 1 unread")).to_be_visible()
    assert not any("buffalo" in json.dumps(it) for person in (ann, bo) for it in person.heard if it["type"] == "chat")
    assert not any("should take" in json.dumps(it) for person in (ann, bo) for it in person.heard)
    end_by_resigning(server, table, keys)
    for person in (ann, bo):
        expect(person.dialog().get_by_role("table")).to_be_visible()
        person.button("Close").click()
        open_chat(person)
        expect(person.page.get_by_role("group", name="Chat").get_by_text("Bo should take the buffalo")).to_be_visible()
        expect(person.page.get_by_role("group", name="Chat").get_by_text("Eve")).to_be_visible()


def test_notes_are_kept_and_private(pair: tuple[Person, Person, str]) -> None:
    ann, bo, _ = pair
    ann.page.get_by_role("tab", name="Notes").click()
    ann.page.get_by_role("textbox", name="Notes").fill("Bo likes dams")
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("tab", name="Notes").click()
    expect(ann.page.get_by_role("textbox", name="Notes")).to_have_value("Bo likes dams")
    bo.page.reload()
    bo.page.get_by_role("tab", name="Notes").click()
    expect(bo.page.get_by_role("textbox", name="Notes")).to_have_value("")
    assert not any("likes dams" in json.dumps(it) for it in bo.heard)


# --- leaving and coming back -------------------------------------------------------------------------------------
def test_leaving_and_coming_back(pair: tuple[Person, Person, str]) -> None:
    leaver = whose_turn(pair[:2])
    other = next(person for person in pair[:2] if person is not leaver)
    leaver.button("Your seat").click()
    leaver.button("Leave for a while").click()
    expect(leaver.page.get_by_text("You have left your seat; a computer player sits in for you.")).to_be_visible()
    expect(leaver.page.locator(PICKS)).to_have_count(0)
    expect(other.page.get_by_text("away; a computer player sits in")).to_be_visible()
    whose_turn((other,))  # the computer player has moved on
    leaver.button("Come back").click()
    expect(leaver.button("Come back")).to_have_count(0)
    expect(other.page.get_by_text("a computer player sits in")).to_have_count(0)
    chance = random.Random("on")
    for _ in range(40):
        asked = whose_turn(pair[:2])
        if asked is leaver:
            return
        asked.choose(chance)
    raise AssertionError("whoever came back is never asked")


def test_giving_up_asks_first(pair: tuple[Person, Person, str]) -> None:
    ann, bo, _ = pair
    ann.button("Your seat").click()
    ann.button("Give up").click()
    expect(ann.page.get_by_role("alert")).to_have_text("Really? You cannot come back to this seat.")
    ann.button("Keep playing").click()
    ann.button("Give up").click()
    ann.button("Yes, give up").click()
    expect(ann.page.get_by_text("You have given up your seat")).to_be_visible()
    expect(ann.page.locator(PICKS)).to_have_count(0)
    assert ann.button("Come back").count() == 0
    expect(bo.page.get_by_text("gave up; a computer player has the seat")).to_be_visible()


# --- again -------------------------------------------------------------------------------------------------------
def test_a_rematch_of_two(visitors: Visitors, server: Running, world: World) -> None:
    table, keys = world.together("seasons")
    ann, bo = (visitors.window(name=name).sit(table, key) for name, key in zip(("Ann", "Bo"), keys, strict=True))
    eve = visitors.window().go(f"watch/{table}/{server.watch[table]}")
    end_by_resigning(server, table, keys)
    ann.button("With other options …").click()
    ann.page.get_by_role("radiogroup", name="Water Festival").get_by_text("on", exact=True).click()
    ann.page.get_by_text("7 days", exact=True).click()
    ann.button("Play again").click()
    ann.page.locator(PICKS).first.wait_for(state="attached")
    assert ann.table != table
    for person in (bo, eve):
        person.link("To the new table").click()
        person.page.locator("svg[data-zone]").first.wait_for()
        expect(person.page).to_have_url(re.compile(ann.table))
    bo.page.locator(PICKS).first.wait_for(state="attached")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    info = server.get(f"/api/tables/{ann.table}")
    assert info["options"]["water_festival"]
    assert info["clock"] == [7 * 86400, 0]
    assert [seat["name"] for seat in info["seats"]] == ["Bo", "Ann"], "everybody one seat further"
    expect(bo.page).to_have_title("● Your turn – Seasons of Rice")
    bo.choose(random.Random(1))


def test_playing_again_alone(visitors: Visitors, server: Running) -> None:
    table = played(server, "seasons")
    person = visitors.window().sit(table.table, table.key)
    person.button("Play again").click()
    person.page.locator(PICKS).first.wait_for(state="attached")
    assert person.table != table.table
    info = server.get(f"/api/tables/{person.table}")
    assert not info["over"]
    assert [seat["kind"] for seat in info["seats"]] == ["computer", "me"]


# --- a fair deal -------------------------------------------------------------------------------------------------
def test_a_fair_deal_can_be_checked(visitors: Visitors, server: Running) -> None:
    table, keys = server.open("seasons", "me", "computer:seedling", seed=None)
    person = visitors.window().sit(table, keys[0])
    seal = server.get(f"/api/tables/{table}")["seal"]
    person.go(f"verify/{table}")
    expect(person.page.get_by_text(seal)).to_be_visible()
    expect(person.page.get_by_role("status")).to_contain_text("The game is still going.")
    chance = random.Random(1)
    with server.join(table, keys[0]) as client:
        choose_for(client, lambda client: chance.choice(client.codes))
    person.go(f"verify/{table}")
    expect(person.page.get_by_role("status")).to_contain_text("The seed fits the seal")
    expect(person.page.get_by_text("it is still the same")).to_be_visible()
    expect(person.page.get_by_text(server.get(f"/api/tables/{table}")["seed"]).first).to_be_visible()


def test_a_deal_that_was_changed_is_noticed(visitors: Visitors, server: Running, world: World) -> None:
    table = world.drawn()
    info = server.get(f"/api/tables/{table}") | {"seed": "another one"}
    person = visitors.window()
    person.page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=info))
    person.go(f"verify/{table}")
    expect(person.page.get_by_role("status")).to_contain_text("The seed does not fit the seal")


def test_whoever_chose_the_seed_may_have_known_it(visitors: Visitors, server: Running) -> None:
    table, _ = server.open("seasons", "link", "link", seed="mine")
    person = visitors.window().go(f"verify/{table}")
    expect(person.page.get_by_text("there is no seal")).to_be_visible()


# --- one's turn --------------------------------------------------------------------------------------------------
RECORDED = """
window.shown = [];
window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
  constructor(title, options) { window.shown.push([title, options.body, options.tag]); } };
"""


def test_somebody_who_looks_elsewhere_is_called(visitors: Visitors, world: World) -> None:
    table, keys = world.together()
    people = [visitors.window(notify=True) for _ in keys]
    for person, key in zip(people, keys, strict=True):
        person.page.add_init_script(RECORDED)
        person.sit(table, key)
    first = whose_turn(tuple(people))
    other = next(person for person in people if person is not first)
    expect(first.page).to_have_title("● Your turn – Dos Rios")
    expect(other.page).to_have_title("Dos Rios – Subak")
    other.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    chance = random.Random("call")
    while other.page.locator(PICKS).count() == 0:
        if first.is_asked():
            first.choose(chance)
    expect(other.page).to_have_title("● Your turn – Dos Rios")
    ((title, body, tag),) = other.page.evaluate("() => window.shown")
    assert title == "Your turn – Dos Rios"
    assert body
    assert tag == table
    assert first.page.evaluate("() => window.shown") == [], "who looks is not disturbed"


def test_notifications_are_asked_for_when_they_are_switched_on(visitors: Visitors) -> None:
    person = visitors.window()
    person.page.add_init_script(
        "window.Notification = class { static permission = 'default'; static requestPermission = async () => "
        "(window.Notification.permission = 'denied'); };"
    )
    person.go("settings")
    switch = person.page.get_by_role("radiogroup", name="Notifications")
    switch.get_by_text("on", exact=True).click()
    expect(person.page.get_by_text("Your browser does not allow this page to notify you.")).to_be_visible()
    expect(switch.get_by_role("radio", name="off")).to_be_checked()


# --- when the server cannot save ---------------------------------------------------------------------------------
def test_a_server_that_cannot_save(visitors: Visitors, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors.forgive("503")
    table = played(server, "seasons", 2)
    person = visitors.window().sit(table.table, table.key)
    person.page.locator(PICKS).first.wait_for(state="attached")
    moves = server.get(f"/api/tables/{table.table}")["seq"]

    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_write", fail)
        patch.setattr(Store, "check", fail)
        person.choose(random.Random(1))
        banner = person.page.get_by_role("alert").filter(has_text="The server cannot save anything at the moment.")
        expect(banner).to_be_visible()
        person.page.locator(PICKS).first.wait_for(state="attached")
        for _ in range(2):
            with person.page.expect_response(lambda answer: answer.url.endswith("/readyz")):
                pass
        expect(banner).to_be_visible()
    expect(banner).to_be_hidden()
    expect(person.page.get_by_text("The server can save again.")).to_be_visible()
    assert server.get(f"/api/tables/{table.table}")["seq"] == moves
    with person.line.expect_event("framereceived", lambda text: json.loads(text).get("seq", 0) > moves):
        person.choose(random.Random(1))
    expect(person.page.get_by_text("The server can save again.")).to_be_hidden()
