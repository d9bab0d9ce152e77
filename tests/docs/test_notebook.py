"""The notebook is its script."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"
SCRIPT = FOLDER / "train_a_small_agent.py"


def test_the_notebook_has_the_cells_of_the_script() -> None:
    """`python docs/notebooks/pair.py` writes it anew."""
    text = SCRIPT.read_text(encoding="utf-8")
    written = runpy.run_path(str(FOLDER / "pair.py"))["notebook"](text)
    assert SCRIPT.with_suffix(".ipynb").read_text(encoding="utf-8") == written


def test_the_code_compiles() -> None:
    compile(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT), "exec")
