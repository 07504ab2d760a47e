"""What fails by name, at three moments of each game, and what is lost by it: nothing.

`python -m tests.faults` prints the table of docs/hosting.md. The page is played by `Page`, which
keeps and greets as `frame-keep.js` does; that it does so in a browser is tested there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from crypt_core.coach.bots import PERSON, choose_next
from crypt_core.teach.words import Words
from crypt_widgets.live import LiveGame
from crypt_widgets.tutoring.opening import Opened, read_game
from crypt_widgets.tutoring.session import Session

PLAYERS = {"crypt": 1, "donjon": 2, "sedlec": 2}
SEED = 5


class Page:
    """A page and what its browser keeps."""

    def __init__(self, game: LiveGame) -> None:
        self.game = game
        self.shared: dict[str, str] | None = {}
        """What all pages of the browser share; None: it is full."""
        self.own: dict[str, str] = {}
        self.code: str | None = None
        """The game in the address."""
        self.first = ""
        self.offline: list[dict[str, Any]] | None = None
        """What waits for the connection; None: there is one."""
        self.ask(self.greeting())

    @property
    def session(self) -> Session:
        return self.game.session

    def ask(self, message: dict[str, Any]) -> None:
        """Send something; then Python's answer is drawn, and what there is is kept."""
        if message["do"] == "consider":
            self.own["draft"] = self.session.match.code() + " " + message["move"]
        if self.offline is not None:
            self.offline.append(message)
            return
        self.game.answer(message)
        self._keep()

    def _keep(self) -> None:
        if self.own.get("draft", "").split(" ")[0] != self.session.match.code():
            self.own.pop("draft", None)
        record = self.session.match.record()
        self.first = self.first or record
        if record == self.first and self.code is None:
            self.own["fresh"] = record
            return
        self.own.pop("fresh", None)
        self.own["record"] = record
        if self.shared is not None:
            self.shared["record"] = record
        self.code = self.session.match.code()

    def greeting(self) -> dict[str, Any]:
        """What Python is told first."""
        draft = self.own.get("draft")
        return {
            "do": "hello",
            "lang": "en",
            "code": self.code,
            "saved": (self.shared or {}).get("record"),
            "own": self.own.get("record"),
            "fresh": self.own.get("fresh"),
            "draft": draft.split(" ", 1) if draft else None,
        }

    def reload(self) -> None:
        """The page is loaded anew and has another Python."""
        self.first = self.own.get("fresh", "")
        self.game = LiveGame(self.session.game.name, players=PLAYERS[self.session.game.name])
        self.ask(self.greeting())

    def reconnect(self) -> None:
        """What has waited goes off."""
        waiting, self.offline = self.offline or [], None
        for message in waiting:
            self.ask(message)


# --- three moments --------------------------------------------------------------------------------


def first_decision(game: str) -> Page:
    """Nothing is played yet; a move lies on the table."""
    seats = [PERSON, *["bot:random"] * (PLAYERS[game] - 1)]
    page = Page(LiveGame(game, seed=SEED, players=PLAYERS[game], seats=seats))
    page.ask({"do": "continue"})
    page.ask({"do": "consider", "move": a_move(page)})
    return page


def a_move(page: Page) -> str:
    """A move that may be made now."""
    timeline = page.session.timeline
    seats = ["bot:random"] * len(page.session.seats)
    move = choose_next(seats, timeline.game, timeline.state, timeline.moment.luck)
    return str(timeline.game.write_move(move))


def under_way(game: str) -> Page:
    """In the middle of what comes of a decision, with a branch that was tried before."""
    page = first_decision(game)
    for turn in range(200):
        page.ask({"do": "play", "move": a_move(page)})
        if turn == 1:
            page.ask({"do": "undo"})
            page.ask({"do": "luck", "luck": "new"})
            continue
        if turn > 2 and goes_on(page.session):
            break
        page.ask({"do": "continue"})
    assert goes_on(page.session)
    assert len(page.session.timeline.ends) > 1
    return page


