"""Make the pictures that notebooks draw the table with from those of the panels' scripts.

The pictures are drawn once, in the `art.js` of each game and in `kit/dice.js`. A table
in a notebook is drawn in Python, which takes them from an `art.json`. This is run after a change to
one of the pictures, and a test tells when that is forgotten. It needs Node.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

from crypt_core.games import NAMES, folder, part  # noqa: E402
from crypt_widgets.assets import HERE, bundle, source  # noqa: E402

SHARED = ("MARKS", "PIPS", "SHIELD")
"""What all games have: players' marks, the pips of dice, what a mark stands on."""


def made() -> Iterator[tuple[Path, str]]:
    """Each file that is made, and its text."""
    for game in NAMES:
        teach = folder(game) / "teach"
        if (teach / "drawing.py").is_file():
            names = part(game, "teach.drawing").PICTURES
            found = pictures(bundle(source(art(game), "js")), names)
            yield teach / "art.json", written(found)
    shared = pictures(bundle(source("kit/dice", "js")), SHARED)
    yield ROOT / "crypt_core" / "teach" / "art.json", written(shared)


def art(game: str) -> str:
    """The script with a game's pictures: beside its panels if several draw them, or its table's."""
    (found,) = (HERE / "games" / game).glob("**/art.js")
    return found.relative_to(HERE).with_suffix("").as_posix()


def pictures(module: str, names: tuple[str, ...]) -> dict[str, Any]:
    """What a module knows by these names."""
    asked = f"{module}\nprocess.stdout.write(JSON.stringify({{{', '.join(names)}}}));"
    command = ["node", "--input-type=module", "-"]
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    found = json.loads(told.stdout)
    return {name.lower(): found[name] for name in names}


def written(found: dict[str, Any]) -> str:
    """Pictures as a text, a picture or a part of one on a line."""
    parts = []
    for name, value in found.items():
        if isinstance(value, dict):
            inside = ",\n".join(
                f"  {json.dumps(key)}: {json.dumps(of)}" for key, of in value.items()
            )
            parts.append(f'"{name}": {{\n{inside}\n}}')
        else:
            parts.append(f'"{name}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    for file, text in made():
        file.write_text(text, encoding="utf-8")
