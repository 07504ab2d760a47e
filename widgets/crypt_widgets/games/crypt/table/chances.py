"""What the rolls will do to the claim being laid out, told at the dice themselves.

The chances are those of the panel `odds`, from the same functions; here they come with the answer
to every touch, so each is worded once for a claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.odds import keeping, tiring
from crypt_core.crypt.components import SLOTS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Placement
from crypt_core.crypt.state import CLAIM
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import View
from crypt_core.teach.explain import numbers
from crypt_core.teach.explain.voice import sentence

from ....tutoring.session import Session
from ..review.state import ReviewState

if TYPE_CHECKING:
    from .data import LaidChance


CHANCES = "chances"
"""What a task calls them among its `helps`."""


def tells_chances(session: Session[Voice], view: View) -> bool:
    """Whether the dice tell their chances: in a game, at the table of a rule, not in a task.

    In lessons, puzzles and exercises of the review it is for the learner to judge them, unless the
    task lets the dice tell.
    """
    told = session.helps is None or CHANCES in session.helps
    return view.stage == CLAIM and told and not session.panel_state(ReviewState).waits


def chances_data(session: Session[Voice], view: View) -> list[LaidChance]:
    """What the rolls will do to each treasure of the claim laid out; none if it is refused."""
    verdict = session.draft.verdict
    if verdict is None or verdict.refusal is not None or not tells_chances(session, view):
        return []
    dice = CRYPT.read_move(verdict.move, session.timeline.state).dice
    opens = session.reading.has("odds", "tools")
    at = (session.timeline.place.moment, session.viewer, session.words.lang)
    key = ("chances", *at, dice, opens)
    return session.word_cache.once(key, lambda: _chances(session, view, dice, opens))


def _chances(
    session: Session[Voice], view: View, dice: tuple[Placement, ...], opens: bool
) -> list[LaidChance]:
    """With several players nobody knows what the others will do: only what a roll can cost."""
    voice = session.voice
    kept = keeping(view, dice) if view.setup.solo else {}
    # What a second turn can change is told only until then.
    until = "second" if view.leader == YOU and not view.last_turn else "end"
    found: list[LaidChance] = []
    for slot, efforts in dice:
        chance = int(tiring(efforts[0]) * 6)
        share = numbers.percent(voice, kept[slot], whole=True) if kept else ""
        sure = kept.get(slot) == 1
        at = "end" if sure else until
        label = voice.say(
            "crypt-chance-told",
            the=voice.the(slot, view),
            kept=share,
            alone="yes" if kept else "no",
            sure="yes" if sure else "no",
            until=at,
            count=len(efforts),
            chance=chance,
        )
        found.append(
            {
                "slot": SLOTS[slot],
                "kept": voice.say("crypt-chance-kept", share=share, until=at) if kept else "",
                "tires": voice.say("crypt-chance-tires", chance=chance),
                "label": sentence(label),
                "opens": bool(kept) and opens,
            }
        )
    return found
