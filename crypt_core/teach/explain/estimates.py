"""Estimates in words: a chance with how far off it may be, and what of it counts as a loss."""

from __future__ import annotations

import math

from ...coach.estimate import Option
from . import numbers
from .voice import Voice


def chance(voice: Voice, option: Option) -> str:
    """How often one would win, with its interval: "41% ± 4".

    Almost nothing and almost all are said without it.
    """
    text = numbers.percent(voice, option.chance, whole=True)
    if not 0.005 <= option.chance < 0.995:
        return text
    return voice.say("estimate-figure", chance=text, reach=points(option.reach))


def points(share: float) -> int:
    """A difference of chances in whole percentage points, never none where there is some."""
    return max(1, round(share * 100)) if not math.isclose(share, 0) else 0
