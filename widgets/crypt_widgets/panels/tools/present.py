"""What the tabs draw: the tools that have something to show, and which one is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...tutoring.session import STORY, Session

if TYPE_CHECKING:
    from ...data import ToolsData
    from ...panel import Panel


def shown_tool(session: Session, there: Iterable[str]) -> str:
    """The name of the tool that is shown: the one asked for, as long as it is there."""
    return session.tool if session.tool in there else STORY


def tools_data(session: Session, game: Session, there: dict[str, Panel]) -> ToolsData:
    """The tabs' data, of the tools that are there, by name, in the order in which they stand.

    `session` is the one at the table, `game` that of the game: the same, but for a task.
    """
    return {
        "open": shown_tool(session, there),
        "also": [name for name in session.shown[1:] if name in there],
        "own": game.tool,
        "arrived": game.arrived,
        "tabs": [
            {"name": name, "sign": panel.sign, "label": session.words.say(panel.tab)}
            for name, panel in there.items()
        ],
    }
