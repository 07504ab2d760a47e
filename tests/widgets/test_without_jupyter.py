"""Sessions and what is drawn of them know no widget: anything may show them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from crypt_core.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
WIDGETS = ROOT / "widgets"
JUPYTER = {
    "IPython",
    "anywidget",
    "ipykernel",
    "ipywidgets",
    "jupyter_client",
    "traitlets",
    "voila",
}

DRAWN = """
import re
from pathlib import Path
from crypt_widgets.folders import modules
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.route import parts
from crypt_widgets.tutoring.router import part_of
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send

shell = Shell(Session("en", new_game({{"game": "{game}", "seed": 1}})))
send(shell, {{"do": "continue"}})
for module in (*modules("present"), *modules("present", "{game}")):
    panel = Path(module.__file__).with_name("panel.py")
    if not panel.exists():
        continue
    named = re.search(r"present = staticmethod\\((\\w+)\\)", panel.read_text("utf-8"))
    presenter = vars(module)[named[1]]
    presenter(*(part_of(shell, kind) for kind in parts(presenter)))
"""


def modules(script: str) -> set[str]:
    """What a Python of its own has loaded after a script."""
    done = subprocess.run(
        [sys.executable, "-c", f"{script}\nimport sys\nprint(*sys.modules)"],
        env={"PYTHONPATH": f"{ROOT}:{WIDGETS}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def loaded(script: str) -> set[str]:
    """The same, of Jupyter."""
    return {name.partition(".")[0] for name in modules(script)} & JUPYTER


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_drawn_without_jupyter(game: str) -> None:
    assert loaded(DRAWN.format(game=game)) == set()


def test_nor_is_it_loaded_by_what_panels_draw_and_handle() -> None:
    names = [
        ".".join(path.relative_to(WIDGETS).with_suffix("").parts)
        for folder in ("panels", "games", "tutoring")
        for path in sorted(WIDGETS.glob(f"crypt_widgets/{folder}/**/*.py"))
        if path.stem not in ("panel", "registry", "single_panel", "__init__")
    ]
    assert len(names) > 50
    assert loaded("\n".join(f"import {module}" for module in names)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_tutor_begins_without_what_only_notebooks_need(game: str) -> None:
    script = f"from crypt_widgets.app import Tutor\nTutor(game='{game}')"
    books = {"crypt_core.teach.reference.book", "crypt_core.teach.tour"}
    assert modules(script) & books == set()
