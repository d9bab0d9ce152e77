"""The Game object: a table, its history, and what each seat may see and do.

    game = subak.new(name, seed=7)
    game.actors                  # (0, 1): both choose at the same time
    first, *others = game.moves(0)
    game.push(first)             # or game.push("notation", seat=0)
    game.undo(0)                 # possible, because nothing is revealed yet

Everything from outside is checked here; the rules themselves only ever see legal moves.
"""

import secrets
import threading
from collections.abc import Container, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from subak.errors import BadOption, BadSeat, CannotUndo, GameOver, IllegalMove, MalformedMove, NotYourTurn
from subak.game.revealed import reveals_since
from subak.game.view import SPECTATOR, View
from subak.games.kind import AnyKind, Solved, States, Value
from subak.kernel import entry
from subak.kernel.chance import seed_chance
from subak.kernel.log import Event as LoggedEvent
from subak.kernel.log import new_log
from subak.kernel.plain import copied
from subak.show.choices import SEAT_LETTERS, Choices, Event, Message, Move
from subak.show.scene import Drawing, Scene

SEATS_OF = [tuple(seat for seat in range(len(SEAT_LETTERS)) if bits >> seat & 1) for bits in range(16)]
"""Sets of seats given as bits, as tuples."""
RECENT, EVERY = 4, 16
"""A game keeps the states before its last four moves and before every 16th older one, and replays the rest."""


class Step(NamedTuple):
    """A move that was made; `epoch` is the state's before it."""

    seat: int
    code: int
    epoch: int
    log: bytes  # the raw events
    is_secret: bool  # others chose at the same time: they learn of it when all have


_VIEWS = ("_states", "_epochs")
"""What is made of the state's bytes when a game is unpickled."""


class _Paper:
    """Room for a seat's moves and for what one move brings about; read before anything else is asked."""

    def __init__(self, moves_at_most: int) -> None:
        self.out = np.zeros(moves_at_most, np.int32)
        self.logs = new_log()
        self.log_counts = self.logs["count"]
        self.log_events = self.logs["events"][0]


class _Papers(threading.local):
    """By the most moves there may be."""

    def __init__(self) -> None:
        self.of: dict[int, _Paper] = {}


_papers = _Papers()


def _is_whole(value: object) -> bool:
    return type(value) is int  # neither True nor 2.0


def _fits_a_header(value: object) -> bool:
    """Records keep a header on one line, in UTF-8, between double quotes."""
    text = str(value)
    return isinstance(value, int | str) and text.isprintable() and text == text.strip()  # no lone surrogates either


