"""What the panel `learn` draws: the course, the puzzles, or the task that is at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from crypt_core.teach import explain
from crypt_core.teach.companion import companion
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons import mistakes
from crypt_core.teach.lessons.courses import course
from crypt_core.teach.lessons.mistakes import Mistake
from crypt_core.teach.lessons.run import Outcome, Run, is_move
from crypt_core.teach.lessons.task import LEARNER, Chapter, Lesson
from crypt_core.teach.puzzles import Shelf
from crypt_core.teach.words import Words

from ...tutoring.course import LESSON, MISTAKE, PUZZLE, RULE
from ...tutoring.practice import Practice
from ...tutoring.shell import OPENS, Shell
from ..paying import paying_cards
from ..screens import aloud_link, behind, pictured, screen_head, signed, title_of

if TYPE_CHECKING:
    from ..data import PayingCards, Sign
    from .data import (
        BigButton,
        ChapterCard,
        Choice,
        Feedback,
        Judged,
        KeepBox,
        Known,
        LearnData,
        LessonCard,
        Overview,
        Part,
        SaidOfFile,
        Summary,
        TaskCard,
        TaskStep,
        Term,
        WayOut,
    )
    from .messages import OpenScreen, TaskButton


def learn_data(shell: Shell) -> LearnData:
    """The panel's data: the open screen if it is one of its own, else the task, else neither.

    What the browser is to keep is always there.
    """
    data: LearnData = {
        "screen": None,
        "task": None,
        "keep": {"progress": shell.learner.kept(), "unread": shell.learner.unread is not None},
    }
    if shell.screen in SHEETS:
        sheet = SHEETS[shell.screen](shell)
        return {
            **data,
            "screen": shell.screen,
            "head": screen_head(shell),
            "sheet": {**sheet, "keep": _keep(shell)},
        }
    if shell.screen is None and shell.practice is not None:
        return {**data, "task": _task(shell, shell.practice)}
    return data


# --- the overviews: the course and the puzzles ----------------------------------------------------


def _course(shell: Shell) -> Overview:
    """How far one is in the course, what comes next, and every lesson."""
    following = None if shell.course.game_next else _following(shell, LESSON)
    return {
        **_summary(shell, LESSON),
        "next": _whole_game(shell) or _begin(shell, LESSON, following),
        "again": _refresh(shell),
        "aloud": aloud_link(shell.game.words, shell.subject) if "rules" in shell.screens else None,
        "signs": {},
        "chapters": [
            *_own(shell),
            *(_chapter(shell, each, following) for each in course(shell.subject)),
        ],
    }


def _whole_game(shell: Shell) -> BigButton | None:
    """What to go on with once all lessons of the first chapter are done: a game of one's own."""
    if not shell.course.game_next:
        return None
    return {"ask": {"do": "learn-play"}, "label": shell.game.words.say("learn-next", to="play")}


PAYERS = "payers"
"""What a task names in `panels` that shows what pays at the end."""
SUMMARIES = {
    LESSON: ("learn-course", "game-{game}.course", "learn-course-progress"),
    PUZZLE: ("learn-puzzles", "game-{game}.puzzles", "learn-puzzles-progress"),
}
"""How an overview is called, what it is about, and how much of it is done."""


def _summary(shell: Shell, kind: str) -> Summary:
    """What an overview is about, and how much of it is done."""
    words, game = shell.game.words, shell.subject
    states = [shell.course.state(lesson) for lesson in shell.course.all_of(kind)]
    done, of = states.count("done"), len(states)
    whole = "yes" if done == of else "no"
    title, about, progress = SUMMARIES[kind]
    tasks = [task.id for lesson in shell.course.all_of(kind) for task in lesson.tasks]
    chapter = _chapter_of(shell, _following(shell, kind))
    if kind == LESSON and shell.course.game_next:
        chapter = course(game)[0]
    facts: dict[str, str] = {}
    if chapter is not None:
        # How far one is in what one has come for, not in all that there is.
        done, of = _done_of(shell, chapter)
        tasks = [task.id for lesson in chapter.lessons for task in lesson.tasks]
        progress = "learn-chapter-progress"
        facts = {"chapter": say.title(words, "chapter", chapter)[0]}
    return {
        "kind": kind,
        "title": words.say(title, game=words.say(f"game-{game}")),
        "about": words.say(about.format(game=game), whole=whole),
        "progress": {
            "done": done,
            "of": of,
            "text": words.say(progress, done=done, of=of, **facts),
            "help": _help(words, [_part(shell, id_) for id_ in tasks]),
        },
    }


