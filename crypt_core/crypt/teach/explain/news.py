"""What has just happened, and why: every event in words.

A face-down value is told only if it is in the viewer's own view after the event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from ....teach.explain.parts import News
from ....teach.explain.scene import Scene as AnyScene
from ....teach.explain.voice import Facts, joined
from ... import events as ev
from ...components import GHOST
from ...state import TIE
from ...views import SeenTreasure, View
from .voice import Voice


def news(voice: Voice, event: ev.Event, view: View, before: View | None = None) -> News:
    """An event as `voice` tells it.

    `view` is the viewer's view right after the event, `before` the one right before it.
    """
    return _TELLERS[type(event)](Scene(voice, view, before), event)


class Scene(AnyScene[Voice, View]):
    """What a teller looks at: also the view before the event, for what is gone after it."""

    def __init__(self, voice: Voice, view: View, before: View | None) -> None:
        super().__init__(voice, view)
        self.before = before

    def the(self, slot: int) -> str:
        """The treasure that lies there, or lay there before the event."""
        return self.voice.the(slot, self._where(slot))

    def on(self, slot: int) -> str:
        """On the treasure that lies there, or lay there before the event."""
        return self.voice.on(slot, self._where(slot))

    def _where(self, slot: int) -> View | None:
        return self.view if self.treasure(self.view, slot) else self.before

    @staticmethod
    def treasure(view: View | None, slot: int) -> SeenTreasure | None:
        """The treasure at a place, if there is one."""
        return view.crypt[slot] if view is not None and slot < len(view.crypt) else None


# --- I. Reveal ------------------------------------------------------------------------------------


def _revealed(scene: Scene, event: ev.Revealed) -> News:
    cards = scene.voice.all_of(scene.voice.card(*card) for card in event.cards)
    down = sum(1 for card in event.cards if not card.value)
    top = scene.view.top
    on_top = (
        [scene.voice.say("crypt-event-revealed-top", card=scene.voice.card(top, None))]
        if top
        else []
    )
    return scene.tell(
        "crypt-event-revealed",
        "reveal.count",
        "luck",
        on_top,
        round=event.round,
        cards=cards,
        up=len(event.cards) - down,
        down=down,
    )


def _arranged(scene: Scene, event: ev.Arranged) -> News:
    laid = [scene.treasure(scene.view, slot) for slot in range(len(event.slots))]
    cards = [scene.voice.card(t.kind, t.value if t.up else None) for t in laid if t]
    return scene.tell("crypt-event-arranged", "solo.order", "luck", cards=scene.voice.all_of(cards))


# --- II. Claim ------------------------------------------------------------------------------------


def _placed(scene: Scene, event: ev.Placed) -> News:
    if scene.voice.who(event.player) == "ghost":
        return _ghost_placed(scene, event)
    voice = scene.voice
    facts: Facts = {
        **voice.person(event.player),
        "dice": voice.dice(event.dice),
        "the": scene.the(event.slot),
        "on": scene.on(event.slot),
        "effort": event.dice.effort,
        "chance": event.dice.effort - 1,
        "total": event.dice.total,
    }
    if event.pushed is None:
        return scene.tell("crypt-event-placed", "claim.place", scene.tone(event.player), **facts)
    facts |= _pushed(scene, event.pushed)
    return scene.tell("crypt-event-pushed", "claim.push", scene.tone(event.player), **facts)


def _pushed(scene: Scene, pushed: ev.Pushed) -> Facts:
    return {
        **scene.voice.person(pushed.player, "their_"),
        "theirs": scene.voice.dice_of(pushed.player, pushed.dice),
        "their_total": pushed.dice.total,
    }


def _ghost_placed(scene: Scene, event: ev.Placed) -> News:
    voice = scene.voice
    facts: Facts = {
        "dice": voice.dice_of(event.player, event.dice),
        "the": scene.the(event.slot),
        "on": scene.on(event.slot),
        "total": event.dice.total,
    }
    id_ = "crypt-event-ghost-placed"
    if event.pushed is not None:
        id_ = "crypt-event-ghost-pushed"
        facts |= _pushed(scene, event.pushed)
    passing = passing_over(scene, event.dice, event.passing)
    why = joined(passing, voice.say(f"{id_}.why", **facts, passed="yes" if passing else "no"))
    return scene.tell(id_, "ghost.place", "role", (), why, **facts)


def passing_over(scene: Scene, dice: ev.Dice, passing: Sequence[ev.Passing]) -> str:
    """Why the Ghost could not take the treasures on the way."""
    voice = scene.voice
    reasons = []
    for is_own, some in groupby(passing, key=lambda passed: not passed.total):
        if is_own:
            own = voice.all_of(scene.the(passed.slot) for passed in some)
            reasons.append(voice.say("crypt-passing-own", treasures=own))
            continue
        for passed in some:
            treasure = scene.treasure(scene.view, passed.slot)
            assert treasure is not None
            reasons.append(
                voice.say(
                    "crypt-passing-held",
                    on=scene.on(passed.slot),
                    total=dice.total,
                    theirs=passed.total,
                    **voice.person(treasure.owner),
                )
            )
    return joined(*reasons)


def _recovered(scene: Scene, event: ev.Recovered) -> News:
    return scene.tell(
        "crypt-event-recovered",
        "recover",
        scene.tone(event.player),
        **scene.voice.person(event.player),
        count=event.count,
    )


def _ghost_rolled(scene: Scene, event: ev.GhostRolled) -> News:
    faces = scene.voice.all_of(map(str, event.faces))
    count = len(event.faces)
    if event.turn == 1:
        return scene.tell("crypt-event-ghost-rolled", "ghost.roll", "role", faces=faces)
    return scene.tell(
        "crypt-event-ghost-rolled-again", "ghost.second", "role", faces=faces, count=count
    )


def _ghost_idle(scene: Scene, event: ev.GhostIdle) -> News:
    return scene.tell("crypt-event-ghost-idle", "ghost.second", "role")


def _ghost_grouped(scene: Scene, event: ev.GhostGrouped) -> News:
    voice = scene.voice
    groups = voice.all_of(voice.the_dice(dice) for dice in (*event.groups, *event.leaving))
    together = any(dice.servants > 1 for dice in (*event.groups, *event.leaving))
    facts = {"groups": groups, "joined": "yes" if together else "no"}
    if event.leaving:
        highest = voice.the_dice(event.groups[0])
        return scene.tell(
            "crypt-event-ghost-grouped-second", "ghost.second", "role", highest=highest, **facts
        )
    rule = "ghost.roll" if together else "ghost.sequence"
    count = len(event.groups)
    return scene.tell("crypt-event-ghost-grouped", rule, "role", count=count, **facts)


def _ghost_set_aside(scene: Scene, event: ev.GhostSetAside) -> News:
    passing = passing_over(scene, event.dice, event.passing)
    dice = scene.voice.dice_of(GHOST, event.dice)
    why = joined(passing, scene.voice.say("crypt-event-ghost-set-aside.why"))
    return scene.tell("crypt-event-ghost-set-aside", "ghost.place", "role", (), why, dice=dice)


# --- III. Collect ---------------------------------------------------------------------------------


def _discarded(scene: Scene, event: ev.Discarded) -> News:
    lost = [scene.treasure(scene.before, slot) for slot in event.slots]
    unseen = [treasure for treasure in lost if treasure is not None and treasure.value is None]
    treasures = scene.voice.all_of(scene.the(slot) for slot in event.slots)
    return scene.tell(
        "crypt-event-discarded",
        "collect.discard",
        "other",
        treasures=treasures,
        count=len(event.slots),
        unseen="no" if not unseen else "all" if len(unseen) == len(lost) else "some",
    )


def _refreshed(scene: Scene, event: ev.Refreshed) -> News:
    return scene.tell(
        "crypt-event-refreshed",
        "collect.all-pushed",
        scene.tone(event.player),
        **scene.voice.person(event.player),
        count=event.count,
    )


def _spared(scene: Scene, event: ev.Spared) -> News:
    return scene.tell(
        "crypt-event-spared",
        "collect.roll",
        scene.tone(event.player),
        **scene.voice.person(event.player),
        count=event.count,
        on=scene.on(event.slot),
    )


def _rolled(scene: Scene, event: ev.Rolled) -> News:
    return scene.tell("crypt-event-rolled", "collect.roll", "luck", **_result(scene, event))


def _result(scene: Scene, event: ev.Rolled | ev.Rerolled) -> Facts:
    return {
        **scene.voice.person(event.player),
        "on": scene.on(event.slot),
        "effort": event.effort,
        "face": event.face,
        "chance": event.effort - 1,
        "result": "exhausted" if event.exhausted else "ready",
    }


def _collected(scene: Scene, event: ev.Collected) -> News:
    return scene.tell(
        "crypt-event-collected",
        "collect.keep",
        scene.tone(event.player),
        _how_many(scene, event.player, event.card.kind),
        **scene.voice.person(event.player),
        **_worth(scene, event.player, event.card),
        the=scene.the(event.slot),
    )


def _worth(scene: Scene, player: int, card: ev.Shown) -> Facts:
    """What the viewer knows of a treasure that a player has just taken."""
    if card.value:
        return {"seen": "up", "coins": scene.voice.coins(card.value)}
    value = scene.view.players[player].treasures[-1].value
    if value is None:
        return {"seen": "no", "coins": ""}
    return {"seen": "known", "coins": scene.voice.coins(value)}


def _how_many(scene: Scene, player: int, kind: str) -> tuple[str, ...]:
    """How many treasures of a kind a player owns now, from two on."""
    count = sum(1 for card in scene.view.players[player].treasures if card.kind == kind)
    if count < 2:
        return ()
    return (scene.voice.say("crypt-that-makes", kind=kind, count=count),)


def _ghost_took(scene: Scene, event: ev.GhostTook) -> News:
    lost = scene.treasure(scene.before, event.slot)
    unseen = "yes" if lost is not None and lost.value is None else "no"
    return scene.tell(
        "crypt-event-ghost-took", "ghost.discard", "role", the=scene.the(event.slot), unseen=unseen
    )


# --- powers ---------------------------------------------------------------------------------------


def _rerolled(scene: Scene, event: ev.Rerolled) -> News:
    return scene.tell(
        "crypt-event-rerolled",
        "idols.A",
        "luck",
        **_result(scene, event),
        cards=scene.voice.flipped(event.flipped),
    )


def _peeked(scene: Scene, event: ev.Peeked) -> News:
    more: list[str] = []
    if scene.view.viewer == event.player:
        looked = [t for t in scene.view.crypt if t and not t.up and t.value is not None]
        more = [
            scene.voice.say(
                "crypt-peek-found", the=scene.the(t.slot), coins=scene.voice.coins(t.value or 0)
            )
            for t in looked
        ]
    return scene.tell(
        "crypt-event-peeked",
        "manuscripts.B",
        scene.tone(event.player),
        more,
        **scene.voice.person(event.player),
        cards=scene.voice.flipped(event.flipped),
    )


def _took(scene: Scene, event: ev.Took) -> News:
    return scene.tell(
        "crypt-event-took",
        "pottery.B",
        scene.tone(event.player),
        _how_many(scene, event.player, event.card.kind),
        **scene.voice.person(event.player),
        **_worth(scene, event.player, event.card),
        the=scene.the(event.slot),
        cards=scene.voice.flipped(event.flipped),
    )


def _roused(scene: Scene, event: ev.Roused) -> News:
    return scene.tell(
        "crypt-event-roused",
        "remains.A",
        scene.tone(event.player),
        **scene.voice.person(event.player),
        cards=scene.voice.flipped(event.flipped),
    )


def _idols_rewarded(scene: Scene, event: ev.IdolsRewarded) -> News:
    return scene.tell(
        "crypt-event-idols-rewarded",
        "idols.B",
        scene.tone(event.player),
        **scene.voice.person(event.player),
        values=", ".join(str(card.value) for card in event.flipped),
    )


_WINDOW_RULES = {"pottery": "reveal.before-claim", "reroll": "collect.reroll", "last": "any-time"}


def _declined(scene: Scene, event: ev.Declined) -> News:
    window = scene.before.stage if scene.before is not None else scene.view.stage
    return scene.tell(
        "crypt-event-declined",
        _WINDOW_RULES.get(window, "any-time"),
        scene.tone(event.player),
        **scene.voice.person(event.player),
        window=window,
    )


# --- IV. Pass, and the end ------------------------------------------------------------------------


def _torches_passed(scene: Scene, event: ev.TorchesPassed) -> News:
    dark = scene.view.lights_out
    return scene.tell(
        "crypt-event-torches-passed",
        "pass",
        scene.tone(event.leader),
        **scene.voice.person(event.leader),
        **scene.voice.person(dark, "dark_"),
        both="yes" if dark == event.leader else "no",
    )


def _deck_empty(scene: Scene, event: ev.DeckEmpty) -> News:
    return scene.tell("crypt-event-deck-empty", "pass", "end")


def _scored(scene: Scene, event: ev.Scored) -> News:
    sheet = scene.view.players[event.player].sheet
    more = []
    if sheet is not None:
        more = [
            scene.voice.say(
                "crypt-scored-from",
                treasures=sheet.treasures,
                bonuses=sum(sheet.bonuses),
                servants=sheet.servants,
            )
        ]
    return scene.tell(
        "crypt-event-scored",
        "score",
        "end",
        more,
        **scene.voice.person(event.player),
        coins=scene.voice.coins(event.coins),
    )


def _tied(scene: Scene, event: ev.Tied) -> News:
    players = scene.voice.people(event.players)
    return scene.tell("crypt-event-tied", "tie", "end", players=players, how=_decided_by(scene))


def _decided_by(scene: Scene) -> str:
    """What counts at the end: coins, or what the tied have rolled."""
    return "rolled" if scene.before is not None and scene.before.stage == TIE else "coins"


def _rolled_off(scene: Scene, event: ev.RolledOff) -> News:
    return scene.tell(
        "crypt-event-rolled-off",
        "tie",
        "luck",
        **scene.voice.person(event.player),
        faces=scene.voice.all_of(map(str, event.faces)),
        count=len(event.faces),
        total=sum(event.faces),
    )


def _won(scene: Scene, event: ev.Won) -> News:
    if len(event.players) > 1:
        players = scene.voice.people(event.players)
        return scene.tell("crypt-event-won-together", "tie", "end", players=players)
    how = _decided_by(scene)
    return scene.tell(
        "crypt-event-won",
        "tie" if how == "rolled" else "score",
        "end",
        **scene.voice.person(event.players[0]),
        how=how,
    )


def _ranked(scene: Scene, event: ev.Ranked) -> News:
    return scene.tell(
        "crypt-event-ranked",
        "solo.rank",
        "end",
        coins=scene.voice.coins(event.coins),
        rank=event.rank,
    )


_TELLERS: dict[type[ev.Event], Callable[[Scene, Any], News]] = {
    ev.Revealed: _revealed,
    ev.Arranged: _arranged,
    ev.Placed: _placed,
    ev.Recovered: _recovered,
    ev.GhostRolled: _ghost_rolled,
    ev.GhostIdle: _ghost_idle,
    ev.GhostGrouped: _ghost_grouped,
    ev.GhostSetAside: _ghost_set_aside,
    ev.Discarded: _discarded,
    ev.Refreshed: _refreshed,
    ev.Spared: _spared,
    ev.Rolled: _rolled,
    ev.Collected: _collected,
    ev.GhostTook: _ghost_took,
    ev.Rerolled: _rerolled,
    ev.Peeked: _peeked,
    ev.Took: _took,
    ev.Roused: _roused,
    ev.IdolsRewarded: _idols_rewarded,
    ev.Declined: _declined,
    ev.TorchesPassed: _torches_passed,
    ev.DeckEmpty: _deck_empty,
    ev.Scored: _scored,
    ev.Tied: _tied,
    ev.RolledOff: _rolled_off,
    ev.Won: _won,
    ev.Ranked: _ranked,
}
