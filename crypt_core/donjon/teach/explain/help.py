"""The exact help in words: ways to fight and what they are worth, prices, sides, quests."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ....coach.rounding import tenths
from ....teach.explain.numbers import decimal, percent, signed
from ....teach.explain.voice import Facts, sentence
from ...coach.asked import Asked
from ...coach.chances import (
    AGAIN,
    AGAINST,
    ALONE_,
    JOINS,
    RATES,
    RING_ALLY,
    RING_FIGHT,
    Chances,
    Draw,
    Help,
    Way,
)
from ...moves import TOKEN
from ...quests import WANTED
from .voice import Voice

PLAIN = (ALONE_, AGAIN, RING_FIGHT, RING_ALLY, JOINS, AGAINST, TOKEN)
"""Ways that have a sentence of their own."""


PARTS = (
    "fight",
    "join-attacker",
    "join-defender",
    "allies",
    "arena",
    "choose",
    "looked",
    "quests",
    "attacks",
    "defends",
)
"""The parts of the help, and of an Arena who may win: the ends of their ids."""


def gems(voice: Voice, worth: Fraction) -> str:
    """An amount in gems without a sign, to a tenth if it is not whole: "3", "3.4"."""
    if worth.denominator == 1:
        return str(int(worth))
    return decimal(voice, tenths(worth))


def worth(voice: Voice, amount: Fraction) -> str:
    """What a fight is worth, with its sign: "+3.4"."""
    return signed(voice, tenths(amount))


def worth_in_words(voice: Voice, amount: Fraction) -> str:
    """The same for ears: "3.4 in gems"."""
    return voice.say("donjon-help-worth", amount=decimal(voice, tenths(amount)))


# --- a fight --------------------------------------------------------------------------------------


def stakes(voice: Voice, found: Chances) -> str:
    """What a victory brings and a defeat costs."""
    gains, parts = found.gains, []
    if gains.gems:
        parts.append(voice.gems(gains.gems))
    if gains.trophies:
        parts.append(voice.points(gains.trophies))
    if gains.item:
        parts.append(voice.card(gains.item))
    told = voice.say(
        "donjon-help-stakes",
        some="yes" if parts else "no",
        gains=voice.all_or_nothing(parts),
        gain=gems(voice, Fraction(found.stakes.gain)),
        plain="yes" if found.stakes.gain == gains.gems else "no",
    )
    costs = []
    if gains.shame:
        costs.append(voice.say("donjon-help-shame", trophies=voice.points(gains.shame)))
    if gains.plunder:
        costs.append(voice.say("donjon-help-plunder", gems=voice.gems(gains.plunder)))
    return " ".join(map(sentence, (told, *costs)))


def rates(voice: Voice) -> str:
    """How it is counted what a fight is worth."""
    return voice.say("donjon-help-rates", **RATES._asdict())


def way(voice: Voice, found: Way, *, anew: bool = False) -> str:
    """A way to fight as a label: "Player 2: with the Chaotic vial"; `anew`, it has been lost."""
    name = voice.name(found.player)
    if anew and found.how == ALONE_:
        return sentence(voice.say("donjon-help-way-anew"))
    if found.how in PLAIN:
        return sentence(voice.say(f"donjon-help-way-{found.how}", name=name))
    return sentence(voice.say("donjon-help-way-used", name=name, the=voice.the(found.how)))


def flight(voice: Voice, found: Chances) -> str:
    """Whether to leave the monster alone; empty if one may not."""
    if not found.flight:
        return ""
    better = "flee" if found.better_flee else "fight"
    return sentence(voice.say("donjon-help-flee", better=better))


def ally(voice: Voice, found: Help) -> str:
    """An ally as a label."""
    return sentence(voice.say("donjon-help-ally", name=voice.name(found.player)))


def price(voice: Voice, found: Help) -> str:
    """What an ally's help may cost."""
    after = found.price.after_victory()
    least, most = gems(voice, found.price.least), gems(voice, found.price.most)
    if not found.price.pays or after is None:
        return sentence(voice.say("donjon-help-no-price", least=least, most=most))
    low, high = (gems(voice, amount) for amount in after)
    told = voice.say("donjon-help-price", least=least, most=most, low=low, high=high)
    limit = voice.say("donjon-help-limit", gems=voice.gems(found.most))
    return f"{sentence(told)} {sentence(limit)}" if after[1] > found.most else sentence(told)


# --- the Dungeon ----------------------------------------------------------------------------------


def draw(voice: Voice, found: Draw) -> str:
    """What the next card may be, and from how many monsters one could flee."""
    told = [
        voice.say(
            "donjon-help-draw",
            cards=found.cards,
            monsters=found.monsters,
            specials=found.specials,
            events=found.events,
        )
    ]
    if found.monsters:
        told.append(voice.say("donjon-help-draw-flee", flee=found.flee))
    return " ".join(map(sentence, told))


# --- quests ---------------------------------------------------------------------------------------


def brings(voice: Voice, it: Asked) -> str:
    """What a quest brings and costs."""
    return sentence(
        voice.say(
            "donjon-help-brings",
            trophies=voice.points(it.trophies),
            gems=voice.gems(it.gems),
            loss=voice.points(it.loss),
        )
    )


def asks(voice: Voice, it: Asked) -> str:
    """What a quest still asks for."""
    if it.done:
        return sentence(voice.say("donjon-help-done"))
    name = "spoils" if it.quest in WANTED else ASKS.get(it.quest, it.quest)
    facts = _FACTS[name](voice, it) if name in _FACTS else {}
    return sentence(voice.say(f"donjon-help-asks-{name}", **facts))


ASKS = {
    **dict.fromkeys(("jeweller", "edge", "smith"), "strong"),
    "dragon_item": "dragon",
    "saint_gary": "gary",
}
"""What quests ask for that are not told by their own names."""


def _counted(voice: Voice, it: Asked) -> Facts:
    return {"have": it.have, "want": it.want, "there": it.there}


def _bought(voice: Voice, it: Asked) -> Facts:
    sale = "no" if it.price is None else "yes"
    cost = "" if it.price is None else voice.gems(it.price)
    return {"have": it.have, "want": it.want, "sale": sale, "gems": cost}


def _compared(voice: Voice, it: Asked) -> Facts:
    return {"have": voice.points(it.have), "want": voice.points(it.want)}


def _tried(voice: Voice, it: Asked) -> Facts:
    return {"there": it.there, "chance": percent(voice, it.chance or Fraction(0))}


_FACTS: dict[str, Callable[[Voice, Asked], Facts]] = {
    **dict.fromkeys(("spoils", "greedy", "lucky", "dragon"), _counted),
    **dict.fromkeys(("strong", "lavish"), _bought),
    **dict.fromkeys(("hero", "poor"), _compared),
    **dict.fromkeys(("witcher", "gary"), _tried),
}
ASKED = ("fearless", "coward", *_FACTS)
"""The ends of the ids of what quests ask for."""
