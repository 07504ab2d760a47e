"""What is told of a moment in words, made once: of the step shown, and of those before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.teach.explain import Happening, News

if TYPE_CHECKING:
    from .session import Session


def shown(timeline: Timeline) -> tuple[int, int]:
    """The steps of the moment that are shown together where one is: the first and the last.

    A place may be in the middle of what belongs together, as in a lesson: then it is what of it has
    been seen.
    """
    last = timeline.place.step
    before = [stop for stop in timeline.stops(timeline.moment) if stop < last]
    return max(before, default=0) + 1, last


def news_now(session: Session) -> News | None:
    """What the step just shown tells; nothing before the first one of a moment."""
    timeline = session.timeline
    return news(session, timeline.moment, *shown(timeline)) if timeline.place.step else None


def news(session: Session, moment: Moment, first: int, last: int) -> News:
    """What steps of a moment tell the viewer in one; kept, since the log tells it again."""

    def word() -> News:
        told = [_happening(session, moment, step) for step in range(first, last + 1)]
        tells, voice = session.tells, session.voice
        made: News = tells.together(voice, told) if len(told) > 1 else tells.news(voice, *told[0])
        return made

    key = (moment.id, first, last, session.viewer, session.words.lang)
    return session.word_cache.once(key, word)


def _happening(session: Session, moment: Moment, step: int) -> Happening:
    """A step as the viewer has seen it."""
    game, viewer = session.game, session.viewer
    before = None
    if step > 1:
        before = game.view(moment.steps[step - 2].state, viewer)
    elif moment.parent is not None:
        before = game.view(session.timeline.parent(moment).state, viewer)
    after = moment.steps[step - 1]
    return Happening(after.event, game.view(after.state, viewer), before)
