"""What of La Crypte de Sedlec alone can be a single panel in a notebook."""

from __future__ import annotations

from ...notebook.single_panel import SinglePanel


class GraveHelp(SinglePanel):
    """What lies under a pile, what a dig is worth, how to arrange (La Crypte de Sedlec)."""

    NAMES = ("help",)
    NOTHING = "sedlec-alone-no-graves"
