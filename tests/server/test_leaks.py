"""Nobody hears of what they cannot know: twins of tables, and everything that was sent or logged (leaks, overheard).

`benchmarks/leaks.py` does the same with hundreds of games.
"""

import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import subak
from conformance.players import play_randomly
from server.harness import QUICK, Running, run
from server.leaks import Leak, Played, Wish, can_be_taken_back, otherwise, seen, with_other_picks
from server.overheard import Overheard
from subak.game import SPECTATOR, Game
from subak.games.spirits.rules import state as spirits
from subak.kernel import entry
from subak.server.store import Clock, Entry, SeatRow
from subak.server.tables import broadcast
from subak.server.tables.advice import Advice
from subak.server.tables.entries import Entries
from subak.server.tables.journal import UNDO, Journal
from subak.server.tables.presence import Presence
from subak.server.tables.table import Table
from subak.server.tables.talk import Talk
from subak.server.wire.frames import Shown, show
from subak.server.wire.messages import TableInfo
from subak.server.wire.refusals import Refused
from subak.show.choices import Message

WISHES = [
    Wish("seasons", ("me", "link"), 1, is_drawn=True),
    Wish("seasons", ("me", "computer"), 2, clock=Clock(100, 1000), options={"water_festival": True}),
    Wish("spirits", ("me", "link"), 3, is_drawn=True, clock=Clock(100, 1000)),
    Wish("spirits", ("link", "computer", "link", "link"), 4),
    Wish("rios", ("me", "link", "link"), 5),
]


def played(file: Path, wish: Wish, longest: int = 70) -> Counter[str]:
    counts: list[Counter[str]] = []

    async def play() -> None:
        counts.append(await Played(file, wish, longest=longest).run())

    run(play())
    return counts[0]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.game}-{len(wish.kinds)}")
def test_tables_that_look_the_same_tell_the_same(tmp_path: Path, wish: Wish) -> None:
    counts = played(tmp_path / "tables.db", wish)
    assert counts["update"] > 15
    assert counts["different"] > 15, "the twins are others"
    assert counts["other picks"] > 5 or wish.game == "rios"
    assert counts["refused"] + counts["why"] > 5


# --- leaks planted on purpose ------------------------------------------------------------------------------------
def hide_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(entry, "hide_from", lambda states, seat: None)


def hide_all_but_hands(patch: pytest.MonkeyPatch) -> None:
    hide = entry.hide_from

    def hide_less(states: Any, seat: int) -> None:
        hands = states["players"]["hand"].copy()
        hide(states, seat)
        states["players"]["hand"] = hands

    patch.setattr(entry, "hide_from", hide_less)


def show_the_seed(patch: pytest.MonkeyPatch) -> None:
    _show_more(patch, lambda game: {"rematch": str(game.seed)})


def show_secret_points(patch: pytest.MonkeyPatch) -> None:
    """A number that depends on others' picks, without any name."""
    _show_more(patch, lambda game: {"outcome": (float(game._states["players"]["pick"]["card"].sum()),)})


def _show_more(patch: pytest.MonkeyPatch, secret: Callable[[Game], dict[str, Any]]) -> None:
    def show_all(game: Game, *arguments: Any, **more: Any) -> Shown:
        shown = show(game, *arguments, **more)
        return shown._replace(frame=structs.replace(shown.frame, **secret(game)))

    patch.setattr(broadcast, "show", show_all)


def refuse_with_reasons(patch: pytest.MonkeyPatch) -> None:
    pick = Entries.pick

    async def pick_or_explain(entries: Entries, seat: int, code: int, seen: int, yours: tuple[int, ...]) -> None:
        try:
            await pick(entries, seat, code, seen, yours)
        except Exception as error:
            raise Refused("stale", str(entries._state.game._states["players"]["pick"])) from error

    patch.setattr(Entries, "pick", pick_or_explain)


def answer_too_much(patch: pytest.MonkeyPatch) -> None:
    def why(advice: Advice, seat: int, target: str) -> Message:
        return Message("why", {"picks": str(advice._state.game._states["players"]["pick"])})

    patch.setattr(Advice, "why", why)


def advise_with_open_cards(patch: pytest.MonkeyPatch) -> None:
    """A computer player that is asked looks at the true state."""
    patch.setattr(Game, "view", lambda game, seat=-1: OpenView(game, seat, game._states.copy()))


OpenView = type(subak.new("seasons").view())


def tell_players_gossip(patch: pytest.MonkeyPatch) -> None:
    heard_by = Talk._heard_by

    def hear_all(talk: Talk, watcher: Any, lines: Any) -> Any:
        everybody = type("Everybody", (), {"yours": ()})()
        return heard_by(talk, everybody, lines)

    patch.setattr(Talk, "_heard_by", hear_all)


def show_others_notes(patch: pytest.MonkeyPatch) -> None:
    note = Talk.note

    async def notes(talk: Talk, seat: int) -> str:
        return "".join([await note(talk, other) for other in range(talk._state.game.seats)])

    patch.setattr(Talk, "note", notes)


