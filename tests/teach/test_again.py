"""What was missed comes back: when, and how it is kept."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest

from crypt_core.engine.record import RecordError
from crypt_core.teach.lessons import again, progress
from crypt_core.teach.lessons.again import HELPED, MISSED, WELL

MONDAY = datetime(2026, 11, 23, 9, tzinfo=UTC)
DAY = timedelta(days=1)


def due(memory: again.Memory) -> datetime:
    return datetime.fromisoformat(memory["due"])


def test_what_goes_well_at_once_never_comes_back() -> None:
    assert again.done(None, WELL, MONDAY) is None


@pytest.mark.parametrize("how", [MISSED, HELPED])
def test_what_went_wrong_comes_back_after_a_day_and_then_ever_later(how: str) -> None:
    memory = again.done(None, how, MONDAY)
    assert memory is not None
    assert due(memory) == MONDAY + DAY
    assert not again.is_due(memory, MONDAY)
    gaps = []
    for _ in range(4):
        at = due(memory)
        assert again.is_due(memory, at)
        memory = again.done(memory, WELL, at)
        assert memory is not None
        gaps.append(due(memory) - at)
    assert all(later >= 2 * gap for gap, later in pairwise(gaps)), gaps


def test_missed_again_it_is_back_the_next_day() -> None:
    memory = again.done(None, HELPED, MONDAY)
    for _ in range(3):
        memory = again.done(memory, WELL, due(memory or {}))
    assert memory is not None
    at = due(memory)
    missed = again.done(memory, MISSED, at)
    assert missed is not None
    assert due(missed) - at < due(again.done(memory, WELL, at) or {}) - at
    assert missed["difficulty"] > memory["difficulty"]


def test_doing_it_before_it_is_due_says_nothing() -> None:
    memory = again.done(None, MISSED, MONDAY)
    assert again.done(memory, WELL, MONDAY + DAY / 2) == memory


def test_it_is_kept_with_the_progress() -> None:
    memory = again.done(None, MISSED, MONDAY)
    assert memory is not None
    text = progress.write({"push.equal"}, {"push.higher": memory})
    assert progress.read(text) == ({"push.equal"}, {"push.higher": memory}, {}, {}, frozenset())
    assert "again" not in progress.write({"push.equal"}), "as it was before anything was missed"


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        {"": {}},
        {"x": None},
        {"x": {"stability": "1", "difficulty": 1}},
        {"x": {"stability": 1, "difficulty": 1, "last": "yesterday", "due": "2026-11-23"}},
        {"x": {"stability": 1, "difficulty": 1, "last": "2026-11-23", "due": "2026-11-23"}},
        {"x": {"stability": float("nan"), "difficulty": 1, "last": "", "due": ""}},
    ],
)
def test_what_makes_no_sense_is_named(wrong: Any) -> None:
    data = json.loads(progress.write(()))
    with pytest.raises(RecordError) as raised:
        progress.read(json.dumps({**data, "again": wrong}))
    assert raised.value.reason == "progress-again"


def test_two_browsers_together_know_what_was_seen_last() -> None:
    old, new = again.done(None, MISSED, MONDAY), again.done(None, HELPED, MONDAY + DAY)
    assert old is not None
    assert new is not None
    one, other = {"a": old, "b": new}, {"a": new, "c": old}
    assert again.latest(one, other) == again.latest(other, one) == {"a": new, "b": new, "c": old}


def test_what_was_seen_last_counts_though_it_is_due_sooner() -> None:
    well = {"last": "2026-11-01T09:00:00+00:00", "due": "2026-12-01T09:00:00+00:00"}
    missed = {"last": "2026-11-02T09:00:00+00:00", "due": "2026-11-03T09:00:00+00:00"}
    for one, other in ((well, missed), (missed, well)):
        assert again.latest({"a": one}, {"a": other}) == {"a": missed}
