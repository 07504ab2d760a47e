"""Events that make up one step, told in one breath: see `crypt_core.crypt.walk`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from ....teach.explain.parts import News
from ....teach.explain.together import Happening, in_one
from ....teach.explain.voice import Facts, sentence
from ... import events as ev
from .news import Scene, news
from .voice import Voice

Tell = Callable[[Voice, Sequence[Happening]], News]


def together(voice: Voice, happenings: Sequence[Happening]) -> News:
    """The news of a step of several events: those of a kind are told in one sentence."""
    runs = [list(run) for _, run in groupby(happenings, lambda it: type(it.event))]
    told = [_run(voice, run) for run in runs]
    kinds = [type(run[0].event) for run in runs]
    lead = min(range(len(kinds)), key=lambda n: _weight(kinds[n]))
    return in_one(told, lead)


def _weight(kind: type[ev.Event]) -> int:
    """How soon it is an event of this kind that a step is about: what leads comes first."""
    return _LEADING.index(kind) if kind in _LEADING else len(_LEADING)


_LEADING: tuple[type[ev.Event], ...] = ()
"""What a step is about before anything else that happens in it; else it is what comes first."""


def _run(voice: Voice, run: Sequence[Happening]) -> News:
    """Events of one kind in a row."""
    tell = _RUNS.get(type(run[0].event))
    if len(run) > 1 and tell is not None:
        return tell(voice, run)
    return in_one([news(voice, *happening) for happening in run])


def _placed(voice: Voice, run: Sequence[Happening]) -> News:
    """A claim for several treasures, as one does it: all at once."""
    puts, treasures = [], []
    for event, view, before in run:
        scene = Scene(voice, view, before)
        put = {"dice": voice.dice(event.dice), "on": scene.on(event.slot)}
        treasures.append(scene.the(event.slot))
        if event.pushed is None:
            puts.append(voice.say("crypt-together-put", **put))
        else:
            theirs = voice.dice_of(event.pushed.player, event.pushed.dice)
            puts.append(voice.say("crypt-together-push", **put, theirs=theirs))
    # Of several reasons it is the one that is least plain: what beats what, else the greatest risk.
    most = max(run, key=lambda it: (it.event.pushed is not None, it.event.dice.effort))
    told = news(voice, *most)
    facts: Facts = {
        **voice.person(most.event.player),
        "put": voice.all_of(puts),
        "treasures": voice.all_of(treasures),
    }
    return told._replace(
        title=sentence(voice.say("crypt-together-placed.title", **facts)),
        text=sentence(voice.say("crypt-together-placed", **facts)),
    )


_RUNS: dict[type[ev.Event], Tell] = {
    ev.Placed: _placed,
}
