"""The exact help in words: chances, what cards add and why, the best arrangement."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ....coach.rounding import tenths
from ....teach.explain.numbers import decimal, percent
from ....teach.explain.voice import sentence
from ... import moves
from ...coach.choices import Choice, Filling
from ...coach.graves import Showing
from ...components import CARD_TEXTS
from ...pyramid import PlacedCard
from ...views import View
from . import choices as labels
from .voice import Voice

# --- the graveyard --------------------------------------------------------------------------------


def graves(voice: Voice, view: View) -> str:
    """What is known of the cards that lie face-down."""
    piles = len(view.face_down)
    return sentence(voice.say("sedlec-help-graves-note", count=len(view.unseen), piles=piles))


def counted_with(voice: Voice, view: View) -> str:
    """With which cards it is counted: those that come with the tutor, or those of a file."""
    cards = "ours" if view.setup.cards == CARD_TEXTS else "own"
    return sentence(voice.say("sedlec-help-counted-with", cards=cards))


def shows(voice: Voice, skull: str, chances: Showing) -> str:
    """The chance as a count: "3 of the 11 unseen cards show a priest"."""
    return sentence(
        voice.say("sedlec-help-shows", skull=skull, cards=chances.cards, unseen=chances.unseen)
    )


# --- actions --------------------------------------------------------------------------------------


def points(voice: Voice, worth: Fraction | int) -> str:
    """Points with their sign, to a tenth if they are not whole: "+5", "+3.4", "0"."""
    number = _number(voice, Fraction(worth))
    return f"+{number}" if worth > 0 else number


def points_in_words(voice: Voice, worth: Fraction) -> str:
    """The same for ears: "3.4 points"."""
    if worth.denominator == 1:
        return voice.points(int(worth))
    return voice.say("sedlec-help-points", amount=_number(voice, worth), whole=int(worth))


def _number(voice: Voice, worth: Fraction) -> str:
    if worth.denominator == 1:
        return str(int(worth))
    return decimal(voice, tenths(worth))


def action(voice: Voice, choice: Choice, view: View) -> str:
    """An action as a label; all digs are one."""
    if choice.move.verb == moves.DIG and len(view.face_down) > 2:
        return sentence(voice.say("sedlec-help-dig-any"))
    if choice.move.verb == moves.LAY:
        return labels.move(voice, choice.move._replace(place=choice.place), view)
    return labels.move(voice, choice.move, view)


def reason(voice: Voice, choice: Choice, others: Sequence[Choice]) -> str:
    """Where the points of an action come from."""
    if choice.dig is not None:
        return sentence(_dig(voice, choice, others))
    assert choice.parts is not None
    return sentence(
        voice.say(
            "sedlec-help-reason",
            verb="lay" if choice.move.verb == moves.LAY else "take",
            place=str(choice.place),
            count=int(choice.points),
            parts=voice.parts(choice.parts),
        )
    )


def _dig(voice: Voice, choice: Choice, others: Sequence[Choice]) -> str:
    """How a dig may fall: how often it beats the best card that lies face-up."""
    assert choice.dig is not None
    found = choice.dig.chances
    cards = "two" if len(choice.move.piles) > 1 else "one"
    up = [other.points for other in others if other.move.verb == moves.COLLECT]
    if up:
        beats = choice.dig.at_least(int(max(up)) + 1)
        share = percent(voice, beats, whole=True)
        return voice.say("sedlec-help-dig-beats", cards=cards, share=share)
    least, most = min(found), max(found)
    if least == most:
        return voice.say("sedlec-help-dig-same", cards=cards, most=most)
    return voice.say(
        "sedlec-help-dig-range",
        cards=cards,
        least=least,
        most=most,
        share=percent(voice, found[most], whole=True),
    )


def same(voice: Voice, choice: Choice) -> str:
    """Where else an equal card lies; empty if nowhere."""
    if not choice.same:
        return ""
    piles = [str(pile + 1) for move in choice.same for pile in move.piles]
    told = voice.say("sedlec-help-same", count=len(piles), piles=voice.all_of(piles))
    return sentence(told)


# --- the best arrangement -------------------------------------------------------------------------


def arranged(voice: Voice, found: Filling) -> str:
    """What the crypt can become with the cards that are known."""
    best = found.known
    assert best is not None
    if not best.laid:
        return sentence(voice.say("sedlec-help-arrange-none"))
    open_ = found.places - len(best.laid)
    return sentence(
        voice.say(
            "sedlec-help-arranged",
            points=voice.points(best.points),
            gain=best.gain,
            dug=found.dug,
            open=open_,
        )
    )


def ceiling(voice: Voice, found: Filling) -> str:
    """What the crypt can become at most, whatever comes."""
    assert found.ceiling is not None
    return sentence(voice.say("sedlec-help-ceiling", points=voice.points(found.ceiling.points)))


def laid(voice: Voice, laid: PlacedCard) -> str:
    """A card of an arrangement, and its place: "king over priest on c2"."""
    return sentence(
        voice.say("sedlec-help-laid", card=voice.card(laid.card), place=str(laid.place))
    )
