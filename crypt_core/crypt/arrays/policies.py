"""Who decides, for many games at once: at random, or by habit. Both choose what the bots choose."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from ...coach.bots import random_bot
from ..coach.bots import BOTS, STAGES
from ..coach.habit import STEPS, UNSEEN, Habit
from ..components import GHOST, KINDS, SERVANTS, VALUES
from ..state import CLAIM, LAST, NOBODY, POTTERY, REROLL
from ..views import SeenTreasure
from .claims import BARRED, Claim, bars, every_claim
from .luck import Bytes, Words, below, fold
from .powers import can_peek, can_rouse, peek, rouse
from .table import Figures, Flags, flags, total


class Moment(NamedTuple):
    """A decision, alike in all games of a table: the round, the stage, whose turn, last or not."""

    round: int
    stage: str
    turn: int
    """Whose turn within the stage, as in the engine's `State`."""
    seat: int
    last: bool = False

    def luck(self, table: Figures) -> Words:
        """The bots' draws for this decision, but for the treasures they have flipped.

        It is `coach.bots.moment_key` told again.
        """
        return fold(table.for_bot, STAGES.index(self.stage), self.turn, 0, self.seat)


class Turn(NamedTuple):
    """What players do on a turn of Claim: each game has one of these."""

    claim: Claim
    recovers: Flags
    peeks: Flags
    rouses: Flags


class Window(NamedTuple):
    """What is open in a window, or what is chosen there: each row is a move, ones where it is.

    `uses`: the treasures that can be taken (S, N), or the dice that can be rolled again (3, N).
    """

    uses: Flags
    done: Flags
    peeks: Flags
    rouses: Flags


@runtime_checkable
class Policy(Protocol):
    """Decides for one seat of every game."""

    remembers: bool
    """Whether it goes by what has been seen of each kind in a solo game, as the workshop's does."""

    def prepare(self, table: Figures, moment: Moment) -> None:
        """Get ready for a turn of Claim, or for a window's moves."""
        ...

    def turn(self, table: Figures, moment: Moment) -> Turn:
        """A turn of Claim."""
        ...

    def window(self, table: Figures, moment: Moment, open_: Window) -> Window:
        """One move of those that are open."""
        ...


class Chance:
    """`coach.bots.random_bot`: any of the legal moves, by number."""

    remembers = False

    def prepare(self, table: Figures, moment: Moment) -> None:
        table.bot_luck = moment.luck(table)

    def turn(self, table: Figures, moment: Moment) -> Turn:
        seat = moment.seat
        claims = every_claim(bars(table, seat), table.ready[seat], moment.last)
        peeks, rouses = can_peek(table, seat), can_rouse(table, seat)
        count = claims.size + np.uint16(1) + peeks + rouses
        number = below(self._draws(table, moment), count)
        other = number - claims.size  # wraps around for a claim
        claim = claims.claim(number, flags(number < claims.size))
        peeks = peeks * flags(other == 1)
        recovers = flags(other == 0)
        rouses = flags(number > claims.size) - peeks
        return Turn(claim, recovers, peeks, rouses)

    def _draws(self, table: Figures, moment: Moment) -> Words:
        return fold(table.bot_luck, table.flipped[moment.seat])

    def window(self, table: Figures, moment: Moment, open_: Window) -> Window:
        # In the order of `LegalMoves`: before scoring, rousing is what the window is for.
        last = moment.stage == LAST
        order = [*open_.uses, open_.rouses, open_.done] if last else [*open_.uses, *open_[1:]]
        count = np.add.reduce(order, axis=0, dtype=np.uint8)
        number = below(self._draws(table, moment), count)
        chosen = []
        for legal in order:
            chosen.append(legal * flags(number == 0))
            number -= legal  # once it is negative it wraps around, far from zero
        uses: Flags = np.array(chosen[: len(open_.uses)], np.uint8).reshape(open_.uses.shape)
        if last:
            rouses, done = chosen[-2:]
            return Window(uses, done, open_.peeks, rouses)
        done, peeks, rouses = chosen[-3:]
        return Window(uses, done, peeks, rouses)


