"""What a list of entries means, by itself: clocks, who plays, taking back by agreement, and going back in a game."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import subak
from conformance.players import play_randomly
from subak.errors import CannotUndo, SubakError
from subak.game import Game
from subak.game.game import EVERY, RECENT
from subak.games.seasons.rules import state as seasons
from subak.games.spirits.rules import state as spirits
from subak.server.store import Clock, Entry, SeatRow
from subak.server.tables.journal import (
    AGREE,
    ASK,
    DECLINE,
    LEAVE,
    NEVER,
    NEWS,
    RESIGN,
    RETURN,
    SIT,
    TIMEOUT,
    UNDO,
    Clocks,
    Journal,
)
from subak.server.wire.refusals import Refused

EVERY_GAME = pytest.mark.parametrize("name", subak.game_names())


class Told:
    """A journal told entry by entry, each tried on a copy first, as tables do."""

    def __init__(
        self,
        name: str,
        *kinds: str,
        clock: Clock | None = None,
        seed: int = 1,
        options: dict[str, object] | None = None,
    ) -> None:
        kinds = kinds or ("me", "here")
        self.rows = [SeatRow(kind) for kind in kinds]
        self.clock = clock
        self.deal = subak.new(name, seats=len(kinds), seed=seed, options=options or {})
        self.journal = Journal(self.deal.copy(), self.rows, clock)
        self.entries: list[Entry] = []

    def add(self, seat: int, code: int, at: float = 0.0) -> None:
        entry = Entry(len(self.entries), seat, code, at)
        ahead = self.journal.copy()
        ahead.add(entry)
        self.journal = ahead
        self.entries.append(entry)

    def move(self, seat: int, at: float = 0.0) -> None:
        """The first of the seat's moves."""
        self.add(seat, int(self.journal.game.codes(seat)[0]), at)

    def refused(self, seat: int, code: int, at: float = 0.0) -> str:
        with pytest.raises(SubakError) as refusal:
            self.add(seat, code, at)
        return refusal.value.code

    def replayed(self) -> Journal:
        again = Journal(self.deal.copy(), self.rows, self.clock)
        for entry in self.entries:
            again.add(entry, known=True)
        return again

    @property
    def clocks(self) -> Clocks:
        assert self.journal.clocks is not None
        return self.journal.clocks


ALONE: dict[str, object] = {"river_laying": "start_player"}
"""The first seat has several picks in a row: it lays both rivers of Dos Rios."""


def rivers_laid(*kinds: str, clock: Clock | None = None) -> Told:
    """Dos Rios where everybody now places a campesino in turn; the rivers were laid by the first seat at time 0."""
    told = Told("rios", *kinds, clock=clock, options=ALONE)
    while not told.journal.game.events or told.journal.game.last_events[-1].kind != "rivers_laid":
        told.move(0)
    return told


# --- clocks by themselves ----------------------------------------------------------------------------------------
def test_a_decision_is_free_for_a_while_and_then_uses_up_the_bank() -> None:
    clocks = Clocks(Clock(free=10, bank=60), 2)
    clocks.tick(100, 0, [1])
    assert (clocks.since, clocks.deadline(0), clocks.deadline(1)) == ([None, 100], NEVER, 170)
    clocks.tick(110, 1, [0])  # all of the free time, and no more
    assert (clocks.bank, clocks.since) == ([60, 60], [110, None])
    clocks.tick(125, 0, [1])
    assert (clocks.bank, clocks.since) == ([55, 60], [None, 125])
    clocks.tick(126, 1, [0])
    assert clocks.deadline(0) == 126 + 10 + 55


def test_time_that_is_not_used_is_not_saved() -> None:
    clocks = Clocks(Clock(free=10, bank=60), 2)
    for at in (100, 101, 102, 103):
        clocks.tick(at, at % 2, [1 - at % 2])
    assert clocks.bank == [60, 60]


def test_several_think_at_once_and_each_pays_for_their_own_time() -> None:
    clocks = Clocks(Clock(free=10, bank=60), 3)
    clocks.tick(100, 0, [0, 1, 2])
    assert clocks.since == [100, 100, 100]
    clocks.tick(130, 1, [0, 2])  # B has decided; the clocks of A and C go on
    assert (clocks.bank, clocks.since) == ([60, 40, 60], [100, None, 100])
    clocks.tick(140, 0, [0, 2])  # A has another pick to make: a new decision
    assert (clocks.bank, clocks.since) == ([30, 40, 60], [140, None, 100])
    clocks.tick(150, 2, [])
    assert (clocks.bank, clocks.since) == ([30, 40, 20], [None, None, None])  # nothing to decide for anybody


