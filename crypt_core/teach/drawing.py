"""The table as a picture, for notebooks: what the drawings of all games are made of.

A picture is an SVG that stands by itself: it has its own ground and is drawn in the app's colours
by day. Where the page around it is dark, a style in it turns them into those by night (`NIGHT`);
what takes no styles shows it by day. Each game draws its own table (`teach/drawing.py` in its
folder); its cards are the app's (`art.json`, by `scripts/make_art.py`).
"""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .. import games
from .explain.parts import Part
from .explain.teller import teller

WIDTH = 760
"""Of every picture, in its own units and on a wide screen in pixels."""
MARGIN = 14
SANS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"

ROOM, PAPER, LINE = "#f6f1e6", "#fffaf0", "#ddd1b9"
STONE, STONE_EDGE = "#d9d4c9", "#c9c3b6"
INK, SOFT = "#2e2a25", "#635a4c"
"""What is written on the room, the paper and the stone, loudly and softly."""
GOLD, GOLD_INK = "#e2b34e", "#2a1c04"
CARD, CARD_EDGE, CARD_INK = "#f4e9cd", "#b59a66", "#2e2a24"
BACK, BACK_EDGE, BACK_INK = "#4c4032", "#1c150e", "#ecd9ad"
SEATS = ("#1f5fa8", "#1c6b66", "#974a08", "#8b2a6d", "#26221e", "#7a1fe0")
"""Players by seat; each has a mark of its own too."""
ROLE, ROLE_DIE = "#1c6b67", "#eaf6f3"
"""The mark and the dice of what the rules play."""
ON_DIE, ON_ROLE = "#fefefe", "#1c6b65"
NIGHT = {
    ROOM: "#20242c",
    PAPER: "#2a2f39",
    LINE: "#4a515f",
    STONE: "#343b47",
    STONE_EDGE: "#454d5b",
    INK: "#f0e9db",
    SOFT: "#c3bbac",
    **dict(
        zip(SEATS, ("#7db5f7", "#9be0d5", "#f4b46a", "#f0a3d3", "#fff06a", "#a59678"), strict=True)
    ),
    ROLE: "#d3ece7",
    ROLE_DIE: "#d3ece7",
    ON_DIE: "#14171c",
    ON_ROLE: "#17544f",
}
"""Colours by day, each with the one by night: no two by day are equal, and none is a card's."""
_LIGHT = (
    'body[data-jp-theme-light="true"],body[data-theme="light"],'
    'body[data-vscode-theme-kind$="-light"],html[theme="light"]'
)
_DARK = (
    'body[data-jp-theme-light="false"],body[data-theme="dark"],'
    'body[data-vscode-theme-kind="vscode-dark"],'
    'body[data-vscode-theme-kind="vscode-high-contrast"],html[theme="dark"]'
)
THEMES = (
    f":is({_LIGHT}) .crypt-drawn{{color-scheme:light}}"
    f":is({_DARK}) .crypt-drawn{{color-scheme:dark}}"
    "@media print{.crypt-drawn{color-scheme:light!important}}"
)
"""A picture follows the theme of Lab, our documentation, VS Code or Colab, else the system's."""
MARKS = ("circle", "diamond", "triangle", "square", "star", "cross")


P = TypeVar("P")


class Drawn(NamedTuple):
    """A table: its picture, and the same in words."""

    svg: str
    words: list[Part]


class Card(NamedTuple):
    """Where a card lies and how large it is."""

    x: float
    y: float
    width: float
    height: float


def draw(voice: Any, view: Any) -> Drawn:
    """The table of a view, as its viewer may know it; a game that draws none has its words."""
    module = f"{games.__package__}.{voice.game}.teach.drawing"
    if find_spec(module) is None:
        return Drawn("", teller(voice.game).table_text(voice, view))
    drawn: Drawn = import_module(module).draw(voice, view)
    return drawn


def address(svg: str) -> str:
    """A picture as the address of an image."""
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def image(svg: str, alt: str) -> str:
    """Markup of a picture that pages also show which take no drawing in their text."""
    style = f"display: block; width: 100%; max-width: {WIDTH}px; height: auto"
    return (
        f'<img src="{address(svg)}" width="{WIDTH}" style="{style}" '
        f'class="crypt-drawn" alt="{html.escape(alt)}"><style>{THEMES}</style>'
    )


@lru_cache(maxsize=8)
def art(folder: Path) -> dict[str, Any]:
    """The pictures in a folder's `art.json`, by name."""
    found: dict[str, Any] = json.loads((folder / "art.json").read_text(encoding="utf-8"))
    return found


# --- elements -------------------------------------------------------------------------------------


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; attributes that are None are left out, `_` in their names is a hyphen."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def _value(value: object) -> str:
    """An attribute; no more decimals than can be seen."""
    return f"{value:.4g}" if isinstance(value, float) else html.escape(str(value))


def picture(height: float, label: str, *inside: str, defs: Iterable[str] = ()) -> str:
    """The whole: its ground, and what is drawn on it; `label` says what it is."""
    drawn = "".join([box(Card(0, 0, WIDTH, height), 16, ROOM), *inside])
    return tag(
        "svg",
        tag("title", html.escape(label)),
        tag("style", _by_night(drawn)),
        tag("defs", *defs) if defs else "",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {_value(float(height))}",
        width=WIDTH,
        height=float(height),
        role="img",
        font_family=SANS,
        font_size=13,
        fill=INK,
    )


