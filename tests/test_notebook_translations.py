"""The notebooks in other languages run, and are made of the English ones and of catalogues."""

from __future__ import annotations

import configparser
import json
import re
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import nbformat
import pytest

from scripts import translate_notebooks as made
from tests.notebooks_update import NOTEBOOKS, tidy


def stored(path: Path, lang: str) -> nbformat.NotebookNode:
    return nbformat.read(NOTEBOOKS / lang / made.name_in(path, lang), as_version=4)


def shown(notebook: nbformat.NotebookNode) -> list[tuple[str, str]]:
    """What cells show, by their ids, without what nbval does not compare either."""
    kept = configparser.RawConfigParser()
    kept.read_string(re.sub(r"^[^\[]*", "", (Path(__file__).parent / "nbval.cfg").read_text()))
    found = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            text = json.dumps(cell.outputs, sort_keys=True, ensure_ascii=False)
            for section in kept.sections():
                text = re.sub(kept[section]["regex"], kept[section]["replace"], text)
            found.append((cell.id, text))
    return found


@pytest.mark.nightly
@pytest.mark.parametrize("lang", made.languages())
def test_they_run_and_show_what_is_stored(lang: str) -> None:
    # In a process of its own: where a browser was driven, this one has a loop that is never done.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
        ran = other.submit(made.run_in, lang).result()
    for path in made.sources():
        tidy(ran[made.name_in(path, lang)])
        assert shown(ran[made.name_in(path, lang)]) == shown(stored(path, lang)), path.stem


def test_paragraphs_strings_and_comments_are_found() -> None:
    code = "```python\nx = 1\n\ny = 2\n```"
    text = f"# Head\n\nOne, two words.\n- an item\n- `code`\n\n{code}\n\n| a cell |"
    prose = nbformat.v4.new_markdown_cell(text)
    assert [piece.text for piece in made.pieces(prose)] == [
        "# Head",
        "One, two words.",
        "- an item",
        "| a cell |",
    ]
    cell = nbformat.v4.new_code_cell(
        'f = {"kept": 1, "a5 b3": "idols4 pottery?"}  # the “bill”\n'
        'print("data/x.png", f"{f} dice, é")'
    )
    assert [piece.text for piece in made.pieces(cell)] == ["kept", "the “bill”", "{f} dice, é"]
    for piece in made.pieces(cell):
        assert cell.source[piece.start : piece.end] == piece.text
    with pytest.raises(ValueError, match="one string"):
        made.pieces(nbformat.v4.new_code_cell('print("one "\n"two")'))


def test_a_changed_source_asks_for_its_translation_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(made, "LOCALE", tmp_path)
    monkeypatch.setattr(made, "NOTEBOOKS", tmp_path.parent)
    (tmp_path / "fr").mkdir()
    path = tmp_path / "01-page.ipynb"

    def write(text: str) -> None:
        page = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(text)])
        page.metadata.title = "page"
        nbformat.write(page, path)
        made.renew(path, "fr")

    write("The Ghost rolls three dice.")
    file = made.catalogue_file(path, "fr")
    empty, said = 'dice."\nmsgstr ""', 'dice."\nmsgstr "Le Fantôme lance trois dés."'
    file.write_text(
        file.read_text().replace(empty, said).replace('page"\nmsgstr ""', 'page"\nmsgstr "page"')
    )
    assert not made.faults(path, "fr")
    assert made.translated(path, "fr").cells[0].source == "Le Fantôme lance trois dés."
    write("The Ghost rolls its three dice.")
    assert [line.split(": ", 1)[1] for line in made.faults(path, "fr")] == [
        "not translated: The Ghost rolls its three dice."
    ]
    assert "trois dés" in file.read_text()
    assert made.translated(path, "fr").cells[0].source == "The Ghost rolls its three dice."
    assert "#| msgid" in file.read_text()
    file.write_text(file.read_text().replace("#, fuzzy\n", ""))
    made.renew(path, "fr")
    assert not made.faults(path, "fr")
    assert "#| msgid" not in file.read_text(), "what it was before has been seen to"
