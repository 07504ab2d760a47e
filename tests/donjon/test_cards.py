"""Special cards and events."""

from __future__ import annotations

import pytest

from crypt_core.donjon.game import DONJON
from tests.donjon.build import Table, who
from tests.rule import rule

PLAIN = who("priest", token=False), who("thief", token=False)


def draw(card: str, *then: str, first: dict[str, object] | None = None, **fields: object) -> Table:
    """Who is told draws a card, and then the others named."""
    first = first or who("sorcerer", token=False)
    return Table(first, *PLAIN, top=[card, *then], **fields).play("done", "draw")


@rule("chest", "special.ends")
def test_a_chest_has_three_gems() -> None:
    table = draw("chest")
    assert (table[1].gems, table.state.stage, table.state.discards) == (3, "rest", ("chest",))


@rule("trap")
def test_a_trap_wounds() -> None:
    assert draw("trap")[1].wounds == 1


@rule("sale", "vial", "key", "shop.typeless")
@pytest.mark.parametrize("card", ["sale", "vial", "key"])
def test_some_cards_are_kept_as_items(card: str) -> None:
    assert draw(card)[1].items == (card,)


@rule("vial")
def test_the_vial_adds_its_roll_less_four() -> None:
    for roll, total in ((8, 13), (1, 6)):
        table = draw("orc", first=who("sorcerer", items=["vial"], token=False))
        table.play("alone", "use vial", dice=[roll, 1, 5])
        assert f"{total} against 15 for red" in table.said


@rule("familiar")
def test_the_familiar_dies_with_what_lies_on_it() -> None:
    first = who("sorcerer", token=False, familiar=True, items=["dagger", "double_axe"])
    table = draw("ogre", first=first).play("alone", dice=[1, 8])
    assert (table[1].familiar, table[1].items) == (False, ("double_axe",))
    assert "dagger" in table.state.shop
    assert draw("familiar")[1].familiar


@rule("fairy")
def test_the_fairy_takes_a_defeat_upon_herself() -> None:
    first = who("sorcerer", token=False, fairy=True, familiar=True, items=["dagger", "double_axe"])
    table = draw("ogre", first=first).play("alone", dice=[1, 8])
    assert (table[1].wounds, table[1].fairy, table[1].familiar) == (0, False, True)
    victim = who("priest", token=False, fairy=True, gems=4)
    arena = Table(who("sorcerer", token=False), victim).play("done", "arena P2", dice=[5, 1])
    assert (arena[2].gems, arena[2].wounds, arena[1].trophies) == (4, 0, 1)
    assert arena.state.stage == "rest", "there is nothing to plunder"
    assert draw("fairy")[1].fairy


@rule("fairy", "binding-bow")
@pytest.mark.parametrize(("fairy", "items"), [(True, ("binding_bow",)), (False, ())])
def test_the_fairy_saves_bow_and_companion_from_an_8(fairy: bool, items: tuple[str, ...]) -> None:
    ranger = who("ranger", token=False, fairy=fairy, items=["binding_bow"], companion="orc")
    flight = [8] if fairy else []  # What is still there may flee, and stays on an 8.
    table = draw("vampire", first=ranger).play("alone", dice=[1, 8, *flight])
    assert table[1].items == items
    assert table[1].companion == ("orc" if fairy else "")


@rule("djinn")
def test_the_djinn_gives_what_one_asks_for() -> None:
    won = Table(
        who("sorcerer", token=False, wounds=0, items=["double_axe"]),
        who("priest", items=["dragon_sword"], spoils=["ogre"]),
        who("thief"),
        top=["djinn"],
        discards=["troll", "meteors"],
        gone=["dragon_amulet"],
    ).meet("alone", dice=[8, 1])
    assert won.state.stage == "djinn"
    assert won.rule("take dragon_armour from shop") == "djinn", "it has not come into play"
    assert won.rule("take meteors from discards") == "djinn"
    for what in ("dragon_sword from P2", "ogre from p2", "troll from discards",
                 "dragon_amulet from discards", "golden_crown from shop"):  # fmt: skip
        assert won.may(f"take {what}")
    won.play("take ogre from P2")
    assert (won[1].spoils, won[2].spoils) == (("ogre",), ())
    assert won.state.discards[-1] == "djinn"


@rule("mimic", "flee")
def test_the_mimic_is_fought_alone_and_brings_nothing() -> None:
    table = Table(who("sorcerer", wounds=4, token=False), *PLAIN, top=["mimic"])
    table.meet(dice=[8, 1])
    assert (table[1].gems, table[1].spoils, table.state.discards) == (0, (), ("mimic",))


@rule("pickpocket")
def test_the_pickpocket_takes_an_item() -> None:
    table = draw("pickpocket", first=who("sorcerer", items=["dragon_sword", "vial"]))
    assert table.owing == [1]
    assert table.rule("drop golden_crown") == "pickpocket"
    table.play("drop vial")
    assert (table[1].items, table.state.stage) == (("dragon_sword",), "rest")
    assert table.state.discards == ("pickpocket", "vial")
    assert draw("pickpocket").state.stage == "rest"


