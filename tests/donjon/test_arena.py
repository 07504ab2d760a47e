"""The Arena: who may open one, secret sides, trophies, plunder, the pot."""

from __future__ import annotations

import pytest

from crypt_core.donjon.game import DONJON
from crypt_core.donjon.power import power
from tests.donjon.build import Table, who
from tests.rule import rule


def open_arena(attacker: str = "sorcerer", **fields: object) -> Table:
    """An Arena against the second of four whose powers are all 8, before sides are chosen."""
    table = Table(
        who(attacker, token=False, **fields),
        who("warrior", token=False, gems=5, items=["sale"], spoils=["ogre"]),
        who("barbarian", token=False),
        who("thief", token=False),
        pot=3,
    )
    return table.play("done", "arena P2", "P1: done", "P2: done")


def sides(table: Table, third: str, fourth: str, *dice: int) -> Table:
    return table.play(f"P3: side {third}", f"P4: side {fourth}", dice=dice)


@rule("arena.open", "arena.early", "choose")
def test_arenas_begin_in_the_third_round() -> None:
    early = Table(who("priest"), who("thief"), round_number=2).play("done")
    assert early.rule("arena P2") == "arena.early"
    table = Table(who("priest"), who("thief")).play("done")
    assert table.rule("arena P1") == "arena.open"
    assert table.rule("raid") == "key"
    table.play("arena P2", dice=[5, 1])
    assert "13 against 9 for green" in table.said


@rule("power-armour", "thief", "q.fearless", "alliance.arena", "deal.arena")
def test_the_printed_arena() -> None:
    """Warrior (9 + 3) x 2 + 4 + 4 against Barbarian 17 + 7: 32 against 24; the Thief has one more.

    The rulebook prints 12 for the Barbarian afterwards; by its own rules he has 11.
    """
    table = Table(
        who("warrior", items=["power_armour"], spoils=["ogre"], token=False),
        who("barbarian", gems=5, items=["double_axe", "plate_armour"], token=False),
        who("sorcerer", token=False),
        who("thief", token=False),
        fought=True,
    )
    assert [power(table.state, player) for player in (0, 1)] == [9, 17]
    table.play("done", "arena P2", "promise P4 spoil:ogre", "done", "P2: done", "use power_armour")
    sides(table, "attacker", "attacker", 3, 7)
    assert "32 against 24 for green" in table.said
    table.play("plunder double_axe")
    assert [player.trophies for player in table.state.players] == [1, 0, 1, 1]
    assert (table[1].items, table.state.gone) == (("double_axe",), ("power_armour",))
    assert [power(table.state, player) for player in (0, 1)] == [12, 11]
    assert (table[2].gems, table[4].gems) == (4, 1)
    table.play("keep")
    assert table[4].spoils == ("ogre",)


@rule("arena.sides", "hidden")
def test_sides_are_chosen_in_secret_and_shown_after_the_dice() -> None:
    table = open_arena()
    assert table.owing == [3, 4]
    table.play("P3: side defender")
    assert table.owing == [4]
    move = DONJON.read_move("P3: side defender")
    assert str(DONJON.seen_move(open_arena().state, move, 3)) == "P3: side ?"
    assert [DONJON.view(table.state, player).chosen for player in range(4)] == [
        "", "", "defender", "",
    ]  # fmt: skip
    assert "defender" not in str(DONJON.view(table.state, 3))
    assert "defender" not in str(table.said)
    table.play("P4: side none", dice=[1, 1])
    shown = table.said.index("sides are shown: P3:defender,P4:none")
    assert table.said[shown - 1] == "the dice show 1 and 1"
    assert "9 against 13 for red" in table.said


