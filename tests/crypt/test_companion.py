"""The companion of a first game: each situation occurs and is said, and what is said is true."""

from __future__ import annotations

import pytest

from crypt_core.crypt import moves
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.scoring import RANKS, holding, score_sheet
from crypt_core.crypt.state import State
from crypt_core.crypt.teach import companion as guide
from crypt_core.crypt.views import View
from tests.crypt.guided import GUIDED, YOU, voice
from tests.teach.guided import Said

Line = Said[State, View]


def after(it: Line, *legal: Move) -> State:
    """What comes of the first of these moves."""
    return CRYPT.play(it.state, legal[0], it.luck)[0]


def claim(slot: int, *efforts: int) -> Move:
    return Move(YOU, moves.CLAIM, dice=((slot, efforts),))


def collected(it: Line, state: State) -> set[str]:
    """The treasures that somebody has collected since."""
    before = {str(owned.card) for owned in it.state.players[YOU].treasures}
    return {str(owned.card) for owned in state.players[YOU].treasures} - before


# --- what is said is true -------------------------------------------------------------------------


@pytest.mark.parametrize("id_", ["last-free", "follow-free"])
def test_effort_one_takes_it_and_exhausts_nobody(id_: str) -> None:
    for it in GUIDED.of(id_):
        free = guide._free(it.view)
        assert free is not None
        assert voice().the(free.slot, it.view) in it.text
        state = after(it, claim(free.slot, 1))
        card = it.state.crypt[free.slot]
        assert card is not None
        assert str(card.card) in collected(it, state)
        assert state.players[YOU].exhausted <= it.state.players[YOU].exhausted


def test_more_than_its_total_pushes_the_ghost_off() -> None:
    for it in GUIDED.of("last-push"):
        held = guide._held(it.view)
        assert held is not None
        assert str(held.total) in it.text
        legal = [
            each
            for each in CRYPT.legal_moves(it.state)
            if each.verb == moves.CLAIM and each.dice[0][0] == held.slot
        ]
        assert legal
        assert all(sum(each.dice[0][1]) > held.total for each in legal)
        card = it.state.crypt[held.slot]
        assert card is not None
        assert str(card.card) in collected(it, after(it, *legal))


@pytest.mark.parametrize("id_", ["lead", "from-left"])
def test_a_leader_is_first_and_last(id_: str) -> None:
    for it in GUIDED.of(id_):
        assert it.state.claim_order == (YOU, 1, YOU)
        assert it.state.turn == 0


@pytest.mark.parametrize("id_", ["follow", "follow-free"])
def test_the_ghost_has_claimed_and_has_one_more_turn(id_: str) -> None:
    for it in GUIDED.of(id_):
        assert it.state.claim_order == (1, YOU, 1)
        assert it.state.turn == 1
        assert it.state.ghost_pushed == 0


def test_recovering_makes_all_ready() -> None:
    for it in GUIDED.of("recover"):
        owner = it.state.players[YOU]
        assert not owner.ready
        recovered = [e for e in CRYPT.legal_moves(it.state) if e.verb == moves.RECOVER]
        _, steps = CRYPT.play(it.state, recovered[0], it.luck)
        assert steps[0].state.players[YOU].ready == owner.exhausted


def test_all_that_is_left_is_to_pass() -> None:
    for it in GUIDED.of("placed"):
        legal = [each.verb for each in CRYPT.legal_moves(it.state)]
        assert moves.RECOVER in legal
        assert moves.CLAIM not in legal
        assert not it.state.players[YOU].exhausted


@pytest.mark.parametrize(("id_", "verb"), [("wake", moves.ROUSE), ("take", moves.TAKE)])
def test_powers_can_be_used_and_cost_no_coins(id_: str, verb: str) -> None:
    for it in GUIDED.of(id_):
        legal = [*CRYPT.legal_moves(it.state), *CRYPT.own_moves(it.state, YOU)]
        used = [each for each in legal if each.verb == verb]
        assert used
        before = score_sheet(it.state, YOU).total
        assert score_sheet(after(it, *used), YOU).total >= before


def test_the_card_completes_its_collector() -> None:
    for it in GUIDED.of("completes"):
        slot, kind = next(guide.completing(it.view, YOU))
        side = it.state.setup.side(kind)
        values = holding(it.state, YOU, kind).values
        assert len(values) + 1 == COLLECTORS[f"{kind}.{side}"].needs
        assert voice().the(slot, it.view) in it.text


def test_half_and_last_round_and_what_is_missing() -> None:
    for it in GUIDED.of("half"):
        coins = score_sheet(it.state, YOU).total
        above = min(least for least, _ in RANKS if least > coins)
        assert f" {above - coins} more" in it.text
        assert f" {coins} coin" in it.text
        assert it.state.round - 1 == it.state.setup.rounds / 2
    for it in GUIDED.of("last-round"):
        assert it.state.round == it.state.setup.rounds


def test_what_is_unseen_is_worth_one_of_these() -> None:
    for it in GUIDED.of("unseen"):
        treasure = guide._unseen(it.view)
        assert treasure is not None
        card = it.state.crypt[treasure.slot]
        assert card is not None
        assert str(card.card.value) in it.text


def test_two_are_exhausted() -> None:
    for it in GUIDED.of("tired"):
        assert it.state.players[YOU].exhausted == 2


# --- the tools ------------------------------------------------------------------------------------


# --- what is there all the time -------------------------------------------------------------------


def test_the_ladder_and_the_standing() -> None:
    rungs = guide.ladder(voice())
    assert [rung.least for rung in rungs] == sorted(least for least, _ in RANKS)
    views, *_ = GUIDED.games[0]
    assert (
        guide.standing(voice(), views[0], YOU) == "So far: 3 coins. 27 more and you are the Petty."
    )
    assert len(guide.payers(voice(), views[0], YOU)) == len(KINDS)
