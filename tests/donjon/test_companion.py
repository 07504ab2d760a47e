"""The companion of a first game of Donjon: each situation is said, and what is said is true."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from crypt_core.donjon import fight as sums
from crypt_core.donjon import goods, moves, quests
from crypt_core.donjon.asking import may_flee
from crypt_core.donjon.bundles import EMPTY
from crypt_core.donjon.components import CARE, QUESTS, REWARD, TROPHY
from crypt_core.donjon.fight import ally_power
from crypt_core.donjon.fight import may_flee as could_flee
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import Move
from crypt_core.donjon.power import fighter, power, quarters, the_sum
from crypt_core.donjon.scoring import loss
from crypt_core.donjon.state import FLEE, REST, SUPPLY, Player, State
from crypt_core.donjon.teach import companion as guide
from crypt_core.donjon.views import View, view
from crypt_core.teach.companion import Payer
from crypt_core.teach.words import LANGS
from tests.donjon.build import Table, who
from tests.donjon.guided import GUIDED, YOU, voice
from tests.teach.guided import Said
from tests.teach.typography import faults

"""Games in which everything occurs: the players, the seed, and who plays for the person."""


Line = Said[State, View]


def me(it: Line) -> Player:
    return it.state.players[YOU]


def play(it: Line, move: Move) -> State:
    """What comes of a move."""
    return DONJON.play(it.state, move, it.luck)[0]


def legal(it: Line, verb: str) -> list[Move]:
    return [move for move in DONJON.own_moves(it.state, YOU) if move.verb == verb]


def totals(state: State, *allies: int) -> tuple[int, int]:
    """Both sides of the fight that is on before the dice, with these beside the green one."""
    assert state.fight is not None
    joined = state.fight._replace(allies=(*state.fight.allies, *allies))
    green, red = sums.strengths(the_sum(state, joined))
    return green.fixed, red.fixed


def numbers(text: str) -> list[int]:
    return [int(it) for it in re.findall(r"\d+", text)]


def test_no_quest_is_named_that_its_player_does_not_hold() -> None:
    for it in GUIDED.said:
        mine = {held.quest for held in me(it).unfinished} | {*it.view.looked}
        hidden = {voice().quest(quest) for quest in QUESTS if quest not in mine}
        assert not any(name in it.text for name in hidden)


# --- what is said is true: quests and the village -------------------------------------------------


def test_a_completed_quest_can_be_shown_and_brings_what_is_said() -> None:
    for it in GUIDED.of("claim"):
        found = guide._completed(it.view)
        assert found is not None
        state = play(it, Move(YOU, moves.CLAIM, found.quest))
        assert state.players[YOU].trophies == me(it).trophies + found.trophies
        assert voice().points(found.trophies) in it.text
        if state.stage != "over":
            assert found.quest in [done.quest for done in state.players[YOU].done]


def test_a_main_quest_to_choose_brings_and_costs_what_is_said() -> None:
    for it in GUIDED.of("keep", "keep-buy"):
        setup = it.state.setup
        named = [quest for quest in it.view.looked if voice().the_quest(quest) in it.text]
        assert len(named) == 1
        assert f"{setup.brings(named[0], main=True)} trophy" in it.text
        assert f"costs {setup.costs(named[0], main=True)} trophy" in it.text


def test_the_shop_has_what_the_quest_asks_for_at_that_price() -> None:
    for it in GUIDED.of("keep-buy", "shop-quest"):
        found = (guide._for_sale if it.id == "keep-buy" else guide._payable)(it.view)
        assert found is not None
        assert found.price is not None
        assert f"{found.price} gems" in it.text
        assert completes(it.state, found.quest, found.price)
        assert it.id == "keep-buy" or found.price <= me(it).gems


def completes(state: State, quest: str, price: int) -> bool:
    """Whether some items of the shop that cost as much complete a quest."""
    items = state.setup.items
    for count in (1, 2, 3):
        for bought in combinations(state.shop, count):
            after = state
            for item in bought:
                after = goods.add_item(after, YOU, item)
            cost = sum(items[item].price for item in bought)
            if cost == price and quests.fulfilled(after, YOU, quest):
                return True
    return False


def test_an_item_raises_the_power_as_said() -> None:
    for it in GUIDED.of("buy"):
        found = guide._purchase(it.view)
        assert found is not None
        state = play(it, Move(YOU, moves.BUY, found.item))
        assert power(state, YOU) == found.power > power(it.state, YOU)
        assert state.players[YOU].gems == me(it).gems - found.price
        assert it.text == (
            f"For {found.price} gems, {voice().the(found.item)} raises your power "
            f"from {power(it.state, YOU)} to {found.power}."
        )


def test_the_temple_heals_all_wounds() -> None:
    for it in GUIDED.of("heal"):
        state = play(it, legal(it, moves.HEAL)[0])
        assert state.players[YOU].wounds == 0
        assert power(state, YOU) == power(it.state, YOU) + me(it).wounds
        assert state.players[YOU].gems == me(it).gems - CARE
        assert numbers(it.text) == [me(it).wounds, me(it).wounds, CARE]


def test_a_trophy_point_can_be_bought_at_rest() -> None:
    for it in GUIDED.of("trophy"):
        assert it.state.stage == REST
        state = play(it, legal(it, moves.TROPHY)[0])
        assert state.players[YOU].trophies == me(it).trophies + 1
        assert f"{TROPHY} gems" in it.text


def test_the_guild_shows_two_quests() -> None:
    for it in GUIDED.of("guild"):
        state = play(it, legal(it, moves.GUILD)[0])
        assert len(view(state, YOU).looked) == 2
        assert state.players[YOU].gems == me(it).gems - CARE
        assert numbers(it.text) == [CARE, REWARD, 1]


def test_nothing_can_be_bought_without_gems() -> None:
    for it in GUIDED.of("no-gems"):
        assert it.state.stage == SUPPLY
        assert not [
            move for verb in (moves.BUY, moves.HEAL, moves.GUILD) for move in legal(it, verb)
        ]
        assert legal(it, moves.DONE)


def test_who_is_near_the_end_and_what_is_lost() -> None:
    for it in GUIDED.of("near-end"):
        others = [player.trophies for player in it.state.players[1:]]
        assert f"{max(others)} trophy points of 12" in it.text
        assert max(others) >= 12 - guide.NEAR
        assert voice().points(loss(it.state, YOU)) in it.text


def test_no_quest_can_be_shown() -> None:
    for it in GUIDED.of("quests"):
        assert not legal(it, moves.CLAIM)
        assert me(it).unfinished


# --- the Dungeon ----------------------------------------------------------------------------------


def test_what_is_in_the_pile_and_no_arena_yet() -> None:
    for it in GUIDED.of("draw"):
        setup, pile = it.state.setup, it.state.adventure
        cards = [setup.adventure[number] for number in (*pile.mixed, *pile.under)]
        monsters = [card for card in cards if card in setup.monsters]
        flee = [
            card
            for card in monsters
            if could_flee(fighter(it.state, YOU, (card,)), setup.monsters[card].power)
        ]
        assert numbers(it.text) == [3, len(monsters), len(flee)]
        assert not legal(it, moves.ARENA)


@pytest.mark.parametrize("id_", ["strong", "ahead", "call"])
def test_the_numbers_of_ones_own_fight(id_: str) -> None:
    for it in GUIDED.of(id_):
        alone, against = totals(it.state)
        assert numbers(it.text)[:2] == [alone, against]
        assert it.state.fight is not None
        assert it.state.fight.fighter == YOU


def test_a_strong_monster_can_be_fled_without_an_ally() -> None:
    for it in GUIDED.of("strong"):
        assert may_flee(it.state)
        state = play(it, legal(it, moves.ALONE)[0])
        assert state.stage == FLEE
        fled = DONJON.play(state, Move(YOU, moves.FLEE), it.luck)[0]
        assert fled.players[YOU]._replace(kept=0, broken=0) == me(it)._replace(kept=0, broken=0)


def test_ahead_of_a_monster_and_a_tie_is_green() -> None:
    for it in GUIDED.of("ahead"):
        assert it.state.fight is not None
        green, red = sums.strengths(the_sum(it.state, it.state.fight))
        assert green.fixed >= red.fixed
        assert sums.decide(green, green, sums.Rolls((1,) * green.dice, (1,) * green.dice)).won


def test_the_strongest_ally_brings_as_much_as_is_said() -> None:
    for it in GUIDED.of("call"):
        best = max(range(1, it.state.setup.players), key=lambda i: totals(it.state, i)[0])
        assert f"would have {totals(it.state, best)[0]}." in it.text
        assert totals(it.state, best)[0] > totals(it.state)[0]
        assert legal(it, moves.CALL)


def test_the_help_that_is_asked_for_changes_the_fight_as_said() -> None:
    for it in GUIDED.of("bid"):
        alone, against = totals(it.state)
        both, _ = totals(it.state, YOU)
        gems = it.state.setup.monsters[it.state.card].gems
        assert numbers(it.text) == [both, against, alone, gems]


def test_a_price_is_a_promise() -> None:
    for it in GUIDED.of("pick"):
        bid = guide._bid(it.view)
        assert bid is not None
        state = play(it, Move(YOU, moves.ALLY, whom=bid.player))
        assert (YOU, bid.player, bid.bundle) in state.promises
        assert numbers(it.text)[1:3] == [*totals(it.state, bid.player)]


# --- Arenas and promises --------------------------------------------------------------------------


def test_an_arena_can_be_opened_against_the_weakest() -> None:
    for it in GUIDED.of("arena", "weaker"):
        powers = [power(it.state, i) for i in range(it.state.setup.players)]
        weakest = powers.index(min(powers[1:]), 1)
        assert (powers[weakest] <= powers[YOU]) == (it.id == "arena")
        assert f"{powers[weakest]} against" in it.text
        assert weakest in [move.whom for move in legal(it, moves.ARENA)]
        assert it.id == "arena" or legal(it, moves.DRAW)
        opened = play(it, Move(YOU, moves.ARENA, whom=weakest))
        if opened.fight is not None and not opened.fight.green:
            assert totals(opened) == (powers[YOU], powers[weakest])


def test_the_pot_is_told_as_long_as_it_can_be_won() -> None:
    for it in GUIDED.of("arena"):
        assert ("pot" in it.text) == bool(it.state.pot and not it.state.fought)


def test_a_side_of_an_arena_and_what_one_adds_to_it() -> None:
    for it in GUIDED.of("sides"):
        green, red = totals(it.state)
        assert it.state.fight is not None
        mine = fighter(it.state, YOU, (), it.state.fight)
        power_ = mine.power * 2 if mine.using else mine.power
        assert numbers(it.text) == [green, red, ally_power(power_, quarters(it.state)), 1]
        assert YOU not in (it.state.fight.fighter, it.state.fight.victim)


def test_who_would_add_most_to_ones_own_side() -> None:
    for it in GUIDED.of("promise"):
        fight = it.state.fight
        assert fight is not None
        green, red = totals(it.state)
        mine, theirs = (red, green) if fight.victim == YOU else (green, red)
        assert YOU in (fight.victim, it.state.active)
        assert mine <= theirs
        there = (YOU, fight.fighter, fight.victim, *fight.allies)
        free = [i for i in range(it.state.setup.players) if i not in there]
        adds = {i: totals(it.state, i)[0] - green for i in free}
        assert numbers(it.text)[:2] == [mine, theirs]
        assert f"would add the most: {max(adds.values())}." in it.text


def test_a_promise_received_and_how_its_maker_has_kept_others() -> None:
    for it in GUIDED.of("promised"):
        given = [promise for promise in it.state.promises if promise.to == YOU]
        maker = it.state.players[given[0].maker]
        assert voice().bundle(given[0].bundle) in it.text
        assert voice().by(given[0].maker) in it.text
        assert numbers(it.text)[-2:] == [maker.kept, maker.broken]


def test_a_broken_promise_keeps_what_was_promised_and_is_remembered() -> None:
    for it in GUIDED.of("word"):
        there = goods.there(it.state, it.state.promises[0])
        assert there != EMPTY
        assert voice().bundle(there) in it.text
        state = play(it, legal(it, moves.BREAK)[0])
        assert state.players[YOU].broken == me(it).broken + 1


def test_what_the_unique_power_does_in_ones_own_fight() -> None:
    for it in GUIDED.of("token"):
        fight = it.state.fight
        assert fight is not None
        mine, theirs = totals(it.state)[:: -1 if fight.victim == YOU else 1]
        assert numbers(it.text)[:2] == [mine, theirs]
        state = play(it, Move(YOU, moves.USE, moves.TOKEN))
        assert not state.players[YOU].token
        if state.fight is not None and not state.fight.green:
            before, after = (totals(each)[fight.victim == YOU] for each in (it.state, state))
            assert after > before


def test_plundering_half_of_the_gems_or_an_item() -> None:
    for it in GUIDED.of("plunder"):
        found, fight = guide._loot(it.view), it.state.fight
        assert found is not None
        assert fight is not None
        gems = -(-it.state.players[fight.victim].gems // 2)
        assert numbers(it.text) == [gems, power(it.state, YOU), found.power]
        state = play(it, Move(YOU, moves.PLUNDER, found.item))
        assert power(state, YOU) == found.power
        assert found.item not in state.players[fight.victim].items
        state = play(it, Move(YOU, moves.PLUNDER, moves.GEMS))
        assert state.players[YOU].gems >= me(it).gems + gems > me(it).gems


# --- the tools ------------------------------------------------------------------------------------


# --- what is there all the time -------------------------------------------------------------------


def test_it_guides_short_games_of_any_number() -> None:
    assert all(guide.fits(DONJON.setup({"players": players})) for players in (2, 3, 4, 6))
    assert not guide.fits(DONJON.setup({"players": 3, "length": 15}))
    assert guide.ladder(voice()) == ()


def payers(state: State, viewer: int | None = YOU, lang: str = "en") -> dict[str, Payer]:
    seen = view(state, viewer)
    names = ("main", "secondary", "monsters", "arenas", "bought")
    return dict(zip(names, guide.payers(voice(lang=lang), seen, YOU), strict=True))


def table(**fields: Any) -> State:
    return Table(who("barbarian", **fields), who("thief"), who("priest", wounds=2)).state


def test_the_payers_agree_with_the_scoring() -> None:
    for *_, timeline in GUIDED.games:
        claimed: dict[bool, int] = {True: 0, False: 0}
        line = timeline.line(timeline.moment.id)
        for moment in line:
            for step in moment.steps:
                event = step.event
                if type(event).__name__ == "Claimed" and event.player == YOU:
                    main = any(
                        done.quest == event.quest and done.main
                        for done in step.state.players[YOU].done
                    )
                    claimed[main] += event.trophies
        state = timeline.state
        told = payers(state)
        if claimed[True]:
            assert f"brought {claimed[True]} trophy" in told["main"].mine
        if claimed[False]:
            assert f"for {claimed[False]} trophy" in told["secondary"].mine
        assert told["main"].counts == bool(claimed[True])
        assert told["secondary"].counts == bool(claimed[False])


def test_the_standing_is_the_score_if_the_game_ended_now() -> None:
    for *_, timeline in GUIDED.games:
        state = timeline.state
        found = numbers(guide.standing(voice(), view(state, YOU), YOU))
        owed = found[2] if len(found) > 2 else 0
        assert found[0] - owed == state.scores[YOU]
        assert found[1] == state.setup.length


def test_the_main_quest_with_how_far_one_is() -> None:
    told = payers(table(main="edge", gems=5, items=["dagger"]))["main"]
    assert told.mine == (
        "Quest of the Edge: 4 trophy points if completed, otherwise it costs 2 trophy points. "
        "The best item of that type has +1; +4 is asked for. "
        "The cheapest in the shop costs 8 gems."
    )
    assert told.pays == f"double its points and {REWARD} gems"
    assert not told.counts


def test_the_other_sources_with_what_one_has() -> None:
    told = payers(table(gems=6, quests=["greedy"], done=["smith"], items=["double_axe"]))
    assert told["secondary"].mine == "Completed: 1, for 2 trophy points in all. Not completed: 1."
    assert told["arenas"].mine == "Your power: 13. The weakest of the others: 6."
    assert told["arenas"].counts
    assert told["monsters"].pays == "up to 3 trophy points each, from power 16 up"
    assert told["monsters"].mine == "Still to come: 12. Your power: 13."
    assert not told["monsters"].counts
    assert told["bought"].mine == "You have 6 gems."
    assert told["bought"].counts


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_hidden_main_quest_is_not_told_to_others(viewer: int | None) -> None:
    assert payers(table(main="edge"), viewer)["main"].mine == ""
    assert guide.standing(voice(), view(table(main="edge"), viewer), YOU).count("cost") == 0


@pytest.mark.parametrize("lang", LANGS)
def test_payers_in_every_language(lang: str) -> None:
    opening, *_ = GUIDED.games[0].moments
    for state in (
        opening[0],
        table(main="edge", quests=["greedy"]),
        GUIDED.games[0].timeline.state,
    ):
        for it in payers(state, lang=lang).values():
            texts = [it.name, it.pays, it.detail, it.mine]
            assert [fault for text in texts for fault in faults(text, lang)] == []
            assert not any("donjon-" in text for text in texts)
