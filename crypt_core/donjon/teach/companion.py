"""The companion of a first game of Donjon: what is said, when, and which tool comes when.

It tells only what its player may know: their own quests, and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ...teach.companion import Facts, Introduction, Payer, Situation
from ...teach.explain.parts import Rung
from ...teach.explain.voice import joined
from .. import fight as sums
from .. import goods
from ..asking import loot, may_flee
from ..bundles import EMPTY
from ..coach.asked import BOUGHT, Asked, looked_at, unfinished
from ..coach.chances import draw, joiners
from ..coach.known import known
from ..components import CARE, LENGTHS, REWARD, SECONDARIES, TROPHY, Setup
from ..judge_dungeon import FIRST_ARENA
from ..moves import ARENA, CLAIM, DRAW, TOKEN
from ..power import power, the_sum, usable
from ..quests import fulfilled
from ..state import (
    ANNOUNCE,
    BID,
    CHOOSE,
    KEEP,
    NEGOTIATE,
    PICK,
    PLUNDER,
    PROMISE,
    QUESTS,
    REST,
    SIDES,
    SUPPLY,
    WORD,
    Fight,
    Promise,
    State,
)
from ..state import Bid as HelpBid
from ..views import SeenPlayer, View
from .explain.choices import power as token_power
from .explain.paying import paying
from .explain.voice import Voice

GUIDE = "donjon-guide-"
RIVAL = None
"""No score is compared: what the others do changes with every decision."""
CAUGHT = ("monster", "djinn")
"""The fights in which an ally may help and that may be fled."""
NEAR = 3
"""With so few trophy points missing, the game may end in the next turns."""


# --- what is at the table -------------------------------------------------------------------------


def _mine(view: View) -> SeenPlayer:
    assert view.viewer is not None
    return view.players[view.viewer]


def _others(view: View) -> list[SeenPlayer]:
    return [it for it in view.players if it.player != view.viewer]


def _in_village(view: View) -> bool:
    return view.stage in (SUPPLY, REST)


def _completed(view: View) -> Asked | None:
    """The quest that brings most of those that the player could show now."""
    if view.stage not in (SUPPLY, CHOOSE, REST, QUESTS):
        return None
    state, mine = known(view), _mine(view)
    held = (it.quest for it in (mine.main, *mine.quests) if it is not None)
    done = [quest for quest in held if fulfilled(state, mine.player, quest)]
    return max(unfinished(view, done), key=lambda it: it.trophies, default=None)


def _greatest(view: View) -> Asked:
    """The quest that brings most of those to choose the main quest from."""
    return max(looked_at(view), key=lambda it: it.trophies)


def _for_sale(view: View) -> Asked | None:
    """The cheapest of those for which the shop has what is asked."""
    priced = [it for it in looked_at(view) if it.price is not None]
    return min(priced, key=lambda it: it.price or 0, default=None)


def _payable(view: View) -> Asked | None:
    """The quest that brings most of those that the player can complete in the shop now."""
    if not _in_village(view):
        return None
    found = [
        it
        for it in unfinished(view, BOUGHT)
        if not it.done and it.price is not None and it.price <= _mine(view).gems
    ]
    return max(found, key=lambda it: it.trophies, default=None)


class Purchase(NamedTuple):
    """An item that the player can get, and the power that they would have with it."""

    item: str
    price: int
    power: int


def _purchase(view: View) -> Purchase | None:
    """The item that adds most to the player's power of those within their means."""
    if not _in_village(view):
        return None
    state, mine = known(view), _mine(view)
    found = []
    for item in filter(view.setup.items.__contains__, view.shop):
        price = view.setup.items[item].price
        after = goods.add_item(state, mine.player, item)
        found.append(Purchase(item, price, power(after, mine.player)))
    useful = [it for it in found if it.price <= mine.gems and it.power > mine.power]
    return max(useful, key=lambda it: (it.power, -it.price), default=None)


def _guild(view: View) -> bool:
    """Whether the player can buy a quest, and choose it from two."""
    mine = _mine(view)
    room = len(mine.quests) < SECONDARIES and view.guild > 1
    return _in_village(view) and mine.gems >= CARE and room and not view.visited


