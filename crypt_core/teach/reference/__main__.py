"""``python -m crypt_core.teach.reference fr sedlec``: rules of a game in a language, as text."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ...games import GAMES
from ..words import LANGS
from .text import text


def main(arguments: Sequence[str]) -> int:
    """Print the reference; 2 for an unknown language or game, or more than one of them."""
    langs = [argument for argument in arguments if argument in LANGS]
    games = [argument for argument in arguments if argument in GAMES]
    if len(langs) > 1 or len(games) > 1 or len(langs) + len(games) < len(arguments):
        known = f"name one language ({', '.join(LANGS)}) and one game ({', '.join(GAMES)})"
        print(known, file=sys.stderr)
        return 2
    print(text(*langs or LANGS[:1], *games), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
