"""Positions set up by hand: what they hold, and what is refused."""

from __future__ import annotations

import doctest
from typing import Any

import pytest
from hypothesis import given

import crypt_core.sedlec.position
from crypt_core.engine.game import BadSetup
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec.components import CARD_TEXTS
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.position import position
from crypt_core.sedlec.state import OVER, State
from tests.rule import rule
from tests.sedlec.build import again, crypt, hand, piles, positions, texts

OPEN = ["king/priest+2", "3", "3", "3", "3", "3"]
BEGUN = ["king/priest+2", "3", "3", "3", "2", "-"]
"""Four cards have been taken."""


def test_the_cards_lie_where_the_texts_say() -> None:
    state = position(
        graveyard=["king/priest+1", "2", "LOVER/king", "-", " 3 ", "3"],
        crypts=["d1 criminal/lover, c2  priest/lover, c1 peasant/criminal", "D1 King/Peasant, e1 "
                "peasant/criminal"],
        hands=["", "criminal/lover,peasant/priest"],
    )  # fmt: skip
    assert piles(state) == ["king/priest+1", "2", "lover/king+0", "-", "3", "3"]
    # In an order in which they can have been laid.
    assert crypt(state, 0) == ["d1 criminal/lover", "c1 peasant/criminal", "c2 priest/lover"]
    assert crypt(state, 1) == ["d1 king/peasant", "e1 peasant/criminal"]
    assert (hand(state, 0), hand(state, 1)) == ([], ["criminal/lover", "peasant/priest"])
    assert (state.turn, *SEDLEC.deciders(state)) == (12, 0)
    assert sorted(texts(state.unseen)) == [
        "criminal/criminal", "criminal/king", "criminal/peasant", "lover/peasant", "lover/priest",
        "peasant/priest", "priest/criminal", "priest/criminal", "priest/peasant",
    ]  # fmt: skip


def test_it_may_be_the_second_players_turn() -> None:
    hands = ["king/priest"]
    state = position(graveyard=["2", "3", "3", "3", "3", "3"], hands=hands)
    assert (state.turn, *SEDLEC.deciders(state)) == (1, 1)
    state = position(graveyard=["2", "3", "3", "3", "3", "3"], hands=["", *hands], first=1)
    assert (state.turn, *SEDLEC.deciders(state)) == (1, 0)


def test_it_may_be_in_the_middle_of_a_dig() -> None:
    state = position(graveyard=["king/priest+2", "3", "lover/king+2", *["3"] * 3], dug=[3, 1])
    assert texts(SEDLEC.legal_moves(state)) == ["P1: take 1", "P1: take 3"]


def test_it_is_played_with_any_cards() -> None:
    cards = [text.replace("criminal/criminal", "criminal/priest") for text in CARD_TEXTS]
    cards[4] = "peasant/criminal"
    state = position(graveyard=["criminal/priest+2", *["3"] * 5], cards=cards)
    assert state.setup.cards == tuple(cards)


@given(positions())
def test_every_position_of_a_game_can_be_set_up_by_hand(state: State) -> None:
    """But for the order in which a crypt was laid, which decides nothing."""
    by_hand = again(state)
    assert piles(by_hand) == piles(state)
    assert sorted(texts(by_hand.unseen)) == sorted(texts(state.unseen))
    assert (by_hand.stage, by_hand.turn, by_hand.dug) == (state.stage, state.turn, state.dug)
    for player in range(state.setup.players):
        assert hand(by_hand, player) == hand(state, player)
        assert sorted(crypt(by_hand, player)) == sorted(crypt(state, player))
    assert list(SEDLEC.legal_moves(by_hand)) == list(SEDLEC.legal_moves(state))


