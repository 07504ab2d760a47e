"""The legal moves: those there are, and of bargains a few that are suggested (rule deal.list)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from ..engine.table import Few
from . import moves
from .asking import current, deciders, gifts, loot, third_players
from .bundles import EMPTY, Bundle
from .components import SALE
from .judge import judged_here, why_not
from .judge_dungeon import ALL_SIDES
from .moves import GEMS, Move
from .power import surplus, usable
from .quests import WANTED
from .state import (
    ANNOUNCE,
    ANSWER,
    BID,
    CHOOSE,
    COUNTERED,
    DISCARD,
    DJINN_GIFT,
    EXCHANGE,
    FLEE,
    GUILD,
    HAGGLE,
    KEEP,
    NEGOTIATE,
    OBLIVION,
    OVER,
    PICK,
    PLUNDER,
    PROMISE,
    QUESTS,
    REPLAY,
    REST,
    ROT,
    SIDES,
    SUPPLY,
    SURPLUS,
    VANISH,
    WORD,
    State,
)

PRICES = (EMPTY, Bundle(gems=1), Bundle(gems=2), Bundle(gems=3), Bundle(trophies=1))
"""What is suggested as the price of a help."""
WORDS = (Bundle(gems=1), Bundle(gems=2), Bundle(helps=1))
"""What is suggested as a promise."""
OFFERED = 12
"""So many swaps are suggested at most, of all that there are."""


def own_moves(state: State, player: int) -> list[Move]:
    """A player's moves: of this decision, if it is theirs, and quests that could be shown.

    All of them, but for bargains, of which there is no end: of those a few.
    """
    if state.stage == OVER:
        return Few()
    found: list[Move] = []
    if player in deciders(state):
        found += [move for move in _TRIES[state.stage](state, player) if _legal(state, move)]
    return Few(found + [move for move in any_time(state, player) if _legal(state, move)])


def _legal(state: State, move: Move) -> bool:
    """Whether a move is legal for who is asked at this stage, or at any time."""
    return judged_here(state, move) is None


def any_time(state: State, player: int) -> Iterator[Move]:
    """Quests that might be shown, and what the Blackmail charm might do (rule quest.claim)."""
    owner = state.players[player]
    for it in owner.unfinished:
        yield Move(player, moves.CLAIM, it.quest)
    if "blackmail_charm" in owner.items and player == state.active:
        for other in state.order[1:]:
            yield Move(player, moves.STEAL, whom=other)
            for it in owner.unfinished:
                if it.quest in WANTED:
                    yield Move(player, moves.CLAIM, it.quest, whom=other)


def _village(state: State, player: int) -> Iterator[Move]:
    items = state.players[player].items
    for item in state.shop:
        yield Move(player, moves.BUY, item)
        if SALE in items:
            yield Move(player, moves.BUY, item, SALE)
    for verb in (moves.HEAL, moves.GUILD, moves.TROPHY):
        if verb != moves.TROPHY or state.stage == REST:
            yield Move(player, verb)
    yield from list(swaps(state, player))[:OFFERED]
    yield Move(player, moves.DONE)


def swaps(state: State, player: int) -> Iterator[Move]:
    """Swaps that are suggested: a thing or a quest for gems, gems for a thing, help for a gem."""
    mine = state.players[player]
    for other in state.order[1:]:
        theirs = state.players[other]
        pairs = [(Bundle(items=(it,)), Bundle(gems=2)) for it in mine.items[:2]]
        pairs += [(Bundle(gems=1), Bundle(spoils=(it,))) for it in theirs.spoils[:2]]
        pairs += [(Bundle(spoils=(it,)), Bundle(gems=1)) for it in mine.spoils[:1]]
        pairs += [(Bundle(gems=2), Bundle(items=(it,))) for it in theirs.items[:1]]
        pairs += [(Bundle(quests=(1,)), Bundle(gems=1))] * bool(mine.quests)
        pairs += [(Bundle(gems=1), Bundle(helps=1))]
        for give, want in pairs:
            if _legal(state, swap := Move(player, moves.OFFER, whom=other, give=give, want=want)):
                yield swap


def _places(count: int) -> Callable[[int, str], Iterator[Move]]:
    return lambda player, verb: (Move(player, verb, place=i + 1) for i in range(count))


def _choose(state: State, player: int) -> Iterator[Move]:
    looked = state.looked[player if state.stage == KEEP else 0]
    return _places(len(looked))(player, moves.CHOOSE)


def _enter(state: State, player: int) -> Iterator[Move]:
    yield Move(player, moves.DRAW)
    for other in state.order[1:]:
        yield Move(player, moves.ARENA, whom=other)
    yield Move(player, moves.RAID)


def _negotiate(state: State, player: int) -> Iterator[Move]:
    yield Move(player, moves.CALL)
    yield Move(player, moves.ALONE)
    yield Move(player, moves.BIND)
    yield from _rings(state, player, state.order[1:])


def _rings(state: State, player: int, others: Sequence[int]) -> Iterator[Move]:
    for how in ("fight", "ally"):
        for other in others:
            yield Move(player, moves.RING, how, whom=other)


def _bid(state: State, player: int) -> Iterator[Move]:
    now = ("", "now") if state.setup.players == 2 else ("",)
    for also in now:
        for price in PRICES:
            yield Move(player, moves.BID, give=price, also=also)
    if state.card in state.setup.monsters:
        yield Move(player, moves.BID, give=Bundle(spoils=(state.card,)))
    yield Move(player, moves.PASS)


def _pick(state: State, player: int) -> Iterator[Move]:
    for bid in current(state).bids:
        yield Move(player, moves.ALLY, whom=bid.player)
        for price in PRICES[:2]:
            if price != bid.bundle:
                yield Move(player, moves.COUNTER, whom=bid.player, give=price)
    yield Move(player, moves.ALONE)
    yield from _rings(state, player, state.order[1:])


def _answer(state: State, player: int) -> Iterator[Move]:
    yield Move(player, moves.ACCEPT)
    yield Move(player, moves.DECLINE)
    if state.stage == ANSWER and state.offer is not None:
        asked = state.offer
        more = asked.give._replace(gems=asked.give.gems + 1)
        yield Move(player, moves.COUNTER, whom=asked.player, give=asked.want, want=more)


def _promise(state: State, player: int) -> Iterator[Move]:
    if player == state.active:
        yield from _rings(state, player, third_players(state))
    for other in third_players(state):
        for word in WORDS:
            yield Move(player, moves.PROMISE, whom=other, give=word)
    yield Move(player, moves.DONE)


def _announce(state: State, player: int) -> Iterator[Move]:
    for what in usable(state, player):
        yield Move(player, moves.USE, what)
    yield Move(player, moves.DONE)


def _plunder(state: State, player: int) -> Iterator[Move]:
    there = [GEMS, *loot(state, current(state).victim)]
    for what in there:
        yield Move(player, moves.PLUNDER, what)
    if state.players[player].adventurer == "thief":
        for what in there:
            for also in there:
                yield Move(player, moves.PLUNDER, what, also)


def _verbs(*verbs: str) -> Callable[[State, int], Iterator[Move]]:
    return lambda state, player: (Move(player, verb) for verb in verbs)


_TRIES: dict[str, Callable[[State, int], Iterator[Move]]] = {
    KEEP: _choose,
    SUPPLY: _village,
    REST: _village,
    GUILD: _choose,
    ANSWER: _answer,
    COUNTERED: _answer,
    HAGGLE: _answer,
    SURPLUS: lambda state, player: (
        Move(player, moves.DROP, it) for it in dict.fromkeys(surplus(state, player))
    ),
    DISCARD: lambda state, player: (
        Move(player, moves.DROP, it) for it in dict.fromkeys(state.players[player].items)
    ),
    CHOOSE: _enter,
    EXCHANGE: lambda state, player: (
        *_places(len(state.players[player].quests))(player, moves.EXCHANGE),
        Move(player, moves.DONE),
    ).__iter__(),
    ROT: lambda state, player: (
        Move(player, moves.DISCARD, it) for it in state.players[player].spoils
    ),
    DJINN_GIFT: lambda state, player: (
        Move(player, moves.TAKE, what, where) for what, where in gifts(state)
    ),
    NEGOTIATE: _negotiate,
    BID: _bid,
    PICK: _pick,
    PROMISE: _promise,
    FLEE: _verbs(moves.FIGHT, moves.FLEE),
    ANNOUNCE: _announce,
    SIDES: lambda state, player: (Move(player, moves.SIDE, side) for side in ALL_SIDES),
    VANISH: _verbs(moves.VANISH, moves.DONE),
    REPLAY: _verbs(moves.REPLAY, moves.DONE),
    OBLIVION: _verbs(moves.FORGET, moves.DONE),
    PLUNDER: _plunder,
    WORD: _verbs(moves.KEEP, moves.BREAK),
    QUESTS: _verbs(moves.DONE),
}


class LegalMoves(Sequence[Move]):
    """All listed moves of a state: iterates, counts, indexes, and answers `in` with the judge.

    What it shows of itself is who decides, since a quest that could be shown is a secret.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.listed = [move for i in state.order for move in own_moves(state, i)]

    def __repr__(self) -> str:
        owing = ", ".join(f"P{i + 1}" for i in deciders(self.state))
        return f"<moves of {owing or 'nobody'}>"

    def __len__(self) -> int:
        return len(self.listed)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self.listed[index]

    def __contains__(self, move: object) -> bool:
        return why_not(self.state, move) is None
