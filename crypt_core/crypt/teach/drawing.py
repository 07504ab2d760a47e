"""The table of Crypt as a picture: the treasures and who claims them, players, collectors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ...teach.drawing import (
    BACK,
    BACK_EDGE,
    BACK_INK,
    CARD,
    CARD_EDGE,
    CARD_INK,
    GOLD,
    GOLD_INK,
    INK,
    LINE,
    MARGIN,
    ON_DIE,
    PAPER,
    SERIF,
    SOFT,
    STONE,
    STONE_EDGE,
    WIDTH,
    Card,
    Drawn,
    Looks,
    art,
    box,
    colour,
    die,
    far_and_near,
    heading,
    mark,
    picture,
    placed,
    shapes,
    tag,
    write,
)
from ...teach.explain.voice import sentence
from ..components import KINDS, SLOTS
from ..state import NOBODY
from ..views import SeenCard, SeenPlayer, SeenTreasure, View
from .explain.choices import turn
from .explain.table import round_label, table_text
from .explain.voice import Voice

HERE = Path(__file__).parent
PICTURES = ("ART", "EMBLEMS", "TORCHES")
"""What `art.json` has, by the names in the script of the game's table (scripts/make_art.py)."""
SIDE = 92
"""Room at either side of the stone, for the deck and for the box."""
WIDEST, SHAPE = 132, 1.32
"""How wide a treasure is at most, and how much higher than wide."""
ROLL = 30
"""The height of a die's result."""
KIND = {
    "idols": "#96611a",
    "jewelry": "#9c1d3a",
    "manuscripts": "#6a5a33",
    "pottery": "#a04a1f",
    "remains": "#59605f",
    "tapestries": "#2f4f82",
}
FLAME: Looks = {
    "tb-glow": {"fill": "#ffab4a", "opacity": 0.2},
    "tb-flame": {"fill": "#ffab4a"},
    "tb-flame-heart": {"fill": "#ffe9a8"},
    "tb-ember": {"fill": "#e0563f"},
    "tb-smoke": {"fill": "none", "stroke": SOFT, "stroke-width": 2, "stroke-linecap": "round"},
    "tb-bowl": {"fill": "#b58a4a"},
    "tb-shaft": {"fill": "#9a6a3c"},
}


def draw(voice: Voice, view: View) -> Drawn:
    """The table as the view's viewer may know it, in the voice's language."""
    top = 48.0
    parts = [heading(round_label(voice, view), sentence(turn(voice, view)))]
    far, near = far_and_near(view.players, view.viewer)
    for player in far:
        plate, height = _plate(voice, view, player, top)
        parts.append(plate)
        top += height + 8
    if any(view.crypt):
        stone, height = _stone(voice, view, top)
        parts.append(stone)
        top += height + 8
    plate, height = _plate(voice, view, near, top)
    parts.append(plate)
    top += height + 8
    parts.append(_collectors(voice, view, top))
    lying = {t.kind for t in view.crypt if t and t.up}
    defs = [
        tag("symbol", shapes(art(HERE)["art"][kind]), id=kind, viewBox="0 -4 96 100")
        for kind in KINDS
        if kind in lying
    ]
    label = voice.say(
        "labelled", label=voice.say("crypt-table-label"), value=round_label(voice, view)
    )
    svg = picture(top + 50 + MARGIN, label, *parts, defs=defs)
    return Drawn(svg, table_text(voice, view, brief=True))


# --- the crypt ------------------------------------------------------------------------------------


def _stone(voice: Voice, view: View, top: float) -> tuple[str, float]:
    """The treasures between the deck and the box, and how high all of it is."""
    count = len(view.crypt)
    room = WIDTH - 2 * (MARGIN + SIDE)
    gap = 18 if count <= 4 else 8
    width = min(WIDEST, (room - (count - 1) * gap) / count)
    height = width * SHAPE
    left = (WIDTH - count * width - (count - 1) * gap) / 2
    rolls = max((sum(d.slot == slot for d in view.rolled) for slot in range(count)), default=0)
    whole = height + 66 + max(0, rolls - 1) * ROLL
    drawn = [box(Card(MARGIN, top, WIDTH - 2 * MARGIN, whole), 12, STONE, STONE_EDGE)]
    for slot, seen in enumerate(view.crypt):
        at = Card(left + slot * (width + gap), top + 14, width, height)
        drawn += [_treasure(voice, slot, seen, at), *_below(voice, view, slot, at)]
    drawn += [*_deck(voice, view, top + 14 + height / 2), *_box(voice, view, top + 14 + height / 2)]
    return "".join(drawn), whole


