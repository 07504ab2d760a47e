"""The table of Donjon as a picture: the Dungeon, the village, and what lies before each player."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...teach.drawing import (
    BACK,
    BACK_EDGE,
    BACK_INK,
    CARD,
    CARD_EDGE,
    CARD_INK,
    INK,
    LINE,
    MARGIN,
    PAPER,
    SERIF,
    SOFT,
    STONE,
    STONE_EDGE,
    WIDTH,
    Drawn,
    Looks,
    art,
    box,
    colour,
    far_and_near,
    heading,
    mark,
    picture,
    shapes,
    tag,
    underscored,
    write,
)
from ...teach.drawing import Card as At
from ...teach.explain.parts import Part
from ...teach.explain.voice import sentence
from ..components import PLACES, Setup
from ..state import Fight
from ..views import SeenPlayer, View
from .explain.choices import turn
from .explain.table import table_text
from .explain.voice import Voice

HERE = Path(__file__).parent
PICTURES = ("PICTURES",)
"""The pictures of its own, by their names in the script that they are taken from."""
SIZE = 48
"""The side of a picture in its own units."""
FILLS = {
    "skin": "#eab389",
    "bone": "#f4e8c8",
    "hide": "#b08a5f",
    "rust": "#d6854d",
    "steel": "#b3bcc7",
    "gold": "#eabb55",
    "red": "#d25f57",
    "green": "#84ad72",
    "blue": "#709ed0",
    "violet": "#a27fcb",
    "slate": "#767d87",
}
BARE = {"pale": "#f4e8c8", "ember": "#eabb55", "blood": "#b3302a", "ink": CARD_INK}
"""What is filled and has no edge."""
LOOKS: Looks = {
    **{f"da-{name}": {"fill": fill} for name, fill in FILLS.items()},
    **{f"da-{name}": {"fill": fill, "stroke": "none"} for name, fill in BARE.items()},
    "da-chalk": {"stroke": "#b3bcc7"},
    "da-loose": {"stroke": SOFT},
    "da-shade": {"fill": "#000", "stroke": "none", "opacity": 0.16},
}
"""How the parts of pictures look, by what they are of."""
STROKE = {
    "fill": "none",
    "stroke": CARD_INK,
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
}
"""How they all look where nothing else is said."""
GREEN, RED = "#5f9c53", "#b8443c"
"""The two dice."""
OCTAGON = ((9, 0), (21, 0), (30, 9), (30, 21), (21, 30), (9, 30), (0, 21), (0, 9))
"""The corners of a die."""
FIGURES = ("power", "wounds", "gems", "score")
ICONS = {"power": "power", "wounds": "wound", "gems": "gem", "score": "trophy-point"}
"""The pictures of what is counted."""
ACROSS = 6
"""Items side by side in the shop."""
ITEM = 32
"""The height of an item in the shop."""
LETTERS = 57
"""So many letters are in a line of what lies before a player."""
LEADING = 16
NAMED = 84
"""The height of a player's name and figures."""


def draw(voice: Voice, view: View) -> Drawn:
    """The table as the view's viewer may know it, in the voice's language."""
    words = table_text(voice, view)
    round_of = voice.say("game-donjon.round", round=view.round)
    look = Look()
    parts = [heading(round_of, sentence(turn(voice, view)))]
    far, near = far_and_near([*zip(view.players, words[3:], strict=False)], view.viewer)
    drawn, height = _players(voice, view, far, look, 48.0)
    parts += drawn
    top = 48.0 + height + 10
    told = [words[1], *words[3 + len(view.players) :]]
    drawn, height = _dungeon(voice, view, told, look, top)
    parts += drawn
    top += height + 10
    drawn, height = _village(voice, view, words[2], look, top)
    parts += drawn
    top += height + 10
    drawn, height = _players(voice, view, [near], look, top)
    parts += drawn
    label = voice.say("labelled", label=voice.say("game-donjon"), value=round_of)
    svg = picture(top + height + MARGIN, label, *parts, defs=look.symbols())
    return Drawn(svg, words)


