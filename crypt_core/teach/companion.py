"""The companion of a first whole game: a line of guidance at a time, and tools one after another.

What it says is data: situations with a predicate each, in the module `teach.companion` of a game.
It depends only on the decisions made so far, so the same game is always guided alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from ..games import has, part
from .explain.parts import Rung

COMPANION = "teach.companion"
EARLY = 3
"""The rounds in which each decision may have a line; later ones have one line a round at most."""

Facts = Mapping[str, Any]


def nothing(_voice: Any, _view: Any) -> Facts:
    """The facts of a line that names nothing of the table."""
    return {}


class Situation(NamedTuple):
    """A situation at a decision: the id of what is said, when it is true, and what it names."""

    id: str
    when: Callable[[Any], bool]
    """Whether a view is of such a situation; it is the decider's, at their decision."""
    facts: Callable[[Any, Any], Facts] = nothing
    """Of a voice and a view."""
    times: int = 1
    """How often it is said in a game at most."""


class Introduction(NamedTuple):
    """A tool that is shown from the first decision on at which it helps."""

    tool: str
    """Its panel's name."""
    when: Callable[[Any], bool]
    helps: Collection[str] = ()
    """What the table tells from then on, by its game's names for it: see `Task.helps`."""


class Payer(NamedTuple):
    """A source of points, and what a player's cards bring with it so far."""

    name: str
    pays: str
    """What it pays, in a few words."""
    detail: str
    """The same in a sentence."""
    mine: str
    """What the player has, and what that brings."""
    counts: bool
    """Whether the cards bring something already."""


class Rival(NamedTuple):
    """The bot that a first game is compared with."""

    bot: str
    games: int
    """How many games its mean is of: one is enough where nothing is luck but the deal."""


class Guide(Protocol):
    """What a game has for its companion."""

    SITUATIONS: Sequence[Situation]
    """The most useful first."""
    TOOLS: Sequence[Introduction]
    """In the order in which they come. Their texts: `GUIDE`, "tool-" and the tool."""
    GUIDE: str
    """How the ids of what is said begin: "crypt-guide-"."""
    RIVAL: Rival | None
    """Whose mean score with the same deal is compared; None where that says little."""

    @staticmethod
    def fits(setup: Any) -> bool:
        """Whether a game with this setup can be guided."""

    @staticmethod
    def ladder(voice: Any) -> Sequence[Rung]:
        """The titles to reach, from the lowest; empty where there are none."""

    @staticmethod
    def payers(voice: Any, view: Any, player: int) -> Sequence[Payer]:
        """What pays at the end, with what a player has so far."""

    @staticmethod
    def standing(voice: Any, view: Any, player: int) -> str:
        """The player's score so far, and what is missing to the next title."""


def companion(game: str) -> Guide | None:
    """The companion of a game, by the game's name; None where it has none."""
    return cast(Guide, part(game, COMPANION)) if has(game, COMPANION) else None


def message_ids(game: str) -> set[str]:
    """The ids of messages of a game's companion that code puts together."""
    guide = companion(game)
    assert guide is not None
    names = [it.id for it in guide.SITUATIONS] + [f"tool-{it.tool}" for it in guide.TOOLS]
    return {f"{guide.GUIDE}{name}" for name in (*names, "aim", "payers", "compared")}


def guidance(guide: Guide, decisions: Sequence[Any]) -> list[Situation | None]:
    """What is said at each decision of a line, by the views of their player.

    Of all that is true there the first; each as often as it may be said, and never twice in a row.
    """
    said: Counter[str] = Counter()
    lines: list[Situation | None] = []
    last, spoken = "", 0
    for view in decisions:
        quiet = view.round > EARLY and view.round == spoken
        found = None if quiet else _first(guide.SITUATIONS, view, said, last)
        if found is not None:
            said[found.id] += 1
            last, spoken = found.id, view.round
        lines.append(found)
    return lines


def _first(
    situations: Sequence[Situation], view: Any, said: Counter[str], last: str
) -> Situation | None:
    fitting = (it for it in situations if it.id != last and said[it.id] < it.times)
    return next((it for it in fitting if it.when(view)), None)


def introductions(guide: Guide, decisions: Sequence[Any]) -> list[str | None]:
    """The tool that is introduced at each decision of a line: one a round, in their order."""
    left, last = list(guide.TOOLS), 0
    found: list[str | None] = []
    for view in decisions:
        here = bool(left) and view.round != last and left[0].when(view)
        last = view.round if here else last
        found.append(left.pop(0).tool if here else None)
    return found
