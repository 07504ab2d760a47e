"""What has just happened, and why: every event in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ....teach.explain.parts import News
from ....teach.explain.scene import Scene as AnyScene
from ....teach.explain.together import Happening, in_one
from ....teach.explain.voice import Facts
from ....teach.rules import index
from ... import events as ev
from ...components import EVENTS, FURY, GRACE, SPECIALS, VIAL, rule_of
from ...moves import DISCARDS, SHOP, TOKEN
from ...state import REST, SUPPLY
from ...views import View
from .voice import Voice


class Scene(AnyScene[Voice, View]):
    """What a teller looks at: also the view before the event, for what is over after it."""

    def __init__(self, voice: Voice, view: View, before: View | None) -> None:
        super().__init__(voice, view)
        self.before = before


KRITIK = 8
LUCK, END = "luck", "end"


class Wording(NamedTuple):
    """How an event is told: its facts, the rule behind it, and what it says besides.

    `told` is the message, where an event has several; `tone` that of the player it is about, if it
    has none of its own.
    """

    rule: str
    facts: Facts = {}  # noqa: RUF012  # It is only read.
    more: Sequence[str] = ()
    told: str = ""
    tone: str = ""


def news(voice: Voice, event: ev.Event, view: View, before: View | None = None) -> News:
    """An event as `voice` tells it.

    `view` is the viewer's view right after the event, `before` the one right before it.
    """
    scene = Scene(voice, view, before)
    told = _TELLERS[type(event)](scene, event)
    player = getattr(event, "player", None)
    facts = told.facts if player is None else {**voice.person(player), **told.facts}
    tone = told.tone or (LUCK if player is None else scene.tone(player))
    id_ = f"donjon-news-{told.told or message(type(event))}"
    return scene.tell(id_, told.rule, tone, told.more, **facts)


def together(voice: Voice, happenings: Sequence[Happening]) -> News:
    """The news of a step of several events: the first is what it is about."""
    return in_one([news(voice, *happening) for happening in happenings])


def message(kind: type[ev.Event]) -> str:
    """The name of the message of a kind of events: `PotGrew` has "pot-grew"."""
    name = kind.__name__
    return "".join(f"-{it.lower()}" if it.isupper() else it for it in name).removeprefix("-")


def rule_for(card: str, otherwise: str) -> str:
    """The rule of a card's own, if it has one."""
    return rule_of(card) if rule_of(card) in index("donjon") else otherwise


def _plainly(rule: str) -> Callable[[Scene, Any], Wording]:
    """An event that needs nothing but the name of its player."""
    return lambda scene, event: Wording(rule)


# --- the beginning, and turns ---------------------------------------------------------------------


def _seated(scene: Scene, event: ev.Seated) -> Wording:
    facts: Facts = {"the": scene.voice.the_adventurer(event.adventurer)}
    if not event.prey:
        return Wording("setup.adventurers", facts)
    prey = scene.voice.say("donjon-news-prey", type=scene.voice.type(event.prey))
    return Wording("setup.ranger", facts, [prey])


def _looked(scene: Scene, event: ev.Looked) -> Wording:
    return Wording("setup.quests", {"count": event.count})


def _threw(scene: Scene, event: ev.Threw) -> Wording:
    return Wording("setup.first", {"face": event.face}, tone=LUCK)


def _turn(scene: Scene, event: ev.Turn) -> Wording:
    return Wording("turn.order", {"round": event.round})


def _pot_grew(scene: Scene, event: ev.PotGrew) -> Wording:
    return Wording("pot", {"gems": scene.voice.gems(event.gems)})


# --- the village ----------------------------------------------------------------------------------


def _healed(scene: Scene, event: ev.Healed) -> Wording:
    rule = GRACE if scene.view.card == GRACE else "turn.heal"
    return Wording(rule, {"wounds": scene.voice.wounds(event.count)})


def _pays(rule: str) -> Callable[[Scene, Any], Wording]:
    """An event that is about so many gems."""
    return lambda scene, event: Wording(rule, {"gems": scene.voice.gems(event.gems)})


def _bought(scene: Scene, event: ev.Bought) -> Wording:
    facts: Facts = {"the": scene.voice.the(event.item), "gems": scene.voice.gems(event.gems)}
    more = [scene.voice.say("donjon-news-halved")] if event.sale else ()
    return Wording("sale" if event.sale else "shop.buy", facts, more)


