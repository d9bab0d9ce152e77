"""`python benchmarks/strength.py GAME [--games N] [--out FILE.svg]`: how strength grows with the budget.

Search with more and more iterations against the same opponent (greedy), every deal from both seats. Writes a picture.
"""

import argparse
from pathlib import Path

import subak
from subak.study.arena import Match, play_match, standings

BUDGETS = (10, 30, 100, 300, 1_000, 3_000)
WIDTH, HEIGHT, LEFT, BOTTOM = 560, 300, 60, 40


def measured(game: str, budget: int, games: int, jobs: int) -> tuple[float, float, float]:
    """Share of the wins against greedy, and its interval."""
    match = Match(game, (f"search:{budget}", "greedy"), 2)
    play_match(match, games // 2, jobs, lambda _: None)
    first = next(row for row in standings(match) if row.agent.startswith("search"))
    return first.share, first.low, first.high


def picture(game: str, points: list[tuple[float, float, float]]) -> str:
    """Budget (logarithmic) against wins, with intervals."""

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - 20) * at / (len(BUDGETS) - 1)

    def y(share: float) -> float:
        return 20 + (HEIGHT - BOTTOM - 20) * (1 - share)

    parts = [f"<text x='{LEFT}' y='14'>{game}: wins of search against greedy, two players</text>"]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f"<line x1='{LEFT}' x2='{WIDTH - 20}' y1='{y(share)}' y2='{y(share)}' stroke='#ddd'/>")
        parts.append(f"<text x='{LEFT - 8}' y='{y(share) + 4}' text-anchor='end'>{share:.0%}</text>")
    line = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, (share, _, _) in enumerate(points))
    parts.append(f"<polyline points='{line}' fill='none' stroke='#2f7d5b' stroke-width='2'/>")
    for at, (share, low, high) in enumerate(points):
        parts.append(f"<line x1='{x(at)}' x2='{x(at)}' y1='{y(low)}' y2='{y(high)}' stroke='#2f7d5b'/>")
        parts.append(f"<circle cx='{x(at)}' cy='{y(share)}' r='4' fill='#2f7d5b'><title>{share:.1%}</title></circle>")
        parts.append(f"<text x='{x(at)}' y='{HEIGHT - 18}' text-anchor='middle'>{BUDGETS[at]:,}</text>")
    parts.append(f"<text x='{(LEFT + WIDTH) / 2}' y='{HEIGHT - 2}' text-anchor='middle'>iterations a decision</text>")
    style = "font-family='system-ui, sans-serif' font-size='12'"
    ground = f"<rect width='{WIDTH}' height='{HEIGHT}' fill='white'/>"
    box = f"viewBox='0 0 {WIDTH} {HEIGHT}' width='{WIDTH}' height='{HEIGHT}'"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {box} {style}>{ground}{''.join(parts)}</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=subak.game_names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    points = []
    for budget in BUDGETS:
        points.append(measured(given.game, budget, given.games, given.jobs))
        share, low, high = points[-1]
        print(f"{given.game}, {budget} iterations: {share:.1%} ({low:.1%} to {high:.1%})", flush=True)
    (given.out or Path(f"docs/pictures/strength-{given.game}.svg")).write_text(picture(given.game, points))


if __name__ == "__main__":
    main()