@given(positions())
def test_a_position_plays_on_to_the_end(state: State) -> None:
    state, luck = again(state), KeyedLuck(5)
    while SEDLEC.deciders(state):
        state, _ = SEDLEC.play(state, SEDLEC.legal_moves(state)[-1], luck)
    assert state.stage == OVER
    assert {len(player.crypt) for player in state.players} == {state.setup.size}


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"graveyard": ["3"] * 5}, "setup", "posed-piles"),
    ({"graveyard": ["king/priest+3", *["3"] * 5]}, "setup", "posed-pile"),
    ({"graveyard": ["king/priest-2", *["3"] * 5]}, "setup", "posed-pile"),
    ({"graveyard": ["4", *["3"] * 5]}, "setup", "posed-pile"),
    ({"graveyard": ["", *["3"] * 5]}, "setup", "posed-pile"),
    ({"graveyard": ["king/king+2", *["3"] * 5]}, "deck", "posed-card"),
    ({"graveyard": ["king/priest+2", "king/priest+2", *["3"] * 4]}, "deck", "posed-card"),
    ({"graveyard": OPEN, "hands": ["king/priest"]}, "deck", "posed-card"),
    ({"graveyard": ["2", *["3"] * 5], "hands": ["king"]}, "deck", "posed-card"),
    ({"graveyard": ["king/priest+1", *["3"] * 5]}, "deck", "posed-face-down"),
    ({"graveyard": ["3"] * 6, "hands": ["king/priest"]}, "deck", "posed-face-down"),
    ({"graveyard": BEGUN, "crypts": ["d1"]}, "crypt", "posed-crypt"),
    ({"graveyard": BEGUN, "crypts": ["d1 king/peasant e1 lover/king"]}, "crypt", "posed-crypt"),
    ({"graveyard": BEGUN, "crypts": ["king/peasant d1"]}, "crypt", "posed-crypt"),
    (
        {
            "graveyard": ["king/priest+2", "3", "3", "3", "3", "-"],
            "crypts": ["e1 king/peasant"],
            "hands": ["", "lover/king, criminal/king"],
        },
        "crypt",
        "lay-first",
    ),
    (
        {
            "graveyard": BEGUN,
            "crypts": ["d1 king/peasant, d2 lover/king", "d1 criminal/king, c1 criminal/lover"],
        },
        "crypt",
        "lay-unsupported",
    ),
    (
        {
            "graveyard": ["king/priest+2", "3", "3", "3", "1", "-"],
            "hands": ["lover/king, criminal/king, king/peasant", "lover/priest"],
            "crypts": ["", "d1 criminal/lover"],
        },
        "hand",
        "posed-hand",
    ),
    (
        {"graveyard": BEGUN, "hands": ["lover/king", "criminal/king"],
         "crypts": ["d1 criminal/lover, c1 criminal/lover"]},
        "turn",
        "posed-turns",
    ),
    ({"graveyard": ["2", *["3"] * 5], "hands": ["", "king/priest"]}, "turn", "posed-turns"),
    ({"graveyard": ["2", *["3"] * 5], "hands": ["king/priest"], "first": 1}, "turn", "posed-turns"),
    ({"graveyard": OPEN, "dug": [1]}, "dig", "posed-dug"),
    ({"graveyard": OPEN, "dug": [1, 2]}, "dig", "posed-dug"),
    ({"graveyard": OPEN, "dug": [1, 1]}, "dig", "posed-dug"),
    (
        {
            "graveyard": ["king/priest+2", "lover/king+2", "3", "3", "2", "-"],
            "hands": ["criminal/king, criminal/lover", "priest/lover, king/peasant"],
            "dug": [1, 2],
        },
        "hand",
        "must-lay",
    ),
    ({"graveyard": OPEN, "crypts": ["", "", ""]}, "turn", "unknown-player"),
    ({"graveyard": OPEN, "hands": ["", "", ""]}, "turn", "unknown-player"),
    ({"players": 4}, "setup", "setup-players"),
    ({"first": 2}, "setup", "setup-first"),
    ({"cards": ["king/priest"]}, "deck", "cards-count"),
    (
        {
            "players": 3,
            "graveyard": ["-"] * 6,
            "crypts": [
                "d1 criminal/lover, c1 criminal/lover, e1 lover/priest, c2 priest/lover,"
                "d2 peasant/priest, c3 lover/peasant",
                "d1 peasant/criminal, c1 criminal/king, e1 priest/criminal, c2 priest/criminal,"
                "d2 king/peasant, c3 criminal/peasant",
                "d1 king/priest, c1 lover/king, e1 peasant/criminal, c2 peasant/priest,"
                "d2 priest/peasant, c3 criminal/criminal",
            ],
        },
        "end",
        "game-over",
    ),
]  # fmt: skip


@rule("setup", "hand", "turn")
@pytest.mark.parametrize(("fields", "rule", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_its_rule(
    fields: dict[str, Any], rule: str, reason: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        position(**fields)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)


def test_the_facts_say_what_would_be_right() -> None:
    with pytest.raises(BadSetup) as caught:
        position(graveyard=["king/priest+1", *["3"] * 5])
    assert caught.value.refusal.facts == {"down": 16, "unseen": 17}
    with pytest.raises(BadSetup) as caught:
        position(graveyard=["2", *["3"] * 5], hands=["", "king/priest"])
    assert caught.value.refusal.facts == {"player": 0, "got": 0, "wanted": 1}


def test_the_example_of_its_docstring_is_true() -> None:
    assert doctest.testmod(crypt_core.sedlec.position).failed == 0
