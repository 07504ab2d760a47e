"""What the page draws with, taken from the panels themselves: scripts, one style, first pictures.

The panels are imported with `host` in the place of Jupyter, here as in the page.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import host

ROOT = Path(__file__).resolve().parent.parent


def at_home() -> None:
    """Import the tutor from this checkout, on the stand-ins for Jupyter."""
    host.install()
    sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]


def kinds() -> list[type[Any]]:
    """The kinds of all panels of the tutor, of all games."""
    from crypt_core.games import NAMES
    from crypt_widgets.panels.registry import panels_of

    tables = map(panels_of, ("", *NAMES))
    found = [kind for table in tables for kind in table.values()]
    return sorted(found, key=lambda kind: kind.order)


def scripts() -> dict[str, str]:
    """The script of each panel, by its kind as the page knows it."""
    return {host.kind_of(kind): kind._esm for kind in kinds()}


def style() -> str:
    """One style sheet for all panels; what they share is in that of the frame."""
    return "\n".join(dict.fromkeys(kind._css for kind in kinds()))


def words() -> dict[str, dict[str, str]]:
    """What the page says itself, by language."""
    from crypt_widgets.server.page_words import site_words

    return site_words()


def icon() -> bytes:
    """The tutor's sign."""
    template = ROOT / "widgets/crypt_widgets/voila/templates/crypt-tutor"
    return (template / "static/favicon.svg").read_bytes()


def pictures() -> Iterator[tuple[str, str]]:
    """The first screen as a newcomer's page shows it, by language.

    The page sends what is sent here, again when Python is awake: so Python comes to the same.
    """
    from crypt_core.teach.words import LANGS

    for lang in LANGS:
        yield lang, json.dumps(_first_screen(lang), ensure_ascii=False, separators=(",", ":"))


def _first_screen(lang: str) -> list[dict[str, Any]]:
    from crypt_widgets.app import Tutor
    from crypt_widgets.tutoring import opening, session

    # As in a Python that has just started: widgets and tables are numbered from the beginning.
    host.WIDGETS.clear()
    host.NUMBERS.clear()
    session._TABLES = itertools.count()
    # Each build draws the same: of seeds there is but one.
    opening.SEED_LIMIT = 1
    tutor = Tutor()
    tutor.live.answer({"do": "hello", "lang": lang})
    newcomer = {"text": None, "invited": False, "declined": None, "elsewhere": False}
    tutor.live.answer({"do": "learn-keep", **newcomer})
    return host.screen()
