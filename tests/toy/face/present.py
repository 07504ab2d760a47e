"""What the toy's table and the ribbon draw."""

from __future__ import annotations

from typing import Any

from crypt_core.toy.game import ANSWER, CHOOSE, OFFER, View
from crypt_core.toy.teach import explain

from ...panels.deciding import curtain_data, verdict_data
from ...tutoring.session import Session
from ...wire import MARKS

STAGES = {CHOOSE: "I", OFFER: "II", ANSWER: "III"}


def table_data(session: Session, view: View) -> dict[str, Any]:
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


def ribbon_data(session: Session, view: View) -> dict[str, Any]:
    words = session.words
    now = list(STAGES).index(view.stage) if view.stage in STAGES else len(STAGES)
    who = view.deciders[0] if len(view.deciders) == 1 else None
    rounds = session.timeline.setup.rounds
    return {
        "label": words.say("toy-stages"),
        "path": True,
        "phases": [
            {
                "id": stage,
                "numeral": numeral,
                "name": words.say("toy-stage", stage=stage),
                "state": "done" if i < now else "now" if i == now else "next",
                "rule": "choose" if stage == CHOOSE else "offer",
                "hint": words.say("toy-stage-hint", stage=stage),
            }
            for i, (stage, numeral) in enumerate(STAGES.items())
        ],
        "round": words.say("game-toy.round-of", round=view.round, rounds=rounds),
        "turn": explain.turn(session.voice, view),
        "who": who,
        "mark": None if who is None else MARKS[who],
        "note": words.say("looking-back") if session.timeline.looking_back else None,
    }