def tell_the_seed_early(patch: pytest.MonkeyPatch) -> None:
    info = Table.info

    def info_with_seed(table: Table) -> TableInfo:
        return structs.replace(info(table), seed=table.row.seed)

    patch.setattr(Table, "info", info_with_seed)


PLANTED = [
    hide_nothing, hide_all_but_hands, show_the_seed, show_secret_points, refuse_with_reasons, answer_too_much,
    advise_with_open_cards, tell_players_gossip, show_others_notes, tell_the_seed_early,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):  # noqa: PT012  # not everything happens in every game
        for seed in range(10):
            played(tmp_path / "tables.db", Wish("seasons", ("me", "link"), seed))


# --- over the wire -----------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data") / "tables.db", replace(QUICK, asked_at_once=100_000)) as running:
        yield running


@pytest.mark.parametrize(("name", "seats"), [("seasons", 2), ("spirits", 3), ("rios", 2)])
def test_nothing_that_is_sent_or_logged_says_too_much(server: Running, name: str, seats: int) -> None:
    counts = Overheard(server, name, seats, seed=1, longest=60).play()
    assert counts["messages"] > 100
    assert counts["names looked for"] > 100 or name == "rios"


def test_a_key_in_the_log_is_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    seats_of = Presence.seats_of

    def talk(presence: Presence, keys: Any) -> tuple[int, ...]:
        logging.getLogger("subak.server.tables.table").debug("these keys: %s", keys)
        return seats_of(presence, keys)

    monkeypatch.setattr(Presence, "seats_of", talk)
    with pytest.raises(Leak, match="the log"):
        Overheard(server, "seasons", 2, seed=1, longest=20).play()


def test_a_hand_that_is_sent_is_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hide_all_but_hands(monkeypatch)
    overheard = Overheard(server, "seasons", 2, seed=1, longest=10)
    with pytest.raises(Leak, match="reads of"):  # noqa: PT012
        overheard.play()
        monkeypatch.undo()
        overheard.search()


# --- the machine itself ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", subak.game_names())
def test_what_looks_the_same_is_another_table(name: str) -> None:
    game, others, picks = subak.new(name, seed=3), 0, 0
    for number, _ in enumerate(play_randomly(game, random.Random(3))):
        for viewer in range(-1, game.seats) if number < 40 else ():
            other = otherwise(game, viewer, number)
            assert seen(other, viewer) == seen(game, viewer)
            assert len(other) == len(game)
            others += other.to_bytes() != game.to_bytes()
            picks += other.made != game.made
    assert others > 20
    assert picks > 10 or name == "rios", "in Dos Rios nobody picks in secret"


def test_how_many_secret_picks_there_are_tells_nothing() -> None:
    """Spirits: labour is allocated in secret, one number after the other."""
    game = subak.new("spirits", seed=1)
    while int(game._states["phase"][0]) != spirits.ALLOCATE:
        game.push(int(game.codes(game.actors[0])[0]), game.actors[0])
    first, last = allocated(game, 0), allocated(game, -1)
    assert first.version != last.version
    assert seen(first.game, 0) == seen(last.game, 0), "A knows only that B has finished"
    assert first.version_for((0,)) == last.version_for((0,)) == 0
    assert first.game.secret_moves((0,)) == len(first.game) - len(game)
    assert first.version_for((1,)) == first.version
    while 0 in last.game.actors and int(last.game._states["phase"][0]) == spirits.ALLOCATE:
        last.add(Entry(last.version, 0, int(last.game.codes(0)[0]), 0.0))
    assert not last.game.secret_moves(), "now all is out"
    assert last.version_for(()) == 1, "and that is all that others have heard of"


def allocated(game: Game, which: int) -> Journal:
    """B always takes the smallest (0) or the largest (−1) number, and the last one again."""
    journal = Journal(game.copy(), (SeatRow("me"), SeatRow("link")), None)
    while 1 in journal.game.actors and int(journal.game._states["phase"][0]) == spirits.ALLOCATE:
        code = int(journal.game.codes(1)[which])
        journal.add(Entry(journal.version, 1, code, 0.0))
    journal.add(Entry(journal.version, 1, UNDO, 0.0))
    journal.add(Entry(journal.version, 1, code, 0.0))
    return journal


def test_whether_a_turn_may_be_asked_back_tells_nothing() -> None:
    """Spirits: some have allocated, others are still at it."""
    game, compared = subak.new("spirits", seats=3, seed=2), 0
    for number, _ in enumerate(play_randomly(game, random.Random(2))):
        if int(game._states["phase"][0]) == spirits.ALLOCATE:
            for seat in {step.seat for step in game._steps}:
                other = with_other_picks(game, seat, number, game.turn_of(seat))
                if other is not None:
                    assert can_be_taken_back(game, seat) == can_be_taken_back(other, seat), (number, seat)
                    compared += 1
    assert compared > 20


def test_spectators_see_less_than_anybody() -> None:
    game = subak.new("seasons", seed=1)
    assert seen(game, SPECTATOR) not in (seen(game, 0), seen(game, 1))
