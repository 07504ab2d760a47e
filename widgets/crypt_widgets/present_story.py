"""What the Story draws: the news and why, what one may do, the rule, how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from crypt_core.engine.timeline import Moment
from crypt_core.teach import explain
from crypt_core.teach.explain import News

from .session import Session

if TYPE_CHECKING:
    from .data import EndCard, EndPart, May, RuleCard, Sheet, StoryData, WayOn

LOG_LINES = 12


def story_data(session: Session, seen: Any, onward: Sequence[str] = ()) -> StoryData:
    """The Story's data at the moment shown; `onward` is where one may go from a game's end."""
    timeline, words = session.timeline, session.words
    moment, step = timeline.moment, timeline.place.step
    news = _news(session, moment, step) if step else None
    bot_next = timeline.at_decision and not timeline.looking_back and not session.over
    bot_next = bot_next and not session.deciding and not session.curtain
    can_go_on = not timeline.at_decision or timeline.looking_back or bot_next
    # The line goes on after the decision of an exercise, but the way on is to answer.
    can_go_on = can_go_on and not any(desk.waits for desk in session.desks)
    last = step == len(moment.steps) - 1
    sheet = session.tells.score_sheet(session.voice, seen) if session.over else None
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
        "can_next": can_go_on,
        "can_continue": can_go_on,
        "can_back": step > 1 or moment.parent is not None,
        "next_label": words.say("next"),
        "continue_label": words.say("continue-last" if last else "continue"),
        "end": None if sheet is None else _end(session, sheet, onward),
        "sheet": None if sheet is None else _sheet(sheet),
        "rule": _rule(session),
    }


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


def _sheet(sheet: explain.Sheet) -> Sheet:
    """The final score, line by line."""
    return {
        "title": sheet.title,
        "columns": list(sheet.columns),
        "rows": [list(row) for row in sheet.rows],
        "total": list(sheet.total),
    }


def _end(session: Session, sheet: explain.Sheet, onward: Sequence[str]) -> EndCard:
    """The same in one look: who has come to what, of what it was made, and what next."""
    totals = [int(total) for total in sheet.total[1:]]
    best = sorted(range(len(totals)), key=lambda i: (i not in sheet.winners, -totals[i]))
    parts: list[EndPart] = [
        {"label": label, "points": [int(points[i]) for i in best]} for label, *points in sheet.rows
    ]
    return {
        "verdict": sheet.verdict,
        "next": sheet.next,
        "ladder": [
            {"name": rung.name, "least": rung.least, "here": rung.here} for rung in sheet.ladder
        ],
        "players": [
            {
                "seat": i,
                "name": sheet.columns[i + 1],
                "total": totals[i],
                "won": i in sheet.winners,
            }
            for i in best
        ],
        "parts": [part for part in parts if any(part["points"])],
        "ways": _ways(session, onward),
    }


def _ways(session: Session, onward: Sequence[str]) -> list[WayOn]:
    """What one may do next: nothing where somebody else says it, as in a task."""
    words = session.words
    known: dict[str, WayOn] = {
        "again": {"id": "again", "label": words.say("end-again"), "ask": {"do": "again"}},
        "new": {"id": "new", "label": words.say("frame-new"), "ask": None},
        "course": {
            "id": "course",
            "label": words.say("end-course"),
            "ask": {"do": "learn-open", "screen": "course"},
        },
    }
    gone_over = [desk.goes_over for desk in session.desks if desk.goes_over] if onward else []
    review: list[WayOn] = [
        {"id": "review", "label": words.say("end-review"), "ask": ask} for ask in gone_over
    ]
    return [*review, *(known[way] for way in onward)]


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