def _goes_on(scene: Scene, event: ev.GoesOn) -> Wording:
    """In the village nothing more is bought; elsewhere nothing more is used."""
    stage = scene.before.stage if scene.before else ""
    if stage == SUPPLY:
        return Wording("turn.order", told="out")
    return Wording("turn.order", told="rested" if stage == REST else "")


def _guided(scene: Scene, event: ev.Guided) -> Wording:
    return Wording("guild", {"gems": scene.voice.gems(event.gems), "count": event.count})


def _dropped(scene: Scene, event: ev.Dropped) -> Wording:
    where = scene.voice.say("donjon-news-where", pile=event.pile)
    return Wording("shop.one-per-type", {"the": scene.voice.the(event.item), "where": where})


# --- the Dungeon ----------------------------------------------------------------------------------


def _of_card(otherwise: str) -> Callable[[Scene, Any], Wording]:
    """An event about a card: the rule is the card's own, if it has one."""

    def told(scene: Scene, event: Any) -> Wording:
        voice, card = scene.voice, event.card
        kind = "event" if card in EVENTS else "special" if card in SPECIALS else "monster"
        facts: Facts = {"the": voice.the(card), "card": voice.card(card), "kind": kind}
        return Wording(rule_for(card, otherwise), facts)

    return told


def _returned(scene: Scene, event: ev.Returned) -> Wording:
    return Wording("dungeon.early", {"the": scene.voice.the(event.card)})


def _rotted(scene: Scene, event: ev.Rotted) -> Wording:
    return Wording("rot", {"card": scene.voice.card(event.card)})


def _hurt(scene: Scene, event: ev.Hurt) -> Wording:
    fight = scene.view.fight
    by = "kritik" if event.count == 2 and fight is not None and fight.kritik else "any"
    return Wording("wounds", {"wounds": scene.voice.wounds(event.count), "by": by})


def _bound(scene: Scene, event: ev.Bound) -> Wording:
    return Wording("binding-bow", {"the": scene.voice.the(event.card)})


def _came(scene: Scene, event: ev.Came) -> Wording:
    return Wording(
        "arrival", {"cards": scene.voice.all_or_nothing(map(scene.voice.card, event.items))}
    )


def _levelled(scene: Scene, event: ev.Levelled) -> Wording:
    facts: Facts = {
        "players": scene.voice.people(event.players),
        "others": scene.voice.people(event.others),
    }
    return Wording("first-last", facts)


# --- fights ---------------------------------------------------------------------------------------


def _met(scene: Scene, event: ev.Met) -> Wording:
    cards = scene.voice.all_of(map(scene.voice.the, event.cards))
    rule = "hell" if len(event.cards) > 1 else rule_for(event.cards[0], "power")
    return Wording(rule, {"cards": cards, "power": event.power})


def _opened(scene: Scene, event: ev.Opened) -> Wording:
    more = [scene.voice.say("donjon-news-by-fury")] if event.card else ()
    return Wording(
        FURY if event.card else "arena.open", scene.voice.other(event.victim, "victim"), more
    )


def _ringed(scene: Scene, event: ev.Ringed) -> Wording:
    told = "ringed-ally" if event.how == "ally" else ""
    return Wording("charm-ring", scene.voice.other(event.whom, "whom"), told=told)


def _allied(scene: Scene, event: ev.Allied) -> Wording:
    return Wording("power.ally", scene.voice.other(event.ally, "ally"))


def _announced(scene: Scene, event: ev.Announced) -> Wording:
    rule = "token.when" if event.what == TOKEN else rule_for(event.what, "announce")
    more = []
    if event.what == VIAL and event.face is not None:
        bonus = event.face - 4
        sign = "plus" if bonus >= 0 else "minus"
        more = [scene.voice.say("donjon-news-vial", face=event.face, sign=sign, bonus=abs(bonus))]
    return Wording(rule, {"what": scene.voice.used(event.what)}, more)


def _rolled(scene: Scene, event: ev.Rolled) -> Wording:
    kritik = KRITIK in (*event.green, *event.red)
    more = [scene.voice.say("donjon-news-kritik")] if kritik else ()
    facts: Facts = {"green": _faces(event.green), "red": _faces(event.red)}
    return Wording("kritik" if kritik else "dice", facts, more)


def _faces(faces: Sequence[int]) -> str:
    return " + ".join(map(str, faces))


def _sides(scene: Scene, event: ev.Sides) -> Wording:
    voice = scene.voice
    shown = [
        voice.say("donjon-news-stands", name=voice.name(player), side=voice.side(side))
        for player, side in event.sides
    ]
    return Wording("arena.sides", {"sides": ", ".join(shown) or voice.say("donjon-nothing")})


