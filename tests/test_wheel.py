"""The package as people get it: built as `python -m build` does it, installed outside the repository, played with.

`make test` does so on its own Python, `make pythons` on every one that is here.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from contextlib import ExitStack
from email import message_from_bytes
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from server.harness import PATIENCE, Running
from test_locks import PYTHONS

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[1]
CLIENT = "src/subak/server/static"
RUNNING = "{}.{}".format(*sys.version_info)
NO_NETWORK = re.compile(r"retrying \(|connection (?:error|broken|refused)|temporary failure in name", re.IGNORECASE)
"""What pip says when it cannot reach its index."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "python" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-python")
        metafunc.parametrize("python", PYTHONS if every else [RUNNING])


def run(*command: object, cwd: Path = ROOT, **environment: str) -> "subprocess.CompletedProcess[str]":
    plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return subprocess.run(
        [str(part) for part in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**plain, **environment},
        check=False,
    )


def ok(*command: object, cwd: Path = ROOT, **environment: str) -> str:
    done = run(*command, cwd=cwd, **environment)
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


# --- what is in it -----------------------------------------------------------------------------------------------
class Built(NamedTuple):
    sdist: Path
    wheel: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The sdist, and the wheel made of it, without a Node to build anything with."""
    folder = tmp_path_factory.mktemp("dist")
    ok(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, PATH=os.devnull)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Built(sdist, wheel)


def files_of_the_repository() -> set[str]:
    """With the built client, and with what is not committed yet."""
    named = ok("git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    client = [path.relative_to(ROOT).as_posix() for path in (ROOT / CLIENT).rglob("*") if path.is_file()]
    return {name for name in [*named, *client] if (ROOT / name).is_file()}


def differences(found: set[str], wanted: set[str]) -> list[str]:
    return [f"lacks {name}" for name in sorted(wanted - found)] + [f"has {name}" for name in sorted(found - wanted)]


def test_the_wheel_has_what_the_package_uses_and_nothing_else(built: Built) -> None:
    wanted = {name.removeprefix("src/") for name in files_of_the_repository() if name.startswith("src/")}
    with zipfile.ZipFile(built.wheel) as wheel:
        found = {name for name in wheel.namelist() if ".dist-info/" not in name}
        about = message_from_bytes(next(wheel.read(name) for name in wheel.namelist() if name.endswith("/METADATA")))
    assert differences(found, wanted) == []
    assert {"subak/server/static/index.html", "subak/py.typed", "subak/show/texts/de/web.ftl"} <= found
    assert about["Requires-Python"] == "<3.15,>=3.11"
    assert about.get_all("License-File") == ["LICENSE", "LICENSE-ART"]
    assert about.get_payload(decode=True) == (ROOT / "PACKAGE.md").read_bytes()


def test_the_sdist_is_the_repository_with_the_client(built: Built) -> None:
    with tarfile.open(built.sdist) as sdist:
        found = {name.partition("/")[2] for name in sdist.getnames()}
    assert differences(found, files_of_the_repository() | {"PKG-INFO"}) == []


def test_a_wheel_may_bring_compiled_rules(tmp_path: Path) -> None:
    """It is for one system then, and wants the versions that it was compiled with."""
    (tmp_path / "rules" / "toolkit").mkdir(parents=True)
    (tmp_path / "rules" / "toolkit" / "play.whole").write_bytes(b"code")
    dist = tmp_path / "dist"
    command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", dist, ROOT)
    ok(*command, SUBAK_AHEAD=str(tmp_path / "rules"))
    (found,) = dist.glob("*.whl")
    assert "none-any" not in found.name
    with zipfile.ZipFile(found) as wheel:
        assert wheel.read("subak/ahead/toolkit/play.whole") == b"code"
        about = message_from_bytes(next(wheel.read(name) for name in wheel.namelist() if name.endswith("/METADATA")))
    wants = about.get_all("Requires-Dist") or []
    assert {f"{name}=={version(name)}" for name in ("llvmlite", "numba", "numpy")} <= set(wants)


def test_what_a_package_lacks_is_noticed() -> None:
    wanted = files_of_the_repository()
    weights = "src/subak/games/rios/players/weights.toml"
    assert differences(wanted - {weights} | {"junk"}, wanted) == [f"lacks {weights}", "has junk"]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """As much of the repository as a build looks at, without a client."""
    for name in ("pyproject.toml", "hatch_build.py", "PACKAGE.md", "LICENSE", "LICENSE-ART", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "subak").mkdir(parents=True)
    (tmp_path / "src" / "subak" / "__init__.py").touch()
    return tmp_path


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_without_the_client_nothing_is_built(kind: str, bare: Path) -> None:
    said = run(sys.executable, "-m", "build", "--no-isolation", f"--{kind}", bare)
    assert said.returncode != 0
    assert f"The browser client is not built: {CLIENT} lacks index.html. Run `make table` (or, without" in said.stdout
    assert "Traceback" not in said.stdout
    assert not list(bare.rglob("subak-*"))


def test_a_client_in_parts_is_none(bare: Path) -> None:
    client = bare / CLIENT
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text('<script src="/assets/one.js"></script><link href="/themes.css">', "utf-8")
    (client / "sw.js").write_text('const files = ["/assets/one.js","/assets/two.css"]', "utf-8")
    (client / "assets" / "one.js").touch()
    build = (sys.executable, "-m", "build", "--no-isolation", "--wheel", bare)
    assert f"{CLIENT} lacks assets/two.css" in run(*build).stdout
    (client / "assets" / "two.css").touch()
    ok(*build)


def test_the_repository_itself_needs_no_client(bare: Path) -> None:
    """`pip install -e`: `make check` works where the client has never been built."""
    code = "import hatchling.build; print(hatchling.build.build_editable('.'))"
    assert ".whl" in ok(sys.executable, "-c", code, cwd=bare)


def test_what_an_index_shows_needs_nothing_beside_it() -> None:
    """No picture and no link that leads to a file of ours; and its examples are those that are tested."""
    text, readme = ((ROOT / name).read_text(encoding="utf-8") for name in ("PACKAGE.md", "README.md"))
    assert not re.findall(r"\]\((?!https://)", text)
    blocks = re.findall(r"```.*?```|(?:^    [^\n]*\n|\n(?=    ))+", text, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 3
    assert [block for block in blocks if block.strip("\n") not in readme] == []


# --- played with -------------------------------------------------------------------------------------------------
def python_called(version: str) -> str | None:
    """A working one, on the path or among pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    named = [shutil.which(f"python{version}"), *sorted(pyenv.glob(f"{version}.*/bin/python{version}"))]
    code = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    return next((str(path) for path in named if path and run(path, "-c", code).stdout.strip() == version), None)


