"""A warning, if wished, before a decision that costs more than a coin: once, and calmly."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.views import view
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.review.state import ReviewState
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send
from tests.widgets.learning import learning
from tests.widgets.test_places import hello


def session(on: bool = True, lang: str = "en", **fields: Any) -> Session:
    """A game at its first decision."""
    at = Session(lang, new_game({"seed": 7, **fields}))
    send(at, {"do": "continue"})
    if on:
        send(at, {"do": "warn", "on": True})
    return at


def move_of(at: Session, dear: bool) -> tuple[str, int]:
    """The move that costs least above a coin, or most up to one; and what it costs in tenths."""
    state = at.timeline.state
    told = [(tenths(it.loss), it.move) for it in Advice(view(state, 0)).moves]
    found = [(loss, move) for loss, move in told if (loss > 10) == dear]
    loss, move = min(found, key=lambda it: it[0]) if dear else max(found, key=lambda it: it[0])
    return at.game.write_move(move), loss


def verdict(at: Session) -> Any:
    return table_data(at, at.game.view(at.timeline.state, 0))["verdict"]


def decided(at: Session) -> int:
    return len(at.timeline.moments) - 1


def test_nobody_is_warned_who_has_not_wished_it() -> None:
    at = session(on=False)
    send(at, {"do": "play", "move": move_of(at, dear=True)[0]})
    assert decided(at) == 1


def test_a_cheap_decision_is_made_at_once() -> None:
    at = session()
    send(at, {"do": "play", "move": move_of(at, dear=False)[0]})
    assert decided(at) == 1
    assert at.draft.verdict is None


@pytest.mark.parametrize("lang", LANGS)
def test_a_dear_one_is_held_back_once_with_what_it_costs(lang: str) -> None:
    at = session(lang=lang)
    move, cost = move_of(at, dear=True)
    send(at, {"do": "play", "move": move})
    assert decided(at) == 0
    told = verdict(at)
    assert (told["legal"], told["warned"], told["final"], told["rule"]) == (True, True, False, None)
    assert told["text"] == at.words.say(
        "crypt-coach-warning", coins=at.voice.tenths(cost), aim="coins"
    )
    send(at, {"do": "play", "move": move})
    assert decided(at) == 1


def test_another_move_is_judged_anew_and_so_is_the_same_after_it() -> None:
    at = session()
    move, _ = move_of(at, dear=True)
    send(at, {"do": "play", "move": move})
    send(at, {"do": "consider", "move": move_of(at, dear=False)[0]})
    assert not verdict(at)["warned"]
    send(at, {"do": "play", "move": move})
    assert decided(at) == 0
    send(at, {"do": "warn", "on": False})
    send(at, {"do": "play", "move": move})
    assert decided(at) == 1


def test_what_is_not_legal_is_told_as_ever() -> None:
    at = session()
    send(at, {"do": "play", "move": "a7"})
    assert not verdict(at)["legal"]
    assert not verdict(at)["warned"]


def test_among_several_nobody_is_warned() -> None:
    at = session(players=2, seats=["person", "person"])
    at.shown_to = at.asked
    send(at, {"do": "play", "move": "recover"})
    send(at, {"do": "play", "move": "c1"})
    assert not (at.draft.verdict and at.draft.verdict.warned)


def test_an_exercise_warns_of_nothing() -> None:
    """The answer would be half given."""
    at = session()
    send(at, {"do": "play", "move": move_of(at, dear=True)[0]})
    send(at, {"do": "play", "move": move_of(at, dear=True)[0]})
    send(at, {"do": "tool", "name": "review"})
    send(at, {"do": "review-start"})
    send(at, {"do": "review-compute"})
    send(at, {"do": "review-exercise", "node": 1})
    move, _ = move_of(at, dear=True)
    send(at, {"do": "play", "move": move})
    assert at.draft.verdict is None
    assert at.panel_state(ReviewState).exercise.tried is not None


def test_a_page_brings_the_wish_along() -> None:
    at: Shell = learning()
    hello(at, warns=True)
    assert at.game.draft.warns
    send(at, {"do": "new", "seed": "7"})
    send(at, {"do": "play", "move": move_of(at.game, dear=True)[0]})
    assert decided(at.game) == 0
