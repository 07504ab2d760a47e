"""What the what-if panel draws: the line one is on, the tree of branches, and a comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crypt_core.coach.rounding import nearest
from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.teach.explain import numbers
from crypt_core.teach.explain.estimates import share_with
from crypt_core.teach.explain.numbers import MINUS

from ...tutoring.session import Session
from .expecting import SCORE, Expected, told_by

if TYPE_CHECKING:
    from .data import Comparison, ExpectedOfLines, ToldMoment, WhatIfData


def whatif_data(session: Session) -> WhatIfData:
    """The what-if panel's data at the moment shown; the tree itself is `told_moments`.

    `now` is the moment where one is, `tip` the end of the line that one is on, `ahead` what is to
    be decided there.
    """
    timeline = session.timeline
    return {
        "now": timeline.place.moment,
        "tip": timeline.tip.id,
        "ahead": _ahead(session, timeline.tip),
        "under_way": _under_way(session, timeline.moment),
        "luck": "new" if session.branches.new_luck else "same",
        "compare": _compare(session),
        "picked": list(_picked(session)),
    }


def told_moments(session: Session) -> list[ToldMoment]:
    """Every moment of the tree as its viewer may know it, by number.

    The list of one viewer and one language is made once; with each call it grows by what has been
    played since.
    """
    key = ("moments", session.viewer, session.words.lang)
    told: list[ToldMoment] = session.word_cache.once(key, list)
    for moment in session.written.timeline.moments[len(told) :]:
        told.append(_item(session, moment))
    return told


def _ahead(session: Session, moment: Moment) -> str:
    """What is to be decided at the end of a line."""
    owing = session.game.deciders(moment.state)
    if not owing:
        return session.words.say("stop-over")
    name = session.voice.all_of(map(session.voice.name, owing))
    return session.words.say("stop-open", round=_round(session, moment.state.round), name=name)


def _under_way(session: Session, moment: Moment) -> str | None:
    """What is being played out where one is: nothing is to be decided before its last step."""
    if session.timeline.at_decision:
        return None
    if moment.parent is None:
        return session.words.say("tree-start")
    return session.words.say("stop-under-way", **_told(session, moment))


def _told(session: Session, moment: Moment) -> dict[str, Any]:
    """A decision, who made it and in which round."""
    return {
        "round": _round(session, session.timeline.parent(moment).state.round),
        "name": session.voice.name(moment.move.player),
        "move": _decision(session, moment),
    }


def _round(session: Session, number: int) -> str:
    """A round as its game counts them: in rounds, or in turns alone."""
    return session.words.say(f"game-{session.game.name}.round", round=number)


def _decision(session: Session, moment: Moment) -> str:
    """What was decided, as its viewer may know it."""
    state = session.timeline.parent(moment).state
    seen = session.game.view(state, session.viewer)
    shown = session.game.seen_move(state, moment.move, session.viewer)
    return str(session.tells.move(session.voice, shown, seen))


def _item(session: Session, moment: Moment) -> ToldMoment:
    """A moment: what was decided, and how far the game had got then.

    `stop` tells the decision where one comes by it along the line, `end` what there is if the line
    ends here; `branch` is the name of the line that begins here, if one does.
    """
    timeline, words = session.timeline, session.words
    line = timeline.line_of[moment.id]
    end, over = _end_text(session, moment), bool(moment.state.scores)
    if moment.parent is None:
        label, branch = words.say("tree-start"), _line_name(session, line)
        return {"parent": None, "end": end, "over": over, "label": label, "branch": branch}
    parent = timeline.parent(moment)
    told = _told(session, moment)
    item: ToldMoment = {
        "parent": moment.parent,
        "end": end,
        "over": over,
        "label": told["move"],
        # Alone at the table nobody needs to be named.
        "who": told["name"] if len(session.seats) > 1 else "",
        "round": told["round"],
        "stop": words.say("stop-decision", **told),
        "luck": "new" if moment.luck != parent.luck else "same",
    }
    if line != timeline.line_of[parent.id]:
        item["branch"] = _line_name(session, line)
    return item


def _line_name(session: Session, number: int) -> str:
    return (
        session.words.say("line-first")
        if number == 0
        else session.words.say("line-branch", number=number)
    )


def _end_text(session: Session, leaf: Moment) -> str:
    """How a line ended, or how far it has got."""
    state = leaf.state
    if not state.scores:
        return session.words.say(f"game-{session.game.name}.in-round", round=state.round)
    return " · ".join(map(session.voice.points, state.scores))


def _picked(session: Session) -> tuple[int, int]:
    """The two lines compared: those that were picked, or the one that one is on and its origin."""
    timeline = session.timeline
    compared = session.branches.compared
    if compared is not None and max(compared) < len(timeline.ends):
        return compared
    here = timeline.line_of[timeline.tip.id]
    # On the first line there is none that it came from: then it is the newest.
    return (_origin(timeline, here), here) if here else (0, len(timeline.ends) - 1)


def _origin(timeline: Timeline, line: int) -> int:
    """The line that a branch has left."""
    moment = timeline.moments[timeline.ends[line]]
    while timeline.line_of[moment.id] == line:
        moment = timeline.parent(moment)
    return timeline.line_of[moment.id]


def _compare(session: Session) -> Comparison | None:
    """What two lines have come to at the same time; None while there is only one line."""
    if len(session.timeline.ends) < 2:
        return None
    words, timeline, picked = session.words, session.timeline, _picked(session)
    moments = _as_far_as_both([timeline.line(timeline.ends[line]) for line in picked])
    first, second = (timeline.rows([moment.id], session.viewer) for moment in moments)
    rows, whose = [], []
    for left, right in zip(first, second, strict=True):
        name = session.voice.name(left["player"]) if len(first) > 1 else ""
        for figure in [name for name in left if name not in ("player", "moment")]:
            label = session.tells.figure(session.voice, figure)
            rows.append([label, *_cells(left, right, figure)])
            whose.append(name)
    columns = [_line_name(session, line) for line in picked]
    return {
        "columns": ["", *columns, words.say("compare-difference")],
        "rows": rows,
        "whose": whose,
        "note": _when(session, picked, moments),
        "expected": _expected(session, [timeline.moments[timeline.ends[line]] for line in picked]),
    }


def _as_far_as_both(lines: list[list[Moment]]) -> list[Moment]:
    """The last moment of each line that the other has too: as late in the game.

    A game that is over is held against no other that is not.
    """
    dated = [_dates(line) for line in lines]
    last = min(dates[-1] for dates in dated)
    return [
        line[max(i for i, date in enumerate(dates) if date <= last)]
        for line, dates in zip(lines, dated, strict=True)
    ]


def _dates(line: list[Moment]) -> list[tuple[bool, int, int]]:
    """When each moment of a line is: whether at the end, in which round, as the how-manieth."""
    dates: list[tuple[bool, int, int]] = []
    for moment in line:
        round_ = moment.state.round
        number = dates[-1][2] + 1 if dates and dates[-1][1] == round_ else 0
        dates.append((True, 0, 0) if moment.state.scores else (False, round_, number))
    return dates


def _when(session: Session, picked: tuple[int, int], moments: list[Moment]) -> str:
    """At what time the lines are compared, and which of them ends there."""
    timeline, words = session.timeline, session.words
    if all(moment.state.scores for moment in moments):
        return words.say("compare-at-end")
    round_ = _round(session, moments[0].state.round)
    ends = [timeline.ends[line] == at.id for line, at in zip(picked, moments, strict=True)]
    if all(ends):
        return words.say("compare-so-far", round=round_)
    line = _line_name(session, picked[ends.index(True)])
    return words.say("compare-cut", line=line, round=round_)


def _expected(session: Session, ends: list[Moment]) -> ExpectedOfLines:
    """What may be expected from where the lines end, each as far as it has got."""
    words = session.words
    by = told_by(session, *ends)
    if by is None:
        return {"ask": None, "rows": [], "note": words.say("compare-expected-not")}
    known = session.branches.expected
    found = [known[end.id] for end in ends if end.id in known]
    if len(found) < len(ends):
        return {"ask": words.say("compare-expected", by=by), "rows": [], "note": ""}
    cells = _scores(session, *found) if by == SCORE else _chances(session, *found)
    return {
        "ask": None,
        "rows": [
            [words.say("compare-ends"), *(_end_text(session, end) for end in ends), ""],
            [words.say("compare-expected", by=by), *cells],
        ],
        "note": words.say("compare-expected-note", by=by),
    }


def _scores(session: Session, left: Expected, right: Expected) -> list[str]:
    a, b = int(left.number), int(right.number)
    voice = session.voice
    difference = numbers.signed(voice, b - a) if a != b else "="
    return [numbers.decimal(voice, a), numbers.decimal(voice, b), difference]


def _chances(session: Session, left: Expected, right: Expected) -> list[str]:
    """Chances to win, with a difference only where it can be told."""
    told = [share_with(session.voice, each.number, each.reach) for each in (left, right)]
    change = nearest(right.number * 100) - nearest(left.number * 100)
    if not left.apart(right):
        return [*told, session.words.say("compare-unclear") if left != right else "="]
    return [*told, f"{'+' if change > 0 else ''}{_number(change)}"]


def _cells(left: dict[str, Any], right: dict[str, Any], figure: str) -> list[str]:
    a, b = left[figure], right[figure]
    if a is None or b is None:
        return [_number(a), _number(b), ""]
    difference = b - a
    change = "=" if not difference else f"{'+' if difference > 0 else ''}{_number(difference)}"
    return [_number(a), _number(b), change]


def _number(number: int | None) -> str:
    return "?" if number is None else str(number).replace("-", MINUS)