def install(wheel: Path, python: str, folder: Path) -> Path:
    """Into an environment of its own; where its commands are then."""
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    if python == RUNNING:
        borrow_packages(wheel, folder)
        return commands
    found = python_called(python)
    if found is None:
        pytest.skip(f"there is no Python {python} here")
    ok(found, "-m", "venv", folder)
    pip = (commands / "python", "-m", "pip", "install")
    packages = run(*pip, "--require-hashes", "--only-binary=:all:", "-r", ROOT / "locks" / "run.txt")
    if packages.returncode and NO_NETWORK.search(packages.stdout):
        pytest.skip(f"Python {python} has not got what Subak needs, and no package index can be reached")
    assert packages.returncode == 0, packages.stdout[-6000:]
    ok(*pip, "--no-deps", "--no-index", wheel)
    ok(*pip[:-1], "check")
    return commands


def borrow_packages(wheel: Path, folder: Path) -> None:
    """Everything but Subak comes from the environment that runs the tests: a folder on the path, whose own .pth files
    (such as that of an editable Subak) are not read."""
    ok(sys.executable, "-m", "venv", "--without-pip", folder)
    python = shutil.which("python", path=str(folder / ("Scripts" if os.name == "nt" else "bin")))
    ok(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel)
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    theirs = Path(ok(python, "-c", code).strip())
    (theirs / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")


class Opened(Running):
    """`subak`, without arguments, as somebody types it after the installation."""

    def __init__(self, commands: Path, home: Path, **environment: str) -> None:
        self.commands, self.home, self.environment = commands, home, environment
        self.browser = home / "browser"

    def __enter__(self) -> "Opened":
        self._open = ExitStack()
        self.browser.write_text('#!/bin/sh\necho "$1" > "$0.address"\n', "utf-8")
        self.browser.chmod(0o755)
        plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        own = {"SUBAK_DATA": str(self.home / "data"), "BROWSER": str(self.browser), "PYTHONIOENCODING": "utf-8"}
        self._errors = self._open.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))
        self.process = subprocess.Popen(
            [self.commands / "subak"],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            encoding="utf-8",
            cwd=self.home,
            env={**plain, **own, **self.environment},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(127\.0\.0\.1:\d+)/", self.process.stdout.readline())
        assert found, self.errors
        self.host = found[1]
        self.http = self._open.enter_context(httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE))
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.communicate()
        self._open.close()

    @property
    def errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()


@pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script")
def test_it_is_installed_opened_and_played(python: str, built: Built, tmp_path: Path) -> None:
    commands = install(built.wheel, python, tmp_path / "venv")
    where = ok(commands / "python", "-c", "import subak; print(subak.__file__)", cwd=tmp_path)
    assert Path(where).is_relative_to(tmp_path / "venv")
    # Only the Python of the tests has compiled rules already.
    uncompiled = {} if python == RUNNING else {"NUMBA_DISABLE_JIT": "1"}
    with Opened(commands, tmp_path, **uncompiled) as server:
        the_page_is_whole(server)
        everything_else_is_there(server)
        for game in server.get("/api/about")["games"]:
            the_computer_answers(server, game["name"])
        assert server.browser.with_name("browser.address").read_text("utf-8").strip() == f"http://{server.host}/"
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0, server.errors
        assert "Traceback" not in server.errors


def the_page_is_whole(server: Running) -> None:
    page = server.http.get("/")
    assert page.status_code == 200
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert {Path(name).suffix for name in named} >= {".js", ".css", ".svg", ".webmanifest"}
    for name in [*named, "/sw.js"]:
        assert server.http.get(name).status_code == 200, name


def everything_else_is_there(server: Running) -> None:
    """Files of the package that only some requests read."""
    paths = ["/art.svg", "/api/schema"]
    for language in server.get("/api/about")["languages"]:
        paths.append(f"/texts/{language}.ftl")
        paths += [f"/api/rules/{game['name']}/{language}" for game in server.get("/api/about")["games"]]
    for path in paths:
        answer = server.http.get(path)
        assert (answer.status_code, len(answer.content) > 1000) == (200, True), path


def the_computer_answers(server: Running, game: str) -> None:
    table, keys = server.open(game, "me", "computer:seedling")
    with server.join(table, keys[0]) as me:
        mine = 0
        while me.now["seq"] <= mine:  # as long as all moves were mine
            if me.codes:
                me.play(0, me.codes[0])
                mine += 1
            else:
                me.receive()
