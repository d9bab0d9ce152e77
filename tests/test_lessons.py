"""The guided first games: they can be played as written, say what is true, and leave out nothing."""

import functools
from pathlib import Path

import msgspec
import pytest

import subak
from subak import games
from subak.games.kind import Guide
from subak.guides.__main__ import main
from subak.guides.lessons import LessonError, NoLesson, Step, lesson_steps, problems, read_lesson, targets_of
from subak.server.wire.frames import scene_info
from subak.server.wire.lessons import lesson
from subak.server.wire.messages import Frame, encode
from subak.show.choices import Choices, Message
from subak.show.scene import Scene
from subak.show.texts import LANGUAGES, Catalogue

GAMES = ("seasons", "spirits", "rios")
IDEAS = {
    "seasons": {
        "path and furrow": "lines",
        "a first card": "first-place",
        "closing a field": "first-field",
        "size and features": "guide",
        "choosing in the wet season": "build",
        "setting aside": "dry-row",
        "farmers and buffalo pay": "field",
        "the ancestor's bonus": "ancestor",
        "hands are swapped": "swap",
        "houses make fields larger": "house-field",
        "what stays open": "open",
        "the dry season": "dry",
        "how it ends": "end",
    },
    "spirits": {
        "the field": "welcome",
        "the reservoir": "reservoir",
        "gates": "first-gate",
        "choosing spirits": "draft",
        "rain": "rain",
        "turn order": "order",
        "using a spirit": "use",
        "allocating labour": "allocate",
        "building a paddy": "build-gate",
        "water out": "water-out",
        "water in": "water-in",
        "the neighbour downstream": "downstream",
        "planting": "plant",
        "weeds": "weeders",
        "pests": "ducks",
        "harvest": "harvest",
        "market": "market",
        "achievements": "claim",
        "the last round": "last",
        "how it ends": "over",
    },
    "rios": {
        "the goal": "welcome",
        "the way of the water": "flow-crops",
        "wet fields": "wet",
        "placing": "place",
        "steps": "walk",
        "driving out": "drive",
        "the harvest row": "row",
        "income": "resolve",
        "pushing a card": "push",
        "fincas": "finca",
        "the hacienda": "hacienda",
        "roads": "road-walk",
        "desperados": "desperados",
        "dams": "border",
        "a river moves": "divert",
        "winning": "won",
    },
}


@functools.cache
def played(game: str) -> tuple[Step, ...]:
    return tuple(lesson_steps(game))


def frames_of(game: str) -> list[tuple[Step, Frame]]:
    """Every step with the frame that is on the screen then."""
    found, frame = [], None
    for step, sent in zip(played(game), lesson(game).steps, strict=True):
        frame = sent.frame or frame
        assert frame is not None, step.where
        found.append((step, frame))
    return found


def test_every_game_has_a_lesson() -> None:
    assert set(GAMES) == set(subak.game_names())


@pytest.mark.parametrize("game", GAMES)
def test_every_move_and_every_pick_is_legal(game: str) -> None:
    assert problems(game) == [], "run `python -m subak.guides`: a step no longer works"
    assert 15 <= len(played(game)) <= 32


@pytest.mark.parametrize("game", GAMES)
def test_every_text_exists_in_every_language_and_is_short(game: str) -> None:
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        for step in played(game):
            text = catalogue.text(step.message)
            assert 0 < len(text) <= 360, f"{step.where}: {text}"


def test_every_text_is_said_once() -> None:
    said = [step.message.id for game in GAMES for step in played(game)]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_and_what_is_expected_is_on_the_table(game: str) -> None:
    for step, frame in frames_of(game):
        assert set(step.point) <= targets_of(step.scene)
        options = {option.target: option.code for option in frame.scene.choices.options}
        assert step.expect is None or options[step.expect] == step.code
        assert (step.expect is None) == (not options), step.message.id
        assert step.expect is None or step.expect in step.point


