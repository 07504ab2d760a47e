"""Bargaining: swaps, bids, promises, and words kept or broken."""

from __future__ import annotations

import pytest

from crypt_core.donjon import events as ev
from crypt_core.donjon import moves
from crypt_core.donjon.bundles import Bundle
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.judge_deals import offers, prices
from crypt_core.donjon.lists import own_moves
from crypt_core.donjon.moves import Move
from crypt_core.donjon.state import WORD, Promise
from crypt_core.engine.timeline import Timeline
from tests.donjon.build import Table, who
from tests.donjon.going import at, going
from tests.rule import rule


def village(**fields: object) -> Table:
    return Table(
        who("priest", gems=5, items=["dagger"], quests=["edge"], token=False),
        who("thief", gems=3, spoils=["ogre"], token=False),
        who("sorcerer", token=False),
        **fields,
    )


def helping(count: int) -> Table:
    """The second player owes the first help in so many fights, and an orc lies on top."""
    table = village(top=["orc"])
    table.state = table.state._replace(owed=(Promise(1, 0, Bundle(helps=count)),))
    return table


@rule("trade", "deal.swap")
def test_a_swap_moves_at_once_when_it_is_accepted() -> None:
    table = village().play("offer P2 2g,item:dagger,quest1 for spoil:ogre")
    assert table.owing == [2]
    table.play("accept")
    assert (table[1].gems, table[1].items, table[1].spoils, table[1].quests) == (
        3, (), ("ogre",), (),
    )  # fmt: skip
    assert (table[2].gems, table[2].items) == (5, ("dagger",))
    assert [it.quest for it in table[2].quests] == ["edge"]


@rule("deal.swap")
def test_one_counter_is_accepted_or_declined() -> None:
    table = village().play("offer P2 1g for spoil:ogre", "counter P1 spoil:ogre for 3g")
    assert table.owing == [1]
    assert table.no("counter P2 2g for spoil:ogre").reason == "not-now"
    table.play("accept")
    assert (table[1].gems, table[1].spoils, table[2].gems) == (2, ("ogre",), 6)
    declined = village().play("offer P2 1g for spoil:ogre", "decline")
    assert (declined.owing, declined[1].gems) == ([1], 5)


@rule("deal.bounds")
def test_offers_have_bounds() -> None:
    table = village()
    for text in ("offer P2 6g for nothing", "offer P2 nothing for 4g",
                 "offer P2 nothing for nothing", "offer P2 quest2 for nothing",
                 "offer P2 item:double_axe for nothing"):  # fmt: skip
        assert table.rule(text) == "deal.bounds"
    table.play("offer P2 1g for help", "decline")
    assert table.no("offer P2 1g for help").reason == "offer-again"
    for gems in (2, 3, 4):
        table.play(f"offer P2 {gems}g for help", "decline")
    assert table.no("offer P3 1g for help").reason == "too-many-offers"


@rule("trade")
def test_one_trades_with_others() -> None:
    assert village().rule("offer P1 1g for nothing") == "trade"


@rule("deal.bounds", "quest.claim")
def test_an_offer_goes_on_meaning_the_quests_it_was_made_of() -> None:
    """Places change when a quest is shown meanwhile; what was offered does not."""
    held = {"quests": ["greedy", "edge", "just"], "gems": 12}
    table = Table(who("priest", **held), who("thief"))
    table.play("offer P2 quest2 for help", "P1: claim greedy", "P2: accept")
    assert [it.quest for it in table[2].quests] == ["edge"]
    table = Table(who("priest", **held), who("thief"))
    table.play("offer P2 quest1,quest3 for help", "P1: claim greedy")
    refused = table.no("P2: accept")
    assert (refused.reason, refused.facts["place"]) == ("bundle-quest", 0)
    wanted = Table(who("thief", gems=2), who("priest", **held))
    wanted.play("offer P2 1g for quest3", "P2: claim greedy", "P2: accept")
    assert [it.quest for it in wanted[1].quests] == ["just"]


