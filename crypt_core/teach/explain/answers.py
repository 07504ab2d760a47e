"""What is wrong and what would be right: refused moves, setups and records in words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...engine.game import Fact, Refusal, Refused
from ...engine.record import RecordError
from .voice import Facts, Voice, joined, sentence

PEOPLE = {"player": "", "on_turn": "turn_", "owner": "owner_"}
"""Facts that are players, and how the facts of a sentence about them begin."""
ABOUT_NUMBERS = ("unknown-player", "setup-leader", "setup-first")
"""Refusals whose `got` and `wanted` are players by number: from 0 in code, from 1 for people."""
NUMBERS = re.compile("-?[0-9]{1,9}(, [0-9]{1,9})*")
ALL_OF = ("there", "rolled", "known")
"""Facts that are all that there is: their texts, one after another."""
ONE_OF = "wanted"
"""The fact that is what there may be, of which one is to be chosen."""
HAS_ALL = "setup-field"
"""The refusal that wants no choice: it names all there is."""
LONGEST = 60
"""Letters of a quotation beyond which it is cut."""
COUNTED = 10**15
"""Numbers from here on are quoted as they are written: nothing is counted by them."""


def refusal(voice: Voice, refusal: Refusal) -> str:
    """Why a move or a setup is refused, addressed to whoever tried it."""
    told = refusal.facts
    if refusal.reason in ABOUT_NUMBERS:
        numbers = {name: _from_one(told[name]) for name in ("got", "wanted") if name in told}
        told = {**told, **numbers}
    facts = _facts(voice, told, refusal.reason)
    return sentence(voice.say(f"refusal-{refusal.reason}", **facts))


def error(voice: Voice, error: RecordError | Refused) -> str:
    """Why something could not be loaded, begun, read or played."""
    if not isinstance(error, RecordError):
        return refusal(voice, error.refusal)
    told = voice.say(f"error-{error.reason}", **_facts(voice, error.facts, error.reason))
    return joined(told, refusal(voice, error.refusal) if error.refusal else "")


def _facts(voice: Voice, facts: Mapping[str, Fact], reason: str) -> Facts:
    """A refusal's facts as its sentence takes them."""
    said: Facts = voice.about(facts)
    for name, value in facts.items():
        if name in PEOPLE and isinstance(value, int):
            prefix = PEOPLE[name]
            said |= voice.person(value, prefix) if value >= 0 else {f"{prefix}who": "nobody"}
        elif isinstance(value, bool | int) and abs(value) < COUNTED:
            said[name] = int(value)
        else:
            text = voice.fact(name, str(value))
            if name in ALL_OF or (name == ONE_OF and reason == HAS_ALL):
                text = voice.all_of(text.split(", "))
            elif name == ONE_OF:
                text = voice.any_of(text.split(", "))
            said[name] = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
            said[f"any_{name}"] = "no" if str(value) in ("", "?") else "yes"
    return said


def _from_one(value: object) -> str:
    """Players by number, such as "0, 1", as people count them: "1, 2"; other text as it is."""
    text = str(value)
    if not NUMBERS.fullmatch(text):
        return text
    return ", ".join(str(int(number) + 1) for number in text.split(", "))
