"""Exact help for Sedlec: odds of the graveyard, what one card adds, the best arrangement."""

from __future__ import annotations

from crypt_core.teach.shown import Item, Told

from ....panel import Panel, script, style

HELP_WORDS = (
    "labelled",  # {label}, {value}
    "sedlec-help-title",
    "sedlec-help-graves",
    "sedlec-help-column-skull",
    "sedlec-help-column-one",
    "sedlec-help-column-two",
    "sedlec-help-actions",
    "sedlec-help-actions-note",
    "sedlec-help-lay",
    "sedlec-help-take",
    "sedlec-help-take-note",
    "sedlec-help-best",
    "sedlec-help-places",
    "sedlec-help-arrange",
    "sedlec-help-new",
    "sedlec-help-fair",
    "lay-move",
    "lay-there",
)
"""The ids of the labels that the panel takes from `words`."""


class Help(Panel):
    """The panel of the `HelpDesk`.

    Sends `help-ceiling` (with `open`).
    """

    area = "tools"
    tab = "sedlec-tools-help"
    sign = "scales"
    order = 50
    _esm = script("games/sedlec/help/panel")
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
