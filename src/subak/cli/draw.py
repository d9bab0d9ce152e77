"""`subak draw`."""

from subak.errors import BadOption, one_of
from subak.game import SPECTATOR, Game
from subak.show.choices import SEAT_LETTERS
from subak.show.svg import THEMES, draw
from subak.show.texts import Catalogue


def seat_of(text: str | None, seats: int) -> int:
    """A seat by its letter; none: a spectator."""
    if text is None:
        return SPECTATOR
    letters = SEAT_LETTERS[:seats]
    if len(text) != 1 or text.upper() not in letters:
        raise BadOption(f"--seat {text}: there is no such seat at this table; {one_of(text, letters)}")
    return letters.index(text.upper())


def drawing_of(game: Game, language: str, moves: int | None, seat: str | None, theme: str) -> str:
    """A picture of the table after this number of moves, as a seat or a spectator sees it."""
    if theme not in THEMES:
        raise BadOption(f"--theme {theme}: there is no such theme; {one_of(theme, THEMES)}")
    viewer = seat_of(seat, game.seats)
    if moves is not None and moves > len(game):
        raise BadOption(f"--move {moves}: the record has only {len(game)} moves")
    while moves is not None and len(game) > moves:
        game.pop()
    catalogue = Catalogue(language, game.components.messages(language))
    return draw(game.scene(viewer), game.drawings(), catalogue, theme)