def test_nodes_whose_clocks_differ_give_nobody_time() -> None:
    clocks = Clocks(Clock(free=10, bank=60), 2)
    clocks.tick(100, 0, [1])
    clocks.tick(95, 1, [0])  # another node's clock is slow
    assert (clocks.bank, clocks.since) == ([60, 60], [100, None]), "time does not run back"
    clocks.tick(115, 0, [1])
    assert clocks.bank == [55, 60]


def test_a_bank_that_is_overdrawn_leaves_the_free_time() -> None:
    clocks = Clocks(Clock(free=10, bank=5), 2)
    clocks.tick(100, 0, [1])
    clocks.tick(130, 1, [1])  # nobody noticed in time: the move counts
    assert clocks.bank[1] < 0
    assert clocks.deadline(1) == 140


def test_copies_of_clocks_share_nothing() -> None:
    clocks = Clocks(Clock(free=10, bank=60), 2)
    clocks.tick(100, 0, [1])
    copy = clocks.copy()
    copy.tick(200, 1, [0])
    assert (clocks.bank, clocks.since, clocks.now) == ([60, 60], [None, 100], 100)


# --- clocks at a table -------------------------------------------------------------------------------------------
def test_clocks_start_with_the_first_move() -> None:
    told = Told("rios", clock=Clock(10, 60), options=ALONE)
    told.add(-1, NEWS, 5)
    told.add(1, LEAVE, 6)
    told.add(1, RETURN, 7)
    assert (told.clocks.since, told.journal.due(), told.journal.timed_out(1e9)) == ([None, None], None, [])
    told.move(0, 1000)
    assert told.clocks.bank == [60, 60]
    assert told.journal.due() == 1070


def test_time_runs_for_whoever_owes_a_decision() -> None:
    told = rivers_laid(clock=Clock(10, 60))
    told.move(0, 100)
    assert told.clocks.since == [None, 100]
    told.move(1, 115)
    assert (told.clocks.bank, told.clocks.since) == ([60 - 90, 55], [115, None])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simultaneous_decisions_all_run(seats: int) -> None:
    told = Told("spirits", *["here"] * seats, clock=Clock(10, 60))
    told.move(1, 100)
    assert told.clocks.since == [None if seat == 1 else 100 for seat in range(seats)]
    told.move(0, 130)
    assert told.clocks.bank[:2] == [40, 60]


def test_a_computer_player_has_no_clock() -> None:
    told = Told("seasons", "me", "computer", clock=Clock(10, 60))
    told.move(0, 100)
    assert told.clocks.since == [100, None]
    assert told.journal.due() == 0, "a computer player keeps somebody waiting"


@pytest.mark.parametrize("kind", ["link", "open"])
def test_nobody_loses_time_before_they_have_come(kind: str) -> None:
    told = rivers_laid("me", kind, clock=Clock(10, 60))
    told.move(0, 100)
    assert (told.clocks.since, told.journal.due(), told.journal.timed_out(1e9)) == ([None, None], None, [])
    told.add(1, SIT, 500)
    assert told.clocks.since == [None, 500]
    told.move(1, 515)
    assert (told.clocks.bank[1], told.clocks.since) == (55, [515, None])


def test_who_moves_has_come() -> None:
    told = rivers_laid("me", "link", clock=Clock(10, 60))
    told.move(0, 100)
    told.move(1, 500)
    told.move(0, 501)
    assert told.clocks.since == [None, 501]


def test_an_undo_gives_no_time_back() -> None:
    told = Told("seasons", clock=Clock(10, 60))
    told.move(1, 100)
    told.move(0, 140)
    assert told.clocks.bank[0] == 30
    told.add(0, UNDO, 141)
    assert told.clocks.bank[0] == 30
    told.move(0, 171)
    assert told.clocks.bank[0] < 30


def test_undoing_does_not_begin_the_free_time_anew() -> None:
    told = Told("seasons", clock=Clock(10, 60))
    told.move(1, 100)
    for at in range(109, 1000, 9):
        told.move(0, at)
        told.add(0, UNDO, at)
    assert 0 in told.journal.timed_out(1000)


