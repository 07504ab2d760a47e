"""Positions set by hand, and files of cards: what cannot be is refused with its rule."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from crypt_core.donjon.cards import CARD_TEXTS
from crypt_core.donjon.components import read_setup
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.position import position
from crypt_core.engine.game import BadSetup
from tests.donjon.build import who

THIEF = who("thief")
OURS = files("crypt_core.donjon").joinpath("cards.toml").read_text(encoding="utf-8")


def refused(first: dict[str, Any], **fields: Any) -> tuple[str, str]:
    with pytest.raises(BadSetup) as caught:
        position([first, THIEF], **fields)
    return caught.value.refusal[:2]


@pytest.mark.parametrize(
    ("first", "fields", "reason"),
    [
        (who("knight"), {}, ("setup.adventurers", "setup-adventurers")),
        (who("priest", shoes=1), {}, ("setup.adventurers", "laid-field")),
        (who("priest", wounds=5), {}, ("wounds", "laid-count")),
        (who("priest", gems=-1), {}, ("components", "laid-count")),
        (who("priest", trophies=12), {}, ("end.target", "laid-over")),
        (who("priest", prey="undead"), {}, ("setup.ranger", "laid-prey")),
        (who("priest", companion="orc"), {}, ("binding-bow", "laid-companion")),
        (who("priest", quests=["just", "kind", "edge", "poor"]), {},
         ("guild.limit", "too-many-quests")),
        (who("priest", items=["excalibur"]), {}, ("components", "laid-card")),
        (who("priest", items=["dagger"]), {"gone": ["dagger"]}, ("components", "laid-card")),
        (who("priest", spoils=["orc"]), {"top": ["orc"]}, ("components", "laid-card")),
        (who("priest", spoils=["chest"]), {}, ("types", "laid-card")),
        (who("priest", main="edge", quests=["edge"]), {}, ("components", "laid-card")),
        (who("priest", main="coward"), {}, ("components", "laid-card")),
        (who("priest"), {"active": 2}, ("turn.order", "laid-active")),
        (who("priest"), {"round_number": 0}, ("turn.order", "laid-round")),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(
    first: dict[str, Any], fields: dict[str, Any], reason: tuple[str, str]
) -> None:
    assert refused(first, **fields) == reason


def test_all_that_is_not_told_lies_where_it_belongs() -> None:
    state = position([who("priest", items=["dagger"], main="edge"), THIEF], top=["ogre", "meteors"])
    assert len(state.shop) == 17
    assert state.adventure.size == 74
    names = [state.setup.adventure[number] for number in state.adventure.under[:2]]
    assert names == ["ogre", "meteors"]
    assert state.guild.size == 15
    assert (state.round, state.active, state.stage) == (3, 0, "supply")


def test_our_cards_are_read_from_our_file_and_left_out_of_a_record() -> None:
    setup = read_setup({"cards": OURS})
    assert setup.cards == CARD_TEXTS
    assert "cards" not in DONJON.setup_fields(setup)
    other = read_setup({"cards": OURS.replace("orc humanoid 10 3 0", "orc humanoid 11 4 1")})
    assert other.monsters["orc"][1:] == ("humanoid", 11, 4, 1)
    assert DONJON.setup(DONJON.setup_fields(other)) == other


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("orc humanoid", "orc elf", "numbers-type"),
        ("orc humanoid", "orc dragon", "numbers-dragons"),
        ('"orc humanoid', '"ork humanoid', "numbers-unknown"),
        ('"orc humanoid', '"goblin humanoid', "numbers-twice"),
        ('    "orc humanoid 10 3 0",\n', "", "numbers-missing"),
        ("orc humanoid 10 3 0", "orc humanoid 10 3", "numbers-form"),
        ("orc humanoid 10", "orc humanoid ten", "numbers-number"),
        ("monsters = [", "monsters = ", "numbers-file"),
        ("monsters =", "beasts =", "numbers-file"),
        ("orc humanoid", "orc" + " " * 20_000, "numbers-file"),
    ],
)
def test_a_file_of_cards_that_is_wrong_is_refused_with_what_is_wrong(
    old: str, new: str, reason: str
) -> None:
    assert old in OURS
    with pytest.raises(BadSetup) as caught:
        read_setup({"cards": OURS.replace(old, new, 1)})
    assert caught.value.refusal[:2] == ("components", reason)