def _fought(scene: Scene, event: ev.Fought) -> Wording:
    facts: Facts = {"total": event.total, "other": event.other, "winner": event.winner}
    return Wording("result", facts)


def _weakened(scene: Scene, event: ev.Weakened) -> Wording:
    return Wording("barbarian.token", {"count": event.count})


def _companion(scene: Scene, event: ev.Left | ev.Stays) -> Wording:
    return Wording(
        "binding-bow", {"the": scene.voice.the(event.card), "face": event.face}, tone=LUCK
    )


# --- gains ----------------------------------------------------------------------------------------


def gains(voice: Voice, gems: int | None, trophies: int | None, cards: Sequence[str]) -> str:
    """Gems, trophy points and cards in a list, as in a sentence."""
    parts = [voice.gems(gems)] if gems else []
    parts += [voice.points(trophies)] if trophies else []
    return voice.all_or_nothing([*parts, *map(voice.the, cards)])


def _won(scene: Scene, event: ev.Won) -> Wording:
    return Wording(
        "win.monster", {"gains": gains(scene.voice, event.gems, event.trophies, event.cards)}
    )


def _players(rule: str) -> Callable[[Scene, Any], Wording]:
    """An event about several players at once."""
    return lambda scene, event: Wording(rule, {"players": scene.voice.people(event.players)})


def _triumphed(scene: Scene, event: ev.Triumphed) -> Wording:
    fight = scene.view.fight
    attacked = fight is None or fight.won
    return Wording(
        "arena.win" if attacked else "arena.lose", {"players": scene.voice.people(event.players)}
    )


def _plundered(scene: Scene, event: ev.Plundered) -> Wording:
    facts = scene.voice.other(event.victim, "victim")
    facts["gains"] = gains(scene.voice, event.gems, None, event.cards)
    return Wording("arena.plunder", facts)


def _from(prefix: str, rule: str) -> Callable[[Scene, Any], Wording]:
    """An event that takes something from another player, or is about one otherwise."""
    return lambda scene, event: Wording(rule, scene.voice.other(getattr(event, prefix), prefix))


def _took(scene: Scene, event: ev.Took) -> Wording:
    facts: Facts = {"the": scene.voice.the(event.card), "from": source(scene.voice, event.source)}
    return Wording("djinn", facts)


def source(voice: Voice, source: str) -> str:
    """Where the Djinn's gift is taken from: "from the shop", "from Player 2"."""
    where = source.lower()
    if where in (SHOP, DISCARDS):
        return voice.say("donjon-from", source=where)
    facts = voice.other(int(where[1:]) - 1, "source")
    return voice.say("donjon-from", source="player", **facts)


# --- bargaining -----------------------------------------------------------------------------------


def _offered(scene: Scene, event: ev.Offered | ev.Countered) -> Wording:
    voice = scene.voice
    facts = voice.other(event.partner, "partner")
    facts |= {"give": voice.bundle(event.give), "want": voice.bundle(event.want)}
    if isinstance(event, ev.Countered) and scene.view.offer is None:
        # It is about the price of a help, not about a swap.
        return Wording("deal.ask", facts, _in_advance(scene, event), "countered-price")
    return Wording("deal.swap", facts)


def _given(rule: str) -> Callable[[Scene, Any], Wording]:
    """An event in which a player gives or promises another a bundle."""

    def told(scene: Scene, event: Any) -> Wording:
        facts = scene.voice.other(event.partner, "partner")
        return Wording(rule, {**facts, "give": scene.voice.bundle(event.give)})

    return told


def _asked(scene: Scene, event: ev.Asked) -> Wording:
    return Wording("deal.ask", {"give": scene.voice.bundle(event.give)}, _in_advance(scene, event))


def _in_advance(scene: Scene, event: Any) -> Sequence[str]:
    return [scene.voice.say("donjon-in-advance")] if getattr(event, "now", "") else ()


# --- quests, and the end --------------------------------------------------------------------------


def _claimed(scene: Scene, event: ev.Claimed) -> Wording:
    voice = scene.voice
    facts: Facts = {
        "quest": voice.the_quest(event.quest),
        "gains": gains(voice, event.gems, event.trophies, ()),
        "rank": event.rank,
    }
    cards = voice.all_or_nothing(map(voice.card, event.cards))
    more = [voice.say("donjon-news-spent", cards=cards)] if event.cards else ()
    return Wording(f"q.{rule_of(event.quest)}", facts, more)


