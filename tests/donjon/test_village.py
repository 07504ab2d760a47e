"""The village: shop, Temple, guild, Rest; and how a game begins."""

from __future__ import annotations

import pytest

from crypt_core.donjon.components import QUESTS, read_setup
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.power import power
from crypt_core.engine.game import BadSetup
from crypt_core.engine.luck import KeyedLuck
from tests.donjon.build import FixedLuck, Table, who
from tests.rule import rule

PRIEST = who("priest", token=False)


@rule("components", "types")
def test_the_cards_are_as_many_as_the_rulebook_says() -> None:
    setup = read_setup({})
    monsters = list(setup.monsters.values())
    assert len(setup.adventure) == 74
    assert (len(monsters), sum(monster.type == "dragon" for monster in monsters)) == (51, 3)
    assert (len(setup.items), len(QUESTS)) == (21, 18), "the Temple is the 22nd item"
    assert setup.monsters["cyclops_of_hell"][1:] == ("humanoid", 16, 5, 1)
    assert setup.numbers.others["guardian"].power == 14


@rule("length", "two", "setup.adventurers")
def test_a_setup_that_cannot_be_is_refused_with_its_rule() -> None:
    for fields, rule_ in (
        ({"players": 7}, "components"),
        ({"length": 13}, "length"),
        ({"players": 2, "length": 15}, "two"),
        ({"players": 2, "adventurers": ["thief", "thief"]}, "setup.adventurers"),
        ({"players": 2, "adventurers": ["thief"]}, "setup.adventurers"),
        ({"cards": ["goblin humanoid 6 1 0"]}, "components"),
        ({"dice": 3}, "components"),
    ):
        with pytest.raises(BadSetup) as caught:
            read_setup(fields)
        assert caught.value.refusal.rule == rule_


@rule("setup.shop", "setup.gems", "setup.tokens", "setup.ranger", "setup.first", "length")
def test_a_game_begins_with_a_full_shop_and_empty_purses() -> None:
    setup = read_setup({"players": 2, "adventurers": ["ranger", "thief"]})
    state, steps = DONJON.start(setup, FixedLuck(5, 5, 3, 7))
    assert len(state.shop) == 18
    assert len(state.apart) == 3
    assert all((it.gems, it.trophies, it.token) == (0, 0, True) for it in state.players)
    assert state.players[0].prey in ("humanoid", "undead", "creature", "dragon")
    assert state.players[1].prey == ""
    assert state.first == 1
    assert [str(step.event) for step in steps].count("P1 throws 5 to begin") == 1


@rule("setup.quests", "two")
@pytest.mark.parametrize(("players", "choice"), [(2, 3), (3, 2)])
def test_each_keeps_one_of_the_quests_looked_at_in_secret(players: int, choice: int) -> None:
    setup = read_setup({"players": players})
    luck = KeyedLuck(3)
    state, _ = DONJON.start(setup, luck)
    assert DONJON.deciders(state) == state.order
    mine = DONJON.view(state, 1).looked
    assert len(mine) == choice
    assert DONJON.view(state, None).looked == ()
    for player in range(players):
        move = DONJON.read_move(f"P{player + 1}: choose {choice}", state)
        assert str(DONJON.seen_move(state, move, None)) == f"P{player + 1}: choose ?"
        state, _ = DONJON.play(state, move, luck)
    main = state.players[1].main
    assert main is not None
    assert main.quest == mine[-1]
    assert DONJON.view(state, 0).players[1].main is None
    assert state.guild.size == len(setup.quests) - players


@rule("shop.buy", "sale")
def test_an_item_costs_its_price_and_half_with_a_sale() -> None:
    table = Table(who("priest", gems=8, items=["sale"]), who("thief"))
    table.play("buy war_hammer with sale")
    assert (table[1].gems, table[1].items, table.state.discards) == (5, ("war_hammer",), ("sale",))
    assert "war_hammer" not in table.state.shop
    assert table.rule("buy war_hammer") == "shop.buy"
    assert table.no("buy golden_crown").facts == {"cost": 8, "has": 5}
    assert table.rule("buy chain_mail with sale") == "sale"


@rule("shop.one-per-type", "familiar")
def test_who_has_two_of_a_type_gives_one_back() -> None:
    items = ["dagger", "double_axe"]
    table = Table(who("priest", items=items), who("thief", items=["dragon_sword", "short_sword"]))
    assert power(table.state, 0) == 12, "until it is settled the higher one counts"
    table.play("done")
    assert (table.owing, table.rule("drop helm_of_the_dead")) == ([1], "shop.one-per-type")
    table.play("drop dagger")
    assert "dagger" in table.state.shop
    assert table.owing == [2]
    table.play("drop dragon_sword")
    assert table.state.gone == ("dragon_sword",)
    friend = Table(who("priest", items=items, familiar=True), who("thief"))
    assert power(friend.state, 0) == 13
    assert friend.play("done").state.stage == "choose"


@rule("shop.typeless")
def test_cards_without_a_type_take_no_place() -> None:
    table = Table(who("priest", items=["sale", "sale", "vial", "key"]), who("thief"))
    assert table.play("done").state.stage == "choose"


@rule("temple", "cursed")
def test_the_temple_heals_all_wounds_but_not_the_cursed() -> None:
    table = Table(who("priest", gems=4, wounds=3), who("thief"))
    table.play("heal")
    assert (table[1].wounds, table[1].gems, table.state.temple) == (0, 2, 2)
    assert table.rule("heal") == "temple"
    cursed = Table(who("priest", gems=4, wounds=3, cursed=True), who("thief"))
    assert cursed.rule("heal") == "cursed"


@rule("guild", "guild.limit", "rest.village")
def test_the_guild_shows_two_quests_once_a_turn() -> None:
    table = Table(who("priest", gems=9, quests=["edge", "smith"]), who("thief"), top=["trap"])
    table.play("guild")
    looked = DONJON.view(table.state, 0).looked
    assert (len(looked), DONJON.view(table.state, 1).looked) == (2, ())
    table.play("choose 2")
    assert [it.quest for it in table[1].quests] == ["edge", "smith", looked[1]]
    under = table.state.guild.under
    assert [table.state.setup.quests[number] for number in under] == [looked[0]]
    assert table.rule("guild") == "guild"
    table.meet()
    assert (table.state.stage, table.rule("guild")) == ("rest", "guild")
    full = Table(who("priest", gems=9, quests=["edge", "smith", "just"]), who("thief"))
    assert full.rule("guild") == "guild.limit"


@rule("rest.trophy")
def test_one_trophy_a_turn_is_for_sale_at_rest() -> None:
    table = Table(who("priest", gems=12), who("thief"), top=["trap"])
    assert table.rule("trophy") == "rest.trophy"
    table.meet("trophy")
    assert (table[1].gems, table[1].trophies) == (6, 1)
    assert table.no("trophy").reason == "trophy-once"
    table.play("buy dagger")
    assert table[1].items == ("dagger",)


@rule("item.reserved")
def test_a_reserved_item_is_of_use_to_its_adventurer_alone() -> None:
    table = Table(who("warrior", items=["power_armour"]), who("thief", items=["oblivion_helm"]))
    assert [power(table.state, player) for player in (0, 1)] == [9, 8]
    lavish = Table(
        who("warrior", items=["oblivion_helm", "dagger", "copper_ring"], main="lavish"),
        who("thief"),
    )
    assert lavish.rule("claim lavish") == "q.lavish"
    assert power(lavish.state, 0) == 10
