"""What the panel `odds` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, NotRequired, TypedDict


class OddsSource(TypedDict):
    """Of what the Ghost's odds are: of the table, or of what is set up freely."""

    do: Literal["odds-source"]
    source: Literal["table", "free"]


class Pile(TypedDict):
    """Dice of one effort."""

    dice: int
    effort: int


class FormItem(TypedDict):
    """A treasure of the form; one that is gone has no kind."""

    id: int
    kind: str
    value: int
    down: bool
    mine: Pile
    ghost: Pile


class GhostForm(TypedDict):
    """A crypt set up freely, as `ghost_setup.Form` holds it."""

    items: list[FormItem]
    moment: str
    sides: str
    exhausted: int
    seen: list[int]


class SetUp(TypedDict):
    """The form has changed, for the so-many-eth time."""

    do: Literal["odds-form"]
    form: GhostForm
    number: int


class CompareEfforts(TypedDict):
    """The treasure whose efforts are compared."""

    do: Literal["odds-slot"]
    slot: int


class TryEffort(TypedDict):
    """The slider stands at so many servants of an effort, 0 for nobody; the so-many-eth change."""

    do: Literal["odds-try"]
    slot: int
    count: int
    effort: int
    number: int


class Roll(TypedDict):
    """A roll to be walked through; any, where there are no faces."""

    do: Literal["odds-roll"]
    faces: NotRequired[list[int]]


class CopyTable(TypedDict):
    """Set up freely what the table shows."""

    do: Literal["odds-copy"]