class Rule:
    """A `Habit`: the powers it has, then the treasures worth most."""

    remembers = False

    def __init__(self, habit: Habit) -> None:
        self.habit = habit
        self.placing = np.array(
            [_placing(habit, bar, ready) for bar in range(BARRED + 1) for ready in READY], np.uint8
        )
        """Servants times 8 plus effort for a treasure, by its bar and the servants ready."""

    def prepare(self, table: Figures, moment: Moment) -> None:
        if moment.stage != CLAIM:
            return
        seat = moment.seat
        while (rouses := can_rouse(table, seat)).any():
            table.decisions += rouses
            rouse(table, seat, rouses)
        peeks = can_peek(table, seat) * (1 - table.peeked[seat])
        if peeks.any():
            table.decisions += peeks
            peek(table, seat, peeks)

    def turn(self, table: Figures, moment: Moment) -> Turn:
        seat, habit = moment.seat, self.habit
        ready = table.ready[seat]
        few = flags(ready <= habit.recover_at)
        left = ready * (1 - few * flags(table.exhausted[seat] > 0))
        most = 1 if moment.last else habit.treasures
        # One number a treasure: worth most first, then the left one; its place and its bar.
        orders = (HIGH - half_coins(table, seat, habit.sets)).astype(np.uint16)
        orders <<= 3
        orders |= np.arange(table.slots, dtype=np.uint16)[:, None]
        orders <<= 5
        orders |= bars(table, seat)
        servants, effort = np.zeros((2, *orders.shape), np.uint8)
        claimed = np.zeros_like(left)
        for order in _sorted(list(orders)):
            bar, place = order & 31, (order >> 5 & 7).astype(np.uint8)
            placing = self.placing.take(bar * np.uint16(len(READY)) + left)
            if most < table.slots:
                placing *= flags(claimed < most)
            count, each = placing >> 3, placing & 7
            claimed += flags(count > 0)
            left -= count
            for slot in range(table.slots):
                at = flags(place == slot)
                servants[slot] += count * at
                effort[slot] += each * at
        none = np.zeros_like(left)
        return Turn(Claim(servants, effort), flags(claimed == 0), none, none)

    def window(self, table: Figures, moment: Moment, open_: Window) -> Window:
        seat = moment.seat
        rouses = open_.rouses
        done = 1 - rouses
        peeks = open_.peeks * (1 - table.peeked[seat]) * done
        done -= peeks
        uses = open_.uses * done
        if moment.stage == POTTERY:
            uses = _first_highest(uses * (half_coins(table, seat, self.habit.sets) + np.uint8(1)))
        elif moment.stage == REROLL:
            uses = _first_highest(uses * table.die_tired * (7 - table.die_effort))
        return Window(uses, done - total(uses), peeks, rouses)


READY = range(SERVANTS + 1)
HIGH = 2 * max(VALUES) + max(max(steps) for steps in STEPS.values())
"""The most half coins that a treasure can be worth by habit."""
STEP = [np.array([STEPS[f"{kind}.{side}"] for side in "AB"], np.uint8).ravel() for kind in KINDS]
"""For each kind: half coins that one more treasure adds, by side and by how many one has."""
MANY = len(STEP[0]) // 2 - 1
"""From so many treasures on, one more adds the same."""


def _placing(habit: Habit, bar: int, ready: int) -> int:
    """What the habit puts on a treasure: servants times 8 plus effort."""
    owner = GHOST if bar else NOBODY
    efforts = habit.efforts(SeenTreasure(0, KINDS[0], None, False, owner, 1, bar), ready)
    return len(efforts) * 8 + efforts[0] if efforts else 0


def half_coins(table: Figures, seat: int, sets: bool) -> Bytes:
    """`coach.habit.half_coins` of each treasure: (S, N)."""
    unseen = table.down * (1 - table.peeked[seat])
    half: Bytes = table.coins * (2 * (1 - unseen))
    half += unseen * np.uint8(UNSEEN)
    if sets:
        for kind, steps in enumerate(STEP):
            have = np.minimum(table.held[seat, kind], MANY)
            have += table.sides[kind] * np.uint8(MANY + 1)
            half += flags(table.kind == kind) * steps.take(have)
    return half


def _sorted(rows: list[NDArray[np.uint16]]) -> list[NDArray[np.uint16]]:
    """Rows sorted game by game, lowest first: each neighbour in turn changes places."""
    for end in range(len(rows) - 1, 0, -1):
        for i in range(end):
            low, high = rows[i], rows[i + 1]
            rows[i], rows[i + 1] = np.minimum(low, high), np.maximum(low, high)
    return rows


def _first_highest(rows: Bytes) -> Flags:
    """Where each game's first highest row is, if it is above zero."""
    left = flags(rows.max(axis=0) > 0)
    highest = flags(rows == rows.max(axis=0))
    for row in highest:
        row *= left
        left -= row
    return highest


def policy(bot: object) -> Policy | None:
    """The arrays' telling of a bot (itself or its name); None if they cannot play it."""
    if isinstance(bot, Policy):
        return bot
    if isinstance(bot, str):
        bot = BOTS.get(bot)
    if bot is random_bot:
        return Chance()
    return Rule(bot) if type(bot) is Habit else None
