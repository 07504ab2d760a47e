"""Pages with the tutor on them, on the server that all tests share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypt_core.engine.timeline import Timeline
from tests.browser.tutor_page import TutorPage


@pytest.fixture
def open_tutor(open_page: Callable[..., Any], tutor_server: str) -> Callable[..., TutorPage]:
    """``open_tutor(timeline, seats, locale="fr-FR")``: a page of its own with a game on it.

    Nothing glides unless it is asked for (``reduced_motion="no-preference"``): tests are patient
    enough for it, people wait.
    """

    def new(
        timeline: Timeline | None = None,
        seats: Sequence[str] | None = None,
        *,
        server: str = tutor_server,
        **options: Any,
    ) -> TutorPage:
        options.setdefault("reduced_motion", "reduce")
        tutor = TutorPage(open_page(**options), server)
        tutor.open(timeline, seats)
        return tutor

    return new
