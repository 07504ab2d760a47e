"""Donjon's table drawn for notebooks: all that lies on it, nothing that is hidden, on any page."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from crypt_core.donjon.game import DONJON
from crypt_core.donjon.position import position
from crypt_core.donjon.state import State
from crypt_core.donjon.teach import drawing
from crypt_core.donjon.teach.lessons.table import who
from crypt_core.engine.luck import KeyedLuck
from tests.teach import test_drawing as of_any
from tests.teach.test_drawing import SVG, written

NAME = "donjon"


def laid(*moves: str, seed: int = 1, **mine: Any) -> State:
    """A Priest of ours, a Warrior and a Thief, after these moves."""
    fields = {"main": "edge", "gems": 5, "items": ["dagger"], **mine}
    others = (
        who("warrior", items=["plate_armour"], main="smith"),
        who("thief", quests=["poor"], gems=2),
    )
    state = position([who("priest", **fields), *others], top=["ogre"], pot=3, discards=["gnoll"])
    for text in moves:
        state, _ = DONJON.play(state, DONJON.read_move(text, state), KeyedLuck(seed))
    return state


def drawn(state: State, viewer: int | None = 0, lang: str = "en") -> str:
    return of_any.drawn(state, viewer, lang, NAME)


def test_what_lies_on_the_table_is_drawn() -> None:
    state = laid("done", "draw")
    said = written(drawn(state))
    assert said[:2] == ["Round 3", "Your turn"]
    for text in ("The Dungeon", "The village", "Double Axe", "+4", "8 gems", "You: Priest"):
        assert text in said
    for line in ("In the pot: 3 gems", "On the table: Ogre", "Main quest: Quest of the Edge"):
        assert line in said
    assert str(state.adventure.size) in said
    assert "Player 2: Warrior" in said
    assert "Plate armour (+4)" in " ".join(said)
    assert said.count("trophy points") == 3


def test_the_dice_of_a_fight_are_drawn() -> None:
    plundering = laid(
        "done", "arena P3", "done", "P3: done", "P2: side none", items=["golden_crown"], seed=3
    )
    assert plundering.fight is not None, "the learner is to plunder"
    svg = drawn(plundering)
    faces = [face for roll in (plundering.fight.green, plundering.fight.red) for face in roll]
    polygons = list(ET.fromstring(svg).iter(f"{SVG}polygon"))
    assert len(polygons) == len(faces) == 2
    for face in faces:
        assert re.search(rf'fill="#fff"[^>]*>{face}<', svg)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_hidden_quest_is_nowhere_in_the_picture(viewer: int | None) -> None:
    """The same table with another quest of somebody else's is the same picture."""
    pictures = {drawn(laid(main=quest), viewer, "fr") for quest in ("edge", "kind", "greedy")}
    assert len(pictures) == (3 if viewer == 0 else 1)


def test_panels_do_not_lie_on_one_another() -> None:
    root = ET.fromstring(drawn(laid("done", "draw")))
    wide = [
        (float(part.get("y") or 0), float(part.get("height") or 0))
        for part in root.findall(f"{SVG}rect")
        if float(part.get("width") or 0) > 700
    ][1:]
    dungeon, village, near = wide
    assert sum(dungeon) < village[0] < sum(village) < near[0]
    others = [
        float(part.get("y") or 0)
        for part in root.findall(f"{SVG}rect")
        if 300 < float(part.get("width") or 0) < 400
    ]
    assert max(others) < dungeon[0]


def test_without_pictures_there_are_letters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(drawing, "HERE", tmp_path)
    svg = drawn(laid("done", "draw"))
    assert "<use" not in svg
    assert {"P", "W", "T", "O"} <= set(written(svg)), "adventurers and the Ogre"


def test_pictures_are_those_of_the_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    part = [["path", {"class": "da-gold", "d": "M0 0h9z"}], ["path", {"d": "M0 0v9z"}]]
    names = ("priest", "humanoid", "weapon", "gem", "trophy-point")
    text = json.dumps({"pictures": dict.fromkeys(names, part)})
    (tmp_path / "art.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(drawing, "HERE", tmp_path)
    svg = drawn(laid("done", "draw"))
    used = {use.get("href") for use in ET.fromstring(svg).iter(f"{SVG}use")}
    assert used == {"#p_priest", "#p_humanoid", "#p_weapon", "#p_gem", "#p_trophy_point"}
    known_ids = set(re.findall(r'id="(\w+)"', svg))
    assert {name.removeprefix("#") for name in used if name} == known_ids
    assert svg.count("<symbol") == len(names), "each is kept once"
    assert 'fill="#eabb55"' in svg
    assert "W" in written(svg), "who has no picture has a letter"
