"""What the Story draws: the news and why, what one may do, the rule, how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crypt_core.engine.game import AnyView
from crypt_core.teach import explain
from crypt_core.teach.explain.numbers import MINUS, decimal

from ...tutoring.narration import news, news_now, shown
from ...tutoring.opening import OTHER
from ...tutoring.session import Session
from ...tutoring.shell import Shell
from ..frame.played import gone_over, played
from ..games.day import day_result
from .closing import Closing, closing

if TYPE_CHECKING:
    from ..data import StepNotice
    from .data import EndCard, EndPart, LogLine, May, RuleCard, Sheet, StoryData, WayOn

LOG_LINES = 12
FIRST_WAYS = 3
"""So many ways lead on from a first game."""


def story(shell: Shell) -> StoryData:
    """The Story's data at the moment shown, with the ways on from the end of a game."""
    session = shell.front
    data = story_data(session, session.seen, shell.onward, closing(shell))
    return {**data, "on_request": shell.practice is not None}


def story_data(
    session: Session, seen: AnyView, onward: Sequence[str] = (), end: Closing | None = None
) -> StoryData:
    """The Story's data at the moment shown; `onward` is where one may go from a game's end.

    `end`: what ends there with the game, and what is next of that.
    """
    timeline, words, branches = session.timeline, session.words, session.branches
    moment, step = timeline.moment, timeline.place.step
    told = news_now(session)
    sheet = session.tells.score_sheet(session.voice, seen) if session.over else None
    return {
        "news": None
        if told is None
        else {
            "title": told.title,
            "text": told.text,
            "why": told.why,
            "rule": told.rule,
            "rule_name": session.rules.card(words, told.rule).title,
            "tone": told.tone,
            "brief": session.reading.opening or session.reading.knows_reason(told.rule),
            # Nobody has done anything yet: the table says it, and it is whole at a press.
            "first": session.reading.opening,
            "at_table": told_now(session) is not None,
        },
        "on_request": False,
        "viewer": session.viewer,
        "untold": None,
        "log": _log(session),
        "may": _may(session, seen),
        "at": f"{session.table}.{moment.id}.{step}",
        "step": timeline.stop,
        "steps": len(timeline.stops(moment)),
        "can_undo": branches.last_own is not None and not session.guided and not branches.bound,
        "past": timeline.looking_back and session.deciding and not session.guided,
        "end": None if sheet is None else _end(session, sheet, onward, end),
        "sheet": None if sheet is None else _sheet(sheet),
        "rule": rule_card(session),
    }


def told_now(session: Session) -> StepNotice | None:
    """What the step just shown tells, for the table itself, which is the one to tell it.

    The story adds the reason, and tells the rest where it has no table beside it. Nothing at a
    curtain; and at the first decision, where nobody has done anything yet, or where there is no
    room for more, the table has only its question.
    """
    timeline = session.timeline
    alone = timeline.moment.parent is None or not session.adapter.TELLS_ABOVE
    if timeline.at_decision and alone:
        return None
    told = None if session.curtain else news_now(session)
    if told is None:
        return None
    title, text = told.title, told.text
    if session.over:
        # Who has won, and what was missing: not how the counting went.
        sheet = session.tells.score_sheet(session.voice, session.game.view(timeline.state, None))
        title, text = sheet.verdict, sheet.next or ""
    elif text.startswith(title.partition(":")[0].rstrip()):
        # The same in a whole sentence, which says it better.
        title, _, text = text.partition(". ")
    title = title.removesuffix(".")
    return {"title": title, "text": text, "why": told.why, "final": session.over}


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
        told = news(session, moment, step, step)
        lines.append({"text": told.text, "why": told.why})
        step -= 1
    return lines[::-1]


def _may(session: Session, seen: AnyView) -> May | None:
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


def _points(text: str) -> int:
    """Points as a sheet writes them: they may be less than nothing."""
    return int(text.replace(MINUS, "-"))


