"""Where the Ghost looks on its way along the treasures: what the step shown has to show of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crypt_core.crypt import events as ev
from crypt_core.crypt.components import GHOST, SLOTS
from crypt_core.crypt.teach.explain.voice import Voice

from ....tutoring.narration import shown
from ....tutoring.session import Session

if TYPE_CHECKING:
    from .data import GhostLook, GhostLooks


def ghost_looks(session: Session[Voice]) -> GhostLooks | None:
    """Each treasure that the Ghost looks at in the step shown, in its order, and what it finds."""
    timeline = session.timeline
    if not timeline.place.step or not session.game.roles(timeline.setup.players):
        return None
    first, last = shown(timeline)
    looks: list[GhostLook] = []
    for step in timeline.moment.steps[first - 1 : last]:
        looks += _looks(session, step.event)
    if not looks:
        return None
    return {"at": f"{session.table}.{timeline.place.moment}.{last}", "looks": looks}


def _looks(session: Session[Voice], event: Any) -> list[GhostLook]:
    """What a group of the Ghost's dice meets from the left on, up to where it goes."""
    if not isinstance(event, ev.Placed | ev.GhostSetAside):
        return []
    if isinstance(event, ev.Placed) and event.player != GHOST:
        return []
    words, total = session.words, event.dice.total

    def asks(theirs: int, *, beats: bool) -> str:
        facts = {"total": total, "theirs": theirs, "beats": "yes" if beats else "no"}
        return words.say("crypt-ghost-look", **facts)

    looks: list[GhostLook] = [
        {
            "slot": SLOTS[passed.slot],
            "takes": False,
            "text": asks(passed.total, beats=False) if passed.total else "",
        }
        for passed in event.passing
    ]
    if isinstance(event, ev.Placed):
        pushed = event.pushed
        free = words.say("crypt-ghost-look-free", total=total)
        text = free if pushed is None else asks(pushed.dice.total, beats=True)
        looks.append({"slot": SLOTS[event.slot], "takes": True, "text": text})
    return looks
