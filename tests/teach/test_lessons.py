"""Every task of every course, whoever wrote it: its solution, its near miss, its words.

A chapter in a `COURSE` is tested by being there. What single tasks of Crypt's first chapter say
about the game (a question's answer, what luck brings) is asked of the rules themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, permutations, product
from random import Random
from typing import Any

import pytest

from crypt_core.crypt import ghost
from crypt_core.crypt.components import GHOST, SERVANTS, SLOTS
from crypt_core.crypt.events import (
    Arranged,
    Collected,
    GhostRolled,
    GhostSetAside,
    IdolsRewarded,
    Placed,
    Refreshed,
    Rolled,
)
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import CLAIM
from crypt_core.crypt.teach.lessons.course import FIRST_CHAPTER
from crypt_core.games import GAMES, NAMES
from crypt_core.teach.catalogue import LANGS, catalogue
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.explain import teller
from crypt_core.teach.lessons.courses import course, lessons
from crypt_core.teach.lessons.exercises import exercises
from crypt_core.teach.lessons.run import Outcome, Run, is_move
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, LEARNER, NEXT, Did, Lesson, Task
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words
from tests.teach.typography import faults

CHAPTERS = [chapter for game in GAMES for chapter in course(game)]
LESSONS = [lesson for chapter in CHAPTERS for lesson in chapter.lessons]
TASKS = {task.id: task for lesson in LESSONS for task in lesson.tasks}
BEGINNERS = [task for lesson in FIRST_CHAPTER.lessons for task in lesson.tasks]
FOR_BEGINNERS = (
    *FIRST_CHAPTER.lessons,
    *(it for game in GAMES if game != CRYPT.name for it in lessons(game).values()),
)
AMONG_SEVERAL = {"collect.order", "setup.torches", "tie"}
"""Rules that nobody meets who plays alone."""
every_task = pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
every_language = pytest.mark.parametrize("lang", LANGS)


def played(task: Task, script: tuple[str, ...]) -> Iterator[Run]:
    """The run before the script, and after each of its lines."""
    run = Run(task)
    yield run
    for line in script:
        run.act(line)
        yield run


def after(task: Task, script: tuple[str, ...]) -> Run:
    *_, run = played(task, script)
    return run


def voice(words: Words, task: Task) -> Any:
    return say.voice(words, task.start.game, task.start.seats)


# --- any task


def test_lessons_are_found_by_ids_of_their_own() -> None:
    ids = [task.id for lesson in LESSONS for task in lesson.tasks]
    assert len(ids) == len(set(ids)) > 25
    assert [id_ for game in GAMES for id_ in lessons(game)] == [lesson.id for lesson in LESSONS]
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)
    assert len({chapter.id for chapter in CHAPTERS}) == len(CHAPTERS)
    messages = [say.message_id("task", id_) for id_ in ids]
    assert len(messages) == len(set(messages))
    for lesson in LESSONS:
        assert lesson.tasks
        assert {task.id.split(".")[0] for task in lesson.tasks} == {lesson.id.split(".")[0]}


@every_task
def test_a_task_begins_with_something_to_do_or_to_watch(task: Task) -> None:
    run = Run(task)
    assert run.outcome is Outcome.GOING
    assert run.did == Did(run.start, run.start, (), (), (), (), run.did.seen)
    assert run.timeline.at_decision != bool(task.start.watch)
    if run.timeline.at_decision:
        assert run.game.deciders(run.start) == (LEARNER,)


@every_task
def test_the_solution_is_done_at_its_end_and_not_before(task: Task) -> None:
    *before, last = [run.outcome for run in played(task, task.solution)]
    assert last is Outcome.DONE
    assert set(before) == {Outcome.GOING}


IN_PARTS = {id_: task for id_, task in TASKS.items() if task.thens}


@pytest.mark.parametrize("task", IN_PARTS.values(), ids=list(IN_PARTS))
def test_what_to_do_next_never_falls_back_to_what_came_before(task: Task) -> None:
    """At each step of the way, whether or not there is something to decide."""
    parts = [None, *(name for name, _ in task.thens)]
    run, shown = Run(task), []
    for line in task.solution:
        run.act(NEXT if line == CONTINUE else line)
        shown.append(run.then)
        while line == CONTINUE and not run.did.seen:
            run.act(NEXT)
            shown.append(run.then)
    assert run.outcome is Outcome.DONE
    at = [parts.index(part) for part in shown]
    assert at == sorted(at)
    assert at[-1] == len(task.thens)


@every_task
def test_the_near_miss_does_not_pass(task: Task) -> None:
    first, *then = [run.outcome for run in played(task, task.near_miss)]
    assert first is Outcome.GOING
    assert Outcome.DONE not in then
    assert then[-1] is Outcome.MISSED


def test_whoever_goes_back_after_a_miss_can_make_it_good() -> None:
    task = TASKS["push.higher"]
    run = after(task, task.near_miss)
    run.timeline.go(*run.home)
    for line in task.solution:
        run.act(line)
    assert run.outcome is Outcome.DONE


@every_task
def test_a_task_is_about_a_rule_and_asks_for_what_it_offers(task: Task) -> None:
    assert task.rule in index(task.start.game)
    given = {line.removeprefix(ANSWER) for line in task.solution if line.startswith(ANSWER)}
    assert given <= set(task.answers)
    assert bool(given) == bool(task.answers)
    assert len(task.answers) == len(set(task.answers)) != 1


@every_task
@every_language
def test_a_task_has_all_its_words(task: Task, lang: str) -> None:
    words = Words(lang)
    id_ = say.message_id("task", task.id)
    said = say.says(words, task)
    assert {part for part in words.attributes(id_) if not part.startswith(("hint", "miss"))} == {
        "why",
        *(f"answer-{answer}" for answer in said.answers),
        *(f"then-{name}" for name, _ in task.thens),
    }
    assert set(said.misses) == {"miss", *(name for name, _ in task.misses)}
    ladders = (said.hints, *said.then_hints.values())
    assert {len(hints) for hints in ladders} <= {1, 2}
    assert set(said.answers) <= set(task.answers)
    speaking = voice(words, task)
    run = Run(task)
    shown = [say.answer(speaking, run, answer) for answer in task.answers]
    assert len(shown) == len(set(shown)), "two answers read alike"
    texts = [said.goal, said.why, *chain(*ladders), *said.misses.values()]
    texts += [*said.thens.values(), *shown]
    assert [fault for text in texts for fault in faults(text, lang)] == []
    assert len(texts) == len(set(texts)), "something is said twice"
    assert words.fallbacks == set()


@every_task
@every_language
def test_each_outcome_is_answered_in_words_of_its_own(task: Task, lang: str) -> None:
    words = Words(lang)
    speaking = voice(words, task)
    said = say.says(words, task)
    assert say.feedback(speaking, Run(task)) == ""
    assert say.feedback(speaking, after(task, task.solution)) == said.why
    near = after(task, task.near_miss)
    assert say.feedback(speaking, near) == said.misses[near.miss or "none"]
    assert words.fallbacks == set()


@every_task
@every_language
def test_hints_go_from_vague_to_exact(task: Task, lang: str) -> None:
    """Only the last one says the move or the answer; it is there all along the solution."""
    words = Words(lang)
    speaking = voice(words, task)
    run = Run(task)
    for line in task.solution:
        hints = [say.hint(speaking, run, 1 + i) for i in range(say.rungs(words, run))]
        assert len(hints) == len(set(hints)) >= 2
        if is_move(line) and run.did.seen:
            asked = run.game.read_move(line, run.timeline.moment.state)
            state = run.game.view(run.timeline.moment.state, LEARNER)
            exact = teller(run.game.name).move(speaking, asked, state)
            assert exact in hints[-1]
            assert not any(exact in hint for hint in hints[:-1])
        elif line.startswith(ANSWER):
            assert say.answer(speaking, run, line.removeprefix(ANSWER)) in hints[-1]
        else:
            assert line in (NEXT, CONTINUE)
        assert hints[-1] != words.say("task-solution-again")
        run.act(line)
    assert words.fallbacks == set()


@every_language
def test_chapters_and_lessons_have_titles(lang: str) -> None:
    words = Words(lang)
    titles = [say.title(words, "chapter", chapter) for chapter in CHAPTERS]
    titles += [say.title(words, "lesson", lesson) for lesson in LESSONS]
    assert len(set(titles)) == len(titles)
    for title, about in titles:
        assert title
        assert about
        assert faults(title, lang) == faults(about, lang) == []
    for lesson in FIRST_CHAPTER.lessons:
        known = say.known(words, lesson)
        assert known
        assert faults(known, lang) == []
    assert words.fallbacks == set()


def test_no_words_are_kept_for_tasks_that_are_not_there() -> None:
    kinds = {
        "task": [*TASKS, *(name for game in NAMES for name in exercises(game))],
        "lesson": [x.id for x in LESSONS],
        "chapter": [x.id for x in CHAPTERS],
    }
    known = {say.message_id(kind, id_) for kind, ids in kinds.items() for id_ in ids}
    there = {
        id_
        for id_ in catalogue("en").sources
        if id_.startswith(tuple(f"{kind}-" for kind in kinds))
        and catalogue("en").attributes(id_) & {"why", "about"}
    }
    assert there == known


# --- the first chapter: its questions and its luck


def right(id_: str) -> str:
    """The right answer to a task's question."""
    (line,) = [line for line in TASKS[id_].solution if line.startswith(ANSWER)]
    return line.removeprefix(ANSWER)


