"""Estimates in words: a chance with how far off it may be, and what of it counts as a loss."""

from __future__ import annotations

import math

from ...coach.estimate import Option
from ...coach.rounding import nearest
from . import numbers
from .voice import Voice


def chance(voice: Voice, option: Option) -> str:
    """How often one would win, with its interval: "41% ± 4".

    Almost nothing and almost all are said without it.
    """
    return share_with(voice, option.chance, option.reach)


def share_with(voice: Voice, share: float, reach: float) -> str:
    """The same of any chance, and of how far its interval reaches to each side."""
    text = numbers.percent(voice, share, whole=True)
    if not 0.005 <= share < 0.995 or not reach:
        return text
    return voice.say("estimate-figure", chance=text, reach=points(reach))


def points(share: float) -> int:
    """A difference of chances in whole percentage points, never none where there is some."""
    return max(1, nearest(share * 100)) if not math.isclose(share, 0) else 0
