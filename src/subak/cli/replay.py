"""`subak replay`."""

from subak.cli.screen import console, show_board
from subak.errors import BadOption
from subak.game import Game
from subak.game.annotate import annotate
from subak.show.texts import Catalogue


def _go_back(game: Game, moves: int | None) -> None:
    if moves is not None and moves > len(game):
        raise BadOption(f"--move {moves}: the record has only {len(game)} moves")
    while moves is not None and len(game) > moves:
        game.pop()


def show_annotated(game: Game, language: str, moves: int | None) -> None:
    """The record itself, with comments."""
    _go_back(game, moves)
    print(annotate(game, language), end="")


def show_replay(game: Game, language: str, moves: int | None) -> None:
    """The log in words, the boards as everybody sees them, and where the game stands."""
    _go_back(game, moves)
    catalogue = Catalogue(language, game.components.messages(language))
    for event in game.events:
        console.print(catalogue.text(game.kind.table.log_line(event, game.components)))
    view = game.view()
    for seat in range(game.seats):
        console.print("\n" + catalogue.text("points-of", seat=(seat,), points=game.scores[seat]))
        show_board(view.picture(seat))
    console.print("\n" + _standing(game, catalogue), style="bold")


def _standing(game: Game, catalogue: Catalogue) -> str:
    """Who has won, or who is to decide."""
    if not game.is_over:
        return catalogue.text("waiting-for", seats=game.actors)
    if len(game.winners) == 1:
        return catalogue.text("result-winner", seat=game.winners)
    return catalogue.text("result-shared", seats=game.winners)
