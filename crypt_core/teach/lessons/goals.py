"""What a goal or a miss is made of: small predicates over what the learner did, to be joined.

These do for every game; each game's own, `goals` in its folder, know its moves and its table.

>>> goal = both(decided("recover"), unless(refused("claim.push")))
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from ...engine.game import Fact
from .task import Did, Goal

# --- what the learner did


def decided(verb: str) -> Goal:
    """Some decision was of this kind, such as "recover" or "dig"."""
    return lambda did: any(move.verb == verb for move in did.moves)


def began(verb: str) -> Goal:
    """The first decision was of this kind."""
    return lambda did: bool(did.moves) and did.moves[0].verb == verb


def made(count: int) -> Goal:
    """At least so many decisions have been made."""
    return lambda did: len(did.moves) >= count


def undecided(did: Did) -> bool:
    """Nothing has been decided yet, whatever has been refused."""
    return not did.moves


def refused(rule: str, reason: str | None = None, **facts: Fact) -> Goal:
    """The learner has tried what this rule forbids.

    `reason` (such as "mixed-efforts") and `facts` (such as `total=4`) are those of the refusal.
    """
    return lambda did: any(
        refusal.rule == rule
        and reason in (None, refusal.reason)
        and facts.items() <= refusal.facts.items()
        for refusal in did.refusals
    )


@cache
def answered(*answers: str) -> Goal:
    """The last answer to the question was one of these."""
    return lambda did: bool(did.answers) and did.answers[-1] in answers


def answered_in_turn(*answers: str) -> Goal:
    """The last answers were these, one after the other."""
    return lambda did: did.answers[-len(answers) :] == answers


# --- what came of it


def happened(event: type[Any], **facts: Any) -> Goal:
    """An event of this kind has been seen, with these facts: `happened(Rolled, exhausted=True)`.

    :raises TypeError: if such an event has no such fact.
    """
    known = {field.name for field in fields(event)}
    if unknown := set(facts) - known:
        raise TypeError(f"{event.__name__} has no {', '.join(sorted(unknown))}")

    def goal(did: Did) -> bool:
        return any(
            isinstance(step.event, event)
            and all(getattr(step.event, name) == value for name, value in facts.items())
            for step in did.steps
        )

    return goal


def seen(did: Did) -> bool:
    """All that there was to see has been seen."""
    return did.seen


# --- together


def both(*goals: Goal) -> Goal:
    """All of these."""
    return lambda did: all(goal(did) for goal in goals)


def either(*goals: Goal) -> Goal:
    """At least one of these."""
    return lambda did: any(goal(did) for goal in goals)


def unless(goal: Goal) -> Goal:
    """Not this."""
    return lambda did: not goal(did)


def never(did: Did) -> bool:
    """No goal at all: a table to try things at."""
    return False
