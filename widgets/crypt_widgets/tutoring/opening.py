"""Games as they come to the table: new ones, saved ones, and who sits where."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sized
from datetime import date
from typing import NamedTuple

from crypt_core.coach.bots import BOT, PERSON, bots
from crypt_core.engine import record
from crypt_core.engine.game import AnySetup, Game
from crypt_core.engine.record import RecordError
from crypt_core.engine.timeline import Timeline
from crypt_core.games import FIRST, GAMES
from crypt_core.teach.offer import offer

NOT_SETUP = ("do", "game", "seats", "seed", "for_good", "names")
"""What a form tells besides the fields of the setup."""
ID = re.compile(r"[0-9a-z.]{1,80}")
"""What the id of a kept game looks like."""
LONGEST_NAME = 16
"""Characters that a player's name has room for."""
SEED_LIMIT = 10**9
"""Seeds that the tutor draws are short enough to be read aloud."""
YOU, COACH, OTHER, HIDDEN = "you", "coach", "other", "hidden"
"""Whose it is; that of another may be hidden until the game is over."""
MOST = 10_000
"""Higher ones are no scores."""


class Rival(NamedTuple):
    """A score to beat, and whose it is."""

    score: int
    whose: str

    @property
    def sent(self) -> bool:
        """Whether somebody has sent the deal with it."""
        return self.whose in (OTHER, HIDDEN)


def read_rival(fact: object, setup: AnySetup) -> Rival | None:
    """The rival that is kept with a game; one that is none does not matter, nor one of several."""
    match fact:
        case [int(score), str(whose)] if whose in (YOU, COACH, OTHER, HIDDEN):
            if not isinstance(score, bool) and abs(score) < MOST and setup.players == 1:
                return Rival(score, whose)
    return None


class Opened(NamedTuple):
    """A game and who sits where: a person, or a bot such as "bot:sensible"."""

    timeline: Timeline
    seats: list[str]
    for_good: bool = False
    """Whether nobody goes back past a decision until the game is over."""
    id: str | None = None
    """By what a browser knows it among the games that it keeps; None: it is none of them."""

    rival: Rival | None = None
    """The score to beat, if the deal has been played before."""
    day: str | None = None
    """The day of which it is the deal."""
    closes: bool = False
    """Whether it is the game that the first chapter of the course ends with."""
    names: tuple[str, ...] = ()
    """What people are called, by their seats; empty for who has no name of their own."""
    accompanied: bool = False
    """Whether a companion guides whoever plays it."""

    @property
    def extra(self) -> dict[str, object]:
        """What is kept beside the game itself."""
        for_good = {"for_good": True} if self.for_good else {}
        rival = {"beat": list(self.rival)} if self.rival else {}
        return {"seats": self.seats, **for_good, **rival}

    @property
    def extra_kept(self) -> dict[str, object]:
        """The same in a record.

        A code has no id, no names and is of no day: whoever opens it plays a game of their own.
        """
        own = {
            "id": self.id,
            "day": self.day,
            "closes": self.closes,
            "names": [*self.names],
            "accompanied": self.accompanied,
        }
        return {**self.extra, **{name: fact for name, fact in own.items() if fact}}

    def record(self) -> str:
        """The whole tree as a record's text, sealed if a glance at it could tell a secret."""
        text = record.save_text(self.timeline, self.extra_kept)
        return record.sealed(text) if self.timeline.game.secret_moves else text

    def code(self) -> str:
        """The line to where one is as a code for an address."""
        return record.code(self.timeline, self.extra)


def new_game(fields: Mapping[str, object]) -> Opened:
    """The game that a form asks for: `game`, `seats`, `seed`, and its setup; all optional.

    :raises BadSetup: if no game can start so.
    :raises RecordError: if there is no such game, or the seed or the seats cannot be.
    """
    name = str(fields.get("game") or FIRST)
    if name not in GAMES:
        raise RecordError("record-game", {"got": name, "known": ", ".join(GAMES)})
    game = GAMES[name]
    setup = game.setup({name: fields[name] for name in fields if name not in NOT_SETUP})
    seed = str(fields.get("seed") or "").strip()
    number = record.read_seed(seed) if seed else secrets.randbelow(SEED_LIMIT)
    seats = fields.get("seats")
    if seats is None and "players" not in fields:
        # Whoever asks for nothing but the game is alone with it.
        seats = [PERSON, *[BOT + offer(name).OPPONENT] * (setup.players - 1)]
    sitting = _read_seats(seats, game, setup)
    names = read_names(fields.get("names"), sitting)
    deal = Timeline(game, setup, number)
    return Opened(deal, sitting, fields.get("for_good") is True, names=names)


