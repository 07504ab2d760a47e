"""What the panel `companion` draws: the offer of one, or what it has to say now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.companion import Guide

from ...tutoring.companion import Companion
from ...tutoring.shell import Shell
from ..paying import paying_cards

if TYPE_CHECKING:
    from .data import CompanionData, CompanionOffer, ToolCard


def companion_data(shell: Shell) -> CompanionData:
    """The panel's data; nothing beside a task or a screen, or once the game is over."""
    companion = shell.companion
    guide = companion.guide
    if guide is None or shell.screen is not None or shell.practice is not None:
        return {}
    if companion.offered:
        return {"offer": _offer(shell, guide)}
    if not companion.there or shell.game.branches.aside:
        return {}
    return _said(companion, guide)


def _offer(shell: Shell, guide: Guide) -> CompanionOffer:
    words = shell.game.words
    return {
        "title": words.say("companion-offer-title"),
        "text": words.say("companion-offer"),
        "yes": words.say("companion-offer-yes"),
        "no": words.say("companion-offer-no"),
    }


def _said(companion: Companion, guide: Guide) -> CompanionData:
    """The line of now, what pays, and at the beginning what it is all about."""
    session = companion.session
    voice, words, (you,) = session.voice, session.words, session.people
    timeline, seen = session.timeline, session.seen
    situation = companion.line
    standing = guide.standing(voice, seen, you)
    line = ""
    if situation is not None:
        line = voice.say(f"{guide.GUIDE}{situation.id}", **situation.facts(voice, seen))
    opening = timeline.moment.parent is None
    return {
        "line": line or standing,
        "standing": standing if line else "",
        "aim": words.say(f"{guide.GUIDE}aim") if opening else None,
        "titles": [
            {"name": rung.name, "least": rung.least}
            for rung in (guide.ladder(voice) if opening else ())
        ],
        "payers": paying_cards(guide, session, you),
        "tool": _tool(companion, guide),
    }


def _tool(companion: Companion, guide: Guide) -> ToolCard | None:
    """The tool that is introduced at the decision shown, if it is there."""
    session = companion.session
    name = companion.introduced
    found = next((it for it in companion.shell.tools() if it.name == name), None)
    if found is None:
        return None
    return {
        "name": found.name,
        "sign": found.sign,
        "label": session.words.say(found.tab),
        "text": session.words.say(f"{guide.GUIDE}tool-{found.name}"),
    }