def where(task: Task) -> int:
    """The place of the face-down treasure once all is laid out."""
    run = after(task, (CONTINUE,))
    return [treasure.up for treasure in run.timeline.state.crypt].index(False)


def test_questions_on_the_table_are_answered_by_the_table() -> None:
    hidden = Run(TASKS["table.hidden"]).start.crypt
    assert [treasure.up for treasure in hidden] == [True, False, True]
    assert all(treasure.card.value < 4 for treasure in hidden if treasure.up)
    back = Run(TASKS["table.back"])
    _, face_down, other = back.start.crypt
    could_be = CRYPT.view(back.start, LEARNER).unseen[face_down.card.kind]
    assert len(could_be) > 1, "the table would say its value to whoever listens"
    assert min(could_be) > other.card.value
    for task in (TASKS["table.hidden"], TASKS["table.back"]):
        for text, run in tried(task):
            assert (run.outcome is Outcome.DONE) == (set(text) & {*"abc"} == {"b"}), text


def test_the_face_down_treasure_goes_where_the_answer_says() -> None:
    task = TASKS["reveal.step"]
    assert task.answers[where(task)] == right(task.id)
    run = after(task, (NEXT,))
    assert isinstance(run.timeline.event, Arranged)
    assert run.timeline.event.slots != (0, 1, 2), "nothing would be seen to move"
    assert {treasure.card.value for treasure in run.start.crypt if treasure.up} == {3, 1}


