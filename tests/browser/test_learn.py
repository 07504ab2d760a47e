"""The course in a browser: by mouse and by keyboard, kept and carried along, in each language."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import cycle, islice, pairwise
from pathlib import Path

from crypt_core.crypt.teach.explain import Voice, choices
from crypt_core.crypt.teach.explain import advice as coach
from crypt_core.crypt.teach.explain import puzzles as told
from crypt_core.crypt.teach.puzzles import Puzzle, case, puzzles, shelf
from crypt_core.crypt.teach.puzzles import lessons as all_puzzles
from crypt_core.teach.explain.lessons import halves, message_id
from crypt_core.teach.lessons import again, progress
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Lesson
from crypt_core.teach.words import LANGS, Words
from tests.browser.test_looks import PHONE, SMALL_ALLOWED, SMALL_TARGETS, fits
from tests.browser.tutor_page import BAR, TABLE, TutorPage, game, speak

Open = Callable[..., TutorPage]
LEARN = ".crypt-learn"
CARD = f"{LEARN} [data-task-card]"
SAID = f"{LEARN} .ln-live"
LESSONS = tuple(lessons("crypt").values())
PUSH, GHOST, SCORING = (lessons("crypt")[id_] for id_ in ("push", "ghost", "scoring"))
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
    for line in script:
        written = tutor.find(f'{TABLE} [data-action="type-open"]').count()
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


def test_a_lesson_by_mouse_and_back_to_the_game(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.decide("a4 b2")
    tutor.step()
    before, title = tutor.kept, tutor.text(".crypt-story .st-title")
    begin(tutor, PUSH)
    assert at_task(tutor) == f"lesson-{PUSH.tasks[0].id}"
    assert tutor.find(".crypt-coach").is_hidden(), "nothing that would give it away"
    for number, task in enumerate(PUSH.tasks):
        follow(tutor, task.near_miss)
        assert outcome(tutor) == "missed"
        assert tutor.text(SAID)
        assert tutor.find(f'{BAR} [data-action="learn-next"]').count() == 0
        tutor.do("learn-again")
        assert (outcome(tutor), tutor.text(SAID)) == ("going", "")
        assert tutor.drafted == {}, "what was laid out is gone with the table"
        tutor.do("learn-hint")
        assert tutor.find(f"{LEARN} .ln-hints li").count() == 1
        follow(tutor, task.solution)
        assert outcome(tutor) == "done"
        assert tutor.find(f"{LEARN} .ln-dot-done").count() == number + 1
        refused = tutor.find(f'{TABLE} [data-verdict="final"]').count()
        assert (tutor.drafted, refused) == ({}, 0), "what was to be refused is put back"
        tutor.do("learn-next")
        assert tutor.drafted == {}
    assert at_task(tutor) != f"lesson-{PUSH.tasks[-1].id}", "on to the next lesson"
    assert kept(tutor) == {task.id for task in PUSH.tasks}

    # The overview tells what is done.
    tutor.do("way-course")
    card = tutor.find(f'{LEARN} [data-lesson="push"]')
    assert card.get_attribute("data-state") == "done"
    assert Words("en").say("learn-state", state="done", done=4, of=4) in card.inner_text()
    assert not tutor.find(TABLE).is_visible(), "a screen has the page for itself"
    tutor.do("learn-close")
    assert tutor.find(CARD).is_visible(), "back to the task"
    tutor.do("way-game")
    assert not tutor.find(LEARN).is_visible()
    assert tutor.kept == before
    assert tutor.text(".crypt-story .st-title") == title
    tutor.go_on()
    assert tutor.deciding, "the game goes on"


def test_the_first_round_is_played_before_anything_is_asked(open_tutor: Open) -> None:
    """From the first screen to a treasure of one's own: nothing of the table is there too early."""
    tutor = open_tutor(None)
    invitation = tutor.text('[data-banner="invite"]')
    assert Words("en").say("game-crypt.invite") in invitation
    assert len(invitation.split()) < 60
    tutor.do("accept-invite")
    round_, first = LESSONS[0], LESSONS[0].tasks[0]
    assert at_task(tutor) == f"lesson-{first.id}"
    assert not tutor.find(f"{TABLE} .tb-collectors").count()
    assert not tutor.find(f'{TABLE} [data-action="type-open"]').count()
    asked = tutor.find(f"{CARD} .ln-goal")
    said = [asked.inner_text()]
    for line in first.solution:
        follow(tutor, (line,))
        said.append(asked.inner_text())
    assert len(dict.fromkeys(said)) == 4, "what to do is said when it is time"
    assert outcome(tutor) == "done"
    known = tutor.text(f"{SAID} .ln-known")
    assert Words("en").say(f"lesson-{round_.id}.known") in known
    assert tutor.find(f"{SAID} .ln-picture .crypt-die").count() == 3
    tutor.do("learn-next")
    assert at_task(tutor) == f"lesson-{LESSONS[1].tasks[0].id}"


