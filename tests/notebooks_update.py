"""The teaching notebooks, run anew: `python -m tests.notebooks_update` stores what they print now.

Names of notebooks after it, such as `first-round` or `01-first-round`, are those that are run;
without any, all are.

For when a change of their words or outputs is meant; read the difference before you commit it.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"^\d\d-")
"""Where a notebook stands among the others."""
APP = "app.ipynb"
"""The one that nobody reads: Voila serves it, and nothing of it is stored."""
UNSTORED = "nbval-ignore-output"
"""The tag of a cell that shows a widget: it is run, and nothing of it is stored."""


def update(path: Path) -> None:
    """Run a notebook in a kernel of its own and store its outputs, and nothing about the run."""
    notebook = nbformat.read(path, as_version=4)
    where = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, kernel_name="python3", record_timing=False, resources=where).execute()
    for cell in notebook.cells:
        tagged = UNSTORED in cell.metadata.get("tags", [])
        kept = {"jupyter": cell.metadata.jupyter} if "jupyter" in cell.metadata else {}
        cell.metadata = kept | ({"tags": [UNSTORED]} if tagged else {})
        if tagged:
            cell.outputs, cell.execution_count = [], None
    about = notebook.metadata
    about.language_info = {"name": "python"}
    notebook.metadata = {name: about[name] for name in ("kernelspec", "language_info", "title")}
    nbformat.write(notebook, path)


if __name__ == "__main__":
    paths = [ROOT, ROOT / "widgets", *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(map(str, paths))
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        named = {path.stem, NUMBER.sub("", path.stem)} & set(sys.argv[1:])
        if path.name != APP and (named or not sys.argv[1:]):
            update(path)