def test_treasures_are_laid_out_by_hand_as_the_rules_do_it() -> None:
    task = TASKS["reveal.lay"]
    laid = after(task, (NEXT,)).timeline.event
    assert isinstance(laid, Arranged)
    assert tuple(SLOTS[slot] for slot in laid.slots) == task.in_turn
    for order in permutations("abc"):
        run, asked = Run(task), []
        for answer in order:
            asked.append(run.then)
            run.answer(answer)
            if run.outcome is not Outcome.GOING:
                break
        done = order == task.in_turn
        assert run.outcome is (Outcome.DONE if done else Outcome.MISSED), order
        if done:
            assert asked == [None, "second"], "the last one is left over"
            assert run.right == order


def test_who_laid_one_wrong_begins_again_on_the_left() -> None:
    run = Run(TASKS["reveal.lay"])
    run.answer("c")
    assert (run.right, run.choices, run.next_line) == (("c",), ("a", "b"), f"{ANSWER}a")
    run.answer("b")
    assert run.outcome is Outcome.MISSED
    assert (run.right, run.next_line) == ((), f"{ANSWER}c")
    for answer in run.task.in_turn[:2]:
        assert answer in run.choices
        run.answer(answer)
    assert run.outcome is Outcome.DONE
    assert run.choices == ()


@pytest.mark.parametrize(
    ("claim", "outcome"),
    [("a5", "MISSED"), ("a66", "DONE"), ("a55", "DONE"), ("a44", "MISSED"), ("b666", "MISSED")],
)
def test_the_ghost_that_is_never_tired_has_all_its_dice_again(claim: str, outcome: str) -> None:
    task = TASKS["rounds.dice"]
    before = after(task, (CONTINUE,)).timeline.state
    assert before.players[GHOST].ready == SERVANTS
    assert before.players[LEARNER].ready == SERVANTS
    assert after(task, (CONTINUE, claim, CONTINUE)).outcome is Outcome[outcome]


def test_questions_on_rolls_are_answered_by_the_dice() -> None:
    for effort in range(1, 7):
        outcome = after(TASKS["claim.risk"], (f"a{effort}",)).outcome
        assert (outcome is Outcome.DONE) == (sum(face < effort for face in range(1, 7)) == 3)
    back = after(TASKS["push.back"], (CONTINUE,))
    assert back.timeline.state.players[LEARNER].ready == SERVANTS
    assert any(isinstance(s.event, Placed) and s.event.pushed for s in back.did.steps)
    equal = Run(TASKS["collect.equal"])
    shown = equal.timeline.event
    assert isinstance(shown, Rolled)
    assert (shown.effort, shown.face) == (4, 3)
    equal.act(NEXT)
    rolled = equal.timeline.event
    assert isinstance(rolled, Rolled)
    assert (rolled.effort, rolled.face) == (2, 2)
    assert right("collect.equal") == ("exhausted" if rolled.exhausted else "ready")


