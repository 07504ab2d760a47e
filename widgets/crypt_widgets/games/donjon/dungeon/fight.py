"""The fight that is on: both sides as sums that build up number by number, bids, chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from crypt_core.donjon import fight as sums
from crypt_core.donjon.coach.known import known
from crypt_core.donjon.components import DOPPELGANGER
from crypt_core.donjon.events import Rolled
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.power import fighter, quarters, the_sum
from crypt_core.donjon.state import BID, HAGGLE, PICK, SIDES, Fight, State
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View
from crypt_core.teach.explain import numbers

from ....tutoring.session import Session
from .cards import card_data

if TYPE_CHECKING:
    from typing import Literal

    from .data import BidRow, FightData, Side, Stand, Term

CHANCES = "donjon-chances"
"""What a task may keep from the table: how likely a fight is won."""
BIDDING = (BID, PICK, HAGGLE)


def fight_data(session: Session[Voice], view: View) -> FightData | None:
    """The fight as the viewer knows it; None if there is none."""
    fight = view.fight
    if fight is None:
        return None
    state = known(view)
    rolled = bool(fight.green)
    told = the_sum(_when_rolled(session, view) or state if rolled else state, fight)
    return {
        "kind": fight.kind,
        "title": _title(session, fight),
        "sides": [
            _side(session, view, fight, "green", told),
            _side(session, view, fight, "red", told),
        ],
        "result": _result(session, fight) if rolled else "",
        "won": fight.won if rolled else None,
        "chance": "" if rolled else _chance(session, told, "arena" if fight.arena else "now"),
        "bids": [_bid(session, view, state, fight, player) for player in _askable(view, fight)],
        "stands": list(_stands(session, view, fight)) if fight.arena else [],
    }


def _when_rolled(session: Session[Voice], view: View) -> State | None:
    """The table on which the dice fell: what came of them since, such as wounds, is in no sum.

    None if they lay there from the beginning.
    """
    timeline = session.timeline
    until: int | None = timeline.place.step
    for moment in reversed(timeline.line()):
        for step in reversed(moment.steps[:until]):
            if isinstance(step.event, Rolled):
                return known(DONJON.view(step.state, view.viewer))
        until = None
    return None


def _title(session: Session[Voice], fight: Fight) -> str:
    words, voice = session.words, session.voice
    if fight.arena:
        return words.say(
            "donjon-fight-arena", name=voice.name(fight.fighter), **voice.other(fight.victim, "to")
        )
    foes = voice.all_of(map(voice.card, fight.foes))
    return words.say("donjon-fight", name=voice.name(fight.fighter), foes=foes)


def _result(session: Session[Voice], fight: Fight) -> str:
    return session.words.say(
        "donjon-fight-result", winner="green" if fight.won else "red", kritik=str(fight.kritik)
    )


def _chance(session: Session[Voice], told: sums.Fight, when: str) -> str:
    """How likely green wins, where the table may tell it."""
    if session.helps is not None and CHANCES not in session.helps:
        return ""
    win = sums.odds(told).win
    return session.words.say("donjon-chance", when=when, chance=numbers.percent(session.voice, win))


# --- a side and its sum ---------------------------------------------------------------------------


def _side(
    session: Session[Voice],
    view: View,
    fight: Fight,
    which: Literal["green", "red"],
    told: sums.Fight,
) -> Side:
    voice = session.voice
    green = which == "green"
    side = told.green if green else told.red
    faces = fight.green if green else fight.red
    terms = list(_terms(session, side, faces, told.quarters))
    leader = fight.fighter if green else fight.victim
    cards = (
        [] if green or fight.arena else [card_data(session, view.setup, it) for it in fight.foes]
    )
    if fight.foes == (DOPPELGANGER,):
        for card in cards:
            card["number"] = str(sum(side.monsters))
    total = sum(term.amount for term in sums.terms(side, faces, told.quarters))
    name = voice.name(leader) if leader >= 0 else voice.all_of(map(voice.card, fight.foes))
    return {
        "id": which,
        "name": name,
        "player": leader if leader >= 0 else None,
        "cards": cards,
        "terms": terms,
        "total": total,
        "label": session.words.say("donjon-sum", name=name, total=total),
    }


def _terms(
    session: Session[Voice], side: sums.Side, faces: tuple[int, ...], quarters: int
) -> Iterator[Term]:
    """The numbers of a side: its leader's one by one, what each ally brings in one."""
    leader = side.leader.player if side.leader else sums.MONSTER
    found = sums.terms(side, faces, quarters)
    for at, term in enumerate(found):
        if term.player == leader:
            yield _term(session, f"{term.what}-{at}", term)
    for ally in side.allies:
        parts = [term for term in found if term.player == ally.player]
        if ally.player != leader:
            brought = sum(term.amount for term in parts)
            yield _term(session, f"ally-{ally.player}", sums.Term(ally.player, "ally", brought))


