"""In a notebook of marimo, which draws anywidgets and no boxes of them: there a box is one, too."""

from __future__ import annotations

import sys
from typing import Any


def here() -> bool:
    """Whether this is one."""
    marimo: Any = sys.modules.get("marimo")
    return marimo is not None and marimo.running_in_notebook()


def told(sentence: str, what: object) -> object:
    """A sentence, and below it something as marimo shows it."""
    marimo: Any = sys.modules["marimo"]
    return marimo.vstack([marimo.callout(sentence), *([] if what is None else [what])])


def shown(box: object) -> object:
    """The box as marimo shows an anywidget."""
    marimo: Any = sys.modules["marimo"]
    return marimo.ui.anywidget(box)
