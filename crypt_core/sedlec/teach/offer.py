"""What a new game of Sedlec lets one choose.

It is read while another game is at the table, too: so it loads nothing of the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...teach.words import Words

PLAYERS = (2, 3)
BOTS = ("random", "sensible", "farsighted")
"""Who can have a seat beside people: the names in `coach.bots`."""
OPPONENT = "sensible"
OFFER_WORDS = (
    "sedlec-frame-cards",
    "sedlec-frame-cards-kept",
    "sedlec-frame-cards-ours",
    "sedlec-frame-cards-own",  # {name}
    "sedlec-frame-cards-file",
)
"""The ids of the labels that the form needs for this game."""


def offer(words: Words) -> dict[str, Any]:
    """Which skulls share a card: ours, or those of a file."""
    cards = {
        "note": words.say("sedlec-cards-note"),
        # What is said of a file that the browser itself can tell is none.
        "unread": words.say("refusal-cards-file", what="toml"),
        "long": words.say("refusal-cards-file", what="long"),
    }
    return {"cards": cards}


def again(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What the form begins with, from the fields of the setup of the game at the table.

    The cards are among them only if they are others than those that come with the tutor.
    """
    from ..components import CARD_TEXTS  # only of a game at the table

    ours = tuple(fields["cards"]) == CARD_TEXTS
    return {name: fields[name] for name in fields if name != "cards" or not ours}