def test_a_turn_back_by_agreement_gives_no_time_back_either() -> None:
    told = rivers_laid(clock=Clock(10, 60))
    told.move(0, 0)
    told.move(1, 30)
    told.move(0, 60)
    assert told.clocks.bank == [40, 40]
    told.add(0, ASK, 65)
    assert told.clocks.since == [None, 60], "to be asked does not stop one's clock"
    told.add(1, AGREE, 75)
    assert told.journal.game.actors == (0,)
    assert (told.clocks.bank, told.clocks.since) == ([40, 35], [75, None])


def test_back_at_the_first_move_the_clock_of_whoever_owes_it_runs() -> None:
    told = Told("rios", clock=Clock(10, 60), options={"river_laying": "in_turn"})
    first = told.journal.game.actors[0]
    told.move(first, 100)
    told.add(first, ASK, 101)
    told.add(1 - first, AGREE, 102)
    assert (len(told.journal.game), told.journal.game.actors) == (0, (first,))
    assert told.clocks.since[1 - first] is None
    assert told.journal.timed_out(10_000) == [first]


def test_time_is_up_exactly_at_the_deadline() -> None:
    told = rivers_laid(clock=Clock(10, 60))
    told.move(0, 100)
    assert told.journal.due() == 170
    assert told.journal.timed_out(169.999) == []
    assert told.journal.timed_out(170) == [1]
    assert told.refused(1, TIMEOUT, 169.999) == "not-your-turn"
    assert told.refused(0, TIMEOUT, 170) == "not-your-turn"
    told.add(1, TIMEOUT, 170)
    assert told.journal.away == [None, "timeout"]
    assert (told.clocks.bank[1], told.clocks.since) == (0, [None, None])
    assert told.journal.timed_out(1e9) == []
    assert told.journal.thinkers == [1]
    assert told.journal.due() == 0


def test_whoever_moves_in_the_last_moment_stays() -> None:
    told = rivers_laid(clock=Clock(10, 60))
    told.move(0, 100)
    told.move(1, 170)
    assert told.refused(1, TIMEOUT, 170) == "not-your-turn"
    assert told.clocks.bank[1] == 0
    told.move(0, 171)
    assert told.journal.due() == 181, "the free time of every decision is left"


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    told = rivers_laid()
    assert (told.journal.clocks, told.journal.due(), told.journal.timed_out(1e12)) == (None, None, [])
    assert told.refused(0, TIMEOUT, 1e12) == "not-your-turn"


def test_leaving_stops_the_clock_and_returning_starts_it() -> None:
    told = rivers_laid(clock=Clock(10, 60))
    told.move(0, 100)
    told.add(1, LEAVE, 130)
    assert (told.clocks.bank[1], told.clocks.since[1]) == (40, None)
    told.add(1, RETURN, 500)
    assert told.clocks.since[1] == 500
    assert told.journal.due() == 550


def test_a_finished_game_needs_nobody() -> None:
    told, chooser = Told("seasons", clock=Clock(10, 60)), random.Random(1)
    for at, (seat, code) in enumerate(play_randomly(told.deal.copy(), chooser)):
        told.add(seat, code, at)
    assert told.journal.game.is_over
    assert (told.journal.due(), told.journal.timed_out(1e9), told.journal.thinkers) == (None, [], [])
    for code in (UNDO, LEAVE, RETURN, RESIGN, TIMEOUT, ASK, AGREE, DECLINE):
        assert told.refused(0, code, 1e9) == "game-over"
    told.add(-1, NEWS)


@pytest.mark.parametrize(
    ("kinds", "first_due"),
    [(("me", "link"), None), (("me", "computer"), 0.0), (("computer", "computer"), None), (("computer", "me"), 0.0)],
)
def test_computers_are_due_only_where_people_wait(kinds: tuple[str, ...], first_due: float | None) -> None:
    assert Told("seasons", *kinds).journal.due() == first_due


def test_a_computer_whose_turn_it_is_not_is_not_due() -> None:
    told = rivers_laid("me", "computer")
    assert (told.journal.thinkers, told.journal.due()) == ([], None)
    told.move(0)
    assert (told.journal.thinkers, told.journal.due()) == ([1], 0.0)


