"""Panels that are on no tutor's page, and all panels that there are."""

from __future__ import annotations

import re
from typing import Any

from crypt_widgets import PhasePanel, Review, Table
from crypt_widgets.assets import HERE
from crypt_widgets.panel import Panel
from tests.panels.play import Play, module_of, state

BESIDE = re.compile(r"^class (\w+)\((?:Panel|Growing)\):$", re.MULTILINE)
"""A panel whose script stands beside it."""
SCRIPT = re.compile(
    r"^class (\w+)\((?:Panel|Growing)\):\n(?:(?:    .*)?\n)*?    _esm = script\(", re.MULTILINE
)
"""A panel that names its script."""


def shipped() -> list[str]:
    """The modules of all panels that draw something."""
    found = []
    for file in HERE.rglob("*.py"):
        looks = BESIDE if file.with_name("panel.js").exists() and file.stem == "panel" else SCRIPT
        module = ".".join(file.relative_to(HERE).with_suffix("").parts)
        names = looks.findall(file.read_text(encoding="utf-8"))
        found += [module_of(module, name) for name in names]
    return sorted(found)


class OnePanel(Play):
    """A panel with nothing around it."""

    def __init__(self, name: str, panel: Panel) -> None:
        super().__init__()
        self.name, self.panel = name, panel

    def _new_panels(self) -> dict[str, Any]:
        return {self.name: self._panel(self.name, self.panel)}

    def _app(self) -> dict[str, Any]:
        return {"classes": [], "page": [self.name], "tools": []}


@state()
def note(lang: str) -> Play:
    """No review yet."""
    review = Review(seed=7, lang=lang)
    assert review.note is not None
    return OnePanel("note", review.note)


@state()
def rule_note(lang: str) -> Play:
    """A rule that was asked for at a table alone."""
    table = Table(seed=7, lang=lang)
    table.live.panels["table"]._handle_custom_msg({"do": "rule", "id": "claim.push"}, [])
    assert table.rule_note is not None
    return OnePanel("rule-note", table.rule_note)


@state()
def phase(lang: str) -> Play:
    """A phase that is over."""
    phase = PhasePanel("reveal", seed=7, lang=lang)
    while not phase.over:
        phase.live.answer({"do": "next"})
    play = OnePanel("phase", phase.head)
    play.facts["shipped"] = shipped()
    return play
