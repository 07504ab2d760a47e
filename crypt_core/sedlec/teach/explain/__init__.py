"""Sedlec in words: a `Teller`, and the labels of what lies on its table."""

from ....teach.explain.answers import error, refusal
from ....teach.explain.parts import News, Part, Sheet
from ....teach.explain.sheet import ladder
from ....teach.explain.transcript import transcript, written
from .choices import may, move, turn
from .labels import (
    card_label,
    figure,
    gain_label,
    hand_label,
    laid_label,
    pile_label,
    place_label,
    player_label,
    unseen_labels,
)
from .news import news, together
from .points import ScoreLine, ScorePart, score_parts
from .sheet import score_sheet
from .table import table_text
from .voice import Voice

__all__ = [
    "News",
    "Part",
    "ScoreLine",
    "ScorePart",
    "Sheet",
    "Voice",
    "card_label",
    "error",
    "figure",
    "gain_label",
    "hand_label",
    "ladder",
    "laid_label",
    "may",
    "move",
    "news",
    "pile_label",
    "place_label",
    "player_label",
    "refusal",
    "score_parts",
    "score_sheet",
    "table_text",
    "together",
    "transcript",
    "turn",
    "unseen_labels",
    "written",
]
