"""The form for a new game: what each game offers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from crypt_core.coach.bots import BOT, PERSON
from crypt_core.engine.game import BadSetup
from crypt_core.games import NAMES, part
from crypt_core.teach import explain
from crypt_core.teach.offer import offer
from crypt_core.teach.words import LANGS, Words

if TYPE_CHECKING:
    from ...tutoring.session import Session
    from .data import GameForm, JudgedCards
    from .messages import JudgeCards


def _bot(words: Words, game: str, name: str, strength: int, of: int) -> list[str]:
    """A bot as somebody to sit in a seat: what is sent back, what it is called, what it does."""
    called, does = words.say(f"seat-bot-{name}"), words.say(f"game-{game}-bots.{name}")
    return [
        BOT + name,
        words.say("frame-bot", name=called, strength=strength, of=of),
        words.say("frame-bot-does", does=does, strength=strength, of=of),
    ]


@lru_cache(maxsize=len(LANGS))
def new_game_forms(lang: str) -> list[GameForm]:
    """For each game its name, what it is, what can be chosen, and who can sit in a seat."""
    words = Words(lang)
    return [_form(words, game) for game in NAMES]


def _form(words: Words, game: str) -> GameForm:
    offered = offer(game)
    plain: GameForm = {
        "id": game,
        "name": words.say(f"game-{game}"),
        "about": words.say(f"game-{game}.about"),
        "players": [*offered.PLAYERS],
        "seats": [
            [PERSON, words.say("seat-person"), ""],
            *(
                _bot(words, game, name, strength, len(offered.BOTS))
                for strength, name in enumerate(offered.BOTS, 1)
            ),
        ],
        "opponent": BOT + offered.OPPONENT,
        "words": words.labels(offered.OFFER_WORDS),
    }
    return cast("GameForm", plain | offered.offer(words))


def judged_cards(session: Session, message: JudgeCards) -> JudgedCards:
    """Whether a game can be played with the cards of a file: as it takes them, or why not."""
    told: JudgedCards = {"judged": message["n"], "cards": None, "why": None}
    offered = part(message["game"], "teach.offer") if message["game"] in NAMES else None
    if offered is None or not hasattr(offered, "own_cards"):
        return told
    try:
        told["cards"] = offered.own_cards(message["cards"], session.words)
    except BadSetup as error:
        told["why"] = explain.error(session.voice, error)
    return told
