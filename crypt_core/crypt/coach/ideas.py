"""Ideas: what there is to see in a position, each told by a predicate.

An idea is about two moves: the best one, and one that tempts. Whether it is there is read from the
player's view and the coach's advice alone. A position can hold several ideas; it counts as the
first that fits, and those come first that are hardest to come by. Puzzles are made of `IDEAS`; the
coach, who has a word for every decision, knows some plainer ones besides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from .. import moves
from ..components import GHOST, HALFWAY
from ..moves import Efforts, Move
from ..state import CLAIM, LAST, POTTERY, REROLL, RolledDie
from ..views import SeenTreasure, View
from .advice import NOTED, Advice, Advised, Reason
from .known import YOU
from .odds import TAKEN, ghost_after, mean_value

SAFE = 1 - 1e-9
"""A chance that is certain, but for rounding."""
MUCH = 0.1
"""Chances of a treasure (and, by two, servants) from which a difference is the point."""
LITTLE = 3
"""The highest effort that tires little: in two of six rolls at most."""
UNBEATABLE = 6
"""A total that a single die cannot beat."""
BONUS = 2
"""Coins from a collector that can make a weak treasure the better one."""
TANGIBLE = 0.4
"""Coins and servants of this round that a reason can be built on."""
KNOWN_BY_COUNT = 0.75
"""Coins by which what has been seen must move a face-down treasure from the usual `HALFWAY`."""
TOP = 4
"""The highest value of a treasure."""
TELLING = 0.5
"""The part of a loss that the idea must make up by itself."""
LIKELY = 0.5
"""A chance of a treasure that one can count on."""
WASTED = 0.7
"""How often the Ghost must roll for nothing, to speak of it."""
APART = 0.5
"""By how much more often than against the tempting move."""


class Case:
    """A position with its best move and a tempting one."""

    def __init__(self, advice: Advice, tempting: Move) -> None:
        self.advice = advice
        self.best: Advised = advice.best
        self.other: Advised = advice.of(tempting)

    @property
    def view(self) -> View:
        return self.advice.view

    @cached_property
    def reason(self) -> Reason:
        """Why the best move beats the tempting one."""
        return self.advice.reason(self.best, self.other)

    @property
    def mine(self) -> dict[int, Efforts]:
        """The best move's claims: efforts by place."""
        return dict(self.best.move.dice)

    @property
    def theirs(self) -> dict[int, Efforts]:
        """The tempting move's claims."""
        return dict(self.other.move.dice)

    @property
    def verbs(self) -> tuple[str, str]:
        return self.best.move.verb, self.other.move.verb

    @property
    def claims(self) -> bool:
        """Whether both moves claim."""
        return self.verbs == (moves.CLAIM, moves.CLAIM)

    @property
    def last_turn(self) -> bool:
        return self.view.last_turn

    @property
    def leads(self) -> bool:
        """Whether this is your first of two turns."""
        return self.view.stage == CLAIM and self.view.leader == YOU and not self.view.last_turn

    @property
    def between(self) -> bool:
        """Whether this is your turn between the Ghost's two."""
        return self.view.stage == CLAIM and self.view.leader == GHOST

    @property
    def moment(self) -> str:
        """When in the round it is.

        "first" and "last" are your turns when you lead, "between" is the one between the Ghost's;
        "before" Claim and "after" your rolls there is a window for a power.
        """
        if self.view.stage == CLAIM:
            return "last" if self.last_turn else "first" if self.leads else "between"
        return "before" if self.view.stage == POTTERY else "after"

    @property
    def alike(self) -> bool:
        """Whether both moves claim the same treasures with as many servants on each."""
        mine, theirs = self.mine, self.theirs
        same = mine.keys() == theirs.keys()
        return self.claims and same and all(len(mine[s]) == len(theirs[s]) for s in mine)

    def pushed(self, claim: dict[int, Efforts]) -> int:
        """How many of the Ghost's dice a claim pushes off."""
        there = (self.view.crypt[slot] for slot in claim)
        return sum(t.servants for t in there if t is not None and t.owner == GHOST)

    def pips(self, claim: dict[int, Efforts]) -> int:
        """The sum of all efforts of a claim."""
        return sum(map(sum, claim.values()))

    def treasure(self, slot: int) -> SeenTreasure:
        """The treasure at a place that has one."""
        treasure = self.view.crypt[slot]
        assert treasure is not None
        return treasure

    def gained(self, slot: int) -> float:
        """How much more often the best move collects a treasure."""
        return self.best.outlook.taken[slot] - self.other.outlook.taken[slot]

    @property
    def gives(self) -> list[int]:
        """Treasures that the best move claims and the tempting one does not."""
        return sorted(self.mine.keys() - self.theirs.keys())

    @property
    def gives_up(self) -> list[int]:
        """Treasures that the tempting move claims and the best one does not."""
        return sorted(self.theirs.keys() - self.mine.keys())

    def coins(self, slot: int) -> float:
        """The coins to be expected on a treasure itself."""
        return float(mean_value(self.view, self.treasure(slot)))

    def pays(self, slot: int) -> float:
        """The coins that a collector would pay on top if you had the treasure."""
        return self.advice.treasure(slot).coins - self.coins(slot)

    @property
    def clear(self) -> bool:
        """Whether the greatest gain is one treasure, coins or servants: not only "later"."""
        gains = self.reason.gains
        return bool(gains) and (gains[0].name != "later" or gains[0].slot is not None)

    @property
    def more_ready(self) -> bool:
        """Whether the best move leaves clearly more servants ready."""
        return self.best.outlook.ready >= self.other.outlook.ready + 2 * MUCH

    @property
    def tangible(self) -> float:
        """What the best move has more of after this round: coins, and servants at a coin each."""
        best, other = self.best.outlook, self.other.outlook
        return best.coins + best.ready - other.coins - other.ready

    @property
    def changed(self) -> list[int]:
        """Treasures that both moves claim, with different totals."""
        mine, theirs = self.mine, self.theirs
        both = sorted(mine.keys() & theirs.keys())
        return [slot for slot in both if sum(mine[slot]) != sum(theirs[slot])]

    @property
    def die(self) -> RolledDie | None:
        """The die that one of the moves rolls again, if one does."""
        again = [m for m in (self.best.move, self.other.move) if m.verb == moves.REROLL]
        found = (d for m in again for d in self.view.rolled if (d.slot, d.number) == m[3:])
        return next(found, None)

    @property
    def hidden(self) -> int | None:
        """The face-down treasure whose value has not been seen."""
        return next((t.slot for t in self.view.crypt if t and t.value is None), None)

    def values(self, slot: int) -> tuple[int, ...]:
        """What the treasure at a place can be worth, from all that has been seen."""
        treasure = self.treasure(slot)
        unseen = self.view.unseen[treasure.kind] if treasure.value is None else (treasure.value,)
        return tuple(dict.fromkeys(unseen))

    @property
    def leaves(self) -> list[int]:
        """Treasures that nobody holds after the best move."""
        there = (t for t in self.view.crypt if t and t.slot not in self.mine)
        return [t.slot for t in there if not t.servants]

    def worth(self, slot: int) -> float:
        """What the treasure at a place would bring, now and later, in coins."""
        return sum(self.advice.treasure(slot))

    @property
    def plain(self) -> bool:
        """Whether no other treasures, and no turn to recover, would bring clearly more at once.

        Then what there is to decide is how to claim, and not what.
        """
        mine = self.best.outlook.coins + self.best.outlook.ready
        slots = self.mine.keys()
        others = [it.outlook for it in self.advice.moves if dict(it.move.dice).keys() != slots]
        return all(other.coins + other.ready <= mine + TANGIBLE for other in others)

    def wasted(self, move: Move) -> float:
        """The chance that the Ghost, on its next turn, takes nothing that a move claims."""
        odds = ghost_after(self.view, move.dice)
        if odds is None:
            return 1.0
        slots = [slot for slot, _ in move.dice]
        ends = (end for end in odds.outcomes if all(end.fates[s] != TAKEN for s in slots))
        return float(sum(end.chance for end in ends))

    @property
    def told_by_count(self) -> float:
        """The coins between the two moves that only counting the face-down treasure tells of."""
        assert self.hidden is not None, "this is about a value not seen"
        return (self.coins(self.hidden) - HALFWAY) * self.gained(self.hidden)


