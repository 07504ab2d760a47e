"""Donjon's words: all there in every language, each asked for, and one name for one thing."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from crypt_core import games
from crypt_core.donjon.bundles import Bundle, bundle
from crypt_core.donjon.components import ADVENTURERS, PLACES, QUESTS, TYPES
from crypt_core.donjon.teach.explain.voice import CARDS, Voice
from crypt_core.teach import translation
from crypt_core.teach.catalogue import LANGS, catalogue, entries
from crypt_core.teach.words import Words
from tests.teach.typography import faults

FOLDER = Path(games.__file__).parent / "donjon" / "teach"
TOY = Path(__file__).parents[1] / "toy"
GLOSSARY = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))


def voice(lang: str, you: int | None = None) -> Voice:
    return Voice(Words(lang), you, ["person"] * 6)


def test_the_check_finds_what_the_code_asks_for() -> None:
    """Were the code written otherwise, the check might look at nothing and be content."""
    refusals, _ = translation.reasons()
    assert {"not-in-shop", "quest-no-deed", "read-donjon-form", "setup-length"} < refusals
    said = {id_ for source, id_ in translation.said() if source.startswith("donjon/")}
    assert len(said) > 30
    assert len(translation.families_of("donjon")) > 400


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_has_the_same_files(lang: str) -> None:
    there, here = ({it.name for it in (FOLDER / "locale" / at).iterdir()} for at in ("en", lang))
    assert here == there


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_name(lang: str) -> None:
    told = voice(lang)
    names = [told.card(card) for card in sorted(CARDS)] + [told.quest(it) for it in QUESTS]
    names += [told.adventurer(it) for it in ADVENTURERS]
    assert len(set(names)) == len(names), "two have one name"
    in_sentences = [told.the(card) for card in sorted(CARDS)]
    in_sentences += [told.the_quest(it) for it in QUESTS]
    in_sentences += [told.the_adventurer(it) for it in ADVENTURERS]
    kinds = [told.type(it) for it in TYPES] + [told.place(it) for it in PLACES]
    assert len(set(kinds)) == len(kinds)
    for name, sentence in zip(names, in_sentences, strict=True):
        assert sentence.lower().endswith(name.lower())
        assert faults(name, lang) == faults(sentence, lang) == []
    assert told.words.fallbacks == set()


# --- the glossary ---------------------------------------------------------------------------------


def test_names_of_the_glossary_are_those_of_the_cards() -> None:
    for lang in LANGS:
        for adventurer in ADVENTURERS:
            assert GLOSSARY[adventurer][lang] == voice(lang).adventurer(adventurer)
        for kind in (*TYPES, *PLACES):
            told = voice(lang)
            assert GLOSSARY[kind][lang] == (told.type(kind) if kind in TYPES else told.place(kind))


# --- bundles and other players --------------------------------------------------------------------


def test_a_bundle_is_said_part_by_part() -> None:
    given = bundle(2, ["double_axe"], ["ogre"], [1], 1, "attacker", 1)
    assert voice("en").bundle(given) == (
        "2 gems, Double Axe, the spoil Ogre, secondary quest 1, help in a later fight, "
        "the attacker’s side and 1 trophy point"
    )
    assert voice("fr").bundle(Bundle()) == "rien"
    assert voice("it").bundle(Bundle(gems=1)) == "1 gemma"


def test_who_is_spoken_to_stands_where_the_language_has_it() -> None:
    given = [
        voice(lang, you=1).say(
            "donjon-news-promised",
            **voice(lang, you=1).person(2),
            **voice(lang, you=1).other(1, "partner"),
            give="X",
        )
        for lang in ("en", "fr", "it")
    ]
    assert given == [
        "Player 3 promises you: X.",
        "le joueur 3 vous promet\u202f: X.",
        "il giocatore 3 ti promette: X.",
    ]


# --- refusals -------------------------------------------------------------------------------------


def test_no_other_game_says_its_refusals() -> None:
    """A refusal is said under its reason alone: two games must not share one."""
    for lang in LANGS:
        assert catalogue(lang).sources, "a message worded twice is an error"
        toys = dict(entries(TOY / "teach" / "locale" / lang / "toy.ftl"))
        for file in (FOLDER / "locale" / lang).glob("*.ftl"):
            assert not toys.keys() & dict(entries(file)), "the toy is a game of its own"


def given_facts() -> dict[str, set[str]]:
    """The facts that Donjon's code gives with each reason, where it names both in one call."""
    found: dict[str, set[str]] = {}
    for path in sorted(FOLDER.parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name, args = getattr(node.func, "id", ""), node.args
            if name == "Refusal" and len(args) == 3 and isinstance(args[2], ast.Dict):
                reason, keys = args[1], [getattr(key, "value", "") for key in args[2].keys]
            elif name == "_wrong" and args:
                reason, keys = args[-1], [keyword.arg or "" for keyword in node.keywords]
            else:
                continue
            if isinstance(reason, ast.Constant):
                told = set(keys)
                found[str(reason.value)] = found.get(str(reason.value), told) & told
    return found


def test_a_refusal_asks_only_for_facts_that_are_given() -> None:
    facts = given_facts()
    assert len(facts) > 40
    messages = translation.Messages("en")
    for reason, given in facts.items():
        id_ = f"refusal-{reason}"
        assert id_ in messages.known, reason
        message = messages.known[id_]
        if "donjon" in message.file:
            assert messages.variables(message.source) <= given, reason
