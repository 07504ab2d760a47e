"""The first chapter of the course ends with a game."""

from __future__ import annotations

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach.mistakes import notation
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import course
from tests.panels.games import crypt
from tests.panels.play import Play, state
from tests.panels.states.learn import card, laid, press

FIRST, SECOND = course("crypt")[:2]


def before_its_last_decision(lang: str) -> Play:
    """A game of one's own, played anyhow, but for the last decision."""
    timeline = crypt()
    while CRYPT.deciders(timeline.state):
        legal = [*CRYPT.legal_moves(timeline.state)]
        timeline.play(legal[7919 * len(timeline.moments) % len(legal)])
    play = Play("crypt", seed=7, lang=lang)
    for moment in timeline.moments[1:-1]:
        play.on()
        play.before("play", move=CRYPT.write_move(moment.move))
    play.on()
    return play


@state()
def ends(lang: str) -> Play:
    """The last decision, the dearest one made again, and the lesson that follows."""
    play = before_its_last_decision(lang)
    done = [task.id for lesson in FIRST.lessons for task in lesson.tasks]
    play.before("learn-keep", text=progress.write(done), invited=True, declined=None)
    move = laid(notation(next(iter(CRYPT.legal_moves(play.session.timeline.state)))))

    def way(name: str) -> None:
        ways = play.tutor.live.panels["story"].data["end"]["ways"]
        play.then(**next(it["ask"] for it in ways if it["id"] == name))

    play.then("play", move=move)
    play.then("continue")
    play.then("review-compute")
    way("mistake")
    id_ = card(play)["key"].removeprefix("mistake-")
    mistake = play.tutor.live.shell.learner.mistakes[id_]
    assert "crypt.whole-game" in play.tutor.live.shell.learner.done
    play.then("play", move=laid(mistake.made))
    press(play, "learn-again")
    play.then("play", move=laid(mistake.best))
    press(play, "learn-next")
    way("lesson")
    play.facts = {
        "move": move,
        "mistake": id_,
        "made": mistake.made,
        "best": mistake.best,
        "task": SECOND.lessons[0].tasks[0].id,
    }
    return play
