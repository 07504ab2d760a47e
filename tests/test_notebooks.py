"""What a notebook says without Dask, and that none gives its own answers away."""

from __future__ import annotations

import html
import re
import sys
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter

from crypt_core.games import NAMES
from crypt_core.teach.explain.lessons import says
from crypt_core.teach.lessons.check import check
from crypt_core.teach.lessons.exercises import exercise, exercises
from crypt_core.teach.words import LANGS, Words
from scripts.translate_notebooks import LEARNERS, name_in
from tests.notebooks_update import NOTEBOOKS

COURSE = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))


def test_who_has_no_dask_is_told_by_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the notebook about many machines, which is the only one that needs it."""
    cells = nbformat.read(COURSE[-1], as_version=4).cells
    (cell,) = (it for it in cells if it.cell_type == "code" and "from distributed" in it.source)
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = "Dask on several machines needs distributed, which is not installed: "
    with pytest.raises(
        ImportError, match=re.escape(f'{told}in a copy of the project, pip install ".[cluster]"')
    ):
        exec(cell.source, {})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("source", COURSE[1:LEARNERS], ids=lambda path: path.stem)
def test_no_notebook_has_the_answers_to_its_questions(source: Path, lang: str) -> None:
    """Neither its file nor what is made of it: what GitHub shows, an export, our documentation."""
    path = NOTEBOOKS / ("" if lang == "en" else lang) / name_in(source, lang)
    page = nbformat.read(path, as_version=4)
    asked = names_in(page)
    assert asked
    exported, _ = HTMLExporter().from_notebook_node(page)
    shown = page_text(path.read_text("utf-8")) + page_text(exported)
    for name in asked:
        told = says(Words(lang), exercise(name))
        assert page_text(told.goal) in shown, "what is asked is there to be read"
        for answer in (told.why, *told.misses.values(), *told.hints):
            assert page_text(answer) not in shown
    assert "right=" not in shown


def names_in(page: nbformat.NotebookNode) -> list[str]:
    """The exercises that a notebook sets, by their names."""
    return re.findall(r'Exercise\("([^"]+)"', "\n".join(cell.source for cell in page.cells))


def page_text(text: str) -> str:
    """A text without what its form needs."""
    return re.sub(r"\s+", " ", html.unescape(text).replace('\\"', '"'))


def test_every_exercise_is_set_in_a_notebook_and_can_be_done_in_every_language() -> None:
    there = {name: task for game in NAMES for name, task in exercises(game).items()}
    english = [nbformat.read(path, as_version=4) for path in COURSE]
    assert [name for page in english for name in names_in(page)] == [*there]
    for name, task in there.items():
        check(task)
        for lang in LANGS:
            told = says(Words(lang), task)
            assert {*told.misses} >= {miss for miss, _ in task.misses}, name
            assert {*told.answers} == {*task.answers}, name
    with pytest.raises(ValueError, match=r"did you mean 'first-round\.order'"):
        exercise("first-round.ordr")
