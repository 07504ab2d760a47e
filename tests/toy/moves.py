"""What a player of the toy can do: `P1: choose 2`, `P1: offer P2 3 for 1`, `P2: accept`."""

from __future__ import annotations

import re
from typing import NamedTuple

from crypt_core.engine.game import BadNotation, Refusal
from crypt_core.engine.notation import read_mover

CHOOSE, OFFER, PASS = "choose", "offer", "pass"
ACCEPT, DECLINE, WITHDRAW = "accept", "decline", "withdraw"
PLAIN = (PASS, ACCEPT, DECLINE, WITHDRAW)
VERBS = {
    CHOOSE: "choose",
    OFFER: "offer",
    PASS: "offer",
    ACCEPT: "answer",
    DECLINE: "answer",
    WITHDRAW: "answer",
}
"""The verbs, and the stage at which each is of use."""
WORDS = re.compile(r"choose (?P<number>\d)|offer p(?P<partner>\d) (?P<give>\d+) for (?P<want>\d+)")


class Move(NamedTuple):
    """A decision; `number` (choose) is None where it is not to be seen."""

    player: int
    verb: str
    number: int | None = None
    partner: int = -1
    give: int = 0
    want: int = 0

    def __str__(self) -> str:
        return write_move(self)


def write_move(move: Move) -> str:
    what = {
        CHOOSE: f" {'?' if move.number is None else move.number}",
        OFFER: f" P{move.partner + 1} {move.give} for {move.want}",
    }
    return f"P{move.player + 1}: {move.verb}{what.get(move.verb, '')}"


def read_move(text: str, player: int | None) -> Move:
    """The move of a text; `player` moves if it names nobody. :raises BadNotation: if it is none."""
    player, words = read_mover(text, player, "turn")
    found = WORDS.fullmatch(" ".join(words))
    if words[0] in PLAIN and len(words) == 1:
        return Move(player, words[0])
    if found is None:
        raise BadNotation(Refusal("turn", "no-move", {"got": text}))
    if words[0] == CHOOSE:
        return Move(player, CHOOSE, number=int(found["number"]))
    give, want = int(found["give"]), int(found["want"])
    return Move(player, OFFER, partner=int(found["partner"]) - 1, give=give, want=want)
