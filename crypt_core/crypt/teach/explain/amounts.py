"""Chances and coins as the coach tells them, each rounded in one way wherever it is told."""

from __future__ import annotations

from ....coach.rounding import nearest, tenths
from ....teach.explain.numbers import decimal, signed
from .voice import Voice

SURE = 1 - 1e-9
"""A chance that is certain, but for rounding."""


def share(voice: Voice, chance: float, *, cases: bool = False, bare: bool = False) -> str:
    """A chance within a sentence: "77% of rolls", or of cases; bare: "77%"."""
    whole = nearest(chance * 100)
    side, percent = "at", whole
    if chance > 0 and whole < 1:
        side, percent = "under", 1
    elif chance < SURE and whole > 99:
        side, percent = "over", 99
    id_ = "crypt-coach-share.bare" if bare else "crypt-coach-share"
    return voice.say(id_, side=side, percent=percent, cases="yes" if cases else "no")


def amount(voice: Voice, worth: float) -> str:
    """Coins to a tenth, whatever their sign: "1.2 coins"."""
    return voice.tenths(max(1, tenths(abs(worth))))


def figure(voice: Voice, number: float) -> str:
    """An expected number to a tenth."""
    return decimal(voice, tenths(number))


def less(voice: Voice, loss: float) -> str:
    """The coins that a move gives away against the best: "−0.8", and "0" for next to none."""
    return signed(voice, -tenths(loss))
