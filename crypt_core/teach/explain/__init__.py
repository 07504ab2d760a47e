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
from .transcript import transcript
from .voice import Voice

__all__ = [
    "CollectorCard",
    "News",
    "RuleCard",
    "Sheet",
    "Voice",
    "collector",
    "error",
    "may",
    "move",
    "move_hint",
    "news",
    "player_label",
    "refusal",
    "rule_card",
    "score_sheet",
    "transcript",
    "treasure_label",
    "turn",
]
