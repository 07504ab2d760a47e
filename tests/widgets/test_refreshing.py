"""What was missed is offered again when it is due, in sittings, and is forgotten with the rest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from crypt_core.games import GAMES
from crypt_core.teach.lessons import again, progress
from crypt_core.teach.lessons.courses import course, lessons
from crypt_core.teach.puzzles import shelf
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.tutoring.course import A_SITTING
from crypt_widgets.tutoring.shell import Shell
from tests.widgets.learning import ask, follow, learning, start

LESSONS = lessons("crypt")
PUSH = LESSONS["push"]
MISSED_LONG_AGO = again.done(None, again.MISSED, datetime(2026, 1, 1, tzinfo=UTC))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """The time, which a test may set."""
    time = [datetime(2026, 11, 23, 9, tzinfo=UTC)]
    monkeypatch.setattr(again, "now", lambda: time[0])
    return time


def button(at: Shell) -> dict[str, Any] | None:
    """The course's button for what should come back."""
    offered: dict[str, Any] | None = ask(at, "learn-open", screen="course")["sheet"]["again"]
    return offered


def missing(at: Shell, lesson: str = "push") -> None:
    """Miss the first task of a lesson, and put it right."""
    task = LESSONS[lesson].tasks[0]
    start(at, lesson)
    follow(at, task.near_miss)
    ask(at, "learn-again")
    follow(at, task.solution)


def test_the_time_is_that_of_the_page(clock: list[datetime]) -> None:
    at = learning()
    missing(at)
    kept, later = at.learner.kept(), int((clock[0] + timedelta(days=2)).timestamp()) * 1000
    for now, offered in ((None, False), (later, True), (10**20, False), (10**14, False)):
        fresh = learning()
        told = {} if now is None else {"now": now}
        ask(fresh, "learn-keep", text=kept, invited=True, **told)
        assert bool(button(fresh)) == offered, now


def test_what_was_missed_comes_back_on_another_day(clock: list[datetime]) -> None:
    at = learning()
    missing(at)
    assert button(at) is None, "it was put right just now"
    clock[0] += timedelta(days=1)
    offered = button(at)
    assert offered == {"ask": {"do": "learn-refresh"}, "label": "Refresh 1 task that you missed"}
    card = ask(at, "learn-refresh")["task"]
    assert card["key"] == f"lesson-{PUSH.tasks[0].id}"
    assert card["kicker"] == "To refresh · 1 of 1"
    assert card["steps"] == []
    done = follow(at, PUSH.tasks[0].solution)["task"]
    assert done["next"] == "To the course"
    ask(at, "learn-next")
    assert (at.screen, at.practice) == ("course", None)
    assert button(at) is None
    clock[0] += timedelta(days=1)
    assert button(at) is None, "it went well: it may wait longer"
    clock[0] += timedelta(days=7)
    assert button(at) is not None


@pytest.mark.parametrize("game", GAMES)
def test_what_was_explained_wrong_comes_back(game: str, clock: list[datetime]) -> None:
    at = learning(game=game)
    asked = [(it.id, it.tasks) for it in lessons(game).values() if "explain" in it.id]
    assert [len(tasks) for _, tasks in asked] == [3] * len(course(game))
    for id_, tasks in asked:
        start(at, id_)
        follow(at, tasks[0].near_miss)
        follow(at, tasks[0].solution)
    assert at.course.due() == []
    clock[0] += timedelta(days=1)
    due = [it.lesson.tasks[it.number].id for it in at.course.due()]
    assert due == [tasks[0].id for _, tasks in asked]


def test_what_went_well_is_left_alone_and_a_hint_counts(clock: list[datetime]) -> None:
    at = learning()
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    ask(at, "learn-next")
    ask(at, "learn-hint")
    follow(at, PUSH.tasks[1].solution)
    clock[0] += timedelta(days=30)
    assert [it.lesson.tasks[it.number].id for it in at.course.due()] == [PUSH.tasks[1].id]


def test_a_puzzle_that_was_missed_and_left_comes_back_too(clock: list[datetime]) -> None:
    at, puzzles = learning(), shelf("crypt")
    assert puzzles is not None
    puzzle = next(iter(puzzles.lessons()))
    ask(at, "learn-start", kind="puzzle", id=puzzle.id)
    follow(at, puzzle.tasks[0].near_miss)
    ask(at, "learn-leave")
    assert puzzle.tasks[0].id not in at.learner.done
    clock[0] += timedelta(days=1)
    assert [(it.kind, it.lesson.id) for it in at.course.due()] == [("puzzle", puzzle.id)]
    assert ask(at, "learn-refresh")["task"]["key"] == f"puzzle-{puzzle.tasks[0].id}"


def test_a_sitting_is_short_and_leads_from_one_to_the_next(clock: list[datetime]) -> None:
    at = learning()
    ids = [task.id for lesson in LESSONS.values() for task in lesson.tasks][: A_SITTING + 2]
    ask(
        at,
        "learn-keep",
        text=progress.write(ids, dict.fromkeys(ids, MISSED_LONG_AGO)),
        invited=True,
    )
    ask(at, "learn-refresh")
    for number, id_ in enumerate(ids[:A_SITTING], 1):
        assert at.practice is not None
        assert at.practice.run.task.id == id_
        card = follow(at, at.practice.run.task.solution)["task"]
        assert card["kicker"] == f"To refresh · {number} of {A_SITTING}"
        ask(at, "learn-next", **{"from": card["at"]})
    assert at.screen == "course"
    offered = button(at)
    assert offered is not None
    assert "2" in offered["label"], "what was left of it"
    # Whoever goes elsewhere has left the sitting.
    ask(at, "learn-refresh")
    assert start(at, "push")["task"]["kicker"] != "To refresh · 1 of 2"
    assert at.course.sitting == []


def test_it_goes_with_the_progress_and_is_forgotten_with_it(clock: list[datetime]) -> None:
    at = learning()
    missing(at)
    kept = at.learner.kept()
    other = learning()
    ask(other, "learn-keep", text=kept, invited=True)
    assert other.learner.again == at.learner.again
    ask(other, "learn-forget")
    assert (other.learner.again, other.learner.done) == ({}, frozenset())
    ask(other, "learn-import", text=kept)
    assert other.learner.again == at.learner.again


def test_what_tasks_needed_here_counts_before_what_they_needed_elsewhere() -> None:
    here, elsewhere = "push.one", "push.two"
    at = learning()
    at.learner.help = {here: progress.HINTED}
    helped = {here: progress.SHOWN, elsewhere: progress.SHOWN}
    at.learner.add(progress.write([], helped=helped))
    assert at.learner.help == {here: progress.HINTED, elsewhere: progress.SHOWN}


@pytest.mark.parametrize("lang", LANGS)
def test_who_comes_back_is_asked_and_not_forced(lang: str) -> None:
    tutor = Tutor(lang=lang, seed=7)
    tutor.live.answer({"do": "hello", "visit": 1, "tasks": []})
    ids = [task.id for task in PUSH.tasks[:2]]
    text = progress.write(ids, dict.fromkeys(ids, MISSED_LONG_AGO))
    tutor.live.answer({"do": "learn-keep", "text": text, "invited": True, "declined": None})
    invite = tutor.live.panels["frame"].data["invite"]
    assert invite["text"] == Words(lang).say("refresh-text", count=2)
    tutor.live.answer({"do": "learn-invite", "yes": lang == "en"})
    assert tutor.live.panels["frame"].data["invite"] is None
    assert (tutor.live.shell.practice is not None) == (lang == "en")
