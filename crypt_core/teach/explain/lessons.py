"""Lessons in words: titles, what a task asks, its hints, and what is said when it is over."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ...games import GAMES
from ..lessons.run import Outcome, Part, Run
from ..lessons.task import ANSWER, CONTINUE, LEARNER, Chapter, Lesson, Says, Task
from ..words import Words
from .teller import teller
from .voice import Voice

TERM = re.compile(r"\[([^]]+)\]\(([\w.-]+)\)")
"""A term where a task first says it, with the rule that explains it: "[servants](dice)"."""
SENTENCE = re.compile(r".+?[.!?]+[\"»”)]*(?:\s+|$)|.+$", re.DOTALL)
TWO_LINES = 80
"""Letters, more or less, that two lines have room for on a phone."""


def message_id(kind: str, id_: str) -> str:
    """The id of the message that words a task, a lesson or a chapter: "task-push-equal"."""
    return f"{kind}-{id_.replace('.', '-').lower()}"


def voice(words: Words, game: str, seats: Sequence[str]) -> Any:
    """How a learner of a game is spoken to; `seats` tell which people and bots play."""
    return teller(game).Voice(words, LEARNER, [*seats, *GAMES[game].roles(len(seats))])


def title(words: Words, kind: str, of: Lesson | Chapter) -> tuple[str, str]:
    """The title of a lesson or a chapter (`kind`), and what it is about in a line."""
    if isinstance(of, Lesson) and of.title:
        return of.title, of.about
    id_ = message_id(kind, of.id)
    return words.say(id_), words.say(f"{id_}.about")


def known(words: Words, lesson: Lesson) -> str:
    """What is known after a lesson, in two sentences; nothing where nobody has said it."""
    id_ = message_id("lesson", lesson.id)
    part = f"{id_}.known"
    return words.say(part) if words.has(part) else ""


def says(words: Words, task: Task) -> Says:
    """The words of a task: its own, or those of the catalogue."""
    if task.says is not None:
        return task.says
    id_ = message_id("task", task.id)
    parts = words.attributes(id_)

    def said(part: str) -> str:
        return TERM.sub(r"\1", words.say(f"{id_}.{part}"))

    hints: dict[str, list[str]] = defaultdict(list)
    for part in sorted(part for part in parts if part.startswith("hint-")):
        # "hint-1", or of what comes about then "hint-last-1"
        name, _, _ = part.removeprefix("hint-").rpartition("-")
        hints[name].append(said(part))
    return Says(
        TERM.sub(r"\1", words.say(id_)),
        tuple(hints.pop("", ())),
        said("why"),
        {part: said(part) for part in parts if part.startswith("miss")},
        {it.removeprefix("answer-"): said(it) for it in parts if it.startswith("answer-")},
        {it.removeprefix("then-"): said(it) for it in parts if it.startswith("then-")},
        {name: tuple(each) for name, each in hints.items()},
    )


def terms(words: Words, run: Run, part: str = "") -> list[tuple[str, str]]:
    """The terms that a text of a task explains, as it says them, with the ids of their rules.

    `part`: "why"; without it, the text is what there is to do now.
    """
    if run.task.says is not None:
        return []
    id_ = message_id("task", run.task.id)
    part = part or (run.then and f"then-{run.then}") or ""
    return TERM.findall(words.say(f"{id_}.{part}" if part else id_))


def asked(words: Words, run: Run) -> str:
    """What there is to do now: the goal, or what it says to do next."""
    said = says(words, run.task)
    return said.goal if run.then is None else said.thens[run.then]


def halves(goal: str) -> tuple[str, str]:
    """A goal in two: what leads up to it, and what is to be done or answered, which is last.

    The second makes sense by itself; of what stands before it, it has what two lines have room for.
    """
    sentences = SENTENCE.findall(goal) or [goal]
    questions = [at for at, text in enumerate(sentences) if "?" in text]
    at = questions[-1] if questions else len(sentences) - 1
    while at and len("".join(sentences[at - 1 :]).strip()) <= TWO_LINES:
        at -= 1
    return "".join(sentences[:at]).strip(), "".join(sentences[at:]).strip()


def _hints(words: Words, run: Run, part: Part) -> tuple[str, ...]:
    said = says(words, run.task)
    return said.then_hints.get(part.then or "", said.hints)


def rungs(words: Words, run: Run, part: Part | None = None) -> int:
    """Count the hints of a part (None: the current one); the last gives the solution."""
    return len(_hints(words, run, part or run.part)) + 1


def shown(words: Words, run: Run) -> bool:
    """Whether the hint that gives the solution has been shown in any part."""
    return any(count >= rungs(words, run, part) for part, count in run.given.items())


def hint(voice: Voice, run: Run, rung: int) -> str:
    """A hint, from 1 on, the vaguest first; the last one says what to do."""
    hints = _hints(voice.words, run, run.part)
    if rung <= len(hints):
        return hints[rung - 1]
    return solution(voice, run)


def solution(voice: Voice, run: Run) -> str:
    """What to do next to get there."""
    line = run.next_line
    if line is None:
        return voice.say("task-solution-again")
    if line == CONTINUE:
        return voice.say("task-solution-go-on")
    if line.startswith(ANSWER):
        return voice.say("task-solution-answer", answer=answer(voice, run, line[len(ANSWER) :]))
    state, game = run.timeline.moment.state, run.game
    seen = game.view(state, LEARNER)
    move = teller(game.name).move(voice, run.read(line, state), seen)
    return voice.say("task-solution-move", move=move)


def answer(voice: Voice, run: Run, choice: str) -> str:
    """What is written on an answer to choose from."""
    said = says(voice.words, run.task).answers.get(choice)
    if said is not None:
        return said
    return voice.answer(choice, run.game.view(run.start, LEARNER))


def feedback(voice: Voice, run: Run) -> str:
    """Why it worked, or what went wrong; nothing while the task is going on."""
    said = says(voice.words, run.task)
    if run.outcome is Outcome.DONE:
        return said.why
    if run.outcome is Outcome.MISSED:
        return said.misses.get(run.miss or "miss") or said.misses.get("miss", "")
    return ""