def test_the_ghost_is_that_of_the_rulebooks_example() -> None:
    """Single dice 5, 4 and 2 from the left; the Ghost rolls 3, 3 and 4."""
    for id_, shown in ("ghost.roll", 0), ("ghost.pair", 0), ("ghost.four", 1):
        run = Run(TASKS[id_])
        if id_ == "ghost.roll":
            for line in TASKS[id_].solution:
                run.act(line)
        state = run.timeline.state
        assert sorted(state.ghost.faces) == [3, 3, 4]
        assert [str(dice) for dice in state.ghost.groups] == ["33", "4"][shown:]
        theirs = [(t.owner, t.total) for t in state.crypt][shown:]
        assert theirs == [(LEARNER, 5), (LEARNER, 4), (LEARNER, 2)][shown:]


@pytest.mark.parametrize("id_", ["ghost.pair", "ghost.four", "ghost.aside"])
def test_the_ghost_goes_where_the_answer_says(id_: str) -> None:
    run = Run(TASKS[id_])
    state = run.timeline.state
    goes = ghost.target(ghost.bars(state.crypt), state.ghost.groups[0].total)
    assert right(id_) == ("aside" if goes is None else "abc"[goes])
    run.act(NEXT)
    event = run.did.steps[0].event
    assert isinstance(event, GhostSetAside if goes is None else Placed)
    assert goes is None or getattr(event, "slot", None) == goes


def test_coins_are_those_of_the_score_sheet() -> None:
    sheet = score_sheet(Run(TASKS["scoring.servants"]).start, LEARNER)
    assert (sheet.treasures, sum(sheet.bonuses), sheet.servants, sheet.total) == (9, 4, 2, 15)
    assert right("scoring.servants") == "servants"
    for text, run in tried(TASKS["scoring.tapestry"]):
        if CRYPT.deciders(run.timeline.state):
            run.act("rouse")
            run.act(CONTINUE)
        (coins,) = run.timeline.state.scores
        assert (run.outcome is Outcome.DONE) == (coins >= 25), text
        assert "c" in mine(run) or coins < 25, text
        if run.outcome is Outcome.MISSED:
            assert (run.miss == "miss-exhausted") == ("c" in mine(run)), text


@every_language
@pytest.mark.parametrize(
    "id_", ["scoring.servants", "scoring.tapestry", "scoring.rank", "solo.last"]
)
def test_the_coins_that_a_task_speaks_of_are_there(id_: str, lang: str) -> None:
    total = score_sheet(Run(TASKS[id_]).start, LEARNER).total
    assert str(total) in re.findall(r"\d+", say.says(Words(lang), TASKS[id_]).goal)


def test_the_last_two_rounds_reward_play_and_not_idleness() -> None:
    task = TASKS["solo.last"]
    assert Run(task).start.round == Run(task).start.setup.rounds - 1
    idle = Run(task)
    while CRYPT.deciders(idle.timeline.state):
        idle.act("recover")
        idle.act(CONTINUE)
    assert idle.outcome is Outcome.MISSED
    run = after(task, task.solution)
    assert [run.outcome, run.timeline.state.scores] == [Outcome.DONE, (36,)]


@pytest.mark.parametrize("lesson", FOR_BEGINNERS, ids=lambda lesson: lesson.id)
def test_a_lesson_for_beginners_is_short(lesson: Lesson) -> None:
    assert 1 <= len(lesson.tasks) <= (4 if lesson.tasks[0].start.game == "sedlec" else 5)
    for task in lesson.tasks:
        assert len(say.says(Words("en"), task).goal.split()) <= 65
        assert task.start.fields.get("sides", "AAAAAA") == "AAAAAA"


BACK = {
    "en": r"\b(?:it|its|them|they|that one|the one|the only one)\b",
    "fr": r"-(?:le|la|les|en|lui)\b|\bl’évincer|\b(?:celui|celle|qu’il|son|lui)\b",
    "it": r"\b\w+(?:ar|er|ir)(?:lo|la|li|le|ne|gli)\b|\b\w+(?:pera|iazza|accia|glia)(?:lo|li|ne)\b"
    r"|\b(?:quello|quella|suo|che sia tuo)\b",
}
"""What speaks of something that has been named before."""
NAMED = {
    "en": r"Ghost|treasure|servant|\bdi[ce]e?\b|tapestry|remains|manuscript|jewelry|pottery"
    r"|coins|round|turn|Next|[1-6]\b",
    "fr": r"Fantôme|trésor|serviteur|\bdés?\b|tapisserie|relique|manuscrit|bijou|poterie|pièces"
    r"|manche|tour|Suivant|[1-6]\b",
    "it": r"Fantasma|tesor|servitor|\bdad[oi]\b|arazzo|resto sacro|manoscritto|gioiello|ceramica"
    r"|monete|round|turno|Avanti|[1-6]\b",
}


