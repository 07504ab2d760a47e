"""What if: back to any decision, the branches as a tree, the luck, two lines compared."""

from __future__ import annotations

from crypt_core.teach.shown import Told

from ...panel import Growing
from .present import told_moments, whatif_data


class WhatIf(Growing):
    """The tree of what was played and of what might have been; its list is that of the moments.

    Sends `go` (with `node` and `step`), `luck` (with `luck`: "same" or "new"), `compare` and
    `expect` (with the lines `a` and `b`) and `back-to-game`.
    """

    area = "tools"
    at_once = False
    tab = "tools-whatif"
    sign = "branch"
    order = 60
    draw_order = 2
    shows_draft = False
    present = staticmethod(whatif_data)
    rows = staticmethod(told_moments)

    def in_words(self) -> Told | None:
        """What is compared of two lines: wherever they differ."""
        compared = self.data.get("compare")
        if not compared:
            return None
        _, first, second, *_ = compared["columns"]
        told = [
            self.words["labelled"].format(
                label=f"{who} · {figure}" if who else figure,
                value=f"{first} {one}, {second} {other}",
            )
            for who, (figure, one, other, *_) in zip(
                compared["whose"], compared["rows"], strict=True
            )
            if one != other
        ]
        return Told([compared["note"]], told)
