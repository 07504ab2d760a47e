"""Check the notebooks as a course, and their translations, without running any.

They have one order, links that lead somewhere, and the same content in each language.
"""

from __future__ import annotations

import ast
import re
import sys
from itertools import chain, takewhile
from pathlib import Path

import nbformat
from complaints import Facts, report, unmet

from crypt_core import lab
from scripts import translate_notebooks as made
from tests.notebooks_update import NOTEBOOKS, UNSTORED, tidy
from tests.teach.typography import FAULTS, signs

COURSE = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))
CONTENTS = COURSE[0]
ALL = {path: nbformat.read(path, as_version=4) for path in NOTEBOOKS.rglob("[0-9]*.ipynb")}
LINK = re.compile(r"\[([^]]*)\]\(([^)\s]+)\)")


def sources(path: Path, kind: str) -> list[str]:
    """Return the cells of a notebook that are "markdown" or "code"."""
    return [cell.source for cell in ALL[path].cells if cell.cell_type == kind]


def title(path: Path) -> str:
    """Return the heading of a notebook."""
    return sources(path, "markdown")[0].splitlines()[0].removeprefix("# ")


# --- the course -----------------------------------------------------------------------------------


def order() -> Facts:
    """Check that the numbers have no gap, and that the contents list all notebooks."""
    numbers = [int(path.stem[:2]) for path in COURSE]
    yield numbers == list(range(len(COURSE))), NOTEBOOKS, f"the numbers are {numbers}"
    for path in set(NOTEBOOKS.glob("*.ipynb")) - {*COURSE, NOTEBOOKS / "app.ipynb"}:
        yield False, path, "has no number"
    lists = [cell for cell in sources(CONTENTS, "markdown") if "| --- |" in cell]
    rows = re.findall(rf"^\| *(\d+) *\|.*?{LINK.pattern}", "\n".join(lists), re.MULTILINE)
    wanted = [(str(number), title(it), it.name) for number, it in enumerate(COURSE[1:], 1)]
    yield rows == wanted, CONTENTS, "does not list all notebooks in their order"


def links() -> Facts:
    """Check that every link leads to a file, and that each foot leads back and on."""
    for path in ALL:
        for _, target in LINK.findall("\n".join(sources(path, "markdown"))):
            there = target.startswith("https://") or (path.parent / target).is_file()
            yield there, path, f"leads nowhere: {target}"
    for path in COURSE:
        foot = sources(path, "markdown")[-1]
        yield foot == made.foot(path), path, "another foot than scripts/translate_notebooks.py has"


IMPORT = re.compile(r"^ *(?:import|from) .+$", re.MULTILINE)
MOST = 5
"""Lines of imports that a notebook, or one of its cells, may begin with: a sixth is a wall."""
WIDEST = 122
"""Letters in a line of a cell in JupyterLab, 1440 pixels wide with its files open at the left."""
CATCHING = re.compile(r"\b(Output|interact|interactive|interactive_output)\(")
"""Widgets that catch a cell's output: whoever runs a notebook sends it back to the kernel, in the
midst of a cell, and was seen to wait for ever then; nor is it kept. `Dials` do without."""


def cells() -> Facts:
    """Check that each notebook can be read without a kernel, from its first cell on."""
    for path, notebook in ALL.items():
        code = [cell for cell in notebook.cells if cell.cell_type == "code"]
        silent = len([*takewhile(lambda cell: not cell.outputs, code)])
        beginning = "\n".join(cell.source for cell in code[: silent + 1])
        yield len(IMPORT.findall(beginning)) <= MOST, path, "begins with a wall of imports"
        for cell in code:
            start = cell.source.partition("\n")[0]
            yield len(IMPORT.findall(cell.source)) <= MOST, path, f"a wall of imports: {start}"
            panel = UNSTORED in cell.metadata.get("tags", [])
            yield cell.outputs or not panel, path, f"nothing to see without a kernel: {start}"
            caught = CATCHING.search(cell.source)
            yield not caught, path, f"catches output in a widget: {start}"
            for line in chain.from_iterable(map(lines, cell.outputs)):
                yield (
                    len(line) <= WIDEST,
                    path,
                    f"too wide for JupyterLab (show prose as Told): {line}",
                )


def lines(output: nbformat.NotebookNode) -> list[str]:
    """Return the lines that an output shows as plain text."""
    bare = set(output.get("data", {})) == {"text/plain"}
    text = output.data["text/plain"] if bare else output.get("text", "")
    return str(text).splitlines()


PIP = 'pip install ".[lab'


def needs_laboratory(code: str) -> bool:
    """Return whether code plays many games, or keeps them; to draw a figure is not enough."""
    drawing = {name for name, home in lab._HOMES.items() if home in (".estimates", ".figures")}
    return any(
        name.name == "simulate" or (node.module == "crypt_core.lab" and name.name not in drawing)
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    )


