"""Donjon in words: a `Teller`, whose words are in `locale`."""

from ....teach.explain.answers import error, refusal
from ....teach.explain.parts import News, Part, Sheet
from ....teach.explain.sheet import ladder
from ....teach.explain.transcript import transcript, written
from .choices import asked, may, move, note, on_turn, power, turn
from .news import news, together
from .sheet import figure, score_sheet
from .table import figures, table_text
from .voice import Voice

__all__ = [
    "News",
    "Part",
    "Sheet",
    "Voice",
    "asked",
    "error",
    "figure",
    "figures",
    "ladder",
    "may",
    "move",
    "news",
    "note",
    "on_turn",
    "power",
    "refusal",
    "score_sheet",
    "table_text",
    "together",
    "transcript",
    "turn",
    "written",
]
