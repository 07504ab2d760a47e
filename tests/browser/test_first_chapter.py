"""The first chapter by mouse and by finger, as somebody goes through it who errs in each task."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from crypt_core.teach.words import LANGS
from tests.browser.test_learn import CARD, SAID, at_task, follow, outcome
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import TABLE, TutorPage, speak
from tests.learner import beginners

BEGINNERS = beginners("crypt")
Open = Callable[..., TutorPage]
WIDE = {"viewport": {"width": 1440, "height": 900}}
CARDS_SEEN = """
() => [...document.querySelectorAll(".crypt-table .tb-card")].every((card) => {
  const { top, bottom, width } = card.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
})
"""

ALL_READ = """
() => {
  const goal = document.querySelector(".crypt-learn .ln-goal");
  const answers = [...document.querySelectorAll(".crypt-learn .ln-choice")];
  return goal.scrollHeight <= goal.clientHeight + 1 && answers.every((answer) => {
    const { left, right, bottom } = answer.getBoundingClientRect();
    return answer.scrollWidth <= answer.clientWidth + 1
      && document.elementsFromPoint((left + right) / 2, bottom - 3).includes(answer)
      && left >= 0 && right <= innerWidth;
  });
}
"""
"""Whether what is asked is not cut short, and each answer is in sight."""


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("room", "first"),
    [
        pytest.param(WIDE, 0, id="wide"),
        pytest.param(PHONE, 1, id="phone"),
    ],
)
def test_who_errs_in_each_task_comes_through(
    open_tutor: Open, room: dict[str, Any], first: int
) -> None:
    """A lesson in each language; the table asked about is always in sight."""
    tutor = open_tutor(None, **room)
    tutor.do("accept-invite")
    langs = cycle(LANGS[first:] + LANGS[:first])
    lesson = ""
    for task in BEGINNERS:
        assert at_task(tutor) == f"lesson-{task.id}"
        if task.id.split(".")[0] != lesson:
            lesson = task.id.split(".")[0]
            speak(tutor, next(langs))
        assert tutor.text(f"{CARD} .ln-goal").strip()
        assert tutor.page.evaluate(CARDS_SEEN), task.id
        assert tutor.page.evaluate(ALL_READ), task.id
        assert not tutor.find(f"{CARD} .ln-more:visible").count(), "it has room for all of it"
        follow(tutor, task.near_miss)
        assert outcome(tutor) == "missed", task.id
        assert tutor.text(SAID).strip(), task.id
        tutor.do("learn-again")
        assert outcome(tutor) == "going", task.id
        follow(tutor, task.solution)
        assert outcome(tutor) == "done", task.id
        shown = bool(tutor.find(f"{TABLE} .tb-collectors").count())
        assert shown == (lesson in ("collectors", "scoring", "explain", "solo")), task.id
        if task is not BEGINNERS[-1]:
            tutor.do("learn-next")
    assert tutor.find('[data-action="learn-play"]:visible').count() == 1


@pytest.mark.parametrize(
    ("width", "height", "folded"),
    [
        pytest.param(820, 1180, (), id="tablet"),
        pytest.param(390, 667, ("claim.first",), id="low"),
        pytest.param(740, 360, ("round.first", "claim.first"), id="lowest"),
    ],
)
def test_what_a_step_teaches_is_folded_only_where_there_is_no_room(
    open_tutor: Open, width: int, height: int, folded: tuple[str, ...]
) -> None:
    """Lesson 1 says "Equal dice on a treasure add up" when it is time for it."""
    tutor = open_tutor(None, viewport={"width": width, "height": height}, has_touch=True)
    tutor.do("accept-invite")
    first, second = BEGINNERS[:2]
    follow(tutor, first.solution[:2])
    for task in (first, second):
        assert at_task(tutor) == f"lesson-{task.id}"
        shown = bool(tutor.find(f"{CARD} .ln-lead:visible").count())
        assert shown == (task.id not in folded), task.id
        assert bool(tutor.find(f"{CARD} .ln-more:visible").count()) != shown
        assert tutor.page.evaluate(CARDS_SEEN), task.id
        assert tutor.page.evaluate(ALL_READ), task.id
        if task is first:
            follow(tutor, first.solution[2:])
            tutor.do("learn-next")
