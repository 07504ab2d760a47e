"""A task done as text, and the check of a lesson that somebody has written."""

from __future__ import annotations

import re
from typing import Any

import pytest

from crypt_core.crypt.components import KINDS
from crypt_core.crypt.events import Collected
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import State
from crypt_core.crypt.teach.lessons.collectors import COLLECTORS_CHAPTER, LAST_ROUND
from crypt_core.crypt.teach.lessons.several import SEVERAL_CHAPTER
from crypt_core.crypt.teach.lessons.table import table
from crypt_core.crypt.views import view
from crypt_core.engine.game import BadSetup
from crypt_core.sedlec.teach.lessons.course import SEDLEC_CHAPTER
from crypt_core.teach.explain.lessons import feedback, says, voice
from crypt_core.teach.lessons.check import LessonFault, check
from crypt_core.teach.lessons.goals import answered, happened
from crypt_core.teach.lessons.run import Run
from crypt_core.teach.lessons.task import CONTINUE, LEARNER, Lesson, Says, Task
from crypt_core.teach.practice import Practice
from crypt_core.teach.words import LANGS, Words

TASKS = {
    task.id: task
    for chapter in (COLLECTORS_CHAPTER, SEVERAL_CHAPTER, SEDLEC_CHAPTER)
    for lesson in chapter.lessons
    for task in lesson.tasks
}
LESSONS = {
    lesson.id: lesson
    for chapter in (COLLECTORS_CHAPTER, SEVERAL_CHAPTER, SEDLEC_CHAPTER)
    for lesson in chapter.lessons
}
THE_IDOL = Task(
    id="own.idol",
    rule="claim.place",
    start=table("idols4 pottery? jewelry2", sides="BAAAAA", claims=["", "b4 c2"], leader=1, turn=1),
    goal=happened(Collected, player=LEARNER, slot=0),
    solution=("a5", CONTINUE),
    near_miss=("b5", CONTINUE),
    misses=(("miss-asleep", lambda did: did.moves[-1:] != () and did.moves[-1].verb == "recover"),),
    says=Says(
        goal="Fetch the idol.",
        hints=("It is on the left.",),
        why="It was free.",
        misses={"miss": "That is no idol.", "miss-asleep": "Wake up."},
    ),
)
HOW_MANY = Task(
    id="own.count",
    rule="dice",
    start=table("idols4 pottery? jewelry2"),
    goal=answered("3"),
    solution=("= 3",),
    near_miss=("= 2",),
    answers=("2", "3"),
    says=Says("How many servants?", (), "Three.", {"miss": "Count."}, {"3": "three"}),
)
OWN = Lesson("own", (THE_IDOL, HOW_MANY), "My lesson")


# --- practice


def test_a_lesson_is_practised_task_by_task() -> None:
    practice = Practice(OWN)
    assert repr(practice) == "My lesson\nTask 1 of 2\nFetch the idol."
    markup = re.sub(' style="[^"]*"', "", practice._repr_html_())
    assert markup == "<p>My lesson</p><p>Task 1 of 2</p><p>Fetch the idol.</p>"
    assert str(practice.hint()) == "It is on the left."
    assert str(practice.hint()) == str(practice.hint()) == "The move: 5 on the idol."
    assert "a: idol, 4 coins" in str(practice.table())
    told = practice.play("a5")
    assert told.items[0].text.startswith("You place a 5 on the idol.")
    assert "You collect the idol" in told.items[-1].text
    assert told.last == ("That’s it", "It was free.")
    markup = re.sub(' style="[^"]*"', "", told._repr_html_())
    assert markup.endswith("</ol><p>That’s it</p><p>It was free.</p>")
    more = practice.go_on()
    assert "Both torches" in str(more)
    assert more.last == (), "it has been said already"
    assert str(practice.go_on()) == str(practice.may())
    assert str(practice.next()).endswith("Answers to choose from: 2, 3 (three)")
    assert str(practice.answer(7)) == "Answers to choose from: 2, 3 (three)"
    assert practice.run.answers == []
    assert practice.answer(2).last == ("Not yet", "Count.")
    assert str(practice.answer("3")) == "Lesson done\nThree."
    assert str(practice.next()) == "That was the last task."


def test_a_miss_is_said_as_soon_as_it_is_one_and_one_may_begin_again() -> None:
    practice = Practice(THE_IDOL)
    assert repr(practice) == "Fetch the idol."
    assert "Answers" not in str(practice.answer("3"))
    told = practice.play("recover")
    assert len(told.items) == 1
    assert told.last == ("Not yet", "Wake up.")
    assert practice.again().play("b5").last == ("Not yet", "That is no idol.")
    assert practice.again().play("a5").last == ("Lesson done", "It was free.")


