"""One game as a data frame: the one at hand, finished or not."""

from __future__ import annotations

import pandas

from ..front import Hand, check_viewer, opened
from .columns import check_rows
from .transcripts import frame_of, played_of


def frame(at_hand: Hand, rows: str = "events", viewer: int | None = None) -> pandas.DataFrame:
    """A game as a data frame, with the columns of `simulate` (see `columns_of`).

    >>> from crypt_core import frame, game
    >>> rolls = frame(game(seed=7, moves=["a5 b1", "recover"])).query("event == 'rolled'")
    >>> rolls[["round", "bot", "effort", "rolled", "exhausted"]].values.tolist()
    [[1, 'person', 5, 5, False]]

    Args:
        at_hand: the game: a timeline, a `Tour`, a tutor, a record, the file of one, or a code. Of
            one with branches it is the line that one is on, to its end.
        rows: a row for everything that happened ("events"), a decision ("decisions"), a player
            ("seats"), or the whole game ("games").
        viewer: who looks, a player from 0 on: what they cannot know is not told. None: of a
            finished game everything is told; of one that goes on, what the person who is alone at
            the table may know, and with several players what everybody may.

    Returns:
        The frame. What is not known, or has not come yet, such as a final score, is missing.
        `attrs["over"]` tells whether the game is.

    :raises ValueError: if there are no such rows, or it is no game.
    :raises RecordError: if it cannot be loaded.
    """
    timeline, extra = opened(at_hand)
    players = timeline.setup.players
    check_viewer(viewer, players)
    played = played_of(timeline, extra)
    if viewer is not None or not played.over:
        played = played._replace(viewer=0 if viewer is None and players == 1 else viewer)
    made = frame_of(timeline.game, [played], check_rows(rows))
    made.attrs = {"game": timeline.game.name, "rows": rows, "over": played.over}
    return made
