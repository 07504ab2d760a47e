"""What every table draws for whoever decides at it: the judge's answer, and the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.explain import refusal

if TYPE_CHECKING:
    from ...tutoring.session import Session
    from ..data import Curtain, Verdict

MARKS = ("circle", "diamond", "triangle", "square", "star", "cross")
"""Each player's shape, so that colour is never the only sign."""


def verdict_data(session: Session) -> Verdict | None:
    """The judge's answer to the move being laid out or tried, in words."""
    verdict = session.draft.verdict
    if verdict is None:
        return None
    warning = _warning(session) if verdict.warned else None
    return {
        "move": verdict.move,
        "legal": verdict.refusal is None,
        "warned": warning is not None,
        "text": warning or session.words.say("verdict-allowed")
        if verdict.refusal is None
        else refusal(session.voice, verdict.refusal),
        "rule": verdict.refusal.rule if verdict.refusal else None,
        "final": verdict.final,
    }


def _warning(session: Session) -> str | None:
    """Why a move was held back, in the language of now."""
    move, _ = session.judged(session.draft.verdict.move) if session.draft.verdict else (None, None)
    return None if move is None else session.draft.warning(move)


def lay_data(session: Session) -> tuple[str, int]:
    """What was laid out elsewhere for the table to show, as long as it is what lies there."""
    move, number = session.draft.laid
    verdict = session.draft.verdict
    return (move if verdict is not None and verdict.move == move else "", number)


def curtain_data(session: Session) -> Curtain | None:
    """The curtain before the table while the screen changes hands: for whom it is to open."""
    if not session.curtain or session.wanted is None:
        return None
    name = session.voice.name(session.wanted)
    return {
        "title": session.words.say("curtain-title", name=name),
        "button": session.words.say("curtain-button", name=name),
    }
