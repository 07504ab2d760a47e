"""What is judged of moves in the village: shop, Temple, guild, Rest, and quests at any time."""

from __future__ import annotations

from ..engine.game import Refusal
from . import moves
from .components import CARE, PLACES, SALE, SECONDARIES, TROPHY, rule_of
from .moves import Move
from .power import surplus
from .quests import DEEDS, WANTED, fulfilled, held, spent
from .state import (
    ANNOUNCE,
    DISCARD,
    EXCHANGE,
    GUILD,
    KEEP,
    OBLIVION,
    OVER,
    PROMISE,
    QUESTS,
    REPLAY,
    REST,
    SUPPLY,
    SURPLUS,
    VANISH,
    State,
)

CHARM = "blackmail_charm"
ANY_TIME = frozenset((moves.CLAIM, moves.STEAL))
"""Moves of any decision, also another's (rule quest.claim)."""
STAGES = {
    moves.CHOOSE: (KEEP, GUILD),
    moves.BUY: (SUPPLY, REST),
    moves.HEAL: (SUPPLY, REST),
    moves.GUILD: (SUPPLY, REST),
    moves.TROPHY: (REST,),
    moves.DONE: (SUPPLY, REST, EXCHANGE, PROMISE, ANNOUNCE, VANISH, REPLAY, OBLIVION, QUESTS),
    moves.DROP: (SURPLUS, DISCARD),
}
"""The stages at which a verb is of use."""


def price(state: State, item: str, sale: bool) -> int:
    """What an item costs; half of it, rounded up, with a Sale (rule sale)."""
    full = state.setup.items[item].price
    return -(-full // 2) if sale else full


def _choose(state: State, move: Move) -> Refusal | None:
    looked = state.looked[move.player if state.stage == KEEP else 0]
    if not 1 <= move.place <= len(looked):
        rule = "setup.quests" if state.stage == KEEP else "guild"
        return Refusal(rule, "choose-range", {"got": move.place, "most": len(looked)})
    return None


def _gems(state: State, move: Move, rule: str, cost: int) -> Refusal | None:
    has = state.players[move.player].gems
    return Refusal(rule, "too-few-gems", {"cost": cost, "has": has}) if has < cost else None


def _buy(state: State, move: Move) -> Refusal | None:
    if move.what not in state.shop:
        return Refusal("shop.buy", "not-in-shop", {"item": move.what})
    if move.also not in ("", SALE):
        return Refusal("sale", "no-sale", {"got": move.also})
    if move.also and SALE not in state.players[move.player].items:
        return Refusal("sale", "no-sale", {"got": move.also})
    return _gems(state, move, "shop.buy", price(state, move.what, bool(move.also)))


def _heal(state: State, move: Move) -> Refusal | None:
    owner = state.players[move.player]
    if owner.cursed:
        return Refusal("cursed", "no-temple", {})
    if not owner.wounds:
        return Refusal("temple", "no-wound", {})
    return _gems(state, move, "temple", CARE)


def _guild(state: State, move: Move) -> Refusal | None:
    if state.visited:
        return Refusal("guild", "guild-once", {})
    has = len(state.players[move.player].quests)
    if has >= SECONDARIES:
        return Refusal("guild.limit", "too-many-quests", {"has": has, "most": SECONDARIES})
    if not state.guild.size:
        return Refusal("guild", "guild-empty", {})
    return _gems(state, move, "guild", CARE)


def _trophy(state: State, move: Move) -> Refusal | None:
    if state.bought:
        return Refusal("rest.trophy", "trophy-once", {})
    return _gems(state, move, "rest.trophy", TROPHY)


def _done(state: State, move: Move) -> Refusal | None:
    return None


def _drop(state: State, move: Move) -> Refusal | None:
    if state.stage == DISCARD:
        if move.what not in state.players[move.player].items:
            return Refusal("pickpocket", "not-yours", {"card": move.what})
        return None
    over = surplus(state, move.player)
    if move.what not in over:
        facts = {"card": move.what, "items": ", ".join(over), "types": ", ".join(PLACES)}
        return Refusal("shop.one-per-type", "not-too-many", facts)
    return None


def _claim(state: State, move: Move) -> Refusal | None:
    if state.stage in (KEEP, OVER):
        return Refusal("quest.claim", "not-now", {"stage": state.stage, "verb": move.verb})
    if held(state, move.player, move.what) is None:
        return Refusal("quest.claim", "quest-not-held", {"quest": move.what})
    if move.whom >= 0:
        refusal = _charm(state, move)
        if refusal is None and move.what not in WANTED:
            refusal = Refusal("blackmail-charm", "quest-no-spoils", {"quest": move.what})
        if refusal is None and spent(state, move.player, move.what, move.whom) is None:
            refusal = Refusal(f"q.{rule_of(move.what)}", "quest-not-done", {"quest": move.what})
        return refusal
    if not fulfilled(state, move.player, move.what):
        reason = "quest-no-deed" if move.what in DEEDS else "quest-not-done"
        return Refusal(f"q.{rule_of(move.what)}", reason, {"quest": move.what})
    return None


def _charm(state: State, move: Move) -> Refusal | None:
    """What forbids the Thief's charm, used on another player (rule blackmail-charm)."""
    owner = state.players[move.player]
    if CHARM not in owner.items:
        return Refusal("blackmail-charm", "not-yours", {"card": CHARM})
    if owner.adventurer != "thief":
        return Refusal("item.reserved", "not-for-you", {"card": CHARM, "for": "thief"})
    if state.stage == KEEP or move.player != state.active:
        return Refusal("blackmail-charm", "only-own-turn", {})
    if not 0 <= move.whom < state.setup.players or move.whom == move.player:
        return Refusal("blackmail-charm", "whom", {"whom": move.whom})
    return None


def _steal(state: State, move: Move) -> Refusal | None:
    refusal = _charm(state, move)
    if refusal:
        return refusal
    if not state.players[move.whom].quests:
        return Refusal("blackmail-charm", "no-quest-there", {"whom": move.whom})
    has = len(state.players[move.player].quests)
    if has >= SECONDARIES:
        return Refusal("guild.limit", "too-many-quests", {"has": has, "most": SECONDARIES})
    return None


JUDGES = {
    moves.CHOOSE: _choose,
    moves.BUY: _buy,
    moves.HEAL: _heal,
    moves.GUILD: _guild,
    moves.TROPHY: _trophy,
    moves.DONE: _done,
    moves.DROP: _drop,
    moves.CLAIM: _claim,
    moves.STEAL: _steal,
}
