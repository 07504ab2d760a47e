"""How a function says which messages it handles, and which parts of the tutor it is handed.

`@handles("play")` names the messages. The types of the two parameters say the rest: the part of the
tutor that the function is handed and changes, and what is in the message.

    @handles("play", plays=True)
    def play(session: Session, message: Play) -> None: ...

A presenter, too, is handed the parts of the tutor that its parameters name by their types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, Protocol, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Mapping[str, Any] | None])


class Route(NamedTuple):
    """Who handles a message."""

    handler: Callable[[Any, Any], Mapping[str, Any] | None]
    """What it returns, if anything, is sent to the frame; then nothing is redrawn."""
    part: type
    """The part of the tutor that it is handed."""
    message: type
    keeps_rule: bool = False
    """Whether a rule's card stays open."""
    plays: bool = False
    """Whether it plays the game on, so that its end may be reached."""
    of_game: bool = False
    """Whether the game's session is meant, even while a task is at the table."""


Routes = Mapping[str, Route]
"""Routes by the messages that they are for."""


def handles(*names: str, **traits: bool) -> Callable[[Handler], Handler]:
    """Declare which messages a function handles; `traits` are those of `Route`."""

    def declare(function: Handler) -> Handler:
        function.handles = names, traits  # type: ignore[attr-defined]
        return function

    return declare


class Ask(Protocol):
    """Calls a presenter with the parts of the tutor that its parameters name."""

    def __call__(self, presenter: Callable[..., T]) -> T:
        """Return what the presenter makes of them."""


@cache
def parts(function: Callable[..., Any]) -> tuple[type, ...]:
    """The types of a function's parameters; what it returns may be known to checkers alone."""
    facts = {name: of for name, of in function.__annotations__.items() if name != "return"}
    hints = get_type_hints(SimpleNamespace(__annotations__=facts), function.__globals__)
    return tuple(get_origin(kind) or kind for kind in hints.values())


def routes(modules: Iterable[ModuleType]) -> dict[str, Route]:
    """The routes to the handlers in these modules.

    :raises TypeError: if two handle the same message, or one handles a message that its type does
        not have.
    """
    found: dict[str, Route] = {}
    for module in modules:
        for function in vars(module).values():
            if getattr(function, "__module__", None) != module.__name__:
                continue
            names, traits = getattr(function, "handles", ((), {}))
            for name in names:
                part, message = parts(function)
                if name in found:
                    raise TypeError(f"{name} is handled twice")
                if name not in get_args(get_type_hints(message)["do"]):
                    raise TypeError(f"{name} is no {message.__name__}")
                found[name] = Route(function, part, message, **traits)
    return found
