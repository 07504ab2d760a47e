"""What a player may know: views, which alone leave the core, and their text.

Memory is taken to be perfect (a ruling): a value that a player has once seen stays known to them,
also when the treasure lies face-down in somebody's collection. `viewer` None sees what everybody
has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..engine.hooks import Hooks
from ..engine.table import columns, public
from .collectors import COLLECTORS
from .components import KINDS, SLOTS, Setup, deck_for
from .judge import on_turn
from .scoring import ScoreSheet, score_sheet
from .state import NOBODY, OVER, PHASE, GhostHand, Owned, RolledDie, State, Treasure

Sees = Callable[[int], bool]
"""Whether the viewer knows a value, of the players who know it (a bit mask)."""


class SeenTreasure(NamedTuple):
    """A treasure in the crypt; `value` is None if the viewer has not seen it."""

    slot: int
    kind: str
    value: int | None
    up: bool
    owner: int
    servants: int
    effort: int

    @property
    def total(self) -> int:
        return self.servants * self.effort


class SeenCard(NamedTuple):
    """A treasure in a collection or in the box; `value` is None if the viewer has not seen it."""

    kind: str
    value: int | None
    flipped: bool


class Progress(NamedTuple):
    """How far a player is with a collector: `have` of `need` (face-down ones where it flips)."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


class SeenPlayer(NamedTuple):
    """A player at the table."""

    player: int
    ghost: bool
    ready: int
    exhausted: int
    placed: int
    treasures: tuple[SeenCard, ...]
    rewarded: bool
    sheet: ScoreSheet | None
    """Coins if the game ended now; None if the viewer has not seen all they depend on."""

    @property
    def coins(self) -> int | None:
        """Coins on the player's treasures; None if the viewer has not seen all of them."""
        values = [t.value for t in self.treasures if t.value is not None]
        return sum(values) if len(values) == len(self.treasures) else None

    def total(self, *, collectors: bool = True) -> int | None:
        """Coins if the game ended now; without collectors those on treasures and for servants."""
        if collectors:
            return None if self.sheet is None else self.sheet.total
        return None if self.coins is None else self.coins + self.ready

    def progress(self, power: str) -> Progress:
        """How far the player is with a collector side such as "remains.B"."""
        kind = power.split(".")[0]
        collector = COLLECTORS[power]
        have = sum(
            1 for t in self.treasures if t.kind == kind and not (collector.flips and t.flipped)
        )
        return Progress(have, collector.needs)


