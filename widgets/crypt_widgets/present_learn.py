"""What the panel `learn` draws: the course, the puzzles, or the task that is at the table."""

from __future__ import annotations

from typing import Any

from crypt_core.teach import explain
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons.course import COURSE
from crypt_core.teach.lessons.run import Outcome, Run
from crypt_core.teach.lessons.task import Chapter, Lesson
from crypt_core.teach.words import Words

from .learning import LESSON, OPENS, PUZZLE, RULE, Learning, Practice
from .present_screens import screen_head


def learn_data(learning: Learning) -> dict[str, Any]:
    """The panel's data: the open screen if it is one of its own, else the task, else neither.

    What the browser is to keep is always there.
    """
    data: dict[str, Any] = {
        "screen": None,
        "task": None,
        "keep": {"progress": learning.kept()},
    }
    if learning.screen == "course":
        return {**data, **_screen(learning), "course": _course(learning)}
    if learning.screen is None and learning.practice is not None:
        return {**data, "task": _task(learning, learning.practice)}
    return data


def _screen(learning: Learning) -> dict[str, Any]:
    return {"screen": learning.screen, "head": screen_head(learning)}


# --- the course -----------------------------------------------------------------------------------


def _course(learning: Learning) -> dict[str, Any]:
    """The overview: how far one is, what comes next, and every lesson."""
    words = learning.game.words
    lessons = list(learning.all_of(LESSON))
    done = sum(learning.state(lesson) == "done" for lesson in lessons)
    facts = {"done": done, "of": len(lessons)}
    whole = "yes" if done == len(lessons) else "no"
    following = _following(learning, lessons)
    return {
        "title": words.say("learn-course"),
        "about": words.say("learn-course-about", whole=whole),
        "progress": {**facts, "text": words.say("learn-course-progress", **facts)},
        "next": _begin(learning, following),
        "chapters": [
            *_own(learning),
            *(_chapter(learning, chapter, following) for chapter in COURSE),
        ],
        "keep": _keep(learning),
    }


def _following(learning: Learning, lessons: list[Lesson]) -> Lesson | None:
    """The lesson to go on with: the one at the table, else one that was begun, else the first."""
    practice = learning.practice
    if practice is not None and practice.kind == LESSON:
        return practice.lesson
    for state in ("started", "open"):
        for lesson in lessons:
            if learning.state(lesson) == state:
                return lesson
    return None


def _begin(learning: Learning, lesson: Lesson | None) -> dict[str, Any]:
    """The one big button: what it asks for, and its label; after the last lesson the puzzles."""
    words, practice = learning.game.words, learning.practice
    if lesson is None:
        label = words.say("learn-next", to="puzzles")
        return {"ask": {"do": "learn-open", "screen": "puzzles"}, "label": label}
    at_hand = practice is not None and practice.lesson is lesson
    begun = at_hand or bool(learning.done)
    title, _ = say.title(words, "lesson", lesson)
    return {
        "ask": {"do": "learn-close"}
        if at_hand
        else {"do": "learn-start", "kind": LESSON, "id": lesson.id},
        "label": words.say("learn-begin", begun="yes" if begun else "no", title=title),
    }


def _own(learning: Learning) -> list[dict[str, Any]]:
    """The lesson that a teacher has brought along, as a chapter of its own."""
    own = learning.own
    if own is None:
        return []
    words = learning.game.words
    return [
        {
            "id": "own",
            "title": words.say("learn-own"),
            "about": words.say("learn-own-about"),
            "count": None,
            "lessons": [_lesson(learning, own, None, None)],
        }
    ]


def _chapter(learning: Learning, chapter: Chapter, following: Lesson | None) -> dict[str, Any]:
    words = learning.game.words
    title, about = say.title(words, "chapter", chapter)
    done = sum(learning.state(lesson) == "done" for lesson in chapter.lessons)
    return {
        "id": chapter.id,
        "title": title,
        "about": about,
        "count": words.say("learn-chapter-count", done=done, of=len(chapter.lessons)),
        "lessons": [
            _lesson(learning, lesson, number, following)
            for number, lesson in enumerate(chapter.lessons, 1)
        ],
    }


def _lesson(
    learning: Learning, lesson: Lesson, number: int | None, following: Lesson | None
) -> dict[str, Any]:
    """A lesson as a card: `parts` tells of each of its tasks whether it is done."""
    words = learning.game.words
    title, about = say.title(words, "lesson", lesson)
    state, parts = learning.state(lesson), [task.id in learning.done for task in lesson.tasks]
    return {
        "id": lesson.id,
        "number": number,
        "title": title,
        "about": about,
        "state": state,
        "parts": parts,
        "status": words.say("learn-state", state=state, done=sum(parts), of=len(parts)),
        "next": lesson is following,
    }


def _keep(learning: Learning) -> dict[str, Any]:
    """What came of the last file, and whether there is anything to save or to forget."""
    words, trouble = learning.game.words, learning.trouble
    said: dict[str, str | None] | None = None
    if trouble is not None:
        said = {
            "tone": "bad",
            "title": words.say("load-trouble-title"),
            "text": explain.error(learning.game.voice, trouble),
        }
    elif learning.imported is not None:
        text = words.say("learn-imported", count=learning.imported)
        said = {"tone": "good", "title": None, "text": text}
    return {"any": bool(learning.done), "said": said}


# --- the task at the table ------------------------------------------------------------------------