def goes_on(session: Session) -> bool:
    """Whether there is more to see, or to be done by others, before anybody here decides."""
    return not session.over and not session.deciding


@cache
def _finished(game: str) -> str:
    page = first_decision(game)
    while not page.session.over:
        page.ask({"do": "play", "move": a_move(page)})
        page.ask({"do": "continue"})
    return page.session.match.record()


def over(game: str) -> Page:
    """The game has come to its end."""
    page = Page(LiveGame(game, seed=SEED, players=PLAYERS[game]))
    page.ask({"do": "load", "text": _finished(game)})
    return page


MOMENTS: dict[str, Callable[[str], Page]] = {
    "the first decision": first_decision,
    "under way": under_way,
    "over": over,
}


# --- what fails -----------------------------------------------------------------------------------


def python_ends(page: Page) -> None:
    """Whatever ended it, the page is loaded anew."""
    page.reload()


def twice(page: Page) -> None:
    """The one that was in reserve has ended too, and the page is loaded once more."""
    page.reload()
    page.reload()


def cut_off(page: Page) -> None:
    """The connection is gone; what is pressed meanwhile is carried out when it is back."""
    there, draft = page.session.timeline.place, page.own.get("draft")
    page.offline = []
    if draft:
        page.ask({"do": "consider", "move": draft.split(" ", 1)[1]})
    else:
        page.ask({"do": "back"})
        page.ask({"do": "next"})
    assert page.session.timeline.place == there, "nothing is heard"
    page.reconnect()


def storage_full(page: Page) -> None:
    """Nothing more is kept for all pages; a reload has what the page keeps for itself."""
    page.shared = None
    page.reload()


class Fault(NamedTuple):
    """Something that fails."""

    happens: Callable[[Page], None]
    told: str
    """The id of what the page says, if it says anything."""
    back: str
    """What brings the game back."""


FAULTS = {
    "the page’s Python": Fault(python_ends, "frame-lost-text", "*Reload*"),
    "the Python in reserve": Fault(twice, "", "the server replaces it before anybody gets it"),
    "the server": Fault(python_ends, "frame-lost-text", "by itself, once there is a server again"),
    "the network, for 5 seconds": Fault(cut_off, "frame-offline-text", "by itself"),
    "the network, for 60 seconds": Fault(cut_off, "frame-offline-text", "by itself"),
    "the device sleeps, and its Python ends": Fault(python_ends, "frame-lost-text", "*Reload*"),
    "the browser’s storage is full": Fault(storage_full, "frame-storage-full", "nothing is gone"),
}


def lost(fault: str, game: str, moment: str) -> list[str]:
    """What is no longer there after something has failed at a moment of a game."""
    page = MOMENTS[moment](game)
    before = _there(page)
    FAULTS[fault].happens(page)
    after = _there(page)
    return [name for name, what in before.items() if after[name] != what]


def _there(page: Page) -> dict[str, object]:
    """All that somebody would miss."""
    session, verdict = page.session, page.session.draft.verdict
    kept: Opened = read_game(session.match.record())
    return {
        "the game": (session.game.name, session.timeline.seed, session.timeline.setup),
        "its seats": session.seats,
        "its lines": [moment.move for moment in kept.timeline.moments],
        "the place": session.timeline.place,
        "the state": session.timeline.state,
        "what was laid out": verdict.move if verdict else "",
    }


def table() -> str:
    """The table of the documentation."""
    say = Words("en").say
    games = {name: say(f"game-{name}") for name in PLAYERS}
    lines = [
        "| what fails | what the page says | what brings the game back | "
        + " | ".join(f"lost of {name}" for name in games.values())
        + " |",
        "| --- " * (3 + len(games)) + "|",
    ]
    for name, fault in FAULTS.items():
        gone = [
            ", ".join(dict.fromkeys(it for moment in MOMENTS for it in lost(name, game, moment)))
            for game in games
        ]
        told = f"“{say(fault.told)}”" if fault.told else "nothing: nobody notices"
        cells = [name, told, fault.back, *(it or "nothing" for it in gone)]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
