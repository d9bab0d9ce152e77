"""The lock files name a version, with its hash, of everything that pyproject.toml asks for: `make lock` writes them."""

import json
import tomllib
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import audit

ROOT = Path(__file__).parents[1]
PARTS: dict[str, tuple[str, ...]] = {"run": (), "build": ("build",), "test": ("build", "dev")}
"""A lock file, and the extras that it has room for."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {"linux": ("Linux", "posix"), "darwin": ("Darwin", "posix"), "win32": ("Windows", "nt")}


def environments() -> list[dict[str, str]]:
    """Every Python on every system, as markers know them."""
    return [
        {
            "python_version": python,
            "python_full_version": f"{python}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "platform_machine": "AMD64" if system == "win32" else "arm64" if system == "darwin" else "x86_64",
            "sys_platform": system,
            "platform_system": SYSTEMS[system][0],
            "os_name": SYSTEMS[system][1],
        }
        for python, system in product(PYTHONS, SYSTEMS)
    ]


def asked(part: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for extra in PARTS[part] for line in project["optional-dependencies"][extra]]
    return [Requirement(line) for line in [*project["dependencies"], *extras]]


def uncovered(asked: Iterable[Requirement], pinned: Iterable[Requirement], where: dict[str, str]) -> list[str]:
    """What a lock file has no version for, or a wrong one, on one Python and system."""
    versions = {
        audit.plain(pin.name): audit.version_of(pin) for pin in pinned if not pin.marker or pin.marker.evaluate(where)
    }
    return [
        str(requirement)
        for requirement in asked
        if not requirement.marker or requirement.marker.evaluate(where)
        if not requirement.specifier.contains(versions.get(audit.plain(requirement.name), "0"))
    ]


@pytest.mark.parametrize("part", PARTS)
def test_everything_is_covered(part: str) -> None:
    pinned = audit.pins(part)
    for where in environments():
        found = uncovered(asked(part), pinned, where)
        assert found == [], f"locks/{part}.txt is behind pyproject.toml ({where['python_version']}): run `make lock`"


@pytest.mark.parametrize(
    ("requirement", "is_covered"),
    [
        ("Typer>=0.15", True),
        ("typer>=0.16", False),
        ("rich>=13", False),
        ("typer>=0.16; sys_platform == 'win32'", True),
        ("uvloop>=0.20; sys_platform != 'win32'", False),
    ],
)
def test_what_is_not_covered_is_noticed(requirement: str, is_covered: bool) -> None:
    pinned = [Requirement("typer==0.15.2"), Requirement("uvloop==0.21.0 ; sys_platform == 'darwin'")]
    (linux,) = [
        where for where in environments() if (where["sys_platform"], where["python_version"]) == ("linux", "3.12")
    ]
    assert (uncovered([Requirement(requirement)], pinned, linux) == []) is is_covered


def test_what_people_get_is_what_is_tested() -> None:
    run, build, test = ({(audit.plain(pin.name), audit.version_of(pin)) for pin in audit.pins(part)} for part in PARTS)
    assert run < build < test


@pytest.mark.parametrize("part", PARTS)
def test_there_are_versions_and_hashes_and_no_addresses(part: str) -> None:
    text = (ROOT / "locks" / f"{part}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert " @ " not in text
    pins = text.replace("\\\n", "").splitlines()
    assert all("--hash=sha256:" in line for line in pins if line and line.lstrip()[0] != "#")


def test_every_python_is_named_everywhere() -> None:
    """In what pip reads, and in what people read."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    last = int(PYTHONS[-1].partition(".")[2])
    assert project["requires-python"] == f">={PYTHONS[0]},<3.{last + 1}"
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3" in line]
    assert tuple(named) == PYTHONS
    for page in ("README.md", "CONTRIBUTING.md", "PACKAGE.md", "Makefile", "docs/getting-started.md"):
        assert f"Python {PYTHONS[0]} to {PYTHONS[-1]}" in (ROOT / page).read_text(encoding="utf-8"), page


def test_the_browser_s_packages_are_there_for_every_system() -> None:
    """npm leaves out what other systems need if it writes a lock file beside packages that it has installed before."""
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = {path: about for path, about in json.loads(text)["packages"].items() if path}
    there = {path.rpartition("node_modules/")[2] for path in packages}
    for path, about in packages.items():
        wanted = {*about.get("dependencies", ()), *about.get("optionalDependencies", ())}
        assert wanted - there == set(), f"{path}: remove web/node_modules, then `npm --prefix web install`"
        assert about["integrity"].startswith("sha512-"), path
        assert "resolved" not in about, path
