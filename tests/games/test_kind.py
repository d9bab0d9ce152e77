"""The contract of a game: what it lacks is named at once, and what it does without is refused in words."""

import random
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import subak
from conformance.players import play_randomly
from games.sticks import RULES, TABLE, sticks
from subak import games
from subak.cli.main import app
from subak.envs import Batch, encoding_of, play_games
from subak.envs.aec import env
from subak.errors import BadOption, ComponentsError, IncompleteGame, NotProvided, SubakError, UnknownGame
from subak.game.annotate import annotate
from subak.games.kind import Encoding, GameKind, Guide, Notation, Players, Rules, Table, Terminal
from subak.guides.lessons import NoLesson, lesson_steps
from subak.guides.pages import rules_html
from subak.kernel import installed
from subak.kernel.layout import Layout, i8
from subak.players import GreedyPlayer, RandomPlayer, SearchPlayer
from subak.server.tables.computers import Computer, advise
from subak.server.wire.frames import make_frame
from subak.show.svg import draw
from subak.show.texts import Catalogue
from subak.study.analysis import best_moves
from subak.study.balance import Task, play_one


class Bare(Layout):
    """A state that lacks everything a state must have."""

    left: i8


# --- gaps ------------------------------------------------------------------------------------------------------------
def lacks(kind: GameKind[Any]) -> list[str]:
    with pytest.raises(IncompleteGame) as found:
        kind.check()
    start = f"the game {kind.name} is incomplete; it lacks "
    assert str(found.value).startswith(start)
    return str(found.value).removeprefix(start).split(", ")


def test_all_gaps_of_an_empty_game_are_named_at_once(tmp_path: Path) -> None:
    empty: GameKind[Any] = GameKind(name="empty", title="", version=1, seats=range(2, 3), folder=tmp_path)
    assert lacks(empty) == ["rules", "components", "notation", "table", "texts/en.ftl", "texts/de.ftl"]


def test_gaps_within_sections_are_named(tmp_path: Path) -> None:
    found = lacks(
        sticks(
            tmp_path,
            rules=Rules(layout=Bare),
            notation=Notation(),
            table=Table(),
            players=Players(),
            encoding=Encoding(),
            terminal=Terminal(),
        )
    )
    assert {"rules.moves", "rules.template", "notation.read_move", "table.scene", "table.why_not"} <= set(found)
    assert {"players.features", "players.weights", "encoding.observation", "terminal.picture"} <= set(found)
    assert {"the field epoch of its state", "the field chance of its state", "the rule deal"} <= set(found)
    assert {"the rule features", "the rule take_back", "the rule observe"} <= set(found), "kernels of optional sections"
    assert "notation.arrange" not in found, "a deal need not be arranged"


def test_a_complete_game_lacks_nothing(tmp_path: Path) -> None:
    sticks(tmp_path).check()


@pytest.mark.parametrize("name", subak.game_names())
def test_our_games_bring_every_section(name: str) -> None:
    kind = games.find(name)
    assert all(kind.brings(section) for section in games.kind.BRINGS)


# --- a game that brings only what it must ----------------------------------------------------------------------------
@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameKind[Any]]:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setattr(installed, "_registered", {})
    kind = sticks(tmp_path)
    games.register(kind)
    yield kind
    encoding_of.cache_clear()


def test_it_is_played_recorded_and_shown(small: GameKind[Any]) -> None:
    game = subak.new("sticks", seed=3)
    moves = list(play_randomly(game, random.Random(1)))
    assert game.is_over
    assert sum(game.scores) == sum(code for _, code in moves)
    assert subak.read(game.record()).to_bytes() == game.to_bytes()
    assert game.at(1).choices(1).options
    assert draw(game.scene(), game.drawings(), Catalogue("en"))
    assert make_frame(game, 0).over
    assert RandomPlayer().choose(game.at(0), 0) in (1, 2, 3)
    assert game.view(0).to_dict() == {"left": 0}
    assert "sticks" in subak.game_names()


