"""A visit: what the app looks like at one moment, measured in many rooms.

The page host's page stands in a frame. So that it can be given one size after another, nothing is
painted between them: a room is measured in a fifth of the time that a resized window takes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.page_host import FRAMED

SCRIPT = (Path(__file__).parent / "measure.js").read_text("utf-8").replace("export ", "")
VISIT, CELL = (f"(given) => {{ {SCRIPT} return {name}(given); }}" for name in ("visit", "cell"))
"""What is done in a page: measure a visit; give the app the width of a cell."""
SHOWN, PAINTED, HEARD, DOTS, HIDES = 1, 2, 4, 8, 16
"""Flags of a row: visible, and not transparent; for ears alone; ends in dots; hides the rest.

All but the first are told only of what is asked for or leaves its place."""

MARKS = {
    "panel": ".crypt",
    "card": ".tb-card",
    "picture": ":is(.tb-picture, .tb-back .tb-emblem)",
    "value": ":is(.tb-value, .tb-unknown)",
    "rolled": ".tb-again",
    "place": ".tb-place",
    "stone": ".tb-stone",
    "die": ".crypt-die",
    "look": ".tb-look",
    # Three servants below one treasure share its width, and so do three results.
    "three": ":is(.tb-dice-row:has(> :nth-child(3)) > .tb-servant, "
    ".tb-results:has(> :nth-child(3)) .tb-again)",
    "pressed": ":is(button.tb-servant, .tb-face, .tb-again, .tb-action, .br-button, .to-tab)",
    "loud": ":is(.crypt-in-stage, .crypt-in-bar, .crypt-in-tools) .crypt-main",
    "tools": ".crypt-in-tools",
    "stage card": ".crypt-in-stage :is(.tb-card, .tb-looks)",
    # Tabs, and what is one's own in Donjon, are moved along.
    "along": ":is(.crypt-hear, .to-tab, .tb-card-name, .dj-mine > *)",
    "words": ":is(p, .crypt-main, .tb-news-said)",
    "control": ":is(button, select, summary, [role=treeitem], input, textarea, [role=button], a)",
    "idle": ":is([inert], [inert] *, [aria-disabled=true], [aria-disabled=true] *)",
    # A notch of a slider is found by its button beside it; a link in a sentence is as high as the
    # line; a reason is pressed with all of the news around it, and odds are as wide as their card.
    "small": ":is([type=range], .crypt-rule, .ln-term, .tb-why, .tb-told)",
    # Places of a pyramid, six phases, and what counts up and down are as wide as there is room for.
    "narrow": ":is(.bo-place, .crypt-ribbon .rb-phase > button, .dj-counter button)",
    "ribbon": ".crypt-ribbon .rb",
    "phases": ".crypt-ribbon .rb-row",
    "turn": ".crypt-ribbon .rb-side",
    "phase": ".crypt-ribbon .rb-name",
    "title": ".crypt-frame h1",
    "dialogue": "dialog[open]",
    # Crypt
    "player": ".crypt-table:has(.tb-ask) .tb-name > span:not(.crypt-hear)",
    "plate": ".crypt-table .tb-near .tb-own",
    "to come": ".crypt-table .tb-near .tb-purse .tb-away",
    "purse": ".crypt-table .tb-near .tb-purse > :not(.crypt-hear)",
    "own die": ".crypt-table .tb-near .tb-ready > *",
    # Sedlec
    "answer": ".crypt-board .bo-verdict",
    "verb": ".crypt-board .bo-verb",
    "named": ".crypt-board :is(.bo-rival-name, .bo-who > span)",
    "kind": ".crypt-board .bo-kind",
    "chosen": ".crypt-board button:is(.bo-pile, .bo-held, .bo-place)",
    "wall": ".crypt-board .bo-near .bo-pyramid > :is(.bo-laid, .bo-place)",
    "hand": ".crypt-board :is(.bo-near .bo-hand > li, .bo-near .bo-who > span)",
    # Donjon
    "winner": ".crypt-dungeon .dj-podium .dj-name > span",
    "ware": ".crypt-dungeon .dj-goods .dj-card-name",
}
"""What checks ask about: the selectors of it."""
MEASURED = (
    "words",
    "ribbon",
    "phase",
    "title",
    "dialogue",
    "player",
    "answer",
    "verb",
    "named",
    "winner",
    "ware",
)
"""Marks of what may be wider or higher inside than it is."""


class Row(NamedTuple):
    """Where a node is in a room, in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    clip: int
    flags: int

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