def _loot(view: View) -> Purchase | None:
    """The item that adds most to the player's power, of a victim who has gems as well."""
    if view.stage != PLUNDER or view.fight is None or not view.players[view.fight.victim].gems:
        return None
    state, mine = known(view), _mine(view)
    items = [it for it in loot(state, view.fight.victim) if it in view.setup.items]
    found = [
        Purchase(it, 0, power(goods.add_item(state, mine.player, it), mine.player)) for it in items
    ]
    best = max(found, key=lambda it: it.power, default=None)
    return best if best is not None and best.power > mine.power else None


def _wounded(view: View) -> bool:
    """Whether healing is worth its price: one wound heals at the next turn anyway."""
    mine = _mine(view)
    return _in_village(view) and mine.wounds > 1 and mine.gems >= CARE and not mine.cursed


def _leader(view: View) -> SeenPlayer:
    """The other player with most trophy points, the one first in order of seats."""
    return max(_others(view), key=lambda it: it.trophies)


def _ending(view: View) -> bool:
    """Whether another player may end the game soon, and that would cost the player points."""
    if not _in_village(view) or not _mine(view).loss:
        return False
    return view.setup.length - _leader(view).trophies <= NEAR


def _weakest(view: View) -> SeenPlayer:
    """The other player with least power."""
    return min(_others(view), key=lambda it: it.power)


def _may_open(view: View) -> bool:
    return view.stage == CHOOSE and ARENA in view.verbs


def _totals(state: State, fight: Fight, *allies: int) -> tuple[int, int]:
    """What both sides of a fight bring before the dice, with these on the green side too."""
    joined = fight._replace(allies=(*fight.allies, *allies))
    green, red = sums.strengths(the_sum(state, joined))
    return green.fixed, red.fixed


class Met(NamedTuple):
    """The player's own fight before the dice: alone, with the strongest ally, and against what."""

    alone: int
    ally: int
    both: int
    against: int
    flight: bool
    """Whether the monster may be left alone."""


def _met(view: View) -> Met | None:
    """What the player meets, while an ally may still be found."""
    fight = view.fight
    if view.stage != NEGOTIATE or fight is None or fight.kind not in CAUGHT:
        return None
    if fight.fighter != view.viewer or fight.allies:
        return None
    state = known(view)
    alone, against = _totals(state, fight)
    helpers = {i: _totals(state, fight, i)[0] for i in state.order[1:]}
    ally = max(helpers, key=lambda i: helpers[i])
    return Met(alone, ally, helpers[ally], against, may_flee(state))


def _strong(view: View) -> bool:
    met = _met(view)
    return met is not None and met.flight


def _ahead(view: View) -> bool:
    met = _met(view)
    return met is not None and met.alone >= met.against


def _behind(view: View) -> bool:
    met = _met(view)
    return met is not None and met.alone < met.against and met.alone < met.both


def _prize(view: View) -> int:
    """The gems of the monster for which another player asks for help; 0 if it has none."""
    fight = view.fight
    if view.stage != BID or fight is None or fight.kind != "monster":
        return 0
    owing = any((it.maker, it.to) == (view.viewer, view.active) for it in view.owed)
    return 0 if owing else view.setup.monsters[fight.foes[0]].gems


def _bid(view: View) -> HelpBid | None:
    """The bid of the strongest ally of those whose price is a promise to be kept at Rest."""
    if view.stage != PICK or view.fight is None:
        return None
    state, fight = known(view), view.fight
    priced = [
        bid
        for bid in view.bids
        if bid.bundle not in (None, EMPTY) and not bid.now and bid.bundle and not bid.bundle.helps
    ]
    return max(priced, key=lambda bid: _totals(state, fight, bid.player)[0], default=None)


def _promised(view: View) -> Promise | None:
    """What an attacker or a victim has promised the player, who is to choose a side."""
    if view.stage != SIDES:
        return None
    return next((it for it in view.promises if it.to == view.viewer), None)


class Sides(NamedTuple):
    """An Arena before the dice: the player's own side, the other, and who could help most."""

    own: int
    other: int
    third: int
    add: int


def _sides(view: View) -> Sides | None:
    """The Arena of the player, while something may be promised to the others."""
    fight = view.fight
    if view.stage != PROMISE or fight is None:
        return None
    state = known(view)
    green, red = _totals(state, fight)
    adds = {i: _totals(state, fight, i)[0] - green for i in joiners(state, fight)}
    if not adds:
        return None
    third = max(adds, key=lambda i: adds[i])
    own, other = (red, green) if view.viewer == fight.victim else (green, red)
    return Sides(own, other, third, adds[third])


def _outnumbered(view: View) -> bool:
    sides = _sides(view)
    return sides is not None and sides.own <= sides.other and sides.add > 0