@rule("arena.win", "arena.plunder", "pot.won")
def test_the_attackers_win_a_trophy_each_and_one_thing() -> None:
    for what, gems, items, spoils in (
        ("gems", 3, (), ()),
        ("sale", 0, ("sale",), ()),
        ("ogre", 0, (), ("ogre",)),
    ):
        table = sides(open_arena(), "attacker", "defender", 5, 1)
        assert [player.trophies for player in table.state.players] == [1, 0, 1, 0]
        assert [player.wounds for player in table.state.players] == [0, 1, 0, 1]
        table.play(f"plunder {what}")
        assert (table[1].gems - 3, table[1].items, table[1].spoils) == (gems, items, spoils)
        assert (table.state.pot, table.state.fought) == (0, True)


@rule("arena.lose", "pot.won", "kritik")
def test_the_defenders_win_a_trophy_each_and_the_pot() -> None:
    table = sides(open_arena(), "defender", "attacker", 1, 8)
    assert [player.trophies for player in table.state.players] == [0, 1, 1, 0]
    assert [player.wounds for player in table.state.players] == [2, 0, 0, 2]
    assert table[2].gems == 5 + 3


@rule("pot")
def test_the_pot_grows_each_round_until_the_first_arena() -> None:
    table = Table(who("priest"), who("thief"), active=1, top=["trap"], pot=2)
    table.meet("done")
    assert (table.state.round, table.state.pot) == (4, 3)
    late = Table(who("priest"), who("thief"), active=1, top=["trap"], fought=True)
    assert late.meet("done").state.pot == 0


@rule("q.coward", "q.fearless")
@pytest.mark.parametrize(
    ("side", "other", "dice", "quest"),
    [
        ("attacker", "none", (5, 5), "coward"),
        ("defender", "none", (8, 1), "fearless"),
        ("attacker", "defender", (5, 5), ""),
    ],
)
def test_heads_are_counted_on_both_sides(
    side: str, other: str, dice: tuple[int, ...], quest: str
) -> None:
    for wanted in ("coward", "fearless"):
        table = sides(open_arena(main=wanted), side, other, *dice)
        assert table.deed(1, wanted) == (quest == wanted)
        assert table.may(f"claim {wanted}") == (quest == wanted)


@rule("arena.powers", "vial")
def test_others_announce_before_the_sides_are_chosen() -> None:
    table = Table(
        who("thief"), who("priest", token=False), who("barbarian", items=["thunder_axe", "vial"]),
    ).play("done", "arena P2", "P1: done", "P2: done")  # fmt: skip
    assert table.owing == [3]
    table.play("P3: use vial", dice=[6])
    table.play("P3: use thunder_axe", "P3: use token")
    assert table.owing == [3], "now the side"
    table.play("P3: side attacker", dice=[1, 1])
    # 8 and half of (8 + 1 for the axe + 2 of the vial + 4) x 2, and a die.
    assert "24 against 9 for green" in table.said
    table.play("plunder gems") if table.state.stage == "plunder" else None
    assert (table[3].items, table[3].malus) == ((), 2)
    assert table.state.discards == ("vial",)


@rule("arena.plunder")
def test_who_has_nothing_loses_nothing() -> None:
    table = Table(who("sorcerer", token=False), who("priest", token=False))
    table.play("done", "arena P2", dice=[5, 1])
    assert table.state.stage == "rest"


@rule("thief.token")
def test_the_thief_takes_two_of_three_with_his_token() -> None:
    victim = who("priest", token=False, gems=5, items=["sale"], spoils=["ogre"])
    table = Table(who("thief"), victim).play("done", "arena P2", dice=[5, 1])
    assert table.rule("plunder sale and gems") == "thief.token"
    table.play("plunder gems and sale")
    assert (table[1].gems, table[1].items, table[1].token) == (5, ("sale",), False)
    spent = Table(who("thief", token=False), victim).play("done", "arena P2", dice=[5, 1])
    assert spent.rule("plunder gems and sale") == "thief.token"
    spent.play("plunder sale")
    assert (spent[1].gems, spent[2].gems) == (1, 4)
