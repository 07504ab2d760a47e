"""What each collector pays, with a player's own cards so far."""

from __future__ import annotations

from collections.abc import Iterator

from ....teach.companion import Payer
from ....teach.explain.voice import joined
from ...collectors import COLLECTORS, Holding, bonus
from ...components import KINDS
from ...views import SeenPlayer, View
from ..collectors import collector
from .voice import Voice

PAYS, MET, MISSING = "pays", "met", "missing"
"""A collector that pays at the end: the cards add coins, are enough but add none, or too few."""
USABLE, FLIPPED, SHORT = "usable", "flipped", "short"
"""A collector with a power: it is usable, its cards are flipped, or they are too few."""
UNKNOWN = "unknown"
"""It depends on what the viewer has not seen."""


def paying(voice: Voice, view: View, player: int) -> list[Payer]:
    """The collectors in the order of `KINDS`, for a player whose cards the viewer has seen."""
    return [_paying(voice, view, player, kind) for kind in KINDS]


def completing(view: View, player: int) -> Iterator[tuple[int, str]]:
    """Yield each treasure (slot, kind) that would complete a set which pays at the end.

    Treasures with the player's own servants are left out.
    """
    for treasure in view.crypt:
        if treasure is None or treasure.owner == player:
            continue
        power = f"{treasure.kind}.{view.setup.side(treasure.kind)}"
        have, need = view.players[player].progress(power)
        if COLLECTORS[power].timing == "end" and 0 < have == need - 1:
            yield treasure.slot, treasure.kind


def _paying(voice: Voice, view: View, player: int, kind: str) -> Payer:
    side, owner = view.setup.side(kind), view.players[player]
    card = collector(voice.words, kind, side)
    state, count = _state(owner, kind, side)
    cards = [it for it in owner.treasures if it.kind == kind]
    have = voice.say(
        "crypt-paying-have",
        kind=kind,
        count=len(cards),
        coins=voice.coins(sum(it.value or 0 for it in cards)),
    )
    so_far = next_ = ""
    if cards and state != UNKNOWN:
        so_far = voice.say(
            "crypt-paying-so-far", state=state, count=count, coins=voice.coins(count)
        )
    more = view.round < view.setup.rounds
    if state == PAYS and more and (gain := _next(view, player, kind)):
        next_ = voice.say("crypt-paying-next", coins=voice.coins(gain))
    return Payer(
        voice.say("crypt-sheet-collector", kind=kind, side=side),
        card.pays,
        card.detail,
        joined(have, so_far, next_),
        state in (PAYS, USABLE),
    )


def _state(owner: SeenPlayer, kind: str, side: str) -> tuple[str, int]:
    """How far the cards lead, and the coins that they add or how many more it takes."""
    power = f"{kind}.{side}"
    have, need = owner.progress(power)
    if COLLECTORS[power].flips:
        if have >= need:
            return USABLE, 0
        used = any(it.flipped for it in owner.treasures if it.kind == kind)
        return (FLIPPED if used else SHORT), need - have
    if owner.sheet is None:
        return UNKNOWN, 0
    coins = owner.sheet.bonuses[KINDS.index(kind)]
    if coins:
        return PAYS, coins
    return (MET, 0) if have >= need else (MISSING, need - have)


def _next(view: View, player: int, kind: str) -> int:
    """The coins that one more card of the kind adds to the reward; 0 if that depends on which."""
    power = f"{kind}.{view.setup.side(kind)}"
    mine, *others = [
        Holding(tuple(it.value or 0 for it in owner.treasures if it.kind == kind), owner.rewarded)
        for owner in (
            view.players[player],
            *(it for it in view.players if it.player != player and not it.ghost),
        )
    ]
    now = bonus(power, mine, others)
    gains = {
        bonus(power, mine._replace(values=(*mine.values, value)), others) - now
        for value in view.unseen[kind]
    }
    return gains.pop() if len(gains) == 1 else 0
