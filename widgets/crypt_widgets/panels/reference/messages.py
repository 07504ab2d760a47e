"""What the panel `reference` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, NotRequired, TypedDict


class RulePage(TypedDict):
    """A page of the reference; the list where there is no id."""

    do: Literal["rules-open", "rules-page"]
    id: NotRequired[str | None]


class Search(TypedDict):
    """Words to look for in the reference."""

    do: Literal["rules-search"]
    text: str


class TryRule(TypedDict):
    """The table to try a rule at."""

    do: Literal["rules-play"]
    id: str
