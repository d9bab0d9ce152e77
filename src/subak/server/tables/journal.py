"""The journal of a table: what its list of entries means. The same list is the same journal on every node.

Most entries are moves. Those below zero are the other things that happen at a table: somebody takes back a pick, asks
for a turn back, leaves the seat to a computer player, runs out of time. Nothing here waits, reads a clock or writes.
"""

from collections.abc import Container, Iterable, Sequence

from subak.errors import CannotUndo
from subak.game import Game
from subak.server.store import Clock, Entry, SeatRow
from subak.server.wire.messages import Away, ClockInfo
from subak.server.wire.refusals import Refused

UNDO = -1
"""The seat takes back its last pick, of which nobody knows."""
LEAVE, RETURN, RESIGN, TIMEOUT = -2, -3, -4, -5
"""A computer player takes the seat; after LEAVE its owner may come back, after the other two not."""
ASK, AGREE, DECLINE = -6, -7, -8
"""The seat would like its last turn back; once all other people agree, the table goes back there."""
SIT = -10
"""Somebody has come to a seat that waited for them: its clock may run now."""
NEWS = -9
"""Something else is new at the table: who sits where, a name, a rematch. Whoever reads this reads the table again."""
AWAY: dict[int, Away] = {LEAVE: "left", RESIGN: "resigned", TIMEOUT: "timeout"}
NEVER = float("inf")


class Clocks:
    """How much time everybody has. A decision is free for a while, then it uses up the seat's bank.

    They start with the first move at the table: nobody loses time while others are still on their way.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.free = clock.free
        self.bank = [clock.bank] * seats
        self.since: list[float | None] = [None] * seats  # since when each seat owes a decision
        self.now = 0.0

    def tick(self, at: float, mover: int, owing: Iterable[int]) -> None:
        """Something happened: the mover's decision ends, and so does that of all who no longer owe one."""
        self.now = max(self.now, at)  # clocks of different nodes may differ a little; time never runs back
        waits = set(owing)
        for seat, since in enumerate(self.since):
            if since is not None and (seat == mover or seat not in waits):
                self.bank[seat] -= max(0.0, self.now - since - self.free)
                self.since[seat] = None
            if seat in waits and self.since[seat] is None:
                self.since[seat] = self.now

    def use_free_time(self, seat: int) -> None:
        """Who takes back a pick has had the free time of this decision: else one could think for ever."""
        since = self.since[seat]
        if since is not None:
            self.since[seat] = since - self.free

    def deadline(self, seat: int) -> float:
        """When the seat's time is up, as things are."""
        since = self.since[seat]
        return NEVER if since is None else since + self.free + max(0.0, self.bank[seat])

    def info(self, now: float) -> ClockInfo:
        """As it travels."""
        return ClockInfo(now, self.free, tuple(self.bank), tuple(self.since))

    def copy(self) -> "Clocks":
        other = object.__new__(Clocks)
        other.__dict__.update(self.__dict__, bank=list(self.bank), since=list(self.since))
        return other


