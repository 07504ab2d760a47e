"""Learning beside the game: tasks at a table of their own, the overview, and what is kept."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach.explain import puzzles as told
from crypt_core.crypt.teach.lessons.goals import played
from crypt_core.crypt.teach.lessons.table import table
from crypt_core.crypt.teach.puzzles import puzzles
from crypt_core.crypt.views import view
from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.check import LessonFault
from crypt_core.teach.lessons.courses import course, lessons, untaught, whole_game
from crypt_core.teach.lessons.goals import never
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Lesson, Says, Task
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.panels.ribbon.present import ribbon_data
from crypt_widgets.tutoring.course import RULE
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send

LESSONS = tuple(lessons("crypt").values())
OF_BOTH = [(game, lesson) for game in GAMES for lesson in lessons(game).values()]
PUSH = lessons("crypt")["push"]
COURSE = course("crypt")
OWN = Lesson(
    "own",
    (
        Task(
            id="own.one",
            rule="claim.place",
            start=table("idols4 pottery? jewelry2"),
            goal=played("a1"),
            solution=("a1",),
            near_miss=("a2", CONTINUE),
            says=Says(
                "Take it for free.", ("Nobody is there.",), "Nobody was there.", {"miss": "Dear."}
            ),
        ),
    ),
    title="Mine",
    about="A lesson of my own.",
)


def learning(lang: str = "en", own: Lesson | None = None, game: str = "crypt") -> Shell:
    return Shell(Session(lang, new_game({"game": game, "seed": 7})), own)


def ask(at: Shell, do: str, **facts: Any) -> dict[str, Any]:
    """Send a message; the value is what the panel shows then."""
    send(at, {"do": do, **facts})
    return learn_data(at)


def start(at: Shell, id_: str) -> dict[str, Any]:
    return ask(at, "learn-start", kind="lesson", id=id_)


def follow(at: Shell, script: tuple[str, ...]) -> dict[str, Any]:
    """Do at the table what a script says; the value is what the panel shows at its end."""
    data = learn_data(at)
    for line in script:
        if line in (NEXT, CONTINUE):
            data = ask(at, line)
        elif line.startswith(ANSWER):
            data = ask(at, "learn-answer", choice=line.removeprefix(ANSWER))
        else:
            data = ask(at, "play", move=line)
    return data


def shown(at: Shell) -> list[dict[str, Any]]:
    """The lessons of the overview."""
    data = ask(at, "learn-open", screen="course")
    return [lesson for chapter in data["sheet"]["chapters"] for lesson in chapter["lessons"]]


@pytest.mark.parametrize(("game", "lesson"), OF_BOTH, ids=[lesson.id for _, lesson in OF_BOTH])
def test_every_lesson_is_missed_and_done_through_the_panels(game: str, lesson: Lesson) -> None:
    at = learning(game=game)
    data = start(at, lesson.id)
    for number, task in enumerate(lesson.tasks):
        card = data["task"]
        assert card["key"] == f"lesson-{task.id}"
        assert (card["outcome"], card["feedback"], card["next"]) == ("going", None, None)
        missed = follow(at, task.near_miss)["task"]
        assert missed["outcome"] == "missed"
        assert missed["feedback"]["tone"] == "miss"
        assert missed["feedback"]["text"]
        assert missed["again"]
        assert not missed["next"]
        assert task.id not in at.learner.done

        card = ask(at, "learn-again")["task"]
        assert (card["outcome"], card["feedback"]) == ("going", None)
        done = follow(at, task.solution)["task"]
        assert (done["outcome"], done["feedback"]["tone"]) == ("done", "good")
        assert done["feedback"]["text"]
        assert task.id in at.learner.done
        assert [step["done"] for step in done["steps"]] in (
            [],
            [i <= number for i in range(len(lesson.tasks))],
        )
        data = ask(at, "learn-next")
    assert next(each for each in shown(at) if each["id"] == lesson.id)["state"] == "done"


@pytest.mark.parametrize("do", ["learn-next", "learn-again", "learn-hint"])
def test_a_second_press_is_none_for_the_task_that_has_come_since(do: str) -> None:
    at = learning()
    here = start(at, PUSH.id)["task"]["at"]
    once = ask(at, "learn-next", **{"from": here})["task"]
    assert once["key"] == f"lesson-{PUSH.tasks[1].id}"
    assert ask(at, do, **{"from": here})["task"] == once
    assert ask(at, "learn-next", **{"from": once["at"]})["task"]["key"] != once["key"]


def test_the_last_next_pressed_twice_does_not_begin_anything() -> None:
    at = learning(own=OWN)
    here = follow(at, OWN.tasks[0].solution)["task"]["at"]
    assert ask(at, "learn-next", **{"from": here})["screen"] == "course"
    assert at.practice is None
    assert ask(at, "learn-next", **{"from": here})["screen"] == "course"
    assert ask(at, "learn-play", **{"from": here})["screen"] == "course"


def test_the_game_waits_as_it_was_left() -> None:
    at = learning()
    ask(at, "play", move="a4 b2")
    ask(at, "next")
    before, place = at.game.match.record(), at.game.timeline.place
    start(at, "push")
    follow(at, PUSH.tasks[1].solution)
    ask(at, "continue")
    assert at.front is not at.game
    assert (at.game.match.record(), at.game.timeline.place) == (before, place)
    data = ask(at, "learn-leave")
    assert data["task"] is None
    assert at.front is at.game
    assert (at.game.match.record(), at.game.timeline.place) == (before, place)


def test_a_tool_that_a_task_has_not_is_for_the_game() -> None:
    at = learning()
    start(at, "push")
    # A page that is loaded anew asks for what was open when it was left.
    ask(at, "tool", name="coach")
    assert (at.front.reading.tool, at.game.reading.tool) == ("story", "coach")
    at.leave()
    assert at.front.reading.tool == "coach"


def test_a_claim_laid_out_at_one_table_is_none_at_another() -> None:
    """The same position twice: what tells the draft's table from the next must differ."""
    at = learning()
    tables = [at.game]
    for message in ("learn-start", "learn-again", "learn-next"):
        ask(at, message, kind="lesson", id="push")
        tables.append(at.front)
    assert PUSH.tasks[0].start == PUSH.tasks[1].start, "as alike as can be"
    asked = [table_data(each, view(each.timeline.state, each.viewer))["ask"] for each in tables]
    assert len({each["id"] for each in asked}) == len(tables)


