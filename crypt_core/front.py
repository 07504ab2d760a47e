"""The front door: a game, what may come of it, what to do and what it cost, for whoever asks.

Everything here takes what a person has at hand: see `game`. What only one game can tell is told by
`coach/front.py` in its folder, if there is one; a game that cannot says so in a sentence.
"""

from __future__ import annotations

import difflib
import inspect
import os
import secrets
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from .coach.estimate import Estimate, estimate, estimates
from .engine import record
from .engine.game import Game, IllegalMove
from .engine.timeline import Timeline
from .games import FIRST, GAMES, has, part

Hand = Timeline | str | os.PathLike[str] | Mapping[str, Any]
"""What a person has at hand of a game; also a `Tour`, or the tutor in which it is played."""
FILES = (".json", ".txt")
"""What the names of files end with that games are kept in."""
SEED_LIMIT = 10**9
"""Seeds that are drawn are short enough to be read aloud."""


def game(
    at_hand: Hand = FIRST,
    moves: str | Iterable[str] = (),
    *,
    seed: int | None = None,
    **setup: object,
) -> Timeline:
    """A game to play, to look at and to branch from: a new one, or one that there is.

    >>> table = game("crypt", "a5 b1", seed=7, players=1)
    >>> table.moment.depth
    1

    Args:
        at_hand: the name of a game, for a new one; or a game that was saved: its record (as text,
            as plain data, or the file that it is in) or the code in a shared address. A timeline is
            returned itself, and so is that of a `Tour` or of a tutor.
        moves: decisions to make then, in the game's notation: "a5 b1", or several in a list.
        seed: of a new game, for all its luck; None: drawn.
        setup: of a new game: `players` (people and bots), and what else it has, such as
            `sides="ABABAB"` of Crypt; left out, those of a first game.

    Returns:
        The timeline: `view()` is its table as text, `play("a5 b1")` makes a decision.

    :raises ValueError: if nothing is known by that name, with what there is.
    :raises BadSetup: if no game can start so, :raises RecordError: if one cannot be loaded.
    :raises IllegalMove: or BadNotation: if one of the moves cannot be made; it names the rule.
    """
    if isinstance(at_hand, str) and at_hand in GAMES:
        rules = GAMES[at_hand]
        number = secrets.randbelow(SEED_LIMIT) if seed is None else record.read_seed(str(seed))
        found = Timeline(rules, rules.setup(setup), number)
    else:
        found, _ = opened(at_hand)
        if given := [*(["seed"] if seed is not None else []), *setup]:
            told = ", ".join(given)
            raise TypeError(f"{told}: this game has begun, and only a new one is set up")
    for move in [moves] if isinstance(moves, str) else moves:
        found.play(move)
    return found


def position(crypt: str | None = None, *, game: str = FIRST, **parts: Any) -> Timeline:
    """A table set up by hand, to play on from and to ask about.

    >>> table = position("idols4 pottery? jewelry2", claims=["a5 b4 c2"], turn=2)
    >>> [step.event.slot for step in table.play("recover").steps if "collects" in str(step.event)]
    [0, 1, 2]

    Args:
        crypt: of Crypt: the treasures from the left, "?" face-down; see
            `crypt_core.crypt.position` for the other parts, such as `claims` and `collections`.
        game: the game's name; of another one the parts are those of its own `position`, such as
            `graveyard=`, `crypts=` and `hands=` of Sedlec.
        parts: what else lies there.

    Returns:
        A timeline that begins there.

    :raises BadSetup: with the rule and the facts, if there can be no such position.
    :raises TypeError: if the game's positions have no such part, with those they have.
    """
    rules = named(game)
    make = part(game, "position").position
    has = list(inspect.signature(make).parameters)
    if crypt is not None:
        parts = {"crypt": crypt, **parts}
    for name in parts:
        if name not in has:
            raise TypeError(f"a position of {game} has no part {name!r}; it has {', '.join(has)}")
    if "crypt" in has and crypt is None:
        raise TypeError(f'a position of {game} begins with its treasures: position("idols4 ...")')
    state = make(**parts)
    return Timeline(rules, state.setup, 0, state)


