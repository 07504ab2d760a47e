"""The companion of a first game of Crypt: what is said, when, and which tool comes when.

All of it is about the solo game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...teach.companion import Facts, Introduction, Payer, Rival, Situation
from ...teach.explain.parts import Rung
from ...teach.explain.voice import joined
from ..components import GHOST, Setup
from ..scoring import next_rank
from ..state import CLAIM, LAST, NOBODY, POTTERY, REROLL
from ..views import SeenPlayer, SeenTreasure, View
from .explain.choices import HIGHEST, can_claim
from .explain.paying import completing, paying
from .explain.sheet import ladder as titles
from .explain.voice import Voice

YOU = 0
GUIDE = "crypt-guide-"
RIVAL = Rival("careful", games=12)


# --- what is at the table -------------------------------------------------------------------------


def _mine(view: View) -> SeenPlayer:
    return view.players[YOU]


def _claiming(view: View) -> bool:
    """Whether the player can claim a treasure now."""
    return view.stage == CLAIM and can_claim(view, YOU)


def _others(view: View) -> Iterator[SeenTreasure]:
    """The treasures that the player's servants are not on."""
    return (it for it in view.crypt if it is not None and it.owner != YOU)


def _free(view: View) -> SeenTreasure | None:
    """The best treasure that nobody is on: the known ones first, then from the left."""
    free = [it for it in _others(view) if it.owner == NOBODY]
    return max(free, key=lambda it: (it.value or 0, -it.slot), default=None)


def _held(view: View) -> SeenTreasure | None:
    """The Ghost's treasure with the lowest total, if the ready servants can push it off."""
    most = _mine(view).ready * HIGHEST
    held = [it for it in _others(view) if it.owner == GHOST and it.total < most]
    return min(held, key=lambda it: (it.total, it.slot), default=None)


def _leads(view: View) -> bool:
    return view.stage == CLAIM and view.leader == YOU and view.turn == 0


def _follows(view: View) -> bool:
    """Whether the Ghost has claimed, and has its second turn after this one."""
    return view.stage == CLAIM and view.leader == GHOST


def _unseen(view: View) -> SeenTreasure | None:
    """A treasure whose value the player has not seen."""
    return next((it for it in view.crypt if it is not None and it.value is None), None)


def _wakes(view: View) -> bool:
    """Whether two remains can wake a servant."""
    mine = _mine(view)
    usable = view.setup.has("remains.A") and mine.progress("remains.A").met
    return usable and mine.exhausted > 0 and view.stage in (CLAIM, LAST)


def _missing(view: View) -> tuple[int, str] | None:
    """The coins to the next title, and its name; None at the highest."""
    return next_rank(_mine(view).total() or 0)


# --- what is said about it ------------------------------------------------------------------------


def _about(
    find: Callable[[View], SeenTreasure | None],
) -> Callable[[Voice, View], Facts]:
    """The facts of the treasure that is found in a view."""

    def facts(voice: Voice, view: View) -> Facts:
        found = find(view)
        assert found is not None
        values = voice.any_of(str(it) for it in dict.fromkeys(view.unseen[found.kind]))
        return {
            "the": voice.the(found.slot, view),
            "total": found.total,
            "count": len(set(view.unseen[found.kind])),
            "values": values,
        }

    return facts


def _completed(voice: Voice, view: View) -> Facts:
    slot, kind = next(completing(view, YOU))
    name = voice.say("crypt-sheet-collector", kind=kind, side=view.setup.side(kind))
    return {"the": voice.the(slot, view), "name": name}


def _progress(voice: Voice, view: View) -> Facts:
    """The coins so far, how many are missing to the next title, and its name."""
    coins, found = _mine(view).total() or 0, _missing(view)
    missing, name = found or (0, "")
    return {
        "coins": voice.coins(coins),
        "count": missing,
        "rank": name,
    }


SITUATIONS: Sequence[Situation] = (
    Situation("keep", lambda v: v.stage == REROLL and not any(die.exhausted for die in v.rolled)),
    Situation("reroll", lambda v: v.stage == REROLL and any(die.exhausted for die in v.rolled)),
    Situation("take", lambda v: v.stage == POTTERY),
    Situation("last-round", lambda v: v.stage == CLAIM and v.round == v.setup.rounds),
    Situation("wake", _wakes, times=2),
    Situation(
        "recover",
        lambda v: v.stage == CLAIM and _mine(v).ready == 0 < _mine(v).exhausted,
        times=2,
    ),
    Situation("placed", lambda v: v.stage == CLAIM and _mine(v).ready == 0 == _mine(v).exhausted),
    Situation(
        "last-free",
        lambda v: v.last_turn and _claiming(v) and _free(v) is not None,
        _about(_free),
        times=2,
    ),
    Situation(
        "last-push",
        lambda v: v.last_turn and _free(v) is None and _held(v) is not None,
        _about(_held),
    ),
    Situation("lead", _leads),
    Situation(
        "follow-free",
        lambda v: _follows(v) and _claiming(v) and _free(v) is not None,
        _about(_free),
    ),
    Situation("follow", _follows),
    Situation(
        "completes",
        lambda v: _claiming(v) and any(completing(v, YOU)),
        _completed,
        times=2,
    ),
    Situation(
        "half",
        lambda v: v.stage == CLAIM and v.round == v.setup.rounds // 2 + 1 and bool(_missing(v)),
        _progress,
    ),
    Situation("from-left", lambda v: _leads(v) and _claiming(v)),
    Situation(
        "tired",
        lambda v: v.stage == CLAIM and _mine(v).ready == 1 and _mine(v).exhausted == 2,
    ),
    Situation("unseen", lambda v: v.stage == CLAIM and _unseen(v) is not None, _about(_unseen)),
    Situation("effort", _claiming),
)

TOOLS: Sequence[Introduction] = (
    Introduction("whatif", lambda v: v.stage == CLAIM and v.round >= 2),
    Introduction("odds", lambda v: v.round >= 3 and _leads(v) and _claiming(v), ("chances",)),
    Introduction("coach", lambda v: v.round >= 4 and _claiming(v)),
)


# --- what is there all the time -------------------------------------------------------------------


def fits(setup: Setup) -> bool:
    """Whether it is a solo game."""
    return setup.solo


def ladder(voice: Voice) -> tuple[Rung, ...]:
    """The titles of the solo game."""
    return titles(voice, 0)


def payers(voice: Voice, view: View, player: int) -> list[Payer]:
    """The six collectors, with the player's cards."""
    return paying(voice, view, player)


def standing(voice: Voice, view: View, player: int) -> str:
    """The coins if the game ended now, and how many are missing to the next title."""
    coins = view.players[player].total()
    if coins is None:
        return ""
    now = voice.say("crypt-guide-standing", coins=voice.coins(coins))
    return joined(
        now, voice.say("crypt-guide-next", **_progress(voice, view)) if _missing(view) else ""
    )
