"""What if: rewinds, branches with the same luck and with new luck, the tree and the comparison."""

from __future__ import annotations

from typing import Any

from crypt_core.crypt.components import KINDS
from crypt_core.crypt.events import GhostRolled
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.games import GAMES
from crypt_widgets.panels.whatif.present import told_moments
from crypt_widgets.tutoring.opening import Opened
from crypt_widgets.tutoring.session import Session
from tests.finished import finished_text
from tests.panels.games import crypt
from tests.panels.play import Play, state

PLAYED = ("a4 b2", "recover", "a6")


def beside(timeline: Timeline, lang: str) -> Play:
    """A game with what-if beside the table."""
    play = Play(timeline, lang=lang)
    play.before("tool", name="whatif")
    return play


def branched(*moves: str) -> Timeline:
    """A game with these branches from its first decision."""
    timeline = crypt(*PLAYED)
    for move in moves:
        timeline.go(0)
        timeline.play(CRYPT.read_move(move, timeline.state))
    return timeline


def labels(play: Play) -> list[str]:
    """Name each moment of the whole tree, computed afresh."""
    session = play.session
    fresh = Session(session.words.lang, Opened(session.timeline, session.seats))
    return [str(it["label"]) for it in told_moments(fresh)]


def ghost_roll(moment: Moment) -> tuple[int, ...]:
    return next(step.event.faces for step in moment.steps if isinstance(step.event, GhostRolled))


@state()
def slider(lang: str) -> Play:
    """A claim is played out, and then there is something to decide."""
    play = beside(crypt(), lang)
    play.then("play", move="a4 b2")
    play.then("continue")
    play.then("go", node=0, step=None)
    return play


@state()
def same_luck(lang: str) -> Play:
    """Back to the first decision, and a branch from there."""
    play = beside(crypt(*PLAYED), lang)
    play.then("go", node=0, step=None)
    play.then("play", move="b6")
    timeline = play.session.timeline
    branch, first = timeline.moment, timeline.moments[1]
    assert ghost_roll(branch) == ghost_roll(first), "the same key, the same roll"
    play.then("continue")
    longer, tip = timeline.leaves()
    then = timeline.line(longer.id)[tip.depth]
    rows = [timeline.rows([moment.id], 0)[0] for moment in (then, tip)]
    for row in rows:
        row["collectors"] = row["score"] - row["coins"] - row["ready"]
    figures = (*KINDS, "coins", "collectors", "ready", "score")
    play.facts = {
        "stops": len(PLAYED),
        "branch": branch.id,
        "rows": [[str(row[figure]) for row in rows] for figure in figures],
    }
    return play


@state()
def new_luck(lang: str) -> Play:
    """The same decision once more, with another roll of the Ghost."""
    play = beside(crypt(*PLAYED), lang)
    play.then("go", node=0, step=None)
    play.then("luck", luck="new")
    play.then("play", move="a4 b2")
    timeline = play.session.timeline
    assert timeline.moment.luck != timeline.moments[1].luck
    play.facts = {"branch": timeline.moment.id, "count": len(PLAYED)}
    return play


@state()
def tree(lang: str) -> Play:
    """From moment to moment."""
    play = beside(crypt(*PLAYED), lang)
    play.then("go", node=1, step=None)
    play.then("back-to-game")
    for node in (2, 1, len(PLAYED)):
        play.then("go", node=node, step=None)
    play.facts = {"tip": len(PLAYED)}
    return play


@state()
def three_lines(lang: str) -> Play:
    """A game with two branches: these are compared, and then one of them with the game."""
    play = beside(branched("b6", "c1"), lang)
    play.then("compare", a=1, b=2)
    play.then("compare", a=1, b=0)
    return play


@state()
def expecting(lang: str) -> Play:
    """The expected scores of two lines; then one of them goes on."""
    play = beside(branched("b6"), lang)
    play.before("continue")
    play.then("expect", a=0, b=1)
    compared = play.tutor.live.panels["whatif"].data["compare"]
    play.facts["rows"] = compared["expected"]["rows"]
    play.then("luck", luck="new")
    play.then("play", move="a6")
    return play


@state()
def namesakes(lang: str) -> Play:
    """Two people of the same name, and two lines of their game."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 2}), 7)
    for _ in range(2):
        timeline.play(CRYPT.legal_moves(timeline.state)[0])
    timeline.go(0)
    timeline.play(CRYPT.legal_moves(timeline.state)[1])
    text = Opened(timeline, ["person", "person"], names=("Ann", "Ann")).record()
    play = beside(crypt(), lang)
    play.before("load", text=text)
    play.on()
    return play


@state()
def whole_tree(lang: str) -> Play:
    """A game is branched, put into Italian, left for a new one and loaded again."""
    play = beside(crypt(*PLAYED), lang)
    play.facts["trees"] = [labels(play)]

    def then(do: str, **facts: Any) -> None:
        play.meanwhile(lambda tutor: tutor.live.answer({"do": do, **facts}))
        play.facts["trees"].append(labels(play))

    then("go", node=1, step=None)
    then("play", move="b6")
    then("continue")
    then("play", move="a6")
    then("lang", lang="it")
    kept = play.tutor.live.shell.game.match.record()
    then("new", game="crypt", players=1, seats=["person"], seed="3")
    then("play", move="a6")
    then("load", text=kept)
    return play


@state()
def at_end(lang: str) -> Play:
    """Back from the end of a game, and to it again."""
    timeline, _ = record.load_text(finished_text(), GAMES)
    play = beside(timeline, lang)
    play.then("go", node=1, step=None)
    play.then("back-to-game")
    return play
