"""Play solo games in which the coach decides, many at once, as arrays.

Each move is the first that `coach.options` ranks. Two moves that are expected to score the same, to
the billionth of a coin, may change places if both flip treasures; the coach then looks at what is
flipped after them, which is not done here. It needs numpy.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from crypt_core.crypt.arrays.claims import Claim
from crypt_core.crypt.arrays.luck import Bytes, fold
from crypt_core.crypt.arrays.policies import Moment, Turn, Window
from crypt_core.crypt.arrays.table import Figures, flags, total
from crypt_core.crypt.coach.options import DIGITS
from crypt_core.crypt.coach.prospect import staying
from crypt_core.crypt.coach.worth import COUNTS, HELD, UNSEEN
from crypt_core.crypt.components import GHOST, SERVANTS, VALUES, Setup
from crypt_core.crypt.state import LAST, POTTERY
from scripts.workshop.crypt.ahead import Ahead, together
from scripts.workshop.crypt.outcomes import NEVER, ROLL, Worths, between, code, last_turn
from scripts.workshop.crypt.positions import NONE, SLOTS, VALUE, Positions, Whole
from scripts.workshop.crypt.worths import Tables

_BITS = np.arange(1 << len(VALUES))
DIGITS_OF: Whole = sum(
    (VALUE[value] * (_BITS >> value - 1 & 1) for value in VALUES), np.zeros(len(_BITS), np.intp)
)
"""What values, a bit each, count for in a kind's state, before they are told held or unseen."""
FACES = 7
"""One more than the most effort."""


def _rolled() -> Whole:
    """The number of some rolls by servants ready and the efforts of the exhausted, lowest first."""
    table = np.zeros((SERVANTS + 1, *(FACES,) * SERVANTS), np.intp)
    for (ready, tired), number in ROLL.items():
        table[ready, *(0,) * (SERVANTS - len(tired)), *tired] = number
    return table


ROLLED = _rolled()
STAYING = np.array([0.0, *(staying(effort) for effort in range(1, FACES))])


class Straying(NamedTuple):
    """How often a move that is not the best is made, and how many coins it may cost."""

    often: float
    within: float


class Coached:
    """The coach, by a worth of positions; now and then a move that is not the best, if asked."""

    remembers = True

    def __init__(self, worth: Tables, straying: Straying | None = None) -> None:
        self.worth = worth
        self.straying = straying

    def prepare(self, table: Figures, moment: Moment) -> None:
        """Nothing: each decision looks ahead for itself."""

    # --- Claim

    def turn(self, table: Figures, moment: Moment) -> Turn:
        now = positions(table, moment)
        servants, effort = np.zeros((2, SLOTS, len(now)), np.uint8)
        others = np.zeros((3, len(now)), np.uint8)
        for rows, ahead in together(now, self.worth):
            games = table.part(rows)
            if moment.last:
                claims, worths = _last_turn(games, ahead)
            elif ahead.leads:
                claims, worths = _first_turn(ahead)
            else:
                claims, worths = _between(games, ahead)
            chosen = self._choose(games, moment, worths)
            count = len(worths) - len(others)
            for other in range(len(others)):
                others[other, rows] = chosen == count + other
            claim = np.minimum(chosen, count), np.arange(len(rows)) % claims.servants.shape[2]
            for figure, of_claims in zip((servants, effort), claims, strict=True):
                none = np.zeros((SLOTS, 1, of_claims.shape[2]), np.uint8)
                figure[:, rows] = np.concatenate((of_claims, none), axis=1)[:, *claim]
        return Turn(Claim(servants, effort), *others)

    def _choose(self, games: Figures, moment: Moment, worths: Worths) -> Whole:
        """The first of the best options of each game; or one almost as good, if it strays."""
        rounded = worths.round(DIGITS)
        best: Whole = rounded.argmax(axis=0)
        if self.straying is None:
            return best
        luck = fold(moment.luck(games), games.flipped[moment.seat])
        draws = (fold(luck, number) / 2.0**64 for number in range(2))
        near = rounded > rounded.max(axis=0) - self.straying.within
        strays = next(draws) < self.straying.often
        number = (next(draws) * near.sum(axis=0)).astype(np.intp)
        any_: Whole = (near.cumsum(axis=0) > number).argmax(axis=0)
        return np.asarray(np.where(strays, any_, best))

    # --- windows for powers

    def window(self, table: Figures, moment: Moment, open_: Window) -> Window:
        if moment.stage == LAST:  # a servant woken is worth a coin
            return Window(open_.uses, 1 - open_.rouses, np.zeros_like(open_.done), open_.rouses)
        now = positions(table, moment)
        uses = np.zeros((SLOTS, len(now)), np.uint8)
        done, peeks, rouses = np.zeros((3, len(now)), np.uint8)
        for rows, ahead in together(now, self.worth):
            games = table.part(rows)
            ways = _before_claim if moment.stage == POTTERY else _after_rolls
            chosen = self._choose(games, moment, ways(games, ahead))
            for number, figure in enumerate((done, *uses, peeks, rouses)):
                figure[rows] = chosen == number
        return Window(uses, done, peeks, rouses)


