"""The reference as text: one page of it, or all of it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from ...engine.table import columns
from ...games import FIRST
from ..words import Words
from .pages import Page, book_title, contents, page

WIDTH = 79
"""Letters in a line."""
INDENT = "  "


def text(lang: str, game: str = FIRST) -> str:
    """All rules of a game in a language, part by part.

    >>> print(text("en").splitlines()[0])
    The rules of Crypt
    """
    words = Words(lang)
    title = book_title(words, game)
    parts = [title, "=" * len(title), "", fill(words.say("reference-about"), WIDTH)]
    for part in contents(words, game):
        parts += ["", "", part.title, "-" * len(part.title)]
        for link in part.links:
            parts += ["", page_text(words, page(words, game, link.id))]
    return "\n".join(parts) + "\n"


def page_text(words: Words, page: Page) -> str:
    """A rule's page as text."""
    return "\n".join(_lines(words, page))


def _lines(words: Words, page: Page) -> Iterator[str]:
    yield f"{page.title} ({page.id})"
    yield _said(page.text)
    if page.ruling:
        yield from ("", _said(page.ruling, words.say("reference-ruling")))
    yield from ("", f"{INDENT}{words.say('reference-where')}")
    for line in columns([[place.language, place.text] for place in page.places]):
        yield f"{INDENT * 2}{line}".rstrip()
    if page.editions:
        yield _said(page.editions)
    if page.trial:
        yield from ("", _said(page.trial, words.say("reference-try")))
    if page.related:
        listed = ", ".join(f"{link.title} ({link.id})" for link in page.related)
        yield _said(listed, words.say("reference-related"))


def _said(said: str, title: str = "") -> str:
    """A paragraph, led in by its title."""
    led = f"{title}{'. ' if title else ''}{said}"
    return fill(
        led,
        WIDTH,
        initial_indent=INDENT,
        subsequent_indent=INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
