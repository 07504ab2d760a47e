"""A deal played once more: for one's own score, for the coach's, for somebody who has sent it."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.adapter import coach_score
from crypt_widgets.panels.frame.present import frame_data
from crypt_widgets.panels.ribbon.present import ribbon_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.opening import COACH, HIDDEN, OTHER, YOU, Rival, read_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.finished import finished, finished_text
from tests.messages import send
from tests.widgets.learning import learning
from tests.widgets.test_places import hello

SCORE = finished().state.scores[0]


def ended(lang: str = "en") -> Shell:
    at = learning(lang=lang)
    send(at, {"do": "load", "text": finished_text()})
    send(at, {"do": "back-to-game"})
    return at


def told(at: Shell) -> Any:
    """What the end of the game says."""
    seen = at.game.game.view(at.game.timeline.state, 0)
    return story_data(at.game, seen, at.onward)["end"]


def offer_of(at: Shell) -> Any:
    """What the end of the game offers for another go at its deal."""
    return next((way["offer"] for way in told(at)["ways"] if way["id"] == "dare"), None)


def to_beat(session: Session) -> str | None:
    """What the ribbon says of the score to beat."""
    return ribbon_data(session).get("rival")


def play_it_all(at: Shell) -> None:
    """The same decisions again."""
    for moment in finished().line()[1:]:
        send(at, {"do": "continue"})
        send(at, {"do": "play", "move": at.game.game.write_move(moment.move)})
    send(at, {"do": "continue"})


def test_one_plays_the_deal_again_for_ones_own_score() -> None:
    at = ended()
    assert to_beat(at.game) is None
    send(at, {"do": "again"})
    game = at.game
    assert game.match.rival == Rival(SCORE, YOU)
    assert len(game.timeline.moments) == 1
    assert game.timeline.seed == finished().seed
    assert to_beat(game) == f"To beat: {SCORE}"
    play_it_all(at)
    assert told(at)["compared"] == f"Your own score to beat was {SCORE}: you are level."


def test_the_best_that_one_came_to_is_what_there_is_to_beat() -> None:
    at = ended()
    for before, after in ((SCORE + 5, SCORE + 5), (SCORE - 5, SCORE)):
        at.game.match.rival = Rival(before, YOU)
        send(at, {"do": "again"})
        assert at.game.match.rival == Rival(after, YOU)
        play_it_all(at)
        send(at, {"do": "back-to-game"})


def test_the_score_of_another_does_not_become_ones_own() -> None:
    for whose in (COACH, OTHER):
        at = ended()
        at.game.match.rival = Rival(SCORE + 5, whose)
        send(at, {"do": "again"})
        assert at.game.match.rival == Rival(SCORE, YOU)


def test_before_the_end_again_brings_no_score() -> None:
    at = learning()
    send(at, {"do": "play", "move": "a4"})
    send(at, {"do": "again"})
    assert at.game.match.rival is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_coachs_score_is_what_the_coach_comes_to_by_itself(lang: str) -> None:
    at = ended(lang)
    send(at, {"do": "again-coach"})
    rival = at.game.match.rival
    assert rival == Rival(coach_score(finished()), COACH)
    play_it_all(at)
    assert str(abs(SCORE - rival.score)) in told(at)["compared"]
    assert str(rival.score) in told(at)["compared"]


def several() -> str:
    two = Timeline(CRYPT, CRYPT.setup({"players": 2}), 3)
    return record.save_text(two, {"seats": ["bot:sensible"] * 2, "beat": [40, YOU]})


def test_several_are_not_compared() -> None:
    at = Shell(Session("en", read_game(several())))
    assert at.game.match.rival is None, "a score of several is nobody's to beat"
    send(at, {"do": "continue"})
    assert at.game.over
    assert [way["id"] for way in told(at)["ways"]] == ["again", "new", "course"]
    send(at, {"do": "again-coach"})
    assert at.game.over
    send(at, {"do": "again"})
    assert at.game.match.rival is None


# --- a deal that is sent --------------------------------------------------------------------------


@pytest.mark.parametrize(("which", "whose"), [("code", OTHER), ("hidden", HIDDEN)])
def test_a_challenge_holds_the_deal_and_no_move(which: str, whose: str) -> None:
    offer = offer_of(ended())
    assert offer["score"] == str(SCORE)
    timeline, extra = record.load_code(offer[which], {"crypt": finished().game})
    assert len(timeline.moments) == 1
    assert (timeline.seed, timeline.setup) == (finished().seed, finished().setup)
    assert extra == {"seats": ["person"], "beat": [SCORE, whose]}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("whose", [OTHER, HIDDEN])
def test_it_opens_as_an_invitation_and_says_what_it_is(lang: str, whose: str) -> None:
    offer = offer_of(ended())
    at = learning()
    at.invite = True
    hello(at, code=offer["hidden" if whose == HIDDEN else "code"], lang=lang)
    dare = frame_data(at)["dare"]
    assert dare is not None
    assert (str(SCORE) in dare["text"]) is (whose == OTHER)
    assert (str(SCORE) in (to_beat(at.game) or "")) is (whose == OTHER)
    assert frame_data(at)["invite"] is None, "one thing at a time"
    send(at, {"do": "take-up"})
    assert frame_data(at)["dare"] is None
    play_it_all(at)
    assert str(SCORE) in told(at)["compared"], "at the end it is told"


def test_who_just_plays_has_taken_it_up() -> None:
    at = learning()
    hello(at, code=offer_of(ended())["code"])
    send(at, {"do": "play", "move": "a1"})
    assert frame_data(at)["dare"] is None
    assert read_game(at.game.match.opened.record()).rival == Rival(SCORE, OTHER), (
        "a reload keeps it"
    )


@pytest.mark.parametrize(
    "beat", [None, [], [40], ["40", YOU], [True, YOU], [40, "me"], [10**9, YOU], {"score": 40}]
)
def test_what_is_no_score_to_beat_does_not_matter(beat: object) -> None:
    text = record.save_text(finished(), {"seats": ["person"], "beat": beat})
    assert read_game(text).rival is None
