"""The teaching notebooks, run anew: `python -m tests.notebooks_update` stores what they print now.

Names of notebooks after it, such as `first-round` or `01-first-round`, are those that are run;
without any, all are. Those in other languages follow: `python -m scripts.translate_notebooks`.

For when a change of their words or outputs is meant; read the difference before you commit it.
"""

from __future__ import annotations

import copy
import os
import re
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellTimeoutError

ROOT = Path(__file__).parent.parent
NOTEBOOKS = ROOT / "notebooks"
NUMBER = re.compile(r"^\d\d-")
"""Where a notebook stands among the others."""
APP = "app.ipynb"
"""The one that nobody reads: Voila serves it, and nothing of it is stored."""
PATIENCE = 120
"""Seconds that a cell may take."""
UNSTORED = "nbval-ignore-output"
"""The tag of a cell that shows a widget: only what a panel leaves to readers is stored of it."""
WIDGET = "application/vnd.jupyter.widget-view+json"
"""What a page without a kernel can make nothing of; its name is another one in every run."""
MARKUP_BREAK = re.compile(r"([>{;}])\s*\n\s*")
"""White space in markup that is there for whoever reads its source: see also `nbval.cfg`."""
AS_TYPED = re.compile(r"<pre|white-space: pre")
"""Markup whose line breaks are shown."""


def run(notebook: nbformat.NotebookNode, folder: Path) -> None:
    """Run a notebook in a kernel of its own, in a folder."""
    paths = [ROOT, ROOT / "widgets", *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    where = {"metadata": {"path": str(folder)}}
    client = NotebookClient(
        notebook,
        kernel_name="python3",
        record_timing=False,
        coalesce_streams=True,
        timeout=PATIENCE,
        resources=where,
    )
    client.execute(env=env)


def run_together(notebooks: list[nbformat.NotebookNode], folder: Path) -> None:
    """Run notebooks in one kernel, which forgets in between what each has named.

    That is three times as fast as a kernel for each, which would import everything again.
    """
    cells = []
    for notebook in notebooks:
        code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
        cells += [nbformat.v4.new_code_cell(source) for source in (*code, "%reset -f")]
    for last in (False, True):
        whole = nbformat.v4.new_notebook(cells=copy.deepcopy(cells))
        try:
            run(whole, folder)
            break
        except CellTimeoutError:
            # Seen once in many runs, while notebooks caught outputs in widgets: what was caught is
            # sent back to the kernel, in the midst of a cell, and then an answer never came.
            if last:
                raise
    ran = iter(whole.cells)
    for notebook in notebooks:
        code = [cell for cell in notebook.cells if cell.cell_type == "code"]
        for number, cell in enumerate(code, 1):
            cell.outputs, cell.execution_count = next(ran).outputs, number
            for output in cell.outputs:
                if "execution_count" in output:
                    output.execution_count = number
        next(ran)


def tidy(notebook: nbformat.NotebookNode) -> None:
    """Keep of a notebook what it says and shows, and nothing about the run."""
    for cell in notebook.cells:
        tagged = UNSTORED in cell.metadata.get("tags", [])
        kept = {"jupyter": cell.metadata.jupyter} if "jupyter" in cell.metadata else {}
        cell.metadata = kept | ({"tags": [UNSTORED]} if tagged else {})
        if tagged:
            cell.outputs = [out for out in cell.outputs if WIDGET not in out.get("data", {})]
            if not cell.outputs:
                cell.execution_count = None
        for output in cell.get("outputs", []):
            markup = output.get("data", {}).get("text/html", "")
            if markup and not AS_TYPED.search(markup):
                output.data["text/html"] = MARKUP_BREAK.sub(r"\1", markup)
    about = notebook.metadata
    about.language_info = {"name": "python"}
    notebook.metadata = {name: about[name] for name in ("kernelspec", "language_info", "title")}


def update(path: Path) -> None:
    """Run a notebook and store its outputs."""
    notebook = nbformat.read(path, as_version=4)
    run(notebook, path.parent)
    tidy(notebook)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        named = {path.stem, NUMBER.sub("", path.stem)} & set(sys.argv[1:])
        if path.name != APP and (named or not sys.argv[1:]):
            update(path)