def odds(at_hand: Hand, move: str | None = None, viewer: int | None = None) -> Any:
    """Chances that are counted, not guessed: what may come of a move, as exact fractions.

    >>> odds(position("idols4 pottery? jewelry2"), "a5").kept[0]
    Fraction(85, 216)

    Args:
        at_hand: a game or a position; the decision is where one is in it.
        move: the move asked about, in notation.
        viewer: who asks, a player from 0 on: nothing is told that they cannot know. None: whoever
            decides.

    Returns:
        Of Crypt alone against the Ghost, a `ClaimOdds`: for each treasure the chance that it stays
        yours and that a servant on it tires, and coins and ready servants to be expected; "recover"
        or no move: what comes without a claim. Of Sedlec, for a dig, a `Dig`: points that it may
        add; without a move, for each type of skull how likely a pile shows it. Of Donjon, of the
        fight that is on, `Chances`: every way to fight it, and what an ally's help may cost, in an
        Arena as the viewer stands to it; before the Dungeon a `Draw`; of an Arena to be opened its
        `Odds`.

    :raises ValueError: if the game has nothing that could be counted there; it says what has.
    :raises IllegalMove: or BadNotation: if there is no such move; it names the rule.
    """
    rules, state, player = _asked(at_hand, viewer)
    ask = _own(rules, "odds")
    if ask is None:
        raise ValueError(f"{rules.name} has no odds that are counted; advise() tells estimates")
    return ask(rules.view(state, player), _legal(rules, state, move))


def advise(at_hand: Hand, viewer: int | None = None) -> Any:
    """What to do, and what it is worth.

    Args:
        at_hand: a game or a position; the decision is where one is in it.
        viewer: who asks, a player from 0 on: nothing is used that they cannot know. None: whoever
            decides.

    Returns:
        Of Crypt alone against the Ghost, an `Advice`: `moves` has every move with its expected
        final score and what it gives away, both in coins, the best first. With several players an
        `Estimate`: `options` are the best few moves, each with the chance to win, from 0 to 1, and
        how far its 95 % interval reaches.

    :raises ValueError: if nobody decides there, or nobody can tell; it says why.
    """
    rules, state, player = _asked(at_hand, viewer)
    ask = _own(rules, "advise")
    found = ask(rules.view(state, player)) if ask else None
    if found is not None:
        return found
    if not estimates(rules, state.setup):
        raise ValueError(f"nobody can advise a game of {rules.name}: none of its bots looks ahead")
    return estimate(rules, state, player)


class Judged(NamedTuple):
    """A decision gone over by estimates: it led to a moment."""

    moment: int
    move: Any
    estimate: Estimate
    """Of the decision; `asked` is the move made, and `loss` the chance to win that it gave away."""


def review(at_hand: Hand, players: Iterable[int] | None = None) -> Any:
    """A game gone over, finished or not: which decisions cost something, and how much.

    Args:
        at_hand: a game; it is gone over along the line one is on.
        players: with several, whose decisions, from 0 on; None: everybody's.

    Returns:
        Of Crypt alone against the Ghost, a `Review`: `start`, `luck` and `lost` in coins of the
        expected final score, and `mistakes()`. With several players a list of `Judged`, a decision
        each where there was a choice; that takes a tenth of a second or more a decision.

    :raises ValueError: if nobody can judge the decisions of such a game.
    """
    timeline, _ = opened(at_hand)
    rules = timeline.game
    ask = _own(rules, "review")
    found = ask(timeline) if ask else None
    if found is not None:
        return found
    if not estimates(rules, timeline.setup):
        raise ValueError(f"nobody can judge a game of {rules.name}: none of its bots looks ahead")
    wanted = set(range(timeline.setup.players) if players is None else players)
    judged = []
    for before, after in pairwise(timeline.line(timeline.tip.id)):
        who = after.move.player
        if who in wanted and len(rules.own_moves(before.state, who)) > 1:
            found = estimate(rules, before.state, who, after.move)
            judged.append(Judged(after.id, after.move, found))
    return judged


# --- what is at hand ------------------------------------------------------------------------------


