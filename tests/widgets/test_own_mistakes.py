"""Decisions of one's own games come back on other days, and what a task needed is kept."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any

import pytest

from crypt_core.engine.record import RecordError
from crypt_core.teach.lessons import again, mistakes, progress
from crypt_core.teach.lessons.courses import course, lessons
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.panels.frame.present import frame_data
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.panels.story.closing import closing
from crypt_widgets.tutoring.opening import new_game, read_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send
from tests.widgets.learning import ask, follow, start

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
FIRST = course("crypt")[0]
ALL_BUT_THE_GAME = [task.id for lesson in FIRST.lessons for task in lesson.tasks]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """The time, which a test may set."""
    time = [NOON]
    monkeypatch.setattr(again, "now", lambda: time[0])
    return time


def at_end(done: list[str] | None = None, seed: int = 7, lang: str = "en") -> Shell:
    """A solo game badly played to its end, for who has done these tasks."""
    at = Shell(Session(lang, new_game({"game": "crypt", "seed": seed})))
    ask(at, "learn-keep", text=progress.write(done or []), invited=True)
    game = at.game
    for number in range(1000):
        if game.over:
            break
        if game.deciding:
            legal = [*game.game.legal_moves(game.timeline.state)]
            move = legal[(number * 7919) % len(legal)]
            send(at, {"do": "play", "move": game.game.write_move(move)})
        else:
            send(at, {"do": "continue"})
    return at


def gone_over(at: Shell) -> Shell:
    send(at, {"do": "review-compute"})
    return at


def one(at: Shell) -> Mistake:
    """The dearest decision that is kept."""
    return next(iter(at.learner.mistakes.values()))


@cache
def written() -> dict[str, Any]:
    """A mistake of a finished game, as progress stores it."""
    return mistakes.write(one(gone_over(at_end())))


# --- they come back


def test_they_come_back_the_next_day_and_later_when_they_go_well(clock: list[datetime]) -> None:
    at = gone_over(at_end())
    assert len(at.learner.mistakes) == 3
    assert at.course.due() == []
    clock[0] += timedelta(days=1)
    assert [it.kind for it in at.course.due()] == ["mistake"] * 3
    card = ask(at, "learn-refresh")["task"]
    assert card["title"] == "Your game of 23 November"
    assert card["kicker"] == "To refresh · 1 of 3"
    assert "gave away" in card["lead"]
    for number in range(3):
        assert at.practice is not None
        card = follow(at, at.practice.run.task.solution)["task"]
        assert card["outcome"] == "done"
        assert card["next"] == ("To the course" if number == 2 else "Next task")
        ask(at, "learn-next")
    assert (at.screen, at.course.due()) == ("course", [])
    clock[0] += timedelta(days=1)
    assert at.course.due() == [], "it went well: it may wait longer"
    clock[0] += timedelta(days=7)
    assert len(at.course.due()) == 3


def test_the_same_decision_misses_again_and_the_hints_lead_to_the_best(
    clock: list[datetime],
) -> None:
    at = gone_over(at_end())
    mistake = one(at)
    ask(at, "learn-start", kind="mistake", id=mistake.id)
    card = follow(at, (mistake.made,))["task"]
    assert card["outcome"] == "missed"
    assert card["feedback"]["text"].startswith("That is what you played in your game")
    ask(at, "learn-again")
    while learn_data(at)["task"]["more"]:
        ask(at, "learn-hint")
    card = follow(at, (mistake.best,))["task"]
    assert card["outcome"] == "done"
    assert card["feedback"]["text"]
    ask(at, "learn-next")
    assert (at.practice, at.game.over) == (None, True), "back to the game"
    assert at.learner.help[mistake.id] == "shown"


def test_they_are_found_once_however_often_a_game_is_gone_over(clock: list[datetime]) -> None:
    at = gone_over(at_end())
    before = dict(at.learner.again)
    clock[0] += timedelta(hours=1)
    ask(at, "tool", name="review")
    gone_over(at)
    assert at.learner.again == before


def test_of_a_game_that_came_by_a_link_nothing_is_kept(clock: list[datetime]) -> None:
    sent = at_end().game.match.code()
    at = Shell(Session("en", read_game(sent)))
    assert at.game.over
    gone_over(at)
    assert at.game.match.score is not None
    assert at.dearest(at.game.timeline.tip)
    assert at.learner.mistakes == {}


def test_with_the_luck_of_a_branch_nothing_is_kept(clock: list[datetime]) -> None:
    at = Shell(Session("en", new_game({"game": "crypt", "seed": 7})))
    send(at, {"do": "play", "move": "recover"})
    send(at, {"do": "go", "node": 0})
    send(at, {"do": "luck", "luck": "new"})
    while not at.game.over:
        send(at, {"do": "play", "move": "recover"} if at.game.deciding else {"do": "continue"})
    gone_over(at)
    assert at.dearest(at.game.timeline.tip) == []


def test_the_best_known_make_room(clock: list[datetime]) -> None:
    at = gone_over(at_end())
    known = one(at)
    at.learner.again[known.id] = {**at.learner.again[known.id], "due": "2030-01-01T00:00:00+00:00"}
    others = [known._replace(seed=str(100 + seed)) for seed in range(mistakes.MOST - 2)]
    at.learner.keep_mistakes(others)
    assert len(at.learner.mistakes) == mistakes.MOST
    assert known.id not in at.learner.mistakes
    assert known.id not in at.learner.again


# --- they are kept with the progress


def test_they_go_along_with_the_progress_and_are_forgotten_with_it(clock: list[datetime]) -> None:
    at = gone_over(at_end())
    other = Shell(Session("en", new_game({"game": "crypt", "seed": 1})))
    ask(other, "learn-import", text=at.learner.kept())
    assert other.learner.mistakes == at.learner.mistakes
    clock[0] += timedelta(days=1)
    assert len(other.course.due()) == 3
    ask(other, "learn-forget")
    assert (other.learner.mistakes, other.learner.help) == ({}, {})


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": "sedlec"},
        {"seed": "x"},
        {"moves": ["a1"] * 1000},
        {"moves": "a1"},
        {"made": ""},
        {"best": "x" * 100},
        {"day": "yesterday"},
        {"setup": []},
    ],
)
def test_what_makes_no_sense_is_named(change: dict[str, Any], clock: list[datetime]) -> None:
    mistake = written()
    data = json.loads(progress.write(()))
    progress.read(json.dumps({**data, "mistakes": [mistake]}))
    with pytest.raises(RecordError) as raised:
        progress.read(json.dumps({**data, "mistakes": [{**mistake, **change}]}))
    assert raised.value.reason == "progress-mistakes"


@pytest.mark.parametrize(
    "change", [{"made": "a99"}, {"moves": ["done"]}, {"setup": {"players": 9}}]
)
def test_one_that_cannot_be_is_dropped_when_it_is_to_be_done(
    change: dict[str, Any], clock: list[datetime]
) -> None:
    at = gone_over(at_end())
    data = {**mistakes.write(one(at)), **change}
    wrong = mistakes.read(data)
    assert wrong is not None
    at.learner.mistakes[wrong.id] = wrong
    assert ask(at, "learn-start", kind="mistake", id=wrong.id)["screen"] == "course"
    assert wrong.id not in at.learner.mistakes


def test_a_page_that_loads_anew_finds_it_once_the_browser_has_told(clock: list[datetime]) -> None:
    at = gone_over(at_end())
    ask(at, "learn-start", kind="mistake", id=one(at).id)
    place = at.places.now
    for visit in (place, "crypt/mistake/mistake.none"):
        fresh = Shell(Session("en", new_game({"game": "crypt", "seed": 1})))
        send(fresh, {"do": "hello", "place": visit, "visit": 1, "tasks": []})
        assert fresh.game.match.trouble is None
        ask(fresh, "learn-keep", text=at.learner.kept(), invited=True)
        assert (fresh.practice is not None) == (visit == place)
        assert (fresh.game.match.trouble is None) == (visit == place)


# --- how they are told


@pytest.mark.parametrize("lang", LANGS)
def test_who_comes_back_is_told_of_which_game_it_is(lang: str, clock: list[datetime]) -> None:
    kept = gone_over(at_end()).learner.kept()
    clock[0] += timedelta(days=3)
    tutor = Tutor(lang=lang, seed=7)
    tutor.live.answer({"do": "hello", "visit": 1, "tasks": []})
    tutor.live.answer({"do": "learn-keep", "text": kept, "invited": True, "declined": None})
    invite = frame_data(tutor.live.shell)["invite"]
    assert invite is not None
    among = Words(lang).say("learn-mistake-among", count=3, month=11, day=23)
    assert invite["text"].endswith(among)
    tutor.live.answer({"do": "learn-invite", "yes": False})
    assert (tutor.live.shell.practice, tutor.live.panels["frame"].data["invite"]) == (None, None)


@pytest.mark.parametrize("lang", LANGS)
def test_every_day_of_a_year_has_its_name(lang: str) -> None:
    words = Words(lang)
    days = [date(2027, 1, 1) + timedelta(days=n) for n in range(365)]
    told = {words.say("learn-mistake-title", month=day.month, day=day.day) for day in days}
    assert len(told) == 365
    assert not any("{" in text or "?" in text for text in told)


# --- the chapter ends with a game


@pytest.mark.parametrize("lang", LANGS)
def test_the_chapter_ends_with_a_game(lang: str, clock: list[datetime]) -> None:
    at = at_end(ALL_BUT_THE_GAME, lang=lang)
    assert at.game.match.closes
    assert at.course.game_id in at.learner.done
    shut = closing(at)
    assert shut is not None
    assert [way["id"] for way in shut.ways if "waits" not in way] == ["lesson"], "no review yet"
    gone_over(at)
    shut = closing(at)
    assert shut is not None
    assert [way["id"] for way in shut.ways] == ["mistake", "lesson"]
    assert at.game.words.fallbacks == set()
    # Loaded anew it is still the end of the chapter.
    again_there = Shell(Session(lang, read_game(at.game.match.opened.record())))
    ask(again_there, "learn-keep", text=at.learner.kept(), invited=True)
    assert closing(again_there) is not None


def test_before_its_lessons_are_done_a_game_ends_no_chapter(clock: list[datetime]) -> None:
    at = at_end(ALL_BUT_THE_GAME[:-1])
    assert not at.game.match.closes
    assert closing(at) is None
    assert at.course.game_id not in at.learner.done


def test_a_look_at_an_earlier_game_ends_no_chapter(clock: list[datetime]) -> None:
    record = at_end(ALL_BUT_THE_GAME[:-1]).game.match.opened._replace(id="a").record()
    at = Shell(Session("en", new_game({"game": "crypt", "seed": 7})))
    ask(at, "learn-keep", text=progress.write(ALL_BUT_THE_GAME), invited=True)
    send(at, {"do": "games-open", "id": "a", "text": record})
    send(at, {"do": "back"})
    send(at, {"do": "next"})
    assert at.game.over
    assert not at.game.match.closes
    assert at.course.game_id not in at.learner.done


def test_the_second_game_ends_no_chapter(clock: list[datetime]) -> None:
    at = at_end([*ALL_BUT_THE_GAME, "crypt.whole-game"])
    assert closing(at) is None


def test_the_course_leads_to_the_game_and_counts_it(clock: list[datetime]) -> None:
    at = Shell(Session("en", new_game({"game": "crypt", "seed": 7})))
    ask(at, "learn-keep", text=progress.write(ALL_BUT_THE_GAME), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    cards = sheet["chapters"][0]["lessons"]
    assert sheet["progress"]["done"] == sheet["progress"]["of"] - 1 == len(FIRST.lessons)
    assert [card["id"] for card in cards if card["next"]] == ["crypt.whole-game"]
    assert sheet["next"]["ask"] == {"do": "learn-play"}
    ask(at, "learn-start", kind="lesson", id="crypt.whole-game")
    assert (at.screen, at.practice) == (None, None)
    # Who has gone on with the course is not called back.
    more = [*ALL_BUT_THE_GAME, course("crypt")[1].lessons[0].tasks[0].id]
    ask(at, "learn-keep", text=progress.write(more), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert sheet["next"]["ask"]["do"] == "learn-start"


# --- what tasks needed


def status(at: Shell, lesson: str) -> dict[str, Any]:
    """The card of a lesson in the course."""
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    cards = [card for chapter in sheet["chapters"] for card in chapter["lessons"]]
    return next(card for card in cards if card["id"] == lesson)


def test_missed_hinted_and_shown_are_told_apart_from_done(clock: list[datetime]) -> None:
    at = Shell(Session("en", new_game({"game": "crypt", "seed": 7})))
    tasks = lessons("crypt")["push"].tasks
    start(at, "push")
    follow(at, tasks[0].solution)
    ask(at, "learn-next")
    ask(at, "learn-hint")
    follow(at, tasks[1].solution)
    ask(at, "learn-next")
    follow(at, tasks[2].near_miss)
    ask(at, "learn-leave")
    card = status(at, "push")
    assert card["parts"] == ["done", "hinted", "failed", "open"]
    assert card["help"] == "1 with a hint · 1 missed so far"
    start(at, "push")
    follow(at, tasks[2].solution)
    ask(at, "learn-next")
    while learn_data(at)["task"]["more"]:
        ask(at, "learn-hint")
    follow(at, tasks[3].solution)
    card = status(at, "push")
    assert card["parts"] == ["done", "hinted", "missed", "shown"]
    assert card["help"] == "1 with a hint · 1 at a second try · 1 shown"
    assert ask(at, "learn-open", screen="course")["sheet"]["progress"]["help"] == card["help"]
    assert progress.read(at.learner.kept()).help == {
        tasks[1].id: "hinted",
        tasks[2].id: "missed",
        tasks[3].id: "shown",
    }


def test_what_comes_back_and_goes_well_needs_nothing_any_more(clock: list[datetime]) -> None:
    at = Shell(Session("en", new_game({"game": "crypt", "seed": 7})))
    task = lessons("crypt")["push"].tasks[0]
    start(at, "push")
    follow(at, task.near_miss)
    ask(at, "learn-again")
    follow(at, task.solution)
    ask(at, "learn-again")
    follow(at, task.solution)
    assert at.learner.help == {task.id: "missed"}, "the same day it says nothing"
    clock[0] += timedelta(days=1)
    ask(at, "learn-refresh")
    follow(at, task.solution)
    assert at.learner.help == {}