def _treasure(voice: Voice, slot: int, seen: SeenTreasure | None, at: Card) -> str:
    """A card: its letter, its picture or its back, what it is worth if that is known."""
    ink = CARD_INK if seen and seen.up else BACK_INK
    letter = write(at.x + 10, at.y + 20, SLOTS[slot], fill=ink, font_size=14, font_weight=600)
    if seen is None:
        empty = box(at, 10, "none", LINE, stroke_dasharray="5 5", stroke_width=1.5)
        return empty + letter
    scale = at.width / WIDEST
    name = write(
        at.x + at.width / 2,
        at.y + at.height - 11,
        voice.say("crypt-kind-one", kind=seen.kind),
        fill=ink,
        font_family=SERIF,
        font_size=4.5 + 10.5 * scale,
        font_weight=600,
        text_anchor="middle",
    )
    if seen.up:
        card = box(at, 10, CARD, CARD_EDGE, stroke_width=1.5)
        wide = 92 * scale
        look = {"x": at.x + (at.width - wide) / 2, "y": at.y + 34 * scale}
        shown = tag("use", href=f"#{seen.kind}", width=wide, height=wide * 100 / 96, **look)
    else:
        card = box(at, 10, BACK, BACK_EDGE, stroke_width=2)
        wide = 64 * scale
        where = (at.x + (at.width - wide) / 2, at.y + 46 * scale)
        shown = placed(*where, wide / 24, emblem(seen.kind), fill=BACK_INK)
    return card + shown + letter + name + coin(at.x + at.width - 19, at.y + 19, seen.value)


def emblem(kind: str) -> str:
    """What a type of treasure is known by, in 24 by 24 units and no colour of its own."""
    return tag("path", d=art(HERE)["emblems"][kind], fill_rule="evenodd")


def coin(x: float, y: float, value: object, radius: float = 12.5, dashes: str = BACK_INK) -> str:
    """A coin with a number on it; if the value is not known, a dashed ring in that colour."""
    known = value is not None
    ring = tag(
        "circle",
        cx=float(x),
        cy=float(y),
        r=radius,
        fill=GOLD if known else "none",
        stroke="#8d6a2d" if known else dashes,
        stroke_dasharray=None if known else "3 3",
    )
    ink = GOLD_INK if known else dashes
    look = {"font_size": radius * 1.25, "font_weight": 700, "text_anchor": "middle", "fill": ink}
    return ring + write(x, y + radius * 0.44, "?" if value is None else value, **look)


def _below(voice: Voice, view: View, slot: int, at: Card) -> Iterator[str]:
    """The dice below a treasure, with their total, or what they have just rolled."""
    seen, middle, y = view.crypt[slot], at.x + at.width / 2, at.y + at.height + 14
    if seen and seen.owner != NOBODY and seen.servants:
        ghost, count = view.players[seen.owner].ghost, seen.servants
        left = middle - (count * 34 + (26 if count > 1 else 0) - 6) / 2
        for number in range(count):
            yield die(left + number * 34, y, 28, seen.effort, seen.owner, ghost)
        if count > 1:
            x = left + count * 34 + 10
            yield tag("circle", cx=x, cy=y + 14, r=12.0, fill=colour(seen.owner, ghost))
            total = {"text_anchor": "middle", "font_weight": 700, "fill": ON_DIE}
            yield write(x, y + 19, seen.total, **total)
    results = [rolled for rolled in view.rolled if rolled.slot == slot]
    for number, rolled in enumerate(results):
        who, row = max(view.on_turn or 0, 0), y + number * ROLL
        words = voice.say("crypt-table-exhausted" if rolled.exhausted else "crypt-table-ready")
        yield die(at.x, row, 24, rolled.effort, who)
        yield write(at.x + 29, row + 17, "→", fill=SOFT)
        yield die(at.x + 44, row, 24, rolled.face, who)
        yield write(at.x + 74, row + 17, words, font_size=12, font_weight=600)
    if seen and seen.owner != NOBODY and not seen.servants and not results:
        yield mark(middle - 8, y + 4, 16, seen.owner, view.players[seen.owner].ghost)


