"""Whether moves have told anybody something that was hidden: asked before a turn is taken back.

Somebody has learned something if another world, which looked the same to them before (other cards in hidden hands),
would look different to them now. Where several choose at the same time, it counts as learned in any case: what is still
secret can be undone, and the answer must not depend on what others have picked in secret.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from subak.kernel import entry
from subak.kernel.log import new_log
from subak.kernel.plain import copied

if TYPE_CHECKING:
    from subak.game.game import Game, Step
    from subak.games.kind import States

REDEALS = 24
"""The number of worlds with other cards that are compared."""


def reveals_since(game: "Game", moves: int) -> bool:
    """Whether anybody has learned something since the first `moves` moves."""
    steps = game.steps[moves:]
    if not steps:
        return False
    if any(step.is_secret for step in steps):
        return True
    before = game.states_before(moves)
    if before["chance"]["counter"][0] != game.states["chance"]["counter"][0]:
        return True  # cards were drawn
    return any(_Witness(game, seat).has_learned(steps, before) for seat in range(game.seats))


class _Witness:
    """Somebody who saw what happened."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.seat = seat
        self._out, self._logs = np.zeros(game.kind.rules.moves_at_most, np.int32), new_log(on=False)
        self.sees_now = self._view(game.states)

    def has_learned(self, steps: "Sequence[Step]", before: "States") -> bool:
        for key in range(REDEALS):
            world = copied(before)
            entry.redeal_for(world, self.seat, key)
            if self._looks_different(world, steps):
                return True
        return False

    def _looks_different(self, world: "States", steps: "Sequence[Step]") -> bool:
        """Let the same happen there. Where it is not possible, the move itself told what somebody had."""
        is_possible = all(
            entry.checked_play(world, step.seat, step.code, self._out, self._logs) == entry.OK for step in steps
        )
        return not is_possible or self._view(world) != self.sees_now

    def _view(self, world: "States") -> bytes:
        hidden = copied(world)
        entry.hide_from(hidden, self.seat)
        return hidden.tobytes()
