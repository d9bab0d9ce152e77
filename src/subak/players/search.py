"""The player that searches: information-set Monte Carlo in trees that it keeps from decision to decision."""

from concurrent.futures import ThreadPoolExecutor

from subak.game import Game, Step
from subak.players import tree
from subak.players.budget import Budget
from subak.players.halving import Thought
from subak.players.player import Judge, Judged, decision_key
from subak.players.search_tree import Tree, Work
from subak.players.weights import Weights

MOST_NODES, NODES_OF_ITERATION = 3_000_000, 200
"""Room for a tree: at most 48 MB of nodes and 15 MB of tallies; memory that is not needed is never touched."""
CURIOSITY = 4.0
"""The bonus for moves with few visits, in units of how much the moves differ."""
LONGEST = 10**9


class SearchPlayer(Judge):
    """Information-set Monte Carlo tree search, for a number of iterations or of milliseconds, on some threads."""

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        seed: int = 0,
        threads: int = 1,
        curiosity: float = CURIOSITY,
        keep: bool = True,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(seed, weights)
        self.iterations = iterations or (LONGEST if milliseconds else 1_000)
        self.milliseconds, self.curiosity, self.keep = milliseconds, curiosity, keep
        self.trees = [Tree(min(NODES_OF_ITERATION * self.iterations, MOST_NODES)) for _ in range(threads)]
        self._works: list[dict[str, Work]] = [{} for _ in range(threads)]
        self._last: tuple[Game, int, list[Step]] | None = None

    # --- keeping the tree ------------------------------------------------------------------------------------------
    def _follow(self, game: Game, seat: int) -> None:
        """Continue in the old trees if the game has followed them; otherwise start new ones."""
        followed = self.keep and self._last is not None and self._last[0] is game and self._last[1] == seat
        steps = game.steps
        if followed and self._last is not None:
            old = self._last[2]
            followed = len(steps) >= len(old) and (not old or steps[len(old) - 1] is old[-1])
            for grown in self.trees:
                if followed and self._descend(game, seat, grown, len(old)):
                    grown.prune()
                else:
                    grown.clear()
        else:
            for grown in self.trees:
                grown.clear()

    def _descend(self, game: Game, seat: int, grown: Tree, since: int) -> bool:
        for at, step in enumerate(game.steps[since:], since):
            states = game.states_before(at)
            if tree.has_node(states, seat, step.seat, self.work(game).moves) and not grown.descend(
                step.seat, step.code
            ):
                return False
        return True

    # --- thinking --------------------------------------------------------------------------------------------------
    def judge(self, game: Game, seat: int) -> list[Judged]:
        exact = game.solved(seat)
        if exact is not None:
            return [Judged(exact.code, exact.share, 1.0)]
        self._follow(game, seat)
        thoughts = [self._thought(number, game, seat) for number in range(len(self.trees))]
        if len(thoughts) == 1:
            thoughts[0].halve()
        else:
            with ThreadPoolExecutor(len(thoughts)) as pool:
                for task in [pool.submit(thought.halve) for thought in thoughts]:
                    task.result()
        self._last = (game, seat, game.steps)
        return self._collected(game, seat)

    def _thought(self, number: int, game: Game, seat: int) -> Thought:
        name, works = game.kind.name, self._works[number]
        if name not in works:
            works[name] = Work(game, self.weights(game))
        return Thought(
            self.trees[number], works[name], self.weights(game), game.view(seat).states, seat,
            set(game.codes(seat).tolist()), Budget(self.iterations, self.milliseconds),
            decision_key(self.seed + 7919 * number, game), self.curiosity,
        )  # fmt: skip

    def _collected(self, game: Game, seat: int) -> list[Judged]:
        """What all trees found out about the moves that are possible now.

        Moves with enough visits to be compared come first, by their share; the others follow, by their visits.
        """
        possible = set(game.codes(seat).tolist())
        seen: dict[int, list[tuple[int, float]]] = {code: [] for code in possible}
        for grown in self.trees:
            for code, look in grown.looks(seat, possible).items():
                seen[code].append(look)
        visits = {code: sum(count for count, _ in found) for code, found in seen.items()}
        total = max(1, sum(visits.values()))
        found = [Judged(code, _mean(seen[code]), visits[code] / total) for code in possible]
        enough = sum(grown.enough for grown in self.trees) / 2
        rare = {code: visits[code] < enough for code in possible}
        return sorted(
            found, key=lambda move: (rare[move.code], -move.weight if rare[move.code] else 0, -move.share, move.code)
        )


def _mean(seen: list[tuple[int, float]]) -> float:
    """The average of shares by visits; the first sight counts if there are no visits."""
    counts = [count for count, _ in seen]
    if not any(counts):
        counts = [1] * len(counts)
    return sum(count * share for count, (_, share) in zip(counts, seen, strict=True)) / max(1, sum(counts))
