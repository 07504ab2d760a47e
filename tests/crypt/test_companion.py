"""The companion of a first game: each situation occurs and is said, and what is said is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt import moves
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.scoring import RANKS, holding, score_sheet
from crypt_core.crypt.state import State
from crypt_core.crypt.teach import companion as guide
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.views import View, view
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Timeline
from crypt_core.games import NAMES
from crypt_core.teach.companion import EARLY, companion, guidance, introductions
from crypt_core.teach.words import LANGS, Words

YOU = guide.YOU
IDS = [it.id for it in guide.SITUATIONS]


class Said(NamedTuple):
    """A line at a decision of a game."""

    id: str
    state: State
    luck: KeyedLuck
    view: View
    text: str


@cache
def games() -> list[tuple[list[View], list[tuple[State, KeyedLuck]]]]:
    """The decisions of whole games, by several bots and with either side of the collectors."""
    found = []
    for seed in range(14):
        for bot in ("random", "greedy", "careful", "sensible"):
            sides = "BBBBBB" if seed % 4 == 3 else "AAAAAA"
            timeline = Timeline(CRYPT, CRYPT.setup({"players": 1, "sides": sides}), seed)
            while CRYPT.deciders(timeline.state):
                timeline.play(choose(bot, CRYPT, timeline.state, timeline.moment.luck))
            line = timeline.line(timeline.moment.id)[:-1]
            found.append(
                ([view(it.state, YOU) for it in line], [(it.state, it.luck) for it in line])
            )
    return found


def voice(lang: str = "en") -> Voice:
    return Voice(Words(lang), YOU, ["person", "ghost"])


@cache
def said() -> list[Said]:
    """Every line of these games."""
    return [
        Said(it.id, state, luck, seen, voice().say(guide.GUIDE + it.id, **it.facts(voice(), seen)))
        for views, moments in games()
        for it, seen, (state, luck) in zip(guidance(guide, views), views, moments, strict=True)
        if it is not None
    ]


def of(id_: str) -> Iterator[Said]:
    found = [it for it in said() if it.id == id_]
    assert found, f"{id_} is never said"
    return iter(found)


def after(it: Said, *legal: Move) -> State:
    """What comes of the first of these moves."""
    return CRYPT.play(it.state, legal[0], it.luck)[0]


def claim(slot: int, *efforts: int) -> Move:
    return Move(YOU, moves.CLAIM, dice=((slot, efforts),))


def collected(it: Said, state: State) -> set[str]:
    """The treasures that somebody has collected since."""
    before = {str(owned.card) for owned in it.state.players[YOU].treasures}
    return {str(owned.card) for owned in state.players[YOU].treasures} - before


def test_each_game_has_one() -> None:
    assert all(companion(name) is not None for name in NAMES)


@pytest.mark.parametrize("id_", IDS)
def test_each_situation_occurs_and_is_said(id_: str) -> None:
    assert next(of(id_)).text


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_said_in_every_language(lang: str) -> None:
    heard: set[str] = set()
    for it in said():
        if it.id not in heard:
            heard.add(it.id)
            situation = guide.SITUATIONS[IDS.index(it.id)]
            text = voice(lang).say(guide.GUIDE + it.id, **situation.facts(voice(lang), it.view))
            assert text[-1] == "."
            assert "{" not in text
            assert "crypt-" not in text


def test_none_twice_in_a_row_nor_more_often_than_it_may() -> None:
    most = {it.id: it.times for it in guide.SITUATIONS}
    for views, _ in games():
        lines = [it.id for it in guidance(guide, views) if it is not None]
        assert all(one != other for one, other in pairwise(lines))
        assert all(count <= most[id_] <= 2 for id_, count in Counter(lines).items())


def test_the_first_rounds_have_a_line_each_and_later_ones_one_at_most() -> None:
    for views, _ in games():
        lines = zip(views, guidance(guide, views), strict=True)
        rounds = Counter(seen.round for seen, it in lines if it is not None)
        asked = {seen.round for seen in views}
        assert all(rounds[number] for number in asked if number <= EARLY)
        assert all(rounds[number] <= 1 for number in asked if number > EARLY)


def test_it_depends_on_the_decisions_alone() -> None:
    views, _ = games()[0]
    whole = guidance(guide, views)
    assert all(guidance(guide, views[:count]) == whole[:count] for count in range(len(views)))


# --- what is said is true -------------------------------------------------------------------------


@pytest.mark.parametrize("id_", ["last-free", "follow-free"])
def test_effort_one_takes_it_and_exhausts_nobody(id_: str) -> None:
    for it in of(id_):
        free = guide._free(it.view)
        assert free is not None
        assert voice().the(free.slot, it.view) in it.text
        state = after(it, claim(free.slot, 1))
        card = it.state.crypt[free.slot]
        assert card is not None
        assert str(card.card) in collected(it, state)
        assert state.players[YOU].exhausted <= it.state.players[YOU].exhausted


def test_more_than_its_total_pushes_the_ghost_off() -> None:
    for it in of("last-push"):
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
    for it in of(id_):
        assert it.state.claim_order == (YOU, 1, YOU)
        assert it.state.turn == 0


@pytest.mark.parametrize("id_", ["follow", "follow-free"])
def test_the_ghost_has_claimed_and_has_one_more_turn(id_: str) -> None:
    for it in of(id_):
        assert it.state.claim_order == (1, YOU, 1)
        assert it.state.turn == 1
        assert it.state.ghost_pushed == 0


def test_recovering_makes_all_ready() -> None:
    for it in of("recover"):
        owner = it.state.players[YOU]
        assert not owner.ready
        recovered = [e for e in CRYPT.legal_moves(it.state) if e.verb == moves.RECOVER]
        _, steps = CRYPT.play(it.state, recovered[0], it.luck)
        assert steps[0].state.players[YOU].ready == owner.exhausted


def test_all_that_is_left_is_to_pass() -> None:
    for it in of("placed"):
        legal = [each.verb for each in CRYPT.legal_moves(it.state)]
        assert moves.RECOVER in legal
        assert moves.CLAIM not in legal
        assert not it.state.players[YOU].exhausted


@pytest.mark.parametrize(("id_", "verb"), [("wake", moves.ROUSE), ("take", moves.TAKE)])
def test_powers_can_be_used_and_cost_no_coins(id_: str, verb: str) -> None:
    for it in of(id_):
        legal = [*CRYPT.legal_moves(it.state), *CRYPT.own_moves(it.state, YOU)]
        used = [each for each in legal if each.verb == verb]
        assert used
        before = score_sheet(it.state, YOU).total
        assert score_sheet(after(it, *used), YOU).total >= before


def test_the_card_completes_its_collector() -> None:
    for it in of("completes"):
        slot, kind = next(guide.completing(it.view, YOU))
        side = it.state.setup.side(kind)
        values = holding(it.state, YOU, kind).values
        assert len(values) + 1 == COLLECTORS[f"{kind}.{side}"].needs
        assert voice().the(slot, it.view) in it.text


def test_half_and_last_round_and_what_is_missing() -> None:
    for it in of("half"):
        coins = score_sheet(it.state, YOU).total
        above = min(least for least, _ in RANKS if least > coins)
        assert f" {above - coins} more" in it.text
        assert f" {coins} coin" in it.text
        assert it.state.round - 1 == it.state.setup.rounds / 2
    for it in of("last-round"):
        assert it.state.round == it.state.setup.rounds


def test_what_is_unseen_is_worth_one_of_these() -> None:
    for it in of("unseen"):
        treasure = guide._unseen(it.view)
        assert treasure is not None
        card = it.state.crypt[treasure.slot]
        assert card is not None
        assert str(card.card.value) in it.text


def test_two_are_exhausted() -> None:
    for it in of("tired"):
        assert it.state.players[YOU].exhausted == 2


# --- the tools ------------------------------------------------------------------------------------


def test_each_tool_comes_once_and_one_at_a_time() -> None:
    order = [it.tool for it in guide.TOOLS]
    whole = 0
    for views, _ in games():
        came = [(seen, tool) for seen, tool in zip(views, introductions(guide, views), strict=True)]
        found = [tool for _, tool in came if tool]
        assert found == order[: len(found)]
        rounds = [seen.round for seen, tool in came if tool]
        assert len(set(rounds)) == len(rounds)
        assert 1 not in rounds
        whole += found == order
    assert whole > len(games()) * 0.8


@pytest.mark.parametrize("lang", LANGS)
def test_each_tool_is_named_by_its_tab(lang: str) -> None:
    for it in guide.TOOLS:
        text = voice(lang).say(f"{guide.GUIDE}tool-{it.tool}")
        tab = {"odds": "crypt-tools-odds"}.get(it.tool, f"tools-{it.tool}")
        assert voice(lang).say(tab) in text


# --- what is there all the time -------------------------------------------------------------------


def test_the_ladder_and_the_standing() -> None:
    rungs = guide.ladder(voice())
    assert [rung.least for rung in rungs] == sorted(least for least, _ in RANKS)
    views, _ = games()[0]
    assert (
        guide.standing(voice(), views[0], YOU) == "So far: 3 coins. 27 more and you are the Petty."
    )
    assert len(guide.payers(voice(), views[0], YOU)) == len(KINDS)
