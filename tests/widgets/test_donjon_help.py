"""Donjon's exact help on the screen: the core's own figures, computed only while it is shown."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from crypt_core.donjon.coach import chances as core
from crypt_core.donjon.coach.asked import unfinished
from crypt_core.donjon.fight import ATTACKER, DEFENDER, NEUTRAL
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.state import OVER, State
from crypt_core.donjon.teach.explain import help as say
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.games.donjon.chances import state as help_state
from crypt_widgets.games.donjon.chances.present import help_data
from crypt_widgets.games.donjon.chances.state import ChancesState, count_with
from tests.coach.donjon.test_donjon_bots import whole_game
from tests.donjon.build import Table, who
from tests.teach.typography import faults


def session(state: State, player: int | None, lang: str = "en", *, open_: bool = True) -> Any:
    """What a panel asks of a session, at a moment of a game; `player` decides."""
    seats = ["person"] * state.setup.players
    timeline = Timeline(DONJON, state.setup, 0, state)
    words = Words(lang)
    at = SimpleNamespace(
        game=DONJON,
        timeline=timeline,
        words=words,
        voice=Voice(words, player, seats),
        over=state.stage == OVER,
        people=[*range(state.setup.players)],
        deciding=player is not None,
        asked=player,
        viewer=player,
        reading=SimpleNamespace(shown=("chances",) if open_ else ("story",), beside=set()),
    )
    help_state = ChancesState(at)
    at.panel_state = lambda _kind: help_state
    return at


def parts(at: Any) -> dict[str, Any]:
    """The parts of the help by their keys."""
    return {part["key"]: part for part in help_data(at)["parts"]}  # type: ignore[typeddict-item]


def met(*top: str, **first: Any) -> State:
    """Somebody who has met a card, with three others."""
    others = who("thief", items=["double_axe"]), who("warrior", wounds=2), who("barbarian")
    return Table(who("priest", **first), *others, top=top).meet().state


def test_how_worth_is_counted_is_told_below_what_has_one() -> None:
    at = session(met("ogre"), 0)
    told: Any = help_data(at)
    assert told["rates"] == say.rates(at.voice)
    assert told["rates"] not in [note for part in told["parts"] for note in part["notes"]]
    table = Table(who("priest", main="edge"), who("thief"))
    assert help_data(session(table.state, 1))["rates"] == ""  # type: ignore[typeddict-item]


def test_nothing_is_computed_while_it_is_shut_and_nothing_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def counted(view: Any) -> Any:
        made.append("chances")
        return core.chances(view)

    monkeypatch.setattr(help_state, "chances", counted)
    at = session(met("ogre"), 0, open_=False)
    assert help_data(at) == {"open": False}
    assert made == []
    at.reading.shown = ("chances",)
    first = help_data(at)
    assert first == help_data(at)
    assert made == ["chances"]


def test_a_fight_has_the_figures_of_the_core() -> None:
    state = met("ogre", items=["vial"])
    found = core.chances(DONJON.view(state, 0))
    assert found is not None
    told = parts(session(state, 0))
    assert len(told["fight"]["rows"]) == len(found.ways)
    for row, way in zip(told["fight"]["rows"], found.ways, strict=True):
        assert Fraction(row["chance"]["exact"]) == way.odds.win
        assert row["key"] == f"{way.how}-{way.player}"
    labels = [row["label"] for row in told["fight"]["rows"]]
    assert len(set(labels)) == len(labels)
    assert "4 gems" in told["fight"]["notes"][0]
    assert "left alone" in told["fight"]["notes"][1]
    for row, help_ in zip(told["allies"]["rows"], found.helps, strict=True):
        assert Fraction(row["chance"]["exact"]) == help_.odds.win
        assert ("good for both" in row["notes"][0]) == (
            True if help_.price.pays else "No price" in row["notes"][0]
        )


def test_sides_are_set_and_counted_with() -> None:
    table = Table(who("priest", token=False), who("thief", token=False), who("sorcerer"),
                  who("ranger", wounds=1))  # fmt: skip
    table.play("done", "arena P2", "P1: done", "P2: done")
    view = DONJON.view(table.state, 2)
    found = core.by_sides(view)
    at = session(table.state, 2)
    arena = parts(at)["arena"]
    assert [other["player"] for other in arena["sides"]] == [2, 3]
    assert [row["key"] for row in arena["rows"]] == ["attacks", "defends"]
    for one in (ATTACKER, DEFENDER, NEUTRAL):
        for other in (ATTACKER, DEFENDER, NEUTRAL):
            count_with(at.panel_state(ChancesState), {"do": "help-side", "player": 2, "side": one})
            count_with(
                at.panel_state(ChancesState), {"do": "help-side", "player": 3, "side": other}
            )
            arena = parts(at)["arena"]
            wins, loses = (Fraction(row["chance"]["exact"]) for row in arena["rows"])
            assert wins == found[one, other].win == 1 - loses
            assert [s["side"] for it in arena["sides"] for s in it["sides"] if s["on"]] == [
                one,
                other,
            ]


def arena() -> Table:
    """An Arena, in which the victim, then the third and fourth, may announce something."""
    table = Table(who("priest", token=False), who("warrior", gems=5, items=["power_armour"]),
                  who("sorcerer", token=False, items=["vial"]), who("thief"))  # fmt: skip
    return table.play("done", "arena P2", "P1: done", "P2: done")


def rows(part: Any) -> list[tuple[str, Fraction, str]]:
    """Keys, chances and worths of the rows of a part."""
    return [(row["key"], Fraction(row["chance"]["exact"]), row["worth"]) for row in part["rows"]]


def test_a_victim_sees_an_arena_as_the_defender() -> None:
    table = arena()
    at = session(table.state, 1)
    told = parts(at)
    found = core.chances(DONJON.view(table.state, 1))
    assert found is not None
    assert rows(told["fight"]) == [
        (f"{it.how}-{it.player}", it.odds.win, say.worth(at.voice, it.worth)) for it in found.ways
    ]
    assert {"token-1", "power_armour-1", "joins-2", "against-3"} <= {
        row["key"] for row in told["fight"]["rows"]
    }
    assert "a defeat costs 3 gems as well" in told["fight"]["notes"][0]
    attacks, defends = rows(told["arena"])
    assert (attacks[2], defends[1:]) == ("", rows(told["fight"])[0][1:])
    assert "defeat" not in parts(session(table.state, 0))["fight"]["notes"][0]


def test_who_may_join_sees_what_either_side_is_worth() -> None:
    table = arena().play("P2: done")
    view = DONJON.view(table.state, 2)
    at = session(table.state, 2)
    told = parts(at)
    assert [*told][:3] == ["join-attacker", "join-defender", "arena"]
    for side in (ATTACKER, DEFENDER):
        found = core.chances(view, side)
        assert found is not None
        part = told[f"join-{side}"]
        assert [it[1] for it in rows(part)] == [it.odds.win for it in found.ways]
        assert "vial-2" in [it[0] for it in rows(part)]
        assert "1 trophy point" in part["notes"][0]
        count_with(at.panel_state(ChancesState), {"do": "help-side", "player": 2, "side": side})
        arena_rows = rows(parts(at)["arena"])
        mine = arena_rows[0 if side == ATTACKER else 1]
        assert mine[1:] == rows(part)[0][1:]
        assert [it[2] for it in arena_rows if it != mine] == [""]
    table.play("P3: done", "P3: side defender")
    chosen = parts(session(table.state, 2))
    assert rows(chosen["fight"])[0] == ("alone-1", *rows(told["join-defender"])[0][1:])
    assert [s["on"] for s in chosen["arena"]["sides"][0]["sides"]] == [False, True, False]
    assert [s["on"] for s in parts(session(table.state, 0))["arena"]["sides"][0]["sides"]] == [
        False, False, True,
    ]  # fmt: skip


def test_who_stays_out_of_an_arena_sees_the_chances_alone() -> None:
    table = Table(who("thief", token=False), who("priest"), who("sorcerer", token=False))
    table.play("done", "arena P2", "P1: done", "P2: done", "P3: side none", dice=[8, 1])
    assert table.state.stage == "replay"
    told = parts(session(table.state, 2))
    (attacks, defends), found = rows(told["arena"]), core.chances(DONJON.view(table.state, 1))
    assert found is not None
    assert attacks == ("attacks", 1 - found.plain.win, "")
    assert defends == ("defends", found.plain.win, "")
    assert "fight" not in told
    again = parts(session(table.state, 1))["fight"]["rows"]
    assert [row["label"] for row in again] == ["Fought again"], "it has been lost as it stood"


def test_in_the_arena_of_fury_all_are_with_one() -> None:
    table = Table(who("priest", token=False), who("thief", token=False), who("sorcerer"),
                  who("ranger"), top=["fury"])  # fmt: skip
    table.play("done", "draw")
    arena = parts(session(table.state, 0))["arena"]
    for other in arena["sides"]:
        assert [it["side"] for it in other["sides"]] == [ATTACKER, DEFENDER]
        assert [it["on"] for it in other["sides"]] == [True, False]


def test_before_the_dungeon_the_pile_and_arenas_are_told() -> None:
    table = Table(who("priest"), who("thief"), who("warrior")).play("done")
    told = parts(session(table.state, 0))["choose"]
    assert [row["key"] for row in told["rows"]] == ["draw", "arena-1", "arena-2"]
    assert "choose" not in parts(session(table.state, 1))


def test_quests_are_those_of_who_looks() -> None:
    table = Table(who("priest", main="edge", quests=["poor", "witcher"]), who("thief", main="hero"),
                  who("warrior"))  # fmt: skip
    told = parts(session(table.state, 0))["quests"]["rows"]
    assert [row["key"] for row in told] == [
        f"quest-{it.place}-{it.quest}" for it in unfinished(DONJON.view(table.state, 0))
    ]
    assert len(parts(session(table.state, 1))["quests"]["rows"]) == 1
    assert "quests" not in parts(session(table.state, None))


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_said_well_in_every_language(lang: str) -> None:
    """In whole games, whatever is on: sentences, no gaps, and the signs of the language."""
    seen: set[str] = set()
    for players, seed in ((2, 1), (4, 1)):
        for state in whole_game(("sensible",) * players, seed)[0][::5]:
            for player in DONJON.deciders(state)[:1]:
                for part in help_data(session(state, player, lang))["parts"]:  # type: ignore[typeddict-item]
                    texts = [part["title"], *part["notes"]]
                    for row in part["rows"]:
                        texts += [row["label"], *row["notes"]]
                    for text in texts:
                        assert text
                        assert "{" not in text
                        assert "donjon-" not in text
                        assert not faults(text, lang)
                    seen.add(part["key"])
    assert seen >= {"fight", "allies", "arena", "choose", "quests", "looked"}


def test_after_the_end_there_is_no_help() -> None:
    over = whole_game(("sensible",) * 2, 1)[0][-1]
    assert help_data(session(over, None)) == {}


@pytest.mark.parametrize(
    ("lang", "nothing", "gems"),
    [
        ("en", "A victory brings nothing.", "A victory brings 2 gems."),
        ("fr", "Une victoire ne rapporte rien.", "Une victoire rapporte 2 gemmes."),
        ("it", "Una vittoria non porta niente.", "Una vittoria porta 2 gemme."),
    ],
)
def test_a_victory_that_brings_nothing_is_said_as_people_do(
    lang: str, nothing: str, gems: str
) -> None:
    voice = Voice(Words(lang), 0, ["person"] * 2)
    for gains, told in ((0, nothing), (2, gems)):
        at_stake = core.Stakes(Fraction(gains), Fraction(1))
        assert say.stakes(voice, core.Chances(0, core.Gains(gains), at_stake, ())) == told
