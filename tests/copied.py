"""A session at the same moment as another one, in which something may be changed."""

from __future__ import annotations

import copy

from crypt_widgets.tutoring.cache import Cache
from crypt_widgets.tutoring.session import MOST_WORDED, Session


def copied(session: Session) -> Session:
    """Return a session whose parts look at it, and which has nothing worded yet."""
    other = copy.copy(session)
    for name in ("draft", "branches", "reading", "match"):
        part = copy.copy(getattr(session, name))
        part.session = other
        setattr(other, name, part)
    other.word_cache, other._seen = Cache(MOST_WORDED), None
    return other
