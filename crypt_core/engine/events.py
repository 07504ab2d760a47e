"""Events: what happened, a record a kind, and the short text of each, in both directions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Generic, TypeVar

from .game import BadNotation, Refusal
from .notation import Template, Token


@dataclass(frozen=True)
class Happening:
    """Something that happened. `TEXT` is the template of its notation."""

    TEXT: ClassVar[str]


E = TypeVar("E", bound=Happening)


class Texts(Generic[E]):
    """The texts of all kinds of events of a game.

    `rule` is the rule that a text is refused with which is no event.
    """

    def __init__(self, kinds: Sequence[type[E]], tokens: Mapping[str, Token], rule: str) -> None:
        self.templates = {kind: Template(kind.TEXT, tokens) for kind in kinds}
        self.rule = rule

    def write(self, event: E) -> str:
        """The event's text."""
        named = {field.name: getattr(event, field.name) for field in fields(event)}
        return self.templates[type(event)].write(named)

    def read(self, text: str) -> E:
        """The event of a text.

        :raises BadNotation: if it is the text of no event.
        """
        for kind, template in self.templates.items():
            found = template.read(text.strip())
            if found is not None:
                # A part that was left out is nothing: what a field is that is not given.
                left_out = {field.name for field in fields(kind) if field.default is None}
                nothing = {name: None for name in left_out if found.get(name) == ()}
                return kind(**{**found, **nothing})
        raise BadNotation(Refusal(self.rule, "read-event", {"got": text}))