class Look:
    """The pictures that a drawing needs, each kept once; without `art.json` there are none."""

    def __init__(self) -> None:
        there = (HERE / "art.json").is_file()
        self.known: Mapping[str, Sequence[Any]] = art(HERE)["pictures"] if there else {}
        self.needed: dict[str, None] = {}

    def shown(self, at: At, name: str, names: Sequence[str] = ()) -> str:
        """The first of these pictures that there is; without one, the first letter of the name."""
        known = next((it for it in names if it in self.known), None)
        if known is None:
            x, y, half = at.x + at.width / 2, at.y + at.height / 2, at.width / 2
            ring = tag("circle", cx=x, cy=y, r=half, fill=CARD, stroke=CARD_EDGE)
            look = {"text_anchor": "middle", "font_family": SERIF, "fill": CARD_INK}
            letter = write(x, y + half * 0.38, name[:1], font_size=half * 1.1, **look)
            return ring + letter
        return self.icon(at, known)

    def icon(self, at: At, name: str) -> str:
        """A picture, if there is one."""
        if name not in self.known:
            return ""
        self.needed[name] = None
        where = {"x": float(at.x), "y": float(at.y), "width": float(at.width)}
        return tag("use", href=f"#{_id(name)}", height=float(at.height), **where)

    def symbols(self) -> list[str]:
        """Those that were needed."""
        return [
            tag(
                "symbol",
                tag("g", shapes(self.known[name], LOOKS), **underscored(STROKE)),
                id=_id(name),
                viewBox=f"0 0 {SIZE} {SIZE}",
            )
            for name in self.needed
        ]


def _id(name: str) -> str:
    return f"p_{name.replace('-', '_')}"


def _lines(texts: Sequence[str], letters: int) -> list[str]:
    """Texts in lines of at most so many letters."""
    return [line for text in texts for line in textwrap.wrap(text, letters, break_long_words=False)]


def _written(x: float, y: float, lines: Sequence[str], **look: object) -> Iterator[str]:
    for number, line in enumerate(lines):
        yield write(x, y + number * LEADING, line, font_size=12, **look)


# --- the Dungeon ----------------------------------------------------------------------------------


def _dungeon(
    voice: Voice, view: View, told: Sequence[Part], look: Look, top: float
) -> tuple[list[str], float]:
    """The pile, what is fought with the dice that have rolled, and what else is told of it."""
    lines = _lines([line for part in told for line in part.lines], 74)
    height = max(96, 44 + len(lines) * LEADING)
    ground = box(At(MARGIN, top, WIDTH - 2 * MARGIN, height), 12, STONE, STONE_EDGE)
    title = write(MARGIN + 190, top + 26, told[0].title, font_family=SERIF, font_size=16)
    pile = At(MARGIN + 14, top + 14, 48, 68)
    drawn = [ground, title, box(pile, 5, BACK, BACK_EDGE)]
    centred = {"text_anchor": "middle", "font_weight": 700, "font_size": 17}
    drawn.append(write(pile.x + 24, pile.y + 41, view.pile, fill=BACK_INK, **centred))
    if view.card or view.fight:
        drawn.append(_faced(voice, view, look, At(MARGIN + 82, top + 18, 60, 60)))
    if view.fight and view.fight.green:
        drawn += _dice(view.fight, WIDTH - MARGIN - 90, top + 16)
    return [*drawn, *_written(MARGIN + 190, top + 48, lines, fill=SOFT)], float(height)


def _faced(voice: Voice, view: View, look: Look, at: At) -> str:
    """The card that lies there, or whom the fight is against."""
    fight = view.fight
    if fight and fight.arena:
        who = view.players[fight.victim].adventurer
        return look.shown(at, voice.adventurer(who), [who])
    card = view.card or (fight.foes[0] if fight and fight.foes else "")
    monster = view.setup.monsters.get(card)
    return look.shown(at, voice.card(card), [card, *([monster.type] if monster else [])])


def _dice(fight: Fight, x: float, y: float) -> Iterator[str]:
    """What the dice of both sides show: eight sides each."""
    for row, (faces, fill) in enumerate(((fight.green, GREEN), (fight.red, RED))):
        for number, face in enumerate(faces):
            left, high = x + number * 36, y + row * 34
            points = " ".join(f"{left + px:.4g},{high + py:.4g}" for px, py in OCTAGON)
            yield tag("polygon", points=points, fill=fill, stroke="#00000066")
            middle = {"text_anchor": "middle", "font_weight": 700, "font_size": 16, "fill": "#fff"}
            yield write(left + 15, high + 21, face, **middle)


# --- the village ----------------------------------------------------------------------------------