class View(NamedTuple):
    """A moment of the game as `viewer` may know it."""

    setup: Setup
    viewer: int | None
    round: int
    stage: str
    leader: int
    lights_out: int
    on_turn: int | None
    turn: int
    last_turn: bool
    deck: int
    top: str | None
    """The kind on the back of the deck's top card; None: there is none, or it is not told."""
    crypt: tuple[SeenTreasure | None, ...]
    players: tuple[SeenPlayer, ...]
    box: tuple[SeenCard, ...]
    rolled: tuple[RolledDie, ...]
    ghost: GhostHand
    unseen: Mapping[str, tuple[int, ...]]
    """For each kind, the values in this game that the viewer has not seen, lowest first."""
    scores: tuple[int, ...]
    tied: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def phase(self) -> str:
        """The phase of the rulebook: reveal, claim, collect, pass; or end."""
        return PHASE[self.stage]

    @property
    def over(self) -> bool:
        return self.stage == OVER

    def __str__(self) -> str:
        return write_view(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(write_view(self))

    def _repr_html_(self) -> str | None:
        return Hooks.drawn("crypt", self)


def view(state: State, viewer: int | None) -> View:
    """What `viewer` may know of a state."""
    sees = partial(_sees, state, viewer)
    return View(
        setup=state.setup,
        viewer=viewer,
        round=state.round,
        stage=state.stage,
        leader=state.leader,
        lights_out=state.lights_out,
        on_turn=on_turn(state),
        turn=state.turn,
        last_turn=state.last_turn,
        deck=len(state.deck),
        top=state.top,
        crypt=tuple(
            treasure and _in_the_crypt(slot, treasure, sees)
            for slot, treasure in enumerate(state.crypt)
        ),
        players=_players(state, sees),
        box=tuple(_card(owned, sees) for owned in state.box),
        rolled=state.rolled,
        ghost=state.ghost,
        unseen=_unseen(state, sees),
        scores=state.scores,
        tied=state.tied,
        winners=state.winners,
    )


def _sees(state: State, viewer: int | None, known: int) -> bool:
    """Whether a value that is `known` to these players is known to the viewer."""
    everyone = (1 << state.setup.seats) - 1
    return known == everyone if viewer is None else bool(known >> viewer & 1)


def _in_the_crypt(slot: int, treasure: Treasure, sees: Sees) -> SeenTreasure:
    card = treasure.card
    return SeenTreasure(
        slot,
        card.kind,
        card.value if sees(treasure.known) else None,
        treasure.up,
        treasure.owner,
        treasure.servants,
        treasure.effort,
    )


def _card(owned: Owned, sees: Sees) -> SeenCard:
    card = owned.card
    return SeenCard(card.kind, card.value if sees(owned.known) else None, owned.flipped)


def _players(state: State, sees: Sees) -> tuple[SeenPlayer, ...]:
    placed = [0] * state.setup.seats
    for treasure in state.crypt:
        if treasure and treasure.owner != NOBODY:
            placed[treasure.owner] += treasure.servants
    sheets = _sheets(state, sees)
    return tuple(
        SeenPlayer(
            i,
            state.is_ghost(i),
            player.ready,
            player.exhausted,
            placed[i],
            tuple(_card(treasure, sees) for treasure in player.treasures),
            player.rewarded,
            sheets[i],
        )
        for i, player in enumerate(state.players)
    )


def _sheets(state: State, sees: Sees) -> list[ScoreSheet | None]:
    """What each player would score now, where the viewer can know it.

    Coins depend on one's own values, and with Tapestries A on the others' tapestries too.
    """
    hidden = [
        {t.card.kind for t in player.treasures if not sees(t.known)} for player in state.players
    ]
    compared = state.setup.has("tapestries.A") and any("tapestries" in kinds for kinds in hidden)
    return [
        None if compared or kinds or state.is_ghost(i) else score_sheet(state, i)
        for i, kinds in enumerate(hidden)
    ]


def _unseen(state: State, sees: Sees) -> dict[str, tuple[int, ...]]:
    """For each kind, the values in this game that the viewer has not seen."""
    cards = (*state.crypt, *state.box, *(t for player in state.players for t in player.treasures))
    seen = {card.card for card in cards if card and sees(card.known)}
    unseen = [card for card in deck_for(state.setup.players) if card not in seen]
    return {
        kind: tuple(sorted(card.value for card in unseen if card.kind == kind)) for kind in KINDS
    }


@public.register
def _(state: State) -> str:
    return str(view(state, None))


def uneven(state: State, people: Sequence[int]) -> bool:
    """Whether some of these people have seen a value that others of them have not."""
    everyone = sum(1 << player for player in people)
    cards = (*state.crypt, *state.box, *(t for player in state.players for t in player.treasures))
    return any(card and 0 < card.known & everyone < everyone for card in cards)


def write_view(seen: View) -> str:
    """A view as a readable table, in the terms of the notation."""

    def card(kind: str, value: int | None) -> str:
        return f"{kind}{'?' if value is None else value}"

    def dice(t: SeenTreasure) -> str:
        if t.owner == NOBODY:
            return "-"
        return f"{name(t.owner)}: {str(t.effort) * t.servants or 'rolled'}"

    def name(player: int) -> str:
        return "Ghost" if seen.players[player].ghost else f"P{player + 1}"

    crypt = [t for t in seen.crypt if t]
    turn = "nobody's turn" if seen.on_turn is None else f"{name(seen.on_turn)}'s turn"
    turn += " (one treasure only)" if seen.last_turn else ""
    head = f"round {seen.round}/{seen.setup.rounds}  {seen.stage}  {turn}  deck {seen.deck}"
    head += f" ({card(seen.top, None)} on top)" if seen.top else ""
    torches = f"leader {name(seen.leader)}  lights out {name(seen.lights_out)}"
    torches += f"  collectors {seen.setup.sides}"
    lines = [head, torches, ""]
    if crypt:
        lines += columns(
            [
                [SLOTS[t.slot] for t in crypt],
                [card(t.kind, t.value) + ("" if t.up else " face-down") for t in crypt],
                [dice(t) for t in crypt],
            ]
        )
        lines.append("")
    rows = [["", "ready", "exhausted", "placed", "coins", "treasures (* flipped)"]]
    for p in seen.players:
        held = " ".join(
            card(t.kind, t.value) + "*" * t.flipped
            for t in sorted(p.treasures, key=lambda t: (t.kind, t.value or 0, t.flipped))
        )
        coins = "-" if p.ghost else "?" if p.sheet is None else str(p.sheet.total)
        counts = [str(p.ready), str(p.exhausted), str(p.placed)]
        rows.append([name(p.player), *counts, coins, held or "-"])
    lines += columns(rows)
    if seen.ghost.faces:
        rest = " ".join(map(str, seen.ghost.groups)) or "-"
        aside = " ".join(map(str, seen.ghost.aside)) or "-"
        rolled = " ".join(map(str, seen.ghost.faces))
        lines += ["", f"ghost rolled {rolled}  to place {rest}  aside {aside}"]
    if seen.rolled:
        results = ", ".join(
            f"{SLOTS[d.slot]}{d.number} {d.effort}->{d.face} "
            + ("exhausted" if d.exhausted else "ready")
            for d in seen.rolled
        )
        lines += ["", f"rolled {results}"]
    if seen.winners:
        scores = ", ".join(f"{name(i)} {coins}" for i, coins in enumerate(seen.scores))
        lines += ["", f"final {scores}"]
    return "\n".join(line.rstrip() for line in lines)
