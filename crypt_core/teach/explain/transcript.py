"""A whole line of a game as lines of text, for notebooks and for reading aloud."""

from __future__ import annotations

from ...engine.timeline import Timeline
from .teller import teller
from .voice import Voice


def transcript(
    voice: Voice, timeline: Timeline, viewer: int | None, moment: int | None = None
) -> list[str]:
    """What happened from the start to a moment (None: to where one is), as `viewer` may know it.

    Each decision is a line of its own before what came of it.
    """
    game = timeline.game
    tells = teller(game.name)
    lines: list[str] = []
    before = None
    for at in timeline.line(moment):
        if at.move is not None and before is not None:
            shown = game.seen_move(timeline.parent(at).state, at.move, viewer)
            name, told = voice.name(at.move.player), tells.move(voice, shown, before)
            lines.append(voice.say("transcript-decision", name=name, move=told))
        for step in at.steps:
            seen = game.view(step.state, viewer)
            lines.append(tells.news(voice, step.event, seen, before).text)
            before = seen
    return lines


def written(voice: Voice, text: str) -> str:
    """A move of a game without a review: nobody reads it without its table."""
    return text
