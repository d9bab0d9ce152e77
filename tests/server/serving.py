"""`subak serve` as a process of its own: `with Served("--data", file) as server:`, then everything of the harness."""

import os
import re
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from types import TracebackType
from typing import IO, NamedTuple

import httpx

from server.harness import PATIENCE, Running

PATIENT = f"""
from subak.cli import main, serve
from subak.server.operations import running
serve.GRACE_SECONDS = running.FLUSH_SECONDS = {PATIENCE}
main.main()
"""
"""`subak`, with a server that, when it stops, cuts off nobody who is merely slow."""


class End(NamedTuple):
    """How a process ended."""

    code: int
    out: str
    errors: str


def start(errors: IO[str], *options: object, **environment: str) -> "subprocess.Popen[str]":
    """Its error stream goes to a file: a pipe might fill up."""
    command = [sys.executable, "-c", PATIENT, "serve", "--language", "en", *map(str, options)]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("SUBAK_DATA")}
    whole = {**plain, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=whole)


class Served(Running):
    def __init__(self, *options: object, **environment: str) -> None:
        self.options, self.environment = options, environment

    def __enter__(self) -> "Served":
        self._open = ExitStack()
        self._errors = self._open.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))
        self.process = start(self._errors, "--port", 0, *self.options, **self.environment)
        assert self.process.stdout is not None
        found = re.search(r"http://([\w.]+:\d+)/", self.process.stdout.readline())
        assert found, self.errors
        self.host = found[1]
        self.http = self._open.enter_context(httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()
        self._open.close()

    @property
    def errors(self) -> str:
        """What it has written to its error stream so far."""
        self._errors.seek(0)
        return self._errors.read()

    def end(self) -> End:
        self.process.terminate()
        out, _ = self.process.communicate(timeout=PATIENCE)
        return End(self.process.returncode, out, self.errors)


def refused(*options: object, **environment: str) -> str:
    """What it says when it does not even start."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = start(errors, "--port", 0, *options, **environment)
        out, _ = process.communicate(timeout=PATIENCE)
        errors.seek(0)
        text = errors.read()
    assert (process.returncode, out) == (2, ""), text
    assert text.startswith("subak: ")
    assert text.count("\n") == 1, text
    return text
