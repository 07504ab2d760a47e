"""What a player may know: views, which alone leave the core, and their text.

Everything that anybody has seen in Sedlec, all have: cards are turned up on the table before they
reach a hand. So all views of a moment show the same, and nobody knows what lies face-down.
"""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any, NamedTuple

from ..engine.hooks import Hooks
from ..engine.table import columns, public
from .components import Card, Setup
from .judge import missing, on_turn
from .pyramid import Crypt, Place, open_places
from .scoring import ScoreSheet, crypt_sheet
from .state import OVER, State


class SeenPile(NamedTuple):
    """A pile of the graveyard: its number from 1, its face-down cards, the face-up one on them."""

    number: int
    down: int
    up: Card | None

    @property
    def face_down(self) -> bool:
        """Whether one can dig here: the top card lies face-down (rule dig)."""
        return self.down > 0 and self.up is None


class SeenPlayer(NamedTuple):
    """A player at the table."""

    player: int
    hand: tuple[Card, ...]
    crypt: Crypt
    """In the order in which the cards were laid."""
    open: tuple[Place, ...]
    """Where the next card may lie."""
    sheet: ScoreSheet
    """What the crypt is worth as it is."""
    missing: int
    """Cards still to be laid, those in hand among them."""


class View(NamedTuple):
    """A moment of the game as `viewer` may know it."""

    setup: Setup
    viewer: int | None
    stage: str
    turn: int
    round: int
    on_turn: int | None
    piles: tuple[SeenPile, ...]
    players: tuple[SeenPlayer, ...]
    unseen: tuple[Card, ...]
    """Cards that lie face-down somewhere, in the order of their numbers."""
    dug: tuple[int, ...]
    """After a dig: the numbers, from 1, of the piles of which one card is to be taken."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def over(self) -> bool:
        return self.stage == OVER

    @property
    def face_down(self) -> tuple[int, ...]:
        """The numbers, from 1, of the piles in which one can dig."""
        return tuple(pile.number for pile in self.piles if pile.face_down)

    def __str__(self) -> str:
        return write_view(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(write_view(self))

    def _repr_html_(self) -> str | None:
        return Hooks.drawn("sedlec", self)


def view(state: State, viewer: int | None) -> View:
    """What `viewer` may know of a state."""
    setup = state.setup
    return View(
        setup=setup,
        viewer=viewer,
        stage=state.stage,
        turn=state.turn,
        round=state.round,
        on_turn=on_turn(state),
        piles=tuple(SeenPile(i, *pile) for i, pile in enumerate(state.piles, 1)),
        players=tuple(
            SeenPlayer(
                i,
                player.hand,
                player.crypt,
                open_places(setup.rows, player.crypt),
                crypt_sheet(i, player.crypt),
                missing(state, i) + len(player.hand),
            )
            for i, player in enumerate(state.players)
        ),
        unseen=state.unseen,
        dug=tuple(pile + 1 for pile in state.dug),
        scores=state.scores,
        winners=state.winners,
    )


@public.register
def _(state: State) -> str:
    return str(view(state, None))


def write_view(seen: View) -> str:
    """A view as a readable table, in the terms of the notation."""
    turn = "nobody's turn" if seen.on_turn is None else f"P{seen.on_turn + 1}'s turn"
    lines = [f"round {seen.round}/{seen.setup.rounds}  {seen.stage}  {turn}", ""]
    rows = [["pile", "face-up", "face-down"]]
    for pile in seen.piles:
        up = f"{pile.up or '-'}{' (dug)' if pile.number in seen.dug else ''}"
        rows.append([str(pile.number), up, str(pile.down or "-")])
    lines += columns(rows)
    if seen.unseen:
        lines += ["", *_write_unseen(seen.unseen)]
    for player in seen.players:
        lines += ["", *_write_player(player)]
    if seen.winners:
        scores = ", ".join(f"P{i + 1} {points}" for i, points in enumerate(seen.scores))
        won = ", ".join(f"P{winner + 1}" for winner in seen.winners)
        lines += ["", f"final {scores}  won by {won}"]
    return "\n".join(line.rstrip() for line in lines)


def _write_unseen(cards: tuple[Card, ...]) -> list[str]:
    """What lies face-down somewhere, on lines that are not too long."""
    counts = Counter(sorted(map(str, cards)))
    told = ", ".join(f"{card}*{count}" if count > 1 else card for card, count in counts.items())
    return wrap(f"somewhere face-down: {told}", 96, subsequent_indent="    ")


def _write_player(seen: SeenPlayer) -> list[str]:
    points = seen.sheet.points
    told = "  ".join(f"{kind} {count}" for kind, count in points.items())
    hand = ", ".join(map(str, seen.hand)) or "-"
    return [
        f"P{seen.player + 1}  {seen.sheet.total} points: {told}",
        f"hand {hand}  to lay {seen.missing}",
        *write_crypt(seen.crypt, seen.open),
    ]


CELL = 10
"""Letters that a card is wide in the text of a crypt: an even number, more than a skull's name."""


def write_crypt(crypt: Crypt, open_: tuple[Place, ...] = ()) -> list[str]:
    """A crypt as it stands, one line a level with its number, from the highest; open places named.

    A card's place is that of its lower skull, where an open place has its name.
    """
    cells: dict[int, dict[int, str]] = {}  # level -> x -> what is written there
    for card, place in crypt:
        for level, kind in zip(place.levels, (card.bottom, card.top), strict=True):
            cells.setdefault(level, {})[place.x] = kind
    for place in open_:
        cells.setdefault(place.levels[0], {})[place.x] = f"({place})"
    left = min(min(row) for row in cells.values())
    lines = []
    for level in sorted(cells, reverse=True):
        line = f"{level}  "
        for x in sorted(cells[level]):
            line = line.ljust(3 + (x - left) * CELL // 2) + cells[level][x].center(CELL)
        lines.append(line.rstrip())
    return lines
