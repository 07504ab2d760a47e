"""Events that make up one step, told in one breath: see `crypt_core.crypt.walk`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from ....teach.explain.parts import News
from ....teach.explain.together import Happening, in_one
from ....teach.explain.voice import Facts, joined, sentence
from ... import events as ev
from ...components import GHOST
from .news import Scene, news, passing_over
from .voice import Voice

Run = Sequence[Happening]
"""Events of one kind in a row."""
Kinds = tuple[type[ev.Event], ...]

_TITLES: Kinds = (ev.Ranked, ev.Revealed)
"""What a step is named after, if it is in it; else after what comes first."""
_REASONS: Kinds = (ev.Ranked, ev.Arranged)
"""Whose reason is that of a step, if it is in it; else of what it is named after."""


def together(voice: Voice, happenings: Sequence[Happening]) -> News:
    """The news of a step of several events: those of a kind are told in one sentence."""
    runs = [list(run) for _, run in groupby(happenings, lambda it: type(it.event))]
    told = [_tell(voice, run) for run in runs]
    kinds = [type(run[0].event) for run in runs]
    title = _first(kinds, _TITLES, 0)
    reason = told[_first(kinds, _reasons(happenings), title)]
    return in_one(told, title)._replace(why=reason.why, rule=reason.rule)


def _first(kinds: Sequence[type[ev.Event]], wanted: Kinds, otherwise: int) -> int:
    """Where the first of the wanted kinds is among these."""
    return next((kinds.index(kind) for kind in wanted if kind in kinds), otherwise)


def _reasons(happenings: Sequence[Happening]) -> Kinds:
    first = happenings[0].event
    if not isinstance(first, ev.GhostRolled):
        return _REASONS
    # Of three dice there is to say how they are put in order, of few where they go.
    return (ev.GhostGrouped,) if first.turn == 1 else (ev.Placed, ev.GhostSetAside)


def _tell(voice: Voice, run: Run) -> News:
    """Events of one kind in a row."""
    tell = _TELLERS.get(type(run[0].event))
    if tell is not None and (len(run) > 1 or type(run[0].event) in _EVEN_ONE):
        return tell(voice, run)
    return in_one([news(voice, *happening) for happening in run])


def _scene(voice: Voice, happening: Happening) -> Scene:
    return Scene(voice, happening.view, happening.before)


def _all_of_them(voice: Voice, run: Run) -> str:
    """The treasures that events are about, one each."""
    return voice.all_of(_scene(voice, it).the(it.event.slot) for it in run)


# --- I. Reveal: what has been drawn is told as it lies -------------------------------------------


def _revealed(voice: Voice, run: Run) -> News:
    told = news(voice, *run[0])
    return told._replace(text="") if run[0].view.setup.solo else told


def _arranged(voice: Voice, run: Run) -> News:
    told, top = news(voice, *run[0]), run[0].view.top
    if top is None:
        return told
    on_top = voice.say("crypt-event-revealed-top", card=voice.card(top, None))
    return told._replace(text=joined(told.text, on_top))


# --- II. Claim ------------------------------------------------------------------------------------


def _placed(voice: Voice, run: Run) -> News:
    """A claim for several treasures, as one does it: all at once."""
    each = [news(voice, *happening) for happening in run]
    # Of several reasons it is the one that is least plain: what beats what, else the greatest risk.
    most = max(run, key=lambda it: (it.event.pushed is not None, it.event.dice.effort))
    facts: Facts = {
        **voice.person(most.event.player),
        "put": voice.all_of(_put(voice, it) for it in run),
        "treasures": _all_of_them(voice, run),
    }
    told = in_one(each, run.index(most))
    told = told._replace(title=sentence(voice.say("crypt-together-placed.title", **facts)))
    if most.event.player == GHOST and most.view.setup.solo:
        return told._replace(why=_ghosts_reasons(voice, run))
    if most.event.pushed is not None:
        return told
    return told._replace(text=sentence(voice.say("crypt-together-placed", **facts)))


def _put(voice: Voice, it: Happening) -> str:
    dice, on = voice.dice(it.event.dice), _scene(voice, it).on(it.event.slot)
    return voice.say("crypt-together-put", dice=dice, on=on)


def _ghosts_reasons(voice: Voice, run: Run) -> str:
    """Why the Ghost's dice went where they are: what met somebody's dice, on the way or there."""
    met = []
    for it in run:
        scene, event = _scene(voice, it), it.event
        held = [passed for passed in event.passing if passed.total]
        met.append(passing_over(scene, event.dice, held))
        if event.pushed is not None:
            facts: Facts = {
                **voice.person(event.pushed.player),
                "on": scene.on(event.slot),
                "total": event.dice.total,
                "theirs": event.pushed.dice.total,
            }
            met.append(voice.say("crypt-together-ghost-beats", **facts))
    if not any(met):
        return voice.say("crypt-together-ghost-free")
    pushed = any(it.event.pushed for it in run)
    return joined(*met, voice.say("crypt-together-ghost-back") if pushed else "")


# --- III. Collect ---------------------------------------------------------------------------------


def _rolled(voice: Voice, run: Run) -> News:
    """The servants of one treasure, rolled at once."""
    event = run[0].event
    tired = sum(it.event.exhausted for it in run)
    facts: Facts = {
        **voice.person(event.player),
        "on": _scene(voice, run[0]).on(event.slot),
        "effort": event.effort,
        "chance": event.effort - 1,
        "faces": voice.all_of(str(it.event.face) for it in run),
        "tired": "none" if not tired else "all" if tired == len(run) else "some",
        "count": tired,
    }
    scene = _scene(voice, run[0])
    return scene.tell("crypt-together-rolled", "collect.roll", "luck", **facts)


def _collected(voice: Voice, run: Run) -> News:
    told = in_one([news(voice, *happening) for happening in run])
    facts: Facts = {
        **voice.person(run[0].event.player),
        "treasures": _all_of_them(voice, run),
    }
    return told._replace(title=sentence(voice.say("crypt-together-collected", **facts)))


def _ghost_took(voice: Voice, run: Run) -> News:
    lost = [Scene.treasure(it.before, it.event.slot) for it in run]
    unseen = sum(treasure is not None and treasure.value is None for treasure in lost)
    many = "no" if not unseen else "all" if unseen == len(run) else "some"
    text = voice.say("crypt-together-ghost-took", treasures=_all_of_them(voice, run), unseen=many)
    return news(voice, *run[0])._replace(text=sentence(text))


_TELLERS: dict[type[ev.Event], Callable[[Voice, Run], News]] = {
    ev.Revealed: _revealed,
    ev.Arranged: _arranged,
    ev.Placed: _placed,
    ev.Rolled: _rolled,
    ev.Collected: _collected,
    ev.GhostTook: _ghost_took,
}
_EVEN_ONE = (ev.Revealed, ev.Arranged)
"""What is told in another way in a step of several events, even if it is the only one of a kind."""
