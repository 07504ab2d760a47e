"""Crypt in words: a `Teller`, and the labels of what lies on its table."""

from ....teach.explain.answers import error, refusal
from ....teach.explain.parts import News, Part, Sheet
from ....teach.explain.transcript import transcript
from ..collectors import CollectorCard, collector
from .choices import doing, may, move, move_hint, turn, written
from .labels import coins_sum, figure, player_label, progress, treasure_label
from .news import news
from .sheet import ladder, score_sheet
from .table import box_label, box_lines, deck_label, table_text
from .together import together
from .voice import Voice, phase

__all__ = [
    "CollectorCard",
    "News",
    "Part",
    "Sheet",
    "Voice",
    "box_label",
    "box_lines",
    "coins_sum",
    "collector",
    "deck_label",
    "doing",
    "error",
    "figure",
    "ladder",
    "may",
    "move",
    "move_hint",
    "news",
    "phase",
    "player_label",
    "progress",
    "refusal",
    "score_sheet",
    "table_text",
    "together",
    "transcript",
    "treasure_label",
    "turn",
    "written",
]
