"""Puzzles in words: what is asked, hints, why the best move is best, and what is said to others.

A puzzle's idea has its words in the catalogues; the facts in them are worked out by the coach.
"""

from __future__ import annotations

from collections.abc import Callable

from ....teach.explain.voice import Facts, joined, sentence
from ....teach.lessons.task import Says
from ....teach.words import Words
from ... import moves
from ...coach.known import YOU
from ...components import KINDS
from ...moves import Efforts, Move
from ..puzzles import Puzzle, case
from ..puzzles.ideas import SAFE, TOP, Case
from . import advice as coach
from . import choices
from .advice import amount, figure, share
from .voice import Voice

WHOLE = 0.05
"""How near to a whole number one counts as such."""


def message_id(idea: str) -> str:
    """The id of the message that words an idea: "crypt-puzzle-one-die"."""
    return f"crypt-puzzle-{idea}"


def title(words: Words, puzzle: Puzzle) -> str:
    """The name of the puzzle's idea. It tells much: for when the puzzle is solved."""
    return words.say(message_id(puzzle.idea))


def about(words: Words, puzzle: Puzzle) -> str:
    """When a puzzle is: a line that gives nothing away."""
    return words.say("crypt-puzzle-about", moment=puzzle.moment, round=puzzle.round)


def sides(words: Words, puzzle: Puzzle) -> str:
    """The collectors' sides in short: those of the side that fewer of them show."""
    rarer = "B" if puzzle.sides.count("B") <= len(puzzle.sides) / 2 else "A"
    shown = [kind for kind, side in zip(KINDS, puzzle.sides, strict=True) if side == rarer]
    if not shown:
        return words.say("crypt-puzzle-sides", rarer=f"no-{rarer}", kinds="")
    kinds = words.all_of(words.say("crypt-kind-many", kind=kind) for kind in shown)
    return words.say("crypt-puzzle-sides", rarer=rarer, kinds=kinds)


def level(words: Words, puzzle: Puzzle) -> str:
    """How hard a puzzle is, in a word."""
    return words.say("crypt-puzzle-level", level=puzzle.level)


def says(voice: Voice, puzzle: Puzzle) -> Says:
    """The words of a puzzle: its question, hints, reason, and what is said to the tempting move.

    Of any other move `missed` says what it gives away; "miss" only says what to think of. That the
    best move is held against the tempting one is for when it has been found.
    """
    id_, facts = message_id(puzzle.idea), _facts(voice, puzzle)
    ask, first, second, why, miss = (
        sentence(voice.say(f"{id_}.{part}", **facts))
        for part in ("ask", "hint-1", "hint-2", "why", "miss")
    )
    it = case(puzzle)
    tempting = voice.say("crypt-puzzle-tempting", move=choices.move(voice, it.other.move, it.view))
    compared = coach.compared(voice, it.view, it.advice, it.other.move)
    return Says(
        goal=joined(voice.say("crypt-puzzle-moment", moment=puzzle.moment), ask),
        hints=(first, second),
        why=joined(why, tempting, compared),
        misses={"miss": miss, "miss-tempting": missed(voice, puzzle, it.other.move)},
    )


def missed(voice: Voice, puzzle: Puzzle, move: Move, *, shown: bool = False) -> str:
    """What is said to a move that is not near the best: what it gives away, and what to think of.

    `shown`: the best move has been told already, so that it can be held against this one.
    :raises KeyError: if the move is not legal in the puzzle.
    """
    it = case(puzzle)
    cost = voice.say("crypt-puzzle-cost", coins=amount(voice, it.advice.of(move).loss))
    miss = voice.say(f"{message_id(puzzle.idea)}.miss", **_facts(voice, puzzle))
    return joined(cost, coach.compared(voice, it.view, it.advice, move) if shown else miss)


# --- facts


def _facts(voice: Voice, puzzle: Puzzle) -> Facts:
    """The facts that the words of the puzzle's idea may tell."""
    it = case(puzzle)
    mine = it.view.players[YOU]
    facts: Facts = {
        "able": mine.ready,
        "tired": mine.exhausted,
        "ready": _figure(voice, it.best.outlook.ready),
        "fewer": _figure(voice, it.other.outlook.ready),
        "last": "yes" if it.view.round == it.view.setup.rounds else "no",
    }
    if it.die is not None:
        facts |= {"effort": it.die.effort, "chance": 7 - it.die.effort}
        facts["on"] = voice.on(it.die.slot, it.view)
    key = KEYS.get(puzzle.idea)
    if key is not None:
        facts |= _treasure(voice, it, key(it))
    if puzzle.idea == "set":
        lost = max(it.gives_up, key=it.coins)
        facts["lost"] = voice.the(lost, it.view)
        pays = it.pays(_paid(it))
        facts["coins"] = _coins(voice, pays)
        facts["exact"] = "yes" if abs(pays - round(pays)) < WHOLE else "no"
    if puzzle.idea == "one-group":
        kept = 1 - sum(1 - it.best.outlook.taken[slot] for slot in it.mine)
        facts["share"] = share(voice, kept)
        facts["count"], facts["dice"] = len(it.mine), it.pushed(it.mine)
    if puzzle.idea == "waste":
        spared, losing = it.wasted(it.best.move), 1 - it.wasted(it.other.move)
        facts["share"], facts["lost"] = share(voice, spared), share(voice, losing)
        facts["sure"] = "yes" if spared > SAFE else "no"
        facts["all"] = "yes" if losing > SAFE else "no"
        facts["dice"], facts["free"] = it.pushed(it.mine), "yes" if it.leaves else "no"
    return facts


