"""How sure a share of games is."""

from __future__ import annotations

import math

SIGMAS = 1.96
"""How many standard errors a 95 % confidence interval reaches to each side."""


def wilson(hits: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval (Wilson's) of a share of games."""
    share, spread = hits / games, SIGMAS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = math.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return middle - reach, middle + reach