class Idea(NamedTuple):
    """What there is to see, by its name in the catalogues.

    `rule`: the rule that it turns on. `holds`: whether a case shows it.
    """

    name: str
    rule: str
    holds: Callable[[Case], bool]


# --- in the windows, and powers


def _look(case: Case) -> bool:
    """A look at the face-down treasure before claiming, since what is there decides the claim."""
    if case.verbs != (moves.PEEK, moves.CLAIM):
        return False
    if case.hidden is None:
        return False
    share = case.best.outlook.taken[case.hidden]
    return MUCH < share < 1 - MUCH and case.best.outlook.coins > case.other.outlook.coins


def _wake(case: Case) -> bool:
    """Two remains for one servant more in this very turn, rather than a turn to recover."""
    claiming = case.verbs[1] in (moves.CLAIM, moves.RECOVER)
    return case.view.stage == CLAIM and case.best.move.verb == moves.ROUSE and claiming


def _sure(case: Case) -> bool:
    """A servant woken for certain rather than by a roll."""
    return case.view.stage == REROLL and case.verbs == (moves.ROUSE, moves.REROLL)


def _again(case: Case) -> bool:
    """An idol for another roll, likely enough to save a servant."""
    return case.verbs == (moves.REROLL, moves.DONE)


def _spare(case: Case) -> bool:
    """An idol kept: the roll is too unlikely to help, or the servant not worth it."""
    if case.verbs != (moves.DONE, moves.REROLL):
        return False
    die = case.die
    return die is not None and die.exhausted


