"""What a strong player thinks of a position, and of a whole game: the value curve, turning points, better moves."""

from collections.abc import Callable
from dataclasses import dataclass

from subak.game import Game
from subak.players import GreedyPlayer, Judged, SearchPlayer
from subak.show.choices import Move

ITERATIONS = 1_500
TURNING_POINT = 0.10
"""A turning point gives away at least this share of the win."""
TOLD = 8
"""The largest number of turning points."""
OUTLOOKS = 4


@dataclass(frozen=True)
class Option:
    """A move as a strong player sees it."""

    move: Move
    share: float  # of the win, expected
    weight: float  # its share of the visits


@dataclass(frozen=True)
class Moment:
    """One decision of a game that is over (or not)."""

    number: int  # of the move, from 1
    played: Move
    share: float  # expected after the move that was played
    best: Option

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return max(0.0, self.best.share - self.share)

    @property
    def is_turning_point(self) -> bool:
        return self.loss >= TURNING_POINT and self.best.move.code != self.played.code


def best_moves(game: Game, seat: int, iterations: int = ITERATIONS, seed: int = 0) -> list[Option]:
    """A seat's moves, the best first, with the share of the win each may expect."""
    judged = SearchPlayer(iterations, seed=seed).judge(game, seat)
    texts = game.kind.notation.write_moves(
        game.view(seat).states, game.components, seat, [move.code for move in judged]
    )
    return [_option(seat, move, text) for move, text in zip(judged, texts, strict=True)]


def _option(seat: int, judged: Judged, text: str) -> Option:
    return Option(Move(seat, judged.code, text), judged.share, judged.weight)


def expected_scores(game: Game, seat: int, seed: int = 0) -> tuple[float, ...]:
    """The points everybody may expect, if sensible players play on (as far as the seat can know)."""
    total = [0.0] * game.seats
    for number in range(OUTLOOKS):
        table, player = game.redealt(seat, seed + number), GreedyPlayer(seed + number, tries=1)
        while actors := table.actors:
            table.push(player.choose(table, actors[0]), actors[0])
        total = [sum(pair) for pair in zip(total, table.scores, strict=True)]
    return tuple(points / OUTLOOKS for points in total)


def analyse(game: Game, iterations: int = ITERATIONS, after: Callable[[int, int], None] | None = None) -> list[Moment]:
    """Every real decision of a game, judged by what its player could know then."""
    table, moves, found = game.restarted(), game.history, []
    for number, played in enumerate(moves, 1):
        if len(table.codes(played.seat)) > 1:
            options = best_moves(table, played.seat, iterations, seed=number)
            share = _share_of(table, played, options, number)
            found.append(Moment(number, played, share, options[0]))
        table.push(played)
        if after is not None:
            after(number, len(moves))
    return found


def turning_points(moments: list[Moment]) -> list[Moment]:
    """The costliest moves, in the order they were made."""
    worst = sorted((moment for moment in moments if moment.is_turning_point), key=lambda moment: -moment.loss)[:TOLD]
    return sorted(worst, key=lambda moment: moment.number)


def _share_of(table: Game, played: Move, options: list[Option], seed: int) -> float:
    """The share after the played move. If the search hardly visited it, the move is judged on its own."""
    for option in options:
        if option.move.code == played.code and option.weight > 0.02:
            return min(option.share, options[0].share)
    judged = GreedyPlayer(seed).judge(table, played.seat)
    by_code = {move.code: move.share for move in judged}
    # The quick judge and the search see positions differently; only the difference between moves is taken over.
    best = max(by_code.values())
    return max(0.0, options[0].share - max(0.0, best - by_code[played.code]))
