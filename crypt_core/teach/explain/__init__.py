"""From the core's records to sentences: news, refusals, choices, labels, the final sheet.

Everything is said through a `Voice`: in which language, and to whom. Facts come from events,
refusals and views; there is no rule and no word in here. What is said alike of every game stands
here; each game has a folder of its own, and `teller` finds it.
"""

from .answers import error, refusal
from .parts import News, Part, Sheet
from .teller import Teller, teller
from .together import Happening
from .transcript import transcript
from .voice import Voice

__all__ = [
    "Happening",
    "News",
    "Part",
    "Sheet",
    "Teller",
    "Voice",
    "error",
    "refusal",
    "teller",
    "transcript",
]
