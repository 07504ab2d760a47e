"""Cards, dice, collectors and torches before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from crypt_core.crypt.components import DECK, KINDS, REVEALED, SERVANTS, Setup, deck_for, read_setup
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import BadSetup
from crypt_core.engine.luck import KeyedLuck
from tests.crypt.build import FixedLuck
from tests.rule import rule


@rule("deck")
def test_the_full_deck_has_two_of_every_kind_and_value() -> None:
    assert len(DECK) == 48
    pairs = Counter((card.kind, card.value) for card in DECK)
    assert set(pairs) == {(kind, value) for kind in KINDS for value in (1, 2, 3, 4)}
    assert set(pairs.values()) == {2}
    assert [card.number for card in DECK] == list(range(48))


@rule("deck.setup-icon")
def test_icons_take_out_24_12_or_no_cards() -> None:
    icons = Counter((card.icon, card.value) for card in DECK)
    assert icons == {
        ("", 1): 6, ("", 2): 6, ("", 3): 6, ("", 4): 6,
        ("III", 2): 6, ("III", 3): 6,
        ("IV", 1): 6, ("IV", 4): 6,
    }  # fmt: skip
    assert [len(deck_for(n)) for n in (1, 2, 3, 4)] == [24, 24, 36, 48]
    assert {card.icon for card in deck_for(2)} == {""}
    assert {card.icon for card in deck_for(3)} == {"", "III"}
    for players in (1, 2, 3, 4):
        kinds = Counter(card.kind for card in deck_for(players))
        assert set(kinds.values()) == {len(deck_for(players)) // 6}


@rule("dice")
def test_everybody_starts_with_three_ready_servants() -> None:
    for players in (1, 2, 3, 4):
        state, _ = CRYPT.start(Setup(players), KeyedLuck(1))
        assert len(state.players) == max(players, 2)
        assert {(p.ready, p.exhausted, p.treasures) for p in state.players} == {(SERVANTS, 0, ())}


@rule("reveal.count")
@pytest.mark.parametrize(
    ("players", "up", "down", "rounds"), [(1, 2, 1, 8), (2, 2, 1, 8), (3, 3, 1, 9), (4, 4, 2, 8)]
)
def test_treasures_revealed_and_rounds(players: int, up: int, down: int, rounds: int) -> None:
    assert REVEALED[players] == (up, down)
    assert Setup(players).rounds == rounds
    state, steps = CRYPT.start(Setup(players), KeyedLuck(5))
    assert [t.up for t in state.crypt if t].count(True) == up
    assert [t.up for t in state.crypt if t].count(False) == down
    assert len(state.deck) == len(deck_for(players)) - up - down
    if players > 1:
        # The face-down ones are the last drawn, on the right.
        assert [t.up for t in state.crypt if t] == [True] * up + [False] * down
        assert "?" in str(steps[0].event).split(",")[-1]


@rule("setup.collectors")
def test_sides_are_per_kind_and_in_any_mix() -> None:
    setup = Setup(2, "ABABBA")
    assert [setup.side(kind) for kind in KINDS] == list("ABABBA")
    assert setup.has("idols.A")
    assert not setup.has("idols.B")
    assert setup.has("remains.B")
    assert Setup().sides == "AAAAAA", "a first game is all A"


@rule("setup.torches")
@pytest.mark.parametrize(
    ("players", "leader", "lights_out"),
    [(2, 0, 0), (2, 1, 1), (3, 0, 2), (3, 1, 0), (4, 0, 3), (4, 2, 1)],
)
def test_who_has_the_torches(players: int, leader: int, lights_out: int) -> None:
    state, _ = CRYPT.start(Setup(players, leader=leader), KeyedLuck(2))
    assert state.leader == leader
    assert state.lights_out == lights_out
    assert CRYPT.deciders(state) == (leader,)


@rule("solo.torches", "setup.torches")
def test_alone_you_start_with_both_torches_then_they_alternate() -> None:
    luck = KeyedLuck(3)
    state, _ = CRYPT.start(Setup(1), luck)
    holders = {1: (state.leader, state.lights_out)}
    while CRYPT.deciders(state):
        state, _ = CRYPT.play(state, CRYPT.read_move("recover", state), luck)
        holders[state.round] = (state.leader, state.lights_out)
    assert [holders[n] for n in range(1, 9)] == [(0, 0), (1, 1)] * 4


@rule("solo.order")
@pytest.mark.parametrize(
    ("drawn", "laid"),
    [
        ("idols1 idols4 pottery4", "idols4 pottery4? idols1"),  # 4, face-down 2.5, 1
        ("idols1 idols2 pottery4", "pottery4? idols2 idols1"),
        ("idols3 idols4 pottery1", "idols4 idols3 pottery1?"),
        ("idols2 idols3 pottery1", "idols3 pottery1? idols2"),
        # Equal values: the first drawn is on the left.
        ("idols3 remains3 pottery1", "idols3 remains3 pottery1?"),
        ("remains3 idols3 pottery1", "remains3 idols3 pottery1?"),
        ("tapestries2 idols2 pottery4", "pottery4? tapestries2 idols2"),
    ],
)
def test_alone_treasures_lie_from_highest_to_lowest(drawn: str, laid: str) -> None:
    state, steps = CRYPT.start(Setup(1), FixedLuck(cards=drawn))
    crypt = [f"{t.card}{'' if t.up else '?'}" for t in state.crypt if t]
    assert crypt == laid.split()
    as_drawn = [t.card for t in steps[0].state.crypt if t]
    order = [int("abc".index(slot)) for slot in str(steps[1].event).split()[-1]]
    assert [as_drawn[i] for i in order] == [t.card for t in state.crypt if t]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_treasures_lie_as_drawn_with_several_players(players: int) -> None:
    _, steps = CRYPT.start(Setup(players), FixedLuck(cards="idols1 idols4 pottery4"))
    assert [type(step.event).__name__ for step in steps] == ["Revealed"]
    assert str(steps[0].event).startswith("round 1 reveals idols1,idols4,pottery")


@rule("setup.collectors", "setup.torches", "reveal.count")
@pytest.mark.parametrize(
    ("fields", "rule_id", "reason", "got"),
    [
        ({"players": 5}, "reveal.count", "setup-players", "5"),
        ({"players": 0}, "reveal.count", "setup-players", "0"),
        ({"players": True}, "reveal.count", "setup-players", "True"),
        ({"players": "2"}, "reveal.count", "setup-players", "2"),
        ({"players": None}, "reveal.count", "setup-players", "None"),
        ({"players": [2]}, "reveal.count", "setup-players", "[2]"),
        ({"sides": "AAAAA"}, "setup.collectors", "setup-sides", "AAAAA"),
        ({"sides": "AAAAAC"}, "setup.collectors", "setup-sides", "AAAAAC"),
        ({"sides": "aaaaaa"}, "setup.collectors", "setup-sides", "aaaaaa"),
        ({"sides": ["A"] * 6}, "setup.collectors", "setup-sides", str(["A"] * 6)),
        ({"players": 3, "leader": 3}, "setup.torches", "setup-leader", "3"),
        ({"players": 1, "leader": 1}, "setup.torches", "setup-leader", "1"),
        ({"players": 2, "leader": -1}, "setup.torches", "setup-leader", "-1"),
        ({"players": 2, "leader": 0.0}, "setup.torches", "setup-leader", "0.0"),
        ({"seats": 3}, "setup.collectors", "setup-field", "seats"),
    ],
)
def test_setups_no_game_can_start_from(
    fields: dict[str, object], rule_id: str, reason: str, got: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        read_setup(fields)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason, refusal.facts["got"]) == (rule_id, reason, got)
    assert refusal.facts["wanted"]


def test_without_a_word_one_plays_alone_with_sides_a() -> None:
    assert CRYPT.setup({}) == Setup() == Setup(1, "AAAAAA", 0)
