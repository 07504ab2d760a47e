"""Donjon keeps what every game promises, as far as a game without words and panels goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypt_core.donjon.game import DONJON
from tests import test_contract as contract
from tests.donjon.home import at_home

GAMES = 2
PROMISES = [
    contract.test_it_is_a_game_for_some_number_of_players,
    contract.test_a_setup_is_plain_data_and_back,
    contract.test_a_game_is_played_out_from_its_start,
    contract.test_the_same_seed_and_decisions_give_the_same_game,
    contract.test_what_is_listed_is_legal_and_everybody_has_their_own_of_it,
    contract.test_every_other_move_is_refused_with_a_reason_and_changes_nothing,
    contract.test_every_event_and_move_text_parses_back,
    contract.test_a_tree_is_saved_and_loaded,
    contract.test_a_sealed_record_shows_no_move,
    contract.test_a_move_is_shown_as_far_as_the_view_after_it_shows_it,
    contract.test_a_secret_between_people_is_known_to_be_one,
    contract.test_figures_are_whole_numbers_of_the_same_kinds_for_all,
    contract.test_bots_play_whole_games_with_legal_moves_of_their_own,
    contract.test_a_bot_is_asked_for_each_seat_that_owes_a_decision,
]


@pytest.fixture(autouse=True)
def _donjon_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(monkeypatch)
    monkeypatch.setattr(contract, "ALL", {**contract.ALL, DONJON.name: DONJON})


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__[5:])
def test_donjon_keeps(promise: Callable[..., Any]) -> None:
    if not hasattr(promise, "hypothesis"):
        promise(game=DONJON)
        return

    # Its games are long: a few of them have to do.
    @settings(max_examples=GAMES)
    @given(data=st.data())
    def kept(data: st.DataObject) -> None:
        promise.hypothesis.inner_test(game=DONJON, data=data)

    kept()
