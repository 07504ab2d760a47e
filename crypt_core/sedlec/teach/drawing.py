"""The table of Sedlec as a picture: the graveyard, and each player's hand and crypt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from ...teach.drawing import (
    BACK,
    BACK_EDGE,
    CARD_EDGE,
    GOLD,
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
    art,
    box,
    colour,
    far_and_near,
    heading,
    mark,
    picture,
    shapes,
    tag,
    write,
)
from ...teach.drawing import Card as At
from ...teach.explain.voice import sentence
from ..components import SKULLS, Card
from ..pyramid import Place
from ..views import SeenPile, SeenPlayer, View
from .explain.choices import turn
from .explain.table import table_text
from .explain.voice import Voice

HERE = Path(__file__).parent
PICTURES = ("SKULLS", "NICHE", "BACK")
"""What `art.json` has, by the names in the script of the game's table (scripts/make_art.py)."""
SHAPE = 1.68
"""How much higher than wide a card is."""
KIND = {
    "king": "#7b4ba2",
    "peasant": "#6f8b35",
    "priest": "#3c7ab0",
    "lover": "#d9768b",
    "criminal": "#737984",
}
PILE = 68
"""How wide a card of the graveyard is."""
GAP = 8
"""Between the parts of a player's place."""
NAMED = 52
"""The height of a player's name and points."""


def draw(voice: Voice, view: View) -> Drawn:
    """The table as the view's viewer may know it, in the voice's language."""
    setup = view.setup
    round_of = voice.say("game-sedlec.round-of", round=view.round, rounds=setup.rounds)
    parts, top = [heading(round_of, sentence(turn(voice, view)))], 48.0
    far, near = far_and_near(view.players, view.viewer)
    row, height = _players(voice, view, far, top, 36)
    parts += row
    top += height + GAP
    if any(pile.up or pile.down for pile in view.piles):
        parts.append(_graveyard(view, top))
        top += PILE * SHAPE + 58
    row, height = _players(voice, view, [near], top, 50)
    parts += row
    label = voice.say("labelled", label=voice.say("sedlec-board-label"), value=round_of)
    svg = picture(top + height + MARGIN, label, *parts, defs=symbols())
    return Drawn(svg, table_text(voice, view))


def symbols(kinds: Collection[str] = SKULLS) -> list[str]:
    """These skulls and the back, which cards are drawn of."""
    pictures = art(HERE)
    niche = tag("path", d=pictures["niche"])
    skulls = [
        tag("symbol", niche, shapes(pictures["skulls"][kind]), id=kind, viewBox="0 0 200 168")
        for kind in SKULLS
        if kind in kinds
    ]
    return [*skulls, tag("symbol", shapes(pictures["back"]), id="back", viewBox="0 0 200 336")]


def _places(player: SeenPlayer) -> list[Place]:
    """Where cards lie in a player's crypt, and where one may."""
    return [*(laid.place for laid in player.crypt), *player.open]


def _players(
    voice: Voice, view: View, players: Sequence[SeenPlayer], top: float, widest: float
) -> tuple[list[str], float]:
    """Players beside one another, with cards at most so wide, and how high they are."""
    room = (WIDTH - 2 * MARGIN + GAP) / len(players)
    # A hand and a crypt fit beside one another while the crypt grows.
    card = min(widest, (room - 5 * GAP - 18) / (view.setup.rows[0] + 4))
    rows = [max([place.row for place in _places(player)], default=1) for player in players]
    height = NAMED + max(rows) * card * SHAPE + 16
    return [
        _player(voice, view, player, At(MARGIN + place * room, top, room - GAP, height), card)
        for place, player in enumerate(players)
    ], height


# --- cards ----------------------------------------------------------------------------------------


def card_at(card: Card, at: At, edge: str = CARD_EDGE, width: float = 1.0) -> str:
    """A card: two skulls, one above the other, each in a niche of its colour."""
    high = at.width * 0.84
    ground = box(At(at.x, at.y, at.width, high * 2), 5, "#e9dcbc", edge, stroke_width=width)
    halves = [
        tag(
            "use",
            href=f"#{kind}",
            x=float(at.x),
            y=float(at.y + half * high),
            width=float(at.width),
            height=high,
            fill=KIND[kind],
        )
        for half, kind in enumerate((card.top, card.bottom))
    ]
    return ground + "".join(halves)


def back_at(at: At) -> str:
    """A card face-down."""
    high = at.width * SHAPE
    ground = box(At(at.x, at.y, at.width, high), 5, BACK, BACK_EDGE)
    look = {"x": float(at.x), "y": float(at.y), "width": float(at.width), "height": high}
    return ground + tag("use", href="#back", **look)


