"""How numbers are rounded wherever somebody reads them."""

from __future__ import annotations

from fractions import Fraction

DIGITS = 6
"""So many decimals of a float are taken seriously."""


def nearest(number: float | Fraction) -> int:
    """The nearest whole number; of two as near, the even one.

    Sums of floats come to 87.49999999999999 for 87.5, and not in each version of Python: they are
    taken for 87.5.
    """
    return round(round(float(number), DIGITS))
