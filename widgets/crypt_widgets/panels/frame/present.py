"""What the Frame draws: languages, the new-game form, troubles, and what the browser is to keep."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

from crypt_core.teach import explain
from crypt_core.teach.catalogue import language_names
from crypt_core.teach.offer import offer

from ...tutoring.course import LESSON, MISTAKE
from ...tutoring.places import HOME
from ...tutoring.session import Session
from ...tutoring.shell import Shell
from ..screens import place_title, title_of
from .forms import new_game_forms
from .played import kept

if TYPE_CHECKING:
    from ..data import Notice
    from .data import FrameData, FrameKeep, Invitation, KeptPlace, Resume


def frame_data(shell: Shell) -> FrameData:
    """The Frame's data: languages, the new-game form, and troubles."""
    session = shell.game
    words = session.words
    timeline = session.timeline
    told: Notice | None = None
    if shell.fault is not None:
        told = {"title": words.say("trouble-title"), "text": shell.fault}
    elif session.match.trouble is not None:
        text = explain.error(session.voice, session.match.trouble)
        told = {"title": words.say("load-trouble-title"), "text": text}
    return {
        "greeted": session.match.kept_by_page,
        "lang": words.lang,
        "langs": [[lang, name] for lang, name in language_names().items()],
        "trouble": told,
        "resume": _resume(session),
        "invite": _invite(shell),
        "dare": _dare(session),
        "screen": shell.screen,
        "previous": words.say("previous-game") if session.match.previous else None,
        "game": session.game.name,
        # A new game like the one at the table is a new table all the same.
        "table": session.table,
        "title": _title(shell),
        "setup": {
            "game": session.game.name,
            "seats": session.seats,
            "names": [*session.names],
            "seed": "",
            "for_good": session.match.for_good,
            "fields": offer(session.game.name).again(session.game.setup_fields(timeline.setup)),
            "games": new_game_forms(words.lang),
        },
        "about": words.say("about", credits=words.say(f"game-{session.game.name}.credits")),
    }


def _title(shell: Shell) -> str:
    """The name of the game, and what is special about the deal; on the first screen the tutor's."""
    session, words = shell.game, shell.game.words
    if shell.screen == HOME:
        return words.say("frame-subtitle")
    game = words.say(f"game-{shell.subject}")
    shown = session.match.day and shell.front is session and shell.screen is None
    return words.say("games-day-title", game=game) if shown else game


def _resume(session: Session) -> Resume | None:
    """The offer to go on with the game that the browser has kept."""
    if session.match.saved is None:
        return None
    say = session.words.say
    return {
        "title": say("resume-title"),
        "text": say("resume-text"),
        "yes": say("resume-yes"),
        "no": say("resume-no"),
    }


def _dare(session: Session) -> Resume | None:
    """What a link is that somebody has sent, before it is played."""
    rival = session.match.rival
    if rival is None or not session.match.dared:
        return None
    say = session.words.say
    return {
        "title": say("dare-title"),
        "text": say("dare-text", whose=rival.whose, score=rival.score),
        "yes": say("dare-yes"),
        "no": "",
    }


def to_keep(shell: Shell) -> tuple[FrameKeep, list[list[Any]], str | None]:
    """What the browser is to keep: of the game and where one is, its decisions, the game before."""
    keep, decisions = kept(shell.game)
    return {**keep, **kept_place(shell)}, decisions, shell.game.match.previous


def kept_place(shell: Shell) -> KeptPlace:
    """What the browser is to keep of where one is."""
    return {
        "place": shell.places.now,
        "visit": shell.places.visit,
        "title": place_title(shell),
        "task": shell.places.task(),
        "playing": shell.playing,
    }


def _invite(shell: Shell) -> Invitation | None:
    """The newcomer's invitation to take the course; to go on with it, for who has begun it."""
    words, game, onward = shell.game.words, shell.subject, shell.welcoming
    puzzles = words.say("learn-screen", screen="puzzles") if "puzzles" in shell.screens else None
    returning = shell.refreshing
    due = len(returning)
    if due:
        own = (it.lesson.id for it in returning if it.kind == MISTAKE)
        mistake = next((shell.learner.mistakes[id_] for id_ in own), None)
        text = words.say("refresh-text", count=due)
        if mistake is not None:
            day = date.fromisoformat(mistake.day)
            among = words.say("learn-mistake-among", count=due, month=day.month, day=day.day)
            text = f"{text} {among}"
        return {
            "title": words.say("refresh-title", count=due),
            "text": text,
            "yes": words.say("refresh-yes"),
            "no": words.say("invite-no"),
            "lesson": None,
            "puzzles": puzzles,
        }
    if onward is not None and onward.lesson is not None:
        title = title_of(shell, LESSON, onward.lesson)
        return {
            "title": words.say("resume-title"),
            "text": words.say("welcome-text", title=title),
            "yes": words.say("welcome-yes"),
            "no": words.say("invite-no"),
            "lesson": onward.id,
            "puzzles": puzzles,
        }
    if not shell.inviting:
        return None
    return {
        "lesson": None,
        "puzzles": puzzles,
        "title": words.say("invite-title", game=words.say(f"game-{game}")),
        "text": words.say(f"game-{game}.invite"),
        "yes": words.say("invite-yes"),
        "no": words.say("invite-no"),
    }
