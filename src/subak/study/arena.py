"""Arena: computer players against each other, every deal replayed with the seats turned.

Results are kept per deal, so that a run can be resumed and intervals respect that games of one deal belong together.
"""

import functools
import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import subak
from subak.errors import BadOption
from subak.players.levels import make_player
from subak.study.files import arrow, parquet, write_whole
from subak.study.workers import do_all

RESAMPLES = 400
FORMAT = 1


@dataclass(frozen=True)
class Deal:
    """One deal played in all turns of the seats: for each game the players by seat, their shares and scores."""

    number: int
    lineups: tuple[tuple[int, ...], ...]
    shares: tuple[tuple[float, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    decisions: int


@dataclass
class Match:
    """A match and its results so far."""

    game: str
    agents: tuple[str, ...]
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    deals: dict[int, Deal] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(len(deal.lineups) for deal in self.deals.values())

    @property
    def turns(self) -> int:
        """Games of one deal."""
        return len(lineups(len(self.agents), self.seats, 0))


def lineups(agents: int, seats: int, deal: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where in the games of a deal. With as many agents as seats everybody sits everywhere once. With fewer,
    the first of them sits against copies of the others; with more, the deals take turns."""
    if agents == 1:
        return ((0,) * seats,)
    if agents <= seats:
        others = [1 + (deal + i) % (agents - 1) for i in range(seats - 1)] if agents < seats else list(range(1, seats))
        row = [0, *others]
    else:
        pairs = list(combinations(range(agents), seats))
        row = list(pairs[deal % len(pairs)])
    return tuple(tuple(row[(seat - turn) % seats] for seat in range(seats)) for turn in range(seats))


def play_deal(match: Match, number: int) -> Deal:
    """All games of one deal."""
    rows = lineups(len(match.agents), match.seats, number)
    shares, scores, decisions = [], [], 0
    for row in rows:
        game = subak.new(match.game, seats=match.seats, seed=f"arena {number}", options=match.options)
        players = [make_player(match.agents[agent], seed=number * 64 + seat) for seat, agent in enumerate(row)]
        while actors := game.actors:
            seat = actors[0]
            game.push(players[seat].choose(game, seat), seat)
        shares.append(tuple(game.outcome or ()))
        scores.append(game.scores)
        decisions += len(game)
    return Deal(number, rows, tuple(shares), tuple(scores), decisions)


def play_match(
    match: Match, deals: int, jobs: int | None, after: Callable[[Match], None], ray: str | None = None
) -> None:
    """Play the deals that are missing up to `deals`, and call `after` after each of them. `jobs` and `ray` say where to
    play (`workers.do_all`); the results do not depend on it."""
    for agent in match.agents:
        make_player(agent)  # a misspelt name is refused before anything is played
    missing = [number for number in range(deals) if number not in match.deals]
    bare = Match(match.game, match.agents, match.seats, match.options)

    def keep(_: int, deal: Deal) -> None:
        match.deals[deal.number] = deal
        after(match)

    do_all(functools.partial(play_deal, bare), missing, keep, jobs, ray)


# --- results -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Standing:
    """How one agent did, with 95 % intervals."""

    agent: str
    games: int
    share: float
    low: float
    high: float
    rating: float  # Elo; the average of all is 0
    rating_low: float
    rating_high: float
    score: float  # points on average


def standings(match: Match) -> list[Standing]:
    """Shares of the win and ratings; intervals by drawing deals anew."""
    if not match.deals:
        return []
    totals, games, points, wins = _by_deal(match)
    count = len(totals)
    drawn = np.random.default_rng(count).multinomial(count, np.full(count, 1 / count), size=RESAMPLES)
    with np.errstate(invalid="ignore"):
        drawn_shares = (drawn @ totals) / (drawn @ games)
    drawn_ratings = np.array([_ratings(np.tensordot(row, wins, axes=1)) for row in drawn])
    ratings, played = _ratings(wins.sum(axis=0)), games.sum(axis=0)
    found = []
    for at, agent in enumerate(match.agents):
        if played[at]:
            low, high = np.nanpercentile(drawn_shares[:, at], [2.5, 97.5])
            rating_low, rating_high = np.percentile(drawn_ratings[:, at], [2.5, 97.5])
            share, score = totals[:, at].sum() / played[at], points[:, at].sum() / played[at]
            numbers = (share, low, high, ratings[at], rating_low, rating_high, score)
            found.append(Standing(agent, int(played[at]), *(float(number) for number in numbers)))
    return sorted(found, key=lambda standing: -standing.rating)


class Leader:
    """Who has the largest share so far, for a progress bar. Every deal is counted once, when it is new."""

    def __init__(self, match: Match) -> None:
        self._match, self._counted = match, 0
        self._totals, self._games = np.zeros(len(match.agents)), np.zeros(len(match.agents))

    def now(self) -> tuple[str, float]:
        """Name and share."""
        news = len(self._match.deals) - self._counted
        for deal in itertools.islice(reversed(self._match.deals.values()), news):  # the newest are the last
            for row, shares in zip(deal.lineups, deal.shares, strict=True):
                for agent, share in zip(row, shares, strict=True):
                    self._totals[agent] += share
                    self._games[agent] += 1
        self._counted += news
        found = self._totals / np.maximum(1, self._games)
        return self._match.agents[int(found.argmax())], float(found.max())


def _by_deal(match: Match) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]:
    """For every deal and agent: shares, games, points; and who had the larger share, pair by pair (a tie is a half)."""
    deals, size = [match.deals[number] for number in sorted(match.deals)], len(match.agents)
    totals, games, points = (np.zeros((len(deals), size)) for _ in range(3))
    wins = np.zeros((len(deals), size, size))
    for at, deal in enumerate(deals):
        for row, shares, scores in zip(deal.lineups, deal.shares, deal.scores, strict=True):
            for seat, agent in enumerate(row):
                totals[at, agent] += shares[seat]
                points[at, agent] += scores[seat]
                games[at, agent] += 1
            for one, other in combinations(range(len(row)), 2):
                if row[one] != row[other] and shares[one] + shares[other] > 0:
                    half = 0.5 if shares[one] == shares[other] else float(shares[one] > shares[other])
                    wins[at, row[one], row[other]] += half
                    wins[at, row[other], row[one]] += 1 - half
    return totals, games, points, wins


def _ratings(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bradley–Terry, in Elo points around 0."""
    wins = wins + 0.25 * (1 - np.eye(len(wins)))  # a pinch of doubt keeps ratings finite
    games, strength = wins + wins.T, np.ones(len(wins))
    for _ in range(100):
        strength = wins.sum(axis=1) / (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return np.asarray(400 * np.log10(strength))


# --- keeping -------------------------------------------------------------------------------------------------------
def write_json(match: Match, path: Path) -> None:
    """Write everything, so that the run can continue later. The file is never half written."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game,
        "agents": match.agents,
        "seats": match.seats,
        "options": match.options,
        "standings": [vars(standing) for standing in standings(match)],
        "deals": [vars(match.deals[number]) for number in sorted(match.deals)],
    }
    write_whole(path, json.dumps(data).encode())


def write_parquet(match: Match, path: Path) -> None:
    """One row per game: its deal, and per seat the player, the share of the win and the points."""
    deals = [match.deals[number] for number in sorted(match.deals)]
    rows = [(deal.number, *row) for deal in deals for row in zip(deal.lineups, deal.shares, deal.scores, strict=True)]
    pa = arrow()
    columns = {
        "deal": pa.array([number for number, *_ in rows], pa.int64()),
        "players": pa.array([[match.agents[agent] for agent in row] for _, row, _, _ in rows], pa.list_(pa.string())),
        "shares": pa.array([shares for _, _, shares, _ in rows], pa.list_(pa.float64())),
        "points": pa.array([points for *_, points in rows], pa.list_(pa.int32())),
    }
    about = {"game": match.game, "agents": match.agents, "seats": match.seats, "options": match.options}
    write_whole(path, parquet(columns, about))


def read_json(path: Path, expected: Match) -> Match:
    """A run to be resumed; it must be the same match."""
    try:
        data: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        same = (data["format"], data["game"], tuple(data["agents"]), data["seats"], data["options"])
        deals = {deal["number"]: _deal(deal) for deal in data["deals"]}
    except (ValueError, KeyError, TypeError) as error:
        raise BadOption(
            f"{path} is no result of an arena ({error}); expected a file that `--out` wrote", "out"
        ) from error
    if same != (FORMAT, expected.game, expected.agents, expected.seats, expected.options):
        raise BadOption(
            f"{path} holds another match; choose another file, or the same game, players and options", "out"
        )
    return Match(expected.game, expected.agents, expected.seats, expected.options, deals)


def _deal(data: Mapping[str, Any]) -> Deal:
    lines = [tuple(tuple(row) for row in data[name]) for name in ("lineups", "shares", "scores")]
    return Deal(data["number"], lines[0], lines[1], lines[2], data["decisions"])
