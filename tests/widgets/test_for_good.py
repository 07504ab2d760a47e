"""A game for good: nobody goes back past a decision until it is over; and who is told its seed."""

from __future__ import annotations

import pytest

from crypt_core.coach.bots import PERSON, choose_next
from crypt_core.games import GAMES
from crypt_widgets.live import LiveGame
from crypt_widgets.panels.bar.present import bar_data
from crypt_widgets.panels.frame.played import kept
from crypt_widgets.panels.frame.present import frame_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.opening import new_game, read_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send

NAMES = sorted(GAMES)


def session(name: str, seats: int = 2, for_good: bool = True, lang: str = "en") -> Session:
    fields = {"game": name, "players": seats, "seats": [PERSON] * seats, "seed": "5"}
    return Session(lang, new_game({**fields, "for_good": for_good}))


def decide(at: Session) -> None:
    """Somebody decides, at random, and the game goes on to the next decision."""
    send(at, {"do": "continue"})
    at.open_curtain()
    seats = ["bot:random"] * len(at.seats)
    move = choose_next(seats, at.game, at.timeline.state, at.timeline.moment.luck)
    before = len(at.timeline.moments)
    send(at, {"do": "play", "move": at.game.write_move(move)})
    assert len(at.timeline.moments) == before + 1, at.draft.verdict
    send(at, {"do": "continue"})


def back(at: Session) -> int:
    """As far back as any message leads; the moment that one is at then."""
    for message in ({"do": "undo"}, {"do": "go", "node": 0}, *[{"do": "back"}] * 60):
        send(at, message)
    return at.timeline.place.moment


@pytest.mark.parametrize("name", NAMES)
def test_nobody_goes_back_past_a_decision(name: str) -> None:
    at, free = session(name), session(name, for_good=False)
    for each in (at, free):
        for _ in range(3):
            decide(each)
        seen = each.game.view(each.timeline.state, None)
        assert story_data(each, seen)["can_undo"] is (each is free)
        assert Shell(each).hides("whatif") is (each is at)
    assert back(free) == 0
    assert back(at) == 3
    assert not bar_data(at)["can_back"], "inside what came of the decision one may step about"
    with pytest.raises(ValueError, match="until it is over"):
        LiveGame(at.match.opened.record()).moment = 1


@pytest.mark.parametrize("name", NAMES)
def test_it_is_kept_in_record_and_link_and_begun_again(name: str) -> None:
    at = session(name)
    decide(at)
    for text in (at.match.record(), at.match.code()):
        again = read_game(text)
        assert again.for_good
        assert Session("en", again).branches.bound
    found, _ = kept(at)
    assert "text" in found or found["head"]["extra"]["for_good"] is True
    assert not read_game(session(name, for_good=False).match.record()).for_good
    send(at, {"do": "again"})
    assert at.branches.bound
    assert frame_data(Shell(at))["setup"]["for_good"]
    send(at, {"do": "new", "game": name, "players": 2, "seats": [PERSON] * 2})
    assert not at.branches.bound


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_looks_back_stands_at_its_end(name: str) -> None:
    free = session(name, for_good=False)
    for _ in range(3):
        decide(free)
    back(free)
    at = Session("en", free.match.opened._replace(for_good=True))
    assert at.timeline.place.moment == 3


def test_the_end_of_a_game_opens_it_and_tells_its_seed() -> None:
    at = session("sedlec")
    while not at.over:
        assert kept(at)[0]["seed"] is None
        decide(at)
    assert kept(at)[0]["seed"] == "5"
    assert back(at) == 0
    assert kept(at)[0]["seed"] == "5", "there is no secret any more"


def test_what_is_tried_after_the_end_can_be_gone_back_from() -> None:
    at = session("sedlec")
    while not at.over:
        decide(at)
    send(at, {"do": "go", "node": 2})
    made = at.timeline.moments[3].move
    other = next(it for it in at.game.legal_moves(at.timeline.state) if it != made)
    send(at, {"do": "play", "move": at.game.write_move(other)})
    assert len(at.timeline.ends) == 2
    assert not at.over
    for again in (at, Session("en", read_game(at.match.record()))):
        assert not Shell(again).hides("whatif")
        assert bar_data(again)["can_back"]
        assert kept(again)[0]["seed"] == "5"
        assert back(again) == 0


@pytest.mark.parametrize("name", NAMES)
def test_who_plays_alone_is_told_the_seed(name: str) -> None:
    assert kept(Session("en", new_game({"game": name, "seed": "5"})))[0]["seed"] == "5"