@every_language
@pytest.mark.parametrize("task", BEGINNERS, ids=lambda task: task.id)
def test_what_is_asked_makes_sense_without_what_leads_up_to_it(task: Task, lang: str) -> None:
    """On a phone it stands alone: what it speaks of is named in it, before anything points back."""
    said = say.says(Words(lang), task)
    for text in (said.goal, *said.thens.values()):
        lead, asked = say.halves(text)
        assert f"{lead} {asked}".strip() == text
        back = re.search(BACK[lang], asked, re.IGNORECASE)
        before = asked[: back.start()] if back else asked
        if not re.search(NAMED[lang], before):
            # "What brings you most" or the like names what is to be done, and nothing points back.
            assert not back, asked


@every_language
def test_each_lesson_says_at_its_end_what_is_known_now(lang: str) -> None:
    silent = [lesson.id for lesson in LESSONS if not say.known(Words(lang), lesson)]
    assert not silent


def test_two_lines_have_all_that_goes_into_them() -> None:
    assert say.halves("Two are exhausted. Get them back.") == (
        "",
        "Two are exhausted. Get them back.",
    )
    long = f"{'A long story. ' * 6}Which? Press one."
    assert say.halves(long)[1].endswith(
        "A long story. A long story. A long story. A long story. Which? Press one."
    )
    assert say.halves(f"{'x' * 90} 2.2 coins. Now?") == (f"{'x' * 90} 2.2 coins.", "Now?")
    assert say.halves(f"{'x' * 90}. What then?") == (f"{'x' * 90}.", "What then?")


def test_the_course_asks_a_beginner_to_do_things() -> None:
    """A quarter of the tasks at most are questions, and none of the first six."""
    questions = [number for number, task in enumerate(BEGINNERS, 1) if task.answers]
    assert len(questions) <= len(BEGINNERS) / 4
    assert min(questions) > 6


def test_every_rule_of_the_game_alone_is_missed_and_done_again() -> None:
    """Where breaking a rule is noticed: in the near miss of a task about it, or in a slip."""
    noticed: dict[str, set[str]] = {rule: set() for rule in index("crypt")}
    for lesson in lessons("crypt").values():
        for task in lesson.tasks:
            if task.start.fields.get("players", 1) != 1:
                continue
            for rule, script in ((task.rule, task.near_miss), *task.slips):
                assert after(task, script).outcome is Outcome.MISSED, (task.id, rule)
                assert after(task, task.solution).outcome is Outcome.DONE
                noticed[rule].add(task.id)
    assert {rule for rule, tasks in noticed.items() if not tasks} == AMONG_SEVERAL


def test_the_first_round_is_a_whole_one_and_says_what_to_do_when_it_is_time() -> None:
    task = BEGINNERS[0]
    assert task.id == "round.first"
    first = after(task, ("a3", CONTINUE))
    assert [treasure.owner for treasure in first.timeline.state.crypt] == [GHOST] * 3
    run, said = Run(task), []
    for line in ("a3", NEXT, CONTINUE, "a6", NEXT, CONTINUE):
        said.append(run.then)
        run.act(line)
    assert said == [None, "ghost", "ghost", "last", "collect", "collect"]
    assert run.outcome is Outcome.DONE
    # Whatever is held after the second turn is collected; nobody fails who holds anything.
    for text, run in tried(task, 30):
        held = any(treasure.owner == LEARNER for treasure in run.timeline.state.crypt)
        run.act("recover")
        run.act(CONTINUE)
        assert (run.outcome is Outcome.DONE) == held, text


def test_who_passes_in_the_first_round_is_answered_about_that() -> None:
    task = BEGINNERS[0]
    run = after(task, ("recover",))
    assert (run.outcome, run.miss, run.then) == (Outcome.MISSED, "miss-pass", None)
    run.act(CONTINUE)
    assert run.then == "last"
    run.act("recover")
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss")
    assert run.then != "collect", "no die of theirs is rolled, and nothing is theirs"
    late = after(task, ("recover", CONTINUE, "b6", CONTINUE))
    assert late.outcome is Outcome.DONE, "a treasure is a treasure"


