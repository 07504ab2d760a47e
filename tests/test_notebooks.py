"""The notebooks as a course: in one order, and every link among them leads somewhere."""

from __future__ import annotations

import ast
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import takewhile
from pathlib import Path

import nbformat
import pytest

from crypt_core import lab
from scripts import translate_notebooks as made
from tests.notebooks_update import UNSTORED

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
COURSE = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))
CONTENTS = COURSE[0]
ALL = sorted(NOTEBOOKS.rglob("[0-9]*.ipynb"))
LEARNERS = made.LEARNERS
PANELS = {"claim", "explorer"}
"""What a cell is that shows a panel made before."""
LAST = "Where to go next"
"""Links to follow, and nothing to learn."""
LINK = re.compile(r"\[([^]]*)\]\(([^)\s]+)\)")


def prose(path: Path) -> list[str]:
    """The cells of a notebook that are text."""
    cells = nbformat.read(path, as_version=4).cells
    return [cell.source for cell in cells if cell.cell_type == "markdown"]


def title(path: Path) -> str:
    return prose(path)[0].splitlines()[0].removeprefix("# ")


def test_each_has_a_number_and_none_is_missing() -> None:
    assert [int(path.stem[:2]) for path in COURSE] == list(range(len(COURSE)))
    assert {path.name for path in NOTEBOOKS.glob("*.ipynb")} - {"app.ipynb"} == {
        path.name for path in COURSE
    }


@pytest.mark.parametrize("at", range(len(COURSE)), ids=lambda at: COURSE[at].stem)
def test_the_foot_of_each_leads_back_and_on(at: int) -> None:
    foot = prose(COURSE[at])[-1]
    assert foot == made.foot(COURSE[at])
    back = [(f"← {title(path)}", path.name) for path in COURSE[1:at][-1:]]
    contents = [("Contents", CONTENTS.name)] if at else []
    on = [(f"{title(path)} →", path.name) for path in COURSE[at + 1 :][:1]]
    assert LINK.findall(foot.split("\n\n")[0]) == back + contents + on


def test_the_contents_have_all_of_them_in_order() -> None:
    (rows,) = (cell for cell in prose(CONTENTS) if "| --- |" in cell)
    assert LINK.findall(rows) == [(title(path), path.name) for path in COURSE[1:]]
    numbers = [int(line.split("|")[1]) for line in rows.splitlines() if LINK.search(line)]
    assert numbers == list(range(1, len(COURSE)))


IMPORT = re.compile(r"^ *(?:import|from) .+$", re.MULTILINE)
MANY = 5
"""Lines of imports that a notebook may begin with, or one of its cells: a sixth is a wall."""


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_notebook_begins_with_a_wall_of_imports(path: Path) -> None:
    """Nor has it one further down; what lies before the first thing shown is its beginning."""
    cells = [it for it in nbformat.read(path, as_version=4).cells if it.cell_type == "code"]
    begins = [*takewhile(lambda cell: not cell.outputs, cells)]
    beginning = "\n".join(cell.source for cell in cells[: len(begins) + 1])
    for source in [beginning, *(cell.source for cell in cells)]:
        assert len(IMPORT.findall(source)) <= MANY, source


def needs_laboratory(code: str) -> bool:
    """Whether code plays many games, or keeps them; to draw a figure is not enough."""
    found = {
        (node.module, name.name)
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    drawing = {name for name, home in lab._HOMES.items() if home in (".estimates", ".figures")}
    return any(
        (module == "crypt_core.lab" and name not in drawing) or name == "simulate"
        for module, name in found
    )


PIP = 'pip install "crypt-tutor[{}]"'


def test_who_has_not_the_laboratory_is_told_which_notebooks_need_it() -> None:
    """At their beginning; in the contents one sentence does: it is all from some number on."""
    needing = [path for path in COURSE[1:] if PIP.format("lab")[:-2] in "\n".join(prose(path)[1:2])]
    for path in COURSE[1:]:
        cells = nbformat.read(path, as_version=4).cells
        code = "\n".join(cell.source for cell in cells if cell.cell_type == "code")
        assert needs_laboratory(code) is (path in needing), path.stem
        assert ("distributed" in code) is ("[lab,cluster]" in prose(path)[1]), path.stem
    (told,) = (cell for cell in prose(CONTENTS) if PIP.format("lab") in cell)
    assert f"From {COURSE.index(needing[0])} on they need the laboratory" in told
    assert needing == COURSE[COURSE.index(needing[0]) :]


def test_who_has_no_dask_is_told_by_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the notebook about many machines, which is the only one that needs it."""
    cells = nbformat.read(COURSE[-1], as_version=4).cells
    (cell,) = (it for it in cells if it.cell_type == "code" and "from distributed" in it.source)
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = f"Dask on several machines needs distributed, which is not installed: {PIP}"
    with pytest.raises(ImportError, match=re.escape(told.format("cluster"))):
        exec(cell.source, {})


MOVES = re.compile(
    r"\b(Dials|Exercise|GhostExplorer|GraveHelp|PhasePanel|RuleBook|Table|WhatIf|tutor)\("
)
"""What makes something to move, in a cell that shows a widget."""


@pytest.mark.parametrize("path", COURSE[1:LEARNERS], ids=lambda path: path.stem)
def test_every_section_for_learners_has_something_to_move(path: Path) -> None:
    still: list[str] = []
    head = ""
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            for head in re.findall(r"^## (.*)$", cell.source, re.MULTILINE):
                still.append(head)
        elif UNSTORED in cell.metadata.get("tags", []) and (
            MOVES.search(cell.source) or cell.source in PANELS
        ):
            still = [each for each in still if each != head]
    assert [each for each in still if each != LAST] == []


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_who_reads_without_a_kernel_sees_every_panel(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    shown = [cell for cell in cells if UNSTORED in cell.metadata.get("tags", [])]
    assert [cell.source for cell in shown if not cell.outputs] == []


@pytest.mark.parametrize("path", COURSE[1:LEARNERS], ids=lambda path: path.stem)
def test_no_answer_stands_open_beside_its_question(path: Path) -> None:
    """Neither in JupyterLab nor in the documentation, which folds by another sign."""
    spec = spec_from_file_location("generate", NOTEBOOKS.parent / "docs" / "generate.py")
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


WIDE = 122
"""Letters in a line of a cell in JupyterLab, 1440 pixels wide with its files open at the left."""


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_line_is_broken_in_the_midst_of_a_word(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    outputs = [it for cell in cells if cell.cell_type == "code" for it in cell.outputs]
    bare = [it.data["text/plain"] for it in outputs if set(it.get("data", {})) == {"text/plain"}]
    written = [*bare, *(it.text for it in outputs if it.output_type == "stream")]
    lines = [line for text in written for line in text.splitlines()]
    assert [line for line in lines if len(line) > WIDE] == [], "prose is shown as such, with Told"


CATCHING = re.compile(r"\b(Output|interact|interactive|interactive_output)\(")
"""Widgets that catch a cell's output: whoever runs a notebook sends it back to the kernel, in the
midst of a cell, and was seen to wait for ever then; nor is it kept. `Dials` do without."""


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_notebook_catches_output_in_a_widget(path: Path) -> None:
    cells = nbformat.read(path, as_version=4).cells
    assert [it.id for it in cells if it.cell_type == "code" and CATCHING.search(it.source)] == []


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_link_of_a_notebook_leads_somewhere(path: Path) -> None:
    for _, target in LINK.findall("\n".join(prose(path))):
        if not target.startswith("https://"):
            assert (path.parent / target).is_file(), target
