"""`subak selfplay`: games between computer players, kept decision by decision."""

from pathlib import Path

from subak.cli.screen import console, end_early, progress_bar
from subak.cli.warm import warm_up
from subak.study.selfplay import File, Plan, files_in, generate, played_in


def run_selfplay(
    plan: Plan, games: int, folder: Path, together: int, jobs: int | None = None, ray: str | None = None
) -> None:
    """Play the games that are missing, and report what the folder holds."""
    if before := len(played_in(folder)):
        console.print(f"{folder}: {before} games are played already")
    try:
        play_with_progress(plan, games, folder, together, jobs, ray)
    except KeyboardInterrupt:
        end_early(f"Stopped; {len(played_in(folder))} of {games} games are in {folder}. The same command goes on.")
    sizes = [path.stat().st_size for _, path in files_in(folder)]
    megabytes = f"{sum(sizes) / 1e6:.1f} MB"
    console.print(f"{folder}: {len(played_in(folder))} games in {len(sizes)} files, {megabytes}")


def play_with_progress(plan: Plan, games: int, folder: Path, together: int, jobs: int | None, ray: str | None) -> None:
    done = len(played_in(folder) & set(range(games)))
    decisions = 0
    if ray is None:  # a cluster compiles where it plays
        warm_up([plan.game], environments=True)
    with progress_bar("Playing", games) as move:

        def after(file: File) -> None:
            nonlocal done, decisions
            done, decisions = done + len(file.games), decisions + file.decisions
            move(done, games, f"{decisions:,} decisions")

        generate(folder, plan, games, after, jobs, ray, together)
