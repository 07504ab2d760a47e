"""What the panel `reference` draws: the list of rules or what was found, and the page open."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from crypt_core.games import GAMES
from crypt_core.teach.aloud import PAGE as ALOUD
from crypt_core.teach.aloud import aloud
from crypt_core.teach.pictures import pictures
from crypt_core.teach.reference import pages
from crypt_core.teach.reference.pages import Link, Page
from crypt_core.teach.reference.search import search
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words

from ...tutoring.shell import Shell
from ..screens import aloud_link, pictured, screen_head, signed

if TYPE_CHECKING:
    from ..data import Nothing
    from .data import (
        AloudPage,
        OpenPage,
        ReferenceData,
        RoundPicture,
        RuleLink,
        RuleNotes,
        RulePart,
    )


def reference_data(shell: Shell) -> ReferenceData | Nothing:
    """The panel's data; empty while another screen is open or none, unless it has its own place."""
    panel_state, words = shell.reference, shell.game.words
    screen = shell.screen == "rules"
    if not screen and not panel_state.beside:
        return {}
    game, opened = panel_state.game, panel_state.page
    found = search(words, game, panel_state.wanted)
    best = found.hits[0].rule if found.hits and opened is None else None
    return {
        "head": screen_head(shell) if screen else None,
        "title": pages.book_title(words, game),
        "about": words.say("reference-about"),
        "example": words.say(f"game-{game}.search"),
        "wanted": panel_state.wanted,
        "found": found.says or None,
        "hits": [
            {"id": hit.rule, "title": list(hit.title), "excerpt": list(hit.excerpt)}
            for hit in found.hits
        ],
        "parts": [] if found.says else _parts(words.lang, game),
        "page": _page(words.lang, game, opened) if opened in index(game) else None,
        "best": _page(words.lang, game, best) if best else None,
        "aloud": _aloud(words.lang, game) if opened == ALOUD else None,
        "notes": _notes(words.lang, game) if opened is None else None,
    }


@lru_cache(maxsize=len(LANGS) * len(GAMES))
def _parts(lang: str, game: str) -> list[RulePart]:
    """The contents: each phase with its rules."""
    return [
        {"id": part.phase, "title": part.title, "rules": _links(part.links)}
        for part in pages.contents(Words(lang), game)
    ]


def _links(links: tuple[Link, ...]) -> list[RuleLink]:
    return [_link(link) for link in links]


def _link(link: Link) -> RuleLink:
    return {"id": link.id, "title": link.title}


@lru_cache(maxsize=len(LANGS) * len(GAMES))
def _notes(lang: str, game: str) -> RuleNotes:
    """Where no page is open: what people often ask, the rules that are ours, those that differ."""
    words, rules = Words(lang), index(game)
    often = (rule.id for rule in rules.values() if rule.often)
    ours = (rule.id for rule in rules.values() if rule.ruling)
    differ = (rule for rule in rules if "editions" in words.attributes(rules.message(rule)))
    return {
        "round": _round(words, game),
        "signs": signed(found.SIGNS) if (found := pictures(game)) else {},
        "aloud": aloud_link(words, game),
        "questions": [
            {"id": rule, "title": pages.questions(words, game, rule)[0]} for rule in often
        ],
        "rulings": _links(tuple(pages.link(words, game, rule) for rule in ours)),
        "differences": _links(tuple(pages.link(words, game, rule) for rule in differ)),
    }


def _round(words: Words, game: str) -> list[RoundPicture]:
    """A round in pictures, each with what happens in it."""
    found, rules = pictures(game), index(game)
    return [
        {
            "id": picture.rule,
            "title": pages.part_title(words, game, rules[picture.rule].phase),
            "text": words.say(f"game-{game}-round.{rules[picture.rule].phase}"),
            "picture": pictured(picture.cards),
        }
        for picture in (found.ROUND if found else ())
    ]


@lru_cache(maxsize=len(LANGS) * len(GAMES))
def _aloud(lang: str, game: str) -> AloudPage:
    told = aloud(lang, game)
    return {
        "id": ALOUD,
        "title": told.title,
        "about": told.about,
        "sections": [
            {
                "title": section.title,
                "say": section.say,
                "meanwhile": section.do,
                "picture": section.picture,
                "rules": _links(section.rules),
            }
            for section in told.sections
        ],
        "later": told.later,
    }


@lru_cache(maxsize=sum(len(index(game)) for game in GAMES) * len(LANGS))
def _page(lang: str, game: str, rule: str) -> OpenPage:
    """A rule's page; it is the same for everybody, so that it is made once."""
    words = Words(lang)
    page: Page = pages.page(words, game, rule)
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
        "table": [(part.title, list(part.lines)) for part in pages.table(words, game, rule)],
        "related": _links(page.related),
        "before": page.before and _link(page.before),
        "after": page.after and _link(page.after),
    }
