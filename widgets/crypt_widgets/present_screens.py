"""What every screen beside the table begins with: the way to the others, and the way back."""

from __future__ import annotations

from typing import Any

from .learning import Learning


def screen_head(learning: Learning) -> dict[str, Any]:
    """The head of the open screen: a tab for each screen, and what the way back is called."""
    words = learning.game.words
    back = "task" if learning.practice else "game"
    return {
        "label": words.say("learn-screens"),
        "tabs": [
            {
                "id": screen,
                "label": words.say("learn-screen", screen=screen),
                "current": screen == learning.screen,
            }
            for screen in learning.screens
        ],
        "back": words.say("learn-back", to=back),
    }
