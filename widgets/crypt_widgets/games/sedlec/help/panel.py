"""Exact help for Sedlec: odds of the graveyard, what one card adds, the best arrangement."""

from __future__ import annotations

from crypt_core.teach.shown import Item, Told

from ....assets import style
from ....panel import Panel
from .present import help_data


class Help(Panel):
    """The panel of the `HelpState`.

    Sends `help-ceiling` (with `open`).
    """

    area = "tools"
    at_once = False
    tab = "sedlec-tools-help"
    sign = "scales"
    order = 50
    present = staticmethod(help_data)
    _css = style("games/sedlec/skulls", "games/sedlec/help/panel")

    def in_words(self) -> Told | None:
        """How often each skull is in what nobody has seen, and what each action adds."""
        graves, actions = self.data.get("graves"), self.data.get("actions")
        rows = [row["text"] for row in graves["rows"]] if graves else []
        adds = [
            Item(f"{one['label']} ({one['points']})", one["reason"])
            for kind in ("lay", "take")
            for one in (actions or {}).get(kind, [])
        ]
        return Told([graves["note"] if graves else ""], [*rows, *adds]) if rows or adds else None
