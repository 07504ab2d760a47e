"""The Ghost's odds in words: chances as figures, which rolls do it, a roll walked through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from ....teach.explain.numbers import percent
from ....teach.explain.parts import News
from ....teach.explain.voice import sentence
from ... import events as ev
from ... import ghost
from ...coach.odds import Cause, GhostOdds, steps
from ...components import GHOST
from ...events import Dice, Pushed
from ...ghost import HELD
from ...moves import Placement
from ...state import NOBODY
from ...views import View
from .choices import HIGHEST
from .news import news
from .voice import Voice


def of_all(share: Fraction, dice: int) -> str:
    """A chance as a fraction of all rolls of so many dice: "131/216"."""
    rolls = 6**dice
    return f"{share * rolls}/{rolls}"


# --- which rolls do it ----------------------------------------------------------------------------


class Run(NamedTuple):
    """Causes alike but for the face: as many dice, faces one after another."""

    servants: int
    low: int
    high: int
    share: Fraction
    always: bool


def runs(causes: Iterable[Cause]) -> list[Run]:
    """Causes gathered into runs of faces, single dice first."""
    found: list[Run] = []
    for cause in sorted(causes):
        servants, face = cause.dice
        last = found[-1] if found else None
        if last and (last.servants, last.high + 1, last.always) == (servants, face, cause.always):
            found[-1] = last._replace(high=face, share=last.share + cause.chance)
        else:
            found.append(Run(servants, face, face, cause.chance, cause.always))
    return found


def which_rolls(voice: Voice, view: View, odds: GhostOdds, slot: int) -> str:
    """Which of the Ghost's rolls take a treasure, each kind with its share of all rolls.

    :raises ValueError: if there is no treasure at this place.
    """
    fate = odds.fates[slot]
    if fate is None:
        raise ValueError(f"no treasure at place {slot}")
    the, mine = voice.the(slot, view), "yes" if 0 < odds.bars[slot] < HELD else "no"
    if odds.bars[slot] == HELD:
        told = voice.say("crypt-odds-takes-held", the=the)
    elif not fate.taken:
        told = voice.say("crypt-odds-takes-never", the=the, mine=mine)
    elif fate.taken == 1:
        told = voice.say("crypt-odds-takes-always", the=the, mine=mine)
    else:
        found = (_run(voice, run, odds.dice) for run in runs(odds.causes[slot]))
        causes = voice.words.listed(found, "crypt-odds-or")
        told = voice.say("crypt-odds-takes", the=the, mine=mine, causes=causes)
    return sentence(told)


def _run(voice: Voice, run: Run, dice: int) -> str:
    faces = run.high - run.low + 1
    if faces == HIGHEST:
        span = "any"
    elif faces == 1:
        span = "one"
    elif faces == 2 and (run.servants == 1 or run.high < HIGHEST):
        span = "two"
    else:
        span = "up" if run.high == HIGHEST else "span"
    told = voice.say(
        "crypt-odds-dice",
        span=span,
        servants=run.servants,
        low=run.low,
        high=run.high,
        alone="yes" if dice == 1 else "no",
    )
    some = "no" if run.always else "yes"
    return voice.say("crypt-odds-cause", dice=told, share=percent(voice, run.share), some=some)


# --- one roll walked through ----------------------------------------------------------------------


class Scene(NamedTuple):
    """A step of the Ghost's turn, and the table after it.

    `slot`: the treasure that it takes, `passed`: those it passed over.
    """

    news: News
    view: View
    dice: Dice | None = None
    slot: int | None = None
    passed: tuple[int, ...] = ()


def claimed(view: View, dice: Sequence[Placement]) -> View:
    """The table once your servants are placed."""
    for slot, efforts in dice:
        view = _with(view, slot, view.viewer or 0, Dice(len(efforts), efforts[0]))
    return view


def _with(view: View, slot: int, owner: int, dice: Dice) -> View:
    treasure = view.crypt[slot]
    assert treasure is not None
    now = treasure._replace(owner=owner, servants=dice.servants, effort=dice.effort)
    return view._replace(crypt=(*view.crypt[:slot], now, *view.crypt[slot + 1 :]))


def walk(voice: Voice, view: View, odds: GhostOdds, faces: Sequence[int]) -> list[Scene]:
    """A roll of the Ghost's from its first die to its last group, each step with its reason.

    `view` is the table as the Ghost finds it (see `claimed`).
    """
    turn = 2 if odds.second else 1
    placing = ghost.placing(faces, odds.second)
    leaving = ghost.groups(faces)[len(placing) :]
    scenes = [
        Scene(news(voice, ev.GhostRolled(tuple(faces), turn), view, view), view),
        Scene(news(voice, ev.GhostGrouped(placing, leaving), view, view), view),
    ]
    for dice, aim in steps(odds.bars, faces, odds.second):
        passed = tuple(passing.slot for passing in aim.passing)
        if aim.slot is None:
            aside = ev.GhostSetAside(dice, aim.passing)
            scenes.append(Scene(news(voice, aside, view, view), view, dice, None, passed))
            continue
        before = view.crypt[aim.slot]
        assert before is not None
        pushed = None
        if before.owner != NOBODY:
            pushed = Pushed(before.owner, Dice(before.servants, before.effort))
        after = _with(view, aim.slot, GHOST, dice)
        placed = ev.Placed(GHOST, dice, aim.slot, pushed, aim.passing)
        scenes.append(Scene(news(voice, placed, after, view), after, dice, aim.slot, passed))
        view = after
    return scenes
