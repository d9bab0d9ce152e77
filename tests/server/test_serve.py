"""`subak serve`, as a person uses it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.harness import PATIENCE
from subak.cli import serve
from subak.errors import BadOption


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens already."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def test_it_starts_says_where_answers_and_ends_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "subak.cli.main", "serve", "--port", "0", "--language", "en"]
    environment = os.environ | {"SUBAK_DATA": str(tmp_path / "data"), "PYTHONIOENCODING": "utf-8"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())
        assert found
        body = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "computer"}]}
        assert httpx.post(f"{found[0]}api/tables", json=body, timeout=PATIENCE).status_code == 201
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == 0
    assert "The tables are kept" in out
    assert "Traceback" not in errors
    assert (tmp_path / "data" / "tables.db").stat().st_size > 0


def test_the_usual_port_or_the_next_one(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PORT", taken)
    with serve.listen("127.0.0.1", None) as found:
        assert found.getsockname()[1] != taken
        assert serve.address_of("127.0.0.1", found) == f"http://127.0.0.1:{found.getsockname()[1]}/"
        assert serve.address_of("0.0.0.0", found).startswith("http://localhost:")
        assert serve.address_of("::1", found).startswith("http://[::1]:")


def test_a_port_that_was_asked_for_and_is_taken_is_refused(taken: int) -> None:
    with pytest.raises(BadOption, match=f"--port {taken}: cannot listen there .*; choose another port"):
        serve.listen("127.0.0.1", taken)
    with pytest.raises(BadOption, match="cannot listen"):
        serve.listen("no.such.host.invalid", 0)


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBAK_DATA", str(tmp_path))
    assert serve.data_file() == tmp_path / "tables.db"
    monkeypatch.delenv("SUBAK_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert serve.data_file() == tmp_path / "share" / "subak" / "tables.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert serve.data_file() == Path.home() / ".local" / "share" / "subak" / "tables.db"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadOption, match="folder cannot be made"):
        serve._made(tmp_path / "file" / "tables.db")


def test_a_browser_is_opened_if_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    import uvicorn

    from subak.server.operations.preparation import Preparation
    from subak.show.texts import Catalogue

    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    async def stop_at_once(server: uvicorn.Server) -> None:
        until = time.monotonic() + PATIENCE
        while not opened and time.monotonic() < until:
            time.sleep(0.01)

    monkeypatch.setattr(uvicorn.Server, "main_loop", stop_at_once)
    with serve.listen("127.0.0.1", 0) as found:
        texts = Catalogue("en")
        wishes = serve.Wishes(data=tmp_path / "tables.db")
        serve.run(wishes, found, Preparation(), lambda: serve._say_ready("http://here/", True, texts))
    assert opened == ["http://here/"]
    assert threading.active_count() < 20
