"""What a table is at this moment: its row in the store and its journal. Both are replaced as a whole, never changed."""

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import cast

from subak import games
from subak.game import Game
from subak.server.store import Entry, TableRow
from subak.server.tables.bus import Signal
from subak.server.tables.journal import Journal
from subak.server.wire.messages import Access, SeatInfo, TableInfo
from subak.server.wire.refusals import Refused


@dataclass
class TableState:
    """All parts of a table share one. The journal is replaced only after the store has the entry."""

    row: TableRow
    journal: Journal
    said: int = 0  # lines of chat that were passed on

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.journal.game

    def finished(self) -> Game:
        """The game, if it is over: only then its record, replay and analysis hide nothing."""
        if not self.game.is_over:
            raise Refused("not-over")
        return self.game

    def is_same_decision(self, seat: int, seen: int, knowers: Collection[int]) -> bool:
        """Whether a seat has the same choice as at an earlier version, as the owners of these seats counted: then a
        pick still means the same."""
        if seen == self.journal.version_for(knowers):
            return True
        moves = self.journal.moves_known(seen, knowers)
        if moves is None or self.game.has_moved(seat, moves):
            return False
        then, now = self.game.view(seat, moves), self.game.view(seat)
        return then.to_bytes() == now.to_bytes() or then.moves() == now.moves()

    def signal(self, node: str, here: tuple[int, ...] | None = None) -> Signal:
        """How far the table is, for other nodes."""
        return Signal(self.id, self.journal.version, self.said, node, here)

    def info(self, seats: tuple[SeatInfo, ...]) -> TableInfo:
        row, game = self.row, self.game
        return TableInfo(
            table=row.id,
            game=row.game,
            options=dict(game.options),
            seats=seats,
            seq=self.journal.seq_for(()),
            over=game.is_over,
            outcome=game.outcome,
            seal=hashlib.sha256(row.seed.encode()).hexdigest() if row.is_drawn else None,
            seed=row.seed if game.is_over else None,
            created=row.created,
            access=cast(Access, row.access),
            clock=row.clock,
            rematch=row.rematch,
        )


def deal(row: TableRow) -> Game:
    """The game of a table before its first move."""
    kind = games.find(row.game)
    game = Game(kind, seats=len(row.seats), seed=row.seed, options=row.options)
    if (kind.version, game.components.digest) != (row.rules, row.components):
        raise Refused("old-rules")
    return game


def replayed(row: TableRow, entries: Iterable[Entry]) -> Journal:
    """The journal of a table whose entries are in the store."""
    journal = Journal(deal(row), row.seats, row.clock)
    for entry in entries:
        journal.add(entry, known=True)
    return journal
