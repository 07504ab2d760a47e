"""The Python of README and of the documentation, block by block: each runs as it stands."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import crypt_widgets

REPO = Path(__file__).resolve().parents[1]
PAGES = (REPO / "README.md", *sorted((REPO / "docs").glob("*.md")))
SETTINGS = ("hosting",)
"""What JupyterHub is told there is no cell: `test_hub.py` starts it so."""
BLOCKS = {
    f"{page.stem}: {block.splitlines()[0]}": block
    for page in PAGES
    if page.stem not in SETTINGS
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
}


@pytest.mark.parametrize("block", BLOCKS.values(), ids=BLOCKS)
def test_a_block_runs_by_itself(
    block: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As one cell: what it shows is its last line, so that a tutor made before is never seen."""
    made: list[Any] = []
    make = crypt_widgets.tutor

    def tutor(**options: Any) -> Any:
        made.append(make(**options))
        return made[-1]

    monkeypatch.setattr(crypt_widgets, "tutor", tutor)
    monkeypatch.chdir(tmp_path)
    shutil.copy(REPO / "crypt_core/sedlec/cards.toml", "my-cards.toml")
    # So many games take their time, and two are played by the same code.
    few = re.sub(r"games=[\d_]+", "games=2", block)
    assert made == [shown for shown in [run(few)] if isinstance(shown, crypt_widgets.Tutor)]
    printed = capsys.readouterr().out
    for told in re.findall(r"print\(.*#.*?(\d+/\d+)", block):
        assert told in printed


def run(cell: str) -> Any:
    """Run a cell in an empty namespace; the value of its last line, if that is an expression."""
    body = ast.parse(cell).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(ast.Module(body, []), "a page", "exec"), names)
    if last is None:
        return None
    return eval(compile(ast.Expression(last.value), "a page", "eval"), names)


def test_there_are_such_blocks() -> None:
    pages = {name.split(":")[0] for name in BLOCKS}
    assert pages == {"README", "laboratory", "panels", "play", "python", "sedlec"}
