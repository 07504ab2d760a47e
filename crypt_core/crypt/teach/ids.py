"""What the translator's check cannot read in Crypt's sources: ids that code puts together."""

from __future__ import annotations

import re

from ...teach.companion import message_ids
from ..coach.ideas import IDEAS, PLAIN
from ..collectors import COLLECTORS
from ..components import KINDS
from ..moves import CLAIM, VERBS

REASONS = {"read-": VERBS, "setup-": ("players", "sides", "leader")}
"""Reasons of refusals that are put together: how they begin, and the ways in which they end."""

NAMINGS = (re.compile(r"^()(?:the|on|slot|kind)$"),)
"""A treasure: as object, as place, or by its letter; languages choose among these facts."""


def families() -> set[str]:
    """The ids of messages that are put together from a prefix and a name."""
    return (
        {f"crypt-collector-{power.replace('.', '-').lower()}" for power in COLLECTORS}
        | {f"crypt-move-{verb}" for verb in VERBS if verb != CLAIM}
        | {f"crypt-figure-{figure}" for figure in (*KINDS, "coins", "collectors", "ready", "score")}
        | {f"crypt-puzzle-{idea.name}" for idea in IDEAS}
        | {f"crypt-coach-idea-{idea.name}" for idea in (*IDEAS, *PLAIN)}
        | {"crypt-estimate-assumes"}
        | message_ids("crypt")
    )
