"""The cards, files of other cards, setups, and how a game begins."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import crypt_core.sedlec
from crypt_core.engine.game import BadSetup, Refusal
from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.sedlec.components import CARD_TEXTS, Card, Setup, cards_file, read_cards
from crypt_core.sedlec.game import SEDLEC
from tests.rule import rule
from tests.sedlec.build import decks, piles, refused, setups, texts
from tests.strategies import odd_values, seeds

KNOWN = "king, peasant, priest, lover, criminal"


def other(number: int, text: str) -> list[str]:
    """Our cards, with one of them written otherwise."""
    return [*CARD_TEXTS[: number - 1], text, *CARD_TEXTS[number:]]


@rule("deck")
def test_the_cards_have_the_skulls_that_the_rulebook_counts() -> None:
    cards = Setup().deck
    assert [card.number for card in cards] == list(range(18))
    tops, bottoms = Counter(card.top for card in cards), Counter(card.bottom for card in cards)
    assert tops + bottoms == {"king": 4, "peasant": 8, "priest": 8, "lover": 6, "criminal": 10}
    assert tops == bottoms, "each type lies as often above as below"
    assert str(cards[1]) == "king/priest" == f"{cards[1].top}/{cards[1].bottom}"


@rule("deck")
def test_the_pairing_is_as_it_was_reconstructed() -> None:
    pairs = Counter(frozenset(text.split("/")) for text in CARD_TEXTS)
    assert {"-".join(sorted(pair)): count for pair, count in pairs.items()} == {
        "king-peasant": 1, "king-priest": 1, "king-lover": 1, "criminal-king": 1,
        "peasant-priest": 3, "lover-peasant": 1, "criminal-peasant": 3, "lover-priest": 2,
        "criminal-priest": 2, "criminal-lover": 2, "criminal": 1,
    }  # fmt: skip


@rule("deck")
def test_the_file_says_that_the_pairing_is_reconstructed() -> None:
    text = files(crypt_core.sedlec).joinpath("cards.toml").read_text(encoding="utf-8")
    assert "reconstructed" in text
    assert tomllib.loads(text)["cards"] == list(CARD_TEXTS)


WRONG: list[tuple[Any, str, dict[str, Any]]] = [
    ([], "cards-count", {"got": 0, "wanted": 18}),
    ([*CARD_TEXTS, "king/king"], "cards-count", {"got": 19, "wanted": 18}),
    (
        other(3, "monk/king"),
        "cards-skull",
        {"card": "monk/king", "number": 3, "got": "monk", "known": KNOWN},
    ),
    (
        other(18, "king/kings"),
        "cards-skull",
        {"card": "king/kings", "number": 18, "got": "kings", "known": KNOWN},
    ),
    (other(1, "king"), "cards-form", {"card": "king", "number": 1}),
    (other(2, "king/"), "cards-form", {"card": "king/", "number": 2}),
    (other(4, "king/king/king"), "cards-form", {"card": "king/king/king", "number": 4}),
    (other(5, ""), "cards-form", {"card": "", "number": 5}),
    ([*CARD_TEXTS[:17], 7], "cards-form", {"card": "7", "number": 18}),
    (other(18, "king/criminal"), "cards-totals", {"skull": "king", "got": 5, "wanted": 4}),
    (other(1, "criminal/peasant"), "cards-totals", {"skull": "king", "got": 3, "wanted": 4}),
    (other(18, "criminal/priest"), "cards-totals", {"skull": "priest", "got": 9, "wanted": 8}),
    ("cards = [", "cards-file", {"what": "toml"}),
    ("cards = " + "[" * 3900, "cards-file", {"what": "toml"}),
    # Much text, or names in names, would take a reader of TOML very long.
    ("a" + ".a" * 2000 + " = 1", "cards-file", {"what": "long", "largest": 4000}),
    ("cards = " + "1" * 5000, "cards-file", {"what": "long", "largest": 4000}),
    ("deck = []", "cards-file", {"what": "list"}),
    ("cards = 'king/priest'", "cards-file", {"what": "list"}),
    ("cards = []", "cards-count", {"got": 0, "wanted": 18}),
]


@rule("deck")
@pytest.mark.parametrize(("cards", "reason", "facts"), WRONG)
def test_cards_that_are_not_those_of_the_game_are_refused(
    cards: Any, reason: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(BadSetup) as caught:
        read_cards(cards)
    assert caught.value.refusal == Refusal("deck", reason, facts)


@rule("deck")
@pytest.mark.parametrize(("cards", "reason", "facts"), WRONG)
def test_a_file_of_such_cards_is_refused_alike(
    cards: Any, reason: str, facts: dict[str, Any], tmp_path: Path
) -> None:
    text = cards if isinstance(cards, str) else f"cards = {cards}"
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup) as caught:
        cards_file(path)
    assert caught.value.refusal == Refusal("deck", reason, facts)


@rule("deck")
def test_a_file_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    mine = [text.replace("priest/criminal", " Criminal / PRIEST") for text in CARD_TEXTS]
    path = tmp_path / "mine.toml"
    path.write_text(f"\ufeffcards = {mine}", encoding="utf-8")  # as some editors write it
    cards = cards_file(str(path))
    assert cards[13] == Card(13, "criminal", "priest")
    setup = SEDLEC.setup({"cards": texts(cards)})
    assert setup.deck == cards
    assert SEDLEC.setup({"cards": f"cards = {mine}"}) == setup, "the text of a file will do"
    state, _ = SEDLEC.start(setup, KeyedLuck(1))
    assert sorted([*state.unseen, *filter(None, (pile.up for pile in state.piles))]) == list(cards)


@pytest.mark.parametrize("bad", ["none.toml", ".", "latin.toml"])
def test_what_is_no_file_of_text_is_refused(bad: str, tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"cards = ['\xe9']")
    with pytest.raises(BadSetup) as caught:
        cards_file(tmp_path / bad)
    path = str(tmp_path / bad)
    missing = {"what": "missing", "file": path}
    facts = {"what": "toml"} if bad == "latin.toml" else missing
    assert caught.value.refusal == Refusal("deck", "cards-file", facts)


@given(decks())
def test_any_pairing_with_the_same_skulls_is_played_with(deck: tuple[str, ...]) -> None:
    assert texts(read_cards(list(deck))) == list(deck)


# --- setups ---------------------------------------------------------------------------------------


@rule("setup")
def test_two_or_three_play_and_one_of_them_begins() -> None:
    two, three = SEDLEC.setup({}), SEDLEC.setup({"players": 3, "first": 2})
    assert (two.players, two.seats, two.rows, two.size, two.rounds) == (2, 2, (4, 3, 2), 9, 18)
    assert (three.players, three.seats, three.rows, three.size) == (3, 3, (3, 2, 1), 6)
    assert three.first == 2
    assert SEDLEC.roles(2) == SEDLEC.roles(3) == ()
    assert sum(two.rows) == two.size
    assert sum(three.rows) == three.size
    assert two.cards == CARD_TEXTS


@given(setups())
def test_a_setup_is_written_in_full(setup: Setup) -> None:
    fields = SEDLEC.setup_fields(setup)
    assert list(fields) == ["players", "first", "cards"]
    assert isinstance(fields["cards"], list)
    assert len(fields["cards"]) == 18


@rule("setup")
@pytest.mark.parametrize(
    ("fields", "rule", "reason", "facts"),
    [
        ({"players": 1}, "setup", "setup-players", {"got": "1", "wanted": "2, 3"}),
        ({"players": 4}, "setup", "setup-players", {"got": "4", "wanted": "2, 3"}),
        ({"players": True}, "setup", "setup-players", {"got": "True", "wanted": "2, 3"}),
        ({"players": 2, "first": 2}, "setup", "setup-first", {"got": "2", "wanted": "0, 1"}),
        ({"first": -1}, "setup", "setup-first", {"got": "-1", "wanted": "0, 1"}),
        (
            {"sides": "AAAAAA"},
            "setup",
            "setup-field",
            {"got": "sides", "wanted": "players, first, cards"},
        ),
        ({"cards": "king/priest"}, "deck", "cards-file", {"what": "toml"}),
        ({"cards": 18}, "deck", "cards-file", {"what": "list"}),
        ({"cards": None}, "deck", "cards-file", {"what": "list"}),
        ({"cards": ["king/priest"]}, "deck", "cards-count", {"got": 1, "wanted": 18}),
    ],
)
def test_a_setup_no_game_can_start_from_is_refused(
    fields: dict[str, object], rule: str, reason: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(BadSetup) as caught:
        SEDLEC.setup(fields)
    assert caught.value.refusal == Refusal(rule, reason, facts)


odd_lists = st.lists(st.one_of(odd_values, st.sampled_from(CARD_TEXTS)), max_size=20)


@given(
    st.dictionaries(
        st.sampled_from(["players", "first", "cards", "x"]), st.one_of(odd_values, odd_lists)
    )
)
def test_any_setup_is_read_or_refused(fields: dict[str, object]) -> None:
    refusal = refused(lambda: SEDLEC.setup(fields))
    if refusal is None:
        assert isinstance(SEDLEC.setup(fields), Setup)
    else:
        assert refusal.reason.startswith(("setup-", "cards-"))


# --- the start ------------------------------------------------------------------------------------


@rule("setup")
@given(setups(), seeds)
def test_six_piles_of_three_lie_there_and_one_card_is_turned_up(setup: Setup, seed: int) -> None:
    state, steps = SEDLEC.start(setup, KeyedLuck(seed))
    up = state.piles[0].up
    assert texts([step.event for step in steps]) == ["deals 6 piles of 3", f"turns {up} on 1"]
    assert piles(steps[0].state) == ["3"] * 6
    assert steps[0].state.unseen == setup.deck
    assert piles(state) == [f"{up}+2", *["3"] * 5]
    assert len(state.unseen) == 17
    assert up not in state.unseen
    assert SEDLEC.deciders(state) == (setup.first,)
    assert state.round == 1
    assert steps[-1].state == state


def test_every_card_is_as_likely_to_be_turned_up_first() -> None:
    up = Counter(
        (chance, state.piles[0].up)
        for chance, (state, _) in outcomes(lambda luck: SEDLEC.start(Setup(), luck))
    )
    assert len(up) == 18
    assert {chance for chance, _ in up} == {Fraction(1, 18)}
