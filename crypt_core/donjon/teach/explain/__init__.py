"""Donjon in words: its events, its moves, why something is refused."""

from ....teach.explain.answers import error, refusal
from ....teach.explain.parts import News
from ....teach.explain.transcript import transcript
from .choices import may, move, turn
from .news import news, together
from .voice import Voice

__all__ = [
    "News",
    "Voice",
    "error",
    "may",
    "move",
    "news",
    "refusal",
    "together",
    "transcript",
    "turn",
]
