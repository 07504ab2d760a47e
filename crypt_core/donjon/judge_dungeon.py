"""What is judged of moves in the Dungeon and the Arena: what to face, and the fight itself."""

from __future__ import annotations

from ..engine.game import Fact, Refusal
from . import fight as sums
from . import moves
from .asking import (
    ALONE,
    NO_FLIGHT,
    current,
    gifts,
    has_ring,
    in_fight,
    loot,
    may_flee,
    third_players,
)
from .components import CARE, KEY, LOVE, TOLL
from .moves import GEMS, Move
from .power import fighter, usable
from .state import (
    ANNOUNCE,
    BID,
    CHOOSE,
    DJINN_GIFT,
    EXCHANGE,
    FLEE,
    HAGGLE,
    NEGOTIATE,
    OBLIVION,
    PICK,
    PLUNDER,
    PROMISE,
    REPLAY,
    ROT,
    SIDES,
    VANISH,
    State,
)

FIRST_ARENA = 3
"""The round from which Arenas may be opened, and dragons and the Toll come (arena.early)."""
TAME = 10
"""The greatest power that the binding bow can bind."""
ALL_SIDES = ("attacker", "defender", "none")
STAGES = {
    moves.DRAW: (CHOOSE,),
    moves.ARENA: (CHOOSE,),
    moves.RAID: (CHOOSE,),
    moves.EXCHANGE: (EXCHANGE,),
    moves.DISCARD: (ROT,),
    moves.TAKE: (DJINN_GIFT,),
    moves.BIND: (NEGOTIATE,),
    moves.RING: (NEGOTIATE, PICK, PROMISE),
    moves.FIGHT: (FLEE,),
    moves.FLEE: (FLEE,),
    moves.USE: (ANNOUNCE,),
    moves.SIDE: (SIDES,),
    moves.VANISH: (VANISH,),
    moves.REPLAY: (REPLAY,),
    moves.FORGET: (OBLIVION,),
    moves.PLUNDER: (PLUNDER,),
}
"""The stages at which a verb is of use."""


def _fine(state: State, move: Move) -> Refusal | None:
    return None


def _draw(state: State, move: Move) -> Refusal | None:
    has = state.players[move.player].gems
    if state.effect and state.effect.card == TOLL and has < CARE:
        return Refusal("toll", "too-few-gems", {"cost": CARE, "has": has})
    return None


def _arena(state: State, move: Move) -> Refusal | None:
    if state.round < FIRST_ARENA:
        facts: dict[str, Fact] = {"round": state.round, "first": FIRST_ARENA}
        return Refusal("arena.early", "too-early", facts)
    if state.effect and state.effect.card == LOVE:
        return Refusal("love", "no-arena", {})
    if move.whom == move.player or not 0 <= move.whom < state.setup.players:
        return Refusal("arena.open", "whom", {"whom": move.whom})
    return None


def _raid(state: State, move: Move) -> Refusal | None:
    if KEY not in state.players[move.player].items:
        return Refusal("key", "not-yours", {"card": KEY})
    return None


def _exchange(state: State, move: Move) -> Refusal | None:
    has = len(state.players[move.player].quests)
    if not 1 <= move.place <= has:
        return Refusal("new-choice", "choose-range", {"got": move.place, "most": has})
    return None


def _discard(state: State, move: Move) -> Refusal | None:
    if move.what not in state.players[move.player].spoils:
        return Refusal("rot", "not-yours", {"card": move.what})
    return None


def _take(state: State, move: Move) -> Refusal | None:
    if (move.what, move.also) not in gifts(state):
        return Refusal("djinn", "not-there", {"card": move.what, "source": move.also})
    return None


def _bind(state: State, move: Move) -> Refusal | None:
    owner, card = state.players[move.player], state.card
    if "binding_bow" not in owner.items:
        return Refusal("binding-bow", "not-yours", {"card": "binding_bow"})
    if owner.adventurer != "ranger":
        facts: dict[str, Fact] = {"card": "binding_bow", "for": "ranger"}
        return Refusal("item.reserved", "not-for-you", facts)
    if owner.companion:
        return Refusal("binding-bow", "one-companion", {"card": owner.companion})
    monster = state.setup.monsters.get(card)
    if monster is None or monster.power > TAME:
        power = monster.power if monster else 0
        return Refusal("binding-bow", "too-wild", {"card": card, "power": power, "most": TAME})
    return None


