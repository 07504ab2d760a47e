"""How a fight goes on: what is announced, the dice, and what is decided after them.

What it brings and costs is in `aftermath`.
"""

from __future__ import annotations

from . import bargain, goods
from . import events as ev
from . import fight as sums
from .asking import ALONE, current, third_players
from .components import DRACONIC
from .moves import TOKEN, Move
from .power import WEAPONS, the_sum
from .state import (
    AFTER,
    ANNOUNCE,
    FLEE,
    NEGOTIATE,
    OBLIVION,
    PICK,
    REPLAY,
    RESTING,
    RESULT,
    ROLL,
    SIDES,
    VANISH,
    Used,
)
from .steps import FOR_DICE, FOR_VIAL, Steps


def bind(steps: Steps, move: Move) -> None:
    """The monster becomes the Ranger's companion, without a fight (binding-bow)."""
    state = steps.state.with_player(move.player, companion=steps.state.card)
    steps.add(ev.Bound(move.player, state.card), state, card="", fight=None, stage=RESTING)


def ring(steps: Steps, move: Move) -> None:
    """Another fights in the Sorcerer's place, or allies with him (charm-ring).

    After help was called for too: who stands in cannot help, and others bid on.
    """
    state = goods.use_up(steps.state, move.player, "charm_ring")
    if move.what == "fight":
        bids = tuple(it for it in current(state).bids if it.player != move.whom)
        fight = current(state)._replace(fighter=move.whom, bids=bids)
    else:
        fight = current(state)._replace(allies=(move.whom,), forced=True)
    stage = state.stage
    if stage in (NEGOTIATE, PICK) and (fight.forced or fight.kind in ALONE):
        stage = FLEE
    steps.add(ev.Ringed(move.player, move.whom, move.what), state, fight=fight, stage=stage)


def flee(steps: Steps, move: Move) -> None:
    """The monster is left alone, and with it its item; nothing is owed (flee)."""
    steps.add(ev.Fled(move.player))
    _call_off(steps)


def _call_off(steps: Steps) -> None:
    """The fight is over with nothing won, lost or kept; the cards are discarded."""
    discard_foes(steps)
    bargain.call_off(steps)
    steps.turn_to(AFTER, secret=())


def discard_foes(steps: Steps) -> None:
    """What was fought is discarded, and a dragon's item with it (lose.monster, dragons)."""
    state, fight = steps.state, current(steps.state)
    if fight.kind in ("hell", "arena", "guardian"):
        return
    item = DRACONIC.get(state.card, "")
    if item in state.apart:
        state = state._replace(apart=goods.without(state.apart, item), gone=(*state.gone, item))
    steps.add(ev.Discarded(state.card), goods.discard(state, state.card), card="")


def stand(steps: Steps, move: Move) -> None:
    """The monster is fought after all (flee)."""
    steps.add(ev.Stood(move.player), stage=ANNOUNCE)


def use(steps: Steps, move: Move) -> None:
    """Something is announced; the vial is rolled at once (announce, vial)."""
    state, player = steps.state, move.player
    roll = 0
    if move.what == "vial":
        roll = steps.die(FOR_VIAL, state.turn, player)
    if move.what == TOKEN:
        state = state.with_player(player, token=False)
    elif move.what not in WEAPONS:
        # An item that doubles still counts as equipped in this fight; it is discarded after it.
        state = goods.use_up(state, player, move.what)
    used = (*current(state).used, Used(player, move.what, roll))
    steps.add(ev.Announced(player, move.what, roll or None), state.with_fight(used=used))


def ready(steps: Steps, move: Move) -> None:
    """Asked at a stage of the fight, a player has nothing more to say."""
    done = (*current(steps.state).ready, move.player)
    fight = current(steps.state)._replace(ready=done)
    steps.add(ev.GoesOn(move.player), fight=fight)


def announced(steps: Steps) -> None:
    """All have announced; in an Arena the others choose their sides then (arena.sides)."""
    state = steps.state
    fight = current(state)._replace(ready=())
    steps.turn_to(VANISH, fight=fight)
    if fight.arena:
        choosing = [i for i in third_players(state) if i not in fight.allies]
        secret = tuple(None if i in choosing else "" for i in range(len(state.players)))
        steps.turn_to(SIDES, secret=secret)


def sided(steps: Steps) -> None:
    """All sides are chosen, and shown after the dice (arena.sides)."""
    steps.turn_to(VANISH)


def vanish(steps: Steps, move: Move) -> None:
    """The Sorcerer flees; his own fight is over with that (sorcerer.token)."""
    state = steps.state.with_player(move.player, token=False)
    fight = current(state)
    fight = fight._replace(gone=(*fight.gone, move.player))
    steps.add(ev.Vanished(move.player), state, fight=fight)
    if fight.kind != "hell" and move.player in (fight.fighter, fight.victim):
        _call_off(steps)


def roll(steps: Steps) -> None:
    """The dice fall, and the sides of an Arena are shown (dice, arena.sides, result)."""
    state, fight = steps.state, current(steps.state)
    if fight.arena and not fight.sides:
        forced = fight.allies
        sides = tuple("attacker" if i in forced else it for i, it in enumerate(state.secret))
        fight = fight._replace(sides=sides)
    before = the_sum(state, fight)
    rolls = []
    for which, strength in enumerate(sums.strengths(before)):
        key = (FOR_DICE, state.turn, state.adventure.size, fight.attempt, which)
        rolls.append(tuple(steps.die(*key, number) for number in range(strength.dice)))
    steps.add(ev.Rolled(rolls[0], rolls[1]), fight=fight._replace(green=rolls[0], red=rolls[1]))
    if fight.arena and not fight.attempt:
        shown = tuple((i, it) for i, it in enumerate(fight.sides) if it)
        if shown:
            steps.add(ev.Sides(shown), secret=())
            bargain.stood(steps)
    outcome = sums.settle(before, sums.Rolls(*rolls))
    winner = "green" if outcome.won else "red"
    fight = current(steps.state)._replace(won=outcome.won, kritik=outcome.kritik, ready=())
    event = ev.Fought(outcome.green, outcome.red, winner)
    steps.add(event, fight=fight, secret=(), stage=REPLAY)


def replay(steps: Steps, move: Move) -> None:
    """The Priest fights a lost fight again: both dice anew (priest.token)."""
    state = steps.state.with_player(move.player, token=False)
    fight = current(state)._replace(attempt=current(state).attempt + 1, ready=())
    steps.add(ev.Again(move.player), state, fight=fight, stage=ROLL)


def after_replay(steps: Steps) -> None:
    """The result stands; a lost Arena may still be forgotten."""
    steps.turn_to(OBLIVION, fight=current(steps.state)._replace(ready=()))


def forget(steps: Steps, move: Move) -> None:
    """The Priest cancels a lost Arena, for all on both sides (oblivion-helm)."""
    state = goods.use_up(steps.state, move.player, "oblivion_helm")
    fight = current(state)._replace(cancelled=True)
    steps.add(ev.Forgot(move.player), state, fight=fight)


def decided(steps: Steps) -> None:
    """Nothing can change the result any more."""
    cancelled = current(steps.state).cancelled
    steps.turn_to(AFTER if cancelled else RESULT)