def _village(
    voice: Voice, view: View, told: Part, look: Look, top: float
) -> tuple[list[str], float]:
    """The shop, an item beside the other by type, and what lies on the Temple and at the Guild."""
    rows = [item for place in PLACES for item in _in_rows(view, place)]
    height = 46 + len(rows) * (ITEM + 5)
    ground = box(At(MARGIN, top, WIDTH - 2 * MARGIN, height), 12, PAPER, LINE)
    drawn = [ground, write(MARGIN + 14, top + 26, told.title, font_family=SERIF, font_size=16)]
    rest = {"text_anchor": "end", "font_size": 12, "fill": SOFT}
    drawn.append(write(WIDTH - MARGIN - 14, top + 26, " · ".join(told.lines[1:]), **rest))
    wide = (WIDTH - 2 * MARGIN - 24) / ACROSS
    for row, items in enumerate(rows):
        for column, item in enumerate(items):
            x, y = MARGIN + 12 + column * wide, top + 40 + row * (ITEM + 5)
            drawn.append(_item(voice, view.setup, item, look, At(x, y, wide - 5, ITEM)))
    return drawn, float(height)


def _in_rows(view: View, place: str) -> Iterator[list[str]]:
    """The items of a type that are for sale, in rows."""
    items = [it for it in view.shop if view.setup.items[it].type == place]
    for first in range(0, len(items), ACROSS):
        yield items[first : first + ACROSS]


def _item(voice: Voice, setup: Setup, item: str, look: Look, at: At) -> str:
    """An item for sale: its name, its bonus and its price in gems."""
    it = setup.items[item]
    bonus = f"+{it.bonus}" if it.bonus else ""
    return "".join(
        [
            box(at, 4, CARD, CARD_EDGE),
            look.icon(At(at.x + 4, at.y + 14, 16, 16), it.type),
            write(at.x + 5, at.y + 11, voice.card(item), font_size=9.5, fill=CARD_INK),
            write(at.x + 24, at.y + 27, bonus, font_size=12, font_weight=700, fill=CARD_INK),
            write(
                at.x + at.width - 5,
                at.y + 27,
                voice.gems(it.price),
                font_size=10.5,
                fill=CARD_INK,
                text_anchor="end",
            ),
        ]
    )


# --- players --------------------------------------------------------------------------------------


def _players(
    voice: Voice,
    view: View,
    players: Sequence[tuple[SeenPlayer, Part]],
    look: Look,
    top: float,
) -> tuple[list[str], float]:
    """Players, two side by side, each with what lies before them; a single one has the width."""
    across = min(2, len(players))
    wide = (WIDTH - 2 * MARGIN + 8) / across - 8
    drawn: list[str] = []
    below = 0.0
    for first in range(0, len(players), across):
        row = players[first : first + across]
        lines = [_lines(told.lines[1:], LETTERS * 2 // across) for _, told in row]
        height = NAMED + max(map(len, lines)) * LEADING + 8
        for place, (player, told) in enumerate(row):
            at = At(MARGIN + place * (wide + 8), top + below, wide, height)
            drawn += _player(voice, view, player, told.title, lines[place], look, at)
        below += height + 8
    return drawn, below - 8


def _player(
    voice: Voice,
    view: View,
    player: SeenPlayer,
    title: str,
    lines: Sequence[str],
    look: Look,
    at: At,
) -> Iterator[str]:
    """A player: who they are, four figures, and the rest in words."""
    number = player.player
    loud = number == view.active or number in view.winners
    yield box(at, 10, PAPER, colour(number) if loud else LINE, stroke_width=2.0 if loud else 1.0)
    name = voice.adventurer(player.adventurer)
    yield look.shown(At(at.x + 10, at.y + 10, 46, 46), name, [player.adventurer])
    yield mark(at.x + 66, at.y + 11, 15, number)
    serif = {"font_family": SERIF, "font_size": 15.5, "font_weight": 600}
    yield write(at.x + 87, at.y + 24, title, fill=INK, **serif)
    yield from _figures(voice, player, look, At(at.x + 66, at.y + 32, at.width - 76, 40))
    yield from _written(at.x + 12, at.y + NAMED + 6, lines, fill=SOFT)


def _figures(voice: Voice, player: SeenPlayer, look: Look, at: At) -> Iterator[str]:
    """Power, wounds, gems and trophy points, each with what it is called."""
    counts = (player.power, player.wounds, player.gems, player.trophies)
    wide = at.width / len(counts)
    for place, (figure, count) in enumerate(zip(FIGURES, counts, strict=True)):
        x = at.x + place * wide
        icon = look.icon(At(x, at.y + 3, 20, 20), ICONS[figure])
        yield icon
        loud = {"font_size": 17, "font_weight": 700, "fill": INK}
        yield write(x + (25 if icon else 0), at.y + 19, count, **loud)
        label = voice.say("donjon-figure", figure=figure)
        yield write(x, at.y + 36, label, font_size=10.5, fill=SOFT)