def _take(case: Case) -> bool:
    """The face-down treasure taken before the Ghost can have it."""
    taking = case.verbs == (moves.TAKE, moves.DONE)
    return taking and case.other.outlook.taken[case.best.move.slot] < 1 - MUCH


# --- turns without a claim


def _recover_first(case: Case) -> bool:
    """You will have a second turn: recover now, and use all servants then."""
    recovers = case.leads and case.verbs == (moves.RECOVER, moves.CLAIM)
    if not recovers or not case.reason.gains or case.tangible < TANGIBLE:
        return False
    slot = case.reason.gains[0].slot
    if slot is None or case.best.outlook.taken[slot] < LIKELY:
        return False
    return case.gained(slot) >= MUCH


def _let_go(case: Case) -> bool:
    """Nothing here is worth the servants it would take away from the next round."""
    passing = case.verbs == (moves.RECOVER, moves.CLAIM) and not case.leads
    return passing and case.clear and case.more_ready


def _though_tired(case: Case) -> bool:
    """What can be had now is worth more than servants for the next round."""
    tired = case.view.players[YOU].exhausted > 0
    return case.verbs == (moves.CLAIM, moves.RECOVER) and tired and case.clear


# --- which treasure


def _set(case: Case) -> bool:
    """A treasure of fewer coins, for what its collector pays on top."""
    if not case.claims or not case.gives or not case.gives_up:
        return False
    slot = max(case.gives, key=case.pays)
    left = max(case.gives_up, key=case.coins)
    weak, more = case.coins(slot) - case.coins(left), case.pays(slot) - case.pays(left)
    return weak < 0 < weak + more and more >= BONUS and case.gained(slot) >= MUCH


def _counting(case: Case) -> bool:
    """The treasures already seen tell that the face-down one is worth little."""
    return _counted(case) and case.hidden in case.gives_up


def _top(case: Case) -> bool:
    """The lower ones have been seen: what lies face-down is likely a 4, if it is not certain."""
    if not _counted(case) or case.hidden not in case.gives:
        return False
    return TOP in case.values(case.hidden)


def _counted(case: Case) -> bool:
    """Counting decides about the face-down treasure, rather than a collector that pays for one."""
    if not case.claims or not case.gives or not case.gives_up or not case.clear:
        return False
    slot, either = case.hidden, case.gives + case.gives_up
    if slot is None or slot not in either or any(case.pays(each) >= BONUS for each in either):
        return False
    known, told = abs(case.coins(slot) - HALFWAY), case.told_by_count
    return known >= KNOWN_BY_COUNT and told >= case.other.loss * TELLING


# --- how much effort


def _many_hands(case: Case) -> bool:
    """On the last turn: a total made of more servants, so that each has to exert itself less."""
    if not case.last_turn or not case.claims or case.mine.keys() != case.theirs.keys():
        return False
    more = all(len(case.mine[s]) > len(case.theirs[s]) for s in case.mine)
    return more and case.plain


def _just_enough(case: Case) -> bool:
    """On the last turn nobody comes after: not a pip more than it takes."""
    return case.last_turn and case.alike and _lower(case.mine, case.theirs) and case.plain


