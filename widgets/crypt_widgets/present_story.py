"""What the Story draws: the news and why, what one may do, the rule, the final sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain import News

from .session import Session

if TYPE_CHECKING:
    from .data import May, RuleCard, Sheet, StoryData, Told

LOG_LINES = 12


def story_data(session: Session, seen: Any) -> StoryData:
    """The Story's data at the moment shown."""
    timeline, words = session.timeline, session.words
    moment, step = timeline.moment, timeline.place.step
    news = _news(session, moment, step) if step else None
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
        },
        "log": _log(session),
        "may": _may(session, seen),
        "at": f"{session.table}.{moment.id}.{step}",
        "step": step,
        "steps": len(moment.steps),
        "sheet": _sheet(session, seen),
        "rule": _rule(session),
    }


def told_now(session: Session) -> Told | None:
    """What the step just shown tells, in short, for the table itself; nothing at a curtain."""
    timeline = session.timeline
    if not timeline.place.step or session.curtain:
        return None
    news = _news(session, timeline.moment, timeline.place.step)
    return {"title": news.title, "text": news.text}


def _news(session: Session, moment: Moment, step: int) -> News:
    """What a step of a moment tells the viewer; kept, since the log tells it again."""
    key = (moment.id, step, session.viewer, session.words.lang)
    if key not in session.told:
        after = moment.steps[step - 1]
        before = None
        if step > 1:
            before = session.game.view(moment.steps[step - 2].state, session.viewer)
        elif moment.parent is not None:
            before = session.game.view(session.timeline.parent(moment).state, session.viewer)
        seen = session.game.view(after.state, session.viewer)
        session.told[key] = session.tells.news(session.voice, after.event, seen, before)
    news: News = session.told[key]
    return news


def _log(session: Session) -> list[str]:
    """The news before the one shown, newest last."""
    timeline = session.timeline
    moment, step = timeline.moment, timeline.place.step - 1
    lines: list[str] = []
    while len(lines) < LOG_LINES:
        if step < 1:
            if moment.parent is None:
                break
            moment = timeline.parent(moment)
            step = len(moment.steps)
            continue
        lines.append(_news(session, moment, step).text)
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
