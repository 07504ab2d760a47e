"""The fonts that the app brings have every sign that it writes, and stay small."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from crypt_widgets.assets import KIT
from crypt_widgets.fonts import EVERYWHERE, FACES, FONTS, RULE_TEXT, faces
from crypt_widgets.panels.frame.panel import Frame
from crypt_widgets.panels.reference.panel import Reference

REPO = Path(__file__).resolve().parents[2]
KINDS = (".css", ".ftl", ".html", ".j2", ".js", ".py", ".toml")
ESCAPED = re.compile(r"\\u\{?([0-9a-f]{4,5})\}?", re.IGNORECASE)
NO_SIGNS = "\n\ufeff\u200b"
IN_NOTEBOOKS = "\u2713\u2717"
"""Marks before what Python tells in a notebook, which has a type of its own."""
TO_PASS_ON = "\u2b1b\U0001f7eb\U0001f7e8\U0001f7e9"
"""What stands in a result that goes into other programs, which have such signs."""
MOST = 130_000
FILES = sorted(FONTS.glob("*.woff2"))


def written() -> Iterator[tuple[Path, str]]:
    """What the app writes, or may: every file that words, scripts and styles are in."""
    for folder in ("crypt_core", "widgets"):
        for file in (REPO / folder).rglob("*"):
            if file.suffix in KINDS and "node_modules" not in file.parts:
                yield file, file.read_text(encoding="utf-8")


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def font(request: pytest.FixtureRequest) -> Iterator[TTFont]:
    with TTFont(request.param) as opened:
        yield opened


def advances(font: TTFont, signs: str) -> set[int]:
    return {font["hmtx"][font.getBestCmap()[ord(sign)]][0] for sign in signs}


def test_every_sign_that_is_written_is_in_every_font(font: TTFont) -> None:
    known = {chr(code) for code in font.getBestCmap()}
    missing: dict[str, str] = {}
    for file, text in written():
        signs = {*text, *(chr(int(code, 16)) for code in ESCAPED.findall(text))}
        signs -= {*IN_NOTEBOOKS, *TO_PASS_ON} if file.suffix == ".py" else set()
        missing |= {ascii(sign): file.name for sign in signs - known - {*NO_SIGNS}}
    assert not missing, "add them in scripts/make_fonts.py and run it"


def test_names_and_further_languages_have_their_letters(font: TTFont) -> None:
    known = set(font.getBestCmap())
    assert {*range(0x20, 0x7F), *range(0xA0, 0x180)} <= known


def test_a_narrow_space_is_narrow_and_figures_can_stand_in_columns(font: TTFont) -> None:
    em = font["head"].unitsPerEm
    assert advances(font, "\u202f") == {round(0.18 * em)}
    assert max(advances(font, "\u2009\u202f")) < min(advances(font, " "))
    rules = font["GSUB"].table.FeatureList.FeatureRecord
    tabular = any(rule.FeatureTag == "tnum" for rule in rules)
    assert tabular or len(advances(font, "0123456789")) == 1


def test_figures_are_as_high_as_each_other(font: TTFont) -> None:
    drawn = [font["glyf"][font.getBestCmap()[ord(figure)]] for figure in "0123456789"]
    em = font["head"].unitsPerEm
    assert max(it.yMax for it in drawn) - min(it.yMax for it in drawn) < em * 0.08
    assert min(it.yMin for it in drawn) > -em * 0.05


def test_a_cut_has_a_name_of_its_own_and_says_whose_it_is(font: TTFont) -> None:
    names = font["name"]
    family, whole, short = (str(names.getName(number, 3, 1)) for number in (1, 4, 6))
    assert family.startswith("Crypt Tutor ")
    assert not re.search("source|vollkorn", family + whole + short, re.IGNORECASE)
    assert re.search("Adobe|Vollkorn Project", names.getDebugName(0))
    assert "SIL Open Font License" in names.getDebugName(13)


def test_each_file_is_brought_and_has_its_licence() -> None:
    assert {file.stem for file in FILES} == set(FACES)
    for kind in {name.split("-")[0] for name in FACES}:
        licence = (FONTS / f"{kind}-licence.txt").read_text(encoding="utf-8")
        assert "Copyright" in licence
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_they_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < MOST


def test_the_frame_brings_all_but_that_of_a_rules_text_and_the_look_names_them() -> None:
    assert Frame._css.startswith(faces(*EVERYWHERE))
    assert Reference._css.startswith(faces(RULE_TEXT))
    assert {*EVERYWHERE, RULE_TEXT} == {*FACES}
    look = (KIT / "look.css").read_text(encoding="utf-8")
    for family, _ in FACES.values():
        assert re.search(rf'--(sans|serif): "{family}", ', look)
    assert "http" not in faces(*FACES)


def test_every_weight_that_a_sheet_asks_for_is_drawn() -> None:
    """A weight between two faces would be another one on each machine, or be smeared."""
    for family in {family for family, _ in FACES.values()}:
        drawn = [weights.split() for name, weights in FACES.values() if name == family]
        covered = {w for low, *high in drawn for w in range(int(low), int((high or [low])[0]) + 1)}
        for file, text in written():
            if file.suffix == ".css":
                asked = map(int, re.findall(r"font(?:-weight)?: (\d{3})\b", text))
                assert set(asked) <= covered, (family, file.name)
