"""What the panel `reference` draws: the list of rules or what was found, and the page open."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from crypt_core.teach.reference import pages
from crypt_core.teach.reference.pages import Link, Page
from crypt_core.teach.reference.search import search
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words

from .learning import Learning
from .present_screens import screen_head

RULES = index("crypt")


def reference_data(learning: Learning) -> dict[str, Any]:
    """The panel's data; empty while another screen is open or none."""
    if learning.screen != "rules":
        return {}
    desk, words = learning.reference, learning.game.words
    found = search(words, desk.wanted)
    return {
        "head": screen_head(learning),
        "title": words.say("reference-title"),
        "about": words.say("reference-about"),
        "wanted": desk.wanted,
        "found": found.says or None,
        "hits": [
            {"id": hit.rule, "title": list(hit.title), "excerpt": list(hit.excerpt)}
            for hit in found.hits
        ],
        "parts": [] if found.says else _parts(words.lang),
        "page": None if desk.page is None else _page(words.lang, desk.page),
        "notes": _notes(words.lang) if desk.page is None else None,
    }


@lru_cache(maxsize=len(LANGS))
def _parts(lang: str) -> list[dict[str, Any]]:
    """The contents: each phase with its rules."""
    return [
        {"id": part.phase, "title": part.title, "rules": _links(part.links)}
        for part in pages.contents(Words(lang))
    ]


def _links(links: tuple[Link, ...]) -> list[dict[str, str]]:
    return [{"id": link.id, "title": link.title} for link in links]


@lru_cache(maxsize=len(LANGS))
def _notes(lang: str) -> dict[str, Any]:
    """What is shown where no page is open: the rules that are ours, and those that differ."""
    words = Words(lang)
    differ = (rule for rule in RULES if "editions" in words.attributes(RULES.message(rule)))
    return {
        "rulings": _links(tuple(pages.link(words, r.id) for r in RULES.values() if r.ruling)),
        "differences": _links(tuple(pages.link(words, rule) for rule in differ)),
    }


@lru_cache(maxsize=len(RULES) * len(LANGS))
def _page(lang: str, rule: str) -> dict[str, Any]:
    """A rule's page; it is the same for everybody, so that it is made once."""
    words = Words(lang)
    page: Page = pages.page(words, rule)
    return {
        "id": page.id,
        "part": page.part,
        "title": page.title,
        "text": page.text,
        "ruling": page.ruling,
        "places": [
            {
                "lang": place.lang,
                "book": place.language,
                "text": place.text,
                "stated": place.heading is not None,
            }
            for place in page.places
        ],
        "editions": page.editions,
        "trial": page.trial,
        "table": list(pages.table(words, rule)),
        "related": _links(page.related),
        "before": page.before and page.before._asdict(),
        "after": page.after and page.after._asdict(),
    }
