"""Check that the Python of README and of the documentation runs, block by block, as it stands."""

from __future__ import annotations

import ast
import io
import re
import shutil
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

from complaints import ROOT, Complaint, named, report

import crypt_widgets

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
SETTINGS = ("hosting",)
"""JupyterHub's settings are no cell: a test starts JupyterHub with them."""
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
EXPECTED = re.compile(r"print\(.*#.*?(\d+/\d+)")
"""What a comment says that a line prints."""


def blocks() -> Iterator[tuple[Path, int, str]]:
    """Yield each block of Python: its file, its first line and its text."""
    for page in PAGES:
        if page.stem not in SETTINGS:
            text = page.read_text("utf-8")
            for found in BLOCK.finditer(text):
                yield page, text.count("\n", 0, found.start(1)) + 1, found[1]


def value(cell: str) -> Any:
    """Run a cell in an empty namespace; return its last line if that is an expression."""
    body = ast.parse(cell).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(ast.Module(body, []), "a page", "exec"), names)
    if last is None:
        return None
    return eval(compile(ast.Expression(last.value), "a page", "eval"), names)


def faults(block: str) -> Iterator[str]:
    """Run a block in an empty folder, as one cell: a notebook shows only its last line."""
    made: list[Any] = []
    make = crypt_widgets.tutor
    printed = io.StringIO()
    # So many games take their time, and two are played by the same code.
    few = re.sub(r"games=[\d_]+", "games=2", block)
    with (
        tempfile.TemporaryDirectory() as folder,
        chdir(folder),
        redirect_stdout(printed),
        redirect_stderr(io.StringIO()),
        patch.object(crypt_widgets, "tutor", lambda **it: made.append(make(**it)) or made[-1]),
    ):
        shutil.copy(ROOT / "crypt_core/sedlec/cards.toml", "my-cards.toml")
        try:
            shown = value(few)
        except Exception:  # noqa: BLE001
            yield traceback.format_exc().splitlines()[-1]
            return
    if made != [it for it in [shown] if isinstance(it, crypt_widgets.Tutor)]:
        yield "a tutor that is not the last line is never seen"
    for text in EXPECTED.findall(block):
        if text not in printed.getvalue():
            yield f"does not print {text}"


def complaints() -> Iterator[Complaint]:
    """Run each block by itself."""
    found = list(blocks())
    if not found:
        yield Complaint("README.md", 0, "no example in Python was found")
    for page, line, block in found:
        for text in faults(block):
            yield Complaint(named(page), line, text)


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("examples", complaints())


if __name__ == "__main__":
    sys.exit(main())
