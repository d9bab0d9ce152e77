"""Balance: thousands of games between equal players, and how far every component is from what it should be.

Each game's `balance.py` says what is measured and what it should be.
"""

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import subak
from subak.games import find
from subak.games.kind import Seen, Wish
from subak.players.levels import make_player
from subak.study.files import arrow, parquet, write_whole
from subak.study.workers import do_all, in_order

TOGETHER = 8
"""Games in a batch for a worker: a quick game takes a few milliseconds, hardly more than handing it over."""


@dataclass
class Tally:
    """Count, sum and sum of squares of what was seen under one name."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def margin(self) -> float:
        """Half of the 95 % interval."""
        spread = max(0.0, self.squares / self.count - self.mean**2)
        return 1.96 * math.sqrt(spread / self.count)


@dataclass
class Ledger:
    """Everything that was seen."""

    game: str
    player: str
    games: int = 0
    tallies: dict[str, dict[str, Tally]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Tally)))

    def add(self, seen: Iterable[Seen]) -> None:
        self.games += 1
        for one in seen:
            self.tallies[one.group][one.name].add(one.value)


@dataclass(frozen=True)
class Verdict:
    """A wish, and whether it came true for a name: certainly, certainly not, or too few games to say."""

    wish: Wish
    name: str
    tally: Tally

    @property
    def holds(self) -> bool:
        return self.wish.low <= self.tally.mean <= self.wish.high

    @property
    def is_certain(self) -> bool:
        """Whether the whole interval lies on one side of the bounds."""
        low, high = self.tally.mean - self.tally.margin, self.tally.mean + self.tally.margin
        inside = self.wish.low <= low and high <= self.wish.high
        return inside or high < self.wish.low or low > self.wish.high


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    name: str
    seats: int
    seed: int
    player: str
    components: Path | None = None


@dataclass(frozen=True)
class Played:
    """A game that was played: its result by seat, and what it shows."""

    task: Task
    shares: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    seen: list[Seen]


def play_one(task: Task) -> Played:
    """A game between equal players, and what is to be learned from it.

    Cards are drawn by lot (`by_lot`), so that a card which players like or avoid is judged like any other. Where
    several choose at the same time, the order in which they are asked is drawn by lot, too: searching players who are
    asked last win more often, and the last seat would seem to be an advantage (docs/lab).
    """
    name, seats, seed = task.name, task.seats, task.seed
    game = subak.new(name, seats=seats, seed=f"balance {seed}", components=task.components)
    players = [make_player(task.player, seed=seed * 8 + seat) for seat in range(seats)]
    lots, by_lot = random.Random(seed), game.kind.balance.by_lot
    while actors := game.actors:
        seat = lots.choice(actors)
        game.push(int(lots.choice(game.codes(seat))) if by_lot(game, seat) else players[seat].choose(game, seat), seat)
    seen: list[Seen] = list(game.kind.balance.observe(game))
    fair, shares = 1 / seats, game.outcome or ()
    for seat, share in enumerate(shares):
        seen.append(Seen(f"seat of {seats}", "ABCD"[seat], share - fair))
    return Played(task, shares, game.scores, len(game), seen)


def play_some(tasks: Sequence[Task]) -> list[Played]:
    return [play_one(task) for task in tasks]


def measure(
    ledger: Ledger,
    games: int,
    after: Callable[[Played], None],
    components: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    first: int = 0,
) -> None:
    """Play and count, and call `after` with every game in order. `jobs` and `ray` say where to play (`workers.do_all`).

    The same number is always the same game. Cards that were changed because of some games are judged by others
    (`first`).
    """
    make_player(ledger.player)
    name, seats = ledger.game, find(ledger.game).seats
    numbers = range(first, first + games)
    tasks = [Task(name, seats[number % len(seats)], number, ledger.player, components) for number in numbers]

    def count(some: list[Played]) -> None:
        for played in some:
            ledger.add(played.seen)
            after(played)

    batches = [tasks[at : at + TOGETHER] for at in range(0, games, TOGETHER)]
    do_all(play_some, batches, in_order(count), jobs, ray)


def write_parquet(ledger: Ledger, games: Sequence[Played], path: Path) -> None:
    """One row per game: how it ended, and everything that was seen in it."""
    pa = arrow()
    seen = pa.struct({"group": pa.string(), "name": pa.string(), "value": pa.float64()})
    columns = {
        "game": pa.array([played.task.seed for played in games], pa.int64()),
        "seats": pa.array([played.task.seats for played in games], pa.int8()),
        "shares": pa.array([played.shares for played in games], pa.list_(pa.float64())),
        "points": pa.array([played.points for played in games], pa.list_(pa.int32())),
        "decisions": pa.array([played.decisions for played in games], pa.int32()),
        "seen": pa.array([[vars(one) for one in played.seen] for played in games], pa.list_(seen)),
    }
    write_whole(path, parquet(columns, {"game": ledger.game, "player": ledger.player}))


def verdicts(ledger: Ledger) -> list[Verdict]:
    """Every wish of the game, name by name."""
    found = []
    for wish in find(ledger.game).balance.wishes:
        names = ledger.tallies.get(wish.group, {})
        found += [Verdict(wish, name, tally) for name, tally in sorted(names.items(), key=lambda pair: -pair[1].mean)]
    return found


def rank_correlation(pairs: list[tuple[float, float]]) -> float:
    """Spearman's, without ties among the first numbers."""

    def ranks(values: list[float]) -> list[float]:
        order = sorted(range(len(values)), key=lambda at: values[at])
        found = [0.0] * len(values)
        for rank, at in enumerate(order):
            found[at] = rank
        return found

    first, second = ranks([one for one, _ in pairs]), ranks([two for _, two in pairs])
    middle = (len(pairs) - 1) / 2
    top = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    bottom = sum((a - middle) ** 2 for a in first)
    return top / bottom if bottom else 0.0
