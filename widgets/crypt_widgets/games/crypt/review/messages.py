"""What the panel `review` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class FindBetter(TypedDict):
    """The exercise of a decision, or its answer, by the moment that it led to."""

    do: Literal["review-exercise", "review-reveal"]
    node: int


class ReviewButton(TypedDict):
    """What a button of the review asks for."""

    do: Literal[
        "review-start",
        "review-compute",
        "review-hint",
        "review-show",
        "review-again",
        "review-leave",
    ]