def test_what_is_refused_names_its_rule_and_may_be_a_miss() -> None:
    practice = Practice(TASKS["others.push"])
    told = practice.play("e3")
    assert told.lines[-1] == "reveal.count: Filling the crypt"
    assert told.last == ()
    told = practice.play("a3")
    assert told.lines[-1] == "claim.push: Pushing off"
    assert told.last[0] == "Not yet"
    assert practice.play("a4").last[0] == "Lesson done"


def test_what_led_to_a_task_is_watched_first() -> None:
    practice = Practice(LESSONS["idols-a"])
    assert practice.table().view.stage == "collect"
    assert "rolls 2: exhausted" in str(practice.go_on())
    assert practice.table().view.stage == "reroll"
    assert practice.play("reroll c1").last[0] == "That’s it"


def test_bots_play_until_it_is_the_learners_turn() -> None:
    practice = Practice(TASKS["four.keep"])
    told = str(practice.play("a2 b2 c2"))
    assert "Player 4" in told
    assert "Everything was pushed off" in told
    assert practice.table().view.on_turn == LEARNER


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_practises(lang: str) -> None:
    for lesson in LESSONS.values():
        practice = Practice(lesson, lang)
        for task in lesson.tasks:
            for line in task.near_miss:
                if line == CONTINUE:
                    practice.go_on()
                elif line.startswith("= "):
                    practice.answer(line[2:])
                else:
                    practice.play(line)
            said = says(practice.words, task).misses.values()
            assert feedback(practice.voice, practice.run) in said
            practice.next()
        assert not practice.words.fallbacks


# --- the check


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_our_own_lessons_stand_the_check(lesson: Lesson) -> None:
    assert len(check(lesson).items) == 2 * len(lesson.tasks)


def test_the_check_tells_what_a_learner_is_told() -> None:
    assert str(check(OWN)) == (
        "- own.idol: a5, continue → It was free.\n"
        "- own.idol: b5, continue → That is no idol.\n"
        "- own.count: = 3 → Three.\n"
        "- own.count: = 2 → Count."
    )
    assert str(check(HOW_MANY)).count("\n") == 1


SAID = THE_IDOL.says
assert SAID is not None


@pytest.mark.parametrize(
    ("changes", "says_what"),
    [
        ({"rule": "claim.plaice"}, "there is no rule claim.plaice; perhaps claim.place"),
        ({"rule": "?"}, "there is no rule ?"),
        ({"start": table("idols4")}, "it cannot begin so: .*reveal.count"),
        (
            {"start": table("idols4 pottery? jewelry2", moves=["a7"])},
            "it cannot begin so: claim.place says: .*1 to 6",
        ),
        ({"goal": lambda did: True}, "its goal is reached before anything is done"),
        ({"goal": lambda did: did.stat}, "cannot be asked: AttributeError: .*stat"),
        (
            {"misses": (("miss-asleep", lambda did: did.seen),)},
            "missed .miss-asleep. before anything is done",
        ),
        ({"solution": ("c3", CONTINUE)}, "its solution does not reach the goal$"),
        (
            {"solution": ("b4", CONTINUE)},
            "its solution does not reach the goal; claim.push says: .*not beat",
        ),
        ({"solution": ("a five",)}, "its solution does not reach the goal; claim.place says: "),
        ({"solution": ("= 3",)}, "its solution cannot be played: '3'"),
        ({"near_miss": ("a6", CONTINUE)}, "its near miss reaches the goal too"),
        (
            {"near_miss": ("b5",), "patient": True},
            "its near miss is not over at the end, .*continue",
        ),
        ({"near_miss": ("b2", CONTINUE)}, "not over at the end.*; claim.push says: "),
        ({"says": SAID._replace(goal="")}, "it does not say what to do"),
        ({"says": SAID._replace(why="")}, "it does not say why"),
        ({"says": SAID._replace(misses={})}, "nothing is said to the miss miss-asleep"),
        ({"says": SAID._replace(misses={"miss-asleep": "!"})}, "Says lacks the miss miss$"),
        ({"says": SAID._replace(misses={"mis": "!"})}, "words for mis, .*none of its misses"),
        ({"says": SAID._replace(answers={"9": "!"})}, "words for 9, .*none of its answers"),
    ],
)
def test_the_check_says_what_is_wrong(changes: dict[str, Any], says_what: str) -> None:
    with pytest.raises(LessonFault, match=f"task own.idol: .*{says_what}"):
        check(Lesson("own", (HOW_MANY, THE_IDOL._replace(**changes)), "My lesson"))


