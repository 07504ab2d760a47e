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
from .tale import FOR_DICE, FOR_VIAL, Tale


def bind(tale: Tale, move: Move) -> None:
    """The monster becomes the Ranger's companion, without a fight (binding-bow)."""
    state = tale.state.with_player(move.player, companion=tale.state.card)
    tale.tell(ev.Bound(move.player, state.card), state, card="", fight=None, stage=RESTING)


def ring(tale: Tale, move: Move) -> None:
    """Another fights in the Sorcerer's place, or allies with him (charm-ring).

    After help was called for too: who stands in cannot help, and others bid on.
    """
    state = goods.use_up(tale.state, move.player, "charm_ring")
    if move.what == "fight":
        bids = tuple(it for it in current(state).bids if it.player != move.whom)
        fight = current(state)._replace(fighter=move.whom, bids=bids)
    else:
        fight = current(state)._replace(allies=(move.whom,), forced=True)
    stage = state.stage
    if stage in (NEGOTIATE, PICK) and (fight.forced or fight.kind in ALONE):
        stage = FLEE
    tale.tell(ev.Ringed(move.player, move.whom, move.what), state, fight=fight, stage=stage)


def flee(tale: Tale, move: Move) -> None:
    """The monster is left alone, and with it its item; nothing is owed (flee)."""
    tale.tell(ev.Fled(move.player))
    _call_off(tale)


def _call_off(tale: Tale) -> None:
    """The fight is over with nothing won, lost or kept; the cards are discarded."""
    discard_foes(tale)
    bargain.call_off(tale)
    tale.turn_to(AFTER, secret=())


def discard_foes(tale: Tale) -> None:
    """What was fought is discarded, and a dragon's item with it (lose.monster, dragons)."""
    state, fight = tale.state, current(tale.state)
    if fight.kind in ("hell", "arena", "guardian"):
        return
    item = DRACONIC.get(state.card, "")
    if item in state.apart:
        state = state._replace(apart=goods.without(state.apart, item), gone=(*state.gone, item))
    tale.tell(ev.Discarded(state.card), goods.discard(state, state.card), card="")


def stand(tale: Tale, move: Move) -> None:
    """The monster is fought after all (flee)."""
    tale.tell(ev.Stood(move.player), stage=ANNOUNCE)


def use(tale: Tale, move: Move) -> None:
    """Something is announced; the vial is rolled at once (announce, vial)."""
    state, player = tale.state, move.player
    roll = 0
    if move.what == "vial":
        roll = tale.die(FOR_VIAL, state.turn, player)
    if move.what == TOKEN:
        state = state.with_player(player, token=False)
    elif move.what not in WEAPONS:
        # An item that doubles still counts as equipped in this fight; it is discarded after it.
        state = goods.use_up(state, player, move.what)
    used = (*current(state).used, Used(player, move.what, roll))
    tale.tell(ev.Announced(player, move.what, roll or None), state.with_fight(used=used))


def ready(tale: Tale, move: Move) -> None:
    """Asked at a stage of the fight, a player has nothing more to say."""
    done = (*current(tale.state).ready, move.player)
    fight = current(tale.state)._replace(ready=done)
    tale.tell(ev.GoesOn(move.player), fight=fight)


def announced(tale: Tale) -> None:
    """All have announced; in an Arena the others choose their sides then (arena.sides)."""
    state = tale.state
    fight = current(state)._replace(ready=())
    tale.turn_to(VANISH, fight=fight)
    if fight.arena:
        choosing = [i for i in third_players(state) if i not in fight.allies]
        secret = tuple(None if i in choosing else "" for i in range(len(state.players)))
        tale.turn_to(SIDES, secret=secret)


def sided(tale: Tale) -> None:
    """All sides are chosen, and shown after the dice (arena.sides)."""
    tale.turn_to(VANISH)


def vanish(tale: Tale, move: Move) -> None:
    """The Sorcerer flees; his own fight is over with that (sorcerer.token)."""
    state = tale.state.with_player(move.player, token=False)
    fight = current(state)
    fight = fight._replace(gone=(*fight.gone, move.player))
    tale.tell(ev.Vanished(move.player), state, fight=fight)
    if fight.kind != "hell" and move.player in (fight.fighter, fight.victim):
        _call_off(tale)


def roll(tale: Tale) -> None:
    """The dice fall, and the sides of an Arena are shown (dice, arena.sides, result)."""
    state, fight = tale.state, current(tale.state)
    if fight.arena and not fight.sides:
        forced = fight.allies
        sides = tuple("attacker" if i in forced else it for i, it in enumerate(state.secret))
        fight = fight._replace(sides=sides)
    before = the_sum(state, fight)
    rolls = []
    for which, strength in enumerate(sums.strengths(before)):
        key = (FOR_DICE, state.turn, state.adventure.size, fight.attempt, which)
        rolls.append(tuple(tale.die(*key, number) for number in range(strength.dice)))
    tale.tell(ev.Rolled(rolls[0], rolls[1]), fight=fight._replace(green=rolls[0], red=rolls[1]))
    if fight.arena and not fight.attempt:
        shown = tuple((i, it) for i, it in enumerate(fight.sides) if it)
        if shown:
            tale.tell(ev.Sides(shown), secret=())
            bargain.stood(tale)
    outcome = sums.settle(before, sums.Rolls(*rolls))
    winner = "green" if outcome.won else "red"
    fight = current(tale.state)._replace(won=outcome.won, kritik=outcome.kritik, ready=())
    event = ev.Fought(outcome.green, outcome.red, winner)
    tale.tell(event, fight=fight, secret=(), stage=REPLAY)


def replay(tale: Tale, move: Move) -> None:
    """The Priest fights a lost fight again: both dice anew (priest.token)."""
    state = tale.state.with_player(move.player, token=False)
    fight = current(state)._replace(attempt=current(state).attempt + 1, ready=())
    tale.tell(ev.Again(move.player), state, fight=fight, stage=ROLL)


def after_replay(tale: Tale) -> None:
    """The result stands; a lost Arena may still be forgotten."""
    tale.turn_to(OBLIVION, fight=current(tale.state)._replace(ready=()))


def forget(tale: Tale, move: Move) -> None:
    """The Priest cancels a lost Arena, for all on both sides (oblivion-helm)."""
    state = goods.use_up(tale.state, move.player, "oblivion_helm")
    fight = current(state)._replace(cancelled=True)
    tale.tell(ev.Forgot(move.player), state, fight=fight)


def decided(tale: Tale) -> None:
    """Nothing can change the result any more."""
    cancelled = current(tale.state).cancelled
    tale.turn_to(AFTER if cancelled else RESULT)