def test_the_overview_tells_what_is_done_begun_and_next() -> None:
    at = learning()
    cards = shown(at)
    assert [lesson["id"] for lesson in cards] == with_game(at, [it.id for it in LESSONS])
    assert {lesson["state"] for lesson in cards} == {"open"}
    assert [lesson["id"] for lesson in cards if lesson["next"]] == [LESSONS[0].id]
    data = learn_data(at)["sheet"]
    assert data["progress"]["done"] == 0
    assert data["next"]["ask"] == {"do": "learn-start", "kind": "lesson", "id": LESSONS[0].id}
    assert not data["keep"]["any"]

    # What is at the table is what one goes on with.
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    push = next(lesson for lesson in shown(at) if lesson["id"] == "push")
    assert (push["state"], push["next"]) == ("started", True)
    assert push["parts"] == ["done"] + ["open"] * (len(PUSH.tasks) - 1)
    assert learn_data(at)["sheet"]["next"]["ask"] == {"do": "learn-close"}
    assert learn_data(at)["head"]["back"] == "Back to the task"
    assert ask(at, "learn-close")["task"]["key"] == f"lesson-{PUSH.tasks[0].id}"

    # From the game it is what was begun, at its first task not done.
    ask(at, "learn-leave")
    data = ask(at, "learn-open", screen="course")["sheet"]
    assert data["next"]["ask"]["id"] == "push"
    send(at, data["next"]["ask"])
    assert learn_data(at)["task"]["key"] == f"lesson-{PUSH.tasks[1].id}"

    # And when all is done, the puzzles.
    at.learner.done = frozenset(task.id for lesson in LESSONS for task in lesson.tasks)
    ask(at, "learn-leave")
    data = ask(at, "learn-open", screen="course")["sheet"]
    assert data["progress"]["done"] == data["progress"]["of"] == len(LESSONS)
    assert data["next"]["ask"] == {"do": "learn-open", "screen": "puzzles"}


def test_a_task_that_was_left_out_comes_before_the_next_lesson() -> None:
    at = learning()
    start(at, PUSH.id)
    last = len(PUSH.tasks) - 1
    ask(at, "learn-task", number=last)
    data = follow(at, PUSH.tasks[last].solution)["task"]
    assert (data["feedback"]["title"], data["feedback"]["known"]) == ("That’s it", None)
    assert data["next"] == "Next task"
    assert ask(at, "learn-next")["task"]["key"] == f"lesson-{PUSH.tasks[0].id}"

    at.learner.done = frozenset(task.id for task in PUSH.tasks)
    ask(at, "learn-task", number=last)
    data = follow(at, PUSH.tasks[last].solution)["task"]
    assert data["feedback"]["title"] == "Lesson done"
    assert data["next"].startswith("Next lesson")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_it_is_there_in_every_language(lang: str, game: str) -> None:
    at = learning(lang, game=game)
    shown(at)
    drawn = [learn_data(at)]
    for lesson in lessons(game).values():
        drawn.append(start(at, lesson.id))
        for task in lesson.tasks:
            for _ in range(6):
                drawn.append(ask(at, "learn-hint"))
            drawn += [follow(at, task.near_miss), ask(at, "learn-again")]
            drawn += [follow(at, task.solution), ask(at, "learn-next")]
    assert at.game.words.fallbacks == set()
    assert not any("[" in text for data in drawn for text in texts(data))


def texts(data: Any) -> list[str]:
    """All texts in a panel's data but what the browser is to keep."""
    if isinstance(data, dict):
        return [text for key, part in data.items() if key != "keep" for text in texts(part)]
    if isinstance(data, list):
        return [text for part in data for text in texts(part)]
    return [data] if isinstance(data, str) else []


def test_hints_climb_to_the_move_and_stay_when_one_begins_again() -> None:
    at = learning()
    card = start(at, "push")["task"]
    labels, hints = [card["more"]], []
    while card["more"]:
        card = ask(at, "learn-hint")["task"]
        assert card["hints"][:-1] == hints, "earlier ones stay"
        hints = card["hints"]
        labels.append(card["more"])
    assert len(hints) == len(labels) - 1 >= 3
    assert labels[-2] == "Show me"
    assert "4 on the tapestry" in hints[-1]
    ask(at, "play", move="a5")
    assert ask(at, "learn-again")["task"]["hints"] == hints
    assert follow(at, ("a4",))["task"]["hints"] == [], "once it is done there is nothing to hint"


def test_hints_are_for_what_is_to_be_done_next() -> None:
    at = learning()
    first = start(at, "round")["task"]["more"]
    hints = ask(at, "learn-hint")["task"]["hints"]
    watching = ask(at, "play", move="a3")["task"]
    assert watching["note"]
    assert (watching["hints"], watching["more"]) == ([], None)
    second = ask(at, CONTINUE)["task"]
    assert second["note"] is None
    assert (second["hints"], second["more"]) == ([], first), "they begin at the first again"
    of_second = ask(at, "learn-hint")["task"]["hints"]
    assert len(of_second) == 1
    assert of_second != hints
    again = ask(at, "learn-again")["task"]
    assert again["hints"] == hints, "what was said to the first turn is said of it still"


