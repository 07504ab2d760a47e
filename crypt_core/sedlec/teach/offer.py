"""What a new game of Sedlec lets one choose.

It is read while another game is at the table, too: so it loads nothing of the game itself.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ...games import part
from ...teach.words import Words

PLAYERS = (2, 3)
BOTS = ("random", "sensible", "farsighted")
"""Who can have a seat beside people, the weakest first: the names in `coach.bots`."""
OPPONENT = "sensible"
OFFER_WORDS = (
    "sedlec-frame-cards",
    "sedlec-frame-cards-kept",
    "sedlec-frame-cards-ours",
    "sedlec-frame-cards-own",  # {name}
    "sedlec-frame-cards-file",
    "sedlec-frame-cards-example",
)
"""The ids of the labels that the form needs for this game."""


def offer(words: Words) -> dict[str, Any]:
    """Which skulls share a card: ours, or those of a file."""
    cards = {
        "note": words.say("sedlec-cards-note"),
        # What is said of a file that the browser itself can tell is none.
        "unread": words.say("refusal-cards-file", what="toml"),
        "long": words.say("refusal-cards-file", what="long"),
        "example": _example(words),
    }
    return {"cards": cards}


def _example(words: Words) -> dict[str, str]:
    """A file of our own cards to begin with; what stands above them is in the reader's language."""
    game = files(__package__.removesuffix(".teach"))
    ours = game.joinpath("cards.toml").read_text(encoding="utf-8")
    told = textwrap.wrap(words.say("sedlec-cards-example"), 96)
    lines = [f"# {line}" for line in told]
    text = "\n".join([*lines, "", ours[ours.index("cards = [") :]])
    return {"name": "sedlec-cards.toml", "text": text}


def own_cards(text: str, words: Words) -> str:
    """The text of a file of cards, its skulls named as the rules name them.

    The file may name them as the reader's language does.

    :raises BadSetup: saying what is wrong with it.
    """
    rules = part("sedlec", "components")  # only of cards that somebody has
    named = {words.say("sedlec-skull", skull=skull): skull for skull in rules.SKULLS}
    plain = re.sub(r"[^\W\d_]+", lambda word: named.get(word[0].lower(), word[0]), text)
    rules.read_cards(plain)
    return plain


def again(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What the form begins with, from the fields of the setup of the game at the table.

    The cards are among them only if they are others than those that come with the tutor.
    """
    from ..components import CARD_TEXTS  # only of a game at the table

    ours = tuple(fields["cards"]) == CARD_TEXTS
    return {name: fields[name] for name in fields if name != "cards" or not ours}
