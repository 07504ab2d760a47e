"""Sedlec's table: what is not allowed, moves in writing, the same luck, points where they arise."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.views import View
from tests.panels.games import is_over, sedlec, until
from tests.panels.play import Play, state

MOST = 60
"""Games of which one comes to what is wanted."""


def going(wanted: Callable[[Timeline], bool]) -> Timeline:
    """A random game of two at a decision that is wanted."""
    for seed in range(MOST):
        timeline = until(sedlec(seed=seed), lambda it: is_over(it) or wanted(it))
        if not is_over(timeline):
            return timeline
    raise LookupError("no game comes there")


def seen(timeline: Timeline) -> View:
    """Return the view of the player on turn."""
    return SEDLEC.view(timeline.state, timeline.state.player)


def cards_in_hand(count: int, timeline: Timeline) -> bool:
    state = timeline.state
    return state.stage == "turn" and len(state.players[state.player].hand) == count


def full_hand(timeline: Timeline) -> bool:
    state = timeline.state
    crypt = state.players[state.player].crypt
    return cards_in_hand(2, timeline) and len(crypt) > 1 and bool(state.face_up)


def refused(timeline: Timeline, move: str, rule: str, lang: str) -> Play:
    """A move that is not allowed is laid out, tried, and its rule looked up."""
    tried = SEDLEC.read_move(move, timeline.state)
    refusal = SEDLEC.why_not(timeline.state, tried)
    assert refusal is not None
    assert refusal.rule == rule
    play = Play(timeline, lang=lang)
    play.on()
    shown = play.tutor.live.panels["board"].data["players"][play.session.viewer]
    # A card of the hand and its place, or a pile.
    card = next((it["label"] for it in shown["hand"] if it["text"] == str(tried.card)), "")
    chosen = {"lay": [card, str(tried.place)]}
    piles = [f"board.graveyard.piles.{pile + 1}" for pile in tried.piles]
    confirm = {"take": "board-confirm-take-pile"}.get(tried.verb, f"board-confirm-{tried.verb}")
    play.facts = {"choose": chosen.get(tried.verb, piles), "confirm": confirm, "rule": rule}
    play.then("consider", move=move)
    play.then("play", move=move)
    play.then("rule", id=rule)
    play.then("close-rule")
    return play


@state()
def too_many_cards(lang: str) -> Play:
    """A third card for the hand."""
    timeline = going(full_hand)
    return refused(timeline, f"collect {timeline.state.face_up[0] + 1}", "hand", lang)


@state()
def in_the_air(lang: str) -> Play:
    """A card of the second row on one card only."""
    timeline = going(full_hand)
    player = timeline.state.players[timeline.state.player]
    bottom = min(laid.place for laid in player.crypt if laid.place.row == 1)
    move = f"lay {player.hand[0]} {chr(ord('a') + bottom.column - 1)}2"
    return refused(timeline, move, "crypt", lang)


@state()
def not_dug(lang: str) -> Play:
    """A card that was not dug."""
    timeline = going(lambda it: it.state.stage == "take" and len(it.state.face_up) > 2)
    pile = next(pile for pile in timeline.state.face_up if pile not in timeline.state.dug)
    return refused(timeline, f"take {pile + 1}", "dig", lang)


@state()
def empty_hand(lang: str) -> Play:
    timeline = going(lambda it: cards_in_hand(0, it) and bool(it.state.face_up))
    return Play(timeline, lang=lang).on()


@state()
def dug_again(lang: str) -> Play:
    """Two piles are dug; back again, another is dug with one of them."""
    play = Play(sedlec(), lang=lang)
    play.on()
    play.then("consider", move="dig 2 5")
    play.then("play", move="dig 2 5")
    play.then("back")
    play.then("consider", move="dig 4 5")
    play.then("play", move="dig 4 5")
    return play


@state()
def in_writing(lang: str) -> Play:
    """A move is written and made, then one that cannot be read."""
    play = Play(sedlec(), lang=lang)
    play.on()
    play.then("consider", move="dig 2 5")
    play.then("play", move="dig 2 5")
    play.then("play", move="lay king")
    return play


@state()
def kings(lang: str) -> Play:
    """One card is in hand, and a king has somebody below."""

    def rich(timeline: Timeline) -> bool:
        sheet = seen(timeline).players[timeline.state.player].sheet
        return cards_in_hand(1, timeline) and any(it.below for it in sheet.kings)

    timeline = going(rich)
    own = seen(timeline).players[timeline.state.player]
    play = Play(timeline, lang=lang)
    play.on()
    number, king = next((n, it) for n, it in enumerate(own.sheet.kings) if it.below)
    play.facts = {
        "open": len(own.open),
        "line": number,
        "king": str(king.king),
        "below": [str(it) for it in king.below],
    }
    return play


@state()
def priests(lang: str) -> Play:
    """A priest redeems two criminals."""

    def tied(timeline: Timeline) -> bool:
        redeemed = seen(timeline).players[timeline.state.player].sheet.redeemed
        near = [str(priest) for _, priests in redeemed for priest in priests]
        return timeline.state.stage == "turn" and len(set(near)) < len(near)

    return Play(going(tied), lang=lang).on()