def test_an_answer_that_was_right_takes_its_hints_along() -> None:
    at = learning()
    start(at, "reveal")
    ask(at, "learn-task", number=1)
    ask(at, "learn-hint")
    card = ask(at, "learn-answer", choice="c")["task"]
    assert (card["hints"], card["outcome"]) == ([], "going")
    card = ask(at, "learn-answer", choice="a")["task"]
    assert [choice["judged"] for choice in card["choices"]] == ["right"] * 3, (
        "nothing else was left"
    )


@pytest.mark.parametrize(
    ("lesson", "script"),
    [("round", ("a3", CONTINUE, "a6")), ("collect", ("c1",)), ("collect", ("c2",))],
)
def test_continue_stops_where_a_task_is_done_or_missed(
    lesson: str, script: tuple[str, ...]
) -> None:
    step_by_step, at_once = learning(), learning()
    for at in (step_by_step, at_once):
        start(at, lesson)
        assert follow(at, script)["task"]["outcome"] == "going"
    while not ask(step_by_step, NEXT)["task"]["feedback"]:
        pass
    ask(at_once, CONTINUE)
    timeline = at_once.front.timeline
    assert timeline.place == step_by_step.front.timeline.place
    assert not timeline.at_decision, "the next round's treasures are not there yet"
    ask(at_once, CONTINUE)
    assert timeline.at_decision, "pressed again, it goes on to the next decision"


def test_answers_are_judged_and_the_wrong_ones_stay_marked() -> None:
    at = learning()
    card = start(at, "reveal")["task"]
    assert [choice["judged"] for choice in card["choices"]] == ["none"] * 3
    card = ask(at, "learn-answer", choice="left")["task"]
    assert card["outcome"] == "missed"
    card = ask(at, "learn-answer", choice="middle")["task"]
    assert [choice["judged"] for choice in card["choices"]] == ["wrong", "right", "none"]
    assert card["outcome"] == "done"
    assert ask(at, "learn-answer", choice="z")["task"] == card, "what is not offered is no answer"


def test_progress_comes_and_goes_as_a_file_and_a_bad_one_loses_nothing() -> None:
    at = learning()
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    kept = ask(at, "learn-open", screen="course")["keep"]["progress"]
    assert progress.read(kept).done == {PUSH.tasks[0].id}

    bad = {
        "no text of ours": '{"format": "other"}',
        "cut short": kept[:-5],
        "nothing": "",
        "a game": record.save(at.game.timeline) and at.game.match.record(),
        "too new": kept.replace('"version": 1', '"version": 2'),
        "made up": json.dumps({**json.loads(kept), "done": [1, 2]}),
        "far too long": "x" * 200_000,
    }
    for what, text in bad.items():
        data = ask(at, "learn-import", text=text)
        said = data["sheet"]["keep"]["said"]
        assert said["tone"] == "bad", what
        assert said["text"].endswith((".", "”.")), what
        assert 20 < len(said["text"]) < 250, what
        assert data["keep"]["progress"] == kept, what

    other = learning()
    start(other, "reveal")
    ask(other, "learn-answer", choice="middle")
    ask(other, "learn-open", screen="course")
    said = ask(other, "learn-import", text=kept)["sheet"]["keep"]["said"]
    assert said["tone"] == "good"
    assert "1 more task" in said["text"]
    both = {"reveal.step", PUSH.tasks[0].id}
    assert progress.read(learn_data(other)["keep"]["progress"]).done == both
    again = ask(other, "learn-import", text=kept)["sheet"]["keep"]["said"]
    assert again["text"] != said["text"], "the same once more adds nothing, and says so"

    data = ask(other, "learn-forget")
    assert progress.read(data["keep"]["progress"]).done == frozenset()
    assert {lesson["state"] for lesson in shown(other)} == {"open"}


def test_what_another_page_has_done_is_added() -> None:
    at = learning()
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    elsewhere = progress.write({"reveal.step", "of.a.later.course"})
    data = ask(at, "learn-keep", text=elsewhere, invited=True)
    everything = {PUSH.tasks[0].id, "reveal.step", "of.a.later.course"}
    assert progress.read(data["keep"]["progress"]).done == everything
    kept = ask(at, "learn-keep", text="rubbish", invited=True)["keep"]["progress"]
    assert kept == data["keep"]["progress"]


def test_a_lesson_of_ones_own_is_worded_by_its_teacher() -> None:
    at = learning("fr", OWN)
    card = learn_data(at)["task"]
    assert (card["title"], card["goal"]) == ("Mine", "Take it for free.")
    assert "professeur" in card["kicker"]
    assert card["steps"] == [], "a single task is no sequence"
    assert ask(at, "learn-hint")["task"]["hints"] == ["Nobody is there."]
    card = follow(at, OWN.tasks[0].solution)["task"]
    assert card["feedback"]["text"] == "Nobody was there."
    assert card["next"] == "Aller au cours"
    data = ask(at, "learn-next")
    assert data["screen"] == "course"
    first = shown(at)[0]
    assert (first["title"], first["state"]) == ("Mine", "done")
    assert start(at, "own")["task"]["title"] == "Mine", "it can be played again from there"


def test_a_rule_to_try_out_has_no_end_and_leads_back_to_its_page() -> None:
    at = learning()
    says = Says("Try to push.")
    task = Task("try.push", "claim.push", PUSH.tasks[0].start, never, (), (), says=says)
    at.begin(RULE, Lesson("claim.push", (task,), title="Pushing off"))
    card = learn_data(at)["task"]
    assert (card["title"], card["goal"], card["more"]) == ("Pushing off", "Try to push.", None)
    card = follow(at, ("a5", CONTINUE))["task"]
    assert card["again"]
    back = card["ways"][0]
    send(at, back["ask"])
    assert at.screen == "rules"
    assert at.practice is None
    assert at.learner.done == frozenset()


# --- the course of whichever game is at the table


def with_game(at: Shell, ids: list[str]) -> list[str]:
    """The lessons of the game at the table, with the one that its first chapter ends with."""
    end = len(course(at.subject)[0].lessons)
    return [*ids[:end], at.course.game_id, *ids[end:]]


