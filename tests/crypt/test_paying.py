"""What each collector pays, with a player's own cards so far."""

from __future__ import annotations

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.position import position
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.teach.explain.paying import completing, paying
from crypt_core.crypt.views import View, view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.companion import Payer
from crypt_core.teach.words import LANGS, Words
from tests.rule import rule


def seen(cards: str = "", crypt: str = "idols4 pottery2? jewelry1", sides: str = "AAAAAA") -> View:
    """A solo table with these cards collected, as the player sees it."""
    state = position(crypt, collections=[cards], sides=sides, round_number=7 if cards else 1)
    return view(state, 0)


def told(view: View, lang: str = "en") -> dict[str, Payer]:
    voice = Voice(Words(lang), 0, ["person", "ghost"])
    return dict(zip(KINDS, paying(voice, view, 0), strict=True))


def test_all_six_are_told_with_nothing_collected() -> None:
    lines = told(seen())
    assert tuple(lines) == KINDS
    assert {it.mine for it in lines.values()} == {"You have none yet."}
    assert not any(it.counts for it in lines.values())


@pytest.mark.parametrize(
    ("sides", "cards", "kind", "mine"),
    [
        ("B", "idols3", "idols", "You have 1 idol, worth 3 coins. With 1 more it pays."),
        (
            "A",
            "pottery3 pottery1",
            "pottery",
            "You have 2 pieces of pottery, worth 4 coins. So far that adds 2 coins. "
            "The next one adds 2 coins.",
        ),
        (
            "A",
            "remains2 remains1",
            "remains",
            "You have 2 remains, worth 3 coins. That is enough to use it.",
        ),
        (
            "A",
            "remains2",
            "remains",
            "You have 1 remains, worth 2 coins. With 1 more you can use it.",
        ),
        (
            "A",
            "idols2*",
            "idols",
            "You have 1 idol, worth 2 coins. Flipped cards cannot be used again; 1 more is needed.",
        ),
        ("B", "remains1", "remains", "You have 1 remains, worth 1 coin. With 3 more it pays."),
        (
            "A",
            "tapestries1",
            "tapestries",
            "You have 1 tapestry, worth 1 coin. So far that adds 5 coins.",
        ),
    ],
)
def test_what_the_cards_bring(sides: str, cards: str, kind: str, mine: str) -> None:
    assert told(seen(cards, sides=sides * 6))[kind].mine == mine


@rule("score")
@pytest.mark.parametrize("side", "AB")
def test_it_says_what_the_rules_count(side: str) -> None:
    """At each moment of a game the coins named are the collector's, in every language."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 1, "sides": side * 6}), 11)
    while CRYPT.deciders(timeline.state):
        now = view(timeline.state, 0)
        sheet = now.players[0].sheet
        assert sheet is not None
        for lang in LANGS:
            voice = Voice(Words(lang), 0, ["person", "ghost"])
            for kind, line in told(now, lang).items():
                coins = sheet.bonuses[KINDS.index(kind)]
                held = sum(it.kind == kind for it in now.players[0].treasures)
                so_far = voice.say(
                    "crypt-paying-so-far", state="pays", count=coins, coins=voice.coins(coins)
                )
                assert not coins or (line.counts and so_far in line.mine)
                assert not held or str(held) in line.mine
                assert line.mine.endswith(".")
        timeline.play(choose("sensible", CRYPT, timeline.state, timeline.moment.luck))


def test_in_the_last_round_there_is_no_next_card() -> None:
    state = position("idols4 remains1? jewelry2", collections=["pottery3 pottery1"], round_number=8)
    mine = "You have 2 pieces of pottery, worth 4 coins. So far that adds 2 coins."
    assert told(view(state, 0))["pottery"].mine == mine


def test_enough_cards_that_add_nothing() -> None:
    state = position(
        "idols4 pottery2 jewelry1 jewelry2 idols1? remains1?",
        collections=["manuscripts4 manuscripts4"],
        players=4,
        round_number=3,
    )
    mine = "You have 2 manuscripts, worth 8 coins. That is enough, but adds nothing so far."
    assert told(view(state, 0))["manuscripts"].mine == mine


def test_what_depends_on_cards_unseen_is_left_open() -> None:
    state = position(
        "idols4 pottery2 jewelry1?",
        collections=["tapestries1", "tapestries2?"],
        players=2,
        round_number=3,
    )
    assert told(view(state, 0))["tapestries"].mine == "You have 1 tapestry, worth 1 coin."


def test_a_treasure_that_completes_a_set() -> None:
    assert [*completing(seen("pottery3 jewelry2", sides="AAAAAA"), 0)] == [
        (1, "pottery"),
        (2, "jewelry"),
    ]
    assert [*completing(seen("remains3"), 0)] == []