def read_game(text: str) -> Opened:
    """The game of a record's text or of a code.

    :raises RecordError: naming what is wrong with it.
    """
    load = record.load_text if record.is_record(text) else record.load_code
    timeline, extra = load(text, GAMES)
    seats = _read_seats(extra.get("seats"), timeline.game, timeline.setup)
    rival = read_rival(extra.get("beat"), timeline.setup)
    for_good, id_ = extra.get("for_good") is True, _read_id(extra.get("id"))
    read = read_day(extra.get("day"))
    day, closes = read.isoformat() if read else None, extra.get("closes") is True
    names = read_names(extra.get("names"), seats)
    accompanied = extra.get("accompanied") is True
    return Opened(timeline, seats, for_good, id_, rival, day, closes, names, accompanied)


def read_names(names: object, seats: list[str]) -> tuple[str, ...]:
    """What people are called, on one line and not too long; nothing if nobody has a name."""
    given = names if isinstance(names, list) else []
    found = [
        _one_line(str(name)) if seat == PERSON else ""
        for name, seat in zip(given, seats, strict=False)
    ]
    return tuple(found) if any(found) else ()


def _one_line(name: str) -> str:
    """A name without what cannot be printed, cut to the room that there is for it."""
    printed = "".join(it if it.isprintable() else " " for it in name)
    return " ".join(printed.split())[:LONGEST_NAME].strip()


def read_day(day: object) -> date | None:
    """The day that a text such as "2026-11-23" names, if it names one."""
    try:
        return date.fromisoformat(day) if isinstance(day, str) else None
    except ValueError:
        return None


def new_id() -> str:
    """An id that no other game has."""
    return secrets.token_hex(8)


def _read_id(id_: object) -> str | None:
    """The id of a kept game; one that is none does not matter."""
    return id_ if isinstance(id_, str) and ID.fullmatch(id_) else None


def held(at_hand: object, fields: Mapping[str, object]) -> Opened:
    """The game that somebody has at hand in Python, or a new one of these fields.

    :raises ValueError: if it is no game, nor the name of one, with those there are.
    :raises BadSetup, RecordError: if no game can start so, or it cannot be loaded.
    :raises TypeError: if a game that there is were to be set up, or it is something else.
    """
    from crypt_core.front import named, opened

    if at_hand is None or (isinstance(at_hand, str) and at_hand in GAMES):
        seats = fields.get("seats")
        if "players" not in fields and isinstance(seats, Sized) and seats:
            fields = {**fields, "players": len(seats)}
        return new_game({**fields, "game": named(at_hand or FIRST).name})
    timeline, extra = opened(at_hand)
    if given := [name for name in fields if name != "seats"]:
        told = ", ".join(given)
        raise TypeError(f"{told}: this game has begun, and only a new one is set up")
    seats = fields.get("seats") or extra.get("seats")
    sitting = _read_seats(seats, timeline.game, timeline.setup)
    return Opened(timeline, sitting, extra.get("for_good") is True)


def _read_seats(seats: object, game: Game, setup: AnySetup) -> list[str]:
    """Who sits where; people, if it is not said. Whoever is alone at the table is a person."""
    players = int(setup.players)
    if seats is None or players == 1:
        return [PERSON] * players
    known = [PERSON, *(BOT + name for name in bots(game.name))]
    if not isinstance(seats, list) or any(seat not in known for seat in seats[:players]):
        raise RecordError("record-seats", {"known": ", ".join(known)})
    return ([str(seat) for seat in seats] + [PERSON] * players)[:players]
