"""Short texts that parse back: the words of a move, and one template for both directions.

A template such as `"{player} collects {slot} {card}"` writes a record's fields and reads them. A
part in square brackets is left out when its field is empty: `"{dice}[ pushing {pushed}]"`. Each
field has a `Token`: how a value is written, what its text looks like, and how it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .game import BadNotation, Refusal

LONGEST_MOVE = 200
"""Characters of a move's text beyond which it is not read; what can be played has at most 40."""
MOVER = re.compile(r"\s*P([0-9]{1,9})\s*:", re.IGNORECASE)
FIELD = re.compile(r"\{(\w+)\}")
OPTION = re.compile(r"\[([^\]]*)\]")


def read_mover(text: str, player: int | None, rule: str) -> tuple[int, list[str]]:
    """Who makes the move of a text, and its words in small letters.

    `player` moves if the text names nobody. `rule` is the one it is refused with.

    :raises BadNotation: if it names no move, or is longer than any move.
    """
    if len(text) > LONGEST_MOVE:
        facts = {"size": len(text), "most": LONGEST_MOVE}
        raise BadNotation(Refusal(rule, "read-too-long", facts))
    who = MOVER.match(text)
    if who:
        player = int(who[1]) - 1
    words = text[who.end() if who else 0 :].lower().split()
    if player is None or not words:
        raise BadNotation(Refusal(rule, "read-nothing", {"got": text.strip()}))
    return player, words


def with_mover(text: str, player: int) -> str:
    """The text of a move, made by a player if it names nobody."""
    return text if MOVER.match(text) or not text.strip() else f"P{player + 1}: {text}"


class Token(NamedTuple):
    """One kind of value in a notation: `pattern` matches what `write` writes and `read` reads."""

    pattern: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


NUMBER = Token(r"[0-9]{1,9}", str, int)


def many(token: Token, separator: str = ",") -> Token:
    """One or more values of a kind, with a separator between them."""
    return Token(
        rf"{token.pattern}(?:{separator}{token.pattern})*",
        lambda values: separator.join(map(token.write, values)),
        lambda text: tuple(map(token.read, text.split(separator))),
    )


class Template:
    """A text with fields, written and read."""

    def __init__(self, text: str, tokens: Mapping[str, Token]) -> None:
        self.text = text
        self.tokens = {name: tokens[name] for name in FIELD.findall(text)}
        pattern = re.escape(text).replace(r"\[", "(?:").replace(r"\]", ")?")
        for name, token in self.tokens.items():
            pattern = pattern.replace(rf"\{{{name}\}}", f"(?P<{name}>{token.pattern})")
        self.regex = re.compile(pattern)

    def write(self, fields: Mapping[str, Any]) -> str:
        """The text of these fields."""

        def fill(text: str) -> str:
            return FIELD.sub(lambda m: self.tokens[m[1]].write(fields[m[1]]), text)

        def option(part: re.Match[str]) -> str:
            filled = all(fields[name] not in ((), None, "") for name in FIELD.findall(part[1]))
            return fill(part[1]) if filled else ""

        return fill(OPTION.sub(option, self.text))

    def read(self, text: str) -> dict[str, Any] | None:
        """The fields of a text, or None if the text is not of this template."""
        match = self.regex.fullmatch(text)
        if match is None:
            return None
        found = match.groupdict()
        return {
            name: () if found[name] is None else token.read(found[name])
            for name, token in self.tokens.items()
        }
