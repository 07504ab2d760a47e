"""What may be decided: moves as labels, what a player may do now, whose turn it is."""

from __future__ import annotations

from ....teach.explain.voice import Facts, sentence
from ... import moves
from ...components import HAND
from ...moves import Move
from ...state import TAKE
from ...views import SeenPile, SeenPlayer, View
from .voice import Voice


def move(voice: Voice, move: Move, view: View) -> str:
    """A move as a label: "Dig piles 2 and 5", "Lay king over priest on d1".

    `view` is one of the moment at which the move may be made.
    """
    return sentence(voice.say(f"sedlec-move-{move.verb}", **_facts(voice, move, view)))


def _facts(voice: Voice, move: Move, view: View) -> Facts:
    if move.verb == moves.LAY:
        return {"card": voice.card(move.card), "place": str(move.place)}
    numbers = voice.all_of(str(pile + 1) for pile in move.piles)
    pile = view.piles[move.piles[0]]
    return {
        "piles": numbers,
        "count": len(move.piles),
        "pile": pile.number,
        "card": voice.card(pile.up) if pile.up else "",
    }


def turn(voice: Voice, view: View) -> str:
    """Whose turn it is."""
    if view.on_turn is None:
        return voice.say("turn-over")
    return sentence(voice.say("turn", **voice.person(view.on_turn)))


def may(voice: Voice, view: View) -> tuple[str, list[str]]:
    """What its viewer may do at a decision: a title, and a sentence for each thing."""
    if view.on_turn is None:
        return voice.say("may-over"), [voice.say("may-look-back")]
    if view.on_turn != view.viewer:
        return turn(voice, view), [voice.say("may-watch")]
    player = view.players[view.on_turn]
    verbs, items = ([], _taking(voice, view)) if view.stage == TAKE else _turn(voice, view, player)
    title = voice.say(
        "sedlec-may-title",
        **voice.person(view.on_turn),
        stage=view.stage,
        verbs=voice.any_of(verbs) if verbs else "",
    )
    return sentence(title), [sentence(item) for item in items]


def _taking(voice: Voice, view: View) -> list[str]:
    """One of the cards turned up is to be taken (dig)."""
    dug = [pile for pile in view.piles if pile.number in view.dug]
    items = [
        voice.say("sedlec-may-take", card=voice.card(pile.up), pile=pile.number)
        for pile in dug
        if pile.up
    ]
    return [*items, voice.say("sedlec-may-leave")]


def _turn(voice: Voice, view: View, player: SeenPlayer) -> tuple[list[str], list[str]]:
    """The actions that are possible now, and a sentence for each or why there is none."""
    verbs, items = [], []
    open_up = [pile for pile in view.piles if pile.up]
    if player.missing == len(player.hand):
        items.append(voice.say("sedlec-may-share-full", size=view.setup.size))
    elif len(player.hand) == HAND:
        items.append(voice.say("sedlec-may-hand-full"))
    else:
        if view.face_down:
            verbs.append(moves.DIG)
            numbers = voice.all_of(map(str, view.face_down))
            items.append(voice.say("sedlec-may-dig", count=len(view.face_down), piles=numbers))
        else:
            items.append(voice.say("sedlec-may-no-dig"))
        if open_up:
            verbs.append(moves.COLLECT)
            items.append(_collecting(voice, open_up))
        else:
            items.append(voice.say("sedlec-may-no-collect"))
    if player.hand:
        verbs.append(moves.LAY)
        items += _laying(voice, view, player)
    else:
        items.append(voice.say("sedlec-may-no-lay"))
    return [voice.say("sedlec-verb", verb=verb) for verb in verbs], items


def _collecting(voice: Voice, open_up: list[SeenPile]) -> str:
    cards = voice.any_of(
        voice.say("sedlec-card-on-pile", card=voice.card(pile.up), pile=pile.number)
        for pile in open_up
        if pile.up
    )
    return voice.say("sedlec-may-collect", count=len(open_up), cards=cards)


def _laying(voice: Voice, view: View, player: SeenPlayer) -> list[str]:
    """What may be laid and where, and when more places open (crypt)."""
    cards = voice.any_of(dict.fromkeys(map(voice.card, player.hand)))
    places = ", ".join(map(str, player.open))
    items = [voice.say("sedlec-may-lay", cards=cards, places=places)]
    if player.missing > len(player.open):
        items.append(voice.say("sedlec-may-higher"))
    return items
