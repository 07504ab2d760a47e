"""What stands beside a player's name: coins with those that will count again, and a short name."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.crypt.components import SERVANTS
from crypt_core.crypt.views import view
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.finished import finished_text
from tests.messages import send

FOUR = ["person", "bot:sensible", "bot:greedy", "person"]


def session(lang: str = "en", **fields: Any) -> Session:
    return Session(lang, new_game({"seed": 3, **fields}))


def plate(at: Session, player: int = 0) -> Any:
    return table_data(at, view(at.timeline.state, at.viewer))["players"][player]


@pytest.mark.parametrize("lang", LANGS)
def test_servants_that_are_away_are_told_beside_the_coins_they_will_count_again(lang: str) -> None:
    at = session(lang)
    before = plate(at)
    assert before["coins"] == str(SERVANTS)
    assert before["coins_away"] is None
    send(at, {"do": "play", "move": "a5 b3"})
    now = plate(at)
    assert int(now["coins"]) + 2 == SERVANTS
    assert now["coins_away"] == ("+2", at.words.say("crypt-coins-away"))
    assert at.words.say("crypt-coins-away-note", count=2) in now["coins_note"]


def test_at_the_end_nobody_comes_back() -> None:
    at = Session("en", new_game({}))
    send(at, {"do": "load", "text": finished_text(seed=8)})
    state = at.timeline.tip.state
    assert state.players[0].ready < SERVANTS, "else it says nothing"
    assert plate(at)["coins_away"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_a_short_name_is_the_beginning_of_the_name_and_a_name_itself(lang: str) -> None:
    at = session(lang, players=4, seats=FOUR)
    for player, seat in enumerate(FOUR):
        told = plate(at, player)
        assert told["name"].startswith(told["short"])
        assert (told["name"] != told["short"]) == seat.startswith("bot")
        assert str(player + 1) in told["short"]