@rule("deal.keep", "quest.claim")
def test_a_promise_goes_on_meaning_the_quest_it_was_made_of() -> None:
    held = {"quests": ["greedy", "edge"], "gems": 12, "token": False}
    for place, given in ((1, []), (2, ["edge"])):
        table = Table(who("priest", **held), who("thief"), who("warrior"), top=["goblin"])
        table.meet("call", f"P2: bid quest{place}", "P3: pass", "P1: claim greedy")
        table.play("ally P2", dice=[8, 1]).play(*["keep"] * len(given))
        assert [it.quest for it in table[2].quests] == given
        assert table[1].kept == len(given), "what is gone is neither kept nor broken"


@rule("guild.limit")
def test_a_trade_obeys_the_limit_of_quests() -> None:
    table = Table(
        who("priest", quests=["edge"]), who("thief", quests=["just", "kind", "poor"], gems=1)
    )
    assert table.rule("offer P2 quest1 for 1g") == "guild.limit"
    assert table.may("offer P2 quest1 for quest1")


@rule("guild.limit")
def test_whoever_asks_for_a_quest_has_room_for_it() -> None:
    table = Table(
        who("priest", quests=["just", "kind", "poor"], gems=1), who("thief", quests=["edge"])
    )
    assert table.rule("offer P2 1g for quest1") == "guild.limit"
    assert table.may("offer P2 quest1 for quest1")


def advance(bid: str) -> Table:
    """The first of two has called for help, can show a quest, and hears a price in advance."""
    first = who("priest", trophies=3, quests=["hero", "kind", "just"], token=False,
                spoils=["skeleton", "zombie", "ghoul"])  # fmt: skip
    table = Table(first, who("thief", quests=["edge", "smith"], token=False), top=["ogre"])
    return table.meet("call", f"P2: bid {bid} now")


@rule("deal.advance", "quest.claim")
@pytest.mark.parametrize(
    ("price", "quest", "reason"),
    [("spoil:zombie", "kind", "bundle-spoil"), ("quest1", "hero", "bundle-quest")],
)
def test_a_price_in_advance_that_was_spent_meanwhile_is_not_taken(
    price: str, quest: str, reason: str
) -> None:
    table = advance(price).play(f"P1: claim {quest}")
    assert table.no("ally P2").reason == reason
    assert table.may("alone")
    table = advance("nothing").play(f"counter P2 {price} for nothing now", f"P1: claim {quest}")
    assert table.no("P2: accept").reason == reason
    table.play("P2: decline")
    assert table.owing == [1]


@rule("deal.advance", "quest.claim")
def test_a_price_in_advance_goes_on_meaning_its_quest() -> None:
    table = advance("quest2").play("P1: claim hero", "ally P2", dice=[1, 1])
    assert [it.quest for it in table[1].quests] == ["just"]
    assert [it.quest for it in table[2].quests] == ["edge", "smith", "kind"]


@rule("guild.limit", "deal.advance")
def test_a_price_in_advance_obeys_the_limit_of_quests() -> None:
    table = Table(
        who("priest", quests=["hero", "kind"], gems=2),
        who("thief", quests=["edge", "smith", "just"]),
        top=["ogre"],
    ).meet("call")
    assert table.rule("P2: bid quest1 now") == "guild.limit"
    assert table.may("P2: bid quest1"), "by Rest there may be room"
    table.play("P2: bid 1g now")
    assert table.rule("counter P2 quest1 for nothing now") == "guild.limit"


@rule("negotiate.when", "promises")
def test_a_side_that_nobody_asks_for_lapses_at_rest() -> None:
    table = village(top=["trap"]).play("offer P2 1g for side attacker", "accept")
    assert [str(it.bundle) for it in table.state.promises] == ["side attacker"]
    table.meet()
    assert "the word of P2 to P1 lapses" in table.said
    assert table.state.promises == table.state.owed == ()