def _unspent(view: View) -> bool:
    """Whether the player, who is in the fight, may announce the unique power."""
    fight = view.fight
    if view.stage != ANNOUNCE or fight is None or view.viewer is None:
        return False
    inside = view.viewer in (fight.fighter, fight.victim, *fight.allies)
    return inside and TOKEN in usable(known(view), view.viewer)


def _own_word(view: View) -> bool:
    """Whether the player is to keep or to break a promise."""
    return view.stage == WORD and view.promises[0].maker == view.viewer


# --- what is said about it ------------------------------------------------------------------------


def _quest_facts(find: Callable[[View], Asked | None], voice: Voice, view: View) -> Facts:
    """A quest, what it brings and costs, and the gems that bring it."""
    it = find(view)
    assert it is not None
    return {
        "quest": voice.the_quest(it.quest),
        "points": voice.points(it.trophies),
        "loss": voice.points(it.loss),
        "reward": voice.gems(REWARD),
        "price": voice.gems(it.price or 0),
    }


def _purchase_facts(voice: Voice, view: View) -> Facts:
    found = _purchase(view)
    assert found is not None
    return {
        "price": voice.gems(found.price),
        "the": voice.the(found.item),
        "before": _mine(view).power,
        "after": found.power,
    }


def _loot_facts(voice: Voice, view: View) -> Facts:
    found, fight = _loot(view), view.fight
    assert found is not None
    assert fight is not None
    half = -(-view.players[fight.victim].gems // 2)
    return {
        "gems": voice.gems(half),
        "the": voice.the(found.item),
        "before": _mine(view).power,
        "after": found.power,
    }


def _token_facts(voice: Voice, view: View) -> Facts:
    fight, mine = view.fight, _mine(view)
    assert fight is not None
    green, red = _totals(known(view), fight)
    own, other = (red, green) if mine.player == fight.victim else (green, red)
    return {"own": own, "power": other, "token": token_power(voice, mine.adventurer)}


def _wound_facts(voice: Voice, view: View) -> Facts:
    count = _mine(view).wounds
    return {"wounds": voice.wounds(count), "count": count, "price": voice.gems(CARE)}


def _end_facts(voice: Voice, view: View) -> Facts:
    leader = _leader(view)
    return {
        "name": voice.person(leader.player)["name"],
        "points": voice.points(leader.trophies),
        "length": view.setup.length,
        "loss": voice.points(_mine(view).loss or 0),
    }


def _draw_facts(voice: Voice, view: View) -> Facts:
    found = draw(view, _mine(view).player)
    return {"first": FIRST_ARENA, "monsters": found.monsters, "flee": found.flee}


def _arena_facts(voice: Voice, view: View) -> Facts:
    weakest, pot = _weakest(view), 0 if view.fought else view.pot
    return {
        "name": voice.person(weakest.player)["name"],
        "least": weakest.power,
        "own": _mine(view).power,
        "pot": pot,
        "gems": voice.gems(pot),
    }


def _met_facts(voice: Voice, view: View) -> Facts:
    met = _met(view)
    assert met is not None
    return {
        "alone": met.alone,
        "both": met.both,
        "power": met.against,
        **voice.other(met.ally, "ally"),
    }


def _bid_facts(voice: Voice, view: View) -> Facts:
    state, fight, mine = known(view), view.fight, _mine(view)
    assert fight is not None
    alone, against = _totals(state, fight)
    both, _ = _totals(state, fight, mine.player)
    return {"alone": alone, "both": both, "power": against, "gems": voice.gems(_prize(view))}


def _pick_facts(voice: Voice, view: View) -> Facts:
    bid, fight = _bid(view), view.fight
    assert bid is not None
    assert bid.bundle is not None
    assert fight is not None
    both, against = _totals(known(view), fight, bid.player)
    return {
        "both": both,
        "power": against,
        "price": voice.bundle(bid.bundle),
        **voice.other(bid.player, "ally"),
    }


def _promised_facts(voice: Voice, view: View) -> Facts:
    found = _promised(view)
    assert found is not None
    maker = view.players[found.maker]
    return {
        "give": voice.bundle(found.bundle),
        "by": voice.by(found.maker),
        "kept": maker.kept,
        "broken": maker.broken,
    }


def _side_facts(voice: Voice, view: View) -> Facts:
    state, fight, mine = known(view), view.fight, _mine(view)
    assert fight is not None
    green, red = _totals(state, fight)
    return {
        "attack": green,
        "defence": red,
        "add": _totals(state, fight, mine.player)[0] - green,
        "point": voice.points(1),
    }


def _promise_facts(voice: Voice, view: View) -> Facts:
    sides = _sides(view)
    assert sides is not None
    return {
        "own": sides.own,
        "power": sides.other,
        "add": sides.add,
        "name": voice.person(sides.third)["name"],
    }


def _word_facts(voice: Voice, view: View) -> Facts:
    return {"give": voice.bundle(goods.there(known(view), view.promises[0]))}


SITUATIONS: Sequence[Situation] = (
    Situation("claim", lambda v: _completed(v) is not None, partial(_quest_facts, _completed), 3),
    Situation(
        "keep-buy",
        lambda v: v.stage == KEEP and _for_sale(v) is not None,
        partial(_quest_facts, _for_sale),
    ),
    Situation("keep", lambda v: v.stage == KEEP, partial(_quest_facts, _greatest)),
    Situation("promised", lambda v: _promised(v) is not None, _promised_facts),
    Situation("sides", lambda v: v.stage == SIDES, _side_facts, times=2),
    Situation("promise", _outnumbered, _promise_facts, times=2),
    Situation("bid", lambda v: _prize(v) > 0, _bid_facts, times=2),
    Situation("pick", lambda v: _bid(v) is not None, _pick_facts, times=2),
    Situation("word", _own_word, _word_facts),
    Situation("token", _unspent, _token_facts),
    Situation("plunder", lambda v: _loot(v) is not None, _loot_facts, times=2),
    Situation("strong", _strong, _met_facts, times=2),
    Situation("ahead", _ahead, _met_facts, times=2),
    Situation("call", _behind, _met_facts, times=2),
    Situation("near-end", _ending, _end_facts),
    Situation(
        "shop-quest",
        lambda v: _payable(v) is not None,
        partial(_quest_facts, _payable),
        times=2,
    ),
    Situation(
        "trophy",
        lambda v: v.stage == REST and _mine(v).gems >= TROPHY and not v.bought,
        lambda voice, view: {"price": voice.gems(TROPHY)},
    ),
    Situation("heal", _wounded, _wound_facts, times=2),
    Situation("buy", lambda v: _purchase(v) is not None, _purchase_facts, times=2),
    Situation("guild", _guild, lambda voice, view: {"price": voice.gems(CARE)}),
    Situation("no-gems", lambda v: v.stage == SUPPLY and not _mine(v).gems),
    Situation(
        "draw",
        lambda v: v.stage == CHOOSE and v.round < FIRST_ARENA and not v.next_card,
        _draw_facts,
        times=2,
    ),
    Situation(
        "arena",
        lambda v: _may_open(v) and _weakest(v).power <= _mine(v).power,
        _arena_facts,
        times=2,
    ),
    Situation(
        "weaker",
        lambda v: _may_open(v) and DRAW in v.verbs and _weakest(v).power > _mine(v).power,
        _arena_facts,
        times=2,
    ),
    Situation("quests", lambda v: v.stage == QUESTS and CLAIM not in v.verbs),
)

TOOLS: Sequence[Introduction] = (
    Introduction(
        "chances",
        lambda v: v.round >= 2 and (_met(v) is not None or v.stage == SIDES),
        ("donjon-chances",),
    ),
    Introduction("whatif", lambda v: v.round >= 3 and v.stage == SUPPLY),
    Introduction("estimate", lambda v: v.round >= 4 and v.stage == CHOOSE),
)


# --- what is there all the time -------------------------------------------------------------------


def fits(setup: Setup) -> bool:
    """Whether it is a short game, to which the aim and the pace of the companion belong."""
    return setup.length == LENGTHS[0]


def ladder(voice: Voice) -> tuple[Rung, ...]:
    """No titles: the others are what one is measured by."""
    return ()


def payers(voice: Voice, view: View, player: int) -> list[Payer]:
    """The five sources of trophy points, with what the player has for each."""
    return paying(voice, view, player)


def standing(voice: Voice, view: View, player: int) -> str:
    """The trophy points, and what unfinished quests would cost if the game ended now."""
    owner = view.players[player]
    now = voice.say("donjon-guide-standing", have=owner.trophies, length=view.setup.length)
    loss = voice.say("donjon-guide-loss", loss=voice.points(owner.loss)) if owner.loss else ""
    return joined(now, loss)
