"""Only views reach the browser, at a table of two, three or four, and when somebody peeks.

A whole solo game is read in `test_whole_game.py`; what is looked for, in `views_on_the_wire.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from crypt_core.crypt.coach.bots import sensible_bot
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import PEEK
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from tests.browser.tutor_page import TABLE, TutorPage, game
from tests.browser.views_on_the_wire import check_wire

Open = Callable[..., TutorPage]
CURTAIN = f"{TABLE} [data-testid=curtain]"


def play_on(tutor: TutorPage, rounds: int) -> None:
    """Play by mouse: claims of one servant, and Recover, until so many rounds are over."""
    rng = Random(5)
    for _ in range(200):
        if tutor.over or tutor.timeline.state.round > rounds:
            return
        if tutor.find(CURTAIN).count():
            tutor.do("curtain")
        elif tutor.can_go_on:
            tutor.go_on()
        else:
            state = tutor.timeline.state
            (on_turn,) = CRYPT.deciders(state)
            legal = [move for move in CRYPT.legal_moves(state) if move.player == on_turn]
            down = [m for m in legal if any(not state.crypt[s].up for s, _ in m.dice)]
            small = [m for m in down or legal if sum(len(dice) for _, dice in m.dice) < 2]
            tutor.decide(CRYPT.write_move(rng.choice(small or legal)))
    pytest.fail("the game does not come to its end")


def test_two_people_at_one_screen(open_tutor: Open) -> None:
    tutor = open_tutor(game(players=2, seed=9, sides="BBBBBB"))
    play_on(tutor, rounds=2)
    found = check_wire(tutor)
    assert found["hidden"] > 8
    assert found["moved"] > 20
    assert any(asked.content["do"] == "curtain" for asked in tutor.wire.asked.values())


@pytest.mark.parametrize("players", [3, 4])
def test_one_person_among_bots(open_tutor: Open, players: int) -> None:
    seats = ["person", "bot:random", "bot:sensible", "bot:random"][:players]
    tutor = open_tutor(game(players=players, seed=8, sides="BABBAB"), seats)
    play_on(tutor, rounds=4)
    assert check_wire(tutor)["hidden"] > 15


def before_a_peek(players: int) -> Timeline:
    """A game in which the player on turn may look at a face-down treasure, and has a secret to."""
    for seed in range(100):
        timeline = game(players=players, sides="AABAAA", seed=seed)
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


@pytest.mark.parametrize("players", [1, 2])
def test_a_peek_is_for_its_viewer_alone(open_tutor: Open, players: int) -> None:
    timeline = before_a_peek(players)
    slot, down = next((s, t) for s, t in enumerate(timeline.state.crypt) if t and not t.up)
    tutor = open_tutor(timeline)
    if tutor.find(CURTAIN).count():
        tutor.do("curtain")
    card = tutor.find(f'{TABLE} .tb-card[data-slot="{"abc"[slot]}"]')
    assert card.locator(".tb-value").count() == 0
    tutor.decide("peek")
    assert card.locator(".tb-value").inner_text() == str(down.card.value)
    if tutor.can_go_on:
        tutor.go_on()
    tutor.decide("recover")
    tutor.go_on()
    if players == 2:
        assert tutor.find(CURTAIN).is_visible()
        assert card.locator(".tb-value").count() == 0
        tutor.do("curtain")
        if tutor.timeline.state.crypt[slot] is not None:
            assert card.locator(".tb-value").count() == 0
    assert check_wire(tutor)["hidden"]
