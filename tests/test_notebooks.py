"""The notebooks as a course: in one order, and every link among them leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from scripts import translate_notebooks as made

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
COURSE = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))
CONTENTS = COURSE[0]
ALL = sorted(NOTEBOOKS.rglob("[0-9]*.ipynb"))
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


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_link_of_a_notebook_leads_somewhere(path: Path) -> None:
    for _, target in LINK.findall("\n".join(prose(path))):
        if not target.startswith("https://"):
            assert (path.parent / target).is_file(), target
