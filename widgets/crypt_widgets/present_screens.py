"""What every screen beside the table begins with: the way to the others, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shell import Shell

if TYPE_CHECKING:
    from .data import ScreenHead


def screen_head(shell: Shell) -> ScreenHead:
    """The head of the open screen: a tab for each screen, and what the way back is called."""
    words = shell.game.words
    back = "task" if shell.practice else "game"
    return {
        "label": words.say("learn-screens"),
        "tabs": [
            {
                "id": screen,
                "label": words.say("learn-screen", screen=screen),
                "current": screen == shell.screen,
            }
            for screen in shell.screens
        ],
        "back": words.say("learn-back", to=back),
    }