def test_the_course_is_that_of_the_game_at_the_table() -> None:
    at = learning(game="sedlec")
    ids = list(lessons("sedlec"))
    assert [lesson["id"] for lesson in shown(at)] == with_game(at, ids)
    data = learn_data(at)
    assert [tab["id"] for tab in data["head"]["tabs"]] == ["course", "rules", "games"]
    assert "Sedlec" in data["sheet"]["title"]
    assert ask(at, "learn-open", screen="puzzles")["screen"] == "course", "it has no puzzles"
    assert ask(at, "learn-start", kind="puzzle", id=puzzles()[0].id)["task"] is None

    start(at, ids[0])
    follow(at, lessons("sedlec")[ids[0]].tasks[0].solution)
    done = at.learner.kept()
    send(at, {"do": "new", "game": "crypt", "players": 1})
    assert [lesson["id"] for lesson in shown(at)] == with_game(at, [it.id for it in LESSONS])
    assert learn_data(at)["sheet"]["progress"]["done"] == 0
    assert at.learner.kept() == done, "what was done of the other game is kept"
    assert "Crypt" in learn_data(at)["sheet"]["title"]


def test_a_link_to_another_game_leaves_a_screen_that_it_has_not() -> None:
    link = new_game({"game": "sedlec", "seed": 3}).code()
    at = learning()
    ask(at, "learn-open", screen="puzzles")
    assert ask(at, "hello", code=link)["screen"] is None
    assert at.game.game.name == "sedlec"
    # A screen that both games have stays.
    at = learning()
    ask(at, "learn-open", screen="course")
    assert ask(at, "hello", code=link)["screen"] == "course"
    # The last puzzle ends beside the other game.
    at = learning()
    at.learner.done = frozenset(puzzle.id for puzzle in puzzles()[:-1])
    ask(at, "learn-start", kind="puzzle", id=puzzles()[-1].id)
    at.learner.done |= {puzzles()[-1].id}
    ask(at, "hello", code=link)
    assert ask(at, "learn-next") == {**ask(at, "learn-close"), "screen": None}
    assert (at.practice, at.subject) == (None, "sedlec")


def test_a_task_of_one_game_leaves_the_other_as_it_was() -> None:
    """A teacher's lesson on Sedlec, opened over a game of Crypt."""
    own = lessons("sedlec")["sedlec.graveyard"]._replace(id="own", title="Mine", about="My own.")
    at = learning(own=own)
    waiting = at.game.match.record()
    assert (at.front.game.name, at.game.game.name, at.subject) == ("sedlec", "crypt", "sedlec")
    assert follow(at, own.tasks[0].solution)["task"]["outcome"] == "done"
    assert ask(at, "rules-play", id="lover")["task"]["kind"] == RULE
    send(at, {"do": "lang", "lang": "fr"})
    assert learn_data(at)["task"]["title"] == "Amants"
    ask(at, "learn-leave")
    assert (at.game.match.record(), at.subject) == (waiting, "crypt")


def test_a_task_of_sedlec_at_the_panels_of_the_app() -> None:
    tutor = Tutor(lang="en", game="sedlec", seed=7)
    for lesson in lessons("sedlec").values():
        tutor.live.answer({"do": "learn-start", "kind": "lesson", "id": lesson.id})
        assert tutor.live.panels["board"].data["players"]
        assert tutor.live.panels["learn"].data["task"]["title"]
        assert tutor.live.panels["help"].data == {}, "it would give the task away"
        assert tutor.live.panels["frame"].data["trouble"] is None


@pytest.mark.parametrize(("game", "players"), [("crypt", 1), ("sedlec", 2)])
def test_newcomers_are_asked_to_the_course_of_the_game(game: str, players: int) -> None:
    tutor = Tutor(lang="en", game=game, players=players)
    tutor.live.answer({"do": "learn-keep", "text": None, "invited": False})
    said = tutor.live.panels["frame"].data["invite"]
    assert ("Sedlec" in said["title"]) == (game == "sedlec")
    tutor.live.answer({"do": "learn-invite", "yes": True})
    first = next(iter(lessons(game).values()))
    assert tutor.live.panels["learn"].data["task"]["key"] == f"lesson-{first.tasks[0].id}"


# --- puzzles


def names(lang: str) -> dict[str, str]:
    """The idea of each puzzle in words: what is not to be told too soon."""
    return {puzzle.id: told.title(Words(lang), puzzle) for puzzle in puzzles()}


@pytest.mark.parametrize("lang", LANGS)
def test_puzzles_are_listed_by_level_and_their_ideas_kept_until_they_are_solved(lang: str) -> None:
    at = learning(lang)
    sheet = ask(at, "learn-open", screen="puzzles")["sheet"]
    items = [item for level in sheet["chapters"] for item in level["lessons"]]
    items.sort(key=lambda item: int(item["number"]))
    assert [item["id"] for item in items] == [puzzle.id for puzzle in puzzles()]
    assert [item["number"] for item in items] == list(range(1, len(items) + 1))
    assert 4 <= len(sheet["chapters"]) <= 5
    taught = next(puzzle.id for puzzle in puzzles() if "B" not in puzzle.sides)
    assert sheet["next"]["ask"] == {"do": "learn-start", "kind": "puzzle", "id": taught}
    assert set(names(lang).values()).isdisjoint(texts(sheet))
    assert at.game.words.fallbacks == set()

    first = puzzles()[0]
    at.learner.done = frozenset({first.id})
    sheet = learn_data(at)["sheet"]
    solved = sheet["chapters"][0]["lessons"][0]
    assert (solved["title"], solved["state"]) == (names(lang)[first.id], "done")
    following = next(each for each in puzzles()[1:] if "B" not in each.sides)
    assert sheet["next"]["ask"]["id"] == following.id, "sides that are taught"
    others = set(names(lang).values()) - {solved["title"]}
    assert others.isdisjoint(texts(sheet))