@dataclass
class Room:
    """What is measured in a room; nodes are told by their numbers."""

    name: str
    rows: list[Row | None]
    clips: list[list[float]]
    """The parts of the window that nodes can be seen in: left, top, right, bottom."""
    reach: list[list[float]]
    """The same of what can be seen once it is scrolled to, by the same numbers."""
    sizes: dict[int, list[int]]
    """The width of a node and of what is in it, its height and of what is in it."""
    under: dict[int, int]
    """What is found at the middle of a node."""
    page: list[int]
    """The width of the page and of what is on it, the height of the window and of the page."""
    scrolled: list[list[int]]
    """What is scrolled, and by how much, on a page as it is."""
    inks: dict[int, Any] = field(default_factory=dict)
    """Of texts: colour, ground, size in pixels, weight. A ground that is a picture is None."""


@dataclass
class Visit:
    """A moment in one language: what is the same in all rooms, and each room."""

    nodes: list[list[Any]]
    """Parent, class, text, what is pressed in its place, tab index."""
    marks: dict[str, list[int]]
    """The nodes of each mark."""
    twice: list[str]
    """Ids that are there twice."""
    nowhere: list[str]
    """References to ids that are not there."""
    rooms: list[Room]

    @classmethod
    def read(cls, text: str) -> Visit:
        """Return the visit that `measure.js` has written."""
        data = json.loads(text)
        rooms = [
            Room(
                **{
                    **room,
                    "rows": [Row(*row) if row else None for row in room["rows"]],
                    "sizes": _by_number(room["sizes"]),
                    "under": _by_number(room["under"]),
                    "inks": _by_number(room.get("inks", {})),
                }
            )
            for room in data.pop("rooms")
        ]
        return cls(**data, rooms=rooms)

    @cached_property
    def marked(self) -> dict[str, set[int]]:
        return {name: set(them) for name, them in self.marks.items()}

    def around(self, node: int) -> Iterable[int]:
        """Yield a node and all that it is in, the nearest first."""
        while node >= 0:
            yield node
            node = self.nodes[node][0]

    def contains(self, outer: int, inner: int) -> bool:
        return outer in self.around(inner)

    def nearest(self, mark: str, node: int) -> int | None:
        """Return the first of a mark that a node is in, or is."""
        return next((it for it in self.around(node) if it in self.marked[mark]), None)

    def inside(self, mark: str) -> set[int]:
        """Return all nodes that are in one of a mark, or are one: parents come first."""
        found = set(self.marks[mark])
        for node, (parent, *_) in enumerate(self.nodes):
            if parent in found:
                found.add(node)
        return found

    @cached_property
    def moved(self) -> set[int]:
        """What is in something that is moved along."""
        return self.inside("along")

    def name(self, node: int) -> str:
        """Return what to call a node in a message."""
        _, kind, text, *_ = self.nodes[node]
        return f'{kind} "{text[:20]}"'


def _by_number(found: dict[str, Any]) -> dict[int, Any]:
    return {int(number): it for number, it in found.items()}


def measure(
    page: Any,
    parts: Sequence[str] = (),
    rooms: Sequence[dict[str, object]] = ({"name": "here"},),
    *,
    looks: bool = False,
    name: str = "",
) -> Visit:
    """Measure a page in rooms, or as it is; parts are selectors of what is looked for.

    With `looks` the colours of texts as well. A visit with a name is kept in the folder that
    `CRYPT_VISITS` names, for `python -m tests.browser.visits.compare`.
    """
    marks = {
        **MARKS,
        **{part: part for part in parts},
        "measured": ", ".join(MARKS[it] for it in MEASURED),
        "pointed": ", ".join([MARKS["picture"], MARKS["value"], *parts]),
    }
    text = page.evaluate(VISIT, {"marks": marks, "rooms": list(rooms), "looks": looks})
    if name and (folder := os.environ.get("CRYPT_VISITS")):
        Path(folder).mkdir(parents=True, exist_ok=True)
        (Path(folder) / f"{name}.json").write_text(text, encoding="utf-8")
    return Visit.read(text)


class Framed:
    """A page of the page host with the app in a frame, as tests of the app use a page."""

    OF_THE_FRAME = ("add_style_tag", "evaluate", "goto", "locator", "wait_for_selector")

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frame: Any = None

    def __getattr__(self, name: str) -> Any:
        if name not in self.OF_THE_FRAME:
            return getattr(self.page, name)
        if self.frame is None:
            self.page.goto(FRAMED)
            self.frame = self.page.main_frame.child_frames[0]
        return getattr(self.frame, name)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Give the frame a size."""
        self.evaluate(
            "({ width, height }) => Object.assign(frameElement.style,"
            " { width: `${width}px`, height: `${height}px` })",
            size,
        )
