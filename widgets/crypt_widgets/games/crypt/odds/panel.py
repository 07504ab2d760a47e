"""The Ghost, exactly: odds of a claim, which rolls do it, one roll walked through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from crypt_core.teach.shown import Item, Told

from ....panel import Panel, script, style

ODDS_WORDS = (
    "labelled",  # {label}, {value}
    "crypt-odds-title",
    "crypt-odds-intro",
    "crypt-odds-source",
    "crypt-odds-source-table",
    "crypt-odds-source-free",
    "crypt-odds-copy",
    "crypt-odds-form",
    "crypt-odds-form-note",
    "crypt-odds-sorted",
    "crypt-odds-when",
    "crypt-odds-you-lead",
    "crypt-odds-ghost-leads",
    "crypt-odds-kind",
    "crypt-odds-gone",
    "crypt-odds-value",
    "crypt-odds-face-up",
    "crypt-odds-face-down",
    "crypt-odds-unseen",
    "crypt-odds-seen",
    "crypt-odds-your-dice",
    "crypt-odds-ghost-dice",
    "crypt-odds-no-dice",
    "crypt-odds-dice-count",
    "crypt-odds-of-effort",
    "crypt-odds-exhausted",
    "crypt-odds-sides",
    "crypt-odds-more",
    "crypt-odds-fates",
    "crypt-odds-exact",
    "crypt-odds-efforts",
    "crypt-odds-efforts-note",
    "crypt-odds-claim",
    "crypt-odds-nobody",
    "lay-move",
    "lay-there",
    "crypt-odds-on",
    "crypt-odds-with",
    "crypt-odds-effort",
    "crypt-odds-kept",
    "crypt-odds-tired",
    "crypt-odds-tired-tip",
    "crypt-odds-coins",
    "crypt-odds-ready",
    "crypt-odds-kept-short",
    "crypt-odds-tired-short",
    "crypt-odds-coins-short",
    "crypt-odds-ready-short",
    "crypt-odds-expected",
    "crypt-odds-outcomes",
    "crypt-odds-outcomes-note",
    "crypt-odds-chance",
    "crypt-odds-roll",
    "crypt-odds-roll-die",
    "crypt-odds-roll-any",
    "crypt-odds-step",
    "crypt-odds-step-back",
    "crypt-odds-step-next",
    "crypt-odds-step-again",
)
"""The ids of the labels that the panel takes from `words`."""


class GhostOdds(Panel):
    """The panel of the `GhostDesk`.

    Sends `odds-source` (with `source`: "table" or "free"), `odds-copy`,
    `odds-form` (with `form` and its `number`), `odds-slot` (with `slot`), `odds-try` (with
    `slot`, `count`, `effort` and the `number` of the change) and `odds-roll` (with `faces`, or
    without for any roll).
    """

    area = "tools"
    tab = "crypt-tools-odds"
    sign = "role"
    order = 70
    _esm = script("games/crypt/odds/panel")
    _css = style("games/crypt/odds/panel")

    def in_words(self) -> Told | None:
        """For each treasure how likely it is whose, and which rolls take it."""
        answer = self.data.get("answer")
        if not answer:
            return None
        treasures = [
            Item(one["label"], f"{_shares(one['shares'])}. {one['which']}")
            for one in answer["treasures"]
        ]
        figures = [f"{one['name']} {one['text']}" for one in answer["expected"]]
        return Told([self.data["about"]], [*treasures, *figures])


def _shares(shares: Iterable[Mapping[str, str]]) -> str:
    return " · ".join(f"{share['name']} {share['text']}" for share in shares)
