"""What the Story draws: the news and why, what one may do, the rule, the final sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.teach.explain import Happening, News

from .session import Session

if TYPE_CHECKING:
    from .data import LogLine, May, RuleCard, Sheet, StoryData

LOG_LINES = 12


def story_data(session: Session, seen: Any) -> StoryData:
    """The Story's data at the moment shown."""
    timeline, words = session.timeline, session.words
    moment, step = timeline.moment, timeline.place.step
    news = _news(session, moment, *shown(timeline)) if step else None
    stops = timeline.stops(moment)
    number = sum(stop < step for stop in stops) + (step > 0)
    bot_next = timeline.at_decision and not timeline.looking_back and not session.over
    bot_next = bot_next and not session.deciding and not session.curtain
    can_go_on = not timeline.at_decision or timeline.looking_back or bot_next
    # The line goes on after the decision of an exercise, but the way on is to answer.
    can_go_on = can_go_on and not any(desk.waits for desk in session.desks)
    return {
        "news": None
        if news is None
        else {
            "title": news.title,
            "text": news.text,
            "why": news.why,
            "rule": news.rule,
            "rule_name": session.rules.card(words, news.rule).title,
            "tone": news.tone,
            "brief": session.knows_reason(news.rule),
        },
        "log": _log(session),
        "may": _may(session, seen),
        "at": f"{session.table}.{moment.id}.{step}",
        "step": number,
        "steps": len(stops),
        "can_next": can_go_on,
        "can_continue": can_go_on,
        "can_back": step > stops[0] or moment.parent is not None,
        "can_undo": session.last_own is not None and not session.guided,
        "past": timeline.looking_back and session.deciding and not session.guided,
        "next_label": words.say("next"),
        "continue_label": words.say("continue-last" if number == len(stops) - 1 else "continue"),
        "sheet": _sheet(session, seen),
        "rule": _rule(session),
    }


def shown(timeline: Timeline) -> tuple[int, int]:
    """The steps of the moment that are shown together where one is: the first and the last.

    A place may be in the middle of what belongs together, as in a lesson: then it is what of it has
    been seen.
    """
    last = timeline.place.step
    before = [stop for stop in timeline.stops(timeline.moment) if stop < last]
    return max(before, default=0) + 1, last


def _news(session: Session, moment: Moment, first: int, last: int) -> News:
    """What steps of a moment tell the viewer in one; kept, since the log tells it again."""
    key = (moment.id, first, last, session.viewer, session.words.lang)
    if key not in session.told:
        told = [_happening(session, moment, step) for step in range(first, last + 1)]
        tells, voice = session.tells, session.voice
        news = tells.together(voice, told) if len(told) > 1 else tells.news(voice, *told[0])
        session.told[key] = news
    kept: News = session.told[key]
    return kept


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


def _log(session: Session) -> list[LogLine]:
    """What happened up to what is shown, each event by itself and newest last.

    What is shown is told again if it is several events, which have but one reason together there.
    """
    timeline = session.timeline
    moment, step = timeline.moment, timeline.place.step
    if step and shown(timeline)[0] == step:
        step -= 1
    lines: list[LogLine] = []
    while len(lines) < LOG_LINES:
        if step < 1:
            if moment.parent is None:
                break
            moment = timeline.parent(moment)
            step = len(moment.steps)
            continue
        news = _news(session, moment, step, step)
        lines.append({"text": news.text, "why": news.why})
        step -= 1
    return lines[::-1]


def _may(session: Session, seen: Any) -> May | None:
    if not session.timeline.at_decision or session.curtain or session.over or session.guided:
        return None
    title, items = session.tells.may(session.voice, seen)
    return {"title": title, "items": list(items)}


def _sheet(session: Session, seen: Any) -> Sheet | None:
    """The final score, once the game is over."""
    if not session.over:
        return None
    sheet = session.tells.score_sheet(session.voice, seen)
    return {
        "title": sheet.title,
        "columns": list(sheet.columns),
        "rows": [list(row) for row in sheet.rows],
        "total": list(sheet.total),
        "verdict": sheet.verdict,
        "next": sheet.next,
    }


def _rule(session: Session) -> RuleCard | None:
    if session.rule is None:
        return None
    card = session.rules.card(session.words, session.rule)
    return {
        "id": session.rule,
        "title": card.title,
        "text": card.text,
        "where": [list(place) for place in card.where],
        "ruling": card.ruling,
    }
