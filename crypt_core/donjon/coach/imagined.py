"""A state that a player may take theirs for: what they cannot see is dealt out by luck.

Others hold quests that nobody has shown, each as likely as any other; the piles have what is left,
and lie as the luck lays them that the game is played on with. Who has chosen in secret is asked
again. Two states that look the same to a player are the same to whoever thinks from here on, so
nothing hidden can leak.
"""

from __future__ import annotations

from ...engine.luck import KeyedLuck
from ...engine.pile import Pile
from ..state import (
    EXCHANGE,
    GUILD,
    KEEP,
    NOBODY,
    QUESTS,
    ROT,
    SIDES,
    VANISH,
    State,
    UnfinishedQuest,
)
from ..views import View
from .known import HIDDEN, known

FOR_QUESTS = 100
"""()"""
FOR_TOP = 101
"""(), of the cards below the one that the Priest knows"""


def imagined(view: View, luck: KeyedLuck) -> State:
    """A state that looks like this view to its viewer; what it hides is dealt by `luck`."""
    state = _dealt(known(view), view, luck)
    order, first = state.order, view.deciders[0] if view.deciders else NOBODY
    adventure = _adventure(state.adventure, view, luck)
    return state._replace(
        adventure=adventure,
        seen=adventure.mixed[0] if view.next_card else NOBODY,
        secret=_secret(view),
        shown=order[: order.index(first)] if view.stage == QUESTS else (),
    )


def _secret(view: View) -> tuple[str | None, ...]:
    """What all have chosen in secret: what others have, nobody knows, so they are asked again.

    Once all sides of an Arena are chosen, nobody can be asked: `ahead` tells what others chose.
    """
    fight = view.fight
    if view.stage == KEEP:
        able = set(range(view.setup.players))
    elif view.stage == EXCHANGE:
        able = {seen.player for seen in view.players if seen.has_main and seen.quests}
    elif view.stage == ROT:
        able = {seen.player for seen in view.players if seen.spoils}
    elif view.stage in (SIDES, VANISH) and fight is not None and fight.arena and not fight.sides:
        out = {view.active, fight.fighter, fight.victim, *fight.allies}
        able = set(range(view.setup.players)) - out
    else:
        return ()
    own = view.chosen or None
    return tuple(
        "" if i not in able else own if i == view.viewer else None
        for i in range(view.setup.players)
    )


def _dealt(state: State, view: View, luck: KeyedLuck) -> State:
    """The state with quests for all who hold one, or look at some, that the viewer may not know."""
    names = view.setup.quests
    seen = {it.quest for player in state.players for it in player.unfinished}
    seen.update(it.quest for player in state.players for it in player.done)
    seen.update(view.looked)
    rest = [number for number, name in enumerate(names) if name not in seen]
    order = list(luck.deal(rest, rest, len(rest), FOR_QUESTS))

    def held(it: UnfinishedQuest) -> UnfinishedQuest:
        return UnfinishedQuest(names[order.pop()]) if it == HIDDEN else it

    for i, player in enumerate(state.players):
        main = held(player.main) if player.main else None
        quests = tuple(map(held, player.quests))
        state = state.with_player(i, main=main, quests=quests)
    looked: tuple[tuple[str, ...], ...] = ()
    if view.stage == GUILD:
        out = len(order) - view.guild
        looked = (view.looked or tuple(names[order.pop()] for _ in range(out)),)
    if view.stage == KEEP:  # Others look at as many.
        looked = tuple(
            view.looked
            if i == view.viewer
            else tuple(names[order.pop()] for _ in range(view.setup.choice))
            for i in range(view.setup.players)
        )
    return state._replace(guild=Pile(tuple(sorted(order))), looked=looked)


def _adventure(pile: Pile, view: View, luck: KeyedLuck) -> Pile:
    """The adventure pile; on top of it lies the card that the viewer has seen."""
    if not view.next_card:
        return pile
    cards = view.setup.adventure
    top = next(number for number in pile.mixed if cards[number] == view.next_card)
    rest = [number for number in pile.mixed if number != top]
    return Pile((top,), luck.deal(rest, rest, len(rest), FOR_TOP))
