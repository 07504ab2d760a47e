"""Where the Ghost looks, as the table shows it: each treasure on its way, and what it finds."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.crypt import events as ev
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.views import view
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send


def looks(at: Session) -> list[dict[str, Any]]:
    shown = table_data(at, view(at.timeline.state, 0))["looks"]
    return [] if shown is None else list(shown["looks"])


def after(move: str, seed: int, lang: str = "en") -> Session:
    """The step in which the Ghost places its dice after a first claim as the Leader."""
    at = Session(lang, new_game({"seed": seed}))
    send(at, {"do": "play", "move": move})
    assert looks(at) == [], "nothing of the Ghost in a step of one's own"
    while not at.timeline.at_decision:
        send(at, {"do": "next"})
    return at


@pytest.mark.parametrize("seed", range(1, 30))
def test_the_looks_are_those_of_the_rules(seed: int) -> None:
    """What it asks is what the events say: from the left, up to where the dice go."""
    at = after("a4 b2 c1", seed)
    placed = [
        step.event
        for step in at.timeline.moment.steps
        if isinstance(step.event, ev.Placed | ev.GhostSetAside)
        and getattr(step.event, "player", 1) == 1
    ]
    found = looks(at)
    assert [look["slot"] for look in found if look["takes"]] == [
        "abc"[event.slot] for event in placed if isinstance(event, ev.Placed)
    ]
    assert len(found) == sum(len(e.passing) + isinstance(e, ev.Placed) for e in placed)
    for look in found:
        if " beats " not in look["text"]:
            continue
        ours, _, theirs = look["text"].partition(" beats ")
        assert (int(ours) > int(theirs.split("?")[0])) == look["takes"]
        assert look["text"].endswith("yes" if look["takes"] else "no")


def test_they_are_there_at_the_ghosts_steps_alone() -> None:
    at = after("a4 b2 c1", 7)
    assert [look["text"] for look in looks(at) if look["text"]] == [
        "5 beats 4? yes",
        "3 beats 2? yes",
        "2 beats 1? yes",
    ]
    send(at, {"do": "back"})
    assert looks(at) == []


def test_with_others_there_is_no_ghost_that_looks() -> None:
    at = Session("en", new_game({"seed": 3, "players": 2, "seats": ["person", "bot:random"]}))
    send(at, {"do": "play", "move": "a4"})
    while not at.over and len(at.timeline.moments) < 6:
        assert looks(at) == []
        send(at, {"do": "next"})
        if at.deciding:
            move = CRYPT.legal_moves(at.timeline.state)[0]
            send(at, {"do": "play", "move": CRYPT.write_move(move)})
