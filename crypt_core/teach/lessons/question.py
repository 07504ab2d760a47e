"""A question as a task: what is asked, what may be answered, and what is said to each answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .goals import answered
from .task import Says, Start, Task

NOWHERE = Start("crypt", None, {}, 1, (), ("person",), 0)
"""A table for a question that is about none: a new game."""


def choice(
    id_: str,
    rule: str,
    answers: Sequence[str],
    right: str,
    start: Start = NOWHERE,
    likely: str = "",
) -> Task:
    """A task that offers answers to choose from; its words are in the catalogues under its id.

    Args:
        id_: its name.
        rule: the id of the rule that it is about.
        answers: what may be answered.
        right: the answer that is right.
        start: the table that it is about; left out, a new game.
        likely: the wrong answer that beginners give: "miss" is said to it.
    """
    wrong = [answer for answer in answers if answer != right]
    return Task(
        id=id_,
        rule=rule,
        start=start,
        goal=answered(right),
        solution=(f"= {right}",),
        near_miss=(f"= {likely or wrong[0]}",),
        misses=tuple((f"miss-{it}", answered(it)) for it in wrong if it != likely),
        answers=tuple(answers),
    )


def question(
    asked: str,
    replies: Mapping[str, str],
    right: str,
    *,
    rule: str,
    hints: Sequence[str] = (),
    start: Start = NOWHERE,
) -> Task:
    """A task that asks for one answer.

    Args:
        asked: the question.
        replies: the answers to choose from, each with what is said to it.
        right: the answer that is right.
        rule: the id of the rule that it is about.
        hints: from vague to clear; which answer it is, is added to them.
        start: the table that it is about, as each game's `table` makes it; left out, a new game.

    :raises ValueError: if the right answer is not among them, or no other is.
    """
    wrong = [answer for answer in replies if answer != right]
    if right not in replies or not wrong:
        told = ", ".join(replies)
        raise ValueError(f"{right!r} has to be one answer of several; there are: {told}")
    says = Says(
        goal=asked,
        hints=tuple(hints),
        why=replies[right],
        misses={f"miss-{answer}": replies[answer] for answer in wrong},
        answers={answer: answer for answer in replies},
    )
    return choice("question", rule, tuple(replies), right, start)._replace(says=says)
