"""`kill -9` under load, 20 times on each back end: `PYTHONPATH=tests python benchmarks/crash.py [KILLS]`."""

import sys
import tempfile
from pathlib import Path

from server.crash import kill_and_restart
from services import started_postgres


def run(name: str, store: str, kills: int) -> None:
    report = kill_and_restart(store, kills, pairs=6)
    times = sorted(report.restarts)
    print(
        f"{name:12} {report.kills} kills, {report.acknowledged} acknowledged entries, none lost; "
        f"ready again after {times[len(times) // 2]:.2f} s (median), {times[-1]:.2f} s at most"
    )


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as folder:
        run("SQLite", str(Path(folder) / "tables.db"), kills)
    with started_postgres() as postgres:
        run("PostgreSQL", postgres.database(), kills)


if __name__ == "__main__":
    main()
