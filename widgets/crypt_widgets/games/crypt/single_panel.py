"""What of Crypt alone can be a single panel in a notebook."""

from __future__ import annotations

from typing import ClassVar

from ...notebook.single_panel import SinglePanel
from ...tutoring.messages import Sent


class GhostExplorer(SinglePanel):
    """What the Ghost can do to a claim, counted over all its rolls (Crypt, alone)."""

    NAMES = ("odds",)
    BEGINS: ClassVar[Sent] = {"do": "lay", "move": "a4"}
    NOTHING = "crypt-alone-no-ghost"
