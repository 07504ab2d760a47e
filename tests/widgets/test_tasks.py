"""A task at the table: its card, its hints, how it is judged, and the game that waits."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.views import view
from crypt_core.games import GAMES
from crypt_core.teach.lessons.check import LessonFault
from crypt_core.teach.lessons.courses import lessons, untaught
from crypt_core.teach.lessons.goals import never
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Lesson, Says, Task
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.panels.ribbon.present import ribbon_data
from crypt_widgets.tutoring.course import RULE
from tests.messages import send
from tests.widgets.learning import (
    COURSE,
    LESSONS,
    OWN,
    PUSH,
    ask,
    follow,
    learning,
    shown,
    start,
    texts,
)

OF_BOTH = [(game, lesson) for game in GAMES for lesson in lessons(game).values()]


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


def test_the_task_left_out_is_the_last_of_its_lesson() -> None:
    """What is done already does not come again, unless the lesson is reviewed."""
    at = learning()
    start(at, PUSH.id)
    for number in (*range(1, len(PUSH.tasks)), 0):
        ask(at, "learn-task", number=number)
        follow(at, PUSH.tasks[number].solution)
    assert learn_data(at)["task"]["feedback"]["known"], "the lesson ends here"
    here = {f"lesson-{task.id}" for task in PUSH.tasks}
    assert ask(at, "learn-next")["task"]["key"] not in here
    start(at, PUSH.id)
    follow(at, PUSH.tasks[0].solution)
    assert ask(at, "learn-next")["task"]["key"] == f"lesson-{PUSH.tasks[1].id}"


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


def test_the_lesson_on_a_whole_game_shows_what_pays() -> None:
    at = learning()
    payers = start(at, "solo")["task"]["payers"]
    assert [it["name"][-1] for it in payers["cards"]] == ["A"] * 6
    assert start(at, "scoring")["task"]["payers"] is None
