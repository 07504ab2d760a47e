"""What a decision costs in a game of a thousand moments, held against one in a game of forty.

Both make the same decisions at the same moments, so that what differs is the tree around them. The
milliseconds are Python's, with the writing of what is sent; the bytes are those of all messages.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

from crypt_core.games import GAMES
from crypt_widgets.app import Tutor
from tests.widgets.listener import Listener, deepen, grow

SHORT, LONG = 40, 1_000
"""Moments."""
GROWN = ("whatif", "frame")
"""The panels that tell of the whole game."""
TURNS = 3
"""How often one goes back to each early moment."""


class Cost(NamedTuple):
    """A decision: milliseconds, bytes, and those of the panels that tell of the whole game."""

    took: float
    sent: int
    grown: int


def page(game: str, count: int) -> Listener:
    """A page that shows a game of so many moments, with a person in each seat."""
    players = 1 if game == "crypt" else 2
    tutor = Tutor(lang="en", game=game, seed=3, players=players, seats=["person"] * players)
    grow(tutor.live.session.timeline, count)
    tutor.live.redraw()
    return Listener(tutor)


def line_page(game: str, count: int) -> Listener:
    """A page that shows a line of so many moments, at its end."""
    tutor = Tutor(lang="en", game=game, seed=3, players=1)
    deepen(tutor.live.session.timeline, count)
    tutor.live.redraw()
    return Listener(tutor)


def decide(at: Listener, node: int, turn: int) -> Cost | None:
    """Go back to a moment and decide otherwise; None if nothing can be decided there."""
    at.ask("go", node=node)
    at.ask("curtain")
    session = at.tutor.live.session
    legal = session.game.own_moves(session.timeline.state, session.asked)
    if not legal:
        return None
    move = session.game.write_move(legal[(node + 7 * turn) % len(legal)])
    start = time.perf_counter()
    sent = at.ask("play", move=move)
    took = (time.perf_counter() - start) * 1e3
    return Cost(took, sent, sum(len(text) for panel, text in at.sent if panel in GROWN))


def compared(what: str, pages: list[Listener], nodes: list[list[int]]) -> Iterator[str]:
    """The decisions at these moments of the short game and of the long one, by turns."""
    found: list[list[Cost]] = [[], []]
    for turn in range(TURNS):
        for places in zip(*nodes, strict=True):
            for costs, at, node in zip(found, pages, places, strict=True):
                cost = decide(at, node, turn)
                if cost is not None:
                    costs.append(cost)
    short, long = (Cost(*map(statistics.median, zip(*costs, strict=True))) for costs in found)
    most = max(cost.grown for cost in found[1])
    name = f"{what}, a decision at {LONG:,} : {SHORT} moments"
    yield f"{name:50} {long.took / short.took:.2f}  (aim 3; {long.took:.1f} : {short.took:.1f} ms)"
    ratio = long.sent / short.sent
    yield f"{'':50} {ratio:.2f}  (aim 3; {long.sent:,.0f} : {short.sent:,.0f} bytes)"
    yield f"{'  what-if and frame at most':50} {most:,} bytes  (aim 5,000)"


def report() -> Iterator[str]:
    """All lines of this subject."""
    for game in GAMES:
        pages = [page(game, count) for count in (SHORT, LONG)]
        yield from compared(game, pages, [list(range(SHORT - 1))] * 2)
    lines = [line_page("crypt", count) for count in (SHORT, LONG)]
    ends = [list(range(count - SHORT // 2, count)) for count in (SHORT, LONG)]
    yield from compared("one line", lines, ends)
