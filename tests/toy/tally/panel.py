"""The panel `tally`, a tool beside the table."""

from __future__ import annotations

from ...panel import Panel
from .present import tally_data


class Tally(Panel):
    """Two numbers and a button. Sends `tally-from`."""

    area = "tools"
    tab = "tools-story"
    sign = "bulb"
    order = 85
    present = staticmethod(tally_data)
