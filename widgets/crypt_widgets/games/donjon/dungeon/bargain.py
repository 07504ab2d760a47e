"""Bargaining at the table: what may go into an offer, a price or a promise, and what lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from crypt_core.donjon import bundles, moves
from crypt_core.donjon.asking import third_players
from crypt_core.donjon.bundles import Bundle
from crypt_core.donjon.coach.known import known
from crypt_core.donjon.events import BrokeWord, KeptWord, Lapsed
from crypt_core.donjon.judge_deals import OFFERS, hoped_means, own_means, swap_means
from crypt_core.donjon.state import (
    ANSWER,
    BID,
    COUNTERED,
    PICK,
    PROMISE,
    REST,
    SUPPLY,
    WORD,
    State,
)
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View
from crypt_core.teach.explain.voice import Facts, sentence

from ....tutoring.session import Session

if TYPE_CHECKING:
    from .data import Bargain, Chip, Ledger, Means, OfferData, Promised

SHORT = ("offer", "price")
"""What has a shorter name on its button, where what it is about stands beside it."""
PROMISES, SWAPS = "promises", "swaps"
"""What a lesson brings."""
REMEMBERED = 12
"""So many words that were kept or broken are told, the last first."""


# --- what may be bargained ------------------------------------------------------------------------


def bargains(session: Session[Voice], view: View, player: int) -> list[Bargain]:
    """What a player may put together at this decision."""
    makes = _MAKES.get(view.stage)
    return list(makes(session, view, known(view), player)) if makes else []


def _offers(session: Session[Voice], view: View, state: State, player: int) -> Iterator[Bargain]:
    """A swap with any other player (rule deal.swap)."""
    if len(view.offered) >= OFFERS or SWAPS in session.untaught:
        return
    others = [it.player for it in view.players if it.player != player]
    found = _bargain(session, moves.OFFER, "offer", None)
    found |= {
        "give": _own(session, view, swap_means(state, player)),
        "wants": {
            str(other): _means(session, "gives", swap_means(state, other), other)
            for other in others
        },
        "partners": others,
    }
    yield found


def _counter(session: Session[Voice], view: View, state: State, player: int) -> Iterator[Bargain]:
    """Another swap, instead of the one that was offered; it begins with that."""
    offer = view.offer
    if offer is None:
        return
    found = _bargain(session, moves.COUNTER, "counter", offer.player)
    found |= {
        "give": _own(session, view, swap_means(state, player)),
        "wants": {
            str(offer.player): _means(
                session, "gives", swap_means(state, offer.player), offer.player
            )
        },
        "partners": [offer.player],
        "start": {"give": str(offer.want), "want": str(offer.give)},
    }
    yield found


def _bid(session: Session[Voice], view: View, state: State, player: int) -> Iterator[Bargain]:
    """The price of one's help (rule deal.ask)."""
    found = _bargain(session, moves.BID, "bid", None)
    found |= {
        "give": _means(session, "price", hoped_means(state), view.active),
        "now": view.setup.players == 2,
        "always": True,
    }
    yield found


def _prices(session: Session[Voice], view: View, state: State, player: int) -> Iterator[Bargain]:
    """Another price for the help of each who has named one."""
    for bid in view.bids:
        if bid.bundle is not None and not bid.countered:
            found = _bargain(session, moves.COUNTER, "price", bid.player)
            found |= {
                "give": _means(session, "pay", hoped_means(state)),
                "now": view.setup.players == 2,
                "start": {"give": str(bid.bundle), "want": bundles.NOTHING},
            }
            yield found


def _promises(session: Session[Voice], view: View, state: State, player: int) -> Iterator[Bargain]:
    """A word to each third player of an Arena (rule deal.arena)."""
    given = {it.to for it in view.promises if it.maker == player}
    for other in third_players(state):
        if other not in given:
            found = _bargain(session, moves.PROMISE, "promise", other)
            found["give"] = _own(session, view, own_means(state, player, ()))
            yield found


_MAKES = {
    SUPPLY: _offers,
    REST: _offers,
    ANSWER: _counter,
    BID: _bid,
    PICK: _prices,
    PROMISE: _promises,
}


def _bargain(session: Session[Voice], verb: str, kind: str, to: int | None) -> Bargain:
    words = session.words
    name = "" if to is None else session.voice.short(to)
    label = words.say("donjon-bargain", kind=kind, name=name)
    return {
        "key": kind if to is None else f"{kind}-{to + 1}",
        "verb": verb,
        "to": to,
        "label": label,
        "short": words.say("donjon-bargain-short", kind=kind) if kind in SHORT else label,
        "confirm": words.say("donjon-bargain-confirm", kind=kind),
        "give": _means(session, "give", bundles.Means(helps=0)),
        "wants": {},
        "partners": [] if to is None else [to],
        "now": False,
        "start": None,
        "always": False,
    }


def _own(session: Session[Voice], view: View, means: bundles.Means) -> Means:
    """What the viewer may give: their quests have names, which nobody else reads."""
    player = view.viewer
    held = () if player is None else view.players[player].quests
    names = [session.voice.quest(it.quest) for it in held if it]
    return _means(session, "give", means, names=names)


