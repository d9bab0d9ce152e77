"""`subak balance`: every target of a game with its interval, as a table and as a page with plots."""

import html
from pathlib import Path

from rich.table import Table

from subak.cli.arena import STYLE
from subak.cli.screen import console, end_early, progress_bar
from subak.cli.warm import warm_up
from subak.games import find
from subak.study.balance import Ledger, Played, Verdict, measure, rank_correlation, verdicts, write_parquet
from subak.study.files import arrow

WORDS = {(True, True): "holds", (True, False): "holds so far", (False, False): "open", (False, True): "missed"}


def show_balance(
    game: str,
    games: int,
    player: str,
    components: Path | None = None,
    parquet: Path | None = None,
    report: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    first: int = 0,
) -> None:
    """Play, print, write. After Ctrl-C the results so far are shown."""
    ledger, played = Ledger(game, player), list[Played]()
    if parquet is not None:
        arrow()  # refused before anything is played
    if ray is None:  # a cluster compiles where it plays
        warm_up([game])
    is_stopped = False
    try:
        with progress_bar("Playing", games) as move:

            def after(one: Played) -> None:
                move(ledger.games, games)
                if parquet is not None:
                    played.append(one)

            measure(ledger, games, after, components, jobs, ray, first)
    except KeyboardInterrupt:
        is_stopped = True
    show_ledger(ledger, report)
    if parquet is not None:
        write_parquet(ledger, played, parquet)
        console.print(f"The games are in {parquet}.")
    if is_stopped:
        end_early(f"Stopped after {ledger.games} of {games} games.")


def show_ledger(ledger: Ledger, report: Path | None) -> None:
    found = verdicts(ledger)
    table = Table(title=title_of(ledger))
    for heading in ("group", "name", "seen", "mean", "±", "target", "verdict"):
        table.add_column(heading, justify="right" if heading in ("seen", "mean", "±") else "left")
    for one in found:
        table.add_row(
            one.wish.group, one.name, str(one.tally.count), f"{one.tally.mean:+.3f}", f"{one.tally.margin:.3f}",
            f"{one.wish.low:g} … {one.wish.high:g}", WORDS[one.holds, one.is_certain],
        )  # fmt: skip
    console.print(table)
    for line in extra_lines(ledger):
        console.print(line)
    if report is not None:
        report.write_text(report_html(ledger, found), encoding="utf-8")
        console.print(f"The report is in {report}.")


def title_of(ledger: Ledger) -> str:
    return f"{ledger.game}: {ledger.games} games between equal players ({ledger.player})"


def extra_lines(ledger: Ledger) -> list[str]:
    """Seats, what the game wants told, and whether cards with higher numbers win more often."""
    lines, balance = [], find(ledger.game).balance
    numbered = ledger.tallies.get(balance.numbered) if balance.numbered else None
    if numbered:
        pairs = [(float(name[:2]), tally.mean) for name, tally in numbered.items()]
        lines.append(
            f"rank correlation of number and wins: {rank_correlation(pairs):+.2f} (near 0 if high numbers cost what"
            " they are worth; benchmarks/power.py measures what they are worth)"
        )
    for group in sorted(ledger.tallies):
        if group in balance.told or group.startswith("seat"):
            cells = (f"{name} {t.mean:+.3f} ± {t.margin:.3f}" for name, t in sorted(ledger.tallies[group].items()))
            lines.append(f"{group}: {', '.join(cells)}")
    return lines


def report_html(ledger: Ledger, found: list[Verdict]) -> str:
    """One page: for every wish its names as dots with intervals, and the bounds as a band."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>Balance: {html.escape(ledger.game)}</title><style>{STYLE}</style>",
        f"<h1>{html.escape(title_of(ledger))}</h1>",
    ]
    for wish in dict.fromkeys(one.wish for one in found):
        rows = [one for one in found if one.wish == wish]
        held = sum(one.holds for one in rows)
        parts.append(f"<h2>{html.escape(wish.text)}</h2><p>{held} of {len(rows)} within the bounds.</p>{_plot(rows)}")
    parts += [f"<p>{html.escape(line)}</p>" for line in extra_lines(ledger)]
    return "".join(parts) + "</html>\n"


def _plot(rows: list[Verdict]) -> str:
    wish = rows[0].wish
    low = min(wish.low, *(one.tally.mean - one.tally.margin for one in rows))
    high = max(wish.high, *(one.tally.mean + one.tally.margin for one in rows))

    def x(value: float) -> float:
        return round(170 + 440 * (value - low) / ((high - low) or 1), 1)

    height = 24 * len(rows) + 20
    parts = [f"<rect x={x(wish.low)} y=0 width={x(wish.high) - x(wish.low)} height={height} fill='#e3efe5' />"]
    for at, one in enumerate(rows):
        y, colour = 20 + 24 * at, "#2f7d5b" if one.holds else "#b3541e"
        left, right = x(one.tally.mean - one.tally.margin), x(one.tally.mean + one.tally.margin)
        parts.append(
            f"<text x=0 y={y + 4} font-size=13>{html.escape(one.name)} ({one.tally.count})</text>"
            f"<line x1={left} x2={right} y1={y} y2={y} stroke='{colour}' stroke-width=2 />"
            f"<circle cx={x(one.tally.mean)} cy={y} r=5 fill='{colour}'><title>{one.tally.mean:+.3f}</title></circle>"
        )
    label = html.escape(wish.text, quote=True)
    return f"<svg viewBox='0 0 640 {height}' role=img aria-label='{label}'>{''.join(parts)}</svg>"