def laboratory() -> Facts:
    """Check that the notebooks which need the laboratory say so, and follow one another."""
    needing = []
    for path in COURSE[1:]:
        code, beginning = "\n".join(sources(path, "code")), sources(path, "markdown")[1]
        needs, many = needs_laboratory(code), "distributed" in code
        needing += [path] * needs
        yield (PIP in beginning) is needs, path, "says wrongly whether it needs the laboratory"
        yield ("[lab,cluster]" in beginning) is many, path, "says wrongly whether it needs Dask"
    first = COURSE.index(needing[0])
    yield needing == COURSE[first:], CONTENTS, "not all from some number on need the laboratory"
    sentence = f"From {first} on they need the laboratory"
    fine = any(sentence in cell and PIP in cell for cell in sources(CONTENTS, "markdown"))
    yield fine, CONTENTS, f"does not say: {sentence}"


PANELS = {"claim", "explorer"}
"""Cells that show a panel made before."""
MOVES = re.compile(
    r"\b(Dials|Exercise|GhostExplorer|GraveHelp|PhasePanel|RuleBook|Table|WhatIf|tutor)\("
)
"""What makes a panel, in a cell that shows one."""
LAST = "Where to go next"
"""A section of links, with nothing to move."""


def sections() -> Facts:
    """Check that every section for learners has something to move."""
    for path in COURSE[1 : made.LEARNERS]:
        still: list[str] = []
        head = ""
        for cell in ALL[path].cells:
            if cell.cell_type == "markdown":
                for head in re.findall(r"^## (.*)$", cell.source, re.MULTILINE):
                    still.append(head)
            elif UNSTORED in cell.metadata.get("tags", []) and (
                MOVES.search(cell.source) or cell.source in PANELS
            ):
                still = [each for each in still if each != head]
        for head in still:
            yield head == LAST, path, f"nothing to move under: {head}"


# --- other languages ------------------------------------------------------------------------------

UNSPOKEN = re.compile(
    r"```.*?```|`[^`]*`|<[^>]*>|\[[^\]]*\]\(\.\./[^)]*\)|\]\([^)]*\)|^\s*[-*|]+ | [|]|:?-{3,}",
    re.DOTALL,
)
"""Code, markup, targets of links and titles of English notebooks: not of the language."""
MARKS = re.compile(r"^[#|]+")
NUMBER = re.compile(r"\d+(?:[.,\u202f\u00a0]\d+)*")
UNLIKE = {"16th century": "century", "only ones": "only 1s"}
"""English phrases, with the numbers that their translations have."""


def numbers(text: str, decimal: str) -> list[float]:
    """Return the numbers of a text, in whatever order they are written."""
    spoken = re.sub(r"\{[^}]*\}", " ", made.LINK.sub(" ", text))
    wanted = {ord(it): "." if it == decimal else None for it in ".,\u202f\u00a0"}
    return sorted(float(it.translate(wanted)) for it in NUMBER.findall(spoken))


def catalogue(path: Path, lang: str) -> Facts:
    """Check that a catalogue has each paragraph, with the same links, marks and numbers."""
    file = made.catalogue_file(path, lang)
    for fault in made.faults(path, lang):
        yield False, file, fault.split(": ", 1)[1]
    for english, said in made.words(path, lang).items():
        for each in (made.LINK.findall, MARKS.findall):
            yield sorted(each(said)) == sorted(each(english)), file, f"other links or marks: {said}"
        yield english[:1].isspace() == said[:1].isspace(), file, f"begins otherwise: {said}"
        for each, instead in UNLIKE.items():
            english = english.replace(each, instead)
        yield numbers(said, ",") == numbers(english, "."), file, f"other numbers: {said}"


def translation(path: Path, lang: str) -> Facts:
    """Check that a translated notebook is made of source and catalogue, and is well set."""
    given = made.translated(path, lang)
    wanted = {**signs(lang), "a straight quotation mark": FAULTS["a straight quotation mark"]}
    file = NOTEBOOKS / lang / made.name_in(path, lang)
    for cell in given.cells:
        if cell.cell_type == "markdown":
            for piece in made.pieces(cell):
                text = UNSPOKEN.sub("…", piece.text)
                for name, fault in wanted.items():
                    yield not fault.search(text), file, f"{name}: {text}"
    tidy(given)
    there = ALL.get(file)
    same = there and there.metadata == given.metadata and written(there) == written(given)
    yield same, file, "not what source and catalogue give: python -m scripts.translate_notebooks"


def written(notebook: nbformat.NotebookNode) -> list[tuple[object, ...]]:
    """Return the cells of a notebook without their outputs."""
    return [(cell.id, cell.source, cell.metadata) for cell in notebook.cells]


def translations() -> Facts:
    """Check each of the learner's notebooks in each language, and that there is no other."""
    for lang in made.languages():
        for path in made.sources():
            yield from catalogue(path, lang)
            yield from translation(path, lang)
        names = {made.name_in(path, lang) for path in made.sources()}
        for file in (NOTEBOOKS / lang).glob("*.ipynb"):
            yield file.name in names, file, "no English notebook is its source"


CHECKS = (order, links, cells, laboratory, sections, translations)


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("notebooks", unmet(chain.from_iterable(check() for check in CHECKS)))


if __name__ == "__main__":
    sys.exit(main())
