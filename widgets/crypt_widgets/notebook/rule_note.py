"""The card of a rule below a panel that is alone: there is no story to tell it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..assets import script, style
from ..panel import Panel
from ..panels.registry import panels_of
from ..panels.story.present import rule_card

if TYPE_CHECKING:
    from .on_game import OnGame


class RuleNote(Panel):
    """The card of a rule that a panel alone was asked for, from `data["rule"]`, below that panel.

    Sends `close-rule`.
    """

    area = "note"
    order = 98
    _esm = script("notebook/rule-note")
    _css = style("panels/story/panel")


def rule_below(shown: OnGame, names: Collection[str]) -> list[Panel]:
    """Return the card of a rule that was asked for at one of these panels, if no story tells it.

    Once there is a card, it stays: without a rule it is empty.
    """
    live, session = shown.live, shown.live.shell.front
    here = live.read_at in names and not session.reading.has("story")
    card = rule_card(session) if here else None
    if card is not None and shown.rule_note is None:
        shown.rule_note = RuleNote()
        shown.rule_note.add_class("crypt-story")  # it looks as it does there
        shown.rule_note.on_ask(live.answer)
    if shown.rule_note is None:
        return []
    shown.rule_note.words = session.words.labels(panels_of()["story"].labels())
    shown.rule_note.data = {} if card is None else {"rule": card}
    return [shown.rule_note]
