"""Which panels there are, by their names: those that all games share, and a game's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..folders import defined_in, modules
from ..panel import Panel

Panels = Mapping[str, type[Panel]]
"""Panels by name."""

STAGE, TOOLS = "stage", "tools"
"""The areas of a game's table, and of the panels of which one at a time is shown."""


@cache
def panels_of(game: str = "") -> Panels:
    """The panels of a game's own, imported when it is first at the table; or those of all games."""
    found = (kind for module in modules("panel", game) for kind in defined_in(module, Panel))
    return {kind.name: kind for kind in found}


def panels_at(game: str) -> Panels:
    """All panels that there are at the table of a game, in the order in which they are read."""
    there = {**panels_of(), **panels_of(game)}
    return dict(sorted(there.items(), key=lambda item: item[1].order))


def stage_of(game: str) -> set[str]:
    """The names of the panels in which a game's table lies."""
    return {name for name, kind in panels_at(game).items() if kind.area == STAGE}