@pytest.mark.parametrize("lang", LANGS)
def test_every_puzzle_is_missed_and_solved_at_the_table(lang: str) -> None:
    at = learning(lang)
    everything = [task.id for lesson in LESSONS for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(everything), invited=True)
    ask(at, "learn-start", kind="puzzle", id=puzzles()[0].id)
    for number, puzzle in enumerate(puzzles(), 1):
        card = learn_data(at)["task"]
        idea = names(lang)[puzzle.id]
        assert card["key"] == f"puzzle-{puzzle.id}"
        assert str(number) in card["title"]
        assert card["skip"]
        assert not any(idea in text for text in texts(card)), "its idea is to be found"
        hinted = ask(at, "learn-hint")["task"]["hints"]
        assert len(hinted) == 1
        missed = follow(at, (puzzle.tempting,))["task"]
        assert missed["outcome"] == "missed"
        assert "[" not in missed["feedback"]["text"]
        assert not any(idea in text for text in texts(missed))
        ask(at, "learn-again")
        solved = follow(at, (puzzle.best,))["task"]
        assert (solved["outcome"], solved["skip"]) == ("done", None)
        assert idea in solved["feedback"]["title"]
        ask(at, "learn-next")
    assert at.screen == "puzzles"
    assert at.practice is None
    assert at.game.words.fallbacks == set()
    sheet = learn_data(at)["sheet"]
    assert sheet["progress"]["done"] == sheet["progress"]["of"] == len(puzzles())


def test_a_puzzle_changes_its_language_in_the_middle_and_can_be_left_out() -> None:
    at = learning()
    first, second = [each for each in puzzles() if "B" not in each.sides][:2]
    english = ask(at, "learn-start", kind="puzzle", id=first.id)["task"]["goal"]
    follow(at, (first.tempting,))
    card = ask(at, "lang", lang="fr")["task"]
    assert card["outcome"] == "missed", "what was done stays done"
    assert card["goal"] != english
    assert f"{card['lead']} {card['goal']}" == told.says(at.front.voice, first).goal
    assert ask(at, "learn-next")["task"]["key"] == f"puzzle-{second.id}"
    assert at.learner.done == frozenset()


def test_puzzles_with_sides_not_taught_yet_wait_and_say_so() -> None:
    at = learning()
    sheet = ask(at, "learn-open", screen="puzzles")["sheet"]
    cards = [card for level in sheet["chapters"] for card in level["lessons"]]
    taught = {puzzle.id: "B" not in puzzle.sides for puzzle in puzzles()}
    assert len({*taught.values()}) == 2
    *levels, later = sheet["chapters"]
    assert later["title"] == at.game.words.say("learn-untaught")
    for card in cards:
        assert (card in later["lessons"]) != taught[card["id"]]
    ask(at, "learn-start", kind="puzzle", id=next(id_ for id_ in taught if taught[id_]))
    for _ in range(sum(taught.values())):
        assert at.practice is not None
        assert taught[at.practice.lesson.id]
        follow(at, at.practice.run.task.solution)
        ask(at, "learn-next")
    assert at.practice is not None
    assert not taught[at.practice.lesson.id], "then the others come"
    lessons_of_b = [task.id for it in LESSONS if it.id.endswith("-b") for task in it.tasks]
    ask(at, "learn-keep", text=progress.write(lessons_of_b), invited=True)
    sheet = ask(at, "learn-open", screen="puzzles")["sheet"]
    assert [it["title"] for it in sheet["chapters"]] == [it["title"] for it in levels]


def test_each_puzzle_shows_its_table_and_nothing_that_lies_face_down() -> None:
    sheet = ask(learning(), "learn-open", screen="puzzles")["sheet"]
    cards = {card["id"]: card for level in sheet["chapters"] for card in level["lessons"]}
    for puzzle in puzzles():
        seen = view(puzzle.start.timeline().state, 0)
        there = [treasure for treasure in seen.crypt if treasure is not None]
        picture = cards[puzzle.id]["picture"]
        if not there:
            rolled = {(die.slot, die.kind) for die in seen.rolled}
            assert [card["sign"] for card in picture] == [kind for _, kind in sorted(rolled)]
            faces = [die["die"] for card in picture for die in card["dice"]]
            assert faces == [die.face for die in seen.rolled]
            mine = [(card.kind, str(card.value)) for card in seen.players[0].treasures]
            assert {(card["sign"], card["value"]) for card in picture} <= {*mine}
            continue
        assert [card["sign"] for card in picture] == [treasure.kind for treasure in there]
        values = ["" if treasure.value is None else str(treasure.value) for treasure in there]
        assert [card["value"] for card in picture] == values
        assert [len(card["dice"]) for card in picture] == [treasure.servants for treasure in there]
        assert {card["sign"] for card in picture} <= sheet["signs"].keys()


def test_nothing_is_drawn_while_it_is_not_open() -> None:
    at = learning()
    keep = {"progress": progress.write(()), "unread": False}
    closed = {"screen": None, "task": None, "keep": keep}
    assert learn_data(at) == closed
    assert ask(at, "learn-open", screen="rules") == closed
    assert ask(at, "learn-open", screen="no such") == closed
    assert set(ask(at, "learn-open", screen="course")) == {*closed, "head", "sheet"}
    assert len(COURSE) == len(learn_data(at)["sheet"]["chapters"])


