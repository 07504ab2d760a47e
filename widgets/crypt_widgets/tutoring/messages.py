"""What a page may send: how a message is checked against its type.

A panel sends what it wants done under "do", and the facts that go with it. The messages are in the
folders of the panels that send them; of all of them `scripts/make_wire_types.py` makes the types
that the scripts are checked with.
"""

# These types are read while the tutor runs, so they are not postponed.

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class Whole(TypedDict):
    """A growing panel's page has missed something, and wants the whole list."""

    do: Literal["whole"]


Sent = Mapping[str, Any]
"""What has come from a page, before anybody has looked whether it is a message."""


SHOWN = 40
"""So much is told of a message that nobody knows."""


def wrong(message: Sent, kind: type | None) -> str | None:
    """What is wrong with a message of this kind: its name if there is no kind, else its field."""
    do = str(message["do"])
    if kind is None:
        return do[:SHOWN].encode("utf-8", "replace").decode()  # half a sign cannot be sent back
    fact = _wrong_fact(message, kind)
    return None if fact is None else f"{do}: {fact}"


facts_of = cache(get_type_hints)
"""The facts of a kind of message, each with its form."""


def _wrong_fact(facts: Sent, kind: Any) -> str | None:
    """The first fact that is missing or has not the form that its type says; others are let be."""
    for fact, form in facts_of(kind).items():
        if fact in facts:
            if not _fits(facts[fact], form):
                return fact
        elif fact in kind.__required_keys__:
            return fact
    return None


def _fits(value: object, form: Any) -> bool:
    """Whether a value, which was JSON, has this form."""
    inside = get_args(form)
    if get_origin(form) is Literal:
        return value in inside
    if get_origin(form) in (Union, UnionType):
        return any(_fits(value, one) for one in inside)
    if get_origin(form) is list:
        return isinstance(value, list) and all(_fits(one, inside[0]) for one in value)
    if is_typeddict(form):
        return isinstance(value, dict) and _wrong_fact(value, form) is None
    return value is None if form is NoneType else type(value) is form
