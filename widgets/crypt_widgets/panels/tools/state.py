"""The message of the tabs: which tool is shown."""

from __future__ import annotations

from ...tutoring.route import handles
from ...tutoring.shell import Shell
from .messages import OpenTool


@handles("tool")
def open_tool(tutor: Shell, message: OpenTool) -> None:
    """Open a tool; one that the task at the table hides is opened beside the game."""
    away = tutor.practice is not None and tutor.hides(message["name"])
    (tutor.game if away else tutor.front).reading.open_tool(message["name"])
