"""A round of Crypt in four pictures, as the rule reference begins with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ....teach.drawing import art
from ....teach.pictures import Picture, Pictured, Sign, emblem
from .. import drawing

EMBLEMS: Mapping[str, str] = art(Path(drawing.__file__).parent)["emblems"]
SIGNS: Mapping[str, Sign] = {kind: emblem(path) for kind, path in EMBLEMS.items()}
"""The emblems of the six kinds, as on the backs of cards."""

YOURS, GHOSTS = False, True

ROUND = (
    Picture(
        "reveal.count",
        (Pictured("jewelry", "4"), Pictured("pottery", ""), Pictured("remains", "1")),
    ),
    Picture(
        "claim.place",
        (
            Pictured("jewelry", "4", ((5, YOURS),)),
            Pictured("pottery", "", ((3, GHOSTS), (3, GHOSTS))),
            Pictured("remains", "1"),
        ),
    ),
    Picture("collect.roll", (Pictured("jewelry", "4", ((2, YOURS),)),)),
    Picture(
        "pass",
        (Pictured("tapestries", "3"), Pictured("idols", "2"), Pictured("manuscripts", "")),
    ),
)
"""A servant of effort 5 takes the jewelry, and rolls a 2."""
