"""Private services for tests: a PostgreSQL in a temporary folder, a Redis (or Valkey) on a free port.

Started once per test process and gone with it. Where they are not installed, tests that ask for them are skipped.
`tests/server/conftest.py` makes the fixtures known to tests.
"""

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

PATIENCE = 120.0
"""Seconds until a service that is not up, or not gone, is taken to hang."""
PASSWORD = "s3cret-Passw0rd"


# --- any service -------------------------------------------------------------------------------------------------
class Service(ABC):
    """A process that can be killed and started again, with the data in its folder."""

    crash = signal.SIGKILL

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str | Path]: ...

    @abstractmethod
    def is_up(self) -> bool: ...

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = _start(self.command(), self.folder, log.fileno())
        until = time.monotonic() + PATIENCE
        while not self.is_up():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self.command()[0]} does not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def kill(self) -> None:
        self.send(self.crash)
        if self._process is not None:
            self._process.wait(PATIENCE)
            self._process = None

    def send(self, what: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(what)

    @contextmanager
    def killed(self) -> Iterator[None]:
        """It is down for as long as the block runs."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def running(self) -> Iterator[None]:
        try:
            self.start()
            yield
        finally:
            self.kill()


def _start(command: Sequence[str | Path], folder: Path, output: int) -> "subprocess.Popen[bytes]":
    user = _user()
    group = None if user is None else user.pw_gid
    return subprocess.Popen(
        command,
        cwd=folder,
        stdout=output,
        stderr=output,
        user=None if user is None else user.pw_uid,
        group=group,
        extra_groups=None if group is None else [group],
    )


def _user() -> pwd.struct_passwd | None:
    """Who runs a service: PostgreSQL refuses to be run by root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


@contextmanager
def _folder() -> Iterator[Path]:
    """Not one of pytest's: those nobody but their owner may enter, and their paths are too long for a socket."""
    folder = Path(tempfile.mkdtemp(prefix="subak-"))
    user = _user()
    if user is not None:
        shutil.chown(folder, user.pw_uid, user.pw_gid)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# --- PostgreSQL --------------------------------------------------------------------------------------------------
class Postgres(Service):
    """Reached by a socket in its folder: no port that somebody else may take."""

    crash = signal.SIGQUIT  # as good as a crash (nothing is written, connections just end), and leaves no child behind
    _numbers = count(1)

    def __init__(self, folder: Path, binaries: Path) -> None:
        super().__init__(folder)
        self.binaries = binaries

    def make(self) -> None:
        (self.folder / "password").write_text(PASSWORD, encoding="utf-8")
        secret = f"--pwfile={self.folder / 'password'}"
        options = ["--username=postgres", "--auth=scram-sha-256", secret, "--encoding=UTF8", "--no-sync"]
        made = _start([self.binaries / "initdb", "-D", "data", *options], self.folder, subprocess.DEVNULL)
        assert made.wait(PATIENCE) == 0

    def command(self) -> Sequence[str | Path]:
        # Tests end the process, never the machine: they need no fsync. What a store must not rely on is set wrong.
        settings = ["fsync=off", "synchronous_commit=off", "shared_buffers=16MB", "max_connections=50"]
        where = ["listen_addresses=", f"unix_socket_directories={self.folder}"]
        words = [word for setting in (*settings, *where) for word in ("-c", setting)]
        return [self.binaries / "postgres", "-D", "data", *words]

    def is_up(self) -> bool:
        return subprocess.run([self.binaries / "pg_isready", "-q", "-h", self.folder], check=False).returncode == 0

    def url(self, database: str) -> str:
        return f"postgresql://postgres:{PASSWORD}@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        command = [str(self.binaries / "createdb"), "-h", str(self.folder), "-U", "postgres", name]
        subprocess.run(command, check=True, env={**os.environ, "PGPASSWORD": PASSWORD})
        return self.url(name)

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"


def _postgres_binaries() -> Path | None:
    """Debian keeps them out of the PATH, a folder per version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(re.sub(r"\D", "", str(path)) or 0))
    found = shutil.which("initdb", path=os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", "")]))
    return None if found is None else Path(found).resolve().parent


@contextmanager
def started_postgres(binaries: Path | None = None) -> Iterator[Postgres]:
    binaries = binaries or _postgres_binaries()
    assert binaries is not None, "PostgreSQL is not installed (Debian: postgresql)"
    with _folder() as folder:
        service = Postgres(folder, binaries)
        service.make()
        with service.running():
            yield service


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    binaries = _postgres_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    with started_postgres(binaries) as service:
        yield service


# --- Redis -------------------------------------------------------------------------------------------------------
class Redis(Service):
    """Keeps nothing: it only passes on what is said."""

    def __init__(self, folder: Path, binary: str) -> None:
        super().__init__(folder)
        self.binary = binary
        self.port = _free_port()
        self.url = f"redis://:{PASSWORD}@127.0.0.1:{self.port}"

    def command(self) -> Sequence[str | Path]:
        options = {"port": str(self.port), "bind": "127.0.0.1", "save": "", "requirepass": PASSWORD}
        return [self.binary, *(word for name, value in options.items() for word in (f"--{name}", value))]

    def is_up(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0) as line:
                line.sendall(b"PING\r\n")
                return bool(line.recv(100))
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def _redis_binary() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


@contextmanager
def started_redis() -> Iterator[Redis]:
    binary = _redis_binary()
    assert binary is not None, "Redis is not installed (Debian: redis-server, or valkey-server)"
    with _folder() as folder:
        service = Redis(folder, binary)
        with service.running():
            yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    if _redis_binary() is None:
        pytest.skip("Redis is not installed (Debian: redis-server, or valkey-server)")
    with started_redis() as service:
        yield service
