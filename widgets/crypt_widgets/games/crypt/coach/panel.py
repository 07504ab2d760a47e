"""The coach: hints from vague to exact, and every move ranked."""

from __future__ import annotations

from ....panel import Panel
from .present import coach_data


class Coach(Panel):
    """The panel of the `CoachState`.

    Sends `coach-list` (with `open`), `coach-aim` (with `rank`), `coach-hint`, `coach-more`,
    `coach-filter` (with `slot` and `servants`, null for any), `coach-explain` (with `move`, null
    for none) and `play` (with `move`).
    """

    area = "tools"
    at_once = False
    tab = "tools-coach"
    sign = "bulb"
    order = 50
    present = staticmethod(coach_data)