ACCEPTED = {
    "claim.first": r"a\d b\d c\d",
    "claim.join": r"a44( .*)?",
    "claim.risk": r"a4+( .*)?",
    "push.higher": r"a.*",
    "push.joined": r"a(33|222|333)( .*)?",
    "push.back": r"[abc](\d)\1\1",
    "second.back": r"a\d+",
    "collect.safe": r"c1+",
    "table.hidden": r"b\d+",
    "table.back": r"b\d+",
    "ghost.second": r"c\d+",
    "rounds.free": r"c\d+",
    "rounds.ghost": r"a\d+",
    "rounds.pushed": r"a5",
    "rounds.dice": r"a(55|66) .*",
    "rounds.last": r"[abc]\d.*",
    "collectors.end": r"c\d",
    "scoring.tapestry": r"(b6 |b\d\d )?c\d+",
    "scoring.rank": r"(.* )?c\d+",
    **dict.fromkeys(
        ("idols-b.first", "jewelry-a.second", "manuscripts-a.second", "pottery-a.fourth"), r"c\d+"
    ),
    **dict.fromkeys(("remains-b.fourth", "tapestries-a.one", "tapestries-b.third"), r"c\d+"),
    "jewelry-b.threes": r"b\d+",
    "manuscripts-a.free": r"c1+",
    "tapestries-a.level": r"b\d+",
    "two.again": r"a\d+",
    "three.last": r"d1+",
    "others.push": r"a.*",
    "four.keep": r".*[a-f]\d.*",
    "sedlec.hand.lay": r"lay .*",
    "sedlec.kings.high": r"lay king/priest e2",
    "donjon.power.buy": r"buy (double_axe|plate_armour)",
    "donjon.power.type": r"buy ruby_pendant",
    "donjon.wounds.wait": r"buy (dagger|copper_ring)",
    "donjon.explain-adventurers.jewel": r"buy short_sword",
    "donjon.ally.choose": r"counter P2 .*",
}
"""First decisions besides the solution's that do what a task's words ask for, read by hand."""


@pytest.mark.change
@pytest.mark.parametrize("game", ["crypt", "sedlec", "donjon"])
def test_no_task_praises_what_its_words_do_not_ask_for(game: str) -> None:
    assert ACCEPTED.keys() <= TASKS.keys()
    for task in (task for lesson in lessons(game).values() for task in lesson.tasks):
        first = next((i for i, line in enumerate(task.solution) if is_move(line)), None)
        if first is None:
            continue
        lead = task.solution[:first]
        begun = after(task, lead)
        state = begun.timeline.state
        legal = [m for m in begun.game.legal_moves(state) if m.player == LEARNER]
        right = begun.read(task.solution[first], state)
        for move in Random(0).sample(legal, min(60, len(legal))):
            text = begun.game.write_move(move)
            if move == right or after(task, (*lead, text, CONTINUE)).outcome is not Outcome.DONE:
                continue
            said = text.partition(": ")[2]
            assert re.fullmatch(ACCEPTED.get(task.id, ""), said), (task.id, said)


@pytest.mark.parametrize("text", ["a3", "a2", "a11"])
def test_a_refusal_of_less_is_not_that_equal_is_not_enough(text: str) -> None:
    assert after(TASKS["push.equal"], (text,)).outcome is Outcome.GOING


def test_who_is_pushed_off_everywhere_is_told_what_came_of_it() -> None:
    for text, run in tried(TASKS["rounds.pushed"]):
        back = run.timeline.state.players[LEARNER].exhausted == 0
        wanted = Outcome.DONE if back and text != "recover" else Outcome.MISSED
        assert run.outcome is wanted, text


@pytest.mark.parametrize("task", BEGINNERS, ids=lambda t: t.id)
def test_the_ghosts_dice_lie_as_some_roll_lays_them(task: Task) -> None:
    """A learner who counts shall find no die of the Ghost where it could not be."""
    start = Run(task).start
    mine = tuple(t.total if t and t.owner == LEARNER else 0 for t in start.crypt)
    taken = tuple(t.total if t and t.owner == GHOST else 0 for t in start.crypt)
    if not any(taken) or start.stage != CLAIM or start.ghost.groups:
        return
    rolls = product(range(1, 7), repeat=SERVANTS)
    assert any(
        ghost.totals(mine, [dice.total for dice in ghost.groups(faces)]) == taken for faces in rolls
    )


def test_luck_is_as_the_words_tell_it() -> None:
    aside = Run(TASKS["ghost.aside"]).start
    assert sorted(aside.ghost.faces) == [1, 4, 6]
    assert [treasure.total for treasure in aside.crypt] == [6, 5, 4]
    for id_, lines, total in (
        ("second.back", (CONTINUE,), 5),
        ("recover.first", ("recover", CONTINUE), 8),
    ):
        treasure = after(TASKS[id_], lines).timeline.state.crypt[0]
        assert (treasure.owner, treasure.total) == (GHOST, total)
    (first, *_) = [step.event for step in after(TASKS["collectors.reroll"], (NEXT,)).did.steps]
    assert (first.effort, first.face) == (5, 2)
    (one,) = after(TASKS["collect.safe"], ("c2", NEXT)).did.steps[1:]
    assert one.event.face == 1


# --- what is asked at the table