def _means(
    session: Session[Voice],
    title: str,
    means: bundles.Means,
    player: int | None = None,
    names: Sequence[str] = (),
) -> Means:
    voice, words = session.voice, session.words
    whom = {"who": "you", "name": ""} if player is None else voice.person(player)
    things = [
        *(_chip(f"item:{it}", voice.card(it)) for it in means.items),
        *(
            _chip(f"spoil:{it}", voice.say("donjon-part-spoil", card=card), card)
            for it in means.spoils
            for card in [voice.card(it)]
        ),
        *(
            _chip(f"quest{i}", names[i - 1] if names else voice.say("donjon-part-quest", place=i))
            for i in range(1, means.quests + 1)
        ),
    ]
    return {
        "title": sentence(words.say("donjon-column", column=title, **whom)),
        "gems": min(means.gems, bundles.MOST_GEMS),
        "helps": min(means.helps, bundles.MOST_HELPS),
        "trophies": min(means.trophies, bundles.MOST_TROPHIES),
        "sides": [
            _chip(
                f"side {it}",
                voice.say("donjon-part-side", side=it),
                words.say("donjon-chip-side", side=it),
            )
            for it in means.sides
        ],
        "things": things,
    }


def _chip(part: str, text: str, short: str = "") -> Chip:
    """Something to put into a bargain; its picture says what kind of thing it is."""
    return {"part": part, "text": sentence(text), "short": sentence(short or text)}


# --- what lies on the table -----------------------------------------------------------------------


def offer_data(session: Session[Voice], view: View) -> OfferData | None:
    """The swap that waits for an answer, each side in its column."""
    offer = view.offer
    if offer is None or view.stage not in (ANSWER, COUNTERED):
        return None
    voice, words = session.voice, session.words
    sides = ((offer.player, offer.give), (offer.partner, offer.want))
    pair = _pair(session, offer.player, offer.partner)
    return {
        "title": sentence(words.say("donjon-offer", stage=view.stage, **pair)),
        "columns": [
            {
                "title": sentence(
                    words.say("donjon-column", column="gives", **voice.person(player))
                ),
                "player": player,
                "parts": _parts(session, given),
            }
            for player, given in sides
        ],
    }


def _parts(session: Session[Voice], given: Bundle) -> list[str]:
    voice = session.voice
    return [sentence(it) for it in voice.parts(given) or [voice.say("donjon-nothing")]]


def _brief(session: Session[Voice], given: Bundle) -> str:
    """What one side of a bargain gives, as its chips say it."""
    words, voice = session.words, session.voice
    cards = (*given.items, *given.spoils)
    told = voice.parts(given._replace(items=cards, spoils=(), helps=0, side=""))
    if given.helps:
        help_ = words.say("donjon-dungeon-helps")
        told.append(words.say("donjon-owed-to", name=help_, count=given.helps))
    if given.side:
        told.append(words.say("donjon-chip-side", side=given.side))
    return sentence(voice.all_or_nothing(told))


def ledger(session: Session[Voice], view: View) -> Ledger:
    """Open promises, and how those before them were kept: everybody has heard of them."""
    words, voice = session.words, session.voice
    told: list[Promised] = [
        {
            "maker": it.maker,
            "to": it.to,
            "title": sentence(words.say("donjon-promised", **_pair(session, it.maker, it.to))),
            "parts": _parts(session, it.bundle),
            "now": view.stage == WORD and at == 0,
        }
        for at, it in enumerate(view.promises)
    ]
    return {
        "title": words.say("donjon-ledger"),
        "open": told,
        "lines": [
            words.say(
                "donjon-about",
                what=promise["title"],
                told=words.all_of(voice.parts(it.bundle) or [voice.say("donjon-nothing")]),
            )
            for promise, it in zip(told, view.promises, strict=True)
        ],
        "brief": [_brief(session, it.bundle) for it in view.promises],
        "kept": [
            words.say(
                "donjon-about",
                what=sentence(voice.name(it.player)),
                told=words.say("donjon-word", kept=it.kept, broken=it.broken),
            )
            for it in view.players
        ],
        "owed": list(_helping(session, view)),
        "past": [_told(session, it) for it in reversed(_past(session)[-REMEMBERED:])],
    }


def _helping(session: Session[Voice], view: View) -> Iterator[Promised]:
    """Help that is owed: a line for each who owes it, since it may be owed for long."""
    voice = session.voice
    for maker in dict.fromkeys(it.maker for it in view.owed):
        fights = Counter[int]()
        for it in view.owed:
            fights[it.to] += it.bundle.helps if it.maker == maker else 0
        owed = {to: count for to, count in fights.items() if count}
        yield {
            "maker": maker,
            "to": min(owed),
            "title": sentence(session.words.say("donjon-owed", **voice.person(maker))),
            "parts": [
                session.words.say("donjon-owed-to", name=voice.short(to), count=owed[to])
                for to in sorted(owed)
            ],
            "now": False,
        }


Word = KeptWord | BrokeWord | Lapsed


def _past(session: Session[Voice]) -> list[Word]:
    """What became of promises, up to the step shown."""
    timeline = session.timeline
    line = timeline.line(timeline.place.moment)
    found: list[Word] = []
    for moment in line:
        here = moment.id == timeline.place.moment
        steps = moment.steps[: timeline.place.step] if here else moment.steps
        found += [
            step.event for step in steps if isinstance(step.event, KeptWord | BrokeWord | Lapsed)
        ]
    return found


def _told(session: Session[Voice], word: Word) -> str:
    how = {KeptWord: "kept", BrokeWord: "broken", Lapsed: "lapsed"}[type(word)]
    pair = _pair(session, word.player, word.partner)
    return sentence(session.words.say("donjon-word-past", how=how, **pair))


def _pair(session: Session[Voice], player: int, partner: int) -> Facts:
    """Who has given a word, and to whom."""
    return {**session.voice.person(player), **session.voice.other(partner, "to")}
