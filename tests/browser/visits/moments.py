"""Moments at which the app is looked at: how one comes there, and what is seen together then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from crypt_core.engine.timeline import Timeline
from tests.browser.tutor_page import TutorPage
from tests.browser.visits.rooms import ROOMS


def nothing(_: Any) -> None:
    """It is as it is."""


@dataclass(frozen=True)
class Moment:
    """Something that is looked at, in every language."""

    name: str
    begins: Callable[[], Timeline]
    parts: Sequence[str]
    """Selectors of what is seen whole in all rooms."""
    do: Callable[[Any], None] = nothing
    """What is done before, on a laptop."""
    seats: Sequence[str] = ("person",)
    kind: type[TutorPage] = TutorPage
    rooms: Sequence[dict[str, object]] = tuple(ROOMS)
    dialogue: str = ""
    """The button of a dialogue that is open then."""
