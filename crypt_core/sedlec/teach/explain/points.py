"""The points of a crypt, line by line: what scores, what does not, and which skulls it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...pyramid import Skull, adjacent
from ...scoring import CRIMINAL, PAIR, PEASANT, PRIEST, ScoreSheet
from .voice import Voice


class ScoreLine(NamedTuple):
    """A line in words, its points, and the skulls it is about, as "c3.top": the main one first."""

    text: str
    points: int
    skulls: list[str]


class ScorePart(NamedTuple):
    """What a type of skull brings: its id, its name, all its points, and where they come from."""

    skull: str
    name: str
    points: int
    lines: list[ScoreLine]


def score_parts(voice: Voice, sheet: ScoreSheet) -> list[ScorePart]:
    """The points of a crypt by types of skulls; a skull that scores nothing has a line too."""
    return [
        ScorePart(skull, voice.say("sedlec-skulls", skull=skull), points, list(lines))
        for (skull, points), lines in zip(
            sheet.points.items(),
            (
                _kings(voice, sheet),
                _peasants(voice, sheet),
                _priests(voice, sheet),
                _lovers(voice, sheet),
                _criminals(voice, sheet),
            ),
            strict=True,
        )
    ]


def _line(text: str, points: int, *skulls: Skull) -> ScoreLine:
    return ScoreLine(text, points, [str(skull) for skull in skulls])


def _kings(voice: Voice, sheet: ScoreSheet) -> Iterator[ScoreLine]:
    """Each king, and what lies below it (king)."""
    for king, below in sheet.kings:
        kinds = [skull.kind for skull in below]
        counts = [
            voice.count(kind, kinds.count(kind)) for kind in ("king", "peasant") if kind in kinds
        ]
        text = voice.say(
            "sedlec-score-king",
            level=king.level,
            count=len(below),
            below=voice.all_of(counts) if counts else "",
        )
        yield _line(text, len(below), king, *below)


def _peasants(voice: Voice, sheet: ScoreSheet) -> Iterator[ScoreLine]:
    """All peasants in one line (peasant)."""
    count = len(sheet.peasants)
    if count:
        peasants = voice.count("peasant", count)
        text = voice.say("sedlec-score-peasant", count=count, peasants=peasants)
        yield _line(text, PEASANT * count, *sheet.peasants)


def _priests(voice: Voice, sheet: ScoreSheet) -> Iterator[ScoreLine]:
    """Each level with a priest (priest)."""
    for level, there in sheet.priests:
        text = voice.say(
            "sedlec-score-priest",
            level=level,
            count=len(there),
            priests=voice.count("priest", len(there)),
        )
        yield _line(text, PRIEST, *there)


def _lovers(voice: Voice, sheet: ScoreSheet) -> Iterator[ScoreLine]:
    """Each pair, and each lover in none (lover)."""
    for one, other in sheet.lovers:
        lower, upper = sorted((one.level, other.level))
        same = "yes" if lower == upper else "no"
        text = voice.say("sedlec-score-pair", same=same, level=lower, upper=upper)
        yield _line(text, PAIR, one, other)
    paired = [lover for pair in sheet.lovers for lover in pair]
    for lover in sheet.lonely:
        near = sum(adjacent(lover, other) for other in paired)
        yield _line(voice.say("sedlec-score-lonely", level=lover.level, count=near), 0, lover)


def _criminals(voice: Voice, sheet: ScoreSheet) -> Iterator[ScoreLine]:
    """Each criminal, with the priests next to it if there are any (criminal)."""
    for criminal, priests in sheet.redeemed:
        text = voice.say(
            "sedlec-score-redeemed",
            level=criminal.level,
            count=len(priests),
            priests=voice.count("priest", len(priests)),
        )
        yield _line(text, CRIMINAL, criminal, *priests)
    for criminal in sheet.unredeemed:
        yield _line(voice.say("sedlec-score-unredeemed", level=criminal.level), 0, criminal)
