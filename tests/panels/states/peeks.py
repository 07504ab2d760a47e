"""A look at a face-down treasure, which is for one player alone."""

from __future__ import annotations

from crypt_core.crypt.coach.bots import sensible_bot
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import PEEK
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from tests.panels.games import crypt
from tests.panels.play import Play, state


def before_a_peek(players: int) -> Timeline:
    """A game in which the player on turn may look at a face-down treasure, and has a secret to."""
    for seed in range(100):
        timeline = crypt(players=players, sides="AABAAA", seed=seed)
        while owing := CRYPT.deciders(timeline.state):
            (player,) = owing
            state = timeline.state
            legal = CRYPT.legal_moves(state)
            able = [m for m in legal if m.verb == PEEK and m.player == player == 0]
            if able and state.stage == "claim":
                return timeline
            quiet = [m for m in legal.own(legal.player) if m.verb != PEEK]
            timeline.play(sensible_bot(view(state, player), quiet, 0))
    raise LookupError("no game with a look at a face-down treasure")


def peek(players: int) -> Play:
    """Somebody looks, and recovers; then it is another player's turn, if there is one."""
    timeline = before_a_peek(players)
    slot, down = next((s, t) for s, t in enumerate(timeline.state.crypt) if t and not t.up)
    play = Play(timeline, seats=["person"] * players)
    play.on()
    play.then("play", move="peek")
    if not play.session.deciding:
        play.then("continue")
    play.then("play", move="recover")
    play.then("continue")
    play.facts = {"slot": "abc"[slot], "value": str(down.card.value)}
    return play


@state()
def solo(lang: str) -> Play:
    return peek(1)


@state()
def for_two(lang: str) -> Play:
    play = peek(2)
    assert play.session.curtain
    play.then("curtain")
    play.facts["there"] = (
        play.session.timeline.state.crypt["abc".index(play.facts["slot"])] is not None
    )
    return play