# --- who plays ---------------------------------------------------------------------------------------------------
def test_who_leaves_may_return_and_who_resigns_may_not() -> None:
    told = Told("seasons", "me", "link")
    assert told.refused(0, RETURN) == "bad-request"
    told.add(0, LEAVE)
    assert (told.journal.away, told.journal.people, told.journal.thinkers) == (["left", None], [1], [0])
    assert told.refused(0, LEAVE) == "not-your-turn"
    assert told.refused(0, ASK) == "seat-given-up"
    told.add(0, RETURN)
    assert (told.journal.away, told.journal.people) == ([None, None], [0, 1])
    told.add(0, LEAVE)
    told.add(0, RESIGN)
    assert told.journal.away == ["resigned", None]
    for code, refusal in ((RETURN, "seat-given-up"), (RESIGN, "seat-given-up"), (LEAVE, "not-your-turn")):
        assert told.refused(0, code) == refusal
    told.move(0)  # the computer player goes on for it
    told.add(1, RESIGN)
    assert (told.journal.people, told.journal.due()) == ([], None)


def test_a_computer_player_neither_leaves_nor_asks() -> None:
    told = Told("seasons", "me", "computer", clock=Clock(10, 10))
    told.move(1, 1)
    for code in (LEAVE, RESIGN, TIMEOUT):
        assert told.refused(1, code, 1e9) == "not-your-turn"
    assert told.refused(1, RETURN) == "bad-request"
    assert told.refused(1, ASK) == "seat-given-up"


@pytest.mark.parametrize("code", [-11, -12, -(10**9)])
def test_what_is_no_entry_is_refused(code: int) -> None:
    assert Told("rios").refused(0, code) == "bad-request"


# --- a turn back by agreement ------------------------------------------------------------------------------------
def placed_in_turn(*kinds: str) -> Told:
    """Dos Rios, where A, B … have placed a campesino each, and the first of them would like that back."""
    told = rivers_laid(*kinds or ("me", "link", "link"))
    for seat in range(len(told.rows)):
        told.move(seat)
    return told


def test_all_others_must_agree() -> None:
    told = placed_in_turn()
    before, moves = told.journal.game.to_bytes(), len(told.journal.game)
    told.add(1, ASK)
    assert (told.journal.asking, told.journal.agreed) == (1, frozenset({1}))
    assert told.refused(0, ASK) == told.refused(1, ASK) == "asked-already"
    assert told.refused(1, AGREE) == "nothing-asked"
    told.add(2, AGREE)
    assert told.journal.agreed == frozenset({1, 2})
    assert told.journal.game.to_bytes() == before
    told.add(0, AGREE)
    assert (told.journal.asking, told.journal.agreed) == (None, frozenset())
    assert told.journal.game.actors == (1,)
    assert len(told.journal.game) == moves - 2, "C's move, which came after it, goes back, too"


@pytest.mark.parametrize(
    ("seat", "code"), [(0, DECLINE), (2, DECLINE), (1, DECLINE), (0, LEAVE), (1, LEAVE), (2, RESIGN)]
)
def test_a_no_ends_the_question_and_so_does_whoever_leaves(seat: int, code: int) -> None:
    told = placed_in_turn()
    moves = len(told.journal.game)
    told.add(1, ASK)
    told.add(0 if seat != 0 else 2, AGREE)
    told.add(seat, code)
    assert (told.journal.asking, told.journal.agreed, len(told.journal.game)) == (None, frozenset(), moves)
    assert told.refused(0, DECLINE) == "nothing-asked"


def test_a_move_ends_the_question() -> None:
    told = placed_in_turn()
    told.add(1, ASK)
    told.move(0)
    assert (told.journal.asking, told.journal.agreed) == (None, frozenset())
    assert told.refused(2, AGREE) == "nothing-asked"


def test_an_undo_ends_the_question() -> None:
    told = Told("rios", options=ALONE)
    told.move(0)
    told.move(0)
    told.add(0, ASK)
    told.add(0, UNDO)
    assert (told.journal.asking, len(told.journal.game)) == (None, 1)


def test_news_does_not_end_the_question() -> None:
    told = placed_in_turn()
    told.add(1, ASK)
    told.add(-1, NEWS)
    assert told.journal.asking == 1


def test_computers_are_not_asked() -> None:
    told = placed_in_turn("me", "computer", "link")
    told.add(0, ASK)
    assert told.refused(1, AGREE) == told.refused(1, DECLINE) == "seat-given-up"
    told.add(2, AGREE)
    assert told.journal.game.actors == (0,)
    alone = placed_in_turn("me", "computer", "computer")
    alone.add(0, ASK)
    assert (alone.journal.asking, alone.journal.game.actors) == (None, (0,)), "there is nobody to ask"


