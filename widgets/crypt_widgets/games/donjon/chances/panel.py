"""Exact help for Donjon: chances of fights, what help may cost, who joins whom, what quests ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.shown import Item, Told

from ....panel import Panel
from .present import help_data

if TYPE_CHECKING:
    from .data import HelpRow


class Help(Panel):
    """The panel of the `ChancesState`.

    Sends `help-side` (with `player` and `side`).
    """

    area = "tools"
    at_once = False
    tab = "donjon-help-title"
    sign = "scales"
    order = 50
    shows_draft = False
    present = staticmethod(help_data)

    def in_words(self) -> Told | None:
        """Every row with its chance and its worth, and what is told of it."""
        parts = self.data.get("parts", [])
        rows = [_in_words(row) for part in parts for row in part["rows"]]
        notes = [note for part in parts for note in part["notes"]]
        return Told([*notes, self.data["rates"]], rows) if rows else None


def _in_words(row: HelpRow) -> Item:
    chance = row["chance"]
    figures = [chance["text"], chance["exact"]] if chance else []
    told = " · ".join(filter(None, [row["label"], *figures, row["worth"]]))
    return Item(told, " ".join(row["notes"]))
