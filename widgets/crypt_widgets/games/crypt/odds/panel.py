"""The Ghost, exactly: odds of a claim, which rolls do it, one roll walked through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from crypt_core.teach.shown import Item, Told

from ....panel import Panel
from .present import odds_data


class GhostOdds(Panel):
    """The panel of the `OddsState`.

    Sends `odds-source` (with `source`: "table" or "free"), `odds-copy`,
    `odds-form` (with `form` and its `number`), `odds-slot` (with `slot`), `odds-try` (with
    `slot`, `count`, `effort` and the `number` of the change) and `odds-roll` (with `faces`, or
    without for any roll).
    """

    area = "tools"
    at_once = False
    tab = "crypt-tools-odds"
    sign = "role"
    order = 70
    present = staticmethod(odds_data)

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