# --- the graveyard --------------------------------------------------------------------------------


def _graveyard(view: View, top: float) -> str:
    """The piles, each with its number and how many of its cards lie face-down."""
    height = PILE * SHAPE + 50
    drawn = [box(At(MARGIN, top, WIDTH - 2 * MARGIN, height), 12, STONE, STONE_EDGE)]
    room = (WIDTH - 2 * MARGIN - 20) / len(view.piles)
    for place, pile in enumerate(view.piles):
        x = MARGIN + 10 + place * room + (room - PILE) / 2
        drawn += _pile(pile, pile.number in view.dug, At(x, top + 14, PILE, PILE * SHAPE))
    return "".join(drawn)


def _pile(pile: SeenPile, dug: bool, at: At) -> Iterator[str]:
    """A pile: its cards, one a little beside the other, and the number of those face-down."""
    backs = pile.down
    for depth in range(backs, 0, -1):
        beside = depth - (0 if pile.up else 1)
        yield back_at(at._replace(x=at.x + 5 * beside, y=at.y + 3 * beside))
    if pile.up:
        yield card_at(pile.up, at, GOLD if dug else CARD_EDGE, 4.0 if dug else 1.0)
    if not pile.up and not backs:
        yield box(at, 5, "none", LINE, stroke_dasharray="5 5")
    foot = {"text_anchor": "middle", "font_weight": 700, "font_size": 15}
    middle = at.x + at.width / 2
    yield write(middle - (14 if backs else 0), at.y + at.height + 26, pile.number, **foot)
    if backs:
        look = {"text_anchor": "middle", "font_size": 12, "fill": SOFT}
        yield box(At(middle + 2, at.y + at.height + 12, 12, 17), 2, BACK, CARD_EDGE)
        yield write(middle + 25, at.y + at.height + 26, f"× {backs}", **look)


# --- players --------------------------------------------------------------------------------------


def _player(voice: Voice, view: View, player: SeenPlayer, at: At, card: float) -> str:
    """A player: name and points, the hand at the left, the crypt beside it."""
    number, turn_of = player.player, view.on_turn == player.player
    edge = colour(number) if turn_of or number in view.winners else LINE
    points = voice.points(player.sheet.total)
    told = points if view.over else voice.say("sedlec-so-far", points=points)
    drawn = [
        box(at, 10, PAPER, edge, stroke_width=2.0 if edge != LINE else 1.0),
        mark(at.x + 12, at.y + 12, 16, number),
        write(
            at.x + 34,
            at.y + 26,
            voice.name(number),
            font_family=SERIF,
            font_size=16,
            font_weight=600,
        ),
        write(at.x + 34, at.y + 43, told, font_size=12.5, fill=SOFT),
    ]
    top = at.y + NAMED
    bottom = at.y + at.height - 12
    for place, held in enumerate(player.hand):
        drawn.append(card_at(held, At(at.x + 12 + place * (card + 4), top, card, 0)))
    if not player.hand and not view.over:
        empty = At(at.x + 12, top, card, card * SHAPE)
        drawn.append(box(empty, 5, "none", LINE, stroke_dasharray="4 4"))
    hand = 2 * card + 12
    drawn += _crypt(player, At(at.x + hand + 12, top, at.width - hand - 20, bottom - top), card)
    return "".join(drawn)


def _crypt(player: SeenPlayer, at: At, card: float) -> Iterator[str]:
    """The cards of a crypt, its open places with their names, and the levels at the left."""
    places = [place.x for place in _places(player)]
    if not places:
        return
    half, high = (card + 3) / 2, card * SHAPE
    first, last = min(places), max(places)
    left = at.x + 14 + (at.width - 14 - (last - first + 2) * half) / 2

    def where(x: int, row: int) -> At:
        return At(left + (x - first) * half, at.y + at.height - row * high, card, high - 3)

    for row in range(1, max(place.row for place in _places(player)) + 1):
        for upper in (0, 1):
            y = at.y + at.height - row * high + (1 - upper) * high / 2 + high / 4 + 3
            yield write(left - 14, y, 2 * row - 1 + upper, font_size=11, fill=SOFT)
    for open_ in player.open:
        empty = where(open_.x, open_.row)
        yield box(empty, 5, "none", SOFT, stroke_dasharray="4 4", opacity=0.7)
        look = {"text_anchor": "middle", "font_size": 12, "fill": INK}
        yield write(empty.x + card / 2, empty.y + high / 2 + 3, open_, **look)
    for laid in player.crypt:
        yield card_at(laid.card, where(laid.place.x, laid.place.row))
