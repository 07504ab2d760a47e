"""Whole solo games by mouse, touch and keyboard, as somebody plays who has just opened the page.

Nothing is scrolled by hand while one decides: all that it takes is in sight. By mouse in Chromium as
people have it: the other tests take its headless shell, where there is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from crypt_core.crypt.coach.bots import sensible_bot
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import RECOVER
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER
from crypt_core.crypt.views import view
from tests.browser.stage_page import sights_of_decision
from tests.browser.test_claiming import STILL
from tests.browser.tutor_page import BAR, CONFIRM, STORY, TABLE, TutorPage, game
from tests.browser.views_on_the_wire import check_wire
from tests.conftest import ARGUMENTS, SHELLS, find_browser

SEED = 3
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 1280, "height": 720}
DIE = "[data-draft]"
RANKS = ((50, "the Magnificent"), (40, "the Wealthy"), (30, "the Petty"), (0, "the Fool"))


@pytest.fixture(scope="module")
def browser(browser: Any) -> Iterator[Any]:
    """A Chromium of its own, whole."""
    path = find_browser() or find_browser(*SHELLS)
    whole = browser.browser_type.launch(executable_path=path, args=ARGUMENTS)
    yield whole
    whole.close()


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text)]


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
        for _ in range(60):
            if self.tutor.page.evaluate("it => document.activeElement.matches(it)", selector):
                return
            keyboard.press(key)
            self.at(selector)
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


FOCUS = """
(selector) => document.activeElement === document.body ? "lost"
  : document.activeElement.matches(selector)
"""
WAY = """
(selector) => {
  const at = document.activeElement;
  const before = [...document.querySelectorAll(selector)].every(
    (it) => it.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
  return at !== document.body && before ? "Shift+Tab" : "Tab";
}
"""


def unscrolled(tutor: TutorPage, moment: str) -> None:
    tutor.page.wait_for_function(STILL)
    assert "\n".join(sights_of_decision(tutor.page)) == "", moment


def play(hand: Mouse) -> int:
    """Play to the end; the value is how often one recovered though no servant was ready."""
    tutor = hand.tutor
    recovered = 0
    for _ in range(60):
        if tutor.over:
            break
        if not tutor.deciding:
            hand.go_on()
            continue
        state = tutor.timeline.state
        legal = CRYPT.legal_moves(state)
        move = sensible_bot(view(state, 0), legal.own(0), 0)
        if move.verb == RECOVER and state.players[0].ready == 0:
            recovered += 1
        what = CRYPT.write_move(move).partition(": ")[2]
        unscrolled(tutor, f"before {what} in round {state.round}")
        if tutor.way_to(what).count():
            hand.use(f':is({TABLE}, {BAR}) [data-move="{what}"]')
        else:
            hand.lay(what)
            unscrolled(tutor, f"{what} laid out in round {state.round}")
            hand.use(CONFIRM)
        tutor.not_refused(what)
    assert tutor.over
    assert tutor.timeline.state.round == 8
    return recovered


def test_whole_solo_game_by_mouse_to_its_rank(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game(seed=SEED), reduced_motion="no-preference", viewport=LAPTOP)
    recovered = play(Mouse(tutor))
    assert recovered, "in this game there was always a servant ready: choose another seed"

    end = tutor.timeline.state
    assert end.stage == OVER
    tutor.do("sheet")
    rows = tutor.find(f"{STORY} .st-sheet tbody tr").all_inner_texts()
    total = numbers(tutor.text(f"{STORY} .st-sheet tfoot"))[-1]
    assert sum(numbers(row)[-1] for row in rows) == total
    assert total == end.scores[0] == score_sheet(end, 0).total
    rank = next(name for least, name in RANKS if total >= least)
    assert rank.lower() in tutor.text(f"{STORY} .st-verdict").lower()
    assert str(total) in tutor.text(f"{STORY} .st-verdict")

    found = check_wire(tutor)
    assert found["tables"] > 40
    assert found["hidden"] > 20
    assert found["moved"] > 50


def test_whole_solo_game_by_touch_on_a_phone(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game(seed=SEED), viewport=PHONE, has_touch=True)
    play(Finger(tutor))
    assert tutor.find(f"{STORY} .st-verdict").is_visible()


def test_whole_solo_game_by_keyboard_alone(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game(seed=SEED), viewport=SMALL)
    play(Keys(tutor))
    assert tutor.find(f"{STORY} .st-verdict").is_visible()
