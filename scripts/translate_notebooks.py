"""The learner's notebooks in other languages: `python -m scripts.translate_notebooks`.

The English ones are the source. `notebooks/locale/<language>/<notebook>.po` has, a paragraph at a
time, what they say in another language; `notebooks/<language>/` is what comes of both, run. This
script puts into the catalogues whatever the notebooks have come to say, names what is not yet
translated, and writes the notebooks. A paragraph whose English has changed is marked as `fuzzy` and
keeps its old translation: see to it, and take the mark away. What has none is said in English.
"""

from __future__ import annotations

import ast
import copy
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import nbformat
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from crypt_core.teach.words import Words
from tests.notebooks_update import NOTEBOOKS, run_together, tidy

LEARNERS = 7
"""So many notebooks are translated, the first ones."""
LOCALE = NOTEBOOKS / "locale"
HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: {}\\n"

"""
"""What every catalogue begins with."""
FOOT = "onward"
"""The cell that leads to other notebooks; nobody writes it by hand."""

BREAK = re.compile(r"\n\n+|\n(?=\s*(?:[-*] |\d+\. |\|))")
"""Where a text falls into paragraphs, items of a list and rows of a table."""
UNSAID = re.compile(r"```.*?```|`[^`]*`|<[^>]*>|\{[^}]*\}", re.DOTALL)
"""What is written for machines."""
WORD = re.compile(r"(?<!\S)[\W_]*[^\W\d_]{3,}(?:[’'-][^\W\d_]+)*[.,:;!)\]*“”…]*(?!\S)")
"""A word; no move, table set up by hand, file or name in code has one between its spaces."""
LITERAL = re.compile(r"""([a-zA-Z]{0,2})(\"""|'''|"|')((?:\\.|(?!\2).)*)\2""", re.DOTALL)
LINK = re.compile(r"(?<=\]\()[^)\s]+\.ipynb(?=\))")
LANG = re.compile(r'^lang = "en".*$', re.MULTILINE)


class Piece(NamedTuple):
    """Something to translate: what it is, and where it stands in the source of its cell."""

    text: str
    start: int
    end: int


# --- what there is to translate -------------------------------------------------------------------


def sources() -> list[Path]:
    """The notebooks that are translated."""
    return sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))[:LEARNERS]


def languages() -> list[str]:
    """The languages that they are translated into."""
    return sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


def pieces(cell: nbformat.NotebookNode) -> list[Piece]:
    """The pieces of a cell in their order."""
    if cell.id == FOOT:
        return []
    found = _prose if cell.cell_type == "markdown" else _code
    return [piece for piece in found(cell.source) if WORD.search(UNSAID.sub(" ", piece.text))]


def _prose(source: str) -> Iterator[Piece]:
    """The paragraphs; a block of code is one, with the blank lines in it."""
    start = 0
    for gap in BREAK.finditer(source):
        if source.count("```", start, gap.start()) % 2 == 0:
            yield Piece(source[start : gap.start()], start, gap.start())
            start = gap.end()
    yield Piece(source[start:], start, len(source))


def _code(source: str) -> list[Piece]:
    """The strings and the comments.

    :raises ValueError: if a string is put together of several.
    """
    lines = source.splitlines(keepends=True)
    begins = [sum(map(len, lines[:number])) for number in range(len(lines))]
    found = []

    def at(line: int, byte: int) -> int:
        return begins[line - 1] + len(lines[line - 1].encode()[:byte].decode())

    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            start = begins[token.start[0] - 1] + token.start[1]
            text = token.string.removeprefix("# ")
            end = start + len(token.string)
            found.append(Piece(text, end - len(text), end))
    for node in _strings(ast.parse(source)):
        start = at(node.lineno, node.col_offset)
        end = at(node.end_lineno or 0, node.end_col_offset or 0)
        literal = LITERAL.fullmatch(source[start:end])
        if literal is None:
            raise ValueError(f"one string, please, not several side by side: {source[start:end]}")
        found.append(Piece(literal[3], start + literal.start(3), start + literal.end(3)))
    return sorted(found, key=lambda piece: piece.start)


def _strings(node: ast.AST) -> Iterator[ast.expr]:
    """The strings of code; one with values in it is a whole."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.JoinedStr) or (
            isinstance(child, ast.Constant) and isinstance(child.value, str)
        ):
            yield child
        else:
            yield from _strings(child)


def template(path: Path) -> Catalog:
    """All that a notebook says: its file's name, its title, and the pieces of its cells."""
    notebook = nbformat.read(path, as_version=4)
    found = Catalog()
    found.add(path.stem[3:], auto_comments=["The name of its file"])
    found.add(notebook.metadata.title, auto_comments=["Its title"])
    for cell in notebook.cells:
        for piece in pieces(cell):
            found.add(piece.text, auto_comments=[f"code: {cell.id}"] * (cell.cell_type == "code"))
    return found


# --- catalogues -----------------------------------------------------------------------------------


def catalogue_file(path: Path, lang: str) -> Path:
    """Where the words of a notebook are in a language."""
    return LOCALE / lang / f"{path.stem}.po"


def read(file: Path) -> Catalog:
    """A catalogue; an empty one if there is no such file."""
    if not file.exists():
        return Catalog()
    with file.open("rb") as opened:
        return read_po(opened)


