"""Whoever plays Crypt in a browser: with a mouse, a finger, or a keyboard and nothing else.

Before each decision, and when it lies ready, all that it takes is in sight and nothing is scrolled.
"""

from __future__ import annotations

import pytest

from crypt_core.crypt.coach.bots import sensible_bot
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import State
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from tests.browser.stage_page import sights_of_decision
from tests.browser.test_claiming import STILL
from tests.browser.tutor_page import BAR, CONFIRM, TABLE, TutorPage

DIE = "[data-draft]"

FOCUS = """
(selector) => document.activeElement === document.body ? "lost"
  : document.activeElement.matches(selector)
"""
WAY = """
(selector) => {
  const at = document.activeElement;
  if (at.matches(selector)) return "";
  const before = [...document.querySelectorAll(selector)].every(
    (it) => it.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
  return at !== document.body && before ? "Shift+Tab" : "Tab";
}
"""


class Mouse:
    """Somebody with a mouse."""

    press = "click"

    def __init__(self, tutor: TutorPage) -> None:
        self.tutor = tutor

    def lay(self, claim: str) -> None:
        self.tutor.lay(claim, self.press)

    def use(self, button: str) -> None:
        getattr(self.tutor.find(button), self.press)()
        self.tutor.settle()

    def go_on(self) -> None:
        self.use(f'{BAR} [data-action="continue"]')


class Finger(Mouse):
    """Somebody with a phone, who only taps."""

    press = "tap"


class Keys(Mouse):
    """Somebody who has a keyboard and nothing else."""

    def at(self, selector: str) -> bool:
        """Whether the focus is on something; it must be on something in any case."""
        found = self.tutor.page.evaluate(FOCUS, selector)
        assert found != "lost", "the focus fell back to the page"
        return bool(found)

    def to(self, selector: str) -> None:
        """To a place with Tab, or the other way with Shift where it lies before."""
        keyboard = self.tutor.page.keyboard
        key = str(self.tutor.page.evaluate(WAY, selector))
        if not key:
            return
        for _ in range(60):
            keyboard.press(key)
            if self.at(selector):
                return
        pytest.fail(f"{key} does not lead to {selector}")

    def lay(self, claim: str) -> None:
        """The first servant is looked for; arrows lead to the next."""
        keyboard = self.tutor.page.keyboard
        for word in claim.split():
            for effort in word[1:]:
                self.to(DIE)
                while not self.at(f'[data-drop="ready"] {DIE}'):
                    keyboard.press("ArrowRight")
                keyboard.press(effort)
                keyboard.press(word[0])
                assert self.at(f'[data-drop="{word[0]}"] {DIE}'), "the focus goes with the servant"
        self.tutor.settle()

    def use(self, button: str) -> None:
        self.to(button)
        self.tutor.press("Enter")
        self.at("*")

    def go_on(self) -> None:
        """After a decision Next has the focus, so Enter goes one step."""
        if self.at(f'{BAR} [data-action="next"]'):
            self.tutor.press("Enter")
            self.at("*")
        if not self.tutor.deciding and not self.tutor.over:
            self.tutor.press("c")
            self.at("*")


def unscrolled(tutor: TutorPage, moment: str) -> None:
    tutor.page.wait_for_function(STILL)
    found = sights_of_decision(tutor.page)
    assert not found, f"{moment}: {found}"


def play(hand: Mouse, timeline: Timeline, rounds: int = 8) -> list[State]:
    """Play so many rounds as a sensible bot does, on the page and along in a timeline.

    The value is what stood at each decision.
    """
    tutor = hand.tutor
    decided = []
    while CRYPT.deciders(timeline.state) and timeline.state.round <= rounds:
        while not tutor.deciding:
            hand.go_on()
        state = timeline.state
        move = sensible_bot(view(state, 0), CRYPT.legal_moves(state).own(0), 0)
        what = CRYPT.write_move(move).partition(": ")[2]
        unscrolled(tutor, f"before {what} in round {state.round}")
        if tutor.way_to(what).count():
            hand.use(f':is({TABLE}, {BAR}) [data-move="{what}"]')
        else:
            hand.lay(what)
            unscrolled(tutor, f"{what} laid out in round {state.round}")
            hand.use(CONFIRM)
        tutor.not_refused(what)
        timeline.play(move)
        decided.append(state)
    while not tutor.deciding and not tutor.over:
        hand.go_on()
    return decided
