"""Donjon told: every event, every move and every refusal in words, in every language."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from crypt_core.donjon import events as ev
from crypt_core.donjon.bundles import bundle
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import VERBS, Move
from crypt_core.donjon.state import Fight
from crypt_core.donjon.teach import explain
from crypt_core.engine.game import BadNotation, BadSetup, Refusal
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.teach.typography import faults

GIVEN = bundle(2, ["double_axe"], ["ogre"], [1], 1, "attacker", 1)
SAMPLES: dict[str, Any] = {
    "adventurer": "ranger", "prey": "undead", "card": "ogre", "item": "double_axe", "sale": "sale",
    "pile": "shop", "what": "vial", "how": "fight", "source": "P3", "quest": "edge", "rank": "main",
    "by": "trophies", "winner": "green", "now": "now", "cards": ("ogre",), "items": ("charm_ring",),
    "quests": ("edge",), "players": (0, 1), "others": (2,), "winners": (1,),
    "sides": ((2, "none"),),
    "green": (3, 8), "red": (1,), "give": GIVEN, "want": GIVEN, "face": 7,
}  # fmt: skip
"""A value for each field of an event; numbers that are not named here are 2."""
PEOPLE = ("player", "partner", "victim", "ally", "whom")
MOVES = [
    "choose 1", "choose ?", "buy double_axe", "buy double_axe with sale", "heal", "guild", "trophy",
    "done", "drop double_axe", "draw", "arena P2", "raid", "exchange quest1", "exchange quest?",
    "discard ogre", "discard ?", "take ogre from discards", "take ogre from p2", "bind",
    "ring P2 fight", "ring P2 ally", "call", "alone", "bid 2g", "bid 2g now", "pass", "ally P2",
    "counter P2 2g for nothing", "counter P2 2g for help", "accept", "decline",
    "offer P2 2g for help", "promise P3 1g", "keep", "break", "fight", "flee", "use token",
    "use vial", "side attacker", "side none", "side ?", "vanish", "replay", "forget",
    "plunder gems", "plunder gems and ogre", "claim edge", "claim just with P2", "steal from P2",
]  # fmt: skip


def voice(lang: str, you: int | None) -> explain.Voice:
    return explain.Voice(Words(lang), you, ["person"] * 3)


def begun(players: int = 3) -> Timeline:
    return Timeline(DONJON, DONJON.setup({"players": players}), 1)


def sample(kind: type[ev.Event], player: int, other: int) -> ev.Event:
    """An event of a kind, about two players."""
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in PEOPLE:
            values[field.name] = player if not values.keys() & set(PEOPLE) else other
        else:
            values[field.name] = SAMPLES.get(field.name, 2)
    return kind(**values)


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_event_is_told(lang: str) -> None:
    view = DONJON.view(begun().moment.state, 0)
    for you, player, other in ((0, 0, 1), (0, 1, 0), (0, 1, 2), (None, 0, 1)):
        told = voice(lang, you)
        for kind in ev.EVENTS:
            news = explain.news(told, sample(kind, player, other), view)
            assert news.rule in index("donjon"), kind
            for text in (news.title, news.text, news.why):
                assert text[:1] == text[:1].upper(), (kind, text)
                assert faults(text, lang) == [], kind
            assert news.text.endswith((".", "!")), news.text
        assert told.words.fallbacks == set()


@pytest.mark.parametrize("lang", LANGS)
def test_who_is_spoken_to_is_never_a_third_person(lang: str) -> None:
    view = DONJON.view(begun().moment.state, 0)
    you = voice(lang, 0)
    for kind in ev.EVENTS:
        if "player" in {field.name for field in fields(kind)}:
            mine = explain.news(you, sample(kind, 0, 1), view).text
            theirs = explain.news(you, sample(kind, 1, 2), view).text
            if mine != theirs:
                assert you.name(1) not in mine or "1" not in str(kind), kind
                assert "2" in theirs, (kind, theirs)


@pytest.mark.parametrize("lang", LANGS)
def test_every_move_has_its_label(lang: str) -> None:
    assert {text.split()[0] for text in MOVES} == set(VERBS)
    view = DONJON.view(begun().moment.state, 0)
    for you, player in ((0, 0), (1, 0), (None, 2)):
        told = voice(lang, you)
        labels = {}
        for text in MOVES:
            move: Move = DONJON.read_move(f"P{player + 1}: {text}")
            label = explain.move(told, move, view)
            assert faults(label, lang) == [], text
            assert label[:1] == label[:1].upper()
            assert not label.endswith(".")
            labels[text] = label
        assert len(set(labels.values())) == len(labels), "two moves have one label"
        assert told.words.fallbacks == set()


def test_a_quest_is_named_to_who_knows_it_alone() -> None:
    game = begun()
    state = game.moment.state
    move = DONJON.read_move("P1: choose 1")
    quest = state.looked[0][0]
    told = voice("en", 0)
    assert told.the_quest(quest) in explain.move(told, move, DONJON.view(state, 0))
    assert explain.move(told, move, DONJON.view(state, 1)) != explain.move(
        told, move, DONJON.view(state, 0)
    )
    hidden = DONJON.seen_move(state, move, 1)
    assert explain.move(told, hidden, DONJON.view(state, 1)) == "Keep a quest"


# --- refusals -------------------------------------------------------------------------------------

SETUPS: list[dict[str, object]] = [
    {"players": 7}, {"players": 3, "length": 13}, {"players": 2, "adventurers": ["thief", "thief"]},
    {"players": 2, "size": 3}, {"cards": "no lists"}, {"cards": "a ["}, {"cards": ["unicorn 1 2"]},
    {"cards": ["ogre humanoid 12 4"]}, {"cards": ["mimic 12 0"]},
    {"cards": ["mimic 12 0", "mimic 12 0"]},
]  # fmt: skip


def changed(old: str, new: str) -> dict[str, object]:
    """A setup with one of our cards written otherwise."""
    texts = [new if text == old else text for text in DONJON.setup({}).cards]
    return {"cards": texts}


@pytest.mark.parametrize("lang", LANGS)
def test_setups_and_cards_are_refused_in_words(lang: str) -> None:
    told = voice(lang, 0)
    more = [
        changed("mimic 12 0", "mimic 120 0"),
        changed("dagger weapon 1 2", "dagger spoon 1 2"),
        changed("ogre humanoid 12 4 0", "ogre dragon 12 4 0"),
    ]
    reasons = set()
    for fields_ in [*SETUPS, *more]:
        with pytest.raises(BadSetup) as refused:
            DONJON.setup(fields_)
        text = explain.refusal(told, refused.value.refusal)
        reasons.add(refused.value.refusal.reason)
        assert faults(text, lang) == [], text
    numbers = {it for it in reasons if it.startswith("numbers-")}
    assert len(numbers) == 8, numbers
    assert told.words.fallbacks == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("fields_", [changed("orc humanoid 10 3 0", it) for it in (
    "goblin humanoid 6 1 0", "orc dragon 10 3 0", "orc humanoid 100 3 0",
)])  # fmt: skip
def test_what_is_wrong_in_a_file_of_cards_is_told_as_it_stands_there(
    lang: str, fields_: dict[str, object]
) -> None:
    """A card is looked for by the name that the file has for it, in every language."""
    with pytest.raises(BadSetup) as refused:
        DONJON.setup(fields_)
    text = explain.refusal(voice(lang, 0), refused.value.refusal)
    assert re.search("[“«]\\s?(orc|goblin)\\b", text), text


@pytest.mark.parametrize("lang", LANGS)
def test_texts_that_are_no_move_are_refused_in_words(lang: str) -> None:
    told = voice(lang, 0)
    for text in ("dance", "buy", "offer P2 2g for a kiss"):
        with pytest.raises(BadNotation) as refused:
            DONJON.read_move(f"P1: {text}")
        said = explain.refusal(told, refused.value.refusal)
        assert faults(said.replace("{", "").replace("}", ""), lang) == [], said
    assert told.words.fallbacks == set()


def test_who_leaves_the_village_is_said_to_leave_it() -> None:
    timeline = Timeline(DONJON, DONJON.setup({"players": 3}), 1)
    while timeline.state.stage != "supply":
        timeline.play(DONJON.legal_moves(timeline.state)[0])
    before = timeline.view()
    timeline.play(Move(timeline.state.active, "done"))
    told = [
        explain.news(voice("en", None), event, DONJON.view(state, None), before).text
        for event, state in timeline.moment.steps
    ]
    assert f"Player {timeline.state.active + 1} leaves the village." in told


def test_two_wounds_of_a_kritik_have_their_reason() -> None:
    view = begun().view(0)
    fight = view._replace(fight=Fight("monster", 0, kritik=True))
    whys = {
        count: explain.news(voice("en", 0), ev.Hurt(0, count), seen).why
        for count, seen in ((1, view), (2, fight))
    }
    assert "Kritik" not in whys[1]
    assert "two wounds" in whys[2]


def test_the_end_of_a_stage_is_called_what_it_does() -> None:
    view = begun().view(0)
    for stage, label in {
        "supply": "Leave the village",
        "vanish": "Stay",
        "rest": "Nothing more",
    }.items():
        seen = view._replace(stage=stage)
        assert explain.move(voice("en", 0), Move(0, "done"), seen) == label


def test_a_refusal_names_cards_as_they_are_called() -> None:
    told = voice("en", 0)
    refusal = Refusal("shop.buy", "not-in-shop", {"item": "double_axe"})
    assert explain.refusal(told, refusal).startswith("The shop does not have the Double Axe")
    unknown = Refusal("shop.buy", "not-in-shop", {"item": "teapot"})
    assert "teapot" in explain.refusal(told, unknown)
