"""What pays at the end of a game, as the companion and the lessons show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from crypt_core.teach.companion import Guide

from ..tutoring.session import Session

if TYPE_CHECKING:
    from .data import PayingCard, PayingCards


def paying_cards(guide: Guide, session: Session, player: int) -> PayingCards:
    """What pays, with what the cards of a player bring so far."""
    payers = guide.payers(session.voice, session.seen, player)
    return {
        "title": session.words.say(f"{guide.GUIDE}payers"),
        "cards": [cast("PayingCard", it._asdict()) for it in payers],
    }
