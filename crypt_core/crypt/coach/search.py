"""The bot that looks ahead: it plays the round on, in its head, in many ways it might go.

With two to four players it searches the decisions left in the round as a tree (UCT with guesses:
`candidates`). What it may not know is dealt out anew for each way (`determinize`); every move is
played by the rules themselves, everybody is taken to choose what is best for themselves, and where
a round ends it is judged by what it promises each (`promise`). The rolls of Collect are not drawn
but averaged over. Against the Ghost it plays what the coach would.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from ...coach.estimate import FEW, Estimate, Option, jackknife, ranked
from ...engine.luck import KeyedLuck
from .. import events as ev
from .. import moves, rules
from ..components import KINDS
from ..judge import LegalMoves, on_turn
from ..moves import Move
from ..state import CLAIM, LAST, POTTERY, REROLL, TIE, State
from ..views import View
from .candidates import Candidates, looked_at
from .determinize import imagined
from .options import options
from .promise import Prospects, Values
from .worth import fitted, fitted_for_rank

WORLDS = 6
"""How many ways of dealing what is hidden are thought through, in turn."""
EXPLORE = 0.8
"""How far a good guess speaks for a move that has been tried but seldom."""
COOL = 1.0
"""Coins by which one guess must be better than another to be e times as likely."""

AFTER_ROLLS = (REROLL, LAST, TIE)
"""Stages in which nobody has anything left to claim."""
TOLD_WORLDS = 15
"""In how many worlds every move is tried that an estimate tells of,"""
AT_LEAST = 6
"""and in how many ways of each of them."""

Payoffs = tuple[float, ...]
T = TypeVar("T")


@dataclass(frozen=True)
class Search:
    """The strong bot; call it like any bot.

    With the same view, legal moves and draw it always makes the same move, unless `seconds` has
    cut its thinking short.
    """

    playouts: int = 200
    """In how many ways it plays the round on, in each decision."""
    seconds: float | None = None
    """After this time it decides by what it has found so far; None: it takes its time."""
    for_rank: bool = False
    """Whether alone it plays for the highest rank rather than for coins alone."""

    def __call__(self, view: View, legal: Sequence[Move], draw: int) -> Move:
        """The move that most likely wins, among the legal ones of the player on turn."""
        if view.setup.solo:
            return options(view, fitted_for_rank() if self.for_rank else fitted())[0][0]
        if len(legal) == 1:
            return legal[0]
        if view.stage in AFTER_ROLLS:
            return _after_rolls(view, legal)
        tree = Tree(view, KeyedLuck(draw))
        self._search(tree)
        return tree.best()

    def estimate(
        self, view: View, legal: Sequence[Move], draw: int, asked: Move | None = None
    ) -> Estimate:
        """How often the player on turn would win after the best few moves, and after one asked.

        The best is what the bot makes. After the rolls there is nothing to search: what can still
        be done is played on in every world.

        :raises ValueError: for a solo game, in which nothing has to be estimated.
        """
        if view.setup.solo:
            raise ValueError("alone against the Ghost the coach tells what a move is worth")
        tree = Tree(view, KeyedLuck(draw))
        if view.stage in AFTER_ROLLS:
            others = [move for move in legal if move.verb in (moves.REROLL, moves.DONE)]
            best, least = [self(view, legal, draw), *others], 1
        else:
            self._search(tree)
            best, least = tree.most_tried(FEW), AT_LEAST
        found = tree.told(best, least)
        samples = tree.root.visits
        if asked is None:
            return ranked(found, samples)
        return ranked(found, samples, tree.told([asked], least)[0])

    def _search(self, tree: Tree) -> None:
        ends = None if self.seconds is None else perf_counter() + self.seconds
        for playout in range(self.playouts):
            tree.play_on(playout % WORLDS)
            if ends is not None and perf_counter() >= ends:
                return


class Node:
    """A decision in the tree: the moves worth thinking about, and how they have turned out."""

    __slots__ = ("after", "moves", "player", "priors", "sums", "tries", "visits")

    def __init__(self, player: int, guesses: Sequence[tuple[float, Move]]) -> None:
        self.player = player
        self.moves = [move for _, move in guesses]
        most = guesses[0][0]
        weights = [math.exp((worth - most) / COOL) for worth, _ in guesses]
        whole = sum(weights)
        self.priors = [weight / whole for weight in weights]
        self.tries = [0] * len(guesses)
        self.sums = [0.0] * len(guesses)
        self.visits = 0
        # What each move led to, by the move's number and the world: a state, or how it ended.
        self.after: dict[tuple[int, int], State | Payoffs] = {}


class Tree:
    """What has been found out about the rest of a round."""

    def __init__(self, view: View, luck: KeyedLuck) -> None:
        self.view = view
        self.luck = luck
        self.worlds: dict[int, State] = {}
        self.prospects = _prospects(view)
        self.candidates = Candidates(self.world(0), self.prospects, dict(view.unseen))
        self.root = self._node(self.world(0))
        # What each line of moves has come to; and who decides there may know what others do not.
        self.nodes: dict[tuple[tuple[Move, ...], tuple[int, ...]], Node] = {
            ((), looked_at(self.world(0), self.root.player)): self.root
        }
        self.low, self.high = 1.0, 0.0
        # How often who decides would win after each of their moves, by world.
        self.samples: dict[Move, list[list[float]]] = {}

    def world(self, number: int) -> State:
        """One way to deal what is hidden."""
        if number not in self.worlds:
            self.worlds[number] = imagined(self.view, self.luck.salted(number + 1))
        return self.worlds[number]

    def _node(self, state: State) -> Node:
        player = on_turn(state)
        assert player is not None
        return Node(player, self.candidates.guesses(state))

    def play_on(self, world: int, first: int | None = None) -> None:
        """One more way that the round might go, in one of the worlds.

        `first` is the number of the move to begin with; None: the one that seems best to try.
        """
        state: State | Payoffs = self.world(world)
        line: tuple[Move, ...] = ()
        walked: list[tuple[Node, int]] = []
        while isinstance(state, State):
            player = on_turn(state)
            assert player is not None
            key = line, looked_at(state, player)
            node = self.nodes.get(key)
            if node is None:
                self.nodes[key] = self._node(state)
                state = self._roll_on(state)
                break
            at = first if first is not None and not walked else self._choose(node)
            walked.append((node, at))
            state = self._step(node, at, world, state)
            line = (*line, node.moves[at])
        assert not isinstance(state, State)
        for node, at in walked:
            payoff = state[node.player]
            node.visits += 1
            node.tries[at] += 1
            node.sums[at] += payoff
            self.low, self.high = min(self.low, payoff), max(self.high, payoff)
        node, at = walked[0]
        worlds = self.samples.setdefault(node.moves[at], [[] for _ in range(TOLD_WORLDS)])
        worlds[world].append(state[node.player])

    def _choose(self, node: Node) -> int:
        """The move that is promising, or has been tried too seldom for its guess."""
        reach = EXPLORE * math.sqrt(node.visits + 1)
        width = (self.high - self.low) or 1.0
        # An untried move is taken to do a little worse than what has been found here on average.
        middle = (sum(node.sums) / node.visits - self.low) / width - 0.1 if node.visits else 0.0
        best, found = 0, -math.inf
        for i, (tries, prior) in enumerate(zip(node.tries, node.priors, strict=True)):
            mean = (node.sums[i] / tries - self.low) / width if tries else middle
            score = mean + reach * prior / (1 + tries)
            if score > found:
                best, found = i, score
        return best

    def _step(self, node: Node, at: int, world: int, state: State) -> State | Payoffs:
        after = node.after.get((at, world))
        if after is None:
            after = node.after[at, world] = self._played(state, node.moves[at])
        return after

    def _roll_on(self, state: State | Payoffs) -> Payoffs:
        """Everybody makes their best guess until the round is over."""
        while isinstance(state, State):
            state = self._played(state, self.candidates.guesses(state)[0][1])
        return state

    def _played(self, state: State, move: Move) -> State | Payoffs:
        """The state after a move; how it ended, if that was the end of Claim."""
        if state.stage == TIE:
            return _scored(state)
        after, steps = rules.play(state, move, UNHURT)
        if after.stage in (POTTERY, CLAIM) and after.round == state.round:
            return after
        if state.stage == LAST:
            return _scored(after)
        told = list(steps)
        while after.stage == REROLL and after.round == state.round:
            player = on_turn(after)
            assert player is not None
            after, steps = rules.play(after, Move(player, moves.DONE), UNHURT)
            told += steps
        rolled: list[list[int]] = [[] for _ in state.players]
        for event, then in told:
            match event:
                case ev.Rolled() | ev.Rerolled():
                    rolled[event.player].append(event.effort)
                case ev.TorchesPassed() | ev.DeckEmpty():
                    return self._payoffs(then, rolled)
        raise AssertionError("a round ends with the torches passed or the deck empty")

    def _payoffs(self, state: State, rolled: Sequence[Sequence[int]]) -> Payoffs:
        coins = [
            holding + self.prospects.expected_servants(state, player, tuple(rolled[player]))
            for player, holding in enumerate(self.prospects.holdings(state))
        ]
        return self.prospects.chances(coins, state.leader)

    def best(self) -> Move:
        """The move tried most often, and of those the one that did best."""
        return self.most_tried(1)[0]

    def most_tried(self, few: int) -> list[Move]:
        """The moves tried most often, and of those as often the one that did best first."""
        root = self.root
        found = sorted(
            range(len(root.moves)), key=lambda i: (root.tries[i], root.sums[i]), reverse=True
        )
        return [root.moves[i] for i in found[:few] if root.tries[i]]

    def told(self, told: Sequence[Move], least: int) -> list[Option]:
        """How often who decides would win after each of these moves, in their order, each once.

        Each is tried so many times at least in every world.
        """
        found = []
        for move in dict.fromkeys(told):
            at = self._number(move)
            for world in range(TOLD_WORLDS):
                while move not in self.samples or len(self.samples[move][world]) < least:
                    self.play_on(world, at)
            found.append(self._option(move, self.samples[move]))
        return found

    def _number(self, move: Move) -> int:
        """The number of a move of this decision, though it may not have seemed worth a thought."""
        root = self.root
        if move not in root.moves:
            root.moves.append(move)
            root.priors.append(0.0)
            root.tries.append(0)
            root.sums.append(0.0)
        return root.moves.index(move)

    def _option(self, move: Move, worlds: Sequence[Sequence[float]]) -> Option:
        means = [sum(found) / len(found) for found in worlds]

        def mean(left_out: int | None) -> list[float]:
            kept = [value for world, value in enumerate(means) if world != left_out]
            return [sum(kept) / len(kept)]

        ((chance, reach),) = jackknife(TOLD_WORLDS, mean)
        return Option(move, chance, reach, sum(map(len, worlds)))


class Unhurt:
    """Luck in which no servant is exhausted, and the cards come in their order.

    The rules roll in Collect; how likely each servant is to be exhausted is reckoned with after.
    """

    def die(self, *key: int, sides: int = 6) -> int:
        return sides

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        return tuple(cards[:count])

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        return cards[place]


UNHURT = Unhurt()


def _scored(state: State) -> Payoffs:
    """Who wins if everybody rouses whom they can before scoring; the tied are all as likely to."""
    while state.stage == LAST:
        legal = LegalMoves(state)
        state, _ = rules.play(state, _last(legal, legal[0].player), UNHURT)
    best = state.tied or state.winners
    return tuple(float(player in best) / len(best) for player in range(state.setup.players))


def _last(legal: Sequence[Move], player: int) -> Move:
    """A servant roused is a coin more."""
    return next((move for move in legal if move.verb == moves.ROUSE), Move(player, moves.DONE))


def to_come(view: View) -> list[Values]:
    """For each kind, values like those still in the deck: unseen ones, evenly spread.

    The backs of cards tell how many of the unseen lie elsewhere.
    """
    held = [card for player in view.players for card in player.treasures]
    lying = [t.kind for t in (*view.crypt, *view.box, *held) if t and t.value is None]
    found = []
    for kind in KINDS:
        unseen = view.unseen[kind]
        count = len(unseen) - lying.count(kind)
        found.append(tuple(unseen[(2 * i + 1) * len(unseen) // (2 * count)] for i in range(count)))
    return found


def _prospects(view: View) -> Prospects:
    rounds = view.setup.rounds - view.round
    return Prospects(view.setup.sides, view.setup.players, to_come(view), rounds)


def _after_rolls(view: View, legal: Sequence[Move]) -> Move:
    """After the rolls: a die rolled again or a servant roused, if that is worth what is flipped."""
    me = view.on_turn
    assert me is not None
    if view.stage == LAST:
        return _last(legal, me)
    mine = view.players[me]
    idols, remains = (
        sum(card.kind == kind and not card.flipped for card in mine.treasures)
        for kind in ("idols", "remains")
    )
    ways = _prospects(view).rerolls(idols, remains)
    tired = tuple(sorted(die.effort for die in view.rolled if die.exhausted))
    found = [(ways.worth[mine.ready], Move(me, moves.DONE))]
    for die in view.rolled if ways.idols else ():
        if die.exhausted:
            again = Move(me, moves.REROLL, slot=die.slot, number=die.number)
            found.append((ways.again(mine.ready, tired, die.effort), again))
    return max(found, key=lambda way: way[0])[1]
