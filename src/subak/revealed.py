"""Whether moves have told anybody something that was hidden: asked before a turn is taken back.

Somebody has learned something if another world, which looked the same to them before (other cards in hidden hands,
another secret pick of somebody else), would look different to them now. In doubt (another secret pick would have asked
for more picks) it counts as learned; what is still secret can be undone in any case.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from subak.kernel import doors
from subak.kernel.log import new_log
from subak.plain import copied

if TYPE_CHECKING:
    from subak.game import Game, Step
    from subak.games.kind import States

REDEALS = 24
"""So many worlds with other cards are looked at."""


def reveals_since(game: "Game", moves: int) -> bool:
    """Whether anybody has learned something by the moves after so many."""
    steps = game._steps[moves:]
    if not steps:
        return False
    befores = [game._states_before(at) for at in range(moves, len(game))]
    if befores[0]["chance"]["counter"][0] != game._states["chance"]["counter"][0]:
        return True  # cards were drawn
    return any(_Witness(game, seat, steps, befores).has_learned() for seat in range(game.seats))


class _Witness:
    """Somebody who saw what happened."""

    def __init__(self, game: "Game", seat: int, steps: "Sequence[Step]", befores: "Sequence[States]") -> None:
        self.seat, self.befores = seat, befores
        self._pickers = _pickers(game)
        self._out, self._logs = np.zeros(game.kind.moves_at_most, np.int32), new_log(on=False)
        self.sees_now = self._view(copied(game._states))
        self.seen = [
            Seen(step.seat, step.code, self._looks_alike(step, before))
            for step, before in zip(steps, befores, strict=True)
        ]

    def has_learned(self) -> bool:
        return self._knows_a_secret_pick() or self._knows_other_cards()

    # --- secret picks --------------------------------------------------------------------------------------------
    def _looks_alike(self, step: "Step", before: "States") -> tuple[int, ...]:
        """What the mover might have picked instead without this seat noticing."""
        if step.seat == self.seat or len(self._pickers[step.epoch]) == 1:
            return ()  # who picks alone plays in the open, though the first picks of a turn show only with the last
        picked = self._after(before, step.seat, step.code)
        return tuple(
            code
            for code in self._legal(before, step.seat)
            if code != step.code and self._after(before, step.seat, code) == picked
        )

    def _knows_a_secret_pick(self) -> bool:
        for at, seen in enumerate(self.seen):
            for code in seen.alike:
                world = copied(self.befores[at])
                self._play(world, seen.seat, code)
                if self._looks_different(world, self.seen[at + 1 :]):
                    return True
        return False

    # --- hidden cards --------------------------------------------------------------------------------------------
    def _knows_other_cards(self) -> bool:
        for key in range(REDEALS):
            world = copied(self.befores[0])
            doors.redeal_for(world, self.seat, key)
            if self._looks_different(world, self.seen):
                return True
        return False

    # --- other worlds --------------------------------------------------------------------------------------------
    def _looks_different(self, world: "States", happened: "Sequence[Seen]") -> bool:
        """Let the same happen there; what was picked in secret may be something else there."""
        for seen in happened:
            if not self._play(world, seen.seat, seen.code):
                if not seen.alike:
                    return True  # the move itself told what somebody had
                legal = self._legal(world, seen.seat)
                if not legal or not self._play(world, seen.seat, legal[0]):
                    return False  # no such world
        return self._view(world) != self.sees_now

    def _after(self, before: "States", seat: int, code: int) -> bytes:
        world = copied(before)
        self._play(world, seat, code)
        return self._view(world)

    def _play(self, world: "States", seat: int, code: int) -> bool:
        return bool(doors.checked_play(world, seat, code, self._out, self._logs) == doors.OK)

    def _legal(self, world: "States", seat: int) -> list[int]:
        return [int(code) for code in self._out[: doors.legal_moves(world, seat, self._out)]]

    def _view(self, world: "States") -> bytes:
        hidden = copied(world)
        doors.hide_from(hidden, self.seat)
        return hidden.tobytes()


def _pickers(game: "Game") -> dict[int, set[int]]:
    """Who has picked at the same time: by epoch."""
    found: dict[int, set[int]] = {}
    for step in game._steps:
        found.setdefault(step.epoch, set()).add(step.seat)
    return found


class Seen(NamedTuple):
    """A move as somebody saw it: `alike` are others that would have looked the same to them."""

    seat: int
    code: int
    alike: tuple[int, ...]
