"""The few claims worth thinking about, best guess first, among the hundreds that are legal.

A guess weighs each treasure to the player and to whom it is taken from, the chance that somebody
pushes the servants off again, and the servants that will tire. The state is an imagined one, so
nothing hidden from who thinks is in it; and a treasure's value counts only for those who know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .. import moves
from ..components import KINDS, SERVANTS, VALUES
from ..judge import LegalMoves, bar, on_turn
from ..moves import Move, Placement
from ..state import CLAIM, NOBODY, POTTERY, State
from .promise import Prospects, Values, holdings

MOST = 24
"""The most claims considered in one decision."""
EFFORTS = 3
"""For each treasure and number of servants, how many efforts are considered."""
NEWS = 0.5
"""How much of a coin is made of each by which a treasure is other than was to be expected."""

Guess = tuple[float, Move]


class Candidates:
    """Guesses for the decisions of one round, remembered by what they depend on."""

    def __init__(self, state: State, prospects: Prospects, unseen: dict[str, Values]) -> None:
        self.prospects = prospects
        self.unseen = unseen
        self._held = [holdings(state, kind) for kind in KINDS]
        self._rewarded = tuple(player.rewarded for player in state.players)
        self._wishes: dict[tuple[int, str, int], float] = {}
        self._known: dict[tuple[object, ...], list[Guess]] = {}
        servants = prospects.servants
        self.tired = (servants(SERVANTS) - servants(1)) / 2
        """Coins that a servant of those on hand is worth."""

    def wish(self, state: State, player: int, slot: int, whose: int | None = None) -> float:
        """What a treasure of the crypt is worth to a player, as far as they know it.

        With `whose` what it is worth to that other, as far as this player can tell.
        """
        treasure = state.crypt[slot]
        assert treasure is not None
        kind = treasure.card.kind
        owner = player if whose is None else whose
        if treasure.known >> player & treasure.known >> owner & 1:
            return self._of_value(owner, kind, treasure.card.value)
        values = self.unseen[kind] or VALUES
        mean = sum(values) / len(values)
        return self._of_value(owner, kind, round(mean)) + mean - round(mean)

    def _of_value(self, player: int, kind: str, value: int) -> float:
        key = (player, kind, value)
        if key not in self._wishes:
            at = KINDS.index(kind)
            held = self._held[at]
            more = tuple(
                tuple(sorted((*values, value))) if i == player else values
                for i, values in enumerate(held)
            )
            now = self.prospects.pays(at, held, self._rewarded)
            then = self.prospects.pays(at, more, self._rewarded)
            flip = self.prospects.flip(at)
            lost = sum(now) - now[player] - sum(then) + then[player]
            self._wishes[key] = value + then[player] - now[player] + flip + lost / (len(held) - 1)
        return self._wishes[key]

    def guesses(self, state: State) -> list[Guess]:
        """The moves worth thinking about of the player on turn, the best guess first."""
        player = on_turn(state)
        assert player is not None
        mine = state.players[player]
        lying = tuple((t.owner, t.servants, t.effort) if t else None for t in state.crypt)
        # Who has taken a treasure (pottery.B) may flip it for what others may not.
        hands = tuple((p.ready, p.exhausted, len(p.treasures)) for p in state.players)
        known = (*(t.known for t in state.crypt if t), *looked_at(state, player))
        key = (state.stage, state.turn, lying, hands, known)
        found = self._known.get(key)
        if found is None:
            others = LegalMoves(state).own(player).others
            worths = [
                (self._power(state, player, move), move)
                for move in others
                if move.verb != moves.PEEK
            ]
            if state.stage == CLAIM:
                worths += self._claims(state, player, mine.ready)
            worths.sort(key=lambda guess: -guess[0])
            look = Move(player, moves.PEEK)
            useful = state.stage == POTTERY or mine.ready > 0
            if look in others and useful and (shown := self._shown(state, player)):
                worths.append((worths[0][0] + shown, look))
                worths.sort(key=lambda guess: -guess[0])
            found = self._known[key] = worths
        return found

    def _shown(self, state: State, player: int) -> float:
        """What a look promises beyond the best move without it; 0 if there is nothing to see."""
        found = 0.0
        for treasure in state.crypt:
            if treasure is not None and not treasure.known >> player & 1:
                values = self.unseen[treasure.card.kind] or VALUES
                mean = sum(values) / len(values)
                found += NEWS * sum(abs(value - mean) for value in values) / len(values)
        return found and found - self.prospects.flip(KINDS.index("manuscripts"))

    def _power(self, state: State, player: int, move: Move) -> float:
        """What recovering, or a power, promises."""
        mine, servants = state.players[player], self.prospects.servants
        match move.verb:
            case moves.RECOVER:
                return 0.95 * (servants(mine.ready + mine.exhausted) - servants(mine.ready))
            case moves.ROUSE:
                gain = servants(mine.ready + 1) - servants(mine.ready)
                return gain - 2 * self.prospects.flip(KINDS.index("remains"))
            case moves.TAKE:
                flips = 2 * self.prospects.flip(KINDS.index("pottery"))
                return self.wish(state, player, move.slot) - flips
            case _:
                return 1.0 if state.stage == POTTERY else 0.0

    def _claims(self, state: State, player: int, ready: int) -> list[Guess]:
        """Claims by what they promise, from the few best ways to claim each treasure."""
        order = state.claim_order
        to_come = [p for p in order[state.turn + 1 :] if p != player]
        ways: list[list[tuple[float, int, Placement]]] = []
        for slot in range(len(state.crypt)):
            least = bar(state, player, slot)
            if least is not None:
                ways.append(self._ways(state, player, slot, least, ready, to_come))
        found: list[Guess] = []
        single = state.last_turn

        def go_on(at: int, left: int, worth: float, dice: tuple[Placement, ...]) -> None:
            if dice:
                found.append((worth, Move(player, moves.CLAIM, dice)))
            if single and dice:
                return
            for i in range(at, len(ways)):
                for promised, count, placement in ways[i]:
                    if count <= left:
                        go_on(i + 1, left - count, worth + promised, (*dice, placement))

        go_on(0, ready, 0.0, ())
        found.sort(key=lambda guess: -guess[0])
        return found[:MOST]

    def _ways(
        self, state: State, player: int, slot: int, least: int, ready: int, to_come: Sequence[int]
    ) -> list[tuple[float, int, Placement]]:
        """For each number of servants the best efforts for a treasure; with nobody to come, one."""
        treasure = state.crypt[slot]
        assert treasure is not None
        worth = self.wish(state, player, slot)
        pushed = 0.0
        if treasure.owner != NOBODY:
            pushed = self.wish(state, player, slot, treasure.owner) / (state.setup.players - 1)
        found: list[tuple[float, int, Placement]] = []
        rivals = [(state.players[p].ready, self.wish(state, player, slot, p)) for p in to_come]
        for count in range(1, ready + 1):
            ways = []
            for effort in range(least // count + 1, 7):
                keep = 1.0
                for dice, gain in rivals:
                    keep *= 1 - self._pushes(count * effort, dice, gain)
                tired = count * (effort - 1) / 6 * self.tired
                ways.append((pushed + keep * (worth - tired), count, (slot, (effort,) * count)))
                if not to_come:
                    break
            found += sorted(ways, reverse=True)[:EFFORTS]
        return found

    def _pushes(self, total: int, dice: int, gain: float) -> float:
        """How likely a rival with so many ready dice is to push a total off."""
        cost = cheapest_push(total, dice)
        if cost is None:
            return 0.0
        return min(0.75, max(0.05, (gain - cost * self.tired) / 5))


def looked_at(state: State, player: int) -> tuple[int, ...]:
    """The values of face-down treasures of the crypt that a player has looked at."""
    crypt = (t for t in state.crypt if t is not None and not t.up)
    return tuple(t.card.value for t in crypt if t.known >> player & 1)


@lru_cache(maxsize=256)
def cheapest_push(total: int, dice: int) -> float | None:
    """The fewest servants that beating a total exhausts on average; None if it cannot be done."""
    costs = [
        count * (total // count) / 6 for count in range(1, dice + 1) if total // count + 1 <= 6
    ]
    return min(costs, default=None)
