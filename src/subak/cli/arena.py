"""`subak arena`: a match between computer players, with a table, JSON and a report."""

import html
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from subak.cli.screen import console, end_early, progress_bar
from subak.cli.warm import warm_up
from subak.study.arena import Leader, Match, Standing, play_match, read_json, standings, write_json, write_parquet
from subak.study.files import arrow

SAVE_EVERY = 10
"""Deals between two savings."""


@dataclass(frozen=True)
class Results:
    """Where they go."""

    json: Path | None = None
    parquet: Path | None = None
    report: Path | None = None


def run_match(match: Match, games: int, results: Results, jobs: int | None = None, ray: str | None = None) -> None:
    """Play, show, save."""
    out = results.json
    if results.parquet is not None:
        arrow()  # refused before anything is played
    if out is not None and out.exists():
        match = read_json(out, match)
        console.print(f"{out}: {match.games} games are played already")
    deals = max(1, -(-games // match.turns))
    try:
        play_with_progress(match, deals, out, jobs, ray)
    except KeyboardInterrupt:
        kept = f"they are in {out}, and the same command goes on" if out else "none is kept (--out FILE would do that)"
        end_early(f"Stopped after {match.games} games; {kept}.")
    finally:
        if out is not None and match.deals:
            write_json(match, out)
    console.print(standings_table(match))
    if results.parquet is not None:
        write_parquet(match, results.parquet)
        console.print(f"The games are in {results.parquet}.")
    if results.report is not None:
        results.report.write_text(report_html(match), encoding="utf-8")
        console.print(f"The report is in {results.report}.")


def play_with_progress(match: Match, deals: int, out: Path | None, jobs: int | None, ray: str | None) -> None:
    if ray is None:  # a cluster compiles where it plays
        warm_up([match.game])
    leader = Leader(match)
    with progress_bar("Playing", deals) as move:

        def after(now: Match) -> None:
            agent, share = leader.now()
            move(len(now.deals), deals, f"{agent} {share:.0%}")
            if out is not None and len(now.deals) % SAVE_EVERY == 0:
                write_json(now, out)

        play_match(match, deals, jobs, after, ray)


def standings_table(match: Match) -> Table:
    table = Table(title=title_of(match))
    for heading in ("player", "games", "share of wins", "95 %", "rating", "95 %", "points"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for row in standings(match):
        table.add_row(
            row.agent, str(row.games), f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}",
            f"{row.rating:+.0f}", f"{row.rating_low:+.0f} to {row.rating_high:+.0f}", f"{row.score:.1f}",
        )  # fmt: skip
    return table


def title_of(match: Match) -> str:
    words = [match.game, f"{match.seats} players", *(f"{key}={value}" for key, value in match.options.items())]
    return f"{', '.join(words)}: {match.games} games, each deal with all seats turned"


# --- the report ------------------------------------------------------------------------------------------------------
STYLE = """body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;color:#1d2b22}
table{border-collapse:collapse;width:100%}td,th{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #ccd6cc}
td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto}h1{font-size:1.4rem}"""


def report_html(match: Match) -> str:
    """One page without anything from elsewhere: the table, shares with their intervals, the run of the match."""
    rows = standings(match)
    body = "".join(
        f"<tr><td>{html.escape(row.agent)}</td><td>{row.games}</td><td>{row.share:.1%}</td>"
        f"<td>{row.low:.1%} – {row.high:.1%}</td><td>{row.rating:+.0f}</td>"
        f"<td>{row.rating_low:+.0f} – {row.rating_high:+.0f}</td><td>{row.score:.1f}</td></tr>"
        for row in rows
    )
    head = (
        "<tr><th>player</th><th>games</th><th>share</th><th>95 %</th><th>rating</th><th>95 %</th><th>points</th></tr>"
    )
    title = html.escape(title_of(match))
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>Arena: {html.escape(match.game)}</title><style>{STYLE}</style><h1>{title}</h1>"
        f"<table>{head}{body}</table><h2>Shares of the win</h2>{_bars(rows, match.seats)}"
        f"<h2>In the course of the match</h2>{_curves(match)}</html>\n"
    )


def _bars(rows: list[Standing], seats: int) -> str:
    """A dot and its interval for every player; the dashed line is the fair share."""
    parts, height = [], 40 * len(rows) + 30
    for at, row in enumerate(rows):
        y = 30 + 40 * at
        parts.append(
            f"<text x=0 y={y + 5} font-size=14>{html.escape(row.agent)}</text>"
            f"<line x1={_x(row.low)} x2={_x(row.high)} y1={y} y2={y} stroke='#2f7d5b' stroke-width=3 />"
            f"<circle cx={_x(row.share)} cy={y} r=6 fill='#2f7d5b'><title>{row.share:.1%}</title></circle>"
        )
    fair = _x(1 / seats)
    parts.append(f"<line x1={fair} x2={fair} y1=10 y2={height} stroke='#888' stroke-dasharray='4 4' />")
    return f"<svg viewBox='0 0 640 {height}' role=img aria-label='Shares of the win'>{''.join(parts)}</svg>"


def _x(share: float) -> float:
    return round(160 + 460 * share, 1)


def _curves(match: Match) -> str:
    """The running share of each player."""
    deals = [match.deals[number] for number in sorted(match.deals)]
    parts = []
    for agent, name in enumerate(match.agents):
        total, count, points = 0.0, 0, []
        for at, deal in enumerate(deals):
            for row, shares in zip(deal.lineups, deal.shares, strict=True):
                for seat, who in enumerate(row):
                    if who == agent:
                        total, count = total + shares[seat], count + 1
            if count:
                x = 40 + 580 * at / max(1, len(deals) - 1)
                points.append(f"{x:.1f},{190 - 170 * total / count:.1f}")
        colour = ("#2f7d5b", "#b3541e", "#3a5fa8", "#7a3f8f")[agent % 4]
        dash = ("", "6 3", "2 3", "8 3 2 3")[agent % 4]
        parts.append(
            f"<polyline points='{' '.join(points)}' fill=none stroke='{colour}' stroke-width=2 "
            f"stroke-dasharray='{dash}' />"
            f"<text x={50 + 150 * (agent % 4)} y=215 fill='{colour}' font-size=14>{html.escape(name)}</text>"
        )
    axes = "<line x1=40 x2=620 y1=105 y2=105 stroke='#ccc' /><text x=0 y=110 font-size=12>50 %</text>"
    return f"<svg viewBox='0 0 640 225' role=img aria-label='Running shares'>{axes}{''.join(parts)}</svg>"
