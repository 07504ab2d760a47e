"""What has just happened, and why: every event in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....teach.explain.parts import News
from ....teach.explain.scene import Scene as AnyScene
from ....teach.explain.together import Happening, in_one
from ....teach.explain.voice import joined
from ... import events as ev
from ...components import SKULLS
from ...scoring import CRIMINAL, PAIR, ScoreSheet, crypt_sheet, tie_key
from ...views import SeenPlayer, View
from .voice import Voice

Scene = AnyScene[Voice, View]


def news(voice: Voice, event: ev.Event, view: View, before: View | None = None) -> News:
    """An event as `voice` tells it.

    `view` is the viewer's view right after the event, `before` the one right before it.
    """
    return _TELLERS[type(event)](Scene(voice, view), event)


def together(voice: Voice, happenings: Sequence[Happening]) -> News:
    """The news of a step of several events: the first is what it is about."""
    return in_one([news(voice, *happening) for happening in happenings])


# --- the graveyard --------------------------------------------------------------------------------


def _dealt(scene: Scene, event: ev.Dealt) -> News:
    return scene.tell(
        "sedlec-news-dealt",
        "setup",
        "luck",
        cards=event.count * event.each,
        piles=event.count,
        each=event.each,
    )


def _turned(scene: Scene, event: ev.Turned) -> News:
    card = scene.voice.card(event.card)
    return scene.tell("sedlec-news-turned", "setup", "luck", pile=event.pile + 1, card=card)


def _dug(scene: Scene, event: ev.Dug) -> News:
    voice = scene.voice
    cards = voice.all_of(
        voice.say("sedlec-card-on-pile", card=voice.card(card), pile=pile + 1)
        for card, pile in zip(event.cards, event.piles, strict=True)
    )
    return scene.tell(
        "sedlec-news-dug",
        "dig",
        scene.tone(event.player),
        **voice.person(event.player),
        cards=cards,
        count=len(event.cards),
    )


def _took(scene: Scene, event: ev.Took) -> News:
    more = [_pile(scene, event.pile)]
    if event.left is not None:
        left = scene.view.piles[event.left]
        card = scene.voice.card(left.up) if left.up else ""
        more.insert(0, scene.voice.say("sedlec-news-left", card=card, pile=left.number))
    return scene.tell(
        "sedlec-news-took",
        "dig",
        scene.tone(event.player),
        more,
        **scene.voice.person(event.player),
        card=scene.voice.card(event.card),
        pile=event.pile + 1,
        left="no" if event.left is None else "yes",
    )


def _collected(scene: Scene, event: ev.Collected) -> News:
    return scene.tell(
        "sedlec-news-collected",
        "collect",
        scene.tone(event.player),
        [_pile(scene, event.pile)],
        **scene.voice.person(event.player),
        card=scene.voice.card(event.card),
        pile=event.pile + 1,
    )


def _pile(scene: Scene, pile: int) -> str:
    """What a pile has become now that its open card is gone."""
    down = scene.view.piles[pile].down
    return scene.voice.say("sedlec-news-pile", pile=pile + 1, down=down)


# --- the crypt ------------------------------------------------------------------------------------


def _laid(scene: Scene, event: ev.Laid) -> News:
    voice, player = scene.voice, scene.view.players[event.player]
    crypt = tuple(laid for laid in player.crypt if laid.place != event.place)
    before, after = crypt_sheet(event.player, crypt), player.sheet
    gain = {skull: after.points[skull] - before.points[skull] for skull in SKULLS}
    told = "sedlec-gained" if event.gained else "sedlec-gained-nothing"
    return scene.tell(
        "sedlec-news-laid",
        max(SKULLS, key=lambda skull: gain[skull]) if event.gained else "lay",
        scene.tone(event.player),
        [voice.say(told, points=event.gained, parts=voice.parts(gain))],
        joined(*_added(voice, before, player)),
        **voice.person(event.player),
        card=voice.card(event.card),
        place=str(event.place),
        points=event.gained,
    )


def _added(voice: Voice, before: ScoreSheet, player: SeenPlayer) -> list[str]:
    """Where the points come from that a card has added to a crypt, or that there are none."""
    after = player.sheet
    had = [level for level, _ in before.priests]
    levels = [str(level) for level, _ in after.priests if level not in had]
    counts = {skull: after.points[skull] - before.points[skull] for skull in SKULLS}
    counts |= {
        "priest": len(levels),
        "lover": counts["lover"] // PAIR,
        "criminal": counts["criminal"] // CRIMINAL,
    }
    listed = voice.all_of(levels) if levels else ""
    return [
        voice.say("sedlec-added", skull=skull, count=count, levels=listed)
        for skull, count in counts.items()
        if count
    ] or [voice.say("sedlec-added-nothing", more="yes" if player.missing else "no")]


def _filled(scene: Scene, event: ev.Filled) -> News:
    return scene.tell(
        "sedlec-news-filled",
        "crypt",
        scene.tone(event.player),
        **scene.voice.person(event.player),
        cards=scene.view.setup.size,
        all="no" if any(player.missing for player in scene.view.players) else "yes",
    )


# --- the end --------------------------------------------------------------------------------------


def _scored(scene: Scene, event: ev.Scored) -> News:
    points = {skull: getattr(event, skull) for skull in SKULLS}
    return scene.tell(
        "sedlec-news-scored",
        "end",
        "end",
        **scene.voice.person(event.player),
        points=scene.voice.points(event.total),
        parts=scene.voice.parts(points),
        count=event.total,
    )


def _ended(scene: Scene, event: ev.Ended) -> News:
    voice = scene.voice
    if event.by == "shared":
        players = voice.people(event.winners)
        # With three tied, two may share and the third have lost by its types of skulls.
        tied = scene.view.scores.count(max(scene.view.scores))
        why = _compared(scene) if tied > len(event.winners) else ""
        return scene.tell("sedlec-news-shared", "end", "end", (), why, players=players)
    why = _compared(scene) if event.by == "skulls" else ""
    return scene.tell("sedlec-news-won", "end", "end", (), why, **voice.person(event.winners[0]))


def _compared(scene: Scene) -> str:
    """What the tied compare: the points of their skull types, up to those that decide."""
    voice, view = scene.voice, scene.view
    best = {
        player.player: tie_key(player.sheet.points)
        for player in view.players
        if player.sheet.total == max(view.scores)
    }
    winner, length = max(best.values()), 1
    while sum(key[:length] == winner[:length] for key in best.values()) > len(view.winners):
        length += 1
    lines = [
        voice.say(
            "sedlec-news-best",
            name=voice.name(player),
            points=voice.all_of(map(str, key[:length])),
        )
        for player, key in best.items()
    ]
    return joined(voice.say("sedlec-news-tied"), *lines)


_TELLERS: dict[type[ev.Event], Callable[[Scene, Any], News]] = {
    ev.Dealt: _dealt,
    ev.Turned: _turned,
    ev.Dug: _dug,
    ev.Took: _took,
    ev.Collected: _collected,
    ev.Laid: _laid,
    ev.Filled: _filled,
    ev.Scored: _scored,
    ev.Ended: _ended,
}
