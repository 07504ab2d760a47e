"""A warning before a dear decision: wished in the dialogue, one line at Confirm, and past it."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.views import view
from tests.browser.tutor_page import TutorPage, game

Open = Callable[..., TutorPage]


def test_who_wishes_it_is_warned_and_may_insist(open_tutor: Open) -> None:
    timeline = game(seed=7)
    tutor = open_tutor(timeline)
    tutor.do("settings")
    assert not tutor.find('[data-action="warns"]').is_checked(), "nobody is unless they wish it"
    tutor.find('[data-action="warns"]').check()
    tutor.do("close-dialog")
    tutor.reload()
    moves = Advice(view(timeline.state, 0)).moves
    dear = next(it.move for it in moves if it.loss > 1.2 and it.move.verb == "claim")
    text = str(dear).partition(": ")[2]
    tutor.field.fill(text)
    tutor.page.keyboard.press("Enter")
    tutor.find('[data-verdict="warn"]').wait_for()
    tutor.settle()
    assert "gives away" in tutor.text('[data-verdict="warn"]')
    assert tutor.deciding
    tutor.do("insist")
    assert len(tutor.timeline.moments) == 2
