"""What the form for a new game offers, game by game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from crypt_core.coach.bots import BOT, PERSON, bots
from crypt_core.crypt.components import KINDS
from crypt_core.games import GAMES
from crypt_core.sedlec.components import CARD_TEXTS
from crypt_core.teach.words import LANGS, Words


def _crypt(words: Words) -> dict[str, Any]:
    """One to four people, and the sides of each collector with what they pay."""
    from crypt_core.teach.explain.crypt import collector

    told = {(kind, side): collector(words, kind, side) for kind in KINDS for side in "AB"}
    collectors = [
        {
            "kind": kind,
            "name": told[kind, "A"].name,
            "A": told[kind, "A"].pays,
            "B": told[kind, "B"].pays,
        }
        for kind in KINDS
    ]
    return {"players": [1, 2, 3, 4], "collectors": collectors}


def _sedlec(words: Words) -> dict[str, Any]:
    """Two or three people, and which skulls share a card: ours, or those of a file."""
    cards = {
        "note": words.say("sedlec-cards-note"),
        # What is said of a file that the browser itself can tell is none.
        "unread": words.say("refusal-cards-file", what="toml"),
        "long": words.say("refusal-cards-file", what="long"),
    }
    return {"players": [2, 3], "cards": cards}


def _bot(words: Words, game: str, name: str) -> list[str]:
    """A bot as somebody to sit in a seat: what is sent back, what it is called, what it does."""
    return [BOT + name, words.say(f"seat-bot-{name}"), words.say(f"seat-bot-{name}.{game}")]


OFFERS: dict[str, Callable[[Words], dict[str, Any]]] = {"crypt": _crypt, "sedlec": _sedlec}


def own_cards(game: str, setup: Any) -> bool:
    """Whether a game is played with other cards than those that come with the tutor."""
    return game == "sedlec" and setup.cards != CARD_TEXTS


@lru_cache(maxsize=len(LANGS))
def new_game_forms(lang: str) -> list[dict[str, Any]]:
    """For each game its name, what it is, what can be chosen, and who can sit in a seat."""
    words = Words(lang)
    return [
        {
            "id": game,
            "name": words.say(f"game-{game}"),
            "about": words.say(f"game-{game}.about"),
            **OFFERS[game](words),
            "seats": [
                [PERSON, words.say("seat-person"), ""],
                *(_bot(words, game, name) for name in bots(game)),
            ],
        }
        for game in GAMES
    ]
