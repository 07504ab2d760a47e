"""Two people at one screen of Crypt."""

from __future__ import annotations

from tests.panels.games import crypt
from tests.panels.play import Play, state

TWO_SLEEPERS = (
    "P1: a2; P2: a22; P1: a6; P2: b44; P1: b55; P2: b555; P1: a111; P2: recover; P1: recover; "
    "P2: b666; P1: a44 c3; P2: recover; P1: reroll a2; P1: reroll a1"
)
"""Both own two remains then, and each has a servant to rouse."""
PEOPLE = ["person", "person"]


@state()
def secret(lang: str) -> Play:
    """One of them has collected a treasure face-down: the screen changes hands, and again."""
    timeline = crypt(players=2, seed=4)
    down = next(slot for slot, t in enumerate(timeline.state.crypt) if t and not t.up)
    play = Play(timeline, seats=PEOPLE)
    play.before("play", move=f"{'abc'[down]}1")
    while not timeline.state.players[0].treasures:
        assert not play.session.curtain, "nobody knows a secret yet"
        if play.session.deciding:
            play.before("play", move="recover")
        else:
            play.before("next")
    found = timeline.state.players[0].treasures[0]
    assert found.known == 1, "seen by its collector alone"
    play.facts["value"] = str(found.card.value)
    play.then("continue")
    play.then("curtain")
    play.then("play", move="recover")
    play.then("continue")
    play.then("curtain")
    return play


@state()
def shared_power(lang: str) -> Play:
    """A power that both have; one of them uses it."""
    play = Play(crypt(*TWO_SLEEPERS.split("; "), players=2, seed=3411), seats=PEOPLE)
    play.on()
    buttons = play.tutor.live.panels["table"].data["ask"]["buttons"]
    play.facts["moves"] = [it["move"] for it in buttons if it["move"].endswith("rouse")]
    play.then("play", move=play.facts["moves"][0])
    return play
