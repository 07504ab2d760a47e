"""What bots are like: what they care for, what they ask, and what their word is worth."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How a bot weighs things; worths are in gems."""

    trophy: float = 6.0
    """A trophy: the price of one at Rest."""
    point: float = 0.8
    """A point of power for one more round."""
    envy: float = 1.9
    """How much others' gains count: 1 is what they are worth against so many opponents, and more
    wins more games."""
    share: float = 0.5
    """How much of what a deal brings is asked for oneself."""
    honour: float = 0.5
    """What the word is worth: of 0, it is broken whenever that saves anything."""
    lavish: float = 1.0
    """How much of what an ally's side would be worth is promised in an Arena."""
    trust: float = 1.0
    """How much others' words count: 0 counts none."""
    patience: float = 0.2
    """How much of a quest's worth it saves gems for, instead of spending them at once."""
    offers: int = 2
    """Swaps offered in a turn at most."""


GREEDY = Character(envy=0.0, share=0.8, honour=0.3, lavish=0.25, trust=0.5, patience=0.0)
"""Takes what brings most now: neither others' gains nor its own name weigh much."""
SENSIBLE = Character()
TREACHEROUS = Character(share=0.6, honour=0.2, lavish=1.5, trust=0.7)
"""Promises much, and keeps only what is cheap while a name is of use."""
