"""The tabs above the tools: which of them is shown beside the table."""

from __future__ import annotations

from ...panel import Panel
from .present import tools_data


class Tools(Panel):
    """The head of the region beside the table in which one tool at a time is shown.

    On a phone the region is a sheet over the table's lower edge; that it is up is remembered by the
    browser alone. Sends `tool` (with `name`).
    """

    area = "tools"
    order = 35
    draw_order = 3
    shows_draft = False
    present = staticmethod(tools_data)
