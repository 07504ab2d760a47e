"""What was missed comes back: which tasks, and when.

The spacing is that of FSRS, which Anki has too: a day after a miss, then, each time the task goes
well, after about three times as long as before.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fsrs import Scheduler

MISSED, HELPED, WELL = "missed", "helped", "well"
"""How a task went: it was missed or shown, done with a hint, or done by oneself."""

Memory = Mapping[str, Any]
"""How well a task is remembered, as it is kept: FSRS's stability in days and difficulty from 1 to
10, when it was last done and when it is due, as ISO dates of UTC."""

NUMBERS, DATES = ("stability", "difficulty"), ("last", "due")
"""What a memory has."""


def now() -> datetime:
    """The time, of UTC."""
    return datetime.now(UTC)


def done(before: Memory | None, how: str, at: datetime) -> Memory | None:
    """How well a task is remembered after it was done; None if it never went wrong.

    Before it is due, nothing but a miss says anything about how well it is remembered.
    """
    if how == WELL and (before is None or not is_due(before, at)):
        return before
    from fsrs import Card, Rating, State

    rating = {MISSED: Rating.Again, HELPED: Rating.Hard, WELL: Rating.Good}[how]
    card = Card()
    if before is not None:
        card = Card(
            state=State.Review,
            step=None,
            stability=before["stability"],
            difficulty=before["difficulty"],
            due=datetime.fromisoformat(before["due"]),
            last_review=datetime.fromisoformat(before["last"]),
        )
    card, _ = _scheduler().review_card(card, rating, at)
    return {
        "stability": round(card.stability or 0, 3),
        "difficulty": round(card.difficulty or 0, 3),
        "last": at.isoformat(timespec="seconds"),
        "due": card.due.isoformat(timespec="seconds"),
    }


def is_due(memory: Memory, at: datetime) -> bool:
    """Whether a task should come back."""
    return datetime.fromisoformat(memory["due"]) <= at


def is_memory(memory: object) -> bool:
    """Whether this can be what was kept of a task."""
    if not isinstance(memory, dict):
        return False
    numbers = [memory.get(name) for name in NUMBERS]
    if not all(isinstance(number, int | float) and 0 <= number < 1e6 for number in numbers):
        return False
    try:
        dates = [datetime.fromisoformat(memory.get(name) or "") for name in DATES]
    except (TypeError, ValueError):
        return False
    return all(date.tzinfo is not None for date in dates)


def latest(one: Mapping[str, Memory], other: Mapping[str, Memory]) -> dict[str, Memory]:
    """Both together; of a task that both know, what was seen last."""
    both = {**one, **other}
    for task in one.keys() & other.keys():
        both[task] = max(one[task], other[task], key=lambda memory: str(memory["last"]))
    return both


def _scheduler() -> Scheduler:
    """Days apart, not minutes: within a sitting the task is there anyway."""
    from fsrs import Scheduler

    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