def _done_of(shell: Shell, chapter: Chapter) -> tuple[int, int]:
    """How many of a chapter's lessons are done, of how many; the first ends with a whole game."""
    states = [shell.course.state(lesson) == "done" for lesson in chapter.lessons]
    if chapter is course(shell.subject)[0]:
        states.append(shell.course.game_id in shell.learner.done)
    return sum(states), len(states)


def _part(shell: Shell, id_: str) -> Part:
    """How a task went."""
    helped = shell.learner.help.get(id_)
    if id_ not in shell.learner.done:
        return "open" if helped is None else "failed"
    return "done" if helped is None else cast("Part", helped)


def _help(words: Words, parts: Sequence[Part]) -> str | None:
    """How many tasks needed help, by what they needed; nothing where none did."""
    counts = {what: parts.count(what) for what in NEEDED}
    told = [words.say("learn-needed", what=what, count=n) for what, n in counts.items() if n]
    return " · ".join(told) or None


NEEDED: tuple[Part, ...] = ("hinted", "missed", "shown", "failed")
"""What is told of tasks apart from that they are done, in this order."""


def _chapter_of(shell: Shell, lesson: Lesson | None) -> Chapter | None:
    """The chapter of the course that a lesson is in."""
    return next((each for each in course(shell.subject) if lesson in each.lessons), None)


def _following(shell: Shell, kind: str) -> Lesson | None:
    """What to go on with: what is at the table, else what was begun, else the first of the rest."""
    practice = shell.practice
    if practice is not None and practice.kind == kind:
        at_hand = practice.lesson
        return (
            at_hand if shell.course.state(at_hand) != "done" else shell.course.after(kind, at_hand)
        )
    return shell.course.next_up(kind)


def _begin(shell: Shell, kind: str, lesson: Lesson | None) -> BigButton:
    """The one big button: what it asks for, and its label; after all of these, the others."""
    words, practice = shell.game.words, shell.practice
    if lesson is None:
        other = "course" if kind == PUZZLE else "puzzles"
        if other not in shell.screens:
            return {"ask": {"do": "learn-play"}, "label": words.say("learn-next", to="play")}
        label = words.say("learn-next", to=other)
        return {"ask": {"do": "learn-open", "screen": other}, "label": label}
    at_hand = practice is not None and practice.lesson is lesson
    begun = at_hand or shell.course.begun(kind)
    label = words.say(
        "learn-begin", begun="yes" if begun else "no", title=title_of(shell, kind, lesson)
    )
    if at_hand:
        return {"ask": {"do": "learn-close"}, "label": label}
    return {"ask": {"do": "learn-start", "kind": kind, "id": lesson.id}, "label": label}


def _refresh(shell: Shell) -> BigButton | None:
    """The button for what was missed and should come back; None if nothing should."""
    due = len(shell.course.due())
    if not due:
        return None
    label = shell.game.words.say("learn-refresh", count=due)
    return {"ask": {"do": "learn-refresh"}, "label": label}


def _own(shell: Shell) -> list[ChapterCard]:
    """The lesson that a teacher has brought along, as a chapter of its own."""
    own = shell.course.own
    if own is None:
        return []
    words = shell.game.words
    return [
        {
            "id": "own",
            "title": words.say("learn-own"),
            "about": words.say("learn-own-about"),
            "count": None,
            "lessons": [_lesson(shell, own, None, None)],
        }
    ]


def _chapter(shell: Shell, chapter: Chapter, following: Lesson | None) -> ChapterCard:
    words = shell.game.words
    title, about = say.title(words, "chapter", chapter)
    done, of = _done_of(shell, chapter)
    return {
        "id": chapter.id,
        "title": title,
        "about": about,
        "count": words.say("learn-chapter-count", done=done, of=of),
        "lessons": [
            *(
                _lesson(shell, lesson, number, following)
                for number, lesson in enumerate(chapter.lessons, 1)
            ),
            *(_game_card(shell, chapter) if chapter is course(shell.subject)[0] else ()),
        ],
    }


def _game_card(shell: Shell, chapter: Chapter) -> list[LessonCard]:
    """The game that the first chapter ends with, among its lessons."""
    words, id_ = shell.game.words, shell.course.game_id
    done = id_ in shell.learner.done
    return [
        {
            "id": id_,
            "number": len(chapter.lessons) + 1,
            "name": None,
            "title": words.say("learn-next", to="play"),
            "about": words.say(f"game-{shell.subject}.whole"),
            "state": "done" if done else "open",
            "parts": ["done" if done else "open"],
            "status": words.say("learn-state-game", done="yes" if done else "no"),
            "help": None,
            "next": shell.course.game_next,
        }
    ]


