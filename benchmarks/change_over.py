"""What players notice when the compiled rules take over: `PYTHONPATH=tests python -P benchmarks/change_over.py`.

A server with an empty cache; at each of 20 tables two people pick as soon as they may, a few times a second, until all
games are compiled. Counts moves that were refused, lost or made twice, and measures how long answers took.
"""

import argparse
import random
import tempfile
import threading
import time
from pathlib import Path

from server.serving import Served

GAMES = ("seasons", "spirits", "rios")
PAUSE = 0.4
"""Seconds between an answer and the next pick of a table."""


class Table(threading.Thread):
    """One game after the other, both seats through one connection."""

    def __init__(self, server: Served, number: int, done: threading.Event) -> None:
        super().__init__()
        self.server, self.number, self.done = server, number, done
        self.took: list[float] = []
        self.problems: list[str] = []

    def run(self) -> None:
        while not self.done.is_set():
            self._play()

    def _play(self) -> None:
        chance, made = random.Random(self.number), 0
        table, keys = self.server.open(GAMES[self.number % len(GAMES)], "link", "link")
        with self.server.join(table, *keys) as client:
            while not self.done.is_set() and client.now["actors"]:
                seat = client.now["actors"][0]
                client.look(seat)
                start = time.perf_counter()
                answer = client.answer_to(client.pick(seat, chance.choice(client.codes)))
                self.took.append(time.perf_counter() - start)
                if answer["type"] == "done":
                    made += 1
                else:
                    self.problems.append(f"refused: {answer['code']}")
                time.sleep(PAUSE)
        with self.server.join(table, *keys) as again:
            if again.now["seq"] != made:
                self.problems.append(f"{made} moves were acknowledged, {again.now['seq']} are there")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    tables = parser.parse_args().tables
    with (
        tempfile.TemporaryDirectory() as folder,
        Served("--data", Path(folder) / "tables.db", SUBAK_CACHE=f"{folder}/cache") as server,
    ):
        start, done = time.perf_counter(), threading.Event()
        playing = [Table(server, number, done) for number in range(tables)]
        for table in playing:
            table.start()
        while server.get("/api/preparing")["games"]:
            time.sleep(0.2)
        compiled = time.perf_counter() - start
        time.sleep(5)  # some moves with compiled rules
        done.set()
        for table in playing:
            table.join()
        errors = server.errors
    took = sorted(second for table in playing for second in table.took)
    problems = [problem for table in playing for problem in table.problems]
    print(f"{tables} tables, {len(took)} moves, everything compiled after {compiled:.0f} s")
    print(
        f"answers: p50 {took[len(took) // 2] * 1000:.0f} ms, p99 {took[int(len(took) * 0.99)] * 1000:.0f} ms, "
        f"longest {took[-1] * 1000:.0f} ms"
    )
    print(f"refused, lost or made twice: {problems or 'none'}; errors of the server: {errors or 'none'}")


if __name__ == "__main__":
    main()
