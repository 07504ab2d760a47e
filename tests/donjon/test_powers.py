"""The adventurers' gifts and unique powers, and the reserved items."""

from __future__ import annotations

import pytest

from crypt_core.donjon.game import DONJON
from crypt_core.donjon.power import power
from tests.donjon.build import Table, who
from tests.rule import rule

OTHERS = who("priest", token=False), who("thief", token=False)


def meet(first: dict[str, object], card: str, *moves: str, dice: tuple[int, ...] = ()) -> Table:
    """The first of three meets a card alone."""
    return Table(first, *OTHERS, top=[card]).meet("alone", *moves, dice=dice)


@rule("barbarian", "warrior", "sorcerer")
@pytest.mark.parametrize(
    ("adventurer", "item"),
    [("barbarian", "dagger"), ("warrior", "leather_jerkin"), ("sorcerer", "copper_ring")],
)
def test_a_favourite_item_is_worth_one_more(adventurer: str, item: str) -> None:
    table = Table(who(adventurer, items=[item]), who("thief", items=[]))
    assert power(table.state, 0) == 10
    assert power(Table(who("thief", items=[item]), who("priest")).state, 0) == 9


@rule("barbarian.token", "token.when")
def test_the_barbarian_pays_for_his_four() -> None:
    table = meet(who("barbarian"), "orc", "use token", dice=(1, 1))
    assert "13 against 11 for green" in table.said
    assert (table[1].token, power(table.state, 0)) == (False, 6)
    assert table[1].wounds == 0


@rule("warrior.token")
def test_the_warrior_has_two_more_once() -> None:
    table = meet(who("warrior"), "orc", "use token", dice=(1, 1))
    assert "11 against 11 for green" in table.said


@rule("ranger", "ranger.token")
def test_the_ranger_is_stronger_against_his_prey() -> None:
    hunter = who("ranger", prey="humanoid")
    assert "16 against 11 for green" in meet(hunter, "orc", "use token", dice=(1, 1)).said
    assert "9 against 11 for red" in meet(hunter, "ghast", dice=(1, 1)).said
    dragon = who("ranger", prey="dragon", token=False)
    assert "14 against 13 for green" in Table(dragon, *OTHERS, top=["mimic"]).meet(dice=(5, 1)).said


@rule("priest", "hidden")
def test_the_priest_alone_sees_the_next_card() -> None:
    table = Table(who("priest"), who("thief"), top=["ogre"]).play("done")
    assert [DONJON.view(table.state, viewer).next_card for viewer in (0, 1, None)] == [
        "ogre", "", "",
    ]  # fmt: skip
    assert table.play("draw").state.seen < 0


@rule("priest.token")
def test_the_priest_fights_a_lost_fight_again() -> None:
    table = Table(who("priest"), who("thief"), who("sorcerer"), top=["orc"]).meet(
        "alone", dice=(1, 5)
    )
    assert table.owing == [1]
    table.play("replay", dice=(5, 1))
    assert (table[1].spoils, table[1].wounds, table[1].token) == (("orc",), 0, False)


@rule("sorcerer.token", "token.when")
def test_the_sorcerer_vanishes_before_the_dice() -> None:
    table = meet(who("sorcerer"), "orc", "vanish")
    assert (table.state.discards, table[1].wounds, table.state.stage) == (("orc",), 0, "rest")
    table = Table(who("thief"), who("sorcerer"), who("priest"), top=["orc"])
    table.meet("call", "P2: bid nothing", "P3: pass", "ally P2", "P2: vanish", dice=(1, 5))
    assert [player.wounds for player in table.state.players] == [1, 0, 0]
    mimic = Table(who("sorcerer"), *OTHERS, top=["mimic"]).meet(dice=(1, 1))
    assert mimic[1].wounds == 1


@rule("sorcerer.token", "pot.won")
def test_an_arena_without_a_victor_is_not_the_first() -> None:
    table = Table(who("thief"), who("sorcerer"), pot=2).play("done", "arena P2", "P2: vanish")
    assert (table.state.pot, table.state.fought, table.state.stage) == (2, False, "rest")


