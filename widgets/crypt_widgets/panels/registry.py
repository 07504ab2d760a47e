"""Which panels there are: those that all games share, and those of each game's own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from ..panel import Panel
from .bar.panel import Bar
from .estimate.panel import Estimate
from .estimate_review.panel import EstimateReview
from .frame.panel import Frame
from .games.panel import Games
from .learn.panel import Learn
from .reference.panel import Reference
from .ribbon.panel import Ribbon
from .story.panel import Story
from .tools.panel import Tools
from .whatif.panel import WhatIf

Panels = Mapping[str, type[Panel]]
"""Panels by name."""

SHARED: Panels = {
    "frame": Frame,
    "ribbon": Ribbon,
    "learn": Learn,
    "games": Games,
    "bar": Bar,
    "tools": Tools,
    "story": Story,
    "estimate": Estimate,
    "estimate-review": EstimateReview,
    "whatif": WhatIf,
    "reference": Reference,
}


STAGE, TOOLS = "stage", "tools"
"""The areas of a game's table, and of the panels of which one at a time is shown."""


def panels_of(game: str) -> Panels:
    """The panels of a game's own, by the game's name; loaded when it is first at the table."""
    return cast(Panels, import_module(f"crypt_widgets.games.{game}.panels").PANELS)


def panels_at(game: str) -> Panels:
    """All panels that there are at the table of a game."""
    return {**SHARED, **panels_of(game)}


def stage_of(game: str) -> set[str]:
    """The names of the panels in which a game's table lies."""
    return {name for name, kind in panels_at(game).items() if kind.area == STAGE}
