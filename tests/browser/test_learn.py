"""The course in a browser: by keyboard, in sight, kept and carried along; on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Lesson
from crypt_core.teach.words import LANGS
from tests.browser.stage_page import faults_on_a_phone
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import BAR, TABLE, TutorPage, game, speak

Open = Callable[..., TutorPage]
LEARN = ".crypt-learn"
CARD = f"{LEARN} [data-task-card]"
SAID = f"{LEARN} .ln-live"
PUSH, SCORING = (lessons("crypt")[id_] for id_ in ("push", "scoring"))
FOCUS = "document.activeElement?.dataset.{} ?? null"


def begin(tutor: TutorPage, lesson: Lesson) -> None:
    """From the game to a lesson."""
    tutor.do("learn")
    tutor.click(f'{LEARN} [data-lesson="{lesson.id}"]')


def outcome(tutor: TutorPage) -> str:
    return str(tutor.find(CARD).get_attribute("data-outcome"))


def at_task(tutor: TutorPage) -> str:
    """The task that is at the table."""
    return str(tutor.find(CARD).get_attribute("data-task-card"))


def follow(tutor: TutorPage, script: tuple[str, ...]) -> None:
    """Do what a script says, with the mouse."""
    for line in script:
        if line == NEXT:
            tutor.step()
        elif line == CONTINUE:
            tutor.go_on()
        elif line.startswith(ANSWER):
            tutor.click(f'{LEARN} [data-choice="{line.removeprefix(ANSWER)}"]')
        elif (button := tutor.way_to(line)).count():
            button.click()
            tutor.settle()
        else:
            tutor.lay(line)
            tutor.confirm()


def typed(tutor: TutorPage, script: tuple[str, ...]) -> None:
    """Do what a script says, with the moves typed where that has been taught: it is quicker."""
    tutor.type_moves()
    for line in script:
        written = tutor.find(f'{TABLE} [data-action="type"]').count()
        if line in (NEXT, CONTINUE) or line.startswith(ANSWER) or not written:
            follow(tutor, (line,))
            continue
        # Two presses within a second are taken for one.
        tutor.page.wait_for_function(
            "performance.now() - (window.cryptTyped ?? -1000) >= 1000", polling=50
        )
        tutor.field.fill(line)
        tutor.page.evaluate("window.cryptTyped = performance.now()")
        tutor.click(f'{TABLE} [data-action="type-play"]')


def focused(tutor: TutorPage, key: str) -> None:
    """Wait until something has the focus."""
    tutor.page.wait_for_function(f"({FOCUS.format('key')}) === '{key}'")


def tab_to(tutor: TutorPage, value: str, attribute: str = "action", key: str = "Tab") -> None:
    """Tab on until something has the focus."""
    for _ in range(40):
        tutor.page.keyboard.press(key)
        if tutor.page.evaluate(FOCUS.format(attribute)) == value:
            return
    raise AssertionError(f"{value} cannot be reached with Tab")


def kept(tutor: TutorPage) -> frozenset[str]:
    """The tasks done, as the browser keeps them."""
    text = tutor.page.evaluate("localStorage.getItem('crypt.progress')")
    return progress.read(text).done if text else frozenset()


def test_what_is_said_comes_into_sight_on_a_card_that_is_scrolled(open_tutor: Open) -> None:
    tutor = open_tutor(None, viewport={"width": 1280, "height": 560})
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].near_miss)
    card, said = tutor.find(LEARN), tutor.find(f"{LEARN} .ln-feedback")
    said.wait_for()
    inside = """
      ([card, said]) => {
        const [room, box] = [card, said].map((it) => it.getBoundingClientRect());
        return box.top >= room.top - 1 && box.top < room.bottom - 20;
      }
    """
    where = [card.element_handle(), said.element_handle()]
    assert tutor.page.evaluate("([card]) => card.scrollHeight > card.clientHeight + 20", where)
    assert tutor.page.evaluate(inside, where)


def test_a_lesson_by_keyboard_alone(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tab_to(tutor, "learn")
    tutor.press("Enter")
    focused(tutor, "screen-title")
    tab_to(tutor, "learn-begin")
    tutor.press("Enter")
    focused(tutor, "task-title")
    tab_to(tutor, "way-course")
    tutor.press("Enter")
    focused(tutor, "screen-title")
    tab_to(tutor, SCORING.id, "lesson")
    tutor.press("Enter")
    focused(tutor, "task-title")
    tab_to(tutor, "tapestries", "choice")
    tutor.press("Enter")
    assert outcome(tutor) == "missed"
    tutor.press("Tab Enter")
    focused(tutor, "learn-next")
    assert outcome(tutor) == "done"
    tutor.press("Enter")
    focused(tutor, "task-title")
    assert at_task(tutor) == f"lesson-{SCORING.tasks[1].id}"

    # Hints, one after another: the last one gives its place to what it says.
    tab_to(tutor, "learn-hint")
    hints = 0
    while tutor.page.evaluate(FOCUS.format("action")) == "learn-hint":
        tutor.press("Enter")
        hints += 1
        assert tutor.find(f"{LEARN} .ln-hints li").count() == hints
    focused(tutor, f"hint-{hints - 1}")

    # A decision at the table, from which the keyboard goes on to the next task.
    tab_to(tutor, "way-course")
    tutor.press("Enter")
    focused(tutor, "screen-title")
    tab_to(tutor, "push", "lesson")
    tutor.press("Enter")
    focused(tutor, "task-title")
    tab_to(tutor, "draft-0", "key")
    tutor.press("4 a")
    tab_to(tutor, "confirm")
    tutor.press("Enter")
    focused(tutor, "learn-next")
    assert outcome(tutor) == "done"

    # While there is more to see, the story's row keeps the focus.
    tutor.press("Enter")
    tab_to(tutor, "draft-0", "key")
    tutor.press("5 a")
    tab_to(tutor, "confirm")
    tutor.press("Enter")
    assert outcome(tutor) == "done"
    assert tutor.page.evaluate(FOCUS.format("action")) == "next"
    tutor.press("c")
    focused(tutor, "learn-next")
    tab_to(tutor, "way-game", key="Shift+Tab")
    tutor.press("Enter")
    tutor.page.wait_for_function("document.activeElement.matches('.crypt-table .tb')")


def test_progress_is_kept_through_reloads_and_shared_between_pages(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    other = TutorPage(tutor.page.context.new_page(), tutor.server)
    other.open(game())
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].solution)
    other.page.wait_for_function("localStorage['crypt.progress'].includes('push.equal')")
    other.settle()
    other.do("learn")
    card = other.find(f'{LEARN} [data-lesson="push"]')
    assert card.get_attribute("data-state") == "started"
    other.page.close()

    tutor.reload()
    assert at_task(tutor) == f"lesson-{PUSH.tasks[0].id}", "where one was"
    assert outcome(tutor) == "done"
    tutor.do("way-game")
    tutor.reload()
    assert not tutor.find(LEARN).is_visible(), "the game is at the table again"
    tutor.do("learn")
    assert tutor.find(f'{LEARN} [data-lesson="push"]').get_attribute("data-state") == "started"
    tutor.do("learn-begin")
    assert at_task(tutor) == f"lesson-{PUSH.tasks[1].id}", "it goes on where one was"


def test_progress_as_a_file_and_a_bad_file(open_tutor: Open, tmp_path: Path) -> None:
    tutor = open_tutor(game())
    begin(tutor, PUSH)
    follow(tutor, PUSH.tasks[0].solution)
    tutor.do("way-course")
    with tutor.page.expect_download() as saving:
        tutor.do("learn-export")
    assert saving.value.suggested_filename == "crypt-progress.json"
    file = tmp_path / "crypt-progress.json"
    saving.value.save_as(file)
    assert progress.read(file.read_text(encoding="utf-8")).done == {PUSH.tasks[0].id}

    # Nothing is forgotten before it is confirmed.
    tutor.do("learn-forget")
    focused(tutor, "learn-forget-no")
    tutor.do("learn-forget-no")
    assert kept(tutor) == {PUSH.tasks[0].id}
    tutor.do("learn-forget")
    tutor.do("learn-forget-yes")
    assert kept(tutor) == frozenset()
    card = tutor.find(f'{LEARN} [data-lesson="push"]')
    assert card.get_attribute("data-state") == "open"
    tutor.reload()
    tutor.do("learn")
    assert card.get_attribute("data-state") == "open", "nor remembered by the browser"

    read_file(tutor, file)
    assert tutor.find(f"{LEARN} [data-said]").get_attribute("data-said") == "good"
    assert card.get_attribute("data-state") == "started"
    assert kept(tutor) == {PUSH.tasks[0].id}

    bad = tmp_path / "bad.json"
    damaged = [
        file.read_bytes()[:-9],
        b"\xff\xfe\x00",
        json.dumps({"format": "other"}).encode(),
        b"[" * 2_000_000,
    ]
    for data in damaged:
        bad.write_bytes(data)
        read_file(tutor, bad)
        said = tutor.find(f'{LEARN} [data-said="bad"]').inner_text()
        assert 20 < len(said) < 300
        assert "Traceback" not in said
        assert kept(tutor) == {PUSH.tasks[0].id}
        assert card.get_attribute("data-state") == "started"


def read_file(tutor: TutorPage, file: Path) -> None:
    asked = tutor.page.evaluate("cryptAsked")
    tutor.find('[data-action="learn-file"]').set_input_files(file)
    tutor.page.wait_for_function("asked => cryptAsked > asked", arg=asked)
    tutor.settle()


def test_it_fits_on_a_phone_in_every_language(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **PHONE)

    def looked_at(what: str) -> None:
        for lang in LANGS:
            speak(tutor, lang)
            assert faults_on_a_phone(tutor.page) == [], f"{what} in {lang}"

    open_course(tutor)
    looked_at("the course")
    tutor.do("screen-puzzles")
    looked_at("the puzzles")
    tutor.do("screen-course")
    tutor.click(f'{LEARN} [data-lesson="push"]')
    for _ in range(3):
        tutor.do("learn-hint")
    looked_at("a task with its hints")
    follow(tutor, PUSH.tasks[0].near_miss)
    looked_at("a miss")
    tutor.do("learn-again")
    follow(tutor, PUSH.tasks[0].solution)
    looked_at("a task done")
    # What was said is in sight, though the decision was made further down.
    said, bar = (tutor.find(part).bounding_box() for part in (SAID, BAR))
    assert said["y"] >= 0
    assert said["y"] + said["height"] <= bar["y"]


def open_course(tutor: TutorPage) -> None:
    """On a phone the button may be in the menu."""
    if not tutor.find('[data-action="learn"]').is_visible():
        tutor.do("menu")
    tutor.do("learn")


def test_what_was_missed_comes_back_when_the_clock_has_gone_on(open_tutor: Open) -> None:
    """Not before, and not again on the day it was put right."""
    tutor, task = open_tutor(), PUSH.tasks[0]

    def back(day: str) -> bool:
        """Come back on a day; whether something is offered there."""
        tutor.page.clock.set_fixed_time(f"2026-{day}T10:00:00")
        tutor.reload()
        tutor.do("learn")
        offered = tutor.find(f'{LEARN} [data-action="learn-refresh"]').count()
        tutor.do("learn-close")
        return bool(offered)

    assert not back("03-01")
    begin(tutor, PUSH)
    follow(tutor, task.near_miss)
    tutor.do("learn-again")
    follow(tutor, task.solution)
    tutor.do("way-game")
    assert [back(day) for day in ("03-01", "03-03")] == [False, True]
    tutor.do("learn")
    tutor.do("learn-refresh")
    assert at_task(tutor) == f"lesson-{task.id}"
    follow(tutor, task.solution)
    tutor.do("learn-next")
    tutor.do("learn-close")
    assert [back(day) for day in ("03-04", "04-30")] == [False, True]