def _ring(state: State, move: Move) -> Refusal | None:
    fight = current(state)
    if not has_ring(state) or move.player != state.active:
        return Refusal("charm-ring", "not-yours", {"card": "charm_ring"})
    if fight.fighter != move.player or fight.forced:
        return Refusal("charm-ring", "ring-once", {})
    if move.what not in ("fight", "ally"):
        return Refusal("charm-ring", "ring-how", {"got": move.what})
    if move.what == "ally" and fight.kind in ALONE:
        return Refusal(fight.kind if fight.kind != "guardian" else "temple.raid", "alone", {})
    others = third_players(state) if fight.arena else state.order[1:]
    if move.whom not in others:
        return Refusal("charm-ring", "whom", {"whom": move.whom})
    return None


def _no_flight(state: State, move: Move) -> Refusal | None:
    """Why whoever fights is not asked whether to flee; None where no fight is to be fled."""
    fight = state.fight
    if fight is None or fight.green or move.player != fight.fighter:
        return None
    if fight.kind in NO_FLIGHT:
        return Refusal(_OF_KIND.get(fight.kind, "flee"), "no-flight", {"kind": fight.kind})
    if fight.fixed:
        return Refusal("deal.advance", "flight-paid", {})
    if may_flee(state):
        settled = state.stage not in (NEGOTIATE, BID, PICK, HAGGLE)
        return None if settled else Refusal("flee", "flight-later", {})
    mine = fighter(state, fight.fighter, fight.foes)
    power, own = sum(fight.powers or (mine.mirrored,)), mine.standing
    facts: dict[str, Fact] = {"power": power, "own": own, "least": sums.fled(mine)}
    return Refusal("flee", "flight-weak", facts)


_OF_KIND = {"mimic": "mimic", "guardian": "temple.raid", "hell": "hell"}


def _use(state: State, move: Move) -> Refusal | None:
    able = usable(state, move.player)
    if move.what not in able:
        facts: dict[str, Fact] = {"card": move.what, "able": ", ".join(able)}
        return Refusal("announce", "not-usable", facts)
    return None


def _side(state: State, move: Move) -> Refusal | None:
    if move.what not in ALL_SIDES:
        return Refusal("arena.sides", "unknown-side", {"got": move.what})
    if move.what == "none" and current(state).fury:
        return Refusal("fury", "must-take-side", {})
    return None


def _vanish(state: State, move: Move) -> Refusal | None:
    if not in_fight(state, move.player) or neutral(state, move.player):
        return Refusal("sorcerer.token", "not-in-fight", {})
    return None


def neutral(state: State, player: int) -> bool:
    """Whether a player has chosen in secret to stay out of the Arena."""
    return bool(current(state).arena and state.secret) and state.secret[player] == "none"


def _plunder(state: State, move: Move) -> Refusal | None:
    victim = current(state).victim
    gems, there = state.players[victim].gems, loot(state, victim)
    for what in (move.what, *((move.also,) if move.also else ())):
        if what not in there and not (what == GEMS and gems):
            return Refusal("arena.plunder", "not-there", {"card": what, "source": f"p{victim + 1}"})
    if not move.also:
        return None
    owner = state.players[move.player]
    if owner.adventurer != "thief" or not owner.token or current(state).fighter != move.player:
        return Refusal("thief.token", "one-plunder", {})
    if _kind(state, move.what) >= _kind(state, move.also):
        return Refusal("thief.token", "two-of-three", {})
    return None


def _kind(state: State, what: str) -> int:
    """Gems, an item or a spoil, in the order in which two of them are named."""
    return 0 if what == GEMS else 2 if what in state.setup.monsters else 1


NOT_NOW = {moves.FLEE: _no_flight}
"""Of verbs that are not asked for where a rule forbids them: which rule that is."""
JUDGES = {
    moves.DRAW: _draw,
    moves.ARENA: _arena,
    moves.RAID: _raid,
    moves.EXCHANGE: _exchange,
    moves.DISCARD: _discard,
    moves.TAKE: _take,
    moves.BIND: _bind,
    moves.RING: _ring,
    moves.FIGHT: _fine,
    moves.FLEE: _fine,
    moves.USE: _use,
    moves.SIDE: _side,
    moves.VANISH: _vanish,
    moves.REPLAY: _fine,
    moves.FORGET: _fine,
    moves.PLUNDER: _plunder,
}
