"""What the translator's check cannot read in Sedlec's sources: ids that code puts together."""

from __future__ import annotations

from ...teach.companion import message_ids
from ..moves import VERBS

REASONS = {"read-": VERBS, "setup-": ("players", "first")}
"""Reasons of refusals that are put together: how they begin, and the ways in which they end."""


def families() -> set[str]:
    """The ids of messages that are put together from a prefix and a name."""
    return (
        {f"sedlec-move-{verb}" for verb in VERBS}
        | {"sedlec-estimate-assumes"}
        | {f"sedlec-figure-{figure}" for figure in ("cards", "score")}
        | message_ids("sedlec")
    )
