"""For every rule of the toy a table at which to try it."""

from __future__ import annotations

from crypt_core.teach.lessons.goals import decided, refused
from crypt_core.teach.reference.trials import by_rule, trial

from ..lessons.table import ALL_IN, table

TRIALS = by_rule(
    trial("setup", table(), "choose 1", shows=decided("choose")),
    trial("turn", table(), "pass", shows=refused("turn")),
    trial("choose", table(), "choose 1"),
    trial("offer", table(*ALL_IN), "offer P2 1 for 1"),
)
