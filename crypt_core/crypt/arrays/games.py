"""Whole games, many at once: a second telling of the rules, for speed.

The engine (`crypt_core.crypt.rules`) is the authority. These arrays play the very same games for
the same seeds, which `tests/lab/test_arrays.py` holds them to; where the two differ, the engine is
right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..coach.habit import Habit
from ..components import KINDS, REVEALED, SERVANTS, Setup
from ..state import CLAIM, LAST, POTTERY, REROLL, claim_order, table_order
from . import powers
from .cards import COINS, KIND, deal, lay_out
from .claims import place, recover
from .ghost import ghost_turn
from .luck import Bytes, Words, fold, start
from .policies import Moment, Policy, Window, policy
from .scoring import collectors, winners
from .table import BY_CLAIMING, BY_POWERS, BY_TAKING, Figures, Flags, Table, anywhere, flags, total


def _dice() -> list[tuple[Bytes, Bytes]]:
    """For each of three dice: its treasure and its number there, by how many lie on each treasure.

    Dice are counted from the left; of a die that there is not, the number is 0. The index has a
    digit (to the base 4) a treasure, the first the lowest.
    """
    most = max(map(sum, REVEALED.values()))
    tables = np.zeros((SERVANTS, 2, (SERVANTS + 1) ** most), np.uint8)
    tables[:, 0] = most
    for lying in combinations_with_replacement(range(most + 1), SERVANTS):
        dice = [slot for slot in lying if slot < most]
        pattern = sum((SERVANTS + 1) ** slot for slot in dice)
        for die, slot in enumerate(dice):
            tables[die, :, pattern] = slot, dice[:die].count(slot) + 1
    return [(slots, numbers) for slots, numbers in tables]


DICE = _dice()
CHUNK = 32768
"""Games played at once: many enough that numpy's calls cost little, few enough for the caches."""


class Results(NamedTuple):
    """The ends of games, in the order of their seeds: N games, P people, six kinds.

    Coins: `scores` = `coins` (on treasures) + `collectors` + `ready` (servants, a coin each).
    """

    scores: NDArray[np.int64]
    """Final coins: (N, P)."""
    coins: NDArray[np.int64]
    """Coins on the treasures: (N, P)."""
    collectors: NDArray[np.int64]
    """Coins that the collectors paid: (N, P)."""
    ready: NDArray[np.int64]
    """Servants ready at the end: (N, P)."""
    counts: NDArray[np.int64]
    """Treasures of each kind, in the order of `KINDS`: (N, P, 6)."""
    winners: NDArray[np.bool_]
    """Who won, several if they share the victory; in a solo game always the player: (N, P)."""
    decisions: NDArray[np.int64]
    """How many decisions the people of a game made: (N,)."""
    rounds: NDArray[np.int64]
    """How many rounds a game had: (N,)."""


def supports(bots: Sequence[object], players: int) -> bool:
    """Whether the arrays can play games of these bots, one for each of 1-4 players.

    They can if each is the random bot or a `Habit`, itself or by its name, whose efforts are legal;
    or a `Policy`, of which some play alone.
    """
    deciders = list(map(policy, bots))
    if players not in REVEALED or len(bots) != players:
        return False
    return all(one and (players == 1 or not one.remembers) for one in deciders)


def play(
    seeds: NDArray[np.uint64],
    sides: NDArray[np.bool_],
    leaders: NDArray[np.integer],
    bots: Sequence[str | Habit | Policy],
) -> Results:
    """Play one game for each seed, bit for bit those of the engine.

    `seeds`: (N,). `sides`: (N, 6), True where a kind's collector shows side B. `leaders`: (N,), the
    player who leads first, from 0. `bots`: one for each seat. Memory does not grow with N, but for
    the results.

    :raises ValueError: if a bot is not supported, or shapes or leaders do not fit.
    """
    players = len(bots)
    deciders = [decider for decider in map(policy, bots) if decider is not None]
    if not supports(bots, players):
        raise ValueError(
            "arrays play 1-4 bots that are 'random' or a Habit: ask supports(bots, players)"
        )
    games = len(seeds)
    if sides.shape != (games, len(KINDS)) or leaders.shape != (games,):
        raise ValueError(f"{games} seeds want sides of shape ({games}, 6) and {games} leaders")
    if games and not 0 <= leaders.min() <= leaders.max() < players:
        raise ValueError(f"a leader of {players} players is one of 0 to {players - 1}")
    seeds = seeds.astype(np.uint64)
    results = _room(games, players)
    for leader in range(players):
        led = np.flatnonzero(leaders == leader)
        for first in range(0, len(led), CHUNK):
            rows = led[first : first + CHUNK]
            *_, table = unfold(seeds[rows], sides[rows], leader, deciders)
            _write(results, rows, table)
    return results


