"""Keyed luck for many games at once: the draws of `crypt_core.engine.luck`, an array a time.

A game's draws start from a number of its own (`start`), and `fold` leads along a key. A part of the
key is one integer for all games or an array with one a game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.luck import GOLDEN

Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]

_GOLDEN = np.uint64(GOLDEN)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_SIX = np.uint64(6)


def mix(numbers: Words) -> Words:
    """`engine.luck.mix` of each number."""
    z = numbers + _GOLDEN
    shifted = z >> _30
    z ^= shifted
    z *= _FIRST
    np.right_shift(z, _27, out=shifted)
    z ^= shifted
    z *= _SECOND
    np.right_shift(z, _31, out=shifted)
    z ^= shifted
    return z


def start(seeds: Words) -> Words:
    """Where the draws of each seed's game start, without salt."""
    return mix(mix(seeds))


def fold(start: Words, *key: int | NDArray[Any]) -> Words:
    """`engine.luck.fold`: the 64-bit draw of each game for a key."""
    for part in key:
        number = np.uint64(part) if isinstance(part, int) else part.astype(np.uint64)
        start = mix(start ^ number)
    return start


def faces(draws: Words) -> Words:
    """Die faces from 0 to 5, one less than `KeyedLuck.die` has."""
    high = draws >> _32
    high *= _SIX
    high >>= _32
    return high


def below(draws: Words, counts: NDArray[Any]) -> NDArray[np.uint16]:
    """`draw * count >> 64`, a number below each count (itself below 2**16), as a bot draws it.

    The product has up to 80 bits, so it is put together from the halves of the draw.
    """
    wide = counts.astype(np.uint64)
    high = (draws & _LOW) * wide
    high >>= _32
    high += (draws >> _32) * wide
    high >>= _32
    return high.astype(np.uint16)
