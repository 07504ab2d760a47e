"""The review of a finished game, and its exercises."""

from __future__ import annotations

from crypt_core.crypt.coach.review import Decision
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM, Move
from crypt_core.crypt.state import CLAIM as CLAIM_STAGE
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.teach.explain import move as move_label
from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.teach.words import Words
from tests.finished import finished, finished_text, reviewed
from tests.panels.play import Play, state
from tests.panels.states.learn import laid

MISTAKES = reviewed(finished()).mistakes


def at_end(lang: str) -> Play:
    """A finished game, of its own: what is tried goes into its tree."""
    timeline, _ = record.load_text(finished_text(), GAMES)
    return Play(timeline, lang=lang)


def gone_over(lang: str) -> Play:
    """A finished game whose review is there."""
    play = at_end(lang)
    play.before("tool", name="review")
    play.before("review-compute")
    return play


def written(move: Move) -> str:
    return laid(CRYPT.write_move(move).partition(": ")[2])


def claims(decision: Decision) -> tuple[str, str]:
    """The best move, and the worst claim."""
    worse = next(it.move for it in decision.advice.moves[::-1] if it.move.verb == CLAIM)
    return written(decision.advice.best.move), written(worse)


@state()
def exercise(lang: str) -> Play:
    """An exercise is missed, begun again and solved; the next one is begun, and left."""
    play = gone_over(lang)
    decision = next(it for it in MISTAKES() if it.advice.best.move.verb == CLAIM)
    best, worse = claims(decision)
    start = play.session.timeline.place.moment
    play.then("review-exercise", node=decision.moment)
    play.then("review-hint")
    play.then("play", move=worse)
    play.then("review-again")
    play.then("play", move=best)
    play.then("review-compute")
    following = play.tutor.live.panels["review"].data["exercise"]["next"]
    play.then("review-exercise", node=following)
    play.then("review-leave")
    assert play.session.timeline.place.moment == start, "the game is as it was"
    play.facts = {
        "node": decision.moment,
        "round": decision.round,
        "rows": 8 - decision.round + 1,
        "best": best,
        "worse": worse,
        "next": following,
    }
    return play


@state()
def looking_back(lang: str) -> Play:
    """From decision to decision of a finished game, until there is but one move."""
    play = at_end(lang)
    play.facts["decisions"] = []
    for at in finished().line()[:6]:
        moves = CRYPT.legal_moves(at.state)
        if at.state.stage != CLAIM_STAGE:
            continue
        play.meanwhile(lambda tutor, node=at.id: tutor.live.answer({"do": "go", "node": node}))
        claim = None
        if moves[0].verb == CLAIM:
            (slot, (effort, *_)), *_ = moves[0].dice
            claim = f"{'abc'[slot]}{effort}"
        play.facts["decisions"].append({"claim": claim, "choices": len(moves)})
    return play


@state()
def revealed(lang: str) -> Play:
    """The better move of a decision is asked for, and by its round that of another one."""
    play = gone_over(lang)
    rows = play.tutor.live.panels["review"].data["rounds"]["rows"]
    first = MISTAKES()[0]
    second = next(
        it for it in MISTAKES() if it is not first and it.moment in [row["worst"] for row in rows]
    )
    play.then("review-reveal", node=first.moment)
    play.then("review-reveal", node=second.moment)
    voice = Voice(Words(lang), 0, ["person", "ghost"])
    play.facts = {
        "first": first.moment,
        "better": move_label(voice, first.advice.best.move, first.advice.view),
        "second": second.moment,
        "faces": [str(n) for _, efforts in second.advice.best.move.dice for n in efforts],
        "count": len(MISTAKES()),
    }
    return play
