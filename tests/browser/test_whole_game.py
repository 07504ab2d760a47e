"""A whole solo game by mouse, as somebody plays it who has just opened the page.

In Chromium as people have it: the other tests take its headless shell, where there is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from crypt_core.crypt.coach.bots import sensible_bot
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import RECOVER
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER
from crypt_core.crypt.views import view
from tests.browser.tutor_page import STORY, TutorPage, game
from tests.browser.views_on_the_wire import check_wire
from tests.conftest import ARGUMENTS, SHELLS, find_browser

SEED = 3
RANKS = ((50, "the Magnificent"), (40, "the Wealthy"), (30, "the Petty"), (0, "the Fool"))


@pytest.fixture(scope="module")
def browser(browser: Any) -> Iterator[Any]:
    """A Chromium of its own, whole."""
    path = find_browser() or find_browser(*SHELLS)
    whole = browser.browser_type.launch(executable_path=path, args=ARGUMENTS)
    yield whole
    whole.close()


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text)]


def test_whole_solo_game_by_mouse_to_its_rank(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game(seed=SEED), reduced_motion="no-preference")
    recovered = 0
    for _ in range(60):
        if tutor.over:
            break
        if not tutor.deciding:
            tutor.go_on()
            continue
        state = tutor.timeline.state
        legal = CRYPT.legal_moves(state)
        move = sensible_bot(view(state, 0), legal.own(0), 0)
        if move.verb == RECOVER and state.players[0].ready == 0:
            recovered += 1
        tutor.decide(CRYPT.write_move(move))
    assert tutor.over
    assert recovered, "in this game there was always a servant ready: choose another seed"

    end = tutor.timeline.state
    assert end.stage == OVER
    assert end.round == 8
    tutor.do("sheet")
    rows = tutor.find(f"{STORY} .st-sheet tbody tr").all_inner_texts()
    total = numbers(tutor.text(f"{STORY} .st-sheet tfoot"))[-1]
    assert sum(numbers(row)[-1] for row in rows) == total
    assert total == end.scores[0] == score_sheet(end, 0).total
    rank = next(name for least, name in RANKS if total >= least)
    assert rank.lower() in tutor.text(f"{STORY} .st-verdict").lower()
    assert str(total) in tutor.text(f"{STORY} .st-verdict")

    found = check_wire(tutor)
    assert found["tables"] > 40
    assert found["hidden"] > 20
    assert found["moved"] > 50
