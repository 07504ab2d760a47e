"""Fights against monsters: power, dice, allies, wounds, flight."""

from __future__ import annotations

from typing import Any

from crypt_core.donjon.power import power
from tests.donjon.build import Table, who
from tests.rule import rule


def three(*top: str, first: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Somebody with a power of 8 on turn, and two others with as much."""
    plain = who("thief", token=False), who("priest", token=False)
    return Table(first or who("sorcerer", token=False), *plain, top=top, **fields)


@rule("kritik", "power.ally", "dice", "result", "win.monster")
def test_the_printed_fight() -> None:
    """Barbarian 11, an ally of 3, green 8 against 16 and red 4: 30 against 20."""
    sorcerer = who("sorcerer", wounds=3, token=False)
    barbarian = who("barbarian", items=["short_sword"], token=False)
    table = Table(barbarian, sorcerer, who("thief"), top=["cyclops_of_hell"])
    table.meet("call", "P2: bid nothing", "P3: pass", "ally P2", dice=[8, 4])
    assert "30 against 20 for green" in table.said
    assert (table[1].gems, table[1].trophies, table[1].spoils) == (5, 1, ("cyclops_of_hell",))


@rule("q.edge", "quest.main", "q.poor", "promises", "rest.promises", "deal.keep", "turn.order")
def test_the_printed_turn() -> None:
    """A word broken for an axe, and the Warrior's answer to it."""
    table = Table(
        who("barbarian", gems=4, main="edge", token=False, items=["plate_armour"], trophies=3),
        who("warrior", items=["helm_of_the_dead"], main="poor", token=False, trophies=2),
        who("sorcerer", wounds=2, trophies=3, token=False),
        who("thief", trophies=3),
        round_number=4,
        top=["cyclops_of_hell"],
    )
    assert [power(table.state, i) for i in range(4)] == [12, 11, 6, 8]
    table.meet("call", "P2: bid 2g,trophies 1", "P3: bid 1g", "P4: bid 2g")
    table.play("counter P2 1g for nothing", "P2: decline", "ally P2", dice=[7, 1])
    assert "25 against 17 for green" in table.said
    table.play("break", "buy double_axe", "claim edge")
    assert (table[1].trophies, table[1].gems, table[1].broken) == (3 + 1 + 4, 4 + 5 - 8 + 4, 1)
    assert power(table.state, 0) == 17
    table.play("P2: claim poor")
    assert (table[2].trophies, table[2].gems) == (2 + 6, 4)


@rule("power", "item.ordinary", "item.draconic")
def test_power_is_8_with_items_and_without_wounds() -> None:
    items = ["double_axe", "dragon_armour", "copper_ring"]
    table = Table(who("priest", items=items, wounds=3), who("thief"))
    assert power(table.state, 0) == 8 + 4 + 5 + 1 - 3


@rule("lose.monster", "wounds")
def test_a_defeat_wounds_both_once_and_twice_on_an_8() -> None:
    for red, count in ((7, 1), (8, 2)):
        table = three("ogre", first=who("sorcerer", token=False, wounds=3))
        table.meet("call", "P2: bid nothing", "P3: pass", "ally P2", "fight", dice=[1, red])
        assert [player.wounds for player in table.state.players] == [min(4, 3 + count), count, 0]
        assert table.state.discards == ("ogre",)
        assert table[1].spoils == ()


@rule("wounds", "turn.heal")
def test_there_are_never_more_than_four_wounds_and_one_heals_a_turn() -> None:
    table = three("ogre", first=who("sorcerer", token=False, wounds=4))
    table.meet("alone", "fight", dice=[1, 8])
    assert table[1].wounds == 4
    wounded = who("thief", wounds=2)
    table = Table(who("priest"), wounded, top=["chest"])
    table.meet("done")
    assert (table.owing, table[2].wounds) == ([2], 1)


@rule("result")
def test_a_tie_goes_to_the_green_die() -> None:
    table = three("brigand").meet("alone", dice=[5, 5])
    assert "13 against 13 for green" in table.said


@rule("flee")
def test_a_monster_half_as_strong_again_may_be_left_alone() -> None:
    table = three("ogre").meet("alone")
    assert (table.owing, table.state.stage) == ([1], "flee")
    table.play("flee")
    assert (table.state.discards, table.state.stage, table[1].wounds) == (("ogre",), "rest", 0)
    assert three("orc").meet("alone", dice=[5, 5]).state.stage == "rest"


@rule("flee")
def test_a_refused_flight_names_the_rule() -> None:
    """Whoever is not asked whether to flee is told why not, and what would have to be."""

    def told(table: Table) -> tuple[str, str]:
        refusal = table.no("flee")
        return refusal.rule, refusal.reason

    weak = Table(who("barbarian"), who("priest"), who("thief"), top=["orc"]).meet("alone")
    assert weak.state.stage == "announce"
    assert told(weak) == ("flee", "flight-weak")
    assert dict(weak.no("flee").facts) == {"power": 10, "own": 8, "least": 12}
    assert told(three("ogre").meet()) == ("flee", "flight-later")
    assert told(three("orc").meet()) == ("flee", "flight-weak")
    assert told(three("mimic").meet(dice=[1, 8])) == ("flee", "not-now"), "it is over"
    keen = Table(who("barbarian"), who("priest"), who("thief"), top=["mimic"]).meet()
    assert told(keen) == ("mimic", "no-flight")
    raid = Table(who("barbarian", items=["key"]), who("priest"), who("thief"))
    assert told(raid.play("done", "raid")) == ("temple.raid", "no-flight")
    arena = Table(who("barbarian"), who("priest"), who("thief")).play("done", "arena P2")
    assert told(arena) == ("flee", "no-flight")
    paid = Table(who("barbarian", gems=3), who("thief"), top=["troll"])
    assert told(paid.meet("call", "P2: bid 3g now", "ally P2")) == ("deal.advance", "flight-paid")
    assert told(three("chest").meet()) == ("flee", "not-now")
    assert three("ogre").meet().rule("P2: flee") == "flee"


@rule("flee", "deal.ask")
def test_fleeing_after_an_alliance_owes_nothing() -> None:
    table = three("troll").meet("call", "P2: bid 2g", "P3: pass", "ally P2", "flee")
    assert table.state.stage == "rest"
    assert table.state.promises == ()


@rule("dragons")
def test_a_dragon_brings_its_item_and_takes_it_with_it() -> None:
    won = three("red_dragon").meet("alone", "fight", dice=[8, 1])
    assert (won[1].items, won[1].trophies) == (("dragon_amulet",), 3)
    lost = three("green_dragon").meet("alone", "flee")
    assert (lost.state.gone, lost.state.discards) == (("dragon_sword",), ("green_dragon",))


@rule("alliance.one", "announce")
def test_one_ally_is_taken_and_announces_after_the_active_player() -> None:
    barbarian = who("barbarian")
    table = Table(who("warrior"), barbarian, who("thief"), top=["orc"])
    table.meet("call", "P2: bid nothing", "P3: bid nothing", "ally P2")
    assert table.owing == [1]
    assert table.rule("P2: use token") == "turn.order"
    table.play("use token")
    assert table.owing == [2]
    table.play("P2: use token", dice=[1, 1])
    # The Warrior's 8 and 2, half of the Barbarian's 8 and 4.
    assert "17 against 11 for green" in table.said
    assert table[2].malus == 2


@rule("two", "deal.advance")
def test_of_two_an_ally_brings_three_quarters_and_may_be_paid_at_once() -> None:
    table = Table(who("sorcerer", gems=3, token=False), who("thief"), top=["troll"])
    table.meet("call", "P2: bid 3g now", "ally P2", dice=[1, 1])
    assert "15 against 15 for green" in table.said, "paid for, it had to be fought"
    assert (table[1].gems, table[2].gems) == (5, 3)
    assert (
        three("troll", first=who("sorcerer", gems=2, token=False))
        .meet("call")
        .rule("P2: bid 2g now")
        == "deal.advance"
    )


@rule("alliance.price")
def test_trophies_are_promised_only_if_the_card_has_them() -> None:
    assert three("ogre").meet("call").rule("P2: bid trophies 1") == "alliance.price"
    table = three("vampire").meet("call", "P2: bid trophies 1", "P3: pass", "ally P2", "fight",
                                  dice=[8, 1])  # fmt: skip
    table.play("keep")
    assert [player.trophies for player in table.state.players] == [0, 1, 0]
    assert table[1].kept == 1


@rule("deal.bounds")
def test_a_price_is_at_most_what_the_card_may_bring() -> None:
    table = three("ogre", first=who("sorcerer", gems=1, token=False)).meet("call")
    assert table.rule("P2: bid 6g") == "deal.bounds"
    assert table.may("P2: bid 5g,spoil:ogre")