@rule("thunder-axe", "kritik")
def test_the_thunder_axe_strikes_twice() -> None:
    axe = who("barbarian", items=["thunder_axe"], token=False)
    table = meet(axe, "lich", "fight", "use thunder_axe", dice=(8, 3, 7))
    assert "37 against 25 for green" in table.said, "9 x 2 + 16 + 3"
    assert (table[1].items, table.state.gone) == ((), ("thunder_axe",))


@rule("power-armour")
def test_the_power_armour_doubles_the_die_too() -> None:
    table = meet(who("warrior", items=["power_armour"], token=False), "lich", "fight",
                 "use power_armour", dice=(8, 1))  # fmt: skip
    assert "50 against 19 for green" in table.said, "(9 + 16) x 2"


@rule("binding-bow")
def test_a_companion_adds_its_power_until_it_flees() -> None:
    archer = who("ranger", items=["binding_bow"], prey="undead", token=False)
    table = Table(archer, *OTHERS, top=["orc"]).meet("bind")
    assert (table[1].companion, table.state.stage, power(table.state, 0)) == ("orc", "rest", 18)
    with_orc = {**archer, "companion": "orc"}
    stays = meet(with_orc, "ogre", dice=(1, 1, 5))
    assert stays[1].companion == "orc"
    flees = meet(with_orc, "ogre", dice=(1, 1, 4))
    assert (flees[1].companion, flees.state.gone) == ("", ("binding_bow",))
    assert flees.state.discards == ("orc",)
    dies = meet(with_orc, "ogre", dice=(1, 8))
    assert (dies[1].companion, dies[1].wounds) == ("", 2)
    wild = Table(archer, *OTHERS, top=["ogre"]).meet()
    assert wild.rule("bind") == "binding-bow"


@rule("charm-ring", "deal.ask")
def test_the_ring_may_be_used_once_the_prices_are_heard() -> None:
    def called(*bids: str) -> Table:
        ring = who("sorcerer", items=["charm_ring"], token=False)
        return Table(ring, *OTHERS, top=["orc"]).meet("call", *bids)

    table = called("P2: bid 3g", "P3: pass")
    table.play("ring P3 ally", dice=(1, 1))
    assert (table.state.promises, table[2].gems) == ((), 0), "the price lapses with the help"
    assert "charm_ring" in table.state.gone
    declined = called("P2: bid 3g", "P3: pass", "counter P2 1g for nothing", "P2: decline")
    assert declined.may("ring P2 ally")
    nobody = called("P2: pass", "P3: pass")
    assert nobody.owing == [1], "he is asked although nobody would help"
    assert nobody.may("alone")
    assert nobody.may("ring P2 fight")
    without = Table(who("sorcerer", token=False), *OTHERS, top=["orc"])
    without.meet("call", "P2: pass", "P3: pass", dice=(1, 1))


@rule("charm-ring", "deal.ask")
def test_who_stands_in_after_a_call_cannot_help_too() -> None:
    ring = who("sorcerer", items=["charm_ring"], token=False)
    table = Table(ring, *OTHERS, top=["orc"]).meet("call", "P2: bid 3g", "P3: bid 1g")
    table.play("ring P2 fight")
    assert table.rule("ally P2") == "alliance.one"
    table.play("ally P3", dice=(1, 1))
    assert [str(it.bundle) for it in table.state.promises][:1] == ["1g"]
    alone = Table(ring, *OTHERS, top=["orc"]).meet("call", "P2: bid 3g", "P3: pass")
    alone.play("ring P2 fight", dice=(1, 1))
    assert alone.state.promises == ()