def _lesson(
    shell: Shell, lesson: Lesson, number: int | None, following: Lesson | None
) -> LessonCard:
    """A lesson as a card: `parts` tells of each of its tasks how it went."""
    words = shell.game.words
    title, about = say.title(words, "lesson", lesson)
    state, parts = shell.course.state(lesson), [_part(shell, task.id) for task in lesson.tasks]
    done = sum(part not in ("open", "failed") for part in parts)
    return {
        "id": lesson.id,
        "number": number,
        "name": None,
        "title": title,
        "about": about,
        "state": state,
        "parts": parts,
        "status": words.say("learn-state", state=state, done=done, of=len(parts)),
        "help": _help(words, parts),
        "next": lesson is following,
    }


def _all_puzzles(shell: Shell) -> Overview:
    """How many puzzles are solved, the next one, and all by level; last what is not taught yet."""
    words, shelf = shell.game.words, shell.course.shelf
    following = _following(shell, PUZZLE)
    levels: dict[str, list[LessonCard]] = {}
    later: list[LessonCard] = []
    for number, lesson in enumerate(shell.course.all_of(PUZZLE), 1):
        id_, about = lesson.id, shelf.about(words, lesson.id)
        solved, setting = shell.course.state(lesson) == "done", shelf.setting(words, id_)
        at_level = levels.setdefault(shelf.level(words, id_), [])
        (at_level if solved or shell.course.taught(PUZZLE, lesson) else later).append(
            {
                "id": id_,
                "number": number,
                "name": words.say("puzzle-name", n=number),
                "title": shelf.title(words, id_) if solved else about,
                "about": about if solved else "",
                "state": shell.course.state(lesson),
                "parts": [_part(shell, lesson.tasks[0].id)],
                "status": words.say("learn-solved") if solved else setting,
                "picture": pictured(shelf.picture(id_)),
                "help": _help(words, [_part(shell, lesson.tasks[0].id)]),
                "next": lesson is following,
            }
        )
    return {
        **_summary(shell, PUZZLE),
        "next": _begin(shell, PUZZLE, following),
        "again": _refresh(shell),
        "aloud": None,
        "signs": signed(shelf.signs()),
        "chapters": [
            {
                "id": f"level-{level}",
                "title": title,
                "about": "",
                "count": words.say(
                    "learn-chapter-count",
                    done=sum(item["state"] == "done" for item in items),
                    of=len(items),
                ),
                "lessons": items,
            }
            for level, (title, items) in enumerate(
                [*levels.items(), (words.say("learn-untaught"), later)], 1
            )
            if items
        ],
    }


SHEETS = {"course": _course, "puzzles": _all_puzzles}
"""The overviews, by the screens that show them."""


def _keep(shell: Shell) -> KeepBox:
    """What came of the last file, and whether there is anything to save or to forget."""
    words, trouble = shell.game.words, shell.learner.trouble or shell.learner.unread
    said: SaidOfFile | None = None
    if trouble is not None:
        said = {
            "tone": "bad",
            "title": words.say("load-trouble-title"),
            "text": explain.error(shell.game.voice, trouble),
        }
    elif shell.learner.imported is not None:
        text = words.say("learn-imported", count=shell.learner.imported)
        said = {"tone": "good", "title": None, "text": text}
    return {"any": bool(shell.learner.done or shell.learner.again), "said": said}


# --- the task at the table ------------------------------------------------------------------------


def _task(shell: Shell, practice: Practice) -> TaskCard:
    """The card of a task: what to do, the hints given, and what is said when it is over."""
    kind, lesson, number, run, session = practice
    voice, task, did = session.voice, run.task, run.did
    words, outcome = session.words, run.outcome
    lead, goal = say.halves(say.asked(words, run))
    going, done = outcome is Outcome.GOING, outcome is Outcome.DONE
    helps = not done and not (_watching(run) and did.moves)  # a hint was for the move before
    return {
        "key": f"{kind}-{task.id}",
        "at": session.table,
        "kind": kind,
        "title": title_of(shell, kind, lesson),
        "kicker": _kicker(shell, practice),
        "step": words.say("learn-step", n=number + 1, of=len(lesson.tasks)),
        "steps": _steps(shell, practice),
        "about": shell.front.rules.card(words, task.rule).text if kind == RULE else None,
        "lead": lead,
        "goal": goal,
        "terms": _terms(words, run),
        "then": run.then is not None,
        "payers": _payers(practice),
        "choices": _choices(practice),
        "at_once": task.asks_at_once,
        "note": _note(words, run),
        "hints": [say.hint(voice, run, rung) for rung in range(1, run.hints + 1)] if helps else [],
        "more": _more(words, run) if helps and kind != RULE else None,
        "points": None if done else _points(words, run),
        "outcome": outcome.value,
        "over": did.seen,
        "feedback": None if going else _feedback(shell, practice),
        "again": _again(words, run) if _touched(run) else None,
        "next": _next(shell, practice) if done else None,
        "play": words.say("learn-next", to="play") if done and _ready(shell, practice) else None,
        "skip": words.say("learn-next", to="skip") if kind == PUZZLE and not done else None,
        "ways": _ways(shell, practice),
    }


