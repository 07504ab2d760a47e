"""What the translator's check cannot read in the toy's sources: ids that code puts together."""

from __future__ import annotations

from ..moves import VERBS

REASONS: dict[str, tuple[str, ...]] = {}


def families() -> set[str]:
    """The ids of messages that are put together from a prefix and a name."""
    ids = {f"toy-move-{verb}" for verb in VERBS}
    return ids | {f"toy-may-{stage}" for stage in VERBS.values()} | {"toy-figure-score"}
