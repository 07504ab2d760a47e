"""Ideas in words: what the coach says of one, and the facts that its words may tell.

What puzzles say of an idea is in `explain.puzzles`, with the same facts.
"""

from __future__ import annotations

from collections.abc import Callable

from ....teach.explain.voice import Facts, sentence
from ... import moves
from ...coach.ideas import IDEAS, SAFE, TOP, Case, Seen
from ...coach.known import YOU
from ...moves import Efforts
from .amounts import amount, figure, share
from .voice import Voice

WHOLE = 0.05
"""How near to a whole number one counts as such."""
LEAST = 0.5
"""Coins from which it is told what a treasure that is given up would have been worth."""
POINTERS = {idea.name: idea.name for idea in IDEAS} | {
    "wait": "recover-first",
    "lie-low": "recover-first",
    "paid": "set",
    "firm": "waste",
    "cheap": "just-enough",
    "rest": "let-go",
}
"""The puzzles whose first hint points at an idea, by its name; some ideas have no pointer."""


def told(voice: Voice, seen: Seen) -> str:
    """What an idea is, in a sentence that is true of this position."""
    return sentence(voice.say(f"crypt-coach-idea-{seen.name}", **facts(voice, seen)))


def pointer(voice: Voice, seen: Seen) -> str:
    """Where to look for an idea, in a sentence that gives no move away; empty if it has none."""
    name = POINTERS.get(seen.name)
    if name is None:
        return ""
    return sentence(voice.say(f"crypt-puzzle-{name}.hint-1", **facts(voice, seen)))


# --- facts


def facts(voice: Voice, seen: Seen) -> Facts:
    """The facts that the words of an idea may tell."""
    name, it = seen
    mine = it.view.players[YOU]
    known: Facts = {
        "able": mine.ready,
        "tired": mine.exhausted,
        "ready": _figure(voice, it.best.outlook.ready),
        "fewer": _figure(voice, it.other.outlook.ready),
        "last": "yes" if it.view.round == it.view.setup.rounds else "no",
    }
    if it.die is not None:
        known |= {"effort": it.die.effort, "chance": 7 - it.die.effort}
        known["on"] = voice.on(it.die.slot, it.view)
    key = KEYS.get(name)
    if key is not None:
        known |= _treasure(voice, it, key(it))
    if name == "set":
        lost = max(it.gives_up, key=it.coins)
        known["lost"] = voice.the(lost, it.view)
    if name in ("set", "paid"):
        pays = it.pays(KEYS[name](it))
        known["coins"] = _coins(voice, pays)
        known["exact"] = "yes" if abs(pays - round(pays)) < WHOLE else "no"
    if name == "matters":
        lost, rival = max(((it.worth(slot), slot) for slot in it.gives_up), default=(0.0, -1))[::-1]
        known["coins"] = amount(voice, it.worth(_weighty(it)))
        known["some"] = "yes" if lost >= 0 and rival >= LEAST else "no"
        known["lost"], known["rival"] = voice.the(max(lost, 0), it.view), amount(voice, rival)
    if name == "firm":
        known["count"], known["more"] = len(it.mine), len(it.theirs)
        known["total"] = min(map(sum, it.mine.values()))
        known["rival"] = min(map(sum, it.theirs.values()))
    if name == "one-group":
        kept = 1 - sum(1 - it.best.outlook.taken[slot] for slot in it.mine)
        known["share"] = share(voice, kept)
        known["count"], known["dice"] = len(it.mine), it.pushed(it.mine)
    if name == "waste":
        spared, losing = it.wasted(it.best.move), 1 - it.wasted(it.other.move)
        known["share"], known["lost"] = share(voice, spared), share(voice, losing)
        known["sure"] = "yes" if spared > SAFE else "no"
        known["all"] = "yes" if losing > SAFE else "no"
        known["dice"], known["free"] = it.pushed(it.mine), "yes" if it.leaves else "no"
    return known


def _treasure(voice: Voice, it: Case, slot: int) -> Facts:
    """What there is to say about the treasure that an idea is about."""
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


# --- the treasure that an idea is about


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


def _weighty(it: Case) -> int:
    """What is worth most with all it leads to, of what only the best move claims."""
    return max(it.gives, key=it.worth)


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
    "paid": _reached,
    "matters": _weighty,
    "counting": _hidden,
    "top": _hidden,
    "waste": _weakest,
    "one-die": _gained,
    "shield": _shielded,
    "wall": _saved,
}
"""The treasure that each idea is about, where it is about one."""
