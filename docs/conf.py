"""The documentation site: `make docs` builds it into site/.

The whole repository is its source, so that links between pages, to deploy/ and to examples/ are the same here and
where the files are read as they are. Nothing is fetched from elsewhere: pages and search work when opened as files.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"  # kernels as plain functions, which tell their parameters

sys.path.insert(0, str(Path(__file__).parent))

from docutils import nodes
from players_rules import PlayersRules
from sphinx.addnodes import download_reference

import subak

project, release, html_title = "Subak", subak.__version__, "Subak"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["docs/**", "examples/README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"]
exclude_patterns = [".*", "build", "dist", "node_modules", "site", "src", "tests", "web"]

html_theme = "furo"
html_logo = html_favicon = "../web/public/icon-192.png"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_extra_path = ["site/index.html"]  # leads to the first page
html_copy_source = html_show_copyright = html_show_sphinx = False

myst_heading_anchors = 4
myst_enable_extensions = ["fieldlist"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
toc_object_entries_show_parents = "hide"


_CODE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
_FOLDER = re.compile(r"\]\(([\w./-]+)\)")


def setup(app: Any) -> None:
    app.add_directive("players-rules", PlayersRules)
    app.connect("autodoc-process-docstring", read_as_markdown)
    app.connect("source-read", lead_folders_to_their_page)
    app.connect("doctree-resolved", open_reports)


def read_as_markdown(app: Any, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings have code between single backticks, and indented code without a mark before it."""
    found: list[str] = []
    for line in lines:
        indented, before = line.startswith("    "), next((text for text in reversed(found) if text), "")
        if indented and found and not found[-1] and not before.startswith(("    ", "- ")):
            found += ["::", ""]
        found.append(line if indented else _CODE.sub(r"``\1``", line))
    lines[:] = found


def lead_folders_to_their_page(app: Any, page: str, source: list[str]) -> None:
    """A link to a folder is one to its README, as it is where the files are read as they are."""
    here = (Path(app.srcdir) / page).parent

    def lead(link: re.Match[str]) -> str:
        return f"]({link[1].rstrip('/')}/README.md)" if (here / link[1] / "README.md").is_file() else link[0]

    source[0] = _FOLDER.sub(lead, source[0])


def open_reports(app: Any, tree: nodes.document, page: str) -> None:
    """Links to pages that are there already, such as reports, open them; other files are downloads."""
    for link in list(tree.findall(download_reference)):
        if link["reftarget"].endswith(".html"):
            uri = "../" * page.count("/") + "_downloads/" + link["filename"]
            link.replace_self(nodes.reference("", "", *link.children, refuri=uri))
