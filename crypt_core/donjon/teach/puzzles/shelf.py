"""Donjon's puzzles as the app shows them: each by the id of its lesson."""

from __future__ import annotations

from ....teach.lessons.task import Says
from ....teach.words import Words
from ...moves import Move
from ..explain import puzzles as told
from ..explain.voice import Voice
from . import lessons, puzzle
from .pictures import picture, signs

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
    """Where in a turn it is: a line that gives nothing away."""
    return told.about(words, puzzle(id_))


def setting(words: Words, id_: str) -> str:
    """Who the learner is, and among how many."""
    return told.setting(words, puzzle(id_))


def needs(id_: str) -> tuple[str, ...]:
    """No lesson but those of the first chapter."""
    return ()


def title(words: Words, id_: str) -> str:
    """The name of its idea: for when it is solved."""
    return told.title(words, puzzle(id_))


def says(voice: Voice, id_: str) -> Says:
    """Its question, hints and reason."""
    return told.says(voice, puzzle(id_))


def missed(voice: Voice, id_: str, move: Move, *, shown: bool = False) -> str:
    """What another move than the best brings."""
    return told.missed(voice, puzzle(id_), move, shown=shown)
