"""A state that a view allows, with what it hides left out; and the cards that may yet come.

Everything that the rules ask about the table can be asked of it. Quests that the viewer does not
know are `HIDDEN` ones, the piles have the cards that nobody has seen, and what others have chosen
in secret is not there.
"""

from __future__ import annotations

from collections import Counter

from ...engine.pile import Pile
from ..components import FAIRY, FAMILIAR, TYPELESS
from ..state import Player, State, UnfinishedQuest
from ..views import SeenPlayer, View

HIDDEN = UnfinishedQuest("?")


def known(view: View) -> State:
    """The state as far as the viewer knows it."""
    setup = view.setup
    chosen: tuple[str | None, ...] = tuple(
        view.chosen or None if i == view.viewer else None for i in range(setup.players)
    )
    return State(
        setup=setup,
        stage=view.stage,
        players=tuple(map(_player, view.players)),
        first=(view.active - view.turn) % setup.players,
        adventure=Pile(unseen(view)),
        guild=Pile(tuple(range(view.guild))),
        shop=view.shop,
        turn=view.turn,
        discards=view.discards,
        gone=view.gone,
        apart=view.apart,
        temple=view.temple,
        pot=view.pot,
        fought=view.fought,
        card=view.card,
        fight=view.fight,
        effect=view.effect,
        secret=chosen,
        looked=(view.looked,) * setup.players,
        offer=view.offer,
        offered=view.offered,
        promises=view.promises,
        owed=view.owed,
        resting=view.resting,
        visited=view.visited,
        bought=view.bought,
        last=view.last,
    )


def _player(seen: SeenPlayer) -> Player:
    main = (seen.main or HIDDEN) if seen.has_main else None
    return Player(
        adventurer=seen.adventurer,
        gems=seen.gems,
        items=seen.items,
        spoils=seen.spoils,
        main=main,
        quests=tuple(held or HIDDEN for held in seen.quests),
        done=seen.done,
        trophies=seen.trophies,
        wounds=seen.wounds,
        malus=seen.malus,
        token=seen.token,
        prey=seen.prey,
        companion=seen.companion,
        familiar=seen.familiar,
        fairy=seen.fairy,
        cursed=seen.cursed,
        kept=seen.kept,
        broken=seen.broken,
    )


def unseen(view: View) -> tuple[int, ...]:
    """The numbers of the adventure cards that lie nowhere to be seen."""
    lying = Counter((*view.discards, view.card))
    for player in view.players:
        lying.update(player.spoils)
        lying.update(item for item in player.items if item in TYPELESS)
        lying[player.companion] += 1
        lying[FAMILIAR] += player.familiar
        lying[FAIRY] += player.fairy
    if view.effect:
        lying[view.effect.card] += 1
    numbers = []
    for number, card in enumerate(view.setup.adventure):
        if lying[card]:
            lying[card] -= 1
        else:
            numbers.append(number)
    return tuple(numbers)
