"""The cards of many games: their deals, and what each card number stands for."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..components import DECK, HALFWAY, KINDS, REVEALED, deck_for
from ..rules import FOR_DECK
from .luck import Bytes, Words, fold, mix

KIND: Bytes = np.array([KINDS.index(card.kind) for card in DECK], np.uint8)
"""The place in `KINDS` of each card's kind, by the card's number."""
COINS: Bytes = np.array([card.value for card in DECK], np.uint8)
"""Coins on each card, by its number."""

BLOCK = 1024
"""Games dealt at once: their draws stay in the processor's own cache."""
_ID = np.uint64(63)


def deal(start: Words, players: int) -> Bytes:
    """The numbers of all cards in the order they are drawn: an array (cards, games).

    A card's place depends on its number alone, so one shuffle of the whole deck is the deal of all
    rounds.
    """
    ids = np.array([card.number for card in deck_for(players)], np.uint64)
    order = np.empty((len(ids), len(start)), np.uint8)
    for first in range(0, len(start), BLOCK):
        part = slice(first, first + BLOCK)
        order[:, part] = _shuffled(fold(start[part], FOR_DECK), ids).T
    return order


def _shuffled(start: Words, ids: Words) -> Bytes:
    """The ids of each game in the order of their draws: an array (games, ids).

    Sorting draws whose lowest bits hold the id is faster than sorting ids by draws. Should the
    other 58 bits of two draws be equal, the slow way decides.
    """
    draws = mix(start[:, None] ^ ids)
    tagged = draws & ~_ID
    tagged |= ids
    tagged.sort(axis=1)
    if ((tagged[:, 1:] ^ tagged[:, :-1]) <= _ID).any():
        return ids[draws.argsort(axis=1)].astype(np.uint8)
    order: Bytes = (tagged & _ID).astype(np.uint8)
    return order


def _laid(place: int, up: bool) -> NDArray[np.uint16]:
    """For each card: what sorts it among those laid out in a solo game, its place, its number."""
    half_coins = 2 * COINS.astype(np.uint16) if up else np.full(len(DECK), int(2 * HALFWAY))
    sorting: NDArray[np.uint16] = (
        ((31 - half_coins) << 11) | (place << 6) | np.arange(len(DECK))
    ).astype(np.uint16)
    return sorting


_LAID = [_laid(place, place < REVEALED[1][0]) for place in range(sum(REVEALED[1]))]


def lay_out(drawn: Bytes) -> tuple[Bytes, Bytes]:
    """The three cards of a solo round from the left (solo.order), and which is face-down.

    Highest first, a face-down one halfway; the first drawn on the left among equals.
    """
    a, b, c = (table.take(cards) for table, cards in zip(_LAID, drawn, strict=True))
    a, b = np.minimum(a, b), np.maximum(a, b)
    b, c = np.minimum(b, c), np.maximum(b, c)
    a, b = np.minimum(a, b), np.maximum(a, b)
    laid = np.stack((a, b, c))
    down = ((laid >> 6) & 31) == REVEALED[1][0]
    return (laid & 63).astype(np.uint8), down.view(np.uint8)
