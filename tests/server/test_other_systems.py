"""What differs on Windows and macOS, simulated: where files are, how Ctrl-C arrives, what Python has not got there."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.harness import PATIENCE
from subak.cli import serve
from subak.kernel import cache

FOLDERS = ("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "SUBAK_CACHE", "SUBAK_DATA")

WINDOWS = """
import asyncio, importlib.util, signal, sys, warnings

def missing(*arguments):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = asyncio.SelectorEventLoop.remove_signal_handler = missing
sys.modules |= dict.fromkeys(("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"))
find_spec = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "uvloop" else find_spec(name, *more)
for name in ("SIGHUP", "SIGKILL", "SIGUSR1"):
    delattr(signal, name)
# There, a file that is opened without an encoding is not read as UTF-8.
warnings.filterwarnings("ignore", category=EncodingWarning)
warnings.filterwarnings("error", category=EncodingWarning, module="subak")

from subak.cli.main import main
main()
"""
"""`subak`, with what Windows has not got taken away after Python has started."""


@pytest.mark.parametrize(
    ("system", "given", "cached", "kept"),
    [
        ("win32", {"LOCALAPPDATA": "local"}, "local/subak", "local/subak"),
        ("win32", {}, "home/.cache/subak", "home/.local/share/subak"),
        ("darwin", {}, "home/.cache/subak", "home/.local/share/subak"),
        ("darwin", {"LOCALAPPDATA": "local"}, "home/.cache/subak", "home/.local/share/subak"),
        ("linux", {"XDG_CACHE_HOME": "mine", "XDG_DATA_HOME": "share"}, "mine/subak", "share/subak"),
        ("win32", {"LOCALAPPDATA": "local", "SUBAK_CACHE": "c", "SUBAK_DATA": "d"}, "c", "d"),
    ],
)
def test_where_files_are(
    system: str, given: dict[str, str], cached: str, kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in FOLDERS:
        monkeypatch.delenv(name, raising=False)
    for name, folder in given.items():
        monkeypatch.setenv(name, str(tmp_path / folder))
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(sys, "platform", system)
    assert cache.cache_root() == tmp_path / cached
    assert serve.data_file() == tmp_path / kept / "tables.db"


@pytest.mark.parametrize(("system", "is_shared"), [("linux", True), ("darwin", True), ("win32", False)])
def test_two_servers_never_share_a_port(system: str, is_shared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """SO_REUSEADDR lets a server come back to its port at once; on Windows it would let a second one in."""
    import socket

    monkeypatch.setattr(sys, "platform", system)
    with serve.listen("127.0.0.1", 0) as found:
        assert bool(found.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) is is_shared


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
def test_it_starts_and_ends_in_order_without_what_windows_has_not_got(how: str, tmp_path: Path) -> None:
    """On Windows, Ctrl-C is SIGINT, too; SIGTERM comes from `signal.raise_signal` alone."""
    command = [sys.executable, "-X", "warn_default_encoding", "-c", WINDOWS, "serve", "--port", "0", "--language", "en"]
    environment = os.environ | {"SUBAK_DATA": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert running.stdout is not None
        assert re.search(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())
        running.send_signal(getattr(signal, how))
        out, errors = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert (running.returncode, errors) == (0, "")
    assert "The tables are kept" in out
    assert (tmp_path / "tables.db").is_file()
    assert not (tmp_path / "tables.db-wal").exists()  # it was closed
