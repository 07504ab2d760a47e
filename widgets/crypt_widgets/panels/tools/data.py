"""What the panel `tools` draws."""

from __future__ import annotations

from typing import TypedDict


class ToolTab(TypedDict):
    """A tool beside the table, by its panel's name."""

    name: str
    sign: str
    label: str


class ToolsData(TypedDict):
    """The tools that there are, and the name of the one that is shown."""

    open: str
    also: list[str]
    """The names of those that are shown below it."""
    ending: bool
    """Whether the one that is shown tells how the game has ended."""
    own: str
    """The one chosen for the game, whatever a task at the table has: what is to be remembered."""
    arrived: int
    """Larger each time that one comes to the end of the game."""
    tabs: list[ToolTab]
