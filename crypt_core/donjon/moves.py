"""What a player can do, and how it is written.

A move is one plain record for all verbs, so that two moves are equal when they do the same. Each
verb has a template for both directions; `P1: buy double_axe`, `P2: offer P3 2g,spoil:ogre for
help`, `P4: plunder gems`: see `notation.md` beside this file. What others may not see of a move is
written `?`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from ..engine.game import BadNotation, Refusal
from ..engine.notation import NUMBER, Template, Token, read_mover
from .bundles import BUNDLE, EMPTY, Bundle
from .state import NOBODY

CHOOSE, BUY, HEAL, GUILD, TROPHY, DONE = "choose", "buy", "heal", "guild", "trophy", "done"
DROP, DRAW, ARENA, RAID, EXCHANGE = "drop", "draw", "arena", "raid", "exchange"
DISCARD, TAKE, BIND, RING, CALL, ALONE = "discard", "take", "bind", "ring", "call", "alone"
BID, PASS, ALLY, COUNTER, ACCEPT, DECLINE = "bid", "pass", "ally", "counter", "accept", "decline"
OFFER, PROMISE, KEEP, BREAK = "offer", "promise", "keep", "break"
FIGHT, FLEE, USE, SIDE, VANISH = "fight", "flee", "use", "side", "vanish"
REPLAY, FORGET, PLUNDER, CLAIM, STEAL = "replay", "forget", "plunder", "claim", "steal"

HIDDEN = "?"
SHOP, DISCARDS = "shop", "discards"
GEMS = "gems"
TOKEN = "token"

FORMS = {
    CHOOSE: "choose {place}",
    BUY: "buy {what}[ with {also}]",
    HEAL: "heal",
    GUILD: "guild",
    TROPHY: "trophy",
    DONE: "done",
    DROP: "drop {what}",
    DRAW: "draw",
    ARENA: "arena {whom}",
    RAID: "raid",
    EXCHANGE: "exchange quest{place}",
    DISCARD: "discard {what}",
    TAKE: "take {what} from {also}",
    BIND: "bind",
    RING: "ring {whom} {what}",
    CALL: "call",
    ALONE: "alone",
    BID: "bid {give}[ {also}]",
    PASS: "pass",
    ALLY: "ally {whom}",
    COUNTER: "counter {whom} {give} for {want}[ {also}]",
    ACCEPT: "accept",
    DECLINE: "decline",
    OFFER: "offer {whom} {give} for {want}",
    PROMISE: "promise {whom} {give}",
    KEEP: "keep",
    BREAK: "break",
    FIGHT: "fight",
    FLEE: "flee",
    USE: "use {what}",
    SIDE: "side {what}",
    VANISH: "vanish",
    REPLAY: "replay",
    FORGET: "forget",
    PLUNDER: "plunder {what}[ and {also}]",
    CLAIM: "claim {what}[ with {whom}]",
    STEAL: "steal from {whom}",
}
RULES = {
    CHOOSE: "setup.quests",
    BUY: "shop.buy",
    HEAL: "temple",
    GUILD: "guild",
    TROPHY: "rest.trophy",
    DONE: "turn.order",
    DROP: "shop.one-per-type",
    DRAW: "dungeon.draw",
    ARENA: "arena.open",
    RAID: "temple.raid",
    EXCHANGE: "new-choice",
    DISCARD: "rot",
    TAKE: "djinn",
    BIND: "binding-bow",
    RING: "charm-ring",
    CALL: "deal.ask",
    ALONE: "alliance.one",
    BID: "deal.ask",
    PASS: "deal.ask",
    ALLY: "alliance.one",
    COUNTER: "deal.ask",
    ACCEPT: "deal.swap",
    DECLINE: "deal.swap",
    OFFER: "deal.swap",
    PROMISE: "deal.arena",
    KEEP: "deal.keep",
    BREAK: "deal.keep",
    FIGHT: "flee",
    FLEE: "flee",
    USE: "announce",
    SIDE: "arena.sides",
    VANISH: "sorcerer.token",
    REPLAY: "priest.token",
    FORGET: "oblivion-helm",
    PLUNDER: "arena.plunder",
    CLAIM: "quest.claim",
    STEAL: "blackmail-charm",
}
"""The verbs of moves, and the rule that each stands on."""
VERBS = tuple(RULES)


class Move(NamedTuple):
    """A decision: who, what, and with whom.

    `what`: a card, item, quest, side, power or "gems". `also`: the second thing plundered, a Sale
    used, "now" of a bid, or where the Djinn's gift is taken from. `place`: which of several quests,
    from 1. `give` and `want`: what changes hands in a bargain, seen from who moves.
    """

    player: int
    verb: str
    what: str = ""
    also: str = ""
    whom: int = NOBODY
    place: int = 0
    give: Bundle = EMPTY
    want: Bundle = EMPTY

    def __str__(self) -> str:
        return write_move(self)


_PLAYER = Token(
    "[pP][1-6]",
    lambda player: "" if player == NOBODY else f"P{player + 1}",
    lambda text: int(text[1:]) - 1,
)
_NAME = Token(r"[a-z_]+|\?", str, str)
_PLACE = Token(
    r"[0-9]{1,9}|\?",
    lambda place: str(place) if place else HIDDEN,
    lambda text: 0 if text == HIDDEN else int(text),
)
TOKENS = {
    "what": _NAME,
    "also": Token(r"[a-z_]+|p[1-6]", str, str),
    "whom": _PLAYER,
    "place": _PLACE,
    "give": BUNDLE,
    "want": BUNDLE,
    "number": NUMBER,
}
DEFAULTS = Move(0, "")._asdict()


class _Form(Template):
    """A template whose player may be left out."""

    def write(self, fields: object) -> str:
        named = dict(fields)  # type: ignore[call-overload]
        if named["whom"] == NOBODY:
            named["whom"] = None
        return super().write(named)


TEMPLATES = {verb: _Form(form, TOKENS) for verb, form in FORMS.items()}


@lru_cache(maxsize=65536)
def write_move(move: Move) -> str:
    """The move's text, with its player: `P1: buy double_axe`."""
    return f"P{move.player + 1}: {TEMPLATES[move.verb].write(move._asdict())}"


def read_move(text: str, player: int | None) -> Move:
    """The move of a text; `player` moves if the text names nobody.

    Values are read as they stand, legal or not: judging them is `why_not`'s.

    :raises BadNotation: if it is no move; the refusal quotes what was not understood.
    """
    player, words = read_mover(text, player, "turn.order")
    said = re.sub(" *, *", ",", " ".join(words))
    template = TEMPLATES.get(words[0])
    found = template.read(said) if template else None
    if found is None:
        rule = RULES.get(words[0], "turn.order")
        reason = "read-donjon-form" if template else "read-donjon"
        form = FORMS.get(words[0], "")
        raise BadNotation(Refusal(rule, reason, {"got": said, "form": form}))
    named = {name: DEFAULTS[name] if value == () else value for name, value in found.items()}
    return Move(player, words[0], **named)


@lru_cache(maxsize=65536)
def well_formed(move: Move) -> bool:
    """Whether a move has the fields of its verb and no others, each of its kind."""
    try:
        return read_move(write_move(move), None) == move
    except (ValueError, TypeError, AttributeError, KeyError):
        return False