def _treasure(voice: Voice, it: Case, slot: int) -> Facts:
    """What there is to say about the treasure that a puzzle is about."""
    mine, theirs = it.mine.get(slot, ()), it.theirs.get(slot, ())
    taken, other = it.best.outlook.taken[slot], it.other.outlook.taken[slot]
    cases = it.verbs[0] not in (moves.CLAIM, moves.RECOVER)
    facts: Facts = {
        "the": voice.the(slot, it.view),
        "on": voice.on(slot, it.view),
        "share": share(voice, taken, cases=cases),
        "other": share(voice, other, cases=cases),
        "sure": "yes" if taken > SAFE else "no",
        "none": "yes" if other < 1 - SAFE else "no",
        "total": sum(mine),
        "rival": sum(theirs),
        "mine": _dice(mine),
        "theirs": _dice(theirs),
        **_values(voice, it, slot),
    }
    if mine:
        facts |= {"effort": mine[0], "failing": mine[0] - 1}
    return facts


def _dice(efforts: Efforts) -> str:
    return "+".join(map(str, efforts))


def _values(voice: Voice, it: Case, slot: int) -> Facts:
    """What a treasure can be worth ("1, 2 or 4"), and whether much or little is known of it."""
    values = it.values(slot)
    return {
        "values": voice.any_of(map(str, values)),
        "any": "yes" if len(values) == TOP else "no",
        "one": "yes" if len(values) == 1 else "no",
    }


def _figure(voice: Voice, number: float) -> str:
    """An expected number to a tenth, with a decimal only if it is not whole."""
    whole = round(number)
    return str(whole) if abs(number - whole) < WHOLE else figure(voice, number)


def _coins(voice: Voice, coins: float) -> str:
    """An amount of coins, with a decimal only if it is not whole."""
    whole = round(coins)
    return voice.coins(whole) if abs(coins - whole) < WHOLE else amount(voice, coins)


# --- the treasure that a puzzle is about


def _hidden(it: Case) -> int:
    """What lies face-down."""
    assert it.hidden is not None, "this idea is about a value not seen"
    return it.hidden


def _tempting(it: Case) -> int:
    """What the tempting move would get."""
    return max(it.theirs, key=lambda slot: -it.gained(slot))


def _gained(it: Case) -> int:
    """What the best move has more of, by its worth."""
    return max(it.mine, key=lambda slot: it.gained(slot) * it.worth(slot))


def _saved(it: Case) -> int:
    """What more effort protects."""
    return max(it.changed, key=it.gained)


def _weakest(it: Case) -> int:
    """The lowest total of the tempting move."""
    return min(it.theirs, key=lambda slot: sum(it.theirs[slot]))


def _reached(it: Case) -> int:
    """What the best move gains most by."""
    slot = it.reason.gains[0].slot
    assert slot is not None, "this idea is about one treasure"
    return slot


def _eased(it: Case) -> int:
    """Where the best move saves most effort."""
    return max(it.mine, key=lambda slot: sum(it.theirs[slot]) - sum(it.mine[slot]))


def _shielded(it: Case) -> int:
    """What less effort would have left open, to the right of the treasure that shields it."""
    return max((slot for slot in it.changed if slot != min(it.mine)), key=it.gained)


def _paid(it: Case) -> int:
    """What a collector pays most for."""
    return max(it.gives, key=it.pays)


KEYS: dict[str, Callable[[Case], int]] = {
    "look": _hidden,
    "take": _hidden,
    "recover-first": _reached,
    "let-go": _tempting,
    "though-tired": _gained,
    "least-risk": _eased,
    "just-enough": _eased,
    "many-hands": _eased,
    "set": _paid,
    "counting": _hidden,
    "top": _hidden,
    "waste": _weakest,
    "one-die": _gained,
    "shield": _shielded,
    "wall": _saved,
}
"""The treasure that each idea is about, where it is about one."""
