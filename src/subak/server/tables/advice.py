"""What a seat may ask about its decision: a hint, and why something cannot be picked."""

from subak.server.tables.services import Services
from subak.server.tables.state import TableState
from subak.server.wire.messages import HintedMove
from subak.server.wire.refusals import Refused
from subak.show.choices import Message


class Advice:
    """Changes nothing at the table."""

    def __init__(self, state: TableState, services: Services) -> None:
        self._state, self._pool = state, services.pool
        self._asking: set[int] = set()  # seats for which a hint is being thought about

    async def hint(self, seat: int, milliseconds: int) -> tuple[HintedMove, ...]:
        game, version = self._state.game, self._state.journal.version
        if seat not in game.actors:
            raise Refused("game-over" if game.is_over else "not-your-turn")
        if seat in self._asking:
            raise Refused("busy")
        own = game.copy()
        self._asking.add(seat)
        try:
            moves = await self._pool.advise(own, seat, milliseconds)
        finally:
            self._asking.discard(seat)
        if not self._state.is_same_decision(seat, version, range(game.seats)):
            raise Refused("stale")
        return moves

    def why(self, seat: int, target: str) -> Message:
        """Why something that the seat sees cannot be picked."""
        game, scene = self._state.game, self._state.game.scene(seat)
        if target not in {sprite.id for sprite in (*scene.sprites, *scene.ghosts)}:
            raise Refused("no-such-thing")
        return game.kind.table.why_not(game.view(seat).states, game.components, seat, target)