@pytest.mark.parametrize("game", GAMES)
def test_the_last_lesson_of_the_first_chapter_leads_to_a_whole_game(game: str) -> None:
    at = learning(game=game)
    ask(at, "new", game=game, **whole_game(game))
    last = course(game)[0].lessons[-1]
    start(at, last.id)
    for task in last.tasks:
        card = follow(at, task.solution)["task"]
        assert bool(card["play"]) == (task is last.tasks[-1])
        if task is not last.tasks[-1]:
            ask(at, "learn-next")
    waiting = at.game.timeline
    assert ask(at, "learn-play")["task"] is None
    assert at.game.timeline is waiting, "a game that nobody has begun is as good as new"
    first = at.game.game.own_moves(at.game.timeline.state, 0)[0]
    send(at, {"do": "play", "move": str(first)})
    start(at, last.id)
    ask(at, "learn-play")
    assert at.game.timeline is not waiting
    assert len(at.game.timeline.moments) == 1
    assert (at.game.game.name, at.game.people) == (game, [0])
    assert at.game.match.previous, "the game that was waiting can be had back"


@pytest.mark.parametrize("lang", LANGS)
def test_each_course_ends_with_a_game_of_its_own(lang: str) -> None:
    promised = set()
    for game in GAMES:
        at = learning(game=game, lang=lang)
        ask(at, "learn-open", screen="course")
        card = learn_data(at)["sheet"]["chapters"][0]["lessons"][-1]
        assert card["id"] == f"{game}.whole-game"
        promised.add(card["about"])
    assert len(promised) == len(GAMES)


def test_the_whole_game_is_the_one_that_was_learned() -> None:
    """A game of the other kind that waits, not begun, is not the one."""
    at = learning(game="crypt")
    waiting = at.game.timeline
    at.begin("lesson", lessons("sedlec")["sedlec.game"])
    ask(at, "learn-play")
    assert at.game.game.name == "sedlec"
    assert at.game.timeline is not waiting


def test_a_game_of_bots_alone_is_no_game_of_ones_own() -> None:
    at = learning(game="sedlec")
    ask(at, "new", game="sedlec", players=2, seats=["bot:random", "bot:random"])
    waiting = at.game.timeline
    ask(at, "learn-play")
    assert at.game.timeline is not waiting
    assert at.game.people == [0]


def test_after_the_whole_course_of_a_game_without_puzzles_comes_a_whole_game() -> None:
    at = learning(game="sedlec")
    at.learner.done = frozenset(
        task.id for each in lessons("sedlec").values() for task in each.tasks
    )
    following = ask(at, "learn-open", screen="course")["sheet"]["next"]
    assert following["ask"] == {"do": "learn-play"}
    send(at, following["ask"])
    assert (at.screen, at.game.people) == (None, [0]), "against a bot, not among people"


def test_what_was_before_the_task_is_not_of_it() -> None:
    """Going back before a puzzle and playing on from there neither solves nor misses it."""
    played_on = 0
    for puzzle in puzzles()[::5]:
        at = learning()
        ask(at, "learn-start", kind="puzzle", id=puzzle.id)
        run = at.practice.run
        for _ in range(40):
            if run.timeline.moment.depth < run.timeline.moments[run.home.moment].depth:
                break
            ask(at, "back")
        assert run.away
        card = ask(at, "play", move="a9")["task"]
        assert (card["outcome"], run.refusals) == ("going", [])
        played = {moment.move for moment in run.timeline.moments}
        legal = CRYPT.legal_moves(at.front.timeline.state)
        other = next((move for move in legal if move not in played), None)
        if other is None:
            continue  # nothing but what led to the puzzle could be done there
        played_on += 1
        card = ask(at, "play", move=str(other))["task"]
        assert card["outcome"] == "going"
        assert card["note"]
        assert not at.learner.done
        card = ask(at, "learn-again")["task"]
        assert (card["outcome"], card["note"]) == ("going", None)
    assert played_on > 8


def test_an_answer_after_the_right_one_changes_nothing() -> None:
    at = learning()
    start(at, "reveal")
    task = lessons("crypt")["reveal"].tasks[0]
    right = task.solution[-1].removeprefix(ANSWER)
    wrong = next(answer for answer in task.answers if answer != right)
    ask(at, "learn-answer", choice=right)
    card = ask(at, "learn-answer", choice=wrong)["task"]
    assert [c["judged"] for c in card["choices"] if c["id"] == right] == ["right"]
    assert [c["judged"] for c in card["choices"] if c["id"] == wrong] == ["none"]


def test_a_game_that_cannot_begin_leaves_the_task_at_the_table() -> None:
    at = learning()
    start(at, "push")
    for message in ({"do": "load", "text": "rubbish"}, {"do": "new", "players": 9}):
        send(at, message)
        assert at.practice is not None
        assert at.game.match.trouble is not None
    send(at, {"do": "previous"})
    assert at.practice is not None
    send(at, {"do": "new", "players": 2})
    assert at.practice is None


@pytest.mark.parametrize(
    ("lang", "most_b", "all_a"),
    [
        ("en", "All on side B but Idols and Pottery", "All on side A"),
        ("fr", "Tous sur la face B sauf Idoles et Poteries", "Tous sur la face A"),
        ("it", "Tutti sul lato B tranne Idoli e Ceramiche", "Tutti sul lato A"),
    ],
)
def test_sides_in_short(lang: str, most_b: str, all_a: str) -> None:
    assert told.sides(Words(lang), puzzles()[0]._replace(sides="ABBABB")) == most_b
    assert told.sides(Words(lang), puzzles()[0]._replace(sides="AAAAAA")) == all_a


def test_a_teachers_lesson_speaks_the_language_of_the_page() -> None:
    at = learning(own=OWN)
    send(at, {"do": "hello", "lang": "fr", "saved": None, "code": None})
    assert at.front.words.lang == at.game.words.lang == "fr"


