"""What the panel `tools` sends."""

# These types are read while the tutor runs, so they are not postponed.

from typing import Literal, TypedDict


class OpenTool(TypedDict):
    """Which of the tools beside the table is shown, by its panel's name."""

    do: Literal["tool"]
    name: str
