"""`subak analyse`: a game looked back at: who was ahead when, and which moves would have been better."""

import html
from pathlib import Path

from rich.table import Table

from subak.cli.screen import console, progress_bar
from subak.cli.warm import warm_up
from subak.game import Game
from subak.show.choices import SEAT_LETTERS
from subak.show.texts import Catalogue
from subak.study.analysis import Moment, analyse, expected_scores, turning_points

COLOURS, DASHES = ("#2f7d5b", "#b3541e", "#3a5fa8", "#7a3f8f"), ("", "7 4", "2 3", "9 3 2 3")
STYLE = """body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1d2b22}
pre{background:#f3f6f1;padding:1rem;overflow:auto;line-height:1.15}svg{width:100%;height:auto}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}.loss{color:#b3541e;font-weight:600}"""


def show_analysis(game: Game, language: str, iterations: int, report: Path | None) -> None:
    """Analyse, print the turning points, write the page."""
    texts = Catalogue(language, game.components.messages(language))
    warm_up([game.kind.name], language)
    with progress_bar(texts.text("analyse-title"), len(game)) as move:
        moments = analyse(game, iterations, move)
    points = turning_points(moments)
    table = Table(title=texts.text("analyse-turning-points"))
    for name in ("move", "seat", "played", "better", "loss"):
        table.add_column(texts.text(f"analyse-{name}"), justify="right" if name in ("move", "loss") else "left")
    for moment in points:
        seat = SEAT_LETTERS[moment.played.seat]
        better = f"{moment.best.move.text} ({moment.best.share:.0%})"
        table.add_row(
            str(moment.number), seat, f"{moment.played.text} ({moment.share:.0%})", better, f"{moment.loss:.0%}"
        )
    console.print(table if points else texts.text("analyse-no-turning-points"))
    if report is not None:
        report.write_text(report_html(game, moments, points, texts), encoding="utf-8")
        console.print(texts.text("analyse-saved", file=str(report)))


def report_html(game: Game, moments: list[Moment], points: list[Moment], texts: Catalogue) -> str:
    """One page without anything from elsewhere: the curve, and every turning point with its position."""
    title = html.escape(texts.text(f"game-{game.kind.name}"))
    parts = [
        f"<!doctype html><html lang={texts.language}><meta charset=utf-8>",
        f"<meta name=viewport content='width=device-width'><title>{title}</title><style>{STYLE}</style>",
        f"<h1>{title}</h1><p>{html.escape(_result(game, texts))}</p>",
        f"<h2>{html.escape(texts.text('analyse-curve'))}</h2>{curve(game, moments)}",
        f"<h2>{html.escape(texts.text('analyse-turning-points'))}</h2>",
    ]
    if not points:
        parts.append(f"<p>{html.escape(texts.text('analyse-no-turning-points'))}</p>")
    parts += [_point(game, moment, texts) for moment in points]
    return "".join(parts) + "</html>\n"


def _result(game: Game, texts: Catalogue) -> str:
    if len(game.winners) == 1:
        return texts.text("result-winner", seat=game.winners)
    return texts.text("result-shared", seats=game.winners) if game.winners else ""


def curve(game: Game, moments: list[Moment]) -> str:
    """For every seat, the share of the win it could expect at its decisions."""
    parts = ["<line x1=40 x2=780 y1=110 y2=110 stroke='#ccc' /><text x=2 y=114 font-size=12>50 %</text>"]
    for seat in range(game.seats):
        own = [moment for moment in moments if moment.played.seat == seat]
        dots = " ".join(f"{_x(game, moment.number):.1f},{_y(moment.share):.1f}" for moment in own)
        colour = COLOURS[seat]
        parts.append(
            f"<polyline points='{dots}' fill=none stroke='{colour}' stroke-width=2 stroke-dasharray='{DASHES[seat]}' />"
            f"<text x={60 + 60 * seat} y=235 fill='{colour}' font-size=14>{SEAT_LETTERS[seat]}</text>"
        )
        parts += [
            f"<circle cx={_x(game, moment.number):.1f} cy={_y(moment.share):.1f} r=5 fill='{colour}'>"
            f"<title>{moment.number}: −{moment.loss:.0%}</title></circle>"
            for moment in own
            if moment.is_turning_point
        ]
    return f"<svg viewBox='0 0 800 240' role=img aria-label='value curve'>{''.join(parts)}</svg>"


def _x(game: Game, number: int) -> float:
    return 40 + 740 * number / max(1, len(game))


def _y(share: float) -> float:
    return 200 - 180 * share


def _point(game: Game, moment: Moment, texts: Catalogue) -> str:
    """The position before the move, what was played, and what would have been better."""
    table = game.copy()
    while len(table) >= moment.number:
        table.pop()
    seat = moment.played.seat
    scores = ", ".join(
        f"{SEAT_LETTERS[other]} {points:.0f}"
        for other, points in enumerate(expected_scores(table, seat, moment.number))
    )
    told = texts.text(
        "analyse-point",
        number=moment.number,
        seat=(seat,),
        played=moment.played.text,
        chance=round(100 * moment.share),
        better=moment.best.move.text,
        better_chance=round(100 * moment.best.share),
        scores=scores,
    )
    picture = table.kind.terminal.table(table.view(seat).states, table.components, seat, texts)
    return f"<h3 class=loss>−{moment.loss:.0%}</h3><p>{html.escape(told)}</p><pre>{html.escape(picture)}</pre>"