def test_a_task_that_cannot_be_drawn_gives_the_table_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tutor = Tutor(lang="en", lesson=OWN)
    broken = OWN.tasks[0]._replace(goal=lambda did: bool(did.moves) and 1 / 0 > 0)
    tutor.live.shell.begin("lesson", OWN._replace(tasks=(broken,)))
    tutor.live.answer({"do": "play", "move": "b1"})
    assert tutor.live.panels["frame"].data["trouble"]["text"]
    assert tutor.live.shell.practice is None
    assert tutor.live.panels["table"].data["treasures"]
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_teachers_lesson_with_a_fault_is_refused_with_what_is_wrong() -> None:
    broken = OWN.tasks[0]._replace(solution=("b1",))
    with pytest.raises(LessonFault, match=r"own\.one: its solution does not reach the goal"):
        Tutor(lang="en", lesson=OWN._replace(tasks=(broken,)))


def test_what_another_page_has_begun_afresh_stays_forgotten() -> None:
    at = learning()
    ask(at, "learn-keep", text=progress.write({"push.equal"}), invited=True)
    ask(at, "learn-keep", text=progress.write({"push.higher"}), invited=True, elsewhere=True)
    assert at.learner.done == {"push.equal", "push.higher"}
    ask(at, "learn-keep", text=progress.write(()), invited=True, elsewhere=True)
    assert at.learner.done == frozenset()


def test_kept_progress_that_cannot_be_read_is_named_and_put_aside() -> None:
    at = learning()
    newer = json.dumps({"format": "crypt-tutor-progress", "version": 2, "done": ["x"]})
    assert ask(at, "learn-keep", text=newer, invited=True)["keep"]["unread"]
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert "2" in sheet["keep"]["said"]["text"]


def test_files_that_are_too_much_together_are_refused() -> None:
    at = learning()
    for letter, fine in (("a", True), ("b", False)):
        many = {f"{letter}{number:060}" for number in range(900)}
        ask(at, "learn-import", text=progress.write(many))
        assert (at.learner.trouble is None) == fine
    assert progress.read(at.learner.kept()).done == at.learner.done


def test_a_task_waits_while_a_rule_is_tried() -> None:
    at = learning()
    start(at, "push")
    waiting = at.practice
    ask(at, "rules-play", id="claim.push")
    assert at.practice.kind == RULE
    ask(at, "rules-play", id="recover")
    send(at, {"do": "lang", "lang": "it"})
    ask(at, "learn-next")
    assert (at.screen, at.practice) == ("rules", waiting)
    assert at.front.words.lang == "it"
    assert ask(at, "learn-close")["task"]["key"] == f"lesson-{PUSH.tasks[0].id}"


def test_a_file_of_progress_opened_as_a_game_is_read_as_what_it_is() -> None:
    at = learning()
    send(at, {"do": "load", "text": progress.write({"push.equal"})})
    assert (at.screen, at.learner.imported, at.game.match.trouble) == ("course", 1, None)
    assert at.learner.done == {"push.equal"}


def test_what_was_to_be_refused_is_put_back() -> None:
    """Nothing stays red beside the praise; what is refused afterwards is answered as ever."""
    at = learning()
    ask(at, "learn-start", kind="lesson", id="push")
    assert at.practice is not None
    asked = table_data(at.front, view(at.front.timeline.state, 0))["ask"]
    data = ask(at, "play", move=PUSH.tasks[0].solution[0])
    assert data["task"]["outcome"] == "done"
    shown = table_data(at.front, view(at.front.timeline.state, 0))
    assert shown["verdict"] is None
    assert shown["ask"]["id"] != asked["id"], "another question: what was laid out is none of it"
    ask(at, "play", move=PUSH.tasks[0].solution[0])
    again = table_data(at.front, view(at.front.timeline.state, 0))
    assert again["verdict"]["legal"] is False
    assert again["ask"]["id"] == shown["ask"]["id"]


def test_in_a_puzzle_only_what_was_done_in_it_can_be_taken_back() -> None:
    at = learning()
    ask(at, "learn-start", kind="puzzle", id=puzzles()[0].id)
    assert at.front.timeline.moment.parent is not None, "it is a moment of a game"
    assert at.front.branches.last_own is None
    before = at.front.timeline.place
    send(at, {"do": "undo"})
    assert at.front.timeline.place == before
    follow(at, (puzzles()[0].tempting,))
    assert at.front.branches.last_own is not None


def test_a_lesson_shows_what_has_been_taught() -> None:
    """The collectors come with their lesson, and moves in writing with the next chapter."""
    for lesson in LESSONS:
        at = learning()
        start(at, lesson.id)
        first = lesson in COURSE[0].lessons
        before = LESSONS.index(lesson) < LESSONS.index(lessons("crypt")["collectors"])
        early = LESSONS.index(lesson) < LESSONS.index(lessons("crypt")["claim"])
        torchless = LESSONS.index(lesson) < LESSONS.index(lessons("crypt")["second"])
        phaseless = LESSONS.index(lesson) < LESSONS.index(lessons("crypt")["rounds"])
        assert untaught("crypt", lesson) == {
            *(["coins"] if early else []),
            *(["torches"] if torchless else []),
            *(["phases"] if phaseless else []),
            *(["collectors"] if before else []),
            *(["typing"] if first else []),
        }
        front = at.front
        told = table_data(front, front.game.view(front.timeline.state, 0))
        assert (told["collectors"] == []) == before, lesson.id
        collectors = Words("en").say("crypt-table-collectors")
        assert (collectors in [title for title, _ in told["text"]]) != before
        if told["ask"] is not None:
            assert (told["ask"]["notation"] is None) == first, lesson.id
        own = told["players"][0]
        assert (own["coins"] == "") == early, lesson.id
        assert not (torchless and (own["leader"] or own["lights_out"])), lesson.id
        assert (ribbon_data(front)["phases"][0]["hint"] == "") == phaseless, lesson.id
    # Elsewhere nothing is left out: not in the game, at a rule's table, or at a teacher's lesson.
    at = learning(own=OWN)
    for begin in (lambda: None, at.leave, lambda: at.try_rule("claim.push")):
        begin()
        assert not at.front.untaught