def _payers(practice: Practice) -> PayingCards | None:
    """What pays at the end, beside a task that shows it."""
    guide = companion(practice.run.game.name) if PAYERS in practice.run.task.panels else None
    return paying_cards(guide, practice.session, LEARNER) if guide else None


def _note(words: Words, run: Run) -> str | None:
    """What to do before anything else: to come back to the task, or to watch what happens."""
    if run.outcome is not Outcome.GOING:
        return None
    if run.away:
        return words.say("learn-away")
    # Some tasks say themselves which button to press.
    button = words.say("next")
    named = button in say.asked(words, run)
    return words.say("learn-watch", next=button) if _watching(run) and not named else None


def _watching(run: Run) -> bool:
    """Whether one is to go on and watch before there is anything to do."""
    # A question may be about what comes next, so that going on would be no way to answer it.
    here = run.outcome is Outcome.GOING and not run.away
    return here and not run.did.seen and not run.task.answers


def _kicker(shell: Shell, practice: Practice) -> str:
    """What the task belongs to, above its title."""
    words, lesson = shell.game.words, practice.lesson
    if practice.kind == RULE:
        return words.say("learn-rule")
    at = shell.course.seat_in_sitting
    if at is not None:
        return words.say("learn-refresh-kicker", n=at + 1, of=len(shell.course.sitting))
    if practice.kind == MISTAKE:
        return words.say("learn-mistake-kicker")
    if practice.kind == PUZZLE:
        shelf, id_ = shell.course.shelf, lesson.id
        level, about = shelf.level(words, id_), shelf.about(words, id_)
        return words.say("learn-puzzle-kicker", level=level, about=about)
    for chapter in course(shell.subject):
        if lesson in chapter.lessons:
            title, _ = say.title(words, "chapter", chapter)
            n, (_, of) = chapter.lessons.index(lesson) + 1, _done_of(shell, chapter)
            return words.say("learn-kicker", chapter=title, n=n, of=of)
    return words.say("learn-own")


def _steps(shell: Shell, practice: Practice) -> list[TaskStep]:
    """The lesson's tasks, if there are several: which are done, and which one is at the table."""
    words, tasks = shell.game.words, practice.lesson.tasks
    if len(tasks) < 2 or shell.course.seat_in_sitting is not None:
        return []
    return [
        {
            "number": number,
            "done": task.id in shell.learner.done,
            "now": number == practice.number,
            "label": words.say(
                "learn-step-label",
                n=number + 1,
                of=len(tasks),
                done="yes" if task.id in shell.learner.done else "no",
            ),
        }
        for number, task in enumerate(tasks)
    ]


def _choices(practice: Practice) -> list[Choice]:
    """The answers to choose from; of those given, all but those that were right are wrong."""
    run, words = practice.run, practice.session.words
    right = run.right
    # In a question of several answers what was wrong in one place may be right in the next.
    wrong = run.answers if len(run.task.in_turn) == 1 else run.answers[-1:]
    told: list[Choice] = []
    for choice in run.task.answers:
        judged: Judged = "right" if choice in right else "wrong" if choice in wrong else "none"
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


def _points(words: Words, run: Run) -> str | None:
    """The move of a button on the table, once the last hint has told it."""
    line = run.next_line if run.hints == say.rungs(words, run) else None
    return line if line is not None and is_move(line) else None