def _least_risk(case: Case) -> bool:
    """With the Ghost still to come: the least effort that is safe enough."""
    lower = not case.last_turn and case.alike and _lower(case.mine, case.theirs)
    return lower and case.more_ready and case.plain


def _lower(mine: dict[int, Efforts], theirs: dict[int, Efforts]) -> bool:
    return all(sum(mine[slot]) <= sum(theirs[slot]) for slot in mine)


def _waste(case: Case) -> bool:
    """Nothing weak is left to the Ghost: of its second roll hardly anything finds a place."""
    if not case.between or not case.claims or case.pushed(case.mine) < 2:
        return False
    if min(map(sum, case.mine.values())) < UNBEATABLE:
        return False
    if min(map(sum, case.theirs.values())) >= UNBEATABLE or not case.pushed(case.theirs):
        return False
    ours, theirs = case.wasted(case.best.move), case.wasted(case.other.move)
    return case.clear and ours >= WASTED and ours - theirs >= APART


def _one_die(case: Case) -> bool:
    """Only one die is pushed and rolled again: against it, a 6 cannot lose."""
    if not case.between or not case.claims or case.pushed(case.mine) != 1:
        return False
    if not all(sum(efforts) >= UNBEATABLE for efforts in case.mine.values()):
        return False
    if not all(case.best.outlook.taken[slot] > SAFE for slot in case.mine):
        return False
    better = case.gives != [] and case.tangible >= TANGIBLE
    return case.clear and (case.alike or better)


def _one_group(case: Case) -> bool:
    """Several dice are rolled again, but only one group is placed: at most one treasure is lost."""
    if not case.between or not case.claims or len(case.mine) < 2 or case.pushed(case.mine) < 2:
        return False
    return case.clear and len(case.theirs) < len(case.mine)


def _shield(case: Case) -> bool:
    """With equal totals the leftmost takes the blow: what beats another beats it as well."""
    if not (case.between and case.alike and len(case.mine) > 1):
        return False
    first, *others = sorted(case.mine)
    even = len({sum(efforts) for efforts in case.mine.values()}) == 1
    taken = case.best.outlook.taken
    shielded = all(taken[slot] > SAFE for slot in others)
    lost = any(case.gained(slot) >= MUCH for slot in others if slot in case.changed)
    return even and shielded and lost and taken[first] < SAFE and _lower(case.theirs, case.mine)


def _wall(case: Case) -> bool:
    """With the Ghost still to come: as much effort as the treasure deserves."""
    if case.last_turn or not case.alike or not _lower(case.theirs, case.mine) or not case.clear:
        return False
    if any(cost.name == "later" and cost.slot is None for cost in case.reason.costs):
        return False  # less effort would be good for something that does not show here
    return any(case.gained(slot) >= MUCH for slot in case.changed)


# --- plainer ones, for what is not worth a puzzle


def _wait(case: Case) -> bool:
    """You will have a second turn, which nobody answers: recover for it."""
    return case.leads and case.verbs[0] == moves.RECOVER and case.verbs[1] != moves.RECOVER


def _lie_low(case: Case) -> bool:
    """You will have a second turn: little effort now leaves servants for it."""
    if not case.leads or not case.claims:
        return False
    highest, theirs = (max(map(max, claim.values())) for claim in (case.mine, case.theirs))
    return highest <= LITTLE and highest < theirs and case.pips(case.mine) < case.pips(case.theirs)


def _paid(case: Case) -> bool:
    """A treasure for which its collector pays well."""
    slot = case.reason.gains[0].slot if case.claims and case.reason.gains else None
    return slot in case.mine and case.gained(slot) >= MUCH and case.pays(slot) >= BONUS


def _firm(case: Case) -> bool:
    """With the Ghost still to come: rather fewer treasures, but held more firmly."""
    if not case.claims or not case.between or len(case.mine) >= len(case.theirs):
        return False
    if min(map(sum, case.mine.values())) <= min(map(sum, case.theirs.values())):
        return False
    if not case.pushed(case.mine):
        return False
    return all(case.best.outlook.taken[slot] >= LIKELY for slot in case.mine)


def _matters(case: Case) -> bool:
    """The treasure that is worth most with all that it leads to, rather than others."""
    if not case.claims or not case.gives:
        return False
    slot = max(case.gives, key=case.worth)
    left = max(map(case.worth, case.gives_up), default=0.0)
    return case.gained(slot) >= MUCH and case.worth(slot) >= left + 1