def named(name: str) -> Game:
    """The game of a name. :raises ValueError: if there is none, with those there are."""
    if name not in GAMES:
        near = difflib.get_close_matches(name.lower(), GAMES, 1)
        meant = f"; did you mean {near[0]!r}?" if near else ""
        raise ValueError(f"no game is named {name[:40]!r}; there are {', '.join(GAMES)}{meant}")
    return GAMES[name]


def opened(at_hand: Any) -> tuple[Timeline, Mapping[str, Any]]:
    """A game that there is, and what was kept beside it, such as who sat where.

    :raises RecordError: if it cannot be loaded.
    :raises OSError: if there is no such file, or it cannot be read.
    :raises ValueError: if it is no game, and no name of one either.
    :raises TypeError: if it is something else altogether.
    """
    live = getattr(at_hand, "live", at_hand)  # of a tutor or a panel: what is played in it
    session = getattr(live, "session", live)
    held = at_hand if isinstance(at_hand, Timeline) else getattr(session, "timeline", None)
    if isinstance(held, Timeline):
        return held, {"seats": getattr(session, "seats", None)}
    if isinstance(at_hand, Mapping):
        return record.load(dict(at_hand), GAMES)
    if not isinstance(at_hand, str | os.PathLike):
        raise TypeError(
            "a game is a timeline, its record, a file that it was saved to, or its code, "
            f"not {type(at_hand).__name__}"
        )
    text = _text(at_hand)
    if record.is_record(text):
        return record.load_text(text, GAMES)
    if record.find_code(text):
        return record.load_code(text, GAMES)
    if "\n" in text or not isinstance(at_hand, str):
        return record.load_text(text, GAMES)  # it says what is wrong
    raise ValueError(f"{named(text).name!r} is the name of a game: game({text!r}) begins one")


def check_given(saved: object, code: object) -> None:
    """Look at what is given as a saved game or as a code, where it might be a game's name instead.

    :raises RecordError: if it is such a name, or a text that is no code.
    """
    if isinstance(code, str) and record.find_code(code) is None:
        record.load_code(code, GAMES)
    if isinstance(saved, str) and saved in GAMES:
        record.load_text(saved, GAMES)


def _text(at_hand: str | os.PathLike[str]) -> str:
    """The text of a game, which may stand in a file."""
    text = os.fspath(at_hand)
    if isinstance(at_hand, os.PathLike) or (text.endswith(FILES) and "\n" not in text):
        try:
            text = Path(text).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise FileNotFoundError(f"there is no file {text!r}") from None
        except IsADirectoryError:
            raise IsADirectoryError(f"{text!r} is a folder, and a game is a file") from None
        except UnicodeDecodeError:
            raise ValueError(f"{text!r} is no text, and a saved game is") from None
    return text.strip().lstrip("\ufeff")


def check_viewer(viewer: int | None, players: int) -> None:
    """:raises ValueError: if a viewer is no player, with those there are."""
    if viewer is not None and viewer not in range(players):
        raise ValueError(f"a viewer is a player from 0 to {players - 1}, not {viewer!r}")


def _asked(at_hand: Any, viewer: int | None) -> tuple[Game, Any, int]:
    """The decision that is asked about, and who asks. :raises ValueError: if nobody decides."""
    timeline, _ = opened(at_hand)
    state = timeline.moment.state
    owing = timeline.game.deciders(state)
    if not owing:
        raise ValueError("the game is over: go back to a decision, with go() or back()")
    player = owing[0] if viewer is None else viewer
    if player not in owing:
        who = " and ".join(str(each) for each in owing)
        raise ValueError(f"player {player} does not decide here, but {who} does (from 0 on)")
    return timeline.game, state, player


def _legal(rules: Game, state: Any, text: str | None) -> Any:
    """The move of a text, if it may be made. :raises IllegalMove: with the rule that forbids it."""
    if text is None:
        return None
    move = rules.read_move(text, state)
    if refusal := rules.why_not(state, move):
        raise IllegalMove(refusal, state.setup.players)
    return move


def _own(rules: Game, name: str) -> Any:
    """What a game brings to answer a question itself; None if it brings nothing."""
    if rules.name not in GAMES or not has(rules.name, "coach.front"):
        return None
    return getattr(part(rules.name, "coach.front"), name, None)
