"""What may be decided: moves as labels, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable

from ....teach.explain.voice import Facts, sentence
from ... import moves
from ...bundles import EMPTY
from ...components import QUESTS
from ...moves import GEMS, HIDDEN, TOKEN, Move
from ...power import TOKENS, lasting
from ...state import BID, CHOOSE, EXCHANGE, PICK, SIDES, SUPPLY
from ...state import QUESTS as LAST_QUESTS
from ...views import View
from .news import source
from .voice import Voice


def move(voice: Voice, move: Move, view: View) -> str:
    """A move as a label: "Buy the Double Axe", "Open an Arena against Player 2".

    `view` is one of the moment at which the move may be made.
    """
    say = _SAYS.get(move.verb)
    id_, facts = say(voice, move, view) if say else (move.verb, {})
    return sentence(voice.say(f"donjon-move-{id_}", **facts))


def power(voice: Voice, adventurer: str) -> str:
    """What an adventurer's unique power does."""
    plus, less = TOKENS.get(adventurer, 0), lasting(adventurer, TOKEN)
    return sentence(voice.say("donjon-power", adventurer=adventurer, plus=plus, less=less))


def note(voice: Voice, move: Move, view: View) -> str:
    """What a move of the unique power does; empty for all others."""
    used = move.verb in (moves.VANISH, moves.REPLAY) or (move.verb, move.what) == (moves.USE, TOKEN)
    two = move.verb == moves.PLUNDER and move.also
    return power(voice, view.players[move.player].adventurer) if used or two else ""


Said = tuple[str, Facts]
"""The end of a message's id, and its facts."""


def _thing(voice: Voice, move: Move, view: View) -> Said:
    hidden = move.what == HIDDEN
    the = voice.say("donjon-a-spoil") if hidden else voice.the(move.what)
    return move.verb, {"the": the}


def _choose(voice: Voice, move: Move, view: View) -> Said:
    """Which of the quests looked at is kept; by its number to who may not know it."""
    return move.verb, {"quest": _quest(voice, view.looked, move.place)}


def _exchange(voice: Voice, move: Move, view: View) -> Said:
    if not move.place:
        return "exchange-hidden", {}
    held = view.players[move.player].quests
    return move.verb, {"quest": _quest(voice, [it.quest if it else "" for it in held], move.place)}


def _done(voice: Voice, move: Move, view: View) -> Said:
    if view.stage == SUPPLY:
        return "leave", {}
    return ("stay", {}) if view.stage == EXCHANGE else (move.verb, {"stage": view.stage})


def _quest(voice: Voice, quests: tuple[str, ...] | list[str], place: int) -> str:
    known = quests[place - 1] if 0 < place <= len(quests) else ""
    return voice.the_quest(known) if known else voice.say("donjon-a-quest", place=place)


def _buy(voice: Voice, move: Move, view: View) -> Said:
    return "buy-sale" if move.also else "buy", {"the": voice.the(move.what)}


def _take(voice: Voice, move: Move, view: View) -> Said:
    return move.verb, {"the": voice.the(move.what), "from": source(voice, move.also)}


def _whom(voice: Voice, move: Move, view: View) -> Said:
    return move.verb, voice.other(move.whom, "whom")


def _ring(voice: Voice, move: Move, view: View) -> Said:
    return "ring-ally" if move.what == "ally" else "ring", voice.other(move.whom, "whom")


def _bid(voice: Voice, move: Move, view: View) -> Said:
    return "bid-now" if move.also else "bid", {"give": voice.bundle(move.give)}


def _deal(voice: Voice, move: Move, view: View) -> Said:
    facts = voice.other(move.whom, "whom")
    facts |= {"give": voice.bundle(move.give), "want": voice.bundle(move.want)}
    # A counter to a bid says a price for the help alone.
    price = move.verb == moves.COUNTER and move.want == EMPTY and view.offer is None
    return "counter-price" if price else move.verb, facts


def _use(voice: Voice, move: Move, view: View) -> Said:
    return move.verb, {"what": voice.used(move.what)}


def _side(voice: Voice, move: Move, view: View) -> Said:
    return move.verb, {"side": "hidden" if move.what == HIDDEN else move.what}


def _plunder(voice: Voice, move: Move, view: View) -> Said:
    # With two things the Thief's token takes all gems.
    gems = voice.say("donjon-all-gems" if move.also else "donjon-half-gems")
    taken = [it for it in (move.what, move.also) if it]
    listed = voice.all_of(gems if it == GEMS else voice.the(it) for it in taken)
    return move.verb, {"gains": listed}


def _claim(voice: Voice, move: Move, view: View) -> Said:
    quest = voice.the_quest(move.what) if move.what in QUESTS else move.what
    if move.whom < 0:
        return move.verb, {"quest": quest}
    return "claim-with", {**voice.other(move.whom, "whom"), "quest": quest}


_SAYS: dict[str, Callable[[Voice, Move, View], Said]] = {
    moves.CHOOSE: _choose,
    moves.BUY: _buy,
    moves.DROP: _thing,
    moves.ARENA: _whom,
    moves.DONE: _done,
    moves.EXCHANGE: _exchange,
    moves.DISCARD: _thing,
    moves.TAKE: _take,
    moves.RING: _ring,
    moves.BID: _bid,
    moves.ALLY: _whom,
    moves.COUNTER: _deal,
    moves.OFFER: _deal,
    moves.PROMISE: _deal,
    moves.USE: _use,
    moves.SIDE: _side,
    moves.PLUNDER: _plunder,
    moves.CLAIM: _claim,
    moves.STEAL: _whom,
}
"""The verbs that name something; the others are said by themselves."""
MOVES = (
    *moves.VERBS, "buy-sale", "ring-ally", "bid-now", "counter-price", "claim-with", "stay",
    "exchange-hidden", "leave",
)  # fmt: skip
"""The ends of the ids of all moves."""


def turn(voice: Voice, view: View) -> str:
    """Whose turn it is, or who else is asked."""
    if view.over:
        return voice.say("turn-over")
    if len(view.deciders) > 1:
        return sentence(voice.say("donjon-turn-several", people=voice.people(view.deciders)))
    return sentence(voice.say("turn", **voice.person(on_turn(view))))


def on_turn(view: View) -> int:
    """Who alone is asked, or else whose turn it is."""
    return view.deciders[0] if view.deciders else view.active


def asked(voice: Voice, view: View) -> str:
    """What is to be decided, as the rest of a sentence."""
    stage = view.stage
    if stage == PICK and all(bid.bundle is None for bid in view.bids):
        stage = "pick-ring"
    if stage == BID and (on_turn(view), view.active) in {(it.maker, it.to) for it in view.owed}:
        stage = "bid-owed"
    if stage == SIDES and view.fight and view.fight.fury:
        stage = "sides-fury"
    if stage == CHOOSE and moves.ARENA not in view.verbs:
        stage = "choose-dungeon"
    if stage == LAST_QUESTS and moves.CLAIM not in view.verbs:
        stage = "quests-none"
    return voice.say("donjon-may", stage=stage)


def may(voice: Voice, view: View) -> tuple[str, list[str]]:
    """What its viewer may do at a decision: a title, and what is to be decided."""
    if view.over:
        return voice.say("may-over"), [voice.say("may-look-back")]
    if view.viewer not in view.deciders:
        return turn(voice, view), [voice.say("may-watch")]
    return turn(voice, view), [sentence(asked(voice, view))]
