"""`python docs/notebooks/pair.py` writes the notebook anew from its script."""

import json
from pathlib import Path

SCRIPT = Path(__file__).with_name("train_a_small_agent.py")


def cells(text: str) -> list[dict[str, object]]:
    """Cells begin with `# %%`, and texts are comments."""
    found: list[dict[str, object]] = []
    for number, part in enumerate(("\n" + text).split("\n# %%")[1:]):
        head, _, body = part.partition("\n")
        cell: dict[str, object] = {"id": f"cell-{number}", "metadata": {}, "cell_type": "markdown"}
        if head.strip() == "[markdown]":
            body = "\n".join(line.removeprefix("#").removeprefix(" ") for line in body.strip().splitlines())
        else:
            cell |= {"cell_type": "code", "execution_count": None, "outputs": []}
        found.append(cell | {"source": body.strip().splitlines(keepends=True)})
    return found


def notebook(text: str) -> str:
    """The script as a notebook."""
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    whole = {"cells": cells(text), "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCRIPT.with_suffix(".ipynb").write_text(notebook(SCRIPT.read_text(encoding="utf-8")), encoding="utf-8")
