"""What the panel `home` sends, beside the messages of My games."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class OpenGame(TypedDict):
    """To a game's course, to its rules, or to what should come back of it."""

    do: Literal["home-learn", "home-rules", "home-review"]
    game: str


class HomeShown(TypedDict):
    """The first screen has been drawn, and the browser has nothing to do."""

    do: Literal["home-shown"]


class GoHome(TypedDict):
    """To the first screen."""

    do: Literal["home"]
