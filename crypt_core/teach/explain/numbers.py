"""Numbers as the language writes them: amounts to a tenth, changes with their sign, chances."""

from __future__ import annotations

from fractions import Fraction

from ...coach.rounding import nearest
from .voice import Voice

MINUS = "−"
ALMOST = 1e-9
"""Chances worked out with decimals are that near to what they are."""


def decimal(voice: Voice, tenths: int) -> str:
    """An amount with one decimal, as the language writes it: "54.5", "−0,3"."""
    whole, tenth = divmod(abs(tenths), 10)
    text = voice.say("number-decimal", whole=whole, part=str(tenth))
    return f"{MINUS}{text}" if tenths < 0 else text


def amount(voice: Voice, expected: Fraction) -> str:
    """An expected number of things, to a hundredth: "1.83"."""
    whole, part = divmod(nearest(expected * 100), 100)
    return voice.say("number-decimal", whole=whole, part=f"{part:02}")


def signed(voice: Voice, tenths: int) -> str:
    """A change with its sign: "+1.2", "−0.5", and "0" for none."""
    if not tenths:
        return "0"
    return f"+{decimal(voice, tenths)}" if tenths > 0 else decimal(voice, tenths)


def percent(voice: Voice, chance: Fraction | float, *, whole: bool = False) -> str:
    """A chance to a tenth of a per cent, or in whole ones.

    Never nothing for what can be, nor all for less: then it says below or above what.
    """
    unit = 10 if whole else 1
    tenths = nearest(chance * 1000 / unit) * unit
    if chance > ALMOST and not tenths:
        return voice.say("number-below", percent=_percent(voice, unit))
    if chance < 1 - ALMOST and tenths == 1000:
        return voice.say("number-above", percent=_percent(voice, 1000 - unit))
    return _percent(voice, tenths)


def _percent(voice: Voice, tenths: int) -> str:
    number = decimal(voice, tenths) if tenths % 10 else str(tenths // 10)
    return voice.say("number-percent", number=number)
