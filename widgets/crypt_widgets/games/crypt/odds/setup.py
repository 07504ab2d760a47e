"""A crypt set up freely, as a form, and the question about the Ghost that it asks.

The form is plain data that a browser can hold. It judges nothing: `position` does, and what it
refuses is refused with its own sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.odds import GhostOdds, claim_odds, ghost_odds, may_lie
from crypt_core.crypt.components import GHOST, HALFWAY, KINDS, REVEALED, SERVANTS, VALUES
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.ghost import GONE
from crypt_core.crypt.moves import Placement, letter
from crypt_core.crypt.position import position
from crypt_core.crypt.state import NOBODY
from crypt_core.crypt.views import SeenTreasure, View, view
from crypt_core.engine.game import BadSetup

YOU_FIRST, YOU_LAST = "you-first", "you-last"
GHOST_FIRST, GHOST_ANSWER = "ghost-first", "ghost-answer"
MOMENTS = {
    YOU_FIRST: (YOU, 0),
    YOU_LAST: (YOU, 2),
    GHOST_FIRST: (GHOST, 0),
    GHOST_ANSWER: (GHOST, 1),
}
"""Who leads, and how many turns of Claim are over."""


class Question(NamedTuple):
    """What is asked about the Ghost: a table, and a claim of yours on it.

    `kind`: "draft" (a claim that might be made), "empty" (none), "made" and "recovered" (it has
    been), "tried" and "nothing" (another one instead, or none), or "first" (the Ghost begins the
    round). `rolled`: what it did roll, if that is known.
    """

    kind: str
    view: View
    dice: tuple[Placement, ...] = ()
    rolled: tuple[int, ...] = ()

    @property
    def claimable(self) -> list[int]:
        """Treasures on which a claim of yours could lie."""
        if self.kind == "first":
            return []
        return [slot for slot, t in enumerate(self.view.crypt) if t and t.owner != YOU]

    def others(self, slot: int) -> tuple[Placement, ...]:
        """The claim without what lies on a treasure; on the last turn nothing lies beside it."""
        if self.view.last_turn:
            return ()
        return tuple(placement for placement in self.dice if placement[0] != slot)

    def trying(self, placed: Placement) -> tuple[Placement, ...]:
        """The claim with these dice on their treasure; with none if they may not lie there."""
        others = self.others(placed[0])
        lying = [placed] if may_lie(self.view, others, placed) else []
        return tuple(sorted((*others, *lying)))

    def instead(self, dice: tuple[Placement, ...]) -> Question:
        """The same question of another claim."""
        if dice == self.dice:
            return self
        if dice:
            return self._replace(kind="tried", dice=dice)
        return self._replace(kind="empty" if self.kind == "draft" else "nothing", dice=dice)

    @property
    def ghost(self) -> GhostOdds | None:
        """The Ghost's turn that is asked about; None if it has none any more."""
        if self.kind != "first":
            return claim_odds(self.view, self.dice).ghost
        bars = tuple(GONE if treasure is None else 0 for treasure in self.view.crypt)
        return ghost_odds(bars, SERVANTS, second=False)


class Pile(NamedTuple):
    """Dice on a treasure: how many, and the effort of each."""

    dice: int = 0
    effort: int = 4

    def on(self, slot: int) -> str:
        """As a part of a claim."""
        return letter(slot) + str(self.effort) * self.dice if self.dice else ""


class Item(NamedTuple):
    """A treasure of the form; `id` stays with it when the treasures are laid out anew.

    `kind` is "" if it has been taken already. `value`: 0 if nobody has seen it.
    """

    id: int
    kind: str
    value: int
    down: bool
    mine: Pile = Pile()
    ghost: Pile = Pile()

    @property
    def rank(self) -> float:
        """Where it lies: the highest first."""
        return -HALFWAY if self.down else -float(self.value)


class Form(NamedTuple):
    """A setup. `seen`: the values already seen of the kind that lies face-down."""

    items: tuple[Item, ...] = (
        Item(0, "idols", 4, False, Pile(1, 5)),
        Item(1, "pottery", 0, True, Pile(1, 4)),
        Item(2, "jewelry", 2, False, Pile(1, 2)),
    )
    moment: str = YOU_FIRST
    sides: str = "A" * len(KINDS)
    exhausted: int = 0
    seen: tuple[int, ...] = ()

    def laid(self) -> Form:
        """With the treasures from highest to lowest, as they lie against the Ghost."""
        return self._replace(items=tuple(sorted(self.items, key=lambda item: item.rank)))

    @property
    def hidden(self) -> Item | None:
        """The treasure that lies face-down, if it is there and there is one."""
        down = [item for item in self.items if item.down and item.kind]
        return down[0] if len(down) == 1 else None

    @property
    def shown(self) -> set[int]:
        """Values of the hidden treasure's kind that lie face-up beside it."""
        hidden = self.hidden
        return {i.value for i in self.items if hidden and i.kind == hidden.kind and not i.down}


