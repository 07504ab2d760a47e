"""Positions set up by hand: what they hold, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.crypt.components import GHOST, KINDS, deck_for
from crypt_core.crypt.events import Revealed
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.position import position
from crypt_core.crypt.state import State
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import view
from crypt_core.engine.game import BadNotation, BadSetup
from crypt_core.engine.luck import KeyedLuck
from crypt_core.teach.catalogue import catalogue
from crypt_core.teach.words import LANGS, Words
from tests.strategies import examples

SOLO = "idols4 pottery2? jewelry2"


def all_cards(state: State) -> Counter[int]:
    held = [t.card for p in state.players for t in p.treasures]
    laid = [t.card for t in state.crypt if t]
    boxed = [t.card for t in state.box]
    return Counter(card.number for card in (*state.deck, *laid, *held, *boxed))


def test_the_dice_lie_where_the_claims_say() -> None:
    state = position(SOLO, claims=["a5 c2", "b33"], turn=2, exhausted=[1])
    assert [(t.owner, t.servants, t.effort) for t in state.crypt if t] == [
        (0, 1, 5),
        (1, 2, 3),
        (0, 1, 2),
    ]
    you, ghost = state.players
    assert (you.ready, you.exhausted, you.placed) == (0, 1, True)
    assert (ghost.ready, ghost.exhausted, ghost.placed) == (1, 0, True)
    assert CRYPT.deciders(state) == (0,)
    assert state.last_turn


def test_it_is_the_state_the_rules_lead_to() -> None:
    start = position(SOLO)
    played, _ = CRYPT.play(start, CRYPT.read_move("a5 b4 c2", start), KeyedLuck(3))
    owners = ["", ""]
    for slot, t in enumerate(played.crypt):
        assert t is not None
        owners[t.owner] += f" {'abc'[slot]}{str(t.effort) * t.servants}"
    by_hand = position(SOLO, claims=owners, turn=2)
    assert by_hand.crypt == played.crypt
    assert by_hand.players == played.players
    assert by_hand.deck == played.deck
    assert by_hand.claim_order == played.claim_order


def test_the_ghost_leads_and_its_pushed_dice_are_rolled_again() -> None:
    state = position(SOLO, claims=["", "a5 b3 c1"], leader=GHOST, turn=1, round_number=8)
    _, steps = CRYPT.play(state, CRYPT.read_move("b4", state), KeyedLuck(1))
    assert "on turn 2" in str(steps[1].event)
    assert not state.deck, "nothing is left to reveal after the last round"


def test_a_face_down_treasure_is_seen_by_nobody_and_need_not_be_known() -> None:
    state = position("idols4 pottery? pottery1", collections=["remains2* idols3?"], round_number=2)
    hidden = state.crypt[1]
    assert hidden is not None
    assert hidden.card.value == 2, "the lowest that is left"
    seen = view(state, 0)
    assert [t.value for t in seen.crypt if t] == [4, None, 1]
    assert [(t.kind, t.value, t.flipped) for t in seen.players[0].treasures] == [
        ("remains", 2, True),
        ("idols", 3, False),
    ]
    assert [t.value for t in view(state, None).players[0].treasures] == [2, None]


def test_discarded_treasures_are_seen_unless_they_lay_face_down() -> None:
    state = position(SOLO, box="remains4 remains3?", round_number=2)
    assert [t.value for t in view(state, 0).box] == [4, None, None]


def test_who_was_pushed_off_everywhere_is_remembered() -> None:
    options: dict[str, Any] = {"players": 3, "turn": 2, "exhausted": [2], "round_number": 9}
    state = position("idols1 idols2 idols4 remains3?", claims=["", "a4"], pushed_off=[0], **options)
    _, steps = CRYPT.play(state, CRYPT.read_move("recover", state), KeyedLuck(1))
    assert "P1 pushed off everywhere recovers 2" in [str(step.event) for step in steps]
    idle = position("idols1 idols2 idols4 remains3?", claims=["", "a4"], **options)
    assert not idle.players[0].placed


def test_two_flipped_idols_were_rewarded() -> None:
    hands = ["idols1* idols2* remains1"]
    rewarded = position(SOLO, collections=hands, sides="BAAAAA", round_number=4)
    assert rewarded.players[0].rewarded
    assert rewarded.idols_round == 3
    assert not position(SOLO, collections=hands, round_number=4).players[0].rewarded


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_people_have_more_treasures(players: int) -> None:
    crypt = {
        2: "idols1 idols2 remains3?",
        3: "idols1 idols2 idols2 remains3?",
        4: "idols1 idols1 idols2 idols2 remains3? remains?",
    }[players]
    state = position(
        crypt,
        claims=["", "a3"],
        collections=["", "jewelry1 jewelry2", "pottery1"][:players],
        players=players,
        leader=1,
        turn=1,
        round_number=3,
        sides="ABABAB",
    )
    assert CRYPT.deciders(state) == (2 % players,)
    assert (state.setup.leader + state.round - 1) % players == 1
    assert all_cards(state) == Counter(card.number for card in deck_for(players))


@given(
    round_number=st.integers(1, 8),
    turn=st.integers(0, 2),
    leader=st.integers(0, 1),
    exhausted=st.integers(0, 3),
    seed=st.integers(0, 100),
    choice=st.integers(0, 10_000),
)
@examples(25)
def test_a_position_plays_on_to_the_end(
    round_number: int, turn: int, leader: int, exhausted: int, seed: int, choice: int
) -> None:
    options: dict[str, Any] = {"leader": leader, "turn": turn, "round_number": round_number}
    if (turn == 1) != (leader == GHOST):
        with pytest.raises(BadSetup, match="position-turn"):
            position(SOLO, **options)
        return
    state = position(SOLO, exhausted=[exhausted], **options)
    assert all_cards(state) == Counter(card.number for card in deck_for(1))
    assert len(state.deck) == 3 * (8 - round_number)
    for _ in range(40):
        if not CRYPT.deciders(state):
            break
        legal = CRYPT.legal_moves(state)
        state, _ = CRYPT.play(state, legal[choice % len(legal)], KeyedLuck(seed))
    assert state.scores


@given(
    st.sampled_from(KINDS),
    st.integers(1, 7),
    st.integers(0, 50),
    st.sampled_from([(1, SOLO), (3, "idols4 jewelry2 remains1 pottery2?")]),
)
def test_the_top_of_the_deck_can_be_told(
    kind: str, round_number: int, seed: int, crypt_of: tuple[int, str]
) -> None:
    """It is of what is left over; where it is not told, nobody has looked."""
    players, crypt = crypt_of
    options: dict[str, Any] = {"players": players, "round_number": round_number, "turn": 2}
    assert position(crypt, **options).top is None
    state = position(crypt, top=kind, **options)
    assert state.top == kind == view(state, 0).top
    assert all_cards(state) == Counter(card.number for card in deck_for(players))
    while state.round == round_number:
        state, steps = CRYPT.play(
            state, CRYPT.own_moves(state, *CRYPT.deciders(state))[-1], KeyedLuck(seed)
        )
    (cards,) = (step.event.cards for step in steps if isinstance(step.event, Revealed))
    assert cards[0].kind == kind


REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("idols4 gold3? jewelry2", {}, "deck", "position-card"),
    ("idols4 pottery jewelry2?", {}, "deck", "position-card"),
    ("idols4* pottery2? jewelry2", {}, "deck", "position-card"),
    ("idols4 pottery2? idols4", {}, "deck.setup-icon", "position-card-gone"),
    (SOLO, {"box": "jewelry2"}, "deck.setup-icon", "position-card-gone"),
    ("idols4 pottery2?", {}, "reveal.count", "position-crypt"),
    ("idols4 pottery2 jewelry2", {}, "reveal.count", "position-crypt"),
    ("idols4 jewelry2 pottery2?", {}, "solo.order", "position-order"),
    (SOLO, {"round_number": 0}, "reveal.count", "position-round"),
    (SOLO, {"round_number": 9}, "reveal.count", "position-round"),
    (SOLO, {"top": "gold"}, "deck.back", "position-top"),
    (SOLO, {"top": "idols4"}, "deck.back", "position-top"),
    (SOLO, {"top": "idols", "round_number": 8}, "deck.back", "position-top"),
    (
        SOLO,
        {"top": "idols", "box": "idols1 idols2 idols3", "round_number": 3},
        "deck.back",
        "position-top",
    ),
    (SOLO, {"collections": ["idols1"]}, "reveal.count", "position-early"),
    (SOLO, {"leader": 2}, "setup.torches", "setup-leader"),
    (SOLO, {"turn": 3}, "claim.order", "position-turn"),
    (SOLO, {"turn": 1}, "claim.order", "position-turn"),
    (SOLO, {"players": 5}, "reveal.count", "setup-players"),
    (SOLO, {"sides": "AB"}, "setup.collectors", "setup-sides"),
    (SOLO, {"claims": ["", "", "a1"], "turn": 2}, "claim.order", "unknown-player"),
    (SOLO, {"claims": ["a1"]}, "claim.order", "position-too-soon"),
    (SOLO, {"claims": ["recover"], "turn": 2}, "claim.place", "position-claim"),
    (SOLO, {"claims": ["P2: a1"], "turn": 2}, "claim.place", "position-claim"),
    (SOLO, {"claims": ["a7"], "turn": 2}, "claim.place", "effort-range"),
    (SOLO, {"claims": ["d1"], "turn": 2}, "reveal.count", "unknown-treasure"),
    (SOLO, {"claims": ["a12"], "turn": 2}, "claim.place", "mixed-efforts"),
    (SOLO, {"claims": ["a11 b11"], "turn": 2}, "dice", "too-many-servants"),
    (SOLO, {"claims": ["a11"], "exhausted": [2], "turn": 2}, "dice", "too-many-servants"),
    (SOLO, {"claims": ["a5", "a6"], "turn": 2}, "claim.push", "position-two-claims"),
    (SOLO, {"exhausted": [4]}, "dice", "position-exhausted"),
    (SOLO, {"exhausted": [0, 1]}, "ghost.tireless", "position-exhausted"),
    (SOLO, {"pushed_off": [2], "turn": 2}, "claim.order", "unknown-player"),
    (SOLO, {"pushed_off": [0]}, "claim.order", "position-too-soon"),
    (
        SOLO,
        {"claims": ["a5"], "pushed_off": [0], "turn": 2},
        "collect.all-pushed",
        "position-pushed-off",
    ),
]


@pytest.mark.parametrize(("crypt", "options", "rule", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_its_rule_in_every_language(
    crypt: str, options: dict[str, Any], rule: str, reason: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        position(crypt, **options)
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == (rule, reason)
    for lang in LANGS:
        words = Words(lang)
        told = explain.error(explain.Voice(words, 0, ["person", "ghost"]), refused.value)
        assert told.endswith(".")
        assert not words.fallbacks


def test_every_reason_has_a_test() -> None:
    reasons = {id_ for id_ in catalogue("en").sources if id_.startswith("refusal-position-")}
    assert reasons == {f"refusal-{case[3]}" for case in REFUSED if case[3].startswith("position-")}


def test_a_claim_that_is_no_text_of_a_move_is_bad_notation() -> None:
    with pytest.raises(BadNotation, match="read-move"):
        position(SOLO, claims=["five on a"], turn=2)
