"""What the Ribbon draws for Donjon: the six phases of a turn, and where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.donjon.teach import explain
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View

from ...panels.deciding.present import MARKS
from ...panels.ribbon.present import in_order
from ...tutoring.session import Session

if TYPE_CHECKING:
    from ...panels.ribbon.data import OwnRibbon

PHASES = {
    "supply": ("I", "shop.buy"),
    "dungeon": ("II", "choose"),
    "negotiation": ("III", "negotiate.when"),
    "combat": ("IV", "power"),
    "rest": ("V", "rest.village"),
    "quests": ("VI", "quest.claim"),
}
"""The phases of a turn in their order, each with its numeral and the rule it begins with."""


def ribbon(session: Session[Voice], view: View) -> OwnRibbon:
    """The Ribbon's data at the moment shown."""
    words = session.words
    order = list(PHASES)
    now = order.index(view.phase) if view.phase in PHASES else -1 if not view.over else len(order)
    several = len(view.deciders) > 1
    nobody = view.over or several or view.phase not in PHASES
    who = None if nobody else explain.on_turn(view)
    # Who they are stands at their seats: there is no room for all their names.
    count = words.say("donjon-several", count=len(view.deciders))
    return {
        "label": words.say("donjon-phases"),
        "path": True,
        "phases": in_order(words, ("donjon-phase", "donjon-phase-hint"), PHASES, now),
        "round": words.say("game-donjon.round", round=view.round),
        "turn": count if several else explain.turn(session.voice, view),
        "who": who,
        "mark": None if who is None else MARKS[who],
    }
