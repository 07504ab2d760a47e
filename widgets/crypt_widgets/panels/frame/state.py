"""The messages of the frame: games that come to the table, a page that opens, and what it asks."""

from __future__ import annotations

from collections.abc import Mapping

from crypt_core.engine.record import RecordError
from crypt_core.teach.lessons import progress
from crypt_core.teach.words import Words

from ...tutoring.adapters import Solo
from ...tutoring.opening import COACH, YOU, Opened, Rival, new_id, read_game
from ...tutoring.places import GAME, OPENED, RULE_PAGE, read_kept
from ...tutoring.route import handles
from ...tutoring.session import Session
from ...tutoring.shell import Shell
from .forms import judged_cards
from .messages import FrameButton, Hello, JudgeCards, KeptApart, Language, Load, New, Ping, Visit

# --- another game comes to the table


@handles("new")
def new(tutor: Shell, message: New) -> None:
    """Begin a new game; a setup that no game can start from is refused and nothing is lost.

    The game that is left becomes the previous one, or the one that was on offer.
    """
    with tutor.another_game() as game:
        offered, left = game.match.saved, len(game.timeline.moments) > 1
        game.match.start(message)
        if offered is not None and game.match.saved is None and not left:
            game.match.previous = offered


@handles("again")
def again(tutor: Shell, message: FrameButton) -> None:
    """Begin the same deal again: setup, seed and seats, and nothing decided yet.

    A person who plays alone has a score to beat: their own best with this deal.
    """
    with tutor.another_game() as game:
        rival, score = game.match.rival, game.match.score
        if score is not None:
            before = rival.score if rival is not None and rival.whose == YOU else score
            rival = Rival(max(score, before), YOU)
        game.match.deal_again(rival)


@handles("again-coach")
def again_against_the_coach(tutor: Shell, message: FrameButton) -> None:
    """Begin the same deal again, with the score to beat that the coach reaches with it."""
    with tutor.another_game() as game:
        if isinstance(game.adapter, Solo) and game.timeline.setup.players == 1:
            game.match.deal_again(Rival(game.adapter.coach_score(game.timeline), COACH))


@handles("load")
def load(tutor: Shell, message: Load) -> None:
    """Open the game of a file's text or a code; a bad one is refused and nothing is lost.

    A file of progress that is opened as a game is read as progress.
    """
    if progress.FORMAT in message["text"]:
        tutor.open("course")
        tutor.learner.add(message["text"])
        return
    with tutor.another_game() as game:
        game.match.load(message["text"])


@handles("resume")
def resume(tutor: Shell, message: FrameButton) -> None:
    """Go on with the game that the browser has kept; one that cannot be read is let go."""
    with tutor.another_game() as game:
        saved, game.match.saved = game.match.saved, None
        if saved is not None:
            game.match.load(saved)


@handles("previous")
def previous(tutor: Shell, message: FrameButton) -> None:
    """Go back to the game that was left for this one, which becomes the previous one in turn."""
    with tutor.another_game() as game:
        before, game.match.previous = game.match.previous, None
        if before is not None:
            game.match.load(before)


# --- the game at the table, also while a task is there


@handles("discard-saved", of_game=True)
def discard_saved(session: Session, message: FrameButton) -> None:
    """Offer the kept game no longer."""
    session.match.saved = None


@handles("close-trouble", of_game=True)
def close_trouble(session: Session, message: FrameButton) -> None:
    """Close the report of an error."""
    session.match.trouble = None


@handles("games-apart", of_game=True, keeps_rule=True)
def keep_apart(session: Session, message: KeptApart) -> None:
    """Keep what is played here as another game: this one was played on in another page."""
    if message["id"] == session.match.id:
        session.match.id = new_id()


@handles("take-up", of_game=True)
def take_up(session: Session, message: FrameButton) -> None:
    """Accept a challenge."""
    session.match.taken_up = True


# --- a page that opens, and the places that it goes to


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
    before = tutor.game.written
    with tutor.game.acting():
        _open_game(tutor.game, message, lang, tutor.playing)
    if tutor.game.written is not before:
        tutor.sit_down()
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


def _open_game(game: Session, message: Hello, lang: str | None, asked: bool) -> None:
    """Take over the page's language and what it has kept of earlier games.

    The game of its address goes on at once: with its whole tree if the page itself (`own`) or the
    browser (`saved`) has kept it. Another game that the browser has kept is offered. What had been
    laid out before the page was reloaded is laid out again. `asked`: whether the tutor was begun
    with a game.
    """
    game.match.kept_by_page = True
    game.draft.warns = message.get("warns", False)
    if lang:
        game.words = Words(Words.best(lang))
    game.match.previous = message.get("previous") or None
    game.match.saved = message.get("saved") or None
    _find_game(game, message, asked)
    match message.get("draft"):
        case [str(code), str(move)] if move and not message.get("place"):
            if game.deciding and code == game.match.code():
                game.draft.lay(move)


def _find_game(game: Session, message: Hello, asked: bool) -> None:
    code, saved = message.get("code"), game.match.saved
    if not code:
        fresh = _readable(message.get("fresh"))
        if fresh is not None and (not asked or fresh.timeline.game is game.game):
            game.match.begin(fresh)
            game.match.saved = saved
        return
    for text in (message.get("own"), saved):
        kept = _readable(text)
        if kept is not None and kept.code() == code:
            game.match.begin(kept)
            return
    game.match.load(code)
    game.match.saved = saved


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


# --- what a page asks


@handles("lang")
def speak(tutor: Shell, message: Language) -> None:
    """Change the language, of the game and of a task at the table."""
    tutor.speak(message["lang"])


@handles("judge-cards")
def judge_cards(tutor: Shell, message: JudgeCards) -> Mapping[str, object]:
    """Return whether a game can be played with the cards of a file."""
    return judged_cards(tutor.game, message)


@handles("ping")
def ping(tutor: Shell, message: Ping) -> Mapping[str, object]:
    """Return the number of the ping, as a sign of life."""
    return {"pong": message["n"]}
