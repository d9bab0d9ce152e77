"""A record with comments: what each move brought about, in words, and the boards whenever they changed.

It is still a record (`subak.read` reads it); golden playthroughs and `subak replay --annotated` are made with it.
"""

from subak.game.game import Game
from subak.show.texts import Catalogue


def annotate(game: Game, language: str = "en") -> str:
    """The record of a game with comments between its lines."""
    catalogue = Catalogue(language, game.components.messages(language))
    headers, _, lines = game.record().partition("\n\n")
    replayed, parts, at = game.restarted(), [headers, ""], 0
    moves = game.history
    for line in lines.splitlines():
        parts.append(line)
        for _ in line.split()[2:]:
            replayed.push(moves[at])
            at += 1
            parts += _comments(replayed, catalogue)
    return "\n".join(parts) + "\n"


def _comments(game: Game, catalogue: Catalogue) -> list[str]:
    events = game.last_events
    lines = [f"#   {catalogue.text(game.kind.table.log_line(event, game.components))}" for event in events]
    view = game.view()
    for seat in sorted({event.seat for event in events if event.kind in game.kind.table.board_events}):
        lines.append("# " + catalogue.text("points-of", seat=(seat,), points=game.scores[seat]))
        lines += [f"# {line}".rstrip() for line in view.picture(seat).splitlines()]
    return lines