def _deck(voice: Voice, view: View, middle: float) -> Iterator[str]:
    """The deck, with the kind that its back shows, and how many cards are in it."""
    x = MARGIN + SIDE / 2 - 2
    at = Card(x - 24, middle - 44, 48, 64)
    if view.deck:
        yield box(at._replace(x=at.x - 4, y=at.y + 3), 6, BACK, BACK_EDGE)
        yield box(at, 6, BACK, BACK_EDGE)
        if view.top:
            yield placed(x - 14, middle - 26, 28 / 24, emblem(view.top), fill=BACK_INK)
    else:
        yield box(at, 6, "none", LINE, stroke_dasharray="4 4")
    told = f"{voice.say('crypt-table-deck')} · {view.deck}"
    yield write(x, middle + 40, told, text_anchor="middle", fill=SOFT, font_size=12)


def _box(voice: Voice, view: View, middle: float) -> Iterator[str]:
    """The box with what has been discarded."""
    x = WIDTH - MARGIN - SIDE / 2 + 2
    yield box(Card(x - 27, middle - 36, 54, 54), 6, "#8a6a45", "#4f3319", stroke_width=2)
    if view.box:
        look = {"font_size": 20, "font_weight": 700, "text_anchor": "middle", "fill": "#1d1206"}
        yield write(x, middle - 2, len(view.box), **look)
    name, _, rest = voice.say("crypt-box-caption", count=len(view.box)).partition(":")
    for row, told in enumerate(filter(None, (name.strip(), rest.strip()))):
        look = {"text_anchor": "middle", "fill": SOFT, "font_size": 12}
        yield write(x, middle + 40 + row * 15, told, **look)


# --- players --------------------------------------------------------------------------------------

SERVANTS, COINS, HELD = 232, 436, 500
"""Where on a player's plate the dice begin, the coins are, and the treasures begin."""
MINI = 25
"""How wide a treasure in a collection is, with the room beside it."""
ROW = 36


def _plate(voice: Voice, view: View, player: SeenPlayer, top: float) -> tuple[str, float]:
    """A player: name and torches, servants, coins, treasures; and how high that is."""
    number, ghost = player.player, player.ghost
    held, rows = _held(player, top + 15)
    height = max(66.0, 30.0 + rows * ROW)
    turn_of = view.on_turn == number
    edge = colour(number, ghost) if turn_of else LINE
    drawn = [
        box(
            Card(MARGIN, top, WIDTH - 2 * MARGIN, height),
            10,
            PAPER,
            edge,
            stroke_width=2.0 if turn_of else 1.0,
        ),
        mark(MARGIN + 12, top + 13, 16, number, ghost),
        write(
            MARGIN + 36,
            top + 27,
            voice.name(number),
            font_family=SERIF,
            font_size=16,
            font_weight=600,
        ),
        *_torches(voice, view, player, top),
        *_servants(voice, view, player, top),
        held,
    ]
    if not ghost:
        sheet = player.sheet
        coins = sheet.total if sheet else "?" if player.coins is None else f"{player.coins}+"
        drawn.append(coin(COINS + 14, top + 29, None if coins == "?" else coins, 15, SOFT))
        word = voice.say("crypt-coins-word", count=sheet.total if sheet else 2)
        look = {"text_anchor": "middle", "font_size": 11.5, "fill": SOFT}
        drawn.append(write(COINS + 14, top + 58, word, **look))
    return "".join(drawn), height


def _torches(voice: Voice, view: View, player: SeenPlayer, top: float) -> Iterator[str]:
    """The torches before a player, with their names."""
    x = MARGIN + 12.0
    for which, holder in (("leader", view.leader), ("lights-out", view.lights_out)):
        if holder == player.player:
            told = voice.say(f"crypt-table-{which}")
            flame = shapes(art(HERE)["torches"][which], FLAME)
            yield placed(x, top + 36, 0.62, flame)
            yield write(x + 19, top + 54, told, font_size=12, fill=SOFT)
            x += 34 + 6.4 * len(told)


