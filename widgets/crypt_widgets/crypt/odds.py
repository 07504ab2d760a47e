"""The Ghost, exactly: odds of a claim, which rolls do it, one roll walked through."""

from __future__ import annotations

from ..panel import Panel, script, style

ODDS_WORDS = (
    "odds-title",
    "odds-intro",
    "odds-source",
    "odds-source-table",
    "odds-source-free",
    "odds-copy",
    "odds-form",
    "odds-form-note",
    "odds-sorted",
    "odds-when",
    "odds-you-lead",
    "odds-ghost-leads",
    "odds-kind",
    "odds-gone",
    "odds-value",
    "odds-face-up",
    "odds-face-down",
    "odds-unseen",
    "odds-seen",
    "odds-your-dice",
    "odds-ghost-dice",
    "odds-no-dice",
    "odds-dice-count",
    "odds-of-effort",
    "odds-exhausted",
    "odds-sides",
    "odds-more",
    "odds-fates",
    "odds-exact",
    "odds-efforts",
    "odds-efforts-note",
    "odds-on",
    "odds-with",
    "odds-effort",
    "odds-kept",
    "odds-tired",
    "odds-tired-tip",
    "odds-coins",
    "odds-ready",
    "odds-kept-short",
    "odds-tired-short",
    "odds-coins-short",
    "odds-ready-short",
    "odds-expected",
    "odds-outcomes",
    "odds-outcomes-note",
    "odds-chance",
    "odds-roll",
    "odds-roll-die",
    "odds-roll-any",
    "odds-step",
    "odds-step-back",
    "odds-step-next",
    "odds-step-again",
)
"""The ids of the labels that the panel takes from `words`."""


class GhostOdds(Panel):
    """The panel of the `GhostDesk`.

    Sends `odds-open` (with `open`), `odds-source` (with `source`: "table" or "free"), `odds-copy`,
    `odds-form` (with `form` and its `number`), `odds-slot` (with `slot`) and `odds-roll` (with
    `faces`, or without for any roll).
    """

    area = "odds"
    order = 70
    _esm = script("crypt/odds")
    _css = style("crypt/odds")