@pytest.mark.parametrize("game", GAMES)
def test_a_target_stands_for_one_pick(game: str) -> None:
    """The client compares targets: two picks with the same one could not be told apart."""
    for step, frame in frames_of(game):
        assert [option.target for option in frame.scene.choices.options].count(step.expect or "") <= 1


@pytest.mark.parametrize("game", GAMES)
def test_every_idea_is_taught(game: str) -> None:
    said = {step.message.id for step in played(game)}
    missing = [idea for idea, step in IDEAS[game].items() if f"lesson-{game}-{step}" not in said]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_played_to_the_end_and_won(game: str) -> None:
    table = played(game)[-1].table
    assert table.is_over
    assert table.outcome == (1.0, 0.0)


def calm(scene: Scene) -> Scene:
    return msgspec.structs.replace(scene, choices=Choices(Message("nothing-to-choose")), ghosts=())


@pytest.mark.parametrize("game", GAMES)
def test_frames_hold_nothing_the_learner_may_not_know(game: str) -> None:
    """Whatever is hidden from the learner may be different: the frame is the same."""
    for step, frame in frames_of(game):
        assert frame.seat == step.seat
        for key in range(3):
            scene = step.table.redealt(step.seat, key).scene(step.seat)
            assert frame.scene == scene_info(scene if step.expect else calm(scene)), step.where


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_travels(game: str) -> None:
    sent = msgspec.json.decode(encode(lesson(game)))
    assert len(sent["steps"]) == len(played(game))
    assert sent["drawings"]
    assert sent["steps"][0]["frame"]["type"] == "frame"
    assert sent["steps"][0]["frame"]["seats"][1]["name"]
    assert {"message", "frame", "expect", "code", "point"} == set(sent["steps"][0])


# --- what is wrong is named ------------------------------------------------------------------------------------------
FIRST = (
    'game = "rios"\n[[scene]]\nseed = 1\noptions = { river_laying = "start_player" }\n'
    '[[scene.step]]\nsay = "lesson-rios-welcome"\n'
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            FIRST + 'expect = "flow:b2"\n[[scene.step]]\nsay = "x"\nexpect = "flow:d4"',
            "step 2 (x): 'flow:d4' cannot be",
        ),
        (FIRST + 'moves = ["A: flow:d4"]', "scene 1, step 1 (lesson-rios-welcome): A flow:d4: "),
        (FIRST + 'moves = ["A: flow:a3 hop"]', "A hop: "),
        (FIRST + 'moves = ["C: flow:a3"]', "does not begin with a seat"),
        (FIRST + 'moves = ["flow"]', "does not begin with a seat"),
        (FIRST + 'point = ["field:b3", "field:z9"]', "nothing on the table is called field:z9"),
        (FIRST + 'happened = ["A: finca"]', "A: finca did not happen"),
        (FIRST + 'about = "field:z9"', "nothing with a label is called field:z9"),
        (FIRST.replace("seed = 1", 'deal = "deck: rice"'), "lesson.toml, scene 1: "),
        (FIRST + 'wait = "yes"', "lesson.toml: "),
        (FIRST + "moves = [", "lesson.toml: "),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, words: str) -> None:
    teach(monkeypatch, tmp_path / "lesson.toml", text)
    assert words in problems("rios")[0]
    with pytest.raises(LessonError, match="lesson"):
        list(lesson_steps("rios"))


def teach(monkeypatch: pytest.MonkeyPatch, path: Path, text: str) -> None:
    """Put another lesson in the place of the game's own."""
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(games.find("rios"), "_guide", Guide(lesson=path))


def test_a_game_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("rios"), "_guide", Guide())
    with pytest.raises(NoLesson, match="rios brings no lesson"):
        read_lesson("rios")


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rios"]) == 0
    assert "steps in 1 scenes, all fine" in capsys.readouterr().out
    teach(monkeypatch, tmp_path / "lesson.toml", FIRST + 'expect = "flow:d4"')
    assert main(["rios"]) == 1
    assert "step 1 (lesson-rios-welcome)" in capsys.readouterr().out
