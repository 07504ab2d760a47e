"""What the toy's table draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crypt_core.toy.game import View
from crypt_core.toy.teach import explain

from ....panels.deciding.present import MARKS, curtain_data, verdict_data
from ....panels.story.present import told_now
from ....tutoring.session import Session

if TYPE_CHECKING:
    from .data import TableData


def table_data(session: Session, view: View) -> TableData:
    voice = session.voice
    return {
        "players": [
            {
                "id": player,
                "mark": MARKS[player],
                "name": voice.name(player),
                "gems": gems,
                "gems_text": voice.points(gems),
                "choice": explain.choice(voice, view, player),
                "asked": player in view.deciders,
            }
            for player, gems in enumerate(view.gems)
        ],
        "offer": explain.offer(voice, view),
        "ask": _ask(session, view),
        "verdict": verdict_data(session),
        "told": told_now(session),
        "curtain": curtain_data(session),
        "table": session.table,
        "text": [[part.title, list(part.lines)] for part in explain.table_text(voice, view)],
    }


def _ask(session: Session, view: View) -> dict[str, Any] | None:
    if not session.deciding or session.asked is None:
        return None
    moves = session.game.own_moves(session.timeline.state, session.asked)
    return {
        "id": f"{session.table}.{session.timeline.place.moment}",
        "kind": view.stage,
        "prompt": explain.turn(session.voice, view._replace(deciders=(session.asked,))),
        "moves": [
            {"move": str(move), "label": explain.move(session.voice, move, view)} for move in moves
        ],
        "notation": str(moves[0]).partition(": ")[2],
    }
