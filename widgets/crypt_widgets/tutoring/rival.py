"""The score to beat, where a deal is played again: one's own, the coach's, or a challenger's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from crypt_core.teach.words import Words

YOU, COACH, OTHER, HIDDEN = "you", "coach", "other", "hidden"
"""Whose it is; that of another may be hidden until the game is over."""
MOST = 10_000
"""Higher ones are no scores."""


class Rival(NamedTuple):
    """A score to beat, and whose it is."""

    score: int
    whose: str

    @property
    def sent(self) -> bool:
        """Whether somebody has sent the deal with it."""
        return self.whose in (OTHER, HIDDEN)


def read_rival(fact: object, setup: Any) -> Rival | None:
    """The rival that is kept with a game; one that is none does not matter, nor one of several."""
    match fact:
        case [int(score), str(whose)] if whose in (YOU, COACH, OTHER, HIDDEN):
            if not isinstance(score, bool) and abs(score) < MOST and setup.players == 1:
                return Rival(score, whose)
    return None


def in_sight(words: Words, rival: Rival) -> str:
    """What stands at the table while the game goes on."""
    return words.say("rival-in-sight", whose=rival.whose, score=rival.score)


def compared(words: Words, rival: Rival, score: int) -> str:
    """How a score stands to the one that was to be beaten."""
    ahead = score - rival.score
    how = "more" if ahead > 0 else "less" if ahead < 0 else "same"
    whose = OTHER if rival.sent else rival.whose
    return words.say("rival-compared", whose=whose, score=rival.score, how=how, count=abs(ahead))
