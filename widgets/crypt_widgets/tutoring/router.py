"""The one table of messages: each by its name, with the function that handles it.

A game's own messages are in the `ROUTES` of its face.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..panels.estimate import state as estimate
from ..panels.estimate_review import state as estimate_review
from ..wire import Sent
from . import branches, games, lessons, play, rules, visits
from .desk import Desk
from .route import Route, routes
from .session import Session
from .shell import Shell

ROUTES = routes(play, branches, rules, games, lessons, visits, estimate, estimate_review)
"""The routes of what any game's panels send."""


def receive(tutor: Shell, message: Sent) -> Mapping[str, Any] | None:
    """Let a message be handled, and see to what follows; return what the frame is sent at once.

    A message of another game than the one at the table changes nothing.
    """
    name = message["do"]
    route = ROUTES.get(name) or tutor.front.face.ROUTES.get(name)
    part = None if route is None else _part(tutor, route)
    if route is None or part is None:
        return None
    before = tutor.practice
    session = part.session if isinstance(part, Desk) else part
    if isinstance(session, Session):
        with session.acting(route.keeps_rule, may_end=route.plays):
            route.handler(part, message)
        if not route.of_game:
            tutor.look(played=route.plays)
    elif (reply := route.handler(part, message)) is not None:
        return reply  # a question changes nothing
    tutor.follow(before, played=route.plays)
    return None


def _part(tutor: Shell, route: Route) -> Any:
    """The part of the tutor that a handler is handed; None if this game has no such part."""
    if route.part is Shell:
        return tutor
    if route.part is Session:
        return tutor.game if route.of_game else tutor.front
    if issubclass(route.part, Desk):
        desks = tutor.front.all_desks
        return next((desk for desk in desks if type(desk) is route.part), None)
    shared = tutor.course, tutor.reference, tutor.my_games
    return next(part for part in shared if type(part) is route.part)
