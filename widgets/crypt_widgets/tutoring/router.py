"""The one table of messages: each by its name, with the function that handles it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from ..folders import modules
from .messages import Sent
from .panel_state import PanelState
from .route import Routes, routes

if TYPE_CHECKING:
    from .shell import Shell

ROUTES = routes(modules("state"))
"""The routes of what any game's panels send."""


@cache
def routes_of(game: str) -> Routes:
    """The routes of what a game's own panels send."""
    return routes(modules("state", game))


def receive(tutor: Shell, message: Sent) -> Mapping[str, object] | None:
    """Let a message be handled, and see to what follows; return what the frame is sent at once.

    A message of another game than the one at the table changes nothing.
    """
    name = message["do"]
    route = ROUTES.get(name) or routes_of(tutor.front.game.name).get(name)
    part = route and part_of(tutor, route.part, route.of_game)
    if route is None or part is None:
        return None
    before = tutor.practice
    session = getattr(part, "session", part)
    if session is tutor.game or session is tutor.front:
        with session.acting(route.keeps_rule, may_end=route.plays):
            route.handler(part, message)
        if not route.of_game:
            tutor.look(played=route.plays)
    elif (reply := route.handler(part, message)) is not None:
        return reply  # a question changes nothing
    tutor.follow(before, played=route.plays)
    return None


def part_of(tutor: Shell, kind: type, of_game: bool = False) -> object | None:
    """Return the part of the tutor of this type; None for the state of another game's panel.

    `of_game`: the game's session is meant, even while a task is at the table.

    :raises TypeError: if the tutor has no part of this type.
    """
    session = tutor.game if of_game else tutor.front
    if issubclass(kind, PanelState):
        return session.panel_states.get(kind)
    there: tuple[object, ...] = (
        *(tutor, tutor.course, tutor.learner, tutor.reference, tutor.my_games, tutor.companion),
        *(session, session.draft, session.branches, session.reading, session.match),
    )
    for part in there:
        if isinstance(part, kind):
            return part
    if isinstance(session.seen, kind):
        return session.seen
    raise TypeError(f"the tutor has no part of the type {kind.__name__}")