def _scored(scene: Scene, event: ev.Scored) -> Wording:
    voice = scene.voice
    more = []
    if event.loss:
        quests = voice.all_of(map(voice.quest, event.quests))
        more = [voice.say("donjon-news-loss", count=event.loss, quests=quests)]
    facts: Facts = {"trophies": voice.points(event.score)}
    return Wording("end.main" if event.loss else "end.winner", facts, more, tone=END)


def _ended(scene: Scene, event: ev.Ended) -> Wording:
    voice = scene.voice
    if len(event.winners) > 1:
        players = voice.people(event.winners)
        return Wording("end.tie", {"players": players}, told="shared-game", tone=END)
    rule = "end.winner" if event.by == "trophies" else "end.tie"
    facts = {**voice.person(event.winners[0]), "by": event.by}
    return Wording(rule, facts, told="won-game", tone=END)


_TELLERS: dict[type[ev.Event], Callable[[Scene, Any], Wording]] = {
    ev.Seated: _seated,
    ev.Looked: _looked,
    ev.Threw: _threw,
    ev.First: _plainly("setup.first"),
    ev.Chose: _plainly("setup.quests"),
    ev.Shuffled: _plainly("setup.quests"),
    ev.Turn: _turn,
    ev.PotGrew: _pot_grew,
    ev.Expired: _of_card("active"),
    ev.Healed: _healed,
    ev.Cared: _pays("temple"),
    ev.Bought: _bought,
    ev.Guided: _guided,
    ev.TookQuest: _plainly("quest.secondary"),
    ev.BoughtTrophy: _pays("rest.trophy"),
    ev.Dropped: _dropped,
    ev.Paid: _pays("toll"),
    ev.Drew: _of_card("dungeon.draw"),
    ev.Returned: _returned,
    ev.Got: _of_card("special.ends"),
    ev.Found: _pays("chest"),
    ev.Hurt: _hurt,
    ev.Spared: _plainly("fairy"),
    ev.Bound: _bound,
    ev.Came: _came,
    ev.ChoseExchange: _plainly("new-choice"),
    ev.Exchanged: _plainly("new-choice"),
    ev.Stayed: _plainly("new-choice"),
    ev.ChoseSpoil: _plainly("rot"),
    ev.Rotted: _rotted,
    ev.Levelled: _levelled,
    ev.Lies: _of_card("active"),
    ev.Idle: _of_card("dungeon.draw"),
    ev.Discarded: _of_card("dungeon.draw"),
    ev.Rests: _plainly("rest.village"),
    ev.Met: _met,
    ev.Opened: _opened,
    ev.Ringed: _ringed,
    ev.Allied: _allied,
    ev.Alone: _plainly("alliance.one"),
    ev.Stood: _plainly("flee"),
    ev.GoesOn: _goes_on,
    ev.Fled: _plainly("flee"),
    ev.Announced: _announced,
    ev.Sided: _plainly("arena.sides"),
    ev.Vanished: _plainly("sorcerer.token"),
    ev.Rolled: _rolled,
    ev.Sides: _sides,
    ev.Fought: _fought,
    ev.Again: _plainly("priest.token"),
    ev.Forgot: _plainly("oblivion-helm"),
    ev.Won: _won,
    ev.Triumphed: _triumphed,
    ev.Shamed: _players("hell"),
    ev.Shared: _pays("hell"),
    ev.PotWon: _pays("pot.won"),
    ev.Plundered: _plundered,
    ev.OneMore: _from("victim", "thief"),
    ev.Weakened: _weakened,
    ev.Left: _companion,
    ev.Stays: _companion,
    ev.Died: _of_card("binding-bow"),
    ev.Cursed: _plainly("cursed"),
    ev.Took: _took,
    ev.Offered: _offered,
    ev.Countered: _offered,
    ev.Accepted: _plainly("deal.swap"),
    ev.Declined: _plainly("deal.swap"),
    ev.Handed: _given("trade"),
    ev.Called: _plainly("deal.ask"),
    ev.Asked: _asked,
    ev.Passed: _plainly("deal.ask"),
    ev.Promised: _given("promises"),
    ev.KeptWord: _from("partner", "deal.keep"),
    ev.BrokeWord: _from("partner", "deal.keep"),
    ev.Lapsed: _from("partner", "promises"),
    ev.Claimed: _claimed,
    ev.Blackmailed: _from("victim", "blackmail-charm"),
    ev.Stole: _from("victim", "blackmail-charm"),
    ev.NoClaim: _plainly("quest.claim"),
    ev.Scored: _scored,
    ev.Ended: _ended,
}