@rule("charm-ring")
def test_the_ring_makes_another_fight_or_ally() -> None:
    ring = who("sorcerer", items=["charm_ring"], token=False)
    table = Table(ring, *OTHERS, top=["orc"]).meet("ring P2 fight", "alone", dice=(3, 1))
    assert (table[1].spoils, table[1].gems) == (("orc",), 3)
    lost = Table(ring, *OTHERS, top=["orc"]).meet("ring P2 fight", "alone", dice=(1, 8))
    assert [player.wounds for player in lost.state.players] == [0, 2, 0]
    ally = Table(ring, *OTHERS, top=["orc"]).meet("ring P3 ally", dice=(1, 1))
    assert "13 against 11 for green" in ally.said
    mimic = Table(ring, *OTHERS, top=["mimic"]).meet()
    assert mimic.rule("ring P2 ally") == "mimic"
    arena = Table(ring, *OTHERS).play("done", "arena P2", "ring P3 ally", "done", "P2: done",
                                      dice=(1, 1))  # fmt: skip
    assert "13 against 9 for green" in arena.said
    assert [player.trophies for player in arena.state.players] == [1, 0, 0]


@rule("oblivion-helm")
def test_a_lost_arena_is_forgotten() -> None:
    victim = who("priest", items=["oblivion_helm"], gems=4, token=False)
    table = Table(who("thief"), victim, pot=2).play("done", "arena P2", dice=(5, 1))
    assert table.owing == [2]
    table.play("P2: forget")
    assert [player.trophies for player in table.state.players] == [0, 0]
    assert (table[2].wounds, table[2].gems, table.state.gone) == (0, 4, ("oblivion_helm",))
    assert table.state.pot == 2


@rule("blackmail-charm")
def test_the_charm_uses_the_spoils_of_another_or_steals_a_quest() -> None:
    thief = who("thief", items=["blackmail_charm"], main="bloody", spoils=["orc", "ogre"])
    table = Table(thief, who("priest", spoils=["goblin", "troll"], quests=["edge"]))
    assert table.rule("claim bloody") == "q.bloody"
    table.play("claim bloody with P2")
    assert (table[1].trophies, table[1].spoils, table[2].spoils) == (4, (), ("troll",))
    assert table.state.gone == ("blackmail_charm",)
    table = Table(thief, who("priest", quests=["edge"])).play("steal from P2")
    assert [it.quest for it in table[1].quests] == ["edge"]
    assert table[2].quests == ()
    other = Table(who("priest", items=["blackmail_charm"]), who("thief", quests=["edge"]))
    assert other.rule("steal from P2") == "item.reserved"


@rule("power-armour", "arena.plunder")
def test_what_was_used_in_a_fight_is_gone_before_the_plunder() -> None:
    victim = who("warrior", items=["power_armour", "dagger"], token=False)
    table = Table(who("thief"), victim).play("done", "arena P2", "P2: use power_armour",
                                             dice=(8, 1))  # fmt: skip
    assert "24 against 22 for green" in table.said, "8 + 16 against (8 + 1 + 1 + 1) x 2"
    assert table.rule("plunder power_armour") == "arena.plunder"
    assert table.state.gone == ("power_armour",)


@rule("sorcerer.token", "hell")
def test_in_hell_the_sorcerer_withdraws_himself_alone() -> None:
    table = Table(who("sorcerer", trophies=1), *OTHERS, top=["hell", "chest"], discards=["orc"])
    table.meet("vanish", dice=(1, 8))
    assert "9 against 26 for red" in table.said, "half of 8 twice, and the die he rolls"
    assert [player.wounds for player in table.state.players] == [0, 2, 2]
    assert table[1].trophies == 1


@rule("sorcerer.token", "arena.sides")
def test_who_has_chosen_a_side_may_vanish_from_it_and_who_is_neutral_may_not() -> None:
    for side, may in (("attacker", True), ("none", False)):
        table = Table(*OTHERS, who("sorcerer")).play("done", "arena P2", "done", "P2: done")
        table.play(f"P3: side {side}")
        assert table.owing == [3]
        assert table.may("P3: vanish") == may
        assert "attacker" not in str(DONJON.view(table.state, 0))
    table = Table(*OTHERS, who("sorcerer")).play("done", "arena P2", "done", "P2: done")
    table.play("P3: side attacker", "P3: vanish", dice=(1, 1))
    assert "9 against 9 for green" in table.said
    assert [player.trophies for player in table.state.players] == [1, 0, 0]
