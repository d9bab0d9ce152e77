"""Do we use packages with known weaknesses, here or (by the lock files) elsewhere? `make audit`.

PyPI and npm know best, where they can be asked. A service that answers and knows nothing is worse than none, so it is
first asked about a package that is known to be weak. The list in `advisories.toml` is checked in any case: it needs no
network, and it also says what the lower bounds in `pyproject.toml` must rule out.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[1]
ADVISORIES = ROOT / "tests" / "advisories.toml"
LOCKS = ROOT / "locks"
KNOWN_WEAK = ("jinja2", "2.4.1")
"""Weaknesses of this one have been known for years."""
SECONDS = 20
Fetch = Callable[[str, str], list[str] | None]
"""Name and version → ids of known weaknesses; None: there is no answer."""
Advisory = Mapping[str, Any]


# --- the list ----------------------------------------------------------------------------------------------------
def advisories() -> dict[str, dict[str, Advisory]]:
    return tomllib.loads(ADVISORIES.read_text(encoding="utf-8"))


def required() -> list[Requirement]:
    """Everything that pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    return [Requirement(line) for line in [*project["dependencies"], *extras]]


def installed() -> dict[str, str]:
    return {plain(found.name): found.version for found in metadata.distributions()}


def pins(part: str) -> list[Requirement]:
    """The versions that a lock file names, with the Pythons and systems that they are for."""
    text = (LOCKS / f"{part}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    lines = (line.partition(" --hash")[0].strip() for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [Requirement(line) for line in lines if line]


def version_of(pin: Requirement) -> str:
    (exact,) = pin.specifier
    return exact.version


def oldest(pinned: Iterable[Requirement]) -> dict[str, str]:
    """Name → version; where other Pythons get another version, the oldest."""
    found: dict[str, str] = {}
    for pin in pinned:
        versions = [version_of(pin), found.get(plain(pin.name), version_of(pin))]
        found[plain(pin.name)] = min(versions, key=Version)
    return found


def locked() -> dict[str, str]:
    """What npm installs."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path.rpartition("node_modules/")[2]: about for path, about in lock["packages"].items() if path}
    return {name: about["version"] for name, about in packages.items() if "version" in about}


def too_low(requirements: Iterable[Requirement], known: Mapping[str, Advisory]) -> list[str]:
    """Requirements without a lower bound, or with one that lets a weak version in."""
    found = []
    for requirement in requirements:
        bounds = [Version(part.version) for part in requirement.specifier if part.operator in (">=", "==", "~=")]
        advisory = known.get(plain(requirement.name))
        if not bounds:
            found.append(f"{requirement.name}: has no lower bound")
        elif advisory and max(bounds) < Version(advisory["fixed"]):
            found.append(f"{requirement}: require {advisory['fixed']} ({', '.join(advisory['ids'])})")
    missing = known.keys() - {plain(requirement.name) for requirement in requirements}
    return found + [f"{name}: is on the list, but pyproject.toml does not require it" for name in sorted(missing)]


def too_old(versions: Mapping[str, str], known: Mapping[str, Advisory]) -> list[str]:
    """What is installed and weak."""
    return [
        f"{name} {versions[name]}: weak before {advisory['fixed']} ({', '.join(advisory['ids'])})"
        for name, advisory in known.items()
        if name in versions and Version(versions[name]) < Version(advisory["fixed"])
    ]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# --- PyPI --------------------------------------------------------------------------------------------------------
def ask_pypi(name: str, version: str) -> list[str] | None:
    try:
        with urllib.request.urlopen(f"https://pypi.org/pypi/{name}/{version}/json", timeout=SECONDS) as answer:
            known = json.load(answer)["vulnerabilities"]
    except (OSError, ValueError, KeyError):
        return None
    return [weakness["id"] for weakness in known if not weakness.get("withdrawn")]


def weak_python(packages: Collection[tuple[str, str]], fetch: Fetch) -> tuple[list[str], list[str]]:
    """What PyPI knows to be weak, and what could not be asked."""
    if not fetch(*KNOWN_WEAK):
        return [], ["PyPI knows no weakness of {} {}: it cannot be relied on here".format(*KNOWN_WEAK)]
    with ThreadPoolExecutor(8) as pool:
        answers = dict(zip(packages, pool.map(lambda package: fetch(*package), packages), strict=True))
    weak = [f"{name} {version}: {', '.join(ids)}" for (name, version), ids in answers.items() if ids]
    return weak, [f"PyPI does not know {name} {version}" for (name, version), ids in answers.items() if ids is None]


# --- npm ---------------------------------------------------------------------------------------------------------
def ask_npm() -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = ["npm", "--prefix", str(ROOT / "web"), "audit", "--json"]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=6 * SECONDS, check=False, env={**os.environ, "PATH": path}
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def weak_npm(answer: str) -> tuple[list[str], list[str]]:
    try:
        report = json.loads(answer)
        weak = {name: about["severity"] for name, about in report["vulnerabilities"].items()}
    except (ValueError, KeyError):
        return [], ["npm's list of weaknesses cannot be reached"]
    return [f"{name} (npm): {severity}" for name, severity in weak.items()], []


# --- all of it ---------------------------------------------------------------------------------------------------
def audit(fetch: Fetch = ask_pypi, npm: Callable[[], str] = ask_npm) -> tuple[list[str], list[str]]:
    """What is wrong, and what was skipped."""
    known = advisories()
    here = {name: version for name, version in installed().items() if name != "subak"}
    elsewhere = oldest(pins("test"))
    listed = [
        *too_low(required(), known["python"]),
        *too_old(here, known["python"]),
        *too_old(dict(elsewhere.items() - here.items()), known["python"]),
        *too_old(locked(), known["npm"]),
    ]
    weak, unasked = weak_python(sorted(here.items() | elsewhere.items()), fetch)
    weak_in_browser, unreached = weak_npm(npm())
    return listed + weak + weak_in_browser, unasked + unreached


def main() -> None:
    wrong, skipped = audit()
    for line in skipped:
        print(f"SKIPPED: {line}")
    for line in wrong:
        print(f"WEAK: {line}")
    if wrong:
        sys.exit(1)
    listed = sum(map(len, advisories().values()))
    print(
        f"Nothing weak was found{' in what could be asked' if skipped else ''}; {listed} packages are on our own list."
    )


if __name__ == "__main__":
    main()