class Game:
    """A game of any kind, from the deal to the end."""

    def __init__(
        self,
        kind: AnyKind,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        components: Any = None,
        deal: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        seats = kind.seats.start if seats is None else seats
        if not _is_whole(seats) or seats not in kind.seats:
            allowed = f"{kind.seats.start} to {kind.seats[-1]}" if len(kind.seats) > 1 else str(kind.seats.start)
            raise BadOption(f"{kind.name}: {seats!r} seats are not possible; expected {allowed}", "Seats")
        self.kind = kind
        self.seats = seats
        self.seed: int | str = secrets.token_hex(16) if seed is None else seed
        for header, value in (("Seed", self.seed), ("Deal", deal or "")):
            if not _fits_a_header(value):
                raise BadOption(f"{kind.name}: {header.lower()} {value!r}: expected plain text on one line", header)
        self.options: dict[str, Value] = kind.check_options(options or {})
        self.components = kind.load_components(None) if components is None else components
        self.deal = deal
        self._attach(kind.rules.template(seats, self.options, self.components))
        seed_chance(self._states[0].chance, self.seed)
        entry.deal_all(self._states)
        if deal is not None:
            kind.arrange(self._states, self.components, deal)
        self._steps: list[Step]
        self._befores: list[bytes | None]  # the states before the steps
        self._forget_moves()

    def _attach(self, states: States) -> None:
        """Hold a state and the views that make reading it from Python cheap."""
        self._states = states
        self._epochs = states["epoch"]
        self._acting: tuple[int, ...] | None = None  # known again after the first look

    @property
    def _paper(self) -> "_Paper":
        """What the rules scribble on: one for all games of a size in a thread."""
        papers, size = _papers.of, self.kind.rules.moves_at_most
        found = papers.get(size)
        if found is None:
            found = papers[size] = _Paper(size)
        return found

    # --- whose turn, which moves -------------------------------------------------------------------------------
    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision; empty when the game is over."""
        if self._acting is None:
            self._acting = SEATS_OF[int(entry.actors_of(self._states))]
        return self._acting

    @property
    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return not self.actors

    @property
    def epoch(self) -> int:
        """Counts what was revealed or carried out."""
        return int(self._epochs[0])

    @property
    def is_secret(self) -> bool:
        """Whether several choose at the same time: what they pick stays secret until all have chosen."""
        if len(self.actors) > 1:
            return True
        return bool(self._steps) and self._steps[-1].epoch == self.epoch and self._steps[-1].is_secret

    def secret_moves(self, knowers: Container[int] = ()) -> int:
        """How many moves are still a secret of others than these seats."""
        count, epoch = 0, self.epoch
        for step in reversed(self._steps):
            if step.epoch != epoch or not step.is_secret:
                break
            count += step.seat not in knowers
        return count

    def was_secret(self, move: int) -> bool:
        """Whether a move (the first is 0) told others nothing when it was made; the last of those made together did."""
        step, after = self._steps[move], self._steps[move + 1].epoch if move + 1 < len(self) else self.epoch
        return step.is_secret and step.epoch == after

    def seat_of(self, move: int) -> int:
        """Who made a move (the first is 0)."""
        return self._steps[move].seat

    def has_moved(self, seat: int, since: int) -> bool:
        """Whether a seat has made a move after the first `since` moves."""
        return any(self._steps[at].seat == seat for at in range(since, len(self)))

    def codes(self, seat: int) -> NDArray[np.int32]:
        """The numbers of a seat's legal moves, ascending (the quick way; `moves` is the readable one)."""
        out = self._paper.out
        return out[: entry.legal_moves(self._states, self.checked_seat(seat), out)].copy()

    def moves(self, seat: int | None = None) -> list[Move]:
        """A seat's legal moves; without a seat those of the first that owes a decision."""
        if seat is None:
            seat = self.actors[0] if self.actors else 0
        return View(self, self.checked_seat(seat), self._hidden(seat)).moves()

    def choices(self, seat: int, after: Sequence[Move | str | int] = ()) -> Choices:
        """A seat's next level of picks, with labels and previews; `after` looks past picks not yet made.

        Looking ahead ends where the seat's sequence does: then there is nothing more to pick.
        """
        states = self._hidden(self.checked_seat(seat))
        if after:
            states = self._looking_ahead(states, seat, after)
        return self.choices_in(states, seat)

    def choices_in(self, states: States, seat: int) -> Choices:
        """The choices of a seat in a state as it sees it (none: it has nothing more to pick)."""
        out = self._paper.out
        count = entry.legal_moves(states, seat, out) if len(states) and seat != SPECTATOR else 0
        if not count:
            return Choices(Message("nothing-to-choose"))
        return self.kind.table.choose(states, self.components, seat, out[:count].tolist())

    def _looking_ahead(self, states: States, seat: int, after: Sequence[Move | str | int]) -> States:
        entry.redeal_for(states, seat, 0)  # others' hidden picks may be blank: a made-up table plays on safely
        epoch, paper = states["epoch"][0], self._paper
        for move in after:
            code = self._code(move, seat)
            if entry.checked_play(states, seat, code, paper.out, paper.logs) != entry.OK:
                raise IllegalMove(f"{SEAT_LETTERS[seat]}, looking ahead: {self._reason(states, seat, code)}")
            if states["epoch"][0] != epoch:
                return states[:0]
        entry.hide_from(states, seat)
        return states

    def _forget_moves(self) -> None:
        """The table was arranged by hand: there is no way back to before that."""
        self._steps, self._befores, self._acting = [], [], None

    def solved(self, seat: int) -> Solved | None:
        """A seat's best move where it can be known for certain; None elsewhere."""
        solve = self.kind.players.solve if self.kind.brings("players") else None
        return None if solve is None else solve(self._hidden(self.checked_seat(seat)), seat)

    # --- making and taking back moves --------------------------------------------------------------------------
    def push(self, move: Move | str | int, seat: int | None = None) -> None:
        """Make a move, given as an object, in notation or by number. Nothing changes if it is refused."""
        if seat is None:
            seat = move.seat if isinstance(move, Move) else self._only_actor()
        seat = self.checked_seat(seat)
        self._push(seat, self._code(move, seat))

    def _code(self, move: object, seat: int) -> int:
        """The number of a move, whatever it is given as."""
        if type(move) is int:
            code = move
        elif isinstance(move, Move):
            code = move.code
        elif isinstance(move, str):
            code = self.kind.notation.read_move(self._states, self.components, seat, move)
        elif isinstance(move, np.integer):
            code = int(move)
        else:
            raise MalformedMove(f"{move!r} is no move; expected a Move, its notation or its number")
        if not 0 <= code < self.kind.rules.moves:
            raise IllegalMove(f"{code} is no move; expected a number from 0 to {self.kind.rules.moves - 1}")
        return code

    def _push(self, seat: int, code: int) -> None:
        before, epoch, paper, is_secret = self._states.tobytes(), int(self._epochs[0]), self._paper, self.is_secret
        answer = entry.checked_play(self._states, seat, code, paper.out, paper.logs)
        if answer != entry.OK:
            self._refuse(answer, seat, code)
        self._acting = None
        count = paper.log_counts[0]
        log = paper.log_events[:count].tobytes() if count else b""
        self._steps.append(Step(seat, code, epoch, log, is_secret))
        self._befores.append(before)
        old = len(self._steps) - 1 - RECENT
        if old > 0 and old % EVERY:
            self._befores[old] = None

    def _refuse(self, answer: int, seat: int, code: int) -> None:
        letter = SEAT_LETTERS[seat]
        if answer == entry.NOT_YOUR_TURN:
            actors = self.actors
            if not actors:
                raise GameOver(f"{letter} cannot move: the game is over")
            waiting = " and ".join(SEAT_LETTERS[actor] for actor in actors)
            raise NotYourTurn(f"{letter} has nothing to decide now; the game waits for {waiting}")
        raise IllegalMove(f"{letter}, move {len(self._steps) + 1}: {self._reason(self._hidden(seat), seat, code)}")

    def _reason(self, states: States, seat: int, code: int) -> str:
        text = self.kind.notation.write_moves(states, self.components, seat, [code])[0]
        return f"{text} is not possible: {self.kind.notation.refusal(states, self.components, seat, code)}"

    def _only_actor(self) -> int:
        actors = self.actors
        if not actors:
            raise GameOver("nobody can move: the game is over")
        if len(actors) > 1:
            letters = " and ".join(SEAT_LETTERS[actor] for actor in actors)
            raise NotYourTurn(f"{letters} choose at the same time; say whose move it is (seat=…)")
        return actors[0]

    def pop(self) -> Move:
        """Take back the last move, whatever it revealed (for analysis; at a table use `undo`)."""
        if not self._steps:
            raise CannotUndo("there is no move to take back")
        last = self._named(len(self._steps) - 1)
        self.rewind(len(self._steps) - 1)
        return last

    def undo(self, seat: int) -> Move:
        """Take back a seat's last pick, as long as nothing of it has been revealed or carried out."""
        at = self._last_open_pick(self.checked_seat(seat))
        if at is None:
            raise CannotUndo(f"{SEAT_LETTERS[seat]} has no pick to take back: what is revealed stands")
        taken, later = self._named(at), self._steps[at + 1 :]
        self.rewind(at)
        for other in later:  # picks of others, hidden and untouched by this one
            self._push(other.seat, other.code)
        return taken

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has a pick to take back."""
        return self._last_open_pick(self.checked_seat(seat)) is not None

    def _last_open_pick(self, seat: int) -> int | None:
        """Where a seat's last pick is among the steps, if nothing was revealed or carried out since."""
        epoch = int(self._epochs[0])
        for at in range(len(self._steps) - 1, -1, -1):
            step = self._steps[at]
            if step.epoch != epoch:
                break
            if step.seat == seat:
                return at
        return None

    # --- taking back a whole turn --------------------------------------------------------------------------------
    def take_back(self, seat: int) -> int:
        """Go back to where a seat's last turn began, moves of others since then included (for tables where all agree).

        Never across anything that became known to somebody. Returns how many moves are left.
        """
        at = self.turn_of(seat)
        if self.reveals_since(at):
            raise CannotUndo(f"{SEAT_LETTERS[seat]} cannot take back that turn: something became known since")
        self.rewind(at)
        return at

    def turn_of(self, seat: int) -> int:
        """How many moves were made before the last turn of a seat: its last picks that built on one another."""
        own = [at for at, step in enumerate(self._steps) if step.seat == self.checked_seat(seat)]
        if not own:
            raise CannotUndo(f"{SEAT_LETTERS[seat]} has no turn to take back")
        epoch = self._steps[own[-1]].epoch
        return next(at for at in own if self._steps[at].epoch == epoch)

    def reveals_since(self, moves: int) -> bool:
        """Whether anybody has learned something hidden since the first `moves` moves."""
        return reveals_since(self, moves)

    def rewind(self, moves: int) -> None:
        """Go back to the first `moves` moves, whatever has become known since (for analysis)."""
        if self._move_number(moves) == len(self):
            return
        self._states.view(np.uint8)[:] = self.states_before(moves).view(np.uint8)
        self._acting = None
        del self._steps[moves:], self._befores[moves:]

    def _move_number(self, moves: int) -> int:
        if not 0 <= moves <= len(self):
            raise CannotUndo(f"there is no move {moves} to go back to; expected 0 to {len(self)}")
        return moves

    def states_before(self, at: int) -> States:
        """The whole state before a move (the first is 0), hidden things included; replayed from the last one kept."""
        kept = at
        while (before := self._befores[kept]) is None:
            kept -= 1
        states, paper = np.frombuffer(bytearray(before), self.kind.rules.layout.dtype), self._paper
        for step in self._steps[kept:at]:
            entry.checked_play(states, step.seat, step.code, paper.out, paper.logs)
        return states

    def _named(self, at: int) -> Move:
        step, states = self._steps[at], self.states_before(at)
        return Move(
            step.seat, step.code, self.kind.notation.write_moves(states, self.components, step.seat, [step.code])[0]
        )

    # --- looking -----------------------------------------------------------------------------------------------
    def view(self, seat: int = SPECTATOR, after: int | None = None) -> View:
        """What a seat may know; without a seat, what everybody may know.

        With `after`, what it could know after that number of moves.
        """
        if seat != SPECTATOR:
            self.checked_seat(seat)
        if after is None or after == len(self):
            return View(self, seat, self._hidden(seat))
        states = self.states_before(self._move_number(after))
        entry.hide_from(states, seat)
        return View(self, seat, states)

    def scene(self, seat: int = SPECTATOR) -> Scene:
        """What a seat (or a spectator) sees, as a display list, with what it may pick."""
        return self.view(seat).scene()

    def drawings(self) -> list[Drawing]:
        """The pictures of cards and tiles that scenes refer to."""
        return self.kind.table.drawings(self.components)

    def _repr_svg_(self) -> str:
        """Notebooks show a game as its picture, as a spectator sees it."""
        from subak.show.svg import draw
        from subak.show.texts import Catalogue, system_language

        return draw(self.scene(), self.drawings(), Catalogue(system_language()))

    def _hidden(self, seat: int) -> States:
        states = copied(self._states)
        entry.hide_from(states, seat)
        return states

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        out = np.zeros(self.seats, np.int32)
        entry.scores_of(self._states, out)
        return tuple(out.tolist())

    @property
    def outcome(self) -> tuple[float, ...] | None:
        """Each seat's share of the win; None before the end."""
        if not self.is_over:
            return None
        out = np.zeros(self.seats, np.float64)
        entry.outcome_of(self._states, out)
        return tuple(out.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won or share the win; empty before the end."""
        return tuple(seat for seat, share in enumerate(self.outcome or ()) if share > 0)

    @property
    def history(self) -> list[Move]:
        """All moves made, in order."""
        return [self._named(at) for at in range(len(self._steps))]

    @property
    def steps(self) -> list[Step]:
        """All moves made, as they are kept: who, which, and what it brought about."""
        return list(self._steps)

    @property
    def made(self) -> list[tuple[int, int]]:
        """Seat and number of all moves made (the quick way; `history` is the readable one)."""
        return [(step.seat, step.code) for step in self._steps]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order; known to all."""
        return [event for _, event in self.events_since(0)]

    def events_since(self, moves: int) -> list[tuple[int, Event]]:
        """What happened after the first `moves` moves, each with the number of the move that brought it about."""
        return [(at + 1, event) for at in range(moves, len(self)) for event in self._decoded(self._steps[at])]

    def count_events(self, moves: int) -> int:
        """How many events the first `moves` moves brought about."""
        return sum(len(step.log) for step in self._steps[:moves]) // LoggedEvent.dtype.itemsize

    def moves_shared_with(self, other: "Game") -> int:
        """How many moves two copies of one game have in common from the beginning."""
        shared = 0
        for own, theirs in zip(self._steps, other._steps, strict=False):
            if own is not theirs and own != theirs:  # copies share their steps, unless they were pickled
                break
            shared += 1
        return shared

    @property
    def last_events(self) -> list[Event]:
        """What the last move brought about."""
        return self._decoded(self._steps[-1]) if self._steps else []

    def _decoded(self, step: Step) -> list[Event]:
        if not step.log:
            return []
        rows, kinds = LoggedEvent.plain_all(step.log), self.kind.rules.event_kinds
        return [Event(kinds[row.kind], row.seat, tuple(row.numbers)) for row in rows]

    def __len__(self) -> int:
        """The number of moves made."""
        return len(self._steps)

    # --- copies ------------------------------------------------------------------------------------------------
    def copy(self) -> "Game":
        """An independent game at the same point, with the same history."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.options = dict(self.options)
        other._attach(copied(self._states))
        other._steps, other._befores = list(self._steps), list(self._befores)
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the state as bytes. NumPy's views would come back as arrays of their own."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _VIEWS}
        return {**kept, "_content": self._states.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        content = kept.pop("_content")
        self.__dict__.update(kept)
        self._attach(np.frombuffer(bytearray(content), self.kind.rules.layout.dtype))

    @classmethod
    def from_bytes(cls, content: bytes, like: "Game") -> "Game":
        """A game in the state of these bytes (`to_bytes`), without a history. Everything else (kind, seats, options,
        components) is as in the game it is like."""
        size = len(like.to_bytes())
        if len(content) != size:
            raise BadOption(f"{like.kind.name}: {len(content)} bytes are no state; expected {size}")
        other = like.copy()
        other._attach(np.frombuffer(bytearray(content), like.kind.rules.layout.dtype))
        if int(other._states["seats"][0]) != like.seats:
            raise BadOption(
                f"{like.kind.name}: the state is of {other._states['seats'][0]} seats; expected {like.seats}", "Seats"
            )
        other._forget_moves()
        return other

    def at(self, moves: int) -> "Game":
        """The game as it was after the first `moves` moves, independent of this one."""
        other = self.copy()
        if moves < len(self):
            other.rewind(moves)
        return other

    def redealt(self, seat: int, number: int) -> "Game":
        """A table that might be this one, for all the seat can know: what is hidden from it is dealt anew, differently
        for every number. It has no history: that would tell what others have picked."""
        other = self.copy()
        entry.redeal_for(other._states, self.checked_seat(seat), number)
        other._forget_moves()
        return other

    def restarted(self) -> "Game":
        """The same deal before the first move."""
        return self.at(0)

    @property
    def states(self) -> States:
        """A copy of the whole state, hidden things included, as the rules take it: an array of one."""
        return copied(self._states)

    @property
    def state(self) -> Any:
        """A copy of the whole state, hidden things included, as a record."""
        return self.states[0]

    def to_bytes(self) -> bytes:
        """The whole state, hidden things included (two games are equal when these are)."""
        return self._states.tobytes()

    def record(self) -> str:
        """The game as text: headers and numbered moves."""
        from subak.game.record import write_record

        return write_record(self)

    def checked_seat(self, seat: object) -> int:
        """The number of a seat at this table; refuses what is none."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        if isinstance(seat, np.integer):
            return self.checked_seat(int(seat))
        raise BadSeat(f"there is no seat {seat!r}; expected 0 to {self.seats - 1}")

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"waiting for {', '.join(SEAT_LETTERS[seat] for seat in self.actors)}"
        return f"<subak.Game {self.kind.name}, {len(self)} moves, {state}, scores {self.scores}>"