def _feedback(shell: Shell, practice: Practice) -> Feedback:
    """Why it worked, or what went wrong, and the rule behind it."""
    run, words = practice.run, practice.session.words
    done = run.outcome is Outcome.DONE
    what = "miss" if not done else "lesson" if _ends(shell, practice) else "task"
    title, text = words.say("learn-feedback", what=what), say.feedback(practice.session.voice, run)
    if practice.kind == PUZZLE:
        title, text = _judged(shell.course.shelf, practice, title, text)
    elif practice.kind == MISTAKE and not done:
        text = _missed(shell.learner.mistakes[run.task.id], practice)
    return {
        "tone": "good" if done else "miss",
        "title": title,
        "text": text,
        "terms": _terms(words, run, "why") if done else [],
        "rule": run.rule,
        "rule_link": words.say(
            "learn-rule-link", title=practice.session.rules.card(words, run.rule).title
        ),
        "known": _known(words, practice.lesson) if done and what == "lesson" else None,
    }


def _terms(words: Words, run: Run, part: str = "") -> list[Term]:
    """The terms that the task's text explains, to be marked in it."""
    return [{"text": text, "rule": rule} for text, rule in say.terms(words, run, part)]


def _known(words: Words, lesson: Lesson) -> Known | None:
    """What is known after a lesson; None where nobody has said it."""
    text = say.known(words, lesson)
    if not text:
        return None
    return {"text": text, "picture": [_sign(token) for token in lesson.picture.split()]}


def _sign(token: str) -> Sign:
    """A part of a picture: "die4", "role4", or what is written."""
    for name in ("die", "role"):
        if token.startswith(name):
            return {"die": int(token.removeprefix(name)), "role": name == "role", "text": ""}
    return {"die": None, "role": False, "text": token}


def _judged(shelf: Shelf, practice: Practice, title: str, text: str) -> tuple[str, str]:
    """What is said to a puzzle: its idea once it is solved, and what any other move gives away.

    Any other move is held against the best one only after the last hint, which tells the best.
    """
    run, voice, id_ = practice.run, practice.session.voice, practice.run.task.id
    if run.outcome is Outcome.DONE:
        return voice.say("learn-solved-idea", idea=shelf.title(voice.words, id_)), text
    shown = run.hints == say.rungs(voice.words, run)
    return title, shelf.missed(voice, id_, run.did.moves[0], shown=shown)


def _missed(mistake: Mistake, practice: Practice) -> str:
    """What is said to another move that costs, where one's own has cost before."""
    run, voice = practice.run, practice.session.voice
    shown = run.hints == say.rungs(voice.words, run)
    return mistakes.teller(mistake.game).missed(voice, mistake, run.did.moves[0], shown=shown)


def _touched(run: Run) -> bool:
    """Whether anything has been done to the table, or answered."""
    return bool(run.timeline.place != run.home or run.refusals or run.answers)


def _again(words: Words, run: Run) -> str:
    return words.say("learn-again", outcome=run.outcome.value)


def _ends(shell: Shell, practice: Practice) -> bool:
    """Whether a lesson has no task left to go on with."""
    kind, lesson, number, *_ = practice
    return kind == LESSON and shell.course.task_after(kind, lesson, number) is None


def _ready(shell: Shell, practice: Practice) -> bool:
    """Whether this was the last there is to learn before a whole game alone."""
    last = course(practice.session.game.name)[0].lessons[-1]
    return practice.lesson is last and _ends(shell, practice)


def _next(shell: Shell, practice: Practice) -> str:
    """Where `learn-next` leads from here."""
    kind, lesson, number, _, _ = practice
    words = shell.game.words
    at = shell.course.seat_in_sitting
    if at is not None:
        last = at + 1 == len(shell.course.sitting)
        return words.say("learn-next", to="course" if last else "task")
    if kind == MISTAKE:
        return words.say("learn-back", to=behind(shell))
    if shell.course.task_after(kind, lesson, number) is not None:
        return words.say("learn-next", to="task")
    following = None if lesson is shell.course.own else shell.course.after(kind, lesson)
    if following is None:
        return words.say("learn-next", to=OPENS[kind])
    if kind == PUZZLE:
        return words.say("learn-next", to="puzzle")
    return words.say("learn-next-lesson", title=title_of(shell, kind, following))


def _ways(shell: Shell, practice: Practice) -> list[WayOut]:
    """The ways out of the task: to what it belongs to, and to the game."""
    words, to = shell.game.words, OPENS[practice.kind]
    ask: OpenScreen | TaskButton = {"do": "learn-open", "screen": to}
    if practice.kind == RULE:
        ask = {"do": "learn-next", "from": practice.session.table}
    return [
        {"id": to, "ask": ask, "label": words.say("learn-way", to=to)},
        {
            "id": "game",
            "ask": {"do": "learn-leave"},
            "label": words.say("learn-back", to=behind(shell)),
        },
    ]