def _cheap(case: Case) -> bool:
    """On the last turn: what can be had for little, rather than what tires more servants."""
    less = case.pips(case.mine) < case.pips(case.theirs)
    return case.last_turn and case.claims and less and case.more_ready


def _rest(case: Case) -> bool:
    """A round let go for servants in the next."""
    passing = case.verbs[0] == moves.RECOVER and case.verbs[1] == moves.CLAIM
    return passing and not case.leads and case.more_ready


def _coin(case: Case) -> bool:
    """Before scoring: a servant woken is a coin more."""
    return case.view.stage == LAST and case.best.move.verb == moves.ROUSE


LIE_LOW = Idea("lie-low", "claim.order", _lie_low)

IDEAS: tuple[Idea, ...] = (
    Idea("look", "manuscripts.B", _look),
    Idea("wake", "remains.A", _wake),
    Idea("sure", "remains.A", _sure),
    Idea("again", "idols.A", _again),
    Idea("spare", "idols.A", _spare),
    Idea("take", "pottery.B", _take),
    Idea("recover-first", "claim.order", _recover_first),
    Idea("let-go", "recover", _let_go),
    Idea("though-tired", "recover", _though_tired),
    Idea("least-risk", "collect.roll", _least_risk),
    Idea("just-enough", "claim.last-turn", _just_enough),
    Idea("many-hands", "claim.place", _many_hands),
    Idea("set", "score", _set),
    Idea("counting", "deck.back", _counting),
    Idea("top", "deck.back", _top),
    Idea("waste", "ghost.place", _waste),
    Idea("one-die", "ghost.second", _one_die),
    Idea("one-group", "ghost.second", _one_group),
    Idea("shield", "ghost.place", _shield),
    Idea("wall", "collect.roll", _wall),
)
"""The ideas of puzzles: a case shows the first of them that fits."""

PLAIN: tuple[Idea, ...] = (
    Idea("wait", "claim.order", _wait),
    LIE_LOW,
    Idea("paid", "score", _paid),
    Idea("firm", "ghost.second", _firm),
    Idea("matters", "score", _matters),
    Idea("cheap", "claim.last-turn", _cheap),
    Idea("rest", "recover", _rest),
    Idea("coin", "score", _coin),
)
"""Plainer ideas, which only the coach speaks of."""


def idea(case: Case) -> str | None:
    """The name of the idea that a case shows, if it shows one that makes a puzzle."""
    return _first(IDEAS, case)


def _first(ideas: tuple[Idea, ...], case: Case) -> str | None:
    return next((idea.name for idea in ideas if idea.holds(case)), None)


class Seen(NamedTuple):
    """An idea that the best move has against another one: by its name, and the case it is in."""

    name: str
    case: Case


def against(advice: Advice, other: Advised) -> Seen | None:
    """The idea of the best move against another one; none if that is about as good.

    Ideas are of coins: where only the highest rank makes a move the best one, it has none.
    """
    if not _apart(advice, other):
        return None
    case = Case(advice, other.move)
    # On the first of two turns, who risks least does so for the second.
    name = _first((LIE_LOW, *IDEAS, *PLAIN), case)
    return Seen(name, case) if name else None


def _apart(advice: Advice, other: Advised) -> bool:
    """Whether the best move is clearly better than another, in coins too."""
    coins = advice.best.outlook.score - other.outlook.score
    return other.loss >= NOTED and (not advice.worth.bonus or coins >= NOTED)


def of_the_best(advice: Advice) -> Seen | None:
    """The idea of the best move, if it has one.

    It is looked for against the move that the best one is held against, which is what a person
    would think of if that can be; then against others that differ, if it makes a puzzle there.
    After the rolls the best die to roll again tempts as well.
    """
    again = next((it for it in advice.moves[1:] if it.move.verb == moves.REROLL), None)
    others = (advice.other, advice.rival, advice.lesser, *advice.moves[1:2], again)
    tried = [other for other in dict.fromkeys(others) if other is not None]
    if tried and (seen := against(advice, tried[0])):
        return seen
    for other in tried[1:]:
        case = Case(advice, other.move)
        name = _first(IDEAS, case) if _apart(advice, other) else None
        if name is not None:
            return Seen(name, case)
    return None