def test_who_has_had_no_turn_cannot_have_it_back() -> None:
    told = rivers_laid()
    assert told.refused(1, ASK) == "cannot-take-back"
    assert told.refused(1, AGREE) == told.refused(1, DECLINE) == "nothing-asked"


def test_what_was_written_is_not_asked_about_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wrote an entry has checked it; a table with many of them is still read in a moment."""
    told = placed_in_turn("me", "computer", "computer")
    told.add(0, ASK)
    monkeypatch.setattr(Game, "reveals_since", None)
    assert told.replayed().game.to_bytes() == told.journal.game.to_bytes()


# --- never across what somebody has learned ----------------------------------------------------------------------
def test_the_turn_of_a_seat_begins_with_its_first_pick_that_was_built_on() -> None:
    game = rivers_laid().journal.game
    laying = len(game)
    assert game.turn_of(0) == 0, "laying the rivers and the first campesino are one turn: nobody else was asked"
    game.push(int(game.codes(0)[0]), 0)
    assert game.turn_of(0) == 0
    for seat in (1, 0, 1):
        game.push(int(game.codes(seat)[0]), seat)
    assert (game.turn_of(0), game.turn_of(1)) == (laying + 2, laying + 3)
    with pytest.raises(CannotUndo):
        subak.new("rios").turn_of(0)


def epoch_of(states: Any) -> int:
    return int(states["epoch"][0])


def learned_in_seasons(game: Game, at: int) -> bool:
    """Founding and wet season: everybody picks in secret, then all is revealed. The dry row is open."""
    secret = (seasons.SETUP, seasons.WET)
    return any(
        int(states["phase"][0]) in secret and epoch_of(states) < epoch_of(game._states)
        for states in states_since(game, at)
    )


def learned_in_rios(game: Game, at: int) -> bool:
    """All is open but the deck: the row is laid out of it, and cards are drawn when one is resolved. The last one is no
    news: everybody can tell it by the others."""
    left = int(game.states_before(at)["deck_count"][0]) if at < len(game) else 0
    drawn = [event.kind for _, event in game.events_since(at) if event.kind in ("row", "drawn", "desperados")]
    return bool(drawn) and (left, drawn) != (1, ["drawn"])


def learned_in_spirits(game: Game, at: int) -> bool:
    """Drafts, spirits and labour are chosen in secret; rain comes from a deck. Farms, tiles and markets are open."""
    secret = (spirits.DRAFT, spirits.CARD, spirits.ALLOCATE)
    for states in states_since(game, at):
        if int(states["phase"][0]) in secret and epoch_of(states) < epoch_of(game._states):
            return True
        if int(states["drafts"][0]) < int(game._states["drafts"][0]):
            return True
    return any(event.kind == "rain" for _, event in game.events_since(at))


def states_since(game: Game, at: int) -> Iterable[Any]:
    return (game.states_before(number) for number in range(at, len(game)))


LEARNED: dict[str, Callable[[Game, int], bool]] = {
    "rios": learned_in_rios,
    "seasons": learned_in_seasons,
    "spirits": learned_in_spirits,
}


def last_turns(name: str, seats: int, seed: int) -> Iterable[tuple[Game, int, int]]:
    """Random play: (game, seat, where its last turn began) for all seats, at every moment with something to look at."""
    game = subak.new(name, seats=seats, seed=seed)
    for number, _ in enumerate(play_randomly(game, random.Random(seed))):
        if number < 60 or number % 7 == 0:
            for seat in {step.seat for step in game._steps}:
                yield game, seat, game.turn_of(seat)


def is_refused(game: Game, seat: int) -> bool:
    tried = game.copy()
    try:
        left = tried.take_back(seat)
    except CannotUndo:
        assert tried.to_bytes() == game.to_bytes()
        return True
    assert left == len(tried) == game.turn_of(seat)
    assert tried.to_bytes() == game.at(left).to_bytes()
    return False


TABLES = [("rios", 2, 1), ("rios", 3, 2), ("seasons", 2, 1), ("seasons", 2, 2), ("spirits", 2, 1), ("spirits", 3, 2)]


@pytest.mark.parametrize(("name", "seats", "seed"), TABLES)
def test_no_turn_goes_back_across_what_somebody_has_learned(name: str, seats: int, seed: int) -> None:
    refused = 0
    for game, seat, at in last_turns(name, seats, seed):
        if LEARNED[name](game, at):
            assert is_refused(game, seat), (len(game), seat, at)
            refused += 1
    assert refused > 10


@pytest.mark.parametrize(("name", "seats", "seed"), TABLES)
def test_every_turn_of_which_nobody_has_learned_goes_back(name: str, seats: int, seed: int) -> None:
    """As a turn or, where all of it is still secret, pick by pick. Where several farm at once (Spirits), some
    turns are refused in doubt."""
    allowed, refused = 0, []
    for game, seat, at in last_turns(name, seats, seed):
        if not LEARNED[name](game, at):
            if game.can_undo(seat) or not is_refused(game, seat):
                allowed += 1
            else:
                refused.append((len(game), seat, at))
    assert allowed > 10
    assert allowed > len(refused) if name == "spirits" else not refused


def test_in_rios_a_card_that_is_drawn_stays_drawn() -> None:
    """Pushing the first card to the end of the row shows nothing new; resolving it draws another."""
    game, chooser = subak.new("rios", seed=3), random.Random(3)
    found = set()
    for _ in play_randomly(game, chooser):
        kinds = [event.kind for event in game.last_events[:1] if event.kind in ("pushed", "resolved")]
        if kinds and game._states["deck_count"][0]:
            assert is_refused(game, game._steps[-1].seat) == (kinds == ["resolved"])
            found.update(kinds)
    assert found == {"pushed", "resolved"}


# --- a list of entries is a journal -------------------------------------------------------------------------------
def everything(journal: Journal) -> dict[str, object]:
    """All there is to know of a journal."""
    clocks = journal.clocks and {
        **vars(journal.clocks),
        "bank": list(journal.clocks.bank),
        "since": list(journal.clocks.since),
    }
    return {
        **vars(journal),
        "game": (journal.game.to_bytes(), journal.game.made),
        "away": list(journal.away),
        "clocks": clocks,
    }


OTHERS = [UNDO, LEAVE, RETURN, RESIGN, TIMEOUT, ASK, AGREE, DECLINE, NEWS, SIT, -11]
HAPPENINGS = st.lists(
    st.tuples(
        st.integers(0, 3),
        st.one_of(st.integers(0, 1000), st.integers(0, 1000), st.sampled_from(OTHERS)),
        st.floats(-20, 200),  # the next node's clock may be slow
    ),
    max_size=50,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    name=st.sampled_from(subak.game_names()), kinds=st.integers(0, 3), seed=st.integers(0, 99), happenings=HAPPENINGS
)
def test_a_journal_is_its_list(name: str, kinds: int, seed: int, happenings: list[tuple[int, int, float]]) -> None:
    """Step by step or all at once; what is refused changes nothing; copies share nothing; `moves_at` knows the past."""
    seats = [("me", "link"), ("me", "computer"), ("link", "link"), ("computer", "link")][kinds]
    told, now = Told(name, *seats, clock=Clock(10, 100), seed=seed), 0.0
    made, rewound = [told.journal.game.made], 0
    for who, what, passed in happenings:
        now += passed
        seat, code = chosen(told.journal, who, what)
        before, known = told.journal, everything(told.journal)
        try:
            told.add(seat, code, now)
        except (Refused, SubakError):
            assert told.journal is before
        assert everything(before) == known
        if told.journal is not before:
            made.append(told.journal.game.made)
            rewound = len(made) - 1 if len(made[-1]) < len(made[-2]) else rewound
        for version, moves in enumerate(made):
            assert told.journal.moves_at(version) == (len(moves) if version >= rewound else None)
        assert told.journal.moves_at(len(made)) is None
    assert everything(told.replayed()) == everything(told.journal)


def chosen(journal: Journal, who: int, what: int) -> tuple[int, int]:
    """A legal move for each number, or one of the other things."""
    seat = who % len(journal.kinds)
    codes = journal.game.codes(seat).tolist()
    return (seat, codes[what % len(codes)]) if what >= 0 and codes else (seat, what)


def test_a_known_past_is_a_prefix_of_the_moves() -> None:
    told = Told("seasons")
    told.move(0)
    told.add(-1, NEWS)
    told.move(1)
    assert [told.journal.moves_at(version) for version in range(5)] == [0, 1, 1, 2, None]
    told.add(1, UNDO)
    assert [told.journal.moves_at(version) for version in range(6)] == [None, None, None, None, 1, None]
    told.add(0, LEAVE)
    told.move(1)
    assert [told.journal.moves_at(version) for version in range(3, 8)] == [None, 1, 1, 2, None]


# --- going back in a game ----------------------------------------------------------------------------------------
def replay(game: Game, moves: int) -> Game:
    fresh = subak.new(game.kind.name, seats=game.seats, seed=game.seed, options=game.options)
    for seat, code in game.made[:moves]:
        fresh.push(code, seat)
    return fresh


def assert_same(game: Game, fresh: Game) -> None:
    assert game.to_bytes() == fresh.to_bytes()
    assert game.made == fresh.made
    assert game.events == fresh.events


def step_somehow(game: Game, chooser: random.Random) -> None:
    """A move, or back by one, by a pick, by many."""
    dice = chooser.random()
    if game.is_over or (dice < 0.08 and len(game)):
        game.rewind(chooser.randrange(max(0, len(game) - 2 * EVERY), len(game)))
    elif dice < 0.16 and len(game):
        game.pop()
    elif dice < 0.24 and (able := [seat for seat in range(game.seats) if game.can_undo(seat)]):
        game.undo(chooser.choice(able))
    else:
        seat = chooser.choice(game.actors)
        game.push(int(chooser.choice(game.codes(seat).tolist())), seat)


@EVERY_GAME
def test_walking_back_and_forth_is_exact(name: str) -> None:
    """Only some of the old states are kept; the others come out the same."""
    game, chooser = subak.new(name, seed=8), random.Random(8)
    for number in range(500):
        step_somehow(game, chooser)
        if number % 10 == 0:
            assert_same(game, replay(game, len(game)))
            moves = chooser.randint(0, len(game))
            assert_same(game.at(moves), replay(game, moves))
            assert game.events_since(moves) == [line for line in game.events_since(0) if line[0] > moves]
            assert game.count_events(moves) == len(replay(game, moves).events)


@EVERY_GAME
def test_only_some_old_states_are_kept_and_all_can_be_reached(name: str) -> None:
    game, states = subak.new(name, seed=4), []
    for _ in play_randomly(game, random.Random(4)):
        states.append(game.to_bytes())
    assert sum(before is not None for before in game._befores) <= RECENT + 1 + len(game) / EVERY
    history = game.history
    assert [(move.seat, move.code) for move in history] == game.made
    for moves in reversed(range(len(game))):
        assert game.at(moves).to_bytes() == states[moves]
    while len(game):
        assert game.pop() == history.pop()
        assert game.to_bytes() == states.pop()


@EVERY_GAME
def test_an_undo_far_from_the_beginning_is_exact(name: str) -> None:
    game, undone = subak.new(name, seed=6), 0
    for number, _ in enumerate(play_randomly(game, random.Random(6))):
        for seat in range(game.seats) if number % 3 == 0 else ():
            if game.can_undo(seat):
                tried = game.copy()
                taken = tried.undo(seat)
                at = max(at for at, step in enumerate(game._steps) if step.seat == seat)
                assert (taken.seat, taken.code) == game.made[at]
                assert tried.made == game.made[:at] + game.made[at + 1 :]
                assert tried.to_bytes() == replay(tried, len(tried)).to_bytes()
                undone += 1
    assert undone > 5


@pytest.mark.parametrize("moves", [-1, 4])
def test_there_is_no_going_back_to_where_one_has_never_been(moves: int) -> None:
    game = subak.new("rios", seed=1, options=ALONE)
    for _ in range(3):
        game.push(int(game.codes(0)[0]), 0)
    with pytest.raises(CannotUndo):
        game.rewind(moves)
    assert len(game) == 3


def test_copies_know_what_they_have_in_common() -> None:
    game = subak.new("seasons", seed=2)
    for seat in (0, 1, 0):
        game.push(int(game.codes(seat)[0]), seat)
    other = game.copy()
    assert game.moves_shared_with(other) == 3
    game.undo(1)
    assert [seat for seat, _ in game.made] == [0, 0]
    assert game.moves_shared_with(other) == other.moves_shared_with(game) == 1
    other.push(int(other.codes(1)[0]), 1)
    assert game.moves_shared_with(other) == 1
    assert game.moves_shared_with(game.copy()) == 2
