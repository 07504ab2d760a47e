"""What an error of the engine says of itself: the sentence that the tutor would say of it."""

from __future__ import annotations

from ...coach.bots import PERSON
from ...engine.errors import GameError
from ...engine.game import Refusal, Refused
from ...engine.record import RecordError
from ...games import FIRST, GAMES, NAMES
from ..rules import index
from ..words import LANGS, Words
from . import answers
from .teller import teller
from .voice import Voice


def sentence(error: GameError) -> str | None:
    """The sentence of an error, in its reader's language; None if no game here has words for it.

    An error that is being shown is no place for another one, so whatever fails is none either.
    """
    if not isinstance(error, RecordError | Refused):
        return None
    for game in _games(error.refusal):
        words = Words(error.lang or LANGS[0])
        try:
            said = answers.error(_voice(words, game, error.players), error)
        except Exception:  # noqa: BLE001
            continue
        if not any(told.startswith(f"{LANGS[0]}:") for told in words.fallbacks):
            return said
    return None


def _games(refusal: Refusal | None) -> list[str]:
    """The games that have the rule of a refusal; any, where there is none."""
    return [FIRST] if refusal is None else [game for game in NAMES if refusal.rule in index(game)]


def _voice(words: Words, game: str, players: int | None) -> Voice:
    """How a game speaks to whoever is alone at its table, or to nobody by name."""
    seats = [*[PERSON] * (players or 0), *(GAMES[game].roles(players) if players else ())]
    voice: Voice = teller(game).Voice(words, 0 if players == 1 else None, seats)
    return voice