def test_joined_dice_go_before_a_single_one_as_high() -> None:
    run = Run(TASKS["explain.order"])
    assert isinstance(run.timeline.event, GhostRolled)
    assert sorted(run.timeline.event.faces) == [3, 3, 6]
    run.act(CONTINUE)
    placed = [step.event for step in run.did.steps if isinstance(step.event, Placed)]
    assert [(it.slot, str(it.dice)) for it in placed] == [(0, "33"), (1, "6")]


def test_the_ghosts_last_turn_is_for_one_treasure() -> None:
    steps = after(TASKS["explain.second"], ("a44 b6", CONTINUE)).did.steps
    events = [step.event for step in steps]
    (rolled,) = [event for event in events if isinstance(event, GhostRolled)]
    placed = [event for event in events if isinstance(event, Placed) and event.player == GHOST]
    assert len(rolled.faces) == SERVANTS
    assert len(placed) == int(right("explain.second"))


def test_what_went_to_the_box_unseen_stays_so() -> None:
    run = after(TASKS["explain.box"], ("recover", CONTINUE))
    (gone,) = [owned for owned in run.timeline.state.box if owned.card.kind == "pottery"]
    assert not gone.known & 1 << LEARNER


def test_a_question_is_missed_by_an_answer_alone() -> None:
    run = after(TASKS["explain.box"], ("c4", "recover", CONTINUE))
    assert run.outcome is Outcome.GOING, "what is said of an answer would be said of a move"
    run.act("= yes")
    assert run.outcome is Outcome.MISSED
    run.act("= no")
    assert run.outcome is Outcome.DONE


def test_both_get_there_in_the_same_round() -> None:
    steps = after(TASKS["explain-collectors.idols"], ("recover", CONTINUE)).did.steps
    rewarded = [step.event.player for step in steps if isinstance(step.event, IdolsRewarded)]
    assert rewarded == [0, 1]


@pytest.mark.parametrize(
    ("id_", "move"),
    [("explain-collectors.wake", "P2: rouse"), ("explain-collectors.pottery", "P1: take c")],
)
def test_a_power_may_be_used_as_the_answer_says(id_: str, move: str) -> None:
    state = Run(TASKS[id_]).timeline.state
    assert CRYPT.why_not(state, CRYPT.read_move(move, state)) is None


def test_who_has_lights_out_comes_last() -> None:
    run = after(TASKS["explain-several.last"], ("b6 c4",))
    state = run.timeline.moment.state
    assert str(CRYPT.deciders(state)[0] + 1) == right("explain-several.last")
    run.act(CONTINUE)
    assert any(isinstance(step.event, Collected) for step in run.did.steps)


def test_who_is_not_pushed_off_everywhere_gets_nobody_back() -> None:
    run = after(TASKS["explain-several.pushed"], ("a4", CONTINUE))
    events = [step.event for step in run.did.steps]
    assert any(isinstance(it, Placed) and it.pushed for it in events)
    assert not any(isinstance(it, Refreshed) and it.player == 1 for it in events)


def test_what_was_face_down_is_seen_by_its_collector() -> None:
    state = Run(TASKS["explain-several.see"]).start
    pottery, jewelry = state.players[LEARNER].treasures
    assert [pottery.known, jewelry.known] == [1 << LEARNER, 0b111]


# --- what is said is true of whatever has been done


def tried(task: Task, most: int = 120) -> Iterator[tuple[str, Run]]:
    """The learner's possible first decisions (a sample), each with its run up to the next one."""
    begun = Run(task)
    legal = [CRYPT.write_move(each) for each in CRYPT.legal_moves(begun.timeline.state)]
    for text in Random(0).sample(legal, min(most, len(legal))):
        yield text.split(maxsplit=1)[1], after(task, (text, CONTINUE))


def mine(run: Run) -> set[str]:
    """The letters of the treasures that the learner has collected."""
    events = [step.event for step in run.did.steps]
    return {SLOTS[e.slot] for e in events if isinstance(e, Collected) and e.player == LEARNER}


def test_who_reaches_30_has_done_so_with_the_jewelry() -> None:
    for text, run in tried(TASKS["scoring.rank"]):
        (coins,) = run.timeline.state.scores
        assert (run.outcome is Outcome.DONE) == (coins >= 30), text
        assert "c" in mine(run) or coins < 30, text
        if run.outcome is Outcome.MISSED:
            exhausted = run.timeline.state.players[LEARNER].exhausted
            lost = re.search(r"c\d", text) is not None and "c" not in mine(run)
            assert (run.miss == "miss-pushed") == lost, text
            assert (run.miss == "miss-exhausted") == ("c" in mine(run)), text
            assert run.miss != "miss-exhausted" or exhausted > 1, text


