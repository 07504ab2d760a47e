"""Games: new ones, those that the browser keeps, and what a page asks about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crypt_core.coach.bots import PERSON
from crypt_core.games import GAMES
from crypt_core.teach.lessons import progress

from ..panels.frame.forms import judged_cards
from ..panels.games.state import MyGames, day_deal_of
from ..wire import (
    JudgeCards,
    KeptApart,
    KeptGames,
    Language,
    Load,
    New,
    OpenKept,
    Ping,
    PlayDay,
    Word,
)
from .opening import Opened, new_id, read_day
from .rival import COACH, YOU, Rival
from .route import handles
from .session import Session
from .shell import Shell

# --- another game comes to the table


@handles("new")
def new(tutor: Shell, message: New) -> None:
    """Begin a new game; a setup that no game can start from is refused and nothing is lost."""
    with tutor.another_game() as game:
        game.start(message)


@handles("again")
def again(tutor: Shell, message: Word) -> None:
    """Begin the same deal again: setup, seed and seats, and nothing decided yet.

    A person who plays alone has a score to beat: their own best with this deal.
    """
    with tutor.another_game() as game:
        rival, score = game.rival, game.score
        if score is not None:
            before = rival.score if rival is not None and rival.whose == YOU else score
            rival = Rival(max(score, before), YOU)
        game.deal_again(rival)


@handles("again-coach")
def again_against_the_coach(tutor: Shell, message: Word) -> None:
    """Begin the same deal again, with the score to beat that the coach reaches with it."""
    with tutor.another_game() as game:
        play = getattr(game.face, "coach_score", None)
        if play is not None and game.timeline.setup.players == 1:
            game.deal_again(Rival(play(game.timeline), COACH))


@handles("load")
def load(tutor: Shell, message: Load) -> None:
    """Open the game of a file's text or a code; a bad one is refused and nothing is lost.

    A file of progress that is opened as a game is read as progress.
    """
    if progress.FORMAT in message["text"]:
        tutor.open("course")
        tutor.course.add(message["text"])
        return
    with tutor.another_game() as game:
        game.load(message["text"])


@handles("resume")
def resume(tutor: Shell, message: Word) -> None:
    """Go on with the game that the browser has kept; one that cannot be read is let go."""
    with tutor.another_game() as game:
        saved, game.saved = game.saved, None
        if saved is not None:
            game.load(saved)


@handles("previous")
def previous(tutor: Shell, message: Word) -> None:
    """Go back to the game that was left for this one, which becomes the previous one in turn."""
    with tutor.another_game() as game:
        before, game.previous = game.previous, None
        if before is not None:
            game.load(before)


@handles("games-open")
def open_kept(tutor: Shell, message: OpenKept) -> None:
    """Open a game that the browser keeps: where it stopped, or in the review if it is over.

    One that cannot be read is reported, and nothing changes.
    """
    table = tutor.game.table
    with tutor.another_game() as game:
        game.load(message["text"])
    if game.table == table:
        return
    game.id = message["id"]
    end = game.outcome
    if end is not None:
        game.go(end.id)
        if game.reviewer is not None:
            game.open_tool(game.reviewer)


@handles("day-play")
def play_day(tutor: Shell, message: PlayDay) -> None:
    """Begin the deal of a day, without going back; nothing happens if it has been tried."""
    day, deal = read_day(message["day"]), day_deal_of(message["game"])
    if day is None or deal is None or tutor.my_games.of_the_day(message["game"], day):
        return
    with tutor.another_game() as game:
        game.begin(Opened(deal(day), [PERSON], for_good=True, day=day.isoformat()))


# --- the game at the table, also while a task is there


@handles("discard-saved", of_game=True)
def discard_saved(session: Session, message: Word) -> None:
    """Offer the kept game no longer."""
    session.saved = None


@handles("close-trouble", of_game=True)
def close_trouble(session: Session, message: Word) -> None:
    """Close the report of an error."""
    session.trouble = None


@handles("games-apart", of_game=True, keeps_rule=True)
def keep_apart(session: Session, message: KeptApart) -> None:
    """Keep what is played here as another game: this one was played on in another page."""
    if message["id"] == session.id:
        session.id = new_id()


@handles("take-up", of_game=True)
def take_up(session: Session, message: Word) -> None:
    """Accept a challenge."""
    session.taken_up = True


# --- what a page tells and asks


@handles("games-kept")
def list_kept(my_games: MyGames, message: KeptGames) -> None:
    """List what the browser keeps. A game that this tutor does not know stays there, unseen."""
    my_games.today = read_day(message["today"])
    known = [kept for kept in message["games"] if kept["game"] in GAMES]
    known.sort(key=lambda kept: kept["changed"], reverse=True)
    my_games.games = [kept for kept in known if not kept.get("removed")]
    my_games.removed = [kept for kept in known if kept.get("removed")]


@handles("lang")
def speak(tutor: Shell, message: Language) -> None:
    """Change the language, of the game and of a task at the table."""
    tutor.speak(message["lang"])


@handles("judge-cards")
def judge_cards(tutor: Shell, message: JudgeCards) -> Mapping[str, Any]:
    """Return whether a game can be played with the cards of a file."""
    return judged_cards(tutor.game, message)


@handles("ping")
def ping(tutor: Shell, message: Ping) -> Mapping[str, Any]:
    """Return the number of the ping, as a sign of life."""
    return {"pong": message["n"]}