@rule("doppelganger")
def test_the_doppelganger_is_as_strong_as_oneself() -> None:
    first = who("warrior", items=["plate_armour"], wounds=1)
    table = draw("doppelganger", first=first)
    assert table.owing == [1], "only what is announced makes a difference"
    table.play("use token", dice=[1, 2])
    assert "15 against 14 for green" in table.said
    assert (table[1].gems, table[1].spoils) == (6, ())


@rule("key", "temple.raid", "cursed")
def test_the_key_opens_the_temple() -> None:
    first = who("sorcerer", items=["key"], token=False)
    for dice, gems, wounds in (((8, 1), 5, 0), ((1, 1), 0, 1)):
        table = Table(first, *PLAIN, temple=5).play("done", "raid", dice=dice)
        assert (table[1].gems, table[1].wounds, table[1].cursed) == (gems, wounds, True)
        assert table.state.temple == 5 - gems
        assert table.state.discards == ("key",)


@rule("meteors", "dungeon.draw")
def test_meteors_wound_all_and_another_card_is_drawn() -> None:
    table = draw("meteors", "chest")
    assert [player.wounds for player in table.state.players] == [2, 2, 2]
    assert table[1].gems == 3


@rule("grace", "cursed")
def test_a_day_of_grace_heals_all_but_the_cursed() -> None:
    table = Table(
        who("sorcerer", wounds=3), who("priest", wounds=1), who("thief", wounds=3, cursed=True),
        top=["grace", "chest"],
    ).meet()  # fmt: skip
    assert [player.wounds for player in table.state.players] == [1, 0, 3]


@rule("fury", "arena.early")
def test_fury_is_an_arena_in_any_round_and_all_take_sides() -> None:
    table = draw("fury", "chest", round_number=1)
    assert table.owing == [2], "the third is the victim, without negotiation"
    assert table.rule("P2: side none") == "fury"
    table.play("P2: side attacker", dice=[1, 1])
    assert [player.trophies for player in table.state.players] == [1, 1, 0]
    assert table[1].gems == 3, "another card is drawn"
    assert table.state.fought


@rule("love", "active")
def test_love_forbids_arenas_for_a_round() -> None:
    table = draw("love", "fury", "chest").play("done")
    assert "fury has no effect" in table.said
    assert table.state.effect is not None
    table.play("P2: done")
    assert table.rule("P2: arena P1") == "love"
    again = draw("love", "toll", "chest")
    assert again.state.effect.card == "toll"
    assert again.state.discards == ("love", "chest")


@rule("toll", "active", "choose")
def test_the_toll_is_paid_for_a_round() -> None:
    table = draw("toll", "chest", "trap")
    assert table[1].gems == 3, "cards that follow an event are free"
    table.play("done", "P2: done")
    assert table.rule("P2: draw") == "toll"
    assert table.may("P2: arena P1")
    rich = Table(*PLAIN, top=["toll", "chest", "trap"], active=0)
    rich.play("done", "draw", "done", "P2: done", "P2: arena P1", dice=[5, 1])
    while rich.owing == [2]:
        rich.play("P2: plunder gems" if rich.state.stage == "plunder" else "P2: done")
    assert rich.state.effect is None
    assert "toll ends" in rich.said


@rule("toll")
def test_the_toll_costs_two_gems() -> None:
    table = Table(who("priest"), who("thief", gems=5), top=["toll", "chest", "trap"])
    table.meet("done", "P2: done", "P2: draw")
    assert "P2 pays a toll of 2" in table.said
    assert table[2].gems == 3


@rule("dungeon.early")
@pytest.mark.parametrize("card", ["red_dragon", "toll"])
def test_what_comes_too_early_is_shuffled_back(card: str) -> None:
    table = draw(card, round_number=2)
    assert f"{card} is shuffled back" in table.said
    number = table.state.setup.adventure.index(card)
    assert number in (*table.state.adventure.mixed, *table.state.adventure.under)
    assert table.state.adventure.shuffles >= 1
    assert draw(card, "chest").said.count(f"{card} is shuffled back") == 0


@rule("new-choice")
def test_the_main_quest_may_be_exchanged() -> None:
    table = Table(
        who("sorcerer", main="edge", quests=["poor", "just"]), who("priest", main="smith"),
        who("thief", main="hero", quests=["kind"]), top=["new_choice", "chest"],
    ).meet()  # fmt: skip
    assert table.owing == [1, 3], "the second has nothing to exchange"
    table.play("P1: exchange quest2")
    assert table[1].main.quest == "edge", "nothing is exchanged before all have decided"
    assert [DONJON.view(table.state, viewer).chosen for viewer in (0, 1, None)] == ["2", "", ""]
    assert table.rule("P3: exchange quest2") == "new-choice"
    table.play("P3: done")
    assert (table[1].main.quest, [it.quest for it in table[1].quests]) == ("just", ["poor", "edge"])
    assert (table[3].main.quest, table[1].gems) == ("hero", 3)
    assert table.said.index("P1 exchanges the main quest for quest2") < table.said.index(
        "P3 keeps the main quest"
    )


