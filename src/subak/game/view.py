"""What one seat may know of a game at one moment."""

from typing import TYPE_CHECKING, Any

from subak.games.kind import ScoreRows, States
from subak.kernel import entry
from subak.show.choices import Choices, Move
from subak.show.scene import Scene

if TYPE_CHECKING:
    from subak.game.game import Game

SPECTATOR = -1


class View:
    """What one seat (or a spectator) may know of a game at one moment."""

    def __init__(self, game: "Game", seat: int, states: States) -> None:
        self._game, self.seat, self.states = game, seat, states

    def to_dict(self) -> dict[str, Any]:
        """In plain words and numbers, ready for JSON."""
        return self._game.kind.table.describe(self.states, self._game.components)

    def picture(self, of: int) -> str:
        """The board of a seat as text."""
        return self._game.kind.terminal.picture(self.states, self._game.components, self._game.checked_seat(of))

    def moves(self) -> list[Move]:
        """The seat's legal moves, ascending by number."""
        game = self._game
        codes = (
            [] if self.seat == SPECTATOR else entry.legal_codes(self.states, self.seat, game.kind.rules.moves_at_most)
        )
        texts = game.kind.notation.write_moves(self.states, game.components, self.seat, codes)
        return [Move(self.seat, code, text) for code, text in zip(codes, texts, strict=True)]

    def choices(self) -> Choices:
        """The seat's next level of picks, with labels and previews."""
        return self._game.choices_in(self.states, self.seat)

    def scene(self) -> Scene:
        """The picture, as a display list, with what the seat may pick."""
        return self._game.kind.table.scene(self.states, self._game.components, self.seat, self.choices())

    def score_rows(self) -> ScoreRows:
        """Everybody's points as far as they are known, by what they are for."""
        return self._game.kind.table.score_rows(self.states)

    def to_bytes(self) -> bytes:
        """The state as the seat knows it (two views are equal when these are)."""
        return self.states.tobytes()
