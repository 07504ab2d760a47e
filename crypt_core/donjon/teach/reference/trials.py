"""For every rule of Donjon a table at which to try it, and a script that shows it at work there."""

from __future__ import annotations

from ....teach.reference.trials import by_rule
from .adventurers import ADVENTURERS, RESERVED
from .alliances import ALLIANCES, BARGAINING
from .arenas import ARENAS
from .cards import CARDS
from .endings import ENDINGS
from .fights import FIGHTS
from .opening import OPENING
from .quests import QUESTS
from .village import VILLAGE

TRIALS = by_rule(
    *OPENING,
    *FIGHTS,
    *VILLAGE,
    *ALLIANCES,
    *ARENAS,
    *ADVENTURERS,
    *ENDINGS,
    *CARDS,
    *QUESTS,
    *RESERVED,
    *BARGAINING,
)
"""For every rule of Donjon a table to try it at, in the order of the index."""
