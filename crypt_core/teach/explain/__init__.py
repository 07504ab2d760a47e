"""From the core's records to sentences: news, refusals, choices, labels, the final sheet.

Everything is said through a `Voice`: in which language, and to whom. Facts come from events,
refusals and views; there is no rule and no word in here.
"""

from .answers import error, refusal
from .choices import may, move, move_hint, turn
from .labels import (
    CollectorCard,
    RuleCard,
    collector,
    player_label,
    rule_card,
    treasure_label,
)
from .news import News, news
from .sheet import Sheet, score_sheet
from .table import Part, box_label, box_lines, deck_label, table_text
from .transcript import transcript
from .voice import Voice

__all__ = [
    "CollectorCard",
    "News",
    "Part",
    "RuleCard",
    "Sheet",
    "Voice",
    "box_label",
    "box_lines",
    "collector",
    "deck_label",
    "error",
    "may",
    "move",
    "move_hint",
    "news",
    "player_label",
    "refusal",
    "rule_card",
    "score_sheet",
    "table_text",
    "transcript",
    "treasure_label",
    "turn",
]