def _task(learning: Learning, practice: Practice) -> dict[str, Any]:
    """The card of a task: what to do, the hints given, and what is said when it is over."""
    kind, lesson, number, run, session = practice
    voice, task, did = session.voice, run.task, run.did
    words, outcome = session.words, run.outcome
    going, done = outcome is Outcome.GOING, outcome is Outcome.DONE
    # A question may be about what comes next, so that going on would be no way to answer it.
    watching = going and not did.seen and not task.answers
    return {
        "key": f"{kind}-{task.id}",
        "kind": kind,
        "title": _title(words, kind, lesson),
        "kicker": _kicker(learning, practice),
        "step": words.say("learn-step", n=number + 1, of=len(lesson.tasks)),
        "steps": _steps(learning, practice),
        "goal": say.says(words, task).goal,
        "choices": _choices(practice),
        "note": words.say("learn-watch", next=words.say("next")) if watching else None,
        "hints": [] if done else [say.hint(voice, run, rung) for rung in range(1, run.hints + 1)],
        "more": None if done or kind == RULE else _more(words, run),
        "outcome": outcome.value,
        "over": did.seen,
        "feedback": None if going else _feedback(practice),
        "again": _again(words, run) if _touched(run) else None,
        "next": _next(learning, practice) if done else None,
        "skip": words.say("learn-next", to="skip") if kind == PUZZLE and not done else None,
        "ways": _ways(words, kind),
    }


def _title(words: Words, kind: str, lesson: Lesson) -> str:
    return say.title(words, "lesson", lesson)[0]


def _kicker(learning: Learning, practice: Practice) -> str:
    """What the task belongs to, above its title."""
    words, lesson = learning.game.words, practice.lesson
    if practice.kind == RULE:
        return words.say("learn-rule")
    for chapter in COURSE:
        if lesson in chapter.lessons:
            title, _ = say.title(words, "chapter", chapter)
            n, of = chapter.lessons.index(lesson) + 1, len(chapter.lessons)
            return words.say("learn-kicker", chapter=title, n=n, of=of)
    return words.say("learn-own")


def _steps(learning: Learning, practice: Practice) -> list[dict[str, Any]]:
    """The lesson's tasks, if there are several: which are done, and which one is at the table."""
    words, tasks = learning.game.words, practice.lesson.tasks
    if len(tasks) < 2:
        return []
    return [
        {
            "number": number,
            "done": task.id in learning.done,
            "now": number == practice.number,
            "label": words.say(
                "learn-step-label",
                n=number + 1,
                of=len(tasks),
                done="yes" if task.id in learning.done else "no",
            ),
        }
        for number, task in enumerate(tasks)
    ]


def _choices(practice: Practice) -> list[dict[str, Any]]:
    """The answers to choose from; of those given, all but the one that was right are wrong."""
    run, words = practice.run, practice.session.words
    right = run.answers[-1] if run.answers and run.outcome is Outcome.DONE else None
    told = []
    for choice in run.task.answers:
        given = choice in run.answers
        judged = "right" if choice == right else "wrong" if given else "none"
        text = say.answer(practice.session.voice, run, choice)
        told.append(
            {
                "id": choice,
                "text": text,
                "judged": judged,
                "label": words.say("learn-choice", text=text, judged=judged),
            }
        )
    return told


def _more(words: Words, run: Run) -> str | None:
    """What the button for one hint more is called; None after the last."""
    rungs = say.rungs(words, run)
    if run.hints == rungs:
        return None
    rung = "last" if run.hints == rungs - 1 else "more" if run.hints else "first"
    return words.say("learn-hint", rung=rung)


def _feedback(practice: Practice) -> dict[str, Any]:
    """Why it worked, or what went wrong, and the rule behind it."""
    run, words = practice.run, practice.session.words
    done = run.outcome is Outcome.DONE
    last = practice.number == len(practice.lesson.tasks) - 1
    what = "miss" if not done else practice.kind if last else "task"
    return {
        "tone": "good" if done else "miss",
        "title": words.say("learn-feedback", what=what),
        "text": say.feedback(practice.session.voice, run),
        "rule": run.task.rule,
        "rule_name": explain.rule_card(words, run.task.rule).title,
    }


def _touched(run: Run) -> bool:
    """Whether anything has been done to the table, or answered."""
    return bool(run.timeline.place != run.home or run.refusals or run.answers)


def _again(words: Words, run: Run) -> str:
    return words.say("learn-again", outcome=run.outcome.value)


def _next(learning: Learning, practice: Practice) -> str:
    """Where `learn-next` leads from here."""
    kind, lesson, number, _, _ = practice
    words = learning.game.words
    if number + 1 < len(lesson.tasks):
        return words.say("learn-next", to="task")
    following = None if lesson is learning.own else learning.after(kind, lesson)
    if following is None:
        return words.say("learn-next", to=OPENS[kind])
    if kind == PUZZLE:
        return words.say("learn-next", to="puzzle")
    return words.say("learn-next-lesson", title=say.title(words, "lesson", following)[0])


def _ways(words: Words, kind: str) -> list[dict[str, Any]]:
    """The ways out of the task: to what it belongs to, and to the game."""
    to = OPENS[kind]
    ask = {"do": "learn-next"} if kind == RULE else {"do": "learn-open", "screen": to}
    return [
        {"id": to, "ask": ask, "label": words.say("learn-way", to=to)},
        {"id": "game", "ask": {"do": "learn-leave"}, "label": words.say("learn-back", to="game")},
    ]
