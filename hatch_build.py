"""What hatchling asks when it builds Subak (`python -m build`, `pip install .`): is the browser client there?

Nothing here needs Node. An sdist carries the built client, so a wheel can be made of it with Python alone.

`make wheel` names a folder of compiled rules in SUBAK_AHEAD. Such a wheel is for one Python and one system, and wants
exactly the versions that it was compiled with.
"""

import os
import re
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/subak/server/static")
PAGES = ("index.html", "sw.js")
"""The page, and the service worker that keeps the client on the device."""
COMPILED_WITH = ("llvmlite", "numba", "numpy")
_ASSET = re.compile(r'"/(assets/[^"]+)"')


def missing_from(client: Path) -> list[str]:
    """Which files of a built client are not there: its pages, and whatever these name."""
    pages = [client / name for name in PAGES]
    named = {asset for page in pages if page.is_file() for asset in _ASSET.findall(page.read_text("utf-8"))}
    return [name for name in (*PAGES, *sorted(named)) if not (client / name).is_file()]


class Client(BuildHookInterface[Any]):
    """No package without the browser client. Only `pip install -e` does without: there, it can be built later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        missing = missing_from(Path(self.root) / CLIENT)
        if missing and version != "editable":
            self.app.abort(
                f"The browser client is not built: {CLIENT.as_posix()} lacks {missing[0]}. Run `make table` (or, "
                "without make: `npm --prefix web ci`, then `npm --prefix web run build`), then try again."
            )
        ahead = os.environ.get("SUBAK_AHEAD")
        if ahead and self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(Path(ahead).resolve())] = "subak/ahead"
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["dependencies"] = [f"{name}=={version_of(name)}" for name in COMPILED_WITH]