def _servants(voice: Voice, view: View, player: SeenPlayer, top: float) -> Iterator[str]:
    """The dice at hand: ready, exhausted, or what the Ghost has rolled; and the same in words."""
    number, ghost = player.player, player.ghost
    faces: list[int | None] = [None] * player.ready
    if ghost and view.ghost.faces:
        faces = list(view.ghost.faces)
    for place, face in enumerate(faces):
        yield die(SERVANTS + place * 32, top + 12, 26, face, number, ghost)
    for place in range(player.exhausted):
        x = SERVANTS + (len(faces) + place) * 32
        yield tag("g", die(x, top + 12, 26, None, number), opacity=0.35)
        slash = f"M{x + 3} {top + 35:.0f}L{x + 23} {top + 15:.0f}"
        yield tag("path", d=slash, stroke=INK, stroke_width=2.5, stroke_linecap="round")
    if ghost and view.ghost.faces:
        shown = ", ".join(map(str, view.ghost.faces))
        told = voice.say("crypt-ghost-roll-label", faces=shown)
    elif ghost:
        told = voice.say("crypt-player-dice", count=player.ready)
    else:
        counts = {"ready": player.ready, "exhausted": player.exhausted}
        told = voice.say("crypt-player-servants", **counts)
    yield write(SERVANTS, top + 56, sentence(told), font_size=12, fill=SOFT)
    aside = [dice.effort for dice in view.ghost.aside for _ in range(dice.servants)]
    if ghost and view.ghost.faces and aside:
        yield write(COINS, top + 29, voice.say("crypt-table-aside"), font_size=12, fill=SOFT)
        for place, effort in enumerate(aside):
            yield die(HELD + 26 + place * 32, top + 12, 26, effort, number, ghost)


def _held(player: SeenPlayer, top: float) -> tuple[str, int]:
    """The treasures of a player by kind, and on how many rows they lie."""
    drawn: list[str] = []
    x, row = float(HELD), 0
    for kind in KINDS:
        cards = [card for card in player.treasures if card.kind == kind]
        if not cards:
            continue
        if x > HELD and x + 32 + len(cards) * MINI > WIDTH - MARGIN - 8:
            x, row = float(HELD), row + 1
        y = top + row * ROW
        drawn.append(_badge(kind, x + 13, y + 15))
        drawn += [_mini(card, x + 30 + n * MINI, y) for n, card in enumerate(cards)]
        x += 40 + len(cards) * MINI
    return "".join(drawn), row + 1


def _badge(kind: str, x: float, y: float) -> str:
    """A kind's emblem in its colour."""
    disc = tag("circle", cx=float(x), cy=float(y), r=13.0, fill=KIND[kind], stroke=SOFT)
    return disc + placed(x - 8, y - 8, 16 / 24, emblem(kind), fill="#fff6dd")


def _mini(card: SeenCard, x: float, y: float) -> str:
    """A treasure in a collection: it lies face-down until it is flipped."""
    at = Card(x, y - 3 if card.flipped else y, MINI - 3, 30)
    ground = box(at, 4, CARD if card.flipped else BACK, CARD_EDGE if card.flipped else "#8b7648")
    look = {"text_anchor": "middle", "font_size": 15, "font_weight": 700}
    ink = CARD_INK if card.flipped else "#ffefcf"
    shown = "?" if card.value is None else card.value
    return ground + write(x + (MINI - 3) / 2, at.y + 20, shown, fill=ink, **look)


# --- collectors -----------------------------------------------------------------------------------


def _collectors(voice: Voice, view: View, top: float) -> str:
    """A chip a collector: its side, and how far the viewer is with it if there is one."""
    room = (WIDTH - 2 * MARGIN + 8) / len(KINDS)
    people = [player for player in view.players if player.player == view.viewer]
    drawn = []
    for place, kind in enumerate(KINDS):
        at = Card(MARGIN + place * room, top, room - 8, 50)
        side = view.setup.side(kind)
        far = [player.progress(f"{kind}.{side}") for player in people]
        told = "".join(f" {each.have}/{each.need}" for each in far)
        drawn += [
            box(at, 9, PAPER, GOLD if far and all(each.met for each in far) else LINE),
            _badge(kind, at.x + 21, at.y + 25),
            write(at.x + 40, at.y + 22, voice.say("crypt-kind-many", kind=kind), font_size=11.5),
            write(at.x + 40, at.y + 39, f"{side}{told}", font_size=12, fill=SOFT),
        ]
    return "".join(drawn)