@rule("promises", "arena.sides")
@pytest.mark.parametrize(
    ("side", "said"),
    [("attacker", "keeps"), ("defender", "breaks"), ("none", "breaks")],
)
def test_a_side_is_kept_or_broken_when_sides_are_shown(side: str, said: str) -> None:
    table = village().play("offer P3 1g for side attacker", "P3: accept", "done", "arena P2")
    table.play("done", "P2: done", f"P3: side {side}", dice=[8, 1])
    assert f"P3 {said} the word given to P1" in table.said
    assert (table[3].kept, table[3].broken) == ((1, 0) if said == "keeps" else (0, 1))
    assert "the word of P3 to P1 lapses" not in table.said


@rule("promises")
@pytest.mark.parametrize(
    ("answer", "said"), [("bid nothing", "keeps"), ("bid 1g", "breaks"), ("pass", "breaks")]
)
def test_help_is_owed_until_it_is_called_for(answer: str, said: str) -> None:
    table = village(top=["trap"]).play("offer P2 1g for help", "accept").meet()
    assert table.state.promises == ()
    assert [str(it.bundle) for it in table.state.owed] == ["help"]
    assert "the word of P2 to P1 lapses" not in table.said
    alone = [8, 1] if answer == "pass" else []  # nobody is left to choose from
    table = helping(1).meet("call", f"P2: {answer}", "P3: pass", dice=alone)
    assert (table[2].broken, table.state.owed == ()) == (int(said == "breaks"), said == "breaks")
    if said == "keeps":
        table.play("ally P2", dice=[8, 1])
        assert table[2].kept == 1
    assert f"P2 {said} the word given to P1" in table.said
    assert table.state.owed == ()


@rule("promises")
def test_help_in_two_fights_is_kept_after_the_second() -> None:
    table = helping(2).meet("call", "P2: bid nothing", "P3: pass")
    table.play("ally P2", dice=[8, 1])
    assert [str(it.bundle) for it in table.state.owed] == ["help"]
    assert (table[2].kept, table[2].broken) == (0, 0)


@rule("deal.swap", "promises")
@pytest.mark.parametrize(("answer", "broken"), [("bid nothing", 0), ("pass", 1)])
def test_help_from_a_swap_is_owed_at_once(answer: str, broken: int) -> None:
    table = village(top=["orc"]).play("offer P2 1g for help", "accept")
    table.meet("call", f"P2: {answer}")
    assert table[2].broken == broken


@rule("deal.swap", "flee")
def test_flight_ends_what_was_said_for_the_fight_and_no_more() -> None:
    table = village(top=["vampire"]).play("offer P2 1g for help", "accept")
    table.play("offer P3 1g for side attacker", "accept")
    table.meet("call", "P2: bid nothing", "P3: bid 1g", "ally P3", "flee")
    assert "the word of P1 to P3 lapses" in table.said
    assert "the word of P3 to P1 lapses" in table.said
    assert [(it.maker, it.to, str(it.bundle)) for it in table.state.owed] == [(1, 0, "help")]


@rule("deal.swap", "rest.promises")
def test_words_of_a_swap_at_rest_are_owed_but_no_side_is_for_sale() -> None:
    table = village(top=["trap"]).meet()
    assert table.rule("offer P2 1g for side attacker") == "alliance.arena"
    table.play("offer P2 1g for help", "accept", "done")
    assert [(it.maker, it.to, str(it.bundle)) for it in table.state.owed] == [(1, 0, "help")]


@rule("promises", "charm-ring")
def test_who_has_no_choice_keeps_and_breaks_no_side() -> None:
    for what in ("ally", "fight"):
        ring = who("sorcerer", gems=3, items=["charm_ring"], token=False)
        table = Table(ring, who("priest", token=False), who("thief", token=False))
        table.play("offer P3 side attacker for side defender", "accept", "done", "arena P2")
        table.play(f"ring P3 {what}", "done", "P2: done", dice=[8, 1])
        assert [(it.kept, it.broken) for it in table.state.players] == [(0, 0)] * 3
        assert "the word of P3 to P1 lapses" in table.said
    gone = Table(who("priest", gems=1, token=False), who("thief", token=False), who("sorcerer"))
    gone.play("offer P3 1g for side attacker", "accept", "done", "arena P2", "done", "P2: done")
    gone.play("P3: side attacker", "P3: vanish", dice=[1, 1])
    assert (gone[3].kept, gone[3].broken) == (0, 0)


