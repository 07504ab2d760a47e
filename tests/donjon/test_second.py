"""Fights of played games, with other dice and other wounds, beside their second telling."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from crypt_core.donjon import events as ev
from crypt_core.donjon import moves
from crypt_core.donjon.components import TYPES
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.judge_village import ANY_TIME
from crypt_core.donjon.moves import Move
from crypt_core.donjon.state import DJINN_GIFT, OBLIVION, PLUNDER, REPLAY, State
from crypt_core.engine.game import Step
from crypt_core.engine.luck import KeyedLuck
from tests.donjon import second_table as second
from tests.donjon.test_properties import BEGUN, LAID, played

VARIANTS = 6
"""How often each fight of a game is fought again, with other dice and other people."""
ENDS = (ev.Rests, ev.Drew, ev.Scored, ev.Turn)
"""What comes after a fight."""


def table(state: State) -> second.Table:
    """What lies on the table at the moment of the dice, in plain terms."""
    fight = state.fight
    assert fight is not None
    tokens = {i: it for i, it in enumerate(fight.sides) if it in ("attacker", "defender")}
    return {
        "persons": [_person(state, i) for i in range(len(state.players))],
        "on turn": state.active, "length": state.setup.length, "against": fight.kind,
        "fights": fight.fighter, "victim": fight.victim, "allies": list(fight.allies),
        "foes": list(fight.foes), "tokens": tokens, "vanished": list(fight.gone),
        "announced": [tuple(it) for it in fight.used],
        "green": list(fight.green), "red": list(fight.red),
        "pot": state.pot, "fought": state.fought, "on temple": state.temple,
        "apart": list(state.apart), "spared": [], "over": False,
    }  # fmt: skip


def _person(state: State, seat: int) -> second.Person:
    owner = state.players[seat]
    return {
        "class": owner.adventurer, "token type": owner.prey, "gems": owner.gems,
        "items": list(owner.items), "spoils": list(owner.spoils), "trophies": owner.trophies,
        "wounds": owner.wounds, "spent": owner.malus, "companion": owner.companion,
        "familiar": owner.familiar, "fairy": owner.fairy,
        "holds": {it.quest for it in owner.unfinished},
        "deeds": {it.quest for it in owner.unfinished if it.deed},
    }  # fmt: skip


def shown(told: second.Table) -> dict[str, Any]:
    """What is compared of a table: as sets of cards, since their order tells nothing."""
    persons = [
        {**it, "items": Counter(it["items"]), "spoils": Counter(it["spoils"])}
        for it in told["persons"]
    ]
    return {"persons": persons, "pot": told["pot"]}


def other(state: State, dice: random.Random) -> State:
    """The same moment with other wounds, and with items and friends whom nobody had."""
    for i in range(len(state.players)):
        held = state.players[i].items
        all_held = [it for player in state.players for it in player.items]
        more = [it for it in state.setup.items if it not in all_held]
        items = (*held, *dice.sample(more, min(len(more), dice.choice([0, 0, 1, 4]))))
        changes: dict[str, Any] = {"wounds": dice.randint(0, 4), "fairy": dice.random() < 0.2}
        changes |= {"familiar": dice.random() < 0.3, "items": items}
        bow = "binding_bow" in items
        if state.players[i].prey:
            changes["prey"] = dice.choice(TYPES)
        changes["companion"] = "goblin" if bow and dice.random() < 0.8 else ""
        state = state.with_player(i, **changes)
    return state


def fought(
    state: State, move: Move, luck: KeyedLuck, dice: random.Random
) -> tuple[list[Step[State]], list[Move]]:
    """What happens from a move until the fight it leads to is over, and what was decided in it."""
    state, steps = DONJON.play(state, move, luck)
    told, made = list(steps), []
    while (end := _end(told)) is None and state.stage in (REPLAY, OBLIVION, PLUNDER):
        player = DONJON.deciders(state)[0]
        found = DONJON.own_moves(state, player)
        made.append(dice.choice([it for it in found if it.verb not in ANY_TIME]))
        state, steps = DONJON.play(state, made[-1], luck)
        told += steps
    return told[:end], made


def _end(steps: list[Step[State]]) -> int | None:
    """Where something else begins after the first fight; None if nothing does."""
    diced = False
    for at, step in enumerate(steps):
        diced = diced or isinstance(step.event, ev.Fought)
        if diced and isinstance(step.event, ENDS):
            return at
    return None


def compared(steps: list[Step[State]], made: list[Move]) -> str:
    """Both tellings of a fight say the same; what it came to."""
    at = max(i for i, step in enumerate(steps) if isinstance(step.event, ev.Fought))
    event, state = steps[at]
    told = table(state)
    ours, theirs, won, _ = second.sums(told)
    assert (event.total, event.other, event.winner) == (ours, theirs, "green" if won else "red")
    cancelled = any(move.verb == moves.FORGET for move in made)
    told = second.aftermath(told, cancelled)
    if cancelled:
        told["persons"][_forgot(steps)]["items"].remove("oblivion_helm")
    after = steps[-1].state
    taken = next((move for move in made if move.verb == moves.PLUNDER), None)
    if told["over"]:
        _same_trophies(told, after)
        return "over"
    if not cancelled:
        assert second.may_plunder(told) == (taken is not None)
    if taken is not None:
        second.plunder(told, *(it for it in (taken.what, taken.also) if it))
    if after.stage != DJINN_GIFT:
        faces = [it.event for it in steps[at:] if isinstance(it.event, ev.Left | ev.Stays)]
        second.companions(told, {it.player: it.face for it in faces})
    assert shown(told) == shown({**told, **_seen(after)})
    return f"{told['against']} {'won' if won else 'lost'}{' forgotten' * cancelled}"


def _forgot(steps: list[Step[State]]) -> int:
    return next(step.event.player for step in steps if isinstance(step.event, ev.Forgot))


def _seen(state: State) -> dict[str, Any]:
    persons = [_person(state, i) for i in range(len(state.players))]
    return {"persons": persons, "pot": state.pot}


def _same_trophies(told: second.Table, after: State) -> None:
    """The game is over at once: nothing but what the victory brings has come."""
    for name in ("trophies", "gems", "spoils", "wounds", "fairy"):
        mine = [it[name] for it in told["persons"]]
        assert mine == [it[name] for it in _seen(after)["persons"]]


@pytest.mark.parametrize("seed", [*BEGUN, *LAID])
def test_fights_of_a_game_are_told_a_second_time(seed: int) -> None:
    dice, seen = random.Random(seed), Counter[str]()
    for turn in played(seed).turns:
        if not any(isinstance(event, ev.Fought) for event, _ in turn.steps):
            continue
        for variant in range(VARIANTS):
            state = other(turn.state, dice) if variant else turn.state
            luck = KeyedLuck(1000 * seed + variant)
            if turn.move.player not in DONJON.deciders(state) or DONJON.why_not(state, turn.move):
                continue  # With other wounds nobody may flee, other prey forbids the unique power.
            steps, made = fought(state, turn.move, luck, dice)
            if any(isinstance(step.event, ev.Fought) for step in steps):
                seen[compared(steps, made)] += 1
    assert seen.total() > 50
