"""The frame: the bar above the game, its dialogues, and what the browser keeps of the game."""

from __future__ import annotations

import traitlets

from ...fonts import faces
from ...panel import Growing, script, style

FRAME_WORDS = (
    "labelled",  # {label}, {value}
    "frame-subtitle",
    "frame-menu",
    "frame-new",
    "frame-learn",
    "frame-rules",
    "frame-games",
    "frame-save",
    "frame-load",
    "frame-share",
    "frame-share-title",
    "frame-about",
    "frame-language",
    "frame-theme",
    "frame-theme-auto",
    "frame-theme-light",
    "frame-theme-dark",
    "frame-close",
    "frame-cancel",
    "frame-new-warning",
    "frame-which-game",
    "frame-players",
    "frame-players-1",
    "frame-players-2",
    "frame-players-3",
    "frame-players-4",
    "frame-players-5",
    "frame-players-6",
    "frame-seat-1",
    "frame-seat-2",
    "frame-seat-3",
    "frame-seat-4",
    "frame-seat-5",
    "frame-seat-6",
    "frame-name",
    "frame-seed",
    "frame-seed-note",
    "frame-for-good",
    "frame-for-good-note",
    "frame-start",
    "frame-load-file",
    "frame-load-paste",
    "frame-load-go",
    "frame-load-too-big",
    "frame-saved",  # {name}
    "frame-copied",
    "frame-copied-page",
    "frame-copied-unsafe",
    "frame-share-hint",
    "frame-share-unsafe",
    "frame-share-here",
    "frame-share-field",
    "frame-share-field-page",
    "frame-lost-title",
    "frame-lost-text",
    "frame-offline-text",
    "frame-reload",
    "frame-busy-title",
    "frame-busy-text",
    "frame-stuck-text",
    "frame-stuck-go",
    "frame-about-seed",  # {seed}
    "frame-about-later",
    "frame-keys",
    "frame-sound",
    "frame-sound-none",
    "frame-warns",
    "frame-unkept-title",
    "frame-storage-off",
    "frame-storage-full",
    "frame-licences",
    "frame-day",
    "frame-dare",
    "frame-dare-about",
    "frame-dare-coach",
    "frame-dare-coach-note",
    "frame-dare-own",  # {score}
    "frame-dare-link",
    "frame-dare-link-note",
    "frame-dare-hide",
    "frame-dare-copy",
    "frame-dare-copied",
    "frame-dare-field",
    "games-day-copied",
    "end-day",
)
"""The ids of the labels that the panel takes from `words`."""


class Frame(Growing):
    """Title, language, light or dark, new game, save, load, share; trouble and lost connections.

    It also brings the look of all panels, the style that places them on the page, and their fonts.
    Its list is that of the decisions of the game's record.

    Sends `hello` once when it is first on the page (with `lang`, `chosen`, what the browser has
    kept and what the address tells), `visit` (with `place` and a number) as one goes back and
    forth, `lang`, `new` (with `game`, `seats`, `seed` and the fields of its setup), `load` (with
    `text`: a record or a code), `resume`, `discard-saved`, `close-trouble`, `again`,
    `again-coach`, `take-up`, `games-apart` (with `id`), `learn-open` (with `screen`), `rules-open`,
    `learn-invite` (with `yes`), and `ping` (with `n`), which wants the custom message
    `{"pong": n}` in return.
    """

    keep = traitlets.Dict().tag(sync=True)
    """What the browser is to keep of the game: the `code` of the moment one is at, and of the
    record all but its decisions, or its whole `text`; and of where one is (see `FrameKeep`)."""

    previous = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    """The record of the game that was left for this one."""

    area = "frame"
    order = 0
    _esm = script("panels/frame/panel")
    _css = faces() + style("kit/look", "kit/components", "panels/frame/panel", "kit/layout")
