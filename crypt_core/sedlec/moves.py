"""What a player can do, and how it is written.

A move is one plain record for all verbs, so that two moves are equal when they do the same.
Notation (docs in `notation.md` beside this file): `P1: dig 2 5`, `P1: lay king/priest d1`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..engine.game import BadNotation, Refusal
from ..engine.notation import read_mover
from .components import PILES
from .pyramid import Place

DIG = "dig"
TAKE = "take"
"""Take one of the two cards just turned up."""
COLLECT = "collect"
LAY = "lay"

RULES = {DIG: "dig", TAKE: "dig", COLLECT: "collect", LAY: "lay"}
"""The verbs of moves, and the rule that each stands on."""
VERBS = tuple(RULES)


class Move(NamedTuple):
    """A decision: who, what, and where.

    `piles` (dig, take, collect): piles of the graveyard by number from 0, the lowest first. `card`
    and `place` (lay): the text of a card in hand, and where it goes in the crypt.
    """

    player: int
    verb: str
    piles: tuple[int, ...] = ()
    card: str = ""
    place: Place | None = None

    def __str__(self) -> str:
        return write_move(self)


def pile_names(piles: tuple[int, ...], separator: str = ", ") -> str:
    """Piles as they are written: numbered from 1."""
    return separator.join(str(pile + 1) for pile in piles)


def write_move(move: Move) -> str:
    """The move's text, with its player: `P1: collect 4`."""
    what = f"{move.card} {move.place}" if move.verb == LAY else pile_names(move.piles, " ")
    return f"P{move.player + 1}: {move.verb} {what}"


def read_move(text: str, player: int | None) -> Move:
    """The move of a text; `player` moves if the text names nobody.

    Values are read as they stand, legal or not: judging them is `why_not`'s.

    :raises BadNotation: if it is no move; the refusal quotes what was not understood.
    """
    player, words = read_mover(text, player, "turn")
    verb, rest = words[0], words[1:]
    if verb not in VERBS:
        raise _unread(verb, "read-sedlec", "turn")
    if verb == LAY:
        laid = re.fullmatch(r"([a-z]+/[a-z]+) ([a-z])([1-9])", " ".join(rest))
        if laid:
            place = Place(ord(laid[2]) - ord("a"), int(laid[3]))
            return Move(player, LAY, card=laid[1], place=place)
    elif re.fullmatch(r"[0-9]{1,9}( [0-9]{1,9})*", " ".join(rest)) and len(rest) <= PILES:
        piles = tuple(sorted(int(word) - 1 for word in rest))
        if verb == DIG or len(piles) == 1:
            return Move(player, verb, piles)
    raise _unread(" ".join(words), f"read-{verb}", RULES[verb])


def _unread(text: str, reason: str, rule: str) -> BadNotation:
    return BadNotation(Refusal(rule, reason, {"got": text}))
