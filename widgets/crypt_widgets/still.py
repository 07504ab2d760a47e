"""What a saved notebook shows of a panel while no kernel runs: the table in words, and drawn.

A page that finds a live widget in an output shows that and nothing else of it; and where the widget
is gone, an error. So the picture is an output of its own, which the live panel's style takes away
(see `layout.css`).
"""

from __future__ import annotations

import html
import os
from typing import TYPE_CHECKING

from crypt_core.teach.shown import BESIDE, Table

if TYPE_CHECKING:
    from .session import Session

CLASS = "crypt-still"
GONE = f"""<style>
.jp-OutputArea-child:has(.{CLASS}) + .jp-OutputArea-child .jupyter-widgets:not(:has(*)) {{
  display: none;
}}
</style>"""
"""Beside the picture nobody needs to be told that the widget is gone."""


def on_a_page() -> bool:
    """Whether Voilà shows the notebook: there the kernel runs as long as there is a page."""
    return any(name.startswith("VOILA_") for name in os.environ)


def still(session: Session) -> dict[str, str]:
    """The table as its viewer may know it, for every reader, by the type of what each can show."""
    table = Table(session.voice, session.game.view(session.timeline.state, session.viewer))
    run = session.words.say("still-run")
    line = f'<p style="{BESIDE}"><em>{html.escape(run)}</em></p>'
    return {
        "text/plain": f"{table}\n{run}",
        "text/html": f'<div class="{CLASS}">{GONE}{table._repr_html_()}{line}</div>',
    }