def test_whatever_is_kept_among_four_is_answered_alike() -> None:
    """Joined or not: what is said to it holds for a single 6 as well."""
    kept = set()
    for text, run in tried(TASKS["four.keep"], 60):
        assert (run.outcome is Outcome.DONE) == bool(mine(run)), text
        if run.outcome is Outcome.DONE:
            kept |= {len(part) - 1 for part in text.split() if part[0] in mine(run)}
        elif text != "recover":
            assert run.miss == "miss", text
    assert {1, 2} <= kept


def test_only_effort_1_is_sure_to_leave_all_servants_ready() -> None:
    task = TASKS["manuscripts-a.free"]
    lucky = after(task, ("c2", CONTINUE))
    assert lucky.timeline.state.players[LEARNER].ready == SERVANTS
    assert lucky.outcome is Outcome.MISSED, "it would be told that effort 1 did it"
    for text, run in tried(task):
        assert (run.outcome is Outcome.DONE) == (set(text) == {"c", "1"}), text


def test_the_safe_claim_is_answered_by_what_became_of_it() -> None:
    for text, run in tried(TASKS["collect.safe"]):
        exhausted = run.timeline.state.players[LEARNER].exhausted
        assert (run.outcome is Outcome.DONE) == ("c" in mine(run) and not exhausted), text
        if run.outcome is Outcome.MISSED:
            assert (run.miss == "miss") == ("c" not in mine(run)), text
            assert (run.miss == "miss-two") == (set(text) == {"c", "2"}), text


def test_a_refusal_for_another_reason_is_not_the_one_asked_for() -> None:
    run = after(TASKS["claim.mixed"], ("a7",))
    assert [refusal.rule for refusal in run.refusals] == ["claim.place"]
    assert run.outcome is Outcome.GOING, "it would be told of different efforts"


def test_what_is_missed_by_a_refusal_leads_to_its_rule() -> None:
    task = TASKS["donjon.claims.arms"]
    run = after(task, ("claim edge",))
    assert (run.outcome, run.rule) == (Outcome.MISSED, "q.edge")
    run.act("done")
    assert (run.outcome, run.rule) == (Outcome.MISSED, task.rule)
    assert after(task, ("claim edge", *task.solution)).rule == task.rule


@pytest.mark.parametrize(
    ("id_", "equal"), [("push.higher", "a4"), ("second.back", "a5"), ("others.push", "a3")]
)
def test_a_refusal_is_what_went_wrong_until_something_is_decided(id_: str, equal: str) -> None:
    task = TASKS[id_]
    run = after(task, (CONTINUE, equal))
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss-equal")
    run.act("recover")
    run.act(CONTINUE)
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss")
    assert after(task, (CONTINUE, equal, task.solution[-1])).outcome is Outcome.DONE


@pytest.mark.parametrize(
    ("script", "miss"),
    [
        (("recover", CONTINUE, "b6", CONTINUE), "miss-back"),
        (("recover", CONTINUE, "recover", CONTINUE), "miss-back"),
        (("c1", CONTINUE, "recover", CONTINUE), "miss"),
    ],
)
def test_who_has_recovered_in_time_is_not_told_to(script: tuple[str, ...], miss: str) -> None:
    run = after(TASKS["recover.first"], script)
    assert (run.outcome, run.miss) == (Outcome.MISSED, miss)


@pytest.mark.parametrize("id_", ["manuscripts-b.look", "manuscripts-b.low"])
@pytest.mark.parametrize(
    ("script", "miss"),
    [
        (("recover", CONTINUE), "miss-recover"),
        (("recover", CONTINUE, "recover", CONTINUE), "miss-recover"),
        (("peek", "recover", CONTINUE), "miss-recover"),
        (("a5", CONTINUE), "miss-blind"),
        (("peek", "c5", CONTINUE), "miss"),
    ],
)
def test_who_has_not_looked_is_not_told_so(id_: str, script: tuple[str, ...], miss: str) -> None:
    run = after(TASKS[id_], script)
    assert (run.outcome, run.miss) == (Outcome.MISSED, miss)


def test_who_passes_before_the_ghost_rolls_is_told_at_once() -> None:
    run = after(TASKS["ghost.roll"], ("recover",))
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss")


@every_language
@pytest.mark.parametrize(("id_", "rolls"), [("collectors.reroll", "26"), ("second.back", "152")])
def test_no_hint_tells_a_roll_that_is_yet_to_come(id_: str, rolls: str, lang: str) -> None:
    """Hints can be had before the learner goes on."""
    hints = " ".join(say.says(Words(lang), TASKS[id_]).hints)
    assert not set(re.findall(r"\d", hints)) & set(rolls)
