"""The toy at home: a copy of the tutor with one game more, and one panel more that is a folder."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

REPO = Path(__file__).resolve().parents[2]
TOY = Path(__file__).parent
TUTOR = ("crypt_core", "widgets/crypt_widgets", "notebooks/app.ipynb")
NAMES = re.compile(r"^NAMES = \((.+)\)$", re.MULTILINE)
ONLY_HERE = {
    *("panels", "tally", "house.py", "table.py", "test_house.py", "test_toy.py", "__pycache__")
}
"""What stands beside the rules here and is no part of the game's folder there."""


def move_in(root: Path) -> str:
    """Copy the tutor to a folder, and the toy to where a game's folders are.

    The value is the search path on which all of it is found.
    """
    for part in TUTOR:
        copied(part, root)
    for part in sorted({it.name for it in TOY.iterdir()} - ONLY_HERE):
        _copy(TOY / part, root / "crypt_core/toy" / part)
    _copy(TOY / "panels", root / "widgets/crypt_widgets/games/toy")
    _copy(TOY / "tally", root / "widgets/crypt_widgets/panels/tally")
    games = root / "crypt_core/games.py"
    games.write_text(one_game_more(games.read_text(encoding="utf-8")), encoding="utf-8")
    return os.pathsep.join([str(root), str(root / "widgets")])


def one_game_more(text: str) -> str:
    """The source that names all games, with the toy's name in it."""
    text, found = NAMES.subn(r'NAMES = (\1, "toy")', text)
    assert found == 1
    return text


def copied(part: str, root: Path) -> None:
    """Copy a part of the tutor to where it stands in a folder."""
    _copy(REPO / part, root / part)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)
