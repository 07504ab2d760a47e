"""What of Crypt alone can be a single panel in a notebook."""

from __future__ import annotations

from typing import ClassVar

from ...notebook.alone import Alone
from ...tutoring.messages import Sent


class GhostExplorer(Alone):
    """What the Ghost can do to a claim, counted over all its rolls (Crypt, alone)."""

    NAMES = ("odds",)
    BEGINS: ClassVar[Sent] = {"do": "lay", "move": "a4"}
    NOTHING = "crypt-alone-no-ghost"
