"""What is the same for all: client, texts, art, rules, lessons, and the headers around them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import subak
from server.harness import QUICK, Running
from subak import games
from subak.games.kind import Guide
from subak.guides.pages import rules_html
from subak.players.levels import LEVELS
from subak.server import pages
from subak.server.operations.preparation import STAND_INS
from subak.server.wire.lessons import lesson
from subak.server.wire.messages import Preparing
from subak.show.svg import symbols
from subak.show.texts import LANGUAGES


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("static")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("data") / "tables.db"
    with Running(data, replace(QUICK, static=folder)) as running:
        yield running


def test_without_a_built_client_the_page_says_how_to_build_it(server: Running) -> None:
    answer = server.http.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert 'lang="de"' in answer.text
    assert server.refused("/favicon.ico") == (404, "not-found")


def test_the_client_is_sent_with_fitting_headers(server: Running, folder: Path) -> None:
    (folder / "assets").mkdir()
    (folder / "assets" / "index-4f2a.js").write_text("let a = 1;\n" * 200, encoding="utf-8")
    (folder / "index.html").write_text("<!doctype html><p>Subak", encoding="utf-8")
    (folder / "sw.js").write_text("//", encoding="utf-8")
    page, script, worker = (server.http.get(path) for path in ("/", "/assets/index-4f2a.js", "/sw.js"))
    assert page.text == "<!doctype html><p>Subak"
    assert (page.headers["cache-control"], worker.headers["cache-control"]) == ("no-cache", "no-cache")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "javascript" in worker.headers["content-type"]
    for path in ("/..%2f..%2fetc%2fpasswd", "/assets/../../x", "/%00", "/nothing"):
        assert server.http.get(path).status_code == 404
    for name in ("index.html", "sw.js", "assets/index-4f2a.js"):
        (folder / name).unlink()


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nothing", "/texts/en.ftl", "/art.svg"])
def test_every_answer_is_careful(server: Running, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    assert "server" not in headers


def test_a_mistake_of_ours_says_nothing_of_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(pages, "art", fail)
    answer = server.http.get("/art.svg")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "secret" not in answer.text
    assert "content-security-policy" in answer.headers


def test_what_did_not_change_is_not_sent_again(server: Running) -> None:
    for path in ("/texts/de.ftl", "/art.svg", "/themes.css", "/api/about", "/api/rules/rios/de"):
        answer = server.http.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        again = server.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert server.http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_hold_every_message_once(server: Running, language: str) -> None:
    text = server.http.get(f"/texts/{language}.ftl").text
    names = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert {"refused-stale", "game-rios", "seasons-card-boran"} <= set(names)
    assert len(names) == len(set(names))


def test_art_and_themes(server: Running) -> None:
    answer = server.http.get("/art.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert set(re.findall(r'<symbol id="([\w-]+)"', answer.text)) == set(symbols())
    assert "--water" in server.http.get("/themes.css").text


def test_about_names_games_options_levels_and_languages(server: Running) -> None:
    about = server.get("/api/about")
    assert about["version"] == subak.__version__
    assert [game["name"] for game in about["games"]] == [kind.name for kind in games.shelf()]
    assert about["games"][0]["seats"] == [2]
    assert about["levels"] == list(LEVELS)
    assert about["languages"] == list(LANGUAGES)
    assert about["stand_ins"] == STAND_INS
    assert set(STAND_INS) | set(STAND_INS.values()) <= set(LEVELS)
    for game in about["games"]:
        for option in game["options"]:
            assert option["default"] in option["values"]


def test_what_is_being_prepared_is_told_as_it_is_now(server: Running) -> None:
    assert server.get("/api/preparing") == {"games": []}
    server.preparation.games = (Preparing("rios", 3, 12, 40.5), Preparing("spirits", 0, 0, None))
    answer = server.http.get("/api/preparing")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["games"] == [
        {"game": "rios", "done": 3, "of": 12, "seconds": 40.5},
        {"game": "spirits", "done": 0, "of": 0, "seconds": None},
    ]
    server.preparation.games = ()
    assert server.get("/api/preparing") == {"games": []}


@pytest.mark.parametrize("name", subak.game_names())
def test_drawings_are_sent_once_for_a_table(server: Running, name: str) -> None:
    table, _ = server.open(name, "me", "link")
    drawings = server.get(f"/api/drawings/{table}")
    assert drawings
    assert len({drawing["id"] for drawing in drawings}) == len(drawings)


@pytest.mark.parametrize("name", subak.game_names())
def test_the_rules_are_pages_of_one_language(server: Running, name: str) -> None:
    pages = {language: server.http.get(f"/api/rules/{name}/{language}") for language in LANGUAGES}
    for language, answer in pages.items():
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == rules_html(name, language)
        assert "<script" not in answer.text


def test_lessons(server: Running) -> None:
    for name in subak.game_names():
        answer = server.http.get(f"/api/lessons/{name}")
        assert answer.json()["steps"]
        assert answer.json()["drawings"]


def test_a_game_without_a_lesson_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("rios"), "_guide", Guide())
    lesson.cache_clear()
    assert server.refused("/api/lessons/rios") == (404, "no-lesson")


def test_a_game_without_rules_pages_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("rios"), "_guide", Guide())
    pages.rules.cache_clear()
    rules_html.cache_clear()
    assert server.refused("/api/rules/rios/en") == (404, "not-provided")
