"""Check that what is said to teach a game has all rules that a first game needs, and is short.

It takes no longer than the minutes that it promises.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from complaints import Complaint, named, report

from crypt_core.games import NAMES, folder
from crypt_core.teach.aloud import aloud, explanation
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS

PACE = 120
"""Words that are said in a minute, with time left for the hands."""


def complaints(game: str) -> Iterator[Complaint]:
    """Compare the rules of a game with those that are said or left for later, and count words."""
    place, rules, told = named(folder(game) / "teach/aloud.py"), index(game), explanation(game)
    said = [rule for section in told.SECTIONS for rule in section.rules]
    phases = {rule.phase for rule in rules.values()}
    for name in [*said, *told.LATER]:
        if name not in rules and name not in phases:
            yield Complaint(place, 0, f"{game} has no rule {name}")
    for rule in rules.values():
        later = rule.id in told.LATER or rule.phase in told.LATER
        if later == (rule.id in said):
            what = "said and left for later" if later else "neither said nor left for later"
            yield Complaint(place, 0, f"the rule {rule.id} is {what}")
    for lang in LANGS:
        words = sum(len(section.say.split()) for section in aloud(lang, game).sections)
        if words > PACE * told.MINUTES:
            yield Complaint(place, 0, f"{words} words ({lang}) take over {told.MINUTES} minutes")


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("aloud", [it for game in NAMES for it in complaints(game)])


if __name__ == "__main__":
    sys.exit(main())
