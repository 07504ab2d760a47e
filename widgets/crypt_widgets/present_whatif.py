"""What the what-if panel draws: the line one is on, the tree of branches, and a comparison."""

from __future__ import annotations

from typing import Any

from crypt_core.engine.timeline import Moment
from crypt_core.teach.explain.numbers import MINUS

from .session import Session


def whatif_data(session: Session) -> dict[str, Any]:
    """The what-if panel's data at the moment shown."""
    timeline, words = session.timeline, session.words
    line = timeline.line(timeline.tip.id)
    on_line = {moment.id for moment in line}
    return {
        "title": words.say("whatif-title"),
        "intro": words.say("whatif-intro"),
        "moments": [_stop(session, line, i) for i in range(len(line))],
        "at": timeline.moment.depth,
        "tree": _tree(session, on_line),
        "luck": "new" if session.new_luck else "same",
        "luck_note": words.say("luck-note-new" if session.new_luck else "luck-note-same"),
        "lines": [
            {
                "id": number,
                "label": _line_name(session, number),
                "node": leaf.id,
                "end": _end_text(session, leaf),
            }
            for number, leaf in enumerate(timeline.leaves())
        ],
        "compare": _compare(session),
        "picked": list(_picked(session)),
    }


def _stop(session: Session, line: list[Moment], i: int) -> dict[str, Any]:
    """A stop of the scrubber: the decision to be made at a moment, and what was decided there."""
    moment = line[i]
    here = session.timeline.place
    after = line[i + 1].move if i + 1 < len(line) else None
    state = moment.state
    if after is not None:
        what = session.words.say(
            "stop-decision",
            round=_round(session, state.round),
            name=session.voice.name(after.player),
            move=_decision(session, line[i + 1]),
        )
    elif not (owing := session.game.deciders(state)):
        what = session.words.say("stop-over")
    else:
        name = session.voice.all_of(map(session.voice.name, owing))
        what = session.words.say("stop-open", round=_round(session, state.round), name=name)
    return {
        "node": moment.id,
        "step": len(moment.steps),
        "round": state.round,
        "label": what,
        "kind": "decision",
        "now": moment.id == here.moment,
    }


def _round(session: Session, number: int) -> str:
    """A round as its game counts them: Sedlec's rulebook knows turns alone."""
    return session.words.say(f"game-{session.game.name}.round", round=number)


def _decision(session: Session, moment: Moment) -> str:
    """What was decided, as its viewer may know it; kept, since every redraw tells all decisions."""
    key = (moment.id, "decision", session.viewer, session.words.lang)
    if key not in session.told:
        state = session.timeline.parent(moment).state
        seen = session.game.view(state, session.viewer)
        shown = session.game.seen_move(state, moment.move, session.viewer)
        session.told[key] = session.tells.move(session.voice, shown, seen)
    return str(session.told[key])


def _tree(session: Session, on_line: set[int]) -> list[dict[str, Any]]:
    """Every decision in preorder; `line` is the number of the line that it belongs to."""
    moments = session.timeline.moments
    line_of: dict[int, int] = {}
    for number, leaf in enumerate(session.timeline.leaves()):
        at: Moment | None = leaf
        while at is not None and at.id not in line_of:
            line_of[at.id] = number
            at = None if at.parent is None else moments[at.parent]
    items: list[dict[str, Any]] = []
    todo = [0]
    while todo:
        moment = moments[todo.pop()]
        items.append(_item(session, moment, line_of[moment.id], on_line))
        todo += reversed(moment.children)
    return items


def _item(session: Session, moment: Moment, line: int, on_line: set[int]) -> dict[str, Any]:
    parent = None if moment.parent is None else session.timeline.moments[moment.parent]
    if parent is None:
        label, who, round_ = session.words.say("tree-start"), "", ""
    else:
        label = _decision(session, moment)
        # Alone at the table nobody needs to be named.
        who = session.voice.name(moment.move.player) if len(session.seats) > 1 else ""
        round_ = _round(session, parent.state.round)
    return {
        "node": moment.id,
        "depth": moment.depth,
        "line": line,
        "label": label,
        "who": who,
        "round": round_,
        "luck": "new" if parent and moment.luck != parent.luck else "same",
        "now": moment.id == session.timeline.place.moment,
        "on_line": moment.id in on_line,
        "children": len(moment.children),
        "score": _end_text(session, moment) if moment.state.scores else None,
    }


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
    """The two lines compared: those that were picked, or the first and the one that one is on."""
    leaves = [leaf.id for leaf in session.timeline.leaves()]
    if session.compared is not None and max(session.compared) < len(leaves):
        return session.compared
    return 0, leaves.index(session.timeline.tip.id) or len(leaves) - 1


def _compare(session: Session) -> dict[str, Any] | None:
    """What two lines came to, and the difference; None while there is only one line."""
    leaves = session.timeline.leaves()
    if len(leaves) < 2:
        return None
    words, timeline, picked = session.words, session.timeline, _picked(session)
    first, second = (timeline.rows([leaves[line].id], session.viewer) for line in picked)
    rows = []
    for left, right in zip(first, second, strict=True):
        name = session.voice.name(left["player"]) if len(first) > 1 else ""
        for figure in [name for name in left if name not in ("player", "moment")]:
            label = session.tells.figure(session.voice, figure)
            rows.append([f"{name} · {label}" if name else label, *_cells(left, right, figure)])
    columns = [_line_name(session, line) for line in picked]
    return {
        "columns": ["", *columns, words.say("compare-difference")],
        "rows": rows,
        "note": words.say("compare-note"),
    }


def _cells(left: dict[str, Any], right: dict[str, Any], figure: str) -> list[str]:
    a, b = left[figure], right[figure]
    if a is None or b is None:
        return ["?" if a is None else str(a), "?" if b is None else str(b), ""]
    return [str(a), str(b), f"{b - a:+d}".replace("-", MINUS) if b != a else "="]
