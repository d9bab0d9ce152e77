"""The audit finds what is weak, and never takes silence for good news."""

import json
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import audit

WEAK = {"starlette": {"fixed": "1.3.1", "ids": ["CVE-2026-48710"]}}
NOTHING = json.dumps({"vulnerabilities": {}})


def honest(name: str, version: str) -> list[str]:
    """A service that knows of one weakness."""
    return ["PYSEC-1"] if (name, version) == audit.KNOWN_WEAK else []


def test_what_we_require_and_have_installed_is_not_known_to_be_weak() -> None:
    """With our own list alone: this runs everywhere."""
    wrong, skipped = audit.audit(honest, lambda: NOTHING)
    assert (wrong, skipped) == ([], [])
    assert len(audit.required()) > 20
    assert len(audit.locked()) > 20
    assert len(audit.pins("test")) > len(audit.pins("build")) > 20


def test_what_a_lock_file_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two versions the older one counts, whoever gets it."""
    lines = (
        "# by hand",
        "numpy==2.10.0 ; python_full_version >= '3.12' \\",
        "    --hash=sha256:1 \\",
        "    --hash=sha256:2",
    )
    (tmp_path / "run.txt").write_text(
        "\n".join([*lines, "    # via subak", "NumPy==2.9.1 ; python_version < '3.12'", ""])
    )
    monkeypatch.setattr(audit, "LOCKS", tmp_path)
    assert [str(pin.specifier) for pin in audit.pins("run")] == ["==2.10.0", "==2.9.1"]
    assert audit.oldest(audit.pins("run")) == {"numpy": "2.9.1"}


@pytest.mark.parametrize(
    ("requirement", "words"),
    [
        ("starlette", "has no lower bound"),
        ("starlette>=1.0", "require 1.3.1 (CVE-2026-48710)"),
        ("Starlette<2,>=1.3", "require 1.3.1 (CVE-2026-48710)"),
        ("other>=1", "starlette: is on the list, but pyproject.toml does not require it"),
    ],
)
def test_bounds_that_are_too_low(requirement: str, words: str) -> None:
    (found,) = audit.too_low([Requirement(requirement)], WEAK)
    assert words in found
    assert audit.too_low([Requirement("starlette>=1.3.1")], WEAK) == []


def test_what_is_installed_and_weak() -> None:
    assert audit.too_old({"starlette": "1.10.0"}, WEAK) == []
    assert audit.too_old({"starlette": "1.3.0"}, WEAK) == ["starlette 1.3.0: weak before 1.3.1 (CVE-2026-48710)"]
    assert audit.too_old({"other": "0.1"}, WEAK) == []


def test_what_pypi_knows() -> None:
    def fetch(name: str, version: str) -> list[str] | None:
        return {"jinja2": ["PYSEC-1"], "bad": ["CVE-1", "CVE-2"], "good": []}.get(name)

    weak, unasked = audit.weak_python([("good", "1"), ("bad", "2"), ("unheard-of", "3")], fetch)
    assert weak == ["bad 2: CVE-1, CVE-2"]
    assert unasked == ["PyPI does not know unheard-of 3"]


@pytest.mark.parametrize("silence", [None, []])
def test_a_service_that_knows_nothing_is_not_believed(silence: list[str] | None) -> None:
    weak, unasked = audit.weak_python([("good", "1")], lambda name, version: silence)
    assert weak == []
    assert "cannot be relied on" in unasked[0]


def test_what_npm_knows() -> None:
    bad = json.dumps({"vulnerabilities": {"vite": {"severity": "high"}}})
    assert audit.weak_npm(bad) == (["vite (npm): high"], [])
    assert audit.weak_npm(NOTHING) == ([], [])
    for no_answer in ("", '{"message": "405 Method Not Allowed"}'):
        assert audit.weak_npm(no_answer) == ([], ["npm's list of weaknesses cannot be reached"])