class _Options(NamedTuple):
    """Servants and effort of claims, alike in all games or not: (3, claims, 1 or M)."""

    servants: Bytes
    effort: Bytes


def positions(table: Figures, moment: Moment) -> Positions:
    """What the players of solo games know in a decision."""
    here = table.here
    down, gone = np.full((2, here.shape[1]), NONE)
    for slot in range(SLOTS):
        down[(table.down[slot] * here[slot]) > 0] = slot
        gone[here[slot] == 0] = slot
    known = 1 - table.down * (1 - table.peeked[moment.seat])
    placed = total(table.servants * here * flags(table.owner == moment.seat + 1))
    unseen = ~table.seen & (1 << len(VALUES)) - 1
    digits = HELD * DIGITS_OF[table.values] + UNSEEN * DIGITS_OF[unseen]
    counts = COUNTS * table.left.astype(np.intp) + table.free[moment.seat]
    return Positions(
        sides=table.sides.astype(np.intp),
        left=np.full(here.shape[1], Setup(1).rounds - moment.round),
        ready=(table.ready[moment.seat] + placed).astype(np.intp),
        kinds=digits + counts,
        unseen=unseen.astype(np.intp),
        kind=(table.kind * here).astype(np.intp),
        coins=(table.coins * here * known).astype(np.intp),
        down=down,
        gone=gone,
    )


def _with_powers(claims: Worths, peeked: Worths | None, roused: Worths | None) -> Worths:
    """Worths of claims and recovering, then of a look and of waking a servant."""
    never = np.full(claims.shape[1], NEVER)
    powers = (never if row is None else row for row in (peeked, roused))
    return np.concatenate((claims, np.stack(list(powers))))


def _first_turn(ahead: Ahead) -> tuple[_Options, Worths]:
    turn, worths = ahead.claims(0)
    peeked = ahead.peeked("first_turn", 0) if ahead.peeks else None
    roused = ahead.first_turn(1) if ahead.most else None
    claims = _Options(*(figure[:, :, None] for figure in turn.claims))
    return claims, _with_powers(worths, peeked, roused)


def _between(games: Figures, ahead: Ahead) -> tuple[_Options, Worths]:
    each = np.arange(len(ahead.positions))
    turn = between(ahead.ready, ahead.gone)
    number = turn.first[_code(games, GHOST)]
    worths = turn.ghost.of(ahead.ends(0))
    worths = np.concatenate((worths, np.full((1, len(each)), NEVER)))
    ways = np.concatenate((turn.ways[number].T, np.zeros((1, len(each)), np.intp)))
    peeked = ahead.peeked("betweens", 0)[number, each] if ahead.peeks else None
    roused = ahead.betweens(1)[number, each] if ahead.most else None
    claims = _Options(*(figure[:, :, None] for figure in turn.claims))
    return claims, _with_powers(worths[ways, each], peeked, roused)


def _code(games: Figures, owner: int) -> Whole:
    """The number of the dice that somebody has on the treasures."""
    theirs = flags(games.owner == owner + 1) * games.here
    servants = (games.servants * theirs).astype(np.intp)
    effort = (games.effort * theirs).astype(np.intp)
    return np.asarray(code(list(servants), list(effort)))