REFUSALS: dict[str, tuple[Callable[[], object], str]] = {
    "encoding": (lambda: encoding_of("sticks"), "observations"),
    "batch": (lambda: Batch("sticks", 2), "observations"),
    "whole games": (lambda: play_games("sticks", 2), "observations"),
    "pettingzoo": (lambda: env("sticks"), "observations"),
    "greedy": (lambda: GreedyPlayer().choose(subak.new("sticks", seed=1), 0), "features for computer players"),
    "search": (lambda: SearchPlayer(10).choose(subak.new("sticks", seed=1), 0), "features for computer players"),
    "analysis": (lambda: best_moves(subak.new("sticks", seed=1), 0), "features for computer players"),
    "balance": (lambda: play_one(Task("sticks", 2, 1, "random")), "wishes for its balance"),
    "lesson": (lambda: list(lesson_steps("sticks")), "lesson"),
    "rules page": (lambda: rules_html("sticks", "en"), "rules pages"),
    "picture": (lambda: subak.new("sticks").view().picture(0), "pictures for the terminal"),
    "terminal": (lambda: games.find("sticks").terminal, "pictures for the terminal"),
    "arranged deal": (lambda: subak.new("sticks", deal="ten"), "way to arrange a deal"),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_what_it_does_without_is_refused_in_words(small: GameKind[Any], what: str) -> None:
    work, words = REFUSALS[what]
    with pytest.raises(NotProvided, match=f"^sticks brings no {words}$"):
        work()


def test_what_is_wrong_otherwise_is_refused_in_words(small: GameKind[Any], tmp_path: Path) -> None:
    with pytest.raises(NoLesson):
        list(lesson_steps("sticks"))
    with pytest.raises(BadOption, match="3 seats are not possible"):
        subak.new("sticks", seats=3)
    with pytest.raises(ComponentsError, match="this game has no components"):
        subak.new("sticks", components=tmp_path / "mine.toml")


@pytest.mark.parametrize(
    "words",
    [["simulate", "sticks", "--games", "3"], ["play", "sticks"], ["balance", "sticks"], ["bench", "sticks"],
     ["arena", "sticks", "greedy", "random", "--games", "2"], ["warm", "sticks"]],
    ids=lambda words: words[0],
)  # fmt: skip
def test_commands_work_or_refuse_in_words(small: GameKind[Any], words: list[str]) -> None:
    """No command ends with an error that is not ours."""
    refusals: list[str] = []
    try:
        app(words, standalone_mode=False)
    except SubakError as refusal:
        refusals.append(str(refusal))
    assert all(refusal.startswith("sticks brings no ") for refusal in refusals)


def test_at_a_table_computer_players_pick_at_random(small: GameKind[Any]) -> None:
    game = subak.new("sticks", seed=3)
    computer = Computer(game, 0, "dragon")
    assert computer.choose([]) in (1, 2, 3)
    with pytest.raises(NotProvided, match="sticks brings no features"):
        advise(game, 0)


def test_an_annotated_record_does_without_pictures(small: GameKind[Any]) -> None:
    game = subak.new("sticks", seed=3)
    for _ in play_randomly(game, random.Random(1)):
        pass
    assert subak.read(annotate(game)).to_bytes() == game.to_bytes()


# --- registering and finding -----------------------------------------------------------------------------------------
def test_a_name_is_taken_once(small: GameKind[Any], tmp_path: Path) -> None:
    with pytest.raises(IncompleteGame, match="there is a game called sticks already"):
        games.register(sticks(tmp_path))
    with pytest.raises(IncompleteGame, match="there is a game called rios already"):
        games.register(sticks(tmp_path, name="rios"))


def test_an_incomplete_game_is_not_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    with pytest.raises(IncompleteGame):
        games.register(sticks(tmp_path, rules=Rules(layout=RULES.layout)))
    with pytest.raises(UnknownGame):
        games.find("sticks")


def install(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    """Let these packages be installed besides ours."""
    ours = list(installed.installed_games().values())
    monkeypatch.setattr(installed, "entry_points", lambda group: [*ours, *points])
    installed.installed_games.cache_clear()
    games._loaded.cache_clear()


@pytest.fixture
def other_packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    yield lambda *points: install(monkeypatch, *points)
    monkeypatch.undo()
    installed.installed_games.cache_clear()
    games._loaded.cache_clear()


def test_a_broken_package_keeps_nobody_from_the_other_games(other_packages: Callable[..., None]) -> None:
    other_packages(EntryPoint("torn", "no.such.module:KIND", installed.GROUP))
    assert "torn" in games.names()
    assert "torn" not in [kind.name for kind in games.shelf()]
    assert len(games.shelf()) == len(games.names()) - 1
    assert Catalogue("en").text("game-rios"), "texts are there, too"


def test_two_packages_with_the_same_game_are_refused(other_packages: Callable[..., None]) -> None:
    other_packages(EntryPoint("rios", "other.kind:KIND", installed.GROUP))
    with pytest.raises(IncompleteGame, match="two packages bring a game called rios"):
        games.names()


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("odd", "games.sticks:RULES", "games.sticks:RULES is no game; expected a GameKind"),
        ("odd", "subak.games.rios.kind:KIND", "is called rios; expected odd"),
    ],
)
def test_what_is_no_game_is_refused(other_packages: Callable[..., None], name: str, value: str, words: str) -> None:
    other_packages(EntryPoint(name, value, installed.GROUP))
    with pytest.raises(IncompleteGame, match=words):
        games.find(name)


def test_a_guide_may_have_a_lesson_and_no_pages(tmp_path: Path) -> None:
    kind = sticks(tmp_path, guide=Guide(lesson=tmp_path / "lesson.toml"), table=TABLE)
    assert kind.brings("lesson")
    assert not kind.brings("pages")