def _end(
    session: Session, sheet: explain.Sheet, onward: Sequence[str], end: Closing | None
) -> EndCard:
    """The same in one look: who has come to what, of what it was made, and what next."""
    totals = list(map(_points, sheet.total[1:]))
    best = sorted(range(len(totals)), key=lambda i: (i not in sheet.winners, -totals[i]))
    kinds = sheet.kinds or ("",) * len(sheet.rows)
    parts: list[EndPart] = [
        {"label": label, "kind": kind, "points": [_points(points[i]) for i in best]}
        for (label, *points), kind in zip(sheet.rows, kinds, strict=True)
    ]
    return {
        "verdict": sheet.verdict,
        "next": sheet.next,
        "compared": _compared(session, totals),
        "like": None if end else _like(session),
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
        "chapter": end.said if end else None,
        "unreviewed": _unreviewed(session) if onward else None,
        "ways": _first_ways(session, onward, end) if end else _ways(session, onward),
    }


def _compared(session: Session, totals: Sequence[int]) -> str | None:
    """How the score compares with the one that was to be beaten."""
    rival, score = session.match.rival, totals[0]
    if rival is None:
        return None
    ahead = score - rival.score
    how = "more" if ahead > 0 else "less" if ahead < 0 else "same"
    whose = OTHER if rival.sent else rival.whose
    return session.words.say(
        "rival-compared", whose=whose, score=rival.score, how=how, count=abs(ahead)
    )


def _like(session: Session) -> str | None:
    """The score without its luck, once the game has been gone over."""
    end = session.timeline.moment
    gone = gone_over(session, end)
    if gone is None:
        return None
    luck = sum(part["tenths"] for part in gone["luck"])
    score = decimal(session.voice, 10 * end.state.scores[0] - luck)
    return session.words.say("end-like", score=score)


def _unreviewed(session: Session) -> str | None:
    """Why a game cannot be gone over: nobody but bots has played it."""
    if session.people or session.reading.reviewer is not None:
        return None
    return session.words.say("end-bots-alone")


def _first_ways(session: Session, onward: Sequence[str], end: Closing) -> list[WayOn]:
    """Three ways on from a first game: its own first, then the course, the review, another go."""
    known = {way["id"]: way for way in _ways(session, onward)}
    wanted = ("course", "review", "again")
    return [*end.ways, *(known[way] for way in wanted if way in known)][:FIRST_WAYS]


def _ways(session: Session, onward: Sequence[str]) -> list[WayOn]:
    """What one may do next: nothing where somebody else says it, as in a task."""
    words = session.words
    known: dict[str, WayOn] = {
        "again": {"id": "again", "label": words.say("end-again"), "ask": {"do": "again"}},
        "new": {"id": "new", "label": words.say("frame-new"), "ask": None},
        "day": {"id": "day", "label": words.say("end-day"), "ask": None},
        "dare": {"id": "dare", "label": words.say("end-dare"), "ask": None},
        "course": {
            "id": "course",
            "label": words.say("end-course"),
            "ask": {"do": "learn-open", "screen": "course"},
        },
    }
    if "dare" in onward:
        code, hidden = session.match.dares()
        known["dare"]["offer"] = {"score": str(session.match.score), "code": code, "hidden": hidden}
    if "day" in onward and (result := day_result(session, played(session))):
        known["day"]["offer"] = result
    others = (
        it
        for it in session.all_panel_states
        if session.reading.has(it.panel) and it.panel != session.reading.tool
    )
    review: list[WayOn] = [
        {"id": "review", "label": words.say("end-review"), "ask": ask}
        for it in others
        if onward and (ask := it.goes_over)
    ]
    return [*review, *(known[way] for way in onward)]


def rule_card(session: Session) -> RuleCard | None:
    """The card of the rule that is open, if one is."""
    if session.reading.rule is None:
        return None
    card = session.rules.card(session.words, session.reading.rule)
    return {
        "id": session.reading.rule,
        "title": card.title,
        "text": card.text,
        "where": [list(place) for place in card.where],
        "ruling": card.ruling,
        "page": session.reading.has("reference"),
    }
