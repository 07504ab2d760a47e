"""What the panel `reference` draws."""

from __future__ import annotations

from typing import TypedDict

from ..data import AloudLink, PicturedCard, PicturedSign, ScreenHead, TextPart


class RuleLink(TypedDict):
    """A rule to go to."""

    id: str
    title: str


class RulePart(TypedDict):
    """A phase with its rules."""

    id: str
    title: str
    rules: list[RuleLink]


class Hit(TypedDict):
    """A rule that was found, in pieces, each with whether it was looked for."""

    id: str
    title: list[tuple[str, bool]]
    excerpt: list[tuple[str, bool]]


class AloudSection(TypedDict):
    """A section of what is said aloud; `picture` is the address of one, empty without."""

    title: str
    say: str
    meanwhile: str
    picture: str
    rules: list[RuleLink]


class AloudPage(TypedDict):
    """A whole game, to be said aloud."""

    id: str
    title: str
    about: str
    sections: list[AloudSection]
    later: str


class RulePlace(TypedDict):
    """Where a rulebook states a rule."""

    lang: str
    book: str
    text: str
    stated: bool


class OpenPage(TypedDict):
    """The page of a rule."""

    id: str
    part: str
    title: str
    text: str
    ruling: str | None
    places: list[RulePlace]
    editions: str | None
    trial: str
    table: list[TextPart]
    related: list[RuleLink]
    before: RuleLink | None
    after: RuleLink | None


class RoundPicture(TypedDict):
    """A phase of a round: its rule, what it is called, what happens, and the table."""

    id: str
    title: str
    text: str
    picture: list[PicturedCard]


class RuleNotes(TypedDict):
    """The rules people often ask about, as they ask; those that are ours; where editions differ."""

    round: list[RoundPicture]
    """A round, phase by phase; nothing where a game has no pictures."""
    signs: dict[str, PicturedSign]
    """The signs of the pictures."""
    aloud: AloudLink | None
    """None for a game that has no such page yet."""
    questions: list[RuleLink]
    rulings: list[RuleLink]
    differences: list[RuleLink]


class ReferenceData(TypedDict):
    """The list of rules or what was found, and the page that is open."""

    head: ScreenHead | None
    """None where the rules are no screen, but have a place of their own: no table goes with it."""
    title: str
    about: str
    example: str
    wanted: str
    found: str | None
    hits: list[Hit]
    parts: list[RulePart]
    page: OpenPage | None
    best: OpenPage | None
    """Of what was found the first, while no page is open."""
    aloud: AloudPage | None
    notes: RuleNotes | None
