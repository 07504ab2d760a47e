"""How soon a newcomer has a die on a treasure, and how far it is to the end of the first chapter.

Words are those of the invitation at the table and of the cards of tasks; presses are those of
somebody who does each task at once, as its solution has it. Beside them what they were when the
course began with four questions about the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.learner import Learner, beginners

EARLIER = {"words": 343, "questions": 4, "task": 5}
"""Words and questions before the first die of one's own, and in which task it was."""
A_WORD, A_PRESS = 60 / 200, 1.0
"""Seconds of somebody who reads 200 words a minute, and looks a second before each press."""

BEGINNERS = beginners("crypt")


def report() -> Iterator[str]:
    """All lines of this subject."""
    learner = Learner()
    learner.start()
    first = next(number for number, task in enumerate(BEGINNERS, 1) if not task.answers)
    asked = sum(bool(task.answers) for task in BEGINNERS)
    for number, task in enumerate(BEGINNERS, 1):
        if number == first:
            words, before = learner.read, learner.pressed
            learner.do(task.solution[0])
            yield (
                f"course first die: {words} words and {first - 1} questions before it, in task "
                f"{first}, after {learner.pressed} presses (earlier {EARLIER['words']} words, "
                f"{EARLIER['questions']} questions, task {EARLIER['task']})"
            )
            yield f"course presses to the first die itself: {learner.pressed - before}"
            yield (
                f"course seconds to the first die: {_seconds(words, learner.pressed):.0f} "
                f"(earlier {EARLIER['words'] * A_WORD:.0f} to read alone)"
            )
        for line in task.solution[1 if number == first else 0 :]:
            learner.do(line)
        if number == first:
            yield f"course presses to the end of the first round: {learner.pressed}"
            seconds = _seconds(learner.read, learner.pressed)
            yield f"course seconds to the end of the first round: {seconds:.0f}"
        learner.go_on()
    yield f"course first chapter: {len(BEGINNERS)} tasks, {asked} of them questions"
    yield f"course first chapter: {learner.pressed} presses, {learner.read} words to its end"


def _seconds(words: int, presses: int) -> float:
    return words * A_WORD + presses * A_PRESS
