"""Donjon at home: a copy of the tutor that offers it, while its folder is not in the list yet."""

from __future__ import annotations

import os
from pathlib import Path

from crypt_core import games
from tests.toy.house import TUTOR, copied

NAME = "donjon"


def move_in(root: Path) -> str:
    """Copy the tutor to a folder, and offer Donjon there; the value is the search path."""
    for part in TUTOR:
        copied(part, root)
    listed = f"NAMES = {games.NAMES!r}".replace("'", '"')
    text = (root / "crypt_core/games.py").read_text(encoding="utf-8")
    assert text.count(listed) == 1
    if NAME not in games.NAMES:
        text = text.replace(listed, listed.replace(")", f', "{NAME}")'))
    (root / "crypt_core/games.py").write_text(text, encoding="utf-8")
    return os.pathsep.join([str(root), str(root / "widgets")])