def _term(session: Session[Voice], key: str, term: sums.Term) -> Term:
    words, voice = session.words, session.voice
    name = voice.short(term.player) if term.what == "ally" else ""
    text = words.say("donjon-term", what=term.what, name=name)
    first = term.what in ("base", "monster")
    sign = "" if first else "+" if term.amount >= 0 else numbers.MINUS
    amount = f"{sign}{abs(term.amount)}"
    return {
        "key": key,
        "player": term.player if term.player >= 0 else None,
        "what": term.what,
        "text": text,
        "amount": amount,
        "face": term.face if term.what == "die" else 0,
        "kritik": term.what == "die" and term.face == sums.KRITIK,
        "label": words.say("labelled", label=text, value=amount),
    }


# --- who else is in it ----------------------------------------------------------------------------


def _askable(view: View, fight: Fight) -> list[int]:
    """Whom the caller asks for help, in turn order; nobody if there was no call."""
    if view.stage not in BIDDING or fight.arena:
        return []
    count = view.setup.players
    others = [(view.active + i) % count for i in range(1, count)]
    return [player for player in others if player != fight.fighter]


def _bid(session: Session[Voice], view: View, state: State, fight: Fight, player: int) -> BidRow:
    voice, words = session.voice, session.words
    bid = next((it for it in fight.bids if it.player == player), None)
    helper = fighter(state, player, fight.foes, fight)
    adds = sums.ally_power(helper.power, quarters(state))
    haggled = fight.counter is not None and fight.counter.player == player
    if bid is None:
        told, price = "open", ""
    elif bid.bundle is None:
        told, price = "passed", ""
    else:
        told, price = "now" if bid.now else "bid", voice.bundle(bid.bundle)
    if haggled and fight.counter and fight.counter.bundle is not None:
        told, price = "counter", voice.bundle(fight.counter.bundle)
    name = voice.short(player)
    text = words.say("donjon-bid", state=told, price=price, who=voice.who(player))
    with_ = the_sum(state, fight._replace(allies=(player,)))
    passed = bid is not None and bid.bundle is None
    return {
        "player": player,
        "name": name,
        "text": text,
        "adds": "" if passed else f"+{adds}",
        "chance": "" if passed else _chance(session, with_, "with"),
        "state": "open" if bid is None else "passed" if passed else "bid",
        "move": "",
        "label": f"{name} {text}",
    }


def _stands(session: Session[Voice], view: View, fight: Fight) -> Iterator[Stand]:
    """The third players of an Arena: the side each has shown, or that it is still secret."""
    words, voice = session.words, session.voice
    for seen in view.players:
        player = seen.player
        if player in (fight.fighter, fight.victim) or player in fight.allies:
            continue
        if fight.sides:
            side = fight.sides[player]
        elif view.stage == SIDES and player in view.deciders:
            side = "choosing"
        elif player == view.viewer and view.chosen:
            side = view.chosen
        else:
            side = "hidden"
        short = words.say("donjon-stands", side=side)
        text = words.say("donjon-about", what=voice.short(player), told=short)
        yield {"player": player, "text": text, "short": short}