def test_the_check_looks_at_the_lesson_too() -> None:
    with pytest.raises(LessonFault, match="the lesson empty has no task"):
        check(Lesson("empty", ()))
    with pytest.raises(LessonFault, match=r"two tasks of the lesson are called own\.idol"):
        check(Lesson("own", (THE_IDOL, THE_IDOL)))


def test_practice_of_what_cannot_begin_says_so() -> None:
    with pytest.raises(BadSetup, match="position-crypt"):
        Practice(THE_IDOL._replace(start=table("idols4")))


# --- the chapters' sums


def coins(state: State) -> int:
    """Coins of the learner without those for servants, which are a matter of luck."""
    sheet = score_sheet(state, LEARNER)
    return sheet.total - sheet.servants


@pytest.mark.parametrize(
    "task",
    [
        task
        for task in TASKS.values()
        if task.start.fields.get("round_number") == LAST_ROUND
        and task.start.fields["turn"] == 2
        and not task.answers
        and not task.start.moves
        and task.id != "manuscripts-a.free"
    ],
    ids=lambda task: task.id,
)
def test_the_treasure_to_be_claimed_brings_most(task: Task) -> None:
    """Whatever a face-down one may turn out to be."""
    brings = {}
    for slot in "abc":
        run = Run(task)
        crypt = run.start.crypt
        treasure = crypt["abc".index(slot)]
        assert treasure is not None
        servants = next(dice for dice in ("1", "2", "3", "4", "5") if int(dice) > treasure.total)
        run.act(f"{slot}{servants}")
        run.act(CONTINUE)
        brings[slot] = coins(run.timeline.state) - coins(run.start)
        if not treasure.up:
            most = max(view(run.start, LEARNER).unseen[treasure.card.kind])
            brings[slot] += most - treasure.card.value
    right = task.solution[0][0]
    assert all(brings[right] > brings[other] for other in brings if other != right), brings


@pytest.mark.parametrize(
    ("id_", "kind", "with_values"),
    [
        ("idols-b.later", "idols", False),
        ("jewelry-a.count", "jewelry", True),
        ("jewelry-b.count", "jewelry", True),
        ("pottery-a.count", "pottery", False),
        ("tapestries-b.shared", "tapestries", False),
    ],
)
def test_answers_in_coins_are_those_of_the_rules(id_: str, kind: str, with_values: bool) -> None:
    state = Run(TASKS[id_]).start
    bonus = score_sheet(state, LEARNER).bonuses[KINDS.index(kind)]
    held = [t.card for t in state.players[LEARNER].treasures if t.card.kind == kind]
    right = bonus + sum(card.value for card in held) * with_values
    assert TASKS[id_].solution == (f"= {right}",)


def test_the_tie_is_rolled_with_the_ready_servants_and_ends_as_it_is_told() -> None:
    run = Run(TASKS["tie.roll"])
    assert run.start.scores == (11, 11)
    assert TASKS["tie.dice"].solution == (f"= {run.start.players[LEARNER].ready}",)
    run.act("roll")
    sums = [sum(step.event.faces) for step in run.timeline.moment.steps[:2]]
    assert sums == [11, 8]
    why = says(Words(), TASKS["tie.roll"]).why
    assert why.startswith("11 against 8")


def test_who_is_pushed_off_everywhere_has_so_many_ready() -> None:
    run = Run(TASKS["others.everywhere"])
    assert TASKS["others.everywhere"].solution == (
        f"= {run.timeline.moment.state.players[0].ready}",
    )


def test_the_dice_of_the_idols_lesson_fall_as_it_says() -> None:
    again, which = LESSONS["idols-a"].tasks
    for task, right, wrong in ((again, "c1", None), (which, "c1", "b1")):
        run = Run(task)
        run.act(CONTINUE)
        assert all(die.exhausted for die in run.timeline.state.rolled)
        for die, exhausted in ((right, False), (wrong, True)):
            if die:
                run = Run(task)
                run.act(f"reroll {die}")
                assert run.timeline.moment.steps[0].event.exhausted is exhausted


def test_the_idol_taken_with_pottery_is_a_4() -> None:
    run = Run(TASKS["pottery-b.take"])
    run.act("take b")
    assert str(run.timeline.state.players[LEARNER].treasures[-1].card) == "idols4"
    assert voice(Words(), "crypt", run.task.start.seats).who(1) == "ghost"
