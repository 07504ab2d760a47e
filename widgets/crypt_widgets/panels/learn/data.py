"""What the panel `learn` draws."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..data import AloudLink, PayingCards, PicturedCard, PicturedSign, ScreenHead, Sign
from .messages import LearnButton, OpenScreen, StartLesson, TaskButton


class Progress(TypedDict):
    """How much of a course or of the puzzles is done."""

    done: int
    of: int
    text: str
    help: str | None
    """What of it needed help, and which."""


class BigButton(TypedDict):
    """What to go on with."""

    ask: LearnButton | TaskButton | OpenScreen | StartLesson
    label: str


Part = Literal["open", "failed", "done", "hinted", "missed", "shown"]
"""How a task went: not begun, missed and not done, done by oneself, or done with some help."""


class LessonCard(TypedDict):
    """A lesson or a puzzle among all."""

    id: str
    number: int | None
    name: str | None
    title: str
    about: str
    state: str
    parts: list[Part]
    """How each task went."""
    status: str
    picture: NotRequired[list[PicturedCard]]
    """The table of a puzzle, in small."""
    help: str | None
    """How many of its tasks were not done by oneself at once, and what they needed."""
    next: bool


class ChapterCard(TypedDict):
    """Lessons or puzzles that belong together."""

    id: str
    title: str
    about: str
    count: str | None
    lessons: list[LessonCard]


class SaidOfFile(TypedDict):
    """What came of the last file of progress."""

    tone: Literal["good", "bad"]
    title: str | None
    text: str


class KeepBox(TypedDict):
    """Saving, loading and forgetting progress."""

    any: bool
    said: SaidOfFile | None


class Summary(TypedDict):
    """What an overview is about, and how much of it is done."""

    kind: str
    title: str
    about: str
    progress: Progress


class Overview(Summary):
    """The course or the puzzles."""

    next: BigButton
    again: BigButton | None
    """What was missed and should come back, if anything should."""
    aloud: AloudLink | None
    """The way to what one says to teach the game."""
    chapters: list[ChapterCard]
    signs: dict[str, PicturedSign]
    """The signs of the pictures."""


class OverviewSheet(Overview):
    """The same with its foot."""

    keep: KeepBox


class TaskStep(TypedDict):
    """A task of a lesson."""

    number: int
    done: bool
    now: bool
    label: str


Judged = Literal["right", "wrong", "none"]


class Choice(TypedDict):
    """An answer to choose."""

    id: str
    text: str
    judged: Judged
    label: str


class Known(TypedDict):
    """What is known after a lesson: in two sentences, and as a picture of dice and signs."""

    text: str
    picture: list[Sign]


class Term(TypedDict):
    """A term that a text explains: how the text says it, and the rule to open."""

    text: str
    rule: str


class Feedback(TypedDict):
    """Why it worked, or what went wrong; after the last task of a lesson also what is `known`."""

    tone: Literal["good", "miss"]
    title: str
    text: str
    terms: list[Term]
    rule: str
    rule_link: str
    known: Known | None


class WayOut(TypedDict):
    """A way out of a task."""

    id: str
    ask: LearnButton | TaskButton | OpenScreen
    label: str


class TaskCard(TypedDict):
    """The task at the table."""

    key: str
    at: int
    """The number of the table: what its buttons tell as `from`."""
    kind: str
    title: str
    kicker: str
    step: str
    steps: list[TaskStep]
    about: str | None
    lead: str
    """What leads up to the goal: where there is little room, it is for who asks."""
    goal: str
    terms: list[Term]
    """The terms that `lead` and `goal` explain, in their order."""
    then: bool
    """Whether this is said because it is time for it: what leads up to it is what the step teaches,
    and is folded away on the lowest screens alone."""
    payers: PayingCards | None
    """What pays at the end, where the lesson is about all of it."""
    choices: list[Choice]
    at_once: bool
    """Whether its question is to be answered before anything else."""
    note: str | None
    hints: list[str]
    more: str | None
    points: str | None
    """The move of a button on the table that is to be pointed at."""
    outcome: str
    over: bool
    feedback: Feedback | None
    again: str | None
    next: str | None
    play: str | None
    skip: str | None
    ways: list[WayOut]


class KeptLearning(TypedDict):
    """What the browser is to keep."""

    progress: str
    unread: bool


class LearnData(TypedDict):
    """The open screen, or the task, or neither."""

    screen: str | None
    task: TaskCard | None
    keep: KeptLearning
    head: NotRequired[ScreenHead]
    sheet: NotRequired[OverviewSheet]