def _last_turn(games: Figures, ahead: Ahead) -> tuple[_Options, Worths]:
    turn = last_turn()
    mine = flags(games.owner == 1) * games.here
    totals = (games.servants * games.effort * (1 - mine)).astype(np.intp)
    totals[games.here == 0] = SERVANTS * (FACES - 1)
    kept = turn.kept[_code(games, 0)]
    free = games.ready[0].astype(np.intp)
    count = np.arange(1, SERVANTS + 1)[None, :, None]
    effort = totals[:, None] // count + 1  # place, servants, game

    def ways(then: Ahead, rousing: int) -> Worths:
        """What each claim is worth, and at last what recovering is."""
        ends = then.ends(rousing)
        number = turn.ends[
            kept, free + rousing, np.arange(SLOTS)[:, None, None], count - 1, totals[:, None]
        ]
        each = np.arange(len(kept))
        claimed = ends[number.reshape(-1, len(kept)), each]
        return np.concatenate((claimed, ends[turn.recovered[kept], each][None]))

    def best(then: Ahead, rousing: int) -> Worths:
        found = ways(then, rousing).max(axis=0)
        if then.peeks:
            found = np.maximum(found, sum(p * best(seen, rousing) for p, seen in then.seen))
        if rousing < then.most:
            found = np.maximum(found, best(then, rousing + 1))
        return np.asarray(found)

    peeked = np.asarray(sum(p * best(s, 0) for p, s in ahead.seen)) if ahead.peeks else None
    roused = best(ahead, 1) if ahead.most else None
    each = np.zeros((SLOTS, SLOTS * SERVANTS, len(kept)), np.uint8)
    claims = _Options(each, each.copy())
    for slot in range(SLOTS):
        part = slice(slot * SERVANTS, (slot + 1) * SERVANTS)
        claims.servants[slot, part] = count[0]
        claims.effort[slot, part] = effort[slot]
    return claims, _with_powers(ways(ahead, 0), peeked, roused)


def _before_claim(games: Figures, ahead: Ahead) -> Worths:
    """Done, taking each treasure, a look, waking a servant."""
    never = np.full(len(ahead.positions), NEVER)
    rows = [ahead.opening(0), *[never] * SLOTS, never, never]
    if ahead.takes:
        rows[1 + int(ahead.positions.down[0])] = ahead.taking(0)
    if ahead.peeks:
        rows[-2] = ahead.peeked("revealed", 0)
    if ahead.most:
        # What pottery takes may wake a servant, but not before it is taken.
        rows[-1] = np.where(ahead.rousable > 0, ahead.revealed(1), NEVER)
    return np.stack(rows)


def _after_rolls(games: Figures, ahead: Ahead) -> Worths:
    """Done, rolling each die again, a look, waking a servant: what was claimed is yours already."""
    each = np.arange(len(ahead.positions))
    ready = games.ready[0].astype(np.intp)
    efforts = games.die_effort.astype(np.intp)
    is_tired = games.die_tired > 0
    tired = np.sort(efforts * is_tired, axis=0)
    exhausted = SERVANTS - ready
    after = ahead.after(0)
    then = ahead.rolls(after)[1][0]
    rows = [after[0][0][ready, each]]
    for effort, was in zip(efforts, is_tired, strict=True):
        with_it = np.where(was, tired, np.sort([effort, *tired[1:]], axis=0))
        without = np.where(was, _without(tired, effort), tired)
        good = then[ROLLED[ready + was, *without], each]
        bad = then[ROLLED[ready - (~was & (effort > 0)), *with_it], each]
        again = STAYING[effort] * good + (1 - STAYING[effort]) * bad
        rows.append(np.where(effort > 0, again, NEVER))
    state = ROLLED[ready, *tired]
    peeked = roused = np.full(len(each), NEVER)
    if ahead.peeks:
        looks = ((p, seen.rolls(seen.after(0))[0][0]) for p, seen in ahead.seen)
        peeked = np.asarray(sum(p * rolls[state, each] for p, rolls in looks))
    if ahead.most:
        # Servants exhausted earlier wake first, then the one of highest effort (see crypt.rules).
        awake = _without(tired, tired[-1] * ((tired > 0).sum(axis=0) == exhausted))
        woken = ROLLED[np.minimum(ready + 1, SERVANTS), *awake]
        roused = ahead.rolls(ahead.after(1))[0][0][woken, each]
    return np.stack([*rows, peeked, roused])


def _without(efforts: Whole, effort: Whole) -> Whole:
    """Efforts, lowest first, without one of them (without none for 0): (3, M)."""
    left = efforts.copy()
    at = (efforts == effort).argmax(axis=0)
    left[at, np.arange(efforts.shape[1])] = 0
    return np.sort(left, axis=0)
