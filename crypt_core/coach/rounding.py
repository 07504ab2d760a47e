"""Round the numbers that people read."""

from __future__ import annotations

from fractions import Fraction

DIGITS = 6
"""Decimals of a float that count: the rest is the order of a sum."""


def nearest(number: float | Fraction) -> int:
    """Return the nearest whole number; of two equally near, the even one.

    Sums of floats come to 87.49999999999999 for 87.5, and not in each version of Python: they are
    taken for 87.5.
    """
    return round(round(float(number), DIGITS))


def tenths(amount: float | Fraction) -> int:
    """Return an amount in tenths, as every text shows it."""
    return nearest(amount * 10)