@rule("alliance.price", "promises")
def test_help_as_a_price_is_owed_after_rest() -> None:
    table = village(top=["orc"]).meet("call", "P2: bid help", "P3: pass", "ally P2", dice=[8, 1])
    assert [(it.maker, it.to, str(it.bundle)) for it in table.state.owed] == [(0, 1, "help")]


@rule("deal.ask")
def test_each_bids_once_and_the_caller_counters_each_once() -> None:
    table = village(top=["orc"]).meet("call")
    assert table.owing == [2]
    table.play("P2: bid 3g")
    assert table.owing == [3]
    table.play("P3: bid help", "counter P2 1g for nothing")
    assert table.owing == [2]
    table.play("decline")
    assert table.rule("counter P2 2g for nothing") == "deal.ask"
    assert table.rule("ally P1") == "alliance.one"
    table.play("counter P3 nothing for nothing", "P3: accept", dice=[1, 1])
    assert table.state.promises == ()
    assert "14 against 11 for green" in table.said


@rule("deal.keep", "rest.promises")
@pytest.mark.parametrize(("word", "gems"), [("keep", 3), ("break", 0)])
def test_a_promise_is_kept_or_broken_at_rest(word: str, gems: int) -> None:
    table = Table(who("priest", token=False), who("thief", token=False), who("sorcerer"),
                  top=["orc"])  # fmt: skip
    table.meet("call", "P2: bid 3g,spoil:orc", "P3: pass", "ally P2", dice=[5, 1])
    assert (table.state.stage, table.owing) == ("word", [1])
    table.play(word)
    assert (table[2].gems, len(table[2].spoils)) == (gems, gems // 3)
    assert (table[1].kept, table[1].broken) == (gems // 3, 1 - gems // 3)


@rule("deal.keep")
def test_of_a_promise_moves_what_is_still_there() -> None:
    table = Table(who("priest", token=False, gems=1), who("thief"), who("sorcerer"), top=["orc"])
    table.meet("call", "P2: bid 4g,spoil:orc", "P3: pass", "ally P2", dice=[1, 5]).play("keep")
    assert (table[2].gems, table[2].spoils) == (1, ())


@rule("deal.keep")
def test_a_promise_of_which_nothing_is_there_lapses() -> None:
    """No good name for nothing, and no bad one."""
    table = village(top=["orc"]).play("offer P2 5g for nothing", "accept")
    table.meet("call", "P2: bid 1g,spoil:orc", "P3: pass", "ally P2", dice=[1, 8])
    assert "the word of P1 to P2 lapses" in table.said
    assert (table[1].kept, table[1].broken, table.state.stage) == (0, 0, "rest")


@rule("deal.keep")
def test_what_was_promised_twice_is_there_once() -> None:
    def begun() -> Table:
        table = Table(
            who("priest", gems=1, token=False), who("warrior", token=False),
            who("thief", token=False), who("sorcerer", token=False),
        ).play("done", "arena P2", "promise P3 1g", "promise P4 1g", "done")  # fmt: skip
        return table.play("P2: done", "P3: side none", "P4: side none", dice=[1, 5])

    kept = begun().play("keep")
    assert "the word of P1 to P4 lapses" in kept.said
    assert (kept[1].kept, kept[1].broken, kept.state.stage) == (1, 0, "rest")
    broken = begun().play("break", "keep")
    assert (broken[1].kept, broken[1].broken, broken[4].gems) == (1, 1, 1)


@rule("deal.arena", "alliance.arena", "rest.promises")
def test_both_sides_of_an_arena_promise_and_the_attacker_pays_first() -> None:
    table = Table(
        who("priest", gems=4, token=False), who("warrior", gems=4, token=False),
        who("thief", token=False),
    ).play("done", "arena P2", "promise P3 2g")  # fmt: skip
    assert table.rule("promise P3 1g") == "deal.arena"
    assert table.rule("promise P2 1g") == "deal.arena"
    table.play("done", "P2: promise P3 1g", "P2: done", "P3: side none", dice=[1, 5])
    assert table.owing == [1]
    table.play("keep")
    assert table.owing == [2]
    table.play("P2: break")
    assert (table[3].gems, table[1].kept, table[2].broken) == (2, 1, 1)


@rule("deal.list")
def test_offers_are_legal_by_rule_and_few_of_them_are_listed() -> None:
    table = village()
    listed = [move for move in own_moves(table.state, 0) if move.verb == "offer"]
    assert 0 < len(listed) <= 12
    unlisted = DONJON.read_move("offer P2 3g,item:dagger for spoil:ogre,help 2", table.state)
    assert unlisted not in listed
    assert unlisted in DONJON.legal_moves(table.state)


@rule("deal.list", "deal.bounds")
def test_all_offers_and_prices_are_counted_and_numbered() -> None:
    table = village(top=["troll"]).play("offer P2 1g for help", "decline")
    space = offers(table.state, 1)
    assert len(space) > 10_000
    for number in range(0, len(space), len(space) // 40):
        one = space[number]
        move = Move(0, "offer", whom=one.partner, give=one.give, want=one.take)
        assert DONJON.why_not(table.state, move) is None
        assert DONJON.read_move(str(move)) == move
    table.meet("call")
    for price in prices(table.state)[::97]:
        assert DONJON.why_not(table.state, Move(1, "bid", give=price)) is None


@rule("alliance.price", "deal.keep")
def test_trophies_of_a_monster_that_was_not_beaten_are_owed_to_nobody() -> None:
    table = Table(
        who("priest", token=False, trophies=2), who("thief", token=False), who("sorcerer"),
        top=["vampire"],
    ).meet("call", "P2: bid trophies 1", "P3: pass", "ally P2", "fight", dice=[1, 1])  # fmt: skip
    assert "the word of P1 to P2 lapses" in table.said
    assert (table[1].trophies, table[2].trophies, table.state.stage) == (2, 0, "rest")


# --- the same dice, had I kept my word ------------------------------------------------------------

QUIET = (
    moves.DONE, moves.DRAW, moves.ALONE, moves.FIGHT, moves.BREAK, moves.SIDE, moves.DROP,
    moves.DISCARD, moves.TAKE, moves.PLUNDER, moves.ARENA, moves.CHOOSE, moves.DECLINE,
)  # fmt: skip


def goes_on(timeline: Timeline, turns: int) -> list[str]:
    """The cards and dice of the turns that follow, in which nobody does anything of use."""
    last, fell = timeline.state.turn + turns, []
    while timeline.state.turn < last and (owing := DONJON.deciders(timeline.state)):
        found = own_moves(timeline.state, owing[0])
        quiet = [it for it in found if it.verb in QUIET]
        moment = timeline.play(min(quiet, key=lambda it: QUIET.index(it.verb)))
        for event, _ in moment.steps:
            if isinstance(event, ev.Drew | ev.Rolled):
                fell.append(str(event))
    return fell


@rule("deal.keep")
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_same_cards_and_dice_come_whether_a_word_was_kept_or_broken(seed: int) -> None:
    timeline = going(at(WORD), seed=10 * seed)
    asked = timeline.tip.id
    maker = DONJON.deciders(timeline.state)[0]
    timeline.play(Move(maker, moves.KEEP))
    kept = goes_on(timeline, 4)
    timeline.go(asked)
    timeline.play(Move(maker, moves.BREAK))
    assert timeline.state.players[maker].broken
    assert goes_on(timeline, 4) == kept
    assert len(kept) >= 4
    timeline.go(asked)
    timeline.play(Move(maker, moves.BREAK), new_luck=True)
    assert goes_on(timeline, 4) != kept
