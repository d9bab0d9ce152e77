"""`kill -9` under load, 20 times on each back end, and two nodes that race for 1,000 moves:
`PYTHONPATH=tests python benchmarks/crash.py [KILLS]`."""

import sys
import tempfile
from pathlib import Path

from server.crash import kill_and_restart, race
from server.nodes import Node
from services import started_postgres, started_redis

RACES = 1000


def run(name: str, store: str, kills: int) -> None:
    report = kill_and_restart(store, kills, pairs=6)
    times = sorted(report.restarts)
    print(
        f"{name:12} {report.kills} kills, {report.acknowledged} acknowledged entries, none lost; "
        f"ready again after {times[len(times) // 2]:.2f} s (median), {times[-1]:.2f} s at most"
    )


def run_races(store: str, redis: str, races: int) -> None:
    """The same tables through two nodes at once."""
    won, seed = [0, 0], 0
    with Node(store, redis) as here, Node(store, redis) as there:
        while sum(won) < races:
            seed += 1
            table, keys = here.open("rios", "link", "link", seed=seed)
            with here.join(table, *keys) as first, there.join(table, *keys) as second:
                outcome = race(first, second, races - sum(won))
            won = [won[0] + outcome[0], won[1] + outcome[1]]
    print(f"two nodes    {sum(won)} racing pairs: one winner each ({won[0]} here, {won[1]} there), the other was stale")


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as folder:
        run("SQLite", str(Path(folder) / "tables.db"), kills)
    with started_postgres() as postgres, started_redis() as redis:
        run("PostgreSQL", postgres.database(), kills)
        run_races(postgres.database(), redis.url, RACES)


if __name__ == "__main__":
    main()