@rule("new-choice", "hidden")
@pytest.mark.parametrize("move", ["P1: exchange quest1", "P1: done"])
def test_nobody_sees_whether_a_main_quest_is_to_be_exchanged(move: str) -> None:
    table = Table(
        who("sorcerer", main="edge", quests=["poor"]), who("priest"),
        who("thief", main="hero", quests=["kind"]), top=["new_choice", "chest"],
    ).meet()  # fmt: skip
    made = DONJON.read_move(move)
    for viewer in (1, 2, None):
        assert str(DONJON.seen_move(table.state, made, viewer)) == "P1: exchange quest?"
    assert DONJON.seen_move(table.state, made, 0) == made
    table.play(move)
    assert "P1 decides on the main quest" in table.said
    assert not [it for it in table.said if "exchanges" in it or "keeps" in it]


@rule("new-choice", "quest.claim")
def test_who_shows_a_quest_meanwhile_decides_anew() -> None:
    table = Table(
        who("sorcerer", main="edge", quests=["greedy", "poor"], gems=12), who("priest"),
        who("thief", main="hero", quests=["kind"]), top=["new_choice", "chest"],
    ).meet("P1: exchange quest2", "P1: claim greedy")  # fmt: skip
    assert table.owing == [1, 3]
    table.play("P1: exchange quest1", "P3: done")
    assert (table[1].main.quest, [it.quest for it in table[1].quests]) == ("poor", ["edge"])


@rule("new-choice", "blackmail-charm")
def test_a_quest_that_is_stolen_meanwhile_cannot_be_exchanged() -> None:
    table = Table(
        who("thief", main="edge", items=["blackmail_charm"]),
        who("priest", main="poor", quests=["smith"]),
        who("sorcerer", main="hero", quests=["kind"]), top=["new_choice", "chest"],
    ).meet("P3: exchange quest1")  # fmt: skip
    assert table.owing == [2]
    table.play("P1: steal from P3")
    assert table.owing == [1, 2], "who has stolen may choose as well, who has nothing left not"
    table.play("P1: done", "P2: done")
    assert (table[3].main.quest, table[3].quests) == ("hero", ())


@rule("rot", "quest.claim")
def test_spoils_that_a_quest_takes_meanwhile_do_not_rot() -> None:
    def begin() -> Table:
        return Table(
            who("sorcerer", spoils=["goblin", "ghoul", "griffin", "orc"], main="just"),
            who("priest"), who("thief", spoils=["lich"]), top=["rot", "chest"],
        ).meet("P1: discard goblin")  # fmt: skip

    table = begin().play("P1: claim just")
    assert table.owing == [1, 3]
    table.play("P1: discard orc", "P3: discard lich")
    assert (table[1].spoils, table[3].spoils) == ((), ())


@rule("arrival")
def test_reserved_items_arrive_again() -> None:
    table = draw("arrival", "chest", gone=["charm_ring", "dragon_sword"])
    assert "charm_ring" in table.state.shop
    assert table.state.gone == ("dragon_sword",)


@rule("rot")
def test_each_discards_a_spoil_in_secret() -> None:
    table = Table(
        who("sorcerer", spoils=["orc", "ogre"]), who("priest"), who("thief", spoils=["lich"]),
        top=["rot", "chest"],
    ).meet()  # fmt: skip
    assert table.owing == [1, 3]
    table.play("P1: discard ogre")
    assert "ogre" in table[1].spoils
    assert "ogre" not in str(DONJON.view(table.state, 1).chosen)
    table.play("P3: discard lich")
    assert (table[1].spoils, table[3].spoils) == (("orc",), ())


@rule("hell")
def test_hell_sends_the_last_three_against_all() -> None:
    monsters = ["goblin", "troll", "chest", "orc", "skeleton"]
    table = Table(
        who("sorcerer", trophies=1, token=False), who("priest", token=False), who("thief"),
        top=["hell", "trap"], discards=monsters,
    )  # fmt: skip
    won = Table(
        who("sorcerer", token=False), who("priest", token=False), who("thief"),
        top=["hell", "trap"], discards=monsters,
    ).meet(dice=[8, 1])  # fmt: skip
    # 8 + 4 + 4 and a Kritik against 14 + 10 + 6.
    assert "32 against 31 for green" in won.said
    assert [player.gems for player in won.state.players] == [3, 3, 3]
    assert won.state.discards == (*monsters, "hell", "trap")
    table.meet(dice=[1, 8])
    assert [player.trophies for player in table.state.players] == [0, 0, 0]
    assert [player.wounds for player in table.state.players] == [3, 2, 2], "and a trap"
    assert "hell has no effect" in draw("hell", "trap").said


@rule("first-last")
def test_the_first_give_to_the_last() -> None:
    table = Table(
        who("sorcerer", trophies=4), who("priest", trophies=4), who("thief", trophies=1),
        top=["first_last", "trap"],
    ).meet()  # fmt: skip
    assert [player.trophies for player in table.state.players] == [3, 3, 2]
    assert "first_last has no effect" in draw("first_last", "trap").said
