"""Sedlec's course and rules in a browser: every lesson by mouse, a rule tried, in each language."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.sedlec.game import SEDLEC
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT
from crypt_core.teach.reference.pages import page
from crypt_core.teach.reference.search import search
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.browser.test_board import BOARD, BoardPage, Open, game
from tests.browser.test_learn import CARD, LEARN, at_task, begin, kept, outcome
from tests.browser.test_looks import PHONE, SMALL_ALLOWED, SMALL_TARGETS, fits
from tests.browser.test_reference import LINKS, PAGE, RULEBOOK, look_for
from tests.browser.tutor_page import speak

LESSONS = tuple(lessons("sedlec").values())
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
NOT_SO_FAST = "performance.now() - (window.cryptPlayed ?? -1000) >= 1000"
"""Two presses within a second are taken for one."""


def follow(tutor: BoardPage, script: tuple[str, ...]) -> None:
    """Do what a script says, with the mouse; what is forbidden is tried in the same way."""
    for line in script:
        if line == NEXT:
            tutor.step()
        elif line == CONTINUE:
            tutor.go_on()
        elif line.startswith(ANSWER):
            tutor.click(f'{LEARN} [data-choice="{line.removeprefix(ANSWER)}"]')
        else:
            tutor.page.wait_for_function(NOT_SO_FAST, polling=50)
            tutor.draft(SEDLEC.read_move(f"P1: {line}"))
            tutor.page.evaluate("window.cryptPlayed = performance.now()")
            tutor.confirm()


def test_the_whole_course_by_mouse(open_board: Open) -> None:
    tutor = open_board(game(), **WIDE)
    tutor.decide("dig 2 5")
    before = tutor.kept
    begin(tutor, LESSONS[0])
    for lesson in LESSONS:
        for task in lesson.tasks:
            assert at_task(tutor) == f"lesson-{task.id}"
            assert tutor.find(".crypt-help").is_hidden(), "it would give the task away"
            follow(tutor, task.solution)
            assert outcome(tutor) == "done", task.id
            assert tutor.kept == before, "the game waits"
            if task is not LESSONS[-1].tasks[-1]:
                tutor.do("learn-next")
    assert kept(tutor) == {task.id for lesson in LESSONS for task in lesson.tasks}
    tutor.do("learn-play")
    assert tutor.seats == ["person", "bot:sensible"]
    assert tutor.timeline.game is SEDLEC


def test_a_miss_is_told_and_made_good(open_board: Open) -> None:
    tutor = open_board(game(), **WIDE)
    lesson = lessons("sedlec")["sedlec.priests"]
    begin(tutor, lesson)
    for task in lesson.tasks:
        follow(tutor, task.near_miss)
        assert outcome(tutor) == "missed"
        tutor.do("learn-again")
        assert outcome(tutor) == "going"
        follow(tutor, task.solution)
        assert outcome(tutor) == "done"
        tutor.do("learn-next")


def test_the_rules_of_sedlec_and_one_of_them_tried(open_board: Open) -> None:
    tutor = open_board(game(), **WIDE)
    tutor.do("rules")
    assert tutor.find(LINKS).count() == len(index("sedlec"))
    assert not tutor.find('[data-action="screen-puzzles"]').count()
    look_for(tutor, "lovers")
    assert tutor.find(LINKS).count() == len(search(Words(), "sedlec", "lovers").hits)
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="lover"]')
    tutor.click(f"{PAGE} .rf-table summary")
    assert "c1: lover over peasant" in tutor.text(f"{PAGE} .rf-table")
    tutor.do("rules-play")
    assert page(Words(), "sedlec", "lover").trial in tutor.text(LEARN)
    follow(tutor, ("lay criminal/lover d2",))
    assert tutor.find(f'{BOARD} [data-place="d2"]').count()
    tutor.do("way-rules")
    assert tutor.find(PAGE).get_attribute("data-page") == "lover"


@pytest.mark.parametrize("lang", LANGS)
def test_it_fits_on_a_phone_in_every_language(open_board: Open, lang: str) -> None:
    tutor = open_board(game(), **PHONE)
    speak(tutor, lang)
    tutor.do("learn")
    fits(tutor, f"the course, {lang}")
    tutor.click(f'{LEARN} [data-lesson="sedlec.kings"]')
    assert tutor.find(CARD).is_visible()
    fits(tutor, f"a task, {lang}")
    small = [it for it in tutor.page.evaluate(SMALL_TARGETS) if not SMALL_ALLOWED.search(it)]
    assert small == []
    tutor.do("rules")
    fits(tutor, f"the rules, {lang}")
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="end"]')
    tutor.click(f"{PAGE} .rf-table summary")
    fits(tutor, f"a rule, {lang}")