def unfold(
    seeds: Words, sides: NDArray[np.bool_], leader: int, deciders: Sequence[Policy]
) -> Iterator[Table]:
    """Play games that one player leads first: the table after each round, and at the end.

    It is the same table each time, played on.
    """
    players = len(deciders)
    setup = Setup(players)
    table = Table(players, start(seeds), sides, any(one.remembers for one in deciders))
    cards = deal(table.start, players)
    count = sum(REVEALED[players])
    for number in range(1, setup.rounds + 1):
        _reveal(table, number, cards[(number - 1) * count : number * count])
        order = table_order(setup.seats, leader)
        for turn, seat in enumerate(order):
            if seat < players:
                _window(table, deciders[seat], Moment(number, POTTERY, turn, seat))
        turns = claim_order(setup.seats, leader)
        for turn, seat in enumerate(turns):
            last = turn == len(turns) - 1
            if seat < players:
                _claim(table, deciders[seat], Moment(number, CLAIM, turn, seat, last))
            else:
                ghost_turn(table, last)
        _refresh(table)
        for turn, seat in enumerate(order):
            if seat < players:
                _collect(table, seat)
                _window(table, deciders[seat], Moment(number, REROLL, turn, seat))
                table.die_effort[:] = table.die_tired[:] = table.die_again[:] = 0
            else:
                table.here *= flags(table.owner != seat + 1)
        powers.reward_idols(table, number)
        yield table
        if number < setup.rounds:
            leader = (leader + 1) % setup.seats
    for turn, seat in enumerate(table_order(setup.seats, leader)):
        if seat < players:
            _window(table, deciders[seat], Moment(setup.rounds, LAST, turn, seat))
    yield table


def _reveal(table: Table, number: int, drawn: Bytes) -> None:
    """Lay out the round's treasures (reveal.count, solo.order)."""
    if table.solo:
        drawn, table.down[:] = lay_out(drawn)
    else:
        table.down[:] = (np.arange(table.slots) >= REVEALED[table.players][0])[:, None]
    table.kind[:] = KIND.take(drawn)
    table.coins[:] = COINS.take(drawn)
    table.here[:] = 1
    for figure in table.owner, table.servants, table.effort, table.placed, table.peeked:
        figure[:] = 0
    table.ghost_pushed[:] = 0
    if table.remembers:
        table.seen |= table.bits(1 - table.down)
        for kind, left in enumerate(table.left):
            left -= total(flags(table.kind == kind))
    table.turn_to(number)


def _claim(table: Table, decider: Policy, moment: Moment) -> None:
    """A player's turn of Claim: powers as long as they use any, then claim or recover."""
    decider.prepare(table, moment)
    rows = np.flatnonzero(_claim_or_power(table, decider, moment))
    games = table.part(rows)
    while rows.size:
        on = np.flatnonzero(_claim_or_power(games, decider, moment))
        games.put_back(table, rows, BY_CLAIMING)
        rows, games = rows[on], games.part(on)


def _claim_or_power(games: Figures, decider: Policy, moment: Moment) -> Flags:
    """One decision of that turn; where it was a power, so that another follows."""
    turn = decider.turn(games, moment)
    games.decisions += 1
    place(games, moment.seat, turn.claim)
    recover(games, moment.seat, turn.recovers)
    again = turn.peeks | turn.rouses
    if again.any():
        powers.peek(games, moment.seat, turn.peeks)
        powers.rouse(games, moment.seat, turn.rouses)
    return again


