"""Claims of Crypt that are refused, and decisions that are made at the table."""

from __future__ import annotations

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import POTTERY
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import view
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words
from tests.panels.games import crypt, until
from tests.panels.play import Play, state


def refusing(claim: str, rule: str, *before: str) -> Play:
    """A claim is laid out and tried; the rule against it is opened and closed."""
    timeline = crypt(*before)
    refusal = CRYPT.why_not(timeline.state, CRYPT.read_move(claim, timeline.state))
    assert refusal is not None
    assert refusal.rule == rule, "the game is not what this test needs"
    voice = explain.Voice(Words("en"), 0, ["person", "ghost"])
    voice.sees = lambda: view(timeline.state, 0)
    play = Play(timeline)
    play.facts = {
        "claim": claim,
        "rule": rule,
        "why": explain.refusal(voice, refusal),
        "card": index("crypt").card(Words("en"), rule).text,
    }
    play.then("consider", move=claim)
    play.then("play", move=claim)
    play.then("rule", id=rule)
    play.then("close-rule")
    return play


# In this game the Ghost's 5 lies on a, its 3 on b and its 2 on c, unless a claim stands against it.


@state()
def weak(lang: str) -> Play:
    """As much as the Ghost is not more."""
    return refusing("a5", "claim.push", "c1")


@state()
def uneven(lang: str) -> Play:
    """Different efforts on one treasure."""
    return refusing("b34", "claim.place")


@state()
def last_turn(lang: str) -> Play:
    """Two treasures with Lights Out."""
    return refusing("b4 c3", "claim.last-turn", "c1")


@state()
def own_dice(lang: str) -> Play:
    """On dice of one's own."""
    return refusing("b1", "claim.own", "b6")


@state()
def taking(lang: str) -> Play:
    """A face-down treasure may be taken, and is."""
    timeline = until(crypt(sides="BBBBBB", seed=3), lambda it: it.state.stage == POTTERY, "greedy")
    play = Play(timeline)
    moves = [CRYPT.write_move(it) for it in CRYPT.legal_moves(timeline.state)]
    play.facts = {"taking": [it.partition(": ")[2] for it in moves if " take " in it]}
    play.then("play", move=play.facts["taking"][0])
    return play
