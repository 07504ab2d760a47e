"""A table for every rule at which to try it, and a script that shows the rule at work there.

Each game has its own, in its folder. What to try and what it will show is said by the
rule's own message (`.try`); the tests play every script and see that it shows the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from ...engine.game import Step
from ...games import GAMES, has, part
from ..explain import teller
from ..explain.lessons import voice
from ..lessons.goals import never
from ..lessons.task import LEARNER, Did, Goal, Lesson, Says, Start, Task
from ..words import Words

TRIALS = "teach.reference.trials"
NO_END = 99
"""So many decisions may be made at the table of a trial: it is for trying, not for getting done."""


class Trial(NamedTuple):
    """A table to try a rule at.

    `script`: moves in notation (some of them illegal, perhaps) and `next` or `continue`, after
    which the rule has been seen. `shows` is true then, and not before.
    """

    rule: str
    start: Start
    script: tuple[str, ...]
    shows: Goal

    def lesson(self, title: str, goal: str) -> Lesson:
        """The trial for the table of the app, in these words: what it is, and what to do."""
        says = Says(goal)
        task = Task(
            f"rule.{self.rule}", self.rule, self.start, never, self.script, (), (), NO_END, (), says
        )
        return Lesson(self.rule, (task,), title)


def trial(rule: str, start: Start, *script: str, shows: Goal | None = None) -> Trial:
    """A table to try a rule at; unless `shows` says otherwise, an event that cites it shows it."""
    return Trial(rule, start, script, shows or cites(rule, start.game))


def by_rule(*trials: Trial) -> Mapping[str, Trial]:
    """Trials by the rules that they are of."""
    return {each.rule: each for each in trials}


def trials(game: str) -> Mapping[str, Trial]:
    """For every rule of a game a table to try it at, in the order of the index.

    A game may have none yet.
    """
    if not has(game, TRIALS):
        return {}
    return cast(Mapping[str, Trial], part(game, TRIALS).TRIALS)


# --- what shows a rule ----------------------------------------------------------------------------


def cites(rule: str, game: str) -> Goal:
    """Something that happened is explained with this rule."""
    return lambda did: rule in rules_cited(did, game)


def rules_cited(did: Did, game: str) -> set[str]:
    """The rules with which all that happened is explained."""
    view, seats = GAMES[game].view, ["person"] * did.state.setup.players
    told = voice(Words(), game, seats)
    return {
        teller(game).news(told, step.event, view(step.state, LEARNER), view(before, LEARNER)).rule
        for before, step in happenings(did)
    }


def happenings(did: Did) -> Iterator[tuple[Any, Step[Any]]]:
    """What happened, each step with the state before it."""
    before = did.start
    for step in did.steps:
        yield before, step
        before = step.state