def _refresh(table: Table) -> None:
    """Unclaimed treasures go; who was pushed off everywhere gets the exhausted back."""
    table.here *= flags(table.owner > 0)
    for seat in range(table.players):
        holds = anywhere(flags(table.owner == seat + 1))
        recover(table, seat, table.placed[seat] * (1 - holds))


def _collect(table: Table, seat: int) -> None:
    """Roll the player's placed dice, then take the treasures, whatever the rolls (collect.keep)."""
    table.effort_luck = fold(table.for_effort, seat)
    mine = flags(table.owner == seat + 1)
    placed = table.servants * mine
    spared = placed * flags(table.effort == 1)
    table.ready[seat] += total(spared)
    placed -= spared
    pattern = np.zeros(placed.shape[1], np.uint16)
    for count in placed[::-1]:
        pattern *= SERVANTS + 1
        pattern += count
    for die, (slots, numbers) in enumerate(DICE):
        table.die_slot[die] = place = slots.take(pattern)
        table.die_number[die] = number = numbers.take(pattern)
        effort = table.die_effort[die]
        for slot in range(table.slots):
            effort += table.effort[slot] * flags(place == slot)
        table.die_tired[die] = tired = powers.roll(table, place, number, 0, effort)
        table.ready[seat] += flags(number > 0) - tired
        table.exhausted[seat] += tired
    powers.collect(table, seat, mine)


def _window(table: Table, decider: Policy, moment: Moment) -> None:
    """A window for powers: asked again as long as there is one to use, or until done."""
    rows = np.flatnonzero(_asked(table, moment))
    games = table.part(rows)
    decider.prepare(games, moment)
    while rows.size:
        games.decisions += 1
        chosen = decider.window(games, moment, _open(games, moment))
        powers.peek(games, moment.seat, chosen.peeks)
        if chosen.rouses.any():
            powers.rouse(games, moment.seat, chosen.rouses)
        if moment.stage == POTTERY:
            powers.take(games, moment.seat, chosen.uses, moment.round)
        elif moment.stage == REROLL:
            powers.reroll(games, moment.seat, chosen.uses)
        games.put_back(table, rows, BY_TAKING if moment.stage == POTTERY else BY_POWERS)
        on = np.flatnonzero(_asked(games, moment) * (1 - chosen.done))
        rows, games = rows[on], games.part(on)


def _asked(table: Figures, moment: Moment) -> Flags:
    """Where a window is open: something is there to use that is not for any time."""
    if moment.stage == LAST:
        return powers.can_rouse(table, moment.seat)
    return anywhere(_uses(table, moment))


def _uses(table: Figures, moment: Moment) -> Flags:
    """What a window is for, besides rousing."""
    if moment.stage == POTTERY:
        return powers.can_take(table, moment.seat)
    if moment.stage == REROLL:
        return powers.can_reroll(table, moment.seat)
    return np.zeros((0, len(table.decisions)), np.uint8)


def _open(table: Figures, moment: Moment) -> Window:
    """All that can be done in a window."""
    return Window(
        _uses(table, moment),
        np.ones_like(table.decisions),
        powers.can_peek(table, moment.seat),
        powers.can_rouse(table, moment.seat),
    )


def _room(games: int, players: int) -> Results:
    """Results yet to be written."""
    scores, coins, paid, ready = np.zeros((4, games, players), np.int64)
    return Results(
        scores,
        coins,
        paid,
        ready,
        np.zeros((games, players, len(KINDS)), np.int64),
        np.zeros((games, players), np.bool_),
        np.zeros(games, np.int64),
        np.full(games, Setup(players).rounds),
    )


def _write(results: Results, rows: NDArray[np.intp], table: Table) -> None:
    """Score the games of a table at its end."""
    coins = table.worth.sum(axis=1, dtype=np.uint8)
    paid = np.stack([collectors(table, seat) for seat in range(table.players)])
    scores = coins + paid + table.ready
    best, attempts = winners(table, scores)
    results.scores[rows] = scores.T
    results.coins[rows] = coins.T
    results.collectors[rows] = paid.T
    results.ready[rows] = table.ready.T
    results.counts[rows] = table.held.transpose(2, 0, 1)
    results.winners[rows] = best.T
    results.decisions[rows] = table.decisions + attempts
