"""What a player may know: views, which alone leave the core, and their text.

Hidden are unfinished quests and those looked at, what the Priest has seen, and what is chosen in
secret until all have chosen; all else lies open (rule hidden).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..engine.hooks import Hooks
from ..engine.table import columns, public
from .asking import deciders
from .components import Setup
from .lists import own_moves
from .power import equipped, familiars, power
from .scoring import loss
from .state import (
    CHOOSE,
    OVER,
    QUESTS,
    Bid,
    Done,
    Effect,
    Fight,
    Offer,
    Promise,
    State,
    UnfinishedQuest,
)


class SeenPlayer(NamedTuple):
    """A player at the table. A quest that the viewer may not know is None."""

    player: int
    adventurer: str
    prey: str
    power: int
    gems: int
    items: tuple[str, ...]
    equipped: tuple[str, ...]
    on_familiar: str
    spoils: tuple[str, ...]
    trophies: int
    wounds: int
    malus: int
    token: bool
    companion: str
    familiar: bool
    fairy: bool
    cursed: bool
    main: UnfinishedQuest | None
    """The main quest, if it is unfinished and the viewer knows it."""
    has_main: bool
    quests: tuple[UnfinishedQuest | None, ...]
    done: tuple[Done, ...]
    kept: int
    broken: int
    loss: int | None
    """What unfinished quests would cost now."""


class View(NamedTuple):
    """A moment of the game as `viewer` may know it."""

    setup: Setup
    viewer: int | None
    stage: str
    phase: str
    turn: int
    round: int
    active: int
    deciders: tuple[int, ...]
    players: tuple[SeenPlayer, ...]
    shop: tuple[str, ...]
    apart: tuple[str, ...]
    gone: tuple[str, ...]
    discards: tuple[str, ...]
    pile: int
    """Adventure cards left."""
    guild: int
    """Quests left in the guild."""
    temple: int
    pot: int
    fought: bool
    card: str
    fight: Fight | None
    effect: Effect | None
    offer: Offer | None
    offered: tuple[Offer, ...]
    """Offers made this turn."""
    promises: tuple[Promise, ...]
    owed: tuple[Promise, ...]
    """Help in later fights that was promised."""
    resting: bool
    visited: bool
    bought: bool
    last: bool
    looked: tuple[str, ...]
    """Quests that the viewer is looking at."""
    chosen: str
    """What the viewer has chosen in secret."""
    verbs: tuple[str, ...]
    """What the viewer may do, at stages that do not always allow all that they ask for."""
    next_card: str
    """The top of the adventure pile, if the viewer has seen it."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def over(self) -> bool:
        return self.stage == OVER

    @property
    def bids(self) -> tuple[Bid, ...]:
        """What has been bid for an alliance."""
        return self.fight.bids if self.fight else ()

    def __str__(self) -> str:
        return write_view(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(write_view(self))

    def _repr_html_(self) -> str | None:
        return Hooks.drawn("donjon", self)


def view(state: State, viewer: int | None) -> View:
    """What `viewer` may know of a state."""
    active = state.active
    return View(
        setup=state.setup,
        viewer=viewer,
        stage=state.stage,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        active=active,
        deciders=deciders(state),
        players=tuple(_player(state, i, viewer) for i in range(state.setup.players)),
        shop=state.shop,
        apart=state.apart,
        gone=state.gone,
        discards=state.discards,
        pile=state.adventure.size,
        guild=state.guild.size,
        temple=state.temple,
        pot=state.pot,
        fought=state.fought,
        card=state.card,
        fight=state.fight,
        effect=state.effect,
        offer=state.offer,
        offered=state.offered,
        promises=state.promises,
        owed=state.owed,
        resting=state.resting,
        visited=state.visited,
        bought=state.bought,
        last=state.last,
        looked=_looked(state, viewer),
        chosen=_chosen(state, viewer),
        verbs=_verbs(state, viewer),
        next_card=_next_card(state, viewer),
        scores=state.scores,
        winners=state.winners,
    )


def _player(state: State, player: int, viewer: int | None) -> SeenPlayer:
    owner = state.players[player]
    known = state.stage == OVER or viewer == player
    return SeenPlayer(
        player=player,
        adventurer=owner.adventurer,
        prey=owner.prey,
        power=power(state, player),
        gems=owner.gems,
        items=owner.items,
        equipped=equipped(state, player),
        on_familiar=familiars(state, player),
        spoils=owner.spoils,
        trophies=owner.trophies,
        wounds=owner.wounds,
        malus=owner.malus,
        token=owner.token,
        companion=owner.companion,
        familiar=owner.familiar,
        fairy=owner.fairy,
        cursed=owner.cursed,
        main=owner.main if known else None,
        has_main=owner.main is not None,
        quests=owner.quests if known else (None,) * len(owner.quests),
        done=owner.done,
        kept=owner.kept,
        broken=owner.broken,
        loss=loss(state, player) if known else None,
    )


def _looked(state: State, viewer: int | None) -> tuple[str, ...]:
    if not state.looked or viewer is None:
        return ()
    if len(state.looked) == 1:  # At the guild.
        return state.looked[0] if viewer == state.active else ()
    return state.looked[viewer]


def _chosen(state: State, viewer: int | None) -> str:
    return (state.secret[viewer] or "") if viewer is not None and state.secret else ""


def _verbs(state: State, viewer: int | None) -> tuple[str, ...]:
    if viewer is None or state.stage not in (CHOOSE, QUESTS) or viewer not in deciders(state):
        return ()
    return tuple(dict.fromkeys(move.verb for move in own_moves(state, viewer)))


def _next_card(state: State, viewer: int | None) -> str:
    """What the Priest knows: it is his alone, whoever's turn it is (rules hidden, priest)."""
    if state.seen < 0 or viewer is None or state.players[viewer].adventurer != "priest":
        return ""
    return state.setup.adventure[state.seen]


def uneven(state: State, people: Sequence[int]) -> bool:
    """Whether some of these people know what others of them do not."""
    if len(people) < 2 or state.stage == OVER:
        return False
    return any(
        state.players[i].unfinished
        or _looked(state, i)
        or _chosen(state, i)
        or _next_card(state, i)
        for i in people
    )


@public.register
def _(state: State) -> str:
    return str(view(state, None))


def write_view(seen: View) -> str:
    """A view as a readable table, in the terms of the notation."""
    waiting = ", ".join(f"P{i + 1}" for i in seen.deciders) or "nobody"
    head = f"round {seen.round}  turn of P{seen.active + 1}  {seen.phase}: {seen.stage}"
    lines = [f"{head}  waiting for {waiting}", ""]
    rows = [["", "adventurer", "power", "trophies", "gems", "wounds", "items", "spoils", "quests"]]
    rows += [_row(it) for it in seen.players]
    lines += columns(rows)
    lines += ["", f"shop: {_list(seen.shop)}"]
    pot = f"  pot {seen.pot}" if seen.pot else ""
    lines.append(f"pile {seen.pile}  guild {seen.guild}  temple {seen.temple}{pot}")
    lines += [f"{what}: {it}" for what, it in _now(seen) if it]
    if seen.winners:
        scores = ", ".join(f"P{i + 1} {points}" for i, points in enumerate(seen.scores))
        won = ", ".join(f"P{winner + 1}" for winner in seen.winners)
        lines += ["", f"final {scores}  won by {won}"]
    return "\n".join(line.rstrip() for line in lines)


def _list(things: Sequence[object]) -> str:
    return ", ".join(map(str, things)) or "-"


def _row(it: SeenPlayer) -> list[str]:
    """A player in the table of a view."""
    main = [f"main {it.main.quest if it.main else '?'}"] if it.has_main else []
    quests = [held.quest if held else "?" for held in it.quests]
    done = [f"{done.quest} done" for done in it.done]
    marks = [name for name in ("token", "familiar", "fairy", "cursed") if getattr(it, name)]
    who = f"{it.adventurer}{f' ({it.prey})' if it.prey else ''}"
    things = [*it.items, *marks, *([f"with {it.companion}"] if it.companion else [])]
    cells = [f"P{it.player + 1}", who, *map(str, (it.power, it.trophies, it.gems, it.wounds))]
    return [*cells, _list(things), _list(it.spoils), _list((*main, *quests, *done))]


def _now(seen: View) -> list[tuple[str, str]]:
    """What is going on, each with its name; "" where there is nothing."""
    fight, offer = seen.fight, seen.offer
    told = ""
    if fight:
        foe = f"P{fight.victim + 1}" if fight.arena else _list(fight.foes)
        told = f"P{fight.fighter + 1} against {foe}"
        told += f" with {_list([f'P{i + 1}' for i in fight.allies])}" if fight.allies else ""
        told += f", used {_list([f'P{u.player + 1} {u.what}' for u in fight.used])}" * bool(
            fight.used
        )
    swap = (
        f"P{offer.player + 1} to P{offer.partner + 1}: {offer.give} for {offer.want}"
        if (offer)
        else ""
    )
    bids = [
        f"P{bid.player + 1} {'passes' if bid.bundle is None else bid.bundle}" for bid in seen.bids
    ]
    words, owed = (
        [f"P{it.maker + 1} to P{it.to + 1} {it.bundle}" for it in given]
        for given in (seen.promises, seen.owed)
    )
    effect = f"{seen.effect.card} of P{seen.effect.player + 1}" if seen.effect else ""
    return [
        ("active", effect),
        ("fight", told),
        ("bids", "; ".join(bids)),
        ("offer", swap),
        ("promised", "; ".join(words)),
        ("owed", "; ".join(owed)),
        ("looking at", ", ".join(seen.looked)),
        ("own choice", seen.chosen),
        ("next card", seen.next_card),
    ]
