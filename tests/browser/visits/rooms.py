"""The rooms that the app may have: windows of a size, and cells of notebooks."""

from __future__ import annotations

from dataclasses import dataclass

USUAL, LARGE = 16, 24
"""Sizes of text in pixels: the usual one, and a reader's own."""
WINDOW = 1440, 900
"""The window that a cell is in, in pixels."""


@dataclass(frozen=True)
class Size:
    """The size of a window, and of the text in it, in pixels."""

    width: int
    height: int
    text: int = USUAL

    def __str__(self) -> str:
        text = "" if self.text == USUAL else f" with text of {self.text} px"
        return f"{self.width}x{self.height}{text}"

    @property
    def room(self) -> dict[str, object]:
        """What `measure.js` wants to know of a window."""
        return {
            "name": str(self),
            "width": self.width,
            "height": self.height,
            "text": self.text,
            "cell": 0,
        }

    @property
    def cell(self) -> dict[str, object]:
        """The same of a cell of this width."""
        return {
            "name": f"a cell of {self}",
            "width": WINDOW[0],
            "height": WINDOW[1],
            "text": self.text,
            "cell": self.width,
        }


PHONES = [Size(360, 740), Size(390, 844), Size(844, 390)]
SIZES = [
    *PHONES,
    Size(768, 1024),
    Size(820, 1180),
    Size(1024, 768),
    Size(1280, 720),
    Size(1366, 768),
    Size(1440, 900),
    Size(1920, 1080),
    # A page of 1440x900 at twice its size.
    Size(720, 450),
    Size(1440, 900, LARGE),
]
LAPTOP = Size(1280, 900)
CELLS = [
    Size(1008, 640),
    Size(1100, 640),
    Size(1108, 640),
    Size(1008, 640, LARGE),
    Size(1100, 640, LARGE),
]
"""What is left for the app in a cell of JupyterLab at 1440x900 with the file browser open and at
1280x800 without it, and in one of Notebook at 1440x900; and in cells with large text."""
ROOMS = [*(it.room for it in SIZES), *(it.cell for it in CELLS)]
"""Where each moment is looked at."""
