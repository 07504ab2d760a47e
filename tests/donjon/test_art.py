"""Whoever and whatever is on a card has a picture, drawn in colours that have a value."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from crypt_core.donjon import components
from crypt_core.teach.drawing import art
from tests.rule_ids import DONJON_RULE_IDS

ROOT = Path(__file__).resolve().parents[2]
TEACH = ROOT / "crypt_core" / "donjon" / "teach"
STYLE = ROOT / "widgets" / "crypt_widgets" / "games" / "donjon" / "dungeon" / "art.css"
PICTURES = art(TEACH)["pictures"]
FOUGHT = {
    *components.TYPES,
    *components.Setup().monsters,
    components.DJINN,
    components.MIMIC,
    components.DOPPELGANGER,
    components.GUARDIAN,
}
ON_CARDS = {
    *components.ADVENTURERS,
    *FOUGHT,
    *components.PLACES,
    *components.Setup().items,
    *components.SPECIALS,
    *components.EVENTS,
    *components.QUESTS,
}


def test_everybody_and_everything_on_a_card_has_a_picture() -> None:
    assert not ON_CARDS - PICTURES.keys()


def test_no_picture_is_of_nothing() -> None:
    """What is on no card is a term of the glossary or a rule, or a kind or a state of one."""
    terms = {*tomllib.loads((TEACH / "glossary.toml").read_text("utf-8")), *DONJON_RULE_IDS}
    for name in PICTURES.keys() - ON_CARDS:
        assert name in terms or re.sub("-(green|red|spent|broken)$", "", name) in terms, name


def test_no_two_pictures_are_the_same() -> None:
    assert len({str(parts) for parts in PICTURES.values()}) == len(PICTURES)


def test_a_picture_is_paths_of_colours_that_the_style_knows() -> None:
    parts = [part for picture in PICTURES.values() for part in picture]
    assert {name for name, _ in parts} == {"path"}
    assert {key for _, look in parts for key in look} == {"class", "d", "transform"}
    used = {look["class"] for _, look in parts if "class" in look}
    known = set(re.findall(r"^\.(da-[a-z]+) ", STYLE.read_text("utf-8"), re.MULTILINE))
    assert used == known
