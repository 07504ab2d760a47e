"""Exact help for Donjon: chances of fights, what help may cost, who joins whom, what quests ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.shown import Item, Told

from ..panel import Panel, script, style

HELP_WORDS = (
    "donjon-help-title",
    "donjon-help-chance",
    "donjon-help-value",
    "donjon-help-fair",
    "donjon-help-nothing",
)
"""The ids of the labels that the panel takes from `words`."""

if TYPE_CHECKING:
    from .data import HelpRow


class Help(Panel):
    """The panel of the `HelpDesk`.

    Sends `help-side` (with `player` and `side`).
    """

    area = "tools"
    tab = "donjon-help-title"
    sign = "scales"
    order = 50
    _esm = script("donjon/help")
    _css = style("donjon/help")

    def in_words(self) -> Told | None:
        """What each part of it counts: how likely, what it is worth, and why."""
        told = [
            Item(row["label"], _figures(row), phase=part["title"])
            for part in self.data.get("parts", ())
            for row in part["rows"]
        ]
        return Told([self.words["help-title"]], told) if told else None


def _figures(row: HelpRow) -> str:
    chance = row["chance"]
    counted = [chance["text"], chance["exact"]] if chance else []
    return " · ".join(filter(None, [*counted, row["hear"], *row["notes"]]))
