"""A page that opens, and the places that it goes to."""

from __future__ import annotations

from crypt_core.engine.record import RecordError
from crypt_core.teach.words import Words

from ..wire import Hello, Visit
from .opening import Opened, read_game
from .places import GAME, OPENED, RULE_PAGE, read_kept
from .route import handles
from .session import Session
from .shell import Shell


@handles("hello")
def hello(tutor: Shell, message: Hello) -> None:
    """Open the page's game, then its place, with what was done in the task there.

    If the place is a screen, the task that the page has kept waits behind it.
    """
    place, places = message.get("place") or GAME, tutor.places
    places.addressed = bool(place or message.get("code"))
    places.visit = message.get("visit", 0)
    texts = message.get("tasks") or []
    places.kept = [kept for text in texts if text and (kept := read_kept(text)) is not None]
    lang = message.get("lang")
    if tutor.asked_lang and not message.get("chosen"):
        lang = tutor.asked_lang
    with tutor.game.acting():
        _open_game(tutor.game, message, lang)
    tutor.reword()
    if not place:
        return
    own = read_kept(texts[0]) if texts and texts[0] else None
    try:
        there = places.target(place)
        is_screen = there.kind in (*OPENED, RULE_PAGE)
        if is_screen and own is not None and places.target(own.place).game == there.game:
            places.go(own.place, afresh=True)
    except RecordError:
        pass  # a task that this tutor no longer has
    places.open(place, afresh=True)


def _open_game(game: Session, message: Hello, lang: str | None) -> None:
    """Take over the page's language and what it has kept of earlier games.

    The game of its address goes on at once: with its whole tree if the page itself (`own`) or the
    browser (`saved`) has kept it. Another game that the browser has kept is offered. What had been
    laid out before the page was reloaded is laid out again.
    """
    game.kept_by_page = True
    game.warns = message.get("warns", False)
    if lang:
        game.words = Words(Words.best(lang))
    game.previous, game.saved = message.get("previous") or None, message.get("saved") or None
    _find_game(game, message)
    match message.get("draft"):
        case [str(code), str(move)] if move and not message.get("place"):
            if game.deciding and code == game.code():
                game.lay(move)


def _find_game(game: Session, message: Hello) -> None:
    code, saved = message.get("code"), game.saved
    if not code:
        fresh = _readable(message.get("fresh"))
        if fresh is not None and fresh.timeline.game is game.game:
            game.begin(fresh)
            game.saved = saved
        return
    for text in (message.get("own"), saved):
        kept = _readable(text)
        if kept is not None and kept.code() == code:
            game.begin(kept)
            return
    game.load(code)
    game.saved = saved


def _readable(text: str | None) -> Opened | None:
    """The game of a kept record, if there is one that can be read."""
    try:
        return read_game(text) if text else None
    except RecordError:
        return None


@handles("visit")
def visit(tutor: Shell, message: Visit) -> None:
    """Go to a place; one that does not exist is reported, and nothing changes."""
    tutor.places.visit = message["visit"]
    tutor.places.open(message["place"])