def strip(items: Sequence[str], width: float, height: float, defs: Iterable[str] = ()) -> str:
    """Pictures beside one another, each of this size and drawn from 0, 0; it has no ground."""
    gap = 14
    whole = len(items) * (width + gap) - gap
    return tag(
        "svg",
        *([tag("defs", *defs)] if defs else []),
        *(placed(place * (width + gap), 0, 1, item) for place, item in enumerate(items)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_value(float(whole))} {_value(float(height))}",
        width=float(whole),
        height=float(height),
        font_family=SANS,
    )


def _by_night(drawn: str) -> str:
    """The style that makes night of what is drawn by day, for a page whose colours are dark."""
    rules = (
        f'[{look}="{day}"]{{{look}:{night}}}'
        for day, night in NIGHT.items()
        for look in ("fill", "stroke")
        if f'{look}="{day}"' in drawn or day == INK
    )
    return f"@media (prefers-color-scheme:dark){{{''.join(rules)}}}"


def write(x: float, y: float, text: object, **look: object) -> str:
    """Text; `look` is any attribute of an SVG text."""
    return tag("text", html.escape(str(text)), x=float(x), y=float(y), **look)


def box(at: Card, radius: float, fill: str, edge: str | None = None, **look: object) -> str:
    """A rectangle with round corners."""
    return tag(
        "rect",
        x=float(at.x),
        y=float(at.y),
        width=float(at.width),
        height=float(at.height),
        rx=float(radius),
        fill=fill,
        stroke=edge,
        **look,
    )


Looks = Mapping[str, Mapping[str, object]]
"""Attributes of parts of pictures, by the class that the parts have."""


def shapes(parts: Sequence[Any], looks: Looks | None = None) -> str:
    """A picture of `art.json`; `looks` are the attributes of those parts that have a class."""
    return "".join(tag(name, **underscored(looked(part, looks))) for name, part in parts)


def looked(attributes: Mapping[str, str], looks: Looks | None = None) -> Mapping[str, object]:
    """The attributes of a part of a picture, with those of its class in the place of that."""
    own = {key: value for key, value in attributes.items() if key != "class"}
    return own | dict((looks or {}).get(attributes.get("class", ""), {}))


def underscored(look: Mapping[str, object]) -> dict[str, object]:
    """Attributes as `tag` takes them."""
    return {key.replace("-", "_"): value for key, value in look.items()}


def placed(x: float, y: float, scale: float, *inside: str, **look: object) -> str:
    """What is drawn in its own units, at another place and of another size."""
    where = f"translate({_value(float(x))} {_value(float(y))}) scale({_value(float(scale))})"
    return tag("g", *inside, transform=where, **look)


# --- players and dice -----------------------------------------------------------------------------


def mark(x: float, y: float, size: float, player: int, role: bool = False) -> str:
    """The shape by which a player is known, in the player's colour."""
    return placed(x, y, size / 24, _sign(player, role), fill=colour(player, role))


def colour(player: int, role: bool = False) -> str:
    """The colour of a player's mark, or that of what the rules play."""
    return ROLE if role else SEATS[player % len(SEATS)]


def _sign(player: int, role: bool, **look: object) -> str:
    name = "role" if role else MARKS[player % len(MARKS)]
    d = art(Path(__file__).parent)["marks"][name]
    return tag("path", d=d, fill_rule="evenodd", **look)


def die(x: float, y: float, size: float, face: int | None, player: int, role: bool = False) -> str:
    """A die with its owner's mark; without a face it shows nothing but its owner."""
    shared, ink = art(Path(__file__).parent), ON_ROLE if role else ON_DIE
    ground = box(Card(0, 0, 30, 30), 7, ROLE_DIE if role else colour(player), "#00000066")
    if face is None:
        sign = _sign(player, role, transform="translate(6 6) scale(.75)", fill=ink)
        return placed(x, y, size / 30, ground, sign)
    pips = "".join(
        tag("circle", cx=8 + (column - 1) * 7, cy=8 + (row - 1) * 7, r=2.6, fill=ink)
        for column, row in shared["pips"][str(face)]
    )
    owner = placed(
        22,
        -6,
        0.55,
        tag("circle", cx=12, cy=12, r=14, fill=ROOM),
        _sign(player, role, fill=colour(player, role)),
    )
    return placed(x, y, size / 30, ground, pips, owner)


def far_and_near(players: Sequence[P], viewer: int | None) -> tuple[list[P], P]:
    """The other players, in turn order after the viewer; then the viewer, or player 1 for none."""
    near = viewer or 0
    return [*players[near + 1 :], *players[:near]], players[near]


def heading(left: str, right: str) -> str:
    """The first line of a table: where the game stands, and whose turn it is."""
    return write(MARGIN + 4, 31, left, font_family=SERIF, font_size=18, font_weight=600) + write(
        WIDTH - MARGIN - 4, 31, right, text_anchor="end", fill=SOFT, font_size=14
    )
