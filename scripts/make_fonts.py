"""Make the fonts that the app brings from the families they are cut from.

It is run again for another sign, weight or family, with npm and the `test` extra (fonttools, and
brotli for WOFF2) at hand; what it makes is kept in `widgets/crypt_widgets/kit/fonts`. The fonts
come from their npm packages, of the versions pinned below, each with the text of its licence.

A cut has the signs of our languages, kerning, ligatures, and figures that are all of one height;
it is drawn a little larger than its family is by nature, so that both families look as large as
what systems bring, and stands at the same height of the line. The licence of one of them reserves
its name for what its makers drew: so cuts have names of their own.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.from_npm import fetched  # noqa: E402

FONTS = ROOT / "widgets" / "crypt_widgets" / "kit" / "fonts"

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
"""The alphabets of western and central Europe: Basic Latin, Latin-1, Latin Extended-A."""
MARKS = "ȘșȚțẞ‘’‚“”„†•…‰‹›€™←↑→↓−▲▼–—\u2009\u202f"
"""What else is written, down to the thin space and the narrow one that does not break."""

NARROW = 0.18
"""The room before a French colon or question mark, of the em: families differ much in it."""

FEATURES = ["ccmp", "kern", "liga", "locl", "tnum"]
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]
"""What a cut says of itself: whose it is, its name, its licence."""


@dataclass(frozen=True)
class Family:
    """A family as it comes, and what is made of it."""

    package: str
    file: str
    """Where a weight stands in the package; `*` stands for the name of the weight."""
    weights: dict[int, str]
    name: str
    """The name of the cut."""
    scale: float
    """How much larger it is drawn."""
    above: int
    below: int
    """How far a line reaches above and below its foot, in units of the em as it comes: such that
    capitals stand in the middle of it."""


FAMILIES = {
    "sans": Family(
        package="@expo-google-fonts/source-sans-3@0.4.1",
        file="*/SourceSans3_*.ttf",
        weights={400: "400Regular", 600: "600SemiBold", 700: "700Bold"},
        name="Crypt Tutor Sans",
        scale=1.07,
        above=1000,
        below=360,
    ),
    "serif": Family(
        package="@expo-google-fonts/vollkorn@0.4.1",
        file="*/Vollkorn_*.ttf",
        weights={400: "400Regular", 600: "600SemiBold"},
        name="Crypt Tutor Serif",
        scale=1.07,
        above=1010,
        below=350,
    ),
}


def cut(font: TTFont, family: Family, weight: int) -> None:
    """Leave of a font what is needed, and give it the sizes and the name of its family's cut."""
    stand_up(font)
    options = Options()
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = NAMES
    options.notdef_outline = True
    options.drop_tables += ["BASE", "STAT", "gasp"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=[*LETTERS, *map(ord, MARKS)])
    cutter.subset(font)
    resize(font, family)
    rename(font, family.name, weight)


def stand_up(font: TTFont) -> None:
    """Draw figures as high as capitals, if the family's own go up and down like small letters."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    instead: dict[str, str] = {}
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            instead |= getattr(subtable, "ExtSubTable", subtable).mapping
    for part in font["cmap"].tables:
        if part.isUnicode():
            part.cmap = {sign: instead.get(glyph, glyph) for sign, glyph in part.cmap.items()}


def resize(font: TTFont, family: Family) -> None:
    """Draw it larger, and let all systems measure its lines alike."""
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / family.scale)
    narrow = font.getBestCmap()[0x202F]
    font["hmtx"][narrow] = (round(NARROW * font["head"].unitsPerEm), 0)
    across, marks = font["hhea"], font["OS/2"]
    across.ascent = marks.sTypoAscender = marks.usWinAscent = family.above
    across.descent = marks.sTypoDescender = -family.below
    marks.usWinDescent = family.below
    across.lineGap = marks.sTypoLineGap = 0
    marks.fsSelection |= 1 << 7  # the line is what `sTypo...` say


def rename(font: TTFont, name: str, weight: int) -> None:
    """Give it a name that nobody has reserved."""
    names = font["name"]
    style = str(weight)
    for number, text in {
        1: f"{name} {style}",
        2: "Regular",
        3: f"{name} {style}, cut for crypt-tutor",
        4: f"{name} {style}",
        6: f"{name}-{style}".replace(" ", ""),
    }.items():
        names.setName(text, number, 3, 1, 0x409)
    names.names = [record for record in names.names if record.platformID == 3]


def main() -> None:
    """Make all cuts, with their licences beside them, and say how large they are."""
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for kind, family in FAMILIES.items():
            package = fetched(family.package, Path(folder))
            for weight, called in family.weights.items():
                font = TTFont(package / family.file.replace("*", called), recalcTimestamp=False)
                cut(font, family, weight)
                font.flavor = "woff2"
                font.save(FONTS / f"{kind}-{weight}.woff2")
            licence = (package / "LICENSE_FONT").read_text(encoding="utf-8")
            (FONTS / f"{kind}-licence.txt").write_text(licence, encoding="utf-8", newline="\n")
    sizes = {file.name: file.stat().st_size for file in sorted(FONTS.glob("*.woff2"))}
    for name, size in sizes.items():
        print(f"{name}: {size:,} bytes")
    print(f"together: {sum(sizes.values()):,} bytes")


if __name__ == "__main__":
    main()
