"""Crypt's puzzles as the app shows them: each by the id of its lesson."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ....teach.lessons.task import LEARNER, Says
from ....teach.pictures import Pictured, Sign
from ....teach.words import Words
from ...components import KINDS
from ...moves import Move
from ...views import SeenTreasure, View, view
from ..explain import puzzles as told
from ..explain.voice import Voice
from ..reference.pictures import SIGNS
from . import lessons, puzzle

__all__ = [
    "about",
    "lessons",
    "level",
    "missed",
    "needs",
    "picture",
    "says",
    "setting",
    "signs",
    "title",
]


def level(words: Words, id_: str) -> str:
    """How hard it is, in a word."""
    return told.level(words, puzzle(id_))


def about(words: Words, id_: str) -> str:
    """When it is: a line that gives nothing away."""
    return told.about(words, puzzle(id_))


def setting(words: Words, id_: str) -> str:
    """The collectors' sides in short."""
    return told.sides(words, puzzle(id_))


def needs(id_: str) -> tuple[str, ...]:
    """The lessons of the collectors that show side B."""
    sides = zip(KINDS, puzzle(id_).sides, strict=True)
    return tuple(f"{kind}-b" for kind, side in sides if side == "B")


def signs() -> Mapping[str, Sign]:
    """The emblems of the six kinds, as on the backs of cards."""
    return SIGNS


@lru_cache(maxsize=128)
def picture(id_: str) -> tuple[Pictured, ...]:
    """The treasures, what they are worth if that is known, and the dice on them.

    Where all are collected and dice may be rolled again: those treasures, and what the dice show.
    """
    seen = view(puzzle(id_).start.timeline().state, LEARNER)
    there = tuple(_pictured(treasure) for treasure in seen.crypt if treasure is not None)
    return there or _collected(seen)


def _pictured(treasure: SeenTreasure) -> Pictured:
    die = (treasure.effort or 0, treasure.owner != LEARNER)
    dice = (die,) * treasure.servants
    value = "" if treasure.value is None else str(treasure.value)
    return Pictured(treasure.kind, value, dice)


def _collected(seen: View) -> tuple[Pictured, ...]:
    owned, cards = list(seen.players[LEARNER].treasures), []
    for slot in sorted({die.slot for die in seen.rolled}, reverse=True):
        dice = [die for die in seen.rolled if die.slot == slot]
        # Who collects several takes them from the left: so the last one of a kind is the rightmost.
        card = next(card for card in reversed(owned) if card.kind == dice[0].kind)
        owned.remove(card)
        value = "" if card.value is None else str(card.value)
        cards.append(Pictured(card.kind, value, tuple((die.face, False) for die in dice)))
    return tuple(reversed(cards))


def title(words: Words, id_: str) -> str:
    """The name of its idea: for when it is solved."""
    return told.title(words, puzzle(id_))


def says(voice: Voice, id_: str) -> Says:
    """Its question, hints and reason."""
    return told.says(voice, puzzle(id_))


def missed(voice: Voice, id_: str, move: Move, *, shown: bool = False) -> str:
    """What another move than the best gives away."""
    return told.missed(voice, puzzle(id_), move, shown=shown)
