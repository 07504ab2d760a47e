"""Which panels there are: those that all games share, and those of each game's own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from ..panel import Panel
from .bar.panel import BAR_WORDS, Bar
from .estimate.panel import ESTIMATE_WORDS, REVIEW_WORDS, Estimate, EstimateReview
from .frame.panel import FRAME_WORDS, Frame
from .games.panel import GAMES_WORDS, Games
from .learn.panel import LEARN_WORDS, Learn
from .reference.panel import REFERENCE_WORDS, Reference
from .ribbon.panel import RIBBON_WORDS, Ribbon
from .story.panel import STORY_WORDS, Story
from .tools.panel import TOOLS_WORDS, Tools
from .whatif.panel import WHATIF_WORDS, WhatIf

Panels = Mapping[str, tuple[type[Panel], tuple[str, ...]]]
"""Panels by name: what makes each, and the ids of its fixed labels."""

SHARED: Panels = {
    "frame": (Frame, FRAME_WORDS),
    "ribbon": (Ribbon, RIBBON_WORDS),
    "learn": (Learn, LEARN_WORDS),
    "games": (Games, GAMES_WORDS),
    "bar": (Bar, BAR_WORDS),
    "tools": (Tools, TOOLS_WORDS),
    "story": (Story, STORY_WORDS),
    "estimate": (Estimate, ESTIMATE_WORDS),
    "estimate-review": (EstimateReview, REVIEW_WORDS),
    "whatif": (WhatIf, WHATIF_WORDS),
    "reference": (Reference, REFERENCE_WORDS),
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
    return {name for name, (kind, _) in panels_at(game).items() if kind.area == STAGE}