def read_form(told: Mapping[str, object]) -> Form:
    """The form that a message holds; what is not there or cannot be read is as it is at first."""
    plain = Form()
    items = told.get("items")
    found = [_item(i, told) for i, told in enumerate(items[:3])] if isinstance(items, list) else []
    moment, sides = str(told.get("moment")), str(told.get("sides"))
    seen = told.get("seen")
    return Form(
        items=tuple(found) if len(found) == len(plain.items) else plain.items,
        moment=moment if moment in MOMENTS else plain.moment,
        sides=sides if len(sides) == len(KINDS) and set(sides) <= {"A", "B"} else plain.sides,
        exhausted=_number(told.get("exhausted"), 0, SERVANTS),
        seen=tuple(v for v in VALUES if isinstance(seen, list) and v in seen),
    ).laid()


def _item(place: int, told: object) -> Item:
    told = told if isinstance(told, Mapping) else {}
    kind, down = str(told.get("kind")), bool(told.get("down"))
    if kind not in KINDS:
        return Item(_number(told.get("id"), 0, 2, place), "", 0, True)
    return Item(
        _number(told.get("id"), 0, 2, place),
        kind,
        _number(told.get("value"), 0, VALUES[-1]),
        down,
        _pile(told.get("mine")),
        _pile(told.get("ghost")),
    )


def _pile(told: object) -> Pile:
    told = told if isinstance(told, Mapping) else {}
    return Pile(_number(told.get("dice"), 0, SERVANTS), _number(told.get("effort"), 1, 6, 4))


def _number(value: object, low: int, high: int, plain: int | None = None) -> int:
    if type(value) is int and low <= value <= high:
        return value
    return low if plain is None else plain


def form_of(question: Question) -> Form:
    """The form of what is asked about."""
    seen = question.view
    moment = GHOST_ANSWER if seen.leader == GHOST else YOU_LAST if seen.last_turn else YOU_FIRST
    if question.kind == "first":
        moment = GHOST_FIRST
    claimed = {} if moment == YOU_LAST else dict(question.dice)
    items = []
    for slot, treasure in enumerate(seen.crypt):
        if treasure is None:
            items.append(Item(slot, "", 0, True))
            continue
        mine, ghost = (_lying(treasure, player) for player in (YOU, GHOST))
        if slot in claimed:
            mine = Pile(len(claimed[slot]), claimed[slot][0])
        value, down = treasure.value or 0, not treasure.up
        items.append(Item(slot, treasure.kind, value, down, mine, ghost))
    form = Form(tuple(items), moment, seen.setup.sides, seen.players[YOU].exhausted)
    hidden = form.hidden
    if hidden is None or hidden.value:
        return form
    left = seen.unseen[hidden.kind]
    return form._replace(seen=tuple(v for v in VALUES if v not in left and v not in form.shown))


def _lying(treasure: SeenTreasure, player: int) -> Pile:
    if treasure.owner != player or treasure.owner == NOBODY or not treasure.servants:
        return Pile()
    return Pile(treasure.servants, treasure.effort)


def question_of(form: Form) -> Question:
    """What a form asks.

    :raises BadSetup: with the rule and the facts, if there can be no such table or claim.
    """
    leader, turn = MOMENTS[form.moment]
    mine, ghost = (
        " ".join(filter(None, (pile.on(slot) for slot, pile in enumerate(piles))))
        for piles in ([i.mine for i in form.items], [i.ghost for i in form.items])
    )
    claims = {YOU_LAST: (mine, ghost), GHOST_ANSWER: ("", ghost)}.get(form.moment, ())
    hidden = form.hidden
    box = [
        f"{hidden.kind}{value}"
        for value in form.seen
        if hidden and not hidden.value and value not in form.shown
    ]
    state = position(
        " ".join(_card(form, item) for item in form.items),
        claims=claims,
        exhausted=[form.exhausted],
        box=" ".join(box),
        sides=form.sides,
        # Before the Ghost's own first turn there is nothing to be told from your first one.
        leader=leader if turn else YOU,
        turn=turn,
        round_number=1 + -(-len(box) // sum(REVEALED[1])),
    )
    for slot, item in enumerate(form.items):
        treasure = state.crypt[slot]
        if not item.kind:
            state = state.with_treasure(slot, None)
        elif item.down and item.value and treasure:
            state = state.with_treasure(slot, treasure._replace(known=treasure.known | 1 << YOU))
    if form.moment == GHOST_FIRST:
        return Question("first", view(state, YOU))
    if form.moment == YOU_LAST or not mine:
        return Question("empty", view(state, YOU))
    move = CRYPT.read_move(mine, state)
    refusal = CRYPT.why_not(state, move)
    if refusal is not None:
        raise BadSetup(refusal)
    return Question("draft", view(state, YOU), move.dice)


def _card(form: Form, item: Item) -> str:
    """A treasure in the notation of positions; one taken already was some face-down card."""
    if item.kind:
        return f"{item.kind}{item.value or ''}{'?' if item.down else ''}"
    kinds = {other.kind for other in form.items}
    return next(kind for kind in KINDS if kind not in kinds) + "?"
