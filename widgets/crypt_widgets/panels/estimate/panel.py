"""The coach where several play: what the best few moves are worth."""

from __future__ import annotations

from ...panel import Panel
from .present import estimate_data


class Estimate(Panel):
    """The panel of the `EstimateState`: the coach's place where several play.

    Sends `estimate-ask` and `play` (with `move`).
    """

    area = "tools"
    at_once = False
    tab = "tools-coach"
    sign = "bulb"
    order = 51
    present = staticmethod(estimate_data)
