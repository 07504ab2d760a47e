"""The goals and misses that only Donjon knows, besides those of `crypt_core.teach.lessons.goals`.

>>> goal = both(has("double_axe"), gained(trophies=4))
"""

from __future__ import annotations

from typing import Any

from ....teach.lessons.goals import both, decided, happened, refused, unless
from ....teach.lessons.task import LEARNER, Did, Goal
from ... import events as ev
from ...moves import read_move
from ...power import power
from ...state import Player


def mine(did: Did) -> Player:
    """What lies before the learner."""
    player: Player = did.state.players[LEARNER]
    return player


def has(*cards: str) -> Goal:
    """The learner has all of these items and spoils."""
    return lambda did: set(cards) <= {*mine(did).items, *mine(did).spoils}


def gained(**amounts: int) -> Goal:
    """The learner has so many more gems, trophies or wounds than at the start; or so many fewer."""

    def goal(did: Did) -> bool:
        before = did.start.players[LEARNER]
        return all(
            getattr(mine(did), name) - getattr(before, name) == amount
            for name, amount in amounts.items()
        )

    return goal


def stronger(by: int) -> Goal:
    """The learner's power has grown by so much, or more."""
    return lambda did: power(did.state, LEARNER) - power(did.start, LEARNER) >= by


def short_of(by: int) -> Goal:
    """The gems left, at 2 a point, can no longer raise the learner's power by so much."""
    return lambda did: not stronger(by - mine(did).gems // 2)(did)


def richer(by: int) -> Goal:
    """The learner has so many gems more than at the start, or more."""
    return lambda did: mine(did).gems - did.start.players[LEARNER].gems >= by


def stage(*stages: str) -> Goal:
    """Something is to be decided at one of these stages."""
    return lambda did: did.state.stage in stages


def played(text: str) -> Goal:
    """The learner has made this move."""
    return lambda did: read_move(text, LEARNER) in did.moves


def last(verb: str) -> Goal:
    """The learner's last decision was of this kind."""
    return lambda did: bool(did.moves) and did.moves[-1].verb == verb


def kept(**facts: Any) -> Goal:
    """These facts of the learner, such as `token`, are what is told."""
    return lambda did: all(getattr(mine(did), name) == it for name, it in facts.items())


def gave_up(item: str) -> Goal:
    """The learner has given up an item of which there were too many."""
    return both(decided("drop"), unless(has(item)))


def lost(card: str) -> Goal:
    """The learner had an item or a spoil at the start, and has it no more."""

    def goal(did: Did) -> bool:
        before = did.start.players[LEARNER]
        return card in (*before.items, *before.spoils) and not has(card)(did)

    return goal


def keeps(quest: str) -> Goal:
    """The learner has chosen this as the main quest."""

    def goal(did: Did) -> bool:
        main = mine(did).main
        chosen = [move.place for move in did.moves if move.verb == "choose"]
        looked = did.start.looked[LEARNER] if did.start.looked else ()
        return bool(main and main.quest == quest) or any(
            looked[place - 1] == quest for place in chosen
        )

    return goal


def showed(quest: str) -> Goal:
    """Whether the learner has shown this quest, which was completed."""
    return happened(ev.Claimed, player=LEARNER, quest=quest)


def claim_misses(*quests: str) -> tuple[tuple[str, Goal], ...]:
    """Return the misses of showing each of these quests before it is completed."""
    return tuple((f"miss-{quest}", refused(f"q.{quest}")) for quest in quests)


def claim_slips(*quests: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the slips of showing each of these quests at once, which are not completed."""
    return tuple((f"q.{quest}", (f"claim {quest.replace('-', '_')}",)) for quest in quests)