class Journal:
    """A game, who plays which seat, the clocks, and what is being asked."""

    def __init__(self, game: Game, seats: Sequence[SeatRow], clock: Clock | None) -> None:
        self.game = game
        self.kinds = tuple(seat.kind for seat in seats)
        self.away: list[Away | None] = [None] * len(seats)  # why a computer player sits in for a person
        self.clocks = Clocks(clock, len(seats)) if clock else None
        self.empty = frozenset(number for number, seat in enumerate(seats) if seat.kind in ("link", "open"))
        self.asking: int | None = None
        self.agreed: frozenset[int] = frozenset()
        self.has_begun = False
        self.version = 0
        self.touched = 0.0  # when the last entry was written
        self.rewound = 0  # the version at which moves were last taken back
        self.others: tuple[int, ...] = ()  # versions of the entries since then that were no moves
        self.secret = (0,) * len(seats)  # entries of each seat that told others nothing when they were made

    def copy(self) -> "Journal":
        """To try an entry on; the original stays what everybody has seen."""
        other = object.__new__(Journal)
        other.__dict__.update(self.__dict__, game=self.game.copy(), away=list(self.away))
        if self.clocks is not None:
            other.clocks = self.clocks.copy()
        return other

    # --- who plays -----------------------------------------------------------------------------------------------
    def is_computers(self, seat: int) -> bool:
        """Whether a computer player decides for this seat, for good or for now."""
        return self.kinds[seat] == "computer" or self.away[seat] is not None

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.kinds)) if not self.is_computers(seat)]

    @property
    def timed(self) -> list[int]:
        """Whose clock runs when they owe a decision: nobody loses time before they have come."""
        return [seat for seat in self.people if seat not in self.empty]

    @property
    def thinkers(self) -> list[int]:
        """Computer players that owe a decision. Where nobody plays against them, they wait until somebody looks."""
        return [seat for seat in self.game.actors if self.is_computers(seat)]

    # --- what happens --------------------------------------------------------------------------------------------
    def add(self, entry: Entry, *, known: bool = False) -> None:
        """One more entry. After a refusal the journal may be half changed: try entries on a copy. `known`: it is in the
        store, so it was checked by whoever wrote it."""
        moves, epoch, was_secret = len(self.game), self.game.epoch, self.game.is_secret
        if entry.code >= 0:
            self.game.push(entry.code, entry.seat)
            self.empty -= {entry.seat}
            self._end_asking()
        else:
            self._other(entry, known)
        self.version += 1
        self.touched = entry.at
        self._keep_secret(entry, was_secret and self.game.epoch == epoch)
        if len(self.game) < moves or entry.code == UNDO:
            self.rewound, self.others = self.version, ()
        elif entry.code < 0:
            self.others = (*self.others, self.version)
        self.has_begun = self.has_begun or entry.code >= 0
        if self.clocks is not None and self.has_begun:
            mover = entry.seat if entry.code >= 0 or entry.code == UNDO else -1
            self.clocks.tick(entry.at, mover, set(self.timed).intersection(self.game.actors))
            if entry.code == UNDO:
                self.clocks.use_free_time(entry.seat)

    def _keep_secret(self, entry: Entry, is_secret: bool) -> None:
        if is_secret and (entry.code >= 0 or entry.code == UNDO):
            self.secret = tuple(count + (seat == entry.seat) for seat, count in enumerate(self.secret))

    def version_for(self, seats: Container[int]) -> int:
        """The version as the owners of these seats know it: without what others did in secret. How many picks somebody
        has made could tell what they were."""
        return self.version - sum(count for seat, count in enumerate(self.secret) if seat not in seats)

    def seq_for(self, seats: Container[int]) -> int:
        """The number of moves that count, as the owners of these seats know it."""
        return len(self.game) - self.game.secret_moves(seats)

    def _other(self, entry: Entry, known: bool) -> None:
        if entry.code == NEWS:
            return
        if entry.code == SIT:
            self.empty -= {entry.seat}
            return
        if self.game.is_over:
            raise Refused("game-over")  # what is over stands: its record may have been read
        match entry.code:
            case _ if entry.code == UNDO:
                self.game.undo(entry.seat)
                self._end_asking()
            case _ if entry.code in AWAY:
                self._leave(entry)
            case _ if entry.code == RETURN:
                self._return(entry.seat)
            case _ if entry.code == ASK:
                self._ask(entry.seat, known)
            case _ if entry.code in (AGREE, DECLINE):
                self._answer(entry.seat, entry.code == AGREE)
            case _:
                raise Refused("bad-request", f"no entry has the code {entry.code}")

    def _leave(self, entry: Entry) -> None:
        seat = entry.seat
        if self.kinds[seat] == "computer" or (self.is_computers(seat) and entry.code != RESIGN):
            raise Refused("not-your-turn")
        if entry.code == TIMEOUT and (self.clocks is None or self.clocks.deadline(seat) > entry.at):
            raise Refused("not-your-turn", "the time is not up")
        if self.away[seat] in ("resigned", "timeout"):
            raise Refused("seat-given-up")
        self.away[seat] = AWAY[entry.code]
        self._end_asking()

    def _return(self, seat: int) -> None:
        if self.away[seat] != "left":
            raise Refused("seat-given-up" if self.away[seat] else "bad-request")
        self.away[seat] = None

    def moves_at(self, version: int) -> int | None:
        """How many moves had been made at an earlier version; None if they are no longer the same ones."""
        if not self.rewound <= version <= self.version:
            return None
        return len(self.game) - (self.version - version) + sum(other > version for other in self.others)

    def moves_known(self, version: int, yours: Container[int]) -> int | None:
        """The same, by a version as the owners of these seats knew it."""
        left, moves = self.version_for(yours) - version, len(self.game)
        for number in range(self.version, self.rewound, -1):
            if left <= 0:
                break
            if number in self.others:
                left -= 1
            else:
                moves -= 1
                left -= not self.game.was_secret(moves) or self.game.seat_of(moves) in yours
        return moves if left == 0 else None

    # --- asking for a turn back ----------------------------------------------------------------------------------
    def _ask(self, seat: int, known: bool) -> None:
        if self.asking is not None:
            raise Refused("asked-already")
        if self.is_computers(seat):
            raise Refused("seat-given-up")
        if not known:
            self._check_take_back(seat)
        self.asking, self.agreed = seat, frozenset((seat,))
        self._go_back_if_all_agree()

    def _check_take_back(self, seat: int) -> None:
        try:
            self.game.copy().take_back(seat)
        except CannotUndo as error:
            raise Refused("cannot-take-back", str(error)) from None

    def _answer(self, seat: int, agrees: bool) -> None:
        if self.asking is None:
            raise Refused("nothing-asked")
        if seat == self.asking:
            if agrees:
                raise Refused("nothing-asked")
            self._end_asking()  # one's own question can be withdrawn
        elif self.is_computers(seat):
            raise Refused("seat-given-up")
        elif agrees:
            self.agreed |= {seat}
            self._go_back_if_all_agree()
        else:
            self._end_asking()

    def _go_back_if_all_agree(self) -> None:
        if self.asking is not None and self.agreed.issuperset(self.people):
            self.game.rewind(self.game.turn_of(self.asking))
            self._end_asking()

    def _end_asking(self) -> None:
        self.asking, self.agreed = None, frozenset()

    # --- when somebody must see to it ----------------------------------------------------------------------------
    def due(self) -> float | None:
        """When a node must see to this table: now (0) for a computer player that keeps people waiting, or when the
        next clock runs out. None: not before somebody does something."""
        if self.game.is_over:
            return None
        if self.thinkers and self.people:
            return 0.0
        first = min((self.clocks.deadline(seat) for seat in self.timed), default=NEVER) if self.clocks else NEVER
        return None if first == NEVER else first

    def timed_out(self, now: float) -> list[int]:
        """Seats whose time is up."""
        if self.clocks is None or self.game.is_over:
            return []
        return [seat for seat in self.timed if self.clocks.deadline(seat) <= now]
