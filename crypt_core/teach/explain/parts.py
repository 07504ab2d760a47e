"""What a game is told in: news, the parts of a table, the final sheet."""

from __future__ import annotations

from typing import NamedTuple

TONES = ("role", "you", "other", "luck", "end")
"""Whose doing it is: what the rules play, who is spoken to, another; or luck, or the game's end."""


class News(NamedTuple):
    """An event in words.

    `title` names it, `text` tells it, `why` gives the reason, `rule` is the id of the rule behind
    it, `tone` is one of `TONES`.
    """

    title: str
    text: str
    why: str
    rule: str
    tone: str


class Part(NamedTuple):
    """A part of the table: what it is, and a sentence for each thing in it."""

    title: str
    lines: tuple[str, ...]


class Rung(NamedTuple):
    """A rank, from how many points on it is reached, and whether it is the one reached."""

    name: str
    least: int
    here: bool


class Sheet(NamedTuple):
    """Points line by line: a column a player, `total` the last line.

    `verdict` says who won or which rank it is, `next` how far it was to more (None: no further),
    `winners` are the players who won. `ladder` has the ranks of who plays alone, the lowest first.
    `kinds` says what each line is about, where the table shows that in a colour of its own.
    """

    title: str
    columns: list[str]
    rows: list[list[str]]
    total: list[str]
    verdict: str
    next: str | None
    winners: tuple[int, ...] = ()
    ladder: tuple[Rung, ...] = ()
    kinds: tuple[str, ...] = ()
