"""The notebooks in other languages: whole, well set, and what source and catalogue give."""

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
from tests.teach.typography import FAULTS, signs

EACH = [
    pytest.param(path, lang, id=f"{lang}-{path.stem}")
    for lang in made.languages()
    for path in made.sources()
]
UNSPOKEN = re.compile(
    r"```.*?```|`[^`]*`|<[^>]*>|\[[^\]]*\]\(\.\./[^)]*\)|\]\([^)]*\)|^\s*[-*|]+ | [|]|:?-{3,}",
    re.DOTALL,
)
"""What is not of the language: code, markup, where links lead, titles of English notebooks."""

NUMBER = re.compile(r"\d+(?:[.,\u202f\u00a0]\d+)*")
UNLIKE = {"16th century": "century", "only ones": "only 1s"}
"""Numbers that another language writes as something else, and what they are for it."""


def numbers(text: str, decimal: str) -> list[float]:
    """The numbers of a text, in whatever order they are told."""
    spoken = re.sub(r"\{[^}]*\}", " ", made.LINK.sub(" ", text))
    wanted = {ord(it): "." if it == decimal else None for it in ".,\u202f\u00a0"}
    return sorted(float(it.translate(wanted)) for it in NUMBER.findall(spoken))


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


@pytest.mark.parametrize(("path", "lang"), EACH)
def test_nothing_is_left_to_translate(path: Path, lang: str) -> None:
    assert not made.faults(path, lang)


@pytest.mark.parametrize(("path", "lang"), EACH)
def test_a_translation_leads_where_the_source_does(path: Path, lang: str) -> None:
    for english, said in made.words(path, lang).items():
        assert sorted(made.LINK.findall(said)) == sorted(made.LINK.findall(english)), said
        assert english[:1].isspace() == said[:1].isspace()
        assert re.findall(r"^[#|]+", said) == re.findall(r"^[#|]+", english), said


@pytest.mark.parametrize(("path", "lang"), EACH)
def test_a_translation_tells_the_same_numbers(path: Path, lang: str) -> None:
    for english, said in made.words(path, lang).items():
        for each, instead in UNLIKE.items():
            english = english.replace(each, instead)
        assert numbers(said, ",") == numbers(english, "."), said


@pytest.mark.parametrize(("path", "lang"), EACH)
def test_a_translation_is_well_set(path: Path, lang: str) -> None:
    wanted = {**signs(lang), "a straight quotation mark": FAULTS["a straight quotation mark"]}
    for cell in made.translated(path, lang).cells:
        if cell.cell_type == "markdown":
            for piece in made.pieces(cell):
                text = UNSPOKEN.sub("…", piece.text)
                for name, fault in wanted.items():
                    assert not fault.search(text), f"{name}: {text}"


@pytest.mark.parametrize(("path", "lang"), EACH)
def test_what_is_stored_is_what_source_and_catalogue_give(path: Path, lang: str) -> None:
    given = made.translated(path, lang)
    tidy(given)
    there = stored(path, lang)
    assert there.metadata == given.metadata
    for cell, wanted in zip(there.cells, given.cells, strict=True):
        assert (cell.id, cell.source) == (wanted.id, wanted.source)
        assert cell.metadata == wanted.metadata


@pytest.mark.parametrize("lang", made.languages())
def test_no_other_notebook_is_there(lang: str) -> None:
    wanted = {made.name_in(path, lang) for path in made.sources()}
    assert {path.name for path in (NOTEBOOKS / lang).iterdir() if path.suffix == ".ipynb"} == wanted


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
    file.write_text(file.read_text().replace("#, fuzzy\n", ""))
    assert not made.faults(path, "fr")
