"""The ribbon: the phases of a round or the actions of a turn, and whose turn it is."""

from __future__ import annotations

from ...panel import Panel
from .present import ribbon_data


class Ribbon(Panel):
    """The procession of the phases, or the row of actions, above the table.

    Sends `rule` (with `id`) when one is pressed.
    """

    area = "ribbon"
    order = 10
    shows_draft = False
    present = staticmethod(ribbon_data)