def renew(path: Path, lang: str) -> None:
    """Put all that a notebook says into its catalogue, and take out what it says no more.

    A paragraph is one line, as it is in the notebook: a word that changes moves no others.
    """
    file = catalogue_file(path, lang)
    catalogue = read(file)
    catalogue.update(template(path))
    catalogue.obsolete.clear()
    for message in catalogue:
        if not message.fuzzy:
            message.previous_id = []
    written = io.BytesIO()
    write_po(written, catalogue, width=0, omit_header=True, include_previous=True)
    file.write_bytes(HEAD.format(lang).encode() + written.getvalue())


def words(path: Path, lang: str) -> dict[str, str]:
    """What a notebook says in a language, by what it says in English: all that is translated."""
    return {
        str(message.id): str(message.string)
        for message in read(catalogue_file(path, lang))
        if message.id and message.string and not message.fuzzy
    }


def faults(path: Path, lang: str) -> list[str]:
    """What a catalogue lacks or has too much, a line each."""
    said = words(path, lang)
    wanted = [str(message.id) for message in template(path) if message.id]
    there = [str(message.id) for message in read(catalogue_file(path, lang)) if message.id]
    where = catalogue_file(path, lang).relative_to(NOTEBOOKS.parent)
    lacking = [f"{where}: not translated: {text}" for text in wanted if text not in said]
    return lacking + [f"{where}: said nowhere: {text}" for text in there if text not in wanted]


# --- notebooks ------------------------------------------------------------------------------------


def name_in(path: Path, lang: str) -> str:
    """How the file of a notebook is called in a language."""
    stem = path.stem[3:] if lang == "en" else words(path, lang).get(path.stem[3:], path.stem[3:])
    return f"{path.stem[:3]}{stem}.ipynb"


def place(path: Path, lang: str, seen_from: str) -> str:
    """The way from the notebooks in one language to a notebook, in a language if it is there."""
    translated = lang != "en" and path in sources()
    up = "../" if seen_from != "en" and not (translated and lang == seen_from) else ""
    down = f"{lang}/" if translated and lang != seen_from else ""
    return up + down + name_in(path, lang if translated else "en")


def foot(path: Path, lang: str = "en") -> str:
    """The links at the end of a notebook: back, to the contents, on, and to other languages."""
    course = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))
    at = course.index(path)

    def title(other: Path) -> str:
        english = nbformat.read(other, as_version=4).cells[0].source.splitlines()[0]
        told = words(other, lang).get(english, english) if other in sources() else english
        return told.removeprefix("# ")

    contents = name_in(course[0], lang)[3:-6].capitalize()
    links = [f"[← {title(other)}]({place(other, lang, lang)})" for other in course[1:at][-1:]]
    links += [f"[{contents}]({place(course[0], lang, lang)})"] if at else []
    links += [f"[{title(other)} →]({place(other, lang, lang)})" for other in course[at + 1 :][:1]]
    others = [each for each in ("en", *languages()) if each != lang and path in sources()]
    told = (f"[{Words(each).say('language-name')}]({place(path, each, lang)})" for each in others)
    return " · ".join(links) + "".join(f"\n\n{line}" for line in [" · ".join(told)] if line)


def translated(path: Path, lang: str) -> nbformat.NotebookNode:
    """A notebook in a language, as it is before it has run."""
    notebook = copy.deepcopy(nbformat.read(path, as_version=4))
    said = words(path, lang)
    by_name = {other.name: other for other in NOTEBOOKS.glob("*.ipynb")}

    def lead(link: re.Match[str]) -> str:
        return place(by_name[link[0]], lang, lang) if link[0] in by_name else link[0]

    for cell in notebook.cells:
        for piece in reversed(pieces(cell)):
            text = said.get(piece.text, piece.text)
            cell.source = cell.source[: piece.start] + text + cell.source[piece.end :]
        if cell.id == FOOT:
            cell.source = foot(path, lang)
        elif cell.cell_type == "markdown":
            cell.source = LINK.sub(lead, cell.source)
        else:
            cell.source = LANG.sub(f'lang = "{lang}"', cell.source)
            cell.outputs, cell.execution_count = [], None
    title = notebook.metadata.title
    notebook.metadata.title = said.get(title, title)
    return notebook


def run_in(lang: str) -> dict[str, nbformat.NotebookNode]:
    """All notebooks in a language, run, by the names of their files."""
    notebooks = {name_in(path, lang): translated(path, lang) for path in sources()}
    run_together(list(notebooks.values()), NOTEBOOKS / lang)
    return notebooks


def write(lang: str) -> None:
    """Write the notebooks in a language, and nothing else there."""
    folder = NOTEBOOKS / lang
    folder.mkdir(exist_ok=True)
    made = run_in(lang)
    for old in folder.glob("*.ipynb"):
        if old.name not in made:
            old.unlink()
    for name, notebook in made.items():
        tidy(notebook)
        nbformat.write(notebook, folder / name)


def write_feet() -> None:
    """Write the feet of the English notebooks."""
    for path in sorted(NOTEBOOKS.glob("[0-9]*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        if notebook.cells[-1].id == FOOT and notebook.cells[-1].source != foot(path):
            notebook.cells[-1].source = foot(path)
            nbformat.write(notebook, path)


if __name__ == "__main__":
    for lang in languages():
        for path in sources():
            renew(path, lang)
            print(*faults(path, lang), sep="\n", end="\n" if faults(path, lang) else "")
    write_feet()
    for lang in languages():
        write(lang)
    sys.exit(any(faults(path, lang) for path in sources() for lang in languages()))
