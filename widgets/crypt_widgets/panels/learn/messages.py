"""What the panel `learn` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, NotRequired, TypedDict


class OpenScreen(TypedDict):
    """A screen instead of the table."""

    do: Literal["learn-open"]
    screen: str


class Invited(TypedDict):
    """A newcomer's answer to the invitation."""

    do: Literal["learn-invite"]
    yes: bool


class KeptProgress(TypedDict):
    """What the browser has kept of learning."""

    do: Literal["learn-keep"]
    text: str | None
    invited: bool
    declined: NotRequired[str | None]
    """The lesson that somebody did not want to go on with."""
    elsewhere: NotRequired[bool]
    """Whether it was another page that has kept it."""
    now: NotRequired[int]
    """What the page takes for now, in milliseconds since 1970."""


class StartLesson(TypedDict):
    """A lesson or a puzzle."""

    do: Literal["learn-start"]
    kind: str
    id: str


class PickTask(TypedDict):
    """Another task of the lesson."""

    do: Literal["learn-task"]
    number: int


TaskButton = TypedDict(
    "TaskButton",
    {
        "do": Literal["learn-next", "learn-again", "learn-hint", "learn-play"],
        "from": NotRequired[int],
    },
)
"""A button of a task, and `from` which table, so that one pressed twice does not go on twice."""


class Answer(TypedDict):
    """An answer to a task's question."""

    do: Literal["learn-answer"]
    choice: str


class LearnButton(TypedDict):
    """What a button of the course asks for."""

    do: Literal["learn-close", "learn-leave", "learn-forget", "learn-refresh"]


class ImportProgress(TypedDict):
    """Progress from the text of a file."""

    do: Literal["learn-import"]
    text: str
