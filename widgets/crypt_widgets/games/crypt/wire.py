"""What Crypt's own panels send: see `crypt_widgets.wire`."""

from typing import Literal, NotRequired, TypedDict


class Word(TypedDict):
    """What is asked for with a word alone."""

    do: Literal[
        "coach-hint",
        "coach-more",
        "odds-copy",
        "review-start",
        "review-compute",
        "review-hint",
        "review-show",
        "review-again",
        "review-leave",
    ]


class Open(TypedDict):
    """Open or close the coach's list."""

    do: Literal["coach-list"]
    open: bool


class PlayFor(TypedDict):
    """Whether the coach advises for who plays for the highest rank."""

    do: Literal["coach-aim"]
    rank: bool


class FilterMoves(TypedDict):
    """Which moves the coach lists; None for any."""

    do: Literal["coach-filter"]
    slot: int | None
    servants: int | None


class ExplainMove(TypedDict):
    """Which move of the list the coach explains; None for none."""

    do: Literal["coach-explain"]
    move: str | None


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


class FindBetter(TypedDict):
    """The exercise of a decision, or its answer, by the moment that it led to."""

    do: Literal["review-exercise", "review-reveal"]
    node: int