def test_a_card_answers_what_is_asked_about_it(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    begin(tutor, GHOST)
    number = [task.id for task in GHOST.tasks].index("ghost.pair")
    tutor.click(f'{LEARN} [data-task="{number}"]')
    assert not tutor.deciding, "nothing is to be laid out there"
    tutor.click(f'{TABLE} .tb-card[data-slot="c"]')
    assert outcome(tutor) == "missed"
    tutor.do("learn-again")
    card = tutor.find(f'{TABLE} .tb-card[data-slot="a"]')
    card.focus()
    tutor.press("Enter")
    assert outcome(tutor) == "done"
    assert not tutor.find(f'{TABLE} [data-action="answer"]').count()


def test_what_is_said_comes_into_sight_on_a_card_that_is_scrolled(open_tutor: Open) -> None:
    tutor = open_tutor(None, viewport={"width": 1280, "height": 500})
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


def test_a_puzzle_tells_its_idea_when_it_is_solved(open_tutor: Open) -> None:
    tutor = open_tutor(game(), locale="fr-FR")
    puzzle = next(each for each in puzzles() if each.idea == "many-hands")
    idea = told.title(Words("fr"), puzzle)
    tutor.do("learn")
    tutor.do("screen-puzzles")
    focused(tutor, "screen-title")
    assert tutor.find(f"{LEARN} [data-lesson]").count() == len(puzzles())
    tutor.click(f'{LEARN} [data-lesson="{puzzle.id}"]')
    follow(tutor, (puzzle.tempting,))
    assert outcome(tutor) == "missed"
    assert idea not in tutor.text("body")
    tutor.do("learn-again")
    follow(tutor, (puzzle.best,))
    assert outcome(tutor) == "done"
    assert idea in tutor.text(SAID)

    tutor.do("way-puzzles")
    card = tutor.find(f'{LEARN} [data-lesson="{puzzle.id}"]')
    assert card.get_attribute("data-state") == "done"
    assert idea in card.inner_text()
    assert kept(tutor) == {puzzle.id}
    tutor.do("learn-begin")
    assert at_task(tutor) == f"puzzle-{after(puzzle).id}", "on to the next one not solved"
    look_at_it(tutor)
    tutor.do("learn-skip")
    assert at_task(tutor) == f"puzzle-{after(after(puzzle)).id}"


def look_at_it(tutor: TutorPage) -> None:
    """Longer than the second press of a double click takes: such a one skips no puzzle."""
    tutor.page.wait_for_timeout(450)


def after(puzzle: Puzzle) -> Puzzle:
    """The next one whose sides have been taught to whoever has done no lesson of side B."""
    here = puzzles().index(puzzle) + 1
    order = puzzles()[here:] + puzzles()[:here]
    return next(each for each in order if "B" not in each.sides)


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
    tutor.find('[data-action="learn-file"]').set_input_files(file)
    tutor.page.wait_for_timeout(100)
    tutor.settle()


TWICE = """
(selector) => {
  const button = document.querySelector(selector);
  button.click();
  button.click();
}
"""
"""Two presses before anything can have answered the first."""
AND_AGAIN = """
(selector) => new Promise((done) => {
  const card = () => document.querySelector("[data-task-card]")?.dataset.taskCard;
  const before = card();
  const watch = new MutationObserver(() => {
    if (card() === before) return;
    watch.disconnect();
    document.querySelector(selector).click();
    done();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector(selector).click();
})
"""
"""A press, and a second one as soon as the next card has come, as a slow double click has it."""


def press_twice(tutor: TutorPage, action: str) -> str:
    tutor.page.evaluate(TWICE, f':is({LEARN}, {BAR}) [data-action="{action}"]')
    tutor.settle()
    return at_task(tutor)


def test_pressed_twice_nothing_is_skipped(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    begin(tutor, PUSH)
    following = LESSONS[LESSONS.index(PUSH) + 1]
    for task, after in pairwise([*PUSH.tasks, following.tasks[0]]):
        typed(tutor, task.solution)
        assert press_twice(tutor, "learn-next") == f"lesson-{after.id}"
    tutor.do("learn")
    tutor.do("screen-puzzles")
    # What no lesson has taught yet comes later.
    taught = (each.id for each in all_puzzles() if not shelf.needs(each.id))
    first, second, third = islice(taught, 3)
    tutor.click(f'{LEARN} [data-lesson="{first}"]')
    look_at_it(tutor)
    assert press_twice(tutor, "learn-skip") == f"puzzle-{second}"
    look_at_it(tutor)
    tutor.page.evaluate(AND_AGAIN, f'{LEARN} [data-action="learn-skip"]')
    tutor.settle()
    assert at_task(tutor) == f"puzzle-{third}"


def test_the_course_can_be_played_through(open_tutor: Open) -> None:
    """Lesson after lesson, each in another language: tests of the panels have all of it in all."""
    tutor = open_tutor(game())
    tutor.do("learn")
    tutor.do("learn-begin")
    for lesson, lang in zip(LESSONS, cycle(LANGS), strict=False):
        tutor.find('[data-action="lang"]').select_option(lang)
        tutor.settle()
        for task in lesson.tasks:
            assert at_task(tutor) == f"lesson-{task.id}"
            typed(tutor, task.solution)
            assert outcome(tutor) == "done", task.id
            shown = tutor.text(CARD)
            assert "[" not in shown, shown
            assert "undefined" not in shown, shown
            tutor.do("learn-next")
    words = Words(lang)
    assert tutor.find(f"{LEARN} [data-lesson]").count() == len(LESSONS) + 1, "and the whole game"
    assert tutor.find(f'{LEARN} [data-state="done"]').count() == len(LESSONS)
    assert words.say("game-crypt.course", whole="yes") in tutor.text(LEARN)
    assert words.say("learn-next", to="puzzles") in tutor.text('[data-action="learn-begin"]')


def test_it_fits_on_a_phone_in_every_language(open_tutor: Open) -> None:
    tutor = open_tutor(game(), **PHONE)

    def looked_at(what: str) -> None:
        for lang in LANGS:
            speak(tutor, lang)
            fits(tutor, f"{what} in {lang}")
            found: list[str] = tutor.page.evaluate(SMALL_TARGETS)
            assert not [it for it in found if not SMALL_ALLOWED.search(it)], (what, lang)

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


def test_what_goes_over_the_wire_gives_nothing_away(open_tutor: Open) -> None:
    """The answer and what is said to it stay in Python until they are earned."""
    tutor = open_tutor(game())
    begin(tutor, PUSH)
    tutor.do("way-course")
    tutor.do("screen-puzzles")
    sent = json.dumps([message["content"] for message in tutor.wire.received], ensure_ascii=False)
    words = Words("en")
    assert halves(words.say("task-push-equal"))[1] in sent, "this is where it would be"
    for task in PUSH.tasks:
        assert words.say(f"{message_id('task', task.id)}.why") not in sent
    for puzzle in puzzles():
        assert told.title(words, puzzle) not in sent


def test_a_puzzle_missed_gives_nothing_away_over_the_wire(open_tutor: Open) -> None:
    """Neither the idea nor the best move, nor why it is better, before they are asked for."""
    puzzle = next(each for each in puzzles() if each.idea == "many-hands")
    it, words = case(puzzle), Words("en")
    voice = Voice(words, 0, ["person", "ghost"])
    idea = told.title(words, puzzle)
    best = choices.move(voice, it.best.move, it.view)
    why = coach.instead(voice, it.view, it.advice, it.other.move)
    secrets = {idea, best, f'"{puzzle.best}"', why, told.says(voice, puzzle).why}
    tutor = open_tutor(game())

    def kept_back() -> set[str]:
        messages = [message["content"] for message in tutor.wire.received]
        sent = json.dumps(messages, ensure_ascii=False).replace('\\"', '"')
        assert halves(told.says(voice, puzzle).goal)[1] in sent, "this is where it would be"
        return {secret for secret in secrets if secret not in sent}

    tutor.do("learn")
    tutor.do("screen-puzzles")
    tutor.click(f'{LEARN} [data-lesson="{puzzle.id}"]')
    assert kept_back() == secrets
    follow(tutor, (puzzle.tempting,))
    assert outcome(tutor) == "missed"
    assert told.missed(voice, puzzle, it.other.move) in tutor.text(SAID)
    assert kept_back() == secrets
    for _ in range(2):
        tutor.do("learn-hint")
    assert kept_back() == secrets
    assert why not in tutor.text(SAID)

    # The last hint gives it up: what the best move has more of, and on a new try the move itself.
    tutor.do("learn-hint")
    assert why in tutor.text(SAID)
    assert secrets - kept_back() == {why}
    tutor.do("learn-again")
    assert best not in kept_back()
    assert idea in kept_back(), "it is for who has found it"
    follow(tutor, (puzzle.best,))
    assert outcome(tutor) == "done"
    assert idea not in kept_back()


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


def test_what_was_missed_long_ago_is_offered_and_done_again(open_tutor: Open) -> None:
    """From the banner to the sitting and back to the course."""
    tutor = open_tutor()
    ids = [task.id for task in PUSH.tasks[:2]]
    memory = again.done(None, again.MISSED, datetime(2026, 1, 1, tzinfo=UTC))
    text = progress.write(ids, dict.fromkeys(ids, memory))
    tutor.page.evaluate(
        "text => { localStorage['crypt.progress'] = text; localStorage['crypt.invited'] = '1'; }",
        text,
    )
    tutor.reload()
    tutor.do("accept-invite")
    for task in PUSH.tasks[:2]:
        assert at_task(tutor) == f"lesson-{task.id}"
        follow(tutor, task.solution)
        tutor.do("learn-next")
    assert not tutor.find(f'{LEARN} [data-action="learn-refresh"]').count()
    # The same from the course itself.
    tutor.page.evaluate("text => { localStorage['crypt.progress'] = text; }", text)
    tutor.reload()
    tutor.do("learn-refresh")
    assert at_task(tutor) == f"lesson-{PUSH.tasks[0].id}"
