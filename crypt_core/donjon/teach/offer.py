"""What a new game of Donjon lets one choose.

It is read while another game is at the table, too: so it loads nothing of the game but its pieces.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ...games import part
from ...teach.words import Words
from ..components import ADVENTURERS, LENGTHS

PLAYERS = (2, 3, 4, 5, 6)
BOTS = ("random", "greedy", "sensible", "treacherous", "farsighted")
"""Who can have a seat beside people, the weakest first: the names in `coach.bots`."""
OPPONENT = "sensible"
OFFER_WORDS = (
    "donjon-frame-length",
    "donjon-frame-length-note",
    "donjon-frame-adventurers",
    "donjon-frame-adventurers-note",
    "donjon-frame-drawn",
    "donjon-frame-cards",
    "donjon-frame-cards-kept",
    "donjon-frame-cards-ours",
    "donjon-frame-cards-own",  # {name}
    "donjon-frame-cards-file",
    "donjon-frame-cards-example",
)
"""The ids of the labels that the form needs for this game."""


def offer(words: Words) -> dict[str, Any]:
    """How long the game is, who is who, and what is printed on the cards."""
    lengths = [(it, str(it), 2 if it == LENGTHS[0] else 3) for it in LENGTHS]
    names = [(it, words.say(f"donjon-adventurer-{it}")) for it in ADVENTURERS]
    cards = {
        "note": words.say("donjon-cards-note"),
        # What is said of a file that the browser itself can tell is none.
        "unread": words.say("refusal-numbers-file", what="toml"),
        "long": words.say("refusal-numbers-file", what="long"),
        "example": _example(words),
    }
    return {
        "one": {"field": "length", "values": lengths},
        "each": {"field": "adventurers", "values": names},
        "cards": cards,
    }


def _example(words: Words) -> dict[str, str]:
    """A file of our own cards to begin with; what stands above them is in the reader's language."""
    game = files(__package__.removesuffix(".teach"))
    ours = game.joinpath("cards.toml").read_text(encoding="utf-8")
    told = textwrap.wrap(words.say("donjon-cards-example"), 96)
    lines = [f"# {line}" for line in told]
    text = "\n".join([*lines, "", ours[ours.index("monsters = [") :]])
    return {"name": "donjon-cards.toml", "text": text}


def own_cards(text: str, words: Words) -> str:
    """The text of a file of cards, as it may be played with.

    :raises BadSetup: saying what is wrong with it.
    """
    part("donjon", "cards").read_cards(text)
    return text


def again(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What the form begins with, from the fields of the setup of the game at the table."""
    return dict(fields)
