"""Names and full descriptions of what lies on the table, and what a card would add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....teach.explain.voice import sentence
from ...components import SKULLS, Card
from ...pyramid import Place, PlacedCard
from ...views import SeenPile, SeenPlayer, View
from .voice import Voice


def card_label(voice: Voice, card: Card | str) -> str:
    """A card, by itself or by its text: "king over priest"."""
    return voice.card(card)


def pile_label(voice: Voice, pile: SeenPile, dug: bool = False) -> str:
    """A pile of the graveyard: "Pile 1: king over priest, 2 cards beneath".

    `dug`: its card has just been turned up, and one such card is to be taken.
    """
    return voice.say(
        "sedlec-pile",
        pile=pile.number,
        state="up" if pile.up else "down" if pile.down else "empty",
        card=voice.card(pile.up) if pile.up else "",
        dug="yes" if dug else "no",
        down=pile.down,
    )


def place_label(voice: Voice, place: Place, rows: Sequence[int]) -> str:
    """A place of a crypt whose rows become so wide: "e1, bottom row"."""
    return voice.say("sedlec-place", place=str(place), row=row_name(place.row, rows))


def row_name(row: int, rows: Sequence[int]) -> str:
    """Which of the rows it is, as the messages tell them apart: bottom, middle or top."""
    return "bottom" if row == 1 else "top" if row == len(rows) else "middle"


def laid_label(voice: Voice, laid: PlacedCard) -> str:
    """A card in a crypt: "d1: king over priest, levels 2 and 1"."""
    lower, upper = laid.place.levels
    return voice.say(
        "sedlec-laid",
        place=str(laid.place),
        card=voice.card(laid.card),
        upper=upper,
        lower=lower,
    )


def player_label(voice: Voice, player: SeenPlayer, view: View) -> str:
    """A player's points, cards still to lay, and hand in words."""
    points = voice.points(player.sheet.total)
    parts = [
        points if view.over else voice.say("sedlec-so-far", points=points),
        voice.say("sedlec-missing", count=player.missing),
    ]
    if not view.over:
        parts.append(hand_label(voice, player))
    return voice.say("sedlec-player", name=voice.name(player.player), parts=", ".join(parts))


def hand_label(voice: Voice, player: SeenPlayer) -> str:
    """What a player holds: "in hand: king over priest"."""
    cards = voice.cards(player.hand) if player.hand else ""
    return voice.say("sedlec-hand", count=len(player.hand), cards=cards)


def gain_label(voice: Voice, gain: Mapping[str, int]) -> str:
    """What a card would add, by types of skulls: "5 points: kings 2, priests 2, peasants 1"."""
    total = sum(gain.values())
    return voice.say(
        "sedlec-gain", count=total, points=voice.points(total), parts=voice.parts(gain)
    )


def unseen_labels(voice: Voice, view: View) -> list[str]:
    """The cards that still lie face-down, equal ones together: "2 × priest over lover"."""
    counts: dict[str, int] = {}
    for card in view.unseen:
        counts[str(card)] = counts.get(str(card), 0) + 1
    return [
        voice.card(card)
        if count == 1
        else voice.say("sedlec-cards-alike", count=count, card=voice.card(card))
        for card, count in sorted(counts.items(), key=lambda it: _order(it[0]))
    ]


def _order(card: str) -> list[int]:
    return [SKULLS.index(half) for half in card.split("/")]


def figure(voice: Voice, name: str) -> str:
    """What a number of a comparison counts: "Kings", "Cards laid"."""
    if name in SKULLS:
        return voice.say("sedlec-skulls", skull=name)
    return sentence(voice.say(f"sedlec-figure-{name}"))
