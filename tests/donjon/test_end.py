"""The end of a game, and what is hidden until then."""

from __future__ import annotations

from crypt_core.donjon.game import DONJON
from tests.donjon.build import Table, who
from tests.rule import rule


@rule("end.target", "end.now", "aim", "end.winner")
def test_the_game_ends_at_once_with_the_trophies_agreed() -> None:
    table = Table(
        who("thief", trophies=11, token=False), who("priest", gems=5, token=False),
        who("warrior", trophies=11, token=False),
    )  # fmt: skip
    table.play("done", "arena P2", "P1: done", "P2: done", "P3: side attacker", dice=[5, 1])
    assert table.state.scores == (12, 0, 12), "trophies of one event are given to all together"
    assert (table[2].gems, table[2].wounds) == (5, 0), "nothing further happens"
    assert table.owing == []
    assert table.rule("P1: done") == "end.target"


@rule("end.main", "end.secondary")
def test_unfinished_quests_cost_trophies() -> None:
    table = Table(
        who("thief", trophies=11, main="greedy", quests=["edge", "lucky"], gems=6),
        who("priest", main="poor", trophies=1),
        top=["trap"],
    ).meet("trophy")
    assert table.state.scores == (12 - 4 - 2, 1 - 3)
    assert "P2 ends with -2 trophies less 3 for poor" in table.said


@rule("end.tie", "end.winner")
def test_spoils_break_a_tie() -> None:
    for spoils, winners, by in ((["orc"], (1,), "spoils"), ([], (0, 1), "shared")):
        table = Table(
            who("thief", trophies=11, gems=6, main="hero"),
            who("priest", trophies=11, spoils=spoils),
            top=["trap"],
        ).meet("trophy")
        assert table.state.scores == (11, 11)
        assert table.state.winners == winners
        assert table.said[-1].endswith(f"by {by}")


@rule("end.tie")
def test_only_the_spoils_of_the_tied_count() -> None:
    table = Table(
        who("thief", trophies=11, gems=6, main="hero"),
        who("priest", trophies=10, spoils=["orc"]),
        who("warrior", trophies=11),
        top=["trap"],
    ).meet("trophy")
    assert table.state.scores == (11, 10, 11)
    assert table.state.winners == (0, 2)


@rule("end.deck")
def test_the_game_ends_after_the_turn_in_which_the_last_card_was_drawn() -> None:
    table = Table(who("thief", gems=2), who("priest"), top=["chest"])
    pile = table.state.adventure
    table.state = table.state._replace(adventure=pile._replace(under=pile.under[:1]))
    table.meet("buy leather_jerkin")
    assert table[1].items == ("leather_jerkin",)
    table.play("done")
    assert table.state.stage == "over"


@rule("end.deck", "dungeon.draw")
def test_an_event_as_the_last_card_leads_to_rest() -> None:
    table = Table(who("thief"), who("priest"), top=["meteors"])
    pile = table.state.adventure
    table.state = table.state._replace(adventure=pile._replace(under=pile.under[:1]))
    table.meet()
    assert table.state.stage == "rest"


@rule("hidden")
def test_quests_of_others_are_hidden_until_the_end() -> None:
    table = Table(
        who("thief", main="greedy", quests=["edge"], trophies=11, gems=6),
        who("priest", main="smith"),
        top=["trap"],
    )
    for viewer in (1, None):
        seen = DONJON.view(table.state, viewer)
        assert (seen.players[0].main, seen.players[0].quests) == (None, (None,))
        assert seen.players[0].has_main
        assert "greedy" not in str(seen)
    assert DONJON.view(table.state, 0).players[0].main.quest == "greedy"
    assert "greedy" not in repr(table.state)
    assert "claim" not in repr(DONJON.legal_moves(table.state))
    table.meet("trophy")
    assert "greedy" in str(DONJON.view(table.state, None))
