"""Games on the page with no server: a whole one, some of each kind, and several at one screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.bots import sensible_bot
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from tests.browser.board_page import BoardPage
from tests.browser.donjon_page import DonjonPage
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game

Open = Callable[..., Any]
CURTAIN = f"{TABLE} [data-testid=curtain]"


def sensible(timeline: Timeline, player: int) -> str:
    """What a sensible bot would decide, as it is laid out."""
    state = timeline.state
    move = sensible_bot(view(state, player), CRYPT.legal_moves(state).own(player), player)
    return CRYPT.write_move(move)


def test_a_whole_solo_game_is_played_to_its_sheet(open_tutor: Open) -> None:
    tutor = open_tutor(game(seed=3))
    for _ in range(60):
        if tutor.over:
            break
        if tutor.deciding:
            tutor.decide(sensible(tutor.timeline, 0))
        else:
            tutor.go_on()
    end = tutor.timeline.state
    assert end.stage == OVER
    assert str(score_sheet(end, 0).total) in tutor.text(f"{STORY} .st-verdict")


KINDS = {"crypt": TutorPage, "sedlec": BoardPage, "donjon": DonjonPage}


@pytest.mark.parametrize("name", [name for name in GAMES if name != "crypt"])
def test_a_game_of_each_other_kind_is_begun_and_played(open_tutor: Open, name: str) -> None:
    kind = GAMES[name]
    timeline = Timeline(kind, kind.setup({}), 4)
    seats = ["person"] + ["bot:sensible"] * (timeline.setup.players - 1)
    tutor = open_tutor(timeline, seats, kind=KINDS[name])
    decided = 0
    for _ in range(30):
        if decided == 3:
            break
        if tutor.deciding:
            before = len(tutor.timeline.moments)
            if name == "donjon":
                # Whatever has a button is a move that may be made.
                tutor.click(":is(.crypt-dungeon, .crypt-bar) [data-move]:visible >> nth=0")
            else:
                now = tutor.timeline
                tutor.decide(choose("sensible", kind, now.state, now.moment.luck))
            assert len(tutor.timeline.moments) > before
            decided += 1
        else:
            tutor.go_on()
    assert decided == 3
    assert len(tutor.timeline.moments) > 3


def test_three_play_at_one_screen(open_tutor: Open) -> None:
    tutor = open_tutor(game(players=3, seed=4))
    made = []
    for _ in range(40):
        if len(made) == 6:
            break
        if tutor.find(CURTAIN).count():
            tutor.click('.crypt-bar [data-action="curtain"], .crypt-bar .crypt-main')
        elif tutor.deciding:
            now = tutor.timeline
            (player, *_) = CRYPT.deciders(now.state)
            tutor.decide("recover")
            made.append(player)
        else:
            tutor.go_on()
    assert {*made} == {0, 1, 2}
