"""A puzzle of Donjon as a small picture: who fights whom, or what there is to spend."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ....teach.drawing import art, looked
from ....teach.lessons.task import LEARNER
from ....teach.pictures import Pictured, Sign
from ...views import SeenPlayer, View, view
from ..drawing import HERE, LOOKS, SIZE, STROKE
from . import begun, puzzles


@lru_cache(maxsize=64)
def picture(id_: str) -> tuple[Pictured, ...]:
    """Both sides of the fight with their powers, and who would help.

    Where nothing is fought: whom one plays, with gems, trophy points and the card that is ahead.
    """
    seen = view(begun(id_), LEARNER)
    me = seen.players[LEARNER]
    if seen.fight is None:
        purse = (Pictured("gem", str(me.gems)), Pictured("trophy-point", str(me.trophies)))
        return (_player(me), *purse, *_ahead(seen))
    green = _player(seen.players[seen.fight.fighter])
    helpers = tuple(_player(seen.players[it.player]) for it in seen.bids if it.bundle is not None)
    return (green, *_foes(seen), *helpers)


def _player(player: SeenPlayer) -> Pictured:
    return Pictured(player.adventurer, str(player.power))


def _ahead(seen: View) -> tuple[Pictured, ...]:
    """The card on top of the pile, where it has been seen."""
    monster = seen.setup.monsters.get(seen.next_card)
    return () if monster is None else (Pictured(seen.next_card, str(monster.power)),)


def _foes(seen: View) -> tuple[Pictured, ...]:
    fight = seen.fight
    assert fight is not None
    if fight.arena:
        return (_player(seen.players[fight.victim]),)
    foes = zip(fight.foes, fight.powers, strict=True)
    return tuple(Pictured(_known(seen, foe), str(power)) for foe, power in foes)


def _known(seen: View, card: str) -> str:
    """By which picture a card is known: its own, or that of its type."""
    return card if card in art(HERE)["pictures"] else seen.setup.monsters[card].type


@lru_cache(maxsize=1)
def signs() -> Mapping[str, Sign]:
    """The pictures of all that the puzzles show, in their colours."""
    needed = sorted({card.sign for it in puzzles() for card in picture(it.id)})
    known = art(HERE)["pictures"]
    parts = {name: tuple(_part(part) for _, part in known[name]) for name in needed}
    return {name: Sign(SIZE, STROKE, parts[name]) for name in needed}


def _part(attributes: Mapping[str, str]) -> Mapping[str, str]:
    """A path with the colours of what it is of."""
    return {key: str(value) for key, value in looked(attributes, LOOKS).items()}