def test_the_coins_beside_the_name_are_the_sum_of_what_has_been_taught() -> None:
    """Pottery of 1 and 2 and three servants are 6; once collectors are taught they pay as well."""
    at = learning()
    lesson, number = next(
        (lesson, number)
        for lesson in COURSE[0].lessons
        for number, task in enumerate(lesson.tasks)
        if task.id == "table.back"
    )
    at.begin("lesson", lesson, number)
    own = at.front.game.view(at.front.timeline.state, 0).players[0]

    def told() -> tuple[str, str, list[str]]:
        session = at.front
        data = table_data(session, session.game.view(session.timeline.state, 0))
        plate = data["players"][0]
        (text,) = (lines for title, lines in data["text"] if title == plate["name"])
        return plate["coins"], plate["coins_note"], text

    paid = sum(own.sheet.bonuses)
    assert paid > 0, "else it says nothing"
    coins, note, text = told()
    assert int(coins) == own.coins + own.ready == own.sheet.total - paid
    assert {str(own.coins), str(own.ready)} <= set(re.findall(r"\d+", note))
    assert any(line.startswith(f"{coins} ") for line in text)
    at.front.untaught = ()
    coins, note, text = told()
    assert int(coins) == own.sheet.total == sum(map(int, re.findall(r"\d+", note)))
    assert any(line.startswith(f"{coins} ") for line in text)


@pytest.mark.parametrize("id_", ["ghost.pair", "ghost.four", "ghost.aside"])
def test_where_a_card_is_the_answer_the_card_answers(id_: str) -> None:
    at = learning()
    lesson = lessons("crypt")["ghost"]
    at.begin("lesson", lesson, [task.id for task in lesson.tasks].index(id_))

    def answers() -> list[str]:
        session = at.front
        told = table_data(session, session.game.view(session.timeline.state, 0))
        assert told["ask"] is None, "nothing is to be decided there"
        return [it["slot"] for it in told["treasures"] if it["answers"]]

    assert answers() == ["a", "b", "c"]
    wrong = next(it for it in "abc" if f"= {it}" not in lesson.tasks[at.practice.number].solution)
    assert ask(at, "learn-answer", choice=wrong)["task"]["outcome"] == "missed"
    assert answers() == ["a", "b", "c"], "one may answer again"
    follow(at, lesson.tasks[at.practice.number].solution)
    assert answers() == []


def test_who_had_begun_the_course_before_it_began_with_a_round_goes_on_where_they_were() -> None:
    """Nobody is sent back to the first lesson for not having done it."""
    at = learning()
    earlier = ["table.hidden", "table.back", "reveal.step", "reveal.lay", "claim.first"]
    ask(at, "learn-keep", text=progress.write(earlier), invited=True)
    assert at.course.next_up("lesson") is lessons("crypt")["claim"]
    done = [task.id for id_ in ("claim", "push") for task in lessons("crypt")[id_].tasks]
    ask(at, "learn-keep", text=progress.write(done), invited=True)
    assert at.course.next_up("lesson") is lessons("crypt")["second"]
    rest = [task.id for lesson in LESSONS[1:] for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(rest), invited=True)
    assert at.course.next_up("lesson") is LESSONS[0], "it is there for whoever likes"


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_ends_with_what_is_known_now(lang: str) -> None:
    """In two sentences and a picture; not before its last task, and not when that is missed."""
    words = Words(lang)
    said = []
    for lesson in COURSE[0].lessons:
        at = learning(lang)
        for number, task in enumerate(lesson.tasks):
            at.begin("lesson", lesson, number)
            assert follow(at, task.near_miss)["task"]["feedback"]["known"] is None
            ask(at, "learn-again")
            known = follow(at, task.solution)["task"]["feedback"]["known"]
            assert (known is None) == (task is not lesson.tasks[-1])
        said.append(known["text"])
        assert 1 <= len(known["text"].rstrip(".").split(". ")) <= 2
        assert len(known["text"].split()) <= 30
        assert known["picture"]
        for sign in known["picture"]:
            assert (sign["die"] is None) == bool(sign["text"])
    assert len(said) == len(set(said))
    assert words.fallbacks == set()


def test_progress_is_that_of_what_one_has_come_for() -> None:
    at = learning()
    chapter = COURSE[0].lessons
    done = [task.id for lesson in chapter[:4] for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(done), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert (sheet["progress"]["done"], sheet["progress"]["of"]) == (4, len(chapter) + 1)
    title = Words("en").say("chapter-first")
    assert sheet["progress"]["text"] == f"{title}: 4 of {len(chapter) + 1} lessons done"
    everything = [task.id for lesson in LESSONS for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(everything), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert (sheet["progress"]["done"], sheet["progress"]["of"]) == (len(LESSONS), len(LESSONS))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_is_added_to_a_chapter_is_all_that_is_left_of_it(game: str) -> None:
    at, first = learning(game=game), course(game)[0].lessons
    (added,) = [lesson for lesson in first if "explain" in lesson.id]
    done = [task.id for lesson in first if lesson is not added for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write([*done, at.course.game_id]), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert sheet["progress"]["of"] - sheet["progress"]["done"] == 1
    assert sheet["next"]["ask"] == {"do": "learn-start", "kind": "lesson", "id": added.id}


def test_the_first_chapter_has_as_many_parts_at_the_table_as_in_the_overview() -> None:
    """The game at its end is counted in both, or in neither."""
    at = learning()
    overview = ask(at, "learn-open", screen="course")["sheet"]
    ask(at, "learn-start", kind="lesson", id="claim")
    kicker = learn_data(at)["task"]["kicker"]
    assert str(overview["progress"]["of"]) == kicker.split()[-1]


def test_the_lesson_on_a_whole_game_shows_what_pays() -> None:
    at = learning()
    payers = start(at, "solo")["task"]["payers"]
    assert [it["name"][-1] for it in payers["cards"]] == ["A"] * 6
    assert start(at, "scoring")["task"]["payers"] is None
