"""Exact help for Sedlec."""

from __future__ import annotations

from typing import Any

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.coach.choices import choices, filling
from crypt_core.sedlec.coach.graves import skull_chances
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.views import view
from tests.panels.games import sedlec, until
from tests.panels.play import Play, state


def listed(timeline: Timeline) -> dict[str, list[str]]:
    """The moves of each list, as the core ranks them."""
    found = choices(view(timeline.state, None), SEDLEC.legal_moves(timeline.state))._asdict()
    return {
        name: [str(choice.move).partition(": ")[2] for choice in wanted]
        for name, wanted in found.items()
    }


def is_late(timeline: Timeline) -> bool:
    """Few places are left, and there is something to choose and something to chance."""
    known = view(timeline.state, None)
    missing = known.players[timeline.state.player].missing
    few = missing in (2, 3) and len(known.unseen) > 1
    return few and sum(map(len, listed(timeline).values())) > 2


def late() -> tuple[Play, Any]:
    play = Play(until(sedlec(), is_late))
    play.on()
    play.before("tool", name="help")
    state = play.session.timeline.state
    return play, filling(view(state, None), state.player)


@state()
def found(lang: str) -> Play:
    """The chances and the lists at the first decisions."""
    play = Play(sedlec())
    play.before("tool", name="help")
    timeline = play.session.timeline
    chances = skull_chances(view(timeline.state, None)).items()
    play.facts["chances"] = {
        str(skull): [str(told.one), str(told.two), f"{told.cards} of the {told.unseen}"]
        for skull, told in chances
    }
    play.facts["listed"] = []
    for move in ("collect 1", "dig 3 4"):
        play.facts["listed"].append(listed(timeline))
        play.then("play", move=move)
        if not play.session.deciding:
            play.then("continue")
    play.then("tool", name="story")
    play.then("tool", name="help")
    return play


@state()
def laying(lang: str) -> Play:
    """Each row is laid on the table, one after the other."""
    play, _ = late()
    for moves in listed(play.session.timeline).values():
        for move in moves:
            play.then("consider", move=move)
    return play


@state()
def arranged(lang: str) -> Play:
    """The best arrangement, and then the highest that can still be."""
    play, best = late()
    timeline = play.session.timeline
    assert best.known is not None
    assert best.ceiling is not None
    assert best.ceiling.points > best.known.points
    play.facts = {
        "laid": sorted(str(laid.place) for laid in best.known.laid),
        "cards": len(timeline.state.players[timeline.state.player].crypt),
        "ceiling": best.ceiling.points,
    }
    play.then("help-ceiling", open=True)
    return play
