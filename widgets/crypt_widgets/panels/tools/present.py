"""What the tabs draw: the tools that have something to show, and which one is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...tutoring.reading import STORY
from ...tutoring.session import Session
from ...tutoring.shell import Shell

if TYPE_CHECKING:
    from .data import ToolsData


def shown_tool(session: Session, there: Iterable[str]) -> str:
    """The name of the tool that is shown: the one asked for, as long as it is there."""
    return session.reading.tool if session.reading.tool in there else STORY


def tools_data(shell: Shell) -> ToolsData:
    """The tabs' data: a tab for each tool that has something to show."""
    session, game = shell.front, shell.game
    tools = shell.tools()
    there = [tool.name for tool in tools]
    return {
        "open": shown_tool(session, there),
        "also": [name for name in session.reading.shown[1:] if name in there],
        "ending": session.reading.ending,
        "own": game.reading.tool,
        "arrived": game.match.arrived,
        "tabs": [
            {"name": tool.name, "sign": tool.sign, "label": session.words.say(tool.tab)}
            for tool in tools
        ],
    }
