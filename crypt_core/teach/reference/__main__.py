"""``python -m crypt_core.teach.reference fr``: all rules as text, in a language."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..words import LANGS
from .text import text


def main(arguments: Sequence[str]) -> int:
    """Print the reference; 2 for an unknown language or more than one."""
    if len(arguments) > 1 or not set(arguments) <= set(LANGS):
        print(f"name one language: {', '.join(LANGS)}", file=sys.stderr)
        return 2
    print(text(*arguments or LANGS[:1]), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
