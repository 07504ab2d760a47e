"""What a saved notebook shows of a panel while no kernel runs: the table in words, and drawn.

A page that finds a live widget in an output shows that and nothing else of it; and where the widget
is gone, an error. So the picture is an output of its own, which the live panel's style takes away
(see `layout.css`).
"""

from __future__ import annotations

import html
import os
from typing import TYPE_CHECKING, Any

from crypt_core.teach.shown import BESIDE, Table

if TYPE_CHECKING:
    from crypt_core.teach.words import Words

    from ..tutoring.session import Session

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


def table_snapshot(session: Session) -> dict[str, str]:
    """The table, for every reader."""
    return snapshot_of(session.words, table_of(session))


def table_of(session: Session) -> Table:
    """The table as its viewer may know it."""
    return Table(session.voice, session.game.view(session.timeline.state, session.viewer))


def show(widget: Any, words: Words) -> None:
    """Show a widget in a cell, and what stays of it there for who has no kernel.

    A page that cannot draw the widget shows its text: how to go on, unless what stays says so.
    """
    from IPython.display import publish_display_data

    left = {} if on_a_page() else widget.snapshot()
    if left:
        publish_display_data(left)  # type: ignore[no-untyped-call]
    text = "" if left else words.say("still-run")
    drawn = {**widget._repr_mimebundle_(), "text/plain": text}
    publish_display_data(drawn)  # type: ignore[no-untyped-call]


def snapshot_of(words: Words, *shown: Any) -> dict[str, str]:
    """What is shown of a panel, for every reader, by the type of what each can show.

    Each has its text, and markup as notebooks ask for it.
    """
    run = words.say("still-run")
    line = f'<p style="{BESIDE}"><em>{html.escape(run)}</em></p>'
    markup = "".join(each._repr_html_() for each in shown)
    return {
        "text/plain": "\n".join(map(str, [*shown, run])),
        "text/html": f'<div class="{CLASS}">{GONE}{markup}{line}</div>',
    }
