"""What a notebook says without Dask, and how the documentation shows its questions."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import nbformat
import pytest

from scripts.translate_notebooks import LEARNERS
from tests.notebooks_update import NOTEBOOKS, ROOT

COURSE = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))


def test_who_has_no_dask_is_told_by_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the notebook about many machines, which is the only one that needs it."""
    cells = nbformat.read(COURSE[-1], as_version=4).cells
    (cell,) = (it for it in cells if it.cell_type == "code" and "from distributed" in it.source)
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = "Dask on several machines needs distributed, which is not installed: "
    with pytest.raises(ImportError, match=re.escape(f'{told}pip install "crypt-tutor[cluster]"')):
        exec(cell.source, {})


@pytest.mark.parametrize("path", COURSE[1:LEARNERS], ids=lambda path: path.stem)
def test_no_answer_stands_open_beside_its_question(path: Path) -> None:
    """Neither in JupyterLab nor in the documentation, which folds by another sign."""
    spec = spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = module_from_spec(spec)
    spec.loader.exec_module(generate)
    page = nbformat.reads(generate.as_page(path.read_text("utf-8")), as_version=4)
    asked = [cell for cell in page.cells if "Exercise(" in cell.source and cell.outputs]
    assert len(asked) > 0
    for cell in asked:
        assert cell.metadata.jupyter.source_hidden
        assert "hide-input" in cell.metadata.tags
